//! Times that were written while the clock was ahead, and what is done about them once it is right again.
//!
//! What has happened cannot lie in the future, and what is to come lies no further away than it can be counted from now. A
//! time that says otherwise would be believed until the clock has come that far: a table would sleep for years.

use std::time::Duration;

use super::{Owned, StoreError, Timestamp, Tx};

/// Clocks of processes that share a database differ by less.
const SLACK: Duration = Duration::from_secs(60);

/// No table rests for longer ([`Subject::LONGEST_PAUSE`](crate::tables::Subject::LONGEST_PAUSE)), and nothing proposed is open
/// for longer.
const LONGEST: Duration = Duration::from_secs(60 * 24 * 3600);

/// No attempt to send a post is put off for longer, and no planned move.
const LONGEST_WAIT: Duration = Duration::from_secs(25 * 3600);

/// How long results of a season can be corrected after its deadline.
const OBJECTIONS: Duration = Duration::from_secs(3 * 24 * 3600);

/// What has happened, by the table of the database.
const PAST: [(&str, &[&str]); 9] = [
    ("tables", &["created", "started", "closed", "active", "asked", "asleep", "paused"]),
    ("turns", &["began", "called", "reminder", "stalled", "expired"]),
    ("posts", &["created", "claimed", "settled"]),
    ("proposals", &["opened"]),
    ("offers", &["at"]),
    ("rated_games", &["began", "ended"]),
    ("rated_seats", &["gone"]),
    ("results", &["began"]),
    ("predictions", &["ended"]),
];

impl Tx<'_> {
    /// Whether something at these servers says that the clock was ahead before. It looks at open tables, at seasons that are not
    /// over, and at the last posts.
    pub fn was_ahead(&self, owned: &Owned, now: Timestamp) -> Result<bool, StoreError> {
        let (own, own_turns) = (owned.limit(), owned.limit_of("turns"));
        let latest = now.plus(SLACK);
        let is_there = |sql: &str| self.exists(sql, (latest, now.plus(LONGEST_WAIT)));
        Ok(is_there(&format!(
            "SELECT 1 FROM tables WHERE state IN ('lobby', 'running')
             AND (created > ?1 OR active > ?1 OR asked > ?1 OR asleep > ?1 OR paused > ?1 OR ?2 < 0) {own} LIMIT 1"
        ))? || is_there(&format!(
            "SELECT 1 FROM turns WHERE (began > ?1 OR called > ?1 OR reminder > ?1 OR stalled > ?1 OR expired > ?1
             OR held > ?2) {own_turns} LIMIT 1"
        ))? || is_there(&format!(
            "SELECT 1 FROM (SELECT * FROM posts ORDER BY id DESC LIMIT 1000) AS posts
             WHERE (created > ?1 OR claimed > ?1 OR settled > ?1 OR not_before > ?2) {} LIMIT 1",
            owned.limit_of("posts")
        ))? || is_there(&format!(
            "SELECT 1 FROM seasons WHERE wake IS NOT NULL
             AND (opened > ?1 OR (starts > ?1 AND stage <> 'signup') OR closes > ?1 + {} OR ?2 < 0) {} LIMIT 1",
            OBJECTIONS.as_millis(),
            owned.limit_in("seasons")
        ))?)
    }

    /// Sets right what was written at these servers while the clock was ahead, and lets all open tables be looked at now.
    pub fn set_clock_right(&self, owned: &Owned, now: Timestamp) -> Result<(), StoreError> {
        let latest = now.plus(SLACK);
        let own = |table: &str| match table {
            "tables" => owned.limit(),
            other => owned.limit_of(other),
        };
        for (table, columns) in PAST {
            for column in columns {
                let own = own(table);
                self.run(
                    &format!("UPDATE {table} SET {column} = ?1 WHERE {column} > ?2 {own}"),
                    (now, latest),
                )?;
            }
        }
        for (table, column) in [
            ("practice", "at"),
            ("jobs", "asked"),
            ("jobs", "not_before"),
            // What is closed stays closed: its secret is known.
            ("daily", "closed"),
            ("daily_plays", "began"),
            ("daily_plays", "at"),
            ("daily_plays", "done"),
            ("puzzles", "made"),
            ("puzzle_answers", "at"),
            ("announcements", "created"),
            ("announcements", "not_before"),
            ("announcements", "claimed"),
        ] {
            let sql = format!("UPDATE {table} SET {column} = ?1 WHERE {column} > ?2");
            self.run(&sql, (now, latest))?;
        }
        let longest = now.plus(LONGEST);
        for (table, column) in [("tables", "paused_until"), ("proposals", "closes")] {
            let own = own(table);
            let sql = format!("UPDATE {table} SET {column} = ?1 WHERE {column} > ?1 {own}");
            self.run(&sql, [longest])?;
        }
        self.set_seasons_right(owned, now)?;
        // The deadline of a turn that is not over follows from its beginning at the next look.
        let own_turns = own("turns");
        let sql = format!(
            "UPDATE turns SET deadline = expired WHERE expired IS NOT NULL AND deadline > ?1 {own_turns}"
        );
        self.run(&sql, [now])?;
        // What is held back or put off is done now; it may be put off again.
        for (table, column) in [("turns", "held"), ("plans", "due"), ("posts", "not_before")] {
            let own = own(table);
            let sql = format!("UPDATE {table} SET {column} = ?1 WHERE {column} > ?1 {own}");
            self.run(&sql, [now])?;
        }
        let own = own("tables");
        self.run(
            &format!(
                "UPDATE tables SET wake = ?1 WHERE wake > ?1 AND state IN ('lobby', 'running') {own}"
            ),
            [now],
        )
    }

    /// The same for seasons: what they wait for is as far away as it was from what it is counted from.
    fn set_seasons_right(&self, owned: &Owned, now: Timestamp) -> Result<(), StoreError> {
        let (latest, own) = (now.plus(SLACK), owned.limit_in("seasons"));
        let objections = OBJECTIONS.as_millis();
        for change in [
            "starts = ?1 + starts - opened, opened = ?1 WHERE stage = 'signup' AND opened > ?2",
            "deadline = ?1 + deadline - starts, starts = ?1 WHERE stage IN ('playing', 'closing') AND starts > ?2",
            "opened = ?1 WHERE opened > ?2",
            &format!("closes = ?1 + {objections} WHERE closes > ?2 + {objections}"),
        ] {
            let sql = format!("UPDATE seasons SET version = version + 1, {change} {own}");
            self.run(&sql, (now, latest))?;
        }
        let ours = format!("season_id IN (SELECT id FROM seasons WHERE id > 0 {own})");
        for (table, column) in [("matches", "opened"), ("entrants", "joined"), ("league_log", "at")]
        {
            let sql = format!("UPDATE {table} SET {column} = ?1 WHERE {column} > ?2 AND {ours}");
            self.run(&sql, (now, latest))?;
        }
        let sql = format!("UPDATE seasons SET wake = ?1 WHERE wake > ?1 {own}");
        self.run(&sql, [now])
    }
}
