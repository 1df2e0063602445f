//! What happened, in as few words as there is room for: one line for each player and turn. Where the room is too small, the least
//! telling words go first, and a turn never.

use super::{names::Names, present::Words, say::Text};
use crate::{
    board::{MoveNumber, Seat},
    say,
};

/// How much a part of a line tells to those who were not there, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Telling {
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
pub struct Deed {
    /// What was done; a whole sentence where it concerns everybody.
    pub says: Text,
    /// The same in fewer words, where there is little room.
    pub short: Option<Text>,
    /// How much that tells.
    pub telling: Telling,
}

impl Deed {
    /// A thing that was done, and how much that tells.
    pub const fn new(telling: Telling, says: Text) -> Self {
        Self { says, short: None, telling }
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
pub enum Told {
    /// A turn, with what it brought: "took Market and built it · +2 coins".
    Turn {
        /// What was done, in order.
        deeds: Vec<Deed>,
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

/// An event to be told.
#[derive(Clone, Copy, Debug)]
pub struct Happened<'a, E> {
    /// In which move.
    pub number: MoveNumber,
    /// What everybody saw.
    pub event: &'a E,
    /// Who made the move.
    pub mark: Mark,
}

/// A line before it is known how much room there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// What concerns everybody, or a turn: what was done and what it brought.
    Turn {
        /// The name of who did it, in bold; nobody's is a sentence of its own.
        who: Option<String>,
        /// What was done, in order.
        deeds: Vec<Deed>,
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
    pub fn apart(deed: Deed) -> Self {
        Self::Turn { who: None, deeds: vec![deed], gains: None, mark: Mark::Own }
    }

    /// The line with what tells at least this much; none if nothing is left that has to be told.
    fn telling(&self, least: Least) -> Option<Text> {
        let (who, deeds, gains, mark) = match self {
            Self::Each { of, each } => {
                return Some(say!(
                    "events-each",
                    of = of.clone(),
                    each = Text::units(each.clone())
                ));
            }
            Self::Turn { who, deeds, gains, mark } => (who, deeds, gains, *mark),
        };
        let most = deeds.iter().map(|deed| deed.telling).max()?;
        if most < least.whole() {
            return None;
        }
        let kept = deeds.iter().filter(|deed| deed.telling >= least.deed().min(most));
        let did = Text::units(kept.map(|deed| deed.says(least)));
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

    /// What a deed must tell to stay; the most telling one of a line stays in any case.
    const fn deed(self) -> Telling {
        match self {
            Self::All => Telling::Aside,
            Self::NoAsides | Self::NoGains => Telling::Little,
            Self::NoLittle => Telling::Much,
            Self::OnlyKept => Telling::Kept,
        }
    }

    /// What the most telling deed of a line must tell, so that the line stays.
    const fn whole(self) -> Telling {
        match self {
            Self::All => Telling::Aside,
            Self::NoAsides | Self::NoGains | Self::NoLittle | Self::OnlyKept => Telling::Little,
        }
    }
}

/// The events of a table in lines, in order; `names` knows who sat where at which move.
pub fn lines<G: Words>(happened: &[Happened<'_, G::Event>], names: &Names) -> Vec<Line> {
    let mut rows: Vec<Row<'_, G::Event>> = Vec::new();
    for one in happened {
        let then = names.at(one.number);
        if let Some(deed) = G::apart(one.event, &then) {
            rows.push(Row::Apart(deed));
            continue;
        }
        let who = G::brief(one.event, &then).who;
        let is_aside = G::is_aside(one.event);
        let open = open_row(&rows, who, one.mark).and_then(|place| rows.get_mut(place));
        match open {
            Some(Row::Of { is_aside: is_still_aside, events, .. }) => {
                *is_still_aside &= is_aside;
                events.push(one.event);
            }
            Some(Row::Apart(_)) | None => rows.push(Row::Of {
                seat: who,
                mark: one.mark,
                is_aside,
                names: then,
                events: vec![one.event],
            }),
        }
    }
    together(rows.into_iter().flat_map(Row::lines::<G>))
}

/// What a seat did in a row, or what concerns everybody.
enum Row<'a, E> {
    Of { seat: Option<Seat>, mark: Mark, is_aside: bool, names: Names, events: Vec<&'a E> },
    Apart(Deed),
}

impl<'a, E> Row<'a, E> {
    fn lines<G: Words<Event = E>>(self) -> Vec<Line> {
        let (seat, mark, names, events) = match self {
            Self::Apart(deed) => return vec![Line::apart(deed)],
            Self::Of { seat, mark, is_aside: _, names, events } => (seat, mark, names, events),
        };
        let who = seat.map(|seat| names.bold(seat));
        let line = |told| match told {
            Told::Turn { deeds, gains } => Line::Turn { who: who.clone(), deeds, gains, mark },
            Told::Each { of, what } => {
                let name = who.clone().unwrap_or_default();
                Line::Each { of, each: vec![mark.on(say!("events-each-one", name, what))] }
            }
        };
        G::story(&events, &names).into_iter().map(line).collect()
    }
}

/// The row of this seat to which another event belongs: the last one, but for what others decided meanwhile.
fn open_row<E>(rows: &[Row<'_, E>], who: Option<Seat>, by: Mark) -> Option<usize> {
    for (place, row) in rows.iter().enumerate().rev() {
        match row {
            Row::Of { seat, mark, .. } if (who.is_none() || *seat == who) && *mark == by => {
                return Some(place);
            }
            Row::Of { is_aside: true, .. } => {}
            Row::Of { .. } | Row::Apart(_) => return None,
        }
    }
    None
}

/// The same with neighbours in one line where all do the same one after the other.
fn together(lines: impl Iterator<Item = Line>) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    for line in lines {
        match (all.last_mut(), line) {
            (Some(Line::Each { of, each }), Line::Each { of: same, each: more }) if *of == same => {
                each.extend(more);
            }
            (_, line) => all.push(line),
        }
    }
    all
}

/// The lines with all words for which there is room in so many characters; a text without room for all turns has them all
/// the same.
pub fn fitted(lines: &[Line], room: usize) -> Vec<Text> {
    let told = |least| lines.iter().filter_map(|line| line.telling(least)).collect::<Vec<_>>();
    let fits = |texts: &Vec<Text>| Text::lines(texts.iter().cloned()).len() <= room;
    Least::ALL.into_iter().map(told).find(fits).unwrap_or_else(|| told(Least::OnlyKept))
}
