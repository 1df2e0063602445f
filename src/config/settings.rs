//! Every key there is, one row each. `config.example.toml` explains the same keys.

use std::{num::NonZero, time::Duration};

use super::{
    sections::Config,
    values::{ApiUrl, Given, Level, LogFormat, Secret, Token},
};

/// What the variables of our settings begin with.
pub(super) const PREFIX: &str = "AEDILE_";

/// Variables that begin like a setting: those of our own tests, and what Kubernetes makes of a service named `aedile`.
const RESERVED: [&str; 9] = [
    "AEDILE_OPENAPI",
    "AEDILE_REDRAW",
    "AEDILE_CRASH_",
    "AEDILE_READ_ONLY_",
    "AEDILE_SECRETS",
    "AEDILE_MUTATIONS",
    "AEDILE_POSTGRES",
    "AEDILE_PORT",
    "AEDILE_SERVICE_",
];

/// More threads than any machine has processors for.
const MOST_THREADS: usize = 64;

/// For a quarter of a million servers; they take twenty minutes to connect, one each five seconds.
const MOST_SHARDS: u32 = 256;

/// Ten years and some days.
const MOST_DAYS: usize = 3660;

/// One key: `section.key`, and how its value comes into the configuration.
pub(super) struct Setting {
    pub(super) name: &'static str,
    pub(super) set: fn(&mut Config, Given<'_>) -> Result<(), String>,
}

/// All keys, in the order of the example.
const SETTINGS: [Setting; 20] = [
    Setting {
        name: "discord.token",
        set: |config, given| {
            config.discord.token = set_unless_empty(given, Token::new)?;
            Ok(())
        },
    },
    Setting {
        name: "discord.token_file",
        set: |config, given| {
            config.discord.token_file = set_unless_empty(given, |path| Ok(path.into()))?;
            Ok(())
        },
    },
    Setting {
        name: "discord.api_url",
        set: |config, given| {
            config.discord.api_url = set_unless_empty(given, ApiUrl::new)?;
            Ok(())
        },
    },
    Setting {
        name: "discord.shards",
        set: |config, given| {
            config.discord.shards = given.number_or("auto", MOST_SHARDS)?;
            Ok(())
        },
    },
    Setting {
        name: "database.path",
        set: |config, given| {
            config.database.path = Some(given.path()?);
            Ok(())
        },
    },
    Setting {
        name: "database.url",
        set: |config, given| {
            config.database.url = set_unless_empty(given, |url| Ok(Secret::new(url)))?;
            Ok(())
        },
    },
    Setting {
        name: "database.password",
        set: |config, given| {
            config.database.password = set_unless_empty(given, |word| Ok(Secret::new(word)))?;
            Ok(())
        },
    },
    Setting {
        name: "database.password_file",
        set: |config, given| {
            config.database.password_file = set_unless_empty(given, |path| Ok(path.into()))?;
            Ok(())
        },
    },
    Setting {
        name: "database.ca_file",
        set: |config, given| {
            config.database.ca_file = set_unless_empty(given, |path| Ok(path.into()))?;
            Ok(())
        },
    },
    Setting {
        name: "cluster.share",
        set: |config, given| {
            config.cluster.share = given.number_or("auto", MOST_SHARDS)?;
            Ok(())
        },
    },
    Setting {
        name: "data.keep",
        set: |config, given| {
            let days = u32::try_from(given.count(MOST_DAYS)?).ok().filter(|days| *days != 0);
            config.data.keep = days.map(|days| Duration::from_hours(24) * days);
            Ok(())
        },
    },
    Setting {
        name: "log.level",
        set: |config, given| {
            config.log.level = Level::new(given.text()?)?;
            Ok(())
        },
    },
    Setting {
        name: "log.format",
        set: |config, given| {
            config.log.format = LogFormat::new(given.text()?)?;
            Ok(())
        },
    },
    Setting {
        name: "http.address",
        set: |config, given| {
            let wrong = |_| "must be an IP address such as 127.0.0.1".to_owned();
            config.http.address = given.text()?.parse().map_err(wrong)?;
            Ok(())
        },
    },
    Setting {
        name: "http.port",
        set: |config, given| {
            config.http.port = Some(given.port()?).filter(|port| *port != 0);
            Ok(())
        },
    },
    Setting {
        name: "opponents.threads",
        set: |config, given| {
            config.opponents.threads = NonZero::new(given.count(MOST_THREADS)?);
            Ok(())
        },
    },
    Setting {
        name: "opponents.seconds",
        set: |config, given| {
            config.opponents.limit = given.seconds(0.05, 10.0)?;
            Ok(())
        },
    },
    Setting {
        name: "opponents.pause",
        set: |config, given| {
            config.opponents.pause = given.seconds(0.0, 3600.0)?;
            Ok(())
        },
    },
    Setting {
        name: "local.port",
        set: |config, given| {
            config.local.port = given.port()?;
            Ok(())
        },
    },
    Setting {
        name: "local.directory",
        set: |config, given| {
            config.local.directory = given.path()?;
            Ok(())
        },
    },
];

fn set_unless_empty<T>(
    given: Given<'_>,
    read: fn(&str) -> Result<T, String>,
) -> Result<Option<T>, String> {
    match given.text()? {
        "" => Ok(None),
        text => read(text).map(Some),
    }
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
    sections().any(|known| known == section)
}

fn sections() -> impl Iterator<Item = &'static str> {
    let mut last = "";
    names().filter_map(|name| name.split_once('.')).map(|(section, _)| section).filter(
        move |section| {
            let is_new = *section != last;
            last = section;
            is_new
        },
    )
}

/// What to say of a section, or a key outside a section, that is none of ours.
pub(super) fn unknown_section(section: &str) -> String {
    let known: Vec<_> = sections().map(|section| format!("[{section}]")).collect();
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
