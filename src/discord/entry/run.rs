//! The bot from its start to its end.

use std::{sync::Arc, time::Duration};

use tokio_util::sync::CancellationToken;

use super::{
    door::Door,
    framework, poster, sharing,
    watch::{self, Shards, Watch},
};
use crate::{
    cluster::Membership,
    discord::{
        handlers::App,
        wire::{DiscordError, Limits, Living, Settings, connect},
    },
    tables::Tables,
};

/// How long the end of the connections may take after a stop.
const HANG_UP: Duration = Duration::from_secs(1);

/// How long the work that is under way may take after that.
const GRACE: Duration = Duration::from_millis(2500);

/// Runs the bot until `stop` is cancelled; then finishes what is under way, in less than 5 s, and gives the rest to others.
///
/// # Errors
/// When the token is refused, the connection fails for good, or others have taken this process for dead.
pub async fn run(
    settings: Settings,
    (tables, membership): (Tables, Membership),
    stop: CancellationToken,
) -> Result<(), DiscordError> {
    let gateway = match connect::gateway(&settings, &stop).await {
        Err(DiscordError::Stopped) => return Ok(()),
        other => other?,
    };
    let count = gateway.shards(settings.shards)?;
    settings.metrics.expect_shards(count);
    let asked = (Limits::new(settings.quotas), Living::new(settings.panels));
    let app = App::new(tables, settings.metrics.clone(), asked, stop.clone());
    let watch = Arc::new(Watch(settings.metrics.clone()));
    let door = Door::new(app.clone(), framework::new(app.clone()));
    let mut client = connect::client(&settings, &gateway, door, watch.clone()).await?;
    let shards = Shards::new(client.shard_manager.clone(), watch);
    let poster = tokio::spawn(poster::run(app.clone(), client.http.clone()));
    app.spawn(fill_in_results(app.clone()));
    let agenda = tokio::spawn(app.tables.agenda().run(stop.clone()));
    let watched = (settings.metrics.clone(), app.tables.owned());
    app.spawn(watch::measure(client.shard_manager.clone(), watched, stop.clone()));
    let (ended, is_connected) = tokio::select! {
        ended = sharing::connect(&mut client, count, &membership) => (ended, false),
        lost = membership.run(count, stop.clone()) => (lost.map_err(DiscordError::from), true),
        () = stop.cancelled() => (Ok(()), true),
    };
    stop.cancel();
    // First nothing new is taken. Shards that ended by themselves would be waited for in vain.
    if is_connected && tokio::time::timeout(HANG_UP, shards.hang_up()).await.is_err() {
        tracing::warn!("a connection to Discord does not end in good order");
    }
    // Then what was taken is finished.
    let finish = async {
        app.finish().await;
        // The poster ends by itself after the posts that it is sending; a panic in it is in the log already.
        let _ = poster.await;
        let _ = agenda.await;
        membership.leave().await
    };
    match tokio::time::timeout(GRACE, finish).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "others do not know yet that this process ends"),
        Err(_) => tracing::warn!("some work was still under way; the database has it"),
    }
    ended
}

/// Brings the statistics up to date with games that finished before they were kept. What a stop leaves is entered at the
/// next start.
async fn fill_in_results(app: App) {
    let filled = tokio::select! {
        () = app.stop.cancelled() => return,
        filled = app.tables.fill_in_results() => filled,
    };
    match filled {
        Ok(0) => {}
        Ok(filled) => tracing::info!(filled, "results of old games entered"),
        Err(error) => tracing::error!(%error, "results of old games are entered at the next start"),
    }
}
