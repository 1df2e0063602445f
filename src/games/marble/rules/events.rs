//! What everybody saw happen: the lines of a board post and of the log.

use serde::Serialize;

use super::{
    kinds::{Building, ByKind, Kind},
    moves::Move,
    places::{Space, Vertex},
    prospect::Completed,
    table::{Stage, Table},
};
use crate::board::Seat;

/// Something that everybody saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the records")]
pub enum Event {
    /// A bridge tile was taken.
    Bridge { player: Seat, space: Space },
    /// A site became a civic building of this player, or a fountain.
    Build { site: Vertex, building: Building, player: Option<Seat>, points: u8 },
    /// A piece reached a fountain.
    Coin { player: Seat, at: Vertex },
    /// The spaces gave something at the end of a turn.
    Collect { player: Seat, imperium: Vec<Kind>, coins: u8 },
    /// Enough stacks are empty: everybody takes one more action, the player to the left of this one first.
    LastRound { player: Seat },
    /// A round began.
    Round { round: u8 },
    /// The game ended; the totals by seat.
    Over { winners: Vec<Seat>, totals: Vec<i32> },
    /// Somebody made a move; with a reward, what stands on the site that was just finished.
    #[serde(untagged)]
    Did {
        player: Seat,
        #[serde(flatten)]
        mv: Move,
        #[serde(skip_serializing_if = "Option::is_none")]
        building: Option<Building>,
    },
}

impl Event {
    /// Who did it or got it; `None` for what concerns nobody in particular.
    pub const fn player(&self) -> Option<Seat> {
        match self {
            Self::Did { player, .. }
            | Self::Bridge { player, .. }
            | Self::Coin { player, .. }
            | Self::Collect { player, .. } => Some(*player),
            Self::Build { player, .. } => *player,
            Self::LastRound { .. } | Self::Round { .. } | Self::Over { .. } => None,
        }
    }
}

impl Table {
    /// What everybody saw when `mv` turned `self` into `after`: the move, then what followed it.
    pub(crate) fn seen(&self, mv: Move, after: &Self) -> Vec<Event> {
        let mut events = vec![Event::Did { player: self.to_move, mv, building: self.built() }];
        match mv {
            Move::Play { at, .. } => {
                let taken = Space::of_bits(self.grid.lot(at).bridges);
                events.extend(taken.map(|space| Event::Bridge { player: self.active, space }));
            }
            Move::Expand { .. } | Move::Open { .. } => self.see_coins(mv, &mut events),
            Move::Finish { site } => {
                let Completed { building, owner: player, points, .. } = self.completed(site);
                events.push(Event::Build { site, building, player, points });
            }
            Move::End => self.see_end_of_turn(after, &mut events),
            Move::Draw { .. } | Move::Recall { .. } | Move::Reward { .. } | Move::Spend { .. } => {}
        }
        if after.stage == Stage::Over {
            let winners = after.best_seats().iter().collect();
            let totals =
                after.tally(after.values).scores().iter().map(|score| score.total).collect();
            events.push(Event::Over { winners, totals });
        }
        events
    }

    /// A coin for each piece that reaches a fountain, as long as there are coins.
    fn see_coins(&self, mv: Move, events: &mut Vec<Event>) {
        let (player, reached) = (self.active, mv.pieces().into_iter().map(|piece| piece.to));
        let fountains = reached.filter(|to| self.fountains.contains(*to));
        let paid = fountains.take(self.coins_left().into());
        events.extend(paid.map(|at| Event::Coin { player, at }));
    }

    fn see_end_of_turn(&self, after: &Self, events: &mut Vec<Event>) {
        let (player, seat) = (self.active, self.active.index());
        let (had, has) = (&self.players[seat], &after.players[seat]);
        let more = |kind: usize| has.imperium.0[kind].saturating_sub(had.imperium.0[kind]);
        let imperium: Vec<Kind> = ByKind(std::array::from_fn(more)).each().collect();
        let coins = has.coins - had.coins;
        if coins > 0 || !imperium.is_empty() {
            events.push(Event::Collect { player, imperium, coins });
        }
        if let (None, Some(player)) = (self.last_round, after.last_round) {
            events.push(Event::LastRound { player });
        }
        if after.round != self.round {
            events.push(Event::Round { round: after.round });
        }
    }
}
