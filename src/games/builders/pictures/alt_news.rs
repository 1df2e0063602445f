//! What is new, in words, behind the words for the whole table.

use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::render::{Cast, saying};

use super::alt_code::{code, seats};
use super::names::label;
use super::news::{Fresh, News};
use super::pip::letter;

/// "\nNew: Marcus Ziggurat, finished Shop, la 1W2D, -3c +1p; rows Forum, Master wa."; empty when nothing is.
pub(super) fn words(view: &PublicView, news: &News, cast: &Cast) -> String {
    if news.is_empty() {
        return String::new();
    }
    let players = seats(view).zip(&view.players).filter_map(|(seat, player)| {
        let said = player_words(player, &news.of(seat));
        (!said.is_empty()).then(|| format!("{} {}", saying::name(cast, seat, 8), said.join(", ")))
    });
    let buildings = view.buildings.iter().flatten().filter(|card| news.has_building(**card));
    let workers = view.workers.iter().flatten().filter(|card| news.has_worker(**card));
    let cards =
        buildings.map(|card| card.name().to_owned()).chain(workers.map(|card| label(*card)));
    let cards: Vec<_> = cards.collect();
    let rows = (!cards.is_empty()).then(|| format!("rows {}", cards.join(", ")));
    let gone = (!news.gone().is_nothing()).then(|| "the investment line".to_owned());
    let all: Vec<_> = players.chain(rows).chain(gone).collect();
    format!("\nNew: {}.", all.join("; "))
}

fn player_words(player: &PlayerView, fresh: &Fresh) -> Vec<String> {
    let mut said: Vec<String> = fresh.sites.iter().map(|site| site.name().to_owned()).collect();
    let finished: Vec<_> = fresh.finished.iter().map(|building| building.name()).collect();
    if !finished.is_empty() {
        said.push(format!("finished {}", finished.join(" and ")));
    }
    said.extend(fresh.team.iter().filter_map(|member| player.member(*member)).map(code));
    said.extend(fresh.tools.iter().map(|tool| format!("+{}", letter(*tool))));
    let changed = fresh.counts.into_iter().zip(["c", "p", " finished", " loans"]);
    let counts: Vec<_> = changed
        .enumerate()
        .filter(|(place, (by, _))| *by != 0 && *place != 2)
        .map(|(_, (by, unit))| format!("{by:+}{unit}"))
        .collect();
    if !counts.is_empty() {
        said.push(counts.join(" "));
    }
    said
}

/// The same as numbers, for when there is little room.
pub(super) fn in_short(news: &News) -> String {
    if news.is_empty() {
        return String::new();
    }
    let (sites, members, cards) = news.totals();
    let parts = [(sites, "sites"), (members, "of teams"), (cards, "in rows")];
    let said: Vec<_> = parts
        .into_iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, what)| format!("{number} {what}"))
        .collect();
    if said.is_empty() {
        "\nNew: counts.".to_owned()
    } else {
        format!("\nNew: {}.", said.join(", "))
    }
}
