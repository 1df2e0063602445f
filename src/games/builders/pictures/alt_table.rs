//! The table in words: most important first, and shorter the more there is to say.

use std::fmt::Write;

use crate::board::Seat;
use crate::games::builders::rules::cards::{self, Building, Member};
use crate::games::builders::rules::view::{PlayerView, PublicView, SiteView};
use crate::render::{ALT_LIMIT, Cast, saying};

use super::alt_code::{amounts, code, rank, seats, to_do};
use super::alt_news;
use super::names::{label, short_name};
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
    let (words, brief) = (alt_news::words(view, news, cast), alt_news::in_short(news));
    let tries = [Whole, Plain, Names].map(|length| (length, &words));
    let tries = tries.into_iter().chain([(Names, &brief), (Short, &brief)]);
    tries
        .map(|(length, new)| table(view, cast, length) + new)
        .find(|text| text.chars().count() <= ALT_LIMIT)
        .unwrap_or_else(|| {
            let text = table(view, cast, Least);
            let room = ALT_LIMIT.saturating_sub(text.chars().count());
            if brief.chars().count() <= room { text + &brief } else { text }
        })
}

fn table(view: &PublicView, cast: &Cast, length: Length) -> String {
    let mut text = heading(view, cast, length);
    for (seat, player) in seats(view).zip(&view.players) {
        let name = if length < Length::Short {
            saying::noted(cast, seat, 16)
        } else {
            name(cast, seat, length)
        };
        let _ = write!(text, "\n{name}: {}", says(player, length));
    }
    let _ = write!(text, "\n{}", rows(view, length));
    let _ = write!(text, "\n{}", line(view, length));
    let _ = write!(text, "\n{}", legend(length));
    text
}

fn name(cast: &Cast, seat: Seat, length: Length) -> String {
    saying::name(cast, seat, if length >= Length::Short { 8 } else { 16 })
}

fn heading(view: &PublicView, cast: &Cast, length: Length) -> String {
    let mut text = format!("Round {}.", view.round);
    let name = |seat| name(cast, seat, length);
    if let Some(winners) = view.winners {
        let names: Vec<_> = winners.iter().map(name).collect();
        let stalled = if view.is_stalled { "; nothing happened any more" } else { "" };
        let _ = write!(text, " Over{stalled}; won by {}.", names.join(" and "));
    } else if let (Some(seat), Some(turn)) = (view.to_move, &view.turn) {
        let _ = write!(text, " {} in turn: {}.", name(seat), to_do(*turn));
    }
    if let (Some(seat), None) = (view.last_round, view.winners) {
        let _ = write!(text, " Last round ({}).", name(seat));
    }
    if view.idle_rounds > 0 && view.winners.is_none() {
        let _ = write!(text, " Idle rounds: {}.", view.idle_rounds);
    }
    if length < Length::Least {
        let _ = write!(text, " First player {}.", name(view.first_player));
    }
    if let (Some((seat, building)), true) = (view.last, length < Length::Least) {
        let _ = write!(text, " Last site: {building} of {}.", name(seat));
    }
    text
}

/// "6c 2p, finished Market, Armory. Has la 2S1D, +W. Barracks lacks 2S1A1D (co 3W1D)."
fn says(player: &PlayerView, length: Length) -> String {
    let mut text = format!("{}c {}p", player.coins, player.points);
    if player.loans > 0 {
        let _ = write!(text, " {}", some(player.loans.into(), "loan", "loans"));
    }
    match (player.finished.len(), length) {
        (0, _) | (_, Length::Least) => {}
        (_, Length::Whole) => {
            let names: Vec<_> = player.finished.iter().map(|card| card.name()).collect();
            let _ = write!(text, ", finished {}", names.join(", "));
        }
        (number, _) => {
            let _ = write!(text, ", {number} finished");
        }
    }
    let free = player.team.iter().filter(|view| view.is_available()).map(code);
    let tools = player.tools.iter().filter(|tool| tool.carried_by.is_none());
    let free: Vec<_> = free.chain(tools.map(|tool| format!("+{}", letter(tool.tool)))).collect();
    if !free.is_empty() {
        let has = if length == Length::Least { "" } else { "Has " };
        let _ = write!(text, ". {has}{}", free.join(", "));
    }
    let away = player.team.iter().filter(|view| !view.is_available()).count();
    if away > 0 && length >= Length::Short {
        let at_work = if length == Length::Least { "away" } else { "at work" };
        let _ = write!(text, ", {away} {at_work}");
    }
    for site in &player.sites {
        let _ = write!(text, ". {}", site_words(site, player, length));
    }
    text + "."
}

