//! The rules that a move may break, in words for the player who made it.

use std::fmt;

use super::{
    cards::{Building, Investment, Member, rules},
    moves::Move,
    resources::{Resource, Resources},
};
use crate::board::{Refusal, Seat};

/// The rule that a move breaks, and what would be right. Every field is known to everybody (B14).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are named in the messages")]
pub enum IllegalMove {
    /// §3: the row is not what it was.
    #[error("{building} is not in the building row{}; the row has {row}", taken(.by.as_ref()))]
    BuildingNotInRow { building: Building, by: Option<Seat>, row: List },
    /// §3: the row is not what it was.
    #[error("{worker} is not in the worker row{}; the row has {row}", taken(.by.as_ref()))]
    WorkerNotInRow { worker: Member, by: Option<Seat>, row: List },
    /// B6
    #[error("you have made the investment of this turn already; a turn has one, whatever the kind")]
    AlreadyInvested,
    /// §3: gone is gone.
    #[error("{card} is not in the investment line any more{}; what is left there: {line}", taken(.by.as_ref()))]
    NotInLine { card: Investment, by: Option<Seat>, line: List },
    /// §3
    #[error("{university} educates somebody at once{}", whom(.remedy))]
    NobodyEducated { university: Investment, remedy: Remedy },
    /// §3
    #[error("{card} educates nobody; invest in it without naming {student}")]
    NothingTaught { card: Investment, student: Who },
    /// §3
    #[error("{member} is not in your team{}; {remedy}", owned(.by.as_ref()))]
    NotInTeam { member: Who, by: Option<Seat>, remedy: Remedy },
    /// §3
    #[error("{member} is at work on {building} until that is finished; {remedy}")]
    AtWork { member: Who, building: Building, remedy: Remedy },
    /// §3
    #[error("a prisoner cannot be educated; free {student} first; {remedy}")]
    PrisonerEducated { student: Who, remedy: Remedy },
    /// §3
    #[error("a machine cannot be educated; {remedy}")]
    MachineEducated { student: Who, remedy: Remedy },
    /// §3
    #[error("{student} is educated already, in {learnt}, and a card is educated once; {remedy}")]
    AlreadyEducated { student: Who, learnt: Resource, remedy: Remedy },
    /// B10
    #[error("{student} brings {amount} {resource} already, so this would change nothing; {remedy}")]
    NothingToLearn { student: Who, resource: Resource, amount: u8, remedy: Remedy },
    /// §3
    #[error("{building} is a site of {}; {}", .by.called(), sites(.own))]
    ForeignSite { building: Building, by: Seat, own: List },
    /// §3
    #[error("{building} is finished already, by {}; {}", .by.called(), sites(.own))]
    FinishedSite { building: Building, by: Seat, own: List },
    /// §3
    #[error("{building} is none of your sites: nobody has opened it; {}", sites(.own))]
    NotOpened { building: Building, own: List },
    /// B4
    #[error(
        "{worker} brings {brings}, and {building} still needs {missing}; whoever adds nothing would only be locked there"
    )]
    Useless { worker: Who, brings: Resources, building: Building, missing: Resources },
    /// §3
    #[error("a prisoner carries no tool; send {worker} without it, or free them first")]
    PrisonerWithTool { worker: Who },
    /// §3
    #[error("a machine carries no tool; send {worker} without it")]
    MachineWithTool { worker: Who },
    /// §3
    #[error("you do not own the {}{}; {}", Investment::Tool(*.tool), owned(.by.as_ref()), tools(.own))]
    NotYourTool { tool: Resource, by: Option<Seat>, own: List },
    /// §3
    #[error("your {} is with {carrier} on {building} until that is finished; {}", Investment::Tool(*.tool), tools(.own))]
    ToolAtWork { tool: Resource, carrier: Who, building: Building, own: List },
    /// B5
    #[error("one order takes sesterces for 1 to {} actions, not for {actions}", rules().take_sesterces.len())]
    NoSuchTake { actions: u8 },
    /// B16
    #[error("you have {} left and cannot take sesterces for {actions}; a bought action costs more than it gives", actions_text(.left))]
    TooFewActions { actions: u8, left: u8 },
    /// B8
    #[error("{member} is no prisoner, and only prisoners are freed; {remedy}")]
    NoPrisoner { member: Who, remedy: Remedy },
    /// B8
    #[error("{slave} was freed already; {remedy}")]
    FreedAlready { slave: Who, remedy: Remedy },
    /// B1, B3
    #[error("{bill}, and you hold {held}")]
    TooDear { bill: Bill, held: u16 },
    /// The game has ended.
    #[error("this game is over")]
    Over,
}

