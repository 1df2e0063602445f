//! The moves of the seat in turn, each with what it looks like at first sight.

use super::{
    desk::{Desk, Hand, Site},
    estimate::{Projects, Shifts, crowd},
    outlook::Outlook,
    weights::Weights,
};
use crate::{
    board::strategy::Idea,
    games::builders::rules::{
        amounts::Amounts,
        cards::{self, Building, Investment, Member},
        moves::Move,
        resources::Resource,
        state::{Builders, Tool},
    },
};

/// The most moves that are worth a thought at once.
const IDEAS: usize = 14;

/// What the seat in turn sees.
pub(crate) struct Scene<'a> {
    pub game: &'a Builders,
    pub desk: Desk,
    pub outlook: Outlook<'a>,
    /// How many open sites are worth finishing.
    projects: usize,
    /// The sesterces that these take, where each pays for the next, and what is left of what they pay.
    needed: (f32, f32),
    /// What each open site comes to beyond what it takes.
    worths: [f32; Desk::SITES],
    /// How many actions are left in the game beyond those that they take.
    reach: f32,
    /// What the team carries.
    shifts: Shifts,
    /// What the sesterces at hand are worth.
    purse: f32,
    /// Who can be sent, as bits of the places in the list; of several who are just alike the first alone.
    choices: u32,
    /// Whether a rough guess of what somebody brings is enough.
    is_rough: bool,
}

impl<'a> Scene<'a> {
    pub(crate) fn of(game: &'a Builders, weights: &'a Weights) -> Self {
        Self::seen(game, weights, false)
    }

    /// The same, seen at a glance.
    pub(crate) fn at_a_glance(game: &'a Builders, weights: &'a Weights) -> Self {
        Self::seen(game, weights, true)
    }

    // Inlined: half a kilobyte is not worth copying for a move of a playout.
    #[inline]
    fn seen(game: &'a Builders, weights: &'a Weights, is_rough: bool) -> Self {
        let seat = game.to_move;
        let outlook = game.outlook(weights, seat);
        let desk = Desk::of(game, seat, &outlook);
        let (mut worths, mut projects) = ([0.0; Desk::SITES], Projects::default());
        for (site, worth) in desk.sites().iter().zip(&mut worths) {
            if let Some(project) = desk.project(*site, &outlook) {
                *worth = project.worth;
                projects.insert(project);
            }
        }
        let list = projects.list();
        let reach = list.iter().fold(desk.reach(&outlook), |reach, one| reach - one.outlay.actions);
        let (needed, projects, shifts) = (projects.needed(), list.len(), desk.shifts(&outlook));
        let purse = outlook.money(f32::from(desk.coins), needed.0);
        let choices = desk.choices();
        Self {
            game,
            desk,
            outlook,
            projects,
            needed,
            worths,
            reach,
            shifts,
            purse,
            choices,
            is_rough,
        }
    }

    /// Appends the moves worth a thought, the most promising ones.
    pub(crate) fn ideas(&self, out: &mut Vec<Idea<Move>>) {
        let first = out.len();
        self.each(&mut |mv, promise| out.push(Idea { mv, promise }));
        out[first..].sort_by(|a, b| b.promise.total_cmp(&a.promise));
        out.truncate(first + IDEAS);
        // With actions left, sesterces are better than nothing.
        if self.desk.actions == 0 {
            out.push(Idea { mv: Move::End, promise: 0.0 });
        }
    }

    /// Names the moves that make sense, but for ending the turn, each with what it gains in points.
    pub(crate) fn each(&self, name: &mut impl FnMut(Move, f32)) {
        self.sends(name);
        // At a glance nobody buys an action but to send somebody.
        if self.desk.actions > 0 || !self.is_rough && self.price_of(1).is_some() {
            self.opens(name);
            self.recruits(name);
            self.investments(name);
            self.frees(name);
        }
        self.takes(name);
    }

    /// What so many actions are worth to the seat, those that must be bought as well; `None` without the sesterces.
    fn price_of(&self, actions: u8) -> Option<(f32, u16)> {
        let own = actions.min(self.desk.actions);
        let coins = self.desk.numbers.action_price * u16::from(actions - own);
        (coins <= self.desk.coins).then_some((f32::from(own) * self.outlook.action, coins))
    }

    /// What an order of so many actions and sesterces costs in points; `None` when it cannot be paid.
    fn cost(&self, actions: u8, coins: u8) -> Option<f32> {
        let (worth, bought) = self.price_of(actions)?;
        let spent = bought + u16::from(coins);
        let left = self.desk.coins.checked_sub(spent)?;
        Some(worth + self.purse - self.outlook.money(f32::from(left), self.needed.0))
    }

    fn sends(&self, name: &mut impl FnMut(Move, f32)) {
        for (site, before) in self.desk.sites().iter().zip(self.worths) {
            for place in places(self.choices) {
                let hand = self.desk.hand(place);
                let (rest, tool) = self.helped(site.missing, hand);
                if rest == site.missing {
                    continue;
                }
                let Some(cost) = self.cost(site.next, hand.price) else { continue };
                let Some(gain) = self.sent(*site, place, rest, before) else { continue };
                let mv = Move::Send { worker: hand.member, building: site.building, tool };
                name(mv, gain - cost);
            }
        }
    }

