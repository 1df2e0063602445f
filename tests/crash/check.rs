//! What the child said against what the database says.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    fmt, fs,
    path::Path,
    str::FromStr,
    time::Duration,
};

use aedile::{
    board::{Game, Turn},
    games::great_city::{GreatCity, Move},
    store::{GameRow, PostRow, PostState, RecordKind, RecordRow, Store, TableRow},
    tables::{
        HandClock, InteractionId, MoveNumber, Player, PostKind, Stage, TableId, TableRef, Tables,
        UserId,
    },
};
use tokio::runtime::Runtime;

use crate::crash::child::{CHANNELS, DATABASE};

/// What was promised and what may have happened.
#[derive(Default)]
pub(crate) struct Diary {
    /// Answered moves and undos: which click has which number.
    done: HashMap<InteractionId, (TableId, MoveNumber)>,
    joined: Vec<(TableId, UserId, InteractionId)>,
    /// Answered with an error of the disk: nothing of them may be there.
    failed: HashSet<InteractionId>,
    /// Tried and, so far, not answered.
    open: BTreeMap<InteractionId, Try>,
    /// How far the clock of the last child was ahead when it started.
    ahead: Duration,
}

/// How much was tried.
#[derive(Default)]
pub(crate) struct Totals {
    answered: usize,
    in_flight: usize,
    in_flight_kept: usize,
    posts: usize,
    planned: usize,
}

struct Try {
    table: TableId,
    user: UserId,
    what: String,
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} moves answered, {} planned, {} in flight at a kill ({} of them were kept), {} posts",
            self.answered, self.planned, self.in_flight, self.in_flight_kept, self.posts
        )
    }
}

impl Totals {
    /// Whether plans were played at all.
    pub(crate) const fn has_planned(&self) -> bool {
        self.planned > 0
    }
}

