//! From what a person does to an interaction on its way to the bot.

use serde_json::{Value, json};

use super::{
    World,
    ack::Ack,
    check::components::STRING_SELECT,
    ids::{ChannelId, InteractionId, MessageId, UserId},
    model::{Channel, Message, is_select},
    options::{Refused, Resolved, bad, command_data},
    state::{Interaction, InteractionKind, State},
};

impl World {
    /// Sends a command, or asks what could stand in its option `focused`.
    pub(super) fn begin_command(
        &self,
        user: UserId,
        channel: ChannelId,
        command: &str,
        options: &Value,
        focused: Option<&str>,
    ) -> Result<InteractionId, Refused> {
        let mut state = self.state();
        let data = command_data(&state, user, channel, command, options, focused)?;
        let kind = match focused {
            Some(_) => InteractionKind::Autocomplete,
            None => InteractionKind::Command,
        };
        state.begin(kind, user, channel, command, None, &data)
    }

    pub(super) fn begin_click(
        &self,
        user: UserId,
        message: MessageId,
        custom_id: &str,
    ) -> Result<InteractionId, Refused> {
        let mut state = self.state();
        let (channel, part) = state.component(user, message, custom_id)?;
        if part["type"] != 2 {
            return Err(Refused::NoSuchComponent);
        }
        let data = json!({"custom_id": custom_id, "component_type": 2, "id": part["id"]});
        state.begin(InteractionKind::Component, user, channel, custom_id, Some(message), &data)
    }

    pub(super) fn begin_select(
        &self,
        user: UserId,
        message: MessageId,
        custom_id: &str,
        values: &[&str],
    ) -> Result<InteractionId, Refused> {
        let mut state = self.state();
        let (channel, part) = state.component(user, message, custom_id)?;
        let place = state.channels.get(&channel).ok_or(Refused::NoSuchChannel)?;
        let data = select_data(&state, place, &part, custom_id, values)?;
        state.begin(InteractionKind::Component, user, channel, custom_id, Some(message), &data)
    }

    pub(super) fn begin_submit(
        &self,
        user: UserId,
        modal: InteractionId,
        fields: &Value,
    ) -> Result<InteractionId, Refused> {
        let mut state = self.state();
        let asked = state.interactions.get(&modal).filter(|asked| asked.user == user);
        let asked = asked.ok_or(Refused::NoSuchForm)?;
        let Some(Ack::Modal { modal: form }) = &asked.answer else {
            return Err(Refused::NoSuchForm);
        };
        let (channel, message) = (asked.channel, asked.message);
        let custom_id = form.custom_id.clone();
        let rows =
            form.components.iter().map(|row| filled(row, fields)).collect::<Result<Vec<_>, _>>()?;
        let data = json!({"custom_id": custom_id, "components": rows});
        state.begin(InteractionKind::Modal, user, channel, &custom_id, message, &data)
    }

    pub(super) fn begin_forged_click(
        &self,
        user: UserId,
        message: MessageId,
        custom_id: &str,
    ) -> Result<InteractionId, Refused> {
        let mut state = self.state();
        let channel = state.seen_message(user, message)?.channel;
        let data = json!({"custom_id": custom_id, "component_type": 2});
        state.begin(InteractionKind::Component, user, channel, custom_id, Some(message), &data)
    }
}

