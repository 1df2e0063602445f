//! What happened and who must do what: the sentences of City of Marble.

use super::units::{
    actions, aqueduct, building, coins, kind, kinds, listed, magistrates, pieces, points, space,
};
use crate::{
    board::Seat,
    games::marble::rules::{
        events::Event,
        facts::FountainAdjacency,
        kinds::{Building, Kind},
        options::{HillCorners, Options},
        orders::StandingOrder,
        view::{Decision, PublicView, TurnView},
    },
    say,
    talk::{names::Names, present::Changed, say::Text},
};

/// One line for the channel about what everybody saw.
#[must_use]
pub fn event(event: &Event, names: &Names) -> Text {
    let bold = |seat: &Seat| names.bold(*seat);
    match event {
        Event::Draw { player, tiles } => {
            say!("marble-drew", who = bold(player), tiles = kinds(listed(tiles.iter())))
        }
        Event::Expand { player, pieces: laid } => {
            say!("marble-expanded", who = bold(player), pieces = pieces(laid.iter()))
        }
        Event::Recall { player, tile } => {
            say!("marble-recalled", who = bold(player), tile = tile.to_string())
        }
        Event::Play { player, tile, at, magistrate } => {
            played(bold(player), *tile, at.to_string(), *magistrate)
        }
        Event::Open { player, aqueduct: opened, path } if path.is_empty() => {
            say!("marble-opened-without-pieces", who = bold(player), aqueduct = aqueduct(*opened))
        }
        Event::Open { player, aqueduct: opened, path } => {
            let path = Text::units(path.iter().map(|to| to.to_string()));
            say!("marble-opened", who = bold(player), aqueduct = aqueduct(*opened), path)
        }
        Event::Finish { player, site } => {
            say!("marble-finished", who = bold(player), site = site.to_string())
        }
        Event::Reward { player, tile: Some(tile), building, .. } => say!(
            "marble-sent",
            who = bold(player),
            tile = tile.to_string(),
            space = space(*building)
        ),
        Event::Reward { player, tile: None, .. } => say!("marble-kept", who = bold(player)),
        Event::Spend { player, imperium } => {
            say!("marble-spent", who = bold(player), kind = kind(*imperium))
        }
        Event::End { player } => say!("marble-ended-turn", who = bold(player)),
        Event::Bridge { player, space } => {
            say!("marble-bridge", who = bold(player), space = space.number())
        }
        Event::Build { site, building, player, points } => {
            built(site.to_string(), *building, player.map(|seat| names.bold(seat)), *points)
        }
        Event::Coin { player, at } => {
            say!("marble-coin", who = bold(player), at = at.to_string())
        }
        Event::Collect { player, imperium, coins } => collected(bold(player), imperium, *coins),
        Event::LastRound { player } => say!("marble-last-round", who = bold(player)),
        Event::Round { round } => say!("marble-round", round),
        Event::Over { winners, totals } => over(winners, totals, names),
    }
}

fn played(who: String, tile: Kind, at: String, magistrate: bool) -> Text {
    let kind = kind(tile);
    if magistrate {
        say!("marble-played-with-magistrate", who, kind, at)
    } else {
        say!("marble-played", who, kind, at)
    }
}

fn built(site: String, what: Building, owner: Option<String>, scored: u8) -> Text {
    match owner {
        None => say!("marble-fountain", site),
        Some(who) => {
            say!("marble-built", who, building = building(what), site, points = points(scored))
        }
    }
}

fn collected(who: String, imperium: &[Kind], brought: u8) -> Text {
    let imperium = listed(imperium.iter().copied());
    match (imperium.total(), brought) {
        (0, _) => say!("marble-collected-coins", who, coins = coins(brought)),
        (_, 0) => say!("marble-collected-imperium", who, imperium = kinds(imperium)),
        _ => say!("marble-collected-both", who, imperium = kinds(imperium), coins = coins(brought)),
    }
}

