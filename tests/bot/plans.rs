//! Plans through the real bot: whole games with plans on both sides, made by buttons and by commands, and what is refused.

use std::time::Duration;

use aedile::{
    board::log::Logged,
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    local::{
        Message, MessageId, UserId,
        cast::{FORUM, GNAEUS},
    },
    tables::{InteractionId, Player},
};
use serde_json::{Value, json};

use super::{
    buttons::Clicker,
    house::{Call, House, PEOPLE, button},
    started::{done, running, stand},
    whole::{Tested, check, log_of, nothing_was_refused},
};

/// Longer than a planned move waits.
const SOON: Duration = Duration::from_secs(91);

/// Whether its picture says that it shows what has not happened.
fn is_imagined(page: &Message) -> bool {
    let alt = page.attachments.first().and_then(|file| file.description.clone());
    alt.is_some_and(|alt| alt.starts_with("Imagined"))
}

/// Lets time pass, step by step, until somebody is called or the game is over.
async fn call(house: &House, after: MessageId) -> Call {
    loop {
        tokio::select! {
            called = house.ping(FORUM, after) => return called,
            () = tokio::time::sleep(Duration::from_millis(100)) => house.forward(SOON / 3),
        }
    }
}

/// Chooses what stands first on each page until the plan shows what was chosen, if it does. What leads on to the next step is left
/// for the plan.
async fn choose(house: &House, user: UserId, mut page: Message) -> Option<Message> {
    for _ in 0..8 {
        if page.content.starts_with("Planned so far:") {
            page = house.click(user, page.id, &button(&page, "My plan")).await;
        }
        if page.content.starts_with("**Your plan**") {
            return Some(page);
        }
        let select = page.selects().into_iter().find(|one| one.custom_id.contains(":plan:"));
        let buttons = page.buttons();
        let way = |what: &str| {
            let found = buttons.iter().find(|one| one.custom_id.contains(what));
            found.map(|one| one.custom_id.clone())
        };
        page = match (select, way(":do:")) {
            (Some(select), _) => {
                let (value, _) = &select.options[0];
                house.select(user, page.id, &select.custom_id, value).await
            }
            (None, Some(does)) => house.click(user, page.id, &does).await,
            (None, None) => return None,
        };
    }
    None
}

/// Plans two steps of two alternatives, as far as somebody can think ahead.
async fn plan_ahead(house: &House, user: UserId) -> usize {
    let first = house.answer(user, FORUM, "game plan show", json!({})).await;
    let mut made = 0;
    let Some(mut plan) = choose(house, user, first).await else { return made };
    for step in ["0", "1"] {
        made += 1;
        let Some(select) = plan.selects().into_iter().next() else { return made };
        if !select.options.iter().any(|(value, _)| value == step) {
            return made;
        }
        let page = house.select(user, plan.id, &select.custom_id, step).await;
        match choose(house, user, page).await {
            Some(page) => plan = page,
            None => return made,
        }
    }
    assert!(plan.content.contains("1. ") && !plan.attachments.is_empty(), "{}", plan.content);
    made
}

/// A whole game in which everybody plans after each turn by hand.
async fn planned<G: Tested + Logged>(options: Value, seed: u64) {
    let house = House::open().await;
    house.seated_at::<G>(FORUM, 2, options).await;
    let mut player = Clicker::new(seed);
    let (mut last, mut calls) = (MessageId(0), 0);
    let end = loop {
        match call(&house, last).await {
            Call::Over(message) => break message,
            Call::Turn(user, ping) => {
                last = ping.id;
                calls += 1;
                player.turn(&house, user, &ping).await;
                let over = house.says(user, FORUM, "game status", json!({})).await;
                if !over.contains("The game is over") {
                    plan_ahead(&house, user).await;
                }
            }
        }
    };
    let log = log_of(&house, &end);
    check::<G>(&house, FORUM, &end, &log, 2).await;
    let told = house.world().messages(FORUM, None);
    let planned = told.iter().map(|message| message.content.matches("(planned)").count());
    let planned: usize = planned.sum();
    assert!(planned > 3 && calls > 0, "{planned} planned moves, {calls} calls");
}

#[tokio::test]
async fn a_game_of_the_great_city_with_plans_on_both_sides_is_played_to_its_end() {
    planned::<GreatCity>(json!({}), 41).await;
}

#[tokio::test]
async fn a_game_of_the_builders_with_plans_on_both_sides_is_played_to_its_end() {
    planned::<Builders>(json!({}), 42).await;
}

#[tokio::test]
async fn a_game_of_city_of_marble_with_plans_on_both_sides_is_played_to_its_end() {
    planned::<Marble>(json!({}), 43).await;
}

