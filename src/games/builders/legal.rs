//! The legal moves, listed, §3: in the order of rows, line, sites and cards, each once.

use super::{
    Builders, Move,
    cards::{Building, Investment, Member},
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
        for (seat, building) in self.plots.sites() {
            if seat == self.to_move {
                self.list_sends(building, idle, out);
            }
        }
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
    fn list_sends(&self, building: Building, idle: u32, out: &mut Vec<Move>) {
        let actions = self.numbers.send_actions(self.crews.sent(building));
        if !self.can_pay(actions, 0) {
            return;
        }
        let missing = self.missing[building.index()];
        for worker in Member::of_bits(idle) {
            if !self.can_pay(actions, self.price(worker)) {
                continue;
            }
            let brings = self.produces(worker);
            let is_useful = brings.meets(missing);
            if is_useful {
                out.push(Move::Send { worker, building, tool: None });
            }
            if !self.is_free_worker(worker) {
                continue;
            }
            for (resource, tool) in Resource::ALL.into_iter().zip(self.tools) {
                let added = self.numbers.tools[resource.index()];
                if tool == Tool::Ready(self.to_move) && (is_useful || added.meets(missing)) {
                    out.push(Move::Send { worker, building, tool: Some(resource) });
                }
            }
        }
    }
}
