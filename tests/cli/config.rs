//! `aedile config check`, the command line itself, and what a wrong configuration does to the other calls.

use std::fs;

use tempfile::{TempDir, tempdir};

use crate::cli::program::{aedile, finish, run};

fn directory_with(config: &str) -> TempDir {
    let directory = tempdir().unwrap();
    fs::write(directory.path().join("config.toml"), config).unwrap();
    directory
}

#[test]
fn the_help_names_every_call() {
    let help = run(tempdir().unwrap().path(), &["--help"]).good();
    for call in [
        "run", "local", "simulate", "score", "verify", "config", "backup", "move", "check",
        "salvage", "restore",
    ] {
        assert!(
            help.lines().any(|line| line.trim_start().starts_with(call)),
            "{call} is missing in\n{help}"
        );
    }
    assert!(run(tempdir().unwrap().path(), &["--version"]).good().starts_with("aedile "));
}

#[test]
fn a_wrong_command_line_is_exit_code_2() {
    for words in [
        &["fly"][..],
        &["simulate", "--games", "0"],
        &["simulate", "--players", "many"],
        &["score"],
        &["backup"],
        &["salvage", "one.db"],
    ] {
        let ran = run(tempdir().unwrap().path(), words);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{words:?}");
        assert!(ran.err.starts_with("error: "), "{}", ran.err);
    }
}

#[test]
fn a_good_configuration_is_called_good() {
    let directory = directory_with("[discord]\ntoken = \"abc.def\"\n");
    assert_eq!(run(directory.path(), &["config", "check"]).good(), "The configuration is good.\n");
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1, "a check leaves nothing behind");
}

#[cfg(unix)]
#[test]
fn a_token_file_that_others_may_read_is_warned_of() {
    use std::os::unix::fs::PermissionsExt as _;

    let directory = directory_with("[discord]\ntoken_file = \"token\"\n");
    let token = directory.path().join("token");
    fs::write(&token, "abc.def\n").unwrap();
    for (mode, is_warned) in [(0o600, false), (0o644, true)] {
        fs::set_permissions(&token, fs::Permissions::from_mode(mode)).unwrap();
        let ran = run(directory.path(), &["config", "check"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(0), "The configuration is good.\n"));
        let warning = "warning: token: others on this machine may read";
        assert_eq!(ran.err.starts_with(warning), is_warned, "{}", ran.err);
        assert!(!ran.err.contains("abc"), "{}", ran.err);
    }
}

#[cfg(unix)]
#[test]
fn a_configuration_without_an_end_is_refused() {
    let err = run(tempdir().unwrap().path(), &["--config", "/dev/zero", "config", "check"]).bad();
    assert!(err.contains("larger than 1 MiB"), "{err}");
}

#[test]
fn a_mark_of_an_editor_before_the_text_is_no_fault() {
    let directory = directory_with("\u{feff}[discord]\ntoken_file = \"token\"\n");
    fs::write(directory.path().join("token"), "\u{feff}abc.def\r\n").unwrap();
    let ran = run(directory.path(), &["config", "check"]);
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (Some(0), "The configuration is good.\n"),
        "{}",
        ran.err
    );
}

#[test]
fn a_missing_token_says_where_to_get_one() {
    for words in [&["config", "check"][..], &["run"]] {
        let err = run(tempdir().unwrap().path(), words).bad();
        for part in ["discord.token", "Developer Portal", "AEDILE_DISCORD_TOKEN", "aedile local"] {
            assert!(err.contains(part), "{part} is missing in {err}");
        }
    }
}

#[test]
fn every_call_that_needs_the_configuration_refuses_a_wrong_one() {
    let directory = directory_with("[discord]\ntokn = \"s3cr3t\"\n[log]\nlevel = 5\n");
    for words in [&["config", "check"][..], &["run"], &["local"], &["backup", "copy.db"], &[]] {
        let err = run(directory.path(), words).bad();
        assert!(
            err.contains(
                "config.toml:2:1: [discord] has no key `tokn`; it has token, token_file, api_url, shards"
            ),
            "{err}"
        );
        assert!(err.contains("config.toml:4:9: log.level must be text in quotes"), "{err}");
        assert!(!err.contains("s3cr3t"), "{err}");
    }
}

#[test]
fn the_environment_is_checked_too() {
    let directory = tempdir().unwrap();
    let check = |name: &str, value: &str| {
        finish(aedile(directory.path()).args(["config", "check"]).env(name, value))
    };
    check("AEDILE_DISCORD_TOKEN", "abc.def").good();
    assert!(
        check("AEDILE_DISCORD_TOKN", "abc.def").bad().contains("do you mean AEDILE_DISCORD_TOKEN?")
    );
    assert!(
        check("AEDILE_HTTP_PORT", "many").bad().starts_with("AEDILE_HTTP_PORT: must be a port")
    );
    assert!(!check("AEDILE_DISCORD_TOKEN", "s3cr3t s3cr3t").bad().contains("s3cr3t"));
}

