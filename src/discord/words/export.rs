//! Sentences about logs and what they prove.

use crate::{board::Promised, play::Checked, say, tables::TableId, talk::say::Text};

/// What was checked of a finished game.
pub fn verified(table: TableId, checked: &Checked, secret: &str) -> Text {
    let totals = Text::all_of(checked.totals.iter().map(String::as_str));
    let mut lines = vec![
        say!("export-verified", table),
        say!("export-replayed", moves = checked.moves, totals),
    ];
    match &checked.promised {
        Some(promised) => lines.extend(shuffle(promised, secret)),
        None => lines.push(say!("export-no-secret")),
    }
    lines.push(say!("export-how"));
    Text::lines(lines)
}

/// What is proved of a shuffle, and what is not.
fn shuffle(promised: &Promised, secret: &str) -> [Text; 3] {
    let clicks = promised.clicks;
    let dealt = match promised.post {
        Some(post) if clicks == 0 => say!("export-shuffle-card", post = post.to_string()),
        Some(post) => say!("export-shuffle-after", clicks, post = post.to_string()),
        None => say!("export-shuffle", clicks),
    };
    let promise = promised.commitment.to_string();
    [say!("export-promise", promise, secret), dealt, say!("export-not-proved")]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Commitment, Seat},
        tables::GameKind,
    };

    #[test]
    fn it_says_what_was_checked() {
        let totals = ["40", "52"].map(str::to_owned).to_vec();
        let (kind, winners) = (GameKind::GreatCity, vec![Seat::new(1).unwrap()]);
        let promised = Promised { commitment: Commitment([0xab; 32]), post: Some(99), clicks: 2 };
        let checked = Checked { kind, moves: 113, totals, winners, promised: Some(promised) };
        insta::assert_snapshot!(verified(TableId(7), &checked, "cd"), @r"
        Table 7 is as it should be.
        - Replayed by the rules: 113 moves, 40 and 52 points in the end.
        - The secret `cd` has the SHA-256 `abababababababababababababababababababababababababababababababab`: compare it with the last line of the description (ALT) of the picture in the lobby post, and with your own note.
        - That secret and 2 clicks give exactly this deal. By their numbers all came after message 99, the lobby post.
        - So no player could choose or foresee the deal. Not proved: that those who run me have not looked into my database, or changed me.
        -# `/game log export` gives the log; `aedile verify` checks it without me.
        ");
        let promised = Some(Promised { post: None, ..promised });
        insta::assert_snapshot!(verified(TableId(7), &Checked { promised, ..checked }, "cd"), @r"
        Table 7 is as it should be.
        - Replayed by the rules: 113 moves, 40 and 52 points in the end.
        - The secret `cd` has the SHA-256 `abababababababababababababababababababababababababababababababab`: compare it with the last line of the description (ALT) of the picture in the lobby post, and with your own note.
        - That secret and 2 clicks give exactly this deal.
        - So no player could choose or foresee the deal. Not proved: that those who run me have not looked into my database, or changed me.
        -# `/game log export` gives the log; `aedile verify` checks it without me.
        ");
    }
}
