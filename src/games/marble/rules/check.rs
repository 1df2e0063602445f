//! Whether a move is legal, rule by rule, and what would be right instead, §2.
//!
//! Written apart from `legal.rs`, which lists what is allowed; a law tests that both agree. Only the advice that a refusal
//! gives is read from that list.

use super::{
    illegal::{BadDraw, BadStep, IllegalMove, Obstacle},
    kinds::{Aqueduct, Kind},
    moves::{Move, OneOrTwo, Path, Piece},
    places::{Edge, Hill, Placement, Vertex, VertexSet},
    state::{Marble, Post, Stage},
};

type Verdict = Result<(), IllegalMove>;

/// How many places a refusal advises.
const ADVISED: usize = 5;

/// Breaks off with this error unless the condition holds.
pub(crate) fn must<E>(condition: bool, otherwise: impl FnOnce() -> E) -> Result<(), E> {
    if condition { Ok(()) } else { Err(otherwise()) }
}

/// Where the aqueducts end while pieces are being laid.
#[derive(Clone, Copy)]
struct Works {
    tails: [Vertex; 3],
    left: [u8; 3],
    wet: VertexSet,
}

impl Marble {
    /// Whether the seat to move may make this move.
    pub(crate) fn verdict(&self, mv: Move) -> Verdict {
        match (self.stage, mv) {
            (Stage::Over, _) => Err(IllegalMove::Over),
            (Stage::Open, Move::Open { aqueduct, path }) => self.check_open(aqueduct, path),
            (Stage::Open, _) => {
                let due = Aqueduct::of_bits(self.springs_due).collect();
                Err(IllegalMove::OpenFirst { due })
            }
            (Stage::Finish, Move::Finish { site }) => {
                must(self.due.contains(site), || self.not_complete(site))
            }
            (Stage::Finish, _) => Err(IllegalMove::FinishFirst { due: self.due.iter().collect() }),
            (Stage::Reward(_), Move::Reward { tile: None }) => Ok(()),
            (Stage::Reward(site), Move::Reward { tile: Some(tile) }) => {
                let mut own = self.posts_at(self.to_move, site);
                must(own.any(|post| post == tile), || {
                    let own = self.posts_at(self.to_move, site).collect();
                    IllegalMove::NotOnSite { tile, site, own }
                })
            }
            (Stage::Reward(site), _) => {
                let own = self.posts_at(self.to_move, site).collect();
                Err(IllegalMove::RewardFirst { site, building: self.building_at(site), own })
            }
            (Stage::Act, mv) => self.check_in_turn(mv),
        }
    }

