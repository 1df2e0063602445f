//! The style of this game's pages and its shades.

use crate::games::marble::rules::kinds::Kind;
use crate::render::{Cast, SeatColour, style::style};

/// The colours of a table's seats, by seat: the same for any number of players.
pub const fn seat_colours(_cast: &Cast) -> &'static [SeatColour] {
    &[SeatColour::Purple, SeatColour::Orange, SeatColour::White, SeatColour::Brown]
}

style! {
    /// The style of this game.
    Marble, include_str!("../../../../assets/marble/palette.txt");
    /// The dark band round it, and the joints between tiles.
    JOINT = 0x12_0E0D;
    /// The number of a vertex.
    VERTEX = 0x9A_8974;
    /// Temple tiles.
    TEMPLE = 0x1E_7B69;
    /// Bathhouse tiles.
    BATHHOUSE = 0x1F_4E9C;
    /// Theatre tiles.
    THEATRE = 0xD3_9A26;
    /// Arena tiles.
    ARENA = 0xA9_2B26;
    /// The pattern of temple tiles.
    TEMPLE_MARKS = 0x2E_937F;
    /// The pattern of bathhouse tiles.
    BATHHOUSE_MARKS = 0x35_67B8;
    /// The pattern of theatre tiles.
    THEATRE_MARKS = 0xE7_B74E;
    /// The pattern of arena tiles.
    ARENA_MARKS = 0xC5_443B;
    /// What is built.
    STONE = 0xFB_F6EC;
    /// Its shade.
    STONE_SHADE = 0xCF_C2AC;
    /// Score: bridges.
    SCORE_BRIDGES = 0x3F_719B;
    /// Score: aqueducts.
    SCORE_AQUEDUCTS = 0x8F_AE52;
    /// Score: fountains.
    SCORE_FOUNTAINS = 0x23_6A9E;
    /// Score: coins.
    SCORE_COINS = 0xF2_C044;
    /// Score: most coins.
    SCORE_MOST = 0xC9_8A2E;
    /// Score: imperium.
    SCORE_IMPERIUM = 0x7D_5587;
}

/// The colour of a type of tile, and that of its pattern.
pub const fn tints(kind: Kind) -> (Shade, Shade) {
    match kind {
        Kind::Temple => (TEMPLE, TEMPLE_MARKS),
        Kind::Bathhouse => (BATHHOUSE, BATHHOUSE_MARKS),
        Kind::Theatre => (THEATRE, THEATRE_MARKS),
        Kind::Arena => (ARENA, ARENA_MARKS),
    }
}
