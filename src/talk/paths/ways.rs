//! The legal moves of a seat, grouped by their paths.

use std::collections::{HashMap, HashSet};

use super::{Guide, Label, Order, Path, Value, guide::Fork};

/// The legal moves with their paths, each path once, in the order of the legal moves.
#[derive(Clone, Debug)]
pub struct Ways<M> {
    command: &'static str,
    all: Vec<(Path, M)>,
}

/// A choice at a fork: its value and the moves that have it.
pub(super) type Branch<M> = (Value, Vec<M>);

/// A way through the steps of one order, while it is walked: what is chosen, and the moves that are left.
#[derive(Clone, Debug)]
pub(super) struct Walk<M> {
    command: &'static str,
    pub order: &'static Order,
    pub given: Vec<Option<Value>>,
    left: Vec<(Path, M)>,
    pub moves: Vec<M>,
}

impl<M: Copy + PartialEq> Ways<M> {
    /// The legal moves that a guide knows; of those with the same path the first stands for all.
    pub fn of<G: Guide<Move = M>>(guide: &G) -> Self {
        let legal = guide.legal();
        let mut known = HashSet::with_capacity(legal.len());
        let mut all: Vec<(Path, M)> = Vec::with_capacity(legal.len());
        for mv in legal {
            let path = guide.path(*mv);
            if known.insert(path.clone()) {
                all.push((path, *mv));
            }
        }
        Self { command: G::COMMAND, all }
    }

    /// The paths with their moves.
    pub fn all(&self) -> &[(Path, M)] {
        &self.all
    }

    /// The moves below a path, best known first; the move itself if it is whole.
    pub fn below<'a>(&'a self, path: &'a Path) -> impl Iterator<Item = M> + 'a {
        self.all.iter().filter(|(whole, _)| path.leads_to(whole)).map(|(_, mv)| *mv)
    }

    /// The beginning of a walk through the steps of this order.
    pub(super) fn walk(&self, order: &'static Order) -> Walk<M> {
        let left: Vec<_> =
            self.all.iter().filter(|(path, _)| path.order() == order.id).cloned().collect();
        let moves = left.iter().map(|(_, mv)| *mv).collect();
        Walk { command: self.command, order, given: vec![None; order.asks.len()], left, moves }
    }

    /// The walk after the steps of this path, of which the order must have as many.
    pub(super) fn along(&self, order: &'static Order, path: &Path) -> Walk<M> {
        let mut walk = self.walk(order);
        for (at, value) in path.values().iter().enumerate() {
            walk.choose(at, value.clone());
        }
        walk
    }
}

impl<M: Copy + PartialEq> Walk<M> {
    /// The different choices at this step, with their moves.
    pub fn branches(&self, at: usize) -> Vec<Branch<M>> {
        let mut places: HashMap<&str, usize> = HashMap::new();
        let mut branches: Vec<Branch<M>> = Vec::new();
        for (path, mv) in &self.left {
            let value = path.value(at);
            let place = *places.entry(value).or_insert_with(|| {
                let owned = path.values().get(at).cloned().unwrap_or_default();
                branches.push((owned, Vec::new()));
                branches.len() - 1
            });
            branches[place].1.push(*mv);
        }
        branches
    }

    /// Chooses this value at this step; whether a legal move is left.
    pub fn choose(&mut self, at: usize, value: Value) -> bool {
        self.left.retain(|(path, _)| path.value(at) == value);
        self.moves = self.left.iter().map(|(_, mv)| *mv).collect();
        self.given[at] = Some(value).filter(|value| !value.is_empty());
        !self.left.is_empty()
    }

    /// The first step from this one on at which there is more than one choice; those with one are not asked.
    pub fn next_asked(&mut self, from: usize) -> Option<(usize, Vec<Branch<M>>)> {
        for at in from..self.order.asks.len() {
            match &self.branches(at)[..] {
                [] => return None,
                [(only, _)] => _ = self.choose(at, only.clone()),
                [..] => return Some((at, self.branches(at))),
            }
        }
        None
    }

    /// What is asked at this step of the moves that are left.
    pub fn fork(&self, at: usize) -> Fork<'_, M> {
        self.fork_of(at, &self.moves)
    }

    /// The same for these moves only.
    pub fn fork_of<'a>(&'a self, at: usize, moves: &'a [M]) -> Fork<'a, M> {
        Fork { order: self.order, command: self.command, given: &self.given, at, moves }
    }

    /// The choices at this step with their labels, best first; nothing to choose is no choice.
    pub fn labelled<G: Guide<Move = M>>(
        &self,
        guide: &G,
        at: usize,
        branches: Vec<Branch<M>>,
    ) -> Vec<(Branch<M>, Label)> {
        let mut labelled: Vec<_> = branches
            .into_iter()
            .filter(|(value, _)| !value.is_empty())
            .map(|(value, moves)| {
                let label = guide.label(&self.fork_of(at, &moves), &value);
                ((value, moves), label)
            })
            .collect();
        labelled.sort_by_key(|(_, label)| std::cmp::Reverse(label.rank));
        labelled
    }

    /// The path of what is chosen, up to the first gap.
    pub fn path(&self) -> Path {
        let given = self.given.iter().map_while(Clone::clone);
        given.fold(Path::new(self.order.id), Path::step)
    }
}
