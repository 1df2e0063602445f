//! Which file uses which. A name that a `mod.rs` only hands on comes from the file that defines it.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    names::{self, Import},
    source,
};

/// The files of the crate and what each takes from the others.
pub struct Graph {
    /// By name, the names of the files that it uses.
    pub uses: BTreeMap<String, BTreeSet<String>>,
}

struct File {
    imports: Vec<Import>,
    code: String,
}

/// The files by the path of their module: `["talk", "names"]`.
struct Crate {
    modules: BTreeMap<Vec<String>, (String, File)>,
}

/// So many hand-overs from `mod.rs` to `mod.rs` are followed.
const DEEPEST: usize = 12;

impl Graph {
    /// Of the files in `src`.
    pub fn read() -> Self {
        Self::of(source::all())
    }

    /// Of these files.
    pub fn of(files: BTreeMap<String, String>) -> Self {
        let modules =
            files.into_iter().filter(|(name, _)| name != "main.rs").map(|(name, code)| {
                let folder = source::folder_of(&name);
                let path = folder.split('/').filter(|part| !part.is_empty()).map(str::to_owned);
                let (imports, code) = names::split(&code);
                (path.collect(), (name, File { imports, code }))
            });
        let all = Crate { modules: modules.collect() };
        let uses = all.modules.iter().map(|(path, (name, file))| {
            let mut used = all.used(path, file);
            used.remove(name);
            (name.clone(), used)
        });
        Self { uses: uses.collect() }
    }

    /// The circles: files each of which leads to all others, of two and more.
    pub fn circles(&self) -> Vec<BTreeSet<String>> {
        let reached: BTreeMap<&str, BTreeSet<&str>> =
            self.uses.keys().map(|name| (name.as_str(), self.reached(name))).collect();
        let mut circles: Vec<BTreeSet<String>> = Vec::new();
        for name in self.uses.keys() {
            let round = reached[name.as_str()]
                .iter()
                .filter(|other| reached[**other].contains(name.as_str()))
                .map(|other| (*other).to_owned());
            let round: BTreeSet<String> = round.collect();
            if round.len() > 1 && !circles.contains(&round) {
                circles.push(round);
            }
        }
        circles
    }

    fn reached(&self, from: &str) -> BTreeSet<&str> {
        let mut seen = BTreeSet::new();
        let mut open: Vec<&str> = self.uses[from].iter().map(String::as_str).collect();
        while let Some(name) = open.pop() {
            if seen.insert(name) {
                open.extend(self.uses[name].iter().map(String::as_str));
            }
        }
        seen
    }
}

impl Crate {
    fn used(&self, module: &[String], file: &File) -> BTreeSet<String> {
        let hands_on = |import: &Import| import.is_public && !names::has(&file.code, &import.name);
        let imported = file
            .imports
            .iter()
            .filter(|import| !hands_on(import))
            .filter_map(|import| self.found(module, &import.path, DEEPEST))
            // A folder that is only named says nothing: what is taken from it stands in the code.
            .filter(|found| !self.is_folder(found));
        let inline = names::paths(&file.code);
        let named = inline.iter().filter_map(|path| self.found(module, path, DEEPEST));
        let found: BTreeSet<Vec<String>> = imported
            .chain(named.map(|(module, _)| (module, true)))
            .map(|(module, _)| module)
            .collect();
        found.into_iter().map(|module| self.modules[&module].0.clone()).collect()
    }

    /// Whether what was found is a module with modules in it, and nothing in it.
    fn is_folder(&self, (module, is_item): &(Vec<String>, bool)) -> bool {
        !is_item
            && self.modules.keys().any(|one| one.len() > module.len() && one.starts_with(module))
    }

    /// The module in which a path ends that is written in `module`, and whether it names something in that module.
    fn found(
        &self,
        module: &[String],
        path: &[String],
        depth: usize,
    ) -> Option<(Vec<String>, bool)> {
        if depth == 0 {
            return None;
        }
        let (first, rest) = path.split_first()?;
        let (mut at, mut rest) = match first.as_str() {
            "crate" => (Vec::new(), rest),
            "self" => (module.to_vec(), rest),
            "super" => (module.split_last()?.1.to_vec(), rest),
            _ => {
                let (at, is_item) = self.member(module, first, depth)?;
                if is_item {
                    return Some((at, true));
                }
                (at, rest)
            }
        };
        while let Some((next, after)) = rest.split_first() {
            rest = after;
            if next == "super" {
                at.pop();
                continue;
            }
            match self.member(&at, next, depth) {
                Some((inner, false)) => at = inner,
                Some(item) => return Some(item),
                None => return Some((at, true)),
            }
        }
        Some((at, false))
    }

    /// What this name means in a module: a module below it, or what it has imported.
    fn member(&self, module: &[String], name: &str, depth: usize) -> Option<(Vec<String>, bool)> {
        let mut below = module.to_vec();
        below.push(name.to_owned());
        if self.modules.contains_key(&below) {
            return Some((below, false));
        }
        let (_, file) = self.modules.get(module)?;
        let imported = file.imports.iter().find(|import| import.name == name);
        if let Some(import) = imported {
            // A name that stands for itself, such as of an outer crate.
            let is_same = import.path.len() == 1 && import.path[0] == name;
            return if is_same { None } else { self.found(module, &import.path, depth - 1) };
        }
        let all = file.imports.iter().filter(|import| import.name == "*" && import.is_public);
        all.filter_map(|import| self.found(module, &import.path, depth - 1))
            .find(|(inner, _)| {
                self.modules.get(inner).is_some_and(|(_, file)| defines(&file.code, name))
            })
            .map(|(inner, _)| (inner, true))
    }
}

/// Whether something of this name is defined in the code.
fn defines(code: &str, name: &str) -> bool {
    let kinds = ["fn", "struct", "enum", "trait", "type", "const", "static"];
    kinds.iter().any(|kind| names::has(code, &format!("{kind} {name}")))
}
