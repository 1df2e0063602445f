//! Whether a move is legal, rule by rule, and what would be right instead, §2.
//!
//! Written apart from `legal.rs`, which lists what is allowed; a law tests that both agree. Only the advice that a refusal
//! gives is read from that list.

use super::{
    illegal::{BadDraw, BadStep, IllegalMove, Obstacle},
    kinds::{Aqueduct, Kind},
    moves::{LONGEST_PATH, Move, OneOrTwo, Path, Piece},
    places::{Edge, Hill, Placement, Vertex},
    table::{Post, Stage, Table},
};

type Verdict = Result<(), IllegalMove>;

/// How many places a refusal advises.
const ADVISED: usize = 5;

/// Breaks off with this error unless the condition holds.
pub(crate) fn must<E>(condition: bool, otherwise: impl FnOnce() -> E) -> Result<(), E> {
    if condition { Ok(()) } else { Err(otherwise()) }
}

impl Table {
    /// Whether the seat to move may make this move.
    pub(crate) fn verdict(&self, mv: Move) -> Verdict {
        match (self.stage, mv) {
            (Stage::Over, _) => Err(IllegalMove::Over),
            (Stage::Open, Move::Open { aqueduct, path }) => self.check_open(aqueduct, path),
            (Stage::Open, _) => Err(self.open_first()),
            (Stage::Finish, Move::Finish { site }) => {
                must(self.due.contains(site), || self.not_complete(site))
            }
            (Stage::Finish, _) => Err(IllegalMove::FinishFirst { due: self.due.iter().collect() }),
            (Stage::Reward(_), Move::Reward { tile: None }) => Ok(()),
            (Stage::Reward(site), mv) => {
                let own: Vec<Placement> = self.posts_at(self.to_move, site).collect();
                if let Move::Reward { tile: Some(tile) } = mv {
                    must(own.contains(&tile), || IllegalMove::NotOnSite { tile, site, own })
                } else {
                    let building = self.building_at(site);
                    Err(IllegalMove::RewardFirst { site, building, own })
                }
            }
            (Stage::Act, mv) => self.check_in_turn(mv),
        }
    }

    /// Where nothing is due.
    fn check_in_turn(&self, mv: Move) -> Verdict {
        let is_action = matches!(
            mv,
            Move::Draw { .. } | Move::Expand { .. } | Move::Recall { .. } | Move::Play { .. }
        );
        must(!is_action || self.actions > 0, || IllegalMove::NoActionLeft)?;
        match mv {
            Move::Draw { tiles } => self.check_draw(tiles).map_err(IllegalMove::Draw),
            Move::Expand { pieces } => self.check_expand(pieces),
            Move::Recall { tile } => {
                let own: Vec<Placement> = self.mover().posts().collect();
                must(own.contains(&tile), || IllegalMove::NoMagistrateThere { tile, own })
            }
            Move::Play { tile, at, magistrate } => {
                self.check_tile(tile)?;
                self.check_place(at)?;
                let at_hand = self.mover().count(Post::Ready);
                must(!magistrate || at_hand > 0, || IllegalMove::NoMagistrate)
            }
            Move::Open { aqueduct, .. } => Err(IllegalMove::NotDue { aqueduct }),
            Move::Finish { site } => Err(self.not_complete(site)),
            Move::Reward { .. } => Err(IllegalMove::NoReward),
            Move::Spend { imperium } => {
                must(self.last_round.is_none(), || IllegalMove::LastRound)?;
                let held = self.mover().imperium;
                must(held.of(imperium) > 0, || IllegalMove::NoImperium {
                    imperium,
                    held: held.kinds().collect(),
                })
            }
            Move::End => {
                let left = self.actions;
                must(left == 0 || !self.can_act(), || IllegalMove::ActionsLeft { left })
            }
        }
    }

    fn open_first(&self) -> IllegalMove {
        IllegalMove::OpenFirst { due: Aqueduct::of_bits(self.springs_due).collect() }
    }

    fn not_complete(&self, site: Vertex) -> IllegalMove {
        IllegalMove::NotComplete { site, due: self.due.iter().collect() }
    }

    fn check_draw(&self, tiles: OneOrTwo<Kind>) -> Result<(), BadDraw> {
        let left = || self.stacks.kinds().collect::<Vec<Kind>>();
        must(self.stacks.total() > 0, || BadDraw::Nothing)?;
        for tile in tiles {
            must(self.stacks.of(tile) > 0, || BadDraw::EmptyStack { tile, left: left() })?;
        }
        let is_last_stack = self.stacks.kinds().count() == 1;
        match tiles[..] {
            [first, second] if first == second => {
                must(is_last_stack, || BadDraw::SameType { left: left() })?;
                must(self.stacks.of(first) > 1, || BadDraw::LastTile { tile: first })
            }
            [first, second] => must(first < second, || BadDraw::Order),
            _ => must(self.stacks.total() == 1, || BadDraw::TwoTiles { left: left() }),
        }
    }

