//! What the cards do, in the few words that a card has room for.

use crate::board::signed;
use crate::catalogue::Text;
use crate::games::great_city::rules::cards::{Card, Colour, Kind};
use crate::games::great_city::rules::view::SeatView;
use crate::games::great_city::rules::worth::{Worth, worth};
use crate::say;

/// What a card is, with the colour in words.
pub fn kind(card: Card) -> String {
    let kind = match card.kind() {
        Kind::Production => "farm",
        Kind::Residential(_) => "house",
        Kind::Public(Colour::Green) => "green",
        Kind::Public(Colour::Red) => "red",
        Kind::Public(Colour::Yellow) => "yellow",
        Kind::Public(Colour::Blue) => "blue",
        Kind::Aqueduct => "aqueduct",
        Kind::Temple => "temple",
    };
    say!("great_city_cards-kind-in-short", kind).to_string()
}

/// What a card does or scores, §2.1.
pub fn effect(card: Card) -> String {
    say!("great_city_cards-effect-in-short", card = card.id()).to_string()
}

/// What a card would bring now to the city of the seat, at its best place and paid for: "+2 influence, +4 points". `None` for
/// what brings nothing until its owner produces.
pub fn brings(view: &SeatView, card: Card) -> Option<Text> {
    let own = view.own();
    let Some(worth) = worth(own, card, &view.public.options) else {
        return Some(say!("great_city-worth-nowhere"));
    };
    match (in_words(worth), card.kind()) {
        (Some(said), _) => Some(said),
        (None, Kind::Production) => None,
        (None, _) => Some(say!("great_city-worth-nothing")),
    }
}

/// What something is worth in words: "+2 influence, +4 points"; nothing for nothing.
pub(super) fn in_words(worth: Worth) -> Option<Text> {
    let Worth { coins, influence, points, draws, score } = worth;
    let parts = [
        (coins > 0).then(|| say!("great_city-worth-coins", number = coins)),
        (influence > 0).then(|| say!("great_city-worth-influence", number = influence)),
        (points > 0).then(|| say!("great_city-worth-tokens", number = points)),
        (draws > 0).then(|| say!("great_city-worth-draws", number = draws)),
        (score != 0)
            .then(|| say!("great_city-worth-points", points = score, change = signed(score))),
    ];
    let parts: Vec<Text> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| Text::units(parts))
}
