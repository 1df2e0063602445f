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
    let line = |(wish, answer): &(Wish, Answer)| match answer {
        Answer::Yes => say!("settings-yes", what = (wish.says)()),
        Answer::No => say!("settings-no", what = (wish.says)()),
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
    match to {
        Answer::Yes => say!("settings-change-to-yes", what = (wish.says)()),
        Answer::No => say!("settings-change-to-no", what = (wish.says)()),
    }
}

/// What the select asks for.
pub fn question() -> Text {
    say!("settings-question")
}

/// Which pieces are the reader's.
pub fn own_colour(colour: SeatColour) -> Text {
    say!("settings-own-colour", colour = self::colour(colour))
}

/// A colour and its shape.
pub fn colour(colour: SeatColour) -> Text {
    say!("settings-colour", colour = colour.name())
}
