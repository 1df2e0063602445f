//! What one has, in a panel.

use crate::games::marble::rules::{PostView, SeatView};
use crate::say;
use crate::talk::layout::Panel;
use crate::talk::present::Spot;
use crate::talk::say::Text;

use super::shot::Shot;
use super::units;

/// Tiles, magistrates with what they can still count for, and the score with the bridges that only the seat knows. One page.
#[must_use]
pub fn hand(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let own = view.own();
    let mut lines = vec![say!(
        "marble-panel-own",
        points = units::points(own.points),
        ready = units::kinds(own.ready),
        fresh = units::kinds(own.fresh),
        magistrates = units::magistrates(own.magistrates)
    )];
    lines.extend(own.posts.iter().map(|post| {
        let PostView { tile, kind, open_corners } = post;
        say!("marble-panel-own-post", tile, kind, corners = open_corners)
    }));
    if own.spaces.total() + own.treasury > 0 {
        let (spaces, treasury) = (own.spaces.total(), own.treasury);
        lines.push(say!("marble-panel-own-spaces", spaces, treasury));
    }
    lines.extend(super::fronts::bridges(view));
    lines.push(say!("marble-panel-own-score", points = units::points(view.score.total)));
    spot.aside(Text::lines(lines), Shot::Board)
}
