//! The whole table in words.

use crate::games::marble::pictures::board_text;
use crate::games::marble::rules::PublicView;
use crate::talk::names::Names;
use crate::talk::say::Text;

/// All that lies on the table.
pub fn status(view: &PublicView, names: &Names) -> Text {
    board_text(view, &super::near::cast(view, names))
}
