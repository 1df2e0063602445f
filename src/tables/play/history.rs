//! What happened at a table, as written: moves and undos. What counts is what no undo has voided.

use crate::{
    board::Seat,
    play::{AnyGame, GameKind},
    store::{RecordKind, RecordRow, Timestamp},
    tables::{By, InteractionId, MoveNumber, Step, TakenBack, Why},
};

/// One row of the history.
#[derive(Clone)]
pub(in crate::tables) enum Entry {
    /// A decision.
    Step(Step),
    /// The decisions from `to` on are void.
    Undo { number: MoveNumber, seat: Seat, to: MoveNumber, interaction: InteractionId },
}

/// Everything that was written, in order; entry `n` has the number `n`.
#[derive(Clone)]
pub(in crate::tables) struct History {
    entries: Vec<Entry>,
}

impl Entry {
    /// The click that wrote it; none for the program's own moves.
    pub(in crate::tables) const fn interaction(&self) -> Option<InteractionId> {
        match self {
            Self::Step(Step { by: By::Player(interaction), .. })
            | Self::Undo { interaction, .. } => Some(*interaction),
            Self::Step(Step { by: By::Program(_), .. }) => None,
        }
    }

    /// The seat whose player did something.
    pub(in crate::tables) const fn acted(&self) -> Option<Seat> {
        match self {
            Self::Step(Step { seat, by: By::Player(_), .. }) | Self::Undo { seat, .. } => {
                Some(*seat)
            }
            Self::Step(Step { by: By::Program(_), .. }) => None,
        }
    }

    /// The seat that decided, or took back.
    pub(in crate::tables) const fn seat(&self) -> Seat {
        match self {
            Self::Step(Step { seat, .. }) | Self::Undo { seat, .. } => *seat,
        }
    }

    pub(in crate::tables) const fn number(&self) -> MoveNumber {
        match self {
            Self::Step(Step { number, .. }) | Self::Undo { number, .. } => *number,
        }
    }
}

impl History {
    /// Of a table that has just been dealt.
    pub(in crate::tables) const fn new() -> Self {
        Self { entries: Vec::new() }
    }

    /// The number that the next entry gets.
    pub(in crate::tables) fn next(&self) -> MoveNumber {
        MoveNumber(u32::try_from(self.entries.len()).expect("no table has billions of moves"))
    }

    /// Adds an entry, which must have the next number.
    pub(in crate::tables) fn push(&mut self, entry: Entry) {
        assert_eq!(entry.number(), self.next(), "entries are numbered in order");
        self.entries.push(entry);
    }

    /// What counts after the first `until` entries: the steps that no undo among them has voided.
    pub(in crate::tables) fn line(&self, until: MoveNumber) -> Vec<Step> {
        let mut line: Vec<Step> = Vec::with_capacity(self.entries.len());
        for entry in self.until(until) {
            match entry {
                Entry::Step(step) => line.push(step.clone()),
                Entry::Undo { to, .. } => {
                    line.truncate(line.partition_point(|step| step.number < *to));
                }
            }
        }
        line
    }

    /// How much was taken back by the entries from `from` to before `to`, one for each seat that did so.
    pub(in crate::tables) fn taken_back(&self, from: MoveNumber, to: MoveNumber) -> Vec<TakenBack> {
        let mut all: Vec<TakenBack> = Vec::new();
        for entry in self.until(to).iter().skip(from.0 as usize) {
            let &Entry::Undo { number, seat, to, .. } = entry else { continue };
            let voided = self.line(number).iter().filter(|step| step.number >= to).count();
            let moves = u32::try_from(voided).expect("no table has billions of moves");
            match all.iter_mut().find(|one| one.seat == seat) {
                Some(one) => *one = TakenBack { number, seat, moves: one.moves + moves },
                None => all.push(TakenBack { number, seat, moves }),
            }
        }
        all
    }

    /// Whether something was taken back by the entries from `from` on.
    pub(in crate::tables) fn has_undo(&self, from: MoveNumber) -> bool {
        let new = self.entries.iter().skip(from.0 as usize);
        new.into_iter().any(|entry| matches!(entry, Entry::Undo { .. }))
    }

