//! Which seat somebody means, and the questions about seats.

use crate::{
    board::{Level, Seat},
    discord::words::bold,
    tables::{Authority, MoveNumber, Seated, TableId},
    talk::{
        layout::{NoPicture, Panel, Row, Style},
        names::tame,
        present::Spot,
        seat_verb::SeatVerb,
    },
};

/// The number of a seat for people, from 1.
#[must_use]
pub const fn number(seat: Seat) -> usize {
    seat.index() + 1
}

/// "2 · Vitruvius (AI, normal)"
#[must_use]
pub fn label(seated: &Seated) -> String {
    format!("{} · {}", number(seated.seat), tame(&seated.label()))
}

/// The seat with this number, or the only one whose holder's name contains the text.
#[must_use]
pub fn seat(players: &[Seated], typed: &str) -> Option<Seat> {
    let typed = typed.trim().to_lowercase();
    if let Ok(typed) = typed.parse::<usize>() {
        return players.iter().map(|one| one.seat).find(|seat| number(*seat) == typed);
    }
    let fits = |one: &&Seated| !typed.is_empty() && one.label().to_lowercase().contains(&typed);
    let mut fitting = players.iter().filter(fits).map(|one| one.seat);
    fitting.next().filter(|_| fitting.next().is_none())
}

/// The question before an AI plays on in a person's seat: one's own, or another's for those who manage the server.
#[must_use]
pub fn ai_question(
    table: TableId,
    held_by: &Seated,
    level: Level,
    authority: Authority,
) -> Panel<NoPicture> {
    let ai = level.id();
    let text = match authority {
        Authority::Own => format!(
            "If an AI ({ai}) takes your seat, it plays on with all that belongs to it, and you get the seat back only when \
             somebody at the table offers it to you. Give your seat to the AI?"
        ),
        Authority::Moderator => format!(
            "{} holds that seat. If an AI ({ai}) takes it, they get it back only when it is offered to them. Give their \
             seat to the AI?",
            bold(&held_by.name)
        ),
    };
    let spot = Spot { table, number: MoveNumber(0) };
    let give = match authority {
        Authority::Own => SeatVerb::Give(held_by.seat, level),
        Authority::Moderator => SeatVerb::Assign(held_by.seat, level),
    };
    Panel::text(text).row(Row::Buttons(vec![
        spot.button(give, "Give it to the AI", Style::Ending),
        spot.button(SeatVerb::Keep, "Change nothing", Style::Plain),
    ]))
}

/// The question before somebody gives the seat up.
#[must_use]
pub fn resign_question(table: TableId, is_last: bool) -> Panel<NoPicture> {
    let text = if is_last {
        "You are the last person at this table. If you give your seat up, the table is ended without a score. Give it up?"
    } else {
        "If you give your seat up, somebody else or an AI plays on with all that belongs to it, secrets included. \
         You get it back only while nobody has taken it, or if it is offered to you. Give it up?"
    };
    let spot = Spot { table, number: MoveNumber(0) };
    Panel::text(text).row(Row::Buttons(vec![
        spot.button(SeatVerb::Resign, "Give my seat up", Style::Ending),
        spot.button(SeatVerb::Keep, "Keep my seat", Style::Plain),
    ]))
}

/// The question which of several open seats somebody takes.
#[must_use]
pub fn which(table: TableId, open: &[Seated]) -> Panel<NoPicture> {
    let spot = Spot { table, number: MoveNumber(0) };
    let button = |seated: &Seated| {
        let label = format!("Take seat {}", label(seated));
        spot.button(SeatVerb::Take(seated.seat), &label, Style::Plain)
    };
    Panel::text("More than one seat is open. Which do you take?")
        .row(Row::Buttons(open.iter().map(button).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::Level,
        tables::{Occupant, UserId},
    };

    #[test]
    fn a_seat_is_meant_by_its_number_or_a_part_of_one_name_only() {
        let holders = [
            (Occupant::Person(UserId(1)), "Anna"),
            (Occupant::Ai(Level::Hard), "Vitruvius"),
            (Occupant::Vacant, "Hannah"),
        ];
        let players: Vec<Seated> = Seat::all(3)
            .zip(holders)
            .map(|(seat, (who, name))| Seated { seat, who, name: name.to_owned() })
            .collect();
        let place = |typed| seat(&players, typed).map(Seat::index);
        assert_eq!(place("1"), Some(0));
        assert_eq!(place(" vitr"), Some(1));
        assert_eq!(place("free"), Some(2));
        for typed in ["anna", "", "0", "4", "nobody"] {
            assert_eq!(place(typed), None, "{typed}");
        }
        assert_eq!(label(&players[2]), "3 · free seat of Hannah");
    }
}
