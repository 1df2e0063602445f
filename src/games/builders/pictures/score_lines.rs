//! What the page of the scores has by lines, and what it says beside its title.

use crate::games::builders::rules::state::IDLE_ROUNDS;
use crate::games::builders::rules::view::{PublicView, Score};
use crate::render::parts::{Pattern, ScoreLine};
use crate::render::theme;
use crate::say;
use crate::talk::say::Text;

use super::icons;
use super::palette::{self, Antiquity, Shade};

/// The categories of a score in their fixed order; what can only be lost comes last, as it is cut off the bar's end.
#[must_use]
pub fn lines(score: &Score) -> [ScoreLine<Antiquity>; 5] {
    let line = |name, icon, points, ground, ink, pattern, is_loss| ScoreLine {
        name,
        icon,
        points,
        is_loss,
        ground,
        ink,
        pattern,
    };
    let (ink, white): (Shade, Shade) = (theme::INK.into(), theme::WHITE.into());
    let homes = palette::SCORE_BUILDINGS;
    let blue = palette::SCORE_MACHINES;
    let gold = palette::SCORE_SESTERCES;
    [
        line("Buildings", icons::HOME, score.buildings, homes, ink, Pattern::Lines, false),
        line("Machines", icons::COG, score.machines, blue, white, Pattern::Columns, false),
        line("Sesterces", icons::COIN, score.sesterces, gold, ink, Pattern::Lozenges, false),
        line(
            "Prisoners",
            icons::CHAIN,
            score.prisoners,
            palette::SLATE,
            white,
            Pattern::Rising,
            true,
        ),
        line(
            "Loans",
            icons::LOAN,
            score.loans,
            theme::TERRACOTTA.into(),
            white,
            Pattern::Falling,
            true,
        ),
    ]
}

/// What the page says beside its title: how the game ended, or how far it is.
pub(super) fn after(view: &PublicView) -> Text {
    let round = view.round;
    match (view.winners, view.is_stalled) {
        (None, _) => say!("builders-alt-in-round", round),
        (Some(_), false) => say!("builders-alt-after-rounds", round),
        (Some(_), true) if view.idle_rounds >= IDLE_ROUNDS => {
            say!("builders-alt-nothing-built", rounds = IDLE_ROUNDS, round)
        }
        (Some(_), true) => say!("builders-alt-nobody-finished", round),
    }
}
