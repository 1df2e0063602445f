//! A move in a few words, for buttons, hints and what is to be confirmed.

use crate::games::marble::pictures::gained;
use crate::games::marble::rules::{Completed, Move};
use crate::say;
use crate::talk::say::Text;

use super::guide::Guide;
use super::units;
use super::words::{self, Form};

/// A move in a few words, with what it brings.
pub fn summary(guide: &Guide<'_>, mv: Move) -> Text {
    Text::dotted(std::iter::once(what(guide, mv)).chain(told(guide, mv)))
}

/// The move alone: "Play temple at E5-F5 with a magistrate".
pub fn what(guide: &Guide<'_>, mv: Move) -> Text {
    words::summary(Form::Button, "", mv, guide.view.public.built())
}

/// What the playing of a tile brings, a part each; none for nothing.
pub fn told(guide: &Guide<'_>, mv: Move) -> Vec<Text> {
    gained(&guide.view.public.prospect(mv), |made| finished(guide, made)).collect()
}

/// "temple at E6 for you: 3 points", "fountain at E6".
fn finished(guide: &Guide<'_>, Completed { site, building, owner, points }: Completed) -> Text {
    let whose = match owner {
        Some(owner) if owner == guide.view.seat => "you",
        Some(_) => "another",
        None => "nobody",
    };
    say!("marble-panel-makes", building, site, whose, points = units::points(points))
}
