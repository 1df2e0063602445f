//! What happened in a turn, in few words, for the posts of a round.

use super::units::{card, name, points, resources, reward, sesterces};
use crate::{
    games::builders::{
        pictures::facts::counted,
        rules::{
            cards::{Building, Investment, loan},
            events::Event,
            view::PublicView,
        },
    },
    say,
    talk::{
        names::Names,
        say::Text,
        story::{Action, Importance, SeatStory},
    },
};

/// What stands above the lines of a round.
pub fn heading(view: &PublicView) -> Text {
    say!("builders-story-round", round = view.round)
}

/// What concerns everybody. The scores have a post of their own.
pub fn apart(event: &Event, names: &Names) -> Option<Action> {
    match event {
        Event::Round { round } => {
            Some(Action::new(Importance::Kept, say!("builders-story-round", round)))
        }
        Event::LastRound { player, points: reached } => {
            let (who, points) = (names.bold(*player), points(*reached));
            Some(Action::new(Importance::Kept, say!("builders-story-last-round", who, points)))
        }
        Event::Over { stalled, .. } => {
            Some(Action::new(Importance::Little, say!("builders-story-over", stalled = *stalled)))
        }
        Event::Open { .. }
        | Event::Recruit { .. }
        | Event::Invest { .. }
        | Event::Send { .. }
        | Event::Finish { .. }
        | Event::Take { .. }
        | Event::Free { .. }
        | Event::End { .. } => None,
    }
}

/// What one seat did in a turn.
pub fn story(events: &[&Event]) -> Vec<SeatStory> {
    let actions =
        events.iter().enumerate().filter_map(|(place, event)| action(events, place, event));
    let mut actions: Vec<Action> = actions.collect();
    if actions.is_empty() {
        actions.push(Action::new(Importance::Kept, say!("builders-brief-ended-turn")));
    }
    vec![SeatStory::Turn { actions, gains: gains(events) }]
}

/// What an event adds to the line of the turn; nothing where another one says it as well.
fn action(all: &[&Event], place: usize, event: &Event) -> Option<Action> {
    let finishes = |site: Building| all.iter().any(|one| finished(one) == Some(site));
    match event {
        Event::Open { building, .. } => (!finishes(*building)).then(|| {
            Action::new(Importance::Kept, say!("builders-story-opened", building = building.name()))
        }),
        Event::Finish { building, .. } => {
            let opens = |one: &&Event| matches!(one, Event::Open { building: site, .. } if site == building);
            let is_opened = all.iter().any(opens);
            let building = building.name();
            let says = say!("builders-story-finished", building, is_opened);
            Some(Action::new(Importance::Kept, says))
        }
        Event::Recruit { worker, .. } => {
            let says = say!("builders-story-recruited", worker = worker.name());
            Some(Action::new(Importance::Much, says))
        }
        Event::Invest { card, .. } => Some(Action::new(Importance::Much, invested(*card))),
        Event::Send { building, .. } => {
            let is_first = !all[..place].iter().any(|one| sent_to(one) == Some(*building));
            (is_first && !finishes(*building)).then(|| sent(all, *building))
        }
        Event::Take { .. } => {
            let is_first = !all[..place].iter().any(|one| matches!(one, Event::Take { .. }));
            is_first.then(|| took(all))
        }
        Event::Free { slave, .. } => {
            let brings = resources(slave.freed_produces());
            Some(Action::new(Importance::Little, say!("builders-story-freed", brings)))
        }
        Event::End { .. } | Event::Round { .. } | Event::LastRound { .. } | Event::Over { .. } => {
            None
        }
    }
}

const fn finished(event: &Event) -> Option<Building> {
    if let Event::Finish { building, .. } = event { Some(*building) } else { None }
}

const fn sent_to(event: &Event) -> Option<Building> {
    if let Event::Send { building, .. } = event { Some(*building) } else { None }
}

/// All who were sent to this site in the turn.
fn sent(all: &[&Event], site: Building) -> Action {
    let workers = all.iter().filter_map(|event| {
        let Event::Send { worker, is_freed, building, .. } = event else { return None };
        (*building == site).then(|| name(*worker, *is_freed))
    });
    let (workers, building) = (counted(workers), site.name());
    Action::new(Importance::Little, say!("builders-story-sent", workers, building))
}

/// All sesterces that were taken in the turn.
fn took(all: &[&Event]) -> Action {
    let coins = all.iter().filter_map(|event| {
        let Event::Take { coins, .. } = event else { return None };
        Some(u32::from(*coins))
    });
    let sesterces = sesterces(coins.sum::<u32>());
    Action::new(Importance::Little, say!("builders-brief-took", sesterces))
}

fn invested(bought: Investment) -> Text {
    match bought {
        Investment::Loan => say!("builders-story-loan", gain = sesterces(loan().gain)),
        Investment::Slave(prisoner) => say!("builders-story-bought", card = card(prisoner)),
        Investment::Tool(_) | Investment::University(_) => {
            say!("builders-story-bought", card = bought.name())
        }
    }
}

/// What the finished buildings of the turn brought.
fn gains(events: &[&Event]) -> Option<Text> {
    let (mut coins, mut score) = (0, 0);
    for event in events {
        if let Event::Finish { sesterces, points, .. } = event {
            coins += sesterces;
            score += points;
        }
    }
    (coins > 0 || score > 0).then(|| say!("builders-story-gains", reward = reward(coins, score)))
}
