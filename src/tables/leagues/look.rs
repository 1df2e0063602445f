//! What people see of leagues.

use super::state::read;
use crate::{
    league::{self, LeagueRefused, Row, SeasonState},
    pace::Boards,
    store::{GuildId, LeagueLogRow, LeagueRow, SeasonId, SeasonRow, SeasonStage, Tx, UserId},
    tables::{TableError, Tables, rated},
};

/// Leagues that are offered.
const OFFERED: u32 = 25;

/// Entries of the log that are shown.
const LOGGED: u32 = 12;

/// A league with its latest season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueLine {
    pub league: LeagueRow,
    pub season: SeasonRow,
}

/// A season as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonLook {
    /// Without its secret, as long as that decides something.
    pub state: SeasonState,
    /// The standings of the divisions, the highest first.
    pub divisions: Vec<Vec<Row>>,
    /// The latest entries of the log, the latest first.
    pub log: Vec<LeagueLogRow>,
}

impl SeasonLook {
    /// What an entrant is called; nothing for who is ranked nowhere by now.
    pub fn name(&self, entrant: u32) -> &str {
        self.state.entrant(entrant).map_or("", |entrant| &entrant.name)
    }
}

impl Tables {
    /// The leagues of a server, the youngest first.
    ///
    /// # Errors
    /// Of the store.
    pub async fn leagues(&self, guild: GuildId) -> Result<Vec<LeagueLine>, TableError> {
        let find = move |tx: &Tx| {
            let mut lines = Vec::new();
            for league in tx.leagues_of(guild, OFFERED)? {
                let season = tx.seasons_of(league.id, 1)?.into_iter().next();
                lines.extend(season.map(|season| LeagueLine { league, season: hidden(season) }));
            }
            Ok::<_, TableError>(lines)
        };
        self.store().read(find).await
    }

    /// A season, for somebody in its server.
    ///
    /// # Errors
    /// [`LeagueRefused::NoLeague`] when there is none in this server.
    pub async fn season(&self, season: SeasonId, guild: GuildId) -> Result<SeasonLook, TableError> {
        let look = self.season_anywhere(season).await?;
        if look.state.season.guild == guild {
            Ok(look)
        } else {
            Err(LeagueRefused::NoLeague.into())
        }
    }

    /// Who played the season before and is asked whether they stay.
    ///
    /// # Errors
    /// Of the store.
    pub async fn asked_to_stay(&self, season: SeasonId) -> Result<Vec<UserId>, TableError> {
        let find = move |tx: &Tx| {
            let state = read(tx, season)?;
            let before = state.season.number.saturating_sub(1);
            if state.season.stage != SeasonStage::SignUp || before == 0 {
                return Ok(Vec::new());
            }
            let played = tx.ladder(state.season.league, (before, before))?;
            let has_answered = |user: &UserId| state.entrant_of(*user).is_some();
            let people = played.into_iter().map(|(user, _)| user);
            Ok::<_, TableError>(people.filter(|user| !has_answered(user)).collect())
        };
        self.store().read(find).await
    }

    /// A season, for its message.
    ///
    /// # Errors
    /// [`LeagueRefused::NoLeague`] when there is none.
    pub async fn season_anywhere(&self, season: SeasonId) -> Result<SeasonLook, TableError> {
        let look = move |tx: &Tx| {
            let state = read(tx, season)?;
            let of = |division| league::standings(&state, division);
            let divisions = (1..=state.divisions()).map(of).collect();
            let log = tx.league_log(season, LOGGED)?;
            let mut state = SeasonState { season: hidden(state.season.clone()), ..state };
            for entrant in &mut state.entrants {
                let boards = entrant.player.map(|user| rated::boards(tx, user)).transpose()?;
                if boards == Some(Boards::Nowhere) {
                    entrant.name.clear();
                }
            }
            Ok::<_, TableError>(SeasonLook { state, divisions, log })
        };
        self.store().read(look).await
    }
}

/// Without the secret, unless the season is over.
fn hidden(season: SeasonRow) -> SeasonRow {
    match season.stage {
        SeasonStage::Closed | SeasonStage::Cancelled => season,
        SeasonStage::SignUp | SeasonStage::Playing | SeasonStage::Closing => {
            SeasonRow { secret: [0; 32], ..season }
        }
    }
}
