//! Whether a move is legal, rule by rule, and what would be right instead, §3.
//!
//! Written apart from `legal.rs`, which lists what is allowed; a law tests that both agree. Only the advice that a refusal
//! gives is read from that list.

use super::{
    cards::{Building, Investment, Member, MemberKind},
    illegal::{Cost, IllegalMove, Remedy, Who},
    moves::Move,
    resources::Resource,
    state::{Builders, Ending, Tool},
};
use crate::board::Seat;

type Verdict = Result<(), IllegalMove>;

/// Breaks off with this error unless the condition holds.
fn must(condition: bool, otherwise: impl FnOnce() -> IllegalMove) -> Verdict {
    if condition { Ok(()) } else { Err(otherwise()) }
}

impl Builders {
    /// Whether the seat in turn may make this move.
    pub(crate) fn verdict(&self, mv: Move) -> Verdict {
        must(self.ending == Ending::None, || IllegalMove::Over)?;
        match mv {
            Move::Open { building } => {
                let by = || self.plots.builder(building).or_else(|| self.plots.finisher(building));
                must(self.buildings.contains(&Some(building)), || {
                    let row = self.buildings.iter().flatten().copied().collect();
                    IllegalMove::BuildingNotInRow { building, by: by(), row }
                })?;
                self.check_cost(mv, 1, 0)
            }
            Move::Recruit { worker } => {
                must(self.workers.contains(&Some(worker)), || {
                    let row = self.workers.iter().flatten().copied().collect();
                    IllegalMove::WorkerNotInRow { worker, by: self.owner(worker), row }
                })?;
                self.check_cost(mv, 1, 0)
            }
            Move::Invest { card, student } => self.check_invest(card, student),
            Move::Send { worker, building, tool } => self.check_send(worker, building, tool),
            Move::Take { actions } => self.check_take(actions),
            Move::Free { slave } => {
                let remedy = || self.who_can_be_freed();
                must(slave.kind() == MemberKind::Slave, || IllegalMove::NoPrisoner {
                    member: self.who(slave),
                    remedy: remedy(),
                })?;
                self.check_idle(slave, remedy)?;
                must(self.freed & slave.bit() == 0, || IllegalMove::FreedAlready {
                    slave: self.who(slave),
                    remedy: remedy(),
                })?;
                self.check_cost(mv, self.numbers.free_slave_actions, 0)
            }
            Move::End => Ok(()),
        }
    }

    /// Whether the seat in turn can pay for actions that it lacks and the price together (B1, B3).
    fn check_cost(&self, mv: Move, actions: u8, price: u8) -> Verdict {
        let lacking = self.lacking(actions);
        let for_actions = self.numbers.action_price * u16::from(lacking);
        let who = match mv {
            Move::Recruit { worker } | Move::Send { worker, .. } => Some(self.who(worker)),
            Move::Free { slave } => Some(self.who(slave)),
            Move::Open { .. } | Move::Invest { .. } | Move::Take { .. } | Move::End => None,
        };
        let cost = Cost { mv, who, actions, lacking, for_actions, price };
        let held = self.mover().coins;
        must(cost.total() <= held, || IllegalMove::TooDear { cost, held })
    }

    fn check_invest(&self, card: Investment, student: Option<Member>) -> Verdict {
        must(!self.turn.invested, || IllegalMove::AlreadyInvested)?;
        must(self.is_in_line(card), || IllegalMove::NotInLine {
            card,
            by: self.investor(card),
            line: Investment::all().filter(|other| self.is_in_line(*other)).collect(),
        })?;
        let for_nobody = Move::Invest { card, student: None };
        match (card, student) {
            // Sesterces come first: without them it does not matter who learns.
            (Investment::University(resource), student) => {
                self.check_cost(for_nobody, 1, card.price())?;
                match student {
                    Some(student) => self.check_student(resource, student),
                    None => Err(IllegalMove::NobodyEducated {
                        university: card,
                        remedy: self.who_can_learn(resource),
                    }),
                }
            }
            (Investment::Slave(_) | Investment::Tool(_) | Investment::Loan, Some(student)) => {
                Err(IllegalMove::NothingTaught { card, student: self.who(student) })
            }
            (Investment::Slave(_) | Investment::Tool(_) | Investment::Loan, None) => {
                self.check_cost(for_nobody, 1, card.price())
            }
        }
    }

    /// Whether the line still has this card; when a kind is gone, it is gone for the game (§3).
    fn is_in_line(&self, card: Investment) -> bool {
        match card {
            Investment::Slave(slave) => self.owner(slave).is_none(),
            Investment::Tool(resource) => self.tools[resource.index()] == Tool::InLine,
            Investment::University(resource) => self.students[resource.index()].is_none(),
            Investment::Loan => self.loans_in_line() > 0,
        }
    }

    /// Who has this card of the line, if one player does.
    fn investor(&self, card: Investment) -> Option<Seat> {
        match card {
            Investment::Slave(slave) => self.owner(slave),
            Investment::Tool(resource) => self.tool_owner(resource),
            Investment::University(resource) => self.owner(self.students[resource.index()]?),
            Investment::Loan => None,
        }
    }

    fn tool_owner(&self, tool: Resource) -> Option<Seat> {
        match self.tools[tool.index()] {
            Tool::InLine => None,
            Tool::Ready(seat) => Some(seat),
            Tool::Carried(member) => self.owner(member),
        }
    }

