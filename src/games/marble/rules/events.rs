//! What everybody saw happen: the lines of a board post and of the log.

use serde::Serialize;

use super::{
    kinds::{Aqueduct, Building, ByKind, Kind},
    moves::{Move, OneOrTwo, Path, Piece},
    places::{Placement, Space, Vertex},
    state::{Marble, Stage},
};
use crate::board::Seat;

/// Something that everybody saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the records")]
pub enum Event {
    /// Tiles were drawn.
    Draw { player: Seat, tiles: OneOrTwo<Kind> },
    /// Pieces were added to aqueducts.
    Expand { player: Seat, pieces: OneOrTwo<Piece> },
    /// A magistrate came back from a tile.
    Recall { player: Seat, tile: Placement },
    /// A tile was played.
    Play { player: Seat, tile: Kind, at: Placement, magistrate: bool },
    /// An aqueduct was opened.
    Open { player: Seat, aqueduct: Aqueduct, path: Path },
    /// A complete site was finished.
    Finish { player: Seat, site: Vertex },
    /// A magistrate moved from a tile of the site to the space of the building there, or none did.
    Reward { player: Seat, tile: Option<Placement>, site: Vertex, building: Building },
    /// An imperium tile was returned for an action.
    Spend { player: Seat, imperium: Kind },
    /// A turn was ended.
    #[serde(rename = "end_turn")]
    End { player: Seat },
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
}

impl Marble {
    /// What everybody saw when `mv` turned `self` into `after`: the move, then what followed it.
    pub(crate) fn seen(&self, mv: Move, after: &Self) -> Vec<Event> {
        let mut events = vec![self.seen_move(mv)];
        match mv {
            Move::Play { at, .. } => {
                let taken = Space::of_bits(self.grid.lot(at).bridges);
                events.extend(taken.map(|space| Event::Bridge { player: self.active, space }));
            }
            Move::Expand { pieces } => {
                self.see_coins(pieces.iter().map(|piece| piece.to), &mut events);
            }
            Move::Open { path, .. } => self.see_coins(path.iter(), &mut events),
            Move::Finish { site } => events.push(after.seen_building(site)),
            Move::End => self.see_end_of_turn(after, &mut events),
            Move::Draw { .. } | Move::Recall { .. } | Move::Reward { .. } | Move::Spend { .. } => {}
        }
        if after.stage == Stage::Over {
            let winners = after.best_seats().iter().collect();
            let totals = after.tally(|_| true).scores().iter().map(|score| score.total).collect();
            events.push(Event::Over { winners, totals });
        }
        events
    }

    fn seen_move(&self, mv: Move) -> Event {
        let player = self.to_move;
        match mv {
            Move::Draw { tiles } => Event::Draw { player, tiles },
            Move::Expand { pieces } => Event::Expand { player, pieces },
            Move::Recall { tile } => Event::Recall { player, tile },
            Move::Play { tile, at, magistrate } => Event::Play { player, tile, at, magistrate },
            Move::Open { aqueduct, path } => Event::Open { player, aqueduct, path },
            Move::Finish { site } => Event::Finish { player, site },
            Move::Reward { tile } => {
                let site = match self.stage {
                    Stage::Reward(site) => site,
                    Stage::Act | Stage::Open | Stage::Finish | Stage::Over => {
                        unreachable!("a reward follows a finished site")
                    }
                };
                Event::Reward { player, tile, site, building: self.building_at(site) }
            }
            Move::Spend { imperium } => Event::Spend { player, imperium },
            Move::End => Event::End { player },
        }
    }

    /// A coin for each piece that reaches a fountain, as long as there are coins.
    fn see_coins(&self, reached: impl Iterator<Item = Vertex>, events: &mut Vec<Event>) {
        let player = self.active;
        let fountains = reached.filter(|to| self.fountains.contains(*to));
        let paid = fountains.take(self.coins_left().into());
        events.extend(paid.map(|at| Event::Coin { player, at }));
    }

    /// What stands on a site that was just finished.
    fn seen_building(&self, site: Vertex) -> Event {
        let building = self.building_at(site);
        let player = self.all_seats().find(|seat| self.owned[seat.index()].contains(site));
        let points = building.kind().map_or(0, |kind| self.numbers.points.of(kind));
        Event::Build { site, building, player, points }
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
