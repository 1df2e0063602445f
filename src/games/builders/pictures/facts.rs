//! What there is to tell of a table, in words: the one list that the texts of the pictures and the table as text share.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::builders::rules::{
    cards::{Building, Investment, Member},
    resources::{Resource, Resources},
    state::IDLE_ROUNDS,
    view::{LineView, MemberView, PlayerView, PublicView, SiteView, TurnView},
};
use crate::say;

use super::names::told_apart;

/// How much is said of each thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// What is written on the cards, too.
    Full,
    /// What the cards are called.
    Names,
    /// How many there are.
    Numbers,
}

/// The seats of a table.
pub(super) fn seats(view: &PublicView) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(u8::try_from(view.players.len()).unwrap_or(0))
}

/// "2 stone"
pub fn amount(resource: Resource, amount: u8) -> Text {
    say!("builders-amount", amount, resource = resource.name())
}

/// "stone"
pub fn resource(resource: Resource) -> Text {
    say!("builders-resource", resource = resource.name())
}

/// "2 stone, 1 wood"; "nothing".
pub fn resources(resources: Resources) -> Text {
    if resources.is_none() {
        return say!("builders-no-resources");
    }
    Text::units(resources.iter().map(|(resource, much)| amount(resource, much)))
}

/// "Prisoner sculptor", "Freed prisoner sculptor", "Laborer mason": a card of a team.
pub fn name(member: Member, is_freed: bool) -> Text {
    if is_freed { told_apart(member, title(member, is_freed)) } else { member.name() }
}

/// "Prisoner", "Freed prisoner", "Laborer": what several cards of a team are, where they are counted.
pub fn title(member: Member, is_freed: bool) -> Text {
    if is_freed { say!("builders-freed-prisoner") } else { member.title() }
}

/// A name with what its bearer brings: "Laborer carver (1 wood, 2 decoration)", "Companion all-round (1 of each resource)".
pub fn with_load(name: Text, brings: Resources) -> Text {
    say!("builders-member", name, brings = load(brings))
}

/// "1 wood, 2 decoration", "1 of each resource": what somebody brings.
pub fn load(brings: Resources) -> Text {
    let amounts: Vec<u8> = brings.iter().map(|(_, much)| much).collect();
    match amounts[..] {
        [much, ..] if amounts == [much; Resource::ALL.len()] => {
            say!("builders-of-each", number = much)
        }
        _ => resources(brings),
    }
}

/// "Laborer (1 wood, 2 decoration)": a card as it is printed.
pub fn card(member: Member) -> Text {
    with_load(name(member, false), member.produces())
}

/// "Laborer (1 wood, 2 decoration)" as it is now: freed, educated.
pub fn member(view: &MemberView) -> Text {
    with_load(name(view.member, view.is_freed), view.produces)
}

/// "Apprentice, 2 Laborers and Freed prisoner": names, those that are the same together, in the order of the first.
pub fn counted(names: impl Iterator<Item = Text>) -> Text {
    let mut counted: Vec<(Text, usize)> = Vec::new();
    for called in names {
        match counted.iter_mut().find(|(name, _)| *name == called) {
            Some((_, number)) => *number += 1,
            None => counted.push((called, 1)),
        }
    }
    let some = |(name, number)| say!("builders-some-cards", name, number);
    Text::all_of(counted.into_iter().map(some))
}

/// "Saw": the tool that adds this resource.
pub fn tool(tool: Resource) -> Text {
    Investment::Tool(tool).name()
}

/// "saw", in the middle of a sentence.
pub fn small_tool(tool: Resource) -> Text {
    say!("builders-tool", tool = tool.name())
}

/// "9 sesterces, the saw, 1 loan".
pub fn purse(player: &PlayerView) -> Text {
    let tools =
        player.tools.iter().map(|owned| say!("builders-facts-tool", tool = small_tool(owned.tool)));
    let tools = (!player.tools.is_empty()).then(|| Text::all_of(tools));
    let coins = say!("builders-sesterces", number = player.coins);
    Text::units([Some(coins), tools, loans(player.loans)].into_iter().flatten())
}

/// "2 loans"; nothing for none.
fn loans(number: u8) -> Option<Text> {
    (number > 0).then(|| say!("builders-facts-loans", number))
}

