//! The answer to one interaction, and its way there: what is ready soon is the first and only response; else Discord hears
//! meanwhile that it will come. So it does before a large file: on a slow line that takes longer than the 3 s that Discord waits.
//!
//! A response that fails loses nothing: what the interaction asks for is done all the same, once, and the channel hears
//! of it by the owed posts.

use std::{
    borrow::Cow,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::FutureExt as _;
use serenity::{
    all::{Builder as _, CreateInteractionResponse, CreateInteractionResponseMessage},
    http::Http,
};
use tokio_util::sync::CancellationToken;

use super::{
    aside,
    follow::{self, Panel},
    foreign,
};
use crate::{
    discord::{
        handlers::{App, Asked, Means, Refusal, given_up},
        wire::{
            Reply,
            retry::{self, Trouble},
        },
    },
    metrics::{Metrics, Sign},
    tables::{GuildId, InteractionId, Timestamp, UserId},
    talk::say::Language,
};

/// What takes longer than this is acknowledged meanwhile (product §8). Everything else needs one request instead of two.
const SOON: Duration = Duration::from_secs(1);

/// What is left then of the 3 s that Discord waits for an acknowledgement; one that comes later is refused.
const PATIENCE: Duration = Duration::from_secs(2);

/// More bytes than this are not sent with the first response: they take more than 3 s at 0.5 Mbit/s.
const MOST_AT_FIRST: usize = 200 * 1024;

/// The way to the one who asked.
pub struct Responder<'a> {
    http: &'a Arc<Http>,
    token: &'a str,
    user: UserId,
    id: InteractionId,
    language: Language,
    /// What Discord says of the server's own language.
    guild_language: Option<(GuildId, Language)>,
    /// Whose shard it came by.
    guild: GuildId,
    /// A panel is answered in its place, everything else by a new message that only the player sees.
    by: Means,
    /// Whether Discord may have a first response of this process: one was confirmed, or nothing is known of it.
    is_sent: AtomicBool,
    /// Whether Discord had an answer before this process sent its first.
    is_answered_elsewhere: AtomicBool,
    metrics: &'a Metrics,
    /// Cancelled when the person has clicked again: what is shown is the answer to that.
    newer: CancellationToken,
}

/// The process that has sent the first response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// This one, as far as it knows.
    Ours,
    /// Another one, or none: what the person sees is not this process's to change.
    Elsewhere,
}

/// Lets a handler do what was asked, unless this interaction was delivered before, and sends what it gives back.
pub async fn answer(
    app: &App,
    responder: Responder<'_>,
    handler: impl Future<Output = Result<Reply, Refusal>>,
) {
    if !app.is_new(responder.id) {
        return tracing::debug!(interaction = %responder.id, "delivered twice");
    }
    let since = Instant::now();
    let born = app.tables.now();
    if responder.by == Means::Panel {
        app.living.begin(responder.user, responder.newer.clone());
    }
    let handler = async {
        app.note_languages(responder.user, responder.language, responder.guild_language).await;
        handler.await
    };
    let mut handler = pin!(responder.language.during(handler));
    let (follows, first) = tokio::select! {
        answered = &mut handler => {
            let reply = responder.told(app, answered).await;
            let first = responder.say(&reply).await;
            (reply.follows, first)
        }
        () = tokio::time::sleep(SOON) => {
            let (first, answered) = tokio::join!(responder.acknowledge(), handler);
            let reply = responder.told(app, answered).await;
            if first == First::Ours {
                responder.change(&reply).await;
            }
            (reply.follows, first)
        }
    };
    if responder.is_answered_elsewhere.load(Ordering::Relaxed) {
        foreign::saw(app, Sign::AnsweredElsewhere);
    }
    if follows.is_none() {
        responder.newer.cancel();
    }
    match (first, follows) {
        (First::Ours, Some(shown)) => follow::begin(app, responder.panel(born), shown),
        // The panel that lived until now goes on no longer, wherever it is: calls are not held back for it.
        (First::Ours, None) if responder.by == Means::Panel => app.looks_away(responder.user),
        (First::Ours | First::Elsewhere, _) => {}
    }
    app.metrics.answered(since.elapsed());
}

impl<'a> Responder<'a> {
    /// The way to the one who asked this, by the token of the interaction.
    pub fn new(metrics: &'a Metrics, http: &'a Arc<Http>, token: &'a str, asked: &Asked) -> Self {
        let Asked { id, language, by, guild, .. } = *asked;
        Self {
            http,
            token,
            user: asked.user(),
            id,
            language,
            guild_language: guild.zip(asked.guild_language),
            // Conversations come by the first shard.
            guild: guild.unwrap_or(GuildId(0)),
            by,
            is_sent: AtomicBool::new(false),
            is_answered_elsewhere: AtomicBool::new(false),
            metrics,
            newer: CancellationToken::new(),
        }
    }

