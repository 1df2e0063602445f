//! What a plan watches for: the select on its page, and the page on which a certain thing or player is chosen.

use super::plan_buttons::plan_button;
use crate::{
    board::Seat,
    discord::words::{self, Shown},
    say,
    tables::Look,
    talk::{
        layout::{CONTENT, Choice, OPTION_LABEL, OPTIONS, Panel, Row, Style},
        paths::Value,
        plans::Plan,
        say::Text,
        verb::GameVerb,
        watched::{Deed, Watch, Watched},
    },
};

/// Before the name of the watch of which the page is asked for; "" for the moves of a player.
pub const CERTAIN: char = '>';

/// On what the plan may depend: each kind of event, what it depends on besides, and the pages of what is more certain.
pub(super) fn to_watch<G: Shown>(look: &Look<G>, plan: &Plan) -> Row {
    let any = G::WATCHES.iter().map(|watch| watch.name.to_owned());
    let is_finer = |name: &&String| !G::WATCHES.iter().any(|watch| watch.name == **name);
    let finer = plan.unless().iter().filter(is_finer).cloned();
    let toggles = any.chain(finer).map(|name| toggle(look, plan, name));
    let certain = G::WATCHES.iter().filter(|watch| has_page(look, watch)).map(|watch| {
        let what = says::<G>(look, &Watched::any(watch.name));
        page_of(watch.name, say!("plan-watch-certain", what))
    });
    let moves = page_of("", say!("plan-watch-player"));
    let pages: Vec<Choice> = certain.chain([moves]).collect();
    let room = OPTIONS - pages.len();
    let watch = GameVerb::Plan("watch:".to_owned());
    look.spot().select(watch, say!("plan-select-watch"), toggles.take(room).chain(pages))
}

/// The page on which a certain thing or player is chosen for a kind of event, or a player for any move.
pub fn panel<G: Shown>(look: &Look<G>, plan: &Plan, name: &str) -> Panel<G::Shot> {
    let (things, players) = finer(look, name);
    let spot = look.spot();
    let mut panel = Panel::new(say!("plan-watch-page"), G::BOARD);
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
pub fn all<G: Shown>(look: &Look<G>) -> Vec<Choice> {
    let any = G::WATCHES.iter().map(|watch| Watched::any(watch.name));
    let names = G::WATCHES.iter().map(|watch| watch.name).chain([""]);
    let certain = names.flat_map(|name| {
        let (things, players) = finer(look, name);
        things.into_iter().chain(players)
    });
    let choice = |one: Watched| Choice::new(one.to_string(), says::<G>(look, &one));
    any.chain(certain).map(choice).collect()
}

/// What is more certain than any event of this name: those about each thing, and those of each other player.
fn finer<G: Shown>(look: &Look<G>, name: &str) -> (Vec<Watched>, Vec<Watched>) {
    let watch = G::WATCHES.iter().find(|watch| watch.name == name);
    let of_player = |seat: Seat| Watched::by(watch.map(|watch| watch.name), seat);
    // Of two players the other one is the only one who does something.
    let is_asked = watch.is_none_or(|watch| watch.deed == Deed::Players && look.players.len() > 2);
    let others = look.players.iter().map(|player| player.seat);
    let players = others.filter(|seat| is_asked && Some(*seat) != look.seat).map(of_player);
    let own = look.own.as_ref().zip(watch);
    let about: Vec<Value> = own.map_or_else(Vec::new, |(own, watch)| G::watchable(own, watch.name));
    // Two equal cards are one thing to watch for, and Discord refuses a select that has a value twice.
    let mut things: Vec<Watched> = Vec::new();
    for thing in about.iter().map(|about| Watched::about(name, about)) {
        if !things.contains(&thing) {
            things.push(thing);
        }
    }
    (things, players.collect())
}

fn has_page<G: Shown>(look: &Look<G>, watch: &Watch) -> bool {
    let (things, players) = finer(look, watch.name);
    !things.is_empty() || !players.is_empty()
}

fn page_of(name: &str, label: Text) -> Choice {
    Choice::new(format!("{CERTAIN}{name}"), label.cut(OPTION_LABEL))
}

/// Watches for this, or no longer.
fn toggle<G: Shown>(look: &Look<G>, plan: &Plan, name: String) -> Choice {
    let what = name.parse().map_or_else(|_| name.as_str().into(), |one| says::<G>(look, &one));
    let is_on = plan.unless().contains(&name);
    let label = if is_on { say!("plan-watch-off", what) } else { say!("plan-watch-on", what) };
    Choice::new(name, label.cut(OPTION_LABEL))
}

fn says<G: Shown>(look: &Look<G>, watched: &Watched) -> Text {
    let names = words::names(&look.players);
    let called = |seat| names.plain(seat).to_owned().into();
    words::plans::watched::<G>(&watched.to_string(), called).cut(CONTENT)
}
