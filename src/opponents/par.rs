//! Par of the deals of the day: computed in the background, long before their dates, while nobody waits for a search, and most of the time at rest.

use std::time::{Duration, Instant};

use tokio_util::sync::CancellationToken;

use crate::{
    daily::{PAR_GAMES, ParGame, par},
    tables::{TableError, Tables},
};

/// How often it is looked whether a deal has no par.
const EACH: Duration = Duration::from_secs(60);

/// How many times as long as a decision took the thread rests after it.
const REST: u32 = 9;

/// Computes par of the deals that have none, until `stop`.
pub async fn pars(tables: Tables, stop: CancellationToken) {
    loop {
        match stop.run_until_cancelled(next(&tables)).await {
            None => return,
            Some(Ok(())) => {}
            Some(Err(error)) => tracing::warn!(%error, "par of a deal of the day is not known yet"),
        }
        if stop.run_until_cancelled(tokio::time::sleep(EACH)).await.is_none() {
            return;
        }
    }
}

/// Computes that of the first deal that has none, if there is one.
async fn next(tables: &Tables) -> Result<(), TableError> {
    let Some((date, deal, secret)) = tables.daily_without_par().await? else { return Ok(()) };
    let mut leads = Vec::new();
    for number in 1..=PAR_GAMES {
        let mut game = ParGame::new(deal.clone(), &secret, number);
        let lead = loop {
            tables.until_nobody_thinks().await;
            let began = Instant::now();
            let step = move || {
                let lead = game.step();
                (game, lead)
            };
            // A panic is in the log already; the deal goes without par.
            let Ok((after, lead)) = tokio::task::spawn_blocking(step).await else { return Ok(()) };
            game = after;
            tokio::time::sleep(began.elapsed() * REST).await;
            if let Some(lead) = lead {
                break lead;
            }
        };
        leads.push(lead);
    }
    match par(&leads) {
        Some(par) => tables.set_daily_par(date, par).await,
        None => Ok(()),
    }
}
