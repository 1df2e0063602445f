//! The pieces of sentences, menus and tight labels: amounts, names of cards, what a card costs and brings.

use crate::{
    board::{Game, points as points_of},
    games::builders::rules::{
        cards::{Building, Investment, Member, MemberKind, added, loan, taught},
        resources::{Resource, Resources},
        state::Builders,
        view::MemberView,
    },
    talk::{
        layout::OPTION_LABEL,
        names::{count, shorten},
    },
};

/// How ids of the data begin that players never read.
const PRISONER_ID: &str = "slave";

/// What the letters of [`short`] stand for.
pub const LETTERS: &str = "S stone, W wood, A architecture, D decoration";

/// "1 sesterce", "3 sesterces".
#[must_use]
pub fn sesterces(number: impl Into<u32>) -> String {
    count(number.into(), "sesterce")
}

/// "1 action", "3 actions".
#[must_use]
pub fn actions(number: impl Into<u32>) -> String {
    count(number.into(), "action")
}

/// "1 point", "3 points": whole points of a card, not a score in tenths.
#[must_use]
pub fn points(number: impl Into<u32>) -> String {
    count(number.into(), "point")
}

/// The letter of a resource in tight labels, explained by [`LETTERS`].
#[must_use]
pub const fn letter(resource: Resource) -> char {
    match resource {
        Resource::Stone => 'S',
        Resource::Wood => 'W',
        Resource::Architecture => 'A',
        Resource::Decoration => 'D',
    }
}

/// "2S 1W" for 2 stone and 1 wood; "0" for none.
#[must_use]
pub fn short(resources: Resources) -> String {
    let parts: Vec<String> = resources
        .iter()
        .map(|(resource, amount)| format!("{amount}{}", letter(resource)))
        .collect();
    if parts.is_empty() { "0".to_owned() } else { parts.join(" ") }
}

/// "Prisoner", "Freed prisoner", "Laborer": a card of a team.
#[must_use]
pub fn name(member: Member, is_freed: bool) -> &'static str {
    if is_freed { "Freed prisoner" } else { member.name() }
}

/// "Laborer (1 wood, 2 decoration)" as it is now: freed, educated.
#[must_use]
pub fn member(view: &MemberView) -> String {
    format!("{} ({})", name(view.member, view.is_freed), view.produces)
}

/// "Laborer (1W 2D)".
#[must_use]
pub fn short_member(view: &MemberView) -> String {
    format!("{} ({})", name(view.member, view.is_freed), short(view.produces))
}

/// "Saw": the tool that adds this resource.
#[must_use]
pub fn tool(tool: Resource) -> &'static str {
    Investment::Tool(tool).name()
}

/// "19.3" for 193 tenths.
#[must_use]
pub fn score(tenths: i32) -> String {
    points_of(tenths, Builders::POINT)
}

/// "10 sesterces and 3 points": what finishing brings.
#[must_use]
pub fn reward(coins: u8, score: u8) -> String {
    match (coins, score) {
        (coins, 0) => sesterces(coins),
        (0, score) => points(score),
        (coins, score) => format!("{} and {}", sesterces(coins), points(score)),
    }
}

/// "Temple · needs 2 wood, 2 architecture, 2 decoration · 10 sesterces, 3 points".
#[must_use]
pub fn building(card: Building) -> String {
    let team = card
        .machine()
        .map(|machine| format!(", then brings {}", machine.produces()))
        .unwrap_or_default();
    let gain = reward(card.sesterces(), card.points()).replace(" and ", ", ");
    shorten(&format!("{card} · needs {} · {gain}{team}", card.need()), OPTION_LABEL)
}

/// "Laborer · brings 1 wood, 2 decoration · costs 3 sesterces to send": a card as it is printed.
#[must_use]
pub fn worker(card: Member) -> String {
    format!("{} · brings {} · {}", card.name(), card.produces(), sending_costs(card.price()))
}

/// "Saw · 2 sesterces · adds 1 wood": a card of the investment line.
#[must_use]
pub fn investment(card: Investment) -> String {
    let price = sesterces(card.price());
    match card {
        Investment::Slave(prisoner) => {
            format!("{card} · {price} · {}", sending_costs(prisoner.price()))
        }
        Investment::Tool(tool) => format!("{card} · {price} · adds {}", added(tool)),
        Investment::University(resource) => {
            format!("{card} · {price} · a worker then brings {} {resource}", taught(resource))
        }
        Investment::Loan => {
            let loan = loan();
            format!(
                "{card} · brings {} now · at the end repay {} or lose {}",
                sesterces(loan.gain),
                loan.repay,
                points(loan.penalty)
            )
        }
    }
}

/// "costs 3 sesterces to send"; "costs nothing to send".
#[must_use]
pub fn sending_costs(price: u8) -> String {
    match price {
        0 => "costs nothing to send".to_owned(),
        price => format!("costs {} to send", sesterces(price)),
    }
}

/// The id of a card in the words of players: `prisoner_sd`.
#[must_use]
pub fn id(id: &str) -> String {
    id.replace(PRISONER_ID, "prisoner")
}

/// The id of the data for an id in the words of players; the id itself if it is one.
#[must_use]
pub fn card_id(id: &str) -> String {
    id.replace("prisoner", PRISONER_ID)
}

/// "worker", "prisoner", "machine".
#[must_use]
pub const fn kind(member: Member) -> &'static str {
    match member.kind() {
        MemberKind::Worker => "worker",
        MemberKind::Slave => "prisoner",
        MemberKind::Machine => "machine",
    }
}
