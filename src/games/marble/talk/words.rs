//! What happened and who must do what: the sentences of City of Marble.

use crate::board::{Seat, named};
use crate::games::marble::pictures::decision;
use crate::games::marble::rules::{
    Building, Event, FountainAdjacency, HillCorners, Move, Options, Post, PublicView,
    StandingOrder, grid,
};
use crate::say;
use crate::talk::names::Names;
use crate::talk::present::Changed;
use crate::talk::say::Text;

use super::units::{brought, kinds, listed, magistrates, points};

named! {
    /// How a summary is told, by the word with which messages select it.
    Form: 3 {
        /// A whole sentence, for the channel.
        Line = "line",
        /// Behind the name of who did it and a colon, in a summary.
        Part = "part",
        /// What one may do, on a button.
        Button = "button",
    }
}

/// What everybody saw, as a line of the channel.
pub fn event(event: &Event, names: &Names) -> Text {
    told(Form::Line, event, names)
}

/// What everybody saw.
pub fn told(form: Form, event: &Event, names: &Names) -> Text {
    let who = event.player().map(|seat| names.bold(seat)).unwrap_or_default();
    match event {
        Event::Did { mv, building, .. } => summary(form, &who, *mv, *building),
        Event::Bridge { space, .. } => {
            say!("marble-bridge", form = form.name(), who, space = grid().bridge_tip(*space))
        }
        Event::Build { site, player: None, .. } => say!("marble-fountain", site),
        Event::Build { site, building, points: scored, player: Some(_) } => {
            let points = points(*scored);
            say!("marble-built", form = form.name(), who, building, site, points)
        }
        Event::Coin { at, .. } => say!("marble-coin", form = form.name(), who, at),
        Event::Collect { imperium, coins, .. } => {
            let (brought, number) = (brought(imperium, *coins), *coins);
            let imperium = kinds(listed(imperium.iter().copied()));
            say!("marble-collected", form = form.name(), who, brought, imperium, number)
        }
        Event::LastRound { player } => say!("marble-last-round", who = names.bold(*player)),
        Event::Round { round } => say!("marble-round", round),
        Event::Over { winners, totals } => over(winners, totals, names),
    }
}

/// A move in this form; `built` is what stands on the site of a reward.
pub fn summary(form: Form, who: &str, mv: Move, built: Option<Building>) -> Text {
    let form = form.name();
    match mv {
        Move::Draw { tiles } => {
            say!("marble-did-draw", form, who, tiles = kinds(listed(tiles)))
        }
        Move::Expand { pieces } => {
            say!("marble-did-expand", form, who, pieces = Text::all_of(pieces))
        }
        Move::Recall { tile } => say!("marble-did-recall", form, who, tile),
        Move::Play { tile, at, magistrate } => {
            say!("marble-did-play", form, who, kind = tile, at, magistrate)
        }
        Move::Open { aqueduct, path } => {
            let (pieces, path) = (path.len(), Text::units(path));
            say!("marble-did-open", form, who, aqueduct, pieces, path)
        }
        Move::Finish { site } => say!("marble-did-finish", form, who, site),
        Move::Reward { tile: Some(tile) } => {
            let building = built.unwrap_or(Building::Fountain);
            say!("marble-did-send", form, who, tile, building)
        }
        Move::Reward { tile: None } => say!("marble-did-keep", form, who),
        Move::Spend { imperium } => say!("marble-did-spend", form, who, kind = imperium),
        Move::End => say!("marble-did-end", form, who),
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
pub fn call(view: &PublicView) -> Text {
    if view.decider().is_none() {
        return say!("marble-call-over");
    }
    let own = view.player(view.active);
    let (decision, about) = decision(view);
    let decision = match (decision, view.last_round) {
        ("end", None) if own.imperium.total() > 0 => "imperium",
        ("act", Some(_)) => "last-round",
        _ => decision,
    };
    let call = say!(
        "marble-call",
        decision,
        about,
        number = view.actions,
        ready = kinds(own.ready),
        magistrates = magistrates(own.count(Post::Ready)),
        building = view.built().unwrap_or(Building::Fountain)
    );
    let near = tiles_to_end(view).map(|tiles| say!("marble-call-near", tiles));
    Text::sentences([call].into_iter().chain(near))
}

/// What two turns can draw.
const SOON: u8 = 8;

/// How few more drawn tiles can begin the last round, where that may be soon.
pub fn tiles_to_end(view: &PublicView) -> Option<u8> {
    view.tiles_to_last_round().filter(|tiles| *tiles <= SOON)
}

/// What the seat to move must do, after "it is the turn of Anna, who can ".
pub fn duty(view: &PublicView) -> Text {
    if view.decider().is_none() {
        return say!("marble-duty-over");
    }
    let (decision, about) = decision(view);
    say!("marble-duty", decision, about, number = view.actions)
}

/// The options that differ from the default.
pub fn changed(options: &Options) -> Vec<Changed> {
    let (adjacency, corners) = (options.fountain_adjacency, options.buildings_per_hill_corner);
    let beside = if adjacency == FountainAdjacency::Edge { "edge" } else { "lattice" };
    let differ = [
        (corners == HillCorners::Building, "sites", "hill-corners"),
        (adjacency != Options::default().fountain_adjacency, "end", beside),
        (options.fixed_hills, "setup", "fixed-hills"),
        (!options.auto_play_forced, "turn", "asks"),
    ];
    let differ = differ.into_iter().filter(|(differs, ..)| *differs);
    differ
        .map(|(_, topic, option)| Changed { topic, says: say!("marble-option", option) })
        .collect()
}

/// What a standing order says.
pub fn standing_order(id: &str) -> Text {
    StandingOrder::from_name(id).map_or_else(|| id.into(), |_| say!("marble-order", order = id))
}
