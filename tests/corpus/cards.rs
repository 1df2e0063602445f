//! What the cards of a version say never changes: tables and logs of that version are replayed by them for ever. A change
//! of the data that these hashes notice needs a new version (`docs/fixing-a-rule.md`), which then has a hash of its own.

use aedile::{
    board::Game,
    games::{
        builders::Builders,
        great_city::{
            GreatCity,
            rules::cards::{Card, Deck},
        },
        marble::Marble,
    },
};
use sha2::{Digest, Sha256};
use toml::{Table, Value};

/// The hashes of each game's cards, by version from the first.
const KNOWN: [&[&str]; 3] = [&["60a0467920f24caf"], &["02fb096de8f6b45d"], &["3e6f2351ca111c3b"]];

fn hashed(text: &str) -> String {
    hex::encode(&Sha256::digest(text)[..8])
}

/// The facts that a data file has for a version: without the cards of others, and without names, which no rule asks for.
fn facts(file: &str, version: u8) -> String {
    let is_dealt = |card: &Value| {
        let number = |key: &str| card.get(key).and_then(Value::as_integer);
        let version = i64::from(version);
        number("since").unwrap_or(1) <= version
            && number("until").is_none_or(|last| version <= last)
    };
    let mut table: Table = file.parse().unwrap();
    for (_, cards) in &mut table {
        let Some(cards) = cards.as_array_mut() else { continue };
        cards.retain(is_dealt);
        for card in cards.iter_mut().filter_map(Value::as_table_mut) {
            for key in ["since", "until", "name"] {
                card.remove(key);
            }
        }
    }
    // A new card changes how many there are, and is noticed in its own version.
    table.remove("expected_counts");
    table.to_string()
}

fn of_versions<G: Game>(facts: impl Fn(u8) -> String) -> Vec<String> {
    (1..=G::RULES_VERSION.number()).map(|version| hashed(&facts(version))).collect()
}

#[test]
fn the_cards_of_a_version_never_change() {
    let builders = include_str!("../../assets/builders_antiquity.toml");
    let marble = include_str!("../../assets/city_of_marble.toml");
    let great_city = || {
        let copies = |card: Card| Deck::ALL.map(|deck| deck.copies(card));
        let card = |card: Card| (card.id(), card.kind(), card.bricks(), card.stars(), copies(card));
        format!("{:?}", Card::ALL.map(card))
    };
    let found = [
        of_versions::<Builders>(|version| facts(builders, version)),
        of_versions::<GreatCity>(|_| great_city()),
        of_versions::<Marble>(|version| facts(marble, version)),
    ];
    assert_eq!(found, KNOWN);
}

#[test]
fn a_card_of_another_version_is_no_fact_of_this_one() {
    let file =
        "[[card]]\nid = 'old'\nuntil = 1\n[[card]]\nid = 'new'\nsince = 2\n[[card]]\nid = 'both'\n";
    assert!(!facts(file, 1).contains("new") && facts(file, 1).contains("old"));
    assert!(!facts(file, 2).contains("old") && facts(file, 2).contains("both"));
}
