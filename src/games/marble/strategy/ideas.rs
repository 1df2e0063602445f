//! The moves worth a thought, each with what it looks like at first sight.
//!
//! Left out: all but the best places for tiles and pieces, a tile without a magistrate of any but the type of which one has
//! most, draws of types of which one has plenty, recalls of magistrates that can still count while one is at hand, and
//! imperium spent while actions are left.

use crate::board::strategy::Idea;
use crate::games::marble::rules::{
    Kind, Marble, Move, OneOrTwo, Piece, Placement, Post, Stage, Vertex,
};

use super::sketch::Sketch;
use super::weights::Weights;

/// The most draws, expansions and openings that are worth a thought.
const DRAWS: usize = 3;
const EXPANSIONS: usize = 3;
const OPENINGS: usize = 6;

impl Marble {
    pub(crate) fn list_ideas(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        match self.stage {
            Stage::Act if self.actions == 0 => self.spend_ideas(policy, out),
            Stage::Act => self.action_ideas(policy, out),
            Stage::Open => self.listed(OPENINGS, out),
            Stage::Finish => self.listed(usize::MAX, out),
            Stage::Reward(site) => self.reward_ideas(policy, site, out),
            Stage::Over => {}
        }
    }

    fn action_ideas(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        let sketch = Sketch::of(self, policy);
        self.play_ideas(&sketch, out);
        self.draw_ideas(&sketch, out);
        let mut expansions = Vec::new();
        self.list_expansions(&mut expansions);
        self.glanced(expansions, EXPANSIONS, out);
        let at_hand = self.mover().count(Post::Ready);
        let least = self.mover().posts().min_by_key(|tile| self.open_corners(*tile));
        if let Some(tile) = least.filter(|tile| at_hand == 0 || self.is_spent(*tile)) {
            let promise = sketch.time * (policy.magistrate - policy.posted);
            out.push(Idea { mv: Move::Recall { tile }, promise });
        }
        if out.is_empty() {
            self.listed(usize::MAX, out);
        }
    }

    /// Types of which there are few at hand.
    fn draw_ideas(&self, sketch: &Sketch, out: &mut Vec<Idea<Move>>) {
        let (first, weights, time) = (out.len(), sketch.weights, sketch.time);
        let held = |kind: Kind| self.mover().ready.of(kind) + self.fresh.of(kind);
        let count = usize::from(self.mover().ready.total() + self.fresh.total());
        let need = |kind: Kind| {
            let next = count.min(weights.tile.len() - 1);
            let new = if held(kind) == 0 { weights.kind } else { 0.0 };
            weights.tile[next] + new - 0.1 * f32::from(held(kind))
        };
        let kinds: Vec<Kind> = self.stacks.kinds().collect();
        for (place, one) in kinds.iter().enumerate() {
            for other in &kinds[place + 1..] {
                let tiles = OneOrTwo::from([*one, *other]);
                let promise = time * (need(*one) + need(*other));
                out.push(Idea { mv: Move::Draw { tiles }, promise });
            }
        }
        if let [last] = kinds[..] {
            let tiles = [last; 2].into_iter().take(self.stacks.of(last).into()).collect();
            out.push(Idea { mv: Move::Draw { tiles }, promise: 0.0 });
        }
        best(first, DRAWS, out);
    }

    /// The best of the legal moves at a glance.
    fn listed(&self, most: usize, out: &mut Vec<Idea<Move>>) {
        let mut legal = Vec::new();
        self.list_moves(&mut legal);
        self.glanced(legal, most, out);
    }

    fn glanced(&self, moves: Vec<Move>, most: usize, out: &mut Vec<Idea<Move>>) {
        let first = out.len();
        out.extend(moves.into_iter().map(|mv| Idea { mv, promise: self.glance(mv) }));
        best(first, most, out);
    }

    /// What pieces of aqueducts and finished sites bring at once.
    fn glance(&self, mv: Move) -> f32 {
        match mv {
            Move::Expand { pieces } => {
                pieces.into_iter().map(|Piece { to, .. }| self.reached(to)).sum()
            }
            Move::Open { path, .. } => path.into_iter().map(|to| self.reached(to)).sum(),
            Move::Finish { site } => {
                let made = self.completed(site);
                if made.owner == Some(self.active) { f32::from(made.points) } else { 0.0 }
            }
            Move::Draw { .. }
            | Move::Recall { .. }
            | Move::Play { .. }
            | Move::Reward { .. }
            | Move::Spend { .. }
            | Move::End => 0.0,
        }
    }

    /// What a piece that leads to a vertex brings the seat in turn.
    fn reached(&self, to: Vertex) -> f32 {
        let others = f32::from(self.seats - 1);
        for seat in self.all_seats() {
            if self.owned[seat.index()].contains(to) {
                return if seat == self.active { 2.0 } else { -2.0 / others };
            }
        }
        let mine = self.mover().posts().any(|tile| self.grid.touches(tile, to));
        let hope = if mine { 0.5 } else { 0.0 };
        if self.fountains.contains(to) { 1.2 } else { hope }
    }

    /// An action for an imperium tile whose loss costs least in the races, or the end.
    fn spend_ideas(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        out.push(Idea { mv: Move::End, promise: 0.0 });
        if self.last_round.is_some() {
            return;
        }
        let (first, time) = (out.len(), self.time_left(policy));
        let action = time * (policy.action - policy.imperium);
        for imperium in self.mover().imperium.kinds() {
            let mut spent = *self;
            spent.apply(Move::Spend { imperium });
            let promise =
                action + spent.ahead_in_races(policy, time) - self.ahead_in_races(policy, time);
            out.push(Idea { mv: Move::Spend { imperium }, promise });
        }
        best(first, 2, out);
    }

    fn reward_ideas(&self, policy: &Weights, site: Vertex, out: &mut Vec<Idea<Move>>) {
        let seat = self.to_move;
        let stays = |tile: Placement| -> f32 {
            if self.is_spent(tile) {
                0.0
            } else {
                0.8 * self.open_corners(tile).min(4).to_le_bytes().map(f32::from)[0]
            }
        };
        for tile in self.posts_at(seat, site) {
            let promise = policy.coming + 1.0 - stays(tile);
            out.push(Idea { mv: Move::Reward { tile: Some(tile) }, promise });
        }
        out.push(Idea { mv: Move::Reward { tile: None }, promise: 0.0 });
    }
}

/// Keeps the best ideas from this place on.
fn best(first: usize, most: usize, out: &mut Vec<Idea<Move>>) {
    out[first..].sort_by(|a, b| b.promise.total_cmp(&a.promise));
    out.truncate(first.saturating_add(most));
}
