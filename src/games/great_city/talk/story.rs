//! What happened in a turn, in few words, for the posts of a round.

use super::units::{coins, influence_tokens, stakes};
use crate::{
    games::great_city::rules::{
        cards::Card,
        events::Event,
        view::{Phase, PublicView},
    },
    say,
    talk::{
        names::Names,
        say::Text,
        story::{Action, Importance, SeatStory},
    },
};

/// What stands above the lines of a round.
pub fn heading(view: &PublicView) -> Text {
    match view.phase {
        Phase::Draft => say!("great_city-story-draft"),
        Phase::Place
        | Phase::Pick
        | Phase::Act
        | Phase::SchoolDeck
        | Phase::SchoolKeep
        | Phase::Over => say!("great_city-story-round", round = view.round),
    }
}

/// What concerns everybody. The scores have a post of their own.
pub fn apart(event: &Event, names: &Names) -> Option<Action> {
    match event {
        Event::Round { round, .. } => {
            Some(Action::new(Importance::Kept, say!("great_city-story-round", round)))
        }
        Event::Influence { cards, winner, .. } => {
            let (number, stakes) = (cards.len(), stakes(cards));
            let says = match winner {
                Some(seat) => say!("great_city-story-influence", who = names.bold(*seat), stakes),
                None => say!("great_city-influence-shared", number, stakes),
            };
            Some(Action::new(Importance::Kept, says))
        }
        Event::End { .. } => Some(Action::new(Importance::Little, say!("great_city-story-over"))),
        Event::Draft { .. }
        | Event::Place { .. }
        | Event::Pick { .. }
        | Event::Build { .. }
        | Event::SchoolDeck { .. }
        | Event::SchoolKeep { .. }
        | Event::Produce { .. }
        | Event::Pass { .. } => None,
    }
}

/// What one seat did in a row: it may place an emissary and then take its turn at once.
pub fn story(events: &[&Event]) -> Vec<SeatStory> {
    let mut told: Vec<SeatStory> = Vec::new();
    let mut turn: Vec<&Event> = Vec::new();
    for event in events {
        match event {
            Event::Place { space, .. } => told.push(SeatStory::Each {
                of: say!("great_city-story-emissaries"),
                what: say!("great_city-story-space", space = space.number()),
            }),
            Event::Draft { .. } => told.push(SeatStory::Each {
                of: say!("great_city-story-drafted"),
                what: say!("great_city-story-card"),
            }),
            Event::Pick { .. }
            | Event::Build { .. }
            | Event::SchoolDeck { .. }
            | Event::SchoolKeep { .. }
            | Event::Produce { .. }
            | Event::Pass { .. }
            | Event::Round { .. }
            | Event::Influence { .. }
            | Event::End { .. } => turn.push(event),
        }
    }
    if !turn.is_empty() {
        told.push(SeatStory::Turn { actions: actions(&turn), gains: gains(&turn) });
    }
    told
}

fn actions(turn: &[&Event]) -> Vec<Action> {
    let mut actions: Vec<Action> = turn.iter().filter_map(|event| action(turn, event)).collect();
    if actions.is_empty() {
        actions.push(Action::new(Importance::Kept, say!("great_city-brief-passed")));
    }
    actions
}

/// What an event adds to the line of the turn; nothing where another one says it as well.
fn action(turn: &[&Event], event: &Event) -> Option<Action> {
    match event {
        Event::Pick { card, .. } => {
            let is_built = turn.iter().any(|one| built(one) == Some(*card));
            (!is_built).then(|| {
                Action::new(Importance::Kept, say!("great_city-story-took", card = card.name()))
            })
        }
        Event::Build { card, replaced, .. } => {
            let took =
                |one: &&Event| matches!(one, Event::Pick { card: taken, .. } if taken == card);
            let is_taken = turn.iter().any(took);
            Some(Action::new(Importance::Kept, build(*card, *replaced, is_taken)))
        }
        Event::SchoolDeck { deck, .. } => {
            Some(Action::new(Importance::Little, say!("great_city-story-drew", deck = deck.id())))
        }
        Event::Produce { .. } => {
            Some(Action::new(Importance::Much, say!("great_city-story-produced")))
        }
        Event::SchoolKeep { .. }
        | Event::Pass { .. }
        | Event::Draft { .. }
        | Event::Place { .. }
        | Event::Round { .. }
        | Event::Influence { .. }
        | Event::End { .. } => None,
    }
}

const fn built(event: &Event) -> Option<Card> {
    if let Event::Build { card, .. } = event { Some(*card) } else { None }
}

fn build(card: Card, replaced: Option<Card>, is_taken: bool) -> Text {
    let card = card.name();
    match replaced {
        None => say!("great_city-story-built", card, is_taken),
        Some(old) => say!("great_city-story-built-over", card, replaced = old.name(), is_taken),
    }
}

/// What the turn brought, and what was paid in coins.
fn gains(turn: &[&Event]) -> Option<Text> {
    let (mut money, mut bricks, mut influence, mut points) = (0, 0, 0, 0);
    for event in turn {
        match event {
            Event::Build { spent, tokens, coins, influence: won, points: scored, .. } => {
                money += i64::from(*coins) - i64::from(*spent);
                bricks -= i64::from(*tokens);
                influence += i64::from(*won);
                points += i64::from(*scored);
            }
            Event::Produce { spent, coins, bricks: made, influence: won, .. } => {
                money += i64::from(*coins) - i64::from(*spent);
                bricks += i64::from(*made);
                influence += i64::from(*won);
            }
            Event::Draft { .. }
            | Event::Place { .. }
            | Event::Pick { .. }
            | Event::SchoolDeck { .. }
            | Event::SchoolKeep { .. }
            | Event::Pass { .. }
            | Event::Round { .. }
            | Event::Influence { .. }
            | Event::End { .. } => {}
        }
    }
    let some = [
        change(money, coins),
        change(bricks, super::units::brick_tokens),
        change(influence, influence_tokens),
        change(points, |number| say!("great_city-point-tokens", number)),
    ];
    let some: Vec<Text> = some.into_iter().flatten().collect();
    (!some.is_empty()).then(|| Text::units(some))
}

/// "+2 coins", "−1 coin"; nothing where nothing has changed.
fn change(by: i64, amount: impl FnOnce(u32) -> Text) -> Option<Text> {
    let number = u32::try_from(by.unsigned_abs()).unwrap_or(u32::MAX);
    (by != 0).then(|| say!("great_city-story-change", is_more = by > 0, amount = amount(number)))
}
