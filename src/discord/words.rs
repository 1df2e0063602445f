//! Sentences that every game shares: the lobby card, the ping, notices, refusals.

mod refusals;
pub mod time;

pub use refusals::{refusal, undo_refusal};

use super::{opponents, rematch, seats};
use crate::pace::Moment;
use crate::tables::{Lobby, MoveNumber, Notice, Seated, TableState, Timestamp, UserId, Why};
use crate::talk::{
    custom_id::Verb,
    layout::{CONTENT, Panel, Row, Style, shorten},
    names::{count, escape, list, tame},
    present::Spot,
};

/// A message without a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPicture {}

/// "**Anna**", disarmed.
#[must_use]
pub fn bold(name: &str) -> String {
    format!("**{}**", escape(&tame(name)))
}

/// "**Anna** does", "**Anna** and **Ben** do".
#[must_use]
pub fn who_sits(players: &[Seated]) -> String {
    let names: Vec<String> = players.iter().map(|player| bold(&player.label())).collect();
    match names.as_slice() {
        [] => "nobody does".to_owned(),
        [only] => format!("{only} does"),
        _ => format!("{} do", list(&names)),
    }
}

/// The line that calls a player, the only one that mentions anybody.
#[must_use]
pub fn ping(user: UserId, call: &str) -> String {
    format!("<@{user}>, your turn: {call}")
}

/// The line that says whose turn it is without calling anybody.
#[must_use]
pub fn hushed_ping(name: &str, duty: &str) -> String {
    format!("It is {}'s turn: {duty}.", bold(name))
}

/// "**Anna** took back 2 moves."
#[must_use]
pub fn took_back(name: &str, moves: u32) -> String {
    format!("{name} took back {}.", count(moves, "move"))
}

/// What follows a line about something that the program did; empty when the player did it.
#[must_use]
pub fn why(why: Option<Why>) -> &'static str {
    match why {
        None | Some(Why::Ai(_)) => "",
        Some(Why::Forced) => " (automatic)",
        Some(Why::Skipped) => " (skipped)",
    }
}

/// The buttons under a ping.
#[must_use]
pub fn ping_rows(spot: Spot) -> Vec<Row> {
    vec![Row::Buttons(vec![
        spot.button(Verb::Turn, "Your turn", Style::Main),
        spot.button(Verb::Look, "Look", Style::Plain),
        spot.button(Verb::Hush, "Not now", Style::Plain),
    ])]
}

/// The lobby card in its present state; its buttons go when the lobby is over.
#[must_use]
pub fn lobby_card(lobby: &Lobby, options: Option<&str>) -> Panel<NoPicture> {
    let text = format!(
        "## {}\nTable {}, opened by {} {}. Options: {}.\n{}\n{}\n{}{}\n-# Promise of the shuffle (SHA-256): `{}`",
        lobby.game(),
        lobby.table,
        host(lobby),
        since(lobby.created),
        options.unwrap_or("the publisher's rules"),
        super::server_words::terms(&lobby.terms),
        places(lobby).join("\n"),
        lobby_state(lobby),
        rematch::note(lobby),
        lobby.commitment,
    );
    let spot = Spot { table: lobby.table, number: MoveNumber(0) };
    let panel = Panel::text(shorten(&text, CONTENT));
    if lobby.state != TableState::Lobby {
        return panel;
    }
    let (remove_ai, add_ai) = opponents::lobby_rows(lobby, spot);
    let mut buttons = vec![
        spot.button(Verb::Join, "Join", Style::Main),
        spot.button(Verb::Leave, "Leave", Style::Plain),
        spot.button(Verb::Start, "Start", Style::Plain),
    ];
    buttons.extend(remove_ai);
    panel.row(Row::Buttons(buttons)).row(add_ai)
}

