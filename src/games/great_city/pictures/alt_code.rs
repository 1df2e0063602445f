//! The short forms of an alt text, which has no room for names.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::great_city::rules::view::Phase;
use crate::render::{Cast, saying};
use crate::say;

/// The beginning of a name: enough to know the player by within one text.
pub(super) fn brief(cast: &Cast, seat: Seat) -> String {
    saying::name(cast, seat, 8)
}

/// What a phase asks of the player in turn.
pub(super) fn to_do(phase: Phase) -> Text {
    let phase = match phase {
        Phase::Draft => "draft",
        Phase::Place => "place",
        Phase::Pick => "pick",
        Phase::Act => "act",
        Phase::SchoolDeck | Phase::SchoolKeep => "school",
        Phase::Over => "over",
    };
    say!("great_city-alt-to-do", phase)
}

/// "1 brick", "2 bricks".
pub(super) fn bricks(number: u8) -> Text {
    say!("great_city-bricks", number)
}

/// "1 cog", "2 cogs".
pub(super) fn cogs(number: u8) -> Text {
    say!("great_city-cogs", number)
}

/// "1 coin", "2 coins".
pub(super) fn coins(number: u8) -> Text {
    say!("great_city-coins", number)
}

/// "1 token", "2 tokens".
pub(super) fn tokens(number: u8) -> Text {
    say!("great_city-alt-tokens", number)
}
