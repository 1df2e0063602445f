//! What cards are called, also where there is little room.

use crate::catalogue::{Entry, Text};
use crate::games::builders::rules::{
    cards::{Building, Member, MemberKind},
    line::Investment,
    resources::Resource,
};
use crate::render::lettering::Type;
use crate::say;

/// What stands on the cards of this kind.
fn printed(kind: &str) -> Text {
    Entry::new(format!("builders-card-{kind}")).name()
}

/// The kind of a worker by their id: "laborer" for `laborer_wd`.
fn kind_of(member: Member) -> &'static str {
    let id = member.id();
    id.split_once('_').map_or(id, |(kind, _)| kind)
}

impl Building {
    /// The name on the card.
    pub fn name(self) -> Text {
        printed(self.id())
    }
}

impl Member {
    /// What the card is called everywhere: "Companion mason", "Prisoner sculptor", "Scaffold".
    pub fn name(self) -> Text {
        told_apart(self, self.title())
    }

    /// The name on the card; several share one. A slave is a "Prisoner", freed or not.
    pub fn title(self) -> Text {
        match self.kind() {
            MemberKind::Worker => printed(kind_of(self)),
            MemberKind::Slave => say!("builders-prisoner"),
            MemberKind::Machine => printed(self.id()),
        }
    }
}

impl Investment {
    /// The name on the card.
    pub fn name(self) -> Text {
        match self {
            Self::Slave(slave) => slave.name(),
            Self::Tool(_) | Self::University(_) | Self::Loan => printed(self.id()),
        }
    }
}

/// The letter of a resource: S, W, A, D.
const fn letter(resource: Resource) -> &'static str {
    match resource {
        Resource::Stone => "S",
        Resource::Wood => "W",
        Resource::Architecture => "A",
        Resource::Decoration => "D",
    }
}

/// Somebody by a title and their trade: what they bring most of, or both of two that are equal. Together they tell all apart but
/// those who bring the same.
pub(super) fn told_apart(member: Member, title: Text) -> Text {
    if member.kind() == MemberKind::Machine {
        return title;
    }
    let brings = member.produces();
    let most = brings.iter().map(|(_, amount)| amount).max();
    let best = brings.iter().filter(|(_, amount)| Some(*amount) == most);
    let resources: String = best.map(|(resource, _)| letter(resource)).collect();
    say!("builders-card-person", title, trade = say!("builders-picture-trade", resources))
}

/// The name of somebody where there is little room: "Comp. mason".
pub(crate) fn short_worker(member: Member) -> Text {
    let title =
        say!("builders-picture-short-worker", kind = kind_of(member), name = member.title());
    told_apart(member, title)
}

/// A name for a card that has no room for the whole one: its telling word.
pub(super) fn short_name(building: Building) -> String {
    short(building).to_string()
}

fn short(building: Building) -> Text {
    say!("builders-picture-short", card = building.id(), name = building.name())
}

/// A name for a narrow line beside the art, where the telling word is still too long.
fn least_name(building: Building) -> String {
    say!("builders-picture-least", card = building.id(), short = short(building)).to_string()
}

/// The name of a building, its telling word where the whole does not fit, or the shortest that still tells, in smaller letters
/// where that is still too long.
pub(super) fn fitting(building: Building, font: Type, room: f32) -> (Type, String) {
    let names = [|card: Building| card.name().to_string(), short_name, least_name];
    first_fitting(&names.map(|name| name(building)), font, room)
}

/// "also Forum, Theater" in at most so many lines, as few as may be: the names, or their telling words, or the shortest that
/// still tell, in smaller letters where that is too long. What has no room even so is counted: "also Forum, +2".
pub(super) fn also(
    buildings: &[Building],
    font: Type,
    room: f32,
    most: usize,
) -> (Type, Vec<String>) {
    if buildings.is_empty() {
        return (font, Vec::new());
    }
    let names = [|card: Building| card.name().to_string(), short_name, least_name];
    let told = |shown: usize| {
        let rest = buildings.len() - shown;
        let rest = (rest > 0).then(|| format!("+{rest}"));
        names.map(|name| {
            let sites = buildings[..shown].iter().map(|building| name(*building));
            say!("builders-picture-also", sites = Text::units(sites.chain(rest.clone())))
                .to_string()
        })
    };
    let in_lines = |shown: usize, lines: usize| {
        let (font, lines) = font.first_whole(&told(shown), room, lines);
        let is_whole = !lines.iter().any(|line| line.ends_with('…'));
        is_whole.then_some((font, lines))
    };
    let all = (1..=most).find_map(|lines| in_lines(buildings.len(), lines));
    let some = || (0..buildings.len()).rev().find_map(|shown| in_lines(shown, most));
    all.or_else(some).unwrap_or((font, Vec::new()))
}

/// The label of a worker, or the short one.
pub(super) fn fitting_label(member: Member, font: Type, room: f32) -> (Type, String) {
    first_fitting(&[member.name(), short_worker(member)].map(|name| name.to_string()), font, room)
}

/// In one line; no name where even the last one has no room.
fn first_fitting(names: &[String], font: Type, room: f32) -> (Type, String) {
    let (font, mut lines) = font.first_whole(names, room, 1);
    (font, lines.pop().filter(|name| !name.ends_with('…')).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_who_share_a_label_bring_the_same() {
        let people = || Member::all().filter(|member| member.kind() != MemberKind::Machine);
        for one in people() {
            let same = |other: &Member| other.name() == one.name();
            let others = people().filter(same).filter(|other| other.produces() != one.produces());
            assert_eq!(others.map(Member::id).next(), None, "{}", one.id());
        }
    }
}
