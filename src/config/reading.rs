//! How the configuration is read: the defaults, then the file, then the environment.

use std::{
    env, fs,
    io::{self, Read as _},
    path::Path,
};

use super::{
    fault::{ConfigError, Fault, Place},
    sections::Config,
    settings, values,
};

/// The file that is read when no other is named, if it is there.
pub const DEFAULT_FILE: &str = "config.toml";

/// More than any honest configuration has, in bytes.
const MOST_BYTES: u64 = 1 << 20;

impl Config {
    /// Reads the configuration: the defaults, then the file, then the environment.
    ///
    /// Without `file`, [`DEFAULT_FILE`] is read if it is there.
    ///
    /// # Errors
    /// All faults of the file and the environment together.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let mut reading = Reading::default();
        let path = file.unwrap_or(Path::new(DEFAULT_FILE));
        match read(path) {
            Ok(text) => reading.file(path, &text),
            Err(error) if file.is_none() && error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => {
                let place = Place::File(path.to_owned());
                reading.fault(place, format!("this file cannot be read: {error}"));
            }
        }
        reading.environment(env::vars_os().filter_map(|(name, value)| {
            let name = name.into_string().ok()?;
            Some((name, value.to_str().map(str::to_owned)))
        }));
        reading.finish().and_then(Self::without_contradiction)
    }

    /// Refuses settings that cannot both be meant.
    fn without_contradiction(self) -> Result<Self, ConfigError> {
        if self.database.url.is_none() || self.database.path.is_none() {
            return Ok(self);
        }
        let place = Place::Setting("database.url");
        let message = "database.path is set as well: leave one of them out".to_owned();
        Err(ConfigError(vec![Fault { place, message }]))
    }
}

/// Reads a file of at most [`MOST_BYTES`].
fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    // Counted as they come: a device says nothing of its size.
    fs::File::open(path)?.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "it is larger than 1 MiB"));
    }
    // Some editors put a mark before the text, which says how it is encoded.
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

/// The configuration so far, and what was wrong with what was read.
#[derive(Default)]
pub(super) struct Reading {
    config: Config,
    faults: Vec<Fault>,
}

impl Reading {
    pub(super) fn finish(mut self) -> Result<Config, ConfigError> {
        self.faults.sort_by(|one, other| one.place.cmp(&other.place));
        if self.faults.is_empty() { Ok(self.config) } else { Err(ConfigError(self.faults)) }
    }

    /// Takes the settings of one TOML text.
    pub(super) fn file(&mut self, path: &Path, text: &str) {
        let at = |span: Option<std::ops::Range<usize>>| {
            Place::in_text(path, text, span.map_or(0, |span| span.start))
        };
        let (document, errors) = toml::de::DeTable::parse_recoverable(text);
        for error in errors {
            // The parser may quote what it read, and that may be a token without its quotes.
            let message = if error.message().starts_with("duplicate key") {
                "this stands here for the second time; remove one of them".to_owned()
            } else {
                "this is not TOML: write `key = \"text\"` or `key = 5` below a `[section]`"
                    .to_owned()
            };
            let place = at(error.span());
            if !self.faults.iter().any(|fault| fault.place.same_line(&place)) {
                self.fault(place, message);
            }
        }
        if !self.faults.is_empty() {
            return;
        }
        for (section, content) in document.get_ref() {
            let place = at(Some(section.span()));
            let Some(keys) =
                content.get_ref().as_table().filter(|_| settings::is_section(section.get_ref()))
            else {
                self.fault(place, settings::unknown_section(section.get_ref()));
                continue;
            };
            for (key, value) in keys {
                let name = format!("{}.{}", section.get_ref(), key.get_ref());
                match settings::find(&name) {
                    None => self.fault(
                        at(Some(key.span())),
                        settings::unknown_key(section.get_ref(), key.get_ref()),
                    ),
                    Some(setting) => {
                        if let Err(wrong) =
                            (setting.set)(&mut self.config, values::Given::of(value.get_ref()))
                        {
                            self.fault(at(Some(value.span())), format!("{name} {wrong}"));
                        }
                    }
                }
            }
        }
    }

    /// Takes the settings among these variables; the value is `None` when it is not Unicode.
    pub(super) fn environment(
        &mut self,
        variables: impl Iterator<Item = (String, Option<String>)>,
    ) {
        for (name, value) in variables {
            if !name.starts_with(settings::PREFIX) || settings::is_reserved(&name) {
                continue;
            }
            let wrong = match (settings::find_variable(&name), value) {
                (None, _) => Err(settings::unknown_variable(&name)),
                (Some(_), None) => Err("must be Unicode text".to_owned()),
                (Some(setting), Some(text)) => {
                    (setting.set)(&mut self.config, values::Given::Variable(&text))
                }
            };
            if let Err(message) = wrong {
                self.fault(Place::Variable(name), message);
            }
        }
    }

    fn fault(&mut self, place: Place, message: String) {
        self.faults.push(Fault { place, message });
    }
}
