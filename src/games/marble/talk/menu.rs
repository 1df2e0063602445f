//! What buttons and the options of menus say of a move: what it is and what it brings.

use crate::games::marble::rules::{Aqueduct, Kind, Move, Path, Placement};
use crate::say;
use crate::talk::layout::{OPTION_LABEL, short_label};
use crate::talk::paths::{Fork, Label};
use crate::talk::say::Text;

use super::deed::{deed, told, what};
use super::guide::Guide;
use super::orders::{AT, MAGISTRATE, TILE};
use super::words::{self, Form};

/// What a choice says, and how good it looks.
pub fn label(guide: &Guide<'_>, fork: &Fork<'_, Move>, value: &str) -> Label {
    let Some(first) = fork.moves.first().copied() else { return Label::new(value) };
    let text = match (first, fork.asked().id) {
        (Move::Play { tile, .. }, TILE) => tile_choice(guide, tile, fork.moves),
        (Move::Play { at, .. }, AT) => place(guide, at, fork.moves),
        (Move::Play { magistrate, .. }, MAGISTRATE) => {
            let with = say!("marble-panel-magistrate", magistrate);
            Text::dotted(std::iter::once(with).chain(told(guide, first)))
        }
        (Move::Expand { pieces }, _) if fork.moves.len() > 1 => {
            say!("marble-panel-lay-first", piece = Text::from(pieces[0]))
        }
        (Move::Open { .. }, _) => open_choice(value),
        _ => deed(guide, first),
    };
    let short = in_short(guide, fork, (first, value));
    let more = (short.len() < text.len()).then(|| text.clone());
    let label = Label::new(text).short(short, more).rank(guide.rank(fork.moves));
    match first {
        Move::Play { at, .. } if fork.asked().id == AT => {
            label.area(say!("marble-panel-row", row = row(at)))
        }
        _ => label,
    }
}

/// What of it fits on a button.
fn in_short(guide: &Guide<'_>, fork: &Fork<'_, Move>, (first, value): (Move, &str)) -> Text {
    match (first, fork.asked().id) {
        (Move::Play { tile, .. }, TILE) => {
            let ready = guide.view.own().ready.of(tile);
            say!("marble-panel-tile-in-short", kind = tile.name(), ready)
        }
        (Move::Play { tile, at, .. }, AT) => {
            let number = guide.number(tile, at).map(|number| number.to_string().into());
            let number = number.unwrap_or_else(|| Text::from(at));
            let has = |mv: &&Move| matches!(mv, Move::Play { magistrate: true, .. });
            let mv = fork.moves.iter().find(has).copied().unwrap_or(first);
            let brings = told(guide, mv);
            let all = Text::dotted(std::iter::once(number.clone()).chain(brings.clone()));
            let first =
                Text::dotted(std::iter::once(number.clone()).chain(brings.into_iter().take(1)));
            short_label([all, first, number])
        }
        (Move::Play { magistrate, .. }, MAGISTRATE) => {
            let with = say!("marble-panel-magistrate", magistrate);
            let all = Text::dotted(std::iter::once(with.clone()).chain(told(guide, first)));
            short_label([all, with])
        }
        (Move::Expand { pieces }, _) if fork.moves.len() > 1 => {
            short_label([say!("marble-panel-lay-first", piece = Text::from(pieces[0]))])
        }
        (Move::Open { .. }, _) => short_label([open_choice(value)]),
        _ => short_label([deed(guide, first), what(guide, first)]),
    }
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
    let mut places: Vec<Placement> = moves
        .iter()
        .filter_map(|mv| match mv {
            Move::Play { at, .. } => Some(*at),
            _ => None,
        })
        .collect();
    places.sort_unstable();
    places.dedup();
    let ready = guide.view.own().ready.of(tile);
    let tile = say!("marble-panel-tile", kind = tile.name(), ready, places = places.len());
    let best = moves.iter().max_by_key(|mv| guide.rank(&[**mv]));
    let brings = best.map(|mv| told(guide, *mv)).unwrap_or_default();
    if brings.is_empty() {
        return tile;
    }
    let best = say!("marble-panel-best", brings = Text::units(brings));
    let all = Text::dotted([tile.clone(), best]);
    if all.len() <= OPTION_LABEL { all } else { tile }
}

/// "4 · E5-F5 · temple at E6 for you: 3 points · opens grey": what it brings with a magistrate if there is one at hand, for that
/// is what one wants to know first.
fn place(guide: &Guide<'_>, at: Placement, moves: &[Move]) -> Text {
    let has = |mv: &&Move| matches!(mv, Move::Play { magistrate: true, .. });
    let parts = moves.iter().find(has).or(moves.first()).map(|mv| told(guide, *mv));
    let tile = moves.iter().find_map(|mv| match mv {
        Move::Play { tile, .. } => Some(*tile),
        _ => None,
    });
    let number = tile.and_then(|tile| guide.number(tile, at));
    let place = number.map_or_else(|| at.to_string(), |number| format!("{number} · {at}"));
    Text::dotted(std::iter::once(place.into()).chain(parts.into_iter().flatten()))
}

fn open_choice(value: &str) -> Text {
    match Aqueduct::from_name(value) {
        Some(aqueduct) => {
            words::deed(Form::Button, "", Move::Open { aqueduct, path: Path::new() }, None)
        }
        None => say!("marble-panel-lead-to", to = value.to_uppercase()),
    }
}
