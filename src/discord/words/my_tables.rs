//! The tables of one person in words.

use super::{bold, link_to, since};
use crate::{
    tables::{GameKind, MyTable, TableState, Waits},
    talk::names::count,
};

/// The address of a table's message, or of its channel.
#[must_use]
pub fn link(mine: &MyTable) -> String {
    link_to(mine.guild, mine.channel, mine.message)
}

/// How many there are and wait.
#[must_use]
pub fn heading(all: usize, waiting: usize) -> String {
    let all = count(all, "table");
    match waiting {
        0 => format!("**You sit at {all}**; none waits for you."),
        1 => format!("**You sit at {all}**; 1 waits for you."),
        many => format!("**You sit at {all}**; {many} wait for you."),
    }
}

/// A line of the list.
#[must_use]
pub fn line(mine: &MyTable) -> String {
    let game = mine.game.map_or("a game that I do not know", GameKind::name);
    let state = match (&mine.waits, mine.state) {
        (Waits::ForMe(Some(deadline)), _) => {
            format!("**your turn**, your time runs out {}", since(*deadline))
        }
        (Waits::ForMe(None), _) => "**your turn**".to_owned(),
        (Waits::ForMyVote(name), _) => {
            format!("**your vote** about {}'s turn, whose time ran out", bold(name))
        }
        (Waits::For(name), _) => format!("it is {}'s turn", bold(name)),
        (Waits::ForPlayers, TableState::Lobby) => "waits for players".to_owned(),
        (Waits::ForPlayers, _) => "waits for a new player".to_owned(),
    };
    let asleep = match mine.asleep {
        Some(_) => "; its channel is gone, so it sleeps until `/admin move` continues it elsewhere",
        None => "",
    };
    format!("- [Table {}]({}), {game}: {state}{asleep}", mine.table, link(mine))
}
