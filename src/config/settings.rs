//! Every key there is, one row each. `config.example.toml` explains the same keys.

use std::{net::IpAddr, num::NonZero, time::Duration};

use tracing::Level;

use super::{
    sections::Config,
    values::{ApiUrl, Given, LogFormat, Migrate, Secret},
};

/// What the variables of our settings begin with.
pub(super) const PREFIX: &str = "AEDILE_";

/// Variables that begin like a setting: those of our own tests, and what Kubernetes makes of a service named `aedile`.
const RESERVED: [&str; 10] = [
    "AEDILE_OPENAPI",
    "AEDILE_REDRAW",
    "AEDILE_CRASH_",
    "AEDILE_READ_ONLY_",
    "AEDILE_SECRETS",
    "AEDILE_SLOW",
    "AEDILE_MUTATIONS",
    "AEDILE_POSTGRES",
    "AEDILE_PORT",
    "AEDILE_SERVICE_",
];

/// More threads than any machine has processors for.
const MOST_THREADS: usize = 64;

/// For a quarter of a million servers; they take twenty minutes to connect, one each five seconds.
const MOST_SHARDS: u32 = 256;

/// More games than anybody plays in a day.
const MOST_REVIEWS: usize = 100;

/// Ten years and some days.
const MOST_DAYS: usize = 3660;

/// One key: `section.key`, and how its value comes into the configuration.
pub(super) struct Setting {
    pub(super) name: &'static str,
    pub(super) set: fn(&mut Config, Given<'_>) -> Result<(), String>,
}

/// Rows of keys: `section.key`, which is also the name of the field, and how its value is read.
macro_rules! settings {
    ($given:ident: $($section:ident.$key:ident = $read:expr;)+) => {
        &[$(Setting {
            name: concat!(stringify!($section), ".", stringify!($key)),
            set: |config, $given| {
                config.$section.$key = $read?;
                Ok(())
            },
        }),+]
    };
}

/// All keys, in the order of the example.
const SETTINGS: &[Setting] = settings! { given:
    discord.token = unless_empty(given, Secret::token);
    discord.token_file = unless_empty(given, |path| Ok(path.into()));
    discord.api_url = unless_empty(given, ApiUrl::new);
    discord.shards = given.number_or("auto", MOST_SHARDS);
    database.path = given.path().map(Some);
    database.url = unless_empty(given, |secret| Ok(Secret::new(secret)));
    database.password = unless_empty(given, |secret| Ok(Secret::new(secret)));
    database.password_file = unless_empty(given, |path| Ok(path.into()));
    database.ca_file = unless_empty(given, |path| Ok(path.into()));
    database.migrate = given.text().and_then(Migrate::new);
    cluster.share = given.number_or("auto", MOST_SHARDS);
    data.keep = given.count(MOST_DAYS).map(days);
    log.level = given.text().and_then(level);
    log.format = given.text().and_then(LogFormat::new);
    http.address = given.text().and_then(address);
    http.port = given.port().map(|port| Some(port).filter(|port| *port != 0));
    opponents.threads = given.count(MOST_THREADS).map(NonZero::new);
    opponents.seconds = given.seconds(0.05, 10.0);
    opponents.pause = given.seconds(0.0, 3600.0);
    opponents.reviews = given.count(MOST_REVIEWS).map(|most| u32::try_from(most).unwrap_or(u32::MAX));
    pictures.fonts = given.paths();
    local.port = given.port();
    local.directory = given.path();
};

fn unless_empty<T>(
    given: Given<'_>,
    read: fn(&str) -> Result<T, String>,
) -> Result<Option<T>, String> {
    match given.text()? {
        "" => Ok(None),
        text => read(text).map(Some),
    }
}

/// So many days; `None`, which is for ever, for 0.
fn days(days: usize) -> Option<Duration> {
    let days = u32::try_from(days).ok().filter(|days| *days != 0);
    days.map(|days| Duration::from_secs(24 * 3600) * days)
}

fn level(text: &str) -> Result<Level, String> {
    match text {
        "error" => Ok(Level::ERROR),
        "warn" => Ok(Level::WARN),
        "info" => Ok(Level::INFO),
        "debug" => Ok(Level::DEBUG),
        "trace" => Ok(Level::TRACE),
        _ => Err("must be error, warn, info, debug or trace".to_owned()),
    }
}

fn address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| "must be an IP address such as 127.0.0.1".to_owned())
}

/// The names of all keys, as `section.key`.
pub fn names() -> impl Iterator<Item = &'static str> {
    SETTINGS.iter().map(|setting| setting.name)
}

/// The variable that overrides a key: `discord.api_url` is `AEDILE_DISCORD_API_URL`.
pub(super) fn variable(name: &str) -> String {
    format!("{PREFIX}{}", name.replace('.', "_").to_uppercase())
}

pub(super) fn find(name: &str) -> Option<&'static Setting> {
    SETTINGS.iter().find(|setting| setting.name == name)
}

pub(super) fn find_variable(name: &str) -> Option<&'static Setting> {
    SETTINGS.iter().find(|setting| variable(setting.name) == name)
}

pub(super) fn is_reserved(name: &str) -> bool {
    RESERVED.iter().any(|reserved| name.starts_with(reserved))
}

pub(super) fn is_section(section: &str) -> bool {
    sections().contains(&section)
}

fn sections() -> Vec<&'static str> {
    let of_each = names().filter_map(|name| name.split_once('.')).map(|(section, _)| section);
    let mut sections: Vec<_> = of_each.collect();
    sections.dedup();
    sections
}

/// What to say of a section, or a key outside a section, that is none of ours.
pub(super) fn unknown_section(section: &str) -> String {
    let known: Vec<_> = sections().iter().map(|section| format!("[{section}]")).collect();
    let of_section = names().find(|name| name.ends_with(&format!(".{section}")));
    match of_section.and_then(|name| name.split_once('.')) {
        Some((right, _)) => format!("the key `{section}` belongs below [{right}]"),
        None if is_section(section) => {
            format!("`{section}` must be a section: write [{section}] and its keys below")
        }
        None => format!("there is no section [{section}]; there are {}", known.join(", ")),
    }
}

/// What to say of a key that its section does not have.
pub(super) fn unknown_key(section: &str, key: &str) -> String {
    let known: Vec<_> = names()
        .filter_map(|name| name.split_once('.'))
        .filter(|(of, _)| *of == section)
        .map(|(_, key)| key)
        .collect();
    format!("[{section}] has no key `{key}`; it has {}", known.join(", "))
}

/// What to say of a variable that overrides nothing.
pub(super) fn unknown_variable(name: &str) -> String {
    let known: Vec<_> = names().map(variable).collect();
    let alike = known
        .iter()
        .map(|known| (strsim::levenshtein(known, name), known))
        .min()
        .filter(|(typos, _)| *typos <= 3);
    match alike {
        Some((_, alike)) => format!("no setting has this name; do you mean {alike}?"),
        None => format!("no setting has this name; there are {}", known.join(", ")),
    }
}
