//! Moves, §3.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Building, Investment, Member},
    resources::Resource,
};

/// One decision of the seat in turn, §3. Actions that are lacking are bought with the order (B1).
///
/// In JSON it is a move record of the log without `player`. Tables are read back through it for ever: a field may be
/// added with a default, never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Move {
    /// Takes a building of the row into the own sites.
    Open { building: Building },
    /// Takes a worker of the row into the team.
    Recruit {
        /// The worker.
        worker: Member,
    },
    /// Takes a card of the investment line, B6.
    Invest {
        card: Investment,
        /// Who is educated: with a university, and only then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        student: Option<Member>,
    },
    /// Sends a member of the team to an own site.
    Send {
        /// Who goes.
        worker: Member,
        building: Building,
        /// The tool that goes along, if one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tool: Option<Resource>,
    },
    /// Turns actions into sesterces, B5.
    Take {
        /// How many: 1, 2 or 3.
        actions: u8,
    },
    /// Frees a slave that is not on a site, B8.
    Free {
        /// The slave.
        slave: Member,
    },
    /// Ends the turn; actions left are lost. In JSON not `end`, which is the last record of a log.
    #[serde(rename = "end_turn")]
    End,
}