/// How far the table is, as the lobby card says it.
fn lobby_state(lobby: &Lobby) -> String {
    let (least, _) = lobby.game().seats();
    match lobby.state {
        TableState::Lobby if lobby.is_full() => "All seats are taken.".to_owned(),
        TableState::Lobby => {
            format!("It starts when full, or when {} starts it with at least {least}.", host(lobby))
        }
        TableState::Running => "The game has started.".to_owned(),
        TableState::Finished => "The game is over.".to_owned(),
        TableState::Ended => "This table was ended.".to_owned(),
    }
}

/// A line for each seat; the free ones only as long as they can be taken.
fn places(lobby: &Lobby) -> Vec<String> {
    let shown = match lobby.state {
        TableState::Lobby => usize::from(lobby.seats),
        TableState::Running | TableState::Finished | TableState::Ended => lobby.players.len(),
    };
    let line = |place: usize| match lobby.players.get(place) {
        Some(player) => format!("{}. {}", place + 1, bold(&player.label())),
        None => format!("{}. {}", place + 1, rematch::free_place(lobby, place)),
    };
    (0..shown).map(line).collect()
}

fn host(lobby: &Lobby) -> String {
    let name = lobby
        .players
        .iter()
        .find(|player| player.user().is_some() && player.user() == lobby.host)
        .map(|player| bold(&player.name));
    // Who only watches has no name here; a mention shows it and calls nobody.
    let watcher = || lobby.host.map(|host| format!("<@{host}>"));
    name.or_else(watcher).unwrap_or_else(|| "somebody".to_owned())
}

/// A moment as each reader's own clock shows it: "3 hours ago".
#[must_use]
pub fn since(moment: Timestamp) -> String {
    format!("<t:{}:R>", moment.0.div_euclid(1000))
}

/// A moment as each reader's own clock shows it: "24 December 2026 22:00".
#[must_use]
pub fn moment(at: Moment) -> String {
    format!("<t:{}:f>", at.0.div_euclid(1000))
}

/// A line in the channel that is no board post and no ping.
#[must_use]
pub fn notice(notice: &Notice, players: &[Seated]) -> String {
    match notice {
        Notice::Undone { seat, moves } => {
            let name = players
                .iter()
                .find(|player| player.seat == *seat)
                .map_or("somebody", |player| &player.name);
            took_back(&bold(name), *moves)
        }
        Notice::Ended { by: _, name } => {
            format!("{} ended this table. A new one can be opened with `/game new`.", bold(name))
        }
        Notice::Moved { name } => {
            format!("{} moved this table here; it goes on as it was.", bold(name))
        }
        Notice::Vote { seat, .. } => {
            let is_other = |player: &&Seated| player.user().is_some() && player.seat != *seat;
            let others = players.iter().filter(is_other).count();
            let late = players.iter().find(|player| player.seat == *seat);
            seats::words::vote(late.map_or("somebody", |player| &player.name), others)
        }
        Notice::SeatFree { .. }
        | Notice::SeatWaits { .. }
        | Notice::SeatOffered { .. }
        | Notice::OfferOver { .. }
        | Notice::SeatTaken { .. }
        | Notice::AllLeft { .. }
        | Notice::Decided { .. }
        | Notice::Back { .. } => seats::words::notice(notice),
        Notice::Stalled { .. }
        | Notice::TimeUp { .. }
        | Notice::StillPlaying { .. }
        | Notice::Idle
        | Notice::LobbyCloses { .. }
        | Notice::LobbyExpired => time::notice(notice, players),
    }
}

/// Lines that fit into one message: the last ones, if not all do, and where to read the others.
#[must_use]
pub fn fit_lines(lines: &[String]) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut left = CONTENT - 80;
    for line in lines.iter().rev() {
        let long = line.chars().count() + 1;
        if long > left {
            break;
        }
        left -= long;
        kept.push(line);
    }
    let earlier = lines.len() - kept.len();
    let more = format!("-# … {} before; `/game log` has all of them.", count(earlier, "line"));
    if earlier > 0 {
        kept.push(&more);
    }
    kept.reverse();
    kept.join("\n")
}
