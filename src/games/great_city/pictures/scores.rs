//! The scores as stacked bars, at the end or so far. Visual language §5.

use crate::board::{Game, Seat};
use crate::games::great_city::rules::state::GreatCity;
use crate::games::great_city::rules::view::PublicView;
use crate::render::parts::{Scores, draw_scores};
use crate::render::{Cast, Everybody, Picture};
use crate::say;

use super::alt;
use super::palette::seat_colours;
use super::score_lines::lines;

/// Draws the points of all players by category: the final scores, or those if the game ended now.
///
/// # Panics
/// When the cast has fewer players than the view.
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let (round, rounds) = (view.round, view.rounds);
    let after = match view.winners {
        Some(_) => say!("great_city-picture-after-rounds", rounds),
        None => say!("great_city-picture-in-round", round, rounds),
    };
    let of = |seat: Seat| {
        let score = &view.players[seat.index()].score;
        (lines(view, score), score.total)
    };
    let (colours, point) = (seat_colours(cast), GreatCity::POINT);
    let canvas =
        draw_scores(&Scores { cast, colours, winners: view.winners, after, point, of: &of });
    Picture::new(canvas, &alt::scores(view, cast))
}
