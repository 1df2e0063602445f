//! What stands above the buttons and selects of each page: where one stands, what a move costs and brings.

use super::{
    bill::{self, Bill},
    guide::Guide,
    ids, menu,
    orders::{BUILDING, CARD, STUDENT, TOOL, WORKER},
    room::{first_fitting, with_price},
    shot::Shot,
    units::{self, actions, amount, card, points, resources, sesterces},
};
use crate::{
    games::builders::{
        pictures::facts,
        rules::{
            cards::{Building, Investment, Member, rules, taught},
            completions::{Completion, finishing_at},
            moves::Move,
            view::{SeatView, SiteView},
        },
    },
    say,
    talk::{
        layout::{LABEL, Style},
        paths::{Fork, Front, Guide as _, Page, Shortcut, order::SAYS},
        say::Text,
    },
};

/// How many completions a page offers without a detour; their labels are long.
const COMPLETIONS: usize = 3;

/// Of how many sites the first page says what they miss.
const SITES: usize = 5;

/// How many helpers the page of a building of the row names.
const HELPERS: usize = 8;

type Said = Front<Move, Shot>;

/// What stands above this page.
pub fn front(guide: &Guide<'_>, page: &Page<'_, Move>) -> Said {
    match page {
        Page::Start => start(guide),
        Page::Choose(fork) => choose(guide, fork),
        Page::Confirm(mv) => confirm(guide, *mv),
    }
}

fn start(guide: &Guide<'_>) -> Said {
    let view = guide.view;
    let ways = first_completions(guide);
    let finish = ways.iter().filter_map(|way| finish(guide, way));
    let finish = first_and_end(guide, finish.collect());
    Front::new(purse(view)).picture(Shot::Act).shortcuts(finish)
}

/// What the picture of the first page shows, in words: the points, the own sites and what can be finished now.
pub fn details(guide: &Guide<'_>) -> Text {
    let view = guide.view;
    let points = say!(
        "builders-help-points",
        have = view.own().points,
        needed = points(rules().end_trigger_points)
    );
    let finishing = first_completions(guide).into_iter().map(|way| {
        let completion = menu::completion_in_full(view.own(), &way);
        say!("builders-panel-can-finish", completion)
    });
    Text::lines([points].into_iter().chain(standing(view)).chain(finishing))
}

/// "Your turn: 3 actions left and 12 sesterces."
fn purse(view: &SeatView) -> Text {
    let own = view.own();
    let turn = view.public.turn;
    let have = say!(
        "builders-panel-now",
        actions = actions(turn.map_or(0, |turn| turn.actions)),
        sesterces = sesterces(own.coins)
    );
    let invested = turn.is_some_and(|turn| turn.invested);
    let invested = invested.then(|| say!("builders-panel-invested"));
    let ends = view.public.last_round.is_none() && own.points >= rules().end_trigger_points;
    let ends = ends.then(|| say!("builders-panel-begins-last-round"));
    Text::sentences(std::iter::once(have).chain(invested).chain(ends))
}

/// "Your sites: Temple (missing 2 wood) and House (missing 1 wood)."; of many the last ones by name alone; `None` without a site.
fn standing(view: &SeatView) -> Option<Text> {
    let sites = &view.own().sites;
    let said = sites.iter().enumerate().map(|(place, site)| match place {
        ..SITES => facts::site(site),
        _ => site.building.name(),
    });
    let all = || say!("builders-panel-sites", sites = Text::all_of(said));
    (!sites.is_empty()).then(all)
}

/// "3 more"; nothing for none.
fn more(number: usize) -> Option<Text> {
    (number > 0).then(|| say!("builders-panel-more", number))
}

/// The completions that can be carried out now, one for each building, what was begun first.
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

/// The button for the next sending of a completion. It stands out unless actions must be bought, which seldom pays.
fn finish(guide: &Guide<'_>, completion: &Completion) -> Option<Shortcut<Move>> {
    let mv = completion.moves().next()?;
    let label = menu::completion(guide.view.own(), completion, &guide.bill(mv));
    let style = if completion.bought > 0 { Style::Plain } else { Style::Main };
    Some(Shortcut { label, mv, then: None, style })
}

fn choose(guide: &Guide<'_>, fork: &Fork<'_, Move>) -> Said {
    let site = fork.given(BUILDING).and_then(Building::from_id);
    let site = site.and_then(|building| guide.view.own().site(building));
    match (fork.asked().id, site) {
        (WORKER, Some(site)) => work(guide, site, fork.moves),
        (TOOL, Some(site)) => equip(guide, site, fork.moves),
        (STUDENT, _) => {
            let card = fork.given(CARD).and_then(|id| Investment::from_id(&ids::card_id(id)));
            card.map_or_else(|| Front::new(fork.entry().says(SAYS)), teach)
        }
        _ => Front::new(say!(
            "builders-panel-asks",
            order = fork.order_entry().says(SAYS),
            asked = fork.entry().says(SAYS)
        ))
        .picture(asked_of(fork)),
    }
}

