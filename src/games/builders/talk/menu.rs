//! What buttons and the options of menus say of a move: name, cost and effect.

use super::{
    bill::Bill,
    guide::Guide,
    room::{outcome, sending, with_price},
    units::{self, actions, amount, card, points, resources, sesterces},
};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member, added, loan, slave_penalty, taught},
        completions::Completion,
        moves::Move,
        resources::{Resource, Resources},
        view::{MemberView, PlayerView, SiteView},
    },
    say,
    talk::{
        layout::{LABEL, short_label},
        say::Text,
    },
};

/// The best of these sendings, without a tool unless only a tool makes it possible.
pub(super) fn best_sending(guide: &Guide<'_>, moves: &[Move]) -> Option<Bill> {
    let bills = moves.iter().map(|mv| guide.bill(*mv));
    bills.max_by_key(|bill| {
        let has_tool = matches!(bill.mv, Move::Send { tool: Some(_), .. });
        (!has_tool, sending_rank(bill))
    })
}

/// How good a sending looks: what leaves least missing, then what costs least; a tool only where it helps.
pub fn sending_rank(bill: &Bill) -> i32 {
    let has_tool = matches!(bill.mv, Move::Send { tool: Some(_), .. });
    -(1000 * i32::from(bill.missing.sum()) + 2 * i32::from(bill.coins) + i32::from(has_tool))
}

/// "- With Saw: finishes it (10 sesterces and 3 points); 2 actions and 17 sesterces left."
pub fn way_to_send(bill: &Bill) -> Text {
    let with = match bill.mv {
        Move::Send { tool: Some(tool), .. } => {
            say!("builders-panel-with-tool", tool = units::tool(tool))
        }
        _ => say!("builders-panel-without-tool"),
    };
    let (outcome, left) = (outcome(bill), left(bill));
    match bill.finished {
        Some(building) => {
            say!("builders-panel-way-to-finish", with, outcome, gain = reward(building), left)
        }
        None => say!("builders-panel-way-to-send", with, outcome, left),
    }
}

/// The title alone if no other available member of the team has it.
pub fn briefly(own: &PlayerView, member: Member) -> Text {
    let Some(view) = own.member(member) else { return card(member) };
    let alike = own.team.iter().filter(|other| other.is_available());
    let alike = alike.filter(|other| called(own, other.member) == called(own, member));
    if alike.count() > 1 { units::member(view) } else { called(own, member) }
}

/// The title of a member of the own team.
pub(super) fn called(own: &PlayerView, member: Member) -> Text {
    units::name(member, own.member(member).is_some_and(|member| member.is_freed))
}

/// "Master with Saw".
pub fn equipped(who: Text, carried: Option<Resource>) -> Text {
    match carried {
        Some(tool) => say!("builders-panel-equipped", who, tool = units::tool(tool)),
        None => who,
    }
}

/// "2 actions (1 bought), 8 sesterces"; the sesterces are all that is paid.
pub fn price(number: u8, bought: u8, coins: u16) -> Text {
    let actions = match bought {
        0 => actions(number),
        all if all == number => say!("builders-panel-bought-all", actions = actions(number)),
        bought => say!("builders-panel-bought-some", actions = actions(number), bought),
    };
    Text::units(std::iter::once(actions).chain((coins > 0).then(|| sesterces(coins))))
}

/// The price of a move.
pub fn cost(bill: &Bill) -> Text {
    price(bill.actions, bill.bought, bill.coins)
}

/// "1 action and 7 sesterces".
pub fn left(bill: &Bill) -> Text {
    let (actions, sesterces) = (actions(bill.actions_left), sesterces(bill.coins_left));
    say!("builders-panel-left", actions, sesterces)
}

/// "10 sesterces and 3 points"; of a machine what it will do.
pub fn reward(building: Building) -> Text {
    let gain = units::reward(building.sesterces(), building.points());
    match building.machine() {
        Some(machine) => {
            say!("builders-panel-gain-machine", gain, brings = resources(machine.produces()))
        }
        None => gain,
    }
}

