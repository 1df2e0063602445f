//! What is damaged of one table, or was written by a newer program, costs no other table anything: every look at many tables
//! with one of each damage among them.

use super::*;
use crate::store::{StoreError, Tx};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// What no version of the program understands.
const UNKNOWN: &str = r#"{"unheard_of":{"since":2}}"#;

/// The tables that are damaged: one that runs, one that is over.
const DAMAGED: &str = "IN (1, 3)";

/// The same beside them, whole.
const WHOLE: (TableId, TableId) = (TableId(2), TableId(4));

/// The damage after which nobody can say whether the table is open.
const STATES: &str = "states";

/// What is damaged, and how.
fn damages(world: &World) -> Vec<(&'static str, String)> {
    let set = |name, table: &str, what: &str, of: &str| {
        let key = if table == "tables" { "id" } else { "table_id" };
        (name, format!("UPDATE {table} SET {what} WHERE {key} {DAMAGED} {of}"))
    };
    let json = |value: &str| {
        vec![
            set("posts", "posts", &format!("kind = '{value}'"), "AND state = 'due'"),
            set("pings", "posts", &format!("kind = '{value}'"), "AND role = 'ping'"),
            set(
                "notices",
                "posts",
                &format!("kind = '{value}'"),
                "AND role IN ('notice', 'final')",
            ),
            set("terms", "tables", &format!("terms = '{value}'"), ""),
            set("options", "tables", &format!("options = '{value}'"), ""),
            set("subjects", "proposals", &format!("subject = '{value}'"), ""),
            set("plans", "plans", &format!("plan = '{value}'"), ""),
            set("ends of plans", "plans", &format!("ended = '{value}'"), ""),
            set("scores", "results", &format!("scores = '{value}'"), ""),
        ]
    };
    let mut all = json(UNKNOWN);
    all.extend([
        set("roles", "posts", "role = 'unheard_of'", "AND state = 'due'"),
        set("seats of AI", "seats", "player = NULL, ai = 'unheard_of'", "AND seat = 0"),
        set("seats", "seats", "missed = -1", ""),
        set("turns", "turns", "seat = -1", ""),
        set("numbers of turns", "turns", "reminded = -7", ""),
        set("games", "tables", "game = 'unheard_of'", ""),
        set("seats of tables", "tables", "seats = -1", ""),
        set(STATES, "tables", "state = 'unheard_of'", ""),
        set("moves to come", "tables", "to_move = -1", ""),
        set("answers", "ballots", "answer = 'unheard_of'", ""),
        (
            "moves",
            format!(
                "DROP TRIGGER moves_stay; UPDATE moves SET at = at + 1 WHERE table_id {DAMAGED}"
            ),
        ),
        ("deals", format!("DELETE FROM deals WHERE table_id {DAMAGED}")),
        ("secrets", format!("UPDATE deals SET setup = '{UNKNOWN}' WHERE table_id {DAMAGED}")),
    ]);
    if world.is_in_a_file() {
        // PostgreSQL takes no text for JSON that is none.
        all.extend(json("{\"call"));
    }
    all
}

/// Four tables of two people: two that run, owe posts and have a proposal and a plan, and two that are over.
async fn four() -> World {
    let world = World::new();
    let running = [
        world.game_in(ChannelId(11), 2, Options::PUBLISHER).await.id(),
        world.game_in(ChannelId(12), 2, Options::PUBLISHER).await.id(),
    ];
    for channel in [13, 14] {
        world.finish(&world.game_in(ChannelId(channel), 2, Options::PUBLISHER).await).await;
    }
    assert_eq!(running, [TableId(1), WHOLE.0]);
    let now = world.clock.now().0;
    for table in running {
        world.meddle(&format!(
            r#"INSERT INTO proposals (table_id, number, subject, opened, seat)
                 VALUES ({table}, 0, '{{"pause":{{"until":86400000}}}}', {now}, 0);
             INSERT INTO ballots (table_id, proposal, seat, answer, at)
                 SELECT table_id, id, 1, 'against', {now} FROM proposals WHERE table_id = {table};
             INSERT INTO plans (table_id, seat, plan, number) SELECT id, to_move, '{{"steps":[]}}', 0 FROM tables WHERE id = {table};
             INSERT INTO posts (table_id, created, state, kind, role, number)
                 VALUES ({table}, {now}, 'due', '{{"notice":{{"moved":{{"name":"Anna"}}}}}}', 'notice', 0)"#
        ));
    }
    world
}

/// The same four tables, for another damage.
async fn copy(of: &World) -> World {
    if !of.is_in_a_file() {
        return four().await;
    }
    let folder = tempfile::tempdir().unwrap();
    let [from, to] = [&of.folder, &folder].map(|folder| folder.path().join("aedile.db"));
    crate::store::backup(&from, &to).unwrap();
    let clock = HandClock::stopped(of.clock.now());
    let tables = open(&to, &clock);
    World { folder, clock, tables, clicks: AtomicU64::new(5_000_000) }
}

fn damage(world: &World, sql: &str) {
    let unchecked = if world.is_in_a_file() {
        "PRAGMA ignore_check_constraints = 1;"
    } else {
        "DO $$ DECLARE one RECORD; BEGIN
             FOR one IN SELECT conrelid::regclass::TEXT AS of, conname FROM pg_constraint
                 WHERE contype = 'c' AND connamespace = current_schema()::regnamespace LOOP
                 EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.of, one.conname);
             END LOOP; END $$;"
    };
    world.meddle(&format!("{unchecked} {sql}"));
}

