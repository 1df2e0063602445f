//! What happened in a turn, in few words, for the posts of a round.

use super::units::{coins, kinds, listed, points};
use crate::games::marble::rules::{Building, ByKind, Event, Kind, Move, PublicView};
use crate::say;
use crate::talk::names::Names;
use crate::talk::say::Text;
use crate::talk::story::{Deed, Telling, Told};

/// What stands above the lines of a round.
pub fn heading(view: &PublicView) -> Option<Text> {
    Some(say!("marble-story-round", round = view.round))
}

/// What concerns everybody. The scores have a post of their own.
pub fn apart(event: &Event, names: &Names) -> Option<Deed> {
    match event {
        Event::Round { round } => Some(Deed::new(Telling::Kept, say!("marble-story-round", round))),
        Event::LastRound { player } => {
            let says = say!("marble-story-last-round", who = names.bold(*player));
            Some(Deed::new(Telling::Kept, says))
        }
        Event::Over { .. } => Some(Deed::new(Telling::Little, say!("marble-story-over"))),
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
pub fn story(events: &[&Event]) -> Vec<Told> {
    let mut deeds: Vec<Deed> = events.iter().filter_map(|event| deed(event)).collect();
    if deeds.is_empty() {
        deeds.push(Deed::new(Telling::Kept, say!("marble-story-ended")));
    }
    vec![Told::Turn { deeds, gains: gains(events) }]
}

fn deed(event: &Event) -> Option<Deed> {
    let (telling, says) = match event {
        Event::Did { mv, building, .. } => return did(*mv, *building),
        Event::Bridge { space, .. } => {
            (Telling::Much, say!("marble-story-bridge", space = space.number()))
        }
        Event::Build { site, player: None, .. } => {
            (Telling::Kept, say!("marble-story-fountain", site))
        }
        Event::Build { site, building, player: Some(_), .. } => {
            (Telling::Kept, say!("marble-story-built", building, site))
        }
        Event::Coin { .. }
        | Event::Collect { .. }
        | Event::LastRound { .. }
        | Event::Round { .. }
        | Event::Over { .. } => return None,
    };
    Some(Deed::new(telling, says))
}

/// A move; what followed from it has events of its own.
fn did(mv: Move, built: Option<Building>) -> Option<Deed> {
    let (telling, says) = match mv {
        Move::Draw { tiles } => {
            (Telling::Little, say!("marble-story-drew", tiles = kinds(listed(tiles))))
        }
        Move::Expand { pieces } => {
            let places = Text::all_of(pieces.iter().map(|piece| Text::from(piece.to)));
            (Telling::Much, say!("marble-story-laid", places))
        }
        Move::Recall { tile } => (Telling::Little, say!("marble-story-recalled", tile)),
        Move::Play { tile, at, magistrate } => {
            let says = say!("marble-story-played", kind = tile, at, magistrate);
            let short = say!("marble-story-played", kind = tile, at, magistrate = false);
            return Some(Deed::new(Telling::Kept, says).or(short));
        }
        Move::Open { aqueduct, .. } => (Telling::Much, say!("marble-story-opened", aqueduct)),
        Move::Reward { tile: Some(_) } => {
            let building = built.unwrap_or(Building::Fountain);
            (Telling::Aside, say!("marble-story-sent", building))
        }
        Move::Finish { .. } | Move::Reward { tile: None } | Move::Spend { .. } | Move::End => {
            return None;
        }
    };
    Some(Deed::new(telling, says))
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
