//! What is new in a picture: the difference between two public views. Visual language §6: last move and what is new.

use crate::board::Seat;
use crate::games::builders::rules::view::{MemberView, PlayerView, PublicView};
use crate::games::builders::rules::{
    cards::{Building, Member},
    resources::Resource,
};

/// What has changed between an earlier view of a table and a later one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// By seat.
    players: Vec<Fresh>,
    /// The buildings that came into the row.
    buildings: Vec<Building>,
    /// The workers that came into the row.
    workers: Vec<Member>,
    /// What left the investment line.
    gone: Gone,
    /// Whether the picture ends the round before that of the later view.
    pub closes: bool,
}

/// What has changed for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fresh {
    /// The counts in their fixed order: by how much each has grown.
    pub counts: [i32; 4],
    /// The sites that are new or on which work was done.
    pub sites: Vec<Building>,
    /// What was finished.
    pub finished: Vec<Building>,
    /// Who joined, was sent, came back, was educated or freed.
    pub team: Vec<Member>,
    /// The tools that were bought, went along or came back.
    pub tools: Vec<Resource>,
}

/// What left the investment line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Gone {
    pub slaves: Vec<Member>,
    pub tools: Vec<Resource>,
    pub universities: Vec<Resource>,
    pub loans: u8,
}

impl Gone {
    /// Whether nothing has.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

impl News {
    /// What is new in `after` for somebody who last saw `before`, an earlier view of the same table.
    pub fn between(before: &PublicView, after: &PublicView) -> Self {
        let (was, is) = (&before.line, &after.line);
        Self {
            players: before.players.iter().zip(&after.players).map(fresh).collect(),
            buildings: new_in(&before.buildings, &after.buildings),
            workers: new_in(&before.workers, &after.workers),
            gone: Gone {
                slaves: without(&was.slaves, &is.slaves),
                tools: without(&was.tools, &is.tools),
                universities: without(&was.universities, &is.universities),
                loans: was.loans.saturating_sub(is.loans),
            },
            closes: false,
        }
    }

    /// Whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.players.iter().all(|player| *player == Fresh::default())
            && self.buildings.is_empty()
            && self.workers.is_empty()
            && self.gone.is_nothing()
    }

    /// How many sites, members of teams and cards of the rows are new.
    pub(super) fn totals(&self) -> (usize, usize, usize) {
        let sites = self.players.iter().map(|player| player.sites.len() + player.finished.len());
        let members = self.players.iter().map(|player| player.team.len());
        (sites.sum(), members.sum(), self.buildings.len() + self.workers.len())
    }

    /// What has changed for this seat.
    pub(super) fn of(&self, seat: Seat) -> Fresh {
        self.players.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Whether this building came into the row since.
    pub(super) fn has_building(&self, building: Building) -> bool {
        self.buildings.contains(&building)
    }

    /// Whether this worker came into the row since.
    pub(super) fn has_worker(&self, worker: Member) -> bool {
        self.workers.contains(&worker)
    }

    /// What left the investment line.
    pub(super) const fn gone(&self) -> &Gone {
        &self.gone
    }
}

/// The counts of a player in their fixed order: coins, points, finished buildings, loans.
pub(super) fn counts(player: &PlayerView) -> [u16; 4] {
    let finished = u16::try_from(player.finished.len()).unwrap_or(u16::MAX);
    [player.coins, u16::from(player.points), finished, u16::from(player.loans)]
}

fn fresh((before, after): (&PlayerView, &PlayerView)) -> Fresh {
    let (old, new) = (counts(before).map(i32::from), counts(after).map(i32::from));
    let same = |now: &MemberView| {
        let was = before.member(now.member);
        was.is_some_and(|was| {
            was.at == now.at && was.produces == now.produces && was.is_freed == now.is_freed
        })
    };
    let sites = after.sites.iter().filter(|site| {
        before
            .site(site.building)
            .is_none_or(|was| was.missing != site.missing || was.crew != site.crew)
    });
    Fresh {
        counts: std::array::from_fn(|place| new[place] - old[place]),
        sites: sites.map(|site| site.building).collect(),
        finished: without(&after.finished, &before.finished),
        team: after.team.iter().filter(|now| !same(now)).map(|now| now.member).collect(),
        tools: after
            .tools
            .iter()
            .filter(|tool| !before.tools.contains(tool))
            .map(|tool| tool.tool)
            .collect(),
    }
}

/// The cards of a row that were not in it.
fn new_in<T: Copy + PartialEq>(before: &[Option<T>], after: &[Option<T>]) -> Vec<T> {
    after.iter().flatten().copied().filter(|card| !before.contains(&Some(*card))).collect()
}

/// Those of the first that are not among the second.
fn without<T: Copy + PartialEq>(all: &[T], others: &[T]) -> Vec<T> {
    all.iter().copied().filter(|card| !others.contains(card)).collect()
}
