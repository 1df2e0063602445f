//! What happened in a turn, in few words, for the posts of a round.

use super::units::{card, name, points, resources, sesterces, small_tool};
use crate::{
    board::signed,
    games::builders::{
        pictures::facts::counted,
        rules::{
            cards::{Building, Investment, loan, rules},
            events::Event,
            resources::Resource,
            view::PublicView,
        },
    },
    say,
    talk::{
        names::Names,
        say::Text,
        story::{Action, Importance, SeatStory},
    },
};

/// What stands above the lines of a round.
pub fn heading(view: &PublicView) -> Text {
    say!("builders-story-round", round = view.round)
}

/// What concerns everybody. The scores have a post of their own.
pub fn apart(event: &Event, names: &Names) -> Option<Action> {
    match event {
        Event::Round { round } => {
            Some(Action::new(Importance::Kept, say!("builders-story-round", round)))
        }
        Event::LastRound { player, points: reached } => {
            let (who, points) = (names.bold(*player), points(*reached));
            Some(Action::new(Importance::Kept, say!("builders-story-last-round", who, points)))
        }
        Event::Over { stalled, .. } => {
            Some(Action::new(Importance::Little, say!("builders-story-over", stalled = *stalled)))
        }
        Event::Open { .. }
        | Event::Recruit { .. }
        | Event::Invest { .. }
        | Event::Send { .. }
        | Event::Finish { .. }
        | Event::Take { .. }
        | Event::Free { .. }
        | Event::End { .. } => None,
    }
}

/// What one seat did in a turn.
pub fn story(events: &[&Event]) -> Vec<SeatStory> {
    let mut actions: Vec<Action> = Vec::new();
    for (place, event) in events.iter().enumerate() {
        let is_first = bought(event) > 0 && events[..place].iter().all(|one| bought(one) == 0);
        actions.extend(is_first.then(|| bought_actions(events)));
        actions.extend(action(events, place, event));
    }
    if actions.is_empty() {
        actions.push(Action::new(Importance::Kept, say!("builders-brief-ended-turn")));
    }
    vec![SeatStory::Turn { actions, gains: gains(events) }]
}

/// What an event adds to the line of the turn; nothing where another one says it as well.
fn action(all: &[&Event], place: usize, event: &Event) -> Option<Action> {
    let finishes = |site: Building| all.iter().any(|one| finished(one) == Some(site));
    match event {
        Event::Open { building, .. } => (!finishes(*building)).then(|| {
            Action::new(Importance::Kept, say!("builders-story-opened", building = building.name()))
        }),
        Event::Finish { building, .. } => {
            let opens = |one: &&Event| matches!(one, Event::Open { building: site, .. } if site == building);
            let is_opened = all.iter().any(opens);
            let site = building.name();
            let says = say!("builders-story-finished", building = site, is_opened);
            let tools: Vec<Text> = tools(all, *building).collect();
            let kept = |says| Action::new(Importance::Kept, says);
            Some(if tools.is_empty() { kept(says) } else { kept(with(&says, tools)).or(says) })
        }
        Event::Recruit { worker, .. } => {
            let says = say!("builders-story-recruited", worker = worker.name());
            Some(Action::new(Importance::Much, says))
        }
        Event::Invest { card, .. } => Some(Action::new(Importance::Much, invested(*card))),
        Event::Send { building, .. } => {
            let is_first = !all[..place].iter().any(|one| sent_to(one) == Some(*building));
            (is_first && !finishes(*building)).then(|| sent(all, *building))
        }
        Event::Take { .. } => {
            let is_first = !all[..place].iter().any(|one| matches!(one, Event::Take { .. }));
            is_first.then(|| took(all))
        }
        Event::Free { slave, .. } => {
            let brings = resources(slave.freed_produces());
            Some(Action::new(Importance::Little, say!("builders-story-freed", brings)))
        }
        Event::End { .. } | Event::Round { .. } | Event::LastRound { .. } | Event::Over { .. } => {
            None
        }
    }
}

const fn finished(event: &Event) -> Option<Building> {
    if let Event::Finish { building, .. } = event { Some(*building) } else { None }
}

const fn sent_to(event: &Event) -> Option<Building> {
    if let Event::Send { building, .. } = event { Some(*building) } else { None }
}

