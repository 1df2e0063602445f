//! Information-set Monte Carlo tree search for one observer (SO-ISMCTS; Cowling, Powley, Whitehouse 2012), with the
//! game's own ideas as a prior (PUCT) and each seat for itself (max^n).
//!
//! Each iteration imagines a world that looks like the view, walks down one tree that all worlds share, choosing only
//! among moves that are legal in this world, adds one position, plays on to an end, and tells all moves on its way
//! what came of it.

use std::{collections::HashMap, ops::Range};

use super::{Budget, greedy::lead};
use crate::board::{
    Beliefs, Chance as _, Imagined, Luck, Seat, Strategy, Turn, ViewOf,
    strategy::{BySeat, Idea},
};

/// How much the first impression of a move and a lack of knowledge weigh against what was found.
const CURIOSITY: f32 = 0.6;

/// A move whose promise is behind the best by this share of a clear lead gets a quarter of its weight.
const SCALE: f32 = 0.25;

/// How much of a wish is the victory itself; the rest is the lead.
const VICTORY: f32 = 0.3;

/// The mark of a position in which worlds differ.
const NEVER: u64 = u64::MAX;

struct Edge<M> {
    mv: M,
    prior: f32,
    visits: u32,
    /// The sum of what came of it for the seat that chose.
    total: f32,
    child: Option<u32>,
}

struct Node<M> {
    mark: u64,
    edges: Vec<Edge<M>>,
    is_open: bool,
}

/// A move that an opponent thinks of.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<M> {
    /// The move.
    pub mv: M,
    /// How many points the seat may expect to be ahead of the best other seat at the end; negative for behind.
    pub lead: f32,
    /// How much of the search went into this move, from 0 to 1: how sure the opponent is.
    pub confidence: f32,
}

/// A search from one view.
pub(super) struct Search<'a, G: Strategy> {
    beliefs: &'a Beliefs<G::Weights>,
    worlds: G::Worlds,
    me: Seat,
    luck: Luck,
    nodes: Vec<Node<G::Move>>,
    /// Whether the root has one move that was given, instead of the ideas of the game.
    is_given: bool,
    /// The sums of leads, by the moves of the root.
    leads: Vec<f32>,
    ideas: Vec<Idea<G::Move>>,
    path: Vec<(usize, usize, Seat)>,
    open: Vec<usize>,
    /// By node and mark, where the moves of a world that was seen there before stand in `lists`.
    seen: HashMap<(usize, u64), Range<usize>>,
    lists: Vec<u16>,
}

impl<'a, G: Strategy> Search<'a, G> {
    pub(super) fn new(beliefs: &'a Beliefs<G::Weights>, view: &ViewOf<G>, luck: Luck) -> Self {
        Self {
            beliefs,
            worlds: <G::Worlds>::of(view),
            me: view.seat,
            luck,
            nodes: vec![Node { mark: 0, edges: Vec::new(), is_open: false }],
            is_given: false,
            leads: Vec::new(),
            ideas: Vec::new(),
            path: Vec::new(),
            open: Vec::new(),
            seen: HashMap::new(),
            lists: Vec::new(),
        }
    }

    /// A search of what comes after this legal move, whatever the game thinks of it.
    pub(super) fn after(
        beliefs: &'a Beliefs<G::Weights>,
        view: &ViewOf<G>,
        mv: G::Move,
        luck: Luck,
    ) -> Self {
        let mut search = Self::new(beliefs, view, luck);
        search.nodes[0].edges.push(Edge { mv, prior: 1.0, visits: 0, total: 0.0, child: None });
        search.is_given = true;
        search
    }

    /// Searches for so many iterations, or until the budget is over.
    pub(super) fn run(&mut self, iterations: u32, budget: &Budget) {
        for _ in 0..iterations {
            if budget.is_over() {
                return;
            }
            self.iterate();
        }
    }

