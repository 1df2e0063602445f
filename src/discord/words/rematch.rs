//! Sentences about the same people once more.

use super::{bold, link_to, moment};
use crate::{
    say,
    tables::{ChannelId, GuildId, Lobby, MessageId, TableId, Timestamp, UserId},
    talk::say::Text,
};

/// What the one reads who has opened a rematch.
pub fn opened(by: UserId, lobby: &Lobby) -> Text {
    let link = link_to(lobby.guild, lobby.channel, lobby.card);
    let seat = lobby.seat_of(by).map_or(0, |seat| seat.index() + 1);
    let others = lobby.kept.as_ref().map(|kept| {
        say!("lobby-rematch-others", names = all(&kept.names()), until = until(kept.until))
    });
    let open = say!("lobby-rematch-open", table = lobby.table, link, seat);
    let full = lobby.is_full().then(|| say!("lobby-rematch-full"));
    Text::sentences([open].into_iter().chain(others).chain(full))
}

/// What the lobby card says of a place where nobody sits yet.
pub fn free_place(lobby: &Lobby, place: usize) -> Text {
    match keeper(lobby, place) {
        Some(name) => say!("lobby-place-kept", name = bold(name)),
        None => say!("lobby-place-free"),
    }
}

/// Whether a seat on which nobody sits is kept for somebody.
pub fn is_kept(lobby: &Lobby, place: usize) -> bool {
    keeper(lobby, place).is_some()
}

fn keeper(lobby: &Lobby, place: usize) -> Option<&str> {
    let nth = place.saturating_sub(lobby.players.len());
    let (_, name) = lobby.kept.as_ref()?.of.get(nth)?;
    Some(name)
}

/// What the lobby card of a rematch says more.
pub fn note(lobby: &Lobby) -> Option<Text> {
    let of = lobby.rematch_of?;
    Some(match &lobby.kept {
        None => say!("lobby-rematch", of),
        Some(kept) => {
            say!("lobby-rematch-kept", of, until = until(kept.until), names = all(&kept.names()))
        }
    })
}

/// Why nobody else can sit down.
pub fn kept(names: &[String], until_then: Timestamp) -> Text {
    say!("refusal-seats-kept", names = all(names), until = until(until_then))
}

/// Where the rematch is that somebody wants to open again.
pub fn already(
    table: TableId,
    guild: GuildId,
    channel: ChannelId,
    card: Option<MessageId>,
) -> Text {
    say!("refusal-rematched", table, link = link_to(guild, channel, card))
}

fn all(names: &[String]) -> Text {
    Text::all_of(names.iter().map(|name| bold(name)))
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
        insta::assert_snapshot!(kept(&names, Timestamp(86_400_000)), @r"The free seats of this rematch are reserved for **An\*na** and **Ben** until <t:86400:f>. You can join after that, or open another table in another channel.");
        insta::assert_snapshot!(already(TableId(9), GuildId(1), ChannelId(2), Some(MessageId(3))), @"[Table 9](https://discord.com/channels/1/2/3) is the rematch of this one. If a seat is reserved for you there, take it with *Join*.");
    }
}