impl Diary {
    pub(crate) fn note(&mut self, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["@join", table, user, click] => {
                self.joined.push((read(table), read(user), read(click)));
            }
            ["@try", table, click, user, what] => {
                let tried = Try { table: read(table), user: read(user), what: what.to_owned() };
                self.open.insert(read(click), tried);
            }
            ["@done", table, click, number] => {
                let click = read(click);
                self.open.remove(&click).expect("tried before it was answered");
                self.done.insert(click, (read(table), read(number)));
            }
            ["@ahead", seconds] => self.ahead = Duration::from_secs(read(seconds)),
            ["@failed", click] => {
                let click = read(click);
                self.open.remove(&click).expect("tried before it failed");
                self.failed.insert(click);
            }
            _ => assert!(!line.contains("panicked"), "the child panicked: {line}"),
        }
    }

    /// Opens the database as the next start does, and delivers what was in flight once more.
    pub(crate) fn compare(&mut self, folder: &Path, totals: &mut Totals) {
        Runtime::new().expect("a runtime").block_on(async {
            let store = super::open(&folder.join(DATABASE));
            let before = Contents::read(&store).await;
            self.all_answers_are_there(&before);
            self.deliver_again(&store, &before, totals).await;
            let after = Contents::read(&store).await;
            self.all_answers_are_there(&after);
            for table in &after.tables {
                all_posts_are_owed(table);
            }
        });
    }

    fn all_answers_are_there(&self, contents: &Contents) {
        for (click, place) in &self.done {
            assert_eq!(
                contents.clicks.get(click),
                Some(place),
                "an answered move is lost or moved"
            );
        }
        for click in &self.failed {
            assert!(!contents.clicks.contains_key(click), "what has failed is there: {click}");
        }
        for joined in &self.joined {
            assert!(contents.seats.contains(joined), "an answered join is lost: {joined:?}");
        }
    }

    /// A click in flight may have been written or not; delivered again it is written once.
    async fn deliver_again(&mut self, store: &Store, before: &Contents, totals: &mut Totals) {
        let clock = HandClock::running();
        clock.forward(self.ahead);
        let tables = Tables::open(store.clone(), clock).expect("random numbers");
        for (click, Try { table, user, what }) in std::mem::take(&mut self.open) {
            let TableRef::Game(game) = tables.by_id(table).await.expect("it is there") else {
                panic!("moves are tried at running tables");
            };
            let kept = before.clicks.contains_key(&click);
            let name = "Somebody".to_owned();
            let by = Player { user, name };
            let (number, repeated) = if what == "undo" {
                let undone = game.undo(by, click, None).await.expect("it was legal");
                (MoveNumber(undone.look.number.0 - 1), undone.repeated)
            } else {
                let mv = game.kind().parse(&what).expect("a move");
                let played = game.play(by, click, None, mv).await.expect("it was legal");
                (played.steps[0].number, played.repeated)
            };
            assert_eq!(repeated, kept, "written once, whenever it arrives");
            self.done.insert(click, (table, number));
            totals.in_flight += 1;
            totals.in_flight_kept += usize::from(kept);
        }
        tables.close().await;
    }

    /// Sends what is still owed and looks for every post in the channels, once.
    pub(crate) fn finish(&self, folder: &Path, totals: &mut Totals) {
        totals.answered += self.done.len();
        Runtime::new().expect("a runtime").block_on(async {
            let store = super::open(&folder.join(DATABASE));
            let channels = fs::read_to_string(folder.join(CHANNELS)).expect("posts were sent");
            let sent: Vec<&str> = channels.lines().collect();
            let unique: HashSet<&str> = sent.iter().copied().collect();
            assert_eq!(sent.len(), unique.len(), "no message is there twice");
            for table in &Contents::read(&store).await.tables {
                totals.planned += table.records.iter().filter(|record| is_planned(record)).count();
                for post in &table.posts {
                    totals.posts += 1;
                    let kind: PostKind = json(&post.kind);
                    let is_edit = matches!(kind, PostKind::LobbyCard | PostKind::ClearPing);
                    let nonce = format!("{:x}.{:x}", post.id.0, post.created.0);
                    match post.state {
                        PostState::Sent => {
                            assert!(is_edit || unique.contains(&*nonce), "{post:?} is missing");
                        }
                        PostState::Skipped => {
                            let may = matches!(
                                kind,
                                PostKind::Ping { .. } | PostKind::LobbyCard | PostKind::ClearPing
                            );
                            assert!(may, "{post:?} must not be skipped");
                        }
                        PostState::Due | PostState::Claimed => {}
                        PostState::Failed => panic!("{post:?} was given up"),
                    }
                }
                let waits =
                    |post: &&PostRow| matches!(post.state, PostState::Due | PostState::Claimed);
                let mut rest = table.posts.iter().skip_while(|post| !waits(post));
                assert!(rest.all(|post| waits(&post)), "posts of one table go out in order");
            }
        });
    }
}

fn read<T: FromStr<Err: fmt::Debug>>(text: &str) -> T {
    text.parse().expect("the child writes numbers")
}

fn json<T: serde::de::DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).expect("the database holds what we wrote")
}

/// One table as the database has it.
struct Stored {
    row: TableRow,
    deal: Option<String>,
    records: Vec<RecordRow>,
    posts: Vec<PostRow>,
    /// A plan decides now; its move is not played yet.
    plan_decides: bool,
}

struct Contents {
    tables: Vec<Stored>,
    clicks: HashMap<InteractionId, (TableId, MoveNumber)>,
    seats: HashSet<(TableId, UserId, InteractionId)>,
}

