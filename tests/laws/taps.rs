//! How many taps a turn takes by the shortest way of the buttons, and the law that every legal move lies on such a way.
//!
//! A button is one tap, a choice of a select two: one opens it, one chooses. The tap on *Your turn* that opens the panel counts.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use aedile::{
    ai::{self, Budget},
    board::{Level, Rng, Seat, Seed},
    discord::panels::player::{self, Occasion},
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    play::{OwnView, TypedGame},
    tables::Look,
    talk::{
        layout::Row,
        paths::{Path, Question, panel::name},
        verb::{GameVerb, Verb, together},
    },
};

use super::looks::look_at;

/// What a player has answered to the question before moves that cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asks {
    /// They are asked.
    Still,
    /// *Yes, and do not ask again here*.
    NoMore,
}

/// What a button or a choice of a page leads to, and how many taps that takes.
fn leads(look: &Look, page: &str) -> Vec<(Verb, usize)> {
    let panel = player::panel(look, page, Occasion::Turned);
    let of = |row: &Row| match row {
        Row::Buttons(buttons) => {
            buttons.iter().map(|one| (one.id.verb.clone(), 1)).collect::<Vec<_>>()
        }
        Row::Select(select) => {
            let chosen = |value: &str| select.id.clone().chosen(value).verb;
            select.options.iter().map(|one| (chosen(&one.value), 2)).collect()
        }
    };
    panel.rows.iter().flat_map(of).collect()
}

/// The taps that lead from the first page of the panel to each legal move, by its path; two moves that one button makes have
/// both their paths. With a goal only pages are looked at that can lead there.
fn ways(look: &Look, own: &OwnView, asks: Asks, goal: Option<&Path>) -> BTreeMap<String, usize> {
    let guide = own.guide();
    let is_on_the_way = |page: &str| {
        let path = name(page).split('@').next().unwrap_or_default().parse::<Path>();
        goal.is_none_or(|goal| path.is_ok_and(|path| path.leads_to(goal)))
    };
    let mut known: BTreeMap<String, usize> = BTreeMap::from([(String::new(), 0)]);
    let mut moves: BTreeMap<String, usize> = BTreeMap::new();
    let mut open = VecDeque::from([String::new()]);
    while let Some(page) = open.pop_front() {
        let taps = known[&page];
        for (verb, more) in leads(look, &page) {
            let sum = taps + more;
            let mut meet = |path: String| {
                let best = moves.entry(path).or_insert(usize::MAX);
                *best = sum.min(*best);
            };
            match verb {
                Verb::Game(GameVerb::Do(code)) => {
                    meet(guide.path_of(&code).expect("a button does what is legal").to_string());
                }
                Verb::Game(GameVerb::All(codes)) => meet(codes),
                Verb::Game(GameVerb::Go(page)) if is_on_the_way(&page) => {
                    match guide.shown(&page) {
                        Some((mv, Question::None)) => meet(guide.path(&mv).to_string()),
                        Some((mv, Question::UnlessUnwanted)) if asks == Asks::NoMore => {
                            meet(guide.path(&mv).to_string());
                        }
                        Some(_) | None => {}
                    }
                    if known.get(&page).is_none_or(|old| *old > sum) {
                        known.insert(page.clone(), sum);
                        open.push_back(page);
                    }
                }
                _ => {}
            }
        }
    }
    moves
}

/// A decision of a game that was played: whose, what kind of move, and how many taps it took.
struct Tapped {
    seat: Seat,
    order: String,
    taps: usize,
}

/// Plays a game with the moves of a quick *normal*, and counts the taps of each decision.
fn played<G: TypedGame>(seats: u8, number: u64, asks: Asks) -> Vec<Tapped> {
    let mut game =
        G::new(&G::deal(seats, &G::Options::default(), Seed::from_number(number))).expect("a deal");
    let mut all: Vec<Tapped> = Vec::new();
    // The ways to the move before, with its code.
    let mut before = (String::new(), BTreeMap::new());
    let mut count = 0;
    while let Some(seat) = game.turn().seat() {
        count += 1;
        if let Some(mv) = game.forced() {
            game.play_unchecked(mv);
            continue;
        }
        let order = G::STANDING_ORDERS.first().and_then(|order| game.by_order(order));
        if let Some(mv) = order {
            game.play_unchecked(mv);
            continue;
        }
        let view = game.seat_view(seat);
        let chance = Seed::from_number(1_000 * number + count);
        let mv = ai::choose::<G>(Level::Normal, &view, chance, &Budget::iterations(THOUGHT));
        let look = look_at(&game, Some(seat));
        let own = OwnView::of::<G>(view);
        let path = own.guide().path_of(&mv.to_string()).expect("it is legal");
        let ways = ways(&look, &own, asks, Some(&path));
        let mut taps = *ways.get(&path.to_string()).unwrap_or_else(|| panic!("no way to {path}"));
        let last = all.last_mut().filter(|last| last.seat == seat);
        let both = before.1.get(&together([before.0, mv.to_string()]));
        if let Some((last, both)) = last.zip(both).filter(|(last, both)| **both < last.taps + taps)
        {
            (last.taps, taps) = (*both, 0);
        }
        before = (mv.to_string(), ways);
        all.push(Tapped { seat, order: path.order().to_owned(), taps });
        game.play_unchecked(mv);
    }
    all
}