/// Sends all that is due, in this order.
async fn send(world: &World, order: Order) -> Vec<DuePost> {
    let (posts, mut sent) = (world.tables.posts(), Vec::new());
    loop {
        let claimed = posts.claim(Room { all: 3, others: 2, order }).await.unwrap();
        if claimed.is_empty() {
            return sent;
        }
        for post in claimed {
            let at = post.edits.unwrap_or(placed(&post));
            posts.settle(post.id, Settled::Placed(at, None)).await.unwrap();
            sent.push(post);
        }
    }
}

fn of_the_whole(sent: &[DuePost]) -> usize {
    sent.iter().filter(|post| [WHOLE.0, WHOLE.1].contains(&post.table)).count()
}

/// Everything that looks at many tables, while time passes.
async fn others_go_on(world: &World, name: &str) {
    let (running, over) = WHOLE;
    let tables = &world.tables;
    let owed = world.posts(running).await.len() + world.posts(over).await.len();
    let sent = send(world, Order::CallsFirst).await;
    let skipped = [world.posts(running).await, world.posts(over).await].concat();
    let skipped = skipped.iter().filter(|post| post.state == crate::store::PostState::Skipped);
    assert!(of_the_whole(&sent) + skipped.count() >= owed - 2, "{name}: {sent:?}");
    assert!(sent.iter().any(|post| post.table == running && post.loud), "{name}: {sent:?}");
    tables.posts().standing(tables.owned().borrow().clone(), DAY, 10).await.expect(name);
    tables.posts().try_now(None).await.expect(name);

    let listed = tables.list(GUILD, 0).await.expect(name);
    assert!(listed.tables.iter().any(|row| row.table == running), "{name}");
    let is_listed = listed.tables.iter().any(|row| row.table == TableId(1));
    assert!(is_listed || listed.damaged == [TableId(1)] || name == STATES, "{name}: {listed:?}");
    let movable = tables.movable(GUILD).await.expect(name);
    assert!(movable.iter().any(|(lobby, _)| lobby.table == running), "{name}");
    let hers = tables.tables_of(player(1).user).await.expect(name);
    assert!(hers.iter().any(|row| row.table == running), "{name}");
    let is_hers = hers.iter().any(|row| row.table == TableId(1));
    let damaged = tables.damaged_of(player(1).user).await.expect(name);
    assert!(is_hers || damaged == [TableId(1)] || name == STATES, "{name}: {hers:?}, {damaged:?}");
    assert!(!damaged.contains(&running), "{name}");
    tables.next_of(player(0).user, running).await.expect(name);
    tables.waiting_for_program().await.expect(name);
    tables.statistics_in(GUILD, std::collections::BTreeSet::new()).await.expect(name);
    tables.statistics_of(player(0).user, None, player(0).user).await.expect(name);
    tables.posts().given_up().await.expect(name);
    asked_by_the_host(world, name).await;

    let mut sent = world.pass(DAY / 2).await;
    sent.extend(world.pass(DAY * 2).await);
    let is_reminder = |post: &DuePost| {
        post.table == running && post.loud && matches!(post.kind, PostKind::Call { .. })
    };
    assert!(sent.iter().any(is_reminder), "{name}: {sent:?}");
    world.step(&world.table(running).await, 0).await;
    assert!(of_the_whole(&world.pass(Duration::ZERO).await) > 0, "{name}");
}

/// What `/health` and `/metrics` ask, and what each of two processes asks for its shards.
async fn asked_by_the_host(world: &World, name: &str) {
    let now = world.clock.now().plus(DAY);
    let ask = move |tx: &Tx| {
        tx.oldest_due(now)?;
        tx.count_due()?;
        tx.count_given_up(Timestamp(0))?;
        for state in Stage::ALL {
            tx.count_tables(state)?;
        }
        let mut woken = Vec::new();
        for shard in 0..2 {
            let owned = Owned::some([shard].into(), 2, 2);
            tx.next_wake(&owned)?;
            tx.to_think(&owned)?;
            tx.was_ahead(&owned, now)?;
            woken.extend(tx.to_wake(&owned, now, 10)?);
        }
        Ok::<_, StoreError>(woken)
    };
    let woken = world.tables.store().read(ask).await.expect(name);
    assert!(woken.contains(&WHOLE.0), "{name}: {woken:?}");
}

/// Everything that is done to many tables at once.
async fn others_are_changed(world: &World, name: &str) {
    let (running, over) = WHOLE;
    let tables = &world.tables;
    world.meddle(&format!("DELETE FROM results WHERE table_id IN (3, {over})"));
    tables.fill_in_results().await.expect(name);
    let results = tables.store().read(move |tx| tx.results(over)).await.expect(name);
    assert_eq!(results.len(), 2, "{name}");
    let away = tables.go_away(player(0).user, "1970-02-01".to_owned()).await.expect(name);
    assert!(away.told.contains(&running), "{name}");
    assert!(tables.data_of(player(1).user).await.expect(name).is_some());
    assert!(tables.forget(player(1).user).await.expect(name), "{name}");
    assert_eq!(tables.traces_of(player(1).user).await.expect(name), None, "{name}");
    tables.server_gone(GUILD).await.expect(name);
    let asleep = tables.asleep_in(GUILD).await.expect(name);
    assert!(asleep.iter().any(|(table, _)| *table == running), "{name}");
    send(world, Order::AsOwed).await;
    world.pass(DAY * 2).await;
    tables.drop_older_than(DAY).await.expect(name);
    assert_eq!(world.posts(over).await.len(), 0, "{name}");
}

#[tokio::test]
async fn one_damaged_table_costs_no_other_anything() {
    let whole = four().await;
    for (name, sql) in damages(&whole) {
        let world = copy(&whole).await;
        damage(&world, &sql);
        let world = world.restart().await;
        others_go_on(&world, name).await;
        others_are_changed(&world, name).await;
        drop(world.restart().await);
    }
}