impl Contents {
    async fn read(store: &Store) -> Self {
        let mut contents =
            Self { tables: Vec::new(), clicks: HashMap::new(), seats: HashSet::new() };
        for number in 1.. {
            let id = TableId(number);
            let read = store.with::<_, aedile::store::StoreError>(move |tx| {
                Ok((tx.game(id)?, tx.posts(id)?, tx.plan_due(id)?))
            });
            let (game, posts, due) = read.await.expect("it can be read, and is what was written");
            let Some(GameRow { table: row, deal, records, seats, .. }) = game else { break };
            for record in &records {
                if let RecordKind::Move(_, click) | RecordKind::Undo(_, click) = record.kind {
                    assert_eq!(
                        contents.clicks.insert(click, (id, record.number)),
                        None,
                        "one click, one move"
                    );
                }
            }
            contents.seats.extend(
                seats.iter().map(|seat| (id, seat.player.expect("persons only"), seat.interaction)),
            );
            let plan_decides = due.is_some();
            contents.tables.push(Stored { row, deal, records, posts, plan_decides });
        }
        contents
    }
}

/// Whether a plan has made this move.
fn is_planned(record: &RecordRow) -> bool {
    matches!(&record.kind, RecordKind::Auto(_, Some(why)) if why == "planned")
}

/// Replays the table with the rules alone and demands, for each change of turn, the posts that it owes.
fn all_posts_are_owed(table: &Stored) {
    let Some(setup) = &table.deal else { return };
    let start = GreatCity::new(&json(setup)).expect("it was dealt");
    let mut line: Vec<(MoveNumber, Move)> = Vec::new();
    let position = |line: &[(MoveNumber, Move)]| {
        let mut game = start;
        for (number, mv) in line {
            game.check(*mv).unwrap_or_else(|error| panic!("move {number}: {error}"));
            game.play_unchecked(*mv);
        }
        game
    };
    let called = |game: &GreatCity, number| match game.turn().seat() {
        Some(seat) => PostKind::Ping { seat, number, next: game.next_seat() },
        None => PostKind::Final,
    };
    let mut owed = Vec::new();
    let (mut seat, mut last) = (None, MoveNumber(0));
    let automatic = |record: &RecordRow| matches!(record.kind, RecordKind::Auto(..));
    // Whoever has planned a part of a turn is called for the rest of it.
    let mut is_left = false;
    for (index, record) in table.records.iter().enumerate() {
        match &record.kind {
            RecordKind::Move(record_json, _) | RecordKind::Auto(record_json, _) => {
                line.push((record.number, json(record_json)));
            }
            RecordKind::Undo(to, _) => line.retain(|(number, _)| number < to),
        }
        is_left = automatic(record) && (is_left || is_planned(record));
        let number = MoveNumber(record.number.0 + 1);
        let next = table.records.get(index + 1);
        if next.is_some_and(|next| automatic(next) && !is_planned(next)) {
            continue;
        }
        // Whom a plan answers for is not called; the board comes all the same.
        let is_awaited = table.plan_decides && number == table.row.records;
        let is_called = !next.is_some_and(is_planned) && !is_awaited;
        // The board before the first decision.
        if index == 0 && !automatic(record) {
            let game = position(&[]);
            seat = game.turn().seat();
            owed.extend([PostKind::Board { from: last, to: last }, called(&game, last)]);
        }
        let (game, to) = (position(&line), number);
        let turn = game.turn();
        let is_passed = turn.seat() != seat;
        if is_passed {
            owed.push(PostKind::Board { from: last, to });
            (seat, last) = (turn.seat(), to);
        }
        if (is_passed || is_left) && is_called {
            owed.push(called(&game, to));
        }
        if to == table.row.records {
            let over = matches!(turn, Turn::Over { .. });
            assert_eq!(over, table.row.state == Stage::Finished, "table {}", table.row.id);
        }
    }
    let found: Vec<PostKind> = table
        .posts
        .iter()
        .map(|post| json(&post.kind))
        .filter(|kind| {
            matches!(kind, PostKind::Board { .. } | PostKind::Ping { .. } | PostKind::Final)
        })
        .collect();
    if !table.records.is_empty() {
        assert_eq!(found, owed, "table {}", table.row.id);
    }
}
