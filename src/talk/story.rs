//! What happened, in as few words as there is room for: one line for each player and turn. Where the room is too small, the least
//! important words go first, and a turn never.

use super::say::Text;
use crate::say;

/// How much a part of a line tells to those who were not there, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Importance {
    /// A decision that is no turn of its own: a line of nothing else may go as a whole.
    Aside,
    /// Something that the picture shows as well.
    Little,
    /// Something that a player wants to know.
    Much,
    /// A build, a site, a tile, a finish: never left out.
    Kept,
}

/// One thing that somebody did, behind the name of who did it: "took Market".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// What was done; a whole sentence where it concerns everybody.
    pub says: Text,
    /// The same in fewer words, where there is little room.
    pub short: Option<Text>,
    /// How much that tells.
    pub importance: Importance,
}

impl Action {
    /// A thing that was done, and how much that tells.
    pub const fn new(importance: Importance, says: Text) -> Self {
        Self { says, short: None, importance }
    }

    /// The same with fewer words for where there is little room.
    pub fn or(self, short: Text) -> Self {
        Self { short: Some(short), ..self }
    }

    fn says(&self, least: Least) -> Text {
        let short = self.short.as_ref().filter(|_| least >= Least::NoGains);
        short.unwrap_or(&self.says).clone()
    }
}

/// What one seat did in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatStory {
    /// A turn, with what it brought: "took Market and built it · +2 coins".
    Turn {
        /// What was done, in order.
        actions: Vec<Action>,
        /// What it brought, all together.
        gains: Option<Text>,
    },
    /// What all do one after the other, told in one line: "Emissaries: **Anna** 3, **Ben** 1".
    Each {
        /// What they all do.
        of: Text,
        /// What this one chose.
        what: Text,
    },
}

/// Who made a move, where it was not the player of the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The player, an AI in its own seat, or the rules.
    Own,
    /// Nobody: the others went on without the player.
    Skipped,
    /// A plan of the player.
    Planned,
    /// An AI in the place of the player.
    StandIn,
}

impl Mark {
    /// The line with who made the move.
    pub fn on(self, line: Text) -> Text {
        match self {
            Self::Own => line,
            Self::Skipped => say!("events-skipped", line),
            Self::Planned => say!("events-planned", line),
            Self::StandIn => say!("events-stand-in", line),
        }
    }
}

/// A line before it is known how much room there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// What concerns everybody, or a turn: what was done and what it brought.
    Turn {
        /// The name of who did it, in bold; nobody's is a sentence of its own.
        who: Option<String>,
        /// What was done, in order.
        actions: Vec<Action>,
        /// What it brought.
        gains: Option<Text>,
        /// Who made the moves.
        mark: Mark,
    },
    /// What all did one after the other.
    Each {
        /// What they all did.
        of: Text,
        /// What each chose, with the name.
        each: Vec<Text>,
    },
}

impl Line {
    /// A line of its own that is nobody's turn.
    pub fn apart(action: Action) -> Self {
        Self::Turn { who: None, actions: vec![action], gains: None, mark: Mark::Own }
    }

    /// The line with what tells at least this much; none if nothing is left that has to be told.
    fn text(&self, least: Least) -> Option<Text> {
        let (who, actions, gains, mark) = match self {
            Self::Each { of, each } => {
                return Some(say!(
                    "events-each",
                    of = of.clone(),
                    each = Text::units(each.clone())
                ));
            }
            Self::Turn { who, actions, gains, mark } => (who, actions, gains, *mark),
        };
        let most = actions.iter().map(|action| action.importance).max()?;
        if most < least.whole() {
            return None;
        }
        let kept = actions.iter().filter(|action| action.importance >= least.action().min(most));
        let did = Text::units(kept.map(|action| action.says(least)));
        let gains = gains.clone().filter(|_| least < Least::NoGains);
        Some(mark.on(match (who, gains) {
            (None, _) => did,
            (Some(name), None) => say!("events-turn", name, did),
            (Some(name), Some(gains)) => say!("events-turn-gains", name, did, gains),
        }))
    }
}

/// How much is left out, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Least {
    All,
    NoAsides,
    NoGains,
    NoLittle,
    OnlyKept,
}

impl Least {
    const ALL: [Self; 5] =
        [Self::All, Self::NoAsides, Self::NoGains, Self::NoLittle, Self::OnlyKept];

    /// How important an action must be to stay; the most important one of a line stays in any case.
    const fn action(self) -> Importance {
        match self {
            Self::All => Importance::Aside,
            Self::NoAsides | Self::NoGains => Importance::Little,
            Self::NoLittle => Importance::Much,
            Self::OnlyKept => Importance::Kept,
        }
    }

    /// How important the most important action of a line must be, so that the line stays.
    const fn whole(self) -> Importance {
        match self {
            Self::All => Importance::Aside,
            Self::NoAsides | Self::NoGains | Self::NoLittle | Self::OnlyKept => Importance::Little,
        }
    }
}

/// The lines with all words for which there is room in so many characters; a text without room for all turns has them all
/// the same.
pub fn fitted(lines: &[Line], room: usize) -> Vec<Text> {
    let told = |least| lines.iter().filter_map(|line| line.text(least)).collect::<Vec<_>>();
    let fits = |texts: &Vec<Text>| Text::lines(texts.iter().cloned()).len() <= room;
    Least::ALL.into_iter().map(told).find(fits).unwrap_or_else(|| told(Least::OnlyKept))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(actions: &[(Importance, &str)], gains: Option<&str>) -> Line {
        let action =
            |(importance, says): &(Importance, &str)| Action::new(*importance, (*says).into());
        Line::Turn {
            who: Some("**Anna**".to_owned()),
            actions: actions.iter().map(action).collect(),
            gains: gains.map(Text::from),
            mark: Mark::Own,
        }
    }

    /// The lines in so many characters.
    fn told(lines: &[Line], room: usize) -> Vec<String> {
        fitted(lines, room).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_least_important_words_go_first_and_a_turn_never() {
        let lines = [
            turn(
                &[
                    (Importance::Kept, "built Market"),
                    (Importance::Much, "produced"),
                    (Importance::Aside, "nodded"),
                ],
                Some("+2 coins"),
            ),
            turn(&[(Importance::Aside, "moved a magistrate")], None),
            turn(&[(Importance::Little, "drew 2 tiles")], None),
        ];
        let whole = "**Anna** built Market, produced, nodded · +2 coins";
        let (drew, aside) = ("**Anna** drew 2 tiles", "**Anna** moved a magistrate");
        assert_eq!(told(&lines, 900), [whole, aside, drew]);
        assert_eq!(told(&lines, 90), ["**Anna** built Market, produced · +2 coins", drew]);
        assert_eq!(told(&lines, 55), ["**Anna** built Market, produced", drew]);
        assert_eq!(told(&lines, 45), ["**Anna** built Market", drew], "a turn has a line");
        assert_eq!(told(&lines, 1), ["**Anna** built Market", drew], "whatever the room");
    }

    #[test]
    fn where_there_is_little_room_a_deed_has_fewer_words() {
        let action = Action::new(Importance::Kept, "played arena with a magistrate at C3".into());
        let line = Line::apart(action.or("played arena at C3".into()));
        assert_eq!(
            told(std::slice::from_ref(&line), 900),
            ["played arena with a magistrate at C3"]
        );
        assert_eq!(told(&[line], 20), ["played arena at C3"]);
    }
}
