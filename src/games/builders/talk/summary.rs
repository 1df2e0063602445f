//! A move in words, for whoever may make it.

use super::{
    guide::Guide,
    menu,
    room::{first_fitting, if_it_fits, sending, with_outcome, with_price},
    units::{self, actions, card, points, resources, reward, sending_costs, sesterces},
};
use crate::{
    games::builders::{
        pictures::names::short_worker,
        rules::{
            cards::{Building, Investment, Member},
            moves::Move,
            view::SeatView,
        },
    },
    say,
    talk::{
        layout::{LABEL, OPTION_LABEL, short_label},
        say::Text,
    },
};

/// "Send Laborer (1 wood, 2 decoration) with Saw to Temple · 1 action, 3 sesterces · finishes it".
pub fn summary(guide: &Guide<'_>, mv: Move) -> Text {
    let what = what(guide.view, mv);
    if !guide.view.legal.contains(&mv) {
        return what;
    }
    let bill = guide.bill(mv);
    let cost = menu::cost(&bill);
    let long_and_short = |what: Text, cost: Text| {
        let in_short = told(mv, |member| menu::called(guide.view.own(), member));
        [what, in_short].map(|what| Text::dotted([what, cost.clone()]))
    };
    match mv {
        Move::Open { building } => {
            let opens = opens(what, cost, building);
            let so_many = say!("builders-needs-so-many", number = building.need().sum());
            let with = [needs(building), so_many].map(|needs| Text::dotted([opens.clone(), needs]));
            first_fitting(OPTION_LABEL, with.into_iter().chain([opens]))
        }
        Move::Recruit { worker } => {
            let sent = say!("builders-panel-sent-for", price = sesterces(worker.price()));
            Text::dotted([what, cost, sent])
        }
        Move::Invest { card, student: None } => {
            if_it_fits(Text::dotted([what, cost]), Some(menu::effect(card)))
        }
        Move::Invest { student: Some(_), .. } => {
            first_fitting(OPTION_LABEL, long_and_short(what, cost))
        }
        Move::Send { .. } => with_outcome(OPTION_LABEL, &bill, long_and_short(what, cost)),
        Move::Free { slave } => {
            let sending = sending_costs(slave.freed_price());
            Text::dotted([what, cost, say!("builders-panel-then", sending)])
        }
        Move::Take { actions } => menu::take(actions, &bill),
        Move::End => match guide.actions() {
            0 => what,
            left => Text::dotted([what, say!("builders-panel-unused", actions = actions(left))]),
        },
    }
}

/// A move for a button, and a second line for an option: what takes room.
pub fn lines(guide: &Guide<'_>, mv: Move) -> (Text, Option<Text>) {
    if !guide.view.legal.contains(&mv) {
        return (short_label([summary(guide, mv), what(guide.view, mv)]), None);
    }
    let bill = guide.bill(mv);
    let with = |what: Text, more: Option<Text>| Text::dotted([what].into_iter().chain(more));
    match mv {
        Move::Open { building } => {
            let machine = building.machine().map(|machine| {
                say!("builders-panel-then-machine", brings = resources(machine.produces()))
            });
            let needs = Text::dotted([needs(building)].into_iter().chain(machine));
            let teams = [menu::against_team, menu::against_team_in_short];
            let all = teams.map(|team| Text::dotted([needs.clone(), team(guide, building)]));
            let more = first_fitting(OPTION_LABEL, all.into_iter().chain([needs]));
            (opening(what(guide.view, mv), building, bill.coins), Some(more))
        }
        Move::Recruit { worker } => {
            let sent = say!("builders-panel-sent-for", price = sesterces(worker.price()));
            let of_use = menu::wanted(guide.view.own(), worker);
            let in_short = say!("builders-panel-recruit", worker = worker.name());
            let what = what(guide.view, mv);
            let short = match bill.coins {
                0 => short_label([what, with(in_short.clone(), Some(sent.clone())), in_short]),
                coins => with_price(coins, [what, in_short, worker.name()]),
            };
            let more = with(sent.clone(), of_use);
            (short, Some(first_fitting(OPTION_LABEL, [more, sent])))
        }
        Move::Invest { card, student: None } => {
            let in_short = say!("builders-panel-invest", card = card.name());
            let short = [what(guide.view, mv), in_short, card.name()];
            let more = Text::dotted([menu::cost(&bill), menu::effect(card)]);
            (with_price(bill.coins, short), Some(more))
        }
        Move::Invest { card, student: Some(_) } => {
            let short = [say!("builders-panel-invest", card = card.name()), card.name()];
            (with_price(bill.coins, short), Some(summary(guide, mv)))
        }
        Move::Send { worker, building, tool } => {
            let own = guide.view.own();
            let in_short = told(mv, |member| menu::called(own, member));
            let who = menu::equipped(menu::called(own, worker), tool);
            let to = say!("builders-panel-send-to", who, building = building.name());
            let is_freed = own.member(worker).is_some_and(|member| member.is_freed);
            let least = if is_freed { menu::called(own, worker) } else { short_worker(worker) };
            let least = menu::equipped(least, tool);
            let least = say!("builders-panel-send-to", who = least, building = building.name());
            let short = sending(&bill, &[], &[what(guide.view, mv), in_short, to, least]);
            (short, Some(summary(guide, mv)))
        }
        Move::Free { .. } | Move::Take { .. } | Move::End => {
            let summary = summary(guide, mv);
            if summary.len() <= LABEL {
                return (summary, None);
            }
            (with_price(bill.coins, [what(guide.view, mv)]), Some(summary))
        }
    }
}

