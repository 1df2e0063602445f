//! What one has, in a panel.

use super::{shot::Shot, units};
use crate::{
    games::marble::rules::view::SeatView,
    say,
    talk::{layout::Panel, present::Spot, say::Text},
};

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
        say!(
            "marble-panel-own-post",
            tile = post.tile.to_string(),
            kind = units::kind(post.kind),
            corners = post.open_corners
        )
    }));
    if own.spaces.total() + own.treasury > 0 {
        let (spaces, treasury) = (own.spaces.total(), own.treasury);
        lines.push(say!("marble-panel-own-spaces", spaces, treasury));
    }
    lines.extend(super::fronts::bridges(view));
    lines.push(say!("marble-panel-own-score", points = units::points(view.score.total)));
    spot.aside(Text::lines(lines), Shot::Board)
}
