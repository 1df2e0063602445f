//! What is known of one seat's moves while one answer is made.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

use crate::board::WhatIf;
use crate::games::marble::pictures::places::numbered;
use crate::games::marble::rules::{Kind, Marble, Move, Placement, SeatView};

/// What is known of one seat's moves while one answer is made.
pub struct Guide<'v> {
    /// The view of the seat.
    pub view: &'v SeatView,
    what_if: OnceCell<WhatIf<Marble>>,
    promises: OnceCell<HashMap<Move, f32>>,
    numbers: RefCell<Vec<(Kind, Vec<Placement>)>>,
}

impl<'v> From<&'v SeatView> for Guide<'v> {
    fn from(view: &'v SeatView) -> Self {
        Self {
            view,
            what_if: OnceCell::new(),
            promises: OnceCell::new(),
            numbers: RefCell::default(),
        }
    }
}

impl Guide<'_> {
    /// The world in which moves are tried.
    pub fn what_if(&self) -> &WhatIf<Marble> {
        self.what_if.get_or_init(|| WhatIf::new(self.view))
    }

    /// The places of a tile in the order of their numbers: the three that look best, then in reading order.
    pub fn numbers(&self, tile: Kind) -> Vec<Placement> {
        let mut orders = self.numbers.borrow_mut();
        if let Some((_, order)) = orders.iter().find(|(kind, _)| *kind == tile) {
            return order.clone();
        }
        let mut ranked: Vec<(i32, Placement)> = Vec::new();
        for mv in &self.view.legal {
            let Move::Play { tile: kind, at, .. } = *mv else { continue };
            if kind != tile {
                continue;
            }
            let rank = self.rank(&[*mv]);
            match ranked.iter_mut().find(|(_, known)| *known == at) {
                Some((best, _)) => *best = rank.max(*best),
                None => ranked.push((rank, at)),
            }
        }
        let places: Vec<Placement> = ranked.iter().map(|(_, at)| *at).collect();
        ranked.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
        let best: Vec<Placement> = ranked.iter().map(|(_, at)| *at).collect();
        let order = numbered(&places, &best);
        orders.push((tile, order.clone()));
        order
    }

    /// The number of a place for a tile, as its picture has it.
    pub fn number(&self, tile: Kind, at: Placement) -> Option<usize> {
        self.numbers(tile).iter().position(|place| *place == at).map(|place| place + 1)
    }

    /// How good the best of these moves looks at first sight, in hundredths of a point; moves that nobody would think of come
    /// last.
    pub fn rank(&self, moves: &[Move]) -> i32 {
        let promises = self.promises.get_or_init(|| {
            self.what_if().ideas().into_iter().map(|idea| (idea.mv, idea.promise)).collect()
        });
        moves
            .iter()
            .filter_map(|mv| promises.get(mv).copied())
            .map(hundredths)
            .max()
            .unwrap_or(i32::MIN)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a promise is a few hundred points at most")]
fn hundredths(promise: f32) -> i32 {
    (promise * 100.0) as i32
}