    /// What is missing after somebody came with the best of the tools, and that tool.
    fn helped(&self, missing: Amounts, hand: &Hand) -> (Amounts, Option<Resource>) {
        let rest = missing.less(hand.load);
        if self.desk.tools == 0 || !hand.carries || rest.is_none() {
            return (rest, None);
        }
        let tools =
            Resource::ALL.into_iter().filter(|tool| self.desk.tools >> tool.index() & 1 == 1);
        let best =
            tools.max_by_key(|tool| rest.amount(*tool)).filter(|tool| rest.amount(*tool) > 0);
        best.map_or((rest, None), |tool| {
            (rest.less(self.desk.numbers.tools[tool.index()]), Some(tool))
        })
    }

    /// What a site is worth more after somebody was sent there; `None` when that cannot help to finish it any more.
    fn sent(&self, site: Site, place: u32, rest: Amounts, before: f32) -> Option<f32> {
        if rest.is_none() {
            return Some(self.desk.yields(site.building, &self.outlook) - before + 0.1);
        }
        let used = 1 << place;
        if self.outlook.is_last() {
            self.desk.outlay(rest, site.next + 1, &self.outlook, used)?;
        } else if self.is_rough {
            let brought = f32::from(site.missing.sum() - rest.sum());
            return Some(brought * self.outlook.saved() - self.outlook.weights.lock);
        }
        Some(self.worth(rest, 1, site.building, used) - before - self.outlook.weights.lock)
    }

    /// What a site comes to beyond what it takes, without those in `used`.
    fn worth(&self, missing: Amounts, next: u8, building: Building, used: u32) -> f32 {
        let Some(outlay) = self.desk.outlay(missing, next, &self.outlook, used) else { return 0.0 };
        let cost = self.outlook.coin * outlay.coins + self.outlook.action * outlay.actions;
        (self.outlook.weights.trust * self.desk.yields(building, &self.outlook) - cost).max(0.0)
    }

    fn opens(&self, name: &mut impl FnMut(Move, f32)) {
        let Some(cost) = self.cost(1, 0) else { return };
        let crowd = crowd(self.outlook.weights, self.projects);
        if self.is_rough && crowd < 0.2 {
            return;
        }
        let coins = f32::from(self.desk.coins);
        let money = |needed| self.outlook.money(coins, needed);
        for building in self.game.buildings.into_iter().flatten() {
            let Some((worth, outlay)) = self.desk.prospect(building, &self.outlook, self.is_rough)
            else {
                continue;
            };
            let needed = self.needed.0.max(outlay.coins - self.needed.1);
            let share = (self.reach / (outlay.actions + 1.0)).clamp(0.0, 1.0);
            let gain = worth * crowd * share - cost + money(needed) - self.purse;
            name(Move::Open { building }, gain);
        }
    }

    fn recruits(&self, name: &mut impl FnMut(Move, f32)) {
        let Some(cost) = self.cost(1, 0) else { return };
        let shares = &self.outlook.weights.shifts;
        for worker in self.game.workers.into_iter().flatten() {
            let (load, price) = (self.game.produces(worker), self.game.price(worker));
            if !self.has_work_for(load) {
                continue;
            }
            let carried = self.shifts.gain(self.outlook.shift(load, price), shares);
            let gain = self.hired(load, carried) - cost;
            name(Move::Recruit { worker }, gain);
        }
    }

    /// Whether there is still something to do for somebody or something that brings this: in the last turn only what
    /// an open site lacks counts.
    fn has_work_for(&self, load: Amounts) -> bool {
        !self.outlook.is_last() || self.desk.sites().iter().any(|site| site.missing.meets(load))
    }

    /// What somebody more in the team gains who carries so much in a turn: in general, and for the sites that are open.
    fn hired(&self, load: Amounts, carried: f32) -> f32 {
        let gain = self.outlook.turns * carried;
        if self.is_rough {
            return gain;
        }
        let fits = self.desk.sites().iter().map(|site| site.missing.covered(load)).max();
        gain + 0.05 * f32::from(fits.unwrap_or(0))
    }

    fn investments(&self, name: &mut impl FnMut(Move, f32)) {
        if self.desk.invested {
            return;
        }
        let numbers = self.game.numbers;
        self.slaves(name);
        let mut invest = |card, gain| name(Move::Invest { card, student: None }, gain);
        let mut cost = latest(|price| self.cost(1, price));
        for tool in Resource::ALL {
            if self.game.tools[tool.index()] == Tool::InLine
                && self.has_work_for(numbers.tools[tool.index()])
                && let Some(cost) = cost(numbers.tool_prices[tool.index()])
            {
                let gain = self.outlook.weights.tool * self.outlook.turns - cost;
                invest(Investment::Tool(tool), gain);
            }
        }
        if self.game.loans_in_line() > 0
            && let Some(cost) = self.cost(1, 0)
        {
            let gain = self.gained(numbers.loan.gain) - self.outlook.weights.loan - cost;
            invest(Investment::Loan, gain);
        }
        self.universities(name);
    }

