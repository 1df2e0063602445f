//! What a rated table enters: who begins, who leaves, and its end.

use super::choice::boards;
use crate::{
    pace::Boards,
    store::{
        RatedGameRow, RatedSeatRow, RecordKind, RecordRow, SeatRow, TableId, TableRow, Timestamp,
        Tx, Void,
    },
    tables::{error::TableError, lobby::agreed::terms, look::values::Why},
};

/// A result counts when everybody has had so many turns.
const FEWEST_TURNS: usize = 2;

/// For whom an AI has decided more turns than this has left.
const MOST_AI_TURNS: usize = 2;

/// How a rated game is over.
#[derive(Clone, Copy, Debug)]
pub(in crate::tables) enum RatedEnd<'a> {
    /// It was played to its end: the places by seat.
    Played(&'a [u8]),
    /// It was closed before, for this reason.
    Cut(Void),
}

/// A game begins; if it is rated, with these people.
pub(in crate::tables) fn begin(
    tx: &Tx,
    row: &TableRow,
    seats: &[SeatRow],
    now: Timestamp,
) -> Result<(), TableError> {
    if !terms(row)?.stakes.are_rated() {
        return Ok(());
    }
    let (mut people, mut everywhere) = (Vec::with_capacity(seats.len()), true);
    for seat in seats {
        let Some(player) = seat.player else { continue };
        everywhere &= boards(tx, player)? == Boards::Everywhere;
        people.push((seat.seat, player, seat.name.as_str()));
    }
    let game = RatedGameRow {
        table: row.id,
        guild: row.guild,
        game: row.game.clone(),
        everywhere,
        began: now,
        ended: None,
        void: None,
    };
    Ok(tx.begin_rated(&game, &people)?)
}

/// A game is over. Nothing happens where it is not rated, or was over before.
pub(in crate::tables) fn end(
    tx: &Tx,
    table: TableId,
    how: RatedEnd<'_>,
    now: Timestamp,
) -> Result<(), TableError> {
    if tx.rated_game(table)?.is_none_or(|game| game.ended.is_some()) {
        return Ok(());
    }
    let records = tx.records(table)?;
    let (mut stayed, mut is_early) = (Vec::new(), false);
    for seat in tx.rated_seats(table)? {
        let turns = Turns::count(&records, &seat);
        is_early |= turns.all < FEWEST_TURNS;
        let has_left = seat.gone.is_some() || turns.by_ai > MOST_AI_TURNS;
        if has_left {
            tx.leave_rated(table, seat.seat, now)?;
        } else {
            stayed.push(seat.seat);
        }
    }
    let void = match (how, stayed.as_slice()) {
        _ if is_early => Some(Void::Early),
        (_, []) => Some(Void::Closed),
        (RatedEnd::Played(places), _) => {
            for (seat, place) in (0..).zip(places) {
                tx.place_rated(table, seat, *place)?;
            }
            None
        }
        // All others have left: nobody who stays has to play on alone for that.
        (RatedEnd::Cut(_), [only]) => {
            tx.place_rated(table, *only, 1)?;
            None
        }
        (RatedEnd::Cut(why), _) => Some(why),
    };
    Ok(tx.end_rated(table, now, void)?)
}

/// What is known of who began a rated game in a seat, also while it is played.
#[derive(Clone, Copy, Debug)]
pub(in crate::tables) struct Attendance {
    pub(in crate::tables) seat: u8,
    pub(in crate::tables) place: Option<u8>,
    pub(in crate::tables) has_left: bool,
    /// How many turns an AI has decided for them.
    pub(in crate::tables) by_ai: usize,
}

/// Who of those who began a rated game has left it by now.
pub(in crate::tables) fn attendance(
    records: &[RecordRow],
    seats: &[RatedSeatRow],
) -> Vec<Attendance> {
    let of = |seat: &RatedSeatRow| {
        let by_ai = Turns::count(records, seat).by_ai;
        let has_left = seat.gone.is_some() || by_ai > MOST_AI_TURNS;
        Attendance { seat: seat.seat, place: seat.place, has_left, by_ai }
    };
    seats.iter().map(of).collect()
}

