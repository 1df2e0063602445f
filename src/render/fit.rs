//! Fits the shades between a style's named ones to its art and lettering. A game asks for it from a test of its own,
//! with [`refit`]; without the switch `AEDILE_REFIT` nothing is written and the palette stays as it is. Needed after
//! new art or new colours of that game.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "channels between 0 and 255, counts far below 2^52"
)]

use std::any::TypeId;
use std::collections::HashMap;

use image::RgbaImage;
use parking_lot::Mutex;

use super::Cast;
use super::gallery::Style;
use super::palette::{MOST, Palette};
use crate::board::{Game, Rng, Seed};

/// How often each colour occurs.
type Seen = HashMap<[u8; 3], u64>;

/// The colours of the art drawn so far, by style.
static SEEN: Mutex<Option<HashMap<TypeId, Seen>>> = Mutex::new(None);

/// Counts the colours of a drawing.
pub(crate) fn seen<S: Style>(picture: &RgbaImage) {
    let mut seen = SEEN.lock();
    let colours = seen.get_or_insert_default().entry(TypeId::of::<S>()).or_default();
    for pixel in picture.pixels() {
        let [red, green, blue, alpha] = pixel.0;
        if alpha > 100 {
            *colours.entry([red, green, blue]).or_default() += 1;
        }
    }
}

/// Checks that the palette of a style is full, without a colour twice.
pub(crate) fn assert_full<S: Style>() {
    let mut colours = S::gallery().palette().colours().to_vec();
    assert_eq!(colours.len(), MOST);
    colours.sort_unstable();
    colours.dedup();
    assert_eq!(colours.len(), MOST, "a colour occurs twice");
}

/// With `AEDILE_REFIT` set: draws a game's pages and writes `assets/<folder>/palette.txt` anew, for a style that begins
/// with so many `named` shades, those of the theme included.
pub(crate) fn refit<S: Style>(folder: &str, named: usize, draw: impl FnOnce()) {
    if std::env::var_os("AEDILE_REFIT").is_none() {
        return;
    }
    draw();
    let seen = SEEN.lock();
    let seen = seen.as_ref().and_then(|seen| seen.get(&TypeId::of::<S>())).cloned();
    let between = shades_between(S::gallery().palette(), named, seen.unwrap_or_default());
    let line = |[red, green, blue]: [u8; 3]| format!("{red:02X}{green:02X}{blue:02X}\n");
    let lines: String = between.into_iter().map(line).collect();
    std::fs::write(format!("assets/{folder}/palette.txt"), lines).expect("the file can be written");
}

/// Shows positions of random games of all numbers of players, from the beginning to the end.
pub(crate) fn each_position<G: Game>(options: &G::Options, pages: fn(&G, &Cast)) {
    for seats in G::SEATS {
        let names: Vec<_> =
            (b'A'..).take(usize::from(seats)).map(|name| char::from(name).to_string()).collect();
        let cast = Cast::new(names.iter().map(String::as_str));
        let deal = G::deal(seats, options, Seed::from_number(7));
        let mut game = G::new(&deal).expect("a dealt setup");
        let mut rng = Rng::new(Seed::from_number(8));
        let mut moves = Vec::new();
        for number in 0.. {
            moves.clear();
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            if number % 5 == 0 {
                pages(&game, &cast);
            }
            game.play_unchecked(*rng.choose(&moves));
        }
        pages(&game, &cast);
    }
}

type Weighted = ([f64; 3], f64);

/// The colours that, with the named ones, come nearest to all that was seen: farthest first, then k-means.
fn shades_between(palette: &Palette, named: usize, seen: Seen) -> Vec<[u8; 3]> {
    let all = weighted(seen, palette.blends(named));
    let fixed: Vec<_> = palette.colours()[..named].iter().map(|rgb| colour(*rgb)).collect();
    let mut colours = fixed.clone();
    let mut distance: Vec<f64> = all.iter().map(|(c, _)| nearest(&colours, *c).1).collect();
    while colours.len() < MOST {
        let gain = |i: &usize| distance[*i] * all[*i].1;
        let worst = (0..all.len()).max_by(|a, b| gain(a).total_cmp(&gain(b))).unwrap();
        colours.push(all[worst].0);
        for (known, (c, _)) in distance.iter_mut().zip(&all) {
            *known = known.min(apart(*c, all[worst].0));
        }
    }
    for _ in 0..12 {
        move_to_means(&mut colours, fixed.len(), &all);
    }
    let mut between: Vec<_> =
        colours[fixed.len()..].iter().map(|c| c.map(|channel| channel.round() as u8)).collect();
    between.sort_unstable();
    between
}

/// Moves each free colour to the middle of what is nearest to it, or to the one colour that is most of that.
fn move_to_means(palette: &mut [[f64; 3]], fixed: usize, all: &[Weighted]) {
    let mut sums = vec![([0.0; 3], 0.0, ([0.0; 3], 0.0)); palette.len()];
    for (c, weight) in all {
        let (sum, total, heaviest) = &mut sums[nearest(palette, *c).0];
        for (part, channel) in sum.iter_mut().zip(c) {
            *part += channel * weight;
        }
        *total += weight;
        if *weight > heaviest.1 {
            *heaviest = (*c, *weight);
        }
    }
    for (target, (sum, total, heaviest)) in palette.iter_mut().zip(sums).skip(fixed) {
        if heaviest.1 > 0.4 * total {
            *target = heaviest.0;
        } else if total > 0.0 {
            *target = sum.map(|part| part / total);
        }
    }
}

/// All colours seen, and `blends`: those of soft edges between named shades that met.
fn weighted(seen: Seen, blends: Vec<[u8; 3]>) -> Vec<Weighted> {
    // Rare neighbours are merged, so that the fit takes seconds.
    let mut cells: HashMap<[u8; 3], ([u8; 3], u64, u64)> = HashMap::new();
    let blends = blends.into_iter().map(|rgb| (rgb, 600));
    for (rgb, count) in seen.into_iter().chain(blends) {
        let cell = cells.entry(rgb.map(|channel| channel >> 2)).or_insert((rgb, 0, 0));
        cell.2 += count;
        if count > cell.1 {
            (cell.0, cell.1) = (rgb, count);
        }
    }
    let mut all: Vec<_> = cells
        .into_values()
        .map(|(rgb, _, count)| (colour(rgb), (count as f64).powf(0.8)))
        .collect();
    all.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
    all
}

fn colour(rgb: [u8; 3]) -> [f64; 3] {
    rgb.map(f64::from)
}

fn nearest(palette: &[[f64; 3]], c: [f64; 3]) -> (usize, f64) {
    let each = palette.iter().enumerate().map(|(i, p)| (i, apart(*p, c)));
    each.min_by(|a, b| a.1.total_cmp(&b.1)).unwrap()
}

fn apart(a: [f64; 3], b: [f64; 3]) -> f64 {
    let part = |i: usize| (a[i] - b[i]).powi(2);
    2.0 * part(0) + 4.0 * part(1) + 3.0 * part(2)
}
