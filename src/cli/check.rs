//! `aedile config check`: what is wrong with the configuration, and where.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    path::Path,
};

use super::{database, failure::Failure, output::print};
use crate::{
    config::{Config, ConfigError, Database, Fault, Place},
    render::fonts::{self, FontError},
    store::{self, Address},
};

/// Reads the configuration as `aedile run` would and looks at the places that it names. Changes nothing.
pub(super) fn check(file: Option<&Path>) -> Result<(), Failure> {
    let (faults, exposed) = match Config::load(file) {
        Ok(config) => (faults(&config), config.exposed()),
        Err(ConfigError(faults)) => (faults, Vec::new()),
    };
    for warning in exposed {
        // Nobody reads it when the standard error is gone.
        let _ = writeln!(io::stderr(), "warning: {warning}");
    }
    if faults.is_empty() {
        return print("The configuration is good.\n");
    }
    for fault in faults {
        // Nobody reads it when the standard error is gone.
        let _ = writeln!(io::stderr(), "{fault}");
    }
    Err(Failure::Told)
}

fn faults(config: &Config) -> Vec<Fault> {
    let token = match config.discord.token() {
        Ok(Some(_)) => Vec::new(),
        Ok(None) => {
            vec![Fault { place: Place::Setting("discord.token"), message: missing_token() }]
        }
        Err(ConfigError(faults)) => faults,
    };
    token.into_iter().chain(of_database(&config.database)).chain(of_fonts(config)).collect()
}

fn of_fonts(config: &Config) -> Option<Fault> {
    fonts::open(&config.pictures.fonts).err().map(|error| unusable_font(&error))
}

/// What to say of a font that no font can be read from.
pub(super) fn unusable_font(error: &FontError) -> Fault {
    Fault { place: Place::Setting("pictures.fonts"), message: error.to_string() }
}

fn of_database(configured: &Database) -> Vec<Fault> {
    let fault = |name, message| vec![Fault { place: Place::Setting(name), message }];
    match database::address(configured) {
        Err(ConfigError(faults)) => faults,
        Ok(Address::File(path)) => {
            let name = if configured.url.is_some() { "database.url" } else { "database.path" };
            usable(&path).err().map_or_else(Vec::new, |message| fault(name, message))
        }
        Ok(Address::Server(server)) => match store::try_out(&server) {
            Ok(()) => Vec::new(),
            Err(error) => fault("database.url", error.to_string()),
        },
    }
}

/// What to say when there is no token.
pub(super) fn missing_token() -> String {
    "no token is set. Copy it from the page \"Bot\" of your application in Discord's Developer Portal into the variable \
     AEDILE_DISCORD_TOKEN, or into config.toml as `token = \"…\"` below [discord]. `aedile local` needs none"
        .to_owned()
}

/// Whether the file can be written, or made in its directory.
fn usable(path: &Path) -> Result<(), String> {
    let name = path.display();
    if path.is_dir() {
        return Err(format!(
            "{name} is a directory; name a file in it, for example {}",
            path.join("aedile.db").display()
        ));
    }
    let directory = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        Some(_) | None => Path::new("."),
    };
    let there = fs::metadata(directory)
        .map_err(|error| format!("the directory of {name} cannot be used: {error}"))?;
    if !there.is_dir() {
        return Err(format!("{} is not a directory", directory.display()));
    }
    tempfile_in(directory)
        .map_err(|error| format!("nothing can be written beside {name}: {error}"))?;
    match OpenOptions::new().read(true).write(true).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(format!("{name} cannot be written: {error}")),
    }
}

/// Makes a file in the directory and removes it.
fn tempfile_in(directory: &Path) -> io::Result<()> {
    let path = directory.join(format!(".aedile-check-{}", std::process::id()));
    OpenOptions::new().write(true).create_new(true).open(&path)?;
    fs::remove_file(path)
}
