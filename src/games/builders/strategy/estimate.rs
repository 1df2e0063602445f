//! The evaluation: what each seat may expect to have at the end of the game, as a sum of named terms.
//!
//! The currency is the point. An action and a sesterce have a price that falls towards the end ([`Outlook`]); an open
//! site is worth what it will pay less the actions and sesterces that it still takes ([`Desk::outlay`]), as far as
//! there are actions left in the game; a team is worth what it will carry beyond what it costs.

use super::{
    desk::{Desk, Outlay, Site},
    outlook::Outlook,
    weights::Weights,
};
use crate::{
    board::{Game as _, strategy::BySeat},
    games::builders::rules::{
        cards::{self, Building},
        state::{Builders, Ending},
    },
};

/// What a seat may expect, by where it comes from.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Terms {
    /// Buildings and machines that are finished.
    pub finished: f32,
    pub purse: f32,
    /// Actions left in this turn.
    pub actions: f32,
    /// Open sites.
    pub sites: f32,
    /// The team and its tools.
    pub team: f32,
    /// What slaves and loans will cost.
    pub debts: f32,
}

impl Terms {
    pub(crate) fn sum(self) -> f32 {
        self.finished + self.purse + self.actions + self.sites + self.team - self.debts
    }
}

/// An open site that is worth finishing.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Project {
    /// What it will come to beyond what it takes.
    pub worth: f32,
    pub outlay: Outlay,
    pays: f32,
}

/// The open sites that are worth finishing, in the order of doing.
#[derive(Debug, Default)]
pub(crate) struct Projects {
    list: [Project; 6],
    count: usize,
}

impl Projects {
    pub(crate) fn insert(&mut self, project: Project) {
        let place =
            self.list().iter().position(|other| project.outlay.actions < other.outlay.actions);
        let place = place.unwrap_or(self.count);
        self.count = (self.count + 1).min(self.list.len());
        let mut next = project;
        for slot in &mut self.list[place.min(self.count)..self.count] {
            std::mem::swap(slot, &mut next);
        }
    }

    pub(crate) fn list(&self) -> &[Project] {
        &self.list[..self.count]
    }

    /// How many sesterces it takes to do them all, where each pays for the next; and what is left of what they pay.
    pub(crate) fn needed(&self) -> (f32, f32) {
        let (mut needed, mut balance) = (0.0_f32, 0.0);
        for project in self.list() {
            balance -= project.outlay.coins;
            needed = needed.max(-balance);
            balance += project.pays;
        }
        (needed, balance)
    }
}

impl Builders {
    /// What each seat may expect at the end.
    pub(crate) fn expected(&self, weights: &Weights) -> BySeat {
        let mut points = BySeat::default();
        let rounds_left = self.rounds_left(weights);
        for seat in self.all_seats() {
            points[seat.index()] = if self.ending == Ending::None {
                let outlook = self.outlook_with(weights, seat, rounds_left);
                Desk::of(self, seat, &outlook).terms(&outlook).sum()
            } else {
                tenths(self.score_of(seat).total) / tenths(Self::POINT)
            };
        }
        points
    }
}

#[expect(clippy::cast_precision_loss, reason = "scores are small")]
fn tenths(score: i32) -> f32 {
    score as f32
}

impl Desk {
    /// The evaluation of a running game for one seat, term by term.
    pub(crate) fn terms(&self, outlook: &Outlook) -> Terms {
        let (left, debts) = self.settle(outlook);
        let projects = self.projects(outlook);
        Terms {
            finished: f32::from(self.points),
            purse: outlook.money(left, projects.needed().0),
            actions: f32::from(self.actions) * outlook.action,
            sites: self.open_sites(&projects, outlook),
            team: self.team(outlook),
            debts,
        }
    }

    /// What is left of the sesterces, and the points that slaves and loans will cost (B9).
    fn settle(&self, outlook: &Outlook) -> (f32, f32) {
        let slaves = self.hands().iter().filter(|hand| hand.is_slave);
        let (weights, coins) = (outlook.weights, f32::from(self.coins));
        if !outlook.is_last() {
            let slaves = slaves.count().to_le_bytes()[0];
            let debts = f32::from(slaves) * weights.slave + f32::from(self.loans) * weights.loan;
            return (coins, debts);
        }
        let (mut left, mut debts, loan) = (coins, 0.0, self.numbers.loan);
        let freeing = f32::from(cards::rules().free_slave_final_cost);
        for slave in slaves {
            if slave.is_free && left >= freeing {
                left -= freeing;
            } else {
                debts += f32::from(cards::slave_penalty(slave.member));
            }
        }
        for _ in 0..self.loans {
            if left >= f32::from(loan.repay) {
                left -= f32::from(loan.repay);
            } else {
                debts += f32::from(loan.penalty);
            }
        }
        (left, debts)
    }

    /// The open sites that are worth finishing, those that take the fewest actions first.
    fn projects(&self, outlook: &Outlook) -> Projects {
        let mut projects = Projects::default();
        for site in self.sites() {
            if let Some(project) = self.project(*site, outlook) {
                projects.insert(project);
            }
        }
        projects
    }

    /// What the open sites come to, as far as the actions reach; some must earn the sesterces that are lacking.
    fn open_sites(&self, projects: &Projects, outlook: &Outlook) -> f32 {
        let (mut reach, mut sum) = (self.reach(outlook), 0.0);
        let mut coins = f32::from(self.coins);
        for (place, project) in projects.list().iter().enumerate() {
            let lacking = (project.outlay.coins - coins).max(0.0);
            let actions = project.outlay.actions + outlook.weights.earning * lacking;
            let share = (reach / actions).min(1.0) * crowd(outlook.weights, place);
            sum += project.worth * share;
            reach = (reach - actions).max(0.0);
            coins = (coins - project.outlay.coins).max(0.0) + project.pays;
        }
        sum
    }

