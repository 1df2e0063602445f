//! How long a picture takes and how large it is, against product.md §10: the four-player overview, from view to PNG,
//! in 3.5 ms and 150 KiB.

#[path = "../tests/pictures/marble_game.rs"]
mod marble_game;
#[path = "../tests/pictures/seats.rs"]
mod seats;
#[path = "../tests/pictures/tables/views.rs"]
mod tables;
#[path = "../tests/pictures/views.rs"]
mod views;

use std::{hint::black_box, io::Write, time::Instant};

use aedile::{
    ai::{self, Budget},
    board::{Ends, Game, Level, Reel, Seed, Shooting, Strategy},
    games::{
        builders::{Builders, Options},
        great_city::GreatCity,
        marble::Marble,
    },
    talk::{film::film as filmed, present::Pictures},
};
use aedile::{
    games::{
        builders::pictures as builders, great_city::pictures as great_city,
        marble::pictures as marble,
    },
    render::{Cast, parts::Course},
};
use criterion::{Criterion, criterion_group, criterion_main};

/// The most bytes of a film.
const LONGEST: usize = aedile::render::film::LIMIT;
/// The most bytes of a page.
const LIMIT: usize = 150 << 10;

fn four() -> Cast {
    Cast::new(["Claudia", "Marcus", "Livia", "Titus"])
}

/// The most bytes of the tall page of an end.
const TALL: usize = 300 << 10;

/// Fourteen rounds of four players.
fn course() -> Course {
    let ends = (1_usize..).zip(1_u32..=14);
    let totals = (0..=14).map(|round| vec![round * 7, round * 6, round * 5, round * 4]);
    Course { ends: ends.collect(), totals: totals.collect() }
}

fn page(criterion: &mut Criterion, name: &str, draw: impl FnMut() -> Vec<u8>) {
    sized_page(criterion, (name, LIMIT), draw);
}

fn sized_page(
    criterion: &mut Criterion,
    (name, limit): (&str, usize),
    mut draw: impl FnMut() -> Vec<u8>,
) {
    let start = Instant::now();
    let first = draw();
    let (size, took) = (first.len(), start.elapsed());
    assert!(size <= limit, "{name} has {size} bytes");
    // Not a measure that criterion knows, so it is said here.
    let _ = writeln!(
        std::io::stderr(),
        "{name}: {:.1} KiB, first time {took:.1?}",
        f64::from(u32::try_from(size).unwrap_or(u32::MAX)) / 1024.0
    );
    criterion.bench_function(name, |bencher| bencher.iter(|| assert_eq!(draw().len(), size)));
}

/// The film of the longest of ten games of four greedy players.
fn film<G: Pictures>(criterion: &mut Criterion) {
    let reel = (0..10).map(longest::<G>).max_by_key(|reel| reel.moments.len());
    let (reel, cast) = (reel.expect("ten games"), four());
    let start = Instant::now();
    let size = filmed(&reel, &cast).gif.len();
    let (turns, took) = (reel.moments.len() - 1, start.elapsed());
    assert!(size <= LONGEST, "{size} bytes");
    let _ = writeln!(
        std::io::stderr(),
        "film of {turns} turns: {} KiB, first time {took:.1?}",
        size >> 10
    );
    let mut group = criterion.benchmark_group("film");
    group.sample_size(10);
    group.bench_function(G::ID, |bencher| bencher.iter(|| filmed(black_box(&reel), &cast)));
}

fn longest<G: Strategy>(number: u64) -> Reel<G> {
    let setup = G::deal(4, &G::Options::default(), Seed::from_number(number));
    let mut game = G::new(&setup).expect("a dealt setup");
    let mut shooting = Shooting::begin(&game);
    while let Some(seat) = game.turn().seat() {
        let (view, chance) = (game.seat_view(seat), Seed::from_number(number));
        let mv = ai::choose::<G>(Level::Greedy, &view, chance, &Budget::OF_LEVEL);
        let before = game.clone();
        game.play_unchecked(mv);
        shooting.watch(&before, seat, &game);
    }
    shooting.finish(&game, Ends::ByItsRules)
}

fn films(criterion: &mut Criterion) {
    film::<GreatCity>(criterion);
    film::<Builders>(criterion);
    film::<Marble>(criterion);
}

