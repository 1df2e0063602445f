//! Leagues: their seasons, entrants and matches. A match names its table without pointing to it, because it stays when the game
//! itself goes.

use super::{
    EntrantRow, GuildId, LeagueId, LeagueLogRow, LeagueRow, MatchPersonRow, MatchRow, MatchSeatRow,
    MatchToOpenRow, MessageId, Owned, SeasonId, SeasonRow, StoreError, TableId, Timestamp, Tx,
    UserId,
    sql::{Row, fields, first_free},
};

const LEAGUE: &str = "SELECT id, guild, channel, name, game, options, terms, players, size, weeks, organiser, stopped, created
    FROM leagues";

const SEASON: &str = "SELECT id, league_id, guild, number, stage, opened, starts, deadline, closes, wake, version, card, secret,
    commitment FROM seasons";

fn league(row: &Row) -> Result<LeagueRow, StoreError> {
    fields!(LeagueRow: id guild channel name game options terms players size weeks organiser stopped created)(
        row,
    )
}

fn season(row: &Row) -> Result<SeasonRow, StoreError> {
    fields!(SeasonRow: id league guild number stage opened starts deadline closes wake version card secret commitment)(
        row,
    )
}

impl Tx<'_> {
    /// Enters a league; its number is given here.
    pub fn enter_league(&self, row: &LeagueRow) -> Result<LeagueId, StoreError> {
        let LeagueRow { guild, channel, name, game, options, terms, players, size, .. } = row;
        let (weeks, organiser, created) = (row.weeks, row.organiser, row.created);
        first_free(|| {
            self.value(
                "INSERT INTO leagues (id, guild, channel, name, game, options, terms, players, size, weeks, organiser, created)
                 SELECT coalesce(max(id), 0) + 1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM leagues WHERE TRUE
                 ON CONFLICT (id) DO NOTHING RETURNING id",
                (guild, channel, name, game, options, terms, players, size, weeks, organiser, created),
            )
        })
    }

    /// Enters the sign-up of a season; its number is given here. There must be no season of this number in the league.
    pub fn enter_season(&self, row: &SeasonRow) -> Result<SeasonId, StoreError> {
        let SeasonRow { league, guild, number, stage, opened, starts, wake, .. } = row;
        let (secret, commitment) = (&row.secret, &row.commitment);
        first_free(|| {
            self.value(
                "INSERT INTO seasons (id, league_id, guild, number, stage, opened, starts, wake, secret, commitment)
                 SELECT coalesce(max(id), 0) + 1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM seasons WHERE TRUE
                 ON CONFLICT (id) DO NOTHING RETURNING id",
                (league, guild, number, stage, opened, starts, wake, secret, commitment),
            )
        })
    }

    /// A league.
    pub fn league(&self, id: LeagueId) -> Result<Option<LeagueRow>, StoreError> {
        self.one(&format!("{LEAGUE} WHERE id = ?1"), [id], league)
    }

    /// The leagues of a server, the youngest first.
    pub fn leagues_of(&self, guild: GuildId, limit: u32) -> Result<Vec<LeagueRow>, StoreError> {
        self.all(
            &format!("{LEAGUE} WHERE guild = ?1 ORDER BY id DESC LIMIT ?2"),
            (guild, limit),
            league,
        )
    }

    /// A season.
    pub fn season(&self, id: SeasonId) -> Result<Option<SeasonRow>, StoreError> {
        self.one(&format!("{SEASON} WHERE id = ?1"), [id], season)
    }

    /// The seasons of a league, the latest first.
    pub fn seasons_of(&self, league: LeagueId, limit: u32) -> Result<Vec<SeasonRow>, StoreError> {
        let sql = format!("{SEASON} WHERE league_id = ?1 ORDER BY number DESC LIMIT ?2");
        self.all(&sql, (league, limit), season)
    }

    /// Keeps others from changing a season before this transaction is over.
    pub fn lock_season(&self, id: SeasonId) -> Result<(), StoreError> {
        self.run("UPDATE seasons SET version = version + 1 WHERE id = ?1", [id])
    }

    /// Keeps how far a season is.
    pub fn set_season(&self, row: &SeasonRow) -> Result<(), StoreError> {
        let SeasonRow { id, stage, starts, deadline, closes, wake, .. } = row;
        self.run(
            "UPDATE seasons SET stage = ?2, starts = ?3, deadline = ?4, closes = ?5, wake = ?6 WHERE id = ?1",
            (id, stage, starts, deadline, closes, wake),
        )
    }

    /// No season follows in this league.
    pub fn stop_league(&self, id: LeagueId) -> Result<(), StoreError> {
        self.run("UPDATE leagues SET stopped = 1 WHERE id = ?1", [id])
    }

    /// The seasons of these servers whose message does not show how they are now, the first first.
    pub fn seasons_to_show(&self, owned: &Owned) -> Result<Vec<SeasonId>, StoreError> {
        let own = owned.limit_in("seasons");
        let sql = format!(
            "SELECT id FROM seasons WHERE (told IS NULL OR told < version) {own} ORDER BY id"
        );
        self.column(&sql, [])
    }

    /// The message of a season shows it as of this version.
    pub fn show_season(
        &self,
        id: SeasonId,
        card: Option<MessageId>,
        version: i64,
    ) -> Result<(), StoreError> {
        self.run("UPDATE seasons SET card = ?2, told = ?3 WHERE id = ?1", (id, card, version))
    }

    /// When a season of these servers is due next.
    pub fn next_season_wake(&self, owned: &Owned) -> Result<Option<Timestamp>, StoreError> {
        let own = owned.limit_in("seasons");
        self.value(&format!("SELECT min(wake) FROM seasons WHERE wake IS NOT NULL {own}"), [])
    }

    /// The seasons of these servers that are due, the first first.
    pub fn seasons_to_wake(
        &self,
        owned: &Owned,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<SeasonId>, StoreError> {
        let own = owned.limit_in("seasons");
        let sql =
            format!("SELECT id FROM seasons WHERE wake <= ?1 {own} ORDER BY wake, id LIMIT ?2");
        self.column(&sql, (now, limit))
    }

    /// A season that is not over is looked at again then.
    pub fn wake_season(&self, id: SeasonId, at: Timestamp) -> Result<(), StoreError> {
        self.run("UPDATE seasons SET wake = ?2 WHERE id = ?1 AND wake IS NOT NULL", (id, at))
    }

    /// The season is looked at in which this table is a match, if it is one.
    pub fn wake_season_of(&self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE seasons SET wake = ?2 WHERE wake > ?2 AND id IN (SELECT season_id FROM matches WHERE table_id = ?1)",
            (table, at),
        )
    }

    /// The entrants of a season, in the order of their numbers.
    pub fn entrants(&self, season: SeasonId) -> Result<Vec<EntrantRow>, StoreError> {
        self.all(
            "SELECT number, player, name, state, out_why, division, ladder, joined FROM entrants
             WHERE season_id = ?1 ORDER BY number",
            [season],
            fields!(EntrantRow: number player name state out_why division ladder joined),
        )
    }

    /// Keeps an entrant.
    pub fn set_entrant(&self, season: SeasonId, row: &EntrantRow) -> Result<(), StoreError> {
        let EntrantRow { number, player, name, state, out_why, division, ladder, joined } = row;
        self.run(
            "INSERT INTO entrants (season_id, number, player, name, state, out_why, division, ladder, joined)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (season_id, number) DO UPDATE SET player = ?3, name = ?4, state = ?5, out_why = ?6, division = ?7,
                 ladder = ?8, joined = ?9",
            (season, number, player, name, state, out_why, division, ladder, joined),
        )
    }

    /// Deletes an entrant who leaves before the draw.
    pub fn drop_entrant(&self, season: SeasonId, number: u32) -> Result<(), StoreError> {
        self.run("DELETE FROM entrants WHERE season_id = ?1 AND number = ?2", (season, number))
    }

    /// The seasons that are not over in which somebody is an entrant; in one server, if it is named.
    pub fn seasons_with(
        &self,
        player: UserId,
        guild: Option<GuildId>,
    ) -> Result<Vec<SeasonId>, StoreError> {
        self.column(
            "SELECT id FROM seasons JOIN entrants ON season_id = id WHERE player = ?1 AND wake IS NOT NULL
             AND (?2 IS NULL OR guild = ?2) ORDER BY id",
            (player, guild),
        )
    }

    /// Where an entrant of earlier seasons of a league begins, by the latest of these seasons in which they played.
    pub fn ladder(
        &self,
        league: LeagueId,
        seasons: (u32, u32),
    ) -> Result<Vec<(UserId, u32)>, StoreError> {
        self.all(
            "SELECT player, ladder FROM entrants JOIN seasons ON seasons.id = season_id
             WHERE league_id = ?1 AND seasons.number BETWEEN ?2 AND ?3 AND player IS NOT NULL AND ladder IS NOT NULL
             ORDER BY seasons.number DESC, ladder, entrants.number",
            (league, seasons.0, seasons.1),
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
    }

    /// The matches of a season, in the order of their numbers.
    pub fn matches(&self, season: SeasonId) -> Result<Vec<MatchRow>, StoreError> {
        self.all(
            "SELECT number, division, state, thread, table_id, opened, trouble FROM matches WHERE season_id = ?1 ORDER BY number",
            [season],
            fields!(MatchRow: number division state thread table opened trouble),
        )
    }

    /// Keeps a match.
    pub fn set_match(&self, season: SeasonId, row: &MatchRow) -> Result<(), StoreError> {
        let MatchRow { number, division, state, thread, table, opened, trouble } = row;
        self.run(
            "INSERT INTO matches (season_id, number, division, state, thread, table_id, opened, trouble)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (season_id, number) DO UPDATE SET state = ?4, thread = ?5, table_id = ?6, opened = ?7, trouble = ?8",
            (season, number, division, state, thread, table, opened, trouble),
        )
    }

    /// The seats of all matches of a season, by match and seat.
    pub fn match_seats(&self, season: SeasonId) -> Result<Vec<MatchSeatRow>, StoreError> {
        self.all(
            "SELECT number, seat, entrant, place, points, forfeit, late FROM match_seats WHERE season_id = ?1 ORDER BY number, seat",
            [season],
            fields!(MatchSeatRow: number seat entrant place points forfeit late),
        )
    }

    /// Keeps a seat of a match.
    pub fn set_match_seat(&self, season: SeasonId, row: &MatchSeatRow) -> Result<(), StoreError> {
        let MatchSeatRow { number, seat, entrant, place, points, forfeit, late } = row;
        self.run(
            "INSERT INTO match_seats (season_id, number, seat, entrant, place, points, forfeit, late)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (season_id, number, seat) DO UPDATE SET entrant = ?4, place = ?5, points = ?6, forfeit = ?7, late = ?8",
            (season, number, seat, entrant, place, points, forfeit, late),
        )
    }

    /// The match of a table: its season and number.
    pub fn match_of(&self, table: TableId) -> Result<Option<(SeasonId, u32)>, StoreError> {
        let sql = "SELECT season_id, number FROM matches WHERE table_id = ?1";
        self.one(sql, [table], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// For whom the seats of a match are, by seat; `None` for a table that is none.
    pub fn match_people(&self, table: TableId) -> Result<Option<Vec<MatchPersonRow>>, StoreError> {
        let people = self.all(
            "SELECT seat, CASE WHEN entrants.state = 'in' THEN player END, name, opened FROM matches
             JOIN match_seats ON match_seats.season_id = matches.season_id AND match_seats.number = matches.number
             JOIN entrants ON entrants.season_id = matches.season_id AND entrants.number = entrant
             WHERE table_id = ?1 ORDER BY seat",
            [table],
            fields!(MatchPersonRow: seat player name opened),
        )?;
        Ok((!people.is_empty()).then_some(people))
    }

    /// Matches of seasons of these servers that have no table yet, the first first.
    pub fn matches_to_open(&self, owned: &Owned) -> Result<Vec<MatchToOpenRow>, StoreError> {
        let own = owned.limit_in("seasons");
        let sql = format!(
            "SELECT seasons.id, matches.number, seasons.guild, channel, seasons.number, division, starts FROM matches
             JOIN seasons ON seasons.id = season_id JOIN leagues ON leagues.id = league_id
             WHERE matches.state = 'drawn' AND stage = 'playing' {own} ORDER BY seasons.id, matches.number"
        );
        self.all(
            &sql,
            [],
            fields!(MatchToOpenRow: season number guild channel season_number division starts),
        )
    }

    /// The log of a season, the latest entry first.
    pub fn league_log(
        &self,
        season: SeasonId,
        limit: u32,
    ) -> Result<Vec<LeagueLogRow>, StoreError> {
        self.all(
            "SELECT at, person, what, entrant, reason FROM league_log WHERE season_id = ?1 ORDER BY number DESC LIMIT ?2",
            (season, limit),
            fields!(LeagueLogRow: at person what entrant reason),
        )
    }

    /// Appends to the log of a season.
    pub fn note_league(&self, season: SeasonId, row: &LeagueLogRow) -> Result<(), StoreError> {
        let LeagueLogRow { at, person, what, entrant, reason } = row;
        let sql = "SELECT coalesce(max(number), 0) + 1 FROM league_log WHERE season_id = ?1";
        let number = self.count(sql, [season])?;
        self.run(
            "INSERT INTO league_log (season_id, number, at, person, what, entrant, reason) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            (season, number, at, person, what, entrant, reason),
        )
    }

    /// A person becomes somebody without a name in all leagues.
    pub(super) fn forget_in_leagues(&self, person: UserId, name: &str) -> Result<(), StoreError> {
        self.run(
            "UPDATE league_log SET reason = NULL WHERE person = ?1 OR EXISTS (SELECT 1 FROM entrants WHERE player = ?1
                 AND entrants.season_id = league_log.season_id AND entrants.number = league_log.entrant)",
            [person],
        )?;
        self.run("UPDATE league_log SET person = NULL WHERE person = ?1", [person])?;
        // Their messages are edited, those of seasons that are over too: the name is in them.
        self.run(
            "UPDATE seasons SET version = version + 1 WHERE id IN (SELECT season_id FROM entrants WHERE player = ?1)",
            [person],
        )?;
        self.run("UPDATE entrants SET player = NULL, name = ?2 WHERE player = ?1", (person, name))?;
        self.run("UPDATE leagues SET organiser = NULL WHERE organiser = ?1", [person])
    }

    /// Seasons that are not whole: without their league, with a secret that is not the promised one, or with seats of matches or
    /// of entrants who are not there.
    pub(super) fn league_damage(&self) -> Result<Vec<SeasonId>, StoreError> {
        use sha2::{Digest as _, Sha256};
        let mut damaged: Vec<SeasonId> = self.column(
            "SELECT id FROM seasons WHERE NOT EXISTS (SELECT 1 FROM leagues WHERE leagues.id = league_id)
                 OR EXISTS (SELECT 1 FROM match_seats WHERE match_seats.season_id = seasons.id
                     AND (NOT EXISTS (SELECT 1 FROM matches WHERE matches.season_id = seasons.id
                             AND matches.number = match_seats.number)
                         OR NOT EXISTS (SELECT 1 FROM entrants WHERE entrants.season_id = seasons.id
                             AND entrants.number = entrant)))",
            [],
        )?;
        let promises =
            self.all("SELECT id, secret, commitment FROM seasons ORDER BY id", [], |row| {
                Ok((row.get::<SeasonId>(0)?, row.get::<[u8; 32]>(1)?, row.get::<[u8; 32]>(2)?))
            })?;
        for (id, secret, commitment) in promises {
            if <[u8; 32]>::from(Sha256::digest(secret)) != commitment {
                damaged.push(id);
            }
        }
        damaged.sort();
        damaged.dedup();
        Ok(damaged)
    }
}
