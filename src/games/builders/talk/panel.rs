//! The panel of The Builders: Antiquity: what can be done now, most promising first.

use super::{
    bill::{self, Bill},
    labels, menu,
    page::{Page, do_it, go},
    shot::Shot,
    site_pages, team_pages,
};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, rules},
        moves::Move,
        plans::{Plan, finishing},
        view::SeatView,
    },
    talk::{
        layout::{Button, Choice, OPTIONS, Panel, Row, Select, Style},
        names::{count, list},
        present::{NoSuchPage, Spot},
        verb::GameVerb,
    },
};

/// How many plans the first page offers; their labels are long.
const PLANS: usize = 3;

/// How many sites the first page names.
const SITES: usize = 5;

/// The decision that is open to the seat of the view.
///
/// # Errors
/// When no legal move belongs to the page.
pub fn decision(view: &SeatView, page: &str, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    match page.parse::<Page>()? {
        Page::Main => Ok(main(view, spot)),
        Page::At(building) => site_pages::at(view, building, spot),
        Page::Send(worker, building) => site_pages::send(view, worker, building, spot),
        Page::Show(mv) => team_pages::show(view, mv, spot),
        Page::End => end(view, spot),
    }
}

fn main(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let all = finishing(&view.public, view.seat);
    let (places, plans) = (places(view, &all), first(view, all));
    let mut lines = vec![format!("**Your turn:** {}", purse(view))];
    lines.extend(standing(view));
    lines.extend(
        plans
            .iter()
            .map(|plan| format!("You can finish {}.", menu::plan_in_full(view.own(), plan))),
    );
    let finish = plans.iter().map(|plan| finish(view, plan, spot)).collect();
    Panel { text: lines.join("\n"), rows: Vec::new(), picture: Some(Shot::Board) }
        .row(Row::Buttons(finish))
        .row(Row::Select(Select {
            id: spot.id(GameVerb::Go("at:".to_owned())),
            placeholder: "Build: your sites, and the row".to_owned(),
            options: places,
        }))
        .row(Row::Select(Select {
            id: spot.id(GameVerb::Go("show:".to_owned())),
            placeholder: "Recruit, invest or free".to_owned(),
            options: growth(view),
        }))
        .row(Row::Buttons(ways_out(view, spot)))
}

/// "3 actions left and 12 sesterces; 5 of 17 points. Another action costs 5 sesterces."
fn purse(view: &SeatView) -> String {
    let own = view.own();
    let turn = view.public.turn;
    let invested = turn.is_some_and(|turn| turn.invested);
    format!(
        "{} left and {}; {} of {}. Another action costs {}.{}",
        labels::actions(turn.map_or(0, |turn| turn.actions)),
        labels::sesterces(own.coins),
        own.points,
        count(rules().end_trigger_points, "point"),
        labels::sesterces(rules().extra_action_cost),
        if invested { " The investment of this turn is made." } else { "" },
    )
}

/// "Your sites: Temple (missing 2 wood) and House (missing 1 wood)."; `None` without a site.
fn standing(view: &SeatView) -> Option<String> {
    let sites = &view.own().sites;
    let mut said: Vec<String> = sites
        .iter()
        .take(SITES)
        .map(|site| format!("{} (missing {})", site.building, site.missing))
        .collect();
    match sites.len().saturating_sub(SITES) {
        0 => {}
        more => said.push(format!("{more} more")),
    }
    (!said.is_empty()).then(|| format!("Your sites: {}.", list(&said)))
}

/// The plans that can be carried out now, what was begun first; each begins with another sending.
#[must_use]
pub fn plans(view: &SeatView) -> Vec<Plan> {
    first(view, finishing(&view.public, view.seat))
}

/// Those of all plans that the first page tells.
fn first(view: &SeatView, mut all: Vec<Plan>) -> Vec<Plan> {
    let begun =
        view.public.last.filter(|(seat, _)| *seat == view.seat).map(|(_, building)| building);
    all.sort_by_key(|plan| Some(plan.building) != begun);
    let mut plans: Vec<Plan> = Vec::new();
    for plan in all {
        if plans.len() < PLANS && plans.iter().all(|other| other.building != plan.building) {
            plans.push(plan);
        }
    }
    plans
}

/// The button for the next sending of a plan.
pub(super) fn finish(view: &SeatView, plan: &Plan, spot: Spot) -> Button {
    let next = plan.moves().next().map_or_else(|| go(Page::At(plan.building)), do_it);
    spot.button(next, &menu::plan(view.own(), plan), Style::Main)
}

/// The own sites where somebody can go, then the buildings of the row.
fn places(view: &SeatView, plans: &[Plan]) -> Vec<Choice> {
    let mut choices = sites_with(view, plans);
    let row = openings(view);
    choices.truncate(OPTIONS - row.len().min(OPTIONS));
    let open = row.into_iter().map(|choice| Choice {
        label: crate::talk::layout::shorten(
            &format!("Open {}", choice.label),
            crate::talk::layout::OPTION_LABEL,
        ),
        ..choice
    });
    choices.extend(open);
    choices
}

/// The own sites where somebody can go: what can be finished first, then what lacks least.
#[must_use]
pub fn sites(view: &SeatView) -> Vec<Choice> {
    sites_with(view, &finishing(&view.public, view.seat))
}

