//! The table in words: most important first, and shorter the more there is to say.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::builders::rules::cards::{self, Building, Member};
use crate::games::builders::rules::resources::Resource;
use crate::games::builders::rules::view::{PlayerView, PublicView, SiteView};
use crate::render::{ALT_LIMIT, Cast, saying};
use crate::say;

use super::alt_code::{amounts, code, rank, seats, to_do};
use super::alt_news;
use super::names::short_name;
use super::news::News;
use super::pip::letter;

/// How much is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Length {
    /// All: the position can be rebuilt.
    Whole,
    /// What is finished only as a number.
    Plain,
    /// The rows without what stands on the cards.
    Names,
    /// Who is at work only as a number.
    Short,
    /// The least.
    Least,
}

/// The table in words, in at most [`ALT_LIMIT`] characters. What is new comes last, shorter when there is too little
/// room; only names of what is finished and what stands on the cards of the rows are left out for it.
pub(super) fn overview(view: &PublicView, news: &News, cast: &Cast) -> String {
    use Length::{Least, Names, Plain, Short, Whole};
    let line = |new: Option<Text>| new.map_or_else(String::new, |new| format!("\n{new}"));
    let (words, brief) = (alt_news::words(view, news, cast), alt_news::in_short(news));
    let (words, brief) = (line(words), line(brief));
    let tries = [Whole, Plain, Names].map(|length| (length, &words));
    let tries = tries.into_iter().chain([(Names, &brief), (Short, &brief)]);
    tries
        .map(|(length, new)| table(view, cast, length).to_string() + new)
        .find(|text| text.chars().count() <= ALT_LIMIT)
        .unwrap_or_else(|| {
            let text = table(view, cast, Least).to_string();
            let room = ALT_LIMIT.saturating_sub(text.chars().count());
            if brief.chars().count() <= room { text + &brief } else { text }
        })
}

fn table(view: &PublicView, cast: &Cast, length: Length) -> Text {
    let head = Text::sentences(heading(view, cast, length));
    let players = seats(view).zip(&view.players).map(|(seat, player)| {
        let name = if length < Length::Short {
            saying::noted(cast, seat, 16)
        } else {
            name(cast, seat, length)
        };
        Text::joined("", [format!("{name}: ").into(), says(player, length), ".".into()])
    });
    let rest = [rows(view, length), line(view, length), legend(length)];
    Text::lines(std::iter::once(head).chain(players).chain(rest))
}

fn name(cast: &Cast, seat: Seat, length: Length) -> String {
    saying::name(cast, seat, if length >= Length::Short { 8 } else { 16 })
}

fn heading(view: &PublicView, cast: &Cast, length: Length) -> Vec<Text> {
    let mut said = vec![say!("builders-alt-round", round = view.round)];
    let name = |seat| name(cast, seat, length);
    if let Some(winners) = view.winners {
        let winners = Text::all_of(winners.iter().map(name));
        said.push(if view.is_stalled {
            say!("builders-alt-stalled", winners)
        } else {
            say!("builders-alt-over", winners)
        });
    } else if let (Some(seat), Some(turn)) = (view.to_move, &view.turn) {
        said.push(say!("builders-alt-turn", who = name(seat), to_do = to_do(*turn)));
    }
    if let (Some(seat), None) = (view.last_round, view.winners) {
        said.push(say!("builders-alt-last-round", who = name(seat)));
    }
    if view.idle_rounds > 0 && view.winners.is_none() {
        said.push(say!("builders-alt-idle", rounds = view.idle_rounds));
    }
    if length < Length::Least {
        said.push(say!("builders-alt-first", who = name(view.first_player)));
    }
    if let (Some((seat, building)), true) = (view.last, length < Length::Least) {
        let building = building.name();
        said.push(say!("builders-alt-last-site", building, who = name(seat)));
    }
    said
}

/// "6c 2p, finished Market, Armory. Has la 2S1D, +W. Barracks lacks 2S1A1D (co 3W1D)", without the stop.
fn says(player: &PlayerView, length: Length) -> Text {
    let counts = say!("builders-alt-counts", coins = player.coins, points = player.points);
    let loans = (player.loans > 0).then(|| some(player.loans.into(), "loans"));
    let counts = Text::joined(" ", std::iter::once(counts).chain(loans));
    let finished = match (player.finished.len(), length) {
        (0, _) | (_, Length::Least) => None,
        (_, Length::Whole) => {
            let buildings = Text::units(player.finished.iter().map(|card| card.name()));
            Some(say!("builders-alt-finished", buildings))
        }
        (number, _) => Some(say!("builders-alt-finished-number", number)),
    };
    let first = Text::units(std::iter::once(counts).chain(finished));
    let away = player.team.iter().filter(|view| !view.is_available()).count();
    let away = (away > 0 && length >= Length::Short).then(|| match length {
        Length::Least => say!("builders-alt-away", number = away),
        _ => say!("builders-alt-at-work", number = away),
    });
    let sites = player.sites.iter().map(|site| site_words(site, player, length));
    // Who is away follows those who are there; without them it follows the counts.
    let (first, free) = match free(player, length) {
        Some(free) => (first, Some(Text::units(std::iter::once(free).chain(away)))),
        None => (Text::units(std::iter::once(first).chain(away)), None),
    };
    Text::joined(". ", std::iter::once(first).chain(free).chain(sites))
}

