//! The tables of the database, by what their rows belong to.

/// What belongs to one table, with the column that says to which: each is found by its table, and what others point to comes
/// first.
pub(super) const OF_A_TABLE: [(&str, &str); 16] = [
    ("tables", "id"),
    ("deals", "table_id"),
    ("seats", "table_id"),
    ("plans", "table_id"),
    ("dismissed", "table_id"),
    ("notes", "table_id"),
    ("tips", "table_id"),
    ("moves", "table_id"),
    ("turns", "table_id"),
    ("proposals", "table_id"),
    ("ballots", "table_id"),
    ("offers", "table_id"),
    ("results", "table_id"),
    ("answers", "table_id"),
    ("handovers", "table_id"),
    ("reviews", "table_id"),
];

/// What is read from both ends, up to damage, with its key. Others point to the first.
pub(super) const OF_ALL: [(&str, &str); 25] = [
    ("players", "id"),
    ("preferences", "player"),
    ("servers", "guild"),
    ("practice", "player"),
    ("blocks", "guild"),
    ("moderation", "id"),
    ("thread_minutes", "guild"),
    ("rated_games", "table_id"),
    ("rated_seats", "table_id"),
    ("predictions", "table_id"),
    ("jobs", "asked"),
    ("daily", "date"),
    ("daily_plays", "date"),
    ("puzzles", "id"),
    ("puzzle_answers", "date"),
    ("announcements", "created"),
    ("leagues", "id"),
    ("seasons", "id"),
    ("entrants", "season_id"),
    ("matches", "season_id"),
    ("match_seats", "season_id"),
    ("league_log", "season_id"),
    ("interactions", "id"),
    ("posts", "id"),
    ("restores", "epoch"),
];

/// Without these a table is not whole. What else belongs to it is left out where it cannot be read.
pub(super) const NEEDED: [&str; 4] = ["tables", "deals", "seats", "moves"];
