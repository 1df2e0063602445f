//! What happened and who must do what: the sentences of The Builders: Antiquity.

use super::labels::{
    self, actions, crew, name, points, reward, score, sesterces, with_bought, with_tool,
};
use crate::{
    board::Seat,
    games::builders::rules::{
        cards::{Building, Investment, Member, MemberKind, loan, rules, taught},
        events::{Event, Payment},
        options::Options,
        resources::Resources,
        view::PublicView,
    },
    talk::names::{Names, count, list},
};

/// One line for the channel about what everybody saw.
#[must_use]
pub fn event(event: &Event, names: &Names) -> String {
    match deed(event) {
        Some((seat, did)) => format!("{} {did}.", names.bold(seat)),
        None => turning_point(event, names),
    }
}

/// What a player did, and who; `None` for what is nobody's deed.
#[must_use]
pub fn deed(event: &Event) -> Option<(Seat, String)> {
    Some(match event {
        Event::Open { player, building, bought, refill } => {
            (*player, format!("opened **{building}**{}; {}", with_bought(*bought), came(*refill)))
        }
        Event::Recruit { player, worker, bought, refill } => (
            *player,
            format!(
                "recruited **{}** ({}){}; {}",
                worker.name(),
                worker.produces(),
                with_bought(*bought),
                came(*refill)
            ),
        ),
        Event::Invest { player, card, student, bought, spent } => {
            (*player, invested(*card, *student, *bought, *spent))
        }
        Event::Send { player, .. } => (*player, sent(event)),
        Event::Finish { player, building, sesterces, points, crew: back, freed } => {
            (*player, finished(*building, &reward(*sesterces, *points), &crew(back, freed)))
        }
        Event::Take { player, actions: used, coins } => {
            (*player, format!("took {} for {}", sesterces(*coins), actions(*used)))
        }
        Event::Free { player, slave, bought } => (
            *player,
            format!(
                "freed a **prisoner** ({}){}; sending this worker now costs {}",
                slave.freed_produces(),
                with_bought(*bought),
                sesterces(slave.freed_price())
            ),
        ),
        Event::End { player, unused: 0 } => (*player, "ended the turn".to_owned()),
        Event::End { player, unused } => {
            (*player, format!("ended the turn with {} unused", actions(*unused)))
        }
        Event::LastRound { .. } | Event::Round { .. } | Event::Over { .. } => return None,
    })
}

/// What follows from somebody's move without being it, as a sentence; empty for a deed.
#[must_use]
pub fn turning_point(event: &Event, names: &Names) -> String {
    match event {
        Event::Round { round } => format!("__Round {round}__ begins."),
        Event::LastRound { player, points: reached } => format!(
            "__The last round:__ {} has {}. It is played to its end, so that all have equally many turns.",
            names.bold(*player),
            points(*reached)
        ),
        Event::Over { winners, payments, totals, stalled } => {
            over(winners, payments, totals, *stalled, names)
        }
        Event::Open { .. }
        | Event::Recruit { .. }
        | Event::Invest { .. }
        | Event::Send { .. }
        | Event::Finish { .. }
        | Event::Take { .. }
        | Event::Free { .. }
        | Event::End { .. } => String::new(),
    }
}

/// "Shop came into the row".
fn came(refill: Option<impl std::fmt::Display>) -> String {
    refill.map_or_else(
        || "the deck is empty, so the row shrinks".to_owned(),
        |card| format!("{card} came into the row"),
    )
}

fn invested(card: Investment, student: Option<Member>, bought: u8, spent: u8) -> String {
    let extra = with_bought(bought);
    match card {
        Investment::Slave(prisoner) => format!(
            "invested {} in a **prisoner** ({}){extra}",
            sesterces(spent),
            prisoner.produces()
        ),
        Investment::Tool(tool) => {
            format!("invested {} in the **{}**{extra}", sesterces(spent), labels::tool(tool))
        }
        Investment::University(resource) => {
            let learned = student.map_or_else(String::new, |student| {
                let is_freed = student.kind() == MemberKind::Slave;
                format!(
                    "; {} ({}) now brings {} {resource}",
                    name(student, is_freed),
                    student.freed_produces(),
                    taught(resource)
                )
            });
            format!("invested {} in the **{card}**{extra}{learned}", sesterces(spent))
        }
        Investment::Loan => format!("took a **loan** of {}{extra}", sesterces(loan().gain)),
    }
}

fn sent(event: &Event) -> String {
    let Event::Send { worker, is_freed, building, tool, brings, missing, .. } = event else {
        return String::new();
    };
    format!(
        "sent {}{} ({brings}) to **{building}**{}; {}",
        name(*worker, *is_freed),
        with_tool(*tool),
        price(event),
        lacking(*missing)
    )
}