fn site_words(site: &SiteView, player: &PlayerView, length: Length) -> String {
    if length == Length::Least {
        return format!("{} {}", short_name(site.building), amounts(site.missing));
    }
    let lacks = format!("{} lacks {}", site.building, amounts(site.missing));
    if site.crew.is_empty() || length >= Length::Short {
        return lacks;
    }
    let crew = site.crew.iter().filter_map(|member| player.member(*member));
    let crew: Vec<_> = crew
        .map(|view| {
            let tool = view.tool.map_or(String::new(), |tool| format!("+{}", letter(tool)));
            format!("{}{tool}", code(view))
        })
        .collect();
    format!("{lacks} ({})", crew.join(", "))
}

fn rows(view: &PublicView, length: Length) -> String {
    let has_facts = length < Length::Names;
    let building = |card: &Building| match has_facts {
        true if card.sesterces() > 0 => {
            format!("{card} {} {}c {}p", amounts(card.need()), card.sesterces(), card.points())
        }
        true => {
            let (need, points) = (amounts(card.need()), card.points());
            let brings = card.machine().map(|machine| amounts(machine.produces()));
            let brings = brings.map_or(String::new(), |brings| format!(" brings {brings}"));
            format!("{card} {need} {points}p{brings}")
        }
        false if length == Length::Least => short_name(*card).to_owned(),
        false => card.name().to_owned(),
    };
    let worker = |card: &Member| {
        let brings = amounts(card.produces());
        if has_facts {
            format!("{} {brings} {}c", label(*card), card.price())
        } else {
            format!("{} {brings}", rank(*card, false))
        }
    };
    let buildings: Vec<_> = view.buildings.iter().flatten().map(building).collect();
    let workers: Vec<_> = view.workers.iter().flatten().map(worker).collect();
    let or_none =
        |cards: Vec<String>| if cards.is_empty() { "none".to_owned() } else { cards.join(", ") };
    let (buildings, workers) = (or_none(buildings), or_none(workers));
    if length == Length::Least {
        return format!("Row: {buildings}. Workers: {workers}.");
    }
    let (deck, others) = (view.building_deck, view.worker_deck);
    format!("Row: {buildings} (deck {deck}). Workers: {workers} (deck {others}).")
}

/// The investment line: "To buy: prisoners SD AD; tools S; universities W A; 3 loans."
fn line(view: &PublicView, length: Length) -> String {
    let line = &view.line;
    if length == Length::Least {
        return format!(
            "To buy: {}, {}, {}, {}.",
            some(line.slaves.len(), "prisoner", "prisoners"),
            some(line.tools.len(), "tool", "tools"),
            some(line.universities.len(), "university", "universities"),
            some(line.loans.into(), "loan", "loans"),
        );
    }
    let slaves = line
        .slaves
        .iter()
        .map(|slave| slave.produces().iter().map(|(resource, _)| letter(resource)).collect());
    let kinds = [
        ("prisoners", slaves.collect::<Vec<String>>()),
        ("tools", line.tools.iter().map(|tool| letter(*tool).to_owned()).collect()),
        ("universities", line.universities.iter().map(|of| letter(*of).to_owned()).collect()),
    ];
    let kinds = kinds.into_iter().filter(|(_, cards)| !cards.is_empty());
    let mut said: Vec<_> =
        kinds.map(|(kind, cards)| format!("{kind} {}", cards.join(" "))).collect();
    if line.loans > 0 {
        said.push(format!("loans {}", line.loans));
    }
    if said.is_empty() {
        "To buy: nothing.".to_owned()
    } else {
        format!("To buy: {}.", said.join("; "))
    }
}

/// "1 loan", "2 loans".
fn some(number: usize, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

fn legend(length: Length) -> String {
    let goal = cards::rules().end_trigger_points;
    if length == Length::Least {
        return "S stone, W wood, A architecture, D decoration.".to_owned();
    }
    format!(
        "c sesterces, p points of {goal}; S stone, W wood, A architecture, D decoration; ap apprentice, la laborer, co \
         companion, ma master, pr prisoner, fr freed, mc machine; + tool."
    )
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
        assert_eq!(line(&view, Length::Least), "To buy: 1 prisoner, 1 tool, 1 university, 1 loan.");
        view.line.tools.clear();
        view.line.loans = 2;
        assert_eq!(
            line(&view, Length::Least),
            "To buy: 1 prisoner, 0 tools, 1 university, 2 loans."
        );
    }
}
