//! How games ended and how long people took for their turns: what statistics are made of.

use std::{collections::BTreeMap, time::Duration};

use super::{GuildId, StoreError, TableId, Tx, UserId, sql::fields};

/// How a seat ended a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    pub seat: u8,
    /// Who held it at the end; `None` for an AI, a vacant seat, and somebody who wants to be forgotten.
    pub player: Option<UserId>,
    /// The points as a JSON object: the game's score line, its points.
    pub scores: String,
    /// Whether the seat won or shared the victory.
    pub won: bool,
    /// How many moves an AI made in the place of the player.
    pub stood_in: u32,
}

/// Whose games are counted, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scope {
    /// Only this person's; `None` for everybody's.
    pub player: Option<UserId>,
    /// Only in this server; `None` for all servers.
    pub guild: Option<GuildId>,
}

/// How many games there were, and how they went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameTally {
    /// Games that have started.
    pub games: u64,
    /// Those that are deleted but whose results are left: they were played to the end.
    pub deleted: u64,
    /// Those that still run; of a person: with the person in a seat.
    pub running: u64,
    /// Those that were played to the end; of a person: by the person.
    pub finished: u64,
    /// Those that the person won or shared.
    pub won: u64,
    /// Turns that were answered.
    pub turns: u64,
    /// How long all of them took, in milliseconds.
    pub took: u64,
    /// Turns whose time ran out.
    pub late: u64,
    /// Moves that an AI made in the place of the person, in games that were played to the end.
    pub stood_in: u64,
}

impl GameTally {
    /// How many games are over, played to the end or not.
    pub const fn over(&self) -> u64 {
        self.games.saturating_sub(self.running)
    }

    /// The share of those that were played to the end, in percent; of games that are not deleted, as nothing is left of others.
    pub fn finished_share(&self) -> Option<u64> {
        let over = self.over().saturating_sub(self.deleted);
        (self.finished.saturating_sub(self.deleted) * 100 + over / 2).checked_div(over)
    }

    /// How long an answer took in the mean.
    pub fn mean_answer(&self) -> Option<Duration> {
        self.took.checked_div(self.turns).map(Duration::from_millis)
    }
}

/// The mean of one score line of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct MeanRow {
    /// `Game::ID`.
    pub game: String,
    /// The score line.
    pub line: String,
    /// Its mean.
    pub mean: f64,
    /// Of how many results.
    pub results: u64,
}

/// How one person did in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankRow {
    pub player: UserId,
    /// The name at the latest of these games.
    pub name: String,
    /// Games played to the end.
    pub finished: u64,
    /// How many of them were won or shared.
    pub won: u64,
    /// What they have set, as JSON; `None` when nothing ever was.
    pub settings: Option<String>,
}

/// The started tables of a scope, those of deleted games with them whose results are left; `?1` is the person, `?2` the server.
const STARTED: &str = "(started IS NOT NULL OR EXISTS (SELECT 1 FROM results AS kept WHERE kept.table_id = tables.id))
    AND (?2 IS NULL OR guild = ?2) AND (?1 IS NULL OR tables.id IN (
    SELECT table_id FROM seats WHERE player = ?1 UNION SELECT table_id FROM answers WHERE player = ?1
    UNION SELECT table_id FROM results WHERE player = ?1 UNION SELECT table_id FROM handovers WHERE player = ?1))";

