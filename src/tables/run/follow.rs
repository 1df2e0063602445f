//! What other processes on the same database do, and what becomes this process's own or ceases to be.

use tokio_util::sync::CancellationToken;

use crate::{
    store::Told,
    tables::{GuildId, TableId, Tables},
};

impl Tables {
    /// Wakes whoever looks after posts, clocks and opponents when others have given them something to do, until `stop`. What
    /// others do while this does not run is seen later: each looks by itself now and then.
    pub async fn follow(self, stop: CancellationToken) {
        let (mut heard, mut owned) = (self.store().heard(), self.owned());
        let mut is_open = true;
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                told = heard.next() => match told {
                    Told::Table(table, guild) => self.touched(table, guild),
                    Told::Anything => self.look_everywhere().await,
                },
                changed = owned.changed(), if is_open => match changed {
                    Ok(()) => self.look_everywhere().await,
                    Err(_it_stays_as_it_is) => is_open = false,
                },
            }
        }
    }

    fn touched(&self, table: TableId, guild: GuildId) {
        let shared = &self.shared;
        shared.audience.tell(table);
        if shared.owned().owns(guild) {
            shared.called.call(table);
            shared.wake_poster();
            shared.wake_scheduler();
        }
    }

    async fn look_everywhere(&self) {
        let shared = &self.shared;
        shared.audience.tell_all();
        self.leagues_changed();
        match self.waiting_for_program().await {
            Ok(tables) => tables.into_iter().for_each(|table| shared.called.call(table)),
            Err(error) => {
                tracing::error!(%error, "cannot ask the store for the tables of opponents");
            }
        }
    }
}
