//! What is known of one seat's moves while one answer is made.

use std::cell::OnceCell;
use std::collections::HashMap;

use crate::board::WhatIf;
use crate::games::marble::rules::{Marble, Move, SeatView};

/// What is known of one seat's moves while one answer is made.
pub struct Guide<'v> {
    /// The view of the seat.
    pub view: &'v SeatView,
    what_if: OnceCell<WhatIf<Marble>>,
    promises: OnceCell<HashMap<Move, f32>>,
}

impl<'v> From<&'v SeatView> for Guide<'v> {
    fn from(view: &'v SeatView) -> Self {
        Self { view, what_if: OnceCell::new(), promises: OnceCell::new() }
    }
}

impl Guide<'_> {
    /// The world in which moves are tried.
    pub fn what_if(&self) -> &WhatIf<Marble> {
        self.what_if.get_or_init(|| WhatIf::new(self.view))
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
