//! Why a move is good: what it changes at once, and what it prepares.

use super::Scene;
use crate::board::Strategy as _;
use crate::games::builders::rules::{
    amounts::Amounts,
    cards::{self, Building, Investment, Member},
    moves::Move,
    resources::{Resource, Resources},
    state::Builders,
    view::SeatView,
};

/// Why a move is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A prisoner is freed now instead of in the tally.
    SavesAtTheEnd {
        /// What freeing costs in the tally.
        sesterces: u8,
        /// What is lost without freeing.
        points: u8,
    },
    /// The turn has actions left, and none of them does any good.
    NothingToDo,
    /// One more action is not worth its price.
    NotWorth {
        /// The price.
        price: u8,
    },
    /// A site is opened.
    Opens {
        /// What is opened.
        building: Building,
        /// Who can build it.
        crew: Crew,
    },
    /// Somebody is hired.
    Brings(Load),
    /// A prisoner is hired.
    Prisoner {
        /// What the prisoner brings.
        load: Load,
        /// The points lost at the end, unless the prisoner is freed.
        penalty: u8,
    },
    /// A tool is bought.
    Tool {
        /// What it adds.
        tool: Resource,
        /// What it costs now, in sesterces: with the action, if that is bought.
        price: u8,
    },
    /// Somebody is educated.
    Education {
        student: Member,
        /// How many resources they brought.
        before: u8,
        /// How many they bring from then on.
        after: u8,
    },
    /// Somebody not named is educated.
    Teaches,
    /// A loan is taken.
    Loan,
    /// A building is finished.
    Finishes { building: Building },
    /// A site gets on.
    Contributes {
        /// How many resources it gets.
        brought: u8,
        /// How many it lacked.
        lacked: u8,
        /// What it still lacks.
        missing: Resources,
    },
    /// With these sesterces somebody can be sent in this turn.
    PaysSomebody {
        /// How many sesterces.
        coins: u8,
    },
    /// These sesterces pay workers later.
    PaysWorkers {
        /// How many sesterces.
        coins: u8,
    },
    /// These sesterces count in the tally.
    Counts {
        /// How many sesterces.
        coins: u8,
    },
}

/// Who can build what is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crew {
    /// The team.
    Team {
        /// How many of them it takes.
        sendings: u8,
    },
    /// The team with some help.
    WithHelp,
    /// Hardly the team.
    Others,
}

/// What a member brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// How many resources.
    pub resources: u8,
    /// What sending costs, in sesterces.
    pub price: u8,
    /// The own site that lacks most of them, and how many; `None` when no site lacks any.
    pub useful: Option<(Building, u8)>,
}

/// Why the seat of the view might make this legal move.
pub fn of(view: &SeatView, mv: Move) -> Reason {
    let world = Builders::from_public(&view.public);
    let scene = Scene::of(&world, &Builders::beliefs().policy);
    match mv {
        Move::Open { building } => Reason::Opens { building, crew: scene.crew_for(building) },
        Move::Recruit { worker } => {
            Reason::Brings(scene.load(world.produces(worker), world.price(worker)))
        }
        Move::Invest { card, student } => scene.why_invest(card, student),
        Move::Send { worker, building, tool } => scene.why_send(worker, building, tool),
        Move::Take { actions } => scene.why_take(actions),
        Move::Free { slave } => Reason::SavesAtTheEnd {
            sesterces: cards::rules().free_slave_final_cost,
            points: cards::slave_penalty(slave),
        },
        Move::End if world.turn.actions > 0 => Reason::NothingToDo,
        Move::End => Reason::NotWorth { price: cards::rules().extra_action_cost },
    }
}

impl Scene<'_> {
    fn crew_for(&self, building: Building) -> Crew {
        let need = self.game.numbers.needs[building.index()];
        match self.desk.outlay(need, 1, &self.outlook, 0) {
            Some(_) if self.team_can_do(need) => Crew::Team { sendings: self.sendings(need) },
            Some(_) => Crew::WithHelp,
            None => Crew::Others,
        }
    }

    /// Whether the team has all the resources, wherever its members are now.
    fn team_can_do(&self, need: Amounts) -> bool {
        self.desk.hands().iter().fold(need, |missing, hand| missing.less(hand.load)).is_none()
    }

    /// How many of the team it takes, the most useful one first.
    fn sendings(&self, need: Amounts) -> u8 {
        let (mut missing, mut count) = (need, 0);
        while !missing.is_none() && count < 9 {
            let hands = self.desk.hands().iter();
            let Some(best) = hands.max_by_key(|hand| missing.covered(hand.load)) else { break };
            missing = missing.less(best.load);
            count += 1;
        }
        count
    }

    fn load(&self, load: Amounts, price: u8) -> Load {
        let fits = self.desk.sites().iter().max_by_key(|site| site.missing.covered(load));
        let useful = fits.map(|site| (site.building, site.missing.covered(load)));
        Load { resources: load.sum(), price, useful: useful.filter(|(_, useful)| *useful > 0) }
    }

    fn why_invest(&self, card: Investment, student: Option<Member>) -> Reason {
        match (card, student) {
            (Investment::Slave(slave), _) => Reason::Prisoner {
                load: self.load(self.game.produces(slave), 0),
                penalty: cards::slave_penalty(slave),
            },
            (Investment::Tool(tool), _) => {
                let extra = cards::rules().extra_action_cost;
                let bought = if self.game.turn.actions == 0 { extra } else { 0 };
                Reason::Tool { tool, price: card.price() + bought }
            }
            (Investment::University(resource), Some(student)) => {
                let before = self.game.produces(student).sum();
                let after = before - self.game.produces(student).amount(resource)
                    + self.game.numbers.taught[resource.index()];
                Reason::Education { student, before, after }
            }
            (Investment::University(_), None) => Reason::Teaches,
            (Investment::Loan, _) => Reason::Loan,
        }
    }

    fn why_send(&self, worker: Member, building: Building, tool: Option<Resource>) -> Reason {
        let missing = self.game.missing[building.index()];
        let rest = missing.less(self.game.brings(worker, tool));
        if rest.is_none() {
            return Reason::Finishes { building };
        }
        Reason::Contributes {
            brought: missing.sum() - rest.sum(),
            lacked: missing.sum(),
            missing: rest.resources(),
        }
    }

    fn why_take(&self, actions: u8) -> Reason {
        let coins = self.game.numbers.takes[usize::from(actions) - 1];
        if actions < self.desk.actions && self.work_for(actions, coins).is_some() {
            Reason::PaysSomebody { coins }
        } else if self.outlook.is_last() {
            Reason::Counts { coins }
        } else {
            Reason::PaysWorkers { coins }
        }
    }
}
