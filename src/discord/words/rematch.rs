//! Sentences about the same people once more.

use super::{bold, link_to, moment};
use crate::{
    tables::{ChannelId, GuildId, Kept, Lobby, MessageId, TableId, TableState, Timestamp, UserId},
    talk::names::list,
};

/// What the one reads who has opened a rematch.
#[must_use]
pub fn opened(by: UserId, lobby: &Lobby) -> String {
    let place = link_to(lobby.guild, lobby.channel, lobby.card);
    let table = format!("[Table {}]({place})", lobby.table);
    if lobby.state == TableState::Running {
        return format!("{table}, the rematch, has begun.");
    }
    let seat = lobby.seat_of(by).map_or(0, |seat| seat.index() + 1);
    let kept = lobby.kept.as_ref().map_or_else(String::new, |kept| {
        format!(
            " {} can take the other seats with one click until {}; `/game start` starts without them.",
            all(kept),
            until(kept.until)
        )
    });
    format!("{table} is open as a rematch, and you have seat {seat}.{kept}")
}

/// What the lobby card says of a place where nobody sits yet.
#[must_use]
pub fn free_place(lobby: &Lobby, place: usize) -> String {
    let nth = place.saturating_sub(lobby.players.len());
    match lobby.kept.as_ref().and_then(|kept| kept.of.get(nth)) {
        Some((_, name)) => format!("kept for {}", bold(name)),
        None => "free".to_owned(),
    }
}

/// What the lobby card of a rematch says more; empty for any other.
#[must_use]
pub fn note(lobby: &Lobby) -> String {
    match (lobby.rematch_of, &lobby.kept) {
        (None, _) => String::new(),
        (Some(of), None) => format!("\nThe rematch of table {of}; another begins."),
        (Some(of), Some(kept)) => format!(
            "\nThe rematch of table {of}; another begins. Until {} only {} can take the seats that are kept, with *Join*.",
            until(kept.until),
            all(kept)
        ),
    }
}

/// Why nobody else can sit down.
#[must_use]
pub fn kept(names: &[String], until_then: Timestamp) -> String {
    let names: Vec<String> = names.iter().map(|name| bold(name)).collect();
    format!(
        "The free seats of this rematch are kept for {} until {}. You can join after that, or open another table in another channel.",
        list(&names),
        until(until_then)
    )
}

/// Where the rematch is that somebody wants to open again.
#[must_use]
pub fn already(
    table: TableId,
    guild: GuildId,
    channel: ChannelId,
    card: Option<MessageId>,
) -> String {
    format!(
        "[Table {table}]({}) is the rematch of this one. If a seat is kept for you there, take it with *Join*.",
        link_to(guild, channel, card)
    )
}

fn all(kept: &Kept) -> String {
    list(&kept.names().iter().map(|name| bold(name)).collect::<Vec<_>>())
}

fn until(at: Timestamp) -> String {
    moment(at.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_say_what_to_do_instead() {
        let names = ["An*na".to_owned(), "Ben".to_owned()];
        insta::assert_snapshot!(kept(&names, Timestamp(86_400_000)), @r"The free seats of this rematch are kept for **An\*na** and **Ben** until <t:86400:f>. You can join after that, or open another table in another channel.");
        insta::assert_snapshot!(already(TableId(9), GuildId(1), ChannelId(2), Some(MessageId(3))), @"[Table 9](https://discord.com/channels/1/2/3) is the rematch of this one. If a seat is kept for you there, take it with *Join*.");
    }
}
