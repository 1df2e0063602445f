//! The legal moves, listed, §3: in the order of rows, line, sites and cards, each once.

use super::{
    Builders, Move,
    amounts::Amounts,
    cards::{Investment, Member},
    resources::Resource,
    state::{Ending, Tool},
};

impl Builders {
    /// Appends what the seat in turn may do.
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        if self.ending != Ending::None {
            return;
        }
        let idle = self.idle_members();
        if self.can_pay(1, 0) {
            out.extend(self.buildings.iter().flatten().map(|card| Move::Open { building: *card }));
            out.extend(self.workers.iter().flatten().map(|card| Move::Recruit { worker: *card }));
            if !self.turn.invested {
                self.list_investments(idle, out);
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
    pub(super) const fn idle_members(&self) -> u32 {
        self.mover().team & !self.crews.busy()
    }

    fn list_investments(&self, idle: u32, out: &mut Vec<Move>) {
        let numbers = self.numbers;
        let mut buy = |card, student| out.push(Move::Invest { card, student });
        for slave in Member::of_bits(self.slaves_in_line()) {
            if self.can_pay(1, numbers.slave_prices[slave.index()]) {
                buy(Investment::Slave(slave), None);
            }
        }
        for resource in Resource::ALL {
            let place = resource.index();
            if self.tools[place] == Tool::InLine && self.can_pay(1, numbers.tool_prices[place]) {
                buy(Investment::Tool(resource), None);
            }
        }
        for resource in Resource::ALL {
            let place = resource.index();
            if self.students[place].is_none() && self.can_pay(1, numbers.university_prices[place]) {
                let students = Member::of_bits(idle & !self.educated);
                for student in students.filter(|student| self.may_learn(*student, resource)) {
                    buy(Investment::University(resource), Some(student));
                }
            }
        }
        if self.loans_in_line() > 0 && self.can_pay(1, self.investment_price(Investment::Loan)) {
            buy(Investment::Loan, None);
        }
    }

    /// Whether a university would change something for this member (B10), who is not educated yet.
    fn may_learn(&self, student: Member, resource: Resource) -> bool {
        let taught = self.numbers.taught[resource.index()];
        self.is_free_worker(student) && self.produces(student).amount(resource) != taught
    }

    /// Sends with every useful member (B4), each without and then with every tool.
    fn list_sends(&self, idle: u32, out: &mut Vec<Move>) {
        let crowd = self.crowd(idle);
        if crowd.all == 0 {
            return;
        }
        for building in self.plots.sites_of(self.to_move) {
            let missing = self.missing[building.index()];
            let able = match self.crews.sent(building) {
                0 => crowd.all,
                sent => self.payable(crowd.all, self.numbers.send_actions(sent)),
            };
            let useful = crowd.useful(missing) & able;
            let tools =
                Resource::ALL.into_iter().filter(|tool| crowd.tools >> tool.index() & 1 == 1);
            let adds = |tool: Resource| self.numbers.tools[tool.index()].meets(missing);
            let equipped = if tools.clone().any(adds) { crowd.carriers & able } else { 0 };
            for worker in Member::of_bits(useful | equipped) {
                let is_useful = useful & worker.bit() != 0;
                if is_useful {
                    out.push(Move::Send { worker, building, tool: None });
                }
                if crowd.tools == 0 || crowd.carriers & worker.bit() == 0 {
                    continue;
                }
                for tool in tools.clone().filter(|tool| is_useful || adds(*tool)) {
                    out.push(Move::Send { worker, building, tool: Some(tool) });
                }
            }
        }
    }

    /// The members whom the player in turn can send somewhere, and what they bring.
    fn crowd(&self, idle: u32) -> Crowd {
        let mut crowd =
            Crowd { all: self.payable(idle, self.numbers.send_actions(0)), ..Crowd::default() };
        for member in Member::of_bits(crowd.all) {
            let brings = self.produces(member);
            for (bringing, resource) in crowd.bringing.iter_mut().zip(Resource::ALL) {
                *bringing |= if brings.has(resource) { member.bit() } else { 0 };
            }
            crowd.carriers |= if self.is_free_worker(member) { member.bit() } else { 0 };
        }
        let ready = |place: &usize| self.tools[*place] == Tool::Ready(self.to_move);
        crowd.tools = (0..4).filter(ready).fold(0, |tools, place| tools | 1 << place);
        crowd
    }

    /// Those of these members whose price can be paid together with so many actions.
    fn payable(&self, members: u32, actions: u8) -> u32 {
        let for_actions = self.total_price(actions, 0);
        let Some(purse) = self.mover().coins.checked_sub(for_actions) else { return 0 };
        let affordable = |member: &Member| u16::from(self.price(*member)) <= purse;
        Member::of_bits(members).filter(affordable).fold(0, |set, member| set | member.bit())
    }
}

/// Members who can be sent, as bits: many sites look for them.
#[derive(Clone, Copy, Default)]
struct Crowd {
    all: u32,
    /// Those who bring some of each resource.
    bringing: [u32; 4],
    /// Those who may carry a tool.
    carriers: u32,
    /// The tools at hand, as bits of their resources.
    tools: u8,
}

impl Crowd {
    /// Those who add something to what is missing (B4).
    fn useful(&self, missing: Amounts) -> u32 {
        let of = |(bringing, resource): (&u32, Resource)| {
            if missing.has(resource) { *bringing } else { 0 }
        };
        self.bringing.iter().zip(Resource::ALL).map(of).fold(0, |useful, some| useful | some)
    }
}
