//! Statistics of a person or a server: public facts only, no ratings.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    pace::Boards,
    store::{GameTally, MeanRow, RankRow, Scope, StoreError, Tx},
    tables::{
        GameKind, GuildId, Lobby, Seated, TableError, Tables, UserId,
        people::settings::preferences_from,
    },
};

/// So many people are looked at for a ranking, before those who do not want to be in it are left out.
const LOOKED_AT: u32 = 2_000;

/// How many people a ranking has.
const RANKED: usize = 10;

/// What is known of the games of a person or a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// How many games there were, and how they went.
    pub tally: GameTally,
    /// The mean scores of each game that was played to its end.
    pub scores: Vec<GameScores>,
    /// Those who won most, if a server was asked for; without those who do not want to be named.
    pub ranking: Vec<Rank>,
}

/// Mean scores at one game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameScores {
    pub game: GameKind,
    /// Of how many results.
    pub results: u64,
    /// The mean of each score line, in the order of the score pad; the last is the total.
    pub means: Vec<(&'static str, f64)>,
}

/// How one person did in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rank {
    pub player: UserId,
    /// The name at the latest game here.
    pub name: String,
    /// Games played to the end.
    pub finished: u64,
    /// How many of them were won or shared.
    pub won: u64,
}

impl Tables {
    /// The statistics of a person in a server, or in all of them, for somebody who asks; `None` when the person does
    /// not want others to see them.
    pub async fn statistics_of(
        &self,
        player: UserId,
        guild: Option<GuildId>,
        asker: UserId,
    ) -> Result<Option<Statistics>, TableError> {
        let look = move |tx: &Tx| {
            if player != asker && !is_shown(tx, player)? {
                return Ok(None);
            }
            statistics(tx, Scope { player: Some(player), guild }, Vec::new()).map(Some)
        };
        self.store().read(look).await
    }

    /// How the people of a lobby have played in its server, by seat; `None` for an AI, for somebody of whom no game here is
    /// over, and for somebody who does not want to be shown.
    pub async fn records_of(&self, lobby: &Lobby) -> Result<Vec<Option<GameTally>>, TableError> {
        let guild = Some(lobby.guild);
        let people: Vec<_> = lobby.players.iter().map(Seated::user).collect();
        let look = move |tx: &Tx| {
            let record = |player: Option<UserId>| match player {
                Some(player) if is_shown(tx, player)? => {
                    let tally = tx.tally(Scope { player: Some(player), guild })?;
                    Ok(Some(tally).filter(|tally| tally.over() > 0))
                }
                Some(_) | None => Ok(None),
            };
            people.into_iter().map(record).collect()
        };
        self.store().read(look).await
    }

    /// The statistics of a server; its ranking is without those who are `gone` from it.
    pub async fn statistics_in(
        &self,
        guild: GuildId,
        gone: BTreeSet<UserId>,
    ) -> Result<Statistics, TableError> {
        let look = move |tx: &Tx| {
            let mut ranking = Vec::new();
            for row in tx.ranking(guild, LOOKED_AT)? {
                let RankRow { player, name, finished, won, settings } = row;
                let has_room = ranking.len() < RANKED && !gone.contains(&player);
                if has_room && names(settings)? {
                    ranking.push(Rank { player, name, finished, won });
                }
            }
            statistics(tx, Scope { player: None, guild: Some(guild) }, ranking)
        };
        self.store().read(look).await
    }
}

fn statistics(tx: &Tx, scope: Scope, ranking: Vec<Rank>) -> Result<Statistics, TableError> {
    Ok(Statistics { tally: tx.tally(scope)?, scores: scores(&tx.mean_scores(scope)?), ranking })
}

/// By game, in the order of our list, and by line, in the order of the score pad.
fn scores(rows: &[MeanRow]) -> Vec<GameScores> {
    let mut games: BTreeMap<&str, Vec<&MeanRow>> = BTreeMap::new();
    for row in rows {
        games.entry(&row.game).or_default().push(row);
    }
    let of = |game: &GameKind| {
        let rows = games.get(game.id())?;
        let mean = |line: &&'static str| {
            let row = rows.iter().find(|row| row.line == *line)?;
            Some((*line, row.mean / f64::from(game.point())))
        };
        let means: Vec<_> = game.score_lines().iter().filter_map(mean).collect();
        let results = rows.iter().map(|row| row.results).max()?;
        Some(GameScores { game: *game, results, means })
    };
    GameKind::ALL.iter().filter_map(of).collect()
}

/// Whether this person may be shown to others in statistics.
pub(super) fn is_shown(tx: &Tx, player: UserId) -> Result<bool, StoreError> {
    Ok(shows(tx.preferences(player)?.as_deref()))
}

/// Whether lists and records of a server may name this person: they are shown in statistics, and ranked.
pub(super) fn is_named(tx: &Tx, player: UserId) -> Result<bool, TableError> {
    names(tx.preferences(player)?)
}

/// The same of somebody who has set this.
fn names(settings: Option<String>) -> Result<bool, TableError> {
    Ok(shows(settings.as_deref()) && preferences_from(settings)?.boards >= Boards::Here)
}

/// Whether somebody who has set this may be shown, even where the rest of it cannot be read.
fn shows(settings: Option<&str>) -> bool {
    let stats = |json: &str| {
        let settings: serde_json::Value = serde_json::from_str(json).ok()?;
        settings.get("stats")?.as_bool()
    };
    settings.and_then(stats).unwrap_or(true)
}
