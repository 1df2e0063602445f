//! Names in other scripts, with fonts cut down to a few letters, and with those of the system where there are any.

use std::fs;
use std::path::{Path, PathBuf};

use fontdb::Database;

use super::fonts::{FontError, Fonts, Han, open};
use super::lettering::{Face, Type, spell_with};
use super::outlines::{Shaped, draw};
use super::shaping::{ends, shape};
use super::{Cast, Persona};

/// The fonts in `tests/fonts`.
fn few() -> Fonts {
    Fonts::of(open(&["tests/fonts".into()]).expect("there are fonts"))
}

fn bold(fonts: &Fonts, text: &str) -> Shaped {
    shape(Some(fonts), Face::Bold, text)
}

fn left(shaped: &Shaped) -> f32 {
    shaped.path.as_ref().expect("it has outlines").bounds().left()
}

fn is_close(one: f32, other: f32) -> bool {
    (one - other).abs() < 0.001
}

#[test]
fn letters_that_a_font_has_are_written_and_others_are_left_out() {
    let fonts = few();
    for name in ["بعل", "שלום", "中王", "山さ", "क्षि", "🔥", "Max 王", "🔥 Max"]
    {
        assert_eq!(spell_with(&fonts, name).as_deref(), Some(name));
    }
    assert_eq!(spell_with(&fonts, "ก中ก").as_deref(), Some("中"));
    assert_eq!(spell_with(&fonts, "\u{202e}中\u{200f} \u{7}王").as_deref(), Some("中 王"));
    for name in ["กขค", "...", "\u{3164}", ""] {
        assert_eq!(spell_with(&fonts, name), None, "{name:?}");
    }
}

#[test]
fn arabic_letters_join() {
    let fonts = few();
    let width = |text: &str| bold(&fonts, text).width;
    assert!(is_close(width("ب\u{200c}ب"), 2.0 * width("ب")), "held apart they are two letters");
    assert!(width("بب") < 1.9 * width("ب"), "{} and {}", width("بب"), width("ب"));
}

#[test]
fn what_is_read_from_the_right_begins_at_the_right() {
    let fonts = few();
    let place = |text: &str| left(&bold(&fonts, text));
    assert!(!is_close(place("ש"), place("ו")));
    assert!(is_close(place("שו"), place("ו")), "the last letter is the leftmost");
    let mixed = bold(&fonts, "Max שו");
    assert!(is_close(left(&mixed), place("Max")), "a name that begins in Latin letters does so");
    assert!(is_close(place("שו…"), place("…")), "what is cut off is at the left");
}

#[test]
fn devanagari_letters_melt_into_one() {
    let fonts = few();
    let width = |text: &str| bold(&fonts, text).width;
    assert!(width("क्ष") < 0.9 * (width("क") + width("ष")));
}

#[test]
fn han_letters_are_those_of_their_readers() {
    let fonts = few();
    let of = |text: &str| fonts.face_for('中', Han::of_text(text));
    assert_ne!(of("中王"), of("中さ"));
    assert_eq!(of("中王"), fonts.face_for('王', Han::Chinese));
    assert_eq!(of("中さ"), fonts.face_for('さ', Han::Japanese));
}

#[test]
fn an_emoji_is_drawn_in_one_colour() {
    let fire = bold(&few(), "🔥");
    assert_eq!(fire.images.len(), 1);
    let drawn = draw(&fire, 12.0).expect("it has an extent");
    let ink = drawn.levels.iter().filter(|level| **level > 0).count();
    assert!(ink > 200, "{ink} pixels");
}

#[test]
fn a_line_stays_between_its_neighbours() {
    let fonts = few();
    let tower = format!("中{}", "\u{300}".repeat(30));
    let drawn = draw(&bold(&fonts, &tower), 10.0).expect("it has an extent");
    assert!(drawn.top >= -33 && drawn.rows.len() <= 47, "{} {}", drawn.top, drawn.rows.len());
}

