//! Ways to finish a site in this turn, for people to choose from and for opponents to think about.

mod search;

use self::search::Search;
use super::{
    cards::{Building, Member, rules},
    moves::Move,
    resources::Resource,
    view::{PlayerView, PublicView},
};
use crate::board::Seat;

/// The most plans that are told for one site.
const PER_SITE: usize = 3;

/// A way to finish an open site in one turn: members to send, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
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
    /// Who.
    pub worker: Member,
    /// The tool that goes along.
    pub tool: Option<Resource>,
}

impl Plan {
    /// The moves of the plan, in order.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let building = self.building;
        self.sends.iter().map(move |send| Move::Send {
            worker: send.worker,
            building,
            tool: send.tool,
        })
    }
}

/// The ways in which a seat can finish each of its sites in this turn with all that it has: at most three for a site,
/// best first, that is for the fewest sesterces, then with the fewest actions, then members. Of ways that differ only
/// in members who bring and cost the same one is told.
///
/// A seat that is not in turn is taken at the start of one. None when the game is over.
#[must_use]
pub fn finishing(view: &PublicView, seat: Seat) -> Vec<Plan> {
    let Some((player, actions)) = means(view, seat) else { return Vec::new() };
    let mut plans: Vec<Plan> =
        player.sites.iter().flat_map(|site| Search::new(player, site, actions).best()).collect();
    plans.sort_by_key(order);
    plans
}

/// The same for one site; none when the seat has no such site.
#[must_use]
pub fn finishing_at(view: &PublicView, seat: Seat, building: Building) -> Vec<Plan> {
    let Some((player, actions)) = means(view, seat) else { return Vec::new() };
    player.site(building).map_or_else(Vec::new, |site| Search::new(player, site, actions).best())
}

/// What the seat has, and its actions; `None` when the game is over.
fn means(view: &PublicView, seat: Seat) -> Option<(&PlayerView, u8)> {
    let turn = view.turn?;
    let is_in_turn = view.to_move == Some(seat);
    let actions = if is_in_turn { turn.actions } else { rules().free_actions };
    view.players.get(seat.index()).map(|player| (player, actions))
}

fn order(plan: &Plan) -> (u16, u8, usize) {
    (plan.coins, plan.actions, plan.sends.len())
}
