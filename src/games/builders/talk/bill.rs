//! What each legal move costs and brings, found by trying it: the rules stay in the engine.

use crate::{
    board::WhatIf,
    games::builders::rules::{
        cards::{Building, rules},
        completions::{Completion, finishing_at},
        events::Event,
        moves::Move,
        resources::Resources,
        state::Builders,
        view::SeatView,
    },
};

/// A legal move with its price and what it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bill {
    pub mv: Move,
    /// The actions that it takes, those bought with it included.
    pub actions: u8,
    /// The actions bought with it (B1).
    pub bought: u8,
    /// The sesterces to pay, those for bought actions included.
    pub coins: u16,
    /// The sesterces that it brings.
    pub gain: u16,
    /// The actions left after it.
    pub actions_left: u8,
    /// The sesterces left after it.
    pub coins_left: u16,
    /// What a sending leaves missing on its site.
    pub missing: Resources,
    /// What a sending finishes.
    pub finished: Option<Building>,
    /// Whether it cannot be taken back: a card comes from a deck.
    pub is_final: bool,
}

/// The bill of a legal move of this view.
pub fn bill(view: &SeatView, what_if: &WhatIf<Builders>, mv: Move) -> Bill {
    let outcome = what_if.play(mv);
    let (bought, spent, missing) = outcome.events.first().map_or_else(Default::default, price);
    let finished = outcome.events.iter().find_map(|event| match event {
        Event::Finish { building, .. } => Some(*building),
        _ => None,
    });
    let seen = outcome.then.public();
    let (own, then) = (view.own(), &seen.players[view.seat.index()]);
    let coins = u16::from(spent) + u16::from(bought) * u16::from(rules().extra_action_cost);
    let had = view.public.turn.map_or(0, |turn| turn.actions);
    let left = seen.turn.filter(|_| seen.to_move == Some(view.seat)).map_or(0, |turn| turn.actions);
    Bill {
        mv,
        actions: (had + bought).saturating_sub(left),
        bought,
        coins,
        gain: (then.coins + coins).saturating_sub(own.coins),
        actions_left: left,
        coins_left: then.coins,
        missing,
        finished,
        is_final: what_if.is_final(mv),
    }
}

/// The ways to finish this site in the rest of the turn, once this legal move is made.
pub fn completions_after(
    view: &SeatView,
    what_if: &WhatIf<Builders>,
    mv: Move,
    building: Building,
) -> Vec<Completion> {
    finishing_at(&what_if.play(mv).then.public(), view.seat, building)
}

/// Actions bought, sesterces spent besides, and what a site then lacked.
fn price(event: &Event) -> (u8, u8, Resources) {
    match event {
        Event::Send { bought, spent, missing, .. } => (*bought, *spent, *missing),
        Event::Invest { bought, spent, .. } => (*bought, *spent, Resources::NONE),
        Event::Open { bought, .. } | Event::Recruit { bought, .. } | Event::Free { bought, .. } => {
            (*bought, 0, Resources::NONE)
        }
        Event::Finish { .. }
        | Event::Take { .. }
        | Event::End { .. }
        | Event::LastRound { .. }
        | Event::Round { .. }
        | Event::Over { .. } => (0, 0, Resources::NONE),
    }
}