impl State {
    /// Sends an interaction to the bot.
    fn begin(
        &mut self,
        kind: InteractionKind,
        user: UserId,
        channel: ChannelId,
        name: &str,
        message: Option<MessageId>,
        data: &Value,
    ) -> Result<InteractionId, Refused> {
        if user == super::ids::BOT || self.user(user).is_none() {
            return Err(Refused::NoSuchPerson);
        }
        let place = self.channels.get(&channel).ok_or(Refused::NoSuchChannel)?.clone();
        if !self.sees(user, &place) {
            return Err(Refused::NoSuchChannel);
        }
        if kind == InteractionKind::Command {
            self.may_write(user, &place)?;
        }
        self.forget_old_interactions();
        let id = InteractionId(self.new_id());
        let interaction = Interaction {
            id,
            token: format!("local-{:x}", id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            kind,
            user,
            channel,
            name: name.split_whitespace().collect::<Vec<_>>().join(" "),
            message,
            born: self.now(),
            answer: None,
            original: None,
            made: Vec::new(),
            result: None,
            settled: false,
        };
        let event = self.interaction_json(&interaction, data, &place);
        self.interactions.insert(id, interaction);
        self.sessions.dispatch_interaction(place.guild, &event);
        Ok(id)
    }

    /// A message that this person sees.
    pub(super) fn seen_message(&self, user: UserId, id: MessageId) -> Result<&Message, Refused> {
        let message = self.messages.get(&id).filter(|message| self.is_visible(message, Some(user)));
        message.ok_or(Refused::NoSuchMessage)
    }

    /// A component that this person can use now, and the channel that it is in.
    fn component(
        &self,
        user: UserId,
        message: MessageId,
        custom_id: &str,
    ) -> Result<(ChannelId, Value), Refused> {
        let message = self.seen_message(user, message)?;
        let part = message.component(custom_id).filter(|part| part["disabled"] != true);
        Ok((message.channel, part.ok_or(Refused::NoSuchComponent)?.clone()))
    }
}

fn select_data(
    state: &State,
    place: &Channel,
    part: &Value,
    custom_id: &str,
    values: &[&str],
) -> Result<Value, Refused> {
    if !is_select(part) {
        return Err(Refused::NoSuchComponent);
    }
    let bound = |key: &str| part[key].as_u64().unwrap_or(1);
    let (min, max) = (bound("min_values"), bound("max_values"));
    if !(min..=max).contains(&(values.len() as u64)) {
        return Err(bad(custom_id, format!("choose {min} to {max}")));
    }
    let kind = part["type"].as_u64().unwrap_or_default();
    let mut data = json!({
        "custom_id": custom_id, "component_type": kind, "values": values, "id": part["id"],
    });
    if kind == STRING_SELECT {
        let options = part["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let offered = |value: &&&str| options.iter().all(|option| option["value"] != **value);
        if let Some(foreign) = values.iter().find(offered) {
            return Err(bad(custom_id, format!("{foreign} is not offered")));
        }
        return Ok(data);
    }
    let mut resolved = Resolved::at(place);
    // The kinds of selects and of options differ by one: user 5 and 6, mentionable 7 and 9, channel 8 and 7.
    let option_kind = match kind {
        5 => 6,
        6 => 8,
        7 => 9,
        _ => 7,
    };
    for value in values {
        resolved.add(state, option_kind, part, custom_id, value)?;
    }
    resolved.write(&mut data);
    Ok(data)
}

/// A row of a form with what a person wrote into it.
fn filled(row: &Value, fields: &Value) -> Result<Value, Refused> {
    let inputs = row["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut written = Vec::new();
    for input in inputs {
        let id = input["custom_id"].as_str().unwrap_or_default();
        let value = fields[id].as_str().or(input["value"].as_str()).unwrap_or_default();
        let length = value.chars().count() as u64;
        if value.is_empty() && input["required"] != false {
            return Err(Refused::Missing(id.to_owned()));
        }
        let (min, max) = (&input["min_length"], &input["max_length"]);
        if !value.is_empty() && min.as_u64().is_some_and(|min| length < min) {
            return Err(bad(id, format!("at least {min} characters")));
        }
        if length > max.as_u64().unwrap_or(4000) {
            return Err(bad(id, format!("at most {} characters", max.as_u64().unwrap_or(4000))));
        }
        written.push(json!({"type": 4, "custom_id": id, "value": value}));
    }
    Ok(json!({"type": 1, "components": written}))
}
