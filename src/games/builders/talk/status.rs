//! The whole table in words, as much of it as fits into one message.

use super::{
    fronts::site_missing,
    units::{member, name, points, resource, resources, score, sesterces, tool, with_load},
    words::duty,
};
use crate::{
    board::Seat,
    games::builders::rules::{
        cards::{Building, Member},
        resources::{Resource, Resources},
        view::{LineView, MemberView, PlayerView, PublicView, SiteView},
    },
    say,
    talk::{layout::CONTENT, names::Names, say::Text},
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
pub fn status(view: &PublicView, names: &Names) -> Text {
    let at = |detail| Text::lines(lines(view, names, detail));
    [Detail::Names, Detail::Letters]
        .into_iter()
        .map(at)
        .find(|text| text.len() <= CONTENT)
        .unwrap_or_else(|| kept(lines(view, names, Detail::Numbers)))
}

/// As many of the first lines as fit.
fn kept(lines: Vec<Text>) -> Text {
    let mut left = CONTENT + 1;
    let fits = |line: &Text| {
        let long = line.len() + 1;
        let fits = long <= left;
        left = left.saturating_sub(long);
        fits
    };
    Text::lines(lines.into_iter().take_while(fits))
}

fn lines(view: &PublicView, names: &Names, detail: Detail) -> Vec<Text> {
    let mut lines = vec![headline(view, names)];
    if let Some(seat) = view.last_round.filter(|_| view.to_move.is_some()) {
        let reached = points(view.players[seat.index()].points);
        lines.push(say!("builders-status-last-round", who = names.bold(seat), points = reached));
    }
    for (seat, player) in Seat::all(4).zip(&view.players) {
        lines.push(player_line(seat, player, view, names));
        lines.push(team_line(player, detail));
        lines.extend(sites_line(player, detail));
    }
    if view.to_move.is_some() {
        let cards = row(view.buildings.iter().flatten().map(|card| building(*card, detail)));
        lines.push(say!("builders-status-buildings", cards, deck = view.building_deck));
        let cards = row(view.workers.iter().flatten().map(|card| worker(*card, detail)));
        lines.push(say!("builders-status-workers", cards, deck = view.worker_deck));
        lines.push(line(&view.line, detail));
    }
    if detail > Detail::Names {
        lines.push(say!("builders-status-letters"));
    }
    lines
}

fn headline(view: &PublicView, names: &Names) -> Text {
    let round = view.round;
    match (view.to_move, view.winners) {
        (Some(seat), _) => {
            say!("builders-status-round", round, who = names.bold(seat), duty = duty(view))
        }
        (None, Some(winners)) if view.is_stalled => {
            say!("builders-status-stalled", winners = names.all(winners), round)
        }
        (None, Some(winners)) => {
            say!("builders-status-over", winners = names.all(winners), round)
        }
        (None, None) => say!("builders-status-ended"),
    }
}

/// One player: points and holdings, who can be sent, what is still missing, a line each.
#[must_use]
pub fn player(seat: Seat, player: &PlayerView, view: &PublicView, names: &Names) -> Vec<Text> {
    let first = [player_line(seat, player, view, names), team_line(player, Detail::Names)];
    first.into_iter().chain(sites_line(player, Detail::Names)).collect()
}

/// "**Anna** (first): 12 points, 9 sesterces; score now 12.9; the saw; 1 loan."
fn player_line(seat: Seat, player: &PlayerView, view: &PublicView, names: &Names) -> Text {
    let mut who = Text::from(names.bold(seat));
    if view.first_player == seat {
        who = say!("builders-status-first", who);
    }
    let tools = player
        .tools
        .iter()
        .map(|owned| say!("builders-status-tool", tool = tool(owned.tool).to_lowercase()));
    let tools = (!player.tools.is_empty()).then(|| Text::all_of(tools));
    let has = [Some(sesterces(player.coins)), tools, loans(player.loans)];
    let has = Text::units(has.into_iter().flatten());
    let (points, score) = (points(player.points), score(player.score.total));
    let finished = player.finished.len();
    if view.to_move.is_some() {
        say!("builders-status-player", who, points, has, finished, score)
    } else {
        say!("builders-status-player-over", who, points, has, finished, score)
    }
}

/// "2 loans"; nothing for none.
fn loans(number: u8) -> Option<Text> {
    (number > 0).then(|| say!("builders-status-loans", number))
}

/// "Can go: Laborer (1 wood, 2 decoration). At work: Apprentice."
fn team_line(player: &PlayerView, detail: Detail) -> Text {
    let free = player.team.iter().filter(|view| view.is_available());
    let free: Vec<Text> = match detail {
        Detail::Names => free.map(member).collect(),
        Detail::Letters => free.map(short_member).collect(),
        Detail::Numbers => vec![free.count().to_string().into()],
    };
    let out = player.team.iter().filter(|view| !view.is_available());
    let out: Vec<Text> = match detail {
        Detail::Names => out.map(at_work).collect(),
        Detail::Letters | Detail::Numbers => match out.count() {
            0 => Vec::new(),
            number => vec![number.to_string().into()],
        },
    };
    let free = if free.is_empty() { say!("builders-status-nobody") } else { Text::units(free) };
    if out.is_empty() {
        say!("builders-status-team", free)
    } else {
        say!("builders-status-team-and-out", free, out = Text::units(out))
    }
}

/// "Laborer (Temple)".
fn at_work(view: &MemberView) -> Text {
    let nowhere = || say!("builders-status-a-site");
    let site = view.at.map_or_else(nowhere, |building| building.name().into());
    say!("builders-status-at", who = name(view.member, view.is_freed), site)
}

/// "Open: Temple (still missing 2 wood, 1 decoration)."
fn sites_line(player: &PlayerView, detail: Detail) -> Option<Text> {
    let in_short =
        |site: &SiteView| Text::joined(" ", [site.building.name().into(), short(site.missing)]);
    let sites = player.sites.iter();
    let line = || match detail {
        Detail::Names => {
            say!("builders-status-sites", sites = Text::units(sites.map(site_missing)))
        }
        Detail::Letters | Detail::Numbers => {
            say!("builders-status-sites-in-short", sites = Text::units(sites.map(in_short)))
        }
    };
    (!player.sites.is_empty()).then(line)
}

fn building(card: Building, detail: Detail) -> Text {
    match detail {
        Detail::Names => with_load(card.name().into(), card.need()),
        Detail::Letters => with_letters(card.name().into(), card.need()),
        Detail::Numbers => card.name().into(),
    }
}

fn worker(card: Member, detail: Detail) -> Text {
    match detail {
        Detail::Names => with_load(name(card, false), card.produces()),
        Detail::Letters | Detail::Numbers => with_letters(name(card, false), card.produces()),
    }
}

/// The cards of a row.
fn row(cards: impl Iterator<Item = Text>) -> Text {
    let cards: Vec<Text> = cards.collect();
    if cards.is_empty() { say!("builders-status-none") } else { Text::units(cards) }
}

/// "Investments: 4 prisoners, the mallet and the saw, universities of stone and wood, 2 loans."
fn line(line: &LineView, detail: Detail) -> Text {
    let tools = line.tools.iter().map(|kept| tool(*kept).to_lowercase());
    let tools = (!line.tools.is_empty())
        .then(|| say!("builders-status-tools", tools = Text::all_of(tools)));
    let taught = line.universities.iter().map(|taught| resource(*taught));
    let universities = (!line.universities.is_empty()).then(|| {
        let number = line.universities.len();
        say!("builders-status-universities", number, taught = Text::all_of(taught))
    });
    let parts = [prisoners(line, detail), tools, universities, loans(line.loans)];
    let parts: Vec<Text> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        say!("builders-status-line-empty")
    } else {
        say!("builders-status-line", parts = Text::joined("; ", parts))
    }
}