/// " for 3 sesterces and 2 actions, 1 of them bought for 5 sesterces"; an action that is not bought goes without saying.
fn price(event: &Event) -> String {
    let Event::Send { actions: used, bought, spent, .. } = event else { return String::new() };
    let paid_for = u32::from(*bought) * u32::from(rules().extra_action_cost);
    let work = match (used, bought) {
        (1, 0) => None,
        (used, 0) => Some(actions(*used)),
        (used, bought) if used == bought => {
            Some(format!("{} bought for {}", actions(*used), sesterces(paid_for)))
        }
        (used, bought) => Some(format!(
            "{} ({bought} of them bought for {})",
            actions(*used),
            sesterces(paid_for)
        )),
    };
    let coins = (*spent > 0).then(|| sesterces(*spent));
    let parts: Vec<String> = coins.into_iter().chain(work).collect();
    if parts.is_empty() { String::new() } else { format!(" for {}", list(&parts)) }
}

/// "still missing: 2 stone, 1 wood"; "nothing is missing".
#[must_use]
pub fn lacking(missing: Resources) -> String {
    if missing.is_none() {
        "nothing is missing".to_owned()
    } else {
        format!("still missing: {missing}")
    }
}

fn finished(building: Building, gain: &str, back: &str) -> String {
    let joins = building.machine().map_or_else(String::new, |machine| {
        format!(", and this machine joins the team with {}", machine.produces())
    });
    format!("__finished **{building}**__: {gain}{joins}; back from it: {back}")
}

fn over(
    winners: &[Seat],
    payments: &[Payment],
    totals: &[i32],
    stalled: bool,
    names: &Names,
) -> String {
    let totals: Vec<String> = totals
        .iter()
        .zip(Seat::all(4))
        .map(|(total, seat)| format!("{} {}", names.bold(seat), score(*total)))
        .collect();
    format!(
        "{}: {} {}. Points: {}.{}",
        if stalled { "The game stood still and is over" } else { "The game is over" },
        names.all(winners.iter().copied().collect()),
        if winners.len() == 1 { "wins" } else { "share the victory" },
        list(&totals),
        paid(payments, names)
    )
}

/// " Paid at the end: **Anna** freed 2 prisoners and repaid 1 loan."; empty when nobody paid for anything.
fn paid(payments: &[Payment], names: &Names) -> String {
    let said: Vec<String> = payments
        .iter()
        .zip(Seat::all(4))
        .filter_map(|(payment, seat)| {
            let freed =
                (payment.freed > 0).then(|| format!("freed {}", count(payment.freed, "prisoner")));
            let repaid =
                (payment.repaid > 0).then(|| format!("repaid {}", count(payment.repaid, "loan")));
            let did: Vec<String> = freed.into_iter().chain(repaid).collect();
            (!did.is_empty()).then(|| format!("{} {}", names.bold(seat), list(&did)))
        })
        .collect();
    if said.is_empty() { String::new() } else { format!(" In the tally {}.", list(&said)) }
}

/// What the seat to move must do, after "your turn: ".
#[must_use]
pub fn call(view: &PublicView) -> String {
    let (Some(seat), Some(turn)) = (view.to_move, &view.turn) else {
        return "the game is over.".to_owned();
    };
    let own = &view.players[seat.index()];
    let (actions, coins) = (actions(turn.actions), sesterces(own.coins));
    let has = match &own.sites[..] {
        [] => format!("{actions} and {coins}, but no site yet"),
        [site] => {
            format!("{actions}, {coins} and the site {} ({})", site.building, lacking(site.missing))
        }
        sites => format!("{actions}, {coins} and {}", count(sites.len(), "site")),
    };
    let free = own.team.iter().filter(|member| member.is_available()).count();
    let last = if view.last_round.is_some() { " It is the last round." } else { "" };
    format!("you have {has}; {free} of {} in your team can be sent.{last}", own.team.len())
}

/// What the seat to move must do, after "it is Anna's turn: ".
#[must_use]
pub fn duty(view: &PublicView) -> String {
    let coins = view.to_move.map_or(0, |seat| view.players[seat.index()].coins);
    match &view.turn {
        None => "do nothing".to_owned(),
        Some(turn) if turn.actions > 0 => format!("use {} or end the turn", actions(turn.actions)),
        Some(_) if coins < rules().extra_action_cost.into() => "end the turn".to_owned(),
        Some(_) => "end the turn or buy an action".to_owned(),
    }
}

/// The options that differ from the publisher's game, in words; `None` when none does.
#[must_use]
pub fn options(options: &Options) -> Option<String> {
    options.auto_play_forced.then(|| "moves without a choice are made by the program".to_owned())
}