/// "Open Temple · 10 sesterces and 3 points", or with what is paid for bought actions: "Open Temple · pay 5 sesterces".
fn opening(what: Text, building: Building, coins: u16) -> Text {
    let gain = reward(building.sesterces(), building.points());
    let named = |worth: Text| Text::dotted([building.name(), worth]);
    if coins > 0 {
        let in_full = Text::dotted([with_price(coins, [what.clone()]), gain]);
        let short = with_price(coins, [what, building.name()]);
        return first_fitting(LABEL, [in_full, short]);
    }
    // Where all of it does not fit: what it is worth rather than what is done with it.
    let (coins, points) = (sesterces(building.sesterces()), points(building.points()));
    let worth = [Text::units([coins, points.clone()]), points].map(named);
    let in_full = Text::dotted([what.clone(), gain]);
    short_label([in_full].into_iter().chain(worth).chain([what]))
}

/// "Open Temple · 1 action · brings 10 sesterces and 3 points".
fn opens(what: Text, cost: Text, building: Building) -> Text {
    let gain = reward(building.sesterces(), building.points());
    Text::dotted([what, cost, say!("builders-brings", what = gain)])
}

fn needs(building: Building) -> Text {
    say!("builders-needs", need = resources(building.need()))
}

/// The move alone: "Send Laborer (1 wood, 2 decoration) with Saw to Temple".
pub fn what(view: &SeatView, mv: Move) -> Text {
    told(mv, |who| view.own().member(who).map_or_else(|| card(who), units::member))
}

/// The move alone, with those of the own team told like this.
fn told(mv: Move, member: impl Fn(Member) -> Text) -> Text {
    match mv {
        Move::Open { building } => say!("builders-panel-open", building = building.name()),
        Move::Recruit { worker } => say!("builders-panel-recruit", worker = card(worker)),
        Move::Invest { card: Investment::Loan, .. } => say!("builders-panel-take-loan"),
        Move::Invest { card, student: None } => {
            say!("builders-panel-invest", card = units::investment(card))
        }
        Move::Invest { card, student: Some(student) } => {
            let card = units::investment(card);
            say!("builders-panel-invest-for", card, student = member(student))
        }
        Move::Send { worker, building, tool } => {
            let who = menu::equipped(member(worker), tool);
            say!("builders-panel-send", who, building = building.name())
        }
        Move::Take { actions } => {
            say!("builders-panel-take-for", actions = units::actions(actions))
        }
        Move::Free { slave } => say!("builders-panel-free", prisoner = card(slave)),
        Move::End => say!("builders-panel-end"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Game as _, Rng, Seed},
        catalogue::Language,
        games::builders::{Builders, Options},
        talk::paths::Guide as _,
    };

    #[test]
    fn the_button_that_opens_a_building_always_says_what_it_is_worth() {
        let mut rng = Rng::new(Seed::from_number(3));
        let mut short = 0;
        for number in 0..8 {
            let deal = Builders::deal(2, &Options::default(), Seed::from_number(number));
            let mut game = Builders::new(&deal).expect("a deal");
            while let Some(seat) = game.turn().seat() {
                let view = game.seat_view(seat);
                let guide = Guide::from(&view);
                for mv in guide.legal() {
                    let Move::Open { building } = *mv else { continue };
                    if guide.bill(*mv).bought > 0 {
                        continue;
                    }
                    let label = lines(&guide, *mv).0.to_string();
                    let worth = match building.points() {
                        0 => sesterces(building.sesterces()).to_string(),
                        number => points(number).to_string(),
                    };
                    assert!(label.contains(&worth) && label.chars().count() <= LABEL, "{label}");
                    short += u32::from(!label.starts_with("Open"));
                }
                game.play(seat, *rng.choose(&view.legal)).expect("it is legal");
            }
        }
        assert!(short > 0, "some names leave no room for all of it");
    }

    /// All moves of some games, each with the view of who may make it.
    fn each_move(number: u64, mut look: impl FnMut(&Guide<'_>, Move)) {
        let mut rng = Rng::new(Seed::from_number(number));
        let deal = Builders::deal(3, &Options::default(), Seed::from_number(number));
        let mut game = Builders::new(&deal).expect("a deal");
        while let Some(seat) = game.turn().seat() {
            let view = game.seat_view(seat);
            let guide = Guide::from(&view);
            guide.legal().iter().for_each(|mv| look(&guide, *mv));
            game.play(seat, *rng.choose(&view.legal)).expect("it is legal");
        }
    }

    #[test]
    fn each_button_says_what_is_paid() {
        let mut cut = 0;
        for (number, language) in (0..).zip(Language::all()) {
            let mut check = |guide: &Guide<'_>, mv: Move| {
                let (bill, own) = (guide.bill(mv), guide.view.own());
                if bill.coins == 0 {
                    return;
                }
                let mut labels = vec![lines(guide, mv).0];
                if matches!(mv, Move::Send { .. }) {
                    labels.extend([menu::send(own, &bill), menu::send_alone(own, &bill)]);
                }
                let coins = bill.coins.to_string();
                for label in labels.iter().map(ToString::to_string) {
                    let is_number = |word: &str| word == coins;
                    let mut words = label.split(|letter: char| !letter.is_numeric());
                    assert!(words.any(is_number), "{label}: {coins}");
                    assert!(label.chars().count() <= LABEL, "{label}");
                    cut += usize::from(label.contains('…'));
                }
            };
            language.speak(|| each_move(number, &mut check));
        }
        assert!(cut > 0, "some names leave no room for all of it");
    }
}
