//! What the sources say: each `say!` with the names of its arguments.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// One `say!` of a source file.
#[derive(Debug, PartialEq, Eq)]
pub struct Said {
    pub file: String,
    pub id: String,
    pub arguments: BTreeSet<String>,
}

/// Every `say!` in `src`.
pub fn all() -> Vec<Said> {
    within("src")
}

/// Every `say!` in a folder.
pub fn within(folder: &str) -> Vec<Said> {
    files_in(folder).iter().flat_map(|(file, source)| said(file, source)).collect()
}

/// The files in `src` without their comments, by path.
pub fn files() -> Vec<(String, String)> {
    files_in("src")
}

fn files_in(folder: &str) -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths = Vec::new();
    find(&src, &mut paths);
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&src).unwrap().display().to_string();
        let source = fs::read_to_string(&path).unwrap();
        let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        (name, code.collect::<Vec<_>>().join("\n"))
    };
    paths.into_iter().map(read).collect()
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            find(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn said(file: &str, code: &str) -> Vec<Said> {
    let calls = code.split("say!(").skip(1);
    let one = |call: &str| {
        let call = call.trim_start();
        let call = call.strip_prefix("WORDS,").unwrap_or(call);
        let (id, rest) = call.trim_start().strip_prefix('"')?.split_once('"')?;
        let arguments = parts(rest).iter().filter_map(|part| name(part)).collect();
        Some(Said { file: file.to_owned(), id: id.to_owned(), arguments })
    };
    calls.filter_map(one).collect()
}

/// What stands between the commas up to the bracket that closes the call.
fn parts(call: &str) -> Vec<String> {
    let (mut parts, mut part, mut depth, mut is_quoted) = (Vec::new(), String::new(), 0, false);
    let mut signs = call.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' if is_quoted => part.extend(signs.next()),
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => parts.push(std::mem::take(&mut part)),
            sign if depth == 0 => part.push(sign),
            _ => {}
        }
    }
    parts.push(part);
    parts
}

/// `name` of `name = value` or of `name` alone.
fn name(part: &str) -> Option<String> {
    let name = part.split('=').next()?.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

#[test]
fn the_reader_sees_every_form_of_say() {
    let code = r#"
        let a = say!("a-none");
        let b = say!(
            "b-two",
            who = names.of(seat, "x, \" y"),
            cards = Text::all_of(cards.iter().map(|card| say!("c-inner", card))),
        );
        let own = say!(WORDS, "e-own", card);
        other => say!("d-short", moves, left = if a == b { 1 } else { 2 }),
    "#;
    let found = said("x.rs", code).into_iter().map(|said| {
        format!("{} {}", said.id, said.arguments.into_iter().collect::<Vec<_>>().join(" "))
    });
    assert_eq!(
        found.collect::<Vec<_>>(),
        ["a-none ", "b-two cards who", "c-inner card", "e-own card", "d-short left moves"]
    );
}
