//! Ways to finish a site in this turn, for people to choose from and for opponents to think about.

mod completion;
mod search;

pub use self::completion::{Completion, Sending};
use self::{completion::order, search::Search};
use super::{
    cards::{Building, rules},
    view::{PlayerView, PublicView},
};
use crate::board::Seat;

/// The ways in which a seat can finish each of its sites in this turn with all that it has: at most three for a site,
/// best first, that is for the fewest sesterces, then with the fewest actions, then members. Of ways that differ only
/// in members who bring and cost the same one is told.
///
/// A seat that is not in turn is taken at the start of one. None when the game is over.
pub fn finishing(view: &PublicView, seat: Seat) -> Vec<Completion> {
    let Some((player, actions)) = means(view, seat) else { return Vec::new() };
    let mut completions: Vec<Completion> =
        player.sites.iter().flat_map(|site| Search::new(player, site, actions).best()).collect();
    completions.sort_by_key(order);
    completions
}

/// The same for one site; none when the seat has no such site.
pub fn finishing_at(view: &PublicView, seat: Seat, building: Building) -> Vec<Completion> {
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
