//! What autocomplete offers: legal choices only, best first, with cost and effect; and why there is nothing to choose.

use super::{labels, menu, panel, site_pages, site_pages::Sending, team_pages, typed};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member, rules},
        moves::Move,
        view::SeatView,
    },
    talk::{
        layout::{Choice, OPTION_LABEL, shorten},
        names::list,
    },
};

/// The buildings of the row.
#[must_use]
pub fn openings(view: &SeatView) -> Vec<Choice> {
    panel::openings(view)
}

/// The workers of the row.
#[must_use]
pub fn recruits(view: &SeatView) -> Vec<Choice> {
    team_pages::recruits(view)
}

/// The cards of the investment line.
#[must_use]
pub fn investments(view: &SeatView) -> Vec<Choice> {
    in_our_words(team_pages::investments(view))
}

/// Who can learn at the university that is already typed.
#[must_use]
pub fn students(view: &SeatView, card: &str) -> Vec<Choice> {
    match typed::investment(view, card) {
        Ok(Investment::University(resource)) => in_our_words(team_pages::students(view, resource)),
        Ok(Investment::Slave(_) | Investment::Tool(_) | Investment::Loan) | Err(_) => Vec::new(),
    }
}

/// Who can be sent: to the site that is already typed, else to any.
#[must_use]
pub fn senders(view: &SeatView, building: &str) -> Vec<Choice> {
    in_our_words(match typed::site(view, building) {
        Ok(to) => site_pages::candidates(view, to)
            .iter()
            .filter_map(|sending| {
                let label = menu::candidate(view.own().member(sending.worker)?, &sending.bill);
                Some(Choice { value: sending.worker.id().to_owned(), label })
            })
            .collect(),
        Err(_) => everybody(view),
    })
}

/// The same with values as players may read them: `prisoner_sd`.
fn in_our_words(choices: Vec<Choice>) -> Vec<Choice> {
    choices
        .into_iter()
        .map(|choice| Choice { value: labels::id(&choice.value), ..choice })
        .collect()
}

/// Everybody who can be sent somewhere, those with most sites to go to first.
fn everybody(view: &SeatView) -> Vec<Choice> {
    let mut found: Vec<(Member, Vec<Building>)> = Vec::new();
    for mv in &view.legal {
        let Move::Send { worker, building, .. } = *mv else { continue };
        match found.iter_mut().find(|(member, _)| *member == worker) {
            Some((_, sites)) if sites.contains(&building) => {}
            Some((_, sites)) => sites.push(building),
            None => found.push((worker, vec![building])),
        }
    }
    found.sort_by_key(|(worker, sites)| (std::cmp::Reverse(sites.len()), *worker));
    found.truncate(crate::talk::layout::OPTIONS);
    let choice = |(worker, sites): (Member, Vec<Building>)| {
        let member = view.own().member(worker)?;
        let names: Vec<String> = sites.iter().map(ToString::to_string).collect();
        let price = labels::sesterces(member.price);
        let label = format!("{} · {price} · to {}", labels::member(member), list(&names));
        Some(Choice { value: worker.id().to_owned(), label: shorten(&label, OPTION_LABEL) })
    };
    found.into_iter().filter_map(choice).collect()
}

/// The sites where the one who is already typed can go; all where somebody can if nobody is.
#[must_use]
pub fn sites(view: &SeatView, worker: &str) -> Vec<Choice> {
    let Ok(worker) = typed::sent(view, worker, None) else { return panel::sites(view) };
    let best = |choice: &Choice| -> Option<Sending> {
        let to = Building::from_id(&choice.value)?;
        site_pages::candidates(view, to).into_iter().find(|sending| sending.worker == worker)
    };
    let choice = |choice: Choice| {
        let bill = best(&choice)?.bill;
        let to = Building::from_id(&choice.value)?;
        let label = format!("{to} · {} · {}", menu::cost(&bill), menu::outcome(&bill));
        Some(Choice { label: shorten(&label, OPTION_LABEL), ..choice })
    };
    panel::sites(view).into_iter().filter_map(choice).collect()
}

/// The tools that can go along with the one who is typed to the site that is typed.
#[must_use]
pub fn tools(view: &SeatView, worker: &str, building: &str) -> Vec<Choice> {
    let Ok(to) = typed::site(view, building) else { return Vec::new() };
    let Ok(worker) = typed::sent(view, worker, Some(to)) else { return Vec::new() };
    site_pages::sendings(view, to)
        .into_iter()
        .filter(|sending| sending.worker == worker)
        .filter_map(|sending| {
            let tool = sending.tool?;
            let label = format!("{} · {}", labels::tool(tool), menu::outcome(&sending.bill));
            Some(Choice { value: tool.name().to_owned(), label: shorten(&label, OPTION_LABEL) })
        })
        .collect()
}

/// How many actions can become sesterces, most first.
#[must_use]
pub fn takes(view: &SeatView) -> Vec<Choice> {
    let mut choices: Vec<Choice> = super::bill::bills(view, |mv| matches!(mv, Move::Take { .. }))
        .iter()
        .map(|bill| Choice {
            value: bill.actions.to_string(),
            label: format!(
                "{} for {}",
                labels::actions(bill.actions),
                labels::sesterces(bill.gain)
            ),
        })
        .collect();
    choices.reverse();
    choices
}

