//! The style of this game's pages and its shades.

use crate::render::{Cast, SeatColour, style::style};

/// The colours of a table's seats, by seat: the same as in the first game.
pub const fn seat_colours(cast: &Cast) -> &'static [SeatColour] {
    match cast.players.as_slice() {
        [] | [_] | [_, _] => &[SeatColour::White, SeatColour::Brown],
        [_, _, _] => &[SeatColour::Purple, SeatColour::Orange, SeatColour::White],
        _ => &[SeatColour::Purple, SeatColour::Orange, SeatColour::White, SeatColour::Brown],
    }
}

style! {
    /// The style of this game.
    Antiquity, include_str!("../../../../assets/builders/palette.txt");
    /// The plate of a machine.
    MACHINE = 0x9C_3F22;
    /// The plate of a building of up to 2 resources, and of labourers.
    OLIVE = 0x5F_6B33;
    /// Up to 4, apprentices, and the score line of prisoners.
    SLATE = 0x62_747F;
    /// Up to 6, and companions.
    GREEN = 0x1E_7B69;
    /// Up to 8, and masters.
    BLUE = 0x1F_4E9C;
    /// Up to 10, and freed prisoners.
    PLUM = 0x54_365B;
    /// More.
    RED = 0xA9_2B26;
    /// The plate of a university.
    YELLOW = 0xE0_A62E;
    /// What may be lost, on marble.
    LOSS_INK = 0x5A_3A0E;
    /// Stone, in need-bars; the same three below.
    STONE = 0xC3_CBD0;
    /// Wood.
    WOOD = 0xE0_A765;
    /// Architecture.
    ARCHITECTURE = 0x5F_A8F5;
    /// Decoration.
    DECORATION = 0xEE_7080;
    /// Scenes: the sky.
    SKY = 0x2F_5566;
    /// Clouds.
    CLOUD = 0x3E_6778;
    /// The hills far away.
    FAR_HILL = 0x2C_4B4F;
    /// The near ones.
    HILL = 0x2B_4636;
    /// Ground on which nothing stands.
    MEADOW = 0x3F_5C3A;
    /// A street.
    PAVING = 0xD8_B67C;
    /// Its upper edge.
    PAVING_LIGHT = 0xF0_D9A0;
    /// Its joints.
    PAVING_DARK = 0xB9_9560;
    /// Where something is built.
    EARTH = 0x6B_4E34;
    /// The wall below a terrace.
    WALL = 0x73_664C;
    /// A card that may be taken.
    CARD = 0xF7_ECD3;
    /// Its lower edge.
    CARD_LIP = 0xDC_C9A0;
    /// Score: buildings.
    SCORE_BUILDINGS = 0xE2_B283;
    /// Score: machines.
    SCORE_MACHINES = 0x3F_719B;
    /// Score: sesterces.
    SCORE_SESTERCES = 0xF2_C044;
}
