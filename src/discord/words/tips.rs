//! Who has tipped whom, at the end.

use std::collections::BTreeMap;

use crate::{
    board::Seat,
    say,
    tables::Tip,
    talk::{
        names::{Names, escape, tame},
        say::Text,
    },
};

/// So many of those who tipped the same are named.
const NAMED: usize = 5;

/// Who was tipped, by whom; nothing without tips.
pub fn tips(tips: &[Tip], names: &Names) -> Option<Text> {
    let mut by_seat: BTreeMap<Seat, Vec<&str>> = BTreeMap::new();
    for tip in tips {
        by_seat.entry(tip.seat).or_default().push(&tip.name);
    }
    let on = |(seat, people): (Seat, Vec<&str>)| {
        let first = people.iter().take(NAMED).map(|name| Text::from(escape(&tame(name))));
        let others = people.len().saturating_sub(NAMED);
        let others = (others > 0).then(|| say!("asides-tips-more", number = others));
        let by = Text::all_of(first.chain(others));
        say!("asides-tips-on", who = names.bold(seat), by)
    };
    let all: Vec<Text> = by_seat.into_iter().map(on).collect();
    (!all.is_empty()).then(|| say!("asides-tips", tips = Text::clauses(all)))
}
