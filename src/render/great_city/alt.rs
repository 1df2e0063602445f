//! Pictures in words.

use crate::games::Seat;
use crate::games::great_city::Card;
use crate::games::great_city::view::{PublicView, SeatView};
use crate::render::Cast;

use super::detail::Plan;

/// The table in words.
pub(super) fn overview(_view: &PublicView, _cast: &Cast) -> String {
    String::new()
}
pub(super) fn city(_view: &PublicView, _seat: Seat, _cast: &Cast) -> String {
    String::new()
}
pub(super) fn plan(_view: &SeatView, _plan: &Plan) -> String {
    String::new()
}
pub(super) fn cards(_view: &SeatView, _heading: &str, _subtitle: &str, _cards: &[Card]) -> String {
    String::new()
}
pub(super) fn scores(_view: &PublicView, _cast: &Cast) -> String {
    String::new()
}
