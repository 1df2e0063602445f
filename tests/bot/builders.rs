//! What people do wrong at a table of The Builders: a private answer that says what to do, and nothing has changed.

use aedile::{
    games::builders::{Builders, Building, Member},
    local::{
        Message,
        cast::{CIRCUS, FORUM, GNAEUS},
    },
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{House, PEOPLE},
    started::{done, refused, running, stand},
    whole::nothing_was_refused,
};

fn press(message: &Message, label: &str) -> String {
    let buttons = message.buttons();
    let found = buttons.iter().find(|button| button.label.starts_with(label));
    found.unwrap_or_else(|| panic!("no {label} below {}", message.content)).custom_id.clone()
}

#[tokio::test]
async fn orders_that_break_a_rule_are_answered_with_the_rule() {
    let (house, _, user, _) = running::<Builders>(json!({"automatic": false})).await;
    let (_, view) = stand::<Builders>(&house).await;
    let seat = view.to_move.unwrap();
    let foreign = view.players[1 - seat.index()].team[0].member;
    let own = view.players[seat.index()].team[0].member;
    let gone = Building::all().find(|card| !view.buildings.contains(&Some(*card))).unwrap();
    let away = Member::workers().find(|card| {
        !view.workers.contains(&Some(*card))
            && view.players.iter().all(|player| player.member(*card).is_none())
    });
    let open = |card: Building| json!({"building": card.id()});
    let send = |who: Member, to: Building| json!({"worker": who.id(), "building": to.id()});
    refused::<Builders>(
        &house,
        user,
        "builders open",
        open(gone),
        "is not in the row of buildings",
    )
    .await;
    let away = json!({"worker": away.unwrap().id()});
    refused::<Builders>(&house, user, "builders recruit", away, "is not in the row of workers")
        .await;
    refused::<Builders>(&house, user, "builders take", json!({"actions": "4"}), "not 4").await;
    for typed in ["all", "-2", "2 or 3"] {
        refused::<Builders>(&house, user, "builders take", json!({"actions": typed}), "(number)")
            .await;
    }
    let dash = json!({"actions": "-"});
    refused::<Builders>(&house, user, "builders take", dash, "is unknown (number)").await;
    refused::<Builders>(&house, user, "builders send", send(own, gone), "not one of your sites")
        .await;
    let free = json!({"prisoner": "slave_sd"});
    refused::<Builders>(&house, user, "builders free", free, "is not in your team").await;
    let nobody = json!({"card": "saw", "student": "apprentice"});
    refused::<Builders>(&house, user, "builders invest", nobody, "leave `student` empty").await;
    refused::<Builders>(
        &house,
        user,
        "builders open",
        json!({"building": "castle"}),
        "is unknown (building)",
    )
    .await;

    let site = view.buildings[0].unwrap();
    done::<Builders>(&house, user, "builders open", open(site)).await;
    let theirs = format!(
        "is not in your team but in that of **{}**",
        ["Aurelia", "Brutus"][1 - seat.index()]
    );
    refused::<Builders>(&house, user, "builders send", send(foreign, site), &theirs).await;
    refused::<Builders>(&house, user, "builders open", json!({"building": "e"}), "“e” ").await;
    let prisoner = json!({"card": "prisoner 2 stone 2 wood"});
    done::<Builders>(&house, user, "builders invest", prisoner).await;
    let saw = json!({"card": "Saw"});
    refused::<Builders>(&house, user, "builders invest", saw, "one, whatever the kind").await;
    let tooled = json!({"worker": "prisoner", "building": site.id(), "tool": "saw"});
    refused::<Builders>(&house, user, "builders send", tooled, "prisoner carries no tool").await;
    done::<Builders>(&house, user, "builders take", json!({"actions": "1"})).await;
    let dear = open(stand::<Builders>(&house).await.1.buildings[0].unwrap());
    refused::<Builders>(
        &house,
        user,
        "builders open",
        dear,
        "and you hold 4. 1 action must be bought.",
    )
    .await;
    nothing_was_refused(&house);
}

#[tokio::test]
async fn an_end_with_actions_left_is_asked_about_once_and_sesterces_are_offered() {
    let (house, ping, user, _) = running::<Builders>(json!({"automatic": false})).await;
    let (before, view) = stand::<Builders>(&house).await;
    let seat = view.to_move.unwrap().index();
    let asked = house.answer(user, FORUM, "builders end", json!({})).await;
    assert!(asked.content.contains("Unused actions are lost: 3"), "{}", asked.content);
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    let by_button = house.click(user, panel.id, &press(&panel, "End turn")).await;
    assert!(by_button.content.contains("End your turn?"), "{}", by_button.content);
    let back = house.click(user, by_button.id, &press(&by_button, "Back")).await;
    assert!(back.content.contains("Your turn"), "{}", back.content);
    assert_eq!(stand::<Builders>(&house).await.0, before, "nothing has happened so far");
    let taken = house.click(user, asked.id, &press(&asked, "Take 6 sesterces")).await;
    assert!(taken.content.contains("0 actions left and 16 sesterces"), "{}", taken.content);
    let over = house.click(user, taken.id, &press(&taken, "End turn")).await;
    assert!(over.content.contains("Your move is made"), "{}", over.content);
    assert_eq!(stand::<Builders>(&house).await.1.players[seat].coins, 16);
}

#[tokio::test]
async fn whoever_is_sure_ends_the_turn_at_once() {
    let (house, _, user, other) = running::<Builders>(json!({"automatic": false})).await;
    let said = house.says(user, FORUM, "builders end", json!({"anyway": true})).await;
    assert!(said.contains("Your move is made"), "{said}");
    let said = house.says(user, FORUM, "builders take", json!({"actions": "3"})).await;
    assert!(said.contains("It is the turn of **"), "{said}");
    done::<Builders>(&house, other, "builders take", json!({"actions": "3 actions"})).await;
}

