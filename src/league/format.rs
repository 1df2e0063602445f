//! The sizes of divisions, and who meets whom in one.

/// The fewest and the most people of a division.
pub const LEAST: usize = 4;
pub const MOST: usize = 8;

/// How far those who sit at the table of a match are from its first seat, by the size of the division from [`LEAST`]: at
/// tables of three and of four.
const OF_THREE: [[usize; 3]; 5] = [[0, 1, 2], [0, 1, 2], [0, 1, 3], [0, 1, 3], [0, 1, 3]];
const OF_FOUR: [[usize; 4]; 5] =
    [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 4], [0, 1, 2, 4]];

/// The matches of a division: who sits where, by number from 0.
///
/// At tables of three and four there are as many matches as people, and everybody plays one from each seat. At tables of two
/// everybody meets everybody once, and the numbers of somebody's first and second seats differ by at most one.
///
/// # Panics
/// For sizes and tables that no league has.
pub fn meetings(people: usize, at_a_table: u8) -> Vec<Vec<usize>> {
    assert!((LEAST..=MOST).contains(&people), "a division has 4 to 8 people");
    let shifted = |seats: &[usize]| {
        let of = |first: usize| seats.iter().map(|seat| (first + seat) % people).collect();
        (0..people).map(of).collect()
    };
    match at_a_table {
        2 => pairs(people),
        3 => shifted(&OF_THREE[people - LEAST]),
        4 => shifted(&OF_FOUR[people - LEAST]),
        other => panic!("no game of a league has {other} seats"),
    }
}

/// Everybody against everybody: at each distance round the circle, everybody sits once first and once second.
fn pairs(people: usize) -> Vec<Vec<usize>> {
    let mut pairs = Vec::new();
    for distance in 1..=people / 2 {
        // Those opposite each other meet once, not twice.
        let firsts = if distance * 2 == people { people / 2 } else { people };
        pairs.extend((0..firsts).map(|first| vec![first, (first + distance) % people]));
    }
    pairs
}

/// The sizes of the divisions of so many entrants, the highest first: `wanted` where that leaves 4 to 8 people for each of those
/// below. `None` for too few.
pub fn sizes(entrants: usize, wanted: usize) -> Option<Vec<usize>> {
    if entrants < LEAST {
        return None;
    }
    let wanted = wanted.clamp(LEAST, MOST);
    let (fewest, most) = (entrants.div_ceil(MOST), entrants / LEAST);
    let divisions = ((entrants + wanted / 2) / wanted).clamp(fewest, most);
    let (mut left, mut sizes) = (entrants, Vec::with_capacity(divisions));
    for below in (0..divisions).rev() {
        let least = left.saturating_sub(below * MOST).max(LEAST);
        let most = (left - below * LEAST).min(MOST);
        let size = wanted.clamp(least, most);
        sizes.push(size);
        left -= size;
    }
    Some(sizes)
}

/// For how many weeks the matches of a season are played, unless the organiser says otherwise: 1.5 times the days without plans
/// in `docs/waiting.md`.
pub fn usual_weeks(game: &str, at_a_table: u8) -> u32 {
    match (game, at_a_table) {
        ("great_city", 2) => 5,
        ("great_city", 3) => 7,
        ("great_city", _) => 10,
        ("builders", _) => 3,
        _ => 5,
    }
}
