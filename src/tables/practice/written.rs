//! What was decided and taken back in a private game, as it is stored.

use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;

use crate::{
    board::Seat,
    play::AnyMove,
    store::{RecordKind, RecordRow},
    tables::{
        GameKind, InteractionId, MoveNumber, Step, Timestamp,
        play::{
            history::{self, History},
            position::Position,
        },
    },
};

/// What was decided or taken back in a private game, as it is stored; its place among the others is its number.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Written {
    seat: u8,
    /// The move; an undo has none.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    mv: Option<Value>,
    /// Back to which number an undo went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<MoveNumber>,
    /// The learner's click; what the program did has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    click: Option<InteractionId>,
    /// Why the program did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

impl Written {
    /// A step that is played again.
    pub(super) fn of_step(step: &Step) -> Self {
        let mv = serde_json::from_str(&step.mv.json()).ok();
        Self { seat: history::index(step.seat), mv, to: None, click: None, why: None }
    }

    /// The step; `None` where it is none of this game.
    pub(super) fn step(&self, kind: GameKind) -> Option<(Seat, AnyMove)> {
        Some((Seat::new(self.seat)?, kind.read_move(&self.mv.as_ref()?.to_string())?))
    }
}

pub(in crate::tables) fn records(kind: GameKind, moves: &str) -> Result<History, String> {
    let all: Vec<Written> =
        serde_json::from_str(moves).map_err(|_| "its moves are not readable".to_owned())?;
    let rows: Option<Vec<RecordRow>> = (0..).zip(all).map(|(at, one)| row(at, one)).collect();
    History::read(kind, &rows.ok_or("a move is not whole")?)
}

/// How many decisions are stored.
pub(in crate::tables) fn entries(moves: &str) -> Option<usize> {
    serde_json::from_str::<Vec<IgnoredAny>>(moves).ok().map(|all| all.len())
}

/// What a move would be at a table.
fn row(number: u32, Written { seat, mv, to, click, why }: Written) -> Option<RecordRow> {
    let mv = mv.map(|mv| mv.to_string());
    let kind = match (mv, click) {
        (Some(mv), Some(click)) => RecordKind::Move(mv, click),
        (Some(mv), None) => RecordKind::Auto(mv, why),
        (None, click) => RecordKind::Undo(to?, click?),
    };
    Some(RecordRow { number: MoveNumber(number), seat, kind, at: Timestamp(0) })
}

/// What was decided and taken back, as it is stored.
pub(in crate::tables) fn moves_json(position: &Position, now: Timestamp) -> String {
    let entries = position.history.entries().iter();
    let all: Vec<Written> = entries.map(|entry| entry_of(history::row(entry, now))).collect();
    serde_json::to_string(&all).expect("moves are plain data")
}

fn entry_of(RecordRow { seat, kind, .. }: RecordRow) -> Written {
    let none = Written { seat, mv: None, to: None, click: None, why: None };
    let value = |mv: &str| serde_json::from_str(mv).ok();
    match kind {
        RecordKind::Move(mv, click) => Written { mv: value(&mv), click: Some(click), ..none },
        RecordKind::Auto(mv, why) => Written { mv: value(&mv), why, ..none },
        RecordKind::Undo(to, click) => Written { to: Some(to), click: Some(click), ..none },
    }
}
