//! Which seat somebody means, and which seats are open to somebody.

use super::{SeatVerb, press};
use crate::{
    board::Seat,
    discord::{App, answer::Answer, play, wire::Sheet},
    tables::{MoveNumber, SeatStep, Seated, TableError, TableId},
    talk::{
        custom_id::Verb,
        layout::{Row, Style},
        present::Spot,
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
    format!("{} · {}", number(seated.seat), crate::talk::names::tame(&seated.label()))
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

/// Somebody wants to join a game that runs: takes the seat that is open, or asks which.
pub async fn join(app: &App, answer: &Answer, table: TableId) {
    let open = match app.tables.open_seats(table, answer.player.user).await {
        Ok(open) => open,
        Err(error) => return play::refuse(answer, &error).await,
    };
    match open.as_slice() {
        [] => play::refuse(answer, &TableError::AlreadyStarted).await,
        [one] => press::act(app, answer, table, SeatStep::Take { seat: one.seat }).await,
        several => {
            let spot = Spot { table, number: MoveNumber(0) };
            let button = |seated: &Seated| {
                let verb = Verb::Seat(SeatVerb::Take(seated.seat).to_string());
                spot.button(verb, &format!("Take seat {}", label(seated)), Style::Plain)
            };
            let rows = vec![Row::Buttons(several.iter().map(button).collect())];
            let text = "More than one seat is open. Which do you take?".to_owned();
            answer.show(&Sheet { text, rows, file: None }).await;
        }
    }
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
