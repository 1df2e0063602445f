//! What one has, in a panel.

use crate::games::marble::rules::{Post, SeatView};
use crate::say;
use crate::talk::layout::Panel;
use crate::talk::present::Spot;
use crate::talk::say::Text;

use super::shot::Shot;
use super::units;

/// Tiles, magistrates with what they can still count for, and the score with the bridges that only the seat knows. One page.
pub fn hand(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let own = view.own();
    let mut lines = vec![say!(
        "marble-panel-own",
        points = units::points(own.points),
        ready = units::kinds(own.ready),
        fresh = units::kinds(view.public.fresh_of(view.seat)),
        magistrates = units::magistrates(own.count(Post::Ready))
    )];
    lines.extend(own.posts().map(|tile| {
        let (kind, corners) = (view.public.kind_at(tile), view.public.open_corners(tile));
        say!("marble-panel-own-post", tile, kind, corners)
    }));
    let (spaces, treasury) = (own.spaces().total(), own.count(Post::Treasury));
    if spaces + treasury > 0 {
        lines.push(say!("marble-panel-own-spaces", spaces, treasury));
    }
    lines.extend(super::fronts::bridges(view));
    lines.push(say!("marble-panel-own-score", points = units::points(view.score.total)));
    spot.aside(Text::lines(lines), Shot::Board)
}
