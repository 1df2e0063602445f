//! The lines of a score.

use crate::games::great_city::rules::view::{PublicView, Score};
use crate::render::icons::Icon;
use crate::render::parts::{Pattern, ScoreLine};
use crate::render::theme;

use super::icons;
use super::palette::{self, Rome, Shade};

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
