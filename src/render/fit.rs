//! Fits the shades between the named ones to all art and lettering, when asked to:
//! `AEDILE_REFIT=1 cargo test --release --lib render::fit` writes `assets/palette.txt`. Needed after new art or new
//! colours only; without the switch the tests look at the palette as it is.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "channels between 0 and 255, counts far below 2^52"
)]

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use image::RgbaImage;

use super::Cast;
use super::palette::PALETTE;
use super::theme::NAMED;
use crate::games::builders::Builders;
use crate::games::great_city::{Card, GreatCity};
use crate::games::{builders::pictures as builders, great_city::pictures as great_city};
use crate::{
    board::{Game, Rng, Seat, Seed},
    games::{builders as builders_game, great_city as great_city_game},
};

/// Each game by its id, drawn from its beginning to its end by tables of two, three and four. The pages of a game are
/// its own, so each has its line here; a test of the command line, which knows the list of games, misses none.
const GAMES: [(&str, fn()); 2] = [
    (GreatCity::ID, || {
        let options = great_city_game::Options { shrine: true, ..Default::default() };
        draw_games(&options, draw_great_city);
    }),
    (Builders::ID, || draw_games(&builders_game::Options::default(), draw_builders)),
];

/// The ids of the games that the palette is fitted to.
pub(crate) fn games() -> Vec<&'static str> {
    GAMES.map(|(id, _)| id).to_vec()
}

/// How often each colour occurs in the art drawn so far.
static SEEN: Mutex<Option<HashMap<[u8; 3], u64>>> = Mutex::new(None);

/// Counts the colours of a drawing.
pub(crate) fn seen(picture: &RgbaImage) {
    let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    let colours = seen.get_or_insert_default();
    for pixel in picture.pixels() {
        let [red, green, blue, alpha] = pixel.0;
        if alpha > 100 {
            *colours.entry([red, green, blue]).or_default() += 1;
        }
    }
}

#[test]
fn the_palette_is_full_and_has_no_colour_twice() {
    let mut colours = PALETTE.colours().to_vec();
    assert_eq!(colours.len(), 256);
    colours.sort_unstable();
    colours.dedup();
    assert_eq!(colours.len(), 256);
}

#[test]
fn the_palette_is_refitted_when_asked() {
    if std::env::var_os("AEDILE_REFIT").is_none() {
        return;
    }
    for (_, draw) in GAMES {
        draw();
    }
    let hex = |[red, green, blue]: [u8; 3]| format!("{red:02X}{green:02X}{blue:02X}");
    let lines: Vec<_> = shades_between().into_iter().map(hex).collect();
    std::fs::write(
        "assets/palette.txt",
        lines.join(
            "
",
        ) + "
",
    )
    .unwrap();
}

/// Draws the pages of random games now and then.
fn draw_games<G: Game>(options: &G::Options, pages: fn(&G, &Cast)) {
    for seats in 2..=4 {
        let cast = Cast::new(["A", "B", "C", "D"].into_iter().take(usize::from(seats)));
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

/// Draws every page, and every card in every hand.
fn draw_great_city(game: &GreatCity, cast: &Cast) {
    let view = game.public_view();
    drop(great_city::overview(&view, cast));
    drop(great_city::scores(&view, cast));
    drop(great_city::buildings());
    for seat in Seat::all(game.seats()) {
        drop(great_city::city(&view, seat, cast));
        let mut own = game.seat_view(seat);
        drop(great_city::drawn(&own));
        for cards in Card::ALL.chunks(4).chain(Card::ALL.chunks(8)) {
            own.hand = cards.to_vec();
            drop(great_city::hand(&own, 0));
        }
    }
}

/// Draws every page, which shows every card.
fn draw_builders(game: &Builders, cast: &Cast) {
    let view = game.public_view();
    drop(builders::scores(&view, cast));
    drop(builders::overview(&view, cast));
    for seat in Seat::all(game.seats()) {
        drop(builders::player(&view, seat, &builders::News::default(), cast));
    }
    for number in 0..builders::SHEETS {
        drop(builders::sheet(number));
    }
}

type Weighted = ([f64; 3], f64);

/// The colours that, with the named ones, come nearest to all that was seen: farthest first, then k-means.
fn shades_between() -> Vec<[u8; 3]> {
    let all = weighted();
    let fixed: Vec<_> = PALETTE.colours()[..NAMED.len()].iter().map(|rgb| colour(*rgb)).collect();
    let mut palette = fixed.clone();
    let mut distance: Vec<f64> = all.iter().map(|(c, _)| nearest(&palette, *c).1).collect();
    while palette.len() < 256 {
        let gain = |i: &usize| distance[*i] * all[*i].1;
        let worst = (0..all.len()).max_by(|a, b| gain(a).total_cmp(&gain(b))).unwrap();
        palette.push(all[worst].0);
        for (known, (c, _)) in distance.iter_mut().zip(&all) {
            *known = known.min(apart(*c, all[worst].0));
        }
    }
    for _ in 0..12 {
        move_to_means(&mut palette, fixed.len(), &all);
    }
    let mut between: Vec<_> =
        palette[fixed.len()..].iter().map(|c| c.map(|channel| channel.round() as u8)).collect();
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

/// All colours seen, and those of soft edges between named shades that met.
fn weighted() -> Vec<Weighted> {
    let seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner).clone().unwrap_or_default();
    // Rare neighbours are merged, so that the fit takes seconds.
    let mut cells: HashMap<[u8; 3], ([u8; 3], u64, u64)> = HashMap::new();
    let blends = PALETTE.blends(NAMED.len()).into_iter().map(|rgb| (rgb, 600));
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
