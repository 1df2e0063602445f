//! No files use each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::Graph;

#[test]
fn no_file_uses_itself_by_way_of_another() {
    let circles = Graph::read().circles();
    assert!(circles.is_empty(), "circles of files: {circles:#?}");
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