fn pages(criterion: &mut Criterion) {
    let cast = four();
    let (middle, full, end) = (views::four_players(), views::crowded(), views::finished());
    page(criterion, "overview_4p", || great_city::overview(black_box(&middle), &cast).into_png());
    page(criterion, "overview_4p_crowded", || {
        great_city::overview(black_box(&full), &cast).into_png()
    });
    let news = great_city::News::between(&views::placing(), &middle);
    page(criterion, "overview_4p_new", || {
        great_city::overview_since(black_box(&middle), &news, &cast).into_png()
    });
    let (two, pair) = (views::two_players(), Cast::new(["Octavia", "Quintus the Patient"]));
    page(criterion, "overview_2p", || great_city::overview(black_box(&two), &pair).into_png());
    let (view, intent) = seats::planning();
    page(criterion, "plan", || great_city::places(black_box(&view), &intent, &cast).into_png());
    page(criterion, "city", || great_city::city(black_box(&end), views::seat(1), &cast).into_png());
    let (four, many) = (seats::hand_of_four(), seats::hand_of_twenty());
    page(criterion, "hand_4", || great_city::hand(black_box(&four), 0).into_png());
    page(criterion, "hand_8", || great_city::hand(black_box(&many), 0).into_png());
    page(criterion, "scores", || great_city::scores(black_box(&end), &cast).into_png());
    let course = course();
    sized_page(criterion, ("end", TALL), || {
        great_city::finale(black_box(&end), &course, &cast).into_png()
    });
    page(criterion, "buildings", || great_city::sheet(0).into_png());
}

fn builders_pages(criterion: &mut Criterion) {
    let deal = Builders::deal(4, &Options::default(), Seed::from_number(1));
    let mut view = Builders::new(&deal).expect("a dealt setup").public_view();
    for player in &mut view.players {
        let score = &mut player.score;
        (score.buildings, score.machines, score.prisoners, score.loans) = (170, 20, -10, -20);
        score.total = 170 + score.sesterces - 10;
    }
    let cast = four();
    page(criterion, "builders_scores", || builders::scores(black_box(&view), &cast).into_png());
    page(criterion, "builders_sheet_0", || builders::sheet(black_box(0)).into_png());
    page(criterion, "builders_sheet_1", || builders::sheet(black_box(1)).into_png());
}

fn builders_tables(criterion: &mut Criterion) {
    let (cast, middle, full) = (four(), tables::four_players(), tables::crowded());
    page(criterion, "builders_4p", || builders::overview(black_box(&middle), &cast).into_png());
    page(criterion, "builders_4p_crowded", || {
        builders::overview(black_box(&full), &cast).into_png()
    });
    let news = builders::News::between(&tables::opening(), &middle);
    page(criterion, "builders_4p_new", || {
        builders::overview_since(black_box(&middle), &news, &cast).into_png()
    });
    let (over, course) = (tables::finished(), course());
    sized_page(criterion, ("builders_end", TALL), || {
        builders::finale(black_box(&over), &course, &cast).into_png()
    });
    let (two, pair) = (tables::two_players(), Cast::new(["Octavia", "Quintus the Patient"]));
    page(criterion, "builders_2p", || builders::overview(black_box(&two), &pair).into_png());
    let none = builders::News::default();
    page(criterion, "builders_market", || builders::market(black_box(&middle), &none).into_png());
    page(criterion, "builders_act", || {
        builders::act(black_box(&full), tables::seat(0), &none, &cast).into_png()
    });
    page(criterion, "builders_player", || {
        builders::player(black_box(&full), tables::seat(0), &none, &cast).into_png()
    });
}

fn marble_boards(criterion: &mut Criterion) {
    let (cast, games) = (four(), marble_game::game(4));
    let late = games.len() - 8;
    for (name, number) in [("marble_4p", games.len() / 2), ("marble_4p_late", late)] {
        let view = games[number].public_view();
        page(criterion, name, || marble::overview(black_box(&view), &cast).into_png());
    }
    let (view, before) = (games[late].public_view(), games[late - 16].public_view());
    let news = marble::News::between(&before, &view);
    page(criterion, "marble_4p_new", || {
        marble::overview_since(black_box(&view), &news, &cast).into_png()
    });
    let (over, course) = (games[games.len() - 1].public_view(), course());
    sized_page(criterion, ("marble_end", TALL), || {
        marble::finale(black_box(&over), &course, &cast).into_png()
    });
    page(criterion, "marble_sheet", || marble::sheet(black_box(0)).into_png());
}

criterion_group!(benches, films, pages, builders_pages, builders_tables, marble_boards);
criterion_main!(benches);