fn over(winners: &[Seat], totals: &[i32], names: &Names) -> Text {
    let total =
        |(seat, score): (Seat, &i32)| say!("marble-total", who = names.bold(seat), score = *score);
    say!(
        "marble-over",
        number = winners.len(),
        winners = Text::all_of(winners.iter().map(|seat| names.bold(*seat))),
        totals = Text::units(Seat::all(4).zip(totals).map(total))
    )
}

/// What the seat to move must do, after "your turn: ".
#[must_use]
pub fn call(view: &PublicView) -> Text {
    let Some(turn) = &view.turn else { return say!("marble-call-over") };
    match &turn.decision {
        Decision::Action => call_to_act(view, turn),
        Decision::Open { aqueducts } => say!(
            "marble-call-open",
            aqueduct = Text::one_of(aqueducts.iter().map(|opened| aqueduct(*opened)))
        ),
        Decision::Finish { sites } => {
            say!("marble-call-finish", sites = Text::one_of(sites.iter().map(ToString::to_string)))
        }
        Decision::Reward { site, building } => {
            say!("marble-call-reward", site = site.to_string(), space = space(*building))
        }
    }
}

fn call_to_act(view: &PublicView, turn: &TurnView) -> Text {
    let own = &view.players[turn.active.index()];
    let ready = kinds(own.ready);
    match (turn.actions, view.last_round) {
        (0, None) if own.imperium.total() > 0 => say!("marble-call-imperium"),
        (0, _) => say!("marble-call-end"),
        (_, Some(_)) => say!("marble-call-last-round", ready),
        (left, None) => say!(
            "marble-call-act",
            actions = actions(left),
            ready,
            magistrates = magistrates(own.magistrates)
        ),
    }
}

/// What the seat to move must do, after "it is Anna's turn: ".
#[must_use]
pub fn duty(view: &PublicView) -> Text {
    let Some(turn) = &view.turn else { return say!("marble-duty-over") };
    match &turn.decision {
        Decision::Action if turn.actions == 0 => say!("marble-duty-end"),
        Decision::Action => say!("marble-duty-act", actions = actions(turn.actions)),
        Decision::Open { aqueducts } => say!(
            "marble-duty-open",
            aqueduct = Text::one_of(aqueducts.iter().map(|opened| aqueduct(*opened)))
        ),
        Decision::Finish { .. } => say!("marble-duty-finish"),
        Decision::Reward { site, .. } => say!("marble-duty-reward", site = site.to_string()),
    }
}

/// The options that differ from the default.
#[must_use]
pub fn changed(options: &Options) -> Vec<Changed> {
    let usual = Options::default();
    let beside = match options.fountain_adjacency {
        FountainAdjacency::Edge => say!("marble-option-edge"),
        FountainAdjacency::Lattice => say!("marble-option-lattice"),
    };
    let corners = options.buildings_per_hill_corner == HillCorners::Building;
    let differ = [
        (corners, "sites", say!("marble-option-hill-corners")),
        (options.fountain_adjacency != usual.fountain_adjacency, "end", beside),
        (options.fixed_hills, "board", say!("marble-option-fixed-hills")),
        (!options.auto_play_forced, "turn", say!("marble-option-asks")),
    ];
    let differ = differ.into_iter().filter(|(differs, ..)| *differs);
    differ.map(|(_, topic, says)| Changed { topic, says }).collect()
}

/// What a standing order says.
#[must_use]
pub fn standing_order(id: &str) -> Text {
    match StandingOrder::from_name(id) {
        Some(StandingOrder::SendSpentOrAsk) => say!("marble-order-send-spent-or-ask"),
        Some(StandingOrder::SendSpentOrKeep) => say!("marble-order-send-spent-or-keep"),
        Some(StandingOrder::AlwaysSend) => say!("marble-order-always-send"),
        Some(StandingOrder::AlwaysAsk) => say!("marble-order-always-ask"),
        None => id.into(),
    }
}
