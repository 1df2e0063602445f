//! The style of this game's pages and its shades, visual language §2.

use crate::render::{Cast, SeatColour, style::style};

/// The colours of a table's seats, by seat: white and brown, which have two emissaries each, with two players.
pub const fn seat_colours(cast: &Cast) -> &'static [SeatColour] {
    match cast.players.as_slice() {
        [] | [_] | [_, _] => &[SeatColour::White, SeatColour::Brown],
        [_, _, _] => &[SeatColour::Purple, SeatColour::Orange, SeatColour::White],
        _ => &[SeatColour::Purple, SeatColour::Orange, SeatColour::White, SeatColour::Brown],
    }
}

style! {
    /// The style of this game.
    Rome, include_str!("../../../../assets/great_city/palette.txt");
    /// Public, red; the space that acts now, on marble.
    RED = 0xA9_2B26;
    /// Public, green.
    GREEN = 0x1E_7B69;
    /// Public, yellow.
    YELLOW = 0xE0_A62E;
    /// Public, blue.
    BLUE = 0x1F_4E9C;
    /// Production.
    OLIVE = 0x5F_6B33;
    /// Houses of value 2.
    HOUSE_2 = 0xE6_D3B0;
    /// Houses of value 4; those of value 3 have the colour of their score.
    HOUSE_4 = 0xD0_8A62;
    /// Aqueducts.
    SLATE = 0x62_747F;
    /// Temples.
    PLUM = 0x54_365B;
    /// The plate of a cost.
    BRICK_PLATE = 0x9C_3F22;
    /// The line within a gold frame.
    GOLD_LINE = 0x3A_2408;
    /// The numeral of a point token.
    POINTS = 0x12_305F;
    /// The ground of the emperor.
    EMPEROR = 0x4A_2320;
    /// A free space of the strip.
    FREE = 0xDD_D2C1;
    /// Its dashed edge.
    FREE_LINE = 0x8C_7A62;
    /// A tick that says "done".
    DONE = 0x2F_6B38;
    /// The foot of a card that can be paid.
    ENOUGH = 0xD3_E3C8;
    ENOUGH_INK = 0x22_4620;
    /// The foot of a card that cannot.
    SHORT = 0xF3_D59F;
    SHORT_INK = 0x5A_3A0E;
    /// A card that may be taken.
    CARD = 0xF7_ECD3;
    /// Its lower edge.
    CARD_LIP = 0xDC_C9A0;
    /// The wood of a stall.
    STALL = 0x8A_5A30;
    /// The wall of a town.
    WALL = 0xB3_A58C;
    /// A place where a card brings the most.
    BEST = 0x2B_4A63;
    /// Score: residential.
    SCORE_HOMES = 0xE2_B283;
    /// Score: aqueducts.
    SCORE_AQUEDUCTS = 0x3F_719B;
    /// Score: temples.
    SCORE_TEMPLES = 0x7D_5587;
    /// Score: Shrine.
    SCORE_SHRINE = 0xF0_E6D4;
    /// Score: coins.
    SCORE_COINS = 0xF2_C044;
    /// Score: influence tokens.
    SCORE_TOKENS = 0xAE_4B27;
    /// Score: influence cards.
    SCORE_CARDS = 0x8F_AE52;
    /// The meadow on which a city grows.
    MEADOW = 0x29_2C1B;
    /// The surveyor's lines on it.
    MEADOW_LINE = 0x45_4A2A;
    /// The streets.
    STREET = 0xA2_917A;
    /// The shadow of a city on its meadow.
    SHADOW = 0x15_160E;
    /// The line around the houses of an area.
    KERB = 0xFF_F3D6;
}
