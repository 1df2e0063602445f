//! The visual language in numbers, as far as all games share it: colours and sizes of type, `visual_language.md` §2, §3.
//!
//! All lengths are units: one unit is a pixel of Discord's inline picture, and [`SCALE`] pixels of ours.

pub use super::geometry::SCALE;
use super::lettering::{Face, LEAST, Type};
use super::shade::{Common, shades};

/// The width of every page.
pub const WIDTH: f32 = 550.0;
/// The height of a full page.
pub const HEIGHT: f32 = 350.0;
/// The free edge of a page.
pub const MARGIN: f32 = 10.0;
/// The gap between panels.
pub const GUTTER: f32 = 6.0;
/// The radius of a panel's corners.
pub const RADIUS: f32 = 6.0;

/// The lower left corner of a page on which nothing is drawn: chats lay a badge there, which says that there is a text.
pub const BADGE: (f32, f32) = (60.0, 30.0);

// The first entries of every palette. A new one here changes the bytes of all pictures of all games: a shade of one game
// belongs into the palette of that game.
shades! { Common, from 0;
    /// The wall behind everything.
    PAGE = 0x24_1915;
    /// A panel on it.
    PANEL = 0x34_251D;
    /// A panel on a panel.
    RAISED = 0x43_2F24;
    /// A place without a building.
    PLOT = 0x15_1211;
    /// The thin line around it.
    PLOT_LINE = 0x4A_4039;
    /// The hairline around the page.
    FRAME = 0x7A_5A36;
    /// Cards and strips.
    MARBLE = 0xEC_E4D6;
    /// Their lower edge.
    MARBLE_LIP = 0xD5_C9B5;
    /// Bricks, and rounds that are done.
    TERRACOTTA = 0xC9_633A;
    /// Text.
    TEXT = 0xF6_EEDF;
    /// Less important text.
    MUTED = 0xC6_B8A4;
    /// A count of zero.
    ZERO = 0xA3_9683;
    /// Text on light ground.
    INK = 0x24_1813;
    /// Longer text on marble.
    EFFECT = 0x3F_2E22;
    /// The kind of a card, on marble.
    KIND = 0x7A_4A2A;
    /// Deck I, stakes, the winner.
    GOLD = 0xF6_C445;
    /// A dull gold line.
    BRONZE = 0x9A_7B3E;
    /// Who is in turn.
    TURN = 0xFF_E9A0;
    /// The last move, discs, and ticks.
    WHITE = 0xFF_FFFF;
    /// What is new since an earlier moment.
    NEW = 0x9C_E6BE;
    /// A place where the card may be built.
    PLACE = 0x7C_C7F2;
    /// The ground of such a place.
    PLACE_GROUND = 0x1B_2A35;
    /// Its number.
    FREE_INK = 0x5B_503D;
    /// The plate of a stake that is taken.
    TAKEN = 0x45_381F;
    /// A round to come.
    TO_COME = 0x78_695A;
    /// Travertine in the mosaic rule.
    TRAVERTINE = 0xC9_B79A;
    /// Terracotta in the mosaic rule.
    MOSAIC_RED = 0x8E_3A26;
    /// The dark stones of the mosaic rule.
    MOSAIC_DARK = 0x4A_362A;
    /// A hairline on marble.
    MARBLE_LINE = 0xB7_A88F;
    /// The purple seat.
    SEAT_PURPLE = 0x7A_4BA0;
    /// The orange seat.
    SEAT_ORANGE = 0xEE_9133;
    /// The brown seat.
    SEAT_BROWN = 0x85_512C;
}

/// The index of the first named shade of a style, behind those of the theme.
#[expect(clippy::cast_possible_truncation, reason = "a palette has 256 shades in all")]
pub(crate) const FIRST_OWN: u8 = NAMED.len() as u8;

/// A page's title.
pub const PAGE_TITLE: Type = Type::new(Face::Title, 17.0);
/// A title in a side panel.
pub const SIDE_TITLE: Type = Type::new(Face::Title, 13.0);
/// The total in the final scores.
pub const TOTAL: Type = Type::new(Face::Title, 27.0);
/// A letter on the plan.
pub const LETTER: Type = Type::new(Face::Bold, 27.0);
/// A card's name in the hand.
pub const CARD_NAME: Type = Type::new(Face::Bold, 16.0);
/// A card's name on a compact hand.
pub const CARD_NAME_COMPACT: Type = Type::new(Face::Bold, 15.0);
/// A card's name in the offer.
pub const OFFER_NAME: Type = Type::new(Face::Text, 11.5);
/// A player's name.
pub const PLAYER_NAME: Type = Type::new(Face::Bold, 13.0);
/// A player's name in a narrow place, the largest first that fits.
pub const PLAYER_NAMES: [Type; 2] = [PLAYER_NAME, Type::new(Face::Bold, 11.5)];
/// A player's name where there is room for more.
pub const PLAYER_NAME_LARGE: Type = Type::new(Face::Bold, 13.5);
/// The same, the largest first that fits.
pub const PLAYER_NAMES_LARGE: [Type; 3] =
    [PLAYER_NAME_LARGE, Type::new(Face::Bold, 12.2), Type::new(Face::Bold, 11.0)];
/// The player's name beside a city in detail.
pub const PLAYER_NAME_DETAIL: Type = Type::new(Face::Bold, 16.0);
/// Counts.
pub const COUNT: Type = Type::new(Face::Bold, 13.2);
/// Counts where there is room for more.
pub const COUNT_LARGE: Type = Type::new(Face::Bold, 15.0);
/// Counts in a narrow column, the largest first that fits.
pub const COUNTS: [Type; 3] = [COUNT, Type::new(Face::Bold, 12.0), Type::new(Face::Bold, 11.0)];
/// The kind of a card.
pub const KIND_LINE: Type = Type::new(Face::Text, 12.0);
/// An effect.
pub const EFFECT_LINE: Type = Type::new(Face::Text, 13.0);
/// An effect on a compact hand.
pub const EFFECT_COMPACT: Type = Type::new(Face::Text, 12.5);
/// An effect in a side panel.
pub const EFFECT_SIDE: Type = Type::new(Face::Text, 11.5);
/// A label above a panel.
pub const CAPTION: Type = Type::new(Face::Text, 10.5);
/// A label.
pub const LABEL: Type = Type::new(Face::Text, 11.0);
/// A large label.
pub const LABEL_LARGE: Type = Type::new(Face::Text, 13.0);
/// A label that matters.
pub const LABEL_BOLD: Type = Type::new(Face::Bold, 11.5);
/// The smallest type but on reference sheets.
pub const FLOOR: Type = Type::new(Face::Text, LEAST);
/// The title of the reference sheet.
pub const SHEET_TITLE: Type = Type::new(Face::Title, 14.0);