    fn check_student(&self, resource: Resource, student: Member) -> Verdict {
        let remedy = || self.who_can_learn(resource);
        self.check_idle(student, remedy)?;
        let who = self.who(student);
        must(self.is_free_worker(student), || match student.kind() {
            MemberKind::Machine => IllegalMove::MachineEducated { student: who, remedy: remedy() },
            MemberKind::Slave | MemberKind::Worker => {
                IllegalMove::PrisonerEducated { student: who, remedy: remedy() }
            }
        })?;
        if let Some(learnt) = self.learnt(student) {
            return Err(IllegalMove::AlreadyEducated { student: who, learnt, remedy: remedy() });
        }
        let amount = self.produces(student).amount(resource);
        must(amount != self.numbers.taught[resource.index()], || IllegalMove::NothingToLearn {
            student: who,
            resource,
            amount,
            remedy: remedy(),
        })
    }

    fn learnt(&self, student: Member) -> Option<Resource> {
        let schools = Resource::ALL.into_iter();
        schools
            .zip(self.students)
            .find(|(_, other)| *other == Some(student))
            .map(|(school, _)| school)
    }

    /// A member as it is now, for a message.
    fn who(&self, card: Member) -> Who {
        let is_freed = self.freed & card.bit() != 0;
        Who { card, is_freed, produces: self.produces(card).resources() }
    }

    /// Those of the legal moves, each once, for a message.
    fn those(&self, of: impl Fn(&Move) -> Option<Member>) -> Vec<Who> {
        let mut legal = Vec::new();
        self.list_moves(&mut legal);
        let mut found: Vec<Member> = legal.iter().filter_map(of).collect();
        found.dedup();
        found.into_iter().map(|card| self.who(card)).collect()
    }

    fn who_can_go(&self, to: Building) -> Remedy {
        let sent = |mv: &Move| match mv {
            Move::Send { worker, building, .. } if *building == to => Some(*worker),
            _ => None,
        };
        Remedy::Send(to, self.those(sent))
    }

    fn who_can_learn(&self, resource: Resource) -> Remedy {
        let taught = |mv: &Move| match mv {
            Move::Invest { card, student } if *card == Investment::University(resource) => *student,
            _ => None,
        };
        Remedy::Educate(resource, self.those(taught))
    }

    fn who_can_be_freed(&self) -> Remedy {
        let freed = |mv: &Move| match mv {
            Move::Free { slave } => Some(*slave),
            _ => None,
        };
        Remedy::Free(self.those(freed))
    }

    /// Whether a member is in the team in turn and on no site; `remedy` names those with whom the order would be legal.
    fn check_idle(&self, member: Member, remedy: impl Fn() -> Remedy) -> Verdict {
        let who = self.who(member);
        must(self.mover().team & member.bit() != 0, || IllegalMove::NotInTeam {
            member: who,
            by: self.owner(member),
            remedy: remedy(),
        })?;
        self.crews.site(member).map_or(Ok(()), |building| {
            Err(IllegalMove::AtWork { member: who, building, remedy: remedy() })
        })
    }

    fn check_send(&self, worker: Member, building: Building, tool: Option<Resource>) -> Verdict {
        self.check_site(building)?;
        self.check_idle(worker, || self.who_can_go(building))?;
        if let Some(tool) = tool {
            self.check_tool(worker, tool)?;
        }
        let missing = self.missing[building.index()];
        let brings = self.brings(worker, tool);
        must(brings.meets(missing), || IllegalMove::Useless {
            worker: self.who(worker),
            brings: brings.resources(),
            building,
            missing: missing.resources(),
        })?;
        let actions = self.numbers.send_actions(self.crews.sent(building));
        self.check_cost(Move::Send { worker, building, tool }, actions, self.price(worker))
    }

    fn check_site(&self, building: Building) -> Verdict {
        let own = || self.plots.sites_of(self.to_move).collect();
        if let Some(by) = self.plots.finisher(building) {
            return Err(IllegalMove::FinishedSite { building, by, own: own() });
        }
        match self.plots.builder(building) {
            Some(by) if by == self.to_move => Ok(()),
            Some(by) => Err(IllegalMove::ForeignSite { building, by, own: own() }),
            None => Err(IllegalMove::NotOpened { building, own: own() }),
        }
    }

    fn check_tool(&self, worker: Member, tool: Resource) -> Verdict {
        let who = self.who(worker);
        must(self.is_free_worker(worker), || match worker.kind() {
            MemberKind::Machine => IllegalMove::MachineWithTool { worker: who },
            MemberKind::Slave | MemberKind::Worker => IllegalMove::PrisonerWithTool { worker: who },
        })?;
        let own = || {
            let ready = Tool::Ready(self.to_move);
            let at_hand = Resource::ALL.into_iter().zip(self.tools);
            at_hand.filter(|(_, at)| *at == ready).map(|(tool, _)| tool).collect()
        };
        let owner = self.tool_owner(tool);
        must(owner == Some(self.to_move), || IllegalMove::NotYourTool {
            tool,
            by: owner,
            own: own(),
        })?;
        match self.tools[tool.index()] {
            Tool::InLine | Tool::Ready(_) => Ok(()),
            Tool::Carried(carrier) => {
                let building = self.crews.site(carrier).expect("who carries a tool is on a site");
                let carrier = self.who(carrier);
                Err(IllegalMove::ToolAtWork { tool, carrier, building, own: own() })
            }
        }
    }

    /// An order is for 1, 2 or 3 actions (B5), and none of them is bought for it: that would always lose sesterces (B16).
    fn check_take(&self, actions: u8) -> Verdict {
        let known = (1..=self.numbers.takes.len()).contains(&usize::from(actions));
        must(known, || IllegalMove::NoSuchTake { actions })?;
        let left = self.turn.actions;
        must(actions <= left, || IllegalMove::TooFewActions { actions, left })
    }
}
