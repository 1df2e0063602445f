//! "Since your last turn": what the others did, in a few lines; what finds no room is counted.

use std::collections::BTreeSet;

use crate::{
    play::AnyEvent,
    say,
    tables::{Former, Happened, Look, MoveNumber, Seated, Since, Why},
    talk::{names::Names, present::Brief, say::Text, story::Mark},
};

/// The most lines of a summary, the count of what is left out included.
pub const LINES: usize = 6;

/// The most characters of all lines together, so that the decision below has its room.
const ROOM: usize = 1100;

/// What is said of events that find no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// How many they are, and that the log has them.
    Logged,
    /// How many they are: a lesson has no log.
    Counted,
}

/// What one player did in a row, or one event that is nobody's action.
struct Entry<'a> {
    text: Text,
    weight: u8,
    /// The events that it tells.
    events: Vec<&'a AnyEvent>,
}

/// The summary for the begin of a panel; `None` when nothing happened.
pub fn summary(look: &Look) -> Option<Text> {
    let since = look.since.as_deref().filter(|since| since.events.iter().any(is_told))?;
    let names = super::names_before(&look.players, &since.former);
    let heading = match since.own {
        Some(_) => say!("events-since-last-turn"),
        None => say!("events-until-now"),
    };
    let rest = if look.is_private() { Rest::Counted } else { Rest::Logged };
    let lines = lines(since, &names, rest).into_iter();
    let lines = lines.map(|line| Text::joined("", ["- ".into(), line]));
    Some(Text::lines(std::iter::once(heading).chain(lines)))
}

/// The most characters of what happened, in the one line above a panel.
const BRIEF: usize = 160;

/// The same in one line: all that happened if that is short, else what weighs most.
pub fn brief(look: &Look) -> Option<Text> {
    let since = look.since.as_deref().filter(|since| since.events.iter().any(is_told))?;
    let names = super::names_before(&look.players, &since.former);
    let is_first = since.own.is_none();
    let mut rows = rows(&since.events, &names);
    let told = |rows: &[ByPlayer<'_>]| Text::joined(" ", rows.iter().map(|row| entry(row).text));
    let all = told(&rows);
    if all.len() <= BRIEF {
        return Some(say!("events-in-brief", is_first, told = all));
    }
    keep_weightiest(&mut rows, BRIEF);
    Some(say!("events-in-brief-some", is_first, told = told(&rows).cut(BRIEF)))
}

/// Keeps the weightiest events, the latest among equals, that fit into `room` characters; the weightiest one in any case.
fn keep_weightiest(rows: &mut Vec<ByPlayer<'_>>, mut room: usize) {
    let each = |(row, of): (usize, &ByPlayer<'_>)| {
        let of_row = |(place, (brief, _)): (usize, &(Brief, _))| (brief.weight, row, place);
        of.did.iter().enumerate().map(of_row).collect::<Vec<_>>()
    };
    let mut order: Vec<_> = rows.iter().enumerate().flat_map(each).collect();
    order.sort_unstable_by_key(|one| std::cmp::Reverse(*one));
    let mut kept: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); rows.len()];
    for &(_, row, place) in &order {
        let of = &rows[row];
        let name = of.who.as_ref().filter(|_| kept[row].is_empty());
        // With what stands between it and the next one.
        let length =
            of.did[place].0.says.len() + 2 + name.map_or(0, |name| name.chars().count() + 2);
        if length <= room {
            room -= length;
            kept[row].insert(place);
        }
    }
    if kept.iter().all(BTreeSet::is_empty) {
        order.first().map(|&(_, row, place)| kept[row].insert(place));
    }
    for (row, kept) in rows.iter_mut().zip(kept) {
        let mut place = 0..;
        row.did.retain(|_| place.next().is_some_and(|place| kept.contains(&place)));
    }
    rows.retain(|row| !row.did.is_empty());
    rows.dedup_by(|later, earlier| {
        let is_same = later.who.is_some() && later.who == earlier.who && later.why == earlier.why;
        if is_same {
            earlier.did.append(&mut later.did);
        }
        is_same
    });
}

/// What the marks in a picture of the board mean; `None` when nothing is marked.
pub fn legend(look: &Look) -> Option<Text> {
    match &look.since {
        Some(since) if since.events.iter().any(is_told) => {
            Some(say!("events-legend", marks = look.kind.marks()))
        }
        Some(_) | None => None,
    }
}

