//! The whole table in words, as much of it as fits into one message.

use super::labels::{LETTERS, member, name, points, score, sesterces, short, short_member, tool};
use super::words::duty;
use crate::{
    board::Seat,
    games::builders::rules::{
        cards::{Building, Member},
        view::{LineView, PlayerView, PublicView, SiteView},
    },
    talk::{
        layout::CONTENT,
        names::{Names, count, list},
    },
};

/// How much is said of each card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Detail {
    /// Resources by their names.
    Names,
    /// Resources by letters, which are explained.
    Letters,
    /// Teams by numbers, rows by names.
    Numbers,
}

/// The table in words, the most important first: round and turn, the players with their sites, the rows, the line.
#[must_use]
pub fn status(view: &PublicView, names: &Names) -> String {
    let at = |detail| lines(view, names, detail).join("\n");
    let fits = |text: &String| text.chars().count() <= CONTENT;
    [Detail::Names, Detail::Letters]
        .into_iter()
        .map(at)
        .find(fits)
        .unwrap_or_else(|| kept(&lines(view, names, Detail::Numbers)))
}

/// As many of the first lines as fit.
fn kept(lines: &[String]) -> String {
    let mut left = CONTENT + 1;
    let fits = |line: &&String| {
        let long = line.chars().count() + 1;
        let fits = long <= left;
        left = left.saturating_sub(long);
        fits
    };
    let first: Vec<&str> = lines.iter().take_while(fits).map(String::as_str).collect();
    first.join("\n")
}

fn lines(view: &PublicView, names: &Names, detail: Detail) -> Vec<String> {
    let mut lines = vec![headline(view, names)];
    if let Some(seat) = view.last_round.filter(|_| view.to_move.is_some()) {
        let reached = view.players[seat.index()].points;
        lines.push(format!("__The last round__: {} has {}.", names.bold(seat), points(reached)));
    }
    for (seat, player) in Seat::all(4).zip(&view.players) {
        lines.push(player_line(seat, player, view, names));
        lines.push(team_line(player, detail));
        lines.extend(sites_line(player, detail));
    }
    if view.to_move.is_some() {
        let buildings = view.buildings.iter().flatten().map(|card| building(*card, detail));
        lines.push(row("Buildings to open", &buildings.collect::<Vec<_>>(), view.building_deck));
        let workers = view.workers.iter().flatten().map(|card| worker(*card, detail));
        lines.push(row("Workers to recruit", &workers.collect::<Vec<_>>(), view.worker_deck));
        lines.push(line(&view.line, detail));
    }
    if detail > Detail::Names {
        lines.push(format!("-# {LETTERS}."));
    }
    lines
}

fn headline(view: &PublicView, names: &Names) -> String {
    match (view.to_move, view.winners) {
        (Some(seat), _) => {
            format!("Round {}: {} must {}.", view.round, names.bold(seat), duty(view))
        }
        (None, Some(winners)) => {
            let how = if view.is_stalled {
                "The game stood still and is over"
            } else {
                "The game is over"
            };
            format!("{how}, won by {}, in round {}.", names.all(winners), view.round)
        }
        (None, None) => "The game is over.".to_owned(),
    }
}

/// "**Anna** (first): 12 points, 9 sesterces; score now 12.9; the saw; 1 loan."
fn player_line(seat: Seat, player: &PlayerView, view: &PublicView, names: &Names) -> String {
    let first = if view.first_player == seat { " (first)" } else { "" };
    let tools: Vec<String> = player
        .tools
        .iter()
        .map(|owned| format!("the {}", tool(owned.tool).to_lowercase()))
        .collect();
    let tools = if tools.is_empty() { String::new() } else { format!(", {}", list(&tools)) };
    let loans = if player.loans == 0 {
        String::new()
    } else {
        format!(", {}", count(player.loans, "loan"))
    };
    format!(
        "{}{first}: **{}**, {}{tools}{loans}; {} finished; score {} {}.",
        names.bold(seat),
        points(player.points),
        sesterces(player.coins),
        player.finished.len(),
        if view.to_move.is_some() { "now" } else { "in the end" },
        score(player.score.total),
    )
}

