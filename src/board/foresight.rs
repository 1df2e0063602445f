//! How a game may go on until a seat decides again, for plans: what one can think of from one's own view.

use super::{Rng, Seat, Seed, Strategy, ViewOf};

/// More moves than this until a seat decides are no game.
const MOST_MOVES: u32 = 500;

/// A world that looks to a seat like its table, and goes on as the seat may expect: the others make the moves that look best.
///
/// The same view gives the same worlds: what only the table knows is imagined, so nothing here tells it.
pub struct Foresight<G> {
    world: G,
    seat: Seat,
}

impl<G: Strategy> Foresight<G> {
    /// A world like this view.
    pub fn new(view: &ViewOf<G>) -> Self {
        let world = G::imagine(view, &mut Rng::new(Seed([0; 32])));
        Self { world, seat: view.seat }
    }

    /// Goes on until the seat has to decide; whether it comes to that. `order` is its standing order.
    pub fn go_on(&mut self, order: Option<&str>) -> bool {
        for _ in 0..MOST_MOVES {
            let Some(to_move) = self.world.turn().seat() else { return false };
            let is_mine = to_move == self.seat;
            let ordered = || order.filter(|_| is_mine).and_then(|order| self.world.by_order(order));
            match self.world.forced().or_else(ordered) {
                Some(mv) => self.world.play_unchecked(mv),
                None if is_mine => return true,
                None => self.play_best(),
            }
        }
        false
    }

    /// The moves that make sense to who decides, the one that looks best first.
    pub fn ideas(&self) -> Vec<G::Move> {
        let mut ideas = Vec::new();
        self.world.ideas(&mut ideas);
        ideas.sort_by(|one, other| other.promise.total_cmp(&one.promise));
        ideas.into_iter().map(|idea| idea.mv).collect()
    }

    /// Makes the move that looks best to who decides.
    pub fn play_best(&mut self) {
        if let Some(best) = self.ideas().first() {
            self.world.play_unchecked(*best);
        }
    }

    /// Makes a legal move. Any other gives a world without meaning.
    pub fn play(&mut self, mv: G::Move) {
        self.world.play_unchecked(mv);
    }

    /// What the seat sees there.
    pub fn view(&self) -> ViewOf<G> {
        self.world.seat_view(self.seat)
    }

    /// What everybody sees there.
    pub fn public(&self) -> G::PublicView {
        self.world.public_view()
    }

    /// How far the game is there.
    pub fn round(&self) -> u32 {
        self.world.round()
    }
}
