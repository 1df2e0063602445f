//! A player who only types commands, with the choices that autocomplete offers.

use aedile::{
    games::{Rng, Seed},
    local::{ChannelId, Message, MessageId, UserId},
};
use serde_json::{Map, Value, json};

use super::house::{Call, House};

/// Plays by commands alone.
pub struct Typist {
    rng: Rng,
    /// How many moves were typed.
    pub moves: usize,
}

impl Typist {
    /// A player whose choices this number decides.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(Seed::from_number(seed)), moves: 0 }
    }

    /// Plays for everybody until the game is over; the last message of the channel then.
    pub async fn play(&mut self, house: &House, channel: ChannelId) -> Message {
        let mut last = MessageId(0);
        loop {
            match house.ping(channel, last).await {
                Call::Over(message) => return message,
                Call::Turn(user, ping) => {
                    last = ping.id;
                    self.turn(house, channel, user, ping.content).await;
                }
            }
        }
    }

    async fn turn(&mut self, house: &House, channel: ChannelId, user: UserId, mut told: String) {
        while !told.contains("Done.") && !told.contains("The game is over") {
            let (command, options) = self.command(house, channel, user, &told).await;
            self.moves += 1;
            told = house.says(user, channel, command, options).await;
        }
    }

    /// What to type, from what the last message said.
    pub async fn command(
        &mut self,
        house: &House,
        channel: ChannelId,
        user: UserId,
        told: &str,
    ) -> (&'static str, Value) {
        let told = told.to_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| told.contains(word));
        let (command, options): (_, &[&str]) = if has(&["opening draft"]) {
            ("rome draft", &["card"])
        } else if has(&["place an emissary"]) {
            ("rome place", &["space"])
        } else if has(&["take a card"]) {
            ("rome pick", &["card"])
        } else if has(&["school"]) {
            ("rome keep", &["choice", "order"])
        } else {
            self.action(house, channel, user).await
        };
        let mut filled = Map::new();
        for option in options {
            if let Some(value) = self.choose(house, channel, user, command, &filled, option).await {
                filled.insert((*option).to_owned(), json!(value));
            }
        }
        (command, Value::Object(filled))
    }

    /// Builds what can be built, else produces or ends the turn.
    async fn action(
        &mut self,
        house: &House,
        channel: ChannelId,
        user: UserId,
    ) -> (&'static str, &'static [&'static str]) {
        let cards = house.offered(user, channel, "rome build", json!({"card": ""}), "card").await;
        if cards[0].1 != "-" && self.rng.below(6) > 0 {
            return ("rome build", &["card", "place", "pay"]);
        }
        // A production that is not possible is refused, and the turn goes on.
        if self.rng.below(2) == 0 { ("rome produce", &[]) } else { ("rome pass", &[]) }
    }

    async fn choose(
        &mut self,
        house: &House,
        channel: ChannelId,
        user: UserId,
        command: &str,
        filled: &Map<String, Value>,
        option: &str,
    ) -> Option<String> {
        let mut options = filled.clone();
        options.insert(option.to_owned(), json!(""));
        let choices = house.offered(user, channel, command, Value::Object(options), option).await;
        let (_, value) = self.rng.choose(&choices);
        (value != "-").then(|| value.clone())
    }
}
