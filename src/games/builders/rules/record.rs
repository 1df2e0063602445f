//! What one player has, in a file, and its points: the end record of a log, and `aedile score`.
//!
//! ```json
//! {"finished": ["house", "machine_hoist"], "coins": 12, "loans": 1, "team": ["companion_all", "slave_sd", "slave_wa", "machine_hoist"],
//!  "freed": ["slave_wa"], "sites": [{"building": "forum", "crew": ["slave_sd"]}],
//!  "tools": ["wood"], "educated": {"stone": "companion_all"}}
//! ```
//!
//! | key | meaning |
//! | --- | --- |
//! | `finished` | finished buildings and machines, in the order of finishing |
//! | `coins` | sesterces, before the final payments |
//! | `loans` | loans, before the final payments; left out when 0 |
//! | `team` | all cards that can be sent, at work or not, in the order of the cards |
//! | `freed` | the slaves of the team that are freed, in that order |
//! | `sites` | open sites in the order of opening, each with its `crew` in the order of sending |
//! | `tools` | the resources of the own tools, in the order of the resources |
//! | `educated` | who was educated by which university |
//!
//! Lists that are empty may be left out, and are. The final payments are the best ones (B9): only a slave that is in no
//! crew can be freed by them. Tools and education change no points.

use std::{collections::BTreeMap, io::Read};

use serde::{Deserialize, Serialize};

use super::{
    cards::{self, Building, Member, MemberKind},
    resources::{Resource, Resources},
    scoring::{Holdings, tally},
    state::Builders,
    view::Score,
};
use crate::board::{
    Seat,
    log::{Unreadable, read_limited},
};

/// What one player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRecord {
    /// Finished buildings and machines, in the order of finishing.
    pub finished: Vec<Building>,
    /// Sesterces, before the final payments.
    pub coins: u32,
    /// Loans, before the final payments.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub loans: u8,
    /// All cards that can be sent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team: Vec<Member>,
    /// The slaves that are freed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub freed: Vec<Member>,
    /// Open sites, in the order of opening.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<SiteRecord>,
    /// The own tools.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tools: Vec<Resource>,
    /// Who was educated, by university.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub educated: BTreeMap<Resource, Member>,
}

/// An open site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteRecord {
    /// What is built.
    pub building: Building,
    /// Who works on it, in the order of sending.
    #[serde(default)]
    pub crew: Vec<Member>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// Why what a player has cannot be scored.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are named in the messages")]
