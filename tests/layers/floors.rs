//! The floors inside the bot and inside each game.

use std::collections::BTreeSet;

use super::{graph::Graph, source};

/// The floors of the bot, the top one first: each uses those below it.
const BOT: &[&str] = &["entry", "handlers", "panels", "words", "wire"];

/// The folders of a game, or files in a small one, and what each uses besides itself: another of them, or a module of the
/// crate. `words` is the book of a game that brings its sentences itself.
const GAME: &[(&str, &[&str])] = &[
    ("rules", &["board"]),
    ("strategy", &["board", "rules"]),
    ("pictures", &["board", "catalogue", "render", "rules", "words"]),
    ("talk", &["board", "catalogue", "pictures", "render", "rules", "strategy", "talk", "words"]),
    ("words", &["catalogue"]),
];

/// The floors of the bot that know the Discord library.
const SPEAKS_DISCORD: &[&str] = &["entry", "wire"];

#[test]
fn the_floors_of_the_bot_use_only_those_below_them() {
    let height = |name: &str| {
        let floor = name.strip_prefix("discord/")?.split('/').next()?;
        BOT.iter().position(|one| *one == floor)
    };
    let mut faults = Vec::new();
    for (name, used) in Graph::read().uses {
        for other in used {
            if height(&name).zip(height(&other)).is_some_and(|(from, to)| to < from) {
                faults.push(format!("{name} uses {other}"));
            }
        }
    }
    assert!(faults.is_empty(), "arrows that point up:\n{}", faults.join("\n"));
}

#[test]
fn every_file_of_the_bot_stands_on_a_floor() {
    let stray: Vec<String> = source::all()
        .into_keys()
        .filter_map(|name| name.strip_prefix("discord/").map(str::to_owned))
        .filter(|name| {
            name != "mod.rs" && !BOT.iter().any(|floor| name.starts_with(&format!("{floor}/")))
        })
        .collect();
    assert_eq!(stray, [""; 0]);
}

#[test]
fn only_the_top_and_the_ground_of_the_bot_know_the_discord_library() {
    for (name, code) in source::all() {
        let Some(floor) = name.strip_prefix("discord/").and_then(|name| name.split('/').next())
        else {
            continue;
        };
        if BOT.contains(&floor) && !SPEAKS_DISCORD.contains(&floor) {
            for library in ["serenity::", "poise::"] {
                assert!(!code.contains(library), "{name} uses {library}");
            }
        }
    }
}

#[test]
fn the_folders_of_a_game_use_only_those_below_them() {
    let mut faults = BTreeSet::new();
    for (name, used) in Graph::read().uses {
        let Some((game, folder)) = in_game(&name) else { continue };
        let Some((_, allowed)) = GAME.iter().find(|(one, _)| *one == folder) else { continue };
        // At the roof of the crate stands nothing but the macro `say!`.
        for other in used.into_iter().filter(|other| other != "lib.rs") {
            let is_allowed = match in_game(&other) {
                Some((same, other)) if same == game => other == folder || allowed.contains(&other),
                // The roof of a game, or another game.
                Some(_) => false,
                None => allowed.iter().any(|module| {
                    other.strip_prefix(module).is_some_and(|rest| rest.starts_with(['/', '.']))
                }),
            };
            if !is_allowed {
                faults.insert(format!("{name} uses {other}"));
            }
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "arrows that point the wrong way:\n{}", faults.join("\n"));
}

/// The game and the folder in it of "games/marble/rules/state.rs".
fn in_game(name: &str) -> Option<(&str, &str)> {
    let (game, rest) = name.strip_prefix("games/")?.split_once('/')?;
    Some((game, rest.split('/').next()?.trim_end_matches(".rs")))
}
