//! The way to a building: who can go there and with which tool; or what opening it takes.

use super::{
    bill::{self, Bill},
    labels, menu,
    page::{Page, do_it, go},
    panel,
    shot::Shot,
};
use crate::{
    games::builders::rules::{
        cards::{Building, Member},
        moves::Move,
        plans::{Plan, finishing_at},
        resources::Resource,
        view::{SeatView, SiteView},
    },
    talk::{
        layout::{BUTTONS, Button, Choice, OPTIONS, Panel, Row, Select, Style},
        names::list,
        present::{NoSuchPage, Spot},
        verb::GameVerb,
    },
};

/// How many sendings a site's page offers without a detour.
const SHORTCUTS: usize = 3;

/// How many helpers the page of a building of the row names.
const HELPERS: usize = 8;

/// A legal sending with its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sending {
    /// Who goes.
    pub worker: Member,
    /// What goes along.
    pub tool: Option<Resource>,
    /// What it costs and brings.
    pub bill: Bill,
}

/// The legal sendings to a site, best first: what leaves least missing, then what costs least.
#[must_use]
pub fn sendings(view: &SeatView, to: Building) -> Vec<Sending> {
    let there = |mv: &Move| matches!(mv, Move::Send { building, .. } if *building == to);
    let mut sendings: Vec<Sending> = bill::bills(view, there)
        .into_iter()
        .filter_map(|bill| match bill.mv {
            Move::Send { worker, tool, .. } => Some(Sending { worker, tool, bill }),
            _ => None,
        })
        .collect();
    sendings.sort_by_key(|sending| {
        let Bill { missing, coins, .. } = sending.bill;
        (missing.sum(), coins, sending.tool.is_some(), sending.worker)
    });
    sendings
}

/// The best sending of each member that can go to a site, without a tool unless only a tool makes it possible.
#[must_use]
pub fn candidates(view: &SeatView, to: Building) -> Vec<Sending> {
    let mut best: Vec<Sending> = Vec::new();
    let mut all = sendings(view, to);
    all.sort_by_key(|sending| sending.tool.is_some());
    for sending in all {
        if best.iter().all(|other| other.worker != sending.worker) {
            best.push(sending);
        }
    }
    best.truncate(OPTIONS);
    best
}

/// The page of a building: of the own site, or of the row.
///
/// # Errors
/// When no legal move belongs to the page.
pub fn at(view: &SeatView, building: Building, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    match view.own().site(building) {
        Some(site) => work(view, site, spot),
        None => open(view, building, spot),
    }
}

fn work(view: &SeatView, site: &SiteView, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let (own, to) = (view.own(), site.building);
    let sendings = sendings(view, to);
    if sendings.is_empty() {
        return Err(NoSuchPage);
    }
    let plans = differing(finishing_at(&view.public, view.seat, to));
    let mut lines = vec![format!(
        "**{to}** still needs {}; finished it gives {}. Whoever goes there next takes {}. You have {} and {}.",
        site.missing,
        menu::reward(to),
        labels::actions(site.next_cost),
        labels::actions(view.public.turn.map_or(0, |turn| turn.actions)),
        labels::sesterces(own.coins),
    )];
    lines.extend(plans.first().map(|plan| format!("To finish {}.", menu::plan_in_full(own, plan))));
    let options = candidates(view, to)
        .iter()
        .filter_map(|sending| {
            let label = menu::candidate(own.member(sending.worker)?, &sending.bill);
            Some(Choice { value: format!("{}:{}", sending.worker.id(), to.id()), label })
        })
        .collect();
    Ok(Panel { text: lines.join("\n"), rows: Vec::new(), picture: Some(Shot::Team) }
        .row(Row::Buttons(shortcuts(view, &plans, &sendings, spot)))
        .row(Row::Select(Select {
            id: spot.id(GameVerb::Go("send:".to_owned())),
            placeholder: "Send somebody: choose whom, then the tool".to_owned(),
            options,
        }))
        .row(Row::Buttons(vec![back(spot, Page::Main)])))
}

/// The plans, each beginning with another sending.
fn differing(plans: Vec<Plan>) -> Vec<Plan> {
    let mut kept: Vec<Plan> = Vec::new();
    for plan in plans {
        if kept.iter().all(|other| other.moves().next() != plan.moves().next()) {
            kept.push(plan);
        }
    }
    kept
}

