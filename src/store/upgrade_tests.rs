//! Databases of every earlier version, with rows of all kinds that it knew, are brought up to date and played on.

use rusqlite::Connection;

use super::{tests::Place, *};

/// What each migration makes, and rows of what is new in it.
pub(super) const VERSIONS: [(&str, &str); 38] = [
    (
        include_str!("../../migrations/sqlite/01-tables/up.sql"),
        "INSERT INTO players VALUES (7, 'Aurelia', 1), (8, 'Brutus', 1);
         INSERT INTO tables (id, guild, channel, game, options, seats, host, secret, commitment, rules_version, state, setup,
             records, to_move, boarded, created, started)
         VALUES (5, 1, 10, 'great_city', '{}', 2, 7, zeroblob(32),
             X'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925', 1, 'running', '{\"decks\":{}}',
             3, 0, 2, 2, 3);
         INSERT INTO tables (id, guild, channel, game, options, seats, host, secret, commitment, rules_version, state, created)
         VALUES (6, 1, 11, 'great_city', '{}', 4, 8, zeroblob(32),
             X'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925', 1, 'lobby', 2);
         INSERT INTO seats VALUES (5, 0, 7, 'Aurelia', 99), (5, 1, 8, 'Brutus', 98), (6, 0, 8, 'Brutus', 97);
         INSERT INTO moves VALUES (5, 0, 0, 'auto', '{\"type\":\"pass\"}', NULL, NULL, 4),
             (5, 1, 1, 'move', '{\"type\":\"pass\"}', NULL, 500, 4), (5, 2, 1, 'undo', NULL, 1, 501, 5);
         INSERT INTO interactions VALUES (96, 6);
         INSERT INTO posts (id, table_id, kind, role, number, state, created, settled, message)
         VALUES (1, 5, '{\"ping\":{\"seat\":0,\"number\":1}}', 'ping', 1, 'sent', 4, 5, 77);
         INSERT INTO posts (id, table_id, kind, role, number, state, created) VALUES (2, 6, '\"lobby_card\"', 'lobby_card', 0, 'due', 4);",
    ),
    (
        include_str!("../../migrations/sqlite/02-slow-play/up.sql"),
        "UPDATE seats SET bank = 60000, missed = 1 WHERE table_id = 5 AND seat = 0;
         INSERT INTO seats (table_id, seat, ai, name, interaction) VALUES (6, 1, 'hard', 'Vitruvius', 95);
         INSERT INTO turns (table_id, seat, number, began) VALUES (5, 0, 3, 5);
         INSERT INTO votes VALUES (5, 3, 1, 'wait', 6);
         INSERT INTO offers VALUES (5, 1, NULL, 6);
         INSERT INTO preferences VALUES (7, '{}');
         INSERT INTO servers VALUES (1, '{}');
         INSERT INTO results VALUES (5, 0, 7, '{}', 1);
         INSERT INTO answers VALUES (5, 7, 3, 9000);",
    ),
    (
        include_str!("../../migrations/sqlite/03-handovers/up.sql"),
        "INSERT INTO handovers (table_id, seat, number, player, at) VALUES (5, 1, 1, 7, 4);",
    ),
    (
        include_str!("../../migrations/sqlite/04-notices/up.sql"),
        "INSERT INTO posts (id, table_id, kind, role, number, state, created)
         VALUES (3, 5, '{\"notice\":{\"ended\":{\"by\":8,\"name\":\"Brutus\"}}}', 'notice', 3, 'due', 6);",
    ),
    (
        include_str!("../../migrations/sqlite/05-holders/up.sql"),
        "INSERT INTO handovers (table_id, seat, number, player, ai, name, at) VALUES (5, 0, 2, NULL, 'easy', 'Vitruvius', 5);",
    ),
    (
        include_str!("../../migrations/sqlite/06-deals/up.sql"),
        "UPDATE deals SET setup = '{\"decks\":{}}' WHERE table_id = 5;",
    ),
    (
        include_str!("../../migrations/sqlite/07-standing-orders/up.sql"),
        "INSERT INTO posts (id, table_id, kind, role, number, state, created)
         VALUES (4, 5, '{\"ping\":{\"seat\":0,\"number\":3}}', 'ping', 3, 'due', 6);",
    ),
    (
        include_str!("../../migrations/sqlite/08-calls-first/up.sql"),
        "INSERT INTO interactions (id, table_id) VALUES (77, 6);",
    ),
    (
        include_str!("../../migrations/sqlite/09-shuffle/up.sql"),
        "UPDATE seats SET missed = 2 WHERE table_id = 5 AND seat = 0;",
    ),
    (
        include_str!("../../migrations/sqlite/10-plans/up.sql"),
        "INSERT INTO plans VALUES (5, 0, '{\"steps\":[[\"pass\"]]}', 3, NULL, NULL);",
    ),
    (
        include_str!("../../migrations/sqlite/11-retention/up.sql"),
        "UPDATE tables SET active = 7 WHERE id = 5;
         UPDATE tables SET terms = json_set(terms, '$.time_out', 'vote') WHERE id = 5;
         UPDATE turns SET expired = 6 WHERE table_id = 5;
         INSERT INTO posts (id, table_id, kind, role, number, state, created)
         VALUES (5, 5, '{\"notice\":{\"vote\":{\"seat\":0,\"number\":3}}}', 'notice', 3, 'due', 6);",
    ),
    (
        include_str!("../../migrations/sqlite/12-held/up.sql"),
        "UPDATE turns SET held = 6 WHERE table_id = 5;",
    ),
    (
        include_str!("../../migrations/sqlite/13-proposals/up.sql"),
        "UPDATE tables SET paused = 7, paused_until = 9 WHERE id = 5;",
    ),
    (
        include_str!("../../migrations/sqlite/14-dismissed/up.sql"),
        "INSERT INTO dismissed VALUES (6, 7);",
    ),
    (
        include_str!("../../migrations/sqlite/15-columns/up.sql"),
        "UPDATE tables SET active = 8 WHERE id = 5;",
    ),
    (
        include_str!("../../migrations/sqlite/16-members/up.sql"),
        "UPDATE tables SET version = 1 WHERE id = 5;",
    ),
    (
        include_str!("../../migrations/sqlite/17-late/up.sql"),
        "UPDATE answers SET late = 1 WHERE table_id = 5;",
    ),
    (
        include_str!("../../migrations/sqlite/18-asides/up.sql"),
        "INSERT INTO notes VALUES (5, 7, 'watch the arena', 6); INSERT INTO tips VALUES (5, 9, 'Zoe', 1, 6);",
    ),
    (
        include_str!("../../migrations/sqlite/19-colours/up.sql"),
        "UPDATE seats SET colour = 'white' WHERE table_id = 5 AND seat = 0;",
    ),
    (
        include_str!("../../migrations/sqlite/20-lessons/up.sql"),
        "INSERT INTO lessons VALUES (7, 'great_city', 'Aurelia', '{}', '[]', '{}', 6);",
    ),
    (
        include_str!("../../migrations/sqlite/21-directly/up.sql"),
        "UPDATE posts SET loud = 0 WHERE id = 2;",
    ),
    (
        include_str!("../../migrations/sqlite/22-readable/up.sql"),
        "UPDATE posts SET loud = 1 WHERE id = 1;",
    ),
    (
        include_str!("../../migrations/sqlite/23-given-up/up.sql"),
        "UPDATE posts SET refused = 50013 WHERE id = 1;",
    ),
    (
        include_str!("../../migrations/sqlite/24-stand-ins/up.sql"),
        "UPDATE results SET stood_in = 2 WHERE table_id = 5;",
    ),
    (
        include_str!("../../migrations/sqlite/25-moderation/up.sql"),
        "INSERT INTO blocks VALUES (1, 7, 90, 'spam'), (1, 8, 91, ''), (2, 7, 92, 'spam');
         INSERT INTO moderation (guild, at, moderator, person, what, reason)
         VALUES (1, 6, 8, 7, '{\"blocked\":{\"until\":90}}', 'spam');
         INSERT INTO thread_minutes VALUES (1, 6, 2);",
    ),
    (include_str!("../../migrations/sqlite/26-versions/up.sql"), ""),
    (include_str!("../../migrations/sqlite/27-restores/up.sql"), ""),
    (
        include_str!("../../migrations/sqlite/28-shown-refusals/up.sql"),
        "UPDATE seats SET shown_refusal = 3 WHERE table_id = 5 AND seat = 0;",
    ),
    (
        include_str!("../../migrations/sqlite/29-rated/up.sql"),
        "INSERT INTO rated_games VALUES (4, 1, 'great_city', 1, 3, 9, NULL, NULL), (5, 1, 'great_city', 0, 3, NULL, NULL, NULL);
         INSERT INTO rated_seats VALUES (4, 0, 7, 'Aurelia', 1, NULL), (4, 1, -1, '—', NULL, 8),
             (5, 0, 7, 'Aurelia', NULL, NULL), (5, 1, 8, 'Brutus', NULL, NULL);",
    ),
    (
        include_str!("../../migrations/sqlite/30-reviews/up.sql"),
        "INSERT INTO reviews VALUES (5, 0, 1, '{}', 1);
         INSERT INTO jobs VALUES ('review/5/0', 'review', 1, 7, 0, 'done', NULL, 0, 6, 6),
             ('review/5/1', 'review', 1, NULL, 0, 'waiting', 9, 1, 6, 6);",
    ),
    (
        include_str!("../../migrations/sqlite/31-daily/up.sql"),
        "INSERT INTO daily VALUES (20, 'great_city', zeroblob(32),
             X'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925', '{}', '1', 9, NULL);
         INSERT INTO daily_plays VALUES (20, 7, 1, 'Aurelia', '[]', 3, 4, 1, 14, 60, 4);",
    ),
    (
        include_str!("../../migrations/sqlite/32-practice/up.sql"),
        "INSERT INTO practice VALUES (9, 'great_city', 'Cleo', '{}', '[]', '{}', 6, 'fork', '{}');",
    ),
    (
        include_str!("../../migrations/sqlite/33-table-names/up.sql"),
        "UPDATE tables SET name = 'Friday Romans', named_by = 7 WHERE id = 5;",
    ),
    (
        include_str!("../../migrations/sqlite/34-announcements/up.sql"),
        "INSERT INTO announcements VALUES ('daily/2026-12-03/1', 1, 10, '{\"deal\":{\"date\":20}}', 1, 'sent', 3, 9, 3, 1, NULL, NULL, 77, NULL);",
    ),
    (
        include_str!("../../migrations/sqlite/35-leagues/up.sql"),
        "INSERT INTO leagues VALUES (1, 1, 11, 'Circus', 'great_city', '{}', '{}', 3, 7, 7, 7, 0, 5);
         INSERT INTO seasons VALUES (1, 1, 1, 1, 'playing', 5, 6, 90, NULL, 8, 2, 13, 2, zeroblob(32),
             X'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
         INSERT INTO entrants VALUES (1, 1, 7, 'Aurelia', 'in', NULL, 1, NULL, 5),
             (1, 2, NULL, '—', 'out', 'left', 1, NULL, 5);
         INSERT INTO matches VALUES (1, 1, 1, 'open', 12, 4, 7, NULL);
         INSERT INTO match_seats VALUES (1, 1, 0, 1, NULL, NULL, 0, 0), (1, 1, 1, 2, NULL, NULL, 0, 0);
         INSERT INTO league_log VALUES (1, 1, 7, 7, '{}', 2, 'was away');",
    ),
    (
        include_str!("../../migrations/sqlite/36-predictions/up.sql"),
        "INSERT INTO tips VALUES (5, 10, 'Ida', 0, 6, 'sure', 1);
         INSERT INTO predictions VALUES (4, 10, 1, 'great_city', 'Ida', 'sure', 2, 1, 1, 6);",
    ),
    (
        include_str!("../../migrations/sqlite/37-records/up.sql"),
        "UPDATE results SET name = 'Aurelia', began = 2, place = 1 WHERE seat = 0;",
    ),
    (
        include_str!("../../migrations/sqlite/38-puzzles/up.sql"),
        "INSERT INTO puzzles VALUES (1, 'great_city', '{}', 3, 20), (2, 'great_city', '{}', 3, NULL);
         INSERT INTO puzzle_answers VALUES (20, 7, 1, 'Aurelia', 2, 4);",
    ),
];

