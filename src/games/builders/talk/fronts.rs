//! What stands above the buttons and selects of each page: where one stands, what a move costs and brings.

use super::{
    bill::{self, Bill},
    guide::Guide,
    labels, menu,
    orders::{BUILDING, CARD, STUDENT, TOOL, WORKER},
    shot::Shot,
};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member, rules, taught},
        completions::{Completion, finishing_at},
        moves::Move,
        view::{SeatView, SiteView},
    },
    say,
    talk::{
        layout::Style,
        names::{count, list},
        paths::{Fork, Front, Guide as _, Page, Shortcut, order::SAYS},
    },
};

/// How many completions a page offers without a detour; their labels are long.
const COMPLETIONS: usize = 3;

/// How many sites the first page names.
const SITES: usize = 5;

/// How many helpers the page of a building of the row names.
const HELPERS: usize = 8;

type Said = Front<Move, Shot>;

/// What stands above this page.
#[must_use]
pub fn front(guide: &Guide<'_>, page: &Page<'_, Move>) -> Said {
    match page {
        Page::Start => start(guide),
        Page::Choose(fork) => choose(guide, fork),
        Page::Confirm(mv) => confirm(guide, *mv),
    }
}

fn start(guide: &Guide<'_>) -> Said {
    let view = guide.view;
    let completions = first_completions(guide);
    let mut lines = vec![format!("**Your turn:** {}", purse(view))];
    lines.extend(standing(view));
    lines.extend(completions.iter().map(|completion| {
        format!("You can finish {}.", menu::completion_in_full(view.own(), completion))
    }));
    let finish = completions.iter().filter_map(|completion| finish(view, completion));
    Front::new(lines.join("\n")).picture(Shot::Board).shortcuts(finish)
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

/// The completions that can be carried out now, one for each building, what was begun first.
#[must_use]
pub fn first_completions(guide: &Guide<'_>) -> Vec<Completion> {
    let view = guide.view;
    let begun =
        view.public.last.filter(|(seat, _)| *seat == view.seat).map(|(_, building)| building);
    let mut all = guide.completions().to_vec();
    all.sort_by_key(|completion| Some(completion.building) != begun);
    let mut completions: Vec<Completion> = Vec::new();
    for completion in all {
        if completions.len() < COMPLETIONS
            && completions.iter().all(|other| other.building != completion.building)
        {
            completions.push(completion);
        }
    }
    completions
}

/// The button for the next sending of a completion.
fn finish(view: &SeatView, completion: &Completion) -> Option<Shortcut<Move>> {
    let mv = completion.moves().next()?;
    Some(Shortcut {
        label: menu::completion(view.own(), completion).into(),
        mv,
        style: Style::Main,
    })
}

fn choose(guide: &Guide<'_>, fork: &Fork<'_, Move>) -> Said {
    let site = fork.given(BUILDING).and_then(Building::from_id);
    let site = site.and_then(|building| guide.view.own().site(building));
    match (fork.asked().id, site) {
        (WORKER, Some(site)) => work(guide, site, fork.moves),
        (TOOL, Some(site)) => equip(guide, site, fork.moves),
        (STUDENT, _) => {
            let card = fork.given(CARD).and_then(|id| Investment::from_id(&labels::card_id(id)));
            card.map_or_else(|| Front::new(fork.entry().says(SAYS)), teach)
        }
        _ => Front::new(say!(
            "builders-panel-asks",
            order = fork.order_entry().says(SAYS),
            asked = fork.entry().says(SAYS)
        ))
        .picture(Shot::Board),
    }
}

/// The page of an own site: who goes there.
fn work(guide: &Guide<'_>, site: &SiteView, sendings: &[Move]) -> Said {
    let (view, own, to) = (guide.view, guide.view.own(), site.building);
    let completions = differing(finishing_at(&view.public, view.seat, to));
    let mut lines = vec![format!(
        "**{to}** still needs {}; finished it gives {}. Whoever goes there next takes {}. You have {} and {}.",
        site.missing,
        menu::reward(to),
        labels::actions(site.next_cost),
        labels::actions(guide.actions()),
        labels::sesterces(own.coins),
    )];
    lines.extend(
        completions
            .first()
            .map(|completion| format!("To finish {}.", menu::completion_in_full(own, completion))),
    );
    Front::new(lines.join("\n")).picture(Shot::Team).shortcuts(shortcuts(
        guide,
        &completions,
        sendings,
    ))
}

/// The completions, each beginning with another sending.
fn differing(completions: Vec<Completion>) -> Vec<Completion> {
    let mut kept: Vec<Completion> = Vec::new();
    for completion in completions {
        if kept.iter().all(|other| other.moves().next() != completion.moves().next()) {
            kept.push(completion);
        }
    }
    kept
}

/// Completions first, then the sendings that leave least missing; no move twice.
fn shortcuts(
    guide: &Guide<'_>,
    completions: &[Completion],
    sendings: &[Move],
) -> Vec<Shortcut<Move>> {
    let mut all: Vec<_> = completions
        .iter()
        .take(COMPLETIONS)
        .filter_map(|completion| finish(guide.view, completion))
        .collect();
    let mut bills: Vec<Bill> = sendings.iter().map(|mv| guide.bill(*mv)).collect();
    bills.sort_by_key(|bill| std::cmp::Reverse(menu::sending_rank(bill)));
    for bill in bills {
        if all.len() < COMPLETIONS && all.iter().all(|shortcut| shortcut.mv != bill.mv) {
            let label = menu::send(guide.view.own(), &bill);
            all.push(Shortcut { label: label.into(), mv: bill.mv, style: Style::Plain });
        }
    }
    all
}

/// The page on which a tool is chosen: what each costs and brings.
fn equip(guide: &Guide<'_>, site: &SiteView, ways: &[Move]) -> Said {
    let mut bills: Vec<Bill> = ways.iter().map(|mv| guide.bill(*mv)).collect();
    bills.sort_by_key(|bill| std::cmp::Reverse(menu::sending_rank(bill)));
    let Some(Bill { mv: Move::Send { worker, .. }, .. }) = bills.first() else {
        return Front::new("Which tool goes along?");
    };
    let who = guide.view.own().member(*worker);
    let lines: Vec<String> = bills.iter().map(menu::way_to_send).collect();
    let text = format!(
        "Send **{}** to **{}**, which still needs {}? It takes {}.\n{}",
        who.map_or_else(|| worker.to_string(), labels::member),
        site.building,
        site.missing,
        menu::cost(&bills[0]),
        lines.join("\n")
    );
    Front::new(text).picture(Shot::Team)
}

fn teach(card: Investment) -> Said {
    let Investment::University(resource) = card else { return Front::new("Who learns?") };
    let text = format!(
        "**{card}**: whom does it teach? From then on they bring {} {resource}; what sending them costs stays. It is \
         your one investment of this turn.",
        taught(resource)
    );
    Front::new(text).picture(Shot::Team)
}

/// The page that shows a move before it is done.
fn confirm(guide: &Guide<'_>, mv: Move) -> Said {
    let bill = guide.bill(mv);
    let button = |label: String| format!("{label}: {}", menu::cost(&bill));
    match mv {
        Move::Open { building } => open(guide, building, &bill),
        Move::Recruit { worker } => {
            let text = format!(
                "Recruit **{worker}**? Sending it costs {} each time.\n{}\n{}",
                labels::sesterces(worker.price()),
                afterwards(&bill),
                refill(&bill),
            );
            Front::new(text)
                .picture(Shot::Team)
                .button(button(format!("Recruit {}", worker.name())))
        }
        Move::Invest { card, student } => {
            let whom = student
                .map(|student| format!(", for {}", menu::briefly(guide.view.own(), student)))
                .unwrap_or_default();
            let text = format!(
                "Invest in **{card}**{whom}: {}?\n{} It is your one investment of this turn.",
                menu::effect(card),
                afterwards(&bill),
            );
            let label = format!("Invest in {}{whom}", card.name());
            Front::new(text).picture(Shot::Team).button(button(label))
        }
        Move::Free { slave } => free(slave, &bill).button(button("Free the prisoner".to_owned())),
        Move::Send { building, .. } => {
            let site = guide.view.own().site(building);
            let page =
                site.map_or_else(|| Front::new(guide.deed(mv)), |site| equip(guide, site, &[mv]));
            page.button(format!("Send {}", menu::send(guide.view.own(), &bill)))
        }
        Move::End => end(guide),
        Move::Take { .. } => Front::new(guide.deed(mv)),
    }
}

fn open(guide: &Guide<'_>, building: Building, bill: &Bill) -> Said {
    let view = guide.view;
    let mut lines = vec![
        format!(
            "Open **{building}**? It needs {}; finished it gives {}.",
            building.need(),
            menu::reward(building)
        ),
        afterwards(bill),
        helpers(view, building),
    ];
    if let Some(completion) =
        bill::completions_after(view, guide.what_if(), bill.mv, building).first()
    {
        lines.push(format!(
            "After that you could still finish it in this turn: {}.",
            menu::completion_in_full(view.own(), completion)
        ));
    }
    lines.push(refill(bill).to_owned());
    let label = format!("Open {building}: {}", menu::cost(bill));
    Front::new(lines.join("\n")).picture(Shot::Board).button(label)
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
const fn refill(bill: &Bill) -> &'static str {
    if bill.is_final {
        "The row is refilled at once from the deck, so this cannot be taken back."
    } else {
        "The deck is empty: the row is not refilled."
    }
}

/// "It takes 1 action, 7 sesterces; then you have 2 actions and 5 sesterces."
fn afterwards(bill: &Bill) -> String {
    format!("It takes {}; then you have {}.", menu::cost(bill), menu::left(bill))
}

fn free(slave: Member, bill: &Bill) -> Said {
    let text = format!(
        "Free **{slave}**? From then on sending it costs {}, it brings {}, it may learn and carry tools, and it costs \
         you no point at the end.\n{}",
        labels::sesterces(slave.freed_price()),
        slave.freed_produces(),
        afterwards(bill),
    );
    Front::new(text).picture(Shot::Team)
}

/// Asks whether actions are to be lost, and offers the sesterces for them.
fn end(guide: &Guide<'_>) -> Said {
    let unused = guide.actions();
    let best = Move::Take { actions: unused };
    let offered = guide.view.legal.contains(&best).then(|| Shortcut {
        label: guide.deed(best),
        mv: best,
        style: Style::Main,
    });
    let (is, it) = if unused == 1 { ("is", "it") } else { ("are", "them") };
    let offer = match offered {
        Some(_) => format!(" You can turn {it} into sesterces first, then end."),
        None => String::new(),
    };
    let text = format!(
        "**End your turn?** {} {is} left and would be lost.{offer}",
        labels::actions(unused)
    );
    Front::new(text).shortcuts(offered)
}
