//! What stands above the buttons and selects of each page, and the picture that belongs to it.

use crate::games::marble::pictures::places::{Chosen, Places};
use crate::games::marble::rules::{
    Aqueduct, ByKind, Kind, Move, Piece, Placement, Post, SeatView, Stage,
};
use crate::say;
use crate::talk::layout::{BUTTONS, Style};
use crate::talk::paths::{Fork, Front, Page, Shortcut};
use crate::talk::say::Text;

use super::guide::Guide;
use super::menu::place_with;
use super::orders::{AQUEDUCT, AT, MAGISTRATE, TILE};
use super::shot::Shot;
use super::units;

/// How many of the best places the picture shows with what they bring.
const SHOWN: usize = 3;

type Said = Front<Move, Shot>;

/// What stands above this page.
pub fn front(guide: &Guide<'_>, page: &Page<'_, Move>) -> Said {
    match page {
        Page::Start => start(guide),
        Page::Choose(fork) => choose(guide, fork),
        Page::Confirm(mv) => Front::new(super::summary::summary(guide, *mv)).picture(Shot::Board),
    }
}

fn start(guide: &Guide<'_>) -> Said {
    let view = guide.view;
    let (says, shot) = match view.public.stage {
        Stage::Reward(site) => {
            let building = view.public.building_at(site);
            let asked = say!("marble-panel-ask-reward", site, building);
            let about =
                (view.public.active != view.seat).then(|| say!("marble-panel-about-orders"));
            (Text::sentences(std::iter::once(asked).chain(about)), Shot::Site)
        }
        Stage::Finish => (say!("marble-panel-ask-finish"), Shot::Site),
        Stage::Open => {
            let aqueducts = Text::one_of(Aqueduct::of_bits(view.public.springs_due));
            let asked = say!("marble-panel-ask-open", aqueducts);
            (asked, Shot::Aqueducts(Vec::new()))
        }
        Stage::Act | Stage::Over => {
            let call = super::words::call(&view.public);
            (say!("marble-panel-your-turn", call), Shot::Board)
        }
    };
    Front::new(says).picture(shot)
}

/// What one has beside the tiles: imperium, coins, what was drawn, what magistrates can still do. The picture shows it.
pub fn standing(view: &SeatView) -> Vec<Text> {
    let own = view.own();
    let mut lines = vec![say!(
        "marble-panel-purse",
        points = units::points(own.points),
        imperium = units::kinds(own.imperium),
        coins = units::coins(own.coins)
    )];
    let fresh = view.public.fresh_of(view.seat);
    if fresh != ByKind::default() {
        lines.push(say!("marble-panel-fresh", tiles = units::kinds(fresh)));
    }
    lines.extend(own.posts().map(|tile| {
        let (kind, corners) = (view.public.kind_at(tile), view.public.open_corners(tile));
        say!("marble-panel-own-post", tile, kind, corners)
    }));
    let (spaces, treasury) = (own.spaces().total(), own.count(Post::Treasury));
    if spaces + treasury > 0 {
        lines.push(say!("marble-panel-own-spaces", spaces, treasury));
    }
    lines
}

fn choose(guide: &Guide<'_>, fork: &Fork<'_, Move>) -> Said {
    let chosen = |option| fork.given(option).unwrap_or_default();
    match (fork.order.id, fork.asked().id) {
        ("play", AT) => {
            let asked = say!("marble-panel-where", kind = chosen(TILE));
            Front::new(asked).picture(places(guide, fork)).shortcuts(best(guide, fork))
        }
        ("play", MAGISTRATE) => {
            let left = units::magistrates(guide.view.own().count(Post::Ready));
            let at = chosen(AT).to_uppercase();
            Front::new(say!("marble-panel-ask-magistrate", at, left)).picture(places(guide, fork))
        }
        ("open" | "expand", step) => {
            Front::new(say!("marble-panel-ask-piece", step)).picture(Shot::Aqueducts(laid(fork)))
        }
        _ => Front::new(say!("marble-panel-ask-else")).picture(Shot::Board),
    }
}

/// The places for the tile that is chosen, and the one that is chosen already.
fn places(guide: &Guide<'_>, fork: &Fork<'_, Move>) -> Shot {
    let Some(tile) = fork.given(TILE).and_then(Kind::from_name) else { return Shot::Board };
    let is_there = |place: &Placement| {
        let is_at = |mv: &Move| matches!(mv, Move::Play { at, .. } if at == place);
        fork.moves.iter().any(is_at)
    };
    let numbers = guide.numbers(tile);
    let places: Vec<Placement> = numbers.iter().copied().filter(is_there).collect();
    let best = places.iter().copied().take(SHOWN).collect();
    let at = fork.given(AT).and_then(|at| at.parse().ok());
    let magistrate = guide.view.own().count(Post::Ready) > 0;
    let chosen = at.map(|at| Chosen { at, magistrate });
    Shot::Places(Places { tile, places, numbers, best, chosen })
}

/// The best places with the answer about the magistrate, where that is asked.
fn best(guide: &Guide<'_>, fork: &Fork<'_, Move>) -> Vec<Shortcut<Move>> {
    if guide.view.own().count(Post::Ready) == 0 {
        return Vec::new();
    }
    let mut moves = fork.moves.to_vec();
    moves.sort_by_key(|mv| std::cmp::Reverse(guide.rank(&[*mv])));
    let shortcut = |mv: Move| {
        let Move::Play { tile, at, magistrate } = mv else { return None };
        let label = place_with(guide.number(tile, at)?, magistrate);
        Some(Shortcut { label, mv, then: None, style: Style::Plain })
    };
    moves.into_iter().take(BUTTONS).filter_map(shortcut).collect()
}

/// The pieces that are chosen already.
fn laid(fork: &Fork<'_, Move>) -> Vec<Piece> {
    let aqueduct = fork.given(AQUEDUCT).and_then(Aqueduct::from_name);
    let values = fork.given.iter().map_while(Option::as_deref);
    match aqueduct {
        Some(aqueduct) => {
            let points = values.skip(1).filter_map(|to| to.parse().ok());
            points.map(|to| Piece { aqueduct, to }).collect()
        }
        None => values.filter_map(|value| value.parse().ok()).collect(),
    }
}
