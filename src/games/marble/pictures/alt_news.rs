//! What is new, in words.

use crate::catalogue::Text;
use crate::games::marble::rules::kinds::Aqueduct;
use crate::games::marble::rules::view::PublicView;
use crate::render::{Cast, saying};
use crate::say;

use super::names::{list, word};
use super::news::{Fresh, News};
use super::players::seats;

/// All that is new.
pub(super) fn words(view: &PublicView, news: &News, cast: &Cast) -> Option<Text> {
    let mut said = on_board(news);
    for seat in seats(&view.players) {
        let changes = changes(&news.of(seat));
        if !changes.is_empty() {
            let name = saying::name(cast, seat, 12);
            said.push(say!("marble-alt-new-player", name, changes = Text::all_of(changes)));
        }
    }
    told(said)
}

/// What is new on the board, without the players' counts.
pub(super) fn in_short(news: &News) -> Option<Text> {
    told(on_board(news))
}

fn told(said: Vec<Text>) -> Option<Text> {
    (!said.is_empty()).then(|| say!("marble-alt-new", news = Text::units(said)))
}

fn on_board(news: &News) -> Vec<Text> {
    let tiles = news.tiles.iter().map(|tile| {
        say!("marble-alt-new-tile", kind = word(Some(tile.tile)), tile = tile.at.to_string())
    });
    let sites = news.sites.iter().map(|site| {
        say!("marble-alt-new-site", kind = word(site.building.kind()), site = site.site.to_string())
    });
    let pieces = Aqueduct::ALL.into_iter().filter_map(|aqueduct| {
        let own = news.pieces.iter().filter(|(of, ..)| *of == aqueduct);
        let places = list(own.map(|(_, _, to)| to));
        (!places.is_empty())
            .then(|| say!("marble-alt-new-pieces", colour = aqueduct.name(), places))
    });
    tiles.chain(sites).chain(pieces).collect()
}

fn changes(fresh: &Fresh) -> Vec<Text> {
    let signed = |change: i32| format!("{change:+}");
    let mut changes = Vec::new();
    if fresh.points != 0 {
        changes.push(say!("marble-alt-new-points", change = signed(fresh.points)));
    }
    let (tiles, imperium): (i32, i32) = (fresh.tiles.iter().sum(), fresh.imperium.iter().sum());
    if fresh.tiles != [0; 4] {
        changes.push(say!("marble-alt-new-tiles", change = signed(tiles)));
    }
    if fresh.imperium != [0; 4] {
        changes.push(say!("marble-alt-new-imperium", change = signed(imperium)));
    }
    if fresh.coins != 0 {
        changes.push(say!("marble-alt-new-coins", change = signed(fresh.coins)));
    }
    if fresh.bridges != 0 {
        changes.push(say!("marble-alt-new-bridges", change = signed(fresh.bridges)));
    }
    if fresh.magistrates > 0 {
        changes.push(say!("marble-alt-new-magistrates", moved = fresh.magistrates));
    }
    changes
}
