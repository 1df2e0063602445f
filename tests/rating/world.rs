//! People with known strengths, who play for a year.

use aedile::rating::{Outcome, Seat};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// In milliseconds.
pub const DAY: i64 = 86_400_000;

/// Somebody this much stronger wins 70 % of the games of two.
const SPREAD: f64 = 147.2;

/// The scale of luck in one game: 400 points are odds of 10 : 1.
const LUCK: f64 = 400.0 / std::f64::consts::LN_10;

/// How much a strength changes in a year, as a standard deviation.
const CHANGE: f64 = 30.0;

/// How many games a person plays in a year, in the mean.
const GAMES: u32 = 20;

struct Person {
    strength: f64,
    /// How eagerly they play, beside others.
    activity: f64,
    /// Since which time of the year they play, from 0 to 1.
    since: f64,
    /// How often they leave a game in which they would be last.
    leaves: f64,
    /// When the strength last changed.
    changed: f64,
}

pub struct World {
    rng: StdRng,
    people: Vec<Person>,
}

impl World {
    /// So many people of uneven activity, three of ten of whom come in the course of the year; one of twenty leaves half the
    /// games in which they would be last.
    pub fn new(seed: u64, people: u32) -> Self {
        let mut world = Self { rng: StdRng::seed_from_u64(seed), people: Vec::new() };
        for index in 0..people {
            let strength = SPREAD * world.normal();
            let activity = (0.8 * world.normal()).exp();
            let since = if index % 10 < 3 { world.rng.random::<f64>() } else { 0.0 };
            let leaves = if index % 20 == 7 { 0.5 } else { 0.0 };
            world.people.push(Person { strength, activity, since, leaves, changed: 0.0 });
        }
        world
    }

    /// These people leave this share of the games in which they seem to be last; nobody else does.
    pub fn leavers(&mut self, leavers: &[u32], share: f64) {
        for (index, person) in (0..).zip(&mut self.people) {
            person.leaves = if leavers.contains(&index) { share } else { 0.0 };
        }
    }

    /// As it is at the end of what was played.
    pub fn strength(&self, person: u32) -> f64 {
        self.people[person as usize].strength
    }

    /// All results of a year among so many people, who meet only within their server; tables of 2, 3 and 4.
    pub fn year(&mut self, people: u32, server: impl Fn(u32) -> u32) -> Vec<Outcome<u32>> {
        let games = GAMES * people / 3;
        let servers: Vec<Vec<u32>> = (0..people)
            .map(|host| (0..people).filter(|one| server(*one) == server(host)).collect())
            .collect();
        let everybody: Vec<u32> = (0..people).collect();
        let mut outcomes = Vec::new();
        for game in 0..games {
            let time = f64::from(game) / f64::from(games);
            let host = self.pick(time, &everybody);
            let size = 2 + (game % 3) as usize;
            let mut seats = vec![host];
            for _ in 0..20 {
                let other = self.pick(time, &servers[host as usize]);
                if seats.len() < size && !seats.contains(&other) {
                    seats.push(other);
                }
            }
            for person in &seats {
                self.change(*person, time);
            }
            if seats.len() >= 2 {
                outcomes.push(self.play((365 * DAY) * i64::from(game) / i64::from(games), &seats));
            }
        }
        for person in 0..people {
            self.change(person, 1.0);
        }
        outcomes
    }

    /// Each person's final points are their strength and luck; half-way, who seems to be last may leave. As much chance is
    /// used whether they do or not, so that two worlds of one seed differ in nothing else.
    fn play(&mut self, ended: i64, people: &[u32]) -> Outcome<u32> {
        let mut shown: Vec<(u32, f64)> = Vec::new();
        let mut half_way: Vec<(u32, f64)> = Vec::new();
        for person in people {
            let luck = -LUCK * (-self.rng.random::<f64>().max(1e-12).ln()).ln();
            let points = self.strength(*person) + luck;
            half_way.push((*person, points + LUCK / 2.0 * self.normal()));
            shown.push((*person, points));
        }
        shown.sort_by(|one, other| other.1.total_cmp(&one.1));
        let last = half_way.iter().min_by(|one, other| one.1.total_cmp(&other.1));
        let last = last.expect("a game has people").0;
        let left = self.rng.random::<f64>() < self.people[last as usize].leaves;
        let seat = |(place, (person, _)): (u8, &(u32, f64))| Seat {
            person: *person,
            place,
            left: left && *person == last,
        };
        Outcome { ended, seats: (1..).zip(&shown).map(seat).collect() }
    }

    /// Strength changes until this time.
    fn change(&mut self, person: u32, time: f64) {
        let chance = self.normal();
        let person = &mut self.people[person as usize];
        person.strength += CHANGE * (time - person.changed).sqrt() * chance;
        person.changed = time;
    }

    /// Somebody of these who plays by this time, by activity; the first when nobody does.
    fn pick(&mut self, time: f64, among: &[u32]) -> u32 {
        let people = &self.people;
        let eager = |person: &u32| {
            let person = &people[*person as usize];
            if person.since <= time { person.activity } else { 0.0 }
        };
        let mut left = self.rng.random::<f64>() * among.iter().map(eager).sum::<f64>();
        let is_it = |person: &&u32| {
            left -= eager(person);
            left < 0.0
        };
        *among.iter().find(is_it).unwrap_or(&among[0])
    }

    fn normal(&mut self) -> f64 {
        let (one, other): (f64, f64) = (self.rng.random(), self.rng.random());
        (-2.0 * one.max(1e-12).ln()).sqrt() * (std::f64::consts::TAU * other).cos()
    }
}

/// The rank correlation (Spearman's) of two columns without ties.
pub fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let ranks = |column: Vec<f64>| {
        let mut order: Vec<usize> = (0..column.len()).collect();
        order.sort_by(|one, other| column[*one].total_cmp(&column[*other]));
        let mut ranks = vec![0.0; column.len()];
        for (rank, index) in (0u32..).map(f64::from).zip(order) {
            ranks[index] = rank;
        }
        ranks
    };
    let one = ranks(pairs.iter().map(|pair| pair.0).collect());
    let other = ranks(pairs.iter().map(|pair| pair.1).collect());
    let count = f64::from(u32::try_from(pairs.len()).expect("a few thousand"));
    let squares: f64 = one.iter().zip(&other).map(|(a, b)| (a - b) * (a - b)).sum();
    1.0 - 6.0 * squares / (count * (count * count - 1.0))
}
