//! Interactions: from `INTERACTION_CREATE` through the first answer to the last followup,
//! <https://docs.discord.com/developers/interactions/receiving-and-responding>.

use serde_json::{Value, json};

use super::{Audience, Body, Interaction, PATIENCE, State, TOKEN_LIVES};
use crate::local::{
    ack::{Ack, Choice, Modal},
    check::{
        commands::check_choices,
        components::check_modal,
        message::{EPHEMERAL, LOADING, Origin},
    },
    error::{ApiError, FormErrors, form_error},
    ids::{InteractionId, MessageId, id_of},
};

impl State {
    /// Forgets interactions whose token is dead.
    pub fn forget_old_interactions(&mut self) {
        let now = self.now();
        self.interactions.retain(|_, interaction| now < interaction.born + TOKEN_LIVES);
    }

    /// The first answer, `POST /interactions/{id}/{token}/callback`.
    pub fn callback(
        &mut self,
        id: InteractionId,
        token: &str,
        body: &Body,
    ) -> Result<Value, ApiError> {
        let interaction = self.interactions.get(&id).filter(|known| known.token == token);
        let interaction = interaction.ok_or(ApiError::UNKNOWN_INTERACTION)?.clone();
        if interaction.answer.is_some() {
            return Err(ApiError::ALREADY_ACKNOWLEDGED);
        }
        if self.now() >= interaction.born + PATIENCE {
            return Err(ApiError::UNKNOWN_INTERACTION);
        }
        let kind = body.json["type"].as_u64().unwrap_or(0);
        if !interaction.takes(kind) {
            let message = "This answer does not fit this interaction";
            return Err(form_error("type", "INTERACTION_CALLBACK_TYPE_INVALID", message));
        }
        let answer = self.first_answer(&interaction, kind, &body.data())?;
        self.settle(id, |interaction| interaction.answer = Some(answer));
        Ok(self.callback_json(id, kind))
    }

    fn first_answer(
        &mut self,
        interaction: &Interaction,
        kind: u64,
        data: &Body,
    ) -> Result<Ack, ApiError> {
        let id = interaction.id;
        let flags = data.json["flags"].as_u64().unwrap_or(0);
        match kind {
            4 => {
                let made = self.new_answer(interaction, data, flags)?;
                self.settle(id, |interaction| interaction.settle_with(made));
                Ok(Ack::Message)
            }
            5 => {
                self.need_unlocked(self.channel(interaction.channel)?)?;
                let flags = flags & EPHEMERAL | LOADING;
                let draft = self.answer_message(interaction.channel, interaction.cause(), flags);
                let made = self.post(draft);
                self.settle(id, |interaction| {
                    interaction.original = Some(made);
                    interaction.made.push(made);
                });
                Ok(Ack::Deferred)
            }
            6 => {
                self.settle(id, |interaction| interaction.original = interaction.message);
                Ok(Ack::DeferredUpdate)
            }
            7 => {
                let target = interaction.message.ok_or(ApiError::UNKNOWN_MESSAGE)?;
                self.edit_message(target, data, Origin::Interaction)?;
                self.settle(id, |interaction| {
                    interaction.original = Some(target);
                    interaction.result = Some(target);
                    interaction.settled = true;
                });
                Ok(Ack::Update)
            }
            8 => self.choices(id, data),
            _ => self.modal(id, data),
        }
    }

    fn choices(&mut self, id: InteractionId, data: &Body) -> Result<Ack, ApiError> {
        let mut errors = FormErrors::default();
        let choices = errors.list(&data.json, "data", "choices");
        check_choices(choices, "data.choices", None, &mut errors);
        errors.finish()?;
        self.settle(id, |interaction| interaction.settled = true);
        Ok(Ack::Choices { choices: choices.iter().map(Choice::read).collect() })
    }

    fn modal(&mut self, id: InteractionId, data: &Body) -> Result<Ack, ApiError> {
        let mut errors = FormErrors::default();
        check_modal(&data.json, &mut errors);
        errors.finish()?;
        self.settle(id, |interaction| interaction.settled = true);
        let modal = Modal::read(id, &data.json);
        if let Some(interaction) = self.interactions.get(&id) {
            let whom = Audience::Person(interaction.user);
            self.publish(whom, json!({"type": "modal", "modal": modal}));
        }
        Ok(Ack::Modal { modal })
    }