/// "Can be sent: Laborer (1 wood, 2 decoration). At work: Apprentice (Temple)."
pub fn team(player: &PlayerView, detail: Detail) -> Text {
    let free: Vec<&MemberView> = player.team.iter().filter(|view| view.is_available()).collect();
    let away: Vec<&MemberView> = player.team.iter().filter(|view| !view.is_available()).collect();
    let number = |of: &[&MemberView]| Text::verbatim(of.len().to_string());
    let out = match detail {
        Detail::Full => Text::units(away.iter().map(|view| at_work(view))),
        Detail::Names | Detail::Numbers => number(&away),
    };
    let free = match (free.len(), detail) {
        (0, _) => say!("builders-facts-nobody"),
        (_, Detail::Full) => Text::units(free.into_iter().map(member)),
        (_, Detail::Names) => counted(free.iter().map(|view| title(view.member, view.is_freed))),
        (_, Detail::Numbers) => number(&free),
    };
    if away.is_empty() {
        say!("builders-facts-team", free)
    } else {
        say!("builders-facts-team-and-out", free, out)
    }
}

/// "Laborer (Temple)".
fn at_work(view: &MemberView) -> Text {
    let nowhere = || say!("builders-facts-a-site");
    let site = view.at.map_or_else(nowhere, Building::name);
    say!("builders-facts-at", who = name(view.member, view.is_freed), site)
}

/// "Team: Laborer (1 wood, 2 decoration) for 3 sesterces, taught wood, at Temple with the saw."
pub fn team_in_full(player: &PlayerView) -> Text {
    let here = player.team.iter().filter(|view| view.is_available());
    let team = here.chain(player.team.iter().filter(|view| !view.is_available()));
    say!("builders-facts-each", team = Text::clauses(team.map(member_in_full)))
}

fn member_in_full(view: &MemberView) -> Text {
    let price = say!("builders-sesterces", number = u32::from(view.price));
    let mut who = say!("builders-facts-priced", who = member(view), sesterces = price);
    if let Some(taught) = view.educated {
        who = say!("builders-facts-learned", who, resource = resource(taught));
    }
    if let Some(site) = view.at {
        who = say!("builders-facts-on", who, site = site.name());
    }
    if let Some(carried) = view.tool {
        who = say!("builders-facts-with", who, tool = small_tool(carried));
    }
    who
}

/// "The next one sent to Temple in this turn costs 2 actions.", for each site where it is more than one.
pub fn next_costs(player: &PlayerView) -> Vec<Text> {
    let costly = player.sites.iter().filter(|site| site.next_cost > 1);
    let says = |site: &SiteView| {
        let actions = say!("builders-actions", number = u32::from(site.next_cost));
        say!("builders-facts-next", building = site.building.name(), actions)
    };
    costly.map(says).collect()
}

/// "Finished: House, Shop."; nothing for none.
pub fn finished(player: &PlayerView) -> Option<Text> {
    let buildings = || Text::units(player.finished.iter().map(|building| building.name()));
    (!player.finished.is_empty()).then(|| say!("builders-facts-finished", buildings = buildings()))
}

/// "Sites: Temple (missing 2 wood, 1 decoration)."; nothing for none.
pub fn sites(player: &PlayerView, detail: Detail) -> Option<Text> {
    let sites = player.sites.iter();
    let sites = match detail {
        _ if player.sites.is_empty() => return None,
        Detail::Full => Text::units(sites.map(site)),
        Detail::Names => Text::units(sites.map(|site| site.building.name())),
        Detail::Numbers => Text::verbatim(sites.len().to_string()),
    };
    Some(say!("builders-facts-sites", sites))
}

/// "Temple (missing 2 wood)".
pub fn site(site: &SiteView) -> Text {
    let (building, missing) = (site.building.name(), resources(site.missing));
    say!("builders-facts-site", building, missing)
}

/// "Buildings to open: Temple (2 wood, 3 architecture), Shop (1 wood); 14 in the deck."
pub fn buildings(view: &PublicView, detail: Detail) -> Text {
    let cards = view.buildings.iter().flatten();
    let called = |card: &Building| card.name();
    let cards = match detail {
        Detail::Full => row(cards.map(|card| with_load(called(card), card.need()))),
        Detail::Names | Detail::Numbers => row(cards.map(called)),
    };
    say!("builders-facts-buildings", cards, deck = view.building_deck)
}

