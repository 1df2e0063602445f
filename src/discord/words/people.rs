//! The people at a table, as sentences and pictures name them.

use super::bold;
use crate::{
    board::Level,
    render::Cast,
    say,
    tables::{Former, Occupant, Seated, Whose},
    talk::{
        names::{Names, escape, tame},
        say::Text,
    },
};

/// Who sits there: "**Anna**", "**Vitruvius (AI, normal)**", "**free seat of Anna**".
pub fn called(seated: &Seated) -> Text {
    remembered(&seated.whose())
}

/// The same for a seat as a line of the channel remembers it.
pub fn remembered(whose: &Whose) -> Text {
    match whose {
        Whose::Person(name) => bold(name).into(),
        Whose::Ai(name, level) => ai(name, *level),
        Whose::Nobody(left_by) => free_seat(left_by),
    }
}

/// The name of whoever sits there, or that it is somebody.
pub fn name_of(seated: Option<&Seated>) -> Text {
    seated.map_or_else(|| say!("people-somebody"), |seated| bold(&seated.name).into())
}

fn ai(name: &str, level: Level) -> Text {
    say!("people-ai", name = escape(&tame(name)), level = level.name())
}

fn free_seat(left_by: &str) -> Text {
    say!("people-free-seat", name = escape(&tame(left_by)))
}

/// Who sits at the table at which somebody has no seat.
pub fn not_at_table(players: &[Seated]) -> Text {
    let names = Text::all_of(players.iter().map(called));
    say!("people-not-at-table", number = players.len(), names)
}

/// The players as the pictures show them.
pub fn cast(players: &[Seated]) -> Cast {
    let named = players.iter().map(|player| (tame(&player.name), note(player)));
    let mut cast = Cast::with_notes(named);
    for (persona, player) in cast.players.iter_mut().zip(players) {
        persona.colour = player.colour;
    }
    cast
}

/// What is beside the name of a seat for which no person plays now.
fn note(player: &Seated) -> Text {
    match player.who {
        Occupant::Person(_) if player.away => say!("picture-note", level = "away"),
        Occupant::Person(_) => Text::default(),
        Occupant::Ai(level) => say!("picture-note", level = level.name()),
        Occupant::Vacant => say!("picture-note", level = "none"),
    }
}

/// The players as the sentences name them.
pub fn names(players: &[Seated]) -> Names {
    Names::new(players.iter().map(|seated| called(seated).plain().to_string()))
}

/// The same with those who held the seats before, in order.
pub fn names_before(players: &[Seated], former: &[Former]) -> Names {
    let named = |one: &Former| (one.seat, one.until, remembered(&one.whose).plain().to_string());
    names(players).before(former.iter().map(named))
}
