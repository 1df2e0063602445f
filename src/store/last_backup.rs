//! What became of the last backups: a small file beside the database, so that a bot that runs can say it.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::files::with_ending;

/// The last backups, in seconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastBackup {
    /// When one was last tried.
    pub tried: Option<u64>,
    /// When one was last made.
    pub made: Option<u64>,
}

impl LastBackup {
    /// Of the database in this file; nothing where nobody has noted anything that can be read.
    pub fn of(database: &Path) -> Self {
        let text = fs::read_to_string(name(database)).unwrap_or_default();
        let number = |key: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(key))?;
            line.trim().parse().ok()
        };
        Self { tried: number("tried "), made: number("made ") }
    }

    /// Notes that a backup of this database was made just now, or was not.
    ///
    /// # Errors
    /// When nothing can be written beside the database.
    pub fn note(database: &Path, is_made: &Result<(), super::StoreError>) -> io::Result<()> {
        let now = jiff::Timestamp::now().as_second();
        let made = match is_made {
            Ok(()) => Some(now.unsigned_abs()),
            Err(_) => Self::of(database).made,
        };
        let made = made.map(|made| format!("made {made}\n")).unwrap_or_default();
        let (name, partial) = (name(database), with_ending(database, ".last-backup.partial"));
        fs::write(&partial, format!("tried {now}\n{made}"))?;
        fs::rename(partial, name)
    }
}

fn name(database: &Path) -> PathBuf {
    with_ending(database, ".last-backup")
}

#[cfg(test)]
mod tests {
    use super::{super::StoreError, *};

    #[test]
    fn a_failed_backup_does_not_hide_when_the_last_one_was_made() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("aedile.db");
        assert_eq!(LastBackup::of(&database), LastBackup::default());
        LastBackup::note(&database, &Err(StoreError::Full)).unwrap();
        let failed = LastBackup::of(&database);
        assert!(failed.tried.is_some() && failed.made.is_none(), "{failed:?}");
        LastBackup::note(&database, &Ok(())).unwrap();
        let made = LastBackup::of(&database);
        assert_eq!(made.tried, made.made);
        LastBackup::note(&database, &Err(StoreError::Full)).unwrap();
        assert_eq!(LastBackup::of(&database).made, made.made);
        fs::write(name(&database), "tried yesterday").unwrap();
        assert_eq!(LastBackup::of(&database), LastBackup::default());
    }
}
