//! The paths that stand in a file: in its `use` lines and in its code.

/// A name that a `use` line brings into a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// What it is called there; `*` for all that the path holds.
    pub name: String,
    /// Where it comes from.
    pub path: Vec<String>,
    /// Whether the file hands it on.
    pub is_public: bool,
}

/// The `use` lines of a file, and its code without them.
pub fn split(code: &str) -> (Vec<Import>, String) {
    let (mut imports, mut rest) = (Vec::new(), String::new());
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let Some((is_public, first)) = begins_use(line.trim_start()) else {
            rest.push_str(line);
            rest.push('\n');
            continue;
        };
        let mut tree = first.to_owned();
        while !tree.contains(';') {
            tree.push_str(lines.next().expect("a use line ends"));
        }
        let (tree, _) = tree.split_once(';').expect("it ends there");
        let tree: String = tree.split(" as ").map(str::trim).collect::<Vec<_>>().join("=");
        let tree: String = tree.chars().filter(|sign| !sign.is_whitespace()).collect();
        expand(&tree, &mut Vec::new(), is_public, &mut imports);
    }
    (imports, rest)
}

/// What follows `use`, if the line begins with one, and whether it hands the names on.
fn begins_use(line: &str) -> Option<(bool, &str)> {
    if let Some(rest) = line.strip_prefix("use ") {
        return Some((false, rest));
    }
    let rest = line.strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(inside) => inside.split_once(')')?.1,
        None => rest,
    };
    Some((true, rest.trim_start().strip_prefix("use ")?))
}

/// Writes out `a::{b, c::{d=e, *}}`.
fn expand(tree: &str, before: &mut Vec<String>, is_public: bool, found: &mut Vec<Import>) {
    let depth = before.len();
    let mut rest = tree;
    while let Some((part, after)) = rest.split_once("::") {
        if part.contains(['{', ',']) {
            break;
        }
        before.push(part.to_owned());
        rest = after;
    }
    if let Some(inside) = rest.strip_prefix('{') {
        for part in parts(&inside[..inside.len() - 1]) {
            expand(part, before, is_public, found);
        }
    } else {
        let (last, name) = rest.split_once('=').unwrap_or((rest, rest));
        let is_all = last == "*";
        let mut path = before.clone();
        if last != "self" && !is_all {
            path.push(last.to_owned());
        }
        let name = match name {
            "self" => path.last().cloned().unwrap_or_default(),
            name => name.to_owned(),
        };
        found.push(Import { name, path, is_public });
    }
    before.truncate(depth);
}

/// Splits at the commas that stand in no inner braces.
fn parts(list: &str) -> Vec<&str> {
    let (mut depth, mut from, mut found) = (0, 0, Vec::new());
    for (at, sign) in list.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&list[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push(&list[from..]);
    found.retain(|part| !part.is_empty());
    found
}

/// The paths of two and more names that stand in code: `a::b::C`.
pub fn paths(code: &str) -> Vec<Vec<String>> {
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(start) = rest.find(is_name) {
        let from_name = &rest[start..];
        let mut path = Vec::new();
        let mut end = 0;
        loop {
            let long =
                from_name[end..].find(|sign| !is_name(sign)).unwrap_or(from_name.len() - end);
            path.push(from_name[end..end + long].to_owned());
            end += long;
            match from_name[end..].strip_prefix("::") {
                Some(after) if after.starts_with(is_name) => end += 2,
                _ => break,
            }
        }
        if path.len() > 1 && !rest[..start].ends_with("::") {
            found.push(path);
        }
        rest = &from_name[end..];
    }
    found
}

/// Whether this name stands in the code.
pub fn has(code: &str, name: &str) -> bool {
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    code.match_indices(name).any(|(at, _)| {
        !code[..at].ends_with(is_name) && !code[at + name.len()..].starts_with(is_name)
    })
}