/// "Workers to recruit: Laborer (1 wood, 2 decoration), Master (3 stone); 2 in the deck."
pub fn workers(view: &PublicView, detail: Detail) -> Text {
    let cards = view.workers.iter().flatten();
    let cards = match detail {
        Detail::Full => row(cards.map(|worker| card(*worker))),
        Detail::Names | Detail::Numbers if cards.clone().next().is_some() => {
            counted(cards.map(|card| card.title()))
        }
        Detail::Names | Detail::Numbers => say!("builders-facts-none"),
    };
    say!("builders-facts-workers", cards, deck = view.worker_deck)
}

/// The cards of a row.
fn row(cards: impl Iterator<Item = Text>) -> Text {
    let cards: Vec<Text> = cards.collect();
    if cards.is_empty() { say!("builders-facts-none") } else { Text::units(cards) }
}

/// "Investments: 4 prisoners; tools: mallet and saw; universities of stone and wood; 2 loans."
pub fn line(line: &LineView, detail: Detail) -> Text {
    let number = |number: usize, what: &'static str| {
        (number > 0).then(|| say!("builders-facts-some", number, what))
    };
    let (tools, universities) = match detail {
        Detail::Numbers => {
            (number(line.tools.len(), "tools"), number(line.universities.len(), "universities"))
        }
        Detail::Full | Detail::Names => (tools(line), universities(line)),
    };
    let parts = [prisoners(line, detail), tools, universities, loans(line.loans)];
    let parts: Vec<Text> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        say!("builders-facts-line-empty")
    } else {
        say!("builders-facts-line", parts = Text::clauses(parts))
    }
}

/// "tools: mallet and saw"; nothing for none.
fn tools(line: &LineView) -> Option<Text> {
    let named = || Text::all_of(line.tools.iter().copied().map(small_tool));
    (!line.tools.is_empty()).then(|| say!("builders-facts-tools", tools = named()))
}

/// "universities of stone and wood"; nothing for none.
fn universities(line: &LineView) -> Option<Text> {
    let number = line.universities.len();
    let taught = || Text::all_of(line.universities.iter().map(|taught| resource(*taught)));
    (number > 0).then(|| say!("builders-facts-universities", number, taught = taught()))
}

/// "2 prisoners (2 stone, 2 decoration; 3 wood)"; nothing for none.
fn prisoners(line: &LineView, detail: Detail) -> Option<Text> {
    let prisoners = say!("builders-facts-some", number = line.slaves.len(), what = "prisoners");
    let each = line.slaves.iter().map(|prisoner| resources(prisoner.produces()));
    match (line.slaves.len(), detail) {
        (0, _) => None,
        (_, Detail::Names | Detail::Numbers) => Some(prisoners),
        (_, Detail::Full) => {
            Some(say!("builders-facts-prisoners-each", prisoners, each = Text::clauses(each)))
        }
    }
}

/// What the seat in turn has left: "2 actions, may invest".
pub fn to_do(turn: TurnView) -> Text {
    let actions = say!("builders-facts-actions", actions = turn.actions);
    let bought = (turn.bought > 0).then(|| say!("builders-facts-bought", number = turn.bought));
    let invested = if turn.invested {
        say!("builders-facts-invested")
    } else {
        say!("builders-facts-may-invest")
    };
    Text::units(std::iter::once(actions).chain(bought).chain([invested]))
}

/// "Rounds in which nothing was built: 2 of 3."; nothing in a game that goes on well, or is over.
pub fn idle(view: &PublicView) -> Option<Text> {
    let is_idle = view.idle_rounds > 0 && view.winners.is_none();
    is_idle.then(|| say!("builders-facts-idle", rounds = view.idle_rounds, most = IDLE_ROUNDS))
}

/// "Last site: Ziggurat of Marcus."; nothing while there is none.
pub fn last_site(view: &PublicView, who: impl Fn(Seat) -> String) -> Option<Text> {
    let (seat, building) = view.last?;
    Some(say!("builders-facts-last-site", building = building.name(), who = who(seat)))
}
