//! What can be looked at from near: each player's team and sites, and what is left in the decks.

use super::{
    shot::Shot,
    status,
    units::{self, name, with_load},
};
use crate::{
    board::Seat,
    games::builders::{
        pictures::facts::{self, Detail},
        rules::{
            cards::{Building, Member},
            view::{PlayerView, PublicView},
        },
    },
    say,
    talk::{names::Names, say::Text, sight::Part},
};

/// A part for each player, and one for the decks.
pub fn parts(view: &PublicView, names: &Names) -> Vec<Part<Shot>> {
    let player = |(seat, player): (Seat, &PlayerView)| Part {
        name: say!("builders-near-player", who = names.bold(seat)),
        says: Text::lines(status::player(seat, player, view, names)),
        shot: Some(Shot::Player(seat)),
    };
    let decks = Part {
        name: say!("builders-near-decks"),
        says: Text::lines(
            for_sale(view).into_iter().chain([buildings_left(view), workers_left(view)]),
        ),
        shot: Some(Shot::Market),
    };
    Seat::all(4).zip(&view.players).map(player).chain([decks]).collect()
}

/// What lies open, in full.
fn for_sale(view: &PublicView) -> [Text; 3] {
    let line = facts::line(&view.line, Detail::Full);
    [facts::buildings(view, Detail::Full), facts::workers(view, Detail::Full), line]
}

/// The buildings that nobody has seen yet: all of them are in the deck.
fn buildings_left(view: &PublicView) -> Text {
    let sites =
        view.players.iter().flat_map(|player| player.sites.iter().map(|site| site.building));
    let finished = view.players.iter().flat_map(|player| player.finished.iter().copied());
    let seen: Vec<Building> =
        view.buildings.iter().flatten().copied().chain(sites).chain(finished).collect();
    let left: Vec<Text> =
        Building::of(view.rules).filter(|card| !seen.contains(card)).map(Building::name).collect();
    say!("builders-near-buildings", number = left.len(), cards = or_none(left))
}

/// The workers that nobody has seen yet, likewise.
fn workers_left(view: &PublicView) -> Text {
    let teams = view.players.iter().flat_map(|player| player.team.iter().map(|one| one.member));
    let seen: Vec<Member> = view.workers.iter().flatten().copied().chain(teams).collect();
    let left: Vec<Text> = Member::workers_of(view.rules)
        .filter(|card| !seen.contains(card))
        .map(|card| with_load(name(card, false), card.produces()))
        .collect();
    say!("builders-near-workers", number = left.len(), cards = or_none(left))
}

fn or_none(cards: Vec<Text>) -> Text {
    if cards.is_empty() { say!("builders-facts-none") } else { Text::units(cards) }
}

/// What an unfinished building would bring, for an account of points.
pub fn unfinished(building: Building) -> Text {
    let points = units::points(building.points());
    say!("builders-account-unfinished", building = building.name(), points)
}
