//! The token and the password of the database, each in a file of its own, as systemd's credentials and the secrets of
//! containers are.

use std::{fs, io::Read as _, path::Path};

use super::{
    fault::{ConfigError, Fault, Place},
    sections::{Config, Database, Discord},
    values::Secret,
};

/// Longer than any of them, in bytes.
const MOST_BYTES: u64 = 4096;

impl Discord {
    /// The bot's token: as configured, else what the token file has; `None` when neither is set. Only those who need the
    /// token call this, so that nobody else needs to be able to read the file.
    ///
    /// # Errors
    /// When the file cannot be read or has no token in it.
    pub fn token(&self) -> Result<Option<Secret>, ConfigError> {
        match (&self.token, &self.token_file) {
            (Some(token), _) => Ok(Some(token.clone())),
            (None, None) => Ok(None),
            (None, Some(path)) => read(path, "discord.token_file")
                .and_then(|text| {
                    let wrong = |why| format!("what discord.token_file names {why}");
                    Secret::token(&text).map_err(wrong)
                })
                .map(Some)
                .map_err(|message| in_file(path, message)),
        }
    }
}

impl Database {
    /// The password of the database's server, in the same way.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn password(&self) -> Result<Option<Secret>, ConfigError> {
        match (&self.password, &self.password_file) {
            (Some(password), _) => Ok(Some(password.clone())),
            (None, None) => Ok(None),
            (None, Some(path)) => read(path, "database.password_file")
                .map(|text| Some(Secret::new(&text)))
                .map_err(|message| in_file(path, message)),
        }
    }
}

impl Config {
    /// What others on this machine may do with the files of the token and the password, and should not; each with what mends it.
    pub fn exposed(&self) -> Vec<Fault> {
        let token = self.discord.token_file.as_deref().filter(|_| self.discord.token.is_none());
        let password = &self.database.password_file;
        let password = password.as_deref().filter(|_| self.database.password.is_none());
        let files = [(token, "discord.token_file"), (password, "database.password_file")];
        let exposed = |(path, name): (Option<&Path>, &str)| {
            let path = path?;
            let place = Place::File(path.to_owned());
            exposure(path, name).map(|message| Fault { place, message })
        };
        files.into_iter().filter_map(exposed).collect()
    }
}

/// What others may do with this file, if that is too much. A group may read it: so are the credentials of systemd set up.
#[cfg(unix)]
fn exposure(path: &Path, name: &str) -> Option<String> {
    use std::os::unix::fs::PermissionsExt as _;

    /// Writing by the group or others, and reading by others.
    const TOO_MUCH: [(u32, &str); 2] = [(0o022, "change"), (0o004, "read")];

    // Whether it can be read at all is said elsewhere.
    let mode = fs::metadata(path).ok()?.permissions().mode();
    let (_, may) = TOO_MUCH.into_iter().find(|(bits, _)| mode & bits != 0)?;
    Some(format!(
        "others on this machine may {may} what {name} names; `chmod 600` leaves it to its owner"
    ))
}

#[cfg(not(unix))]
fn exposure(_path: &Path, _name: &str) -> Option<String> {
    None
}

fn in_file(path: &Path, message: String) -> ConfigError {
    ConfigError(vec![Fault { place: Place::File(path.to_owned()), message }])
}

fn read(path: &Path, name: &str) -> Result<String, String> {
    let mut text = String::new();
    fs::File::open(path)
        .and_then(|file| file.take(MOST_BYTES + 1).read_to_string(&mut text))
        .map_err(|error| format!("{name} cannot be read: {error}"))?;
    if text.len() as u64 > MOST_BYTES {
        return Err(format!(
            "{name} is longer than {MOST_BYTES} bytes: it is to have the secret alone"
        ));
    }
    // Some editors put a mark before the text, which says how it is encoded.
    Ok(text.trim_start_matches('\u{feff}').trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_what_is_configured_or_else_what_the_file_has() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        fs::write(&path, "abc.def-1\n").unwrap();
        let of = |token: Option<&str>, file: Option<&Path>| {
            let token = token.map(|token| Secret::token(token).unwrap());
            let token_file = file.map(Path::to_owned);
            let discord = Discord { token, token_file, api_url: None, shards: None };
            discord.token().map(|token| token.map(|token| token.expose().to_owned()))
        };
        assert_eq!(of(None, Some(&path)).unwrap().as_deref(), Some("abc.def-1"));
        assert_eq!(of(Some("xyz"), Some(&path)).unwrap().as_deref(), Some("xyz"));
        assert_eq!(of(None, None).unwrap(), None);
        let missing = of(None, Some(&folder.path().join("none"))).unwrap_err().to_string();
        assert!(missing.contains("discord.token_file cannot be read"), "{missing}");
        fs::write(&path, "\u{feff}abc.def-2\r\n").unwrap();
        assert_eq!(of(None, Some(&path)).unwrap().as_deref(), Some("abc.def-2"));
        fs::write(&path, "two words").unwrap();
        let wrong = of(None, Some(&path)).unwrap_err().to_string();
        assert!(wrong.contains("must be the bot's token") && !wrong.contains("two words"));
        fs::write(&path, "a".repeat(4096)).unwrap();
        assert_eq!(read(&path, "discord.token_file").unwrap().len(), 4096);
        fs::write(&path, "a".repeat(4097)).unwrap();
        let long = of(None, Some(&path)).unwrap_err().to_string();
        assert!(long.contains("is longer than 4096 bytes"), "{long}");
        fs::write(&path, "").unwrap();
        let empty = of(None, Some(&path)).unwrap_err().to_string();
        assert!(empty.contains("is empty"), "{empty}");
    }

    #[cfg(unix)]
    #[test]
    fn a_secret_that_others_may_read_or_change_is_warned_of_without_being_told() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().unwrap();
        let [token, password] = ["token", "password"].map(|name| folder.path().join(name));
        let mut config = Config::default();
        config.discord.token_file = Some(token.clone());
        config.database.password_file = Some(password.clone());
        fs::write(&token, "abc.def-1\n").unwrap();
        for (mode, may) in [
            (0o600, None),
            (0o400, None),
            (0o440, None),
            (0o644, Some("read")),
            (0o604, Some("read")),
            (0o620, Some("change")),
            (0o666, Some("change")),
        ] {
            fs::set_permissions(&token, fs::Permissions::from_mode(mode)).unwrap();
            let said: Vec<String> = config.exposed().iter().map(ToString::to_string).collect();
            let right = may.map(|may| format!("others on this machine may {may} what"));
            assert_eq!(said.len(), usize::from(may.is_some()), "{mode:o}: {said:?}");
            assert!(said.iter().all(|said| said.contains(right.as_deref().unwrap())), "{said:?}");
            assert!(said.iter().all(|said| !said.contains("abc")), "{said:?}");
        }
        fs::write(&password, "x").unwrap();
        fs::set_permissions(&password, fs::Permissions::from_mode(0o644)).unwrap();
        assert_eq!(config.exposed().len(), 2);
        config.discord.token = Some(Secret::token("xyz").unwrap());
        assert_eq!(config.exposed().len(), 1, "a file that is not read is nobody's business");
    }
}
