//! The lines of a score.

use crate::catalogue::Text;
use crate::games::great_city::rules::view::{PublicView, Score};
use crate::render::parts::{Pattern, ScoreLine};
use crate::render::theme;
use crate::say;

use super::icons;
use super::palette::{self, Rome};

/// The categories of a score in their fixed order; the Shrine only where it is played with.
pub(super) fn lines(view: &PublicView, score: &Score) -> Vec<ScoreLine<Rome>> {
    use Pattern as P;
    let (line, ink, white) = (ScoreLine::gained, theme::INK, theme::WHITE);
    let (homes, aqueducts) = ((palette::SCORE_HOMES, ink), (palette::SCORE_AQUEDUCTS, white));
    let (temples, shrine) = ((palette::SCORE_TEMPLES, white), (palette::SCORE_SHRINE, ink));
    let (coins, influence) = ((palette::SCORE_COINS, ink), (palette::SCORE_TOKENS, white));
    let (cards, stakes) = ((palette::SCORE_CARDS, ink), score.influence_cards);
    let of_homes = score.residential_2 + score.residential_3 + score.residential_4;
    let (of_temples, tokens) = (score.temples - score.shrine, score.influence_tokens);
    let mut lines = vec![
        line(|| says("homes"), icons::HOME, of_homes, homes, P::Lines),
        line(|| says("aqueducts"), icons::AQUEDUCT, score.aqueducts, aqueducts, P::Columns),
        line(|| says("temples"), icons::TEMPLE, of_temples, temples, P::Rising),
        line(|| says("coins"), icons::COIN, score.coins, coins, P::Lozenges),
        line(|| says("influence"), icons::STAR, tokens, influence, P::Falling),
        line(|| says("cards"), icons::LAUREL, stakes, cards, P::Waves),
    ];
    if view.options.shrine || score.shrine != 0 {
        lines.insert(3, line(|| says("shrine"), icons::SHRINE, score.shrine, shrine, P::Dots));
    }
    lines
}

fn says(line: &str) -> Text {
    say!("great_city-score", line)
}
