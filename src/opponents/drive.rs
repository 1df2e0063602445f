//! Which tables are played: those that waited at the start, and those that call.

use std::{
    collections::{BTreeMap, VecDeque},
    panic::AssertUnwindSafe,
    sync::Arc,
    time::Duration,
};

use futures_util::FutureExt as _;
use tokio::{
    sync::Semaphore,
    task::JoinSet,
    time::{Instant, interval_at, sleep_until},
};
use tokio_util::sync::CancellationToken;

use super::{
    decide::{Desk, first},
    mind::Mind,
    settings::Settings,
};
use crate::{
    board::{Level, Seat},
    tables::{Refused, Table, TableError, TableId, TableRef, Tables, Think},
};

/// Tables call by themselves; in case that one did not, all are looked at after this time.
const LONGEST_WAIT: Duration = Duration::from_secs(10 * 60);

/// How long a table rests after the store has failed it.
const AFTER_STORE_ERROR: Duration = Duration::from_secs(5);

/// Whoever plays for the opponents of all tables.
pub(super) struct Driver {
    player: Player,
    /// The tables that are played, and whether they called again meanwhile.
    busy: BTreeMap<TableId, bool>,
    under_way: JoinSet<TableId>,
}

/// Whoever plays at one table.
#[derive(Clone)]
struct Player {
    tables: Tables,
    desk: Desk,
    settings: Settings,
}

impl Driver {
    pub(super) fn new(
        tables: Tables,
        settings: Settings,
        mind: Mind,
        stop: CancellationToken,
    ) -> Self {
        let threads = settings.threads.get();
        let permits = Arc::new(Semaphore::new(threads));
        let masters = Arc::new(Semaphore::new(threads.div_ceil(2)));
        let player = Player { tables, desk: Desk { mind, permits, masters, stop }, settings };
        Self { player, busy: BTreeMap::new(), under_way: JoinSet::new() }
    }

    pub(super) async fn run(mut self) {
        let Player { tables, desk: Desk { stop, .. }, .. } = self.player.clone();
        let mut called = waiting(&tables).await;
        let mut net = interval_at(Instant::now() + LONGEST_WAIT, LONGEST_WAIT);
        while !stop.is_cancelled() {
            for table in called.drain(..) {
                self.sit_down(table);
            }
            tokio::select! {
                () = stop.cancelled() => {}
                more = tables.called() => called.extend(more),
                Some(done) = self.under_way.join_next() => called.extend(self.stood_up(done.ok())),
                _ = net.tick() => called = waiting(&tables).await,
            }
        }
        while self.under_way.join_next().await.is_some() {}
    }

    fn sit_down(&mut self, table: TableId) {
        if let Some(called_again) = self.busy.get_mut(&table) {
            *called_again = true;
            return;
        }
        self.busy.insert(table, false);
        let player = self.player.clone();
        self.under_way.spawn(async move {
            // A table whose player panics would never be played again if nobody knew which it was.
            if AssertUnwindSafe(player.play_at(table)).catch_unwind().await.is_err() {
                tracing::error!(%table, "playing for an opponent ended with a panic");
            }
            table
        });
    }

    /// The table, if it called again while it was played.
    fn stood_up(&mut self, table: Option<TableId>) -> Option<TableId> {
        let table = table?;
        self.busy.remove(&table)?.then_some(table)
    }
}

/// The tables that wait for an opponent; none if the store cannot tell now.
async fn waiting(tables: &Tables) -> VecDeque<TableId> {
    match tables.waiting_for_program().await {
        Ok(tables) => tables.into(),
        Err(error) => {
            tracing::error!(%error, "cannot ask the store for the tables of opponents");
            VecDeque::new()
        }
    }
}

