//! What a change writes: the moves, the turn, the posts and all that follows from them, in one transaction.

use super::{
    By, InteractionId, MoveNumber, Player, Refused, Step, TableError, TableId, TableState,
    Timestamp, Why, agenda, calls,
    history::{self, Entry},
    moderation::{self, Moderated},
    planning,
    position::{Change, Position, stored},
    rated::{self, RatedEnd},
    results::Addition,
    seats::{self, Decree},
    turns::{self, Ending},
};
use crate::{
    board::Seat,
    store::{NewPostRow, PlanRow, RecordRow, StoreError, TableRow, Tx, UserId, Void},
};

/// What causes a change.
pub(super) enum Cause<'a> {
    /// A player's click or command.
    Click(&'a Player, InteractionId),
    /// The others have decided this.
    Vote(Decree),
    /// The program itself.
    Program,
}

/// A change of a table as plain data, for the thread of the database.
pub(super) struct Facts {
    table: TableId,
    /// From which version of the stored table it was decided.
    version: i64,
    now: Timestamp,
    rows: Vec<RecordRow>,
    posts: Vec<NewPostRow>,
    state: TableState,
    number: MoveNumber,
    boarded: MoveNumber,
    to_move: Option<u8>,
    /// Whose turn comes after that, if it is known.
    next: Option<Seat>,
    /// Whether another seat decides now than before, and how the turn before ended.
    turned: bool,
    ending: Ending,
    /// The seat of the person who moved or took back.
    acted: Option<Seat>,
    /// What the others have decided.
    decree: Option<Decree>,
    /// Who has ended the game before its time, as a manager of the server.
    ended_by: Option<UserId>,
    interaction: Option<InteractionId>,
    /// The seat that left a standing order, and which.
    order: Option<(Seat, String)>,
    /// The plans that change, by seat.
    plans: Vec<(u8, Option<PlanRow>)>,
    /// Who acts under another name than before.
    renamed: Option<Player>,
    addition: Addition,
}

/// What the database has then.
pub(super) struct Entered {
    /// Whether posts are owed.
    pub(super) owes: bool,
    pub(super) version: i64,
}

impl Facts {
    pub(super) fn of(
        before: &Position,
        change: &Change,
        cause: &Cause<'_>,
        now: Timestamp,
    ) -> Self {
        let Change { entries, posts, after } = change;
        let to_move = stored(after.to_move());
        let is_renamed = before.players != after.players;
        let (interaction, renamed, decree) = match cause {
            Cause::Click(by, click) => (Some(*click), is_renamed.then(|| (*by).clone()), None),
            Cause::Vote(decree) => (None, None, Some(*decree)),
            Cause::Program => (None, None, None),
        };
        Self {
            table: before.table,
            version: before.version,
            now,
            rows: entries.iter().map(|entry| history::row(entry, now)).collect(),
            posts: posts.clone(),
            state: after.state,
            number: after.number(),
            boarded: after.boarded,
            to_move,
            next: after.next(),
            turned: before.waits_otherwise(after),
            ending: ending(entries),
            acted: entries.iter().find_map(Entry::acted),
            decree,
            ended_by: ended_by(after.state, cause),
            interaction,
            order: None,
            plans: planning::changed(before, after, now),
            renamed,
            addition: Addition::of(before, after, entries),
        }
    }

    /// The same with a standing order that this seat leaves.
    pub(super) fn with_order(self, seat: Seat, order: String) -> Self {
        Self { order: Some((seat, order)), ..self }
    }

