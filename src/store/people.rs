//! All that is stored about one person: to hand it out, and to erase it.

use std::collections::BTreeMap;

use rusqlite::types::ValueRef;
use serde_json::{Map, Value as Json, json};

use super::{
    PostId, StoreError, TableId, Timestamp, Tx, UserId,
    sql::{Row, fields},
};

/// The parts of an export and how each is found; `?1` is the user. A column is named as its field is; ids are texts, as numbers
/// would lose digits.
const PARTS: [(&str, &str); 30] = [
    ("identity", "SELECT CAST(id AS TEXT) AS \"user\", name, since FROM players WHERE id = ?1"),
    ("preferences", "SELECT settings FROM preferences WHERE player = ?1"),
    (
        "seats",
        "SELECT tables.id AS \"table\", CAST(guild AS TEXT) AS server, CAST(channel AS TEXT) AS channel, game, state, created,
             started, closed, seat, seats.name AS name, CAST(interaction AS TEXT) AS \"join\", bank, missed, away, colour,
             shown_refusal
         FROM seats JOIN tables ON tables.id = table_id WHERE player = ?1 ORDER BY table_id",
    ),
    (
        "lobbies_joined",
        "SELECT table_id AS \"table\", CAST(id AS TEXT) AS \"join\" FROM interactions WHERE joined = ?1 ORDER BY id",
    ),
    (
        "hosted_tables",
        "SELECT id AS \"table\", CAST(guild AS TEXT) AS server, created FROM tables WHERE host = ?1 ORDER BY id",
    ),
    ("named_tables", "SELECT id AS \"table\", name FROM tables WHERE named_by = ?1 ORDER BY id"),
    (
        "seats_given_up",
        "SELECT table_id AS \"table\", seat, number, name, at FROM handovers WHERE player = ?1 ORDER BY id",
    ),
    // Of each seat the moves from the time in which the person held it: until the next handover it was whoever left then.
    (
        "moves",
        "SELECT table_id AS \"table\", number, seat, kind, record AS move, undone_to, CAST(interaction AS TEXT) AS click, at
         FROM moves WHERE (interaction IS NOT NULL OR why = 'planned') AND table_id IN
                 (SELECT table_id FROM seats WHERE player = ?1 UNION SELECT table_id FROM handovers WHERE player = ?1)
             AND CASE WHEN EXISTS (SELECT 1 FROM handovers AS later WHERE later.table_id = moves.table_id
                     AND later.seat = moves.seat AND later.number > moves.number)
                 THEN (SELECT player FROM handovers AS later WHERE later.table_id = moves.table_id
                     AND later.seat = moves.seat AND later.number > moves.number ORDER BY later.id LIMIT 1)
                 ELSE (SELECT player FROM seats WHERE seats.table_id = moves.table_id AND seats.seat = moves.seat)
                 END = ?1 ORDER BY table_id, number",
    ),
    (
        "plans",
        "SELECT plans.table_id AS \"table\", plans.seat, plan, plans.number, due, ended
         FROM plans JOIN seats USING (table_id, seat) WHERE player = ?1 ORDER BY plans.table_id",
    ),
    (
        "turns",
        "SELECT turns.table_id AS \"table\", began, called, reminded, reminder, stalled, hushed, deadline, expired
         FROM turns JOIN seats USING (table_id, seat) WHERE player = ?1 ORDER BY turns.table_id",
    ),
    (
        "results",
        "SELECT table_id AS \"table\", seat, scores, won, stood_in, name, began, place FROM results WHERE player = ?1 ORDER BY table_id",
    ),
    (
        "answers",
        "SELECT table_id AS \"table\", turns, took, late FROM answers WHERE player = ?1 ORDER BY table_id",
    ),
    (
        "votes",
        "SELECT table_id AS \"table\", proposal, answer AS choice, at
         FROM ballots JOIN seats USING (table_id, seat) WHERE player = ?1 AND answer IS NOT NULL ORDER BY proposal",
    ),
    (
        "proposals",
        "SELECT table_id AS \"table\", proposals.id AS proposal, subject, opened AS at
         FROM proposals JOIN seats USING (table_id, seat) WHERE player = ?1 AND over IS NULL ORDER BY proposals.id",
    ),
    ("notes", "SELECT table_id AS \"table\", note, at FROM notes WHERE player = ?1 ORDER BY table_id"),
    (
        "predictions",
        "SELECT table_id AS \"table\", name, seat, at, confidence, counts FROM tips WHERE player = ?1 ORDER BY table_id",
    ),
    (
        "predictions_scored",
        "SELECT table_id AS \"table\", CAST(guild AS TEXT) AS server, game, name, confidence, seats, winners, came_true, ended
         FROM predictions WHERE player = ?1 ORDER BY table_id",
    ),
    ("dismissed", "SELECT table_id AS \"table\" FROM dismissed WHERE player = ?1 ORDER BY table_id"),
    (
        "offers",
        "SELECT table_id AS \"table\", seat, at FROM offers WHERE person = ?1 ORDER BY table_id",
    ),
    ("blocks", "SELECT CAST(guild AS TEXT) AS server, until, reason FROM blocks WHERE player = ?1 ORDER BY guild"),
    // What managers did about the person, and what the person did as a manager: each without the other.
    (
        "moderated",
        "SELECT CAST(guild AS TEXT) AS server, at, what, reason FROM moderation WHERE person = ?1 ORDER BY id",
    ),
    (
        "moderator",
        "SELECT CAST(guild AS TEXT) AS server, at, what FROM moderation WHERE moderator = ?1 ORDER BY id",
    ),
    (
        "rated_games",
        "SELECT rated_games.table_id AS \"table\", CAST(guild AS TEXT) AS server, game, everywhere, began, ended, void, reason,
             seat, name, place, gone
         FROM rated_seats JOIN rated_games ON rated_games.table_id = rated_seats.table_id
         WHERE person = ?1 ORDER BY rated_games.table_id",
    ),
    (
        "reviews",
        "SELECT reviews.table_id AS \"table\", reviews.seat, form, body, shared
         FROM reviews JOIN seats USING (table_id, seat) WHERE player = ?1 ORDER BY reviews.table_id",
    ),
    ("jobs", "SELECT key, state, attempts, asked FROM jobs WHERE person = ?1 ORDER BY asked, key"),
    (
        "leagues",
        "SELECT id AS league, CAST(guild AS TEXT) AS server, name, created FROM leagues WHERE organiser = ?1 ORDER BY id",
    ),
    (
        "entrants",
        "SELECT season_id AS season, CAST(guild AS TEXT) AS server, entrants.number, name, state, out_why, division, ladder, joined
         FROM entrants JOIN seasons ON seasons.id = season_id WHERE player = ?1 ORDER BY season_id",
    ),
    (
        "league_log",
        "SELECT season_id AS season, at, what, reason FROM league_log
         WHERE person = ?1 OR EXISTS (SELECT 1 FROM entrants WHERE entrants.season_id = league_log.season_id
             AND entrants.number = league_log.entrant AND player = ?1)
         ORDER BY season_id, number",
    ),
    (
        "league_matches",
        "SELECT match_seats.season_id AS season, match_seats.number AS \"match\", seat, place, points, forfeit, late
         FROM match_seats JOIN entrants ON entrants.season_id = match_seats.season_id AND entrants.number = entrant
         WHERE player = ?1 ORDER BY match_seats.season_id, match_seats.number",
    ),
    (
        "puzzle_answers",
        "SELECT date, CAST(guild AS TEXT) AS server, name, choice, at FROM puzzle_answers WHERE player = ?1 ORDER BY date",
    ),
];