#[tokio::test]
async fn a_number_or_any_higher_one_is_planned_by_command_and_by_the_menu_of_the_plan() {
    let (house, _, _, other) = running::<Builders>(json!({})).await;
    let add = |wanted: &str| json!({"move": wanted});
    let offered = house.offered(other, FORUM, "game plan add", add("take"), "move").await;
    assert!(offered.iter().any(|(_, value)| value == "take:2+"), "{offered:?}");
    let said = house.says(other, FORUM, "game plan add", add("take:3+")).await;
    assert!(said.contains("1. take: 3 actions or higher, lowest first"), "{said}");
    let plan = house.answer(other, FORUM, "game plan add", add("take:2")).await;
    let extend = plan.selects().into_iter().next().unwrap();
    let (value, label) = extend.options.iter().find(|(value, _)| value == "1:from:take:2").unwrap();
    assert_eq!(label, "Step 2: if that is not legal, take: 2 actions or higher, lowest first");
    let more = house.select(other, plan.id, &extend.custom_id, value).await;
    assert!(
        more.content.contains(", else take: 2 actions or higher, lowest first"),
        "{}",
        more.content
    );
    let extend = more.selects().into_iter().next().unwrap();
    let wide = house.select(other, more.id, &extend.custom_id, "widen").await;
    assert!(wide.content.contains("else take (best choice)"), "{}", wide.content);
    let again = wide.selects().into_iter().next().unwrap();
    assert!(!again.options.iter().any(|(value, _)| value == "widen"), "once: {again:?}");
    let said = house.says(other, FORUM, "game plan add", add("open:2+")).await;
    assert!(said.contains("cannot be planned in this game"), "{said}");
}

#[tokio::test]
async fn a_plan_watches_for_a_certain_card_or_player_by_command_and_by_its_menu() {
    let (house, _, _, other) = running::<Builders>(json!({})).await;
    house.says(other, FORUM, "game plan add", json!({"move": "end"})).await;
    let watch = |event: &str| json!({"event": event});
    let offered = house.offered(other, FORUM, "game plan watch", watch("open"), "event").await;
    let (label, card) = offered.iter().find(|(_, value)| value.starts_with("open:")).unwrap();
    assert!(label.starts_with("somebody else opens "), "{label}");
    let plan = house.answer(other, FORUM, "game plan watch", watch(card)).await;
    assert!(plan.content.contains(&format!("The plan ends if this happens: {label}")), "{plan:?}");
    let select = plan.selects().into_iter().nth(1).unwrap();
    let off = select.options.iter().find(|(value, _)| value == card).unwrap();
    assert_eq!(off.1, format!("Keep the plan even if: {label}"));
    let page = house.select(other, plan.id, &select.custom_id, ">recruit").await;
    let things = page.selects().into_iter().next().unwrap();
    let (value, says) = things.options[0].clone();
    assert!(says.starts_with("End the plan if: somebody else recruits "), "{says}");
    let plan = house.select(other, page.id, &things.custom_id, &value).await;
    let select = plan.selects().into_iter().nth(1).unwrap();
    assert!(select.options.iter().any(|(known, _)| *known == value), "{select:?}");
    let page = house.select(other, plan.id, &select.custom_id, ">").await;
    let players = page.selects().into_iter().next().unwrap();
    assert_eq!(players.options.len(), 1, "only the other one");
    let plan = house.select(other, page.id, &players.custom_id, &players.options[0].0).await;
    assert!(plan.content.contains(" makes any move"), "{}", plan.content);
    let said = house.says(other, FORUM, "game plan watch", watch("open:gazebo")).await;
    assert!(said.contains("cannot be planned in this game"), "{said}");
}

