//! Starting and stopping: one listener on the loopback address for API, gateway and page.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use axum::{
    Router,
    extract::{DefaultBodyLimit, State as Extract, WebSocketUpgrade},
    middleware,
    response::Response,
    routing::{any, get},
};
use rand::{TryRng as _, rngs::SysRng};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use super::{
    World, cast::FEWEST_PEOPLE, gateway, page, rest, sessions::GatewayRules, snapshot,
    state::State, web,
};
use crate::pages;

/// How long the end waits for requests that are being answered.
const LAST_ANSWERS: Duration = Duration::from_secs(1);
/// How often threads are looked at, besides whenever somebody does something.
const TICK: Duration = Duration::from_secs(30);
/// Form overhead on top of the largest upload; larger requests are not read to their end.
const BODY_LIMIT: usize = 26 * 1024 * 1024;

/// How the server is to run; the defaults are those of tests.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The TCP port on 127.0.0.1; 0 is any free one.
    pub port: u16,
    /// The bot's token; one that nobody can guess when `None`.
    pub token: Option<String>,
    /// How many servers there are, 1 to [`MOST_SERVERS`](super::cast::MOST_SERVERS), besides those of the state file.
    pub servers: u8,
    /// How many people there are at least, 6 to [`MOST_PEOPLE`](super::cast::MOST_PEOPLE).
    pub people: u8,
    /// What the gateway asks of bots.
    pub gateway: GatewayRules,
    /// Keeps the bot's last requests for [`World::requests`].
    pub record: bool,
    /// Where the world outlives a restart: a JSON file, with a folder of attachments beside it.
    pub state_file: Option<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            port: 0,
            token: None,
            servers: 1,
            people: FEWEST_PEOPLE,
            gateway: GatewayRules::default(),
            record: true,
            state_file: None,
        }
    }
}

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Most often another program has the port.
    #[error("cannot listen on 127.0.0.1:{port}: {source}; choose another port")]
    Listen {
        /// The port asked for.
        port: u16,
        /// What the system says.
        source: io::Error,
    },
    /// The state file cannot be read, or is not one of ours.
    #[error("cannot read {path}: {source}; move the file away to begin with an empty Rome")]
    Snapshot {
        /// The state file.
        path: PathBuf,
        /// What is wrong with it.
        source: io::Error,
    },
    /// The system gives no random numbers for a token.
    #[error("no random numbers for a token: {0}")]
    Random(String),
}

/// A running local Discord. Dropping it ends it.
#[derive(Debug)]
pub struct Server {
    world: World,
    address: SocketAddr,
    listening: JoinHandle<()>,
    following_clock: JoinHandle<()>,
    /// Ends and hands the world to the disk a last time when the sender is gone.
    saving: Option<(watch::Sender<()>, JoinHandle<()>)>,
}

impl Server {
    /// Opens *Rome* and the servers beside it.
    ///
    /// # Errors
    /// The port is taken, or the state file cannot be used.
    pub async fn start(settings: Settings) -> Result<Self, StartError> {
        let port = settings.port;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await;
        let listen = |source| StartError::Listen { port, source };
        let listener = listener.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let mut state = State::new(format!("http://{address}"), settings.gateway);
        if let Some(path) = &settings.state_file {
            let read = snapshot::read(path, &mut state);
            read.map_err(|source| StartError::Snapshot { path: path.clone(), source })?;
        }
        state.invite(settings.people);
        state.open_servers(settings.servers);
        let token = settings.token.map_or_else(new_token, Ok)?;
        let world = World::new(state, token, settings.record);
        let app = routes(world.clone());
        let ended = world.ended();
        let listening = tokio::spawn(pages::serve(listener, app, ended));
        let following_clock = tokio::spawn(follow_clock(world.clone()));
        let saving = settings.state_file.map(|path| {
            let (alive, ends) = watch::channel(());
            (alive, tokio::spawn(snapshot::keep_saving(world.clone(), path, ends)))
        });
        Ok(Self { world, address, listening, following_clock, saving })
    }

    /// `http://127.0.0.1:PORT`: REST is below `/api/v10`, the page at `/`.
    pub fn api_url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The bot's token, without `Bot `.
    pub fn token(&self) -> &str {
        self.world.token()
    }

    /// The handle to look and to act.
    pub fn world(&self) -> World {
        self.world.clone()
    }

    /// Ends the server; the port is free and the state file, if there is one, complete afterwards.
    pub async fn stop(mut self) {
        self.world.end();
        if tokio::time::timeout(LAST_ANSWERS, &mut self.listening).await.is_err() {
            self.listening.abort();
        }
        // Tasks that are not aborted can only have been cancelled with the whole runtime.
        let _ = (&mut self.following_clock).await;
        if let Some((alive, saving)) = self.saving.take() {
            drop(alive);
            let _ = saving.await;
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.world.end();
    }
}

/// Does what comes with time: tells browsers and everybody who waits when the clock was moved, by whomever, and archives
/// threads in which nobody writes.
async fn follow_clock(world: World) {
    let mut moved = world.ahead().subscribe();
    let ended = world.ended();
    tokio::pin!(ended);
    loop {
        tokio::select! {
            () = &mut ended => return,
            changed = moved.changed() => {
                if changed.is_err() { return }
                world.state().publish_clock();
            }
            () = tokio::time::sleep(TICK) => {}
        }
        world.state().archive_idle();
    }
}

fn new_token() -> Result<String, StartError> {
    let mut bytes = [0; 24];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| StartError::Random(error.to_string()))?;
    Ok(format!("local.{}", hex::encode(bytes)))
}

fn routes(world: World) -> Router {
    let app = Router::new()
        .route("/gateway", get(open_gateway))
        .route("/gateway/", get(open_gateway))
        .route("/api/{*path}", any(rest::serve))
        .route("/attachments/{channel}/{id}/{name}", get(web::attachment))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .merge(web::routes())
        .merge(page::routes());
    let from_here = middleware::from_fn_with_state(world.clone(), web::only_from_here);
    app.layer(from_here).with_state(world)
}

async fn open_gateway(Extract(world): Extract<World>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| gateway::serve(world, socket))
}