/// Lines that name the person by id, and all lines at tables that the person knows, with the name there.
const NOTICES: &str = "SELECT posts.table_id, created, kind, mine.name, CASE WHEN names = ?1 THEN 1 ELSE 0 END FROM posts
    LEFT JOIN seats AS mine ON mine.table_id = posts.table_id AND mine.player = ?1
    WHERE posts.id IN (
        SELECT id FROM posts WHERE role IN ('notice', 'clear_ping') AND role = 'notice' AND table_id IN
            (SELECT table_id FROM seats WHERE player = ?1 UNION SELECT table_id FROM handovers WHERE player = ?1
                UNION SELECT id FROM tables WHERE host = ?1)
        UNION SELECT id FROM posts WHERE role = 'notice' AND names = ?1)
    ORDER BY posts.id";

/// Columns of JSON, which stay as they are.
const JSON: [&str; 7] = ["move", "plan", "ended", "scores", "subject", "what", "body"];

/// A line in a channel that may name somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Its post.
    pub id: PostId,
    /// Whose post it is.
    pub table: TableId,
    /// What it says, as JSON.
    pub kind: String,
}

impl Tx<'_> {
    /// All that is stored about a person: parts by name, each with its entries.
    pub fn all_about(&self, player: UserId) -> Result<Vec<(&'static str, Vec<Json>)>, StoreError> {
        let part = |(name, sql)| Ok((name, self.all_readable(sql, [player], entry)?));
        let parts = PARTS.into_iter().map(part);
        let notices = self.notices_to(player).map(|notices| ("notices", notices));
        let practice = self.practice_of(player).map(|practice| ("practice", practice));
        let daily = self.daily_plays_of(player).map(|plays| ("daily_plays", plays));
        parts.chain([notices, practice, daily]).collect()
    }

    /// The practice game of a person with what that person decided in it: what other seats did and the deal stay untold, as at a
    /// table.
    fn practice_of(&self, player: UserId) -> Result<Vec<Json>, StoreError> {
        let sql =
            "SELECT game, source, name, moves, told, beginning, at FROM practice WHERE player = ?1";
        self.all_readable(sql, [player], |row| {
            let [game, source, name, moves, told] =
                [0, 1, 2, 3, 4].map(|place| row.get::<String>(place));
            let beginning: Option<String> = row.get(5)?;
            let beginning = beginning.map_or(Json::Null, |text| parsed(&text));
            let [table, number, seat, level] =
                ["table", "number", "seat", "level"].map(|name| &beginning[name]);
            let moves = own_moves(&moves?, seat.as_u64().unwrap_or(0));
            let (told, at) = (parsed(&told?), row.get::<i64>(6)?);
            Ok(json!({
                "game": game?, "source": source?, "name": name?, "table": table, "number": number, "seat": seat,
                "level": level, "moves": moves, "told": told, "at": at,
            }))
        })
    }

    /// The deals of the day that a person has begun, with what that person decided in them.
    fn daily_plays_of(&self, player: UserId) -> Result<Vec<Json>, StoreError> {
        let sql = "SELECT date, CAST(guild AS TEXT), name, moves, began, at, counts, margin, points, done FROM daily_plays
            WHERE player = ?1 ORDER BY date";
        self.all_readable(sql, [player], |row| {
            let [guild, name, moves] = [1, 2, 3].map(|place| row.get::<String>(place));
            let [date, began, at] = [0, 4, 5].map(|place| row.get::<i64>(place));
            let [margin, points, done] = [7, 8, 9].map(|place| row.get::<Option<i64>>(place));
            Ok(json!({
                "date": date?, "server": guild?, "name": name?, "moves": own_moves(&moves?, 0), "began": began?, "at": at?,
                "counts": row.get::<bool>(6)?, "margin": margin?, "points": points?, "done": done?,
            }))
        })
    }

    fn notices_to(&self, player: UserId) -> Result<Vec<Json>, StoreError> {
        let (id, mut found) = (player.to_string(), Vec::new());
        self.each_readable(NOTICES, [player], |row| {
            let (kind, name): (String, Option<String>) = (row.get(2)?, row.get(3)?);
            let named = name.is_some_and(|name| kind.contains(&Json::from(name).to_string()));
            if named || kind.contains(&id) || row.get(4)? {
                let (table, created): (i64, i64) = (row.get(0)?, row.get(1)?);
                found.push(json!({"table": table, "created": created, "says": parsed(&kind)}));
            }
            Ok(())
        })?;
        Ok(found)
    }

    /// Whether anything is stored about a person.
    pub fn knows(&self, player: UserId) -> Result<bool, StoreError> {
        Ok(self.all_about(player)?.iter().any(|(_, entries)| !entries.is_empty()))
    }

    /// The tables at which a person sits or sat, with the seat.
    pub fn seats_of(&self, player: UserId) -> Result<Vec<(TableId, u8)>, StoreError> {
        self.all_readable(
            "SELECT table_id, seat FROM seats WHERE player = ?1
             UNION SELECT table_id, seat FROM handovers WHERE player = ?1",
            [player],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
    }

    /// Whether this person has ever had a seat.
    pub fn is_player(&self, player: UserId) -> Result<bool, StoreError> {
        Ok(self.value::<u64>("SELECT 1 FROM players WHERE id = ?1", [player])?.is_some())
    }

    /// The lines at these tables, and those anywhere that contain one of these texts. It looks at all posts, so it is for
    /// rare occasions.
    pub fn notices_about(
        &self,
        player: UserId,
        texts: &[String],
    ) -> Result<Vec<NoticeRow>, StoreError> {
        let mut found = BTreeMap::new();
        let mut keep = |row: &Row<'_>| {
            let notice = fields!(NoticeRow: id table kind)(row)?;
            found.insert(notice.id, notice);
            Ok(())
        };
        self.each_readable(
            "SELECT id, table_id, kind FROM posts WHERE role = 'notice' AND table_id IN
                 (SELECT table_id FROM seats WHERE player = ?1 UNION SELECT table_id FROM handovers WHERE player = ?1)",
            [player],
            &mut keep,
        )?;
        for text in texts {
            // Unlike what else finds a text within another, both engines know this by the same name.
            let sql = "SELECT id, table_id, kind FROM posts WHERE role = 'notice' AND replace(kind, ?1, '') <> kind";
            self.each_readable(sql, [text], &mut keep)?;
        }
        Ok(found.into_values().collect())
    }

    /// Changes what a post says.
    pub fn reword_post(&self, post: PostId, kind: &str) -> Result<(), StoreError> {
        self.run("UPDATE posts SET kind = ?2 WHERE id = ?1", (post, kind))
    }

    /// The lobbies in which a person sits.
    pub fn lobbies_with(&self, player: UserId) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT id FROM tables JOIN seats ON table_id = id WHERE player = ?1 AND state = 'lobby' ORDER BY id",
            [player],
        )
    }

    /// Tells of no offer to this person that the channel has not read yet.
    pub fn drop_offers_to(&self, player: UserId, now: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET state = 'skipped', settled = ?2
             WHERE state = 'due' AND role = 'notice' AND offered = ?1",
            (player, now),
        )
    }

    /// Erases a person from everything but the posts; `name` takes the place of theirs where they have left or ended. Of blocks
    /// that end after `now` the id stays.
    pub fn erase(&self, player: UserId, name: &str, now: Timestamp) -> Result<(), StoreError> {
        self.erase_from_moderation(player, now)?;
        // Where a conversation with the person is, tells who it was.
        self.run(
            "UPDATE posts SET message = NULL, place = NULL
             WHERE message IS NOT NULL AND role = 'notice'
             AND (via = 'direct' OR tells IN ('next_up', 'shut_out'))
             AND (EXISTS (SELECT 1 FROM seats WHERE seats.table_id = posts.table_id AND player = ?1
                     AND seat = told)
                 OR EXISTS (SELECT 1 FROM handovers WHERE handovers.table_id = posts.table_id AND player = ?1
                     AND seat = told
                     AND handovers.number >= posts.number))",
            [player],
        )?;
        // What the coach says of their decisions, and what it was still to say to them.
        self.run(
            "DELETE FROM reviews WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = reviews.table_id
                 AND seats.seat = reviews.seat AND player = ?1)",
            [player],
        )?;
        // A seat that nobody has taken since still bears the name of who left it.
        self.run(
            "UPDATE seats SET name = ?2 WHERE player IS NULL AND ai IS NULL AND ?1 = (SELECT player FROM handovers
                 WHERE handovers.table_id = seats.table_id AND handovers.seat = seats.seat ORDER BY id DESC LIMIT 1)",
            (player, name),
        )?;
        self.run("UPDATE seats SET player = NULL, name = ?2 WHERE player = ?1", (player, name))?;
        self.run(
            "UPDATE handovers SET player = NULL, name = ?2 WHERE player = ?1",
            (player, name),
        )?;
        self.forget_in_ratings(player, name)?;
        self.forget_in_leagues(player, name)?;
        for sql in [
            "UPDATE tables SET host = NULL WHERE host = ?1",
            // It may be the name of a person.
            "UPDATE tables SET name = NULL, named_by = NULL WHERE named_by = ?1",
            "UPDATE interactions SET joined = NULL WHERE joined = ?1",
            "UPDATE results SET player = NULL, name = NULL WHERE player = ?1",
            "DELETE FROM answers WHERE player = ?1",
            "DELETE FROM offers WHERE person = ?1",
            "DELETE FROM dismissed WHERE player = ?1",
            "DELETE FROM notes WHERE player = ?1",
            "DELETE FROM tips WHERE player = ?1",
            "DELETE FROM predictions WHERE player = ?1",
            "DELETE FROM practice WHERE player = ?1",
            "DELETE FROM jobs WHERE person = ?1 AND state = 'waiting'",
            "UPDATE jobs SET person = NULL WHERE person = ?1",
            "DELETE FROM daily_plays WHERE player = ?1",
            "DELETE FROM puzzle_answers WHERE player = ?1",
            "DELETE FROM preferences WHERE player = ?1",
            "DELETE FROM players WHERE id = ?1",
        ] {
            self.run(sql, [player])?;
        }
        Ok(())
    }
}

/// A row as the object of its columns; a column of settings is the whole object.
fn entry(row: &Row) -> Result<Json, StoreError> {
    let mut object = Map::new();
    for (place, name) in row.names().into_iter().enumerate() {
        let value = match row.value(place)? {
            ValueRef::Text(_) => {
                let text: String = row.get(place)?;
                match name {
                    "settings" => return Ok(parsed(&text)),
                    name if JSON.contains(&name) => parsed(&text),
                    _ => text.into(),
                }
            }
            ValueRef::Integer(number) => number.into(),
            ValueRef::Null | ValueRef::Real(_) | ValueRef::Blob(_) => Json::Null,
        };
        object.insert(name.to_owned(), value);
    }
    Ok(Json::Object(object))
}

/// What the person's own seat decided in a private game.
fn own_moves(moves: &str, seat: u64) -> Json {
    let mut moves = parsed(moves);
    if let Json::Array(all) = &mut moves {
        all.retain(|one| one["seat"] == seat);
    }
    moves
}

fn parsed(text: &str) -> Json {
    serde_json::from_str(text).unwrap_or(Json::Null)
}