impl Player {
    /// Decides at a table as long as the program has to.
    async fn play_at(&self, table: TableId) {
        while let Err(error) = self.play_until_done(table).await {
            match error {
                TableError::Store(_) if !self.desk.stop.is_cancelled() => {
                    tracing::warn!(%table, %error, "an opponent must wait for the store");
                    let pause = tokio::time::sleep(AFTER_STORE_ERROR);
                    if self.desk.stop.run_until_cancelled(pause).await.is_none() {
                        return;
                    }
                }
                TableError::Store(_) => return,
                error => return tracing::error!(%table, %error, "an opponent cannot play"),
            }
        }
    }

    async fn play_until_done(&self, table: TableId) -> Result<(), TableError> {
        match self.tables.by_id(table).await? {
            TableRef::Game(any) => self.play(&any).await,
            TableRef::Lobby(_) => Ok(()),
        }
    }

    async fn play(&self, table: &Table) -> Result<(), TableError> {
        let mut time = Time::default();
        while let Some(think) = table.to_think().await? {
            if !self.is_looked_at(&think).await {
                return Ok(());
            }
            let answer = time.for_move((think.seat, think.level), self.settings.limit);
            let due = Instant::now() + answer;
            let thinks = self.tables.thinks();
            let Some(mv) = self.desk.decide(&think, answer).await else { return Ok(()) };
            drop(thinks);
            // A hard decision and an easy one take the same time: how long somebody thinks tells what they hold.
            if self.desk.stop.run_until_cancelled(sleep_until(due)).await.is_none() {
                return Ok(());
            }
            match table.play_for(&think, mv).await {
                Err(TableError::Refused(Refused::Illegal { .. })) => {
                    tracing::error!(table = %think.table, number = %think.number, "an opponent chose an illegal move");
                    let mv = first(&think).ok_or(Refused::Over)?;
                    pass_over_stale(table.play_for(&think, mv).await)?;
                }
                played => pass_over_stale(played)?,
            }
        }
        Ok(())
    }

    /// Waits as long as the round that has just begun may be looked at; whether the game goes on here then.
    async fn is_looked_at(&self, think: &Think) -> bool {
        let Some(shown) = think.shown else { return true };
        let until = shown.plus(self.settings.pause);
        while self.tables.now() < until {
            if self.desk.stop.run_until_cancelled(self.tables.until(until)).await.is_none() {
                return false;
            }
        }
        true
    }
}

/// Somebody else decided meanwhile, or the table was ended: it is asked anew.
fn pass_over_stale(played: Result<(), TableError>) -> Result<(), TableError> {
    match played {
        Err(TableError::Refused(Refused::Stale { .. })) => Ok(()),
        other => other,
    }
}

/// The time that an opponent takes for its turn.
#[derive(Default)]
struct Time {
    /// Whose turn it is.
    seat: Option<Seat>,
    /// What it has not used of the longest time for a turn.
    left: Duration,
}

impl Time {
    /// How long the next move takes, whatever there is to decide: at random between a quarter and half of what is left, so
    /// that something is left for those after it.
    fn for_move(&mut self, (seat, level): (Seat, Level), limit: Duration) -> Duration {
        if self.seat != Some(seat) {
            self.left = if level == Level::Master { limit * 2 } else { limit };
        }
        self.seat = Some(seat);
        let answer = self.left.mul_f64(rand::random_range(0.25..0.5));
        self.left -= answer;
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_any_length_ends_within_its_limit_and_each_move_takes_a_part_of_what_is_left() {
        let limit = Duration::from_millis(1500);
        let seat = |number| Seat::new(number).expect("a table of four has it");
        for (level, most) in
            [(Level::Gentle, limit), (Level::Hard, limit), (Level::Master, limit * 2)]
        {
            let (mut time, mut left) = (Time::default(), most);
            for _ in 0..40 {
                let answer = time.for_move((seat(1), level), limit);
                assert!(left / 5 <= answer && answer <= left / 2, "{answer:?} of {left:?}");
                left -= answer;
            }
            let next = time.for_move((seat(0), level), limit);
            assert!(next >= most / 5, "another seat has its own time: {next:?}");
        }
    }
}