    /// Writes it all, unless the table has changed since it was decided.
    pub(super) fn enter(self, tx: &Tx) -> Result<Entered, TableError> {
        let (id, now) = (self.table, self.now);
        let before = self.admit(tx)?;
        if let Some((seat, order)) = &self.order {
            tx.set_standing_order(id, u8::from(*seat), order)?;
        }
        for (seat, plan) in &self.plans {
            match plan {
                Some(plan) => tx.set_plan(id, plan)?,
                None => tx.drop_plan(id, *seat)?,
            }
        }
        tx.append(id, &self.rows)?;
        let acted = self.interaction.map(|_| now);
        tx.set_turn(id, self.number, self.to_move, self.boarded, acted)?;
        self.addition.enter(tx, id, now)?;
        if self.turned {
            turns::pass(tx, &before, self.ending, self.to_move, self.number, now)?;
        }
        if self.state != TableState::Running {
            let lines = seats::standing(tx, id, |_| true)?;
            let lines: Vec<_> = lines.iter().map(|line| line.owed_at(self.number)).collect();
            tx.owe(id, &lines, now)?;
            let why = self.decree.map_or(Void::Closed, |_| Void::Agreed);
            rated::end(tx, id, RatedEnd::Cut(why), now)?;
            tx.close_table(id, self.state, now)?;
        }
        if let Some(by) = self.ended_by {
            let what = Moderated::Ended { table: id };
            moderation::note(tx, before.guild, (by, now), &what, (before.host, None))?;
        }
        if let Some(Player { user, name }) = &self.renamed {
            tx.meet(*user, name, Some(id), now)?;
        }
        tx.owe(id, &self.posts, now)?;
        self.foresee(tx, &before)?;
        if let Some(next) = self.next.filter(|_| self.turned) {
            calls::tell_next(tx, id, next, now)?;
        }
        // With the new posts in place, so that the look knows who is being called.
        agenda::glance(tx, id, now)?;
        let TableRow { version, .. } = tx.table(id)?.ok_or(Refused::NoTable)?;
        Ok(Entered { owes: !self.posts.is_empty(), version })
    }

    /// Foresees what follows for the one who decides next, and for the one after.
    fn foresee(&self, tx: &Tx, before: &TableRow) -> Result<(), TableError> {
        let began = match tx.turn(self.table)? {
            Some(turn) if !self.turned => turn.began,
            Some(_) | None => self.now,
        };
        let decides = self.to_move.and_then(Seat::new);
        let after = self.next.filter(|_| self.turned);
        let seats = tx.seats(self.table)?;
        let people = decides.into_iter().chain(after);
        let people = people.filter_map(|seat| seats.get(seat.index())?.player);
        let people: Vec<UserId> = people.collect();
        Ok(tx.foresee_look((self.table, before.guild), began, &people)?)
    }

    /// Refuses what was decided from an older state, a click that was used elsewhere and moves at a sleeping table; ends the
    /// votes that the change overtakes. The table as it was.
    fn admit(&self, tx: &Tx) -> Result<TableRow, TableError> {
        tx.foresee_move(self.table, self.interaction)?;
        let row = tx.table(self.table)?.ok_or(Refused::NoTable)?;
        if row.version != self.version {
            return Err(StoreError::Outdated.into());
        }
        if let Some(interaction) = self.interaction {
            if let Some((table, _)) = tx.record_of(interaction)? {
                return Err(Refused::UsedElsewhere { table }.into());
            }
            if self.rows.is_empty() {
                tx.keep_interaction(interaction, self.table)?;
            }
        }
        if let Some(decree) = self.decree {
            seats::write_decree(tx, self.table, decree, self.now)?;
        }
        if !self.rows.is_empty() {
            // Nothing is played at a table whose channel is gone.
            if row.asleep.is_some() {
                return Err(Refused::Asleep.into());
            }
            seats::before_moves(tx, self.table, self.acted, self.turned, self.now)?;
        }
        Ok(row)
    }
}

/// The manager who ends a game by a command of their own: players end it by a vote.
fn ended_by(state: TableState, cause: &Cause<'_>) -> Option<UserId> {
    match cause {
        Cause::Click(by, _) if state == TableState::Ended => Some(by.user),
        Cause::Click(..) | Cause::Vote(_) | Cause::Program => None,
    }
}

/// How a turn ends by these entries, if it does.
fn ending(entries: &[Entry]) -> Ending {
    match entries.first() {
        Some(Entry::Undo { .. }) => Ending::Undone,
        Some(Entry::Step(Step { by: By::Player(_) | By::Program(Why::Planned), .. })) => {
            Ending::Played
        }
        Some(Entry::Step(_)) | None => Ending::PlayedFor,
    }
}
