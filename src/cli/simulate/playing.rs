//! One game between players who are no people.

use sha2::{Digest, Sha256};

use super::tally::{Outcome, Sum};
use crate::games::{Game, Rng, Seat, Seed, Turn};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opponent {
    /// Any legal move, each equally likely.
    Random,
}

impl Opponent {
    pub(super) fn new(name: &str) -> Result<Self, String> {
        match name {
            "random" => Ok(Self::Random),
            other => Err(format!("there is no player `{other}`; there is random")),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }
}

/// A whole game: what its log is written from.
pub(super) struct History<G: Game> {
    pub(super) setup: G::Setup,
    pub(super) moves: Vec<Made<G::Move>>,
}

/// A move as it was made.
pub(super) struct Made<M> {
    pub(super) mv: M,
    pub(super) auto: bool,
}

/// Games that differ in their numbers only.
pub(super) struct Match<G: Game> {
    pub(super) options: G::Options,
    pub(super) seed: u64,
    pub(super) seats: Vec<Opponent>,
}

/// What a seed is for: the deal and the players' choices must not share one stream.
#[derive(Clone, Copy)]
enum Purpose {
    Deal,
    Choices,
}

impl<G: Game> Match<G> {
    pub(super) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|opponent| opponent.name().to_owned()).collect()
    }

    /// Plays the game with this number to its end.
    pub(super) fn play(&self, number: u32) -> (Outcome, History<G>) {
        let seats = u8::try_from(self.seats.len()).expect("a game has few seats");
        let setup = G::deal(seats, &self.options, self.stream(number, Purpose::Deal));
        let mut game = G::new(&setup).expect("what was dealt is a setup");
        let mut rng = Rng::new(self.stream(number, Purpose::Choices));
        let (mut moves, mut legal, mut choices) = (Vec::new(), Vec::new(), Sum::default());
        let winners = loop {
            let seat = match game.turn() {
                Turn::ToMove(seat) => seat,
                Turn::Over { winners } => break winners,
            };
            legal.clear();
            game.legal_moves(&mut legal);
            choices.add(i64::try_from(legal.len()).expect("moves fit into memory"));
            let forced = game.forced();
            let mv = forced.unwrap_or_else(|| self.seats[seat.index()].choose(&legal, &mut rng));
            game.play_unchecked(mv);
            moves.push(Made { mv, auto: forced.is_some() });
        };
        let scores = Seat::all(seats).map(|seat| game.score(seat)).collect();
        let winners = winners.iter().map(Seat::index).collect();
        let played = u32::try_from(moves.len()).expect("a game has few moves");
        (Outcome { scores, winners, moves: played, choices }, History { setup, moves })
    }

    fn stream(&self, number: u32, purpose: Purpose) -> Seed {
        let hash = Sha256::new()
            .chain_update("aedile simulate")
            .chain_update(self.seed.to_le_bytes())
            .chain_update(number.to_le_bytes())
            .chain_update(match purpose {
                Purpose::Deal => "deal",
                Purpose::Choices => "choices",
            });
        Seed(hash.finalize().into())
    }
}

impl Opponent {
    fn choose<M: Copy>(self, legal: &[M], rng: &mut Rng) -> M {
        match self {
            Self::Random => {
                let count = u32::try_from(legal.len()).expect("there are few legal moves");
                legal[rng.below(count) as usize]
            }
        }
    }
}