/// The same where all plans are known.
fn sites_with(view: &SeatView, plans: &[Plan]) -> Vec<Choice> {
    let finishable: Vec<Building> = plans.iter().map(|plan| plan.building).collect();
    let mut sites: Vec<_> = view
        .own()
        .sites
        .iter()
        .map(|site| (site, site_pages::candidates(view, site.building).len()))
        .filter(|(_, who_can)| *who_can > 0)
        .collect();
    sites.sort_by_key(|(site, _)| {
        (!finishable.contains(&site.building), site.missing.sum(), site.building)
    });
    sites
        .into_iter()
        .map(|(site, who_can)| Choice {
            value: site.building.id().to_owned(),
            label: menu::site(site, who_can, finishable.contains(&site.building)),
        })
        .collect()
}

/// The buildings that can be opened: what the free team can nearly build first, then what pays best.
#[must_use]
pub fn openings(view: &SeatView) -> Vec<Choice> {
    let strength = menu::strength(view.own());
    let mut openings: Vec<(Building, Bill)> =
        bill::bills(view, |mv| matches!(mv, Move::Open { .. }))
            .into_iter()
            .filter_map(|bill| match bill.mv {
                Move::Open { building } => Some((building, bill)),
                _ => None,
            })
            .collect();
    openings.sort_by_key(|(building, _)| {
        let worth = 10 * u16::from(building.points()) + u16::from(building.sesterces());
        (building.need().less(strength).sum(), std::cmp::Reverse(worth), *building)
    });
    openings
        .into_iter()
        .map(|(building, bill)| Choice {
            value: building.id().to_owned(),
            label: menu::open(building, &bill),
        })
        .collect()
}

/// Recruiting, freeing and investing; a university stands for all whom it could teach.
fn growth(view: &SeatView) -> Vec<Choice> {
    let of = |verb: &str, kind: &str, choices: Vec<Choice>| -> Vec<Choice> {
        let named = |choice: Choice| Choice {
            value: format!("{kind}:{}", choice.value),
            label: crate::talk::layout::shorten(
                &format!("{verb} {}", choice.label),
                crate::talk::layout::OPTION_LABEL,
            ),
        };
        choices.into_iter().map(named).collect()
    };
    let mut choices = of("Recruit", "recruit", team_pages::recruits(view));
    choices.extend(of("Free", "free", team_pages::captives(view)));
    choices.extend(of("Invest:", "invest", team_pages::investments(view)));
    choices.truncate(OPTIONS);
    choices
}

/// Sesterces for actions, and the end of the turn.
fn ways_out(view: &SeatView, spot: Spot) -> Vec<Button> {
    let mut buttons = takes(view, spot, Style::Plain);
    if view.legal.contains(&Move::End) {
        let unused = view.public.turn.map_or(0, |turn| turn.actions);
        let end = if unused == 0 { do_it(Move::End) } else { go(Page::End) };
        buttons.push(spot.button(end, "End turn", Style::Ending));
    }
    buttons
}

fn takes(view: &SeatView, spot: Spot, style: Style) -> Vec<Button> {
    bill::bills(view, |mv| matches!(mv, Move::Take { .. }))
        .iter()
        .map(|bill| spot.button(do_it(bill.mv), &menu::take(bill.actions, bill), style))
        .collect()
}

/// Asks once whether actions are to be lost, and offers the sesterces for them.
fn end(view: &SeatView, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let unused = view.public.turn.map_or(0, |turn| turn.actions);
    if !view.legal.contains(&Move::End) {
        return Err(NoSuchPage);
    }
    if unused == 0 {
        return Ok(main(view, spot));
    }
    let best = takes(view, spot, Style::Main).pop();
    let (is, it) = if unused == 1 { ("is", "it") } else { ("are", "them") };
    let offer = best.as_ref().map_or_else(String::new, |_| {
        format!(" You can turn {it} into sesterces first, then end.")
    });
    let text = format!(
        "**End your turn?** {} {is} left and would be lost.{offer}",
        labels::actions(unused)
    );
    let lose = format!("End turn, lose {}", labels::actions(unused));
    let mut buttons: Vec<Button> = best.into_iter().collect();
    buttons.push(spot.button(do_it(Move::End), &lose, Style::Ending));
    buttons.push(spot.button(go(Page::Main), "Back", Style::Plain));
    Ok(Panel { text, rows: Vec::new(), picture: None }.row(Row::Buttons(buttons)))
}

/// The own team and sites. One picture shows all, so there is one page.
#[must_use]
pub fn hand(view: &SeatView, _page: usize, spot: Spot) -> Panel<Shot> {
    let own = view.own();
    let free = own.team.iter().filter(|member| member.is_available()).count();
    let tools: Vec<String> =
        own.tools.iter().map(|tool| Investment::Tool(tool.tool).to_string()).collect();
    let tools = if tools.is_empty() { String::new() } else { format!(" Tools: {}.", list(&tools)) };
    let text = format!(
        "**Your team:** {} of {} can be sent; {}, {} finished, {}.{tools}",
        free,
        own.team.len(),
        count(own.sites.len(), "open site"),
        own.finished.len(),
        labels::sesterces(own.coins),
    );
    let back = spot.button(go(Page::Main), "Back", Style::Plain);
    Panel { text, rows: Vec::new(), picture: Some(Shot::Team) }.row(Row::Buttons(vec![back]))
}
