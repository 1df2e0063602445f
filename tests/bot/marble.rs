//! What people do wrong at a table of City of Marble: a private answer that says what would be right, and nothing has
//! changed. And standing orders, which only their owner sees.

use aedile::{
    ai::Budget,
    board::{Level, Seed},
    games::marble::{Aqueduct, Kind, Marble, PublicView, grid},
    local::{
        Message, UserId,
        cast::{CIRCUS, FORUM, GNAEUS},
    },
    tables::{self, InteractionId, Player, Seated},
};
use serde_json::json;

use super::{
    house::{House, PEOPLE, button},
    started::{done, refused, running, stand},
    whole::nothing_was_refused,
};

/// A type of which the player has a tile ready.
fn ready(view: &PublicView) -> Kind {
    let own = view.player(view.decider().unwrap()).ready;
    Kind::ALL.into_iter().find(|kind| own.of(*kind) == 1).unwrap()
}

#[tokio::test]
async fn orders_that_break_a_rule_are_answered_with_what_would_be_right() {
    let (house, _, user, _) = running::<Marble>(json!({"set": ["fixed_hills=yes"]})).await;
    let (_, view) = stand::<Marble>(&house).await;
    let ready = ready(&view);
    let play = |tile: Kind, at: &str| json!({"tile": tile.name(), "at": at, "magistrate": "no"});
    let hill = grid().corners_of(grid().hill(view.drawn_hills().next().unwrap()).triangle);
    let blocked = grid().placements().find(|at| {
        !view.places.contains(*at) && hill.iter().filter(|c| grid().touches(*at, **c)).count() == 3
    });
    let far = grid().placements().find(|at| {
        !view.places.contains(*at) && hill.iter().all(|corner| !grid().touches(*at, *corner))
    });
    let free = view.places.iter().next().unwrap().to_string();
    let (blocked, far) = (blocked.unwrap().to_string(), far.unwrap().to_string());

    refused::<Marble>(&house, user, "marble end", json!({}), "before you end your turn").await;
    refused::<Marble>(&house, user, "marble play", play(ready, &blocked), "is taken by").await;
    refused::<Marble>(&house, user, "marble play", play(ready, &far), "no side in common").await;
    for nowhere in ["z9-z8", "castle", "a1"] {
        refused::<Marble>(&house, user, "marble play", play(ready, nowhere), "(place); choices")
            .await;
    }
    let odd = json!({"tile": "castle", "at": free, "magistrate": "no"});
    refused::<Marble>(&house, user, "marble play", odd, "is unknown (type of tile)").await;
    refused::<Marble>(&house, user, "marble recall", json!({"from": free}), "no magistrate on")
        .await;
    refused::<Marble>(
        &house,
        user,
        "marble draw",
        json!({"tiles": "temple+temple"}),
        "different types",
    )
    .await;
    let grey = grid().spring(Aqueduct::ALL[0]).to_string();
    let piece = json!({"piece": format!("grey {grey}")});
    refused::<Marble>(&house, user, "marble expand", piece, "is not open yet").await;
    refused::<Marble>(&house, user, "marble reward", json!({"from": "no"}), "No site was finished")
        .await;
    refused::<Marble>(
        &house,
        user,
        "marble finish",
        json!({"site": grey}),
        "is not a complete site",
    )
    .await;
    let open = json!({"aqueduct": "grey", "first": grey});
    refused::<Marble>(&house, user, "marble open", open, "cannot be opened now").await;
    refused::<Marble>(
        &house,
        user,
        "marble spend",
        json!({"imperium": "arena"}),
        "imperium. You have",
    )
    .await;
    done::<Marble>(&house, user, "marble play", play(ready, &free)).await;
    refused::<Marble>(&house, user, "marble play", play(ready, &far), "tile ready. You have").await;
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_tile_is_played_by_one_typed_command_and_by_three_taps() {
    let (house, ping, user, _) = running::<Marble>(json!({"set": ["fixed_hills=yes"]})).await;
    let (_, view) = stand::<Marble>(&house).await;
    let ready = ready(&view);
    let at = view.places.iter().next().unwrap().to_string().to_lowercase();
    let typed = json!({"tile": ready.name(), "at": at, "magistrate": "yes"});
    done::<Marble>(&house, user, "marble play", typed).await;
    done::<Marble>(&house, user, "game undo", json!({})).await;

    let before = stand::<Marble>(&house).await.0;
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    let press = async |page: Message, is_meant: fn(&str) -> bool| {
        let found = page.buttons().into_iter().find(|button| is_meant(&button.label)).unwrap();
        house.click(user, page.id, &found.custom_id).await
    };
    let places = press(panel, |label| label.starts_with("Play ")).await;
    assert!(places.content.contains("Where does the"), "{}", places.content);
    press(places, |label| label.ends_with("With a magistrate")).await;
    assert!(stand::<Marble>(&house).await.0 > before, "three taps play the best place");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_standing_order_is_private_and_changed_at_will() {
    let (house, ping, user, other) = running::<Marble>(json!({"set": ["fixed_hills=yes"]})).await;
    let told = house.world().messages(FORUM, None).len();
    let said = house.says(other, FORUM, "marble orders", json!({})).await;
    assert!(said.contains("Send a spent magistrate, ask me otherwise"), "{said}");
    let said = house.says(other, FORUM, "marble orders", json!({"order": "always_send"})).await;
    assert!(said.contains("Spent one, else the one with fewest open corners"), "{said}");
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    let own = house.click(user, panel.id, &button(&panel, "My pieces")).await;
    let select = own.selects().into_iter().next().unwrap();
    assert!(select.placeholder.contains("Send a spent magistrate, ask me otherwise"), "{select:?}");
    let kept = house.select(user, own.id, &select.custom_id, "always_ask").await;
    assert!(kept.content.contains("Always ask me"), "{}", kept.content);
    let forged = format!("{}:always_win", select.custom_id);
    let outcome = house.world().forge_click(user, own.id, &forged).await.unwrap();
    let said = outcome.message.unwrap().content;
    assert!(said.contains("no such standing order"), "{said}");
    let stranger = house.says(GNAEUS, FORUM, "marble orders", json!({"order": "always_ask"})).await;
    assert!(stranger.contains("You do not sit at this table"), "{stranger}");
    assert_eq!(house.world().messages(FORUM, None).len(), told, "nobody else heard of it");
    let mut house = house;
    house.restart_bot().await;
    let said = house.says(other, FORUM, "marble orders", json!({})).await;
    assert!(
        said.contains("Spent one, else the one with fewest open corners"),
        "it lasts over a restart: {said}"
    );
    nothing_was_refused(&house);
}

/// Two who play well, until one of them is asked for a magistrate in the other's turn, which goes on after that; nobody if the
/// game ends before.
async fn asked_for_a_reward(house: &House, seed: u64) -> Option<tables::UserId> {
    let table = house.table_of::<Marble>(FORUM).await;
    for number in 0.. {
        let look = table.look(None).await.unwrap();
        let public = look.public.typed::<Marble>().unwrap();
        public.decider()?;
        let user = look.to_move().and_then(Seated::user).unwrap();
        if public.to_move != public.active && public.actions > 0 {
            return Some(user);
        }
        let own = table.look(Some(user)).await.unwrap().own.unwrap();
        let luck = Seed::from_number(seed + number);
        let mv = own.choose(Level::Greedy, luck, &Budget::OF_LEVEL);
        let by = Player { user, name: String::from("who plays well") };
        table.play(by, InteractionId(1_000_000 + number), None, mv).await.unwrap();
    }
    None
}

#[tokio::test]
async fn a_standing_order_that_answers_what_is_asked_ends_in_the_panel_of_a_move() {
    for seed in 0..20 {
        let (house, _, _, _) = running::<Marble>(json!({"set": ["fixed_hills=yes"]})).await;
        for person in &PEOPLE[..2] {
            let ask = json!({"order": "always_ask"});
            house.says(*person, FORUM, "marble orders", ask).await;
        }
        let Some(user) = asked_for_a_reward(&house, seed).await else { continue };
        let user = UserId(user.0);
        let own = house.answer(user, FORUM, "marble orders", json!({})).await;
        let select = own.selects().into_iter().next().unwrap();
        let before = stand::<Marble>(&house).await.0;
        let done = house.select(user, own.id, &select.custom_id, "always_send").await;
        assert!(stand::<Marble>(&house).await.0 > before, "it answers: {}", done.content);
        assert!(
            done.content.contains("Spent one, else the one with fewest open corners"),
            "{}",
            done.content
        );
        assert!(
            done.content.contains("Your move is made, and it is now the turn of **"),
            "{}",
            done.content
        );
        nothing_was_refused(&house);
        return;
    }
    panic!("nobody was asked for a reward in another player's turn");
}

#[tokio::test]
async fn a_game_without_standing_orders_refuses_them() {
    let (house, _, _, _) = running::<Marble>(json!({"set": ["fixed_hills=yes"]})).await;
    house.seated(CIRCUS, 2, json!({})).await;
    let said = house.says(PEOPLE[0], CIRCUS, "marble orders", json!({})).await;
    assert!(said.contains("/rome") && said.contains("The Great City of Rome"), "{said}");
}
