//! The three choices of a school: deck, card, and the order in which the others return.

use super::{
    labels,
    page::{Page, distinct, do_it},
    shot::Shot,
};
use crate::{
    games::great_city::rules::{
        cards::{Card, Deck},
        moves::{Bottom, Move},
        view::SeatView,
    },
    talk::{
        layout::{Choice, OPTION_LABEL, Panel, Row, Select, Style, shorten},
        names::count,
        present::{NoSuchPage, Spot},
        verb::GameVerb,
    },
};

/// From which deck to draw.
#[must_use]
pub fn deck(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let buttons = distinct(view.legal.iter().copied())
        .filter_map(|mv| match mv {
            Move::SchoolDeck { deck } => {
                Some(spot.button(do_it(mv), &deck_label(view, deck), Style::Plain))
            }
            _ => None,
        })
        .collect();
    let draws =
        view.public.turn.as_ref().and_then(|turn| turn.school).map_or(0, |school| school.draws);
    let text = format!(
        "**School:** from which deck do you draw {}? Once you have seen them you cannot undo.",
        count(draws, "card")
    );
    Panel { text, rows: Vec::new(), picture: Some(Shot::Hand(0)) }.row(Row::Buttons(buttons))
}

/// "Deck II · 12 cards left".
#[must_use]
pub fn deck_label(view: &SeatView, deck: Deck) -> String {
    let left =
        view.public.decks.iter().find(|(other, _)| *other == deck).map_or(0, |(_, left)| *left);
    format!("Deck {deck:?} · {} left", count(left, "card"))
}

/// Which of the drawn cards to keep.
#[must_use]
pub fn keep(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let mut cards: Vec<Card> = orders(view).into_iter().map(|(card, _, _)| card).collect();
    cards.dedup();
    let buttons = cards
        .into_iter()
        .map(|card| {
            let verb = match orders_of(view, card)[..] {
                [(mv, _)] => do_it(mv),
                _ => GameVerb::Go(Page::Order(card).to_string()),
            };
            spot.button(verb, &keep_label(card), Style::Plain)
        })
        .collect();
    let text = "**School:** keep one of these cards. The others go back under the deck; nobody else sees them.";
    Panel { text: text.to_owned(), rows: Vec::new(), picture: Some(Shot::Drawn) }
        .row(Row::Buttons(buttons))
}

/// "Keep Market · 3 bricks, public building, green".
#[must_use]
pub fn keep_label(card: Card) -> String {
    format!("Keep {}", labels::fact(card))
}

/// In which order the others return.
///
/// # Errors
/// When no legal move belongs to the page.
pub fn order(view: &SeatView, card: Card, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let options = order_choices(view, card);
    if options.is_empty() {
        return Err(NoSuchPage);
    }
    let text = format!(
        "You keep **{card}**. In which order do the others go under the deck? The first named is drawn first again."
    );
    Ok(Panel { text, rows: Vec::new(), picture: Some(Shot::Drawn) }
        .row(Row::Select(Select {
            id: spot.id(GameVerb::Do(String::new())),
            placeholder: "Choose the order under the deck".to_owned(),
            options,
        }))
        .row(Row::Buttons(vec![spot.button(GameVerb::Go(String::new()), "Back", Style::Plain)])))
}

/// One option for each order in which the others return when this card is kept.
#[must_use]
pub fn order_choices(view: &SeatView, card: Card) -> Vec<Choice> {
    orders_of(view, card)
        .into_iter()
        .map(|(mv, bottom)| Choice { value: mv.to_string(), label: order_label(bottom) })
        .collect()
}

fn order_label(bottom: Bottom) -> String {
    let names: Vec<&str> = bottom.iter().map(Card::name).collect();
    if names.is_empty() {
        "nothing returns".to_owned()
    } else {
        shorten(&names.join(", then "), OPTION_LABEL)
    }
}

fn orders(view: &SeatView) -> Vec<(Card, Move, Bottom)> {
    let mut orders: Vec<_> = distinct(view.legal.iter().copied())
        .filter_map(|mv| match mv {
            Move::SchoolKeep { keep, bottom } => Some((keep, mv, bottom)),
            _ => None,
        })
        .collect();
    orders.sort_by_key(|(card, _, _)| *card);
    orders
}

fn orders_of(view: &SeatView, card: Card) -> Vec<(Move, Bottom)> {
    orders(view)
        .into_iter()
        .filter(|(kept, _, _)| *kept == card)
        .map(|(_, mv, bottom)| (mv, bottom))
        .collect()
}
