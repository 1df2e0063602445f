//! Buttons and selects: from the `custom_id` to the handlers that commands use as well.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use crate::{
    discord::{
        handlers::{App, Asked, Refusal, game, lobby, moderation, person, proposals, seats},
        wire::Reply,
    },
    say,
    talk::{custom_id::ComponentId, verb::Verb},
};

/// A player pressed a button or chose from a select.
///
/// # Errors
/// When it is none of ours, or what it does is refused.
pub async fn press(
    app: &App,
    asked: &Asked,
    component: &ComponentInteraction,
) -> Result<Reply, Refusal> {
    let id = read(component)?;
    match &id.verb {
        Verb::Person(verb) => person::press(app, asked, id.table, verb).await,
        Verb::Lobby(verb) => lobby::press(app, asked, id.table, verb).await,
        Verb::Seat(verb) => seats::press(app, asked, &id, *verb).await,
        Verb::Proposal(verb) => proposals::press(app, asked, id.table, verb).await,
        Verb::Game(verb) => game::press(app, asked, &id, verb).await,
        Verb::Manager(verb) => moderation::press(app, asked, verb).await,
    }
}

fn read(component: &ComponentInteraction) -> Result<ComponentId, Refusal> {
    let id: ComponentId = component
        .data
        .custom_id
        .parse()
        .map_err(|_| Refusal::says(say!("command-foreign-button")))?;
    Ok(match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            id.chosen(values.first().map_or("", String::as_str))
        }
        _ => id,
    })
}
