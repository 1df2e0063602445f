//! What a plan watches for: the select on its page, and the page on which a certain thing or player is chosen.

use super::plan_buttons::plan_button;
use crate::{
    board::Seat,
    discord::words::{self},
    play::AnyShot,
    say,
    tables::Look,
    talk::{
        layout::{CONTENT, Choice, OPTION_LABEL, OPTIONS, Panel, Row, Style},
        paths::Value,
        plans::Plan,
        say::Text,
        verb::GameVerb,
        watched::{Actor, Watch, Watched},
    },
};

/// Before the name of the watch of which the page is asked for; "" for the moves of a player.
pub const CERTAIN: char = '>';

/// On what the plan may depend: each kind of event, what it depends on besides, and the pages of what is more certain.
pub(super) fn to_watch(look: &Look, plan: &Plan) -> Row {
    let any = look.kind.watches().iter().map(|watch| watch.name.to_owned());
    let is_finer = |name: &&String| !look.kind.watches().iter().any(|watch| watch.name == **name);
    let finer = plan.unless().iter().filter(is_finer).cloned();
    let toggles = any.chain(finer).map(|name| toggle(look, plan, name));
    let certain = look.kind.watches().iter().filter(|watch| has_page(look, watch)).map(|watch| {
        let what = says(look, &Watched::any(watch.name));
        page_of(watch.name, say!("plan-watch-certain", what))
    });
    let moves = page_of("", say!("plan-watch-player"));
    let pages: Vec<Choice> = certain.chain([moves]).collect();
    let room = OPTIONS - pages.len();
    let watch = GameVerb::Plan("watch:".to_owned());
    look.spot().select(watch, say!("plan-select-watch"), toggles.take(room).chain(pages))
}

/// The page on which a certain thing or player is chosen for a kind of event, or a player for any move.
pub fn panel(look: &Look, plan: &Plan, name: &str) -> Panel<AnyShot> {
    let (things, players) = finer(look, name);
    let spot = look.spot();
    let mut panel = Panel::new(say!("plan-watch-page"), look.kind.board());
    for (does, placeholder, all) in [
        ("watch:", say!("plan-select-thing"), things),
        ("watch_by:", say!("plan-select-player"), players),
    ] {
        let options = all.into_iter().take(OPTIONS);
        let options = options.map(|one| toggle(look, plan, one.to_string()));
        panel = panel.row(spot.select(GameVerb::Plan(does.to_owned()), placeholder, options));
    }
    let back = plan_button(spot, "", say!("button-back"), Style::Plain);
    panel.buttons([back])
}

/// Everything that the viewer can have a plan watch for, with what it says.
pub fn all(look: &Look) -> Vec<Choice> {
    let any = look.kind.watches().iter().map(|watch| Watched::any(watch.name));
    let names = look.kind.watches().iter().map(|watch| watch.name).chain([""]);
    let certain = names.flat_map(|name| {
        let (things, players) = finer(look, name);
        things.into_iter().chain(players)
    });
    let choice = |one: Watched| Choice::new(one.to_string(), says(look, &one));
    any.chain(certain).map(choice).collect()
}

/// What is more certain than any event of this name: those about each thing, and those of each other player.
fn finer(look: &Look, name: &str) -> (Vec<Watched>, Vec<Watched>) {
    let watch = look.kind.watches().iter().find(|watch| watch.name == name);
    let of_player = |seat: Seat| Watched::by(watch.map(|watch| watch.name), seat);
    // Of two players the other one is the only one who does something.
    let is_asked =
        watch.is_none_or(|watch| watch.actor == Actor::Players && look.players.len() > 2);
    let others = look.players.iter().map(|player| player.seat);
    let players = others.filter(|seat| is_asked && Some(*seat) != look.seat).map(of_player);
    let own = look.own.as_ref().zip(watch);
    let about: Vec<Value> = own.map_or_else(Vec::new, |(own, watch)| own.watchable(watch.name));
    // Two equal cards are one thing to watch for, and Discord refuses a select that has a value twice.
    let mut things: Vec<Watched> = Vec::new();
    for thing in about.iter().map(|about| Watched::about(name, about)) {
        if !things.contains(&thing) {
            things.push(thing);
        }
    }
    (things, players.collect())
}

fn has_page(look: &Look, watch: &Watch) -> bool {
    let (things, players) = finer(look, watch.name);
    !things.is_empty() || !players.is_empty()
}

fn page_of(name: &str, label: Text) -> Choice {
    Choice::new(format!("{CERTAIN}{name}"), label.cut(OPTION_LABEL))
}

/// Watches for this, or no longer.
fn toggle(look: &Look, plan: &Plan, name: String) -> Choice {
    let what = name.parse().map_or_else(|_| name.as_str().into(), |one| says(look, &one));
    let is_on = plan.unless().contains(&name);
    let label = if is_on { say!("plan-watch-off", what) } else { say!("plan-watch-on", what) };
    Choice::new(name, label.cut(OPTION_LABEL))
}

fn says(look: &Look, watched: &Watched) -> Text {
    let names = words::names(&look.players);
    let called = |seat| names.plain(seat).to_owned().into();
    words::plans::watched(look.kind, &watched.to_string(), called).cut(CONTENT)
}
