//! What people call the choices of an order, and which they may mean though they cannot be chosen now.

use super::{
    card_texts,
    guide::{Guide, cell, deck, place},
    menu,
    orders::{CARD, CHOICE, PLACE, SPACE},
};
use crate::{
    games::great_city::{
        pictures::facts::{row_and_column, whereabouts},
        rules::{
            cards::{Card, Deck},
            city::Cell,
            moves::{Move, Space},
            view::SeatView,
        },
    },
    say,
    talk::{
        paths::{Fork, Guide as _, Value},
        say::Text,
    },
};

/// What this value of an option is called, first as answers list it.
pub fn names(guide: &Guide<'_>, fork: &Fork<'_, Move>, value: &str) -> Vec<Text> {
    match fork.asked().id {
        SPACE => vec![say!("great_city-called-space", space = value)],
        PLACE => place_names(guide, fork, value),
        CARD | CHOICE => match (deck(value), Card::from_id(value)) {
            (Some(deck), _) => {
                let number = (deck as u8 + 1).to_string();
                vec![
                    say!("great_city-called-deck", deck = deck.to_string()),
                    say!("great_city-called-deck", deck = &number),
                    number.into(),
                ]
            }
            (None, Some(card)) => vec![card.name(), card_texts::fact(card)],
            (None, None) => Vec::new(),
        },
        _ => written_out(guide, fork, value),
    }
}

fn place_names(guide: &Guide<'_>, fork: &Fork<'_, Move>, value: &str) -> Vec<Text> {
    let Some(at) = cell(value) else { return Vec::new() };
    let card = fork.given(CARD).and_then(Card::from_id);
    let letter = card.map(|card| menu::letter(guide, card, at)).filter(|letter| *letter != '?');
    let letter = letter.map(|letter| letter.to_string().into());
    let others = [whereabouts(&guide.view.own().city, at), typed_place(guide, at).into()];
    letter.into_iter().chain(others).collect()
}

/// A place as it is typed, by the row and the column that people see; its value counts from elsewhere.
pub fn typed_place(guide: &Guide<'_>, at: Cell) -> String {
    let (row, column) = row_and_column(&guide.view.own().city, at);
    format!("{row},{column}")
}

/// A payment or an order of cards as its choice says it; a payment also in short.
fn written_out(guide: &Guide<'_>, fork: &Fork<'_, Move>, value: &str) -> Vec<Text> {
    let meant = fork
        .moves
        .iter()
        .copied()
        .find(|mv| guide.path(*mv).values().last().is_some_and(|last| last == value));
    match meant {
        Some(mv @ Move::Build { .. }) => guide.build(mv).map_or_else(Vec::new, |build| {
            let city = &guide.view.own().city;
            vec![menu::payment_in_full(build, city), menu::payment(build)]
        }),
        Some(Move::SchoolKeep { bottom, .. }) => vec![menu::returned(bottom)],
        _ => Vec::new(),
    }
}

/// What an option may mean besides what can be chosen, nearest first.
pub fn known(view: &SeatView, fork: &Fork<'_, Move>) -> Vec<Vec<Value>> {
    let ids = |cards: Vec<Card>| cards.into_iter().map(|card| card.id().into()).collect();
    let all = ids(Card::ALL.to_vec());
    let decks = || Deck::ALL.map(|deck| Value::from(deck.id().to_ascii_lowercase())).to_vec();
    match (fork.order.id, fork.asked().id) {
        (_, SPACE) => vec![Space::all().map(|space| space.to_string().into()).collect()],
        (_, PLACE) => vec![cells().map(|at| place(at).into()).collect()],
        ("build", CARD) => vec![ids(view.hand.clone()), all],
        (_, CARD) => vec![all],
        (_, CHOICE) => vec![decks(), all],
        _ => Vec::new(),
    }
}

/// All cells that a city may reach, §13.
fn cells() -> impl Iterator<Item = Cell> {
    let (rows, cols) = (Cell::ROWS.cast_signed(), Cell::COLS.cast_signed());
    (-rows..rows).flat_map(move |row| (-cols..cols).filter_map(move |col| Cell::new(row, col)))
}
