//! Panels that live: they follow their tables, and whoever sits in front of one is not called.

use std::time::Duration;

use aedile::{
    games::{builders::Builders, great_city::GreatCity},
    local::{Fault, Message, MessageId, UserId, World, cast::FORUM},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, PEOPLE, all_stays, button, is_log},
    slow,
    whole::{check, log_of, nothing_was_refused},
};

/// Longer than anybody is taken to look at a panel, or a call is held back for them.
const AWAY: Duration = Duration::from_secs(121);

/// Longer than Discord lets a panel be changed.
const DEAD: Duration = Duration::from_secs(15 * 60);

/// The panel, once it shows a decision of its reader or the end of the game.
async fn turned(house: &House, panel: MessageId) -> Message {
    let look = |world: &World| {
        let message = world.message(panel)?;
        let decides = message.buttons().iter().any(|button| button.label == "Help");
        (decides || is_over(&message)).then_some(message)
    };
    house.world().until(look).await
}

fn is_over(panel: &Message) -> bool {
    panel.content.contains("The game is over")
}

/// The calls that stand in the channel.
fn calls(house: &House) -> Vec<Message> {
    let mut messages = house.world().messages(FORUM, None);
    messages.retain(|message| message.content.contains("your turn:"));
    messages
}

/// A game of two in which both have a panel open and it is the first one's turn again: they, their panels, their tables.
struct Pair {
    house: House,
    player: Clicker,
    first: UserId,
    /// The panels of the first and of the other.
    panels: [Message; 2],
    other: UserId,
}

impl Pair {
    async fn open(seed: u64) -> Self {
        let house = House::open_living().await;
        house.seated(FORUM, 2, all_stays()).await;
        let (mut player, mut after, mut panels) = (Clicker::new(seed), MessageId(0), Vec::new());
        let mut people = Vec::new();
        for _ in 0..2 {
            let Call::Turn(user, ping) = house.ping(FORUM, after).await else {
                panic!("a game does not end in its draft")
            };
            after = ping.id;
            let panel = house.click(user, ping.id, &button(&ping, "Your turn")).await;
            player.finish(&house, user, panel.clone()).await;
            panels.push(panel);
            people.push(user);
        }
        let panels = [panels[0].clone(), panels[1].clone()];
        Self { house, player, first: people[0], other: people[1], panels }
    }
}

#[tokio::test]
async fn a_whole_game_against_ai_is_played_in_one_panel_after_one_call() {
    let house = House::open_living().await;
    let mut new = json!({"ai": "random"});
    new.as_object_mut().unwrap().extend(all_stays().as_object().unwrap().clone());
    house.says(PEOPLE[0], FORUM, "game new", new).await;
    house.says(PEOPLE[0], FORUM, "game start", json!({})).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    let panel = house.click(user, ping.id, &button(&ping, "Your turn")).await;
    let (id, mut player) = (panel.id, Clicker::new(91));
    player.finish(&house, user, panel).await;
    loop {
        let panel = turned(&house, id).await;
        if is_over(&panel) {
            break;
        }
        player.finish(&house, user, panel).await;
    }
    let last = |world: &World| {
        let last = world.messages(FORUM, None).pop()?;
        last.attachments.iter().any(is_log).then_some(last)
    };
    let last = house.world().until(last).await;
    check::<GreatCity>(&house, FORUM, &last, &log_of(&house, &last), 2).await;
    assert_eq!(calls(&house).len(), 1, "nobody is called who looks");
    let mine = house.world().messages(FORUM, Some(user)).into_iter().filter(Message::is_ephemeral);
    let alive: Vec<_> = mine.filter(|message| !message.buttons().is_empty()).collect();
    let [over] = &alive[..] else { panic!("one panel: {alive:?}") };
    assert!(over.content.contains("Winner: **"), "{}", over.content);
    let all = house.click(user, over.id, &button(over, "Look")).await;
    assert!(!all.attachments.is_empty(), "{}", all.content);
}

