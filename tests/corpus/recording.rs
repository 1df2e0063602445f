//! Games for the corpus, played by all kinds of players.

use std::io::Write as _;

use aedile::{
    ai::{self, Budget},
    board::{
        Level, Rng, Seat, Seed, Strategy, Turn,
        log::{self, Logged, Played, Record},
    },
};
use flate2::{Compression, write::GzEncoder};

use crate::corpus::Corpus;

/// How many games by all kinds of players a file gets.
pub const GAMES: u64 = 240;

/// How many games more are tried where a way to end is missing.
const MOST_TRIES: u64 = 5000;

/// Who plays a seat.
#[derive(Clone, Copy)]
pub enum Player {
    /// An opponent of this level; one that searches does so shortly, since this is about rules.
    Level(Level),
    /// Somebody whose turns are skipped.
    Skipped,
    /// Somebody whose turns are mostly skipped, and else at random.
    Sleepy,
}

/// All kinds of players.
pub const PLAYERS: [Player; 7] = [
    Player::Level(Level::Random),
    Player::Level(Level::Greedy),
    Player::Level(Level::Easy),
    Player::Level(Level::Normal),
    Player::Level(Level::Hard),
    Player::Skipped,
    Player::Sleepy,
];

/// The iterations of a search.
const ITERATIONS: u32 = 12;

impl Player {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Skipped => "skipped",
            Self::Sleepy => "sleepy",
        }
    }

    /// Who sits here in the game of this number: in most games each seat has another kind, with some all are of one.
    fn of(number: u64, seat: usize) -> Self {
        let kinds = PLAYERS.len() as u64;
        let place = if number.is_multiple_of(3) { number / 3 } else { number + 2 * seat as u64 };
        PLAYERS[usize::try_from(place % kinds).unwrap()]
    }

    fn choose<G: Strategy>(self, game: &G, seat: Seat, rng: &mut Rng) -> G::Move {
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let idle = || game.idle_move().unwrap();
        match self {
            Self::Level(Level::Random) => *rng.choose(&legal),
            Self::Level(level) => {
                let seed = Seed::from_number(rng.below(1 << 30).into());
                ai::choose::<G>(level, &game.seat_view(seat), seed, &Budget::iterations(ITERATIONS))
            }
            Self::Skipped => idle(),
            Self::Sleepy if rng.below(4) > 0 => idle(),
            Self::Sleepy => *rng.choose(&legal),
        }
    }
}

/// The file of a game's newest rules: games by all kinds of players, then those with a way to end that was missing.
pub fn record<G: Logged + Strategy>(corpus: &Corpus<G>) -> Vec<u8> {
    let mut file = GzEncoder::new(Vec::new(), Compression::best());
    let mut missing = corpus.ways.to_vec();
    for number in 0..GAMES + MOST_TRIES {
        if number >= GAMES && missing.is_empty() {
            break;
        }
        let log = play(corpus, number);
        let ended = crate::corpus::ended(corpus, &log);
        if number < GAMES || missing.contains(&ended) {
            missing.retain(|way| *way != ended);
            file.write_all(log.as_bytes()).unwrap();
            file.write_all(b"\n").unwrap();
        }
    }
    assert!(missing.is_empty(), "no game ended {missing:?}");
    file.finish().unwrap()
}

/// Who plays a seat: all kinds in most games; those that are quick where a way to end is looked for.
fn player(number: u64, seat: Seat) -> Player {
    if number < GAMES {
        return Player::of(number / 3, seat.index());
    }
    if number.is_multiple_of(2) { Player::Sleepy } else { Player::Level(Level::Random) }
}

/// The log of a whole game.
fn play<G: Logged + Strategy>(corpus: &Corpus<G>, number: u64) -> String {
    let counts = u64::from(G::SEATS.end() - G::SEATS.start() + 1);
    let seats = G::SEATS.start() + u8::try_from(number % counts).unwrap();
    let setup = G::deal(seats, &(corpus.options)(number), Seed::from_number(number));
    let mut rng = Rng::new(Seed::from_number(!number));
    let mut game = G::new(&setup).unwrap();
    let mut moves = Vec::new();
    while let Turn::ToMove(seat) = game.turn() {
        let forced = game.forced();
        let mv = forced.unwrap_or_else(|| player(number, seat).choose(&game, seat, &mut rng));
        game.play(seat, mv).unwrap();
        moves.push(Played { mv, auto: forced.is_some() });
    }
    let names: Vec<_> = Seat::all(seats).map(|seat| player(number, seat).name()).collect();
    let extra = Record::from_iter([("names".to_owned(), names.into())]);
    log::full_log::<G>(&setup, &moves, &extra).unwrap()
}