/// The prisoners that can be freed.
#[must_use]
pub fn captives(view: &SeatView) -> Vec<Choice> {
    in_our_words(team_pages::captives(view))
}

/// Why there is nothing to choose.
#[must_use]
pub fn instead(view: &SeatView) -> String {
    let actions = view.public.turn.map_or(0, |turn| turn.actions);
    let price = rules().extra_action_cost;
    if actions == 0 && view.own().coins < u16::from(price) {
        format!("No action is left, and another costs {}; /builders end", labels::sesterces(price))
    } else {
        format!(
            "Nothing of this kind is possible with {} and {}",
            labels::actions(actions),
            labels::sesterces(view.own().coins)
        )
    }
}

/// The same for a card of the investment line.
#[must_use]
pub fn instead_of_investing(view: &SeatView) -> String {
    if view.public.turn.is_some_and(|turn| turn.invested) {
        "You have made your one investment of this turn".to_owned()
    } else {
        instead(view)
    }
}

/// The same for somebody of the team and a site.
#[must_use]
pub fn instead_of_sending(view: &SeatView) -> String {
    if view.own().sites.is_empty() {
        "You have no site yet; /builders open takes one of the row".to_owned()
    } else if view.own().team.iter().all(|member| !member.is_available()) {
        "Everybody of your team is at work until their sites are finished".to_owned()
    } else {
        instead(view)
    }
}

/// The same for who learns from the card that is typed: for a university what the rules say.
#[must_use]
pub fn instead_of_teaching(view: &SeatView, card: &str) -> String {
    match typed::investment(view, card) {
        Ok(card @ Investment::University(_)) => {
            let refused = super::bill::refusal(view, Move::Invest { card, student: None });
            capital(&refused.unwrap_or_else(|| instead_of_investing(view)))
        }
        Ok(Investment::Slave(_) | Investment::Tool(_) | Investment::Loan) => {
            "Only a university teaches somebody: leave this out".to_owned()
        }
        Err(_) => "Type the card first; only a university teaches somebody".to_owned(),
    }
}

/// The same for a tool that goes along with the one who is typed to the site that is typed.
#[must_use]
pub fn instead_of_a_tool(view: &SeatView, worker: &str, building: &str) -> String {
    let Ok(to) = typed::site(view, building) else {
        return "Type first to which site somebody is sent".to_owned();
    };
    match typed::sent(view, worker, Some(to)) {
        Ok(_) => "No tool can go along: leave this out".to_owned(),
        Err(_) => "Type first who is sent".to_owned(),
    }
}

/// A rule's words as a line of their own.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(char::to_uppercase).into_iter().flatten().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Game as _, Seed},
        games::builders::rules::{options::Options, state::Builders},
    };

    #[test]
    fn the_hint_for_a_student_says_why_nobody_can_be_chosen() {
        let setup = Builders::deal(2, &Options::default(), Seed::from_number(3));
        let mut game = Builders::new(&setup).unwrap();
        let seat = game.turn().seat().unwrap();
        let hint = |game: &Builders, card| instead_of_teaching(&game.seat_view(seat), card);
        let only = "Only a university teaches somebody: leave this out";
        assert_eq!(hint(&game, "saw"), only);
        assert_eq!(hint(&game, ""), "Type the card first; only a university teaches somebody");
        let saw = Move::Invest {
            card: Investment::Tool(crate::games::builders::rules::resources::Resource::Wood),
            student: None,
        };
        game.play(seat, saw).unwrap();
        let invested = hint(&game, "university_wood");
        assert!(invested.starts_with("You have made the investment of this turn"), "{invested}");
        assert!(students(&game.seat_view(seat), "university_wood").is_empty());
    }

    #[test]
    fn the_hint_for_a_student_names_the_sesterces_first() {
        let setup = Builders::deal(2, &Options::default(), Seed::from_number(3));
        let game = Builders::new(&setup).unwrap();
        let mut view = game.seat_view(game.turn().seat().unwrap());
        view.public.players[view.seat.index()].coins = 6;
        assert_eq!(
            instead_of_teaching(&view, "university_wood"),
            "University of Wood costs 7 sesterces, and you hold 6"
        );
    }

    #[test]
    fn the_hint_for_a_tool_asks_for_site_and_worker_first() {
        let setup = Builders::deal(2, &Options::default(), Seed::from_number(3));
        let mut game = Builders::new(&setup).unwrap();
        let seat = game.turn().seat().unwrap();
        let building = game.public_view().buildings[0].unwrap();
        let worker = game.seat_view(seat).own().team[0].member;
        let hint = |game: &Builders, worker| {
            instead_of_a_tool(&game.seat_view(seat), worker, building.id())
        };
        game.play(seat, Move::Open { building }).unwrap();
        assert_eq!(hint(&game, ""), "Type first who is sent");
        assert_eq!(hint(&game, worker.id()), "No tool can go along: leave this out");
        let nowhere = instead_of_a_tool(&game.seat_view(seat), "", "");
        assert_eq!(nowhere, "Type first to which site somebody is sent");
    }
}
