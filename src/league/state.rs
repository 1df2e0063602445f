//! A season as one value, and what a decision makes of it.

use std::collections::BTreeMap;

use thiserror::Error;

use super::facts::{MatchFact, SeatResult};
use crate::store::{
    EntrantRow, EntrantState, LeagueLogRow, LeagueRow, MatchRow, MatchSeatRow, MatchState,
    SeasonRow, SeasonStage, TableId, Timestamp, UserId,
};

/// A season with its league. Plain data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonState {
    pub league: LeagueRow,
    pub season: SeasonRow,
    /// In the order of their numbers.
    pub entrants: Vec<EntrantRow>,
    /// In the order of their numbers.
    pub matches: Vec<MatchRow>,
    /// By match and seat.
    pub seats: Vec<MatchSeatRow>,
}

/// What a decision depends on beside the season.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// What is known of the tables of open matches, by the number of the match.
    pub facts: BTreeMap<u32, MatchFact>,
    /// Who has played one of the last three seasons, with where they begin, the latest season first.
    pub ladder: Vec<(UserId, u32)>,
    /// The ratings of entrants who have one.
    pub ratings: BTreeMap<UserId, f64>,
    /// The secret of the next season and its SHA-256, in case one begins.
    pub next: Option<([u8; 32], [u8; 32])>,
}

/// What a season becomes, and what goes with it into one transaction.
#[derive(Clone, Debug)]
pub struct Change {
    pub after: SeasonState,
    /// What the log of the season gets.
    pub log: Vec<LeagueLogRow>,
    /// Tables of matches that start without those who are not ready.
    pub starts: Vec<TableId>,
    /// Seats that are given up, of these people at these tables.
    pub leaves: Vec<(TableId, UserId)>,
    /// Whether the sign-up of the next season begins, with this secret and its SHA-256.
    pub next: Option<SeasonRow>,
}

/// Why something cannot be done in a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LeagueRefused {
    /// The season is in another stage.
    #[error("the season is {}", .0.name())]
    Stage(SeasonStage),
    /// They are in already.
    #[error("already an entrant")]
    Joined,
    /// They are not in it.
    #[error("no entrant")]
    NoEntrant,
    /// They are out of this season.
    #[error("out of the season")]
    Out,
    /// All divisions of a league are full.
    #[error("the league is full")]
    Full,
    /// There is no such league in this server.
    #[error("no such league")]
    NoLeague,
    /// A league or a match has no such number.
    #[error("no such match")]
    NoMatch,
    /// The match is not over, or not as it must be for this.
    #[error("the match is not in this state")]
    MatchState,
    /// Who asks is not in the season.
    #[error("not in the season")]
    NotIn,
    /// The organiser plays there, and others could do it.
    #[error("an own match")]
    Own,
    /// Someone who manages the server is needed.
    #[error("not an organiser")]
    NotOrganiser,
    /// A correction needs a reason.
    #[error("no reason")]
    NoReason,
    /// The places are not those of so many seats.
    #[error("no such places")]
    BadPlaces,
    /// A deadline can only be moved to a later day, within a year.
    #[error("not a later deadline")]
    BadDeadline,
    /// The server has too many leagues.
    #[error("too many leagues")]
    TooMany,
    /// The league has a game or number of players that it cannot have.
    #[error("no such format")]
    BadFormat,
    /// The name is empty, too long, or that of another league.
    #[error("no such name")]
    BadName,
}

/// How many entrants a season needs.
pub const fn fewest_entrants() -> usize {
    super::format::LEAST
}

impl SeasonState {
    /// The entrant of this number.
    pub fn entrant(&self, number: u32) -> Option<&EntrantRow> {
        self.entrants.iter().find(|entrant| entrant.number == number)
    }

    /// The entrant who is this person.
    pub fn entrant_of(&self, player: UserId) -> Option<&EntrantRow> {
        self.entrants.iter().find(|entrant| entrant.player == Some(player))
    }

    /// Those who play, without reserves.
    pub fn playing(&self) -> impl Iterator<Item = &EntrantRow> {
        self.entrants.iter().filter(|entrant| entrant.state == EntrantState::In)
    }

    /// The seats of a match.
    pub fn seats_of(&self, number: u32) -> impl Iterator<Item = &MatchSeatRow> {
        self.seats.iter().filter(move |seat| seat.number == number)
    }

    /// The match of this number.
    pub fn match_row(&self, number: u32) -> Option<&MatchRow> {
        self.matches.iter().find(|one| one.number == number)
    }

    /// Whether an entrant plays.
    pub fn is_in(&self, number: u32) -> bool {
        self.entrant(number).is_some_and(|entrant| entrant.state == EntrantState::In)
    }

    /// Refuses what cannot be done in the stage of the season.
    pub(super) fn must_be(&self, stages: &[SeasonStage]) -> Result<(), LeagueRefused> {
        let stage = self.season.stage;
        if stages.contains(&stage) { Ok(()) } else { Err(LeagueRefused::Stage(stage)) }
    }

    /// How many divisions it has.
    pub fn divisions(&self) -> u32 {
        self.entrants.iter().filter_map(|entrant| entrant.division).max().unwrap_or(0)
    }

    /// How many open matches an entrant has.
    pub(super) fn open_matches(&self, entrant: u32) -> usize {
        let is_open = |one: &&MatchRow| one.state == MatchState::Open;
        let has = |one: &MatchRow| self.seats_of(one.number).any(|seat| seat.entrant == entrant);
        self.matches.iter().filter(is_open).filter(|one| has(one)).count()
    }
}

impl Change {
    /// Nothing has changed yet.
    pub(super) fn of(state: &SeasonState) -> Self {
        Self {
            after: state.clone(),
            log: Vec::new(),
            starts: Vec::new(),
            leaves: Vec::new(),
            next: None,
        }
    }

    pub(super) fn entrant_mut(&mut self, number: u32) -> Option<&mut EntrantRow> {
        self.after.entrants.iter_mut().find(|entrant| entrant.number == number)
    }

    pub(super) fn match_mut(&mut self, number: u32) -> Option<&mut MatchRow> {
        self.after.matches.iter_mut().find(|one| one.number == number)
    }

    pub(super) fn set_match(&mut self, number: u32, state: MatchState) {
        if let Some(one) = self.match_mut(number) {
            one.state = state;
        }
    }

    /// Writes what a match is worth.
    pub(super) fn set_results(&mut self, number: u32, results: &[SeatResult]) {
        let mut seats = self.after.seats.iter_mut().filter(|seat| seat.number == number);
        for (result, seat) in results.iter().zip(&mut seats) {
            (seat.place, seat.points) = (result.place, result.points);
            (seat.forfeit, seat.late) = (result.forfeit, result.late);
        }
    }

    /// Looks at the season again no later than then.
    pub(super) fn wake(&mut self, at: Timestamp) {
        let wake = &mut self.after.season.wake;
        *wake = Some(wake.map_or(at, |wake| wake.min(at)));
    }
}
