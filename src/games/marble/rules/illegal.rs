//! The rules that a move may break, in words for the player who made it.

use std::fmt;

use super::{
    kinds::{Aqueduct, Building, Kind},
    places::{Placement, Vertex},
};

/// The rule that a move breaks, and what would be right. Every field is known to everybody.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are named in the messages")]
pub enum IllegalMove {
    /// §2.3
    #[error("first open the {due} aqueduct: your tile touches its spring")]
    OpenFirst { due: List },
    /// §2.3
    #[error("first finish a complete site: {due}")]
    FinishFirst { due: List },
    /// §2.4
    #[error("first say which of your magistrates moves from {site} to {}: the one on {own}, or none", .building.space())]
    RewardFirst { site: Vertex, building: Building, own: List },
    /// §2.2
    #[error("you have no action left; return an imperium tile for one more, or end your turn")]
    NoActionLeft,
    /// §2.2
    #[error("you have {} left: draw, expand aqueducts, recall a magistrate or play a tile before you end your turn", actions(.left))]
    ActionsLeft { left: u8 },
    /// §2.6
    #[error("in the last round imperium tiles buy no actions")]
    LastRound,
    /// §2.2
    #[error("you have no {imperium} tile among your imperium; you have {held}")]
    NoImperium { imperium: Kind, held: List },
    /// §2.2
    #[error("the stack of {tile} tiles is empty; there are {left}")]
    EmptyStack { tile: Kind, left: List },
    /// §2.2
    #[error(
        "the two tiles must be of different types as long as two stacks have tiles; there are {left}"
    )]
    SameType { left: List },
    /// §2.2
    #[error("a draw takes two tiles; there are {left}")]
    TwoTiles { left: List },
    /// Question 11
    #[error("only one {tile} tile is left in all")]
    LastTile { tile: Kind },
    /// Log format: the order of the types.
    #[error("the two tiles are named in the order temple, bathhouse, theatre, arena")]
    DrawOrder,
    /// §2.2
    #[error("there is no tile to draw; all stacks are empty")]
    NothingToDraw,
    /// §2.5
    #[error(
        "the {aqueduct} aqueduct is not open yet; it opens when a tile touches its spring at {spring}"
    )]
    NotOpen { aqueduct: Aqueduct, spring: Vertex },
    /// §2.5
    #[error("the {aqueduct} aqueduct has no pieces left")]
    NoPieces { aqueduct: Aqueduct },
    /// §2.5
    #[error("the {} aqueduct ends at {tail}, and {to} is not next to it; {advice}", .piece.0, to = .piece.1)]
    NotNext { piece: (Aqueduct, Vertex), tail: Vertex, advice: Steps },
    /// §2.5
    #[error("no side of a tile leads from {tail} to {}; {advice}", .piece.1)]
    NoSide { piece: (Aqueduct, Vertex), tail: Vertex, advice: Steps },
    /// §2.5
    #[error("an aqueduct makes no loop, and {} is on its way already; {advice}", .piece.1)]
    Loop { piece: (Aqueduct, Vertex), advice: Steps },
    /// §2.5, question 12
    #[error("aqueducts do not touch, and {} belongs to the {other} one; {advice}", .piece.1)]
    Touches { piece: (Aqueduct, Vertex), other: Aqueduct, advice: Steps },
    /// §2.2
    #[error("a second piece can be laid after the first, so two must be; {advice}")]
    SecondPiece { advice: List },
    /// §2.2
    #[error("you have no magistrate on {tile}; {}", yours(.own))]
    NoMagistrateThere { tile: Placement, own: List },
    /// §2.3
    #[error("you have no {tile} tile ready; you have {held}{}", fresh(.drawn))]
    NotReady { tile: Kind, held: List, drawn: u8 },
    /// §2.3
    #[error("you have no magistrate at hand; play the tile without one, or recall one first")]
    NoMagistrate,
    /// §2.3
    #[error("{at} is taken by {by}; {places}")]
    Taken { at: Placement, by: String, places: Places },
    /// §2.3
    #[error("a tile at {at} would have no side in common with a hill or another tile; {places}")]
    Unsupported { at: Placement, places: Places },
    /// §2.3
    #[error(
        "the {aqueduct} aqueduct is not to be opened now; that follows a tile that touches its spring"
    )]
    NotDue { aqueduct: Aqueduct },
    /// §2.5
    #[error(
        "an opening lays {} pieces while it can; after {path} {advice}",
        super::moves::Path::LONGEST
    )]
    TooShort { path: List, advice: Steps },
    /// §2.4
    #[error("{site} is not a complete site that waits; {}", waiting(.due))]
    NotComplete { site: Vertex, due: List },
    /// §2.4
    #[error("no site was finished just now, so no magistrate can move; recall one as an action")]
    NoReward,
    /// §2.4
    #[error(
        "you have no magistrate on {tile} that could move from {site}; you have one on {own}, or move none"
    )]
    NotOnSite { tile: Placement, site: Vertex, own: List },
    /// The game has ended.
    #[error("this game is over")]
    Over,
}

/// Things to choose from, for a message: "temple, arena", or "nothing".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List(pub Vec<String>);

impl<T: fmt::Display> FromIterator<T> for List {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        Self(things.into_iter().map(|thing| thing.to_string()).collect())
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("nothing") } else { f.write_str(&self.0.join(", ")) }
    }
}

/// Where an aqueduct can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps(pub List);

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.0.is_empty() {
            return f.write_str("it cannot go on anywhere now");
        }
        write!(f, "it can go on to {}", self.0)
    }
}

/// The nearest places where a tile may be put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places(pub List);

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.0.is_empty() {
            return f.write_str("there is no place left for a tile");
        }
        write!(f, "the nearest places are {}", self.0)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the derived message passes references")]
fn actions(left: &u8) -> String {
    if *left == 1 { "1 action".to_owned() } else { format!("{left} actions") }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the derived message passes references")]
fn fresh(drawn: &u8) -> &'static str {
    if *drawn > 0 { ", and what you drew in this turn is ready in the next" } else { "" }
}

fn yours(own: &List) -> String {
    if own.0.is_empty() {
        "none of your magistrates is on a tile".to_owned()
    } else {
        format!("yours are on {own}")
    }
}

fn waiting(due: &List) -> String {
    if due.0.is_empty() { "none waits now".to_owned() } else { format!("there are {due}") }
}
