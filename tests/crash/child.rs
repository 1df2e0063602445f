//! The program that is killed: three channels in which games are opened, played and posted without end.

use std::{
    collections::HashSet,
    fmt, fs,
    fs::{File, OpenOptions},
    io::Write,
    path::Path,
    sync::Arc,
};

use aedile::{
    board::{Rng, Seed},
    games::great_city::{GreatCity, Options},
    pace::{OldCalls, Posting, Terms},
    store::Store,
    tables::{
        ChannelId, DuePost, GameOptions, GuildId, InteractionId, Listed as _, MessageId, NewTable,
        Order, Placed, Player, SystemClock, Table, TableId, TableRef, Tables, UserId,
    },
};

pub(crate) const DATABASE: &str = "aedile.db";
/// What the channels hold: the nonce of each message, one a line.
pub(crate) const CHANNELS: &str = "channels.txt";

const SEATS: u8 = 3;

/// Tells the parent, in one write, which a kill cannot tear.
fn say(what: fmt::Arguments) {
    let line = format!("{what}\n");
    std::io::stderr().write_all(line.as_bytes()).expect("the parent listens");
}

pub(crate) fn work(folder: &Path, round: u32) {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let store = Store::open(&folder.join(DATABASE)).expect("a killed program's database opens");
        let tables = Tables::open(store, SystemClock).expect("random numbers");
        tokio::spawn(post(tables.clone(), Channels::open(folder)));
        let players = (0..3).map(|channel| tokio::spawn(play(tables.clone(), channel, round)));
        for player in players.collect::<Vec<_>>() {
            player.await.expect("a player does not panic");
        }
    });
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
async fn play(tables: Tables, channel: u64, round: u32) {
    let mut rng = Rng::new(Seed::from_number(u64::from(round) * 10 + channel));
    let mut clicks =
        Clicks { next: (u64::from(round) + 1) * 1_000_000_000 + channel * 100_000_000 };
    loop {
        match tables.in_channel(ChannelId(channel)).await {
            Ok(TableRef::Game(any)) => {
                let table = GreatCity::table(any).expect("a table of the first game");
                act(&table, &mut rng, &mut clicks).await;
            }
            Ok(TableRef::Lobby(lobby)) if lobby.is_full() => {
                // The last one joined before the card was posted. If it is not posted yet, the start is refused.
                let _ = tables.start(lobby.table, person(0), clicks.next()).await;
            }
            Ok(TableRef::Lobby(lobby)) => {
                let next = u8::try_from(lobby.players.len()).expect("few");
                join(&tables, lobby.table, person(next), clicks.next()).await;
            }
            Err(_) => open(&tables, ChannelId(channel), clicks.next()).await,
        }
    }
}

async fn open(tables: &Tables, channel: ChannelId, interaction: InteractionId) {
    let options = GameOptions::GreatCity(Options::yucata());
    let new = NewTable {
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
    let lobby = tables.create(new).await.expect("the channel is free");
    say(format_args!("@join {} {} {interaction}", lobby.table, person(0).user));
}

async fn join(tables: &Tables, table: TableId, by: Player, interaction: InteractionId) {
    let user = by.user;
    tables.join(table, by, interaction).await.expect("the seat is free");
    say(format_args!("@join {table} {user} {interaction}"));
}

/// One move, or now and then an undo.
async fn act(table: &Table<GreatCity>, rng: &mut Rng, clicks: &mut Clicks) {
    let Some(seated) = table.look(None).await.expect("it loads").to_move().cloned() else { return };
    let user = seated.user().expect("a person decides");
    let by = Player { user, name: seated.name };
    let look = table.look(Some(by.user)).await.expect("it loads");
    let (id, click) = (table.id(), clicks.next());
    if look.undo.is_ok() && rng.below(6) == 0 {
        say(format_args!("@try {id} {click} {} undo", by.user));
        let undone = table.undo(by, click, Some(look.number)).await.expect("it was offered");
        say(format_args!("@done {id} {click} {}", undone.look.number.0 - 1));
        return;
    }
    let legal = look.own.expect("a seat").legal;
    let mv = legal[rng.below(u32::try_from(legal.len()).expect("few")) as usize];
    say(format_args!("@try {id} {click} {} {mv}", by.user));
    let played = table.play(by, click, Some(look.number), mv).await.expect("it was listed");
    say(format_args!("@done {id} {click} {}", played.steps[0].number));
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
        for post in posts.claim(5).await.expect("the database works") {
            let placed = channels.lock().expect("nobody panics").send(&post);
            posts.sent(post.id, placed).await.expect("the database works");
        }
        posts.wait(Order::AsOwed).await;
    }
}
