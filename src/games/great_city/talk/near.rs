//! What can be looked at from near: each player's city with the hand cards that everybody knows, and the decks.

use super::{
    shot::Shot,
    units::{cards, coins, influence_tokens, points, stakes},
};
use crate::{
    board::Seat,
    games::great_city::{
        pictures::alt::{city_rows, counted},
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
        says: Text::lines([holds(player), city_rows(&player.city)]),
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

/// "7 coins, 4 influence tokens, 12 points so far. 3 cards in hand; everybody knows Market. Influence cards 3 and 6."
fn holds(player: &PlayerView) -> Text {
    let (coins, tokens) = (coins(player.coins), influence_tokens(player.influence));
    let counts = say!("great_city-near-counts", coins, tokens, points = points(player.score.total));
    let (hand, known) = (cards(player.hand), &player.known_hand);
    let hand = match known.len() {
        0 => say!("great_city-near-hand", hand),
        _ => say!("great_city-near-known", hand, cards = counted(known.iter().copied())),
    };
    let won = (!player.influence_cards.is_empty())
        .then(|| say!("great_city-near-won", stakes = stakes(&player.influence_cards)));
    Text::sentences([counts, hand].into_iter().chain(won))
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
