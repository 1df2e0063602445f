//! The scores as stacked bars, at the end or so far. Visual language §5.

use crate::board::Game;
use crate::games::great_city::rules::state::GreatCity;
use crate::games::great_city::rules::view::PublicView;
use crate::render::parts::{draw_scores, marks, score_rows};
use crate::render::{Cast, Everybody, Picture};
use crate::say;

use super::alt;
use super::palette::seat_colours;
use super::score_lines::lines;

/// Draws the points of all players by category: the final scores, or those if the game ended now.
///
/// # Panics
/// When the cast has fewer players than the view.
#[must_use]
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let (heading, after) = if view.winners.is_some() {
        let after = say!("great_city-picture-after-rounds", rounds = view.rounds);
        (say!("great_city-picture-final"), after)
    } else {
        let (round, rounds) = (view.round, view.rounds);
        let after = say!("great_city-picture-in-round", round, rounds);
        (say!("great_city-picture-so-far"), after)
    };
    let marks = marks(cast, seat_colours(cast));
    let rows = score_rows(cast, &marks, view.winners, |seat| {
        let score = &view.players[seat.index()].score;
        (lines(view, score), score.total)
    });
    let canvas = draw_scores(&heading.to_string(), &after.to_string(), &rows, GreatCity::POINT);
    Picture::new(canvas, &alt::scores(view, cast))
}