/// At most [`LINES`] lines that tell each event once: by itself, or as one of a count.
pub fn lines(since: &Since, names: &Names, rest: Rest) -> Vec<Text> {
    let entries = entries(&since.events, names);
    let kept = kept(&entries);
    let mut lines: Vec<Text> = entries
        .iter()
        .zip(&kept)
        .filter(|(_, kept)| **kept)
        .map(|(entry, _)| entry.text.clone())
        .collect();
    let folded = entries.iter().zip(&kept).filter(|(_, kept)| !**kept);
    let more: Vec<_> = folded.flat_map(|(entry, _)| entry.events.iter().copied()).collect();
    if !more.is_empty() {
        let (number, counts) = (more.len(), counted(&more));
        lines.push(match rest {
            Rest::Logged => say!("events-more", number, counts),
            Rest::Counted => say!("events-more-counted", number, counts),
        });
    }
    lines
}

/// Whether people are told of it: that a turn ends in which nothing is left to do goes without saying.
pub fn is_told(happened: &Happened) -> bool {
    happened.why != Some(Why::Forced) || !happened.event.is_mere_end()
}

/// One line for each event, with the number of its move, and for each change of a seat before the move of its number.
pub fn numbered(
    events: &[Happened],
    (players, former): (&[Seated], &[Former]),
    changes: Vec<(MoveNumber, Text)>,
) -> Vec<Text> {
    let names = super::names_before(players, former);
    let line = |happened: &Happened| {
        let names = names.at(happened.number);
        let says = happened.event.says(&names);
        // What concerns everybody was not made by anybody.
        let is_whose = happened.event.brief(&names).who.is_some();
        let line = match super::stand_in::mark(happened, (players, former)) {
            mark @ Mark::StandIn => mark.on(says),
            Mark::Own | Mark::Skipped | Mark::Planned if is_whose => {
                super::told(says, happened.why)
            }
            Mark::Own | Mark::Skipped | Mark::Planned => says,
        };
        (happened.number, line)
    };
    let mut lines = changes;
    lines.extend(events.iter().map(line));
    lines.sort_by_key(|(number, _)| *number);
    let numbered = |(number, line)| Text::joined(" ", [format!("`{number}`").into(), line]);
    lines.into_iter().map(numbered).collect()
}

/// Which entries get a line: all if they fit, else the weightiest, of equals the latest.
fn kept(entries: &[Entry<'_>]) -> Vec<bool> {
    let long = |entry: &Entry<'_>| entry.text.len();
    if entries.len() <= LINES && entries.iter().map(long).sum::<usize>() <= ROOM {
        return vec![true; entries.len()];
    }
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_by_key(|place| std::cmp::Reverse((entries[*place].weight, *place)));
    let (mut kept, mut room) = (vec![false; entries.len()], ROOM);
    for place in order.into_iter().take(LINES - 1) {
        if long(&entries[place]) > room {
            break;
        }
        room -= long(&entries[place]);
        kept[place] = true;
    }
    kept
}

/// Consecutive events of one player, or one event that is nobody's.
struct ByPlayer<'a> {
    who: Option<String>,
    why: Option<Why>,
    did: Vec<(Brief, &'a AnyEvent)>,
}

fn rows<'a>(events: &'a [Happened], names: &Names) -> Vec<ByPlayer<'a>> {
    let mut rows: Vec<ByPlayer<'a>> = Vec::new();
    for happened in events.iter().filter(|happened| is_told(happened)) {
        let names = names.at(happened.number);
        let brief = happened.event.brief(&names);
        let who = brief.who.map(|seat| names.bold(seat));
        let did = (brief, &happened.event);
        match rows.last_mut() {
            Some(last) if who.is_some() && last.who == who && last.why == happened.why => {
                last.did.push(did);
            }
            _ => rows.push(ByPlayer { who, why: happened.why, did: vec![did] }),
        }
    }
    rows
}

fn entries<'a>(events: &'a [Happened], names: &Names) -> Vec<Entry<'a>> {
    rows(events, names).iter().map(entry).collect()
}

/// "**Ben**: took **School**; built **School**; ended the turn."
fn entry<'a>(row: &ByPlayer<'a>) -> Entry<'a> {
    let said = Text::clauses(row.did.iter().map(|(brief, _)| brief.says.clone()));
    let text = match &row.who {
        Some(name) => super::told(say!("events-entry", name, said), row.why),
        None => said,
    };
    Entry {
        text,
        weight: row.did.iter().map(|(brief, _)| brief.weight).max().unwrap_or(0),
        events: row.did.iter().map(|(_, event)| *event).collect(),
    }
}

/// "4 builds, 2 emissaries and 1 aqueduct", the most frequent first.
fn counted(events: &[&AnyEvent]) -> Text {
    let mut counts: Vec<(String, usize, &AnyEvent)> = Vec::new();
    for event in events {
        let kind = event.kind();
        match counts.iter_mut().find(|(known, ..)| *known == kind) {
            Some((_, count, _)) => *count += 1,
            None => counts.push((kind, 1, event)),
        }
    }
    counts.sort_by_key(|(_, count, _)| std::cmp::Reverse(*count));
    Text::all_of(counts.into_iter().map(|(kind, count, event)| event.counted(&kind, count)))
}
