//! Buttons that concern the one who clicks, at whatever table.

use super::{
    App, Asked, Refusal, daily, league, lookup, my_tables, opening, practice, predictions, privacy,
    rank, server,
};
use crate::{
    discord::{
        panels::{predictions::PredictionButton, rules},
        wire::Reply,
    },
    tables::{GameKind, TableId},
    talk::verb::PersonVerb,
};

/// A button about the one who clicks.
pub async fn press(
    app: &App,
    asked: &Asked,
    table: TableId,
    verb: &PersonVerb,
) -> Result<Reply, Refusal> {
    match verb {
        PersonVerb::Learn(game) => match rules::anew(game) {
            Some(kind) => practice::start(app, asked, kind).await,
            None => practice::begin(app, asked, GameKind::from_id(game)).await,
        },
        PersonVerb::Unlearn => practice::leave(app, asked).await,
        PersonVerb::New(table) => opening::press(app, asked, table).await,
        PersonVerb::Rules(part) => lookup::rules(app, asked, Some(part)).await,
        PersonVerb::Daily(what) => daily::press(app, asked, what).await,
        PersonVerb::League(what) => league::press(app, asked, what).await,
        PersonVerb::Rank(what) => match PredictionButton::read(what) {
            Some(button) => predictions::press(app, asked, button).await,
            None => rank::press(app, asked, what).await,
        },
        PersonVerb::Forget => privacy::forget(app, asked).await,
        PersonVerb::Next => my_tables::next(app, asked, table).await,
        PersonVerb::List(skip) => server::tables(app, asked, skip.parse().unwrap_or(0)).await,
        PersonVerb::Tables(page) => my_tables::show(app, asked, page.parse().unwrap_or(0)).await,
    }
}
