//! What the cards of a version say never changes: tables and logs of that version are replayed by them for ever. A change
//! of the data that these hashes notice needs a new version (`docs/fixing-a-rule.md`), which then has a hash of its own.

use aedile::{
    board::{Game, RulesVersion},
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

/// By version, from the first: what is hashed of the cards of each game.
const BUILDERS: &[&str] = &[""];
const GREAT_CITY: &[&str] = &[""];
const MARBLE: &[&str] = &[""];

fn hashed(text: &str) -> String {
    hex::encode(&Sha256::digest(text)[..8])
}

/// The facts that a data file has for a version: without the cards of others, and without names, which no rule asks for.
fn facts(file: &str, version: u8) -> String {
    let is_dealt = |card: &Value| {
        let number = |key: &str| card.get(key).and_then(Value::as_integer);
        let version = i64::from(version);
        number("since").unwrap_or(1) <= version && number("until").is_none_or(|last| version <= last)
    };
    let mut table: Table = file.parse().unwrap();
    for cards in table.values_mut().filter_map(Value::as_array_mut) {
        cards.retain(is_dealt);
        for card in cards.iter_mut().filter_map(Value::as_table_mut) {
            ["since", "until", "name"].map(|key| card.remove(key));
        }
    }
    // A new card changes how many there are, and is noticed in its own version.
    table.remove("expected_counts");
    table.to_string()
}

fn never_change<G: Game>(known: &[&str], facts: impl Fn(u8) -> String) {
    let versions = 1..=G::RULES_VERSION.number();
    let found: Vec<String> = versions.map(|version| hashed(&facts(version))).collect();
    assert_eq!(found, known, "{}", G::ID);
}

#[test]
fn the_cards_of_a_version_never_change() {
    assert_eq!(RulesVersion::FIRST.number(), 1);
    let builders = include_str!("../../assets/builders_antiquity.toml");
    never_change::<Builders>(BUILDERS, |version| facts(builders, version));
    let marble = include_str!("../../assets/city_of_marble.toml");
    never_change::<Marble>(MARBLE, |version| facts(marble, version));
    never_change::<GreatCity>(GREAT_CITY, |_| {
        let copies = |card: Card| Deck::ALL.map(|deck| deck.copies(card));
        let card = |card: Card| (card.id(), card.kind(), card.bricks(), card.stars(), copies(card));
        format!("{:?}", Card::ALL.map(card))
    });
}

#[test]
fn a_card_of_another_version_is_no_fact_of_this_one() {
    let file = "[[card]]\nid = 'old'\nuntil = 1\n[[card]]\nid = 'new'\nsince = 2\n[[card]]\nid = 'both'\n";
    assert!(!facts(file, 1).contains("new") && facts(file, 1).contains("old"));
    assert!(!facts(file, 2).contains("old") && facts(file, 2).contains("both"));
}
