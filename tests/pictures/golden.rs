//! Golden pictures: compared pixel by pixel, drawn anew with one switch.

use std::fs;
use std::path::Path;

use aedile::render::Picture;
use image::RgbImage;

/// A channel may differ by this much: another processor rounds soft edges to a neighbouring shade.
const CLOSE: u8 = 40;
/// So many pixels may differ by more. A numeral has several hundred.
const FEW: usize = 40;

/// Compares a page with `tests/golden/pictures/<name>.png`, or draws that anew.
pub fn assert_golden<Audience>(name: &str, picture: &Picture<Audience>) {
    assert_golden_png(name, picture.png());
}

/// The same with the page as PNG.
pub fn assert_golden_png(name: &str, png: &[u8]) {
    assert_file(&Path::new("tests/golden/pictures").join(name).with_extension("png"), png);
}

/// Compares a picture with a file, or writes the file when `AEDILE_REDRAW` is set.
pub fn assert_file(path: &Path, png: &[u8]) {
    if std::env::var_os("AEDILE_REDRAW").is_some() {
        let folder = path.parent().expect("a file in a folder");
        fs::create_dir_all(folder).expect("the folder can be made");
        fs::write(path, png).expect("the file can be written");
        return;
    }
    let file = fs::read(path)
        .unwrap_or_else(|error| panic!("{}: {error}; see AEDILE_REDRAW", path.display()));
    let (golden, drawn) = (decode(&file), decode(png));
    assert_eq!(golden.dimensions(), drawn.dimensions(), "{}", path.display());
    let differ = golden.pixels().zip(drawn.pixels()).filter(|(one, other)| {
        one.0.iter().zip(other.0).any(|(one, other)| one.abs_diff(other) > CLOSE)
    });
    let count = differ.count();
    assert!(
        count <= FEW,
        "{}: {count} pixels differ; look at it with AEDILE_REDRAW=1",
        path.display()
    );
}

/// The picture as an independent decoder reads it.
pub fn decode(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).expect("a valid PNG").into_rgb8()
}

#[test]
fn a_changed_count_is_noticed() {
    let mut view = crate::pictures::views::four_players();
    view.players[3].coins = 8;
    let changed = aedile::games::great_city::pictures::overview(&view, &crate::pictures::four());
    let same = decode(
        aedile::games::great_city::pictures::overview(
            &crate::pictures::views::four_players(),
            &crate::pictures::four(),
        )
        .png(),
    );
    let drawn = decode(changed.png());
    let differ = same.pixels().zip(drawn.pixels()).filter(|(one, other)| {
        one.0.iter().zip(other.0).any(|(one, other)| one.abs_diff(other) > CLOSE)
    });
    assert!(differ.count() > FEW);
}
