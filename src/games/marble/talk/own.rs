//! What one has, in a panel.

use crate::games::marble::pictures::own_bridges;
use crate::games::marble::rules::{Post, SeatView};
use crate::say;
use crate::talk::layout::Panel;
use crate::talk::present::Spot;
use crate::talk::say::Text;

use super::shot::Shot;
use super::units;

/// Tiles and magistrates, and the score with the bridges that only the seat knows. One page.
pub fn hand(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let own = view.own();
    let mut lines = vec![say!(
        "marble-panel-own",
        points = units::points(own.points),
        ready = units::kinds(own.ready),
        fresh = units::kinds(view.public.fresh_of(view.seat)),
        magistrates = units::magistrates(own.count(Post::Ready))
    )];
    let score = say!("marble-panel-own-score", points = units::points(view.score.total));
    lines.push(Text::sentences(own_bridges(view).into_iter().chain([score])));
    spot.aside(Text::lines(lines), Shot::Board)
}
