//! The scores by category in tenths of a point, at the end or so far.

use crate::board::Game;
use crate::games::builders::rules::state::Builders;
use crate::games::builders::rules::view::PublicView;
use crate::render::parts::{draw_scores, marks, score_rows};
use crate::render::{Cast, Everybody, Picture};
use crate::say;

use super::alt;
use super::palette::seat_colours;
use super::score_lines::{after, lines};

/// Draws the points of all players by category: the final scores, or those if the game ended now.
///
/// # Panics
/// When the cast has fewer players than the view.
#[must_use]
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let heading = if view.winners.is_some() {
        say!("builders-picture-final-scores")
    } else {
        say!("builders-picture-scores-so-far")
    };
    let marks = marks(cast, seat_colours(cast));
    let rows = score_rows(cast, &marks, view.winners, |seat| {
        let score = &view.players[seat.index()].score;
        (lines(score).to_vec(), score.total)
    });
    let canvas =
        draw_scores(&heading.to_string(), &after(view).to_string(), &rows, Builders::POINT);
    Picture::new(canvas, &alt::scores(view, cast))
}
