//! What can be set, section by section.

use std::{
    net::{IpAddr, Ipv4Addr},
    num::NonZero,
    path::{Path, PathBuf},
    time::Duration,
};

use tracing::Level;

use super::values::{ApiUrl, LogFormat, Migrate, Secret};

/// Everything that can be set. `Default` is what `config.example.toml` says.
#[derive(Clone)]
pub struct Config {
    /// `[discord]`
    pub discord: Discord,
    /// `[database]`
    pub database: Database,
    /// `[cluster]`
    pub cluster: Cluster,
    /// `[data]`
    pub data: Data,
    /// `[log]`
    pub log: Log,
    /// `[http]`
    pub http: Http,
    /// `[opponents]`
    pub opponents: Opponents,
    /// `[pictures]`
    pub pictures: Pictures,
    /// `[local]`
    pub local: Local,
}

/// How to reach Discord.
#[derive(Clone)]
pub struct Discord {
    /// The bot's token, if it is written in the configuration itself; [`Discord::token`] looks into the file as well.
    pub token: Option<Secret>,
    /// The file that has the token alone; `None` when not set.
    pub token_file: Option<PathBuf>,
    /// Another server that speaks Discord's API; `None` for Discord itself.
    pub api_url: Option<ApiUrl>,
    /// How many connections share the servers; `None` for as many as Discord recommends.
    pub shards: Option<NonZero<u32>>,
}

/// Where the tables are kept.
#[derive(Clone, Default)]
pub struct Database {
    /// The SQLite file of `aedile run`, if one is named.
    pub path: Option<PathBuf>,
    /// Where the database is, in the place of a file.
    pub url: Option<Secret>,
    /// The password of the database's server.
    pub password: Option<Secret>,
    /// A file that has it.
    pub password_file: Option<PathBuf>,
    /// The authorities whose certificates are believed.
    pub ca_file: Option<PathBuf>,
    /// What happens at the start to a database of an older version.
    pub migrate: Migrate,
}

impl Database {
    /// The file, when no other database is named.
    pub fn file(&self) -> &Path {
        self.path.as_deref().unwrap_or(Path::new("aedile.db"))
    }
}

/// How much this process takes, where several play on one database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cluster {
    /// The most shards; `None` for as many as the others leave.
    pub share: Option<NonZero<u32>>,
}

/// How long is kept what nobody needs to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Data {
    /// So long are games kept that are over; `None` for always.
    pub keep: Option<Duration>,
}

/// What is logged, and how.
#[derive(Clone)]
pub struct Log {
    /// The least severe level of Aedile's own messages; its libraries log warnings and errors only.
    pub level: Level,
    /// The form of a line.
    pub format: LogFormat,
}

/// The pages for monitoring, `/health` and `/metrics`.
#[derive(Clone)]
pub struct Http {
    /// The address that is listened on.
    pub address: IpAddr,
    /// The port; `None` when there shall be no such pages.
    pub port: Option<u16>,
}

/// How the AI players play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponents {
    /// How many may think at the same time; `None` for all processors but one.
    pub threads: Option<NonZero<usize>>,
    /// How long one may think in a turn.
    pub seconds: Duration,
    /// How long each round of a game of AI alone may be looked at.
    pub pause: Duration,
    /// How many reviews a person may ask for within a day; 0 for none.
    pub reviews: u32,
}

/// What pictures are drawn with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pictures {
    /// Font files and folders for names, before those of the system.
    pub fonts: Vec<PathBuf>,
}

/// The Discord on this machine, `aedile local`.
#[derive(Clone)]
pub struct Local {
    /// The port of its page; 0 for any free one.
    pub port: u16,
    /// The directory that keeps its tables and messages.
    pub directory: PathBuf,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            discord: Discord { token: None, token_file: None, api_url: None, shards: None },
            database: Database::default(),
            cluster: Cluster::default(),
            data: Data { keep: None },
            log: Log { level: Level::INFO, format: LogFormat::Human },
            http: Http { address: Ipv4Addr::LOCALHOST.into(), port: None },
            opponents: Opponents {
                threads: None,
                seconds: Duration::from_millis(1500),
                pause: Duration::from_secs(20),
                reviews: 5,
            },
            pictures: Pictures::default(),
            local: Local { port: 8087, directory: "aedile-local".into() },
        }
    }
}
