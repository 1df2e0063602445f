//! What buttons and the options of menus say of a move: name, cost and effect.

use super::{
    bill::Bill,
    guide::Guide,
    labels, named,
    orders::{BUILDING, Kind, WORKER},
};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member, added, loan, slave_penalty, taught},
        completions::Completion,
        moves::Move,
        resources::{Resource, Resources},
        view::{MemberView, PlayerView, SiteView},
    },
    talk::{
        layout::BUTTON_LABEL,
        names::list,
        paths::{Fork, Guide as _, Label},
    },
};

/// What a choice says, and how good it looks.
#[must_use]
pub fn label(guide: &Guide<'_>, fork: &Fork<'_, Move>, value: &str) -> Label {
    let Some(first) = fork.moves.first().copied() else { return Label::new(value) };
    match (first, Kind::of(fork.asked().id)) {
        (Move::Send { building, .. }, Kind::Building) => site_choice(guide, fork, building),
        (Move::Send { worker, .. }, Kind::Member) => sender(guide, fork, worker),
        (Move::Send { .. }, _) => {
            let with = named::tool(value).map_or("Without a tool", labels::tool);
            let bill = guide.bill(first);
            Label::new(format!("{with}: {} · {}", cost(&bill), outcome(&bill)))
                .rank(sending_rank(&bill))
        }
        (Move::Open { building }, _) => {
            let lack = building.need().less(strength(guide.view.own())).sum();
            let worth = 10 * i32::from(building.points()) + i32::from(building.sesterces());
            Label::new(open(building, &guide.bill(first))).rank(worth - 1000 * i32::from(lack))
        }
        (Move::Recruit { worker }, _) => {
            let worth = 60 * i32::from(worker.produces().sum()) / i32::from(worker.price().max(1));
            Label::new(recruit(worker, &guide.bill(first))).rank(worth)
        }
        (
            Move::Invest { card: Investment::University(taught), student: Some(student) },
            Kind::Member,
        ) => {
            let Some(member) = guide.view.own().member(student) else { return Label::new(value) };
            let has = member.produces.of(taught);
            Label::new(self::student(member, taught, &guide.bill(first))).rank(-i32::from(has))
        }
        (Move::Invest { card, .. }, _) => Label::new(invest(card, &guide.bill(first))),
        (Move::Free { slave }, _) => Label::new(free(slave, &guide.bill(first))),
        (Move::Take { actions }, _) => {
            let gain = labels::sesterces(guide.bill(first).gain);
            Label::new(format!("{} for {gain}", labels::actions(actions))).rank(actions)
        }
        (Move::End, _) => Label::new(guide.deed(first)),
    }
}

/// A site where somebody can go: what can be finished first, then what lacks least; for somebody who is typed already what that
/// costs and brings.
fn site_choice(guide: &Guide<'_>, fork: &Fork<'_, Move>, building: Building) -> Label {
    let Some(site_view) = guide.view.own().site(building) else {
        return Label::new(building.name());
    };
    if fork.given(WORKER).is_some()
        && let Some(bill) = best_sending(guide, fork.moves)
    {
        let label = format!("{building} · {} · {}", cost(&bill), outcome(&bill));
        return Label::new(label).rank(sending_rank(&bill));
    }
    let mut who: Vec<Member> = fork
        .moves
        .iter()
        .filter_map(|mv| match mv {
            Move::Send { worker, .. } => Some(*worker),
            _ => None,
        })
        .collect();
    who.sort_unstable();
    who.dedup();
    let is_finishable =
        guide.completions().iter().any(|completion| completion.building == building);
    let rank = 1000 * i32::from(is_finishable) - i32::from(site_view.missing.sum());
    Label::new(site(site_view, who.len(), is_finishable)).rank(rank)
}

/// Somebody who can be sent: to the site that is chosen, else to any of these.
fn sender(guide: &Guide<'_>, fork: &Fork<'_, Move>, worker: Member) -> Label {
    let Some(member) = guide.view.own().member(worker) else { return Label::new(worker.name()) };
    if fork.given(BUILDING).is_some()
        && let Some(bill) = best_sending(guide, fork.moves)
    {
        return Label::new(candidate(member, &bill)).rank(sending_rank(&bill));
    }
    let mut sites: Vec<String> = Vec::new();
    for mv in fork.moves {
        if let Move::Send { building, .. } = mv
            && !sites.contains(&building.to_string())
        {
            sites.push(building.to_string());
        }
    }
    let price = labels::sesterces(member.price);
    let rank = i32::try_from(sites.len()).unwrap_or(i32::MAX);
    Label::new(format!("{} · {price} · to {}", labels::member(member), list(&sites))).rank(rank)
}

