//! `config.toml`: it is good, or each fault has a place, and none repeats the token.

use std::{env, fs, path::PathBuf, process};

use aedile::config::Config;

/// The token. No word of ours has it.
const TOKEN: &str = "xyzzy.plugh";

/// Reads a configuration whose token stands between the first line and the others.
///
/// # Panics
/// When it is neither good nor refused as it should be.
pub fn read(text: &[u8]) {
    let text = String::from_utf8_lossy(text);
    let (before, behind) = text.split_once('\n').unwrap_or(("[discord]", &text));
    if text.contains(TOKEN) || text.contains("token_file") {
        // A file of the machine is nothing to read here.
        return;
    }
    let file = file();
    fs::write(&file, format!("{before}\ntoken = \"{TOKEN}\"\n{behind}")).expect("there is room");
    let loaded = Config::load(Some(&file));
    fs::remove_file(&file).expect("it was just written");
    if let Err(error) = loaded {
        assert!(!error.0.is_empty());
        assert!(!error.to_string().contains(TOKEN), "{error}");
    }
}

fn file() -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    let folder = if memory.is_dir() { memory } else { env::temp_dir() };
    folder.join(format!("aedile-fuzz-{}.toml", process::id()))
}
