//! A line in the channel that is no board post and no ping.

use super::{bold, seats, time, took_back};
use crate::tables::{Notice, Seated};

/// A line in the channel that is no board post and no ping.
#[must_use]
pub fn notice(notice: &Notice, players: &[Seated]) -> String {
    match notice {
        Notice::Undone { seat, moves } => {
            let name = players
                .iter()
                .find(|player| player.seat == *seat)
                .map_or("somebody", |player| &player.name);
            took_back(&bold(name), *moves)
        }
        Notice::Ended { by: _, name } => {
            format!("{} ended this table. A new one can be opened with `/game new`.", bold(name))
        }
        Notice::Moved { name } => {
            format!("{} moved this table here; it goes on as it was.", bold(name))
        }
        Notice::Vote { seat, .. } => {
            let is_other = |player: &&Seated| player.user().is_some() && player.seat != *seat;
            let others = players.iter().filter(is_other).count();
            let late = players.iter().find(|player| player.seat == *seat);
            seats::vote(late.map_or("somebody", |player| &player.name), others)
        }
        Notice::SeatFree { .. }
        | Notice::SeatWaits { .. }
        | Notice::SeatOffered { .. }
        | Notice::OfferOver { .. }
        | Notice::SeatTaken { .. }
        | Notice::AllLeft { .. }
        | Notice::Decided { .. }
        | Notice::Back { .. } => seats::notice(notice),
        Notice::Stalled { .. }
        | Notice::TimeUp { .. }
        | Notice::StillPlaying { .. }
        | Notice::Idle
        | Notice::LobbyCloses { .. }
        | Notice::LobbyExpired => time::notice(notice, players),
    }
}
