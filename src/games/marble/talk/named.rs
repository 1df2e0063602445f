//! What people call the places and pieces that an order may name, and which they may mean though they cannot be chosen now.

use crate::games::marble::rules::{Aqueduct, Kind, Move, Piece, Placement, SeatView, Vertex, grid};
use crate::say;
use crate::talk::paths::{Fork, Value};
use crate::talk::say::Text;

use super::orders::{
    AQUEDUCT, AT, FIRST, FROM, IMPERIUM, MAGISTRATE, PIECE, SECOND, SITE, THIRD, TILE, WITH,
    WITHOUT,
};

/// "e5-f5": a place of a tile as a value.
pub fn place(at: Placement) -> Value {
    at.to_string().to_lowercase().into()
}

/// "e5": a vertex as a value.
pub fn point(vertex: Vertex) -> Value {
    vertex.to_string().to_lowercase().into()
}

/// "grey-e5": a piece of an aqueduct as a value.
pub fn piece(piece: Piece) -> Value {
    format!("{}-{}", piece.aqueduct, point(piece.to)).into()
}

/// What this value of a choice is called, first as answers list it.
pub fn names(fork: &Fork<'_, Move>, value: &str) -> Vec<Text> {
    match fork.asked().id {
        MAGISTRATE => {
            let magistrate = value == WITH;
            let short = say!("marble-panel-called-magistrate-short", magistrate);
            vec![
                say!("marble-panel-called-magistrate", magistrate),
                short,
                magistrate.to_string().into(),
            ]
        }
        FROM if value == WITHOUT => {
            let (none, short) =
                (say!("marble-panel-called-none"), say!("marble-panel-called-none-short"));
            vec![none, short, say!("marble-panel-called-keep")]
        }
        AT | FROM | SITE | FIRST | THIRD => vec![value.to_uppercase().into()],
        SECOND if fork.order.id == "open" => vec![value.to_uppercase().into()],
        PIECE | SECOND => value.parse().map(called_piece).unwrap_or_default(),
        TILE | IMPERIUM => Kind::from_name(value).map(Text::from).into_iter().collect(),
        AQUEDUCT => Aqueduct::from_name(value).map(Text::from).into_iter().collect(),
        _ => pairs(value),
    }
}

/// "the grey aqueduct to E5", "grey E5"
fn called_piece(piece: Piece) -> Vec<Text> {
    let short: [Text; 2] = [piece.aqueduct.into(), piece.to.into()];
    vec![piece.into(), Text::joined(" ", short)]
}

/// "temple and arena", in either order.
fn pairs(tiles: &str) -> Vec<Text> {
    let names = tiles.split('+').filter_map(Kind::from_name).map(Text::from);
    let names: Vec<Text> = names.collect();
    let turned: Vec<Text> = names.iter().rev().cloned().collect();
    let short = [&names, &turned].map(|names| Text::joined(" ", names.iter().cloned()));
    [Text::all_of(names), Text::all_of(turned)].into_iter().chain(short).collect()
}

/// What a choice may mean besides what is legal, nearest first.
pub fn known(view: &SeatView, fork: &Fork<'_, Move>) -> Vec<Vec<Value>> {
    let kinds = || Kind::ALL.map(|kind| Value::Borrowed(kind.name())).to_vec();
    match fork.asked().id {
        TILE | IMPERIUM => vec![kinds()],
        AQUEDUCT => vec![Aqueduct::ALL.map(|aqueduct| Value::Borrowed(aqueduct.name())).to_vec()],
        AT => vec![grid().placements().map(place).collect()],
        FROM => {
            let posts = view.own().posts().map(place);
            let none = (fork.order.id == "reward").then_some(Value::Borrowed(WITHOUT));
            let all = grid().placements().map(place).chain(none);
            vec![posts.collect(), all.collect()]
        }
        MAGISTRATE => vec![vec![Value::Borrowed(WITH), Value::Borrowed(WITHOUT)]],
        SITE | FIRST | THIRD => vec![grid().vertices().map(point).collect()],
        SECOND if fork.order.id == "open" => vec![grid().vertices().map(point).collect()],
        PIECE | SECOND => vec![pieces()],
        _ => vec![draws()],
    }
}

fn pieces() -> Vec<Value> {
    let of = |aqueduct| grid().vertices().map(move |to| piece(Piece { aqueduct, to }));
    Aqueduct::ALL.into_iter().flat_map(of).collect()
}

fn draws() -> Vec<Value> {
    let with = |first: Kind| {
        let rest = Kind::ALL.into_iter().filter(move |second| *second >= first);
        rest.map(move |second| format!("{first}+{second}").into())
    };
    Kind::ALL.into_iter().flat_map(with).collect()
}

/// Why nothing can be chosen, for autocomplete.
pub fn instead(view: &SeatView, fork: &Fork<'_, Move>) -> Text {
    if !fork.moves.is_empty() {
        return say!("marble-panel-leave-out");
    }
    say!("marble-panel-instead", order = fork.order.id, duty = super::words::duty(&view.public))
}
