//! `aedile restore`, `aedile run --no-migrate`, and the copy before an upgrade, as an administrator would call them.

use std::fs;

use rusqlite::Connection;
use tempfile::{TempDir, tempdir};

use crate::cli::program::{aedile, finish, run};

/// A folder with a database that says that it is of an older version.
fn older() -> TempDir {
    let folder = tempdir().unwrap();
    let path = folder.path().join("aedile.db");
    drop(aedile::store::Store::open(&path).unwrap());
    let outside = Connection::open(&path).unwrap();
    let version: i32 = outside.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    outside.pragma_update(None, "user_version", version - 1).unwrap();
    folder
}

/// Starts the bot with a token that nobody asks for, on a server that refuses connections at once.
fn start(folder: &TempDir, words: &[&str]) -> crate::cli::program::Ran {
    finish(
        aedile(folder.path())
            .arg("run")
            .args(words)
            .env("AEDILE_DISCORD_TOKEN", "s3cr3t")
            .env("AEDILE_HTTP_PORT", "0")
            .env("AEDILE_DISCORD_API_URL", "http://127.0.0.1:1"),
    )
}

#[test]
fn an_older_database_is_refused_where_that_is_asked_for() {
    let folder = older();
    let before = fs::read(folder.path().join("aedile.db")).unwrap();
    let said = start(&folder, &["--no-migrate"]).bad();
    assert!(said.contains("has schema") && said.contains("--no-migrate"), "{said}");
    let config = "[database]\nmigrate = \"never\"\n";
    fs::write(folder.path().join("config.toml"), config).unwrap();
    assert!(start(&folder, &[]).bad().contains("has schema"));
    assert!(fs::read(folder.path().join("aedile.db")).unwrap() == before, "it is as it was");
    let both = start(&folder, &["--yes", "--no-migrate"]);
    assert_eq!(both.code, Some(2), "{}", both.err);
}

#[test]
fn a_copy_is_put_back_and_says_what_is_in_it() {
    let folder = tempdir().unwrap();
    let call = |words: &[&str]| run(folder.path(), words);
    drop(aedile::store::Store::open(&folder.path().join("aedile.db")).unwrap());
    call(&["backup", "copy.db"]).good();
    let said = call(&["restore", "copy.db"]).good();
    assert!(
        said.starts_with("copy.db is put back as aedile.db.\ntables: 0, running: 0, schema: ")
            && said.contains(", last change: none\n"),
        "{said}"
    );
    assert!(said.contains("New tables are numbered from 1000001 on"), "{said}");
    assert!(
        said.contains("The database that was there is now ") && said.contains(".replaced-"),
        "{said}"
    );
    assert!(call(&["check"]).good().contains("nothing is damaged"));
    assert!(call(&["restore", "none.db"]).bad().starts_with("aedile: none.db: No such file"));
    fs::write(
        folder.path().join("text"),
        "a text that is longer than a header of a database, which has 100 bytes. ".repeat(4),
    )
    .unwrap();
    assert!(call(&["restore", "text"]).bad().contains("text is no database"));
    fs::copy(folder.path().join("copy.db"), folder.path().join("newer.db")).unwrap();
    let newer = Connection::open(folder.path().join("newer.db")).unwrap();
    newer.pragma_update(None, "user_version", 1000).unwrap();
    drop(newer);
    let said = call(&["restore", "newer.db"]).bad();
    assert!(said.starts_with("aedile: newer.db has schema 1000 and "), "{said}");
    assert!(said.ends_with("nothing was changed\n"), "{said}");
    let store = aedile::store::Store::open(&folder.path().join("aedile.db")).unwrap();
    assert!(call(&["restore", "copy.db"]).bad().contains("in use by another aedile"));
    drop(store);
    let server = finish(
        aedile(folder.path())
            .args(["restore", "copy.db"])
            .env("AEDILE_DATABASE_URL", "postgres://a@127.0.0.1:1/b"),
    );
    let said = server.bad();
    assert!(said.contains("pg_restore") && said.contains("SELECT restored()"), "{said}");
}

#[test]
fn what_cannot_be_a_place_for_a_copy_is_named() {
    let folder = tempdir().unwrap();
    let call = |words: &[&str]| run(folder.path(), words);
    drop(aedile::store::Store::open(&folder.path().join("aedile.db")).unwrap());
    fs::write(folder.path().join("empty.db"), "").unwrap();
    for (words, says) in [
        (&["backup", "no/such/copy.db"][..], "the folder no/such does not exist"),
        (&["backup", "."], ". is a directory; name a file in it"),
        (&["backup", "aedile.db/copy.db"], "aedile.db is not a directory"),
        (&["salvage", "aedile.db", "no/new.db"], "the folder no does not exist"),
        (&["check", "none.db"], "none.db: No such file"),
        (&["check", "."], ". is a directory"),
        (&["check", "empty.db"], "empty.db is an empty database"),
    ] {
        let said = call(words).bad();
        assert!(said.contains(says), "{words:?}: {said}");
    }
    for words in [&["backup", "copy.db"][..], &["config", "check"]] {
        let mut command = aedile(folder.path());
        let ran = finish(
            command.args(words).env("AEDILE_DATABASE_PATH", ".").env("AEDILE_DISCORD_TOKEN", "a.b"),
        );
        let said = ran.bad();
        assert!(said.contains("is a directory"), "{said}");
    }
    let mut command = aedile(folder.path());
    command.arg("run").env("AEDILE_DATABASE_PATH", ".").env("AEDILE_DISCORD_TOKEN", "a.b");
    let said = finish(&mut command).bad();
    assert!(said.contains("is a directory; name a file in it, for example "), "{said}");
}

#[test]
fn what_became_of_the_last_backup_is_noted_beside_the_database() {
    let folder = tempdir().unwrap();
    drop(aedile::store::Store::open(&folder.path().join("aedile.db")).unwrap());
    run(folder.path(), &["backup", "copy.db"]).good();
    let noted = || aedile::store::LastBackup::of(&folder.path().join("aedile.db"));
    let good = noted();
    assert!(good.made.is_some() && good.made == good.tried, "{good:?}");
    run(folder.path(), &["backup", "no/copy.db"]).bad();
    assert_eq!(noted().made, good.made);
    assert!(noted().tried >= good.tried);
}
