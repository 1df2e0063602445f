//! What happened and who must do what: the sentences of The Builders: Antiquity.

use super::units::{
    self, actions, card, crew, missing, name, points, resources, reward, score, sesterces,
    small_tool,
};
use crate::{
    board::Seat,
    games::builders::rules::{
        cards::{Building, Investment, Member, MemberKind, loan, rules, taught},
        events::{Event, Payment},
        options::Options,
        view::PublicView,
    },
    say,
    talk::{names::Names, present::Changed, say::Text},
};

/// One line for the channel about what everybody saw.
pub fn event(event: &Event, names: &Names) -> Text {
    match event {
        Event::Open { player, building, bought, refill } => {
            let did =
                say!("builders-opened", who = names.bold(*player), building = building.name());
            row_changed(did, *bought, refill.map(Building::name))
        }
        Event::Recruit { player, worker, bought, refill } => {
            let (who, brings) = (names.bold(*player), resources(worker.produces()));
            let did = say!("builders-recruited", who, worker = worker.name(), brings);
            row_changed(did, *bought, refill.map(card))
        }
        Event::Invest { player, card, student, bought, spent } => {
            let did = invested(names.bold(*player), *card, *spent);
            let student = student.and_then(|student| learned(*card, student));
            Text::sentences([Some(did), student, bought_for(*bought)].into_iter().flatten())
        }
        Event::Send { .. } => Text::sentences(sent(event, names)),
        Event::Finish { .. } => Text::sentences(finished(event, names)),
        Event::Take { player, actions: used, coins } => {
            let (sesterces, actions) = (sesterces(*coins), actions(*used));
            say!("builders-took", who = names.bold(*player), sesterces, actions)
        }
        Event::Free { player, slave, bought } => {
            let (who, price) = (names.bold(*player), sesterces(slave.freed_price()));
            let did =
                say!("builders-freed", who, brings = resources(slave.freed_produces()), price);
            Text::sentences([Some(did), bought_for(*bought)].into_iter().flatten())
        }
        Event::End { player, unused: 0 } => say!("builders-ended-turn", who = names.bold(*player)),
        Event::End { player, unused } => {
            say!("builders-ended-turn-early", who = names.bold(*player), actions = actions(*unused))
        }
        Event::Round { round } => say!("builders-round", round),
        Event::LastRound { player, points: reached } => {
            say!("builders-last-round", who = names.bold(*player), points = points(*reached))
        }
        Event::Over { winners, payments, totals, stalled } => {
            let over = over(winners, totals, *stalled, names);
            Text::sentences(std::iter::once(over).chain(in_the_tally(payments, names)))
        }
    }
}

/// What was done with a row, with what it cost besides and what came into the row.
fn row_changed(did: Text, bought: u8, refill: Option<Text>) -> Text {
    let came = match refill {
        Some(card) => say!("builders-row-filled", card),
        None => say!("builders-row-shrinks"),
    };
    Text::sentences([Some(did), bought_for(bought), Some(came)].into_iter().flatten())
}

/// "1 action was bought for 5 sesterces."; nothing when none was.
fn bought_for(bought: u8) -> Option<Text> {
    (bought > 0).then(|| say!("builders-bought", bought, price = price_of(bought)))
}

/// What so many actions cost, B1.
fn price_of(bought: u8) -> Text {
    sesterces(u32::from(bought) * u32::from(rules().extra_action_cost))
}

fn invested(who: String, card: Investment, spent: u8) -> Text {
    let price = sesterces(spent);
    match card {
        Investment::Slave(prisoner) => {
            say!("builders-invested-prisoner", who, price, brings = resources(prisoner.produces()))
        }
        Investment::Tool(_) => say!("builders-invested-tool", who, price, card = card.name()),
        Investment::University(_) => {
            say!("builders-invested-university", who, price, card = card.name())
        }
        Investment::Loan => say!("builders-took-loan", who, gain = sesterces(loan().gain)),
    }
}

/// What a student of a university brings from now on.
fn learned(card: Investment, student: Member) -> Option<Text> {
    let Investment::University(resource) = card else { return None };
    let is_freed = student.kind() == MemberKind::Slave;
    Some(say!(
        "builders-educated",
        student = units::with_load(name(student, is_freed), student.freed_produces()),
        learned = units::amount(resource, taught(resource))
    ))
}