impl Tx<'_> {
    /// Enters how a game ended, in the place of what was entered before.
    pub fn set_results(&self, table: TableId, results: &[ResultRow]) -> Result<(), StoreError> {
        for ResultRow { seat, player, scores, won, stood_in } in results {
            self.run(
                "INSERT INTO results (table_id, seat, player, scores, won, stood_in) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT (table_id, seat) DO UPDATE SET player = ?3, scores = ?4, won = ?5, stood_in = ?6",
                (table, seat, player, scores, won, stood_in),
            )?;
        }
        Ok(())
    }

    /// How a game ended, by seat.
    #[cfg(test)]
    pub(crate) fn results(&self, table: TableId) -> Result<Vec<ResultRow>, StoreError> {
        self.all(
            "SELECT seat, player, scores, won, stood_in FROM results WHERE table_id = ?1 ORDER BY seat",
            [table],
            fields!(ResultRow: seat player scores won stood_in),
        )
    }

    /// Finished tables behind `after` whose results were never entered, in order.
    pub fn without_results(&self, after: TableId, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT id FROM tables WHERE id > ?1 AND state = 'finished'
                 AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY id LIMIT ?2",
            (after, limit),
        )
    }

    /// Counts a turn that somebody has answered after so many milliseconds.
    pub fn count_answer(
        &self,
        table: TableId,
        player: UserId,
        took: u64,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO answers (table_id, player, turns, took) VALUES (?1, ?2, 1, ?3)
             ON CONFLICT (table_id, player) DO UPDATE SET turns = answers.turns + 1, took = answers.took + ?3",
            (table, player, took),
        )
    }

    /// Counts a turn of somebody whose time ran out.
    pub fn count_late(&self, table: TableId, player: UserId) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO answers (table_id, player, turns, took, late) VALUES (?1, ?2, 0, 0, 1)
             ON CONFLICT (table_id, player) DO UPDATE SET late = answers.late + 1",
            (table, player),
        )
    }

    /// The last turn that somebody has answered is open again; its time stays and more is added when it is answered anew.
    pub fn reopen_answer(&self, table: TableId, player: UserId) -> Result<(), StoreError> {
        self.run(
            "UPDATE answers SET turns = turns - 1 WHERE table_id = ?1 AND player = ?2 AND turns > 0",
            (table, player),
        )
    }

    /// How many games there were in this scope, and how they went.
    pub fn tally(&self, Scope { player, guild }: Scope) -> Result<GameTally, StoreError> {
        let sql = format!(
            "SELECT count(*), count(*) FILTER (WHERE started IS NULL),
                 count(*) FILTER (WHERE state = 'running' AND (?1 IS NULL OR EXISTS
                     (SELECT 1 FROM seats WHERE table_id = tables.id AND player = ?1))),
                 count(*) FILTER (WHERE (state = 'finished' OR started IS NULL) AND (?1 IS NULL OR mine.won IS NOT NULL)),
                 count(*) FILTER (WHERE mine.won = 1), CAST(coalesce(sum(time.turns), 0) AS BIGINT),
                 CAST(coalesce(sum(time.took), 0) AS BIGINT), CAST(coalesce(sum(time.late), 0) AS BIGINT),
                 CAST(coalesce(sum(mine.stood_in), 0) AS BIGINT)
             FROM tables
             LEFT JOIN results AS mine ON mine.table_id = tables.id AND mine.player = ?1
             LEFT JOIN (SELECT table_id, sum(turns) AS turns, sum(took) AS took, sum(late) AS late FROM answers
                 WHERE (?1 IS NULL OR player = ?1)
                     AND (?2 IS NULL OR table_id IN (SELECT id FROM tables WHERE guild = ?2)) GROUP BY table_id) AS time ON time.table_id = tables.id
             WHERE {STARTED}"
        );
        let tally = fields!(GameTally: games deleted running finished won turns took late stood_in);
        Ok(self.one(&sql, (player, guild), tally)?.unwrap_or_default())
    }

    /// The mean of each score line over the results of persons in this scope, by game and line.
    ///
    /// # Errors
    /// Of the database. Scores that are no JSON object of numbers are left out.
    pub fn mean_scores(&self, Scope { player, guild }: Scope) -> Result<Vec<MeanRow>, StoreError> {
        let mut lines: BTreeMap<(String, String), (f64, u64)> = BTreeMap::new();
        self.each_readable(
            "SELECT tables.id, game, scores FROM results JOIN tables ON tables.id = results.table_id
             WHERE results.player IS NOT NULL AND (?1 IS NULL OR results.player = ?1) AND (?2 IS NULL OR guild = ?2)",
            (player, guild),
            |row| {
                let (game, scores): (String, String) = (row.get(1)?, row.get(2)?);
                let scores: BTreeMap<String, f64> = serde_json::from_str(&scores)
                    .map_err(|error| StoreError::Unexpected(format!("scores: {error}")))?;
                for (line, points) in scores {
                    let (sum, results) = lines.entry((game.clone(), line)).or_default();
                    *sum += points;
                    *results += 1;
                }
                Ok(())
            },
        )?;
        let mean = |((game, line), (sum, results)): ((String, String), (f64, u64))| {
            #[expect(clippy::cast_precision_loss, reason = "there are fewer results than 2^52")]
            let mean = sum / results as f64;
            MeanRow { game, line, mean, results }
        };
        Ok(lines.into_iter().map(mean).collect())
    }

    /// How people did in a server: those who won most first.
    pub fn ranking(&self, guild: GuildId, limit: u32) -> Result<Vec<RankRow>, StoreError> {
        self.all_readable(
            "SELECT best.player, coalesce(seats.name, last.name, ''), best.finished, best.won, settings
             FROM (SELECT results.player AS player, max(results.table_id) AS latest, count(*) AS finished,
                     CAST(sum(won) AS BIGINT) AS won
                 FROM results JOIN tables ON tables.id = results.table_id
                 WHERE guild = ?1 AND results.player IS NOT NULL GROUP BY results.player) AS best
             JOIN results AS last ON last.table_id = best.latest AND last.player = best.player
             LEFT JOIN seats ON seats.table_id = last.table_id AND seats.seat = last.seat
             LEFT JOIN preferences ON preferences.player = best.player
             ORDER BY best.won DESC, best.finished DESC, best.player LIMIT ?2",
            (guild, limit),
            fields!(RankRow: player name finished won settings),
        )
    }
}
