//! Acting as one of the people, and waiting for what the bot makes of it.

use std::time::Duration;

use serde_json::Value;

use super::{
    World,
    ack::Ack,
    ids::{ChannelId, InteractionId, MessageId, UserId},
    model::Message,
    options::Refused,
    state::{InteractionKind, PATIENCE, State},
};

/// How long [`InteractionOutcome::message`] waits for what follows a deferral, in milliseconds.
const FOLLOWS_WITHIN: u64 = 20_000;

/// What came of an action.
#[derive(Clone, Debug)]
pub struct InteractionOutcome {
    /// The interaction that reached the bot.
    pub interaction: InteractionId,
    /// The first answer.
    pub ack: Ack,
    /// The message that answered the person, as it was when it was complete: after a deferral the first that was
    /// sent or changed. `None` if there was none, or it is deleted.
    pub message: Option<Message>,
}

impl World {
    /// Sends a slash command, such as `"rome build"` with `json!({"choice": "…"})`, and waits for the answer.
    ///
    /// # Errors
    /// What Discord's client would not send.
    pub async fn slash(
        &self,
        user: UserId,
        channel: ChannelId,
        command: &str,
        options: Value,
    ) -> Result<InteractionOutcome, Refused> {
        let interaction = self.begin_command(user, channel, command, &options, None)?;
        Ok(self.outcome(interaction).await)
    }

    /// Asks for choices of the option `focused`, whose text so far is in `options`.
    ///
    /// # Errors
    /// What Discord's client would not send.
    pub async fn autocomplete(
        &self,
        user: UserId,
        channel: ChannelId,
        command: &str,
        options: Value,
        focused: &str,
    ) -> Result<InteractionOutcome, Refused> {
        let interaction = self.begin_command(user, channel, command, &options, Some(focused))?;
        Ok(self.outcome(interaction).await)
    }

    /// Clicks a button that is on the message now.
    ///
    /// # Errors
    /// The message or the button is not there for this person.
    pub async fn click(
        &self,
        user: UserId,
        message: MessageId,
        custom_id: &str,
    ) -> Result<InteractionOutcome, Refused> {
        let interaction = self.begin_click(user, message, custom_id)?;
        Ok(self.outcome(interaction).await)
    }

    /// Sends a click with any custom id on any message that this person sees, as a forger would.
    ///
    /// # Errors
    /// The message is not there for this person.
    pub async fn forge_click(
        &self,
        user: UserId,
        message: MessageId,
        custom_id: &str,
    ) -> Result<InteractionOutcome, Refused> {
        let interaction = self.begin_forged_click(user, message, custom_id)?;
        Ok(self.outcome(interaction).await)
    }

    /// Chooses in a select that is on the message now.
    ///
    /// # Errors
    /// The message or the select is not there for this person, or the values are not what it offers.
    pub async fn select(
        &self,
        user: UserId,
        message: MessageId,
        custom_id: &str,
        values: &[&str],
    ) -> Result<InteractionOutcome, Refused> {
        let interaction = self.begin_select(user, message, custom_id, values)?;
        Ok(self.outcome(interaction).await)
    }

    /// Submits a form with `fields` by custom id.
    ///
    /// # Errors
    /// There is no such form for this person, or a field is not filled in as it asks.
    pub async fn submit(
        &self,
        user: UserId,
        modal: InteractionId,
        fields: Value,
    ) -> Result<InteractionOutcome, Refused> {
        let interaction = self.begin_submit(user, modal, &fields)?;
        Ok(self.outcome(interaction).await)
    }

    /// The first answer, or that there was none within 3 s.
    pub(super) async fn acknowledged(&self, id: InteractionId) -> Ack {
        let answered = |state: &State| state.interactions.get(&id)?.answer.clone();
        let answer = self.wait(id, PATIENCE, answered).await;
        answer.unwrap_or_else(|| Ack::Failed { error: self.why_failed(id) })
    }

    fn why_failed(&self, id: InteractionId) -> &'static str {
        match self.state().interactions.get(&id).map(|interaction| interaction.kind) {
            Some(InteractionKind::Component) => "This interaction failed",
            Some(InteractionKind::Autocomplete) => "Loading options failed",
            Some(InteractionKind::Modal) => "Something went wrong. Try again.",
            Some(InteractionKind::Command) | None => "The application did not respond",
        }
    }

    async fn outcome(&self, id: InteractionId) -> InteractionOutcome {
        let ack = self.acknowledged(id).await;
        if !matches!(ack, Ack::Failed { .. }) {
            let settled = |state: &State| state.interactions.get(&id)?.settled.then_some(());
            self.wait(id, FOLLOWS_WITHIN, settled).await;
        }
        let state = self.state();
        let result = state.interactions.get(&id).and_then(|interaction| interaction.result);
        let message = result.and_then(|result| state.messages.get(&result)).cloned();
        InteractionOutcome { interaction: id, ack, message }
    }

    /// Waits until `look` finds something, at most `within` milliseconds from the interaction's birth.
    async fn wait<T>(
        &self,
        id: InteractionId,
        within: u64,
        look: impl Fn(&State) -> Option<T>,
    ) -> Option<T> {
        let mut version = self.state().version.subscribe();
        loop {
            let left = {
                let state = self.state();
                if let Some(found) = look(&state) {
                    return Some(found);
                }
                let born = state.interactions.get(&id)?.born;
                (born + within).saturating_sub(state.now())
            };
            if left == 0 {
                return None;
            }
            // Over or changed: both are reasons to look again.
            let _ = tokio::time::timeout(Duration::from_millis(left), version.changed()).await;
        }
    }
}
