//! What people call the cards that an order may name, and which cards they may mean though they cannot be chosen now.

use super::{
    ids,
    orders::{Kind, NO_TOOL},
    units,
};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member, added},
        resources::Resource,
        view::{MemberView, SeatView},
    },
    say,
    talk::{paths::Value, say::Text},
};

/// The most actions that a typed number may name; the rules say how many it can be.
const ACTIONS: u8 = 9;

/// Whether two members of a team are alike in every respect.
pub fn is_alike(one: &MemberView, other: &MemberView) -> bool {
    let of = |view: &MemberView| {
        let name = units::name(view.member, view.is_freed);
        (name, view.produces, view.price, view.educated, view.at, view.tool)
    };
    of(one) == of(other) && is_same_card(one.member, other.member)
}

/// Whether two cards are printed alike.
pub fn is_same_card(one: Member, other: Member) -> bool {
    let of = |card: Member| (card.name(), card.produces(), card.price());
    of(one) == of(other)
}

/// What this value of an option is called, first as answers list it.
pub fn names(view: &SeatView, option: &str, value: &str) -> Vec<Text> {
    let id = ids::card_id(value);
    match Kind::of(option) {
        Kind::Building => Building::from_id(value).map(Building::name).into_iter().collect(),
        Kind::Member => {
            Member::from_id(&id).map(|card| vec![called(view, card), id.into()]).unwrap_or_default()
        }
        Kind::Investment => {
            Investment::from_id(&id).map(|card| investment(card, id)).unwrap_or_default()
        }
        Kind::Tool if value == NO_TOOL => {
            vec![
                say!("builders-called-no-tool"),
                say!("builders-called-no"),
                say!("builders-called-without"),
                say!("builders-called-without-tool"),
            ]
        }
        Kind::Tool => tool(value).map(tool_names).unwrap_or_default(),
        Kind::Actions => vec![units::actions(value.parse::<u8>().unwrap_or(0))],
    }
}

/// "Laborer (1 wood, 2 decoration)" as it is in the own team, else as it is printed.
fn called(view: &SeatView, card: Member) -> Text {
    view.own().member(card).map_or_else(|| units::card(card), units::member)
}

fn investment(card: Investment, id: String) -> Vec<Text> {
    match card {
        Investment::Slave(_) => vec![units::investment(card), id.into()],
        Investment::Tool(tool) => tool_names(tool),
        Investment::University(_) | Investment::Loan => vec![units::investment(card)],
    }
}

/// "Saw"; "Saw (1 wood)".
fn tool_names(tool: Resource) -> Vec<Text> {
    let name = units::tool(tool);
    vec![name.clone(), units::with_load(name, added(tool))]
}

/// The tool of this value.
pub fn tool(value: &str) -> Option<Resource> {
    Resource::ALL.into_iter().find(|tool| tool.name() == value)
}

/// What an option of an order may mean besides what can be chosen, nearest first.
pub fn known(view: &SeatView, order: &str, option: &str) -> Vec<Vec<Value>> {
    match (order, Kind::of(option)) {
        ("send", Kind::Building) => {
            vec![
                buildings(view.own().sites.iter().map(|site| site.building)),
                buildings(Building::all()),
            ]
        }
        (_, Kind::Building) => vec![buildings(Building::all())],
        ("recruit", Kind::Member) => vec![members(Member::workers())],
        ("free", Kind::Member) => {
            let own = team(view).filter(|member| Member::slaves().any(|slave| slave == *member));
            vec![members(own), members(Member::slaves())]
        }
        (_, Kind::Member) => {
            let free = view.own().team.iter().filter(|member| member.is_available());
            let free = free.map(|member| member.member);
            vec![members(free), members(team(view)), members(Member::all())]
        }
        (_, Kind::Investment) => {
            let ids = |cards: Vec<Investment>| {
                cards.into_iter().map(|card| ids::id(card.id()).into()).collect()
            };
            vec![ids(line(view)), ids(Investment::all().collect())]
        }
        (_, Kind::Tool) => {
            let own = view.own().tools.iter().map(|tool| tool.tool.name());
            let tools = |names: Vec<&'static str>| names.into_iter().map(Value::Borrowed).collect();
            vec![
                tools(own.chain([NO_TOOL]).collect()),
                tools(Resource::ALL.map(Resource::name).to_vec()),
            ]
        }
        (_, Kind::Actions) => vec![(1..=ACTIONS).map(|number| number.to_string().into()).collect()],
    }
}

fn buildings(of: impl Iterator<Item = Building>) -> Vec<Value> {
    of.map(|card| Value::Borrowed(card.id())).collect()
}

fn members(of: impl Iterator<Item = Member>) -> Vec<Value> {
    of.map(|card| ids::id(card.id()).into()).collect()
}

fn team(view: &SeatView) -> impl Iterator<Item = Member> {
    view.own().team.iter().map(|member| member.member)
}

/// The kinds of cards that the investment line still has.
pub fn line(view: &SeatView) -> Vec<Investment> {
    let line = &view.public.line;
    let loans = (line.loans > 0).then_some(Investment::Loan);
    let slaves = line.slaves.iter().copied().map(Investment::Slave);
    let tools = line.tools.iter().copied().map(Investment::Tool);
    let universities = line.universities.iter().copied().map(Investment::University);
    slaves.chain(tools).chain(universities).chain(loans).collect()
}