/// What lies open where something is taken from it, else the own team.
fn asked_of(fork: &Fork<'_, Move>) -> Shot {
    match fork.moves.first() {
        Some(Move::Open { .. } | Move::Recruit { .. } | Move::Invest { .. }) => Shot::Market,
        Some(Move::Send { .. } | Move::Free { .. }) => Shot::Team,
        Some(Move::Take { .. } | Move::End) | None => Shot::Act,
    }
}

/// The page of an own site: who goes there.
fn work(guide: &Guide<'_>, site: &SiteView, sendings: &[Move]) -> Said {
    let (view, own, to) = (guide.view, guide.view.own(), site.building);
    let ways = differing(finishing_at(&view.public, view.seat, to));
    let work = say!(
        "builders-panel-work",
        building = to.name(),
        missing = resources(site.missing),
        gain = menu::reward(to),
        next = actions(site.next_cost),
        actions = actions(guide.actions()),
        sesterces = sesterces(own.coins)
    );
    let finish = ways.first().map(|way| {
        say!("builders-panel-to-finish", completion = menu::completion_in_full(own, way))
    });
    Front::new(Text::lines(std::iter::once(work).chain(finish)))
        .picture(Shot::Team)
        .shortcuts(shortcuts(guide, &ways, sendings))
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
        .filter_map(|completion| finish(guide, completion))
        .collect();
    let mut bills: Vec<Bill> = sendings.iter().map(|mv| guide.bill(*mv)).collect();
    bills.sort_by_key(|bill| std::cmp::Reverse(menu::sending_rank(bill)));
    for bill in bills {
        if all.len() < COMPLETIONS && all.iter().all(|shortcut| shortcut.mv != bill.mv) {
            let label = menu::send(guide.view.own(), &bill);
            all.push(Shortcut { label, mv: bill.mv, then: None, style: Style::Plain });
        }
    }
    first_and_end(guide, all)
}

/// The page on which a tool is chosen: what each costs and brings.
fn equip(guide: &Guide<'_>, site: &SiteView, ways: &[Move]) -> Said {
    let mut bills: Vec<Bill> = ways.iter().map(|mv| guide.bill(*mv)).collect();
    bills.sort_by_key(|bill| std::cmp::Reverse(menu::sending_rank(bill)));
    let Some(first @ Bill { mv: Move::Send { worker, .. }, .. }) = bills.first() else {
        return Front::new(say!("builders-panel-which-tool"));
    };
    let who = guide.view.own().member(*worker);
    let asked = say!(
        "builders-panel-equip",
        who = who.map_or_else(|| card(*worker), units::member),
        building = site.building.name(),
        missing = resources(site.missing),
        cost = menu::cost(first)
    );
    // Several are the options of the select.
    let only = bills.first().filter(|_| bills.len() == 1).map(menu::way_to_send);
    let lines = std::iter::once(asked).chain(only);
    Front::new(Text::lines(lines)).picture(Shot::Team)
}

fn teach(card: Investment) -> Said {
    let Investment::University(resource) = card else {
        return Front::new(say!("builders-panel-who-learns"));
    };
    let brings = amount(resource, taught(resource));
    Front::new(say!("builders-panel-teach", card = card.name(), brings)).picture(Shot::Team)
}

/// The page that shows a move before it is done.
fn confirm(guide: &Guide<'_>, mv: Move) -> Said {
    let bill = guide.bill(mv);
    let page = confirmation(guide, mv, &bill);
    match and_end(guide, &bill, say!("builders-panel-and-end")) {
        Some(both) => page.shortcuts([both]),
        None => page,
    }
}

/// An action with the end of the turn behind it, where that is still to be pressed after it.
fn and_end(guide: &Guide<'_>, bill: &Bill, label: Text) -> Option<Shortcut<Move>> {
    let mut then = guide.what_if().play(bill.mv).then;
    let ends = bill.actions_left == 0 && then.goes_on() && then.view().legal.contains(&Move::End);
    let (mv, then) = (bill.mv, Some(Move::End));
    ends.then_some(Shortcut { label, mv, then, style: Style::Plain })
}

/// The same sendings, with the end of the turn behind the first one as the second.
fn first_and_end(guide: &Guide<'_>, mut sendings: Vec<Shortcut<Move>>) -> Vec<Shortcut<Move>> {
    let first = sendings.first().map(|first| guide.bill(first.mv));
    let label = |bill: &Bill| menu::send_and_end(guide.view.own(), bill);
    let ends = first.and_then(|bill| and_end(guide, &bill, label(&bill)));
    let place = sendings.len().min(1);
    sendings.splice(place..place, ends);
    sendings
}

