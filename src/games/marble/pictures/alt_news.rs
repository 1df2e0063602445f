//! What is new, in words.

use crate::board::signed;
use crate::catalogue::Text;
use crate::games::marble::rules::{Aqueduct, PublicView};
use crate::render::{Cast, saying};
use crate::say;

use super::names::list;
use super::news::{Fresh, News};

/// All that is new.
pub(super) fn words(view: &PublicView, news: &News, cast: &Cast) -> Option<Text> {
    let mut said = on_board(view, news);
    for seat in view.all_seats() {
        let changes = changes(&news.of(seat));
        if !changes.is_empty() {
            let name = saying::name(cast, seat, 12);
            said.push(say!("marble-alt-new-player", name, changes = Text::all_of(changes)));
        }
    }
    told(said)
}

/// What is new on the board, without the players' counts.
pub(super) fn in_short(view: &PublicView, news: &News) -> Option<Text> {
    told(on_board(view, news))
}

fn told(said: Vec<Text>) -> Option<Text> {
    (!said.is_empty()).then(|| say!("marble-alt-new", news = Text::units(said)))
}

fn on_board(view: &PublicView, news: &News) -> Vec<Text> {
    let tiles = news.tiles.iter();
    let tiles = tiles.map(|tile| say!("marble-alt-new-tile", kind = view.kind_at(*tile), tile));
    let sites = news.sites.iter();
    let sites =
        sites.map(|site| say!("marble-alt-new-site", building = view.building_at(*site), site));
    let pieces = Aqueduct::ALL.into_iter().filter_map(|aqueduct| {
        let own = news.pieces.iter().filter(|(of, ..)| *of == aqueduct);
        let places = list(own.map(|(_, _, to)| to));
        (!places.is_empty()).then(|| say!("marble-alt-new-pieces", aqueduct, places))
    });
    tiles.chain(sites).chain(pieces).collect()
}

fn changes(fresh: &Fresh) -> Vec<Text> {
    let told = |what: &str, change: i32| {
        let number = change.unsigned_abs();
        say!("marble-alt-change", what, change = signed(change), number)
    };
    let (tiles, imperium) = (fresh.tiles, fresh.imperium);
    let counts = [
        ("points", fresh.points, fresh.points != 0),
        ("tiles", tiles.iter().sum(), tiles != [0; 4]),
        ("imperium", imperium.iter().sum(), imperium != [0; 4]),
        ("coins", fresh.coins, fresh.coins != 0),
        ("bridges", fresh.bridges, fresh.bridges != 0),
    ];
    let counts = counts.into_iter().filter(|(_, _, has_changed)| *has_changed);
    let moved = fresh.magistrates;
    let magistrates = (moved > 0).then(|| say!("marble-alt-new-magistrates", moved));
    counts.map(|(what, change, _)| told(what, change)).chain(magistrates).collect()
}
