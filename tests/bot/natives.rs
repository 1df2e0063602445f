//! Whole games through the real bot in our languages, each player's and the channel's another one: nobody reads an English word.

use std::collections::HashMap;

use aedile::{
    board::{Rng, Seed},
    catalogue::Language,
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    local::{ChannelId, GUILD, Message, UserId, cast::FORUM},
    play::TypedGame,
    say,
};
use serde_json::{Value, json};

use super::{
    house::{Call, House, PEOPLE},
    typing::PATIENCE,
    whole::nothing_was_refused,
};
use crate::common::languages::{EnglishOnly, foreign};

/// Discord's locale of a language.
fn locale(language: Language) -> &'static str {
    if language.tag() == "es" { "es-ES" } else { language.tag() }
}

/// Who plays in which language, and what was read in each.
struct Natives {
    house: House,
    people: HashMap<UserId, Language>,
    channel: Language,
    rng: Rng,
    turns: usize,
    read: HashMap<Language, Vec<String>>,
}

impl Natives {
    /// A server and two people, each with a language of their own; the first one is the `first` of our languages.
    async fn open(first: usize) -> Self {
        let house = House::open().await;
        let all: Vec<Language> = foreign().cycle().skip(first).take(3).collect();
        let people: HashMap<_, _> = PEOPLE.into_iter().zip(all[..2].iter().copied()).collect();
        house.world().set_server_locale(PEOPLE[0], GUILD, locale(all[2])).unwrap();
        for (user, language) in &people {
            house.world().set_locale(*user, locale(*language)).unwrap();
        }
        let rng = Rng::new(Seed::from_number(31));
        Self { house, people, channel: all[2], rng, turns: 0, read: HashMap::new() }
    }

    /// Keeps what somebody reads in a private answer.
    fn reads(&mut self, user: UserId, message: &Message) {
        let read = self.read.entry(self.people[&user]).or_default();
        read.push(message.content.clone());
        read.extend(message.attachments.iter().filter_map(|file| file.description.clone()));
        message.embeds.iter().chain(&message.components).for_each(|part| prose(part, read));
    }

    /// Keeps what everybody reads, and what stood there before it was changed or deleted.
    fn everybody_reads(&mut self, channel: ChannelId) {
        let read = self.read.entry(self.channel).or_default();
        let posts = format!("/channels/{channel}/messages");
        for request in self.house.world().requests() {
            if request.path.contains(&posts) {
                prose(&request.body, read);
            }
        }
    }

    async fn asks(&mut self, user: UserId, command: &str) {
        let answer = self.house.answer(user, FORUM, command, json!({})).await;
        self.reads(user, &answer);
    }

    /// Plays a whole game by buttons and menus, with a question or two on the way.
    async fn play<G: TypedGame>(&mut self) {
        self.house.seated_at::<G>(FORUM, 2, json!({})).await;
        loop {
            match self.house.ping(FORUM, self.house.answered(FORUM)).await {
                Call::Over(_) => break,
                Call::Turn(user, ping) => {
                    if self.turns % 8 == 1 {
                        for command in ["game status", "game board", "game score"] {
                            self.asks(user, command).await;
                        }
                    }
                    self.turn(user, &ping).await;
                    self.house.answer_call(&ping);
                }
            }
        }
        for command in ["game status", "game score", "game log show", "game list"] {
            self.asks(PEOPLE[0], command).await;
            self.asks(PEOPLE[1], command).await;
        }
        self.everybody_reads(FORUM);
        nothing_was_refused(&self.house);
    }

    async fn turn(&mut self, user: UserId, ping: &Message) {
        self.turns += 1;
        let buttons = ping.buttons();
        let open = buttons.iter().find(|button| button.custom_id.ends_with(":turn")).unwrap();
        let mut panel = self.house.click(user, ping.id, &open.custom_id).await;
        for _ in 0..1_000 {
            self.reads(user, &panel);
            let Some(next) = self.press(user, &panel).await else { return };
            panel = next;
        }
        panic!("the turn does not end: {}", panel.content);
    }

    /// One click or choice on the way to a move; `None` when the panel has none, as the turn is over.
    async fn press(&mut self, user: UserId, panel: &Message) -> Option<Message> {
        let buttons = panel.buttons();
        let end = say!("builders-panel-end").to(self.people[&user]);
        let ends = buttons.iter().find(|button| button.label == end && self.turns > PATIENCE);
        if let Some(end) = ends {
            return Some(self.house.click(user, panel.id, &end.custom_id).await);
        }
        let selects = panel.selects();
        let is_way =
            |id: &str| [":do:", ":go:", ":all:", ":unasked:"].iter().any(|way| id.contains(way));
        let ways: Vec<_> = buttons.iter().filter(|button| is_way(&button.custom_id)).collect();
        if !selects.is_empty() && (ways.is_empty() || self.rng.below(4) > 0) {
            let select = self.rng.choose(&selects);
            let (value, _) = self.rng.choose(&select.options);
            return Some(self.house.select(user, panel.id, &select.custom_id, value).await);
        }
        if ways.is_empty() {
            return None;
        }
        let way = self.rng.choose(&ways);
        Some(self.house.click(user, panel.id, &way.custom_id).await)
    }
}

/// The words of a part of a message, as the bot sent it.
fn prose(part: &Value, read: &mut Vec<String>) {
    const READ: [&str; 6] = ["content", "label", "placeholder", "description", "title", "text"];
    match part {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if READ.contains(&name.as_str()) => read.push(text.clone()),
                    other => prose(other, read),
                }
            }
        }
        Value::Array(parts) => parts.iter().for_each(|part| prose(part, read)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Plays it with three languages, from this one on: the three games have each of the four.
async fn nobody_reads_english<G: TypedGame>(first: usize) {
    let titles = [GreatCity::KIND, Builders::KIND, Marble::KIND];
    let titles = titles.map(|kind| kind.title().to_string());
    let mut natives = Natives::open(first).await;
    natives.play::<G>().await;
    assert_eq!(natives.read.len(), 3, "two people and a channel");
    for (language, texts) in &natives.read {
        let english = EnglishOnly::beside(*language, titles.clone());
        assert!(texts.len() > 50, "{}: {} texts", language.tag(), texts.len());
        for text in texts {
            assert_eq!(english.found_in(text), [""; 0], "{}: {text}", language.tag());
        }
    }
}

#[tokio::test]
async fn nobody_reads_english_in_a_whole_game_of_rome() {
    nobody_reads_english::<GreatCity>(0).await;
}

#[tokio::test]
async fn nobody_reads_english_in_a_whole_game_of_the_builders() {
    nobody_reads_english::<Builders>(1).await;
}

#[tokio::test]
async fn nobody_reads_english_in_a_whole_game_of_marble() {
    nobody_reads_english::<Marble>(2).await;
}
