//! Sentences that every game shares: the lobby card, the ping, notices, refusals.

pub mod time;

use super::{
    custom_id::Verb,
    layout::{CONTENT, Panel, Row, Style, shorten},
    names::{count, escape, list, tame},
    opponents,
    present::Spot,
    rematch, seats,
};
use crate::pace::Moment;
use crate::tables::{
    Lobby, MoveNumber, Notice, Seated, TableError, TableState, Timestamp, UndoRefused, UserId, Why,
};

/// A message without a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPicture {}

/// "**Anna**", disarmed.
#[must_use]
pub fn bold(name: &str) -> String {
    format!("**{}**", escape(&tame(name)))
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
    let (least, _) = lobby.game().seats();
    let state = match lobby.state {
        TableState::Lobby if lobby.is_full() => "All seats are taken.".to_owned(),
        TableState::Lobby => {
            format!("It starts when full, or when {} starts it with at least {least}.", host(lobby))
        }
        TableState::Running => "The game has started.".to_owned(),
        TableState::Finished => "The game is over.".to_owned(),
        TableState::Ended => "This table was ended.".to_owned(),
    };
    let seats: Vec<String> = (0..usize::from(lobby.seats))
        .map(|place| match lobby.players.get(place) {
            Some(player) => format!("{}. {}", place + 1, bold(&player.label())),
            None => format!("{}. {}", place + 1, rematch::free_place(lobby, place)),
        })
        .collect();
    let seats = if lobby.state == TableState::Lobby {
        seats
    } else {
        seats.into_iter().take(lobby.players.len()).collect()
    };
    let text = format!(
        "## {}\nTable {}, opened by {} {}. Options: {}.\n{}\n{}\n{state}{}\n-# Promise of the shuffle (SHA-256): `{}`",
        lobby.game(),
        lobby.table,
        host(lobby),
        since(lobby.created),
        options.unwrap_or("the publisher's rules"),
        super::server_words::terms(&lobby.terms),
        seats.join("\n"),
        rematch::note(lobby),
        lobby.commitment,
    );
    let spot = Spot { table: lobby.table, number: MoveNumber(0) };
    let panel = Panel::text(super::layout::shorten(&text, CONTENT));
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

/// What a player reads when a table refuses; `None` for faults of ours, which only the log may name.
#[must_use]
pub fn refusal(error: &TableError) -> Option<String> {
    let words = match error {
        TableError::NoTable => "There is no table here. Open one with `/game new`.".to_owned(),
        TableError::ChannelTaken { table, .. } => format!(
            "Table {table} is already open in this channel. Join it with `/game join`, or use another channel or a thread."
        ),
        TableError::NotOfThisServer { table } => format!(
            "There is no open table {table} in this server. Choose one of those that are offered; `/game list` names them."
        ),
        TableError::AlreadyThere { table } => format!(
            "Table {table} is in this channel already. Use the command in the channel or thread where it is to go on."
        ),
        TableError::WrongSeats { least, most } => format!("This game has {least} to {most} seats."),
        TableError::LobbyFull { seats } => {
            format!(
                "All {seats} seats are taken. You can open another table in another channel with `/game new`."
            )
        }
        TableError::SeatsKept { names, until } => rematch::kept(names, *until),
        TableError::Rematched { table, guild, channel, card } => {
            rematch::already(*table, *guild, *channel, *card)
        }
        TableError::AlreadySeated => "You already sit at this table.".to_owned(),
        TableError::NotAtTable { players } => format!(
            "You do not sit at this table; {} do. You can watch with `/game board`.",
            list(&players.iter().map(|player| bold(&player.label())).collect::<Vec<_>>())
        ),
        TableError::NotHost { host_name, .. } => {
            format!("Only {}, who opened this table, can do that.", bold(host_name))
        }
        TableError::NotModerator => {
            "A running game is ended only by those who manage the server, with `/admin end`."
                .to_owned()
        }
        TableError::NotOver => {
            "The game is not over yet. `/game status` shows how it stands.".to_owned()
        }
        TableError::TooFew { have, least } => {
            format!(
                "The game needs at least {least} players; {have} joined so far. Others join with *Join* or `/game join`."
            )
        }
        TableError::AlreadyStarted => {
            "This game has already started. `/game board` shows it.".to_owned()
        }
        TableError::NotStarted => {
            "This game has not started yet. Press *Start* or use `/game start`.".to_owned()
        }
        TableError::Over => {
            "This game is over. `/game score` shows the result; `/game new` opens another."
                .to_owned()
        }
        TableError::Ended => "This table was ended. `/game new` opens another.".to_owned(),
        TableError::Asleep => {
            "The channel of this table is gone; somebody who manages the server continues it elsewhere with `/admin move`."
                .to_owned()
        }
        TableError::NotYourTurn { .. } => "It is not your turn; nothing has changed.".to_owned(),
        TableError::Stale { .. } => {
            "That button belongs to an earlier move; nothing has changed.".to_owned()
        }
        TableError::Illegal { rule, about } => illegal(rule, about.as_ref()),
        TableError::Undo(refused) => undo_refusal(refused),
        TableError::Remind(refused) => time::remind_refusal(refused),
        TableError::Seat(refused) => seats::words::refusal(refused),
        TableError::UsedElsewhere { .. } => {
            "That click was already used. Nothing more has changed.".to_owned()
        }
        TableError::Pace(refused) => {
            let shown = refused.clone().shown_by(|typed| escape(&shorten(typed, 40)));
            sentence(&shown.to_string())
        }
        TableError::Server(refused) => super::server_words::refused(refused),
        TableError::TooManyAi { .. }
        | TableError::NoAi
        | TableError::TooManyWatched { .. }
        | TableError::WatchesEnough { .. } => return opponents::refusal(error),
        TableError::Broken { .. }
        | TableError::Settings(_)
        | TableError::NoChance
        | TableError::Store(_) => return None,
    };
    Some(words)
}

/// The rules' words with the name of the player of whom they tell.
fn illegal(rule: &str, about: Option<&Seated>) -> String {
    let named = about.map(|other| rule.replace(&other.seat.called(), &bold(&other.name)));
    sentence(named.as_deref().unwrap_or(rule))
}

/// "space 3 is taken" → "Space 3 is taken."
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    let end = if words.ends_with(['.', '?']) { None } else { Some('.') };
    first.chain(letters).chain(end).collect()
}

/// Why nothing can be taken back.
#[must_use]
pub fn undo_refusal(refused: &UndoRefused) -> String {
    match refused {
        UndoRefused::NoMove => "You have no move to take back.".to_owned(),
        UndoRefused::OthersMoved { by } => {
            format!("{} has moved since, so your move stands.", bold(&by.name))
        }
        UndoRefused::Sealed => {
            "That move showed a secret or let chance decide, so it stands.".to_owned()
        }
        UndoRefused::Inherited => {
            "That move was made by the one who had your seat before, so it stands.".to_owned()
        }
        UndoRefused::Over => "The game is over; its last move stands.".to_owned(),
    }
}
