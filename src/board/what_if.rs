//! What one seat can think of from its own view, for every game: what a move would do, and how the game may go on. Rules stay in
//! the engine, secrets where they are.

#[cfg(test)]
use super::Turn;
use super::{Game, Rng, Seat, Seed, Strategy, ViewOf, strategy::Idea};

/// More moves than this until a seat decides are no game.
const MOST_MOVES: u32 = 500;

/// More moves than this make no turn.
const MOST_OF_A_TURN: u32 = 12;

/// A world that looks to the seat of a view like its table, in which moves are tried.
///
/// The same view gives the same worlds. What only the table knows is imagined, so nothing here tells it: a preview must not tell
/// of cards that come from a deck. Imagining costs some microseconds, and trying a move as much again, so it is done off the
/// async threads.
pub struct WhatIf<G> {
    world: G,
    seat: Seat,
    /// Whether the others make the moves that look least.
    leaves_best: bool,
}

/// When a seat can do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Soon {
    /// Before its turn is over.
    ThisTurn,
    /// In the turn after that.
    NextTurn,
}

impl Soon {
    /// The word by which messages select.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ThisTurn => "now",
            Self::NextTurn => "next",
        }
    }
}

/// What came of a move that was tried.
pub struct Outcome<G: Game> {
    /// What everybody would see happen, in order.
    pub events: Vec<G::Event>,
    /// The world afterwards.
    pub then: WhatIf<G>,
}

impl<G: Strategy> WhatIf<G> {
    /// A world like this view.
    pub fn new(view: &ViewOf<G>) -> Self {
        let world = G::imagine(view, &mut Rng::new(Seed([0; 32])));
        Self { world, seat: view.seat, leaves_best: false }
    }

    /// From now on the others make the moves that look least to them, and so leave the most to the seat.
    pub fn leave_best(&mut self) {
        self.leaves_best = true;
    }

    /// The moves that make sense to who decides, with how good each looks at first sight, the best first.
    pub fn ideas(&self) -> Vec<Idea<G::Move>> {
        let mut ideas = Vec::new();
        self.world.ideas(&mut ideas);
        ideas.sort_by(|one, other| other.promise.total_cmp(&one.promise));
        ideas
    }

    /// Tries a legal move. Any other gives an outcome without meaning.
    pub fn play(&self, mv: G::Move) -> Outcome<G> {
        let mut after = self.world.clone();
        after.play_unchecked(mv);
        let events = G::events(&self.world, mv, &after);
        Outcome { events, then: Self { world: after, ..*self } }
    }

    /// Goes on with a legal move. Any other gives a world without meaning.
    pub fn make(&mut self, mv: G::Move) {
        self.world.play_unchecked(mv);
    }

    /// Goes on with the move that looks best to who decides.
    pub fn make_best(&mut self) {
        if let Some(best) = self.ideas().first() {
            self.make(best.mv);
        }
    }

    fn make_least(&mut self) {
        if let Some(least) = self.ideas().last() {
            self.make(least.mv);
        }
    }

    /// Goes on until the seat has to decide, the others with the moves that look best; whether it comes to that. `order` is the
    /// standing order of the seat.
    pub fn go_on(&mut self, order: Option<&str>) -> bool {
        for _ in 0..MOST_MOVES {
            let Some(to_move) = self.world.turn().seat() else { return false };
            let is_mine = to_move == self.seat;
            let ordered = || order.filter(|_| is_mine).and_then(|order| self.world.by_order(order));
            match self.world.forced().or_else(ordered) {
                Some(mv) => self.make(mv),
                None if is_mine => return true,
                None if self.leaves_best => self.make_least(),
                None => self.make_best(),
            }
        }
        false
    }

    /// What `find` finds first among the moves of the seat after this one, when everybody goes on with what looks best, up to the end
    /// of the seat's next turn.
    pub fn soon_after<T>(
        mut self,
        mv: G::Move,
        find: impl Fn(&G, G::Move) -> Option<T>,
    ) -> Option<(T, Soon)> {
        self.make(mv);
        for soon in [Soon::ThisTurn, Soon::NextTurn] {
            if soon == Soon::NextTurn && !self.go_on(None) {
                return None;
            }
            for _ in 0..MOST_OF_A_TURN {
                if !self.goes_on() {
                    break;
                }
                let best = self.ideas().first()?.mv;
                if let Some(found) = find(&self.world, best) {
                    return Some((found, soon));
                }
                self.make(best);
            }
        }
        None
    }

    /// Makes what needs no answer; whether the seat then decides without anybody else having done so.
    pub fn goes_on(&mut self) -> bool {
        for _ in 0..MOST_MOVES {
            if self.world.turn().seat() != Some(self.seat) {
                return false;
            }
            match self.world.forced() {
                Some(mv) => self.make(mv),
                None => return true,
            }
        }
        false
    }

    /// Whether a legal move could not be taken back.
    pub fn is_final(&self, mv: G::Move) -> bool {
        self.world.seals(mv)
    }

    /// The rule that a move breaks; `None` when it is legal.
    pub fn refusal(&self, mv: G::Move) -> Option<G::Illegal> {
        self.world.check(mv).err()
    }

    /// The table as the seat would see it.
    pub fn view(&self) -> ViewOf<G> {
        self.world.seat_view(self.seat)
    }

    /// The table as everybody would see it.
    pub fn public(&self) -> G::PublicView {
        self.world.public_view()
    }

    /// How far the game is there.
    pub fn round(&self) -> u32 {
        self.world.round()
    }
}

/// How many goals the moves that look best have in games, and how many of them come true in time. `turn` tells
/// whose turn it is, `goal` is that of a move, `done` what a move does.
#[cfg(test)]
pub(crate) fn goals_told_and_reached<G: Strategy, T: PartialEq>(
    turn: impl Fn(&G) -> Seat,
    goal: impl Fn(&ViewOf<G>, G::Move) -> Option<(T, Soon)>,
    done: impl Fn(&G, G::Move) -> Option<T>,
) -> (usize, usize) {
    let (mut told, mut reached) = (0, 0);
    for number in 0..6 {
        let setup = G::deal(2, &G::Options::default(), Seed::from_number(number));
        let mut game = G::new(&setup).expect("a deal is a good setup");
        // The goals that are open, each with its seat and how many turns of it are left after this one.
        let (mut open, mut last) = (Vec::<(Seat, T, u8)>::new(), None);
        while let Turn::ToMove(seat) = game.turn() {
            let active = turn(&game);
            if last.replace(active) != Some(active) {
                open.retain(|(of, _, left)| *of != active || *left > 0);
                open.iter_mut()
                    .filter(|(of, ..)| *of == active)
                    .for_each(|(_, _, left)| *left -= 1);
            }
            let forced = game.forced();
            let what_if = WhatIf { world: game.clone(), seat, leaves_best: false };
            let mv = forced.unwrap_or_else(|| what_if.ideas()[0].mv);
            if let Some(done) = done(&game, mv) {
                let before = open.len();
                open.retain(|(of, what, _)| !(*of == seat && *what == done));
                reached += before - open.len();
            }
            if forced.is_none()
                && let Some((what, soon)) = goal(&game.seat_view(seat), mv)
            {
                told += 1;
                open.push((seat, what, u8::from(soon == Soon::NextTurn)));
            }
            game.play_unchecked(mv);
        }
    }
    (told, reached)
}
