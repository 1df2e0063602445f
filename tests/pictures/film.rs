//! The film of a game and its scores turn by turn.

use aedile::{
    board::{Ends, Game, Reel, Rng, Seed, Shooting},
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    render::{
        ALT_LIMIT, Cast,
        film::{LIMIT, WIDTH},
    },
    talk::{
        film::{curve, film},
        present::Pictures,
    },
};
use gif::Frame;

use super::{four, golden::assert_golden};

/// A game of so many, played at random, in at most so many moves.
fn played<G: Game>(seats: u8, moves: usize) -> Reel<G> {
    let setup = G::deal(seats, &G::Options::default(), Seed::from_number(11));
    let mut game = G::new(&setup).expect("a dealt setup");
    let (mut shooting, mut legal) = (Shooting::begin(&game), Vec::new());
    let mut rng = Rng::new(Seed::from_number(4));
    for _ in 0..moves {
        legal.clear();
        game.legal_moves(&mut legal);
        let Some(seat) = game.turn().seat() else { break };
        let before = game.clone();
        game.play_unchecked(*rng.choose(&legal));
        shooting.watch(&before, seat, &game);
    }
    shooting.finish(&game, Ends::ByItsRules)
}

fn frames(gif: &[u8]) -> (u16, Vec<Frame<'static>>) {
    let mut decoder = gif::DecodeOptions::new().read_info(gif).expect("a GIF");
    let width = decoder.width();
    let next = || decoder.read_next_frame().expect("a whole file").cloned();
    (width, std::iter::from_fn(next).collect())
}

/// The film of a whole game: each turn, and then hands, scores and curve.
fn whole<G: Pictures>(hands: usize) {
    let (reel, cast) = (played::<G>(2, usize::MAX), Cast::new(["Claudia", "Marcus"]));
    let made = film(&reel, &cast);
    assert!(made.gif.len() < LIMIT, "{} bytes", made.gif.len());
    assert!((200..=ALT_LIMIT).contains(&made.alt.chars().count()), "{}", made.alt);
    let (width, frames) = frames(&made.gif);
    assert_eq!(usize::from(width), WIDTH);
    assert!(frames[0].left == 0 && frames[0].top == 0 && frames[0].width == width);
    let most = reel.moments.len() + 1 + hands + 2;
    assert!((most * 3 / 4..=most).contains(&frames.len()), "{} of {most}", frames.len());
    assert_eq!(frames.last().map(|frame| frame.delay), Some(1_500), "the last one stands long");
    let inner = &frames[1..frames.len() - hands - 2];
    let is_new = |frame: &Frame<'_>| {
        let clear = frame.transparent;
        frame.buffer.iter().filter(|pixel| Some(**pixel) != clear).count()
    };
    let drawn: usize = inner.iter().map(is_new).sum();
    let all = inner.len() * frames[0].buffer.len();
    assert!(drawn * 4 < all, "a frame has what has changed alone: {drawn} of {all} pixels");
}

#[test]
fn a_whole_game_of_each_kind_has_a_film() {
    whole::<GreatCity>(2);
    whole::<Builders>(0);
    whole::<Marble>(0);
}

#[test]
fn the_film_of_a_running_game_ends_with_the_table_and_is_the_same_every_time() {
    let (reel, cast) = (played::<GreatCity>(4, 24), four());
    let made = film(&reel, &cast);
    assert!(reel.end.is_none() && made.alt.starts_with("Film of the game so far"));
    assert!(made.gif == film(&reel, &cast).gif);
    assert!(frames(&made.gif).1.len() <= reel.moments.len() + 1);
}

#[test]
fn the_scores_by_turn() {
    let reel = played::<GreatCity>(4, usize::MAX);
    let end = reel.end.as_ref().expect("a whole game");
    assert_golden("curve", &curve(&reel.moments, end, &four()));
    let reel = played::<Builders>(2, usize::MAX);
    let end = reel.end.as_ref().expect("a whole game");
    let long = Cast::new(["Maximilian Alexander von Habsb", "Ng"]);
    let picture = curve(&reel.moments, end, &long);
    assert_golden("curve_below_zero", &picture);
    assert!(picture.alt().chars().count() < ALT_LIMIT && !picture.alt().ends_with('…'));
}
