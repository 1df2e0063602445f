//! What can be looked at from near: each player's city with the hand cards that everybody knows, and the decks.

use super::shot::Shot;
use crate::{
    board::Seat,
    games::great_city::{
        pictures::facts::{self, Detail, counted},
        rules::{
            cards::{Card, Deck},
            view::{PlayerView, PublicView},
        },
    },
    say,
    talk::{names::Names, say::Text, sight::Part},
};

/// A part for each city, and one for the decks.
pub fn parts(view: &PublicView, names: &Names) -> Vec<Part<Shot>> {
    let city = |(seat, player): (Seat, &PlayerView)| Part {
        name: say!("great_city-near-city", who = names.bold(seat)),
        says: Text::lines([holds(player), facts::city(&player.city, Detail::Rows)]),
        shot: Some(Shot::City(seat)),
    };
    let decks = view.decks.iter().map(|(deck, left)| deck_words(view, *deck, *left));
    let decks = Part {
        name: say!("great_city-near-decks"),
        says: Text::lines(decks.chain([say!("great_city-near-unseen")])),
        shot: None,
    };
    Seat::all(4).zip(&view.players).map(city).chain([decks]).collect()
}

/// "Has 7 coins, 4 influence, 3 cards in hand (Market), 12 points. Won influence cards 3 and 6."
fn holds(player: &PlayerView) -> Text {
    let holds =
        say!("great_city-near-holds", holds = facts::holds_and_points(player, Detail::Rows));
    Text::sentences(std::iter::once(holds).chain(facts::won(player)))
}

/// What nobody has seen of a deck: the rest of it, and what was taken from it unseen.
fn deck_words(view: &PublicView, deck: Deck, left: u8) -> Text {
    let mut unseen: Vec<Card> = deck.cards().collect();
    let dealt = view.record.dealt.iter().filter(|(other, _)| *other == deck);
    let shown = view.record.shown.iter().map(|shown| shown.card);
    for card in dealt.flat_map(|(_, cards)| cards.iter().copied()) {
        remove(&mut unseen, card);
    }
    // What was taken unseen and built since is known; from which deck, only where one deck alone had it.
    for card in
        shown.filter(|card| view.decks.iter().filter(|(one, _)| one.copies(*card) > 0).count() == 1)
    {
        remove(&mut unseen, card);
    }
    let name = deck.to_string();
    if unseen.is_empty() {
        return say!("great_city-near-deck-seen", deck = name);
    }
    let elsewhere = unseen.len().saturating_sub(usize::from(left));
    say!("great_city-near-deck", deck = name, left, cards = counted(unseen.into_iter()), elsewhere)
}

fn remove(cards: &mut Vec<Card>, card: Card) {
    if let Some(place) = cards.iter().position(|one| *one == card) {
        cards.remove(place);
    }
}
