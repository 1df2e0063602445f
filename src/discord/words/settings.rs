//! Sentences about the rules of a game that its host chooses on the lobby card.

use super::{bold, lobby::host};
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

/// What the table is called, for its host, who can change that until the game is over.
pub fn name(lobby: &Lobby, reader: UserId) -> Option<Text> {
    let may_change = match lobby.state {
        Stage::Lobby | Stage::Running => lobby.host == Some(reader),
        Stage::Finished | Stage::Ended => false,
    };
    may_change.then(|| match &lobby.name {
        Some(name) => say!("settings-name", name = bold(name)),
        None => say!("settings-no-name"),
    })
}

/// What choosing it does, in at most 100 characters.
pub fn change(wish: Wish, to: bool) -> Text {
    say!("settings-change", what = (wish.says)(), answer = to)
}

/// A colour and its shape.
pub fn colour(colour: SeatColour) -> Text {
    say!("settings-colour", colour = colour.name())
}
