//! A player who only types commands, with the choices that autocomplete offers.

use std::borrow::Cow;

use aedile::{
    board::{Rng, Seed},
    local::{ChannelId, Message, MessageId, UserId},
    talk::{
        layout::Style,
        paths::{Offered, Order},
        present::Panels,
    },
};
use serde_json::{Map, Value, json};

use super::house::{Call, House};

/// After how many turns of a game without a given length the players give up.
pub const PATIENCE: usize = 36;

/// Whose commands are typed.
#[derive(Clone, Copy)]
enum Orders {
    Rome,
    Builders,
    /// The command of some game, and what it can do.
    Any(&'static str, &'static [Order]),
}

/// Orders with their options.
type Known = &'static [(&'static str, &'static [&'static str])];

/// The orders of `/builders` that use actions, with their options.
const WORK: Known = &[
    ("builders send", &["building", "worker", "tool"]),
    ("builders open", &["building"]),
    ("builders recruit", &["worker"]),
    ("builders invest", &["card", "student"]),
    ("builders free", &["prisoner"]),
    ("builders take", &["actions"]),
];

/// Plays by commands alone.
pub struct Typist {
    rng: Rng,
    orders: Orders,
    turns: usize,
    /// How many moves were typed.
    pub moves: usize,
}

impl Typist {
    /// A player whose choices this number decides.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(Seed::from_number(seed)), orders: Orders::Rome, turns: 0, moves: 0 }
    }

    /// The same at a table of The Builders.
    pub fn of_builders(seed: u64) -> Self {
        Self { orders: Orders::Builders, ..Self::new(seed) }
    }

    /// The same at a table of a game that this player knows no better than by its orders.
    pub fn of<G: Panels>(seed: u64) -> Self {
        Self { orders: Orders::Any(G::command(), G::orders()), ..Self::new(seed) }
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
        self.turns += 1;
        while !told.contains("Your move is made") && !told.contains("The game is over") {
            let (command, options) = self.command(house, channel, user, &told).await;
            told = house.says(user, channel, &command, options).await;
            self.moves += usize::from(!told.contains("End your turn?"));
        }
    }

    /// What to type, from what the last message said.
    pub async fn command(
        &mut self,
        house: &House,
        channel: ChannelId,
        user: UserId,
        told: &str,
    ) -> (Cow<'static, str>, Value) {
        let (command, options) = match self.orders {
            Orders::Rome => self.build(house, channel, user, told).await,
            Orders::Builders => self.work(house, channel, user, told).await,
            Orders::Any(command, orders) => {
                return self.try_all(house, channel, user, command, orders).await;
            }
        };
        (command.into(), options)
    }

    /// What the last message asks for, at a table of The Great City of Rome.
    async fn build(
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
        if !cards.is_empty() && self.rng.below(6) > 0 {
            return ("rome build", &["card", "place", "pay"]);
        }
        // A production that is not possible is refused, and the turn goes on.
        if self.rng.below(2) == 0 { ("rome produce", &[]) } else { ("rome pass", &[]) }
    }

    /// Mostly sends somebody, else does what is possible; ends the turn when no action is left.
    async fn work(
        &mut self,
        house: &House,
        channel: ChannelId,
        user: UserId,
        told: &str,
    ) -> (&'static str, Value) {
        if told.contains("End your turn?") {
            return ("builders end", json!({"anyway": true}));
        }
        let place = self.rng.below(18) as usize;
        let first = if place < WORK.len() { place } else { 0 };
        let is_tired = told.contains("0 actions left") || self.turns > PATIENCE;
        for (command, options) in WORK.iter().cycle().skip(first).take(WORK.len()) {
            let mut filled = Map::new();
            for option in options.iter().take_while(|_| !is_tired) {
                let value = self.choose(house, channel, user, command, &filled, option).await;
                let Some(value) = value else { break };
                filled.insert((*option).to_owned(), json!(value));
            }
            // A tool or a student is often none; what is sent and where to never is.
            if filled.len() + usize::from(options.len() > 1) >= options.len() && !filled.is_empty()
            {
                return (command, Value::Object(filled));
            }
        }
        ("builders end", json!({}))
    }

    /// The first order that is possible, from some order on; one that ends something only when nothing else is.
    async fn try_all(
        &mut self,
        house: &House,
        channel: ChannelId,
        user: UserId,
        command: &str,
        orders: &'static [Order],
    ) -> (Cow<'static, str>, Value) {
        let ends = |order: &&Order| matches!(order.offered, Offered::Buttons(Style::Ending));
        let (last, mut first): (Vec<&Order>, Vec<_>) = orders.iter().partition(ends);
        let places = u32::try_from(first.len()).unwrap();
        first.rotate_left(self.rng.below(places) as usize);
        for order in first.into_iter().chain(last) {
            let name = format!("{command} {}", order.id);
            let mut filled = Map::new();
            for asked in order.asks {
                let value = self.choose(house, channel, user, &name, &filled, asked.id).await;
                let Some(value) = value else { break };
                filled.insert(asked.id.to_owned(), json!(value));
            }
            if !filled.is_empty() || order.asks.is_empty() {
                return (name.into(), Value::Object(filled));
            }
        }
        panic!("/{command} has nothing to offer");
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
        (!choices.is_empty()).then(|| self.rng.choose(&choices).1.clone())
    }
}
