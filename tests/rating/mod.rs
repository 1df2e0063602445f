//! What ratings reach in a made-up world whose strengths are known: the figures of `docs/community.md`. Fixed seeds.

mod world;

use std::collections::BTreeMap;

use aedile::rating::{Fold, Outcome, Rating, Seat, board};
use world::{DAY, World, correlation};

const YEAR: i64 = 365 * DAY;

/// The rank correlation of true strength and mean among those with at least so many games.
fn recovered(world: &World, fold: &Fold<u32>, games: u32) -> f64 {
    let known = fold.people.iter().filter(|(_, standing)| standing.games >= games);
    let pairs: Vec<(f64, f64)> =
        known.map(|(person, standing)| (world.strength(*person), standing.rating.mean)).collect();
    assert!(pairs.len() > 5, "{} people", pairs.len());
    correlation(&pairs)
}

/// Of how many of those with at least ten games the range of 9 times of 10 holds their true strength, in percent.
fn held(world: &World, fold: &Fold<u32>) -> f64 {
    let known: Vec<_> = fold.people.iter().filter(|(_, one)| one.games >= 10).collect();
    // Only differences are known: the world's mean is the mean of those who are compared.
    let count = number(known.len());
    let mean = |of: &dyn Fn(u32, Rating) -> f64| {
        known.iter().map(|(person, one)| of(**person, one.at(YEAR))).sum::<f64>() / count
    };
    let shift = mean(&|_, rating| rating.mean) - mean(&|person, _| world.strength(person));
    let holds = known.iter().filter(|(person, standing)| {
        let rating = standing.at(YEAR);
        (world.strength(**person) + shift - rating.mean).abs() <= rating.margin()
    });
    100.0 * number(holds.count()) / count
}

#[test]
fn a_year_of_a_thousand_people_recovers_their_order_and_ranges_hold() {
    let mut world = World::new(1, 1000);
    let outcomes = world.year(1000, |person| person / 1000);
    let fold = Fold::of(&outcomes);
    let (ten, twenty, held) =
        (recovered(&world, &fold, 10), recovered(&world, &fold, 20), held(&world, &fold));
    println!("order from 10 games {ten:.3}, from 20 games {twenty:.3}; ranges hold {held:.1} %");
    assert!(ten >= 0.80 && twenty >= 0.85, "order: {ten} {twenty}");
    assert!((88.0..=98.0).contains(&held), "ranges hold {held} %");
}

#[test]
fn a_year_of_twenty_servers_recovers_the_order_within_each() {
    let mut world = World::new(2, 1000);
    let outcomes = world.year(1000, |person| person / 50);
    let mut servers: BTreeMap<u32, Vec<Outcome<u32>>> = BTreeMap::new();
    for outcome in outcomes {
        servers.entry(outcome.seats[0].person / 50).or_default().push(outcome);
    }
    let mean_of = |games| {
        let each = servers.values().map(|outcomes| recovered(&world, &Fold::of(outcomes), games));
        each.sum::<f64>() / number(servers.len())
    };
    let (ten, twenty) = (mean_of(10), mean_of(20));
    println!("within a server: order from 10 games {ten:.3}, from 20 games {twenty:.3}");
    assert!(ten >= 0.75 && twenty >= 0.80, "{ten} {twenty}");
}

/// Somebody abandons 7 of 10 games in which they would be last: they gain nothing by it.
#[test]
fn leaving_lost_games_gains_next_to_nothing() {
    let leavers: Vec<u32> = (0..200).step_by(10).collect();
    let gain = |leaves: f64| {
        let mut world = World::new(3, 200);
        world.leavers(&leavers, leaves);
        let fold = Fold::of(&world.year(200, |_| 0));
        let mean = |person: &u32| fold.people.get(person).map_or(1500.0, |one| one.rating.mean);
        leavers.iter().map(mean).sum::<f64>() / number(leavers.len())
    };
    let gained = gain(0.7) - gain(0.0);
    println!("leavers gain {gained:.1} points");
    assert!(gained <= 20.0, "{gained}");
}

#[test]
fn a_hundred_fresh_accounts_bring_at_most_four_hundred_points_and_no_place() {
    let mut outcomes = World::new(4, 50).year(50, |_| 0);
    let (cheat, first) = (10_000, 20_000);
    // An honest start, then wins over second accounts.
    for other in 0..12u8 {
        let place = 1 + other % 2;
        let ended = YEAR + i64::from(other) * DAY;
        outcomes.push(pair(ended, (cheat, place), (other.into(), 3 - place)));
    }
    let honest = Fold::of(&outcomes).people[&cheat].rating.mean;
    for account in 0..100 {
        let ended = YEAR + 20 * DAY + i64::from(account);
        outcomes.push(pair(ended, (cheat, 1), (first + account, 2)));
    }
    let fold = Fold::of(&outcomes);
    let gained = fold.people[&cheat].rating.mean - honest;
    println!("a hundred fresh accounts bring {gained:.0} points");
    assert!(gained <= 400.0, "{gained}");
    let rows = board(&fold, YEAR + 21 * DAY);
    assert!(!rows.is_empty() && rows.iter().all(|row| row.person < first));
    // Nor does who has only such wins stand anywhere.
    let alone: Vec<_> =
        (0..100u32).map(|account| pair(account.into(), (cheat, 1), (account + 1, 2))).collect();
    assert_eq!(board(&Fold::of(&alone), YEAR / 4), []);
}

fn pair(ended: i64, (one, place): (u32, u8), (other, theirs): (u32, u8)) -> Outcome<u32> {
    let seat = |person, place| Seat { person, place, left: false };
    Outcome { ended, seats: vec![seat(one, place), seat(other, theirs)] }
}

fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("a few thousand at most"))
}
