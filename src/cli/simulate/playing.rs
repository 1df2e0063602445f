//! One game between players who are no people.

use sha2::{Digest, Sha256};

use super::tally::{GameResult, Sum};
use crate::{
    ai::{self, Budget},
    board::{Level, Rng, Seat, Seed, Turn, log::Played},
    play::{AnyGame, AnyMove, GameOptions, OwnView},
};

/// Who plays a seat: a level, what it believes, and how many iterations it searches if not as many as usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Opponent {
    level: Level,
    evaluation: Evaluation,
    iterations: Option<u32>,
}

/// What an opponent believes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Evaluation {
    /// What opponents at tables believe.
    Learned,
    /// What was set by hand before.
    ByHand,
}

/// What stands behind a level for the evaluation that was set by hand.
const BY_HAND: &str = "hand";

impl Opponent {
    /// The player named, for example `random`, `hard`, `hard:4000`, `greedy:hand` or `hard:hand:4000`.
    pub(super) fn new(name: &str) -> Result<Self, String> {
        let (id, rest) = match name.split_once(':') {
            Some((id, rest)) => (id, Some(rest)),
            None => (name, None),
        };
        let (evaluation, iterations) = match rest.map(|rest| rest.split_once(':')) {
            Some(Some((BY_HAND, iterations))) => (Evaluation::ByHand, Some(iterations)),
            Some(None) if rest == Some(BY_HAND) => (Evaluation::ByHand, None),
            Some(Some(_) | None) | None => (Evaluation::Learned, rest),
        };
        let level = Level::from_name(id).ok_or_else(|| {
            let ids = Level::ALL.map(Level::name).join(", ");
            format!("there is no player `{id}`; there are {ids}")
        })?;
        let Some(iterations) = iterations else {
            return Ok(Self { level, evaluation, iterations: None });
        };
        if ai::iterations(level).is_none() {
            return Err(format!("`{id}` does not search, so `{name}` cannot have iterations"));
        }
        match iterations.parse() {
            Ok(iterations @ 1..=MOST_ITERATIONS) => {
                Ok(Self { level, evaluation, iterations: Some(iterations) })
            }
            Ok(_) | Err(_) => {
                Err(format!("`{name}`: iterations are a number from 1 to {MOST_ITERATIONS}"))
            }
        }
    }

    /// As [`new`](Opponent::new) takes it.
    pub(super) fn name(self) -> String {
        let hand = match self.evaluation {
            Evaluation::Learned => String::new(),
            Evaluation::ByHand => format!(":{BY_HAND}"),
        };
        let iterations = self.iterations.map(|count| format!(":{count}")).unwrap_or_default();
        format!("{}{hand}{iterations}", self.level.name())
    }

    /// Whether it searches.
    pub(super) const fn searches(self) -> bool {
        ai::iterations(self.level).is_some()
    }

    fn choose(self, view: &OwnView, seed: Seed) -> AnyMove {
        let budget = self.iterations.map_or(Budget::OF_LEVEL, Budget::iterations);
        match self.evaluation {
            Evaluation::Learned => view.choose(self.level, seed, &budget),
            Evaluation::ByHand => view.choose_by_hand(self.level, seed, &budget),
        }
    }
}

/// A search of a million iterations takes about as many minutes as a person has patience.
const MOST_ITERATIONS: u32 = 1_000_000;

/// A whole game: what its log is written from.
pub(super) struct History {
    pub(super) start: AnyGame,
    pub(super) moves: Vec<Played<AnyMove>>,
}

/// Games that differ in their numbers only.
pub(super) struct Match {
    pub(super) options: GameOptions,
    pub(super) seed: u64,
    pub(super) seats: Vec<Opponent>,
    /// Whether each deal is played as often as there are seats, with everybody one seat farther each time.
    pub(super) paired: bool,
}