/// "Has la 2S1D, +W"; nothing when nobody and no tool is free.
fn free(player: &PlayerView, length: Length) -> Option<Text> {
    let team = player.team.iter().filter(|view| view.is_available());
    let tools = player.tools.iter().filter(|tool| tool.carried_by.is_none());
    let tools = tools.map(|tool| say!("builders-alt-tool", letter = letter(tool.tool)));
    let free: Vec<Text> = team.map(|view| code(view).into()).chain(tools).collect();
    let things = (!free.is_empty()).then(|| Text::units(free))?;
    Some(if length == Length::Least { things } else { say!("builders-alt-has", things) })
}

fn site_words(site: &SiteView, player: &PlayerView, length: Length) -> Text {
    let missing = amounts(site.missing);
    if length == Length::Least {
        return format!("{} {missing}", short_name(site.building)).into();
    }
    let lacks = say!("builders-alt-lacks", building = site.building.name(), missing);
    if site.crew.is_empty() || length >= Length::Short {
        return lacks;
    }
    let crew = site.crew.iter().filter_map(|member| player.member(*member));
    let crew = crew.map(|view| {
        let tool = view.tool.map_or(String::new(), |tool| format!("+{}", letter(tool)));
        format!("{}{tool}", code(view))
    });
    say!("builders-alt-crew", lacks, crew = Text::units(crew))
}

fn rows(view: &PublicView, length: Length) -> Text {
    let buildings = view.buildings.iter().flatten().map(|card| building(*card, length));
    let workers = view.workers.iter().flatten().map(|card| worker(*card, length));
    let (buildings, workers) = (or_none(buildings), or_none(workers));
    if length == Length::Least {
        return say!("builders-alt-rows-in-short", buildings, workers);
    }
    let (deck, others) = (view.building_deck, view.worker_deck);
    say!("builders-alt-rows", buildings, deck, workers, others)
}

fn or_none(cards: impl Iterator<Item = Text>) -> Text {
    let cards: Vec<Text> = cards.collect();
    if cards.is_empty() { say!("builders-alt-none") } else { Text::units(cards) }
}

/// A card of the row: with what stands on it, or its name.
fn building(building: Building, length: Length) -> Text {
    if length == Length::Least {
        return short_name(building).into();
    }
    let (card, need, points) = (building.name(), amounts(building.need()), building.points());
    match (building.machine(), building.sesterces()) {
        _ if length >= Length::Names => card.into(),
        (_, sesterces @ 1..) => say!("builders-alt-building", card, need, sesterces, points),
        (Some(machine), 0) => {
            let brings = amounts(machine.produces());
            say!("builders-alt-machine", card, need, points, brings)
        }
        (None, 0) => say!("builders-alt-building-for-points", card, need, points),
    }
}

fn worker(card: Member, length: Length) -> Text {
    let brings = amounts(card.produces());
    if length < Length::Names {
        say!("builders-alt-worker", worker = card.name(), brings, price = card.price())
    } else {
        format!("{} {brings}", rank(card, false)).into()
    }
}

/// The investment line: "To buy: prisoners SD AD; tools S; universities W A; 3 loans."
fn line(view: &PublicView, length: Length) -> Text {
    let line = &view.line;
    let numbers = [
        (line.slaves.len(), "prisoners"),
        (line.tools.len(), "tools"),
        (line.universities.len(), "universities"),
        (line.loans.into(), "loans"),
    ];
    if length == Length::Least {
        let kinds = numbers.map(|(number, what)| some(number, what));
        return say!("builders-alt-line", kinds = Text::units(kinds));
    }
    let letters = |of: &[Resource]| {
        let letters: Vec<_> = of.iter().map(|resource| letter(*resource)).collect();
        letters.join(" ")
    };
    let slaves = line.slaves.iter();
    let slaves = slaves.map(|slave| slave.produces().iter().map(|(one, _)| letter(one)).collect());
    let slaves: Vec<String> = slaves.collect();
    let kinds = [
        say!("builders-alt-line-prisoners", cards = slaves.join(" ")),
        say!("builders-alt-line-tools", cards = letters(&line.tools)),
        say!("builders-alt-line-universities", cards = letters(&line.universities)),
        say!("builders-alt-line-loans", number = line.loans),
    ];
    let there = numbers.iter().zip(kinds).filter(|((number, _), _)| *number > 0);
    let said: Vec<Text> = there.map(|(_, said)| said).collect();
    if said.is_empty() {
        say!("builders-alt-line-empty")
    } else {
        say!("builders-alt-line", kinds = Text::joined("; ", said))
    }
}

/// "1 loan", "2 loans".
fn some(number: usize, what: &'static str) -> Text {
    say!("builders-alt-some", number, what)
}

fn legend(length: Length) -> Text {
    if length == Length::Least {
        return say!("builders-alt-letters");
    }
    say!("builders-alt-legend", goal = cards::rules().end_trigger_points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Game as _, Seed};
    use crate::games::builders::rules::{options::Options, state::Builders};

    #[test]
    fn one_card_of_a_kind_is_told_as_one() {
        let setup = Builders::deal(2, &Options::default(), Seed::from_number(3));
        let mut view = Builders::new(&setup).unwrap().public_view();
        view.line.slaves.truncate(1);
        view.line.tools.truncate(1);
        view.line.universities.truncate(1);
        view.line.loans = 1;
        let least = |view: &PublicView| line(view, Length::Least).to_string();
        assert_eq!(least(&view), "To buy: 1 prisoner, 1 tool, 1 university, 1 loan.");
        view.line.tools.clear();
        view.line.loans = 2;
        assert_eq!(least(&view), "To buy: 1 prisoner, 0 tools, 1 university, 2 loans.");
    }
}
