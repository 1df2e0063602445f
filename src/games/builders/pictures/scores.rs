//! The scores by category in tenths of a point, at the end or so far.

use crate::board::{Game, Seat};
use crate::games::builders::rules::state::Builders;
use crate::games::builders::rules::view::PublicView;
use crate::render::parts::{Scores, draw_scores};
use crate::render::{Cast, Everybody, Picture};

use super::alt;
use super::palette::seat_colours;
use super::score_lines::{after, lines};

/// Draws the points of all players by category: the final scores, or those if the game ended now.
///
/// # Panics
/// When the cast has fewer players than the view.
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let of = |seat: Seat| {
        let score = &view.players[seat.index()].score;
        (lines(score).to_vec(), score.total)
    };
    let (colours, point, after) = (seat_colours(cast), Builders::POINT, after(view));
    let canvas =
        draw_scores(&Scores { cast, colours, winners: view.winners, after, point, of: &of });
    Picture::new(canvas, &alt::scores(view, cast))
}