/// "Work on Temple · missing 2 wood · 3 can go".
pub(super) fn site(site: &SiteView, who_can: usize, is_finishable: bool) -> Text {
    let chance = if is_finishable {
        say!("builders-panel-finish-now")
    } else {
        say!("builders-panel-can-go", number = who_can)
    };
    let (building, missing) = (site.building.name(), resources(site.missing));
    say!("builders-panel-site", building, missing, chance)
}

/// "Temple · 2 wood, 2 architecture, 2 decoration · 10 sesterces and 3 points"; actions bought for it come first.
pub(super) fn open(building: Building, bill: &Bill) -> Text {
    let bought = (bill.bought > 0).then(|| cost(bill));
    let gain = units::reward(building.sesterces(), building.points());
    let gain = match building.machine() {
        Some(machine) => {
            say!("builders-panel-gain-machine-for", gain, brings = resources(machine.produces()))
        }
        None => gain,
    };
    let name = std::iter::once(building.name());
    Text::dotted(name.chain(bought).chain([resources(building.need()), gain]))
}

/// "Laborer (1 wood, 2 decoration) · 1 action · sent for 3 sesterces".
pub(super) fn recruit(worker: Member, bill: &Bill) -> Text {
    let sent = say!("builders-panel-sent-for", price = sesterces(worker.price()));
    Text::dotted([card(worker), cost(bill), sent])
}

/// "your free team lacks 2 wood".
pub(super) fn against_team(guide: &Guide<'_>, building: Building) -> Text {
    let lack = lack(guide, building);
    if lack.is_none() {
        say!("builders-panel-team-can")
    } else {
        say!("builders-panel-team-lacks", lack = resources(lack))
    }
}

/// "your free team lacks 5".
pub(super) fn against_team_in_short(guide: &Guide<'_>, building: Building) -> Text {
    match lack(guide, building).sum() {
        0 => say!("builders-panel-team-can"),
        number => say!("builders-panel-team-lacks-so-many", number),
    }
}

/// What a building needs beyond what those of the team who are free could bring together, tools left out.
pub(super) fn lack(guide: &Guide<'_>, building: Building) -> Resources {
    let free = guide.view.own().team.iter().filter(|view| view.is_available());
    let strength = free.fold(Resources::NONE, |sum, view| sum.and(view.produces));
    building.need().less(strength)
}

/// "brings 2 wood for Temple": the site of one's own that would have most from a worker; `None` when none would.
pub(super) fn wanted(own: &PlayerView, worker: Member) -> Option<Text> {
    let of_use = |site: &SiteView| site.missing.less(site.missing.less(worker.produces()));
    let site = own.sites.iter().max_by_key(|site| of_use(site).sum())?;
    let brings = of_use(site);
    let building = site.building.name();
    let says = || say!("builders-panel-of-use", brings = resources(brings), building);
    (!brings.is_none()).then(says)
}

/// What an investment does, in a few words: "adds 1 wood".
pub fn effect(card: Investment) -> Text {
    match card {
        Investment::Slave(slave) => {
            say!("builders-panel-effect-prisoner", penalty = points(slave_penalty(slave)))
        }
        Investment::Tool(tool) => say!("builders-panel-effect-tool", adds = resources(added(tool))),
        Investment::University(resource) => {
            let brings = amount(resource, taught(resource));
            say!("builders-panel-effect-university", brings)
        }
        Investment::Loan => {
            let (loan, gain) = (loan(), sesterces(loan().gain));
            let penalty = points(loan.penalty);
            say!("builders-panel-effect-loan", gain, repay = loan.repay, penalty)
        }
    }
}

/// "Laborer: 1 wood, 2 decoration → 3 wood, 2 decoration · 1 action, 7 sesterces".
pub(super) fn student(view: &MemberView, university: Resource, bill: &Bill) -> Text {
    let name = units::name(view.member, view.is_freed);
    let learned = resources(view.produces.with(university, taught(university)));
    let brings = resources(view.produces);
    Text::dotted([say!("builders-panel-student", name, brings, learned), cost(bill)])
}

/// "Prisoner (2 stone, 2 decoration) · 1 action · then sent for 4 sesterces".
pub(super) fn free(slave: Member, bill: &Bill) -> Text {
    let then = say!("builders-panel-then-sent-for", price = sesterces(slave.freed_price()));
    Text::dotted([card(slave), cost(bill), then])
}

