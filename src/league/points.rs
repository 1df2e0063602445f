//! What a match is worth.

use std::time::Duration;

use super::facts::{SeatFact, SeatResult};

/// A point for each person left behind, half of one for each that is even; nothing for a forfeit. `places` are by seat, with
/// `None` for a forfeit.
pub(super) fn points(places: &[Option<u8>]) -> Vec<u8> {
    let worth = |own: &Option<u8>| {
        let Some(own) = own else { return 0 };
        let against = |other: &Option<u8>| match other {
            None => 2,
            Some(other) => 1 + u8::from(other > own) - u8::from(other < own),
        };
        // A seat is even with itself.
        places.iter().map(against).sum::<u8>() - 1
    };
    places.iter().map(worth).collect()
}

/// Places from 1 without gaps behind forfeits.
pub(super) fn closed_up(places: &[Option<u8>]) -> Vec<Option<u8>> {
    let rank = |own: &u8| 1 + places.iter().flatten().filter(|other| *other < own).count();
    let place =
        |own: &Option<u8>| own.as_ref().map(|own| u8::try_from(rank(own)).unwrap_or(u8::MAX));
    places.iter().map(place).collect()
}

/// The results of a match that came to its end. `is_out` says by seat who is out of the season.
pub(super) fn of_end(seats: &[SeatFact], is_out: &[bool]) -> Vec<SeatResult> {
    let forfeits = |(seat, out): (&SeatFact, &bool)| seat.left || *out || seat.place.is_none();
    let forfeited: Vec<bool> = seats.iter().zip(is_out).map(forfeits).collect();
    let place = |(seat, forfeit): (&SeatFact, &bool)| seat.place.filter(|_| !forfeit);
    let places = closed_up(&seats.iter().zip(&forfeited).map(place).collect::<Vec<_>>());
    results(seats, &places, points(&places))
}

/// The results of a match that the deadline found open: who has used most time gets nothing, and the others share what is left
/// equally. Who has forfeited is behind all of them.
pub(super) fn of_deadline(seats: &[SeatFact], is_out: &[bool]) -> Vec<SeatResult> {
    let forfeited: Vec<bool> =
        seats.iter().zip(is_out).map(|(seat, out)| seat.left || *out).collect();
    let used = |(seat, forfeit): (&SeatFact, &bool)| (!forfeit).then_some(seat.used);
    let most: Option<Duration> = seats.iter().zip(&forfeited).filter_map(used).max();
    let there = forfeited.iter().filter(|forfeit| !**forfeit).count();
    let slow = seats.iter().zip(&forfeited).position(|both| used(both) == most && !both.1);
    let place = |(seat, forfeit): (usize, &bool)| {
        let is_slow = there > 1 && Some(seat) == slow;
        (!forfeit).then_some(if is_slow { 2 } else { 1 })
    };
    let places: Vec<_> = forfeited.iter().enumerate().map(place).collect();
    let share = u8::try_from(2 * (forfeited.len() - there) + there).unwrap_or(u8::MAX);
    let alone = share - 1;
    let worth = |place: &Option<u8>| match place {
        None | Some(2) => 0,
        Some(_) if there == 1 => alone,
        Some(_) => share,
    };
    let points = places.iter().map(worth).collect();
    results(seats, &closed_up(&places), points)
}

fn results(seats: &[SeatFact], places: &[Option<u8>], points: Vec<u8>) -> Vec<SeatResult> {
    let result = |((seat, place), points): ((&SeatFact, &Option<u8>), u8)| SeatResult {
        place: *place,
        points: Some(points),
        forfeit: place.is_none(),
        late: seat.late,
    };
    seats.iter().zip(places).zip(points).map(result).collect()
}
