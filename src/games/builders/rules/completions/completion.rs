//! A completion: whom to send to finish a site.

use crate::games::builders::rules::{
    cards::{Building, Member},
    moves::Move,
    resources::Resource,
};

/// The most completions that are told for one site.
pub(super) const PER_SITE: usize = 3;

/// A way to finish an open site in one turn: members to send, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The site.
    pub building: Building,
    /// Who is sent, in this order. Nobody of them can be spared.
    pub sends: Vec<Sending>,
    /// The actions that this costs (B2).
    pub actions: u8,
    /// Those of them that must be bought (B1).
    pub bought: u8,
    /// The sesterces to pay: for who is sent, and for bought actions.
    pub coins: u16,
    /// The sesterces that the finished site pays.
    pub sesterces: u8,
    /// The points that it scores.
    pub points: u8,
}

/// Somebody to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sending {
    pub worker: Member,
    /// The tool that goes along.
    pub tool: Option<Resource>,
}

impl Completion {
    /// The moves of the completion, in order.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let building = self.building;
        self.sends.iter().map(move |send| Move::Send {
            worker: send.worker,
            building,
            tool: send.tool,
        })
    }
}

/// By what completions are compared: the least is the best.
pub(super) fn order(completion: &Completion) -> (u16, u8, usize) {
    (completion.coins, completion.actions, completion.sends.len())
}
