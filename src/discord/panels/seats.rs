//! Which seat somebody means, and the questions about seats.

use crate::{
    board::{Level, Seat},
    discord::words::{bold, people::called},
    say,
    tables::{Authority, Seated, TableId},
    talk::{
        layout::{NoPicture, Panel, Style},
        present::Spot,
        say::Text,
        seat_verb::SeatVerb,
    },
};

/// The number of a seat for people, from 1.
pub const fn number(seat: Seat) -> usize {
    seat.index() + 1
}

/// "2 · Vitruvius (AI, normal)"
pub fn label(seated: &Seated) -> Text {
    Text::dotted([Text::from(number(seated.seat).to_string()), called(seated).plain()])
}

/// The seat with this number, or the only one whose holder's name contains the text.
pub fn seat(players: &[Seated], typed: &str) -> Option<Seat> {
    let typed = typed.trim().to_lowercase();
    if let Ok(typed) = typed.parse::<usize>() {
        return players.iter().map(|one| one.seat).find(|seat| number(*seat) == typed);
    }
    let holder = |one: &Seated| called(one).plain().to_string().to_lowercase();
    let fits = |one: &&Seated| !typed.is_empty() && holder(one).contains(&typed);
    let mut fitting = players.iter().filter(fits).map(|one| one.seat);
    fitting.next().filter(|_| fitting.next().is_none())
}

/// The question before an AI plays on in a person's seat: one's own, or another's for those who manage the server.
pub fn ai_question(
    table: TableId,
    held_by: &Seated,
    level: Level,
    authority: Authority,
) -> Panel<NoPicture> {
    let level_id = level.name();
    let text = match authority {
        Authority::Own => say!("seats-ask-ai", level = level_id),
        Authority::Moderator => {
            say!("seats-ask-ai-for", name = bold(&held_by.name), level = level_id)
        }
    };
    let spot = Spot::of(table);
    let give = match authority {
        Authority::Own => SeatVerb::Give(held_by.seat, level),
        Authority::Moderator => SeatVerb::Assign(held_by.seat, level),
    };
    Panel::text(text).buttons([
        spot.button(give, say!("button-give-to-ai"), Style::Ending),
        spot.plain(SeatVerb::Keep, say!("button-change-nothing")),
    ])
}

/// The question before somebody gives the seat up.
pub fn resign_question(table: TableId, is_last: bool) -> Panel<NoPicture> {
    let text = if is_last { say!("seats-ask-resign-last") } else { say!("seats-ask-resign") };
    let spot = Spot::of(table);
    Panel::text(text).buttons([
        spot.button(SeatVerb::Resign, say!("button-give-seat-up"), Style::Ending),
        spot.plain(SeatVerb::Keep, say!("button-keep-seat")),
    ])
}

/// The question which of several open seats somebody takes.
pub fn which(table: TableId, open: &[Seated]) -> Panel<NoPicture> {
    let spot = Spot::of(table);
    let button = |seated: &Seated| {
        let (seat, name) = (number(seated.seat), called(seated).plain());
        let label = say!("button-take-this-seat", seat, name);
        spot.plain(SeatVerb::Take(seated.seat), label)
    };
    Panel::text(say!("seats-which")).buttons(open.iter().map(button))
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
            .map(|(seat, (who, name))| {
                let name = name.to_owned();
                Seated { seat, who, name, colour: None, away: false }
            })
            .collect();
        let place = |typed| seat(&players, typed).map(Seat::index);
        assert_eq!(place("1"), Some(0));
        assert_eq!(place(" vitr"), Some(1));
        assert_eq!(place("free"), Some(2));
        for typed in ["anna", "", "0", "4", "nobody"] {
            assert_eq!(place(typed), None, "{typed}");
        }
        assert_eq!(label(&players[1]).to_string(), "2 · Vitruvius (AI, hard)");
        assert_eq!(label(&players[2]).to_string(), "3 · free seat of Hannah");
    }
}
