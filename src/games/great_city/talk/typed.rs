//! Typed words → moves. What autocomplete offers is read as well as what people type by themselves.
//!
//! Only the shape is checked here. Whether the move is legal is asked of the table, so that the rules' own words answer.

use super::{
    bill::{Build, builds_of},
    build_pages, card_texts, page, school_pages,
};
use crate::{
    games::great_city::{
        pictures::plan::letters,
        rules::{
            cards::{Card, Deck},
            city::{Cell, CellSet},
            moves::{Bottom, Move, Space},
            view::SeatView,
        },
    },
    talk::{
        layout::Choice,
        names::list,
        spelling,
        typed::{Unreadable, echo},
    },
};

/// The card kept of the draft.
///
/// # Errors
/// When no card is named.
pub fn draft(view: &SeatView, typed: &str) -> Result<Move, Unreadable> {
    card(typed, &view.draft).map(|card| Move::Draft { card })
}

/// The card taken from the offer.
///
/// # Errors
/// When no card is named.
pub fn pick(view: &SeatView, typed: &str) -> Result<Move, Unreadable> {
    let open: Vec<Card> = view
        .public
        .offer
        .iter()
        .filter(|card| card.taken_by.is_none())
        .map(|card| card.card)
        .collect();
    card(typed, &open).map(|card| Move::Pick { card })
}

/// The space for an emissary: "3" or "space 3".
///
/// # Errors
/// When no space is named.
pub fn space(typed: &str) -> Result<Move, Unreadable> {
    let number = typed.trim().trim_start_matches("space").trim_start();
    number.parse().ok().and_then(Space::new).map(|space| Move::Place { space }).ok_or_else(|| {
        Unreadable(format!(
            "“{}” is no space of the strip; type a number from 1 to 5.",
            echo(typed)
        ))
    })
}

/// The build of a card at a place, paid as `pay` says; without it, brick tokens before coins.
///
/// # Errors
/// When card, place or payment cannot be read.
pub fn build(
    view: &SeatView,
    typed_card: &str,
    typed_place: &str,
    pay: Option<&str>,
) -> Result<Move, Unreadable> {
    let card = card_in_hand(view, typed_card)?;
    let builds = builds_of(view, card);
    let at = place(typed_place, &builds, card)?;
    let here: Vec<Build> = builds.into_iter().filter(|build| build.at == at).collect();
    match pay.map(str::trim).filter(|pay| !pay.is_empty()) {
        None => Ok(usual(&here).unwrap_or_else(|| unpaid(view, card, at))),
        Some(pay) => payment(view, &here, pay),
    }
}

/// Brick tokens before coins, and of several farms the one that is replaced (§11.2).
fn usual(here: &[Build]) -> Option<Move> {
    here.iter()
        .min_by_key(|build| (build.coins, build.tokens.len(), !build.tokens.contains(build.at)))
        .map(|build| build.mv)
}

/// The build as it would be with coins alone, for the rules to say what is wrong with it.
fn unpaid(view: &SeatView, card: Card, at: Cell) -> Move {
    let bricks = view.public.turn.as_ref().map_or(0, |turn| turn.bricks);
    Move::Build { card, at, tokens: CellSet::EMPTY, buy: card.bricks().saturating_sub(bricks) }
}

fn payment(view: &SeatView, here: &[Build], pay: &str) -> Result<Move, Unreadable> {
    let choices = build_pages::payment_choices(view, here);
    let coins = pay
        .to_lowercase()
        .strip_suffix("coins")
        .and_then(|number| number.trim().parse::<u8>().ok());
    let by_coins = || {
        let mut paying = here.iter().filter(|build| Some(build.coins) == coins);
        paying.next().filter(|_| paying.next().is_none())
    };
    match choices
        .iter()
        .find(|choice| choice.value == pay || choice.label.eq_ignore_ascii_case(pay))
    {
        Some(choice) => {
            choice.value.parse().map_err(|_| Unreadable(format!("“{}” is no payment.", echo(pay))))
        }
        None => by_coins().map(|build| build.mv).ok_or_else(|| {
            Unreadable(format!(
                "“{}” is no way to pay here; possible: {}.",
                echo(pay),
                labels(&choices)
            ))
        }),
    }
}

