//! The files of a database: how they are made, named, and take another's place.

use std::{
    borrow::Cow,
    fs::{self, File, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use super::StoreError;

/// What SQLite keeps beside a database, by the endings of the names: the write-ahead log, what readers and writers share, and
/// the journal of a database without such a log.
pub(super) const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// What stands between the name of a database and the time at which another one took its place.
pub(super) const REPLACED: &str = ".replaced-";

/// The same file by a name that SQLite takes for one: what begins with `file:` it reads as an address, with an ending of its own.
pub(super) fn plain(path: &Path) -> Cow<'_, Path> {
    if path.as_os_str().as_encoded_bytes().starts_with(b"file:") {
        Path::new(".").join(path).into()
    } else {
        path.into()
    }
}

/// Makes a new file that other users of the machine cannot read: a database holds the secrets of running games.
pub(super) fn new_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The name with this ending right behind it.
pub(super) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The folder of a file.
pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        Some(_) | None => Path::new("."),
    }
}

/// A database and what SQLite keeps beside it.
pub(super) fn files(path: &Path) -> impl Iterator<Item = PathBuf> {
    [""].into_iter().chain(BESIDE).map(|ending| with_ending(path, ending))
}

/// Removes a database and what SQLite keeps beside it, as far as they are there.
pub(super) fn remove(path: &Path) -> Result<(), StoreError> {
    files(path).try_for_each(|file| match fs::remove_file(&file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(&file, &error)),
        Ok(()) | Err(_) => Ok(()),
    })
}

/// Gives a finished file its name: first what is in it is on the disk, then the name.
pub(super) fn put(partial: &Path, to: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, to)?;
    // Elsewhere a directory cannot be opened.
    if cfg!(unix) { File::open(folder(to))?.sync_all() } else { Ok(()) }
}

/// Refuses a directory, and a folder that is not there, by name.
pub(super) fn refuse_no_file(path: &Path) -> Result<(), StoreError> {
    if path.is_dir() {
        let example = path.join("aedile.db");
        return Err(StoreError::Io(format!(
            "{} is a directory; name a file in it, for example {}",
            path.display(),
            example.display()
        )));
    }
    let folder = folder(path);
    match folder.metadata() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(StoreError::Io(format!(
            "the folder {} does not exist; make it first",
            folder.display()
        ))),
        Ok(there) if !there.is_dir() => {
            Err(StoreError::Io(format!("{} is not a directory", folder.display())))
        }
        // SQLite says the rest.
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Says by name that there is no such file: SQLite only says that it cannot be opened.
pub(super) fn refuse_missing(path: &Path) -> Result<(), StoreError> {
    if path.is_dir() {
        return Err(StoreError::Io(format!("{} is a directory", path.display())));
    }
    path.metadata().map(drop).map_err(|error| at(path, &error))
}

/// What the operating system says of a file.
pub(super) fn at(path: &Path, error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        _ => StoreError::Io(format!("{}: {error}", path.display())),
    }
}

/// A name that nothing has yet: that of the database, this, and the time. Names of one kind sort by time.
pub(super) fn free(path: &Path, mark: &str) -> PathBuf {
    let now = jiff::Timestamp::now().as_second();
    let at = |second: i64| {
        let time = jiff::Timestamp::from_second(second).unwrap_or_default();
        with_ending(path, &format!("{mark}{}", time.strftime("%Y%m%dT%H%M%SZ")))
    };
    let mut names = (now..).map(at);
    names.find(|name| name.symlink_metadata().is_err()).expect("there are more names than files")
}

/// Whether this is such a time.
pub(super) fn is_stamp(text: &str) -> bool {
    let form = "00000000T000000Z";
    text.len() == form.len()
        && text.bytes().zip(form.bytes()).all(|(byte, wanted)| match wanted {
            b'0' => byte.is_ascii_digit(),
            _ => byte == wanted,
        })
}

/// The databases that others have replaced under this name, the oldest first, without what is beside them.
pub(super) fn replaced(path: &Path) -> Vec<PathBuf> {
    let Some(name) = path.file_name() else { return Vec::new() };
    let beginning = format!("{}{REPLACED}", name.to_string_lossy());
    let is_one = |file: &PathBuf| {
        let name = file.file_name().map(|file| file.to_string_lossy().into_owned());
        name.is_some_and(|name| name.strip_prefix(&beginning).is_some_and(is_stamp))
    };
    let there = fs::read_dir(folder(path)).into_iter().flatten().flatten();
    let mut found: Vec<_> = there.map(|entry| entry.path()).filter(is_one).collect();
    found.sort();
    found
}
