//! What `aedile run` and `aedile local` share: the bot on a database, the pages for monitoring, and the way to stop.

use std::{future::Future, io, time::Duration};

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::{
    check,
    failure::Failure,
    health::{self, Phase},
    watchdog::Watchdog,
};
use crate::{
    catalogue::HOUSE,
    cluster::Membership,
    config::{self, Config, ConfigError, Migrate},
    daily::PuzzleEffort,
    discord, opponents,
    render::fonts,
    store::{Address, Overview, Store, StoreError, Upgrade},
    tables::{Clock, Tables},
};

/// How long what is under way may take to finish after the signal to stop; product.md §9 says 5 s for everything.
const PATIENCE: Duration = Duration::from_secs(4);

/// Between two looks at whether processes of an older version have stopped.
const OLDER: Duration = Duration::from_secs(1);

/// How the opponents play, as configured.
fn opponents(config: &config::Opponents) -> opponents::Settings {
    opponents::Settings {
        threads: config.threads.unwrap_or_else(opponents::all_but_one),
        limit: config.seconds,
        pause: config.pause,
        ..opponents::Settings::default()
    }
}

/// Runs `work` until it is done, with a token that is cancelled by SIGTERM and SIGINT.
pub(super) fn until_stopped<F>(work: impl FnOnce(CancellationToken) -> F) -> Result<(), Failure>
where
    F: Future<Output = Result<(), Failure>>,
{
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::file("the threads".as_ref(), error))?;
    let outcome = runtime.block_on(async {
        let stop = CancellationToken::new();
        let told = told_to_stop().map_err(Failure::Signals)?;
        let work = work(stop.clone());
        tokio::pin!(work);
        tokio::select! {
            outcome = &mut work => return outcome,
            () = told => {}
        }
        tracing::info!("stopping: what is under way is finished first");
        stop.cancel();
        tokio::time::timeout(PATIENCE, work).await.unwrap_or_else(|_| {
            tracing::warn!("not everything was finished in time; it goes on at the next start");
            Ok(())
        })
    });
    runtime.shutdown_timeout(Duration::from_millis(200));
    outcome
}

/// Listens from now on; done when SIGTERM or SIGINT has come.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Done when Ctrl+C was pressed.
#[cfg(not(unix))]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    })
}

/// Plays on this database, by this clock, until `stop`; says `opened` when the database is open, and its own.
pub(super) async fn serve(
    (database, opened): (Address, impl FnOnce() -> Result<(), Failure>),
    bot: discord::Settings,
    config: &Config,
    clock: impl Clock,
    stop: CancellationToken,
) -> Result<(), Failure> {
    fonts::start(&config.pictures.fonts)
        .map_err(|error| ConfigError(vec![check::unusable_font(&error)]))?;
    // Beside the opening of the database: no start waits for it.
    let words = tokio::task::spawn_blocking(|| HOUSE.open());
    let (stage, told) = watch::channel(Phase::Opens);
    let pages = health::listen(&config.http).await?.map(|listener| {
        let stopped = stop.clone().cancelled_owned();
        tokio::spawn(health::serve(listener, bot.metrics.clone(), told, stopped))
    });
    let watchdog = Watchdog::of_environment();
    let waits = || {
        stage.send_replace(Phase::WaitsForOlder);
        if let Some(watchdog) = &watchdog {
            watchdog.waits();
        }
    };
    let migrate = config.database.migrate;
    let Some(store) = open((database, migrate), waits, &stop).await? else { return Ok(()) };
    opened()?;
    words.await.expect("reading words does not panic");
    let watching =
        watchdog.map(|watchdog| tokio::spawn(watchdog.watch(store.clone(), stop.clone())));
    let membership = Membership::new(store.clone(), config.cluster.share);
    stage.send_replace(Phase::Plays(store.clone(), membership.clone()));
    let tables = Tables::owning(store, clock, membership.owned())?;
    let settings = opponents(&config.opponents);
    let beside = vec![
        tokio::spawn(opponents::run(tables.clone(), settings, stop.clone())),
        tokio::spawn(opponents::pars(tables.clone(), stop.clone())),
        tokio::spawn(opponents::puzzles(tables.clone(), PuzzleEffort::FULL, stop.clone())),
        tokio::spawn(tables.clone().follow(stop.clone())),
        tokio::spawn(tables.clone().let_go(config.data.keep, stop.clone())),
    ];
    let played = discord::run(bot, (tables.clone(), membership), stop.clone()).await;
    stop.cancel();
    // They all end with the bot; a panic in them was logged.
    for one in beside {
        let _ = one.await;
    }
    tables.close().await;
    for one in [watching, pages].into_iter().flatten() {
        let _ = one.await;
    }
    Ok(played?)
}

/// The first line of the log when the database is open: with which version, where, and how much is there.
async fn say_what_is_there(store: &Store, database: &str) -> Result<(), StoreError> {
    let version = env!("CARGO_PKG_VERSION");
    let Overview { schema, tables, running, lobbies, servers } =
        store.read(|tx| tx.overview()).await?;
    tracing::info!(version, database, schema, tables, running, lobbies, servers, "starting");
    Ok(())
}

/// Opens the database together with the other processes that play on it; `None` when it was told to stop before those of an
/// older version had stopped, which it `waits` for.
async fn open(
    (address, migrate): (Address, Migrate),
    waits: impl Fn(),
    stop: &CancellationToken,
) -> Result<Option<Store>, Failure> {
    let upgrade = match migrate {
        Migrate::Never => Upgrade::Never,
        Migrate::AfterCopy => Upgrade::AfterCopy,
        Migrate::Always => Upgrade::Always,
    };
    let mut has_told = false;
    loop {
        let database = address.clone();
        let opened = tokio::task::spawn_blocking(move || Store::among_others(&database, upgrade));
        match opened.await.expect("opening does not panic") {
            Err(error @ StoreError::Older) => {
                if !has_told {
                    tracing::warn!(%error, "waiting");
                }
                has_told = true;
                waits();
            }
            opened => {
                let store = opened?;
                say_what_is_there(&store, &address.to_string()).await?;
                return Ok(Some(store));
            }
        }
        tokio::select! {
            () = stop.cancelled() => return Ok(None),
            () = tokio::time::sleep(OLDER) => {}
        }
    }
}
