//! What is new, in words, behind the words for the whole table.

use crate::catalogue::Text;
use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::render::{Cast, saying};
use crate::say;

use super::facts::{counted, name, seats, small_tool, title};
use super::news::{Fresh, News};

/// "New: Marcus: Ziggurat, finished Shop, Laborer, −3 sesterces; in the rows: Forum, Master."; nothing when nothing is.
pub(super) fn words(view: &PublicView, news: &News, cast: &Cast) -> Option<Text> {
    if news.is_empty() {
        return None;
    }
    let players = seats(view).zip(&view.players).filter_map(|(seat, player)| {
        let said = player_words(player, &news.of(seat));
        let (who, is_new) = (saying::name(cast, seat, 12), !said.is_empty());
        is_new.then(|| say!("builders-alt-new-of", who, did = Text::units(said)))
    });
    let buildings = view.buildings.iter().flatten().filter(|card| news.has_building(**card));
    let workers = view.workers.iter().flatten().filter(|card| news.has_worker(**card));
    let cards = buildings.map(|card| card.name()).chain(workers.map(|card| name(*card, false)));
    let cards: Vec<Text> = cards.collect();
    let rows = (!cards.is_empty())
        .then(|| say!("builders-alt-new-rows", cards = counted(cards.into_iter())));
    let gone = (!news.gone().is_nothing()).then(|| say!("builders-alt-new-line"));
    let all = players.chain(rows).chain(gone);
    Some(say!("builders-alt-new", new = Text::clauses(all)))
}

fn player_words(player: &PlayerView, fresh: &Fresh) -> Vec<Text> {
    let mut said: Vec<Text> = fresh.sites.iter().map(|site| site.name()).collect();
    if !fresh.finished.is_empty() {
        let buildings = Text::all_of(fresh.finished.iter().map(|building| building.name()));
        said.push(say!("builders-alt-new-finished", buildings));
    }
    if !fresh.team.is_empty() {
        let team = fresh.team.iter().filter_map(|member| player.member(*member));
        said.push(counted(team.map(|view| title(view.member, view.is_freed))));
    }
    let tool = |&tool| say!("builders-facts-tool", tool = small_tool(tool));
    said.extend(fresh.tools.iter().map(tool));
    let [coins, points, _, loans] = fresh.counts;
    let changed = [(coins, "coins"), (points, "points"), (loans, "loans")];
    let changed = changed.into_iter().filter(|(by, _)| *by != 0);
    said.extend(changed.map(|(by, what)| {
        let sign = if by < 0 { "−" } else { "+" };
        say!("builders-alt-new-count", sign, number = by.unsigned_abs(), what)
    }));
    said
}

/// The same as numbers, for when there is little room.
pub(super) fn in_short(news: &News) -> Option<Text> {
    if news.is_empty() {
        return None;
    }
    let (sites, members, cards) = news.totals();
    let parts = [(sites, "sites"), (members, "members"), (cards, "cards")];
    let said: Vec<Text> = parts
        .into_iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, what)| say!("builders-alt-new-number", number, what))
        .collect();
    let new = if said.is_empty() { say!("builders-alt-new-counts") } else { Text::units(said) };
    Some(say!("builders-alt-new", new))
}