fn confirmation(guide: &Guide<'_>, mv: Move, bill: &Bill) -> Said {
    match mv {
        Move::Open { building } => open(guide, building, bill),
        Move::Recruit { worker } => {
            let price = sesterces(worker.price());
            let asked = say!("builders-panel-ask-recruit", worker = card(worker), price);
            let button = say!("builders-panel-recruit", worker = worker.name());
            Front::new(Text::lines([asked, Text::sentences([afterwards(bill), refill(bill)])]))
                .picture(Shot::Team)
                .button(for_cost(button, bill))
        }
        Move::Invest { card, student } => invest(guide, card, student, bill),
        Move::Free { slave } => free(slave, bill),
        Move::Send { building, .. } => {
            let site = guide.view.own().site(building);
            let page = site
                .map_or_else(|| Front::new(guide.summary(mv)), |site| equip(guide, site, &[mv]));
            page.button(menu::send_alone(guide.view.own(), bill))
        }
        Move::End => end(guide),
        Move::Take { .. } => Front::new(guide.summary(mv)),
    }
}

/// "Recruit Laborer: 1 action, 3 sesterces": a button; where that is too long, with what is paid alone.
fn for_cost(what: Text, bill: &Bill) -> Text {
    let in_full = say!("builders-panel-for-cost", what = &what, cost = menu::cost(bill));
    first_fitting(LABEL, [in_full, with_price(bill.coins, [what])])
}

fn open(guide: &Guide<'_>, building: Building, bill: &Bill) -> Said {
    let view = guide.view;
    let (need, gain) = (resources(building.need()), menu::reward(building));
    let asked = say!("builders-panel-ask-open", building = building.name(), need, gain);
    let ways = bill::completions_after(view, guide.what_if(), bill.mv, building);
    let finish = ways.first().map(|way| {
        let completion = menu::completion_in_full(view.own(), way);
        say!("builders-panel-could-finish", completion)
    });
    let button = say!("builders-panel-open", building = building.name());
    let then = finish.unwrap_or_else(|| helpers(view, building));
    let lines = [Text::sentences([asked, afterwards(bill)]), Text::sentences([then, refill(bill)])];
    Front::new(Text::lines(lines)).picture(Shot::Act).button(for_cost(button, bill))
}

fn invest(guide: &Guide<'_>, card: Investment, student: Option<Member>, bill: &Bill) -> Said {
    let (named, effect) = (units::investment(card), menu::effect(card));
    let (asked, button) = match student.map(|student| menu::briefly(guide.view.own(), student)) {
        Some(student) => (
            say!("builders-panel-ask-invest-for", card = named, student = &student, effect),
            say!("builders-panel-invest-now-for", card = card.name(), student),
        ),
        None => (
            say!("builders-panel-ask-invest", card = named, effect),
            say!("builders-panel-invest", card = card.name()),
        ),
    };
    let then = Text::sentences([afterwards(bill), say!("builders-panel-one-investment")]);
    Front::new(Text::lines([asked, then])).picture(Shot::Team).button(for_cost(button, bill))
}

/// "Free to help there: Laborer (1 wood, 2 decoration) and Master (3 stone, 2 wood)."
fn helpers(view: &SeatView, building: Building) -> Text {
    let need = building.need();
    let helping: Vec<Text> = view
        .own()
        .team
        .iter()
        .filter(|member| member.is_available() && need.less(member.produces) != need)
        .map(units::member)
        .collect();
    if helping.is_empty() {
        return say!("builders-panel-no-helper");
    }
    let more = more(helping.len().saturating_sub(HELPERS));
    let helpers = Text::all_of(helping.into_iter().take(HELPERS).chain(more));
    say!("builders-panel-helpers", helpers)
}

/// Whether the move can be taken back.
fn refill(bill: &Bill) -> Text {
    if bill.is_final {
        say!("builders-panel-refilled")
    } else {
        say!("builders-panel-not-refilled")
    }
}

/// "It takes 1 action, 7 sesterces; then you have 2 actions and 5 sesterces."
fn afterwards(bill: &Bill) -> Text {
    say!("builders-panel-afterwards", cost = menu::cost(bill), left = menu::left(bill))
}

fn free(slave: Member, bill: &Bill) -> Said {
    let asked = say!(
        "builders-panel-ask-free",
        prisoner = card(slave),
        price = sesterces(slave.freed_price()),
        brings = resources(slave.freed_produces())
    );
    Front::new(Text::lines([asked, afterwards(bill)]))
        .picture(Shot::Team)
        .button(for_cost(say!("builders-panel-free-prisoner"), bill))
}

/// Asks whether actions are to be lost, and offers the sesterces for them.
fn end(guide: &Guide<'_>) -> Said {
    let number = guide.actions();
    let best = Move::Take { actions: number };
    let offered = guide.view.legal.contains(&best).then(|| Shortcut {
        label: guide.summary(best),
        mv: best,
        then: None,
        style: Style::Main,
    });
    let offer = offered.is_some().then(|| say!("builders-panel-offer-take", number));
    let asked = say!("builders-panel-ask-end", number);
    Front::new(Text::sentences(std::iter::once(asked).chain(offer))).shortcuts(offered)
}
