//! What is known of one seat's moves while one answer is made.

use std::cell::OnceCell;

use super::{
    bill::{self, Bill},
    ids, named,
};
use crate::{
    board::WhatIf,
    games::builders::rules::{
        cards::Member,
        completions::{Completion, finishing},
        moves::Move,
        state::Builders,
        view::SeatView,
    },
    talk::paths::Value,
};

/// What is known of one seat's moves while one answer is made.
pub struct Guide<'v> {
    /// The view of the seat.
    pub view: &'v SeatView,
    what_if: OnceCell<WhatIf<Builders>>,
    completions: OnceCell<Vec<Completion>>,
}

impl<'v> From<&'v SeatView> for Guide<'v> {
    fn from(view: &'v SeatView) -> Self {
        Self { view, what_if: OnceCell::new(), completions: OnceCell::new() }
    }
}

impl Guide<'_> {
    /// The world in which moves are tried.
    pub fn what_if(&self) -> &WhatIf<Builders> {
        self.what_if.get_or_init(|| WhatIf::new(self.view))
    }

    /// What a legal move costs and brings.
    pub fn bill(&self, mv: Move) -> Bill {
        bill::bill(self.view, self.what_if(), mv)
    }

    /// All ways to finish a site in the rest of this turn.
    pub fn completions(&self) -> &[Completion] {
        self.completions.get_or_init(|| finishing(&self.view.public, self.view.seat))
    }

    /// The actions left.
    pub fn actions(&self) -> u8 {
        self.view.public.turn.map_or(0, |turn| turn.actions)
    }

    /// The first member of the team or the row that is like this one in every respect.
    fn alike(&self, card: Member) -> Member {
        let own = self.view.own();
        if let Some(wanted) = own.member(card) {
            let mut team = own.team.iter().filter(|member| member.is_available());
            let is_same = |other: &&_| named::is_alike(other, wanted);
            return team.find(is_same).map_or(card, |other| other.member);
        }
        let mut row = self.view.public.workers.iter().flatten();
        row.find(|other| named::is_same_card(**other, card)).copied().unwrap_or(card)
    }

    /// The value of the first who is like this one.
    pub fn member(&self, card: Member) -> Value {
        ids::id(self.alike(card).id()).into()
    }
}
