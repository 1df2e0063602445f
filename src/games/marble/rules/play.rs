//! What a move changes, §2.2 to §2.6.

use super::{
    kinds::{Aqueduct, Kind},
    moves::{Move, OneOrTwo, Path, Piece},
    places::{Placement, Vertex},
    prospect::Completed,
    table::{Post, Stage, Table},
};
use crate::board::Seat;

/// Who alone has the most, if anybody has anything.
pub(crate) fn alone_with_most<S, N: Copy + Default + PartialOrd>(
    held: impl Iterator<Item = (S, N)>,
) -> Option<S> {
    let (mut best, mut most) = (None, N::default());
    for (seat, held) in held {
        if held > most {
            (best, most) = (Some(seat), held);
        } else if held == most {
            best = None;
        }
    }
    best
}

impl Table {
    /// Plays a move that `check` accepts.
    pub(crate) fn change(&mut self, mv: Move) {
        match mv {
            Move::Draw { tiles } => self.draw(tiles),
            Move::Expand { pieces } => {
                self.actions -= 1;
                pieces.into_iter().for_each(|piece| self.lay(piece));
            }
            Move::Recall { tile } => {
                self.actions -= 1;
                self.mover_mut().send(Post::Tile(tile), Post::Ready);
            }
            Move::Play { tile, at, magistrate } => {
                self.put(tile, at, magistrate.then_some(Post::Ready));
            }
            Move::Open { aqueduct, path } => self.open(aqueduct, path),
            Move::Finish { site } => self.finish(site),
            Move::Reward { tile } => self.reward(tile),
            Move::Spend { imperium } => {
                *self.mover_mut().imperium.of_mut(imperium) -= 1;
                self.actions += 1;
            }
            Move::End => self.end_turn(),
        }
    }

    fn draw(&mut self, tiles: OneOrTwo<Kind>) {
        self.actions -= 1;
        for tile in tiles {
            *self.stacks.of_mut(tile) -= 1;
            *self.fresh.of_mut(tile) += 1;
        }
    }

    /// Lays a piece; whoever reaches a fountain with it takes a coin, §2.5.
    pub(crate) fn lay(&mut self, Piece { aqueduct, to }: Piece) {
        self.aqueducts[aqueduct.index()].path.push(to);
        self.wet.insert(to);
        if self.fountains.contains(to) && self.coins_left() > 0 {
            self.mover_mut().coins += 1;
        }
    }

    /// Plays a tile and a magistrate from this post, §2.3 steps 1 to 3.
    fn put(&mut self, tile: Kind, at: Placement, magistrate: Option<Post>) {
        self.actions -= 1;
        self.set_tile(tile, at);
        self.last = Some(at);
        let lot = self.grid.lot(at);
        let player = self.mover_mut();
        *player.ready.of_mut(tile) -= 1;
        player.bridges |= lot.bridges;
        if let Some(from) = magistrate {
            player.send(from, Post::Tile(at));
        }
        self.springs_due = self.opens(at).fold(0, |due, next| due | next.bit());
        self.due = lot.corners.into_iter().filter(|site| self.is_done(*site)).collect();
        self.go_on();
    }

    /// What is to be decided next in the turn, §2.3.
    fn go_on(&mut self) {
        self.to_move = self.active;
        self.stage = if self.springs_due != 0 {
            Stage::Open
        } else if !self.due.is_empty() {
            Stage::Finish
        } else {
            Stage::Act
        };
    }

    fn open(&mut self, aqueduct: Aqueduct, path: Path) {
        self.springs_due &= !aqueduct.bit();
        self.aqueducts[aqueduct.index()].is_open = true;
        path.into_iter().for_each(|to| self.lay(Piece { aqueduct, to }));
        self.go_on();
    }

    /// §2.4: the type, who has most influence, the building, the points; then the rewards.
    fn finish(&mut self, site: Vertex) {
        self.due.remove(site);
        let Completed { owner, points, .. } = self.completed(site);
        match owner {
            Some(seat) => {
                self.owned[seat.index()].insert(site);
                self.player_mut(seat).points += u16::from(points);
            }
            None => self.fountains.insert(site),
        }
        self.stage = Stage::Reward(site);
        self.ask_from(self.active, site, self.seats.into());
    }

    /// Who alone has the most magistrates on tiles of the site's type, §2.4 steps 2 and 3.
    pub(crate) fn winner_of(&self, site: Vertex) -> Option<Seat> {
        let kind = self.kind_of_site(site)?;
        let influence =
            |seat| self.posts_at(seat, site).filter(|tile| self.kind_at(*tile) == kind).count();
        alone_with_most(self.all_seats().map(|seat| (seat, influence(seat))))
    }

    /// Asks the first of so many seats from this one on who has a magistrate there, or goes on.
    fn ask_from(&mut self, seat: Seat, site: Vertex, seats: usize) {
        let asked = self.seats_from(seat).take(seats).find(|seat| self.is_at(*seat, site));
        match asked {
            Some(seat) => self.to_move = seat,
            None => self.go_on(),
        }
    }

    /// §2.4 step 5.
    fn reward(&mut self, tile: Option<Placement>) {
        let Stage::Reward(site) = self.stage else { return };
        let seat = self.to_move;
        if let Some(tile) = tile {
            let to = match self.building_at(site).kind() {
                Some(kind) => Post::Imperium(kind),
                None => Post::Treasury,
            };
            self.player_mut(seat).send(Post::Tile(tile), to);
        }
        let next = seat.left(self.seats);
        let to_go = self.seats_from(next).take_while(|seat| *seat != self.active).count();
        self.ask_from(next, site, to_go);
    }

    /// Who has the next turn, §2.2; nobody if the game ends with this one, §2.6. While somebody else is asked, it is not theirs.
    pub(crate) fn comes_next(&self) -> Option<Seat> {
        let is_own = self.to_move == self.active;
        (is_own && self.last_round != Some(self.active)).then(|| self.active.left(self.seats))
    }

    /// §2.2 and §2.6.
    fn end_turn(&mut self) {
        self.come_home();
        let empty = Kind::ALL.into_iter().filter(|kind| self.stacks.of(*kind) == 0).count();
        if self.last_round == Some(self.active) {
            self.stage = Stage::Over;
            return;
        }
        if self.last_round.is_none() && empty >= usize::from(self.numbers.turn.stacks_empty_to_end)
        {
            self.last_round = Some(self.active);
        }
        let turn = &self.numbers.turn;
        self.actions =
            if self.last_round.is_some() { turn.actions_in_last_round } else { turn.actions };
        self.active = self.active.left(self.seats);
        self.to_move = self.active;
        self.round += u8::from(self.active == self.opener);
    }

    /// Fresh tiles become ready, and magistrates come back with what their spaces give, as far as there is some.
    fn come_home(&mut self) {
        let fresh = std::mem::take(&mut self.fresh);
        for kind in Kind::ALL {
            *self.mover_mut().ready.of_mut(kind) += fresh.of(kind);
        }
        for post in self.mover().magistrates {
            match post {
                Post::Imperium(kind) => {
                    let gained = u8::from(self.imperium_left(kind) > 0);
                    *self.mover_mut().imperium.of_mut(kind) += gained;
                }
                Post::Treasury => {
                    let gained = u8::from(self.coins_left() > 0);
                    self.mover_mut().coins += gained;
                }
                Post::Tile(_) | Post::Ready => continue,
            }
            self.mover_mut().send(post, Post::Ready);
        }
    }
}
