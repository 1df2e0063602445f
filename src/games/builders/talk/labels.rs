//! What the choices of a page say: in one line, and on buttons and options.

use super::{
    bill::Bill,
    guide::Guide,
    menu::{
        against_team, best_sending, briefly, called, cost, effect, free, lack, open, recruit,
        sending_rank, site, student, wanted, way,
    },
    named,
    orders::{BUILDING, Kind, WORKER},
    room::{if_it_fits, sending, with_outcome, with_price},
    units::{self, resources, sesterces},
};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member, taught},
        moves::Move,
        resources::Resource,
    },
    say,
    talk::{
        layout::{OPTION_LABEL, short_label},
        paths::{Fork, Guide as _, Label},
        say::Text,
    },
};

/// What a choice says, and how good it looks.
pub fn label(guide: &Guide<'_>, fork: &Fork<'_, Move>, value: &str) -> Label {
    let Some(first) = fork.moves.first().copied() else { return Label::new(value) };
    match (first, Kind::of(fork.asked().id)) {
        (Move::Send { building, .. }, Kind::Building) => site_choice(guide, fork, building),
        (Move::Send { worker, .. }, Kind::Member) => sender(guide, fork, worker),
        (Move::Send { .. }, _) => {
            let without = || say!("builders-panel-without-tool");
            let with = named::tool(value).map_or_else(without, units::tool);
            let bill = guide.bill(first);
            let label = sending(&bill, &[way(with.clone(), &bill)], &[with]);
            Label::new(label).rank(sending_rank(&bill))
        }
        (Move::Open { building }, _) => opening(guide, building, &guide.bill(first)),
        (Move::Recruit { worker }, _) => {
            let worth = 60 * i32::from(worker.produces().sum()) / i32::from(worker.price().max(1));
            let label = recruit(worker, &guide.bill(first));
            let (short, more) = guide.lines(first);
            let label = if_it_fits(label, wanted(guide.view.own(), worker));
            Label::new(label).short(short, more).rank(worth)
        }
        (
            Move::Invest { card: Investment::University(taught), student: Some(student) },
            Kind::Member,
        ) => student_choice(guide, taught, (student, first)),
        (Move::Invest { card, .. }, _) => {
            let bill = guide.bill(first);
            let parts = [units::investment(card), cost(&bill), effect(card)];
            let short = with_price(bill.coins, [units::investment(card), card.name()]);
            let more = Text::dotted([cost(&bill), effect(card)]);
            Label::new(Text::dotted(parts)).short(short, more)
        }
        (Move::Free { slave }, _) => {
            let (short, more) = guide.lines(first);
            Label::new(free(slave, &guide.bill(first))).short(short, more)
        }
        (Move::Take { actions }, _) => {
            let (gain, number) = (sesterces(guide.bill(first).gain), units::actions(actions));
            let says = say!("builders-panel-actions-for", actions = number, gain);
            Label::new(says).rank(actions)
        }
        (Move::End, _) => Label::new(guide.summary(first)),
    }
}

/// Somebody whom a university can teach: what they bring then.
fn student_choice(guide: &Guide<'_>, subject: Resource, (who, mv): (Member, Move)) -> Label {
    let Some(member) = guide.view.own().member(who) else { return Label::new(who.name()) };
    let in_full = student(member, subject, &guide.bill(mv));
    let name = units::name(member.member, member.is_freed);
    let learned = resources(member.produces.with(subject, taught(subject)));
    let brings = resources(member.produces);
    let short = say!("builders-panel-student", name = &name, brings, learned);
    let has = member.produces.of(subject);
    let label = Label::new(in_full).shortened([short, units::member(member), name]);
    label.rank(-i32::from(has))
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
        let label = Text::dotted([building.name(), cost(&bill)]);
        let label = with_outcome(OPTION_LABEL, &bill, [label]);
        let short = sending(&bill, &[], &[building.name()]);
        return Label::new(label).short(short, cost(&bill)).rank(sending_rank(&bill));
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
    let is_finishable = guide.completions().iter().any(|way| way.building == building);
    let rank = 1000 * i32::from(is_finishable) - i32::from(site_view.missing.sum());
    let left = site_view.missing.sum();
    let chance = if is_finishable {
        say!("builders-panel-finish-now")
    } else {
        say!("builders-panel-so-many-missing", number = left)
    };
    let work = say!("builders-panel-work-on", building = building.name());
    let short = short_label([Text::dotted([work.clone(), chance]), work]);
    let more = say!("builders-panel-missing", missing = resources(site_view.missing));
    Label::new(site(site_view, who.len(), is_finishable)).short(short, more).rank(rank)
}

/// Somebody who can be sent: to the site that is chosen, else to any of these.
fn sender(guide: &Guide<'_>, fork: &Fork<'_, Move>, worker: Member) -> Label {
    let Some(member) = guide.view.own().member(worker) else { return Label::new(worker.name()) };
    if fork.given(BUILDING).is_some()
        && let Some(bill) = best_sending(guide, fork.moves)
    {
        let in_full = Text::dotted([units::member(member), cost(&bill)]);
        let in_full = with_outcome(OPTION_LABEL, &bill, [in_full]);
        let own = guide.view.own();
        let names = [briefly(own, worker), called(own, worker)];
        let with_cost = names.clone().map(|name| Text::dotted([name, cost(&bill)]));
        let short = sending(&bill, &with_cost, &names);
        return Label::new(in_full.clone()).short(short, in_full).rank(sending_rank(&bill));
    }
    let mut sites: Vec<Building> = Vec::new();
    for mv in fork.moves {
        if let Move::Send { building, .. } = mv
            && !sites.contains(building)
        {
            sites.push(*building);
        }
    }
    let rank = i32::try_from(sites.len()).unwrap_or(i32::MAX);
    let (who, price) = (units::member(member), sesterces(member.price));
    Label::new(say!(
        "builders-panel-sender",
        who,
        price,
        sites = Text::all_of(sites.into_iter().map(Building::name))
    ))
    .rank(rank)
}

/// A building to open, with whether those who are free could finish it: what they can, then what brings most, comes first.
fn opening(guide: &Guide<'_>, building: Building, bill: &Bill) -> Label {
    let worth = 10 * i32::from(building.points()) + i32::from(building.sesterces());
    let (short, more) = guide.lines(bill.mv);
    let label = if_it_fits(open(building, bill), Some(against_team(guide, building)));
    Label::new(label).short(short, more).rank(worth - 1000 * i32::from(lack(guide, building).sum()))
}