/// All who were sent to this site in the turn, with the tools that they carry.
fn sent(all: &[&Event], site: Building) -> Action {
    let told = |name: fn(Text, Option<Resource>) -> Text| {
        let workers = all.iter().filter_map(|event| {
            let Event::Send { worker, is_freed, building, tool, .. } = event else { return None };
            (*building == site).then(|| name(self::name(*worker, *is_freed), *tool))
        });
        say!("builders-story-sent", workers = counted(workers), building = site.name())
    };
    let carrying = |name: Text, tool: Option<Resource>| match tool {
        Some(tool) => say!("builders-facts-with", who = name, tool = small_tool(tool)),
        None => name,
    };
    Action::new(Importance::Little, told(carrying)).or(told(|name, _| name))
}

/// The tools that were carried to this site in the turn.
fn tools(all: &[&Event], site: Building) -> impl Iterator<Item = Text> {
    all.iter().filter_map(move |event| {
        let Event::Send { building, tool: Some(tool), .. } = event else { return None };
        let tool = || say!("builders-facts-tool", tool = small_tool(*tool));
        (*building == site).then(tool)
    })
}

fn with(did: &Text, tools: Vec<Text>) -> Text {
    say!("builders-story-with", did, tools = Text::all_of(tools))
}

/// How many actions were bought with this.
const fn bought(event: &Event) -> u8 {
    match event {
        Event::Open { bought, .. }
        | Event::Recruit { bought, .. }
        | Event::Invest { bought, .. }
        | Event::Send { bought, .. }
        | Event::Free { bought, .. } => *bought,
        Event::Finish { .. }
        | Event::Take { .. }
        | Event::End { .. }
        | Event::LastRound { .. }
        | Event::Round { .. }
        | Event::Over { .. } => 0,
    }
}

/// All actions that were bought in the turn, and what they cost.
fn bought_actions(all: &[&Event]) -> Action {
    let number: u8 = all.iter().map(|event| bought(event)).sum();
    let price = u32::from(number) * u32::from(rules().extra_action_cost);
    Action::new(Importance::Little, say!("builders-story-bought-actions", number, price))
}

/// All sesterces that were taken in the turn.
fn took(all: &[&Event]) -> Action {
    let coins = all.iter().map(|event| taken(event)).sum::<u16>();
    Action::new(Importance::Little, say!("builders-brief-took", sesterces = sesterces(coins)))
}

/// The sesterces for which actions were given.
fn taken(event: &Event) -> u16 {
    if let Event::Take { coins, .. } = event { u16::from(*coins) } else { 0 }
}

fn invested(bought: Investment) -> Text {
    match bought {
        Investment::Loan => say!("builders-story-loan", gain = sesterces(loan().gain)),
        Investment::Slave(prisoner) => say!("builders-story-bought", card = card(prisoner)),
        Investment::Tool(_) | Investment::University(_) => {
            say!("builders-story-bought", card = bought.name())
        }
    }
}

/// The sesterces that were paid and got in a turn, and the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Change {
    paid: u16,
    got: u16,
    points: u32,
    /// So much of both is said with what was done.
    told: (u16, u16),
}

impl Change {
    fn of(events: &[&Event]) -> Self {
        let mut change = Self::default();
        for event in events {
            let actions = u16::from(bought(event)) * u16::from(rules().extra_action_cost);
            change.paid += actions;
            change.told.0 += actions;
            match event {
                Event::Send { spent, .. } | Event::Invest { spent, .. } => {
                    change.paid += u16::from(*spent);
                }
                Event::Finish { sesterces, points, .. } => {
                    change.got += u16::from(*sesterces);
                    change.points += u32::from(*points);
                }
                _ => {}
            }
            let lent = matches!(event, Event::Invest { card: Investment::Loan, .. });
            let told = taken(event) + if lent { u16::from(loan().gain) } else { 0 };
            change.got += told;
            change.told.1 += told;
        }
        change
    }

    /// "−7 +14 sesterces"; nothing where what was done says it already.
    fn coins(&self) -> Option<Text> {
        let of = |sign: i32, coins: u16| (coins > 0).then(|| signed(sign * i32::from(coins)));
        let change: Vec<String> =
            [of(-1, self.paid), of(1, self.got)].into_iter().flatten().collect();
        // As many as are counted: one alone is one, two amounts are several.
        let number = u32::from(self.paid) + u32::from(self.got);
        let says = || say!("builders-story-coins", number, change = change.join(" "));
        ((self.paid, self.got) != self.told).then(says)
    }
}

/// What the turn cost and brought.
fn gains(events: &[&Event]) -> Option<Text> {
    let change = Change::of(events);
    let points = (change.points > 0).then(|| points(change.points));
    let points = points.map(|points| say!("builders-story-points", points));
    let all: Vec<Text> = change.coins().into_iter().chain(points).collect();
    (!all.is_empty()).then(|| Text::units(all))
}