    /// Where nothing is due.
    fn check_in_turn(&self, mv: Move) -> Verdict {
        match mv {
            Move::Draw { .. } | Move::Expand { .. } | Move::Recall { .. } | Move::Play { .. } => {
                must(self.actions > 0, || IllegalMove::NoActionLeft)?;
                self.check_action(mv)
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

    fn check_action(&self, mv: Move) -> Verdict {
        match mv {
            Move::Draw { tiles } => self.check_draw(tiles).map_err(IllegalMove::Draw),
            Move::Expand { pieces } => self.check_expand(pieces),
            Move::Recall { tile } => {
                let mut own = self.mover().posts();
                must(own.any(|post| post == tile), || IllegalMove::NoMagistrateThere {
                    tile,
                    own: self.mover().posts().collect(),
                })
            }
            Move::Play { tile, at, magistrate } => {
                self.check_tile(tile)?;
                self.check_place(at)?;
                let at_hand = self.mover().count(Post::Ready);
                must(!magistrate || at_hand > 0, || IllegalMove::NoMagistrate)
            }
            Move::Open { .. }
            | Move::Finish { .. }
            | Move::Reward { .. }
            | Move::Spend { .. }
            | Move::End => Ok(()),
        }
    }

    fn not_complete(&self, site: Vertex) -> IllegalMove {
        IllegalMove::NotComplete { site, due: self.due.iter().collect() }
    }

    fn check_draw(&self, tiles: OneOrTwo<Kind>) -> Result<(), BadDraw> {
        let left = || self.stacks.kinds().collect::<Vec<Kind>>();
        must(self.stacks.total() > 0, || BadDraw::Nothing)?;
        for tile in tiles.iter() {
            must(self.stacks.of(tile) > 0, || BadDraw::EmptyStack { tile, left: left() })?;
        }
        let is_last_stack = self.stacks.kinds().count() == 1;
        match (tiles.first, tiles.second) {
            (first, Some(second)) if first == second => {
                must(is_last_stack, || BadDraw::SameType { left: left() })?;
                must(self.stacks.of(first) > 1, || BadDraw::LastTile { tile: first })
            }
            (first, Some(second)) => must(first < second, || BadDraw::Order),
            (_, None) => must(self.stacks.total() == 1, || BadDraw::TwoTiles { left: left() }),
        }
    }

    fn works(&self) -> Works {
        let tails = Aqueduct::ALL.map(|aqueduct| self.tail(aqueduct));
        let left = Aqueduct::ALL.map(|aqueduct| self.pieces_left(aqueduct));
        Works { tails, left, wet: self.wet }
    }

    fn check_expand(&self, pieces: OneOrTwo<Piece>) -> Verdict {
        let mut works = self.works();
        for piece in pieces.iter() {
            self.check_piece(&works, piece)?;
            works.lay(piece);
        }
        if pieces.second.is_some() {
            return Ok(());
        }
        let open = Aqueduct::ALL.into_iter().filter(|aqueduct| self.course(*aqueduct).is_open);
        let further = |aqueduct| {
            let steps = self.advised(&works, aqueduct).into_iter();
            steps.map(move |to| Piece { aqueduct, to })
        };
        let advice: Vec<Piece> = open.flat_map(further).collect();
        if advice.is_empty() { Ok(()) } else { Err(IllegalMove::SecondPiece { advice }) }
    }

    /// Where an aqueduct could go on, for a message.
    fn advised(&self, works: &Works, aqueduct: Aqueduct) -> Vec<Vertex> {
        if works.left[aqueduct.index()] == 0 {
            return Vec::new();
        }
        self.steps(works.tails[aqueduct.index()], works.wet).iter().collect()
    }

    /// Whether this piece may be laid next, §2.5.
    fn check_piece(&self, works: &Works, piece: Piece) -> Verdict {
        let Piece { aqueduct, to } = piece;
        let (tail, spring) = (works.tails[aqueduct.index()], self.grid.spring(aqueduct));
        let is_open = self.springs_due & aqueduct.bit() != 0 || self.course(aqueduct).is_open;
        must(is_open, || IllegalMove::NotOpen { aqueduct, spring })?;
        must(works.left[aqueduct.index()] > 0, || IllegalMove::NoPieces { aqueduct })?;
        let no = |why| {
            let advice = self.advised(works, aqueduct);
            IllegalMove::Step { why, piece, tail, advice }
        };
        let edge = self.grid.edge_between(tail, to).ok_or_else(|| no(BadStep::NotNext))?;
        if works.wet.contains(to) {
            let reaches = |other: &Aqueduct| {
                works.tails[other.index()] == to
                    || self.grid.spring(*other) == to
                    || self.course(*other).path().contains(&to)
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
            || self.drawn_hills().map(|hill| self.grid.corners_of(self.grid.hill_triangle(hill)));
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
        let is_under = |hill: &Hill| lot.triangles.contains(&self.grid.hill_triangle(*hill));
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
        must(self.springs_due & aqueduct.bit() != 0, || {
            let due = Aqueduct::of_bits(self.springs_due).collect();
            IllegalMove::OpenFirst { due }
        })?;
        let mut works = self.works();
        for to in path.iter() {
            let piece = Piece { aqueduct, to };
            self.check_piece(&works, piece)?;
            works.lay(piece);
        }
        let further = self.advised(&works, aqueduct);
        must(path.len() == Path::LONGEST || further.is_empty(), || IllegalMove::TooShort {
            path: path.iter().collect(),
            advice: further,
        })
    }
}

impl Works {
    fn lay(&mut self, Piece { aqueduct, to }: Piece) {
        let place = aqueduct.index();
        self.tails[place] = to;
        self.left[place] = self.left[place].saturating_sub(1);
        self.wet.insert(to);
    }
}
