//! Who goes up and down where people have dropped out.

use super::{
    placing::ladder,
    tests::{all, day, ended, joined, opened, ready},
    *,
};
use crate::store::UserId;

/// The end of a season of three divisions of four. Two people have dropped out of the second before its matches began.
fn played(reserves: u64) -> SeasonState {
    let mut state = joined(3, 12, reserves);
    state.league.size = 4;
    let mut state = opened(&look(&state, &Around::default(), day(7)).after, day(8));
    let second = state.entrants.iter().filter(|one| one.division == Some(2));
    let leavers: Vec<UserId> = second.filter_map(|one| one.player).take(2).collect();
    for user in leavers {
        let waits = all(&state, |_| ready(&[false; 3]));
        state = leave(&state, &waits, user, day(8)).unwrap().after;
    }
    let over = all(&state, |_| ended(&[1, 2, 3]));
    look(&state, &over, day(9)).after
}

#[test]
fn people_who_go_up_find_a_place_where_others_have_dropped_out() {
    for reserves in 0..=2 {
        let state = played(reserves);
        let rows = standings(&state, 2);
        let plays = usize::try_from(2 + reserves).unwrap();
        assert_eq!(rows.iter().filter(|row| !row.is_out).count(), plays);
        let moves = |row: &Row| (row.goes_up, row.goes_down);
        assert_eq!(moves(&rows[0]), (true, false));
        assert!(rows[plays..].iter().all(|row| row.is_out && row.goes_down), "{rows:?}");
        let down = rows[..plays].iter().filter(|row| row.goes_down).count();
        assert_eq!(down, usize::from(plays == 4), "in place of who is out: {rows:?}");
        let mut order = ladder(&state);
        order.sort_by_key(|(_, at)| *at);
        for division in 2..=3 {
            let up = standings(&state, division).into_iter().find(|row| row.goes_up).unwrap();
            let place = order.iter().position(|(entrant, _)| *entrant == up.entrant).unwrap();
            let above = 4 * (usize::try_from(division).unwrap() - 1);
            assert!(
                place < above,
                "{reserves} reserves, division {division}: {place} of {order:?}"
            );
        }
    }
}
