//! Corrections by organisers: of whom and of what they may not be.

use super::{
    tests::{around, day, drawn, fact, joined, opened},
    *,
};
use crate::store::UserId;

#[test]
fn who_was_taken_back_is_not_put_out_again_when_the_match_is_reopened() {
    let state = opened(&drawn(2, 4, 0), day(7));
    let gone = SeatFact { left: true, late: 3, ..SeatFact::default() };
    let facts = around([(1, fact(Stand::Plays, &[gone, SeatFact::default()]))]);
    let absent = state.seats[0].entrant;
    let mut state = look(&state, &facts, day(12)).after;
    let steps = [
        Correction::Restore { entrant: absent },
        Correction::Places { number: 1, before: Vec::new(), places: vec![2, 1] },
        Correction::Reopen { number: 1 },
        Correction::Void { number: 1 },
        Correction::Reopen { number: 1 },
    ];
    for step in steps {
        let done = correct(&state, &facts, (UserId(99), "was ill"), step.clone(), day(12)).unwrap();
        state = look(&done.after, &facts, day(12)).after;
        assert!(state.is_in(absent), "after {step:?}");
    }
    let forfeits: Vec<bool> = state.seats_of(1).map(|seat| seat.forfeit).collect();
    assert_eq!(forfeits, [true, false], "an AI plays on there");
}

#[test]
fn organisers_who_play_touch_no_rival_and_no_date_that_is_theirs() {
    let mut state = opened(&joined(2, 8, 1), day(1));
    state.league.size = 4;
    let state = opened(&look(&state, &Around::default(), day(7)).after, day(8));
    let division = |user| state.entrant_of(UserId(user)).unwrap().division;
    let rival = (2..=8).find(|user| division(*user) == division(1)).unwrap();
    let other = (2..=8).find(|user| division(*user) != division(1)).unwrap();
    let by = |by, correction| {
        let around = Around::default();
        correct(&state, &around, (UserId(by), "why"), correction, day(10)).map(drop)
    };
    let number = |user| state.entrant_of(UserId(user)).unwrap().number;
    let later = Correction::Deadline { before: day(0), to: day(200) };
    let own = Err(LeagueRefused::Own);
    assert_eq!(by(1, Correction::Remove { entrant: number(rival) }), own);
    assert_eq!(by(1, Correction::Restore { entrant: number(rival) }), own);
    assert_eq!(by(1, later.clone()), own);
    assert_eq!(by(9, Correction::Remove { entrant: number(1) }), own, "a reserve gets the seats");
    assert_eq!(by(1, Correction::Remove { entrant: number(other) }), Ok(()));
    assert_eq!(by(9, later.clone()), Ok(()), "a reserve has no match");
    assert_eq!(by(99, later), Ok(()));
    assert_eq!(by(1, Correction::Stop), Ok(()));
}
