//! Why a move is good: what it brings at once, and what it prepares.

use crate::board::Luck;
use crate::games::marble::rules::{
    Building, ByKind, Completed, Kind, Marble, Move, OneOrTwo, Piece, Prospect, SeatView,
};

/// Why a move is good.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are what the variants say")]
pub enum Reason {
    /// Tiles of these types are missing.
    Lacks(ByKind),
    /// There is little to choose from: so many tiles are ready.
    FewReady { ready: u8 },
    /// An aqueduct reaches so many own buildings and fountains, each with a coin, or leads on to nothing yet.
    Reaches { own: u8, coins: u8 },
    /// A magistrate is spent where it stands.
    Spent,
    /// A magistrate is needed more elsewhere.
    NeededElsewhere,
    /// A tile does something at once.
    Does(Prospect),
    /// A magistrate waits on the new tile for sites of this type.
    Waits(Kind),
    /// A tile brings sites near where one has influence.
    Nears,
    /// A site is finished.
    Finishes(Completed),
    /// A magistrate moves to the space of what was built; a spent one could count for nothing any more.
    Sends { building: Building, was_spent: bool },
    /// The magistrates can still win other sites.
    Keeps,
    /// A tile of imperium that can be spared.
    Spares(Kind),
    /// Nothing is worth a tile of imperium.
    NothingToDo,
}

/// Why the seat of the view might make this legal move.
pub fn of(view: &SeatView, mv: Move) -> Reason {
    let world = Marble::imagined(view, &mut Luck::new(0));
    match mv {
        Move::Draw { tiles } => world.why_draw(tiles),
        Move::Expand { .. } | Move::Open { .. } => world.why_lay(mv),
        Move::Recall { tile } if world.is_spent(tile) => Reason::Spent,
        Move::Recall { .. } => Reason::NeededElsewhere,
        Move::Play { tile, magistrate, .. } => {
            let prospect = view.public.prospect(mv);
            match (prospect == Prospect::default(), magistrate) {
                (false, _) => Reason::Does(prospect),
                (true, true) => Reason::Waits(tile),
                (true, false) => Reason::Nears,
            }
        }
        Move::Finish { site } => Reason::Finishes(world.completed(site)),
        Move::Reward { tile: Some(tile) } => {
            let building = world.built().unwrap_or(Building::Fountain);
            Reason::Sends { building, was_spent: world.is_spent(tile) }
        }
        Move::Reward { tile: None } => Reason::Keeps,
        Move::Spend { imperium } => Reason::Spares(imperium),
        Move::End => Reason::NothingToDo,
    }
}

impl Marble {
    fn why_draw(&self, tiles: OneOrTwo<Kind>) -> Reason {
        let ready = self.mover().ready;
        let mut missing = ByKind::default();
        for kind in tiles.into_iter().filter(|kind| ready.of(*kind) == 0) {
            *missing.of_mut(kind) = 1;
        }
        if missing.total() == 0 {
            Reason::FewReady { ready: ready.total() }
        } else {
            Reason::Lacks(missing)
        }
    }

    fn why_lay(&self, mv: Move) -> Reason {
        let (mut own, mut coins) = (0, 0);
        for Piece { to, .. } in mv.pieces() {
            own += u8::from(self.owned[self.to_move.index()].contains(to));
            coins += u8::from(self.fountains.contains(to));
        }
        Reason::Reaches { own, coins }
    }
}
