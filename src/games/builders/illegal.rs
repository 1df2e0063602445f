//! The rules that a move may break, in words for the player who made it.

use std::fmt;

use super::{
    Move,
    cards::{Building, Investment, Member, rules},
    resources::{Resource, Resources},
};
use crate::games::Seat;

/// The rule that a move breaks, and what would be right. Every field is known to everybody (B14).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are named in the messages")]
pub enum IllegalMove {
    /// §3: the row is not what it was.
    #[error("{building} is not in the building row{}; there you can open {row}", taken(.by.as_ref()))]
    BuildingNotInRow { building: Building, by: Option<Seat>, row: List },
    /// §3: the row is not what it was.
    #[error("{worker} is not in the worker row{}; there you can recruit {row}", taken(.by.as_ref()))]
    WorkerNotInRow { worker: Member, by: Option<Seat>, row: List },
    /// B6
    #[error(
        "you have made the investment of this turn already; a turn has one, whatever the kind (B6)"
    )]
    AlreadyInvested,
    /// §3: gone is gone.
    #[error("{card} is not in the investment line any more{}; what is left there: {line}", taken(.by.as_ref()))]
    NotInLine { card: Investment, by: Option<Seat>, line: List },
    /// §3
    #[error("{university} educates somebody at once: say whom; {}", teachable(.students))]
    NobodyEducated { university: Investment, students: List },
    /// §3
    #[error("{card} educates nobody; invest in it without naming {student}")]
    NothingTaught { card: Investment, student: Member },
    /// §3
    #[error("{member} is not in your team{}; {}", owned(.by.as_ref()), sendable(.available))]
    NotInTeam { member: Member, by: Option<Seat>, available: List },
    /// §3
    #[error("{member} is at work on {building} until that is finished; {}", sendable(.available))]
    AtWork { member: Member, building: Building, available: List },
    /// §3
    #[error("a prisoner cannot be educated; free {student} first; {}", teachable(.students))]
    PrisonerEducated { student: Member, students: List },
    /// §3
    #[error("a machine cannot be educated; {}", teachable(.students))]
    MachineEducated { student: Member, students: List },
    /// §3
    #[error(
        "{student} is educated already, in {learnt}, and a card is educated once; {}", teachable(.students)
    )]
    AlreadyEducated { student: Member, learnt: Resource, students: List },
    /// B10
    #[error(
        "{student} brings {amount} {resource} already, so this would change nothing (B10); {}", teachable(.students)
    )]
    NothingToLearn { student: Member, resource: Resource, amount: u8, students: List },
    /// §3
    #[error("{building} is a site of player {}; {}", number(.by), sites(.own))]
    ForeignSite { building: Building, by: Seat, own: List },
    /// §3
    #[error("{building} is finished already, by player {}; {}", number(.by), sites(.own))]
    FinishedSite { building: Building, by: Seat, own: List },
    /// §3
    #[error("{building} is none of your sites: nobody has opened it; {}", sites(.own))]
    NotOpened { building: Building, own: List },
    /// B4
    #[error(
        "{worker} brings {brings}, and {building} still needs {missing}; whoever adds nothing would only be locked there (B4)"
    )]
    Useless { worker: Member, brings: Resources, building: Building, missing: Resources },
    /// §3
    #[error("a prisoner carries no tool; send {worker} without it, or free them first")]
    PrisonerWithTool { worker: Member },
    /// §3
    #[error("a machine carries no tool; send {worker} without it")]
    MachineWithTool { worker: Member },
    /// §3
    #[error("you do not own the {}{}; {}", Investment::Tool(*.tool), owned(.by.as_ref()), tools(.own))]
    NotYourTool { tool: Resource, by: Option<Seat>, own: List },
    /// §3
    #[error("your {} is with {carrier} on {building} until that is finished; {}", Investment::Tool(*.tool), tools(.own))]
    ToolAtWork { tool: Resource, carrier: Member, building: Building, own: List },
    /// B5
    #[error("one order takes sesterces for 1 to {} actions, not for {actions} (B5)", rules().take_sesterces.len())]
    NoSuchTake { actions: u8 },
    /// §3
    #[error("you have {} left and cannot take sesterces for {actions}; a bought action costs more than it gives", actions_text(.left))]
    TooFewActions { actions: u8, left: u8 },
    /// B8
    #[error("{member} is no prisoner; only prisoners are freed")]
    NoPrisoner { member: Member },
    /// B8
    #[error("{slave} was freed already")]
    FreedAlready { slave: Member },
    /// B1, B3
    #[error("{bill}, and you hold {held}")]
    TooDear { bill: Bill, held: u16 },
    /// The game has ended.
    #[error("this game is over")]
    Over,
}

/// What an order would cost, B1 and B3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bill {
    /// The order.
    pub mv: Move,
    /// The actions that it needs.
    pub actions: u8,
    /// Those that would have to be bought.
    pub lacking: u8,
    /// The sesterces for these.
    pub for_actions: u16,
    /// The sesterces for the card.
    pub price: u8,
}

impl Bill {
    /// All sesterces together.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.for_actions + u16::from(self.price)
    }
}

impl fmt::Display for Bill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mv {
            Move::Open { building } => write!(f, "opening {building}")?,
            Move::Recruit { worker } => write!(f, "recruiting {worker}")?,
            Move::Invest { card, .. } => write!(f, "{card}")?,
            Move::Send { worker, building, .. } => write!(f, "sending {worker} to {building}")?,
            Move::Free { slave } => write!(f, "freeing {slave}")?,
            Move::Take { .. } | Move::End => f.write_str("this")?,
        }
        write!(f, " costs {} sesterces", self.total())?;
        match (self.lacking, self.price) {
            (0, _) => Ok(()),
            (lacking, 0) => write!(f, ": {} must be bought", actions_text(&lacking)),
            (lacking, price) => {
                let bought = self.for_actions;
                write!(f, ": {price} and {bought} for {} to be bought", actions_text(&lacking))
            }
        }
    }
}

/// Cards to choose from, for a message: "House, Market", or "nothing".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List(pub Vec<String>);

impl<T: fmt::Display> FromIterator<T> for List {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        Self(cards.into_iter().map(|card| card.to_string()).collect())
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("nothing") } else { f.write_str(&self.0.join(", ")) }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the derived message passes references")]
fn number(seat: &Seat) -> u8 {
    u8::from(*seat) + 1
}

fn taken(by: Option<&Seat>) -> String {
    by.map_or_else(String::new, |seat| format!(": player {} took it", number(seat)))
}

fn owned(by: Option<&Seat>) -> String {
    by.map_or_else(String::new, |seat| format!(" but player {}'s", number(seat)))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the derived message passes references")]
fn actions_text(actions: &u8) -> String {
    if *actions == 1 { "1 action".to_owned() } else { format!("{actions} actions") }
}

fn teachable(students: &List) -> String {
    if students.0.is_empty() {
        "nobody of your team can learn this now".to_owned()
    } else {
        format!("you can educate {students}")
    }
}

fn sendable(available: &List) -> String {
    if available.0.is_empty() {
        "nobody of your team can be sent now".to_owned()
    } else {
        format!("you can send {available}")
    }
}

fn sites(own: &List) -> String {
    if own.0.is_empty() {
        "you have no open site; open a building of the row first".to_owned()
    } else {
        format!("your sites are {own}")
    }
}

fn tools(own: &List) -> String {
    if own.0.is_empty() {
        "you have no tool at hand".to_owned()
    } else {
        format!("at hand you have {own}")
    }
}
