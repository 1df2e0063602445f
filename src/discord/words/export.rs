//! Sentences about logs and what they prove.

use crate::{
    say,
    tables::{Checked, TableId},
    talk::say::Text,
};

/// Why a log is not given away.
#[must_use]
pub fn of_others(table: TableId) -> Text {
    say!("export-of-others", table)
}

/// What was checked of a finished game.
#[must_use]
pub fn verified(table: TableId, checked: &Checked, promise: &str, secret: &str) -> Text {
    let totals = Text::all_of(checked.totals.iter().map(String::as_str));
    let shuffle = if checked.is_promised {
        Text::lines([say!("export-promise", promise, secret), say!("export-shuffle")])
    } else {
        say!("export-no-secret")
    };
    Text::lines([
        say!("export-verified", table),
        say!("export-replayed", moves = checked.moves, totals),
        shuffle,
        say!("export-how"),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Seat, tables::GameKind};

    #[test]
    fn it_says_what_was_checked() {
        let totals = ["40", "52"].map(str::to_owned).to_vec();
        let (kind, winners) = (GameKind::GreatCity, vec![Seat::new(1).unwrap()]);
        let checked = Checked { kind, moves: 113, totals, winners, is_promised: true };
        insta::assert_snapshot!(verified(TableId(7), &checked, "ab", "cd"), @"
        Table 7 is as it should be.
        - Replayed by the rules: 113 moves, 40 and 52 points in the end.
        - The secret `cd` has the SHA-256 `ab`: compare it with the lobby card, which showed it before anybody joined.
        - The secret and the players' joins, shuffled again, give the very deal that was played.
        -# `/game log export` gives the log; `aedile verify` checks it without me.
        ");
    }
}
