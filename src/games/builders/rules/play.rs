//! What a move changes, §3 and §4.

use super::{
    amounts::Amounts,
    cards::{Building, Investment, Member},
    moves::Move,
    resources::Resource,
    state::{Builders, Ending, IDLE_ROUNDS, ROUND_LIMIT, Tool, TurnState},
};
use crate::board::Seat;

impl Builders {
    /// Plays a move that `check` accepts.
    pub(crate) fn apply(&mut self, mv: Move) {
        match mv {
            Move::Open { building } => self.open(building),
            Move::Recruit { worker } => self.recruit(worker),
            Move::Invest { card, student } => self.invest(card, student),
            Move::Send { worker, building, tool } => self.send(worker, building, tool),
            Move::Take { actions } => self.take(actions),
            Move::Free { slave } => {
                self.pay(self.numbers.free_slave_actions, 0);
                self.freed |= slave.bit();
            }
            Move::End => self.end_turn(),
        }
    }

    /// Actions, bought as far as they are lacking (B1), and sesterces; whoever pays does something (B13).
    fn pay(&mut self, actions: u8, price: u8) {
        self.is_round_idle = false;
        let lacking = self.lacking(actions);
        let total = self.total_price(actions, price);
        self.mover_mut().coins -= total;
        self.turn.actions -= actions - lacking;
        self.turn.bought = self.turn.bought.saturating_add(lacking);
    }

    fn open(&mut self, building: Building) {
        self.pay(1, 0);
        let refill = self.plots.draw();
        if let Some(place) = self.buildings.iter_mut().find(|place| **place == Some(building)) {
            *place = refill;
        }
        self.plots.open(self.to_move, building);
        self.missing[building.index()] = self.numbers.needs[building.index()];
        self.last = Some((self.to_move, building));
    }

    fn recruit(&mut self, worker: Member) {
        self.pay(1, 0);
        let refill = self.crews.draw();
        if let Some(place) = self.workers.iter_mut().find(|place| **place == Some(worker)) {
            *place = refill;
        }
        self.mover_mut().team |= worker.bit();
    }

    fn invest(&mut self, card: Investment, student: Option<Member>) {
        self.pay(1, self.investment_price(card));
        self.turn.invested = true;
        match card {
            Investment::Slave(slave) => self.mover_mut().team |= slave.bit(),
            Investment::Tool(resource) => {
                self.tools[resource.index()] = Tool::Ready(self.to_move);
            }
            Investment::University(resource) => {
                self.students[resource.index()] = student;
                self.educated |= student.map_or(0, Member::bit);
            }
            Investment::Loan => {
                let gain = u16::from(self.numbers.loan.gain);
                let player = self.mover_mut();
                player.loans += 1;
                player.coins += gain;
            }
        }
    }

    /// What a card of the line costs, in sesterces.
    pub(crate) const fn investment_price(&self, card: Investment) -> u8 {
        match card {
            Investment::Slave(slave) => self.numbers.slave_prices[slave.index()],
            Investment::Tool(resource) => self.numbers.tool_prices[resource.index()],
            Investment::University(resource) => self.numbers.university_prices[resource.index()],
            Investment::Loan => 0,
        }
    }

    /// Pays the price in full (B3) and locks the worker; a site that lacks nothing more is finished.
    fn send(&mut self, worker: Member, building: Building, tool: Option<Resource>) {
        self.pay(self.numbers.send_actions(self.crews.sent(building)), self.price(worker));
        let brings = self.brings(worker, tool);
        if let Some(tool) = tool {
            self.tools[tool.index()] = Tool::Carried(worker);
        }
        self.crews.send(worker, building);
        self.last = Some((self.to_move, building));
        let missing = &mut self.missing[building.index()];
        *missing = missing.less(brings);
        if missing.is_none() {
            self.finish(building);
        }
    }

    /// What a member brings with this tool.
    pub(crate) fn brings(&self, worker: Member, tool: Option<Resource>) -> Amounts {
        let own = self.produces(worker);
        tool.map_or(own, |tool| own.and(self.numbers.tools[tool.index()]))
    }

    /// §3: sesterces and points, crew and tools come back, and a machine joins the team.
    fn finish(&mut self, building: Building) {
        let seat = self.to_move;
        let crew = self.crews.release(building);
        for tool in &mut self.tools {
            if matches!(tool, Tool::Carried(member) if crew & member.bit() != 0) {
                *tool = Tool::Ready(seat);
            }
        }
        self.plots.finish(seat, building);
        let place = building.index();
        let (sesterces, points) = (self.numbers.sesterces[place], self.numbers.points[place]);
        let player = self.mover_mut();
        player.coins += u16::from(sesterces);
        player.points += points;
        player.team |= building.machine().map_or(0, Member::bit);
    }

    /// One order pays by itself (B5).
    fn take(&mut self, actions: u8) {
        self.turn.actions -= actions;
        let coins = self.numbers.takes[usize::from(actions) - 1];
        self.mover_mut().coins += u16::from(coins);
    }

    /// Who has the next turn, §2; nobody if the game ends with this one, §4.
    pub(crate) fn comes_next(&self) -> Option<Seat> {
        let next = self.to_move.left(self.seats);
        let is_last = self.last_round.is_some() || self.round == ROUND_LIMIT;
        (next != self.opener || !is_last).then_some(next)
    }

    fn end_turn(&mut self) {
        if self.last_round.is_none() && self.mover().points >= self.numbers.end_points {
            self.last_round = Some(self.to_move);
        }
        self.crews.begin_turn();
        self.turn = TurnState { actions: self.numbers.free_actions, bought: 0, invested: false };
        self.to_move = self.to_move.left(self.seats);
        if self.to_move == self.opener {
            self.end_round();
        }
    }

    /// All have had equally many turns: the game may end, §4 and B13.
    fn end_round(&mut self) {
        self.idle_rounds = if self.is_round_idle { self.idle_rounds + 1 } else { 0 };
        if self.last_round.is_some() {
            self.ending = Ending::Points;
        } else if self.idle_rounds == IDLE_ROUNDS || self.round == ROUND_LIMIT {
            self.ending = Ending::Stalled;
        } else {
            self.round += 1;
            self.is_round_idle = true;
        }
    }
}
