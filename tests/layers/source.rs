//! Source files as they are read here: without comments, texts and tests.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// All files of `src` by their path below it, as the crate has them when no test is built, and those of the example game as
/// if they lay beside the other games.
pub fn all() -> BTreeMap<String, String> {
    let mut files = files_in("src", "");
    files.extend(files_in("tests/example/goofspiel", "games/goofspiel/"));
    for tests in files.iter().flat_map(|(name, text)| test_modules(name, text)).collect::<Vec<_>>()
    {
        let (file, folder) = (format!("{tests}.rs"), format!("{tests}/"));
        files.retain(|name, _| *name != file && !name.starts_with(&folder));
    }
    files.into_iter().map(|(name, text)| (name, without_tests(&code(&text)))).collect()
}

/// The files of a folder, with this before their path below it.
pub fn files_in(folder: &str, before: &str) -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths = Vec::new();
    walk(&root, &mut paths);
    let read = |path: &PathBuf| {
        let name = path.strip_prefix(&root).expect("it is in the folder").display();
        (format!("{before}{name}"), fs::read_to_string(path).expect("a source file"))
    };
    paths.iter().map(read).collect()
}

pub fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("src is there") {
        let path = entry.expect("src is readable").path();
        if path.is_dir() {
            walk(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The folder in which the children of this file lie: "a/b" of "a/b.rs" and of "a/b/mod.rs", "" of the root.
pub fn folder_of(name: &str) -> &str {
    let name = name.strip_suffix(".rs").unwrap_or(name);
    match name {
        "lib" | "main" => "",
        _ => name.strip_suffix("/mod").unwrap_or(name),
    }
}

/// Without comments, and with empty texts: neither is code.
pub fn code(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(sign) = rest.chars().next() {
        let skipped = match sign {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '"' => text_end(rest),
            'r' if rest.starts_with("r\"") => {
                1 + rest[2..].find('"').map_or(rest.len() - 1, |at| at + 2)
            }
            'r' if rest.starts_with("r#\"") => rest
                .find("\"#")
                .map_or(rest.len(), |_| rest[3..].find("\"#").map_or(rest.len(), |at| at + 5)),
            '\'' if rest.starts_with("'\"'") => 3,
            '\'' if rest.starts_with("'\\\"'") => 4,
            _ => 0,
        };
        if skipped == 0 {
            code.push(sign);
            rest = &rest[sign.len_utf8()..];
        } else {
            rest = &rest[skipped..];
        }
    }
    code
}

/// How many bytes the text has that begins here.
fn text_end(rest: &str) -> usize {
    let mut signs = rest.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' => _ = signs.next(),
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The paths, without ending, of the files that are modules of this one in tests only.
fn test_modules(name: &str, text: &str) -> Vec<String> {
    let folder = folder_of(name);
    let mut found = Vec::new();
    let mut lines = text.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if line != "#[cfg(test)]" {
            continue;
        }
        let module = lines.next().and_then(|next| next.strip_suffix(';')?.split("mod ").nth(1));
        found.extend(module.map(|module| format!("{folder}/{module}")));
    }
    found
}

/// Without what stands below `#[cfg(test)]`: one item each.
fn without_tests(code: &str) -> String {
    let mut kept = String::new();
    let mut rest = code;
    while let Some((before, after)) = rest.split_once("#[cfg(test)]") {
        kept.push_str(before);
        rest = &after[item_end(after)..];
    }
    kept + rest
}

/// Where the item ends that begins here: at its `;`, or at the brace that closes it.
fn item_end(code: &str) -> usize {
    let mut depth = 0;
    for (at, sign) in code.char_indices() {
        match sign {
            ';' if depth == 0 => return at + 1,
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    code.len()
}