/// A place by its letter on the plan or as `row,col`.
///
/// # Errors
/// When it is neither.
pub fn place(typed: &str, builds: &[Build], card: Card) -> Result<Cell, Unreadable> {
    let text = typed.trim();
    let places = build_pages::places(builds);
    let lettered = letters(&places);
    let mut signs = text.chars();
    if let (Some(sign), None) = (signs.next(), signs.next())
        && let Some((_, at)) =
            lettered.iter().find(|(letter, _)| letter.eq_ignore_ascii_case(&sign))
    {
        return Ok(*at);
    }
    page::cell(&text.to_lowercase().replace("row", "").replace("col", "")).ok_or_else(|| {
        let known = match (lettered.first(), lettered.last()) {
            (Some((first, _)), Some((last, _))) => format!("a letter from {first} to {last} or "),
            _ => String::new(),
        };
        Unreadable(format!(
            "“{}” is no place for {card}; type {known}row,col such as 1,0.",
            echo(text)
        ))
    })
}

/// What a school does: a deck, or the card kept and the order of the others.
///
/// # Errors
/// When neither a deck nor a card is named, or the order is none of those possible.
pub fn keep(view: &SeatView, typed: &str, order: Option<&str>) -> Result<Move, Unreadable> {
    if let Some(deck) = deck(typed) {
        return Ok(Move::SchoolDeck { deck });
    }
    if let Ok(mv @ Move::SchoolKeep { .. }) = typed.trim().parse() {
        return Ok(mv);
    }
    let keep = card(typed, &view.drawn)?;
    let choices = school_pages::order_choices(view, keep);
    let wanted = order.map(str::trim).filter(|order| !order.is_empty());
    match (wanted, choices.first()) {
        (None, Some(first)) => first.value.parse().map_err(|_| Unreadable("That order cannot be read.".to_owned())),
        (None, None) => Ok(Move::SchoolKeep { keep, bottom: Bottom::default() }),
        (Some(order), _) => choices
            .iter()
            .find(|choice| choice.value == order || choice.label.eq_ignore_ascii_case(order))
            .and_then(|choice| choice.value.parse().ok())
            .ok_or_else(|| {
                Unreadable(format!(
                    "“{}” is no order of the other cards; choose one of those offered, or leave it out.",
                    echo(order)
                ))
            }),
    }
}

/// Production as it would be, for the rules to say what is wrong with it.
#[must_use]
pub fn produce(view: &SeatView) -> Move {
    let cogs = view.public.turn.as_ref().map_or(0, |turn| turn.cogs);
    Move::Produce { buy: 2u8.saturating_sub(cogs) }
}

/// A card that is named, preferably one of the hand.
///
/// # Errors
/// When no card is named.
pub fn card_in_hand(view: &SeatView, typed: &str) -> Result<Card, Unreadable> {
    card(typed, &view.hand)
}

fn deck(typed: &str) -> Option<Deck> {
    let text = typed.trim().to_uppercase();
    match text.strip_prefix("DECK").unwrap_or(&text).trim() {
        "I" | "1" => Some(Deck::I),
        "II" | "2" => Some(Deck::II),
        "III" | "3" => Some(Deck::III),
        "IV" | "4" => Some(Deck::IV),
        _ => None,
    }
}

/// The card named, among these if a part of a name fits only one of them, else among all; one or two letters are never
/// enough.
fn card(typed: &str, among: &[Card]) -> Result<Card, Unreadable> {
    let found = card_texts::named(typed);
    let mut fitting: Vec<Card> =
        card_texts::matching(typed).into_iter().filter(|card| among.contains(card)).collect();
    fitting.dedup();
    let is_sure = !spelling::is_too_short(typed) || card_texts::has_card(typed);
    match (found, &fitting[..]) {
        (Some(card), _) if is_sure => Ok(card),
        (None, [only]) if is_sure => Ok(*only),
        (_, several @ [_, ..]) if !spelling::plain(typed).is_empty() => {
            let names: Vec<String> = several.iter().map(ToString::to_string).collect();
            Err(Unreadable(format!(
                "“{}” could be {}. Type more of it.",
                echo(typed),
                list(&names)
            )))
        }
        _ => Err(Unreadable(no_card(typed, among))),
    }
}

fn no_card(typed: &str, among: &[Card]) -> String {
    let mut cards = among.to_vec();
    cards.dedup();
    let names: Vec<String> = cards.iter().map(ToString::to_string).collect();
    if names.is_empty() {
        format!("“{}” is no card that can be chosen now.", echo(typed))
    } else {
        format!("“{}” is no card that I know; you can choose from {}.", echo(typed), list(&names))
    }
}

fn labels(choices: &[Choice]) -> String {
    list(&choices.iter().map(|choice| choice.label.clone()).collect::<Vec<_>>())
}