/// What a seed is for: the deal and the players' choices must not share one stream.
#[derive(Clone, Copy)]
enum Purpose {
    Deal,
    Choices,
    /// What the player of this move, counted from 0, thinks.
    Thought(u32),
    /// The second opinion on this move.
    Opinion(u32),
}

impl Match {
    pub(super) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|opponent| opponent.name()).collect()
    }

    fn count(&self) -> u8 {
        u8::try_from(self.seats.len()).expect("a game has few seats")
    }

    /// The seat of the player that is named first, in the game with this number.
    pub(super) fn seat_of_first(&self, number: u32) -> usize {
        if self.paired { (number as usize - 1) % self.seats.len() } else { 0 }
    }

    fn player(&self, number: u32, seat: Seat) -> Opponent {
        let count = self.seats.len();
        self.seats[(seat.index() + count - self.seat_of_first(number)) % count]
    }

    /// Plays the game with this number to its end.
    pub(super) fn play(&self, number: u32) -> (GameResult, History) {
        let deal = if self.paired { (number - 1) / u32::from(self.count()) + 1 } else { number };
        let start = self.options.deal(self.count(), self.stream(deal, Purpose::Deal));
        let mut game = start.clone();
        let mut rng = Rng::new(self.stream(number, Purpose::Choices));
        let (mut moves, mut choices, mut blunders) = (Vec::new(), Sum::default(), 0);
        let winners = loop {
            let seat = match game.turn() {
                Turn::ToMove(seat) => seat,
                Turn::Over { winners } => break winners,
            };
            let (forced, player) = (game.forced(), self.player(number, seat));
            let is_random = forced.is_none() && player.level == Level::Random;
            let picked = game.pick(&mut |count| {
                choices.add(i64::try_from(count).expect("moves fit into memory"));
                let count = u32::try_from(count).expect("lists of moves are short");
                if is_random { rng.below(count) as usize } else { 0 }
            });
            let place = u32::try_from(moves.len()).expect("a game has few moves");
            let auto = forced.is_some();
            let mv = if let Some(mv) = forced.or(picked.filter(|_| is_random)) {
                mv
            } else {
                let view = game.seat_view(seat);
                let mv = player.choose(&view, self.stream(number, Purpose::Thought(place)));
                blunders += u32::from(self.is_blunder(number, place, &view, &mv));
                mv
            };
            game.play_unchecked(&mv);
            moves.push(Played { mv, auto });
        };
        let scores = Seat::all(self.count()).map(|seat| game.score(seat)).collect();
        let winners = winners.iter().map(Seat::index).collect();
        let count = u32::try_from(moves.len()).expect("a game has few moves");
        let (rounds, stalled) = (game.round(), game.is_stalled());
        let outcome =
            GameResult { scores, winners, moves: count, rounds, stalled, choices, blunders };
        (outcome, History { start, moves })
    }

    /// Whether a move is a blunder that counts: in paired games, of the player named first, if it searches.
    fn is_blunder(&self, number: u32, place: u32, view: &OwnView, mv: &AnyMove) -> bool {
        let seat = view.seat();
        self.paired
            && seat.index() == self.seat_of_first(number)
            && self.player(number, seat).searches()
            && view.is_blunder(mv, self.stream(number, Purpose::Opinion(place)))
    }

    fn stream(&self, number: u32, purpose: Purpose) -> Seed {
        let hash = Sha256::new()
            .chain_update("aedile simulate")
            .chain_update(self.seed.to_le_bytes())
            .chain_update(number.to_le_bytes());
        let hash = match purpose {
            Purpose::Deal => hash.chain_update("deal"),
            Purpose::Choices => hash.chain_update("choices"),
            Purpose::Thought(mv) => hash.chain_update("thought").chain_update(mv.to_le_bytes()),
            Purpose::Opinion(mv) => hash.chain_update("opinion").chain_update(mv.to_le_bytes()),
        };
        Seed(hash.finalize().into())
    }
}
