//! How tables begin.

use aedile::{local::ChannelId, play::TypedGame};
use serde_json::{Value, json};

use super::{House, PEOPLE, button};

impl House {
    /// Opens a table with this many people, who take their seats by command or button in turns, and starts it. What
    /// `set` lists is chosen on the lobby card.
    pub async fn seated(&self, channel: ChannelId, seats: usize, options: Value) {
        let mut new = json!({"seats": seats});
        new.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
        let set = new.as_object_mut().unwrap().remove("set").unwrap_or_default();
        self.says(PEOPLE[0], channel, "game new", new).await;
        for choice in set.as_array().into_iter().flatten() {
            self.set(channel, choice.as_str().unwrap()).await;
        }
        for user in &PEOPLE[1..seats] {
            self.says(*user, channel, "game join", json!({})).await;
        }
    }

    /// Chooses a rule on the lobby card, as its host: "shrine=yes".
    async fn set(&self, channel: ChannelId, choice: &str) {
        let card = self.told(channel, "opened by").await;
        let settings = button(&card, "Settings");
        let page = self.click(PEOPLE[0], card.id, &settings).await;
        let select = page.selects()[0].custom_id.clone();
        self.select(PEOPLE[0], page.id, &select, choice).await;
    }

    /// The same for a table of this game.
    pub async fn seated_at<G: TypedGame>(&self, channel: ChannelId, seats: usize, options: Value) {
        let mut options = options;
        options.as_object_mut().unwrap().insert("game".to_owned(), json!(G::KIND.id()));
        self.seated(channel, seats, options).await;
    }
}
