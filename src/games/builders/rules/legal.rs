//! The legal moves, listed, §3: in the order of rows, line, sites and cards, each once.
//!
//! Members are looked at as sets, one bit each: whom a purse pays, who brings a resource and who may learn stand in the
//! tables of `numbers`, so that nobody is asked one by one.

use super::{
    amounts::Amounts,
    cards::{Building, Investment, Member},
    moves::Move,
    numbers::{BySide, within},
    resources::Resource,
    state::{Builders, Ending, Tool},
};

impl Builders {
    /// Appends what the seat in turn may do.
    pub(crate) fn list_moves(&self, out: &mut Vec<Move>) {
        if self.ending != Ending::None {
            return;
        }
        let idle = self.idle_members();
        if let Some(purse) = self.purse_after(1) {
            out.extend(self.buildings.iter().flatten().map(|card| Move::Open { building: *card }));
            out.extend(self.workers.iter().flatten().map(|card| Move::Recruit { worker: *card }));
            if !self.turn.invested {
                self.list_investments(idle, purse, out);
            }
        }
        self.list_sends(idle, out);
        for (actions, _) in (1..=self.turn.actions).zip(self.numbers.takes) {
            out.push(Move::Take { actions });
        }
        if self.can_pay(self.numbers.free_slave_actions, 0) {
            let slaves = idle & Member::SLAVES & !self.freed;
            out.extend(Member::of_bits(slaves).map(|slave| Move::Free { slave }));
        }
        out.push(Move::End);
    }

    /// The members of the team in turn that are on no site, as bits.
    pub(crate) const fn idle_members(&self) -> u32 {
        self.mover().team & !self.crews.busy()
    }

    /// The sesterces left after so many actions, lacking ones bought (B1); `None` when they cannot be.
    fn purse_after(&self, actions: u8) -> Option<u16> {
        self.mover().coins.checked_sub(self.total_price(actions, 0))
    }

    /// The members of a table for whom it holds with the sides of their cards that count, as bits.
    const fn those_of(&self, table: BySide<u32>) -> u32 {
        table[0] & !self.freed | table[1] & self.freed
    }

    /// All members, in a team or not, whom so many sesterces send.
    fn affordable(&self, purse: u16) -> u32 {
        self.those_of(self.numbers.affordable.map(|side| side[within(purse)]))
    }

    /// All members who bring some of this resource.
    fn bringing(&self, resource: Resource) -> u32 {
        let place = resource.index();
        self.those_of(self.numbers.bringing.map(|side| side[place]))
            | self.students[place].map_or(0, Member::bit)
    }

    /// The members who may carry a tool and be educated: all workers and the freed slaves.
    const fn free_workers(&self) -> u32 {
        Member::WORKERS | Member::SLAVES & self.freed
    }

    fn list_investments(&self, idle: u32, purse: u16, out: &mut Vec<Move>) {
        let numbers = self.numbers;
        let pays = |price: u8| u16::from(price) <= purse;
        let mut buy = |card, student| out.push(Move::Invest { card, student });
        let slaves = self.slaves_in_line() & numbers.slaves_for[within(purse)];
        Member::of_bits(slaves).for_each(|slave| buy(Investment::Slave(slave), None));
        for resource in Resource::ALL {
            let place = resource.index();
            if self.tools[place] == Tool::InLine && pays(numbers.tool_prices[place]) {
                buy(Investment::Tool(resource), None);
            }
        }
        let students = idle & !self.educated & self.free_workers();
        for resource in Resource::ALL {
            let place = resource.index();
            if self.students[place].is_none() && pays(numbers.university_prices[place]) {
                // B10: it must change something.
                let able = self.those_of(numbers.masters.map(|side| side[place]));
                let school = Investment::University(resource);
                Member::of_bits(students & !able).for_each(|student| buy(school, Some(student)));
            }
        }
        if self.loans_in_line() > 0 && pays(self.investment_price(Investment::Loan)) {
            buy(Investment::Loan, None);
        }
    }

    /// Sends with every useful member (B4), each without and then with every tool.
    fn list_sends(&self, idle: u32, out: &mut Vec<Move>) {
        let Some(purse) = self.purse_after(self.numbers.send_actions(0)) else { return };
        let all = idle & self.affordable(purse);
        if all == 0 {
            return;
        }
        let bringing = Resource::ALL.map(|resource| all & self.bringing(resource));
        let tools = self.tools_at_hand();
        for building in self.plots.sites_of(self.to_move) {
            let missing = self.missing[building.index()];
            let able = match self.crews.sent(building) {
                0 => all,
                sent => self
                    .purse_after(self.numbers.send_actions(sent))
                    .map_or(0, |purse| all & self.affordable(purse)),
            };
            let mut useful = 0;
            for (resource, bringing) in Resource::ALL.into_iter().zip(bringing) {
                useful |= if missing.has(resource) { bringing & able } else { 0 };
            }
            let carriers = if tools == 0 { 0 } else { able & self.free_workers() };
            if carriers == 0 {
                let send = |worker| Move::Send { worker, building, tool: None };
                out.extend(Member::of_bits(useful).map(send));
            } else {
                self.list_equipped(building, missing, Crowd { useful, carriers, tools }, out);
            }
        }
    }

    /// Sends to a site where some may carry tools: what adds nothing alone may add something with a tool (B4).
    fn list_equipped(
        &self,
        building: Building,
        missing: Amounts,
        crowd: Crowd,
        out: &mut Vec<Move>,
    ) {
        let tools =
            || Resource::ALL.into_iter().filter(|tool| crowd.tools >> tool.index() & 1 == 1);
        let adds = |tool: Resource| self.numbers.tools[tool.index()].meets(missing);
        let equipped = if tools().any(adds) { crowd.carriers } else { 0 };
        for worker in Member::of_bits(crowd.useful | equipped) {
            let is_useful = crowd.useful & worker.bit() != 0;
            if is_useful {
                out.push(Move::Send { worker, building, tool: None });
            }
            if crowd.carriers & worker.bit() != 0 {
                for tool in tools().filter(|tool| is_useful || adds(*tool)) {
                    out.push(Move::Send { worker, building, tool: Some(tool) });
                }
            }
        }
    }

    /// The tools of the player in turn that nobody carries, as bits of their resources.
    fn tools_at_hand(&self) -> u8 {
        let ready = Tool::Ready(self.to_move);
        (0..4).fold(0, |tools, place| tools | u8::from(self.tools[place] == ready) << place)
    }
}

/// Who and what can go to one site, as bits.
#[derive(Clone, Copy)]
struct Crowd {
    /// Those who add something to what is missing (B4).
    useful: u32,
    /// Those who may carry a tool.
    carriers: u32,
    /// The tools at hand, by their resources.
    tools: u8,
}
