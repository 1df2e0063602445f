//! The migrations of an engine: one folder for each, `NUMBER-NAME/up.sql`, in the order of their numbers.

use include_dir::Dir;

/// How many there are: the version of a database that has seen all of them.
pub(super) fn known(files: &Dir) -> i32 {
    i32::try_from(files.dirs().count()).expect("there are a few migrations")
}

/// The statements of those after the first `seen`.
pub(super) fn after<'a>(files: &'a Dir<'a>, seen: i32) -> impl Iterator<Item = &'a str> {
    let mut folders: Vec<_> = files.dirs().collect();
    folders.sort_by_key(|folder| folder.path());
    folders.into_iter().skip(usize::try_from(seen).unwrap_or_default()).map(|folder| {
        let up = folder.get_file(folder.path().join("up.sql"));
        up.and_then(|file| file.contents_utf8()).expect("each folder has one; tested")
    })
}

#[cfg(test)]
mod tests {
    use include_dir::include_dir;

    use super::*;

    #[test]
    fn the_migrations_of_each_engine_are_numbered_without_a_gap() {
        let sqlite = include_dir!("$CARGO_MANIFEST_DIR/migrations/sqlite");
        let postgres = include_dir!("$CARGO_MANIFEST_DIR/migrations/postgres");
        for files in [sqlite, postgres] {
            let mut names: Vec<_> = files.dirs().map(|folder| folder.path().to_owned()).collect();
            names.sort();
            for (number, name) in (1..).zip(names) {
                let begins = format!("{number:02}-");
                assert!(name.to_string_lossy().starts_with(&begins), "{}", name.display());
            }
            assert_eq!(i32::try_from(after(&files, 0).count()), Ok(known(&files)));
            assert_eq!(after(&files, known(&files) - 1).count(), 1);
        }
    }
}
