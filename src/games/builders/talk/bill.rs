//! What each legal move costs and brings, found by playing it in an imagined world: the rules stay in the engine.

use crate::{
    board::{Game, Rng, Seed},
    games::builders::rules::{
        cards::{Building, rules},
        events::Event,
        moves::Move,
        plans::{Plan, finishing_at},
        resources::Resources,
        state::Builders,
        view::{PublicView, SeatView},
    },
};

/// A legal move with its price and what it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bill {
    /// The move.
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

/// A world that looks to the seat like its view.
fn world(view: &SeatView) -> Builders {
    Builders::imagine(view, &mut Rng::new(Seed([0; 32])))
}

/// The bills of the legal moves that are meant, in the order of the view.
#[must_use]
pub fn bills(view: &SeatView, is_meant: impl Fn(&Move) -> bool) -> Vec<Bill> {
    let world = world(view);
    let meant = view.legal.iter().copied().filter(is_meant);
    meant.map(|mv| in_world(view, &world, mv)).collect()
}

/// The bill of this move; `None` when it is not legal.
#[must_use]
pub fn bill(view: &SeatView, mv: Move) -> Option<Bill> {
    view.legal.contains(&mv).then(|| in_world(view, &world(view), mv))
}

/// The rule that this move breaks, in words; `None` when it breaks none.
#[must_use]
pub fn refusal(view: &SeatView, mv: Move) -> Option<String> {
    world(view).check(mv).err().map(|rule| rule.to_string())
}

/// How the table looks to everybody after this legal move; what comes from a deck is imagined.
#[must_use]
pub fn after(view: &SeatView, mv: Move) -> PublicView {
    let mut world = world(view);
    world.play_unchecked(mv);
    world.public_view()
}

/// The ways to finish this site in the rest of the turn, once this legal move is made.
#[must_use]
pub fn plans_after(view: &SeatView, mv: Move, building: Building) -> Vec<Plan> {
    finishing_at(&after(view, mv), view.seat, building)
}

fn in_world(view: &SeatView, before: &Builders, mv: Move) -> Bill {
    let mut after = *before;
    after.play_unchecked(mv);
    let events = Builders::events(before, mv, &after);
    let (bought, spent, missing) = events.first().map_or_else(Default::default, price);
    let finished = events.iter().find_map(|event| match event {
        Event::Finish { building, .. } => Some(*building),
        _ => None,
    });
    let seen = after.public_view();
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
        is_final: before.seals(mv),
    }
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
