//! Plans in words.

use crate::{
    board::Seat,
    play::{AnyGuide, GameKind},
    say,
    tables::{PlanStage, Planned},
    talk::{
        names::Names,
        plans::{Alternative, Ended, Repeat},
        say::Text,
        watched::{Phrase, Watched},
    },
};

/// What an alternative says to the decision of this guide: the move with what it costs and brings, if it is the only one that is
/// meant; else what is chosen.
pub fn wanted_there(guide: &AnyGuide<'_>, one: &Alternative) -> Text {
    let only = match one {
        Alternative::Move(path) => guide.only(path),
        Alternative::Ask | Alternative::AtLeast(_) | Alternative::Best(_) => None,
    };
    only.unwrap_or_else(|| wanted(guide, one))
}

/// What is chosen by an alternative.
pub fn wanted(guide: &AnyGuide<'_>, one: &Alternative) -> Text {
    match one {
        Alternative::Ask => say!("plan-ask"),
        Alternative::AtLeast(path) => say!("plan-at-least", what = guide.said(path)),
        Alternative::Best(path) if path.values().is_empty() => {
            say!("plan-best-kind", what = guide.said(path))
        }
        Alternative::Best(path) => say!("plan-best", what = guide.said(path)),
        Alternative::Move(path) => guide.said(path),
    }
}

/// What a plan watches for that is stored so, with the players called as `called` says.
pub fn watched(kind: GameKind, stored: &str, called: impl Fn(Seat) -> Text) -> Text {
    let Ok(watched) = stored.parse::<Watched>() else { return stored.into() };
    let who = watched.by.map_or_else(|| say!("plan-watch-somebody"), called);
    let Some(name) = &watched.watch else { return say!("plan-watch-moves", who) };
    let Some(known) = kind.watches().iter().find(|watch| watch.name == name) else {
        return stored.into();
    };
    let what = watched
        .about
        .as_ref()
        .map(|about| kind.watched(name, about).unwrap_or_else(|| about.as_str().into()));
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
pub fn note(kind: GameKind, planned: &Planned, names: &Names) -> Option<Text> {
    match &planned.stage {
        PlanStage::Waits => None,
        PlanStage::Decides(_) => Some(say!("plan-decides")),
        PlanStage::Over(why) => Some(over(kind, why, names)),
    }
}

fn over(kind: GameKind, why: &Ended, names: &Names) -> Text {
    match why {
        Ended::NothingLegal => say!("plan-over-nothing-legal"),
        Ended::Several => say!("plan-over-several"),
        Ended::Happened(what) => {
            let what = watched(kind, what, |seat| names.bold(seat).into());
            say!("plan-over-happened", what)
        }
        Ended::RoundCame => say!("plan-over-round"),
        Ended::Overtaken => say!("plan-over-overtaken"),
        Ended::Undone => say!("plan-over-undone"),
    }
}
