//! The program that is killed: three channels in which games are opened, played and posted without end.

use std::{
    collections::HashSet,
    env, fmt, fs,
    fs::{File, OpenOptions},
    io::Write,
    path::Path,
    sync::Arc,
    time::Duration,
};

use aedile::{
    board::{Rng, Seed},
    games::great_city::{GreatCity, Options},
    pace::{OldCalls, Posting, Terms},
    store::Store,
    tables::{
        ChannelId, DuePost, GameOptions, GuildId, HandClock, InteractionId, LobbyRefused,
        LobbyStep, Look, MessageId, NewTable, Order, Placed, PlanStage, Player, Refused, Scheduler,
        Settled, Table, TableError, TableId, TableRef, Tables, UserId,
    },
    talk::{
        paths::Path as Way,
        plans::{Alternative, Edit, Plan},
        present::Panels as _,
    },
};
use tokio::sync::Mutex;

pub(crate) const DATABASE: &str = "aedile.db";
/// What the channels hold: the nonce of each message, one a line.
pub(crate) const CHANNELS: &str = "channels.txt";

/// Which calls of the disk fail, for the shim; see there.
pub(crate) const FAULT: &str = "AEDILE_SHIM_FAULT";

const SEATS: u8 = 3;

/// Longer than a planned move waits.
const PLANNED: Duration = Duration::from_secs(91);
/// Longer than all planned moves of a round wait: no round begins before the last one ended.
const ROUND: Duration = Duration::from_secs(3600);

/// Tells the parent, in one write, which a kill cannot tear.
fn say(what: fmt::Arguments) {
    let line = format!("{what}\n");
    std::io::stderr().write_all(line.as_bytes()).expect("the parent listens");
}

/// What came of it; `None` when the disk has failed as the parent wants it. Any other failure ends the child.
fn unless_the_disk_fails<T>(result: Result<T, TableError>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        // A page that cannot be read is taken for damage of its table. A click that may start a game is tried again until it is
        // stored.
        Err(
            error @ (TableError::Store(_)
            | TableError::Broken { .. }
            | TableError::Refused(Refused::Lobby(LobbyRefused::Starting))),
        ) if env::var_os(FAULT).is_some() => {
            say(format_args!("@error {error}"));
            std::thread::sleep(Duration::from_millis(1));
            None
        }
        Err(error) => panic!("{error}"),
    }
}

/// Opens the database, again and again if the disk fails meanwhile.
fn open_store(folder: &Path) -> Store {
    loop {
        let store = super::try_open(&folder.join(DATABASE)).map_err(TableError::from);
        if let Some(store) = unless_the_disk_fails(store) {
            return store;
        }
    }
}

pub(crate) fn work(folder: &Path, round: u32) {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let clock = HandClock::running();
        clock.forward(ROUND * round);
        say(format_args!("@ahead {}", (ROUND * round).as_secs()));
        let tables = Tables::open(open_store(folder), clock.clone()).expect("random numbers");
        tokio::spawn(post(tables.clone(), Channels::open(folder)));
        let time = Arc::new(Time { clock, scheduler: Mutex::new(tables.scheduler()) });
        let player = |channel| tokio::spawn(play((tables.clone(), time.clone()), channel, round));
        let players = (0..3).map(player);
        for player in players.collect::<Vec<_>>() {
            player.await.expect("a player does not panic");
        }
    });
}

/// What plans wait for.
struct Time {
    clock: HandClock,
    scheduler: Mutex<Scheduler>,
}

impl Time {
    /// Lets pass what a planned move waits at most, and has it played.
    async fn pass(&self) {
        let scheduler = self.scheduler.lock().await;
        self.clock.forward(PLANNED);
        unless_the_disk_fails(scheduler.settle().await);
    }
}

/// Interaction ids that no other round, channel or step has.
struct Clicks {
    next: u64,
}

impl Clicks {
    fn next(&mut self) -> InteractionId {
        self.next += 1;
        InteractionId(self.next)
    }
}

pub(crate) fn person(index: u8) -> Player {
    Player { user: UserId(100 + u64::from(index)), name: format!("Player {index}") }
}

/// Plays game after game in one channel until the end.
async fn play((tables, time): (Tables, Arc<Time>), channel: u64, round: u32) {
    let mut rng = Rng::new(Seed::from_number(u64::from(round) * 10 + channel));
    let mut clicks =
        Clicks { next: (u64::from(round) + 1) * 1_000_000_000 + channel * 100_000_000 };
    loop {
        match tables.in_channel(ChannelId(channel)).await {
            Ok(TableRef::Game(table)) => {
                act(&table, &time, &mut rng, &mut clicks).await;
            }
            Ok(TableRef::Lobby(lobby)) if lobby.is_full() => {
                // The last one joined before the card was posted. If it is not posted yet, or the disk fails, the start is
                // refused.
                let _ =
                    tables.at_lobby(lobby.table, person(0), clicks.next(), LobbyStep::Start).await;
            }
            Ok(TableRef::Lobby(lobby)) => {
                let next = u8::try_from(lobby.players.len()).expect("few");
                join(&tables, lobby.table, person(next), clicks.next()).await;
            }
            Err(TableError::Refused(_)) => {
                open(&tables, ChannelId(channel), clicks.next()).await;
            }
            Err(error) => _ = unless_the_disk_fails::<()>(Err(error)),
        }
    }
}

