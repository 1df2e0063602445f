//! The style of pages that belong to no game: the theme's shades and the steps between those that meet there.

use std::sync::LazyLock;

use super::gallery::{Gallery, Style};
use super::shade::Common;
use super::theme;

/// No shades but the theme's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum House {}

/// What lies on what.
const PAIRS: [(Common, Common); 16] = [
    (theme::TEXT, theme::PAGE),
    (theme::TEXT, theme::PANEL),
    (theme::MUTED, theme::PAGE),
    (theme::MUTED, theme::PANEL),
    (theme::GOLD, theme::PANEL),
    (theme::WHITE, theme::PANEL),
    (theme::FRAME, theme::PAGE),
    (theme::SEAT_PURPLE, theme::PANEL),
    (theme::SEAT_ORANGE, theme::PANEL),
    (theme::SEAT_BROWN, theme::PANEL),
    (theme::WHITE, theme::SEAT_PURPLE),
    (theme::INK, theme::SEAT_ORANGE),
    (theme::INK, theme::TEXT),
    (theme::WHITE, theme::SEAT_BROWN),
    (theme::PLOT_LINE, theme::PANEL),
    (theme::PAGE, theme::PANEL),
];

impl Style for House {
    fn gallery() -> &'static Gallery<Self> {
        static GALLERY: LazyLock<Gallery<House>> = LazyLock::new(|| Gallery::of_pairs(&PAIRS));
        &GALLERY
    }
}