/// "2 prisoners (2 stone, 2 decoration; 3 wood)"; nothing for none.
fn prisoners(line: &LineView, detail: Detail) -> Option<Text> {
    let prisoners = say!("builders-status-prisoners", number = line.slaves.len());
    let each = line.slaves.iter().map(|prisoner| match detail {
        Detail::Names => resources(prisoner.produces()),
        Detail::Letters | Detail::Numbers => short(prisoner.produces()),
    });
    match (line.slaves.len(), detail) {
        (0, _) => None,
        (_, Detail::Numbers) => Some(prisoners),
        _ => {
            Some(say!("builders-status-prisoners-each", prisoners, each = Text::joined("; ", each)))
        }
    }
}

/// "2S 1W" for 2 stone and 1 wood; "0" for none.
fn short(resources: Resources) -> Text {
    if resources.is_none() {
        return "0".into();
    }
    let letter = |(resource, amount): (Resource, u8)| {
        say!("builders-status-letter", amount, resource = resource.name())
    };
    Text::joined(" ", resources.iter().map(letter))
}

/// "Laborer (1W 2D)".
fn short_member(view: &MemberView) -> Text {
    with_letters(name(view.member, view.is_freed), view.produces)
}

/// A name with resources by letters.
fn with_letters(name: Text, resources: Resources) -> Text {
    say!("builders-member", name, brings = short(resources))
}
