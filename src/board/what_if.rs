//! What a move would do, as far as one seat can know: previews for every game. Rules stay in the engine, secrets where they are.

use super::{Game, Rng, Seed, Strategy, ViewOf, strategy::Idea};

/// A world that looks to the seat of a view like its table, in which its moves are tried.
///
/// The same view gives the same previews. What only the table knows is imagined: a preview must not tell of cards that come
/// from a deck. Imagining costs some microseconds, and trying a move as much again, so it is done off the async threads.
pub struct WhatIf<G: Strategy> {
    world: G,
    seat: super::Seat,
}

/// What came of a move that was tried.
pub struct Outcome<G: Game> {
    /// What everybody would see happen, in order.
    pub events: Vec<G::Event>,
    after: G,
    seat: super::Seat,
}

impl<G: Strategy> WhatIf<G> {
    /// A world like this view.
    pub fn new(view: &ViewOf<G>) -> Self {
        let world = G::imagine(view, &mut Rng::new(Seed([0; 32])));
        Self { world, seat: view.seat }
    }

    /// The moves that make sense to the seat, with how good each looks at first sight; none when another seat decides.
    pub fn ideas(&self) -> Vec<Idea<G::Move>> {
        let mut ideas = Vec::new();
        if self.world.turn().seat() == Some(self.seat) {
            self.world.ideas(&mut ideas);
        }
        ideas
    }

    /// Tries a legal move. Any other gives an outcome without meaning.
    pub fn play(&self, mv: G::Move) -> Outcome<G> {
        let mut after = self.world.clone();
        after.play_unchecked(mv);
        Outcome { events: G::events(&self.world, mv, &after), after, seat: self.seat }
    }

    /// Whether a legal move could not be taken back.
    pub fn is_final(&self, mv: G::Move) -> bool {
        self.world.seals(mv)
    }

    /// The rule that a move breaks; `None` when it is legal.
    pub fn refusal(&self, mv: G::Move) -> Option<G::Illegal> {
        self.world.check(mv).err()
    }
}

impl<G: Game> Outcome<G> {
    /// The table afterwards as everybody would see it.
    pub fn public(&self) -> G::PublicView {
        self.after.public_view()
    }

    /// The table afterwards as the seat would see it.
    pub fn view(&self) -> ViewOf<G> {
        self.after.seat_view(self.seat)
    }
}

/// What a legal move would do. For several moves of one view make a [`WhatIf`] and keep it.
pub fn what_if<G: Strategy>(view: &ViewOf<G>, mv: G::Move) -> Outcome<G> {
    WhatIf::new(view).play(mv)
}
