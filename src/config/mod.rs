//! `config.toml` and the environment, read once and checked once.
//!
//! Every key is one row of `settings`: its name, and how its value is read. The same row reads the file (`[discord]`,
//! `token = "…"`) and the environment (`AEDILE_DISCORD_TOKEN`), and the environment wins.
//! All faults are reported together, each with its place; no fault ever repeats a value, for it may be a secret.

mod fault;
mod reading;
mod sections;
mod settings;
#[cfg(test)]
mod tests;
mod token_file;
mod values;

pub use fault::{ConfigError, Fault, Place};
pub use reading::DEFAULT_FILE;
pub use sections::{
    Cluster, Config, Data, Database, Discord, Http, Local, Log, Opponents, Pictures,
};
pub use settings::names;
pub use values::{ApiUrl, LogFormat, Migrate, Secret};