    /// Shows the result as the first response, or by a change of it if Discord has one already that this process has sent. A
    /// panel that is gone is replaced by a new private message.
    pub async fn say(&self, reply: &Reply) -> First {
        let is_large = reply.file.as_ref().is_some_and(|file| file.bytes.len() > MOST_AT_FIRST);
        let first = if is_large {
            self.acknowledge().await
        } else if self.respond(reply).await {
            return First::Ours;
        } else {
            self.sent()
        };
        if first == First::Ours {
            self.change(reply).await;
        }
        first
    }

    /// The panel that the answer becomes.
    fn panel(&self, born: Timestamp) -> Panel {
        let Self { user, guild, language, .. } = *self;
        Panel { http: self.http.clone(), token: self.token.to_owned(), user, guild, language, born }
    }

    fn sent(&self) -> First {
        // The client sends a first response once more by itself.
        let may_be_there =
            self.is_sent.load(Ordering::Relaxed) || self.metrics.is_doubtful(self.id.0);
        if may_be_there { First::Ours } else { First::Elsewhere }
    }

    /// What is shown of what a handler gave back. Another channel hears of it, too; nobody waits for that.
    async fn told(&self, app: &App, answered: Result<Reply, Refusal>) -> Reply {
        let reply = answered.unwrap_or_else(Reply::from);
        let (counted, id) = (&app.counted, self.id);
        let aside = reply.aside.clone().map(|told| {
            let (app, said) = (app.clone(), aside::say(counted.clone(), told, id));
            let guild = self.guild;
            async move { app.channel_language(guild).await.during(said).await }.boxed()
        });
        let letter = reply.letter.clone().map(|letter| {
            let (app, to, guild) = (app.clone(), letter.to, self.guild);
            let written = aside::write(counted.clone(), letter, id);
            async move { app.letter_language(to, guild).await.during(written).await }.boxed()
        });
        for said in aside.into_iter().chain(letter) {
            let stop = app.stop.clone();
            app.spawn(async move {
                stop.run_until_cancelled(said).await;
            });
        }
        given_up::told(app, self.user, reply).await
    }

