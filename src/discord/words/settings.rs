//! Sentences about the rules of a game that its host chooses on the lobby card.

use super::lobby::host;
use crate::{
    render::SeatColour,
    say,
    tables::{Lobby, Stage, UserId},
    talk::{say::Text, wishes::Wish},
};

/// What is set, and who may change it until when.
pub fn text(lobby: &Lobby, reader: UserId, set: &[(Wish, bool)]) -> Text {
    if set.is_empty() {
        return say!("settings-none", table = lobby.table);
    }
    let line =
        |(wish, answer): &(Wish, bool)| say!("settings-set", what = (wish.says)(), answer = answer);
    let who = match (lobby.state, lobby.host == Some(reader)) {
        (Stage::Lobby, true) => say!("settings-yours"),
        (Stage::Lobby, false) => say!("settings-of-host", host = host(lobby)),
        (Stage::Running | Stage::Finished | Stage::Ended, _) => {
            say!("settings-fixed")
        }
    };
    let heading = say!("settings-heading", table = lobby.table);
    Text::lines([heading].into_iter().chain(set.iter().map(line)).chain([who]))
}

/// What choosing it does, in at most 100 characters.
pub fn change(wish: Wish, to: bool) -> Text {
    say!("settings-change", what = (wish.says)(), answer = to)
}

/// A colour and its shape.
pub fn colour(colour: SeatColour) -> Text {
    say!("settings-colour", colour = colour.name())
}
