//! Sentences about the rules of a game that its host chooses on the lobby card.

use super::lobby::host;
use crate::{
    render::SeatColour,
    say,
    tables::{Lobby, TableState, UserId},
    talk::{
        say::Text,
        wishes::{Answer, Wish},
    },
};

/// What is set, and who may change it until when.
pub fn text(lobby: &Lobby, reader: UserId, set: &[(Wish, Answer)]) -> Text {
    if set.is_empty() {
        return say!("settings-none", table = lobby.table);
    }
    let line = |(wish, answer): &(Wish, Answer)| {
        say!("settings-set", what = (wish.says)(), answer = answer.is_yes())
    };
    let who = match (lobby.state, lobby.host == Some(reader)) {
        (TableState::Lobby, true) => say!("settings-yours"),
        (TableState::Lobby, false) => say!("settings-of-host", host = host(lobby)),
        (TableState::Running | TableState::Finished | TableState::Ended, _) => {
            say!("settings-fixed")
        }
    };
    let heading = say!("settings-heading", table = lobby.table);
    Text::lines([heading].into_iter().chain(set.iter().map(line)).chain([who]))
}

/// What choosing it does, in at most 100 characters.
pub fn change(wish: Wish, to: Answer) -> Text {
    say!("settings-change", what = (wish.says)(), answer = to.is_yes())
}

/// A colour and its shape.
pub fn colour(colour: SeatColour) -> Text {
    say!("settings-colour", colour = colour.name())
}
