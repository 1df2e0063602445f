//! The scores as stacked bars, at the end or so far. Visual language §5.

use crate::board::Game;
use crate::games::great_city::rules::state::GreatCity;
use crate::games::great_city::rules::view::{PublicView, Score};
use crate::render::icons::Icon;
use crate::render::parts::{Pattern, ScoreLine, draw_scores, marks, score_rows};
use crate::render::{Cast, Everybody, Picture, theme};

use super::alt;
use super::icons;
use super::palette::{self, Rome, Shade, seat_colours};

/// The categories of a score in their fixed order; the Shrine only where it is played with.
pub(super) fn lines(view: &PublicView, score: &Score) -> Vec<ScoreLine<Rome>> {
    let homes = score.residential_2 + score.residential_3 + score.residential_4;
    let temples = score.temples - score.shrine;
    let (ink, white): (Shade, Shade) = (theme::INK.into(), theme::WHITE.into());
    let mut lines = vec![
        line("Residential", icons::HOME, homes, (palette::SCORE_HOMES, ink), Pattern::Lines),
        line(
            "Aqueducts",
            icons::AQUEDUCT,
            score.aqueducts,
            (palette::SCORE_AQUEDUCTS, white),
            Pattern::Columns,
        ),
        line("Temples", icons::TEMPLE, temples, (palette::SCORE_TEMPLES, white), Pattern::Rising),
        line("Coins", icons::COIN, score.coins, (palette::SCORE_COINS, ink), Pattern::Lozenges),
        line(
            "Influence",
            icons::STAR,
            score.influence_tokens,
            (palette::SCORE_TOKENS, white),
            Pattern::Falling,
        ),
        line(
            "Infl. cards",
            icons::LAUREL,
            score.influence_cards,
            (palette::SCORE_CARDS, ink),
            Pattern::Waves,
        ),
    ];
    if view.options.shrine || score.shrine != 0 {
        lines.insert(
            3,
            line(
                "Shrine",
                icons::SHRINE,
                score.shrine,
                (palette::SCORE_SHRINE, ink),
                Pattern::Dots,
            ),
        );
    }
    lines
}

/// A category of points, which are never negative here.
const fn line(
    name: &'static str,
    icon: Icon,
    points: i32,
    (ground, ink): (Shade, Shade),
    pattern: Pattern,
) -> ScoreLine<Rome> {
    ScoreLine { name, icon, points, is_loss: false, ground, ink, pattern }
}

/// Draws the points of all players by category: the final scores, or those if the game ended now.
///
/// # Panics
/// When the cast has fewer players than the view.
#[must_use]
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let (heading, after) = if view.winners.is_some() {
        ("Final scores", format!("after {} rounds", view.rounds))
    } else {
        ("Scores so far", format!("in round {} of {}", view.round, view.rounds))
    };
    let marks = marks(cast, seat_colours(cast));
    let rows = score_rows(cast, &marks, view.winners, |seat| {
        let score = &view.players[seat.index()].score;
        (lines(view, score), score.total)
    });
    let canvas = draw_scores(heading, &after, &rows, GreatCity::POINT);
    Picture::new(&canvas, &alt::scores(view, cast))
}