/// What happened when somebody was sent, a sentence each; none for another event.
fn sent(event: &Event, names: &Names) -> Vec<Text> {
    let Event::Send {
        player,
        worker,
        is_freed,
        building,
        tool: carried,
        brings,
        actions: used,
        bought,
        spent,
        missing: lacks,
    } = event
    else {
        return Vec::new();
    };
    let (who, worker) = (names.bold(*player), name(*worker, *is_freed));
    let (brings, building) = (resources(*brings), building.name());
    let missing = missing(*lacks);
    let did = match carried.map(small_tool) {
        None => say!("builders-sent", who, worker, brings, building, spent, missing),
        Some(tool) => {
            say!("builders-sent-with-tool", who, worker, tool, brings, building, spent, missing)
        }
    };
    std::iter::once(did).chain(took(*used, *bought)).collect()
}

/// What sending took; one action that is not bought goes without saying.
fn took(used: u8, bought: u8) -> Option<Text> {
    let (actions, price) = (actions(used), price_of(bought));
    match bought {
        0 if used == 1 => None,
        0 => Some(say!("builders-sending-took", actions)),
        bought if used == bought => Some(say!("builders-sending-all-bought", actions, price)),
        bought => Some(say!("builders-sending-bought", actions, bought, price)),
    }
}

/// What happened when a site was finished, a sentence each; none for another event.
fn finished(event: &Event, names: &Names) -> Vec<Text> {
    let Event::Finish { player, building, sesterces, points, crew: back, freed } = event else {
        return Vec::new();
    };
    let did = say!(
        "builders-finished",
        who = names.bold(*player),
        building = building.name(),
        reward = reward(*sesterces, *points),
        crew = crew(back, freed)
    );
    std::iter::once(did).chain(joins(*building)).collect()
}

/// That a finished machine is one of the team now; nothing of other buildings.
fn joins(building: Building) -> Option<Text> {
    let machine = building.machine()?;
    let brings = resources(machine.produces());
    Some(say!("builders-machine-joins", machine = machine.name(), brings))
}

fn over(winners: &[Seat], totals: &[i32], is_stalled: bool, names: &Names) -> Text {
    let total =
        |(total, seat)| say!("builders-total", who = names.bold(seat), score = score(total));
    let totals = Text::all_of(totals.iter().copied().zip(Seat::all(4)).map(total));
    let (number, winners) = (winners.len(), names.all(winners.iter().copied().collect()));
    if is_stalled {
        say!("builders-stalled", number, winners, totals)
    } else {
        say!("builders-over", number, winners, totals)
    }
}

/// What the players paid for at the end (B9).
fn in_the_tally(payments: &[Payment], names: &Names) -> impl Iterator<Item = Text> {
    payments.iter().zip(Seat::all(4)).flat_map(|(payment, seat)| {
        let (who, Payment { freed, repaid }) = (names.bold(seat), payment);
        let freed = (*freed > 0).then(|| say!("builders-tally-freed", who = &who, number = *freed));
        let repaid =
            (*repaid > 0).then(|| say!("builders-tally-repaid", who = &who, number = *repaid));
        freed.into_iter().chain(repaid)
    })
}

/// What the seat to move must do, after "your turn: ".
pub fn call(view: &PublicView) -> Text {
    let (Some(seat), Some(turn)) = (view.to_move, &view.turn) else {
        return say!("builders-call-over");
    };
    let own = &view.players[seat.index()];
    let (actions, sesterces) = (actions(turn.actions), sesterces(own.coins));
    let free = own.team.iter().filter(|member| member.is_available()).count();
    let team = own.team.len();
    let has = match &own.sites[..] {
        [] => say!("builders-call-no-site", actions, sesterces, free, team),
        [site] => say!(
            "builders-call-site",
            actions,
            sesterces,
            site = site.building.name(),
            missing = missing(site.missing),
            free,
            team
        ),
        sites => {
            say!("builders-call-sites", actions, sesterces, sites = sites.len(), free, team)
        }
    };
    let last = view.last_round.map(|_| say!("builders-call-last-round"));
    Text::sentences(std::iter::once(has).chain(last))
}

/// What the seat to move must do, after "it is the turn of Anna, who can ".
pub fn duty(view: &PublicView) -> Text {
    let coins = view.to_move.map_or(0, |seat| view.players[seat.index()].coins);
    match &view.turn {
        None => say!("builders-duty-over"),
        Some(turn) if turn.actions > 0 => {
            say!("builders-duty-act", actions = actions(turn.actions))
        }
        Some(_) if coins < rules().extra_action_cost.into() => say!("builders-duty-end"),
        Some(_) => say!("builders-duty-buy"),
    }
}

/// The options that differ from the publisher's game.
pub fn changed(options: &Options) -> Vec<Changed> {
    let automatic = || Changed { topic: "turn", says: say!("builders-option-automatic") };
    (!options.auto_play_forced).then(automatic).into_iter().collect()
}
