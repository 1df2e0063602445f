//! Threads that tables open for themselves, channels that vanish, tables that are moved, buttons of other tables.

use aedile::local::{
    Channel, ChannelId, Fault, GUILD, Message, MessageId, Recorded, Server, Settings,
    cast::{AURELIA, BATHS, CIRCUS, FORUM, GNAEUS, MARKET, channel_in},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, PEOPLE, all_stays},
    whole::nothing_was_refused,
};

/// Everything but to be an administrator; see the local Discord's permissions.
const ALL: u64 = !(1 << 3);
const CREATE_PUBLIC_THREADS: u64 = 1 << 35;

/// The thread below this channel.
async fn thread_of(house: &House, parent: ChannelId) -> Channel {
    let is_it = |channel: &Channel| channel.parent == Some(parent);
    house.world().until(|world| world.channels(AURELIA).into_iter().find(is_it)).await
}

fn channel(house: &House, id: ChannelId) -> Channel {
    house.world().channels(AURELIA).into_iter().find(|channel| channel.id == id).unwrap()
}

#[tokio::test]
async fn a_table_opens_its_own_thread_and_is_played_there() {
    let house = House::open().await;
    let said = house.says(PEOPLE[0], BATHS, "game new", json!({"seats": 2, "thread": true})).await;
    let thread = thread_of(&house, BATHS).await;
    assert!(said.contains(&format!("<#{}>", thread.id)), "{said}");
    assert_eq!(thread.name, "The Great City of Rome, table of Aurelia");
    assert_eq!(thread.auto_archive, 10_080);
    let line = house.told(BATHS, "in a thread").await;
    assert!(line.content.contains(&format!("<#{}>", thread.id)) && line.mentions.is_empty());
    house.says(PEOPLE[1], thread.id, "game join", json!({})).await;
    assert!(Clicker::new(51).play(&house, thread.id, 4).await.is_none());
    let there = house.says(PEOPLE[1], BATHS, "game status", json!({})).await;
    assert!(there.contains("There is no table here"), "the channel is free for another: {there}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn where_no_thread_can_be_opened_the_channel_serves_and_the_answer_says_why() {
    let house = House::open().await;
    let new = json!({"thread": true});
    house.world().set_permissions(BATHS, ALL & !CREATE_PUBLIC_THREADS).unwrap();
    let said = house.says(PEOPLE[0], BATHS, "game new", new.clone()).await;
    assert!(said.contains("is open") && said.contains("*Create Public Threads*"), "{said}");
    for (place, code, words) in
        [(CIRCUS, 160_006, "no more threads"), (MARKET, 50013, "*Create Public Threads*")]
    {
        house.world().misbehave(Fault::on("POST", "/threads").refused(code));
        let said = house.says(PEOPLE[0], place, "game new", new.clone()).await;
        assert!(said.contains("is open") && said.contains(words), "{said}");
    }
    house.says(AURELIA, FORUM, "admin settings", json!({"threads": false})).await;
    let said = house.says(PEOPLE[0], FORUM, "game new", new.clone()).await;
    assert!(said.contains("is open") && said.contains("turned threads off"), "{said}");
    for place in [BATHS, CIRCUS, MARKET, FORUM] {
        house.told(place, "opened by").await;
    }
    assert!(house.world().channels(AURELIA).iter().all(|channel| channel.parent.is_none()));
}

#[tokio::test]
async fn a_table_in_a_thread_that_wants_another_stays_where_it_is() {
    let house = House::open().await;
    let thread = house.world().create_thread(PEOPLE[0], BATHS, "Rome", None).unwrap();
    let said = house.says(PEOPLE[0], thread, "game new", json!({"thread": true})).await;
    assert!(said.contains("is open") && said.contains("a thread already"), "{said}");
    house.told(thread, "opened by").await;
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_thread_is_kept_from_archiving_while_its_table_is_open_and_no_longer() {
    let house = House::open().await;
    house.says(PEOPLE[0], BATHS, "game new", json!({"seats": 2, "thread": true})).await;
    let thread = thread_of(&house, BATHS).await.id;
    house.told(thread, "opened by").await;
    house.world().archive_thread(AURELIA, thread, true).unwrap();
    let is_open = |channel: Channel| (!channel.archived).then_some(());
    house.world().until(|_| is_open(channel(&house, thread))).await;
    house.says(AURELIA, thread, "admin end", json!({})).await;
    house.told(thread, "ended this table").await;
    house.world().archive_thread(AURELIA, thread, true).unwrap();
    house.says(PEOPLE[0], BATHS, "game list", json!({})).await;
    assert!(channel(&house, thread).archived, "a table that is over needs no thread");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_table_whose_channel_is_deleted_goes_on_where_it_is_moved_to() {
    let house = House::open().await;
    house.seated(FORUM, 2, all_stays()).await;
    assert!(Clicker::new(52).play(&house, FORUM, 3).await.is_none());
    house.ping(FORUM, MessageId(0)).await;
    house.world().delete_channel(AURELIA, FORUM).unwrap();
    house.until_asleep(1).await;
    let listed = house.says(PEOPLE[0], CIRCUS, "game list", json!({})).await;
    assert!(listed.contains("channel deleted") && listed.contains("/admin move"), "{listed}");
    let offered = house.offered(AURELIA, CIRCUS, "admin move", json!({"table": ""}), "table").await;
    let (label, number) = offered[0].clone();
    assert!(label.contains("channel deleted"), "{label}");
    let said = house.says(AURELIA, CIRCUS, "admin move", json!({"table": number})).await;
    assert!(said.contains("goes on here"), "{said}");
    house.told(CIRCUS, "moved this table here").await;
    assert!(Clicker::new(53).play(&house, CIRCUS, 3).await.is_none());
    let board = house.told(CIRCUS, "The table now").await;
    assert_eq!(board.attachments.len(), 1);
}

#[tokio::test]
async fn a_move_that_cannot_be_is_refused_in_private() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    house.seated(CIRCUS, 2, json!({})).await;
    house.ping(FORUM, MessageId(0)).await;
    house.ping(CIRCUS, MessageId(0)).await;
    house.world().set_permissions(BATHS, ALL & !(1 << 15)).unwrap();
    let before = [FORUM, CIRCUS, BATHS].map(|place| house.world().messages(place, None).len());
    for (place, table, words) in [
        (CIRCUS, "1", "is running in this channel"),
        (FORUM, "1", "in this channel already"),
        (MARKET, "99", "no open table 99 in this server"),
        (MARKET, "the first", "is not a number of a table"),
        (BATHS, "1", "*Attach Files*"),
    ] {
        let said = house.says(AURELIA, place, "admin move", json!({"table": table})).await;
        assert!(said.contains(words), "{table}: {said}");
    }
    let after = [FORUM, CIRCUS, BATHS].map(|place| house.world().messages(place, None).len());
    assert_eq!(before, after, "nobody else heard of it");
}

#[tokio::test]
async fn a_button_of_another_tables_board_is_refused() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    house.seated(CIRCUS, 2, json!({})).await;
    let ping = async |place| match house.ping(place, MessageId(0)).await {
        Call::Turn(user, ping) => (user, ping),
        Call::Over(_) => panic!("it has just begun"),
    };
    let ((_, here), (user, there)) = (ping(FORUM).await, ping(CIRCUS).await);
    let id = there.buttons()[0].custom_id.clone();
    let forged = house.world().forge_click(user, here.id, &id).await.unwrap();
    let said: Message = forged.message.unwrap();
    assert!(said.is_ephemeral());
    assert!(said.content.contains(&format!("which is in <#{CIRCUS}>")), "{}", said.content);
    let panel = house.click(user, there.id, &id).await;
    assert!(!panel.buttons().is_empty(), "the real one works: {}", panel.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn who_manages_another_server_does_nothing_at_a_table_by_a_forged_panel() {
    let settings = Settings { servers: 2, ..Settings::default() };
    let house = House::with(Server::start(settings).await.unwrap()).await;
    house.seated(FORUM, 2, json!({})).await;
    let look = house.table(FORUM).await.look(None).await.unwrap();
    let elsewhere = channel_in(1, FORUM);
    for (who, forged) in [
        // She manages all servers, but asks in another one.
        (AURELIA, format!("a:{}:0:seat:assign:0:easy", look.table)),
        (GNAEUS, format!("a:{}:{}:look", look.table, look.number.0)),
    ] {
        let panel = house.answer(who, elsewhere, "me settings", json!({})).await;
        let answer = house.world().forge_click(who, panel.id, &forged).await.unwrap();
        let said = answer.message.unwrap().content;
        assert!(said.contains("a table of another server"), "{forged}: {said}");
    }
    let after = house.table(FORUM).await.look(None).await.unwrap();
    assert_eq!(after.players, look.players, "nobody has lost a seat");
    let panel = house.answer(PEOPLE[1], elsewhere, "me tables", json!({})).await;
    let own = format!("a:{}:{}:look", look.table, look.number.0);
    let own = house.world().forge_click(PEOPLE[1], panel.id, &own).await.unwrap();
    assert!(!own.message.unwrap().attachments.is_empty(), "one's own table can be seen from there");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_old_buttons_of_a_table_that_was_moved_lead_to_its_new_place() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else { panic!("over") };
    let said = house.says(AURELIA, CIRCUS, "admin move", json!({"table": "1"})).await;
    assert!(said.contains("goes on here"), "{said}");
    house.told(FORUM, &format!("goes on in <#{CIRCUS}>")).await;
    let cleared = |message: &Message| message.id == ping.id && message.buttons().is_empty();
    let world = house.world();
    world.until(|world| world.messages(FORUM, None).into_iter().find(cleared)).await;
    let id = ping.buttons()[0].custom_id.clone();
    let old = world.forge_click(user, ping.id, &id).await.unwrap().message.unwrap();
    assert!(old.content.contains(&format!("<#{CIRCUS}>")), "{}", old.content);
    assert!(Clicker::new(54).play(&house, CIRCUS, 2).await.is_none());
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_bot_that_is_sent_away_and_invited_again_goes_on_with_its_tables() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    house.seated(CIRCUS, 2, json!({})).await;
    assert!(Clicker::new(55).play(&house, FORUM, 2).await.is_none());
    house.ping(FORUM, MessageId(0)).await;
    house.world().send_bot_away(GUILD);
    house.until_asleep(2).await;
    house.world().delete_channel(AURELIA, CIRCUS).unwrap();
    house.world().invite_bot(GUILD).unwrap();
    house.told(FORUM, "The table now").await;
    assert_eq!(house.asleep().await, 1, "the channel of the other is gone");
    assert!(Clicker::new(56).play(&house, FORUM, 2).await.is_none());
}

#[tokio::test]
async fn a_stop_does_not_wait_for_the_channels_of_sleeping_tables() {
    let mut house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    house.seated(CIRCUS, 2, json!({})).await;
    house.world().send_bot_away(GUILD);
    house.until_asleep(2).await;
    house.world().misbehave(Fault::on("GET", "/channels/").server_error(502).times(100));
    house.world().invite_bot(GUILD).unwrap();
    let is_asked = |sent: &Recorded| sent.method == "GET" && sent.status == 502;
    house.world().until(|world| world.requests().iter().any(is_asked).then_some(())).await;
    house.stop_bot().await;
    let asked = house.world().requests().into_iter().filter(is_asked).count();
    assert!(asked < 10, "nobody asks again for both of the channels: {asked}");
}

#[tokio::test]
async fn who_takes_direct_messages_hears_of_a_deleted_channel_and_what_to_do() {
    let house = House::open().await;
    house.expect_error("a channel is gone");
    house.says(PEOPLE[0], FORUM, "me notify", json!({"by": 1})).await;
    house.seated(FORUM, 2, all_stays()).await;
    house.told(FORUM, "opened by").await;
    house.world().delete_channel(AURELIA, FORUM).unwrap();
    house.until_asleep(1).await;
    let written = |user| {
        let is_it = |message: &Message| message.content.contains("was deleted");
        house.world().direct_messages(user).into_iter().filter(is_it).collect::<Vec<_>>()
    };
    let told = house.world().until(|_| written(PEOPLE[0]).pop()).await;
    assert!(told.content.contains("/admin move"), "{}", told.content);
    house.says(PEOPLE[0], CIRCUS, "game list", json!({})).await;
    assert_eq!((written(PEOPLE[0]).len(), written(PEOPLE[1]).len()), (1, 0));
    nothing_was_refused(&house);
}
