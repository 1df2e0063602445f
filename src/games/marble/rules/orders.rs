//! Standing orders: what a player wants done with the magistrates of a finished site in another player's turn, §7.

use serde::{Deserialize, Serialize};

use super::{
    moves::Move,
    places::{Placement, Vertex},
    state::{Marble, Stage},
};

/// A standing order: private, changed at will. Its JSON is its id, and tables are read back through it for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingOrder {
    /// Sends a spent magistrate; asks when there is none.
    #[default]
    SendSpentOrAsk,
    /// Sends a spent magistrate; keeps the others.
    SendSpentOrKeep,
    /// Sends one: a spent one, else the one with the fewest open corners.
    AlwaysSend,
    /// Always asks.
    AlwaysAsk,
}

impl StandingOrder {
    /// All orders.
    pub const ALL: [Self; 4] =
        [Self::SendSpentOrAsk, Self::SendSpentOrKeep, Self::AlwaysSend, Self::AlwaysAsk];

    /// Their ids, the one that holds unless told otherwise first.
    pub const IDS: [&'static str; 4] = {
        let [first, second, third, fourth] = Self::ALL;
        [first.id(), second.id(), third.id(), fourth.id()]
    };

    /// The id in commands and in the database.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::SendSpentOrAsk => "send_spent_or_ask",
            Self::SendSpentOrKeep => "send_spent_or_keep",
            Self::AlwaysSend => "always_send",
            Self::AlwaysAsk => "always_ask",
        }
    }

    /// The order with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.id() == id)
    }

    /// What the order decides for the seat to move, whose order it is; `None` when it asks, or when no reward is due.
    ///
    /// It depends on what everybody sees alone.
    #[must_use]
    pub fn answer(self, game: &Marble) -> Option<Move> {
        let Stage::Reward(site) = game.stage else { return None };
        let spent = game.spent_one(site);
        let tile = match self {
            Self::SendSpentOrAsk => Some(spent?),
            Self::SendSpentOrKeep => spent,
            Self::AlwaysSend => game.least_useful(site),
            Self::AlwaysAsk => return None,
        };
        Some(Move::Reward { tile })
    }
}

impl Marble {
    /// A spent magistrate of the seat to move at this site.
    pub(crate) fn spent_one(&self, site: Vertex) -> Option<Placement> {
        self.posts_at(self.to_move, site).find(|tile| self.is_spent(*tile))
    }

    /// The magistrate of the seat to move at this site that has the fewest open corners; none has fewer than a spent one.
    fn least_useful(&self, site: Vertex) -> Option<Placement> {
        self.posts_at(self.to_move, site).min_by_key(|tile| self.open_corners(*tile))
    }
}