/// So many worlds the players think of at each move: enough that they build.
const THOUGHT: u32 = 24;

/// The turns of these decisions: the taps of each, the one that opens the panel included, with the orders that it took.
fn turns(all: &[Tapped]) -> Vec<(Vec<&str>, usize)> {
    let turns = all.chunk_by(|one, next| one.seat == next.seat);
    turns
        .map(|turn| {
            let orders = turn.iter().map(|one| one.order.as_str()).collect();
            (orders, 1 + turn.iter().map(|one| one.taps).sum::<usize>())
        })
        .collect()
}

/// What share of the numbers, in percent, is at most the one that is returned.
pub fn percentile(numbers: &mut [usize], percent: usize) -> usize {
    numbers.sort_unstable();
    numbers[(numbers.len() * percent / 100).min(numbers.len() - 1)]
}

/// Median and 90th percentile of the taps of the turns that are meant, over some games.
fn measured<G: TypedGame>(asks: Asks, is_meant: impl Fn(&[&str]) -> bool) -> (usize, usize) {
    let mut taps = Vec::new();
    for (seats, number) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)] {
        let all = played::<G>(seats, number, asks);
        taps.extend(
            turns(&all).into_iter().filter(|(orders, _)| is_meant(orders)).map(|(_, taps)| taps),
        );
    }
    assert!(taps.len() > 30, "{} turns", taps.len());
    let figures = (percentile(&mut taps, 50), percentile(&mut taps, 90));
    println!(
        "{}, {asks:?}: {} turns, median {} taps, 90 % at most {}",
        G::ID,
        taps.len(),
        figures.0,
        figures.1
    );
    figures
}

/// An action of The Great City: a card is taken, then built or something else is done.
#[test]
fn an_action_of_the_great_city_takes_few_taps() {
    let is_action = |orders: &[&str]| orders.iter().any(|one| ["build", "produce"].contains(one));
    assert!(measured::<GreatCity>(Asks::Still, is_action).0 <= 5);
    assert!(measured::<GreatCity>(Asks::NoMore, is_action).0 <= 5);
}

/// Three actions of The Builders, and the end of the turn.
#[test]
fn three_actions_of_the_builders_take_few_taps() {
    assert!(measured::<Builders>(Asks::Still, |orders| (3..=4).contains(&orders.len())).0 <= 6);
    assert!(measured::<Builders>(Asks::NoMore, |orders| (3..=4).contains(&orders.len())).0 <= 5);
}

/// Two actions of City of Marble, and the end of the turn.
#[test]
fn two_actions_of_city_of_marble_take_few_taps() {
    assert!(measured::<Marble>(Asks::Still, |orders| orders.len() > 1).0 <= 8);
}

/// Every legal move of random positions lies on a way of the buttons.
fn every_move_is_reached<G: TypedGame>() -> usize {
    let mut count = 0;
    let mut rng = Rng::new(Seed::from_number(36));
    for number in 0..12 {
        let seats = 2 + (number % 3) as u8;
        let game: G =
            super::every::position(seats, &G::Options::default(), number, rng.below(170) as usize);
        let Some(seat) = game.turn().seat() else { continue };
        let look = look_at(&game, Some(seat));
        let own = OwnView::of::<G>(game.seat_view(seat));
        let (guide, reached) = (own.guide(), ways(&look, &own, Asks::Still, None));
        let legal: BTreeSet<String> =
            own.legal().iter().map(|mv| guide.path(mv).to_string()).collect();
        for path in &legal {
            assert!(reached.contains_key(path), "{}: no way to {path}", G::ID);
        }
        count += legal.len();
    }
    count
}

#[test]
fn every_legal_move_of_any_game_is_reached_by_buttons() {
    assert!(every_move_is_reached::<GreatCity>() > 50);
    assert!(every_move_is_reached::<Builders>() > 50);
    assert!(every_move_is_reached::<Marble>() > 50);
}
