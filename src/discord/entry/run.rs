//! The bot from its start to its end.

use std::{sync::Arc, time::Duration};

use serenity::framework::Framework as _;
use tokio_util::sync::CancellationToken;

use super::{
    door::Door, framework, leagues, line::Line, poster, sharing, turns::Turns, unread::Unread,
    watch::Watch,
};
use crate::{
    cluster::Membership,
    discord::{
        handlers::App,
        wire::{
            DiscordError, Limits, Living, Settings, Tempo,
            connect::{self, Gates},
        },
    },
    tables::Tables,
};

/// How long the work that is under way may take after a stop and the end of the connections.
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
    let tempo = Tempo::new(tables.owned());
    // The relay sends for the others until they have ended.
    let connect::Ways { client, counted, answers, relay: _relay } =
        connect::ways(&settings, &gateway, tempo).await?;
    let at_once = gateway.at_once();
    let app = App::new(tables, settings.metrics.clone(), asked, counted, stop.clone());
    let mut door = Door::new(app.clone(), framework::new(app.clone()), answers);
    door.init(&client).await;
    let poster = tokio::spawn(poster::run(app.clone()));
    app.spawn(fill_in_results(app.clone()));
    let scheduler = tokio::spawn(app.tables.scheduler().run(stop.clone()));
    app.spawn(app.tables.clone().keep_dailies(stop.clone()));
    app.spawn(leagues::run(app.clone()));
    let watch = Arc::new(Watch::new(settings.metrics.clone()));
    let door = Arc::new(door);
    let line = Line {
        of: count,
        gates: Gates::new(&settings, gateway, &client),
        client,
        unread: Arc::new(Unread { door: door.clone(), watch: watch.clone() }),
        door,
        watch,
        turns: Turns::new(membership.clone(), at_once),
    };
    let ended = play(line, &membership, &stop).await;
    // Then what was taken is finished.
    let finish = async {
        app.finish().await;
        // The poster ends by itself after the posts that it is sending; a panic in it is in the log already.
        let _ = poster.await;
        let _ = scheduler.await;
        membership.leave().await
    };
    match tokio::time::timeout(GRACE, finish).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "others do not know yet that this process ends"),
        Err(_) => tracing::warn!("some work was still under way; the database has it"),
    }
    ended
}

/// Plays with its shards until the stop, or until one of both cannot go on; then nothing new is taken.
async fn play(
    line: Line,
    membership: &Membership,
    stop: &CancellationToken,
) -> Result<(), DiscordError> {
    let count = line.of;
    let connected = async {
        let ended = sharing::connect(line, membership, stop.clone()).await;
        stop.cancel();
        ended
    };
    let lived = async {
        let ended = stop.run_until_cancelled(membership.run(count, stop.clone())).await;
        stop.cancel();
        ended.unwrap_or(Ok(()))
    };
    let (connected, lived) = tokio::join!(connected, lived);
    connected.and(lived.map_err(DiscordError::from))
}

/// Brings the statistics up to date with games that finished before they were kept. What a stop leaves is entered at the
/// next start.
async fn fill_in_results(app: App) {
    let filling = app.tables.fill_in_results();
    let Some(filled) = app.stop.run_until_cancelled(filling).await else { return };
    match filled {
        Ok(0) => {}
        Ok(filled) => tracing::info!(filled, "results of old games entered"),
        Err(error) => tracing::error!(%error, "results of old games are entered at the next start"),
    }
}
