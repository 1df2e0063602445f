//! The lower left corner of every picture is empty ground: chats lay a badge there, which hides what is below it.

use std::fs;

use aedile::render::theme;

use crate::pictures::golden::decode;

/// So many pixels may differ: the soft edges of frames, and the foot of a scene or a meadow.
const FEW: usize = 520;

#[test]
fn nothing_is_drawn_where_chats_lay_their_badge() {
    let grounds = [
        theme::PAGE,
        theme::PANEL,
        theme::RAISED,
        theme::PLOT,
        theme::FRAME,
        theme::TURN,
        theme::GOLD,
    ];
    let grounds = grounds.map(aedile::render::shade::Common::rgb);
    let (wide, high) = (theme::BADGE.0 * theme::SCALE, theme::BADGE.1 * theme::SCALE);
    let mut seen = 0;
    for file in fs::read_dir("tests/golden/pictures").expect("the folder is there") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|ending| ending != "png") {
            continue;
        }
        let page = decode(&fs::read(&path).expect("the picture can be read"));
        let top = f64::from(page.height()) - f64::from(high);
        let drawn = page.enumerate_pixels().filter(|(x, y, pixel)| {
            f64::from(*x) < f64::from(wide) && f64::from(*y) >= top && !grounds.contains(&pixel.0)
        });
        let count = drawn.count();
        assert!(count <= FEW, "{}: {count} pixels in the corner", path.display());
        seen += 1;
    }
    assert!(seen > 60, "{seen} pictures");
}
