//! What the choices of `/rome` say, what they are called, and what may be meant though it cannot be chosen now.

use super::{
    bill::Build,
    card_texts,
    guide::{Guide, cell, deck, place},
    labels,
    orders::{CARD, CHOICE, PLACE, SPACE},
};
use crate::{
    games::great_city::{
        pictures::{
            extent::letters,
            facts::{row_and_column, whereabouts},
        },
        rules::{
            cards::{Card, Deck},
            city::Cell,
            moves::{Move, Space},
            view::SeatView,
        },
    },
    say,
    talk::{
        paths::{Fork, Guide as _, Label, Value},
        say::Text,
    },
};

/// What a choice says, and how good it looks.
pub fn label(guide: &Guide<'_>, fork: &Fork<'_, Move>, value: &str) -> Label {
    let Some(first) = fork.moves.first().copied() else { return Label::new(value) };
    match (first, fork.asked().id) {
        (Move::Build { card, .. }, CARD) => {
            let builds: Vec<Build> = guide.builds_of(card).copied().collect();
            Label::new(labels::card(card, &builds)).rank(best(&builds))
        }
        (Move::Build { card, at, .. }, PLACE) => {
            let here: Vec<Build> =
                guide.builds_of(card).filter(|build| build.at == at).copied().collect();
            let cheapest = cheapest(&here);
            let city = &own(guide.view).city;
            let says = cheapest.map(|build| labels::place(letter(guide, card, at), build, city));
            Label::new(says.unwrap_or_default()).rank(best(&here))
        }
        (Move::Build { at, .. }, _) => guide.build(first).map_or_else(
            || Label::new(value),
            |build| {
                let says = labels::payment_in_full(build, &own(guide.view).city);
                // Brick tokens before coins, and of several farms the one that is replaced (§11.2).
                let tokens = 2 * i32::try_from(build.tokens.len()).unwrap_or(i32::MAX);
                let spared = i32::from(!build.tokens.contains(at));
                Label::new(says).rank(-(100 * i32::from(build.coins) + tokens + spared))
            },
        ),
        (Move::Place { space }, _) => {
            Label::new(labels::space(space.number(), guide.view.public.strip.as_ref()))
        }
        (Move::Draft { card }, _) => Label::new(labels::keep(guide.view, card)),
        (Move::Pick { card }, _) => {
            let offer = guide.view.public.offer.iter();
            let mut free = offer.filter(|offered| offered.taken_by.is_none());
            let place = free.position(|offered| offered.card == card);
            let rank = place.and_then(|place| i32::try_from(place).ok()).map_or(i32::MIN, |it| -it);
            Label::new(labels::take(guide.view, card)).rank(rank)
        }
        (Move::SchoolDeck { deck }, _) => Label::new(labels::deck(guide.view, deck)),
        (Move::SchoolKeep { keep, .. }, CHOICE) => Label::new(labels::keep(guide.view, keep)),
        (Move::SchoolKeep { bottom, .. }, _) => Label::new(labels::returned(bottom)),
        (Move::Produce { .. } | Move::Pass, _) => Label::new(guide.deed(first)),
    }
}

fn own(view: &SeatView) -> &crate::games::great_city::rules::view::PlayerView {
    &view.public.players[view.seat.index()]
}

fn best(builds: &[Build]) -> i32 {
    builds.iter().map(Build::worth).max().unwrap_or(0)
}

/// The build that costs the fewest coins, then the fewest tokens.
pub fn cheapest(builds: &[Build]) -> Option<&Build> {
    builds.iter().min_by_key(|build| (build.coins, build.tokens.len()))
}

/// The places where this card can go, in reading order.
pub fn places(guide: &Guide<'_>, card: Card) -> Vec<Cell> {
    let mut places: Vec<Cell> = guide
        .view
        .legal
        .iter()
        .filter_map(|mv| match mv {
            Move::Build { card: built, at, .. } if *built == card => Some(*at),
            _ => None,
        })
        .collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// The letter of a place for this card.
pub fn letter(guide: &Guide<'_>, card: Card, at: Cell) -> char {
    let lettered = letters(&places(guide, card));
    lettered.into_iter().find(|(_, place)| *place == at).map_or('?', |(letter, _)| letter)
}

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
    let letter = card.map(|card| letter(guide, card, at)).filter(|letter| *letter != '?');
    let letter = letter.map(|letter| letter.to_string().into());
    let others = [whereabouts(&own(guide.view).city, at), typed_place(guide, at).into()];
    letter.into_iter().chain(others).collect()
}

/// A place as it is typed, by the row and the column that people see; its value counts from elsewhere.
pub fn typed_place(guide: &Guide<'_>, at: Cell) -> String {
    let (row, column) = row_and_column(&own(guide.view).city, at);
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
            let own = &own(guide.view).city;
            vec![labels::payment_in_full(build, own), labels::payment(build)]
        }),
        Some(Move::SchoolKeep { bottom, .. }) => vec![labels::returned(bottom)],
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