    /// Notes progress of an interaction and wakes whoever waits for it.
    fn settle(&mut self, id: InteractionId, note: impl FnOnce(&mut Interaction)) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            note(interaction);
        }
        self.touch();
    }

    fn new_answer(
        &mut self,
        interaction: &Interaction,
        data: &Body,
        flags: u64,
    ) -> Result<MessageId, ApiError> {
        self.need_unlocked(self.channel(interaction.channel)?)?;
        let mut message = self.answer_message(interaction.channel, interaction.cause(), flags);
        self.fill(&mut message, data, Origin::Interaction)?;
        Ok(self.post(message))
    }

    /// What `?with_response=true` answers.
    fn callback_json(&self, id: InteractionId, kind: u64) -> Value {
        let Some(interaction) = self.interactions.get(&id) else { return Value::Null };
        let original = interaction.original;
        let mut json = json!({"interaction": {
            "id": id,
            "type": interaction.kind.number(),
            "response_message_id": original,
            "response_message_loading": kind == 5,
            "response_message_ephemeral": false,
        }});
        if let Some(message) = original.and_then(|original| self.messages.get(&original)) {
            json["interaction"]["response_message_ephemeral"] = json!(message.is_ephemeral());
            json["resource"] = json!({"type": kind, "message": self.message_json(message)});
        }
        json
    }

    /// The interaction of a webhook's token, if the bot may use it now.
    fn by_token(&self, token: &str) -> Result<&Interaction, ApiError> {
        let known = self.interactions.values().find(|interaction| interaction.token == token);
        let interaction = known.ok_or(ApiError::UNKNOWN_WEBHOOK)?;
        if self.now() >= interaction.born + TOKEN_LIVES {
            Err(ApiError::INVALID_WEBHOOK_TOKEN)
        } else if interaction.answer.is_none() {
            Err(ApiError::UNKNOWN_WEBHOOK)
        } else {
            Ok(interaction)
        }
    }

    /// A followup; the first after "thinking" takes its place and its visibility.
    pub fn follow_up(&mut self, token: &str, body: &Body) -> Result<MessageId, ApiError> {
        let interaction = self.by_token(token)?.clone();
        let original = interaction.original.and_then(|original| self.messages.get(&original));
        let thinking = original.filter(|original| original.is_thinking()).map(|m| m.id);
        let made = if let Some(thinking) = thinking {
            self.edit_message(thinking, body, Origin::Interaction)?;
            thinking
        } else {
            let flags = body.json["flags"].as_u64().unwrap_or(0);
            self.new_answer(&interaction, body, flags)?
        };
        self.settle(interaction.id, |interaction| interaction.follow_with(made));
        Ok(made)
    }

    /// A message that this token may read, change and delete: `@original`, or one that it made.
    pub fn webhook_message(&self, token: &str, which: &str) -> Result<MessageId, ApiError> {
        let interaction = self.by_token(token)?;
        let id = if which == "@original" {
            interaction.original
        } else {
            let asked = id_of(&json!(which)).map(MessageId);
            let ours =
                |id: &MessageId| interaction.made.contains(id) || interaction.original == Some(*id);
            asked.filter(ours)
        };
        let exists = |id: &MessageId| self.messages.contains_key(id);
        id.filter(exists).ok_or(ApiError::UNKNOWN_MESSAGE)
    }

    /// Changes a message by a token.
    pub fn edit_by_token(
        &mut self,
        token: &str,
        which: &str,
        body: &Body,
    ) -> Result<MessageId, ApiError> {
        let message = self.webhook_message(token, which)?;
        let interaction = self.by_token(token)?.id;
        self.edit_message(message, body, Origin::Interaction)?;
        self.settle(interaction, |interaction| interaction.resolve(message));
        Ok(message)
    }

    /// Deletes a message by a token.
    pub fn delete_by_token(&mut self, token: &str, which: &str) -> Result<(), ApiError> {
        let message = self.webhook_message(token, which)?;
        let interaction = self.by_token(token)?.id;
        self.delete_message(message)?;
        self.settle(interaction, |interaction| interaction.settled = true);
        Ok(())
    }
}

impl Interaction {
    /// A message that is answer and original at once.
    fn settle_with(&mut self, message: MessageId) {
        self.original = Some(message);
        self.made.push(message);
        self.resolve(message);
    }

    /// A followup was made.
    fn follow_with(&mut self, message: MessageId) {
        if !self.made.contains(&message) {
            self.made.push(message);
        }
        self.resolve(message);
    }

    /// The person has this message as answer, if none before it.
    fn resolve(&mut self, message: MessageId) {
        self.result.get_or_insert(message);
        self.settled = true;
    }
}
