//! `aedile local`: a Discord on this machine, the unmodified bot connected to it, and a page to play in.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use tokio_util::sync::CancellationToken;

use super::{
    failure::Failure,
    logs,
    output::print,
    serving::{serve, until_stopped},
};
use crate::{
    config::Config,
    discord,
    local::{
        Server, Settings, StartError,
        cast::{FEWEST_PEOPLE, MOST_PEOPLE, MOST_SERVERS},
    },
    metrics::Metrics,
    store::{self, Address, Store, StoreError},
    tables::HandClock,
};

/// The tables, in the data directory.
const DATABASE: &str = "aedile.db";
/// What was said, in the data directory.
const WORLD: &str = "discord.json";
/// What `--fresh` removes: all that this program leaves in the data directory, but for the lock file of the database.
const OURS: [&str; 6] =
    [DATABASE, "aedile.db-wal", "aedile.db-shm", WORLD, "discord.json.new", "discord.json.files"];

/// Where to open, and what to go on with.
#[derive(clap::Args, Default)]
pub(super) struct Local {
    /// The port of the page on 127.0.0.1, 0 for any free one; 8087 unless configured
    #[arg(long, value_name = "P")]
    port: Option<u16>,
    /// The directory that keeps tables and messages; `aedile-local` unless configured
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// How many servers there are at least, 1 to 12; 1 unless the directory keeps more
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_SERVERS)))]
    servers: Option<u8>,
    /// How many people there are at least, 6 to 16; 6 unless the directory keeps more
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(i64::from(FEWEST_PEOPLE)..=i64::from(MOST_PEOPLE)))]
    people: Option<u8>,
    /// Forget the tables and messages that the directory keeps, and begin anew
    #[arg(long)]
    fresh: bool,
}

/// Opens the page and plays until told to stop.
pub(super) fn local(config: &Config, order: &Local) -> Result<(), Failure> {
    let directory = order.data.as_ref().unwrap_or(&config.local.directory);
    fs::create_dir_all(directory).map_err(|error| Failure::file(directory, error))?;
    leave_to_its_bot(directory)?;
    if order.fresh {
        forget(directory)?;
    }
    let settings = Settings {
        port: order.port.unwrap_or(config.local.port),
        servers: order.servers.unwrap_or(1),
        people: order.people.unwrap_or(FEWEST_PEOPLE),
        record: false,
        state_file: Some(directory.join(WORLD)),
        ..Settings::default()
    };
    logs::start(&config.log, None);
    until_stopped(|stop| open(config, directory, settings, stop))
}

async fn open(
    config: &Config,
    directory: &Path,
    settings: Settings,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let server = Server::start(settings).await.map_err(|error| explain(error, directory))?;
    let url = server.api_url();
    let kept = directory.display();
    // Not before the database is its own: another program may have the directory.
    let says = format!(
        "Aedile is open: {url}\n\
         Open it in several tabs and act as another person in each. Ctrl+C ends it; {kept} keeps the tables.\n"
    );
    let opened = move || print(&says);
    let bot = discord::Settings {
        token: server.token().to_owned(),
        api_url: Some(url),
        clients: discord::Clients::default(),
        shards: None,
        metrics: Metrics::default(),
        quotas: discord::Quotas { reviews: config.opponents.reviews, ..Default::default() },
        panels: discord::Panels::default(),
    };
    // The bot lives in the time of the page, which can be moved forward there.
    let clock = HandClock::ahead_by(server.world().ahead());
    let database = directory.join(DATABASE);
    let played = serve((Address::File(database), opened), bot, config, clock, stop).await;
    server.stop().await;
    played
}

/// A port in use is the one failure that a user can mend from the command line.
fn explain(error: StartError, directory: &Path) -> Failure {
    match error {
        StartError::Listen { port, source } => Failure::Listen {
            address: ([127, 0, 0, 1], port).into(),
            remedy: "is another `aedile local` running? `--port P` chooses another port, `--port 0` any free one",
            error: source,
        },
        error @ (StartError::Snapshot { .. } | StartError::Random(_)) => {
            Failure::Usage(format!("{error}; `--fresh` begins {} anew", directory.display()))
        }
    }
}

/// Refuses a directory whose tables were not played here: they are a bot's, and neither forgotten nor taken to another Discord.
fn leave_to_its_bot(directory: &Path) -> Result<(), Failure> {
    let database = directory.join(DATABASE);
    if !database.exists() || directory.join(WORLD).exists() {
        return Ok(());
    }
    // A run that was killed at once has left an empty one.
    if store::is_unused(&database) == Ok(true) {
        return Ok(());
    }
    Err(Failure::Usage(format!(
        "{} was not made by `aedile local`: its tables may be those of a bot. `--data DIR` chooses another directory",
        database.display()
    )))
}

/// Removes what earlier runs have left in the directory, and nothing else; not while one of them still runs.
fn forget(directory: &Path) -> Result<(), Failure> {
    if let Err(error @ StoreError::InUse(_)) = Store::open(&directory.join(DATABASE)) {
        return Err(error.into());
    }
    for name in OURS {
        let path = directory.join(name);
        let removed =
            if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
        match removed {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(Failure::file(&path, error));
            }
            Ok(()) | Err(_) => {}
        }
    }
    Ok(())
}
