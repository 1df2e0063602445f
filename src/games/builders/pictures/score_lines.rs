//! What the page of the scores has by lines, and what it says beside its title.

use crate::board::{Game, points};
use crate::catalogue::Text;
use crate::games::builders::rules::state::{Builders, IDLE_ROUNDS};
use crate::games::builders::rules::view::{PublicView, Score};
use crate::render::parts::{Pattern, ScoreLine};
use crate::render::theme;
use crate::say;

use super::icons;
use super::palette::{self, Antiquity};

/// The categories of a score in their fixed order; what can only be lost comes last, as it is cut off the bar's end.
pub fn lines(score: &Score) -> [ScoreLine<Antiquity>; 5] {
    let line = ScoreLine::gained;
    let (ink, white) = (theme::INK, theme::WHITE);
    [
        line(
            || say!("builders-score-buildings"),
            icons::HOME,
            score.buildings,
            (palette::SCORE_BUILDINGS, ink),
            Pattern::Lines,
        ),
        line(
            || say!("builders-score-machines"),
            icons::COG,
            score.machines,
            (palette::SCORE_MACHINES, white),
            Pattern::Columns,
        ),
        line(
            || say!("builders-score-sesterces"),
            icons::COIN,
            score.sesterces,
            (palette::SCORE_SESTERCES, ink),
            Pattern::Lozenges,
        ),
        line(
            || say!("builders-score-prisoners"),
            icons::CHAIN,
            score.prisoners,
            (palette::SLATE, white),
            Pattern::Rising,
        )
        .lost(),
        line(
            || say!("builders-score-loans"),
            icons::LOAN,
            score.loans,
            (theme::TERRACOTTA.into(), white),
            Pattern::Falling,
        )
        .lost(),
    ]
}

/// The same in words: "Buildings 17.0, Machines 2.0".
pub(super) fn in_words(score: &Score) -> Text {
    let told = lines(score).into_iter().map(|line| {
        let points = points(line.points, Builders::POINT);
        say!("builders-alt-points-of", line = (line.name)(), points)
    });
    Text::units(told)
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
