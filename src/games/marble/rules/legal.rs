//! The legal moves, listed, §2.2: in the order of the actions, the types and the places, each once.

use tinyvec::ArrayVec;

use super::{
    kinds::Aqueduct,
    moves::{LONGEST_PATH, Move, OneOrTwo, Path, Piece},
    places::{Vertex, VertexSet},
    table::{Post, Stage, Table},
};

/// The vertices to which a piece may be laid from one vertex.
pub(crate) type Steps = ArrayVec<[Vertex; 6]>;

impl Table {
    /// Appends what the seat to move may do.
    pub(crate) fn list_moves(&self, out: &mut Vec<Move>) {
        match self.stage {
            Stage::Act => self.list_actions(out),
            Stage::Open => {
                for aqueduct in Aqueduct::of_bits(self.springs_due) {
                    let spring = self.grid.spring(aqueduct);
                    self.list_paths(aqueduct, spring, self.wet, Path::new(), out);
                }
            }
            Stage::Finish => out.extend(self.due.iter().map(|site| Move::Finish { site })),
            Stage::Reward(site) => {
                let tiles = self.posts_at(self.to_move, site);
                out.extend(tiles.map(|tile| Move::Reward { tile: Some(tile) }));
                out.push(Move::Reward { tile: None });
            }
            Stage::Over => {}
        }
    }

    fn list_actions(&self, out: &mut Vec<Move>) {
        let first = out.len();
        if self.actions > 0 {
            self.list_draws(out);
            self.list_expansions(out);
            out.extend(self.mover().posts().map(|tile| Move::Recall { tile }));
            self.list_plays(out);
        }
        let is_stuck = out.len() == first;
        if self.last_round.is_none() {
            let held = self.mover().imperium.kinds();
            out.extend(held.map(|imperium| Move::Spend { imperium }));
        }
        if is_stuck {
            out.push(Move::End);
        }
    }

    /// Two different tiles; from the last stack two of the same, or one (question 11).
    fn list_draws(&self, out: &mut Vec<Move>) {
        let mut kinds = self.stacks.kinds();
        let draw = |tiles| Move::Draw { tiles };
        let Some(first) = kinds.next() else { return };
        if kinds.clone().next().is_none() {
            out.push(draw([first; 2].into_iter().take(self.stacks.of(first).into()).collect()));
            return;
        }
        let mut lower = Some(first);
        while let Some(first) = lower {
            out.extend(kinds.clone().map(|second| draw([first, second].into())));
            lower = kinds.next();
        }
    }

    /// One piece after the other; one alone only where no second can follow it.
    pub(crate) fn list_expansions(&self, out: &mut Vec<Move>) {
        let steps = Aqueduct::ALL.map(|aqueduct| self.next_steps(aqueduct));
        for aqueduct in Aqueduct::ALL {
            for to in steps[aqueduct.index()] {
                let first = Piece { aqueduct, to };
                let before = out.len();
                for second in Aqueduct::ALL {
                    let further = if second != aqueduct {
                        steps[second.index()]
                    } else if self.pieces_left(aqueduct) > 1 {
                        self.steps(to, self.wet.with(to))
                    } else {
                        Steps::new()
                    };
                    let further = further.into_iter().filter(|vertex| *vertex != to);
                    let pair = |to| OneOrTwo::from([first, Piece { aqueduct: second, to }]);
                    out.extend(further.map(|to| Move::Expand { pieces: pair(to) }));
                }
                if out.len() == before {
                    out.push(Move::Expand { pieces: [first].into_iter().collect() });
                }
            }
        }
    }

    fn list_plays(&self, out: &mut Vec<Move>) {
        let has_magistrate = self.mover().count(Post::Ready) > 0;
        let places = self.places;
        out.reserve(8 * places.len());
        for tile in self.mover().ready.kinds() {
            out.extend(places.iter().map(|at| Move::Play { tile, at, magistrate: false }));
            if has_magistrate {
                out.extend(places.iter().map(|at| Move::Play { tile, at, magistrate: true }));
            }
        }
    }

    /// All paths that go on from this one to their third piece, or as far as they can (question 13).
    fn list_paths(
        &self,
        aqueduct: Aqueduct,
        from: Vertex,
        wet: VertexSet,
        mut path: Path,
        out: &mut Vec<Move>,
    ) {
        let steps = self.steps(from, wet);
        if path.len() == LONGEST_PATH || steps.is_empty() {
            out.push(Move::Open { aqueduct, path });
            return;
        }
        for to in steps {
            path.push(to);
            self.list_paths(aqueduct, to, wet.with(to), path, out);
            path.pop();
        }
    }

    /// Where the next piece of an aqueduct may lead now; nowhere as long as it is closed.
    pub(crate) fn next_steps(&self, aqueduct: Aqueduct) -> Steps {
        let can_go_on = self.course(aqueduct).is_open && self.pieces_left(aqueduct) > 0;
        if can_go_on { self.steps(self.tail(aqueduct), self.wet) } else { Steps::new() }
    }

    /// Where the next piece may lead from here when these vertices are taken: along a side of a tile, §2.5.
    pub(crate) fn steps(&self, from: Vertex, wet: VertexSet) -> Steps {
        let ways = self.grid.corner(from).ways.iter();
        let free = ways.filter(|(to, edge)| self.streets.contains(*edge) && !wet.contains(*to));
        free.map(|(to, _)| *to).collect()
    }

    /// Whether one of the four actions can be taken, were an action left.
    pub(crate) fn can_act(&self) -> bool {
        let player = self.mover();
        self.stacks.total() > 0
            || player.posts().next().is_some()
            || player.ready.total() > 0 && !self.places.is_empty()
            || Aqueduct::ALL.into_iter().any(|aqueduct| !self.next_steps(aqueduct).is_empty())
    }
}