#[tokio::test]
async fn what_was_taken_back_is_one_line_of_the_next_board_post() {
    let (house, _, user, _) = running::<Builders>(json!({"automatic": false})).await;
    for actions in ["1", "2"] {
        done::<Builders>(&house, user, "builders take", json!({"actions": actions})).await;
        done::<Builders>(&house, user, "game undo", json!({})).await;
    }
    let told = |house: &House| {
        let messages = house.world().messages(FORUM, None).into_iter();
        messages.filter(|message| message.content.contains("took back")).collect::<Vec<_>>()
    };
    assert!(told(&house).is_empty(), "nothing is posted in the middle of a turn");
    done::<Builders>(&house, user, "builders end", json!({"anyway": true})).await;
    house.told(FORUM, "took back 2 moves.").await;
    assert_eq!(told(&house).len(), 1);
}

#[tokio::test]
async fn a_turn_that_passes_on_in_its_middle_is_told_with_the_names_of_both() {
    let (house, _, user, _) = running::<Builders>(json!({"automatic": false})).await;
    let name = if user == PEOPLE[0] { "Aurelia" } else { "Brutus" };
    done::<Builders>(&house, user, "builders take", json!({"actions": "1"})).await;
    let question = house.answer(user, FORUM, "game seat resign", json!({})).await;
    house.click(user, question.id, &press(&question, "Give my seat up")).await;
    house.says(GNAEUS, FORUM, "game join", json!({})).await;
    done::<Builders>(&house, GNAEUS, "builders end", json!({"anyway": true})).await;
    let board = house.told(FORUM, "ended the turn").await;
    assert!(board.content.contains(&format!("**{name}** took 1 sesterce")), "{}", board.content);
    assert!(board.content.contains("**Gnaeus Pompeius Strabo Felix** ended"), "{}", board.content);
    let log = house.says(user, FORUM, "game log show", json!({"since": "start"})).await;
    for line in [
        format!("`0` **{name}** took 1 sesterce"),
        format!("`1` The seat of **{name}** is free."),
        format!("`1` **Gnaeus Pompeius Strabo Felix** takes over from **free seat of {name}**."),
    ] {
        assert!(log.contains(&line), "{line} is not in {log}");
    }
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_command_of_the_other_game_names_the_right_one() {
    let (house, _, user, _) = running::<Builders>(json!({"automatic": false})).await;
    house.seated(CIRCUS, 2, json!({})).await;
    let before = stand::<Builders>(&house).await.0;
    let said = house.says(user, FORUM, "rome place", json!({"space": "3"})).await;
    assert!(said.contains("/builders") && said.contains("The Builders: Antiquity"), "{said}");
    let said = house.says(PEOPLE[0], CIRCUS, "builders end", json!({})).await;
    assert!(said.contains("/rome") && said.contains("The Great City of Rome"), "{said}");
    let offered = house.offered(user, FORUM, "rome pick", json!({"card": ""}), "card").await;
    assert_eq!(offered, [], "nothing that could be sent");
    assert_eq!(stand::<Builders>(&house).await.0, before);
}

#[tokio::test]
async fn strangers_stale_and_forged_buttons_change_nothing() {
    let (house, ping, user, other) = running::<Builders>(json!({"automatic": false})).await;
    let table = ping.buttons()[0].custom_id.split(':').nth(1).unwrap().to_owned();
    let stranger = house.says(GNAEUS, FORUM, "builders end", json!({"anyway": true})).await;
    assert!(stranger.contains("You do not sit at this table"), "{stranger}");
    Clicker::new(2).play(&house, FORUM, 3).await;
    let (before, view) = stand::<Builders>(&house).await;
    let gone = Building::all().find(|card| !view.buildings.contains(&Some(*card))).unwrap();
    for id in [
        format!("a:{table}:0:do:end"),
        format!("a:{table}:{before}:do:open:{}", gone.id()),
        format!("a:{table}:{before}:do:take:9"),
        format!("a:{table}:{before}:do:pass"),
        format!("a:{table}:{before}:go:dance"),
        format!("a:{table}:0:go:send:temple"),
        format!("a:{table}:99999:do:end"),
    ] {
        for user in [user, other, GNAEUS] {
            let outcome = house.world().forge_click(user, ping.id, &id).await.unwrap();
            let answer = outcome.message.unwrap_or_else(|| panic!("{id}: no answer"));
            assert!(answer.is_ephemeral() && !answer.content.is_empty(), "{id}");
            assert!(!answer.content.contains("Your move is made"), "{id}: {}", answer.content);
        }
    }
    assert_eq!(stand::<Builders>(&house).await.0, before);
}

#[tokio::test]
async fn no_player_ever_reads_of_slaves() {
    let (house, _, user, _) = running::<Builders>(json!({"automatic": false})).await;
    let offered = house.offered(user, FORUM, "builders invest", json!({"card": ""}), "card").await;
    assert!(offered.iter().any(|(label, _)| label.starts_with("Prisoner")), "{offered:?}");
    done::<Builders>(&house, user, "builders invest", json!({"card": "prisoner 2 stone 2 wood"}))
        .await;
    Clicker::new(3).play(&house, FORUM, 6).await;
    let status = house.says(user, FORUM, "game status", json!({})).await;
    let told = house.world().messages(FORUM, None).into_iter().flat_map(|message| {
        let alts = message.attachments.into_iter().filter_map(|file| file.description);
        alts.chain([message.content]).collect::<Vec<_>>()
    });
    for text in told.chain([status]).chain(offered.into_iter().map(|(label, _)| label)) {
        assert!(!text.to_lowercase().contains("slave"), "{text}");
    }
}
