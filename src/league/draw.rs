//! Divisions and matches, from the season's secret: the same draw each time.

use super::{
    format::meetings,
    format::sizes,
    placing::order,
    standings::lot,
    state::{Around, Change},
};
use crate::store::{EntrantState, MatchRow, MatchSeatRow, MatchState, UserId};

/// Draws divisions and matches; `false` where too few play.
pub(super) fn draw(change: &mut Change, around: &Around) -> bool {
    let after = &mut change.after;
    let playing: Vec<(u32, Option<UserId>)> = after
        .entrants
        .iter()
        .filter(|entrant| entrant.state == EntrantState::In)
        .map(|entrant| (entrant.number, entrant.player))
        .collect();
    let Some(sizes) = sizes(playing.len(), usize::from(after.league.size)) else { return false };
    let mut left = order(&playing, &around.ladder, &around.ratings);
    let mut number = 0;
    for (division, size) in (1..).zip(sizes) {
        let mut people: Vec<u32> = left.drain(..size).collect();
        // Who is who in the table of matches is left to chance.
        people.sort_by_key(|entrant| lot(&after.season.secret, *entrant));
        for entrant in after.entrants.iter_mut().filter(|one| people.contains(&one.number)) {
            entrant.division = Some(division);
        }
        for seats in meetings(size, after.league.players) {
            number += 1;
            after.matches.push(MatchRow {
                number,
                division,
                state: MatchState::Drawn,
                thread: None,
                table: None,
                opened: None,
                trouble: None,
            });
            let seat = |(seat, place): (u8, usize)| MatchSeatRow {
                number,
                seat,
                entrant: people[place],
                place: None,
                points: None,
                forfeit: false,
                late: 0,
            };
            after.seats.extend((0..).zip(seats).map(seat));
        }
    }
    true
}
