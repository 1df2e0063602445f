//! Laws that hold in every language.

use aedile::catalogue::Language;

/// One language for each of a row of games, so that many games together are played in all of them.
pub fn in_turn(number: u64) -> Language {
    let all = Language::all();
    all[usize::try_from(number).expect("a few games") % all.len()]
}

/// Does this in each language.
pub fn in_each(mut work: impl FnMut()) {
    for language in Language::all() {
        language.speak(&mut work);
    }
}
