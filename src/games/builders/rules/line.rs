//! The cards of the investment line, §3.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Member, WORKERS},
    facts::FACTS,
    resources::{Resource, Resources},
};

/// A card of the investment line, §3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Investment {
    /// This slave.
    Slave(Member),
    /// The tool that adds this resource.
    Tool(Resource),
    /// The university that teaches this resource.
    University(Resource),
    /// A loan.
    Loan,
}

impl Investment {
    /// All kinds of cards of the line: slaves, tools, universities, the loan.
    pub fn all() -> impl Iterator<Item = Self> {
        Member::slaves()
            .map(Self::Slave)
            .chain(Resource::ALL.map(Self::Tool))
            .chain(Resource::ALL.map(Self::University))
            .chain([Self::Loan])
    }

    /// The id in commands and logs.
    pub fn id(self) -> &'static str {
        match self {
            Self::Slave(slave) => slave.id(),
            Self::Tool(resource) => &FACTS.tools[resource.index()].id,
            Self::University(resource) => &FACTS.universities[resource.index()].id,
            Self::Loan => &FACTS.loan.id,
        }
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|card| card.id() == id)
    }

    /// What it costs, in sesterces; 0 for a loan.
    pub fn price(self) -> u8 {
        match self {
            Self::Slave(slave) => FACTS.slaves[slave.index() - WORKERS].purchase_cost,
            Self::Tool(resource) => FACTS.tools[resource.index()].purchase_cost,
            Self::University(resource) => FACTS.universities[resource.index()].purchase_cost,
            Self::Loan => 0,
        }
    }
}

impl TryFrom<String> for Investment {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        Self::from_id(&id).ok_or_else(|| format!("there is no investment {id:?}"))
    }
}

impl From<Investment> for &'static str {
    fn from(card: Investment) -> Self {
        card.id()
    }
}

/// The amount to which a university raises its resource, §3.
pub fn taught(university: Resource) -> u8 {
    FACTS.universities[university.index()].sets.of(university)
}

/// What a tool adds.
pub fn added(tool: Resource) -> Resources {
    FACTS.tools[tool.index()].adds
}

/// The points lost for a slave that is not freed at the end.
pub fn slave_penalty(slave: Member) -> u8 {
    FACTS.slaves[slave.index() - WORKERS].penalty_points
}

/// The numbers of a loan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loan {
    /// How many cards there are.
    pub cards: u8,
    /// The sesterces that it gives.
    pub gain: u8,
    /// The sesterces that repaying it costs at the end.
    pub repay: u8,
    /// The points lost for one that is not repaid.
    pub penalty: u8,
}

/// The numbers of a loan.
pub fn loan() -> Loan {
    let facts = &FACTS.loan;
    Loan {
        cards: facts.count,
        gain: facts.gain,
        repay: facts.repay_cost,
        penalty: facts.penalty_points,
    }
}
