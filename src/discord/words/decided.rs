//! How a game was decided, in one sentence.

use crate::{
    board::Seat,
    render::parts::Course,
    say,
    talk::{names::Names, say::Text},
};

/// When the only winner took the lead for good, and from whom; `None` where several have won, or nothing is known.
pub fn decided(course: &Course, winners: &[Seat], names: &Names) -> Option<Text> {
    let [winner] = winners else { return None };
    let seats = u8::try_from(course.totals.first()?.len()).ok()?;
    let total = |at: usize, seat: Seat| {
        course.totals.get(at).and_then(|totals| totals.get(seat.index())).copied().unwrap_or(0)
    };
    let rival = |at: usize| {
        let others = Seat::all(seats).filter(|seat| seat != winner);
        others.max_by_key(|seat| total(at, *seat))
    };
    let is_ahead = |at: usize| rival(at).is_none_or(|rival| total(at, rival) < total(at, *winner));
    let name = names.bold(*winner);
    let Some(behind) = (0..course.totals.len()).rev().find(|at| !is_ahead(*at)) else {
        return Some(say!("posts-decided-ahead", name));
    };
    let rival = names.bold(rival(behind)?);
    if behind + 1 == course.totals.len() {
        return Some(say!("posts-decided-tie", name, rival));
    }
    let (_, last) = course.ends.last()?;
    let (_, round) = course.ends.iter().find(|(end, _)| *end > behind)?;
    Some(match behind {
        0 => say!("posts-decided-ahead", name),
        _ if round == last => say!("posts-decided-last", name, rival),
        _ => say!("posts-decided", name, rival, round = *round),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of a game of two rounds with these totals, which Anna has won.
    fn told(totals: &[[i32; 2]]) -> String {
        let names = Names::new(["Anna", "Ben"].map(str::to_owned));
        let ends = vec![(2, 1), (totals.len() - 1, 2)];
        let course = Course { ends, totals: totals.iter().map(|totals| totals.to_vec()).collect() };
        decided(&course, &[Seat::FIRST], &names).unwrap().to_string()
    }

    #[test]
    fn the_end_says_when_the_winner_took_the_lead_for_good() {
        let last = told(&[[0, 0], [3, 0], [3, 5], [3, 6], [9, 6]]);
        assert_eq!(last, "**Anna** overtook **Ben** in the last round.");
        let early = told(&[[0, 0], [0, 3], [5, 3], [6, 3], [6, 5]]);
        assert_eq!(early, "**Anna** overtook **Ben** in round 1 and stayed ahead.");
        let ahead = told(&[[0, 0], [2, 1], [3, 1], [3, 2], [5, 4]]);
        assert_eq!(ahead, "**Anna** was ahead from the first turn on.");
        let tie = told(&[[0, 0], [2, 1], [3, 1], [3, 2], [4, 4]]);
        assert_eq!(tie, "**Anna** and **Ben** have equally many points: the tie-break decides.");
    }

    #[test]
    fn a_shared_victory_needs_no_such_sentence() {
        let names = Names::new(["Anna", "Ben"].map(str::to_owned));
        let course = Course { ends: vec![(0, 1)], totals: vec![vec![1, 1]] };
        let both: Vec<Seat> = Seat::all(2).collect();
        assert_eq!(decided(&course, &both, &names), None);
        let nothing = Course { ends: Vec::new(), totals: Vec::new() };
        assert_eq!(decided(&nothing, &[Seat::FIRST], &names), None);
    }
}