/// The best of these sendings, without a tool unless only a tool makes it possible.
fn best_sending(guide: &Guide<'_>, moves: &[Move]) -> Option<Bill> {
    let bills = moves.iter().map(|mv| guide.bill(*mv));
    bills.max_by_key(|bill| {
        let has_tool = matches!(bill.mv, Move::Send { tool: Some(_), .. });
        (!has_tool, sending_rank(bill))
    })
}

/// How good a sending looks: what leaves least missing, then what costs least; a tool only where it helps.
#[must_use]
pub fn sending_rank(bill: &Bill) -> i32 {
    let has_tool = matches!(bill.mv, Move::Send { tool: Some(_), .. });
    -(1000 * i32::from(bill.missing.sum()) + 2 * i32::from(bill.coins) + i32::from(has_tool))
}

/// "- With Saw: finishes it (10 sesterces and 3 points); 2 actions and 17 sesterces left."
#[must_use]
pub fn way_to_send(bill: &Bill) -> String {
    let with = match bill.mv {
        Move::Send { tool: Some(tool), .. } => format!("With {}", labels::tool(tool)),
        _ => "Without a tool".to_owned(),
    };
    let reward = bill.finished.map(|building| format!(" ({})", reward(building)));
    let reward = reward.unwrap_or_default();
    format!("- {with}: {}{reward}; {} left.", outcome(bill), left(bill))
}

/// The title alone if no other available member of the team has it.
#[must_use]
pub fn briefly(own: &PlayerView, member: Member) -> String {
    let Some(view) = own.member(member) else { return member.to_string() };
    let called = |view: &MemberView| labels::name(view.member, view.is_freed);
    let alike =
        own.team.iter().filter(|other| other.is_available() && called(other) == called(view));
    if alike.count() > 1 { labels::member(view) } else { called(view).to_owned() }
}

/// "Master with Saw".
#[must_use]
pub fn equipped(name: &str, carried: Option<Resource>) -> String {
    carried
        .map_or_else(|| name.to_owned(), |carried| format!("{name} with {}", labels::tool(carried)))
}

/// "2 actions (1 bought), 8 sesterces"; the sesterces are all that is paid.
#[must_use]
pub fn price(number: u8, bought: u8, coins: u16) -> String {
    let bought = match bought {
        0 => String::new(),
        all if all == number => " (bought)".to_owned(),
        some => format!(" ({some} bought)"),
    };
    let coins = match coins {
        0 => String::new(),
        coins => format!(", {}", labels::sesterces(coins)),
    };
    format!("{}{bought}{coins}", labels::actions(number))
}

/// The price of a move.
#[must_use]
pub fn cost(bill: &Bill) -> String {
    price(bill.actions, bill.bought, bill.coins)
}

/// "1 action and 7 sesterces".
#[must_use]
pub fn left(bill: &Bill) -> String {
    format!("{} and {}", labels::actions(bill.actions_left), labels::sesterces(bill.coins_left))
}

/// "10 sesterces and 3 points"; of a machine what it will do.
#[must_use]
pub fn reward(building: Building) -> String {
    let gain = labels::reward(building.sesterces(), building.points());
    match building.machine() {
        Some(machine) => format!("{gain} and a machine that brings {}", machine.produces()),
        None => gain,
    }
}

/// What a sending does: "finishes it" or "then missing 2 wood".
#[must_use]
pub fn outcome(bill: &Bill) -> String {
    match bill.finished {
        Some(_) => "finishes it".to_owned(),
        None => format!("then missing {}", bill.missing),
    }
}

/// "Work on Temple · missing 2 wood · 3 can go".
fn site(site: &SiteView, who_can: usize, is_finishable: bool) -> String {
    let chance = if is_finishable { "finish now".to_owned() } else { format!("{who_can} can go") };
    format!("Work on {} · missing {} · {chance}", site.building, site.missing)
}

/// "Temple · 2 wood, 2 architecture, 2 decoration · 10 sesterces and 3 points"; actions bought for it come first.
fn open(building: Building, bill: &Bill) -> String {
    let bought = match bill.bought {
        0 => String::new(),
        _ => format!(" · {}", cost(bill)),
    };
    let machine = building
        .machine()
        .map_or_else(String::new, |machine| format!(", machine for {}", machine.produces()));
    let gain = labels::reward(building.sesterces(), building.points());
    format!("{building}{bought} · {} · {gain}{machine}", building.need())
}