/// How many turns there were while somebody held their seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Turns {
    all: usize,
    /// In which an AI decided something.
    by_ai: usize,
}

impl Turns {
    /// A turn is what one seat decides in a row; what the rules force is no decision.
    fn count(records: &[RecordRow], of: &RatedSeatRow) -> Self {
        let (mut turns, mut before) = (Self::default(), None);
        let (mut counted, mut counted_ai) = (false, false);
        for record in line(records) {
            if before != Some(record.seat) {
                (counted, counted_ai) = (false, false);
            }
            before = Some(record.seat);
            let is_there = of.gone.is_none_or(|gone| record.at <= gone);
            if record.seat != of.seat || !is_there {
                continue;
            }
            let Some(by_ai) = decided_by_ai(&record.kind) else { continue };
            turns.all += usize::from(!counted);
            turns.by_ai += usize::from(by_ai && !counted_ai);
            (counted, counted_ai) = (true, counted_ai || by_ai);
        }
        turns
    }
}

/// The moves that count: those that were not taken back.
fn line(records: &[RecordRow]) -> Vec<&RecordRow> {
    let mut line: Vec<&RecordRow> = Vec::with_capacity(records.len());
    for record in records {
        match &record.kind {
            RecordKind::Undo(to, _) => {
                line.truncate(line.partition_point(|one| one.number < *to));
            }
            RecordKind::Move(..) | RecordKind::Auto(..) => line.push(record),
        }
    }
    line
}

/// Whether an AI made a move, and not its player; `None` where nobody had a choice.
fn decided_by_ai(kind: &RecordKind) -> Option<bool> {
    match kind {
        RecordKind::Move(..) => Some(false),
        RecordKind::Auto(_, why) => match Why::read(why.as_deref()) {
            Some(Why::Forced) => None,
            Some(Why::Planned | Why::Ordered) => Some(false),
            Some(Why::Skipped | Why::Ai(_)) | None => Some(true),
        },
        RecordKind::Undo(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{InteractionId, MoveNumber, UserId};

    /// "aAb": seat 0 decides, its AI decides, seat 1 decides; "." is forced, "<" takes the last one back.
    fn records(story: &str) -> Vec<RecordRow> {
        let mut seat = 0;
        let row = |(number, letter): (u32, char)| {
            let click = InteractionId(u64::from(number));
            let auto = |why: Option<&str>| RecordKind::Auto("{}".into(), why.map(str::to_owned));
            let kind = match letter {
                '.' => auto(None),
                '<' => RecordKind::Undo(MoveNumber(number - 1), click),
                letter if letter.is_uppercase() => auto(Some("normal")),
                _ => RecordKind::Move("{}".into(), click),
            };
            if letter.is_alphabetic() {
                seat = u8::from(letter.eq_ignore_ascii_case(&'b'));
            }
            RecordRow { number: MoveNumber(number), seat, kind, at: Timestamp(number.into()) }
        };
        (0..).zip(story.chars()).map(row).collect()
    }

    fn turns(story: &str, seat: u8, gone: Option<i64>) -> (usize, usize) {
        let gone = gone.map(Timestamp);
        let seat = RatedSeatRow { seat, person: UserId(7), name: String::new(), place: None, gone };
        let turns = Turns::count(&records(story), &seat);
        (turns.all, turns.by_ai)
    }

    #[test]
    fn a_turn_is_what_a_seat_decides_in_a_row() {
        assert_eq!(turns("aa.abba", 0, None), (2, 0));
        assert_eq!(turns("aa.abba", 1, None), (1, 0));
        assert_eq!(turns("a.b<", 1, None), (0, 0), "it was taken back");
        assert_eq!(turns("AAbAbab", 0, None), (3, 2), "two turns of the AI, one of the player");
        assert_eq!(turns("abAbAbA", 0, Some(1)), (1, 0), "who is gone has no turns");
    }
}