/// A database as the program of this version left it.
pub(super) fn of_version(place: &Place, version: usize) {
    let conn: Connection = place.outside();
    for (migration, rows) in &VERSIONS[..version] {
        conn.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
        conn.execute_batch(migration).unwrap();
        conn.execute_batch("PRAGMA foreign_keys = ON").unwrap();
        conn.execute_batch(rows).unwrap();
    }
    conn.execute_batch(&format!(
        "PRAGMA journal_mode = WAL; PRAGMA application_id = 1097163881; PRAGMA user_version = {version}"
    ))
    .unwrap();
}

#[tokio::test]
async fn a_filled_database_of_every_earlier_version_goes_on() {
    for version in 1..=VERSIONS.len() {
        let place = Place::new();
        of_version(&place, version);
        let store = place.open();
        let game = store.read(|tx| tx.game(TableId(5))).await.unwrap().expect("it is there");
        assert_eq!((game.seats.len(), game.records.len()), (2, 3), "version {version}");
        assert_eq!(game.deal.as_deref(), Some(r#"{"decks":{}}"#));
        assert_eq!(
            game.handovers.len(),
            version.saturating_sub(2).min(1) + usize::from(version > 4)
        );
        let card = store.read(|tx| tx.posts(TableId(6))).await.unwrap();
        assert_eq!(card.len(), 1, "what is owed stays owed");
        store
            .with(|tx| {
                let kind = RecordKind::Move(r#"{"type":"pass"}"#.to_owned(), InteractionId(600));
                let row = RecordRow { number: MoveNumber(3), seat: 0, kind, at: Timestamp(7) };
                tx.append(TableId(5), &[row])?;
                tx.set_turn(TableId(5), MoveNumber(4), Some(1), MoveNumber(2), None)
            })
            .await
            .unwrap();
        assert_eq!(check(&place.path()).unwrap(), Findings { whole: 2, ..Findings::default() });
        drop(store);
        drop(place.open());
    }
}

#[tokio::test]
async fn a_lesson_of_an_earlier_version_goes_on_as_practice() {
    let place = Place::new();
    of_version(&place, 31);
    let kept = place.open().read(|tx| tx.practice(UserId(7))).await.unwrap().expect("it is kept");
    assert_eq!((kept.source, kept.beginning.as_deref()), (PracticeSource::Lesson, None));
    assert_eq!((kept.game.as_str(), kept.name.as_str()), ("great_city", "Aurelia"));
}

#[tokio::test]
async fn a_vote_of_an_earlier_version_goes_on_as_a_proposal() {
    let place = Place::new();
    of_version(&place, 12);
    let store = place.open();
    let open = store.read(|tx| tx.open_proposals(TableId(5))).await.unwrap();
    let [asked] = open.as_slice() else { panic!("{open:?}") };
    assert_eq!(
        (asked.seat, asked.number, asked.subject.as_str()),
        (None, MoveNumber(3), r#"{"late":{"seat":0}}"#)
    );
    let id = asked.id;
    let (rows, _) =
        store.read(|tx| tx.state(TableId(5), &Beside::default())).await.unwrap().unwrap();
    let voted = BallotRow { seat: 1, answer: Some(Answer::Wait), called: None };
    assert_eq!(rows.ballots, [(id, voted)], "what was voted for counts");
    let line = store.read(|tx| tx.post(PostId(5))).await.unwrap().expect("it is owed");
    assert_eq!(line.kind, format!(r#"{{"proposal":{{"proposal":{id}}}}}"#));
}