async fn open(tables: &Tables, channel: ChannelId, interaction: InteractionId) {
    let options = GameOptions::of::<GreatCity>(Options::yucata());
    let new = NewTable {
        name: None,
        terms: Terms { posting: Posting::Turn, old_calls: OldCalls::Kept, ..Terms::default() },
        guild: GuildId(1),
        channel,
        own_thread: false,
        host: person(0),
        options,
        seats: SEATS,
        opponents: Vec::new(),
        interaction,
    };
    let Some(lobby) = unless_the_disk_fails(tables.create(new).await) else { return };
    say(format_args!("@join {} {} {interaction}", lobby.table, person(0).user));
}

async fn join(tables: &Tables, table: TableId, by: Player, interaction: InteractionId) {
    let user = by.user;
    if unless_the_disk_fails(tables.at_lobby(table, by, interaction, LobbyStep::Join).await)
        .is_some()
    {
        say(format_args!("@join {table} {user} {interaction}"));
    }
}

/// One move, or now and then an undo, also of somebody who has planned; or the move of a plan that decides.
async fn act(table: &Table, time: &Time, rng: &mut Rng, clicks: &mut Clicks) {
    let Some(look) = unless_the_disk_fails(table.look(None).await) else { return };
    let Some(seated) = look.to_move().cloned() else { return };
    let user = seated.user().expect("a person decides");
    let by = Player { user, name: seated.name };
    let Some(look) = unless_the_disk_fails(table.look(Some(by.user)).await) else { return };
    if !look.is_my_turn() {
        // What was planned has just been played, as its time has passed in another channel.
        return;
    }
    if decides(&look) {
        return time.pass().await;
    }
    if look.plan.is_none() && rng.below(4) == 0 {
        let planned = table.plan(by.clone(), clicks.next(), None, Edit::Set(plan())).await;
        unless_the_disk_fails(planned);
    }
    let (id, click) = (table.id(), clicks.next());
    if look.undo.is_ok() && rng.below(6) == 0 {
        say(format_args!("@try {id} {click} {} undo", by.user));
        let undone = unless_the_disk_fails(table.undo(by, click, Some(look.number)).await);
        return answered(id, click, undone.map(|undone| undone.look.number.0 - 1));
    }
    let legal = look.own.expect("a seat").legal();
    let mv = legal[rng.below(u32::try_from(legal.len()).expect("few")) as usize].clone();
    say(format_args!("@try {id} {click} {} {mv}", by.user));
    let played = unless_the_disk_fails(table.play(by, click, Some(look.number), mv).await);
    answered(id, click, played.map(|played| played.steps[0].number.0));
}

/// Whether a plan decides now.
fn decides(look: &Look) -> bool {
    look.plan.as_ref().is_some_and(|one| matches!(one.stage, PlanStage::Decides(_)))
}

/// Two decisions, whatever they are.
fn plan() -> Plan {
    let orders = GreatCity::orders().iter();
    let wanted = orders.map(|order| Alternative::Best(Way::new(order.id.to_owned())));
    let steps = (0..2).flat_map(|step| wanted.clone().map(move |one| (step, one)));
    steps.fold(Plan::default(), |plan, (step, one)| {
        plan.edited(Edit::Add(step, one)).expect("it is short").expect("it has a step")
    })
}

/// Tells the number of what was done, or that it failed.
fn answered(table: TableId, click: InteractionId, number: Option<u32>) {
    match number {
        Some(number) => say(format_args!("@done {table} {click} {number}")),
        None => say(format_args!("@failed {click}")),
    }
}

/// Discord as far as posts see it: messages, and nonces that it remembers.
struct Channels {
    file: File,
    nonces: HashSet<String>,
}

impl Channels {
    fn open(folder: &Path) -> Arc<std::sync::Mutex<Self>> {
        let path = folder.join(CHANNELS);
        let nonces =
            fs::read_to_string(&path).unwrap_or_default().lines().map(str::to_owned).collect();
        let file = OpenOptions::new().create(true).append(true).open(&path).expect("a file");
        Arc::new(std::sync::Mutex::new(Self { file, nonces }))
    }

    /// Sends, unless the nonce is known: then the message is there already.
    fn send(&mut self, post: &DuePost) -> Placed {
        let nonce = post.nonce();
        if post.edits.is_none() {
            if self.nonces.insert(nonce.clone()) {
                self.file.write_all(format!("{nonce}\n").as_bytes()).expect("room");
            } else {
                assert!(
                    post.in_doubt_since.is_some(),
                    "a post that may have been sent is offered as such"
                );
            }
        }
        post.edits.unwrap_or(Placed { channel: post.channel, message: MessageId(post.id.0) })
    }
}

async fn post(tables: Tables, channels: Arc<std::sync::Mutex<Channels>>) {
    let posts = tables.posts();
    loop {
        let claimed = unless_the_disk_fails(posts.claim(5).await);
        for post in claimed.unwrap_or_default() {
            let placed = channels.lock().expect("nobody panics").send(&post);
            unless_the_disk_fails(posts.settle(post.id, Settled::Placed(placed, None)).await);
        }
        posts.wait(Order::AsOwed).await;
    }
}