/// "Laborer (1 wood, 2 decoration) · 1 action · sent for 3 sesterces".
fn recruit(worker: Member, bill: &Bill) -> String {
    format!("{worker} · {} · sent for {}", cost(bill), labels::sesterces(worker.price()))
}

/// "Saw · 1 action, 2 sesterces · adds 1 wood".
fn invest(card: Investment, bill: &Bill) -> String {
    format!("{card} · {} · {}", cost(bill), effect(card))
}

/// What an investment does, in a few words.
#[must_use]
pub fn effect(card: Investment) -> String {
    match card {
        Investment::Slave(slave) => {
            let penalty = labels::points(slave_penalty(slave));
            format!("sent for nothing; −{penalty} unless freed")
        }
        Investment::Tool(resource) => format!("adds {}", added(resource)),
        Investment::University(resource) => {
            format!("makes somebody bring {} {resource}", taught(resource))
        }
        Investment::Loan => {
            let loan = loan();
            let penalty = labels::points(loan.penalty);
            format!(
                "{} now; {} back at the end, or −{penalty}",
                labels::sesterces(loan.gain),
                loan.repay
            )
        }
    }
}

/// "Laborer: 1 wood, 2 decoration → 3 wood, 2 decoration · 1 action, 7 sesterces".
fn student(view: &MemberView, university: Resource, bill: &Bill) -> String {
    let name = labels::name(view.member, view.is_freed);
    let learned = view.produces.with(university, taught(university));
    format!("{name}: {} → {learned} · {}", view.produces, cost(bill))
}

/// "Prisoner (2 stone, 2 decoration) · 1 action · then sent for 4 sesterces".
fn free(slave: Member, bill: &Bill) -> String {
    let then = labels::sesterces(slave.freed_price());
    format!("{slave} · {} · then sent for {then}", cost(bill))
}

/// "Master with Saw: 1 action, 5 sesterces · finishes it".
#[must_use]
pub fn send(own: &PlayerView, bill: &Bill) -> String {
    let name = match bill.mv {
        Move::Send { worker, tool, .. } => equipped(&briefly(own, worker), tool),
        _ => String::new(),
    };
    format!("{name}: {} · {}", cost(bill), outcome(bill))
}

/// "Master (3 stone, 2 wood) · 1 action, 5 sesterces · then missing 2 wood".
fn candidate(view: &MemberView, bill: &Bill) -> String {
    format!("{} · {} · {}", labels::member(view), cost(bill), outcome(bill))
}

/// "Take 3 sesterces for 2 actions".
#[must_use]
pub fn take(number: u8, bill: &Bill) -> String {
    format!("Take {} for {}", labels::sesterces(bill.gain), labels::actions(number))
}

/// "Finish Temple now: send Master (2 actions, 5 sesterces)", as much of it as fits on a button.
#[must_use]
pub fn completion(own: &PlayerView, completion: &Completion) -> String {
    let names = sent(own, completion);
    let then = completion.sends.len().saturating_sub(1);
    let first =
        completion.sends.first().map(|sending| briefly(own, sending.worker)).unwrap_or_default();
    let cost = price(completion.actions, completion.bought, completion.coins);
    let says = |how: String| format!("Finish {} now{how} ({cost})", completion.building);
    [
        says(format!(": send {}", list(&names))),
        says(format!(": send {}, then {then} more", names.first().map_or("", String::as_str))),
        says(format!(": send {first}, then {then} more")),
    ]
    .into_iter()
    .find(|label| label.chars().count() <= BUTTON_LABEL)
    .unwrap_or_else(|| says(String::new()))
}

/// "**Temple** (10 sesterces and 3 points): send Master with Saw and Laborer; 3 actions, 8 sesterces".
#[must_use]
pub fn completion_in_full(own: &PlayerView, completion: &Completion) -> String {
    format!(
        "**{}** ({}): send {}; {}",
        completion.building,
        reward(completion.building),
        list(&sent(own, completion)),
        price(completion.actions, completion.bought, completion.coins)
    )
}

fn sent(own: &PlayerView, completion: &Completion) -> Vec<String> {
    let name = |worker: Member| briefly(own, worker);
    completion.sends.iter().map(|sending| equipped(&name(sending.worker), sending.tool)).collect()
}

/// What available members of a team could bring together, tools left out.
fn strength(own: &PlayerView) -> Resources {
    own.team
        .iter()
        .filter(|view| view.is_available())
        .fold(Resources::NONE, |sum, view| sum.and(view.produces))
}
