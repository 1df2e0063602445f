//! What a viewer may know: everything but the order of the two decks (B14).

use serde::Serialize;

use super::{
    cards::{Building, Member},
    moves::Move,
    options::Options,
    resources::{Resource, Resources},
};
use crate::board::{RulesVersion, Seat, SeatSet, score_pad};

/// All that a spectator may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PublicView {
    /// What the table agreed on.
    pub options: Options,
    /// The version of rules and cards.
    #[serde(skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// The round, from 1.
    pub round: u8,
    /// Who is in turn; `None` when the game is over.
    pub to_move: Option<Seat>,
    /// Who began; each round begins with this seat.
    pub first_player: Seat,
    /// Who reached the points that end the game with this round, if somebody has (§4).
    pub last_round: Option<Seat>,
    /// How many rounds in a row everybody only took coins or passed (B13).
    pub idle_rounds: u8,
    /// Whether everybody only took coins or passed in this round so far.
    pub is_round_idle: bool,
    /// The building row; a place whose deck was empty is `None` (B11).
    pub buildings: Vec<Option<Building>>,
    /// The worker row, likewise.
    pub workers: Vec<Option<Member>>,
    /// How many cards the deck of buildings has.
    pub building_deck: u8,
    /// How many cards the deck of workers has.
    pub worker_deck: u8,
    /// What the investment line still has.
    pub line: LineView,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// What the seat in turn has done and may do; `None` when the game is over.
    pub turn: Option<TurnView>,
    /// The site that was opened, worked on or finished last, and whose it is.
    pub last: Option<(Seat, Building)>,
    /// The winners; `None` until the game is over.
    pub winners: Option<SeatSet>,
    /// Whether the game ended because nothing happened any more (B13).
    pub is_stalled: bool,
}

/// The investment line, §3.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineView {
    pub slaves: Vec<Member>,
    /// The tools.
    pub tools: Vec<Resource>,
    /// The universities.
    pub universities: Vec<Resource>,
    /// How many loans.
    pub loans: u8,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub coins: u16,
    /// Points of finished buildings and machines.
    pub points: u8,
    /// The team, in the order of the cards: workers, slaves, machines.
    pub team: Vec<MemberView>,
    /// The tools owned.
    pub tools: Vec<ToolView>,
    /// Loans not repaid.
    pub loans: u8,
    /// The open sites, in the order in which they were opened.
    pub sites: Vec<SiteView>,
    /// What is finished, in that order.
    pub finished: Vec<Building>,
    /// The score as if the game ended now, with the best payments (B9).
    pub score: Score,
}

/// A member of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MemberView {
    pub member: Member,
    /// Whether it is a slave that was freed.
    pub is_freed: bool,
    /// What it brings now, education included, the tool not.
    pub produces: Resources,
    /// What sending it costs now, in sesterces.
    pub price: u8,
    /// The university that educated it.
    pub educated: Option<Resource>,
    /// The site where it is locked; `None` when it is available.
    pub at: Option<Building>,
    /// The tool that it carries there.
    pub tool: Option<Resource>,
}

/// A tool of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ToolView {
    /// What it adds.
    pub tool: Resource,
    /// Who carries it on a site; `None` when it is available.
    pub carried_by: Option<Member>,
}

/// An open site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SiteView {
    /// What is built.
    pub building: Building,
    /// What is still missing of its need; the rest is there.
    pub missing: Resources,
    /// Who works on it, in the order of sending.
    pub crew: Vec<Member>,
    /// How many actions the next member sent to it in this turn costs; 1 unless some were sent in this turn (B2).
    pub next_cost: u8,
}

/// What the seat in turn has done and may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// Actions left, without those that could be bought.
    pub actions: u8,
    /// Actions bought so far.
    pub bought: u8,
    /// Whether the investment of the turn is made (B6).
    pub invested: bool,
}

score_pad! {
    /// A score in tenths of a point, §4.
    Score: 6 {
        /// Finished buildings.
        buildings,
        /// Finished machines.
        machines,
        /// Prisoners that were not freed: 0 or less.
        prisoners,
        /// Loans that were not repaid: 0 or less.
        loans,
        /// The sesterces left after the final payments.
        sesterces,
        total,
    }
}

/// All that one seat knows: what everybody knows, and what it may do.
pub type SeatView = crate::board::SeatView<PublicView, Move, ()>;

impl PlayerView {
    /// The member of the team with this card.
    pub fn member(&self, member: Member) -> Option<&MemberView> {
        self.team.iter().find(|view| view.member == member)
    }

    /// The open site of this building.
    pub fn site(&self, building: Building) -> Option<&SiteView> {
        self.sites.iter().find(|site| site.building == building)
    }
}

impl MemberView {
    /// Whether it can be sent: it is on no site.
    pub const fn is_available(&self) -> bool {
        self.at.is_none()
    }
}

impl SeatView {
    /// What the seat itself has.
    pub fn own(&self) -> &PlayerView {
        &self.public.players[self.seat.index()]
    }
}
