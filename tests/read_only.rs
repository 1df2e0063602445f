//! A database whose file may not be written: a clear error, nothing changed, and it works again with the permission.
//!
//! The superuser may write everything, so the test then does its work in a child with the rights of nobody.
#![cfg(unix)]

use std::{
    env, fs,
    os::unix::{fs::PermissionsExt, process::CommandExt},
    path::{Path, PathBuf},
    process::Command,
};

use aedile::store::{Store, StoreError};

/// Names the folder to the child.
const FOLDER: &str = "AEDILE_READ_ONLY_FOLDER";
/// The user and group "nobody" of Linux.
const NOBODY: u32 = 65534;

#[test]
fn a_read_only_database_says_so_and_works_again_with_the_permission() {
    if env::var_os(FOLDER).is_some() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("aedile.db");
    drop(Store::open(&path).expect("a new database"));
    let before = fs::read(&path).expect("the database");
    allow(folder.path(), 0o555);
    for file in [path.clone(), lock_file(&path)] {
        allow(&file, 0o444);
    }
    if may_write(&path) {
        let status = Command::new(copy_for_everybody(
            &env::current_exe().expect("this test"),
            folder.path(),
        ))
        .args(["--exact", "the_database_is_read_only", "--nocapture"])
        .env(FOLDER, folder.path())
        .uid(NOBODY)
        .gid(NOBODY)
        .status()
        .expect("the child starts");
        assert!(status.success());
    } else {
        refused(&path);
    }
    assert!(fs::read(&path).expect("the database") == before);
    allow(folder.path(), 0o755);
    for file in [path.clone(), lock_file(&path)] {
        allow(&file, 0o644);
    }
    Store::open(&path).expect("it may be written again");
}

/// The part of nobody.
#[test]
fn the_database_is_read_only() {
    if let Some(folder) = env::var_os(FOLDER) {
        refused(&PathBuf::from(folder).join("aedile.db"));
    }
}

fn refused(path: &Path) {
    let error = Store::open(path).err().expect("it may not be written");
    assert_eq!(error, StoreError::ReadOnly);
    assert!(error.to_string().contains("give the program write permission"), "{error}");
}

fn lock_file(path: &Path) -> PathBuf {
    path.with_extension("db.lock")
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is ours");
}

fn may_write(path: &Path) -> bool {
    fs::OpenOptions::new().write(true).open(path).is_ok()
}

/// The test's own binary may lie where nobody may not go.
fn copy_for_everybody(test: &Path, folder: &Path) -> PathBuf {
    let copy = folder.join("test");
    fs::copy(test, &copy).expect("room for a copy");
    allow(&copy, 0o755);
    copy
}