    /// One iteration: how far the seat was ahead at its end.
    pub(super) fn iterate(&mut self) -> f32 {
        let mut world = self.worlds.world(&mut self.luck);
        self.descend(&mut world);
        let seats = world.seats();
        let points = world.play_out_by(self.beliefs, &mut self.luck);
        let is_over = matches!(world.turn(), Turn::Over { .. });
        let doubt = if is_over { 0.0 } else { self.beliefs.doubt * G::CLEAR_LEAD };
        let wishes = wishes(&points, seats, G::CLEAR_LEAD, doubt);
        let lead = lead(&points, self.me, seats);
        if let Some((_, edge, _)) = self.path.first() {
            self.leads.resize(self.nodes[0].edges.len(), 0.0);
            self.leads[*edge] += lead;
        }
        for (node, edge, seat) in &self.path {
            let edge = &mut self.nodes[*node].edges[*edge];
            edge.visits += 1;
            edge.total += wishes[seat.index()];
        }
        lead
    }

    /// Walks down the tree to a position that was not there before.
    fn descend(&mut self, world: &mut G) {
        self.path.clear();
        let mut at = 0;
        while let Turn::ToMove(seat) = world.turn() {
            if !self.nodes[at].is_open && at != 0 {
                self.nodes[at].is_open = true;
                return;
            }
            self.look(at, world);
            let chosen = self.select(at);
            let edge = &self.nodes[at].edges[chosen];
            debug_assert!(world.check(edge.mv).is_ok(), "an open move is legal in this world");
            world.play_unchecked(edge.mv);
            self.path.push((at, chosen, seat));
            at = match edge.child {
                Some(child) => child as usize,
                None => self.grow(at, chosen),
            };
        }
    }

    fn grow(&mut self, at: usize, chosen: usize) -> usize {
        let child = self.nodes.len();
        self.nodes.push(Node { mark: 0, edges: Vec::new(), is_open: false });
        self.nodes[at].edges[chosen].child =
            Some(u32::try_from(child).expect("a tree has fewer nodes than iterations"));
        child
    }

    /// Finds the moves of a position that this world allows, and notes those that no world before did.
    fn look(&mut self, at: usize, world: &G) {
        self.open.clear();
        if at == 0 && self.is_given {
            self.open.push(0);
            return;
        }
        let mark = world.mark();
        let node = &mut self.nodes[at];
        if node.mark == mark && mark != NEVER && !node.edges.is_empty() {
            self.open.extend(0..node.edges.len());
            return;
        }
        if let Some(places) = self.seen.get(&(at, mark)) {
            self.open.extend(self.lists[places.clone()].iter().map(|place| usize::from(*place)));
            return;
        }
        self.ideas.clear();
        world.ideas_by(&self.beliefs.policy, &mut self.ideas);
        let best = self.ideas.iter().map(|idea| idea.promise).fold(f32::MIN, f32::max);
        let (known, is_new) = (node.edges.len(), node.edges.is_empty());
        for idea in &self.ideas {
            let place = node.edges.iter().position(|edge| edge.mv == idea.mv);
            self.open.push(place.unwrap_or(node.edges.len()));
            if place.is_none() {
                let prior = weight((best - idea.promise) / (SCALE * G::CLEAR_LEAD));
                node.edges.push(Edge { mv: idea.mv, prior, visits: 0, total: 0.0, child: None });
            }
        }
        if is_new {
            node.mark = mark;
        } else if node.edges.len() > known || known > self.ideas.len() {
            // Worlds differ here: look again each time.
            node.mark = NEVER;
        }
        if G::MARKS_TELL_ALL {
            let first = self.lists.len();
            let places = self.open.iter().map(|place| u16::try_from(*place));
            self.lists.extend(places.map(|place| place.expect("a position has few moves")));
            self.seen.insert((at, mark), first..self.lists.len());
        }
    }

