//! The modules use each other in one direction only, as `src/lib.rs` says: a change that needs an arrow the other way
//! needs another design.

use std::{collections::BTreeSet, fs, path::Path};

use super::source::{code, walk};

/// Each module and the modules that it may use: the table of `src/lib.rs`. `cli` ties all together and is free.
const MAY_USE: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("ai", &["board"]),
    ("catalogue", &["board"]),
    ("render", &["board", "catalogue"]),
    ("talk", &["board", "catalogue", "render"]),
    ("games", &["board", "catalogue", "render", "talk"]),
    ("play", &["board", "ai", "catalogue", "games", "render", "talk"]),
    ("pace", &["board", "catalogue"]),
    ("daily", &["board", "ai", "play"]),
    ("rating", &[]),
    ("league", &["board", "store"]),
    ("store", &["board"]),
    ("cluster", &["store"]),
    // Tables, opponents and the command line know games in their tests alone, see `games.rs`.
    (
        "tables",
        &[
            "board",
            "ai",
            "catalogue",
            "daily",
            "games",
            "league",
            "pace",
            "play",
            "rating",
            "store",
            "talk",
        ],
    ),
    ("opponents", &["board", "ai", "daily", "games", "play", "tables"]),
    (
        "discord",
        &[
            "board",
            "catalogue",
            "ai",
            "render",
            "talk",
            "games",
            "play",
            "pace",
            "cluster",
            "daily",
            "rating",
            "tables",
            "metrics",
        ],
    ),
    ("local", &["pages"]),
    ("config", &[]),
    ("metrics", &[]),
    ("pages", &[]),
    (
        "cli",
        &[
            "board",
            "catalogue",
            "daily",
            "games",
            "play",
            "ai",
            "render",
            "talk",
            "pace",
            "store",
            "cluster",
            "tables",
            "opponents",
            "discord",
            "local",
            "config",
            "metrics",
            "pages",
        ],
    ),
];

/// The module of this crate that a path such as `crate::games::Seat` begins with, for all such paths of a line.
fn used(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("crate::")
        .filter(|(at, _)| !line[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '_'))
        .map(|(at, found)| {
            let rest = &line[at + found.len()..];
            &rest[..rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len())]
        })
}

/// The modules named in `use crate::{a::…, b::{…}, …}`: what stands one brace deep, after a comma or the brace.
fn used_in_braces(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, start) in source.match_indices("crate::{") {
        let (mut depth, mut fresh) = (1, true);
        let rest = &source[at + start.len()..];
        for (i, c) in rest.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => fresh = true,
                c if fresh && depth == 1 && (c.is_alphabetic() || c == '_') => {
                    let name = &rest[i..];
                    found.push(
                        &name[..name
                            .find(|c: char| !(c.is_alphanumeric() || c == '_'))
                            .unwrap_or(name.len())],
                    );
                    fresh = false;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    found
}

#[test]
fn no_module_uses_one_that_stands_above_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let modules: BTreeSet<&str> = MAY_USE.iter().map(|(module, _)| *module).collect();
    let mut faults = Vec::new();
    for (module, allowed) in MAY_USE {
        let mut files = Vec::new();
        for path in [src.join(module), src.join(format!("{module}.rs"))] {
            if path.is_dir() {
                walk(&path, &mut files);
            } else if path.is_file() {
                files.push(path);
            }
        }
        for file in files {
            let code = code(&fs::read_to_string(&file).expect("a source file"));
            for other in used(&code).chain(used_in_braces(&code)) {
                if other != *module && modules.contains(other) && !allowed.contains(&other) {
                    faults.push(format!(
                        "{} uses {other}",
                        file.strip_prefix(&src).expect("it is in src").display()
                    ));
                }
            }
        }
    }
    let map = fs::read_to_string(src.join("lib.rs")).expect("the crate has a root");
    let there = map.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    assert_eq!(there.collect::<BTreeSet<_>>(), modules, "every module has its row");
    assert!(faults.is_empty(), "arrows that point the wrong way:\n{}", faults.join("\n"));
}

#[test]
fn the_reader_sees_every_form_of_use() {
    let source = "use crate::store::Tx; // crate::local\nuse crate::{\n    games::{Game, ai},\n    on_table, render,\n};";
    let code = code(source);
    let found: Vec<_> =
        used(&code).chain(used_in_braces(&code)).filter(|name| !name.is_empty()).collect();
    assert_eq!(found, ["store", "games", "on_table", "render"]);
}
