//! What the bot of one house logs as an error. Each bot has threads of its own, by which its complaints are known.

use std::{
    cell::RefCell,
    fmt::Write as _,
    sync::{Arc, Mutex, Once},
};

use tracing::{
    Event, Level, Subscriber,
    field::{Field, Visit},
};
use tracing_subscriber::{
    Layer,
    layer::{Context, SubscriberExt as _},
};

thread_local! {
    static HERE: RefCell<Option<Complaints>> = const { RefCell::new(None) };
}

/// The errors of one bot until it is killed. Clones share them.
#[derive(Clone, Default)]
pub struct Complaints(Arc<Mutex<Heard>>);

#[derive(Default)]
struct Heard {
    lines: Vec<String>,
    is_killed: bool,
}

impl Complaints {
    /// Nothing yet.
    pub fn new() -> Self {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            // A bench may have a subscriber of its own; then nothing is heard.
            let _ =
                tracing::subscriber::set_global_default(tracing_subscriber::registry().with(Ear));
        });
        Self::default()
    }

    /// What this thread logs from now on is of this bot.
    pub fn listen(&self) {
        HERE.with_borrow_mut(|here| *here = Some(self.clone()));
    }

    /// Hears no more: tasks of a runtime that is torn down lose each other in any order, and may say so.
    pub fn end(&self) {
        self.0.lock().unwrap().is_killed = true;
    }

    /// All so far.
    pub fn all(&self) -> Vec<String> {
        self.0.lock().unwrap().lines.clone()
    }
}

struct Ear;

impl<S: Subscriber> Layer<S> for Ear {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let data = event.metadata();
        if *data.level() != Level::ERROR || !data.target().starts_with("aedile") {
            return;
        }
        let mut line = Line(data.target().to_owned());
        event.record(&mut line);
        HERE.with_borrow(|here| {
            if let Some(Complaints(heard)) = here {
                let mut heard = heard.lock().unwrap();
                if !heard.is_killed {
                    heard.lines.push(line.0);
                }
            }
        });
    }
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        write!(self.0, " {}={value:?}", field.name()).unwrap();
    }
}
