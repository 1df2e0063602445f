//! Buttons, selects and forms: from the `custom_id` to the handlers that commands use as well.

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, Message,
    ModalInteraction,
};

use crate::{
    discord::{
        handlers::{App, Asked, Refusal, game, lobby, moderation, person, proposals, seats},
        wire::Reply,
    },
    say,
    talk::{custom_id::ComponentId, verb::Verb},
};

/// A button, a select, or a form that came back.
#[derive(Clone, Copy)]
pub struct Pressed<'a> {
    pub custom_id: &'a str,
    /// What was chosen or typed.
    value: Option<&'a str>,
    /// By which it is answered.
    pub token: &'a str,
    /// The message with the component; none for a form, whose id is on no message.
    pub message: Option<&'a Message>,
}

impl<'a> Pressed<'a> {
    /// What was clicked.
    pub fn click(click: &'a ComponentInteraction) -> Self {
        let value = match &click.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => {
                Some(values.first().map_or("", String::as_str))
            }
            _ => None,
        };
        let (custom_id, message) = (&click.data.custom_id, Some(&*click.message));
        Self { custom_id, value, token: &click.token, message }
    }

    /// What was typed.
    pub fn form(form: &'a ModalInteraction) -> Self {
        let mut all = form.data.components.iter().flat_map(|row| &row.components);
        let typed = all.find_map(|component| match component {
            ActionRowComponent::InputText(line) => line.value.as_deref(),
            _ => None,
        });
        let value = Some(typed.unwrap_or_default());
        Self { custom_id: &form.data.custom_id, value, token: &form.token, message: None }
    }
}

/// A player pressed a button, chose from a select, or filled in a form.
///
/// # Errors
/// When it is none of ours, or what it does is refused.
pub async fn press(app: &App, asked: &Asked, pressed: Pressed<'_>) -> Result<Reply, Refusal> {
    let id: ComponentId =
        pressed.custom_id.parse().map_err(|_| Refusal::says(say!("command-foreign-button")))?;
    let id = match pressed.value {
        Some(value) => id.chosen(value),
        None => id,
    };
    match &id.verb {
        Verb::Person(verb) => person::press(app, asked, id.table, verb).await,
        Verb::Lobby(verb) => lobby::press(app, asked, id.table, verb).await,
        Verb::Seat(verb) => seats::press(app, asked, &id, *verb).await,
        Verb::Proposal(verb) => proposals::press(app, asked, id.table, verb).await,
        Verb::Game(verb) => game::press(app, asked, &id, verb).await,
        Verb::Manager(verb) => moderation::press(app, asked, verb).await,
    }
}