/// "Can go: Laborer (1 wood, 2 decoration). At work: Apprentice."
fn team_line(player: &PlayerView, detail: Detail) -> String {
    let free = player.team.iter().filter(|view| view.is_available());
    let free: Vec<String> = match detail {
        Detail::Names => free.map(member).collect(),
        Detail::Letters => free.map(short_member).collect(),
        Detail::Numbers => vec![free.count().to_string()],
    };
    let out = player.team.iter().filter(|view| !view.is_available());
    let out: Vec<String> = match detail {
        Detail::Names => out
            .map(|view| {
                let at = view.at.map_or("a site", Building::name);
                format!("{} ({at})", name(view.member, view.is_freed))
            })
            .collect(),
        Detail::Letters | Detail::Numbers => match out.count() {
            0 => Vec::new(),
            number => vec![number.to_string()],
        },
    };
    let free = if free.is_empty() { "nobody".to_owned() } else { free.join(", ") };
    if out.is_empty() {
        format!("- Can be sent: {free}.")
    } else {
        format!("- Can be sent: {free}. At work: {}.", out.join(", "))
    }
}

/// "Open: Temple (still missing 2 wood, 1 decoration)."
fn sites_line(player: &PlayerView, detail: Detail) -> Option<String> {
    let site = |site: &SiteView| match detail {
        Detail::Names => format!("{} (missing {})", site.building, site.missing),
        Detail::Letters | Detail::Numbers => format!("{} {}", site.building, short(site.missing)),
    };
    let sites: Vec<String> = player.sites.iter().map(site).collect();
    let missing = if detail == Detail::Names { "" } else { ", with what is missing" };
    (!sites.is_empty()).then(|| format!("- Sites{missing}: {}.", sites.join(", ")))
}

fn building(card: Building, detail: Detail) -> String {
    match detail {
        Detail::Names => format!("{card} ({})", card.need()),
        Detail::Letters => format!("{card} ({})", short(card.need())),
        Detail::Numbers => card.to_string(),
    }
}

fn worker(card: Member, detail: Detail) -> String {
    match detail {
        Detail::Names => card.to_string(),
        Detail::Letters | Detail::Numbers => {
            format!("{} ({})", card.name(), short(card.produces()))
        }
    }
}

fn row(what: &str, cards: &[String], deck: u8) -> String {
    let cards = if cards.is_empty() { "none".to_owned() } else { cards.join(", ") };
    format!("{what}: {cards}; {deck} in the deck.")
}

/// "Investments: 4 prisoners, the mallet and the saw, universities of stone and wood, 2 loans."
fn line(line: &LineView, detail: Detail) -> String {
    let prisoners = match (line.slaves.len(), detail) {
        (0, _) => None,
        (number, Detail::Numbers) => Some(count(number, "prisoner")),
        (number, _) => {
            let each = line.slaves.iter().map(|prisoner| match detail {
                Detail::Names => prisoner.produces().to_string(),
                Detail::Letters | Detail::Numbers => short(prisoner.produces()),
            });
            Some(format!("{} ({})", count(number, "prisoner"), each.collect::<Vec<_>>().join("; ")))
        }
    };
    let tools: Vec<String> = line.tools.iter().map(|kept| tool(*kept).to_lowercase()).collect();
    let taught: Vec<String> = line.universities.iter().map(ToString::to_string).collect();
    let tools = (!tools.is_empty()).then(|| format!("tools: {}", list(&tools)));
    let universities = (!taught.is_empty()).then(|| {
        let word = if taught.len() == 1 { "university" } else { "universities" };
        format!("{word} of {}", list(&taught))
    });
    let loans = (line.loans > 0).then(|| count(line.loans, "loan"));
    let parts: Vec<String> =
        prisoners.into_iter().chain(tools).chain(universities).chain(loans).collect();
    if parts.is_empty() {
        "Investments: none left.".to_owned()
    } else {
        format!("Investments: {}.", parts.join("; "))
    }
}