/// Plans first, then the sendings that leave least missing; no move twice.
fn shortcuts(view: &SeatView, plans: &[Plan], sendings: &[Sending], spot: Spot) -> Vec<Button> {
    let mut moves: Vec<Move> = Vec::new();
    let mut buttons = Vec::new();
    for plan in plans.iter().take(SHORTCUTS) {
        buttons.push(panel::finish(view, plan, spot));
        moves.extend(plan.moves().next());
    }
    let others = sendings.iter().filter(|sending| !moves.contains(&sending.bill.mv));
    for Sending { worker, tool, bill } in others.take(SHORTCUTS.saturating_sub(buttons.len())) {
        let label = menu::send(view.own(), *worker, *tool, bill);
        buttons.push(spot.button(do_it(bill.mv), &label, Style::Plain));
    }
    buttons
}

fn open(view: &SeatView, building: Building, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let bill = bill::bill(view, Move::Open { building }).ok_or(NoSuchPage)?;
    let mut lines = vec![
        format!(
            "Open **{building}**? It needs {}; finished it gives {}.",
            building.need(),
            menu::reward(building)
        ),
        format!("It takes {}; then you have {}.", menu::cost(&bill), menu::left(&bill)),
        helpers(view, building),
    ];
    if let Some(plan) = bill::plans_after(view, bill.mv, building).first() {
        lines.push(format!(
            "After that you could still finish it in this turn: {}.",
            menu::plan_in_full(view.own(), plan)
        ));
    }
    lines.push(refill(&bill).to_owned());
    let label = format!("Open {building}: {}", menu::cost(&bill));
    Ok(Panel { text: lines.join("\n"), rows: Vec::new(), picture: Some(Shot::Board) }.row(
        Row::Buttons(vec![
            spot.button(do_it(bill.mv), &label, Style::Main),
            back(spot, Page::Main),
        ]),
    ))
}

/// "Free to help there: Laborer (1 wood, 2 decoration) and Master (3 stone, 2 wood)."
fn helpers(view: &SeatView, building: Building) -> String {
    let need = building.need();
    let mut helping: Vec<String> = view
        .own()
        .team
        .iter()
        .filter(|member| member.is_available() && need.less(member.produces) != need)
        .map(labels::member)
        .collect();
    let more = helping.len().saturating_sub(HELPERS);
    helping.truncate(HELPERS);
    if more > 0 {
        helping.push(format!("{more} more"));
    }
    if helping.is_empty() {
        "Nobody of your team is free to help there now.".to_owned()
    } else {
        format!("Free to help there: {}.", list(&helping))
    }
}

/// Whether the move can be taken back.
#[must_use]
pub const fn refill(bill: &Bill) -> &'static str {
    if bill.is_final {
        "The row is refilled at once from the deck, so this cannot be taken back."
    } else {
        "The deck is empty: the row is not refilled."
    }
}

/// The page on which a tool is chosen and the price confirmed.
///
/// # Errors
/// When no legal move belongs to the page.
pub fn send(
    view: &SeatView,
    worker: Member,
    building: Building,
    spot: Spot,
) -> Result<Panel<Shot>, NoSuchPage> {
    let mut ways = sendings(view, building);
    ways.retain(|sending| sending.worker == worker);
    let site = view.own().site(building).ok_or(NoSuchPage)?;
    let member = view.own().member(worker).ok_or(NoSuchPage)?;
    let first = ways.first().ok_or(NoSuchPage)?.bill;
    let lines: Vec<String> = ways.iter().take(BUTTONS).map(line).collect();
    let text = format!(
        "Send **{}** to **{building}**, which still needs {}? It takes {}.\n{}",
        labels::member(member),
        site.missing,
        menu::cost(&first),
        lines.join("\n")
    );
    let buttons = ways
        .iter()
        .take(BUTTONS)
        .map(|way| {
            let label = format!("Send {}", menu::send(view.own(), worker, way.tool, &way.bill));
            spot.button(do_it(way.bill.mv), &label, Style::Main)
        })
        .collect();
    Ok(Panel { text, rows: Vec::new(), picture: Some(Shot::Team) }
        .row(Row::Buttons(buttons))
        .row(Row::Buttons(vec![back(spot, Page::At(building))])))
}

/// "- With Saw: finishes it (10 sesterces and 3 points); 2 actions and 17 sesterces left."
fn line(way: &Sending) -> String {
    let with = way
        .tool
        .map_or_else(|| "Without a tool".to_owned(), |tool| format!("With {}", labels::tool(tool)));
    let reward = way
        .bill
        .finished
        .map(|building| format!(" ({})", menu::reward(building)))
        .unwrap_or_default();
    format!("- {with}: {}{reward}; {} left.", menu::outcome(&way.bill), menu::left(&way.bill))
}

pub(super) fn back(spot: Spot, page: Page) -> Button {
    spot.button(go(page), "Back", Style::Plain)
}
