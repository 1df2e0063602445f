//! Signs that another process answers for the same bot: they are counted, and said loudly once.

use serenity::all::{ActionRowComponent, ButtonKind, Message};

use super::press::Pressed;
use crate::{
    discord::handlers::App,
    metrics::Sign,
    tables::{Refused, TableError, Timestamp},
    talk::{custom_id::ComponentId, verb::Verb},
};

/// Counts a sign, and says so when there are enough.
pub fn saw(app: &App, sign: Sign) {
    if app.metrics.saw(sign) {
        tracing::error!(
            ?sign,
            "another process answers for this bot with another database, so that people get answers at random; stop the \
             other one, or reset the token and give it to this one alone"
        );
    }
}

/// Looks at a click that was refused: whether it was on a button of ours, made while this process runs, for a table that is
/// not in the database.
pub async fn look(app: &App, click: Pressed<'_>) {
    let (Some(message), Ok(id)) = (click.message, click.custom_id.parse::<ComponentId>()) else {
        return;
    };
    let is_ours = made(message.id.get()) > app.since && shows(message, click.custom_id);
    if matches!(id.verb, Verb::Person(_) | Verb::Manager(_)) || !is_ours {
        return;
    }
    let table = app.tables.by_id(id.table).await;
    if matches!(table, Err(TableError::Refused(Refused::NoTable))) {
        saw(app, Sign::UnknownTable);
    }
}

/// When something of this id was made at Discord, whose ids count the milliseconds since 2015.
fn made(id: u64) -> Timestamp {
    const DISCORDS_BEGINNING: i64 = 1_420_070_400_000;
    Timestamp((id >> 22).cast_signed() + DISCORDS_BEGINNING)
}

/// Whether a message has this button or list. Nobody but its author can give it one.
fn shows(message: &Message, wanted: &str) -> bool {
    let mut all = message.components.iter().flat_map(|row| &row.components);
    all.any(|component| match component {
        ActionRowComponent::Button(button) => {
            matches!(&button.data, ButtonKind::NonLink { custom_id, .. } if custom_id == wanted)
        }
        ActionRowComponent::SelectMenu(select) => select.custom_id.as_deref() == Some(wanted),
        _ => false,
    })
}