#[tokio::test]
async fn two_people_play_on_in_their_panels_and_neither_sees_the_other_ones() {
    let Pair { house, mut player, first, other, panels } = Pair::open(92).await;
    for turn in 0..4 {
        let (user, mine) = [(first, &panels[0]), (other, &panels[1])][turn % 2];
        let panel = turned(&house, mine.id).await;
        player.finish(&house, user, panel).await;
    }
    assert_eq!(calls(&house).len(), 2, "each was called once, before there was a panel");
    for (user, theirs) in [(first, &panels[1]), (other, &panels[0])] {
        let seen = house.world().messages(FORUM, Some(user));
        assert!(seen.iter().all(|message| message.id != theirs.id));
    }
    nothing_was_refused(&house);
}

#[tokio::test]
async fn whoever_looks_away_is_called_also_after_a_restart() {
    let Pair { mut house, first, panels, .. } = Pair::open(93).await;
    let panel = turned(&house, panels[0].id).await;
    let before = calls(&house).pop().unwrap().id;
    house.forward(AWAY);
    let Call::Turn(called, ping) = house.ping(FORUM, before).await else { panic!("it goes on") };
    assert_eq!((called, calls(&house).len()), (first, 3));
    // The panel still lives, and the turn in it goes on.
    let now = house.click(first, panel.id, &button(&panel, "Look")).await;
    assert_eq!(now.id, panel.id);
    let panel = house.click(first, now.id, &button(&now, "Back")).await;
    Clicker::new(94).finish(&house, first, panel).await;
    let other = turned(&house, panels[1].id).await;
    house.restart_bot().await;
    house.forward(AWAY);
    let Call::Turn(called, _) = house.ping(FORUM, ping.id).await else { panic!("it goes on") };
    assert_ne!(called, first, "the call that was held back before the restart");
    Clicker::new(95).finish(&house, called, other).await;
}

#[tokio::test]
async fn whoever_turns_to_something_else_is_called_at_once() {
    let Pair { house, mut player, first, other, panels } = Pair::open(99).await;
    let panel = turned(&house, panels[0].id).await;
    player.finish(&house, first, panel).await;
    let before = calls(&house).pop().unwrap().id;
    let rules = house.answer(first, FORUM, "game rules", json!({})).await;
    house.click(first, rules.id, &rules.buttons()[0].custom_id).await;
    let theirs = turned(&house, panels[1].id).await;
    player.finish(&house, other, theirs).await;
    let Call::Turn(called, _) = house.ping(FORUM, before).await else { panic!("it goes on") };
    assert_eq!(called, first, "without a wait: nothing of theirs shows the table any more");
}

#[tokio::test]
async fn a_panel_whose_token_is_dead_stays_as_it_is_and_its_reader_is_called() {
    let Pair { house, first, other, panels, mut player } = Pair::open(96).await;
    let panel = turned(&house, panels[0].id).await;
    player.finish(&house, first, panel).await;
    let theirs = turned(&house, panels[1].id).await;
    let before = calls(&house).pop().unwrap().id;
    house.forward(DEAD);
    let Call::Turn(called, ping) = house.ping(FORUM, before).await else { panic!("it goes on") };
    assert_eq!(called, other);
    let dead = house.world().message(panels[0].id).unwrap();
    player.finish(&house, other, theirs).await;
    let Call::Turn(called, _) = house.ping(FORUM, ping.id).await else { panic!("it goes on") };
    assert_eq!(called, first, "at once, without a wait");
    assert_eq!(house.world().message(dead.id).unwrap().content, dead.content);
}

#[tokio::test]
async fn a_panel_that_was_dismissed_is_forgotten_after_one_try() {
    let Pair { house, mut player, first, other, panels } = Pair::open(97).await;
    let panel = turned(&house, panels[0].id).await;
    player.finish(&house, first, panel).await;
    let theirs = turned(&house, panels[1].id).await;
    let done = house.world().message(panels[0].id).unwrap();
    let gone = Fault::on("PATCH", "/messages/@original").refused(10008).times(u32::MAX);
    house.world().misbehave(gone);
    let before = calls(&house).pop().unwrap().id;
    player.finish(&house, other, theirs).await;
    // Soon: the change that Discord refuses shows that nobody looks.
    let Call::Turn(called, ping) = house.ping(FORUM, before).await else { panic!("it goes on") };
    assert_eq!((called, house.world().message(done.id).unwrap().content), (first, done.content));
    house.world().behave();
    player.turn(&house, first, &ping).await;
}

