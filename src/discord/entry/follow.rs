//! Panels that live: while Discord lets the bot change a private panel, it follows its table. This is the one place that
//! changes a panel of which nobody has asked anything.
//!
//! Each person has at most one, the newest; it ends with its token, with a click in any private message (the answer lives in
//! its place), and with the first change that Discord refuses: a panel that was dismissed is no fault. A restart forgets all
//! of them.

use std::{sync::Arc, time::Duration};

use serenity::{all::Builder as _, http::Http};

use crate::{
    discord::{
        handlers::{App, follow},
        wire::{Follows, Reply, retry},
    },
    tables::{Timestamp, UserId},
    talk::say::Language,
};

/// Between two changes of a panel.
const BEAT: Duration = Duration::from_secs(1);

/// Discord takes changes for 15 minutes.
const LIFE: Duration = Duration::from_secs(14 * 60 + 30);

/// A private panel, by the token of the interaction that made it.
pub struct Panel {
    /// The way to Discord.
    pub http: Arc<Http>,
    /// What lets the bot change it.
    pub token: String,
    pub user: UserId,
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
    app.looks_at(panel.user, shown.table);
    let all = app.clone();
    app.spawn(async move {
        tokio::select! {
            () = end.cancelled() => {}
            () = panel.dies(&all) => {}
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

    /// Follows the table until it is over, or the panel is gone.
    async fn live(&self, app: &App, mut shown: Follows) {
        let mut changes = app.tables.watch(shown.table);
        loop {
            tokio::time::sleep(BEAT).await;
            match follow::turned(app, self.user, shown).await {
                Ok(Some(reply)) => {
                    if !self.change(&reply).await {
                        return app.tables.looks_away(self.user);
                    }
                    let Some(next) = reply.follows else { return };
                    shown = next;
                }
                Ok(None) => {
                    if changes.changed().await.is_err() {
                        return;
                    }
                }
                // Whoever asks next at this table is told, and the log with them.
                Err(_) => return,
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
