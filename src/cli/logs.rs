//! Logs: one line an event, to the standard error, for people or as JSON, and never a secret.
//!
//! Aedile's own messages name no token and no hand. Those of its libraries may carry the address of a request, and an
//! address may hold an interaction's token: whoever has it can answer in the bot's name for 15 minutes. So every line
//! passes through [`redact`] on its way out.

use std::{
    io::{self, Write},
    sync::Once,
    thread,
};

use tracing::{Event, Level, Subscriber};
use tracing_subscriber::{
    Layer,
    filter::{LevelFilter, Targets},
    fmt,
    layer::{Context, SubscriberExt as _},
    util::SubscriberInitExt as _,
};

use super::panics;
use crate::config::{Log, LogFormat, Secret};

/// Path segments after which an id and then a token follow.
const TOKEN_ROUTES: [&str; 2] = ["webhooks/", "interactions/"];

/// What stands in a line instead of a token.
const HIDDEN: &str = "[hidden]";

/// Sends the logs to the standard error from now on. Only the first call of a process has an effect.
pub(super) fn start(log: &Log, token: Option<&Secret>) {
    let filter = filter(log.level);
    let token = token.map(|token| token.expose().to_owned());
    let lines = move || Redacting { token: token.clone() };
    let layer = match log.format {
        LogFormat::Human => fmt::layer().with_ansi(false).with_writer(lines).boxed(),
        LogFormat::Json => fmt::layer().json().flatten_event(true).with_writer(lines).boxed(),
    };
    // A second subscriber is refused, which only tests can meet.
    let _ = tracing_subscriber::registry()
        .with(layer.with_filter(filter))
        .with(Garbled::new(say_garbled).with_filter(Garbled::hears()))
        .try_init();
    panics::hush();
}

/// Where the library warns of a message of the gateway that is no event at all, with the whole message. Events of which a part
/// cannot be read are repaired, and never come here.
const GARBLED: &str = "serenity::gateway::ws";

/// Says once that there was such a message, and nothing of it.
struct Garbled {
    once: Once,
    say: fn(),
}

impl Garbled {
    const fn new(say: fn()) -> Self {
        Self { once: Once::new(), say }
    }

    fn hears() -> Targets {
        Targets::new().with_target(GARBLED, LevelFilter::WARN)
    }
}

impl<S: Subscriber> Layer<S> for Garbled {
    fn on_event(&self, _: &Event<'_>, _: Context<'_, S>) {
        self.once.call_once(self.say);
    }
}

fn say_garbled() {
    // What a subscriber says itself is heard by nobody, so another thread says it.
    thread::spawn(|| {
        tracing::warn!("a message of Discord's gateway is no event and is lost; said once");
    });
}

/// Which events become lines.
fn filter(level: Level) -> Targets {
    let ours = LevelFilter::from_level(level);
    let theirs = ours.min(LevelFilter::WARN);
    Targets::new()
        .with_default(theirs)
        // It warns of a missing close frame at every orderly end.
        .with_target("serenity::gateway::bridge::shard_runner", LevelFilter::ERROR)
        // Both warn of what cannot be read, the second with the value that is not what it should be, the third with the hash
        // of somebody's picture.
        .with_target(GARBLED, LevelFilter::ERROR)
        .with_target("serenity::gateway::shard", LevelFilter::ERROR)
        .with_target("serenity::model", LevelFilter::ERROR)
        .with_target("aedile", ours)
}

/// Writes whole lines to the standard error without the secrets in them.
struct Redacting {
    token: Option<String>,
}

impl Write for Redacting {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = redact(&String::from_utf8_lossy(line), self.token.as_deref());
        io::stderr().write_all(text.as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

/// The text without the bot's token and without the tokens of interactions.
fn redact(text: &str, token: Option<&str>) -> String {
    let mut out = match token {
        Some(token) => text.replace(token, HIDDEN),
        None => text.to_owned(),
    };
    for route in TOKEN_ROUTES {
        let mut from = 0;
        while let Some(found) = out[from..].find(route) {
            let id = from + found + route.len();
            from = id;
            let digits = out[id..].bytes().take_while(u8::is_ascii_digit).count();
            let secret = id + digits + 1;
            if digits > 0 && out[id + digits..].starts_with('/') {
                let is_end =
                    |letter: char| !(letter.is_ascii_alphanumeric() || "-_.".contains(letter));
                let length = out[secret..].find(is_end).unwrap_or(out.len() - secret);
                out.replace_range(secret..secret + length, HIDDEN);
                from = secret + HIDDEN.len();
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn tokens_do_not_get_into_a_line() {
        let line = "POST https://discord.com/api/v10/interactions/123/aW50ZXJ.x-_/callback failed, then \
                    (http://x/api/v10/webhooks/9/aW50ZXJ?wait=true) with Bot MTIz.abc.def: no\n";
        assert_eq!(
            redact(line, Some("MTIz.abc.def")),
            "POST https://discord.com/api/v10/interactions/123/[hidden]/callback failed, then \
             (http://x/api/v10/webhooks/9/[hidden]?wait=true) with Bot [hidden]: no\n"
        );
    }

    #[test]
    fn an_event_that_cannot_be_read_is_not_repeated() {
        let filter = filter(Level::TRACE);
        assert!(!filter.would_enable("serenity::gateway::ws", &Level::WARN));
        assert!(!filter.would_enable("serenity::gateway::shard", &Level::WARN));
        assert!(!filter.would_enable("serenity::model::misc", &Level::WARN));
        assert!(filter.would_enable("serenity::gateway::shard", &Level::ERROR));
        assert!(filter.would_enable("aedile::discord", &Level::TRACE));
    }

    #[test]
    fn that_messages_are_no_events_is_said_once() {
        static SAID: AtomicUsize = AtomicUsize::new(0);
        let garbled = Garbled::new(|| _ = SAID.fetch_add(1, Ordering::Relaxed));
        let subscriber = tracing_subscriber::registry().with(garbled.with_filter(Garbled::hears()));
        tracing::subscriber::with_default(subscriber, || {
            tracing::warn!(target: "serenity::gateway::shard", "another");
            assert_eq!(SAID.load(Ordering::Relaxed), 0);
            for event in ["one", "two"] {
                tracing::warn!(target: GARBLED, event, "not read");
            }
        });
        assert_eq!(SAID.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn other_lines_stay_as_they_are() {
        for line in [
            "",
            "webhooks/",
            "webhooks/12",
            "interactions/x/y",
            "two webhooks/ and interactions/5 ü\n",
        ] {
            assert_eq!(redact(line, None), line);
        }
    }

    #[test]
    fn a_token_at_the_end_is_hidden_too() {
        assert_eq!(redact("webhooks/1/abc", None), "webhooks/1/[hidden]");
    }
}
