//! Pictures of what has not happened: a step of a plan is chosen at a table as it may come, and who looks there later must not
//! take it for the table.

use std::sync::OnceLock;

use super::canvas::{Canvas, at};
use super::house::House;
use super::{ALT_LIMIT, Picture, clip, theme};
use crate::catalogue::Text;
use crate::say;

/// How high the band is.
const BAND: f32 = 24.0;

impl<Audience> Picture<Audience> {
    /// The same below a band that says that it is imagined; so does its alt text, first.
    pub fn imagined(self) -> Self {
        let says = say!("picture-imagined").to_string();
        let mut canvas = Canvas::<House>::below_band(&self.page, BAND, theme::GOLD);
        canvas.text_centred(
            at(theme::WIDTH / 2.0, BAND / 2.0),
            theme::CARD_NAME,
            theme::INK,
            &says,
        );
        let alt = Text::sentences([say!("picture-imagined-alt"), Text::verbatim(self.alt)]);
        Self {
            page: canvas.into_page(),
            png: OnceLock::new(),
            alt: clip(&alt.to_string(), ALT_LIMIT),
            audience: self.audience,
        }
    }
}
