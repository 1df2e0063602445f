//! No files use each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::Graph;

/// The circles that are still there, each by its files. A file that is in none any more is struck off.
const LEFT: &[&[&str]] = &[
    &[
        "tables/agenda/answers.rs",
        "tables/agenda/attend.rs",
        "tables/agenda/nudge.rs",
        "tables/calls.rs",
        "tables/error.rs",
        "tables/games.rs",
        "tables/history.rs",
        "tables/lobby.rs",
        "tables/lobby_ai.rs",
        "tables/look.rs",
        "tables/notice.rs",
        "tables/position.rs",
        "tables/post.rs",
        "tables/posts.rs",
        "tables/registry.rs",
        "tables/rematch.rs",
        "tables/results.rs",
        "tables/seats/mod.rs",
        "tables/seats/passing.rs",
        "tables/seats/votes.rs",
        "tables/settings.rs",
        "tables/start.rs",
        "tables/table.rs",
        "tables/task.rs",
        "tables/think.rs",
        "tables/turns.rs",
        "tables/writing.rs",
    ],
];

#[test]
fn no_file_uses_itself_by_way_of_another() {
    let circles = Graph::read().circles();
    let is_known = |circle: &BTreeSet<String>| {
        LEFT.iter().any(|known| circle.iter().all(|name| known.contains(&name.as_str())))
    };
    let new: Vec<_> = circles.iter().filter(|circle| !is_known(circle)).collect();
    assert!(new.is_empty(), "circles of files: {new:#?}");
    let in_circles: BTreeSet<&str> = circles.iter().flatten().map(String::as_str).collect();
    let gone: Vec<_> =
        LEFT.iter().copied().flatten().filter(|name| !in_circles.contains(*name)).collect();
    assert!(gone.is_empty(), "these are in no circle any more: {gone:?}");
}

fn graph(files: &[(&str, &str)]) -> Graph {
    let files = files.iter().map(|(name, code)| ((*name).to_owned(), (*code).to_owned()));
    Graph::of(files.collect::<BTreeMap<_, _>>())
}

#[test]
fn a_name_that_is_handed_on_comes_from_where_it_is_defined() {
    let files = [
        ("lib.rs", "pub mod a;\npub mod b;"),
        (
            "a/mod.rs",
            "mod inner;\nmod other;\npub use inner::{Thing, name as alias};\npub use other::*;",
        ),
        ("a/inner.rs", "use crate::b;\npub struct Thing; fn f() { b::g(); }"),
        ("a/other.rs", "pub fn far() {}"),
        ("b.rs", "use crate::{a::{self, Thing}};\npub fn g() { a::alias(); crate::a::far(); }"),
    ];
    let graph = graph(&files);
    assert_eq!(graph.uses["a/inner.rs"], BTreeSet::from(["b.rs".to_owned()]));
    let both = ["a/inner.rs", "a/other.rs"].map(str::to_owned);
    assert_eq!(graph.uses["b.rs"], BTreeSet::from(both));
    assert!(graph.uses["a/mod.rs"].is_empty(), "a roof that only hands on uses nothing");
    assert_eq!(graph.circles(), [BTreeSet::from(["a/inner.rs", "b.rs"].map(str::to_owned))]);
}

#[test]
fn a_roof_under_which_something_is_defined_is_a_file_like_any_other() {
    let files = [
        ("lib.rs", "mod a;"),
        ("a/mod.rs", "mod inner;\nuse inner::help;\npub struct Thing;\nfn f() { help(); }"),
        ("a/inner.rs", "use super::Thing;\npub fn help() {}"),
    ];
    let roof = BTreeSet::from(["a/inner.rs", "a/mod.rs"].map(str::to_owned));
    assert_eq!(graph(&files).circles(), [roof]);
}
