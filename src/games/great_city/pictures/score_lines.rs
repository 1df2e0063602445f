//! The lines of a score.

use crate::games::great_city::rules::view::{PublicView, Score};
use crate::render::parts::{Pattern, ScoreLine};
use crate::render::theme;
use crate::say;

use super::icons;
use super::palette::{self, Rome};

/// The categories of a score in their fixed order; the Shrine only where it is played with.
pub(super) fn lines(view: &PublicView, score: &Score) -> Vec<ScoreLine<Rome>> {
    let line = ScoreLine::gained;
    let homes = score.residential_2 + score.residential_3 + score.residential_4;
    let temples = score.temples - score.shrine;
    let (ink, white) = (theme::INK, theme::WHITE);
    let mut lines = vec![
        line(
            || say!("great_city-score-homes"),
            icons::HOME,
            homes,
            (palette::SCORE_HOMES, ink),
            Pattern::Lines,
        ),
        line(
            || say!("great_city-score-aqueducts"),
            icons::AQUEDUCT,
            score.aqueducts,
            (palette::SCORE_AQUEDUCTS, white),
            Pattern::Columns,
        ),
        line(
            || say!("great_city-score-temples"),
            icons::TEMPLE,
            temples,
            (palette::SCORE_TEMPLES, white),
            Pattern::Rising,
        ),
        line(
            || say!("great_city-score-coins"),
            icons::COIN,
            score.coins,
            (palette::SCORE_COINS, ink),
            Pattern::Lozenges,
        ),
        line(
            || say!("great_city-score-influence"),
            icons::STAR,
            score.influence_tokens,
            (palette::SCORE_TOKENS, white),
            Pattern::Falling,
        ),
        line(
            || say!("great_city-score-cards"),
            icons::LAUREL,
            score.influence_cards,
            (palette::SCORE_CARDS, ink),
            Pattern::Waves,
        ),
    ];
    if view.options.shrine || score.shrine != 0 {
        let shrine = line(
            || say!("great_city-score-shrine"),
            icons::SHRINE,
            score.shrine,
            (palette::SCORE_SHRINE, ink),
            Pattern::Dots,
        );
        lines.insert(3, shrine);
    }
    lines
}