    /// How many actions there are in the rest of the game.
    pub(crate) fn reach(&self, outlook: &Outlook) -> f32 {
        let bought = f32::from(self.coins / self.numbers.action_price);
        let some = if outlook.is_last() { bought } else { bought.min(2.0) };
        f32::from(self.actions) + f32::from(self.numbers.free_actions) * outlook.turns + some
    }

    /// What an open site will come to, if it can be finished and that is worth it.
    pub(crate) fn project(&self, site: Site, outlook: &Outlook) -> Option<Project> {
        let outlay = self.outlay(site.missing, site.next, outlook, 0)?;
        let cost = outlook.coin * outlay.coins + outlook.action * outlay.actions;
        let worth = outlook.weights.trust * self.yields(site.building, outlook) - cost;
        if outlook.is_last() && !self.can_pay(outlay.actions, outlay.coins) {
            return None;
        }
        let pays = f32::from(self.numbers.sesterces[site.building.index()]);
        let outlay = Outlay { actions: outlay.actions.max(0.5), ..outlay };
        (worth > 0.0).then_some(Project { worth, outlay, pays })
    }

    /// Whether so many actions and sesterces can be paid in this turn.
    pub(crate) fn can_pay(&self, actions: f32, coins: f32) -> bool {
        let bought = (actions - f32::from(self.actions)).max(0.0);
        coins + f32::from(self.numbers.action_price) * bought <= f32::from(self.coins)
    }

    /// What finishing a building is worth.
    #[inline]
    pub(crate) fn yields(&self, building: Building, outlook: &Outlook) -> f32 {
        let place = building.index();
        let machine = if building.machine().is_some() { outlook.weights.machine } else { 0.0 };
        f32::from(self.numbers.points[place])
            + f32::from(self.numbers.sesterces[place]) * outlook.coin
            + machine * outlook.turns
    }

    /// What a site not opened yet would come to, the action for opening it not counted, and what that takes; `None`
    /// when it would be opened in vain.
    pub(crate) fn prospect(
        &self,
        building: Building,
        outlook: &Outlook,
        is_rough: bool,
    ) -> Option<(f32, Outlay)> {
        let need = self.numbers.needs[building.index()];
        let outlay = if is_rough && !outlook.is_last() {
            self.rough_outlay(need, outlook)
        } else {
            self.outlay(need, 1, outlook, 0)?
        };
        let cost = outlook.coin * outlay.coins + outlook.action * outlay.actions;
        let worth = outlook.weights.trust * self.yields(building, outlook) - cost;
        if outlook.is_last() && !self.can_pay(outlay.actions + 1.0, outlay.coins) {
            return None;
        }
        (worth > 0.0).then_some((worth, outlay))
    }

    /// What the team and its tools will carry beyond what it costs.
    fn team(&self, outlook: &Outlook) -> f32 {
        let mut shifts = Shifts::default();
        let sum = self.hands().iter().fold(0.0, |sum, hand| {
            let locked = if hand.is_free { 1.0 } else { outlook.weights.locked };
            sum + shifts.add(hand.shift * locked, &outlook.weights.shifts)
        });
        let tools = f32::from(self.tool_count) * outlook.weights.tool;
        outlook.turns * (sum + tools)
    }

    /// What the members of the team carry if nobody is locked.
    pub(crate) fn shifts(&self, outlook: &Outlook) -> Shifts {
        let mut shifts = Shifts::default();
        self.hands().iter().for_each(|hand| {
            shifts.add(hand.shift, &outlook.weights.shifts);
        });
        shifts
    }
}

/// What the members of a team carry each time, the best first: the farther down, the more seldom they are sent.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shifts([f32; 8]);

/// How often the best, the second best and so on works in a turn.
type Shares = [f32; 8];

impl Shifts {
    /// Takes one more into the team; what all together carry in a turn grows by the answer.
    pub(crate) fn add(&mut self, shift: f32, shares: &Shares) -> f32 {
        let (mut one, mut gain) = (shift, 0.0);
        for (place, share) in self.0.iter_mut().zip(shares) {
            if one <= 0.0 {
                break;
            }
            if one > *place {
                gain += (one - *place) * share;
                std::mem::swap(&mut one, place);
            }
        }
        gain
    }

    /// By how much what all together carry in a turn would grow with one more.
    pub(crate) fn gain(&self, shift: f32, shares: &Shares) -> f32 {
        let (mut one, mut gain) = (shift, 0.0);
        for (place, share) in self.0.iter().zip(shares) {
            if one <= 0.0 {
                break;
            }
            if one > *place {
                gain += (one - *place) * share;
                one = *place;
            }
        }
        gain
    }

    /// What is gained in a turn when one of the team carries more.
    pub(crate) fn rise(&self, before: f32, after: f32, shares: &Shares) -> f32 {
        let place = self.0.iter().position(|other| after >= *other).unwrap_or(self.0.len() - 1);
        (after - before).max(0.0) * shares[place]
    }
}

/// How much the site at this place of the list counts.
pub(crate) fn crowd(weights: &Weights, place: usize) -> f32 {
    weights.crowd.get(place).copied().unwrap_or_default()
}