#[tokio::test]
async fn a_page_on_which_somebody_plans_stays_until_they_must_decide() {
    if !slow::is_wanted() {
        return;
    }
    let house = House::open_living().await;
    house.seated_at::<Builders>(FORUM, 2, json!({})).await;
    let Call::Turn(user, _) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    let other = PEOPLE[usize::from(user == PEOPLE[0])];
    let end = json!({"anyway": true});
    let done = house.answer(user, FORUM, "builders end", end.clone()).await;
    let page = house.click(user, done.id, &button(&done, "Plan ahead")).await;
    let open = house.answer(other, FORUM, "builders take", json!({"actions": "1"})).await;
    assert!(open.content.contains("actions left"), "{}", open.content);
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    assert_eq!(house.world().message(page.id).unwrap().content, page.content);
    house.answer(other, FORUM, "builders end", end).await;
    let panel = turned(&house, page.id).await;
    assert!(panel.content.contains("Since your last turn"), "{}", panel.content);
}

#[tokio::test]
async fn of_two_panels_of_one_person_the_newest_lives() {
    let Pair { house, mut player, first, other, panels } = Pair::open(98).await;
    let old = turned(&house, panels[0].id).await;
    let before = calls(&house).pop().unwrap().id;
    house.forward(AWAY);
    let Call::Turn(_, ping) = house.ping(FORUM, before).await else { panic!("it goes on") };
    let new = house.click(first, ping.id, &button(&ping, "Your turn")).await;
    assert_ne!(new.id, old.id);
    player.finish(&house, first, new.clone()).await;
    let theirs = turned(&house, panels[1].id).await;
    player.finish(&house, other, theirs).await;
    turned(&house, new.id).await;
    let left = house.world().message(old.id).unwrap();
    assert_eq!(left.content, old.content, "the older one stays as it was");
}

#[tokio::test]
async fn whoever_takes_a_move_back_is_mentioned_where_the_next_player_was() {
    let house = House::open_living().await;
    house.seated_at::<Builders>(FORUM, 2, json!({})).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    let done = house.answer(user, FORUM, "builders end", json!({"anyway": true})).await;
    let Call::Turn(other, next) = house.ping(FORUM, ping.id).await else { panic!("it goes on") };
    assert_ne!(other, user);
    house.click(user, done.id, &button(&done, "Undo")).await;
    let Call::Turn(called, _) = house.ping(FORUM, next.id).await else { panic!("it goes on") };
    assert_eq!(called, user, "without a wait");
}

#[tokio::test]
async fn a_panel_shows_moves_of_others_now_and_then_and_rests_when_nobody_touches_it() {
    let house = House::open_living().await;
    house.seated_at::<Builders>(FORUM, 2, json!({})).await;
    let Call::Turn(user, _) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    let other = PEOPLE[usize::from(user == PEOPLE[0])];
    let end = json!({"anyway": true});
    let done = house.answer(user, FORUM, "builders end", end.clone()).await;
    let changed = || house.world().message(done.id).unwrap().edited;
    let takes = async || {
        house.answer(other, FORUM, "builders take", json!({"actions": "1"})).await;
        tokio::time::sleep(Duration::from_millis(2_500)).await;
    };
    takes().await;
    assert_eq!(changed(), None, "it shows moves of others every ten seconds");
    house.forward(Duration::from_secs(10));
    let first = house.world().until(|_| changed()).await;
    house.forward(Duration::from_secs(3 * 60));
    takes().await;
    assert_eq!(changed(), Some(first), "it rests");
    house.answer(other, FORUM, "builders end", end).await;
    let panel = turned(&house, done.id).await;
    assert!(panel.content.contains("Since your last turn"), "{}", panel.content);
}
