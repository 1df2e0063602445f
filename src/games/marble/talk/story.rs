//! What happened in a turn, in few words, for the posts of a round.

use super::units::{coins, kinds, listed, points};
use crate::games::marble::rules::{Building, ByKind, Event, Kind, Move, PublicView, grid};
use crate::say;
use crate::talk::names::Names;
use crate::talk::say::Text;
use crate::talk::story::{Action, Importance, SeatStory};

/// What stands above the lines of a round.
pub fn heading(view: &PublicView) -> Text {
    let is_near = super::words::tiles_to_end(view).is_some();
    say!("marble-story-round", round = view.round, is_near)
}

/// What concerns everybody. The scores have a post of their own.
pub fn apart(event: &Event, names: &Names) -> Option<Action> {
    match event {
        Event::Round { round } => {
            let says = say!("marble-story-round", round, is_near = false);
            Some(Action::new(Importance::Kept, says))
        }
        Event::LastRound { player } => {
            let says = say!("marble-story-last-round", who = names.bold(*player));
            Some(Action::new(Importance::Kept, says))
        }
        Event::Over { .. } => Some(Action::new(Importance::Little, say!("marble-story-over"))),
        Event::Did { .. }
        | Event::Bridge { .. }
        | Event::Build { .. }
        | Event::Coin { .. }
        | Event::Collect { .. } => None,
    }
}

/// Whether it may lie within the turn of somebody else: a building there can be another player's, who then decides.
pub const fn is_aside(event: &Event) -> bool {
    matches!(event, Event::Did { mv: Move::Reward { .. }, .. } | Event::Build { .. })
}

/// What one seat did in a turn, or got in another's.
pub fn story(events: &[&Event]) -> Vec<SeatStory> {
    let mut actions: Vec<Action> = events.iter().filter_map(|event| action(event)).collect();
    if actions.is_empty() {
        actions.push(Action::new(Importance::Kept, say!("marble-story-ended")));
    }
    vec![SeatStory::Turn { actions, gains: gains(events) }]
}

fn action(event: &Event) -> Option<Action> {
    let (importance, says) = match event {
        Event::Did { mv, building, .. } => return did(*mv, *building),
        Event::Bridge { space, .. } => {
            (Importance::Much, say!("marble-story-bridge", space = grid().bridge_tip(*space)))
        }
        Event::Build { site, player: None, .. } => {
            (Importance::Kept, say!("marble-story-fountain", site))
        }
        Event::Build { site, building, player: Some(_), .. } => {
            (Importance::Kept, say!("marble-story-built", building, site))
        }
        Event::Coin { .. }
        | Event::Collect { .. }
        | Event::LastRound { .. }
        | Event::Round { .. }
        | Event::Over { .. } => return None,
    };
    Some(Action::new(importance, says))
}

/// A move; what followed from it has events of its own.
fn did(mv: Move, built: Option<Building>) -> Option<Action> {
    let (importance, says) = match mv {
        Move::Draw { tiles } => {
            (Importance::Little, say!("marble-story-drew", tiles = kinds(listed(tiles))))
        }
        Move::Expand { pieces } => {
            let places = Text::all_of(pieces.iter().map(|piece| Text::from(piece.to)));
            (Importance::Much, say!("marble-story-laid", places))
        }
        Move::Recall { tile } => (Importance::Little, say!("marble-story-recalled", tile)),
        Move::Play { tile, at, magistrate } => {
            let says = say!("marble-story-played", kind = tile, at, magistrate);
            let short = say!("marble-story-played", kind = tile, at, magistrate = false);
            return Some(Action::new(Importance::Kept, says).or(short));
        }
        Move::Open { aqueduct, .. } => (Importance::Much, say!("marble-story-opened", aqueduct)),
        Move::Reward { tile: Some(_) } => {
            let building = built.unwrap_or(Building::Fountain);
            (Importance::Aside, say!("marble-story-sent", building))
        }
        Move::Finish { .. } | Move::Reward { tile: None } | Move::Spend { .. } | Move::End => {
            return None;
        }
    };
    Some(Action::new(importance, says))
}

/// What the turn brought: points of buildings, coins, imperium.
fn gains(events: &[&Event]) -> Option<Text> {
    let (mut score, mut money, mut imperium) = (0, 0, Vec::<Kind>::new());
    for event in events {
        match event {
            Event::Build { points, player: Some(_), .. } => score += i32::from(*points),
            Event::Coin { .. } => money += 1,
            Event::Collect { imperium: more, coins, .. } => {
                money += coins;
                imperium.extend(more);
            }
            Event::Did { .. }
            | Event::Bridge { .. }
            | Event::Build { player: None, .. }
            | Event::LastRound { .. }
            | Event::Round { .. }
            | Event::Over { .. } => {}
        }
    }
    let more = |amount: Text| say!("marble-story-more", amount);
    let imperium: ByKind = listed(imperium);
    let some = [
        (score > 0).then(|| more(points(score))),
        (money > 0).then(|| more(coins(money))),
        (imperium.total() > 0).then(|| say!("marble-story-imperium", kinds = kinds(imperium))),
    ];
    let some: Vec<Text> = some.into_iter().flatten().collect();
    (!some.is_empty()).then(|| Text::units(some))
}
