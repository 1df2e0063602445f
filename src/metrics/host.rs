//! What only hosts can mend: commands that are not registered, a disk that refuses, backups, Discord's limits, and what of
//! interactions was not understood.

use std::sync::{Arc, atomic::AtomicU64};

use parking_lot::Mutex;
use prometheus_client::{
    encoding::EncodeLabelValue,
    metrics::{counter::Counter, family::Family, gauge::Gauge, info::Info},
    registry::{Registry, Unit},
};

use super::{
    census::{Backup, Census},
    route::Route,
};

/// Why an interaction was not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub enum Puzzle {
    /// Discord knows a command that this version does not have.
    UnknownCommand,
    /// Discord knows a command in another form.
    OlderForm,
    /// The text of an option is none.
    Option,
    /// The button or list is none of this version's.
    Button,
    /// Something is missing without which nothing can be answered.
    Unreadable,
}

impl Puzzle {
    const ALL: [Self; 5] =
        [Self::UnknownCommand, Self::OlderForm, Self::Option, Self::Button, Self::Unreadable];
}

/// How it is about the commands at Discord.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Commands {
    /// They are being registered, or there was no reason to yet.
    #[default]
    Pending,
    /// So many are registered.
    Registered(usize),
    /// They could not be registered; it is tried again.
    Failed(String),
}

type Seconds = Gauge<f64, AtomicU64>;

/// These numbers. Clones share them.
#[derive(Clone, Default)]
pub(super) struct Host {
    commands: Arc<Mutex<Commands>>,
    trouble: Arc<Mutex<Option<String>>>,
    registered: Gauge,
    up: Family<[(&'static str, &'static str); 1], Gauge>,
    size: Gauge,
    /// How many refusals of the disk are counted already.
    refused: Arc<AtomicU64>,
    refusals: Counter,
    backup: Seconds,
    success: Seconds,
    is_good: Gauge,
    limited: Family<[(&'static str, Route); 1], Counter>,
    puzzles: Family<[(&'static str, Puzzle); 1], Counter>,
}

impl Host {
    /// Nothing has happened yet; every family is there.
    pub fn registered(registry: &mut Registry) -> Self {
        let host = Self::default();
        let version = vec![("version", env!("CARGO_PKG_VERSION"))];
        registry.register("build", "The version that runs", Info::new(version));
        let what = "Commands that are registered at Discord; 0 while they could not be";
        registry.register("commands_registered", what, host.registered.clone());
        for engine in ["sqlite", "postgres"] {
            drop(host.up.get_or_create(&[("engine", engine)]));
        }
        let what = "1 while this database is played on and answers";
        registry.register("database_up", what, host.up.clone());
        let what = "Size of the database";
        registry.register_with_unit("database", what, Unit::Bytes, host.size.clone());
        let what = "Writes that the disk of the database has refused";
        registry.register("disk_refusals", what, host.refusals.clone());
        let what = "When `aedile backup` was last called, since 1970; 0 for never";
        registry.register_with_unit("backup_last", what, Unit::Seconds, host.backup.clone());
        let what = "When `aedile backup` last made a copy, since 1970; 0 for never";
        registry.register_with_unit("backup_success", what, Unit::Seconds, host.success.clone());
        let what = "1 when the last call of `aedile backup` made a copy";
        registry.register("backup_ok", what, host.is_good.clone());
        for route in Route::ALL {
            drop(host.limited.get_or_create(&[("route", route)]));
        }
        let what = "Requests that Discord answered with 429, by route";
        registry.register("rate_limited", what, host.limited.clone());
        for puzzle in Puzzle::ALL {
            drop(host.puzzles.get_or_create(&[("why", puzzle)]));
        }
        let what = "Interactions that were not understood";
        registry.register("interactions_not_understood", what, host.puzzles.clone());
        host
    }

    pub fn set_commands(&self, commands: Commands) {
        let count = match &commands {
            Commands::Registered(count) => i64::try_from(*count).unwrap_or(i64::MAX),
            Commands::Pending | Commands::Failed(_) => 0,
        };
        self.registered.set(count);
        *self.commands.lock() = commands;
    }

    pub fn commands(&self) -> Commands {
        self.commands.lock().clone()
    }

    pub fn set_trouble(&self, trouble: Option<String>) {
        *self.trouble.lock() = trouble;
    }

    pub fn trouble(&self) -> Option<String> {
        self.trouble.lock().clone()
    }

    pub fn limited(&self, route: Route) {
        self.limited.get_or_create(&[("route", route)]).inc();
    }

    pub fn puzzled(&self, puzzle: Puzzle) {
        self.puzzles.get_or_create(&[("why", puzzle)]).inc();
    }

    /// Shows what the database says, and that it does.
    pub fn show(&self, census: &Census) {
        self.up.get_or_create(&[("engine", census.engine)]).set(1);
        self.size.set(census.bytes.cast_signed());
        self.show_refusals(census.refusals);
        let Backup { last, success, is_good } = census.backup;
        self.backup.set(last);
        self.success.set(success);
        self.is_good.set(is_good.into());
    }

    /// Shows that no database answers.
    pub fn show_none(&self) {
        for engine in ["sqlite", "postgres"] {
            self.up.get_or_create(&[("engine", engine)]).set(0);
        }
    }

    /// Counts those refusals that are new.
    pub fn show_refusals(&self, all: u64) {
        let before = self.refused.fetch_max(all, std::sync::atomic::Ordering::Relaxed);
        self.refusals.inc_by(all.saturating_sub(before));
    }
}
