//! Fonts beside the shipped ones, for names in other scripts: those of the system, and those that the host names.
//!
//! They are found once, at the start of the program, on a thread of their own. Files are mapped while they are read,
//! never loaded; what stays in memory is which font has which characters. A program that never [starts](start) the
//! search, as the tests, draws with the shipped fonts alone.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::thread;

use fontdb::{Database, FaceInfo, ID, Style};
use skrifa::{FontRef, MetadataProvider};

/// A font file that the host names cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: no font can be read from it", .0.display())]
pub struct FontError(
    /// The file or folder.
    pub PathBuf,
);

/// The fonts that were found, and which characters they have.
pub struct Fonts {
    database: Database,
    /// The faces in use, the most preferred first.
    faces: Vec<ID>,
    /// Ranges of characters in their order, each with the place in `faces` of the font that draws them.
    covered: Vec<Covered>,
    /// The fonts for Han characters, where one family has a font for each language.
    han: HashMap<Han, u16>,
}

struct Covered {
    first: u32,
    last: u32,
    face: u16,
}

/// For whose readers Han characters are drawn: one character has several forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Han {
    Chinese,
    Japanese,
    Korean,
}

impl Han {
    /// The readers of a text: kana are Japanese, hangul Korean.
    pub(super) fn of_text(text: &str) -> Self {
        let has =
            |first: char, last: char| text.chars().any(|letter| (first..=last).contains(&letter));
        match () {
            () if has('\u{3040}', '\u{30ff}') => Self::Japanese,
            () if has('\u{ac00}', '\u{d7af}') => Self::Korean,
            () => Self::Chinese,
        }
    }

    /// What a family for these readers ends in.
    fn of_family(family: &str) -> Option<Self> {
        match family.strip_prefix("Noto Sans CJK ")? {
            "SC" => Some(Self::Chinese),
            "JP" => Some(Self::Japanese),
            "KR" => Some(Self::Korean),
            _ => None,
        }
    }
}

/// The weight of the shipped text font.
const WEIGHT: u16 = 600;

/// Nobody's place in [`Fonts::faces`].
const NOBODY: u16 = u16::MAX;

static FOUND: OnceLock<Fonts> = OnceLock::new();
static SOUGHT: OnceLock<()> = OnceLock::new();

/// Begins the search for fonts, once a program; pictures with names that need them wait for its end.
///
/// # Errors
/// When a file or folder that the host names has no font.
pub fn start(named: &[PathBuf]) -> Result<(), FontError> {
    let database = open(named)?;
    if SOUGHT.set(()).is_ok() {
        thread::spawn(|| {
            let found = catch_unwind(AssertUnwindSafe(|| Fonts::with_those_of_system(database)));
            // Broken fonts cost the names their letters, and nothing else.
            let _ = FOUND.set(found.unwrap_or_else(|_| Fonts::of(Database::new())));
        });
    }
    Ok(())
}

/// The fonts, when they are sought; waits until they are found.
pub(super) fn found() -> Option<&'static Fonts> {
    SOUGHT.get().map(|()| FOUND.wait())
}

/// The fonts in these files and folders.
///
/// # Errors
/// When one of them has none.
pub fn open(named: &[PathBuf]) -> Result<Database, FontError> {
    let mut database = Database::new();
    for path in named {
        let before = database.len();
        load(&mut database, path);
        if database.len() == before {
            return Err(FontError(path.clone()));
        }
    }
    Ok(database)
}

fn load(database: &mut Database, path: &Path) {
    if path.is_dir() {
        database.load_fonts_dir(path);
    } else if let Err(error) = database.load_font_file(path) {
        tracing::warn!(path = %path.display(), %error, "a font cannot be read");
    }
}

impl Fonts {
    /// The fonts of this database and, behind them, those of the system.
    pub(super) fn with_those_of_system(mut database: Database) -> Self {
        let named: Vec<ID> = database.faces().map(|face| face.id).collect();
        database.load_system_fonts();
        Self::choose(database, &named)
    }

    /// The fonts of this database alone.
    pub(super) fn of(database: Database) -> Self {
        let named: Vec<ID> = database.faces().map(|face| face.id).collect();
        Self::choose(database, &named)
    }