#[test]
fn a_named_configuration_must_be_there() {
    let directory = tempdir().unwrap();
    let err = run(directory.path(), &["config", "check", "--config", "mine.toml"]).bad();
    assert!(err.starts_with("mine.toml: this file cannot be read: "), "{err}");
    let err = run(directory.path(), &["--config", ".", "config", "check"]).bad();
    assert!(err.starts_with(".: this file cannot be read: "), "{err}");
}

#[test]
fn a_database_that_cannot_be_is_found() {
    for (path, says) in [
        ("no/such/aedile.db", "the directory of"),
        ("config.toml/aedile.db", "is not a directory"),
        ("/", "/"),
    ] {
        let directory =
            directory_with(&format!("[discord]\ntoken = \"a\"\n[database]\npath = \"{path}\"\n"));
        let err = run(directory.path(), &["config", "check"]).bad();
        assert!(err.starts_with("database.path: ") && err.contains(says), "{err}");
    }
}

#[test]
fn a_configuration_that_is_no_text_is_refused() {
    let directory = tempdir().unwrap();
    fs::write(directory.path().join("config.toml"), [0xff, 0xfe, 0]).unwrap();
    assert!(
        run(directory.path(), &["config", "check"])
            .bad()
            .contains("config.toml: this file cannot be read")
    );
    let large = fs::File::create(directory.path().join("config.toml")).unwrap();
    large.set_len(100 << 20).unwrap();
    assert!(run(directory.path(), &["config", "check"]).bad().contains("larger than 1 MiB"));
}

#[test]
fn a_database_of_a_server_is_tried_and_its_password_is_never_told() {
    for (database, says) in [
        (
            "url = \"postgres://a:hunter2@127.0.0.1:1/b\"",
            "database.url: the server of the database cannot be reached",
        ),
        ("url = \"mysql://a:hunter2@b/c\"", "database.url: must be sqlite:FILE or postgres://"),
        ("url = \"sqlite:no/such/aedile.db\"", "database.url: the directory of"),
        ("url = \"sqlite:a.db\"\npath = \"b.db\"", "database.url: database.path is set as well"),
        (
            "url = \"postgres://a@b/c\"\npassword_file = \"none\"",
            "none: database.password_file cannot be read",
        ),
    ] {
        let directory =
            directory_with(&format!("[discord]\ntoken = \"a\"\n[database]\n{database}\n"));
        let err = run(directory.path(), &["config", "check"]).bad();
        assert!(err.starts_with(says) && !err.contains("hunter2"), "{err}");
    }
}

#[test]
fn what_only_sqlite_can_do_says_what_to_do_instead() {
    let directory = directory_with("[database]\nurl = \"postgres://a@127.0.0.1:1/b\"\n");
    for (call, says) in [
        (&["backup", "copy.db"][..], "pg_dump"),
        (&["restore", "copy.db"], "pg_restore"),
        (&["check"], "pg_amcheck"),
    ] {
        let err = run(directory.path(), call).bad();
        assert!(err.contains(says), "{err}");
    }
}

#[test]
fn a_move_says_what_it_moved_and_what_is_wrong_with_an_address() {
    let folder = tempfile::tempdir().unwrap();
    let moved = |from: &str, to: &str| run(folder.path(), &["move", "--from", from, "--to", to]);
    assert!(
        moved("aedile.db", "sqlite:b.db")
            .bad()
            .contains("--from must be sqlite:FILE or postgres://")
    );
    let secret = moved("sqlite:a.db", "postgres://aedile:hunter2@/aedile").bad();
    assert!(secret.contains("--to must name the host") && !secret.contains("hunter2"), "{secret}");
    assert!(moved("sqlite:a.db", "sqlite:b.db").bad().contains("a.db"));
    let empty = folder.path().join("a.db");
    drop(aedile::store::Store::open(&empty).unwrap());
    let said = moved("sqlite:a.db", "sqlite:b.db").good();
    assert!(said.contains("moves                 0 rows"), "{said}");
    assert!(said.ends_with("Name b.db in the configuration.\n"), "{said}");
}

#[test]
fn a_file_for_names_without_a_font_is_named() {
    let directory =
        directory_with("[pictures]\nfonts = [\"none.ttf\"]\n[discord]\ntoken = \"abc.def\"\n");
    for words in [&["config", "check"][..], &["run"], &["local"]] {
        let err = run(directory.path(), words).bad();
        assert!(err.contains("pictures.fonts: none.ttf: no font can be read from it"), "{err}");
    }
    fs::write(directory.path().join("none.ttf"), include_bytes!("../fonts/hebrew.ttf")).unwrap();
    run(directory.path(), &["config", "check"]).good();
}
