//! Buttons of what was lost when a backup was put back.

use aedile::{
    local::cast::{AURELIA, BATHS, BRUTUS, CIRCUS, FORUM},
    store,
};
use serde_json::json;

use super::{buttons::Clicker, house::House};

/// The id of a button on a lobby card in a channel that ends like this, and its message.
async fn button(
    house: &House,
    channel: aedile::local::ChannelId,
    end: &str,
) -> (aedile::local::Message, String) {
    let find = |world: &aedile::local::World| {
        let messages = world.messages(channel, None).into_iter().rev();
        messages.into_iter().find_map(|message| {
            let buttons = message.buttons();
            let id = buttons.iter().find_map(|button| {
                let id = button.custom_id.clone();
                id.ends_with(end).then_some(id)
            })?;
            Some((message, id))
        })
    };
    house.world().until(find).await
}

async fn start(house: &mut House) {
    house.start_bot();
    house.world().until(|world| world.is_bot_connected().then_some(())).await;
}

#[tokio::test]
async fn a_button_of_what_a_restore_has_lost_says_so_and_reaches_no_new_table() {
    let mut house = House::open().await;
    house.seated(CIRCUS, 2, json!({})).await;
    house.stop_bot().await;
    let copy = house.file().with_extension("copy");
    store::backup(&house.file(), &copy).unwrap();
    start(&mut house).await;
    // After the backup: some turns at the table that it knows, and a table that it does not.
    assert!(Clicker::new(7).play(&house, CIRCUS, 4).await.is_none());
    house.says(AURELIA, BATHS, "game new", json!({"seats": 2})).await;
    let (lost_card, join) = button(&house, BATHS, ":join").await;
    let (lost_call, turn) = button(&house, CIRCUS, ":turn").await;
    for _ in 0..2 {
        house.stop_bot().await;
        store::restore(&copy, &house.file()).unwrap();
        start(&mut house).await;
        house.says(AURELIA, FORUM, "game new", json!({"seats": 2})).await;
        let (_, fresh) = button(&house, FORUM, ":join").await;
        assert_ne!(fresh, join, "no number is given twice");
        let said = house.click(BRUTUS, lost_card.id, &join).await.content;
        assert!(said.contains("table that no longer exists") && said.contains("<t:"), "{said}");
        for user in [AURELIA, BRUTUS] {
            let said = house.click(user, lost_call.id, &turn).await.content;
            assert!(said.contains("move that no longer exists") && said.contains("<t:"), "{said}");
        }
    }
    // The table comes as far again, by other moves: the old button fits its number, and belongs to nothing all the same.
    assert!(Clicker::new(8).play(&house, CIRCUS, 5).await.is_none());
    for user in [AURELIA, BRUTUS] {
        let said = house.click(user, lost_call.id, &turn).await.content;
        assert!(said.contains("move that no longer exists") && said.contains("<t:"), "{said}");
    }
}
