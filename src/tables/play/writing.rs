//! What a change of the game makes of its table: the moves, the turn, the posts and all that follows from them. Pure.

use super::{
    history::{self, Entry},
    planning,
    position::{Change, Position, stored},
    results::{answered, results},
};
use crate::{
    board::Seat,
    store::{Beside, NewPostRow, PlanDueRow, StoreError},
    tables::{
        By, InteractionId, MoveNumber, Player, Refused, Stage, Step, TableError, Timestamp, UserId,
        Why,
        moderation::{Moderated, entry},
        posts::mentions::tell_next,
        seats::{self, Decree},
        state::{self, GameChange, Surroundings, TableState},
        time::{Ending, Tick, check, pass},
    },
};

/// What causes a change.
pub(in crate::tables) enum Cause<'a> {
    /// A player's click or command.
    Click(&'a Player, InteractionId),
    /// The others have decided this.
    Vote(Decree),
    /// The program itself.
    Program,
}

/// A change of a table as plain data, for the thread of the database.
pub(in crate::tables) struct Facts {
    /// From which version of the stored table it was decided.
    version: i64,
    pub(in crate::tables) now: Timestamp,
    game: GameChange,
    posts: Vec<NewPostRow>,
    state: Stage,
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
    /// Who acts under another name than before.
    renamed: Option<Player>,
}

impl Facts {
    pub(in crate::tables) fn of(
        before: &Position,
        change: &Change,
        cause: &Cause<'_>,
        now: Timestamp,
    ) -> Self {
        let Change { entries, posts, after } = change;
        let to_move = stored(after.to_move());
        let game = GameChange {
            records: entries.iter().map(|entry| history::row(entry, now)).collect(),
            plans: planning::changed(before, after, now),
            answered: answered(before, after, entries),
            results: results(before, after),
        };
        let is_renamed = before.players != after.players;
        let (interaction, renamed, decree) = match cause {
            Cause::Click(by, click) => (Some(*click), is_renamed.then(|| (*by).clone()), None),
            Cause::Vote(decree) => (None, None, Some(*decree)),
            Cause::Program => (None, None, None),
        };
        Self {
            version: before.version,
            now,
            game,
            posts: posts.clone(),
            state: after.state,
            number: after.number(),
            boarded: after.boarded,
            to_move,
            // Told once a turn, whether or not a plan plays its beginning.
            next: after.next().filter(|_| before.to_move() != after.to_move()),
            turned: before.waits_otherwise(after),
            ending: ending(entries),
            acted: entries.iter().find_map(Entry::acted),
            decree,
            ended_by: ended_by(after.state, cause),
            interaction,
            order: None,
            renamed,
        }
    }

    /// The same with a standing order that this seat leaves.
    pub(in crate::tables) fn with_order(self, seat: Seat, order: String) -> Self {
        Self { order: Some((seat, order)), ..self }
    }

    /// What it takes to decide about it beside the table.
    pub(in crate::tables) fn beside(&self) -> Beside {
        let lines = self.state != Stage::Running;
        Beside { lines, moves: true, click: self.interaction, ..Beside::default() }
    }

    /// What the table becomes, and all that follows from it, unless it has changed since it was decided.
    ///
    /// # Errors
    /// [`StoreError::Outdated`] when it has; when the click was used elsewhere, or the table sleeps.
    pub(in crate::tables) fn decide(
        self,
        state: &TableState,
        around: &Surroundings,
    ) -> Result<state::Change, TableError> {
        self.admit(state, around)?;
        let (id, now) = (state.table.id, self.now);
        let mut change = state::Change::of(state);
        self.plan(&mut change.after);
        change.moderated = self
            .ended_by
            .map(|by| entry((by, now), &Moderated::Ended { table: id }, (state.table.host, None)));
        if let Some(decree) = self.decree {
            seats::write_decree(&mut change, around, decree, now)?;
        }
        if !self.game.records.is_empty() {
            seats::before_moves(&mut change, around, self.acted, self.turned, now)?;
        }
        self.apply(&mut change, around);
        if let Some(next) = self.next.filter(|_| self.turned) {
            tell_next(&mut change, around, next, now);
        }
        // With the new posts in place, which say who is being mentioned.
        check(&mut change, around, Tick::InPassing, now);
        Ok(state::Change { game: self.game, ..change })
    }

    fn admit(&self, state: &TableState, around: &Surroundings) -> Result<(), TableError> {
        if state.table.version != self.version {
            return Err(StoreError::Outdated.into());
        }
        if let Some(table) = around.used_at {
            return Err(Refused::UsedElsewhere { table }.into());
        }
        // Nothing is played at a table whose channel is gone.
        match state.table.asleep {
            Some(_) if !self.game.records.is_empty() => Err(Refused::Asleep.into()),
            Some(_) | None => Ok(()),
        }
    }

    /// Which seats have a plan then.
    fn plan(&self, after: &mut TableState) {
        for (seat, plan) in &self.game.plans {
            after.plans.retain(|one| one.seat != *seat);
            let due = plan.as_ref().map(|plan| PlanDueRow { seat: *seat, due: plan.due });
            after.plans.extend(due);
        }
    }

    /// What the table becomes.
    fn apply(&self, change: &mut state::Change, around: &Surroundings) {
        let (now, after) = (self.now, &mut change.after);
        let table = &mut after.table;
        (table.records, table.to_move, table.boarded) = (self.number, self.to_move, self.boarded);
        if self.interaction.is_some() {
            after.touch(now);
        }
        if let Some((seat, order)) = &self.order
            && let Some(held) = after.seats.get_mut(seat.index())
        {
            held.standing_order = Some(order.clone());
        }
        if let Some(Player { user, name }) = &self.renamed
            && let Some(held) = after.seats.iter_mut().find(|held| held.player == Some(*user))
        {
            held.name.clone_from(name);
        }
        if self.turned {
            pass(after, around, self.ending, now);
        }
        change.met.clone_from(&self.renamed);
        change.click = self.interaction.filter(|_| self.game.records.is_empty());
        if self.state != Stage::Running {
            change.clear(|_| true);
            change.after.close(self.state, now);
        }
        change.owe_rows(&self.posts);
    }
}

/// The manager who ends a game by a command of their own: players end it by a vote.
fn ended_by(state: Stage, cause: &Cause<'_>) -> Option<UserId> {
    match cause {
        Cause::Click(by, _) if state == Stage::Ended => Some(by.user),
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
