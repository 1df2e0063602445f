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
    use Pattern as P;
    let (line, ink, white) = (ScoreLine::gained, theme::INK, theme::WHITE);
    let (buildings, machines) = ((palette::SCORE_BUILDINGS, ink), (palette::SCORE_MACHINES, white));
    let (sesterces, prisoners) = ((palette::SCORE_SESTERCES, ink), (palette::SLATE, white));
    let loans = (theme::TERRACOTTA.into(), white);
    [
        line(|| says("buildings"), icons::HOME, score.buildings, buildings, P::Lines),
        line(|| says("machines"), icons::COG, score.machines, machines, P::Columns),
        line(|| says("sesterces"), icons::COIN, score.sesterces, sesterces, P::Lozenges),
        line(|| says("prisoners"), icons::CHAIN, score.prisoners, prisoners, P::Rising).lost(),
        line(|| says("loans"), icons::LOAN, score.loans, loans, P::Falling).lost(),
    ]
}

/// What a category is called.
pub(super) fn says(line: &str) -> Text {
    say!("builders-score", line)
}

/// The same in words: "Buildings 17.0, Machines 2.0".
pub(super) fn in_words(score: &Score) -> Text {
    let told = lines(score).into_iter().map(|line| {
        let points = Text::decimal(points(line.points, Builders::POINT));
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
