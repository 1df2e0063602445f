//! What `aedile run` and `aedile local` share: the bot on a database, the pages for monitoring, and the way to stop.

use std::{future::Future, io, time::Duration};

use tokio_util::sync::CancellationToken;

use super::{failure::Failure, health, watchdog::Watchdog};
use crate::{
    config::{self, Config},
    discord, opponents,
    store::{Address, Store},
    tables::{Clock, Tables},
};

/// How long what is under way may take to finish after the signal to stop; product.md §9 says 5 s for everything.
const PATIENCE: Duration = Duration::from_secs(4);

/// How the opponents play, as configured.
fn opponents(config: &config::Opponents) -> opponents::Settings {
    opponents::Settings {
        threads: config.threads.unwrap_or_else(opponents::all_but_one),
        limit: config.limit,
        pause: config.pause,
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

/// Plays on this database, by this clock, until `stop`.
pub(super) async fn serve(
    database: Address,
    bot: discord::Settings,
    config: &Config,
    clock: impl Clock,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let store = tokio::task::spawn_blocking(move || Store::at(&database))
        .await
        .expect("opening does not panic")?;
    let pages = match health::listen(&config.http).await? {
        Some(listener) => {
            let stopped = stop.clone().cancelled_owned();
            Some(tokio::spawn(health::serve(listener, bot.metrics.clone(), store.clone(), stopped)))
        }
        None => None,
    };
    let watching = Watchdog::of_environment()
        .map(|watchdog| tokio::spawn(watchdog.watch(store.clone(), stop.clone())));
    let tables = Tables::open(store, clock)?;
    let settings = opponents(&config.opponents);
    let playing = tokio::spawn(opponents::run(tables.stand(), settings, stop.clone()));
    let keep = config.data.keep;
    let letting_go = keep.map(|keep| tokio::spawn(tables.clone().let_go(keep, stop.clone())));
    let played = discord::run(bot, tables.clone(), stop.clone()).await;
    stop.cancel();
    // They end with the bot; a panic in them was logged.
    let _ = playing.await;
    if let Some(letting_go) = letting_go {
        let _ = letting_go.await;
    }
    tables.close().await;
    if let Some(watching) = watching {
        // It ends with the bot; a panic in it was logged.
        let _ = watching.await;
    }
    if let Some(pages) = pages {
        // The pages end with the bot; a panic in them was logged.
        let _ = pages.await;
    }
    Ok(played?)
}
