//! The tables of one person in words.

use super::{
    bold, link_to,
    list::{asleep, game},
    since,
};
use crate::{
    say,
    tables::{MyTable, Stage, Waits},
    talk::{names::escape, say::Text},
};

/// The address of a table's message, or of its channel.
pub fn link(mine: &MyTable) -> String {
    link_to(mine.guild, mine.channel, mine.message)
}

/// A line of the list.
pub fn line(mine: &MyTable) -> Text {
    let state = match (&mine.waits, mine.state) {
        (Waits::ForMe(Some(deadline)), _) => {
            say!("tables-your-turn-until", ends = since(*deadline))
        }
        (Waits::ForMe(None), _) => say!("tables-your-turn"),
        (Waits::ForMyVote, _) => say!("tables-your-vote"),
        (Waits::For(name), _) => say!("tables-waits-for", name = bold(name)),
        (Waits::ForPlayers, Stage::Lobby) => say!("tables-joining"),
        (Waits::ForPlayers, _) => say!("tables-vacant"),
    };
    let state = asleep(state, mine.asleep);
    let (link, game) = (link(mine), game(mine.game));
    match &mine.name {
        Some(name) => say!("tables-mine-named", name = escape(name), link, game, state),
        None => say!("tables-mine-line", table = mine.table, link, game, state),
    }
}
