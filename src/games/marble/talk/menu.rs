//! What buttons and the options of menus say of a move: what it is and what it brings.

use std::collections::BTreeSet;

use crate::games::marble::rules::{Aqueduct, Kind, Move, Path, Placement};
use crate::say;
use crate::talk::layout::OPTION_LABEL;
use crate::talk::paths::{Fork, Label};
use crate::talk::say::Text;

use super::guide::Guide;
use super::orders::{AT, MAGISTRATE, TILE};
use super::summary::{summary, told, what};
use super::words::{self, Form};

/// What a choice says, and how good it looks.
pub fn label(guide: &Guide<'_>, fork: &Fork<'_, Move>, value: &str) -> Label {
    let Some(first) = fork.moves.first().copied() else { return Label::new(value) };
    let fitting = |texts: Vec<Text>| Label::new(texts[0].clone()).shortened(texts);
    let label = match (first, fork.asked().id) {
        (Move::Play { tile, .. }, TILE) => {
            let ready = guide.view.own().ready.of(tile);
            let short = say!("marble-panel-tile-in-short", kind = tile.name(), ready);
            Label::new(tile_choice(guide, tile, fork.moves)).shortened([short])
        }
        (Move::Play { tile, at, .. }, AT) => place(guide, (tile, at), fork.moves),
        (Move::Play { magistrate, .. }, MAGISTRATE) => {
            let with = say!("marble-panel-magistrate", magistrate);
            fitting(vec![dotted(with.clone(), told(guide, first)), with])
        }
        (Move::Expand { pieces }, _) if fork.moves.len() > 1 => {
            fitting(vec![say!("marble-panel-lay-first", piece = Text::from(pieces[0]))])
        }
        (Move::Open { .. }, _) => fitting(vec![open_choice(value)]),
        _ => fitting(vec![summary(guide, first), what(guide, first)]),
    };
    label.rank(guide.rank(fork.moves))
}

fn dotted(first: impl Into<Text>, rest: impl IntoIterator<Item = Text>) -> Text {
    Text::dotted(std::iter::once(first.into()).chain(rest))
}

/// "4 · with a magistrate": a place and the answer in one.
pub fn place_with(number: usize, magistrate: bool) -> Text {
    Text::dotted([Text::from(number.to_string()), say!("marble-panel-magistrate", magistrate)])
}

/// "E": the row of the lower end of a tile's short diagonal.
pub fn row(at: Placement) -> String {
    at.to_string().chars().take(1).collect()
}

/// "Temple · 2 ready · 31 places · best: temple at E6 for you: 3 points", as much of it as fits.
fn tile_choice(guide: &Guide<'_>, tile: Kind, moves: &[Move]) -> Text {
    let places: BTreeSet<Placement> = moves
        .iter()
        .filter_map(|mv| match mv {
            Move::Play { at, .. } => Some(*at),
            _ => None,
        })
        .collect();
    let ready = guide.view.own().ready.of(tile);
    let tile = say!("marble-panel-tile", kind = tile.name(), ready, places = places.len());
    let best = moves.iter().max_by_key(|mv| guide.rank(&[**mv]));
    let brings = best.map(|mv| told(guide, *mv)).unwrap_or_default();
    let best =
        (!brings.is_empty()).then(|| say!("marble-panel-best", brings = Text::units(brings)));
    let all = dotted(tile.clone(), best);
    if all.len() <= OPTION_LABEL { all } else { tile }
}

/// "4 · E5-F5 · temple at E6 for you: 3 points · opens grey": what it brings with a magistrate if there is one at hand, for that
/// is what one wants to know first; on buttons without the place, which the picture shows.
fn place(guide: &Guide<'_>, (tile, at): (Kind, Placement), moves: &[Move]) -> Label {
    let has = |mv: &&Move| matches!(mv, Move::Play { magistrate: true, .. });
    let mv = moves.iter().find(has).or(moves.first());
    let brings = mv.map(|mv| told(guide, *mv)).unwrap_or_default();
    let number = guide.number(tile, at).map(|number| number.to_string());
    let in_full = number.as_ref().map_or(at.to_string(), |number| format!("{number} · {at}"));
    let number = Text::from(number.unwrap_or_else(|| at.to_string()));
    let short =
        [brings.len(), 1, 0].map(|most| dotted(number.clone(), brings.iter().take(most).cloned()));
    let label = Label::new(dotted(in_full, brings)).shortened(short);
    label.area(say!("marble-panel-row", row = row(at)))
}

fn open_choice(value: &str) -> Text {
    match Aqueduct::from_name(value) {
        Some(aqueduct) => {
            words::summary(Form::Button, "", Move::Open { aqueduct, path: Path::new() }, None)
        }
        None => say!("marble-panel-lead-to", to = value.to_uppercase()),
    }
}