#[test]
fn plain_names_need_no_other_font() {
    let name = Type::new(Face::Bold, 12.0);
    for plain in ["Claudia", "Jürgen Łukasz", "Титус"] {
        assert!(name.run(plain).line.is_none(), "{plain}");
    }
    assert!(name.run("中").line.is_some());
}

#[test]
fn a_cut_leaves_whole_characters() {
    assert_eq!(ends("ab"), [0, 1]);
    let text = "👩\u{200d}🚀👍🏽e\u{301}x";
    let cuts: Vec<&str> = ends(text).into_iter().map(|end| &text[end..]).collect();
    assert_eq!(cuts, [text, "👍🏽e\u{301}x", "e\u{301}x", "x"]);
}

#[test]
fn without_a_font_the_number_of_the_seat_is_drawn() {
    let cast = Cast::new(["Claudia", "山田さくら", "王 Max"]);
    let drawn: Vec<&str> = cast.players.iter().map(Persona::drawn).collect();
    assert_eq!(drawn, ["Claudia", "#2", "Max"]);
    assert_eq!(spell_with(&Fonts::of(Database::new()), "山田さくら"), None);
}

#[test]
fn a_broken_font_costs_its_letters_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let whole = fs::read("tests/fonts/hebrew.ttf").expect("the font is there");
    let broken = folder.path().join("broken.ttf");
    // Every length of file, and each table filled with what no font has.
    for cut in (0..whole.len()).step_by(97) {
        fs::write(&broken, &whole[..cut]).expect("the file can be written");
        drawn_or_not(&broken);
        let mut wrong = whole.clone();
        wrong[cut..].fill(0xff);
        fs::write(&broken, &wrong).expect("the file can be written");
        drawn_or_not(&broken);
    }
}

/// A name is written whole, or not at all.
fn drawn_or_not(file: &Path) {
    let Ok(database) = open(&[PathBuf::from(file)]) else { return };
    let fonts = Fonts::of(database);
    let Some(name) = spell_with(&fonts, "שלום") else { return };
    let shaped = bold(&fonts, &name);
    assert!(shaped.is_whole && shaped.path.is_some());
}

#[test]
fn outlines_that_are_gone_leave_the_number() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let mut font = fs::read("tests/fonts/hebrew.ttf").expect("the font is there");
    let record = font.windows(4).position(|tag| tag == b"glyf").expect("it has outlines");
    font[record..record + 4].copy_from_slice(b"none");
    let broken = folder.path().join("broken.ttf");
    fs::write(&broken, &font).expect("the file can be written");
    let fonts = Fonts::of(open(&[broken]).expect("it has names and characters"));
    assert!(fonts.face_for('ש', Han::Chinese).is_some());
    assert_eq!(spell_with(&fonts, "שלום"), None);
}

#[test]
fn a_file_without_a_font_is_named() {
    for path in ["tests/fonts/LICENSE.txt", "tests/fonts/none.ttf", "src/render/parts"] {
        let error = open(&["tests/fonts/hebrew.ttf".into(), path.into()]).err();
        let error = error.expect("it has no font");
        assert_eq!(error, FontError(path.into()));
        assert!(error.to_string().starts_with(path), "{error}");
    }
}

/// Skips a script that no font of this system has.
#[test]
fn the_fonts_of_the_system_write_every_script() {
    let fonts = Fonts::with_those_of_system(Database::new());
    let names = [
        "محمد عبد الله",
        "שלום עליכם",
        "山田さくら",
        "王小明",
        "김민준",
        "अर्जुन क्षत्रिय",
        "🦊 Fox",
        "ปฏิญาณ",
        "தமிழ்",
        "ქართული",
        "አማርኛ",
    ];
    for name in names {
        let has_font = |letter: char| {
            letter.is_ascii() || fonts.face_for(letter, Han::of_text(name)).is_some()
        };
        if name.chars().all(has_font) {
            assert_eq!(spell_with(&fonts, name).as_deref(), Some(name));
        }
    }
}