#[tokio::test]
async fn a_plan_is_made_by_command_seen_by_its_player_alone_and_lasts_over_a_restart() {
    let (mut house, ping, user, other) = running::<Builders>(json!({})).await;
    let told = house.world().messages(FORUM, None).len();
    let offered = house.offered(other, FORUM, "game plan add", json!({"move": ""}), "move").await;
    assert!(offered.len() > 5, "{offered:?}");
    for (_, value) in &offered[..2] {
        let options = json!({"move": value, "step": 1});
        let said = house.says(other, FORUM, "game plan add", options).await;
        assert!(said.contains("1. "), "{value}: {said}");
    }
    let said = house.says(other, FORUM, "game plan watch", json!({"event": "open"})).await;
    assert!(said.contains("somebody else opens a building"), "{said}");
    house.says(other, FORUM, "game plan add", json!({"move": "?"})).await;
    house.restart_bot().await;
    let plan = house.answer(other, FORUM, "game plan show", json!({})).await;
    assert!(plan.content.contains(", else ") && plan.content.contains("2. ask me"), "{plan:?}");
    for viewer in [user, GNAEUS] {
        let said = house.says(viewer, FORUM, "game status", json!({})).await;
        assert!(!said.contains("plan"), "{said}");
    }
    let out = plan.selects().into_iter().nth(2).unwrap();
    let less = house.select(other, plan.id, &out.custom_id, "0.0").await;
    assert!(!less.content.contains(", else "), "{}", less.content);
    house.click(other, less.id, &button(&less, "Drop the plan")).await;
    let said = house.says(other, FORUM, "game plan show", json!({})).await;
    assert!(said.contains("**Step 1 of your plan**"), "{said}");
    assert_eq!(house.world().messages(FORUM, None).len(), told, "nobody else heard of it");
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    assert!(panel.content.contains("Your turn"), "{}", panel.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn plans_that_cannot_be_are_answered_with_what_would_be_right() {
    let (house, _, user, other) = running::<Builders>(json!({})).await;
    for (who, command, options, words) in [
        (GNAEUS, "game plan show", json!({}), "You do not sit at this table"),
        (GNAEUS, "game plan add", json!({"move": "end"}), "You do not sit at this table"),
        (other, "game plan add", json!({"move": "fly away"}), "cannot be planned"),
        (other, "game plan add", json!({"move": ":"}), "cannot be planned"),
        (other, "game plan add", json!({"move": "end", "step": 3}), "has no such step"),
        (other, "game plan watch", json!({"event": "open"}), "planned nothing yet"),
    ] {
        let said = house.says(who, FORUM, command, options.clone()).await;
        assert!(said.contains(words), "/{command} {options}: {said}");
    }
    for number in 0..10 {
        let options = json!({"move": format!("take:{number}"), "step": 1});
        house.says(other, FORUM, "game plan add", options).await;
    }
    let said = house.says(other, FORUM, "game plan watch", json!({"event": "rain"})).await;
    assert!(said.contains("cannot be planned"), "{said}");
    let options = json!({"move": "end", "step": 1});
    let said = house.says(other, FORUM, "game plan add", options).await;
    assert!(said.contains("at most 10 alternatives"), "{said}");
    for _ in 1..30 {
        house.says(other, FORUM, "game plan add", json!({"move": "end"})).await;
    }
    let said = house.says(other, FORUM, "game plan add", json!({"move": "end"})).await;
    assert!(said.contains("at most 30 steps"), "{said}");

    let plan = house.answer(other, FORUM, "game plan show", json!({})).await;
    house.says(user, FORUM, "builders end", json!({"anyway": true})).await;
    let stale = house.click(other, plan.id, &button(&plan, "Drop the plan")).await;
    assert!(stale.content.contains("has moved on"), "{}", stale.content);
    let forged = format!("{}:7:do:nothing", plan.buttons()[0].custom_id.replace(":drop", ""));
    let outcome = house.world().forge_click(other, plan.id, &forged).await.unwrap();
    assert!(outcome.message.is_some(), "it is answered");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_hint_is_planned_and_a_whole_turn_like_it_in_one_tap() {
    let (house, _, _, other) = running::<Builders>(json!({})).await;
    let page = house.answer(other, FORUM, "game plan show", json!({})).await;
    let hint = house.click(other, page.id, &button(&page, "Hint")).await;
    assert!(hint.content.contains("**Hint**"), "{}", hint.content);
    assert!(is_imagined(&page), "the other one's turn is not over: {page:?}");
    let next = house.click(other, hint.id, &hint.buttons()[0].custom_id).await;
    assert!(next.content.starts_with("Planned so far:\n1. "), "{}", next.content);
    assert!(next.content.contains("**Step 2 of your plan**"), "the turn goes on: {}", next.content);
    let plan = house.click(other, next.id, &button(&next, "My plan")).await;
    assert!(is_imagined(&plan), "it shows what may come");
    assert!(plan.content.starts_with("**Your plan**"), "{}", plan.content);
    let none = house.click(other, plan.id, &button(&plan, "Drop the plan")).await;
    assert!(!none.attachments.is_empty() && !is_imagined(&none), "this is the table");
    let page = house.click(other, none.id, &button(&none, "Plan ahead")).await;
    let passes = |page: &Message| page.buttons().iter().any(|one| one.label.starts_with("Pass"));
    assert!(!passes(&page), "whoever passes here throws three actions away: {page:?}");
    let plan = house.click(other, page.id, &button(&page, "Plan like the hint")).await;
    assert!(plan.content.starts_with("**Your plan**"), "{}", plan.content);
    let steps = plan.content.lines().filter(|line| line.starts_with(char::is_numeric)).count();
    assert!(steps > 1, "the whole turn is planned: {}", plan.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn passing_is_one_tap_where_it_throws_nothing_away() {
    let (house, _, _, other) = running::<GreatCity>(json!({})).await;
    let page = house.answer(other, FORUM, "game plan show", json!({})).await;
    let plan = house.click(other, page.id, &button(&page, "Pass until something happens")).await;
    assert!(plan.content.contains("last step is repeated"), "{}", plan.content);
    let next = house.click(other, plan.id, &button(&plan, "Next action")).await;
    assert!(next.content.contains("**Step 2 of your plan**"), "{}", next.content);
}

/// Plays behind the bot's back until the last round of the game; whose turn it is not then.
async fn at_the_last_round(house: &House) -> UserId {
    let table = house.table(FORUM).await;
    for click in 1.. {
        let look = table.look(None).await.unwrap();
        let player = look.to_move().expect("the game goes on").clone();
        let user = player.user().unwrap();
        let public = look.public.typed::<GreatCity>().unwrap();
        if public.round == public.rounds {
            return PEOPLE[usize::from(user.0 == PEOPLE[0].0)];
        }
        let look = table.look(Some(user)).await.unwrap();
        let legal = look.own.as_ref().unwrap().legal();
        let (mv, by) = (legal[legal.len() / 2].clone(), Player { user, name: player.name });
        table.play(by, InteractionId(click), Some(look.number), mv).await.unwrap();
    }
    unreachable!("a game has an end")
}

#[tokio::test]
async fn to_hear_that_there_is_nothing_more_to_plan_costs_no_hint() {
    let house = House::open_strict().await;
    house.seated_at::<GreatCity>(FORUM, 2, json!({})).await;
    let other = at_the_last_round(&house).await;
    for _ in 0..12 {
        house.says(other, FORUM, "game plan add", json!({"move": "?"})).await;
    }
    let plan = house.answer(other, FORUM, "game plan show", json!({})).await;
    let beyond = format!("{}:12:hint", button(&plan, "Drop the plan").replace(":drop", ""));
    for _ in 0..5 {
        let outcome = house.world().forge_click(other, plan.id, &beyond).await.unwrap();
        let said = outcome.message.expect("it is answered").content;
        assert!(said.contains("You have no decision to plan after this"), "{said}");
    }
}

#[tokio::test]
async fn a_plan_is_its_players_alone_ends_when_its_card_is_gone_and_none_is_made_after_the_end() {
    let (house, ping, user, other) = running::<Builders>(json!({})).await;
    let (_, view) = stand::<Builders>(&house).await;
    let card = view.buildings[0].expect("a row that was just filled").id();
    let wanted = json!({"move": format!("open:{card}")});
    house.says(other, FORUM, "game plan add", wanted.clone()).await;
    let plan = house.answer(other, FORUM, "game plan show", json!({})).await;
    let drop = button(&plan, "Drop the plan");
    let own = house.answer(user, FORUM, "game board", json!({})).await;
    let outcome = house.world().forge_click(user, own.id, &drop).await.unwrap();
    let foreign = outcome.message.expect("it is answered");
    assert!(!foreign.content.contains("**Your plan**"), "{}", foreign.content);
    let plan = house.answer(other, FORUM, "game plan show", json!({})).await;
    assert!(plan.content.starts_with("**Your plan**"), "it is still there: {}", plan.content);

    done::<Builders>(&house, user, "builders open", json!({"building": card})).await;
    house.says(user, FORUM, "builders end", json!({"anyway": true})).await;
    let Call::Turn(called, turn) = call(&house, ping.id).await else { panic!("it goes on") };
    assert_eq!(called, other, "whose plan has ended is called");
    let panel = house.click(other, turn.id, &turn.buttons()[0].custom_id).await;
    assert!(panel.content.contains("nothing that its next step names"), "{}", panel.content);

    house.says(PEOPLE[0], FORUM, "admin end", json!({})).await;
    house.told(FORUM, "ended this table").await;
    let typed = house.says(other, FORUM, "game plan add", wanted).await;
    assert!(typed.contains("was ended"), "{typed}");
    let late = house.world().forge_click(other, plan.id, &drop).await.unwrap();
    let late = late.message.expect("it is answered");
    assert!(late.content.contains("was ended"), "{}", late.content);
    nothing_was_refused(&house);
}