    fn choose(database: Database, named: &[ID]) -> Self {
        let mut best: HashMap<&str, &FaceInfo> = HashMap::new();
        let of_system = |face: &&FaceInfo| !named.contains(&face.id) && face.style == Style::Normal;
        for face in database.faces().filter(of_system) {
            let kept = best.entry(family(face)).or_insert(face);
            if fitness(face) < fitness(kept) {
                *kept = face;
            }
        }
        let mut others: Vec<&FaceInfo> = best.into_values().collect();
        others.sort_by_cached_key(|face| (rank(face), family(face).to_owned()));
        let faces: Vec<ID> =
            named.iter().copied().chain(others.iter().map(|face| face.id)).collect();
        let mut han = HashMap::new();
        for (place, id) in (0..NOBODY).zip(&faces) {
            let family = database.face(*id).map_or("", family);
            if let Some(readers) = Han::of_family(family) {
                han.entry(readers).or_insert(place);
            }
        }
        let covered = covered(&database, &faces);
        Self { database, faces, covered, han }
    }

    /// The font that draws a character.
    pub(super) fn face_for(&self, letter: char, han: Han) -> Option<ID> {
        let code = u32::from(letter);
        let place = self.covered.partition_point(|range| range.last < code);
        let face = self.covered.get(place).filter(|range| range.first <= code)?.face;
        let is_han = self.han.values().any(|of_readers| *of_readers == face);
        let face = self.han.get(&han).copied().filter(|_| is_han).unwrap_or(face);
        self.faces.get(usize::from(face)).copied()
    }

    /// Whether this font has a character.
    pub(super) fn has(&self, face: ID, letter: char) -> bool {
        let has = |data: &[u8], index| {
            let font = FontRef::from_index(data, index).ok()?;
            font.charmap().map(letter).filter(|glyph| glyph.to_u32() != 0)
        };
        self.read(face, has).is_some()
    }

    /// What `read` makes of a font's bytes and its place in them; the file is mapped for as long as that takes.
    pub(super) fn read<T>(
        &self,
        face: ID,
        read: impl FnOnce(&[u8], u32) -> Option<T>,
    ) -> Option<T> {
        self.database.with_face_data(face, read).flatten()
    }
}

fn family(face: &FaceInfo) -> &str {
    face.families.first().map_or("", |(name, _)| name)
}

/// How far a face is from what names look like; within a family, the least is taken.
fn fitness(face: &FaceInfo) -> (u16, u16) {
    let stretch = face.stretch.to_number().abs_diff(fontdb::Stretch::Normal.to_number());
    (stretch, face.weight.0.abs_diff(WEIGHT))
}

/// What comes first: plain sans serif fonts, then what is made for another purpose, pictures last.
fn rank(face: &FaceInfo) -> u8 {
    let family = family(face);
    let has = |words: &[&str]| words.iter().any(|word| family.contains(word));
    match () {
        () if has(&["Last Resort", "LastResort", "Blank", "Unifont"]) => 5,
        () if has(&["Emoji", "Symbol", "Math"]) => 4,
        () if face.monospaced || has(&["Mono", "Siyaq"]) => 3,
        () if has(&["Serif", "Nastaliq", "Rashi", "Looped", "Kufi", "Slanted"]) => 2,
        () if has(&["Noto Sans"]) => 0,
        () => 1,
    }
}

/// Which font draws what: the first that has a character.
fn covered(database: &Database, faces: &[ID]) -> Vec<Covered> {
    let mut owners = vec![NOBODY; char::MAX as usize + 1];
    for (place, id) in (0..NOBODY).zip(faces) {
        database.with_face_data(*id, |data, index| {
            let Ok(font) = FontRef::from_index(data, index) else { return };
            for (code, glyph) in font.charmap().mappings() {
                if let Some(owner @ &mut NOBODY) = owners.get_mut(code as usize)
                    && glyph.to_u32() != 0
                {
                    *owner = place;
                }
            }
        });
    }
    let mut covered: Vec<Covered> = Vec::new();
    for (code, face) in (0..).zip(owners).filter(|(_, face)| *face != NOBODY) {
        match covered.last_mut() {
            Some(range) if range.face == face && range.last + 1 == code => range.last = code,
            Some(_) | None => covered.push(Covered { first: code, last: code, face }),
        }
    }
    covered
}
