//! Sentences about logs and what they prove.

use crate::{
    tables::{Checked, TableId},
    talk::names::{count, list},
};

/// Why a log is not given away.
#[must_use]
pub fn of_others(table: TableId) -> String {
    format!(
        "Table {table} is not one of this channel or of yours. `/game export` in its channel gives its log."
    )
}

/// What was checked of a finished game.
#[must_use]
pub fn verified(table: TableId, checked: &Checked, promise: &str, secret: &str) -> String {
    let shuffle = if checked.is_promised {
        format!(
            "- The secret `{secret}` has the SHA-256 `{promise}`: compare it with the lobby card, which showed it before anybody joined.\n\
             - The secret and the players' joins, shuffled again, give the very deal that was played."
        )
    } else {
        "- This log does not tell the secret of its shuffle, so that was not checked.".to_owned()
    };
    format!(
        "Table {table} is as it should be.\n- Replayed by the rules: {}, {} points in the end.\n{shuffle}\n\
         -# `/game export` gives the log; `aedile verify` checks it without me.",
        count(checked.moves, "move"),
        list(&checked.totals)
    )
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
        -# `/game export` gives the log; `aedile verify` checks it without me.
        ");
    }
}
