//! Standing orders: what a player wants done with the magistrates of a finished site in another player's turn, §7.

use super::{
    moves::Move,
    places::{Placement, Vertex},
    table::{Stage, Table},
};
use crate::board::named;

named! {
    /// A standing order: private, changed at will. Tables are read back through its name for ever; the first one holds unless
    /// told otherwise.
    #[derive(Default)]
    StandingOrder: 4 {
        /// Sends a spent magistrate; asks when there is none, and when it could leave another finished site as well.
        #[default]
        SendSpentOrAsk = "send_spent_or_ask",
        /// Sends a spent magistrate; keeps the others.
        SendSpentOrKeep = "send_spent_or_keep",
        /// Sends one: a spent one, else the one with the fewest open corners.
        AlwaysSend = "always_send",
        /// Always asks.
        AlwaysAsk = "always_ask",
    }
}

impl StandingOrder {
    /// What the order decides for the seat to move, whose order it is; `None` when it asks, or when no reward is due.
    ///
    /// It depends on what everybody sees alone.
    pub fn answer(self, game: &Table) -> Option<Move> {
        let Stage::Reward(site) = game.stage else { return None };
        let spent = game.spent_one(site);
        let tile = match self {
            // Which of the two sites it leaves is a choice.
            Self::SendSpentOrAsk => Some(spent.filter(|tile| game.due_at(*tile) == 0)?),
            Self::SendSpentOrKeep => spent,
            Self::AlwaysSend => game.least_useful(site),
            Self::AlwaysAsk => return None,
        };
        Some(Move::Reward { tile })
    }
}

impl Table {
    /// A spent magistrate of the seat to move at this site, preferably one that lies at no site still to be finished.
    pub(crate) fn spent_one(&self, site: Vertex) -> Option<Placement> {
        self.least_useful(site).filter(|tile| self.is_spent(*tile))
    }

    /// The magistrate of the seat to move at this site that has the fewest open corners; none has fewer than a spent one.
    fn least_useful(&self, site: Vertex) -> Option<Placement> {
        let posts = self.posts_at(self.to_move, site);
        posts.min_by_key(|tile| (self.open_corners(*tile), self.due_at(*tile)))
    }

    /// At how many sites that are still to be finished this tile lies.
    pub(crate) fn due_at(&self, tile: Placement) -> usize {
        self.due.iter().filter(|site| self.grid.touches(tile, *site)).count()
    }
}
