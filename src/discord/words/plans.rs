//! Plans in words.

use super::Shown;
use crate::{
    board::Seat,
    say,
    tables::{PlanStage, Planned},
    talk::{
        names::Names,
        paths::{Guide, Ways, said},
        plans::{Alternative, Ended, Repeat},
        say::Text,
        watched::{Phrase, Watched},
    },
};

/// What an alternative says: the move with what it costs and brings, if it is the only one of these ways that is meant; else what
/// is chosen.
pub fn wanted<G: Guide>(guide: &G, ways: Option<&Ways<G::Move>>, one: &Alternative) -> Text {
    match one {
        Alternative::Ask => say!("plan-ask"),
        Alternative::AtLeast(path) => say!("plan-at-least", what = said(guide, path)),
        Alternative::Best(path) if path.values().is_empty() => {
            say!("plan-best-kind", what = said(guide, path))
        }
        Alternative::Best(path) => say!("plan-best", what = said(guide, path)),
        Alternative::Move(path) => {
            let deed = ways.and_then(|ways| {
                let mut below = ways.below(path);
                let only = below.next().filter(|_| below.next().is_none())?;
                Some(guide.deed(only))
            });
            deed.unwrap_or_else(|| said(guide, path))
        }
    }
}

/// What a plan watches for that is stored so, with the players called as `called` says.
pub fn watched<G: Shown>(stored: &str, called: impl Fn(Seat) -> Text) -> Text {
    let Ok(watched) = stored.parse::<Watched>() else { return stored.into() };
    let who = watched.by.map_or_else(|| say!("plan-watch-somebody"), called);
    let Some(name) = &watched.watch else { return say!("plan-watch-moves", who) };
    let Some(known) = G::WATCHES.iter().find(|watch| watch.name == name) else {
        return stored.into();
    };
    let what = watched
        .about
        .as_ref()
        .map(|about| G::watched(name, about).unwrap_or_else(|| about.as_str().into()));
    (known.says)(Phrase { who, what })
}

/// What comes after the last step; nothing for a plan that is over then.
pub fn repeat(repeat: Repeat) -> Option<Text> {
    match repeat {
        Repeat::Never => None,
        Repeat::Always => Some(say!("plan-repeats")),
        Repeat::UntilRound(round) => Some(say!("plan-repeats-until", round)),
    }
}

/// What the player in turn must know of a plan: that it decides, or why it does not.
pub fn note<G: Shown>(planned: &Planned, names: &Names) -> Option<Text> {
    match &planned.stage {
        PlanStage::Waits => None,
        PlanStage::Decides(_) => Some(say!("plan-decides")),
        PlanStage::Over(why) => Some(over::<G>(why, names)),
    }
}

fn over<G: Shown>(why: &Ended, names: &Names) -> Text {
    match why {
        Ended::NothingLegal => say!("plan-over-nothing-legal"),
        Ended::Several => say!("plan-over-several"),
        Ended::Happened(what) => {
            let what = watched::<G>(what, |seat| names.bold(seat).into());
            say!("plan-over-happened", what)
        }
        Ended::RoundCame => say!("plan-over-round"),
        Ended::Overtaken => say!("plan-over-overtaken"),
        Ended::Undone => say!("plan-over-undone"),
    }
}