    fn check_expand(&self, pieces: OneOrTwo<Piece>) -> Verdict {
        let works = self.check_pieces(pieces)?;
        if pieces.len() > 1 {
            return Ok(());
        }
        let further =
            |aqueduct| works.next_steps(aqueduct).into_iter().map(move |to| Piece { aqueduct, to });
        let advice: Vec<Piece> = Aqueduct::ALL.into_iter().flat_map(further).collect();
        if advice.is_empty() { Ok(()) } else { Err(IllegalMove::SecondPiece { advice }) }
    }

    /// Whether these pieces may be laid one after the other, §2.5; the table on which they lie.
    fn check_pieces(&self, pieces: impl IntoIterator<Item = Piece>) -> Result<Self, IllegalMove> {
        let mut works = *self;
        for piece in pieces {
            works.check_piece(piece)?;
            works.lay(piece);
        }
        Ok(works)
    }

    /// Where an aqueduct, open or about to be, could go on.
    fn advised(&self, aqueduct: Aqueduct) -> Vec<Vertex> {
        let steps = self.steps(self.tail(aqueduct), self.wet).into_iter();
        steps.filter(|_| self.pieces_left(aqueduct) > 0).collect()
    }

    /// Whether this piece may be laid next.
    fn check_piece(&self, piece: Piece) -> Verdict {
        let Piece { aqueduct, to } = piece;
        let (tail, spring) = (self.tail(aqueduct), self.grid.spring(aqueduct));
        let is_open = self.springs_due & aqueduct.bit() != 0 || self.course(aqueduct).is_open;
        must(is_open, || IllegalMove::NotOpen { aqueduct, spring })?;
        must(self.pieces_left(aqueduct) > 0, || IllegalMove::NoPieces { aqueduct })?;
        let no = |why| IllegalMove::Step { why, piece, tail, advice: self.advised(aqueduct) };
        let edge = self.grid.edge_between(tail, to).ok_or_else(|| no(BadStep::NotNext))?;
        if self.wet.contains(to) {
            let reaches = |other: &Aqueduct| {
                self.grid.spring(*other) == to || self.course(*other).path.contains(&to)
            };
            let mut others = Aqueduct::ALL.into_iter().filter(|other| *other != aqueduct);
            return Err(no(others.find(reaches).map_or(BadStep::Loop, BadStep::Touches)));
        }
        must(self.streets.contains(edge), || no(BadStep::NoSide))
    }

    fn check_tile(&self, tile: Kind) -> Verdict {
        let ready = self.mover().ready;
        must(ready.of(tile) > 0, || IllegalMove::NotReady {
            tile,
            held: ready.kinds().collect(),
            drawn: self.fresh.of(tile),
        })
    }

    fn check_place(&self, at: Placement) -> Verdict {
        let lot = self.grid.lot(at);
        if let Some(by) = self.obstacle(at) {
            return Err(IllegalMove::Taken { at, by, places: self.nearest(at) });
        }
        let hills =
            || self.drawn_hills().map(|hill| self.grid.corners_of(self.grid.hill(hill).triangle));
        let on_hill = |edge: Edge| {
            let ends = self.grid.ends(edge);
            hills().any(|corners| ends.iter().all(|end| corners.contains(end)))
        };
        let is_supported =
            lot.sides.iter().any(|side| self.streets.contains(side) || on_hill(side));
        must(is_supported, || IllegalMove::Unsupported { at, places: self.nearest(at) })
    }

    /// The tile or the drawn hill that lies where a tile here would lie.
    fn obstacle(&self, at: Placement) -> Option<Obstacle> {
        let lot = self.grid.lot(at);
        let tile = self.tiles.and(lot.blocked).iter().next();
        let is_under = |hill: &Hill| lot.triangles.contains(&self.grid.hill(*hill).triangle);
        let hill = || self.drawn_hills().find(is_under).map(Obstacle::Hill);
        tile.map(|tile| Obstacle::Tile(self.kind_at(tile), tile)).or_else(hill)
    }

    /// The legal places nearest to this one.
    fn nearest(&self, at: Placement) -> Vec<Placement> {
        let middle = |place: Placement| {
            let [(q, r), (to_q, to_r)] =
                self.grid.ends(self.grid.lot(place).diagonal).map(|end| self.grid.point(end));
            (i16::from(q) + i16::from(to_q), i16::from(r) + i16::from(to_r))
        };
        let (q, r) = middle(at);
        let distance = |place: &Placement| {
            let (dq, dr) = (middle(*place).0 - q, middle(*place).1 - r);
            dq * dq + dr * dr + dq * dr
        };
        let mut places: Vec<Placement> = self.places.iter().collect();
        places.sort_by_key(distance);
        places.truncate(ADVISED);
        places
    }

    fn check_open(&self, aqueduct: Aqueduct, path: Path) -> Verdict {
        must(self.springs_due & aqueduct.bit() != 0, || self.open_first())?;
        let works = self.check_pieces(path.into_iter().map(|to| Piece { aqueduct, to }))?;
        let further = works.advised(aqueduct);
        must(path.len() == LONGEST_PATH || further.is_empty(), || IllegalMove::TooShort {
            path: path.to_vec(),
            advice: further,
        })
    }
}
