//! Sentences about logs and what they prove.

use crate::{board::Promised, play::Checked, say, tables::TableId, talk::say::Text};

/// The name of the file with the log of a table in words: "table-7.txt".
pub fn log_file(table: TableId) -> Text {
    say!("export-file-table", table)
}

/// The name of the file with all that is stored about somebody: "my-data.json".
pub fn data_file() -> String {
    say!("export-file-data").to_string()
}

/// The name of a picture of a board, in the language that is spoken: "board.png".
pub fn board_file() -> String {
    say!("export-file-board").to_string()
}

/// The name of a picture of the standings of a division, in the language that is spoken: "division-2.png".
pub fn division_file(division: u32) -> String {
    say!("export-file-division", division).to_string()
}

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
        catalogue::Language,
        tables::GameKind,
    };

    #[test]
    fn names_of_files_are_in_the_language_of_their_reader_and_plain_letters() {
        let names = || {
            let table = log_file(TableId(7)).to_string();
            [table, data_file(), board_file(), division_file(1), division_file(2)]
        };
        let english =
            ["table-7.txt", "my-data.json", "board.png", "division-1.png", "division-2.png"];
        assert_eq!(names(), english);
        for language in Language::all() {
            let there = language.speak(names);
            let is_plain = |name: &String| {
                let signs = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit();
                name.chars().all(|sign| signs(sign) || sign == '-' || sign == '.')
            };
            assert!(there.iter().all(is_plain), "{}: {there:?}", language.tag());
            let end = |name: &str| name.rsplit_once('.').map(|(_, kind)| kind.to_owned());
            assert_eq!(there.each_ref().map(|name| end(name)), english.map(end));
            let apart: std::collections::BTreeSet<_> = there.iter().collect();
            assert_eq!(apart.len(), there.len(), "{}: {there:?}", language.tag());
            assert_eq!(*language == Language::ENGLISH, there[1] == english[1], "{there:?}");
        }
    }

    #[test]
    fn it_says_what_was_checked() {
        let totals = ["40", "52"].map(str::to_owned).to_vec();
        let (kind, winners) = (GameKind::GreatCity, vec![Seat::new(1).unwrap()]);
        let promised = Promised { commitment: Commitment([0xab; 32]), post: Some(99), clicks: 2 };
        let checked = Checked { kind, moves: 113, totals, winners, promised: Some(promised) };
        insta::assert_snapshot!(verified(TableId(7), &checked, "cd"), @r"
        Table 7: everything is correct.
        - Replayed by the rules: 113 moves, 40 and 52 points in the end.
        - The secret `cd` has the SHA-256 `abababababababababababababababababababababababababababababababab`: compare it with the last line of the description (ALT) of the picture in the lobby post, and with your own note.
        - That secret and 2 clicks give exactly this deal. By their numbers all came after message 99, the lobby post.
        - So no player could choose or foresee the deal. Not proved: that the people who run this bot have not looked into its database, or changed it.
        -# `/game log export` gives the log; `aedile verify` checks it without me.
        ");
        let promised = Some(Promised { post: None, ..promised });
        insta::assert_snapshot!(verified(TableId(7), &Checked { promised, ..checked }, "cd"), @r"
        Table 7: everything is correct.
        - Replayed by the rules: 113 moves, 40 and 52 points in the end.
        - The secret `cd` has the SHA-256 `abababababababababababababababababababababababababababababababab`: compare it with the last line of the description (ALT) of the picture in the lobby post, and with your own note.
        - That secret and 2 clicks give exactly this deal.
        - So no player could choose or foresee the deal. Not proved: that the people who run this bot have not looked into its database, or changed it.
        -# `/game log export` gives the log; `aedile verify` checks it without me.
        ");
    }
}
