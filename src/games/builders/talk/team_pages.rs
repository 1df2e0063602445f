//! The pages that confirm what makes the team grow: recruiting, investing, freeing.

use super::{
    bill::{self, Bill},
    labels, menu,
    page::{Page, do_it},
    shot::Shot,
    site_pages::{back, refill},
};
use crate::{
    games::builders::rules::{
        cards::{Investment, Member, taught},
        moves::Move,
        resources::Resource,
        view::SeatView,
    },
    talk::{
        layout::{Choice, OPTIONS, Panel, Row, Select, Style},
        present::{NoSuchPage, Spot},
        verb::GameVerb,
    },
};

/// The page that confirms this move; the choice of a student for a university without one.
///
/// # Errors
/// When no legal move belongs to the page.
pub fn show(view: &SeatView, mv: Move, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    match mv {
        Move::Recruit { worker } => recruit(view, worker, spot),
        Move::Invest { card: Investment::University(resource), student: None } => {
            teach(view, resource, spot)
        }
        Move::Invest { card, student } => invest(view, card, student, spot),
        Move::Free { slave } => free(view, slave, spot),
        Move::Open { .. } | Move::Send { .. } | Move::Take { .. } | Move::End => Err(NoSuchPage),
    }
}

fn recruit(view: &SeatView, worker: Member, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let bill = bill::bill(view, Move::Recruit { worker }).ok_or(NoSuchPage)?;
    let text = format!(
        "Recruit **{worker}**? Sending it costs {} each time.\n{}\n{}",
        labels::sesterces(worker.price()),
        afterwards(&bill),
        refill(&bill),
    );
    Ok(confirm(text, &format!("Recruit {}", worker.name()), &bill, spot))
}

fn invest(
    view: &SeatView,
    card: Investment,
    student: Option<Member>,
    spot: Spot,
) -> Result<Panel<Shot>, NoSuchPage> {
    let bill = bill::bill(view, Move::Invest { card, student }).ok_or(NoSuchPage)?;
    let whom = student.map(|student| format!(", for {}", menu::briefly(view.own(), student)));
    let text = format!(
        "Invest in **{card}**{}: {}?\n{} It is your one investment of this turn.",
        whom.clone().unwrap_or_default(),
        menu::effect(card),
        afterwards(&bill),
    );
    let label = format!("Invest in {}{}", card.name(), whom.unwrap_or_default());
    Ok(confirm(text, &label, &bill, spot))
}

fn free(view: &SeatView, slave: Member, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let bill = bill::bill(view, Move::Free { slave }).ok_or(NoSuchPage)?;
    let text = format!(
        "Free **{slave}**? From then on sending it costs {}, it brings {}, it may learn and carry tools, and it costs \
         you no point at the end.\n{}",
        labels::sesterces(slave.freed_price()),
        slave.freed_produces(),
        afterwards(&bill),
    );
    Ok(confirm(text, "Free the prisoner", &bill, spot))
}

fn teach(view: &SeatView, university: Resource, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let options = students(view, university);
    if options.is_empty() {
        return Err(NoSuchPage);
    }
    let card = Investment::University(university);
    let text = format!(
        "**{card}**: whom does it teach? From then on they bring {} {university}; what sending them costs stays. It is \
         your one investment of this turn.",
        taught(university)
    );
    Ok(Panel { text, rows: Vec::new(), picture: Some(Shot::Team) }
        .row(Row::Select(Select {
            id: spot.id(GameVerb::Go(format!("show:invest:{}:", card.id()))),
            placeholder: "Choose who learns".to_owned(),
            options,
        }))
        .row(Row::Buttons(vec![back(spot, Page::Main)])))
}

/// "It takes 1 action, 7 sesterces; then you have 2 actions and 5 sesterces."
fn afterwards(bill: &Bill) -> String {
    format!("It takes {}; then you have {}.", menu::cost(bill), menu::left(bill))
}

fn confirm(text: String, label: &str, bill: &Bill, spot: Spot) -> Panel<Shot> {
    let label = format!("{label}: {}", menu::cost(bill));
    Panel { text, rows: Vec::new(), picture: Some(Shot::Team) }.row(Row::Buttons(vec![
        spot.button(do_it(bill.mv), &label, Style::Main),
        back(spot, Page::Main),
    ]))
}

/// The workers that can be recruited: who brings most for what a sending costs.
#[must_use]
pub fn recruits(view: &SeatView) -> Vec<Choice> {
    let mut found: Vec<(Member, Bill)> = bill::bills(view, |mv| matches!(mv, Move::Recruit { .. }))
        .into_iter()
        .filter_map(|bill| match bill.mv {
            Move::Recruit { worker } => Some((worker, bill)),
            _ => None,
        })
        .collect();
    let worth =
        |worker: Member| 60 * u16::from(worker.produces().sum()) / u16::from(worker.price().max(1));
    found.sort_by_key(|(worker, _)| (std::cmp::Reverse(worth(*worker)), *worker));
    found
        .into_iter()
        .map(|(worker, bill)| choice(worker.id(), menu::recruit(worker, &bill)))
        .collect()
}

/// The cards of the investment line that can be taken; a university stands for all whom it could teach.
#[must_use]
pub fn investments(view: &SeatView) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for bill in bill::bills(view, |mv| matches!(mv, Move::Invest { .. })) {
        let Move::Invest { card, .. } = bill.mv else { continue };
        if choices.iter().all(|choice| choice.value != card.id()) {
            choices.push(choice(card.id(), menu::invest(card, &bill)));
        }
    }
    choices
}

/// Whom a university can teach: who learns most first.
#[must_use]
pub fn students(view: &SeatView, university: Resource) -> Vec<Choice> {
    let taught_here = Investment::University(university);
    let mut found: Vec<(u8, Choice)> = Vec::new();
    for bill in
        bill::bills(view, |mv| matches!(mv, Move::Invest { card, .. } if *card == taught_here))
    {
        let Move::Invest { student: Some(student), .. } = bill.mv else { continue };
        let Some(member) = view.own().member(student) else { continue };
        let label = menu::student(member, university, &bill);
        found.push((member.produces.of(university), choice(student.id(), label)));
    }
    found.sort_by_key(|(has, _)| *has);
    found.into_iter().map(|(_, choice)| choice).take(OPTIONS).collect()
}

/// The prisoners that can be freed.
#[must_use]
pub fn captives(view: &SeatView) -> Vec<Choice> {
    bill::bills(view, |mv| matches!(mv, Move::Free { .. }))
        .into_iter()
        .filter_map(|bill| match bill.mv {
            Move::Free { slave } => Some(choice(slave.id(), menu::free(slave, &bill))),
            _ => None,
        })
        .collect()
}

fn choice(value: &str, label: String) -> Choice {
    Choice { value: value.to_owned(), label }
}