impl Refusal for IllegalMove {
    fn about(&self) -> Option<Seat> {
        match self {
            Self::BuildingNotInRow { by, .. }
            | Self::WorkerNotInRow { by, .. }
            | Self::NotInLine { by, .. }
            | Self::NotInTeam { by, .. }
            | Self::NotYourTool { by, .. } => *by,
            Self::ForeignSite { by, .. } | Self::FinishedSite { by, .. } => Some(*by),
            Self::AlreadyInvested
            | Self::NobodyEducated { .. }
            | Self::NothingTaught { .. }
            | Self::AtWork { .. }
            | Self::PrisonerEducated { .. }
            | Self::MachineEducated { .. }
            | Self::AlreadyEducated { .. }
            | Self::NothingToLearn { .. }
            | Self::NotOpened { .. }
            | Self::Useless { .. }
            | Self::PrisonerWithTool { .. }
            | Self::MachineWithTool { .. }
            | Self::ToolAtWork { .. }
            | Self::NoSuchTake { .. }
            | Self::TooFewActions { .. }
            | Self::NoPrisoner { .. }
            | Self::FreedAlready { .. }
            | Self::TooDear { .. }
            | Self::Over => None,
        }
    }
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

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.is_freed { "Freed prisoner" } else { self.card.name() };
        write!(f, "{name} ({})", self.produces)
    }
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

impl fmt::Display for Remedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Send(_, who) | Self::Educate(_, who) | Self::Free(who)) = self;
        let names = || who.iter().collect::<List>();
        match (self, who.is_empty()) {
            (Self::Send(to, _), false) => write!(f, "you can send {} to {to}", names()),
            (Self::Send(to, _), true) => write!(f, "nobody of your team can go to {to} now"),
            (Self::Educate(..), false) => write!(f, "you can educate {}", names()),
            (Self::Educate(..), true) => f.write_str("nobody of your team can learn this now"),
            (Self::Free(_), false) => write!(f, "you can free {}", names()),
            (Self::Free(_), true) => f.write_str("no prisoner of yours can be freed now"),
        }
    }
}

/// What an order would cost, B1 and B3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bill {
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

impl Bill {
    /// All sesterces together.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.for_actions + u16::from(self.price)
    }
}

impl fmt::Display for Bill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = self.who.map_or_else(|| "somebody".to_owned(), |who| who.to_string());
        match self.mv {
            Move::Open { building } => write!(f, "opening {building}")?,
            Move::Recruit { .. } => write!(f, "recruiting {who}")?,
            Move::Invest { card, .. } => write!(f, "{card}")?,
            Move::Send { building, .. } => write!(f, "sending {who} to {building}")?,
            Move::Free { .. } => write!(f, "freeing {who}")?,
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

fn taken(by: Option<&Seat>) -> String {
    by.map_or_else(String::new, |seat| format!(": {} took it", seat.called()))
}

fn owned(by: Option<&Seat>) -> String {
    by.map_or_else(String::new, |seat| format!(" but {}'s", seat.called()))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the derived message passes references")]
fn actions_text(actions: &u8) -> String {
    if *actions == 1 { "1 action".to_owned() } else { format!("{actions} actions") }
}

fn whom(remedy: &Remedy) -> String {
    match remedy {
        Remedy::Educate(_, who) if who.is_empty() => format!(", and {remedy}"),
        _ => format!(": say whom; {remedy}"),
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