/// "Master with Saw: 1 action, 5 sesterces · finishes it".
pub fn send(own: &PlayerView, bill: &Bill) -> Text {
    let in_short = match bill.mv {
        Move::Send { worker, tool, .. } => equipped(called(own, worker), tool),
        _ => Text::default(),
    };
    sending(bill, &[by_whom(own, bill)], &[in_short])
}

/// The same where it stands alone: "Send Master with Saw: 1 action, 5 sesterces · finishes it".
pub fn send_alone(own: &PlayerView, bill: &Bill) -> Text {
    let label = say!("builders-panel-send-way", way = by_whom(own, bill));
    sending(bill, &[label], &[say!("builders-panel-send-it")])
}

/// "Send Master with Saw and end the turn".
pub fn send_and_end(own: &PlayerView, bill: &Bill) -> Text {
    let Move::Send { worker, tool, .. } = bill.mv else { return say!("builders-panel-and-end") };
    let named = [briefly(own, worker), called(own, worker)];
    let named = named.map(|who| say!("builders-panel-send-and-end", who = equipped(who, tool)));
    short_label(named.into_iter().chain([say!("builders-panel-send-it-and-end")]))
}

/// "Master with Saw: 1 action, 5 sesterces".
fn by_whom(own: &PlayerView, bill: &Bill) -> Text {
    let who = match bill.mv {
        Move::Send { worker, tool, .. } => equipped(briefly(own, worker), tool),
        _ => Text::default(),
    };
    way(who, bill)
}

/// By whom or what, and what it costs.
pub(super) fn way(by: Text, bill: &Bill) -> Text {
    say!("builders-panel-way", by, cost = cost(bill))
}

/// "Take 3 sesterces · uses 2 actions".
pub fn take(number: u8, bill: &Bill) -> Text {
    say!("builders-panel-take", gain = sesterces(bill.gain), actions = actions(number))
}

/// "Finish Temple now: send Master · 2 actions, 5 sesterces"; where it takes more than one, what the first of them does: "Send
/// Master to Temple · 1 action, 3 sesterces · the first of 2 who finish it". As much of it as fits on a button.
pub fn completion(own: &PlayerView, way: &Completion, first: &Bill) -> Text {
    let building = &way.building.name();
    let Some(sending) = way.sends.first() else { return building.clone() };
    let [who, in_short] = [briefly(own, sending.worker), called(own, sending.worker)]
        .map(|who| equipped(who, sending.tool));
    match way.sends.len() {
        1 => {
            let cost = price(way.actions, way.bought, way.coins);
            let with = |who| say!("builders-panel-finish", building, who, cost = cost.clone());
            let alone = say!("builders-panel-finish-alone", building, cost = cost.clone());
            let in_full = [with(who), with(in_short), alone];
            let in_full = in_full.into_iter().find(|label| label.len() <= LABEL);
            let shortest = || with_price(way.coins, [say!("builders-panel-finish-it", building)]);
            in_full.unwrap_or_else(shortest)
        }
        number => {
            let cost = cost(first);
            let all = say!("builders-panel-finish-first-for", building, who = &who, number, cost);
            if all.len() <= LABEL {
                return all;
            }
            let with = |who| say!("builders-panel-finish-first", building, who, number);
            let alone = say!("builders-panel-finish-first-alone", building, number);
            let shortest = say!("builders-panel-finish-begin", building, number);
            with_price(first.coins, [with(who), with(in_short), alone, shortest])
        }
    }
}

/// "**Temple** (10 sesterces and 3 points): send Master with Saw and Laborer; 3 actions, 8 sesterces".
pub fn completion_in_full(own: &PlayerView, way: &Completion) -> Text {
    say!(
        "builders-panel-completion",
        building = way.building.name(),
        gain = reward(way.building),
        who = Text::all_of(sent(own, way)),
        cost = price(way.actions, way.bought, way.coins)
    )
}

fn sent(own: &PlayerView, way: &Completion) -> Vec<Text> {
    way.sends.iter().map(|sent| equipped(briefly(own, sent.worker), sent.tool)).collect()
}
