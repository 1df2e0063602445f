//! The rules that a move may break. People read of them in the words of `talk`.

use super::{
    cards::{Building, Investment, Member},
    moves::Move,
    resources::{Resource, Resources},
};
use crate::board::Seat;

/// The rule that a move breaks, and what would be right. Every field is known to everybody (B14).
///
/// Its `Display` is for logs and programmers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the fields are what the variants say, seen by the seat to move")]
pub enum IllegalMove {
    /// §3: the row is not what it was.
    BuildingNotInRow { building: Building, by: Option<Seat>, row: Vec<Building> },
    /// §3: the row is not what it was.
    WorkerNotInRow { worker: Member, by: Option<Seat>, row: Vec<Member> },
    /// B6
    AlreadyInvested,
    /// §3: gone is gone.
    NotInLine { card: Investment, by: Option<Seat>, line: Vec<Investment> },
    /// §3
    NobodyEducated { university: Investment, remedy: Remedy },
    /// §3
    NothingTaught { card: Investment, student: Who },
    /// §3
    NotInTeam { member: Who, by: Option<Seat>, remedy: Remedy },
    /// §3
    AtWork { member: Who, building: Building, remedy: Remedy },
    /// §3
    PrisonerEducated { student: Who, remedy: Remedy },
    /// §3
    MachineEducated { student: Who, remedy: Remedy },
    /// §3
    AlreadyEducated { student: Who, learnt: Resource, remedy: Remedy },
    /// B10
    NothingToLearn { student: Who, resource: Resource, amount: u8, remedy: Remedy },
    /// §3
    ForeignSite { building: Building, by: Seat, own: Vec<Building> },
    /// §3
    FinishedSite { building: Building, by: Seat, own: Vec<Building> },
    /// §3
    NotOpened { building: Building, own: Vec<Building> },
    /// B4
    Useless { worker: Who, brings: Resources, building: Building, missing: Resources },
    /// §3
    PrisonerWithTool { worker: Who },
    /// §3
    MachineWithTool { worker: Who },
    /// §3
    NotYourTool { tool: Resource, by: Option<Seat>, own: Vec<Resource> },
    /// §3
    ToolAtWork { tool: Resource, carrier: Who, building: Building, own: Vec<Resource> },
    /// B5
    NoSuchTake { actions: u8 },
    /// B16
    TooFewActions { actions: u8, left: u8 },
    /// B8
    NoPrisoner { member: Who, remedy: Remedy },
    /// B8
    FreedAlready { slave: Who, remedy: Remedy },
    /// B1, B3
    TooDear { cost: Cost, held: u16 },
    /// The game has ended.
    Over,
}

/// A member as it is now: freed, educated. A card alone shows what is printed on its front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Who {
    /// Its card.
    pub card: Member,
    /// Whether it is a freed slave.
    pub is_freed: bool,
    /// What it brings.
    pub produces: Resources,
}

/// With whom the order would be legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Who can be sent to this site.
    Send(Building, Vec<Who>),
    /// Who can be educated in this resource.
    Educate(Resource, Vec<Who>),
    /// Who can be freed.
    Free(Vec<Who>),
}

/// What an order would cost, B1 and B3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The order.
    pub mv: Move,
    /// Whom it is about, if it is about somebody.
    pub who: Option<Who>,
    /// The actions that it needs.
    pub actions: u8,
    /// Those that would have to be bought.
    pub lacking: u8,
    /// The sesterces for these.
    pub for_actions: u16,
    /// The sesterces for the card.
    pub price: u8,
}

impl Cost {
    /// All sesterces together.
    pub fn total(&self) -> u16 {
        self.for_actions + u16::from(self.price)
    }
}