    /// The first `until` entries.
    pub(in crate::tables) fn first(&self, until: MoveNumber) -> Self {
        Self { entries: self.until(until).to_vec() }
    }

    /// All entries, in order.
    pub(in crate::tables) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry with this number.
    pub(in crate::tables) fn entry(&self, number: MoveNumber) -> Option<&Entry> {
        self.entries.get(number.0 as usize)
    }

    /// The entry that this click wrote.
    pub(in crate::tables) fn written_by(&self, interaction: InteractionId) -> Option<&Entry> {
        self.entries.iter().rev().find(|entry| entry.interaction() == Some(interaction))
    }

    /// The steps without a choice that follow the entry `number` at once.
    pub(in crate::tables) fn autos_after(&self, number: MoveNumber) -> impl Iterator<Item = Step> {
        self.entries.iter().skip(number.0 as usize + 1).map_while(|entry| match entry {
            Entry::Step(step) if step.by.is_automatic() => Some(step.clone()),
            Entry::Step(_) | Entry::Undo { .. } => None,
        })
    }

    fn until(&self, until: MoveNumber) -> &[Entry] {
        &self.entries[..self.entries.len().min(until.0 as usize)]
    }

    /// Reads what is stored of a game of this kind. The error names the place and no secret.
    pub(in crate::tables) fn read(kind: GameKind, rows: &[RecordRow]) -> Result<Self, String> {
        let mut history = Self { entries: Vec::with_capacity(rows.len()) };
        for row in rows {
            if row.number != history.next() {
                return Err(format!("move {} is missing", history.next()));
            }
            history.entries.push(
                read(kind, row).ok_or_else(|| format!("move {} is not readable", row.number))?,
            );
        }
        Ok(history)
    }
}

fn read(kind: GameKind, row: &RecordRow) -> Option<Entry> {
    let (number, seat) = (row.number, Seat::new(row.seat)?);
    let step =
        |json: &str, by| Some(Entry::Step(Step { number, seat, mv: kind.read_move(json)?, by }));
    match &row.kind {
        RecordKind::Move(json, interaction) => step(json, By::Player(*interaction)),
        RecordKind::Auto(json, why) => step(json, By::Program(Why::read(why.as_deref())?)),
        RecordKind::Undo(to, interaction) => {
            Some(Entry::Undo { number, seat, to: *to, interaction: *interaction })
        }
    }
}

/// The row that an entry becomes.
pub(in crate::tables) fn row(entry: &Entry, at: Timestamp) -> RecordRow {
    match entry {
        Entry::Step(Step { number, seat, mv, by }) => {
            let kind = match by {
                By::Player(interaction) => RecordKind::Move(mv.json(), *interaction),
                By::Program(why) => RecordKind::Auto(mv.json(), why.stored().map(str::to_owned)),
            };
            RecordRow { number: *number, seat: index(*seat), kind, at }
        }
        Entry::Undo { number, seat, to, interaction } => RecordRow {
            number: *number,
            seat: index(*seat),
            kind: RecordKind::Undo(*to, *interaction),
            at,
        },
    }
}

/// The seat as the store keeps it.
pub(in crate::tables) fn index(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("there are four seats")
}

/// The game after these steps.
///
/// Each is checked, so that a damaged history is found rather than shown. The error names the step and no secret.
pub(in crate::tables) fn game_after(start: &AnyGame, line: &[Step]) -> Result<AnyGame, String> {
    let mut game = start.clone();
    for step in line {
        game.play(step.seat, &step.mv)
            .map_err(|_| format!("move {} breaks a rule", step.number))?;
    }
    Ok(game)
}

/// The same for a line that was checked when the table was read or played. Hands those steps that are numbered `from` on,
/// with the game before and after each, to `watch`.
pub(in crate::tables) fn replay(
    start: &AnyGame,
    line: &[Step],
    from: MoveNumber,
    mut watch: impl FnMut(&AnyGame, &Step, &AnyGame),
) -> AnyGame {
    let (known, watched) = line.split_at(line.partition_point(|step| step.number < from));
    let mut game = start.clone();
    for step in known {
        game.play_unchecked(&step.mv);
    }
    for step in watched {
        let before = game.clone();
        game.play_unchecked(&step.mv);
        watch(&before, step, &game);
    }
    game
}
