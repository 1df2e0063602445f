//! No sentence stands in the code where somebody at a table would read it.

use super::sources;

/// Where people's texts are made.
const FOR_PEOPLE: [&str; 4] = ["render/", "talk/", "discord/panels/", "discord/words/"];

/// Files with words for tests or for what people type: limits that a message breaks, small words of English names, what is
/// typed for a moment; and names of fonts.
const NOT_SHOWN: [&str; 5] = [
    "render/fit.rs",
    "render/fonts.rs",
    "talk/written.rs",
    "talk/spelling.rs",
    "discord/words/moment.rs",
];

/// Behind these a text is an id, or is for those who read the log or the code.
const NOT_READ: [&str; 13] = [
    "say!(",
    "say!(WORDS,",
    "expect(",
    "error(",
    "write!(f,",
    "error!(",
    "debug_struct(",
    "assert!(",
    "unreachable!(",
    "include_dir!(",
    "include_bytes!(",
    "concat!(",
    "reason =",
];

#[test]
fn no_sentence_stands_in_the_code() {
    let is_for_people = |path: &str| {
        let in_game = path.starts_with("games/")
            && ["/pictures/", "/talk/"].iter().any(|folder| path.contains(folder));
        (in_game || FOR_PEOPLE.iter().any(|folder| path.starts_with(folder)))
            && !NOT_SHOWN.contains(&path)
            && !path.ends_with("tests.rs")
    };
    let files = sources::files().into_iter().filter(|(path, _)| is_for_people(path));
    let found: Vec<String> = files
        .flat_map(|(path, code)| {
            let code = code.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned();
            english(&code).into_iter().map(move |text| format!("{path}: {text:?}"))
        })
        .collect();
    assert!(found.is_empty(), "say it with a message of the catalogue:\n{}", found.join("\n"));
}

/// The texts of the code that read like English for people.
fn english(code: &str) -> Vec<String> {
    let (mut found, mut rest) = (Vec::new(), code);
    while let Some(start) = rest.find('"') {
        let (before, text) = rest.split_at(start);
        let end = end_of(text);
        let (text, after) = (&text[1..end], &text[(end + 1).min(text.len())..]);
        let is_sign = before.ends_with('\'');
        let before = before.trim_end();
        if !is_sign && !NOT_READ.iter().any(|known| before.ends_with(known)) && is_english(text) {
            found.push(text.to_owned());
        }
        rest = if is_sign { &rest[start + 1..] } else { after };
    }
    found
}

/// Where the text ends that begins with this quote.
fn end_of(text: &str) -> usize {
    let mut is_escaped = true;
    for (at, sign) in text.char_indices() {
        match sign {
            '"' if !is_escaped => return at,
            '\\' => is_escaped = !is_escaped,
            _ => is_escaped = false,
        }
    }
    text.len() - 1
}

/// Two words, or one with a capital. Drawings and paths to types are neither.
fn is_english(text: &str) -> bool {
    if text.contains(['<', '=', '/']) || text.contains("::") {
        return false;
    }
    let is_word =
        |word: &&str| word.len() > 1 && word.chars().all(|sign| sign.is_ascii_alphabetic());
    let capital = |word: &str| {
        word.starts_with(|sign: char| sign.is_ascii_uppercase())
            && word[1..].contains(|sign: char| sign.is_ascii_lowercase())
            && word.len() > 3
    };
    let is_stop = |sign: char| ".,:;!?()*".contains(sign);
    let words: Vec<&str> =
        text.split_whitespace().map(|word| word.trim_matches(is_stop)).filter(is_word).collect();
    words.len() > 1 || words.iter().any(|word| capital(word))
}

#[test]
fn the_reader_knows_sentences_from_other_texts() {
    let code = r#"
        let a = say!("a-none", kind = "temple");
        canvas.text(place, "takes a card");
        line("Sites", '"', "no \"site\" here");
        let path = format!("<path d=\"M4 2H100L52 87z\" fill=\"{fill}\"/>");
        let name = names.next().expect("there is one");
        format!("{number} left, {name}: wins")
    "#;
    let found = english(code);
    assert_eq!(
        found,
        ["takes a card", "Sites", "no \\\"site\\\" here", "{number} left, {name}: wins"]
    );
}