    /// The move that looks best, or of which too little is known.
    fn select(&self, at: usize) -> usize {
        let edges = &self.nodes[at].edges;
        if let [only] = self.open[..] {
            return only;
        }
        let (mut visits, mut total, mut priors) = (0, 0.0, 0.0);
        for place in &self.open {
            let edge = &edges[*place];
            visits += edge.visits;
            total += edge.total;
            priors += edge.prior;
        }
        let tried = number(visits);
        let unknown = if visits == 0 { 0.5 } else { total / tried };
        let curious = CURIOSITY * (1.0 + tried).sqrt() / priors;
        let (mut best, mut most) = (self.open[0], f32::MIN);
        for place in &self.open {
            let edge = &edges[*place];
            let times = number(edge.visits);
            let mean = if edge.visits == 0 { unknown } else { edge.total / times };
            let score = mean + curious * edge.prior / (1.0 + times);
            if score > most {
                (best, most) = (*place, score);
            }
        }
        best
    }

    /// The moves of the root, the most visited first.
    pub(super) fn ranking(&self) -> Vec<Advice<G::Move>> {
        let root = &self.nodes[0];
        let all = number(root.edges.iter().map(|edge| edge.visits).sum::<u32>().max(1));
        let edges = root.edges.iter().zip(&self.leads).filter(|(edge, _)| edge.visits > 0);
        let found = edges.map(|(edge, lead)| {
            let times = number(edge.visits);
            let advice = Advice { mv: edge.mv, lead: lead / times, confidence: times / all };
            (advice, edge.total / times)
        });
        let mut found: Vec<_> = found.collect();
        found.sort_by(|(a, worth_a), (b, worth_b)| {
            b.confidence.total_cmp(&a.confidence).then(worth_b.total_cmp(worth_a))
        });
        found.into_iter().map(|(advice, _)| advice).collect()
    }

    /// The best move; `None` after too short a search to tell.
    pub(super) fn best(&self) -> Option<G::Move> {
        let tried: u32 = self.nodes[0].edges.iter().map(|edge| edge.visits).sum();
        if (tried as usize) < self.nodes[0].edges.len() {
            return None;
        }
        self.ranking().first().map(|found| found.mv)
    }

    /// Any of the moves that are nearly as good as the best.
    pub(super) fn near_best(&self, luck: &mut Luck) -> Option<G::Move> {
        let best = self.best()?;
        let ranking = self.ranking();
        let near: Vec<G::Move> = ranking
            .iter()
            .filter(|found| found.confidence >= 0.5 * ranking[0].confidence)
            .map(|found| found.mv)
            .collect();
        let count = u32::try_from(near.len()).ok().filter(|count| *count > 0);
        count.map_or(Some(best), |count| near.get(luck.below(count) as usize).copied())
    }
}

/// The weight of a move that promises so much less than the best.
fn weight(behind: f32) -> f32 {
    let x = 1.0 + behind;
    1.0 / (x * x)
}

/// What an end is to each seat, from 0 to 1: mostly how far it is ahead, and that it wins.
fn wishes(points: &BySeat, seats: u8, clear_lead: f32, doubt: f32) -> BySeat {
    let mut wishes = BySeat::default();
    for seat in Seat::all(seats) {
        let lead = lead(points, seat, seats);
        let ahead = 0.5 + 0.5 * lead / (clear_lead + lead.abs());
        wishes[seat.index()] = (1.0 - VICTORY) * ahead + VICTORY * victory(lead, doubt);
    }
    wishes
}

/// How likely a lead is the victory, where so many points are a matter of doubt.
fn victory(lead: f32, doubt: f32) -> f32 {
    if doubt > 0.0 {
        let x = lead / doubt;
        return 0.5 + 0.5 * x / (1.0 + x * x).sqrt();
    }
    if lead > 0.0 {
        1.0
    } else if lead < 0.0 {
        0.0
    } else {
        0.5
    }
}

#[expect(clippy::cast_precision_loss, reason = "fewer than 2^24 iterations")]
fn number(count: u32) -> f32 {
    count as f32
}
