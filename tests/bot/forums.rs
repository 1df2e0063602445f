//! Tables in posts of forum channels, whose tags say how they stand.

use aedile::local::{
    Channel, ChannelId, GUILD,
    cast::{AURELIA, BATHS, FORUM},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{House, PEOPLE},
    whole::nothing_was_refused,
};

/// Everything but to be an administrator.
const ALL: u64 = !(1 << 3);
const SEND_MESSAGES: u64 = 1 << 11;

fn channel(house: &House, id: ChannelId) -> Channel {
    house.world().channels(AURELIA).into_iter().find(|channel| channel.id == id).unwrap()
}

/// The names of a post's tags, in order.
fn tags(house: &House, post: ChannelId) -> Vec<String> {
    let post = channel(house, post);
    let forum = channel(house, post.parent.unwrap());
    let is_applied = |id: u64| post.applied_tags.contains(&id);
    forum.tags.into_iter().filter(|tag| is_applied(tag.id)).map(|tag| tag.name).collect()
}

/// Waits until a post has these tags.
async fn tagged(house: &House, post: ChannelId, wanted: &[&str]) {
    let well = |_: &aedile::local::World| (tags(house, post) == wanted).then_some(());
    house.world().until(well).await;
}

fn posts(house: &House, forum: ChannelId) -> Vec<Channel> {
    let all = house.world().channels(AURELIA).into_iter();
    all.filter(|channel| channel.parent == Some(forum)).collect()
}

#[tokio::test]
async fn a_table_in_a_forum_has_a_post_with_the_tags_of_its_moment() {
    let house = House::open().await;
    let names = ["Free seat", "Whose turn", "beginners", "over", "Aurelia", "Brutus"];
    let forum = house.world().create_forum(AURELIA, GUILD, "tables", &names).unwrap();
    let set = json!({"tag_finished": "over"});
    let shown = house.says(AURELIA, FORUM, "admin settings", set).await;
    assert!(shown.contains("“free seat”, “whose turn” and “over”"), "{shown}");
    let new = json!({"seats": 2, "forum": forum.to_string()});
    let said = house.says(PEOPLE[0], BATHS, "game new", new).await;
    let post = posts(&house, forum).pop().unwrap();
    assert!(said.contains("is open") && said.contains(&format!("<#{}>", post.id)), "{said}");
    assert_eq!(post.name, "The Great City of Rome, table of Aurelia");
    assert_eq!(tags(&house, post.id), ["Free seat"], "from the beginning");
    house.told(post.id, "opened by").await;
    assert!(house.world().messages(BATHS, None).is_empty(), "the forum shows its posts itself");
    house.says(PEOPLE[1], post.id, "game join", json!({})).await;
    let first = |world: &aedile::local::World| {
        let ping = world.messages(post.id, None);
        ping.iter().rev().find_map(|message| message.mentions.first().copied())
    };
    let turn = house.world().until(first).await;
    let name = if turn == PEOPLE[0] { "Aurelia" } else { "Brutus" };
    tagged(&house, post.id, &["Whose turn", name]).await;
    assert!(Clicker::new(51).play(&house, post.id, 4).await.is_none());
    house.says(AURELIA, post.id, "admin end", json!({})).await;
    house.told(post.id, "ended this table").await;
    tagged(&house, post.id, &["over"]).await;
    nothing_was_refused(&house);
}

#[tokio::test]
async fn where_no_post_can_be_opened_the_answer_says_why_and_no_table_is_open() {
    let house = House::open().await;
    let forum = house.world().create_forum(AURELIA, GUILD, "tables", &[]).unwrap();
    let new = json!({"seats": 2, "forum": forum.to_string()});
    house.world().set_permissions(forum, ALL & !SEND_MESSAGES).unwrap();
    let said = house.says(PEOPLE[0], BATHS, "game new", new.clone()).await;
    assert!(
        said.contains("*Send Messages in Threads*") && said.contains(&forum.to_string()),
        "{said}"
    );
    house.world().set_permissions(forum, ALL).unwrap();
    house.says(AURELIA, FORUM, "admin settings", json!({"threads": false})).await;
    let said = house.says(PEOPLE[0], BATHS, "game new", new.clone()).await;
    assert!(said.contains("not in threads"), "{said}");
    let here = json!({"threads": true, "add_channel": BATHS.to_string()});
    house.says(AURELIA, FORUM, "admin settings", here).await;
    let said = house.says(PEOPLE[0], BATHS, "game new", new.clone()).await;
    assert!(
        said.contains(&format!("tables are in <#{BATHS}>")),
        "the forum is not in the list: {said}"
    );
    let status = house.says(PEOPLE[0], BATHS, "game status", json!({})).await;
    assert!(status.contains("There is no table here"), "{status}");
    assert_eq!(posts(&house, forum).len(), 0);
    let here = json!({"add_channel": forum.to_string()});
    house.says(AURELIA, FORUM, "admin settings", here).await;
    let said = house.says(PEOPLE[0], BATHS, "game new", new).await;
    assert!(said.contains("is open"), "a forum without tags: {said}");
}
