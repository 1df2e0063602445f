//! Panels that live: while Discord lets the bot change a private panel, it follows its table. This is the one place that
//! changes a panel of which nobody has asked anything.
//!
//! It turns at once to a decision of its reader and to what is the reader's own, and to moves of others now and then. One that
//! nobody touches rests: it turns once more, when its reader must decide.
//!
//! Each person has at most one, the newest; it ends with its token, with a click in any private message (the answer lives in
//! its place), when its server becomes another process's, and with the first change that Discord refuses: a panel that was
//! dismissed is no fault. A restart forgets all of them.

use std::{future, sync::Arc, time::Duration};

use serenity::{all::Builder as _, http::Http};

use crate::{
    discord::{
        handlers::{
            App,
            follow::{self, PanelChange, Turned},
        },
        wire::{Follows, PanelPage, Reply, retry},
    },
    tables::{GuildId, Owned, TableId, Timestamp, UserId},
    talk::say::Language,
};

/// Between two changes of a panel.
const BEAT: Duration = Duration::from_secs(1);

/// Between two changes of a panel for moves of others.
const OTHERS: Duration = Duration::from_secs(10);

/// After so long without a click a panel rests.
const RESTS: Duration = Duration::from_secs(3 * 60);

/// Discord takes changes for 15 minutes.
const LIFE: Duration = Duration::from_secs(14 * 60 + 30);

/// A private panel, by the token of the interaction that made it.
pub struct Panel {
    /// The way to Discord.
    pub http: Arc<Http>,
    /// What lets the bot change it.
    pub token: String,
    pub user: UserId,
    /// Whose shard it was asked for by.
    pub guild: GuildId,
    /// What they read.
    pub language: Language,
    /// When it was asked for.
    pub born: Timestamp,
}

/// Lets a panel that was shown just now live.
pub fn begin(app: &App, panel: Panel, shown: Follows) {
    if !app.living.are_wanted() {
        return;
    }
    let end = app.stop.child_token();
    app.living.begin(panel.user, end.clone());
    if shown.page != PanelPage::Undone {
        app.looks_at(panel.user, shown.table);
    }
    let all = app.clone();
    app.spawn(async move {
        tokio::select! {
            () = end.cancelled() => {}
            () = panel.dies(&all) => {}
            () = panel.changes_hands(&all, shown.table) => all.looks_away(panel.user),
            () = panel.language.during(panel.live(&all, shown)) => {}
        }
        end.cancel();
    });
}

impl Panel {
    async fn dies(&self, app: &App) {
        let at = self.born.plus(LIFE);
        while app.tables.now() < at {
            app.tables.until(at).await;
        }
    }

    /// Returns when the panel's server, or its table's if that was this process's own, is another process's.
    async fn changes_hands(&self, app: &App, table: TableId) {
        let mut owned = app.tables.owned();
        let place = app.tables.place_of(table).await.ok().flatten();
        let there = place.map(|place| place.guild).filter(|guild| owned.borrow().owns(*guild));
        let is_ours =
            |owned: &Owned| owned.owns(self.guild) && there.is_none_or(|guild| owned.owns(guild));
        while is_ours(&owned.borrow_and_update()) {
            if owned.changed().await.is_err() {
                return future::pending().await;
            }
        }
    }

    /// Follows the table until it is over, or the panel is gone or has turned for the last time.
    async fn live(&self, app: &App, mut shown: Follows) {
        let mut changes = app.tables.watch(shown.table);
        let mut reviewed = app.tables.reviewed();
        let (rests, mut next) = (self.born.plus(RESTS), self.born.plus(OTHERS));
        loop {
            tokio::time::sleep(BEAT).await;
            let now = app.tables.now();
            let least = match (rests <= now, next <= now) {
                (true, _) => PanelChange::Decision,
                (false, true) => PanelChange::Others,
                (false, false) => PanelChange::Own,
            };
            let waits = match follow::turned(app, self.user, shown, least).await {
                Ok(Turned::To(reply)) => {
                    if !self.change(&reply).await {
                        return app.looks_away(self.user);
                    }
                    let goes_on = |shown: &Follows| now < rests || shown.is_of_review();
                    let Some(follows) = reply.follows.filter(goes_on) else { return };
                    (shown, next) = (follows, app.tables.now().plus(OTHERS));
                    continue;
                }
                Ok(Turned::Current) => None,
                Ok(Turned::Outdated) => Some(next).filter(|next| now < *next),
                // Whoever asks next at this table is told, and the log with them.
                Err(_) => return,
            };
            tokio::select! {
                told = changes.changed() => if told.is_err() { return },
                Ok(()) = reviewed.changed(), if shown.is_of_review() => {}
                () = until(app, waits) => {}
            }
        }
    }

    /// Whether the panel could be changed.
    async fn change(&self, reply: &Reply) -> bool {
        let request = || reply.edit(self.language).execute(&self.http, &self.token);
        // A newer panel of the same person ends this.
        let changed = retry::steadily(request).await;
        changed.inspect_err(|error| tracing::debug!(%error, "a panel is gone")).is_ok()
    }
}

/// Returns at this time or earlier, or never.
async fn until(app: &App, at: Option<Timestamp>) {
    match at {
        Some(at) => app.tables.until(at).await,
        None => future::pending().await,
    }
}