    /// Acknowledges the interaction in time, or gives that up: what is asked for must not wait longer.
    async fn acknowledge(&self) -> First {
        let response = match self.by {
            Means::Public => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
            Means::Panel => CreateInteractionResponse::Acknowledge,
        };
        match tokio::time::timeout(PATIENCE, self.first(response)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) if Trouble::of(&error) == Trouble::Acknowledged => {
                tracing::debug!(interaction = %self.id, "already acknowledged");
            }
            Ok(Err(error)) => {
                tracing::warn!(interaction = %self.id, %error, "acknowledgement failed");
            }
            Err(_) => {
                self.is_sent.store(true, Ordering::Relaxed);
                tracing::warn!(interaction = %self.id, "acknowledgement took too long");
            }
        }
        self.sent()
    }

    /// Responds with the result itself, or with less of it if what stands with its words is refused; false if it must be shown by
    /// a change. An attempt whose confirmation was lost counts as acknowledged: the change then shows the same once more.
    async fn respond(&self, reply: &Reply) -> bool {
        let mut reply = Cow::Borrowed(reply);
        loop {
            let Err(error) = self.first(self.response(&reply)).await else { return true };
            let why = Trouble::of(&error);
            match (why, self.sent()) {
                // The form is open, and the page behind it stays.
                (Trouble::Acknowledged, First::Ours) if reply.form.is_some() => return true,
                (Trouble::NoMessage, _) | (Trouble::Acknowledged, First::Ours) => {}
                (Trouble::Acknowledged, First::Elsewhere) => {
                    tracing::warn!(interaction = %self.id, "another process has answered; its answer stays");
                }
                _ => tracing::warn!(interaction = %self.id, %error, "response failed"),
            }
            match (why, reply.plainer()) {
                (Trouble::Refused, Some(plainer)) => reply = Cow::Owned(plainer),
                (Trouble::NoMessage, _) => {
                    self.acknowledge().await;
                    return false;
                }
                _ => return false,
            }
        }
    }

    fn response(&self, reply: &Reply) -> CreateInteractionResponse {
        if let Some(form) = reply.modal(self.language) {
            return CreateInteractionResponse::Modal(form);
        }
        let response = reply.response(self.language);
        match self.by {
            Means::Public => CreateInteractionResponse::Message(response.ephemeral(true)),
            Means::Panel => CreateInteractionResponse::UpdateMessage(response),
        }
    }

    async fn first(&self, response: CreateInteractionResponse) -> serenity::Result<()> {
        let to = (self.id.0.into(), self.token);
        let send = || async {
            let sent = response.clone().execute(self.http, to).await;
            // One whose confirmation is lost may be there: the next attempt is told that somebody has acknowledged.
            let may_be_there = sent.as_ref().map_or_else(Trouble::is_lost, |()| true);
            self.is_sent.fetch_or(may_be_there, Ordering::Relaxed);
            sent
        };
        let answer = retry::quickly(send).await;
        if answer.as_ref().is_err_and(|error| Trouble::of(error) == Trouble::Acknowledged)
            && self.sent() == First::Elsewhere
        {
            self.is_answered_elsewhere.store(true, Ordering::Relaxed);
        }
        answer
    }

    /// Changes what the first response has left: the waiting message, or the panel.
    async fn change(&self, reply: &Reply) {
        let mut reply = Cow::Borrowed(reply);
        loop {
            let Err(error) = self.edit(&reply).await else { return };
            match (Trouble::of(&error), reply.plainer()) {
                (Trouble::NoMessage, _) if self.by == Means::Panel => {
                    return self.follow_up(&reply).await;
                }
                (why, plainer) => {
                    tracing::warn!(interaction = %self.id, %error, "answer failed");
                    let Some(plainer) = plainer.filter(|_| why == Trouble::Refused) else { return };
                    reply = Cow::Owned(plainer);
                }
            }
        }
    }

    async fn edit(&self, reply: &Reply) -> serenity::Result<()> {
        let request = || async {
            if self.newer.is_cancelled() {
                return Ok(());
            }
            reply.edit(self.language).execute(self.http, self.token).await.map(drop)
        };
        retry::steadily(request).await
    }

    async fn follow_up(&self, reply: &Reply) {
        let request = || reply.follow_up(self.language).execute(self.http, (None, self.token));
        if let Err(error) = retry::steadily(request).await {
            tracing::warn!(interaction = %self.id, %error, "follow-up failed");
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Bytes, extract::State, http};
    use serenity::http::HttpBuilder;
    use tokio::{net::TcpListener, sync::mpsc};

    use super::*;
    use crate::discord::wire::File;

    type Sent = (String, usize);

    async fn take(
        State(sent): State<mpsc::UnboundedSender<Sent>>,
        method: http::Method,
        uri: http::Uri,
        body: Bytes,
    ) -> (http::StatusCode, &'static str) {
        let last = uri.path().rsplit('/').next().unwrap_or_default();
        sent.send((format!("{method} {last}"), body.len())).expect("somebody looks");
        (http::StatusCode::NO_CONTENT, "")
    }

    /// What goes out for a reply with a file of this size.
    async fn sent(bytes: usize, by: Means) -> Vec<Sent> {
        let (told, mut sent) = mpsc::unbounded_channel();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let address = listener.local_addr().expect("it listens");
        let app = Router::new().fallback(take).with_state(told);
        tokio::spawn(axum::serve(listener, app).into_future());
        let http = HttpBuilder::new("x").proxy(format!("http://{address}"));
        let http = Arc::new(http.ratelimiter_disabled(true).build());
        http.set_application_id(7.into());
        let file = File { name: "aedile.gif".to_owned(), alt: None, bytes: vec![7; bytes] };
        let reply = Reply::text("the film").with_file(Some(file));
        let responder = Responder {
            http: &http,
            token: "x",
            user: UserId(1),
            id: InteractionId(2),
            language: Language::default(),
            guild_language: None,
            guild: GuildId(3),
            by,
            is_sent: AtomicBool::new(false),
            is_answered_elsewhere: AtomicBool::new(false),
            metrics: &Metrics::default(),
            newer: CancellationToken::new(),
        };
        // What a change is answered with is no message: it would be sent again.
        let say = tokio::time::timeout(Duration::from_millis(300), responder.say(&reply));
        drop(say.await);
        let mut all = Vec::new();
        while let Ok(one) = sent.try_recv() {
            all.push(one);
        }
        all
    }

    #[tokio::test]
    async fn a_large_file_comes_after_the_first_response() {
        for by in [Means::Public, Means::Panel] {
            let small = sent(MOST_AT_FIRST, by).await;
            assert_eq!(small[0].0, "POST callback");
            assert!(small[0].1 > MOST_AT_FIRST, "it goes at once: {small:?}");
            let large = sent(MOST_AT_FIRST + 1, by).await;
            assert_eq!(large[0].0, "POST callback");
            assert!(large[0].1 < 200, "that it will come: {large:?}");
            assert!(large[1].0.starts_with("PATCH "), "{large:?}");
            assert!(large[1].1 > MOST_AT_FIRST, "{large:?}");
        }
    }
}
