//! What is new, in words, behind the words for the whole table.

use crate::catalogue::Text;
use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::render::{Cast, saying};
use crate::say;

use super::alt_code::{code, seats};
use super::names::label;
use super::news::{Fresh, News};
use super::pip::letter;

/// "New: Marcus Ziggurat, finished Shop, la 1W2D, -3c +1p; rows Forum, Master carpenter."; nothing when nothing is.
pub(super) fn words(view: &PublicView, news: &News, cast: &Cast) -> Option<Text> {
    if news.is_empty() {
        return None;
    }
    let players = seats(view).zip(&view.players).filter_map(|(seat, player)| {
        let said = player_words(player, &news.of(seat));
        let (who, is_new) = (saying::name(cast, seat, 8), !said.is_empty());
        is_new.then(|| say!("builders-alt-new-of", who, did = Text::units(said)))
    });
    let buildings = view.buildings.iter().flatten().filter(|card| news.has_building(**card));
    let workers = view.workers.iter().flatten().filter(|card| news.has_worker(**card));
    let cards =
        buildings.map(|card| card.name().to_owned()).chain(workers.map(|card| label(*card)));
    let cards: Vec<_> = cards.collect();
    let rows =
        (!cards.is_empty()).then(|| say!("builders-alt-new-rows", cards = Text::units(cards)));
    let gone = (!news.gone().is_nothing()).then(|| say!("builders-alt-new-line"));
    let all = players.chain(rows).chain(gone);
    Some(say!("builders-alt-new", new = Text::joined("; ", all)))
}

fn player_words(player: &PlayerView, fresh: &Fresh) -> Vec<Text> {
    let mut said: Vec<Text> = fresh.sites.iter().map(|site| site.name().into()).collect();
    if !fresh.finished.is_empty() {
        let buildings = Text::all_of(fresh.finished.iter().map(|building| building.name()));
        said.push(say!("builders-alt-finished", buildings));
    }
    said.extend(
        fresh.team.iter().filter_map(|member| player.member(*member)).map(code).map(Text::from),
    );
    said.extend(fresh.tools.iter().map(|tool| say!("builders-alt-tool", letter = letter(*tool))));
    let [coins, points, _, loans] = fresh.counts;
    let changed = [(coins, "coins"), (points, "points"), (loans, "loans")];
    let counts: Vec<Text> = changed
        .into_iter()
        .filter(|(by, _)| *by != 0)
        .map(|(by, what)| say!("builders-alt-new-count", by = format!("{by:+}"), what))
        .collect();
    if !counts.is_empty() {
        said.push(Text::joined(" ", counts));
    }
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