    fn slaves(&self, name: &mut impl FnMut(Move, f32)) {
        let mut cost = latest(|price| self.cost(1, price));
        let shares = &self.outlook.weights.shifts;
        let mut carried = latest(|shift| self.shifts.gain(shift, shares));
        for slave in Member::of_bits(self.game.slaves_in_line()) {
            let price = self.game.numbers.slave_prices[slave.index()];
            let Some(cost) = cost(price) else { break };
            let load = self.game.produces(slave);
            if !self.has_work_for(load) {
                continue;
            }
            let carried = carried(self.outlook.shift(load, 0));
            let gain = self.hired(load, carried) - self.outlook.weights.slave - cost;
            name(Move::Invest { card: Investment::Slave(slave), student: None }, gain);
        }
    }

    /// What so many more sesterces are worth.
    fn gained(&self, coins: u8) -> f32 {
        let now = f32::from(self.desk.coins);
        self.outlook.money(now + f32::from(coins), self.needed.0) - self.purse
    }

    fn universities(&self, name: &mut impl FnMut(Move, f32)) {
        let shares = &self.outlook.weights.shifts;
        for resource in Resource::ALL {
            let (numbers, place) = (self.game.numbers, resource.index());
            let lesson = Amounts::NONE.with(resource, numbers.taught[place]);
            if self.game.students[place].is_some() || !self.has_work_for(lesson) {
                continue;
            }
            let Some(cost) = self.cost(1, numbers.university_prices[place]) else { return };
            for hand in places(self.choices).map(|place| self.desk.hand(place)) {
                let taught = hand.load.with(resource, numbers.taught[place]);
                if !hand.carries
                    || self.game.educated & hand.member.bit() != 0
                    || taught == hand.load
                {
                    continue;
                }
                let after = self.outlook.shift(taught, hand.price);
                let gain = self.outlook.turns * self.shifts.rise(hand.shift, after, shares) - cost;
                let card = Investment::University(resource);
                name(Move::Invest { card, student: Some(hand.member) }, gain);
            }
        }
    }

    fn frees(&self, name: &mut impl FnMut(Move, f32)) {
        let Some(cost) = self.cost(1, 0) else { return };
        let mut slaves = self.desk.hands().iter().filter(|hand| hand.is_slave && hand.is_free);
        if self.outlook.is_last()
            && let Some(slave) = slaves.next()
        {
            let price = cards::rules().free_slave_final_cost;
            let saved = if self.desk.coins >= price.into() {
                f32::from(price) * self.outlook.coin
            } else {
                f32::from(cards::slave_penalty(slave.member))
            };
            name(Move::Free { slave: slave.member }, saved - cost);
        }
    }

    /// Sesterces for all actions left, or for some where that lets somebody work.
    fn takes(&self, name: &mut impl FnMut(Move, f32)) {
        let takes = self.game.numbers.takes;
        let most = self.desk.actions.min(takes.len().to_le_bytes()[0]);
        for actions in 1..=most {
            let coins = takes[usize::from(actions) - 1];
            let mut gain = self.gained(coins) - f32::from(actions) * self.outlook.action;
            if actions < most {
                let Some(work) = self.work_for(actions, coins) else { continue };
                gain += work.max(0.0);
            }
            name(Move::Take { actions }, gain);
        }
    }

    /// What the best one gains who can be sent after so many actions became sesterces, and could not before.
    pub(crate) fn work_for(&self, actions: u8, gained: u8) -> Option<f32> {
        let (coins, left) = (self.desk.coins, self.desk.actions - actions);
        let after = coins + u16::from(gained);
        let mut best: Option<f32> = None;
        for (site, before) in self.desk.sites().iter().zip(self.worths) {
            for (place, hand) in (0..).zip(self.desk.hands()) {
                let price = u16::from(hand.price);
                if !hand.is_free || price <= coins || price > after || site.next > left {
                    continue;
                }
                let (rest, _) = self.helped(site.missing, hand);
                if rest != site.missing
                    && let Some(gain) = self.sent(*site, place, rest, before)
                {
                    let cost = f32::from(site.next) * self.outlook.action
                        + f32::from(price) * self.outlook.coin;
                    best = Some(best.map_or(gain - cost, |other| other.max(gain - cost)));
                }
            }
        }
        best
    }
}

/// Reckons only when the question is another one than the time before: like cards stand side by side.
fn latest<Q: Copy + PartialEq, A: Copy>(mut reckon: impl FnMut(Q) -> A) -> impl FnMut(Q) -> A {
    let mut known: Option<(Q, A)> = None;
    move |question| match known {
        Some((other, answer)) if other == question => answer,
        Some(_) | None => known.insert((question, reckon(question))).1,
    }
}

/// The places whose bits are set.
fn places(mut bits: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        (place < u32::BITS).then_some(place)
    })
}

#[cfg(test)]
mod tests;
