//! What buttons and the options of menus say of a move: name, cost and effect.

use super::{bill::Bill, labels};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member, added, loan, slave_penalty, taught},
        plans::Plan,
        resources::{Resource, Resources},
        view::{MemberView, PlayerView, SiteView},
    },
    talk::{
        layout::{BUTTON_LABEL, OPTION_LABEL, shorten},
        names::list,
    },
};

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
#[must_use]
pub fn site(site: &SiteView, who_can: usize, is_finishable: bool) -> String {
    let chance = if is_finishable { "finish now".to_owned() } else { format!("{who_can} can go") };
    let text = format!("Work on {} · missing {} · {chance}", site.building, site.missing);
    shorten(&text, OPTION_LABEL)
}

/// "Temple · 2 wood, 2 architecture, 2 decoration · 10 sesterces and 3 points"; actions bought for it come first.
#[must_use]
pub fn open(building: Building, bill: &Bill) -> String {
    let bought = match bill.bought {
        0 => String::new(),
        _ => format!(" · {}", cost(bill)),
    };
    let machine = building
        .machine()
        .map_or_else(String::new, |machine| format!(", machine for {}", machine.produces()));
    let gain = labels::reward(building.sesterces(), building.points());
    shorten(&format!("{building}{bought} · {} · {gain}{machine}", building.need()), OPTION_LABEL)
}

/// "Laborer (1 wood, 2 decoration) · 1 action · sent for 3 sesterces".
#[must_use]
pub fn recruit(worker: Member, bill: &Bill) -> String {
    let text =
        format!("{worker} · {} · sent for {}", cost(bill), labels::sesterces(worker.price()));
    shorten(&text, OPTION_LABEL)
}

/// "Saw · 1 action, 2 sesterces · adds 1 wood".
#[must_use]
pub fn invest(card: Investment, bill: &Bill) -> String {
    shorten(&format!("{card} · {} · {}", cost(bill), effect(card)), OPTION_LABEL)
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
#[must_use]
pub fn student(view: &MemberView, university: Resource, bill: &Bill) -> String {
    let name = labels::name(view.member, view.is_freed);
    let learned = view.produces.with(university, taught(university));
    shorten(&format!("{name}: {} → {learned} · {}", view.produces, cost(bill)), OPTION_LABEL)
}

/// "Prisoner (2 stone, 2 decoration) · 1 action · then sent for 4 sesterces".
#[must_use]
pub fn free(slave: Member, bill: &Bill) -> String {
    let then = labels::sesterces(slave.freed_price());
    shorten(&format!("{slave} · {} · then sent for {then}", cost(bill)), OPTION_LABEL)
}

/// "Master with Saw: 1 action, 5 sesterces · finishes it".
#[must_use]
pub fn send(own: &PlayerView, worker: Member, carried: Option<Resource>, bill: &Bill) -> String {
    let name = equipped(&briefly(own, worker), carried);
    shorten(&format!("{name}: {} · {}", cost(bill), outcome(bill)), BUTTON_LABEL)
}

/// "Master (3 stone, 2 wood) · 1 action, 5 sesterces · then missing 2 wood".
#[must_use]
pub fn candidate(view: &MemberView, bill: &Bill) -> String {
    shorten(&format!("{} · {} · {}", labels::member(view), cost(bill), outcome(bill)), OPTION_LABEL)
}

/// "Take 3 sesterces for 2 actions".
#[must_use]
pub fn take(number: u8, bill: &Bill) -> String {
    format!("Take {} for {}", labels::sesterces(bill.gain), labels::actions(number))
}

/// "Finish Temple now: send Master (2 actions, 5 sesterces)", as much of it as fits on a button.
#[must_use]
pub fn plan(own: &PlayerView, plan: &Plan) -> String {
    let names = sent(own, plan);
    let then = plan.sends.len().saturating_sub(1);
    let first = plan.sends.first().map(|sending| briefly(own, sending.worker)).unwrap_or_default();
    let cost = price(plan.actions, plan.bought, plan.coins);
    let says = |how: String| format!("Finish {} now{how} ({cost})", plan.building);
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
pub fn plan_in_full(own: &PlayerView, plan: &Plan) -> String {
    format!(
        "**{}** ({}): send {}; {}",
        plan.building,
        reward(plan.building),
        list(&sent(own, plan)),
        price(plan.actions, plan.bought, plan.coins)
    )
}

fn sent(own: &PlayerView, plan: &Plan) -> Vec<String> {
    let name = |worker: Member| briefly(own, worker);
    plan.sends.iter().map(|sending| equipped(&name(sending.worker), sending.tool)).collect()
}

/// What available members of a team could bring together, tools left out.
#[must_use]
pub fn strength(own: &PlayerView) -> Resources {
    own.team
        .iter()
        .filter(|view| view.is_available())
        .fold(Resources::NONE, |sum, view| sum.and(view.produces))
}