pub enum BadPlayer {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("the file is no player of The Builders: {0}")]
    Malformed(String),
    /// §1
    #[error("{card} is there twice; there is one of each card (§1)")]
    Twice { card: &'static str },
    /// §3
    #[error("{card} is freed and no slave of the team (§3)")]
    NotFreed { card: &'static str },
    /// §3
    #[error("{card} works on {site} and is not in the team (§3)")]
    Stranger { card: &'static str, site: &'static str },
    /// §3
    #[error("{card} is educated and no worker or freed slave of the team (§3)")]
    NoStudent { card: &'static str },
    /// §3
    #[error("{card} is in two universities; each educates one who learnt nothing before (§3)")]
    TwoUniversities { card: &'static str },
    /// B10
    #[error("{card} learnt nothing: it brings {amount} {resource} without the university (B10)")]
    NothingLearnt { card: &'static str, amount: u8, resource: Resource },
    /// §3
    #[error("{card} is in the team and not finished (§3)")]
    Unfinished { card: &'static str },
    /// §3
    #[error("{card} is finished and not in the team (§3)")]
    MachineGone { card: &'static str },
    /// §3
    #[error("{site} is open though its crew brings all that it needs; it would be finished (§3)")]
    Complete { site: &'static str },
    /// §1
    #[error("{loans} loans are more than there are; the limit is {most} (§1)")]
    Loans { loans: u8, most: u8 },
    /// §3
    #[error("{coins} sesterces are more than any game gives; the limit is {COINS_LIMIT}")]
    Coins { coins: u32 },
}

/// The most sesterces that a file may give: far beyond any game, far below an overflow.
const COINS_LIMIT: u32 = 1_000_000;

impl PlayerRecord {
    /// Reads what a player has; the input may be anything and of any length.
    ///
    /// # Errors
    /// When it cannot be read or has another form.
    pub fn read(reader: impl Read) -> Result<Self, BadPlayer> {
        let bytes = read_limited(reader)?;
        serde_json::from_slice(&bytes).map_err(|error| BadPlayer::Malformed(error.to_string()))
    }

    /// Its score if the game ended now, §4.
    ///
    /// # Errors
    /// When nobody can have this.
    pub fn score(&self) -> Result<Score, BadPlayer> {
        self.check_cards()?;
        self.check_people()?;
        self.check_educated()?;
        self.check_machines()?;
        self.check_sites()?;
        let most = cards::loan().cards;
        if self.loans > most {
            return Err(BadPlayer::Loans { loans: self.loans, most });
        }
        if self.coins > COINS_LIMIT {
            return Err(BadPlayer::Coins { coins: self.coins });
        }
        let points = |is_machine: bool| {
            let kind = self.finished.iter().filter(|card| card.machine().is_some() == is_machine);
            kind.map(|card| i32::from(card.points())).sum()
        };
        let bits = |cards: &[Member]| cards.iter().fold(0, |bits, card| bits | card.bit());
        let busy = self.sites.iter().fold(0, |busy, site| busy | bits(&site.crew));
        let slaves = bits(&self.team) & Member::SLAVES & !bits(&self.freed);
        Ok(tally(&Holdings {
            buildings: points(false),
            machines: points(true),
            coins: self.coins,
            loans: self.loans,
            slaves,
            available: slaves & !busy,
        }))
    }

    /// No card is in two places.
    fn check_cards(&self) -> Result<(), BadPlayer> {
        let buildings = self.finished.iter().chain(self.sites.iter().map(|site| &site.building));
        once(buildings.map(|card| card.id()))?;
        once(self.team.iter().map(|card| card.id()))?;
        once(self.freed.iter().map(|card| card.id()))?;
        once(self.sites.iter().flat_map(|site| &site.crew).map(|card| card.id()))?;
        once(self.tools.iter().map(|tool| tool.name()))
    }

    /// Whoever is named beside the team is in it.
    fn check_people(&self) -> Result<(), BadPlayer> {
        let is_slave = |card: Member| card.kind() == MemberKind::Slave;
        let in_team = |card: &Member| self.team.contains(card);
        if let Some(card) = self.freed.iter().find(|card| !in_team(card) || !is_slave(**card)) {
            return Err(BadPlayer::NotFreed { card: card.id() });
        }
        for site in &self.sites {
            if let Some(card) = site.crew.iter().find(|card| !in_team(card)) {
                return Err(BadPlayer::Stranger { card: card.id(), site: site.building.id() });
            }
        }
        Ok(())
    }

    /// Whoever is educated could be, once, and learnt something (§3, B10).
    fn check_educated(&self) -> Result<(), BadPlayer> {
        let can_learn = |card: &Member| match card.kind() {
            MemberKind::Worker => self.team.contains(card),
            MemberKind::Slave => self.freed.contains(card),
            MemberKind::Machine => false,
        };
        if let Some(card) = self.educated.values().find(|card| !can_learn(card)) {
            return Err(BadPlayer::NoStudent { card: card.id() });
        }
        if let Some(card) = repeated(self.educated.values().map(|card| card.id())) {
            return Err(BadPlayer::TwoUniversities { card });
        }
        for (resource, student) in &self.educated {
            let amount = self.untaught(*student).of(*resource);
            if amount == cards::taught(*resource) {
                let (card, resource) = (student.id(), *resource);
                return Err(BadPlayer::NothingLearnt { card, amount, resource });
            }
        }
        Ok(())
    }

    /// A machine is in the team if and only if it is finished, §3.
    fn check_machines(&self) -> Result<(), BadPlayer> {
        let finished: Vec<_> = self.finished.iter().filter_map(|card| card.machine()).collect();
        let mut machines = self.team.iter().filter(|card| card.kind() == MemberKind::Machine);
        if let Some(card) = machines.find(|card| !finished.contains(card)) {
            return Err(BadPlayer::Unfinished { card: card.id() });
        }
        match finished.iter().find(|card| !self.team.contains(card)) {
            Some(card) => Err(BadPlayer::MachineGone { card: card.id() }),
            None => Ok(()),
        }
    }

    /// No site is open whose crew brings all that it needs, §3. Where the tools are is not said, so they count for none.
    fn check_sites(&self) -> Result<(), BadPlayer> {
        let missing = |site: &SiteRecord| {
            let brought = site.crew.iter().map(|member| self.brings(*member));
            brought.fold(site.building.need(), Resources::less)
        };
        match self.sites.iter().find(|site| missing(site).is_none()) {
            Some(site) => Err(BadPlayer::Complete { site: site.building.id() }),
            None => Ok(()),
        }
    }

    /// What a member brings without a tool; whoever works has learnt before.
    fn brings(&self, member: Member) -> Resources {
        let learnt = self.educated.iter().find(|(_, student)| **student == member);
        let plain = self.untaught(member);
        learnt.map_or(plain, |(resource, _)| plain.with(*resource, cards::taught(*resource)))
    }

    /// What a member brings without tool and university.
    fn untaught(&self, member: Member) -> Resources {
        if self.freed.contains(&member) { member.freed_produces() } else { member.produces() }
    }
}

fn once(cards: impl Iterator<Item = &'static str>) -> Result<(), BadPlayer> {
    repeated(cards).map_or(Ok(()), |card| Err(BadPlayer::Twice { card }))
}

/// The first that occurs for the second time.
fn repeated(mut cards: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let mut seen = Vec::new();
    cards.find(|card| {
        let is_repeated = seen.contains(card);
        seen.push(*card);
        is_repeated
    })
}

impl Builders {
    /// What a seat has, as it stands in a log.
    pub(crate) fn record_of(&self, seat: Seat) -> PlayerRecord {
        let player = self.player(seat);
        let own = |(owner, building): (Seat, Building)| (owner == seat).then_some(building);
        let site = |building| SiteRecord { building, crew: self.crews.crew(building).collect() };
        let is_own = |tool: &Resource| self.tool_view(seat, *tool).is_some();
        let students = Resource::ALL.into_iter().zip(self.students);
        let in_team = |member: Member| (player.team & member.bit() != 0).then_some(member);
        PlayerRecord {
            finished: self.plots.finished().filter_map(own).collect(),
            coins: player.coins.into(),
            loans: player.loans,
            team: Member::of_bits(player.team).collect(),
            freed: Member::of_bits(player.team & self.freed).collect(),
            sites: self.plots.sites().filter_map(own).map(site).collect(),
            tools: Resource::ALL.into_iter().filter(is_own).collect(),
            educated: students
                .filter_map(|(taught, student)| Some((taught, student.and_then(in_team)?)))
                .collect(),
        }
    }
}
