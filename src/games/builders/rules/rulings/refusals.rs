//! Every bad input of the issue: a clear answer that says what would be right. Those of a ruling stand with it.

use super::*;

/// Seat 1 has taken the house, finished the shop, and owns a saw.
fn busy_table() -> Builders {
    let mut game = table("house shop market quarry port temple", "laborer_wd laborer_sd");
    game.players[1].coins = 40;
    play(&mut game, "open:market recruit:laborer_sd end");
    play(&mut game, "open:house open:shop send:apprentice_wd:shop invest:tool_saw end");
    game
}

#[test]
fn a_stale_row_names_who_took_the_card_and_what_lies_there_now() {
    let game = busy_table();
    let row =
        game.public_view().buildings.into_iter().flatten().map(|card| card.name().to_string());
    let row = row.collect::<Vec<_>>().join(", ");
    assert_eq!(
        refused(&game, "open:house"),
        format!("House is not in the row of buildings: player 2 took it. The row has {row}.")
    );
    assert!(
        refused(&game, "open:shop").contains("player 2 took it"),
        "finished ones are taken, too"
    );
    assert!(refused(&game, "open:market").contains("player 1 took it"));
    let deck = game.plots.deck().next().unwrap();
    assert_eq!(
        refused(&game, &format!("open:{}", deck.id())),
        format!("{} is not in the row of buildings. The row has {row}.", deck.name())
    );
    let refusal = refused(&game, "recruit:laborer_sd");
    assert!(refusal.starts_with(
        "Laborer mason (2 stone, 1 decoration) is not in the row of workers: player 1 took it."
    ));
    assert!(refused(&game, "recruit:machine_saw").contains("is not in the row of workers."));
    assert!(refused(&game, "recruit:slave_sd").contains("is not in the row of workers."));
}

#[test]
fn a_site_must_be_open_and_the_own() {
    let game = busy_table();
    assert_eq!(
        refused(&game, "send:laborer_sd:house"),
        "House is a site of player 2. Your sites: Market."
    );
    assert_eq!(
        refused(&game, "send:laborer_sd:shop"),
        "Shop is finished already, by player 2. Your sites: Market."
    );
    assert_eq!(
        refused(&game, "send:laborer_sd:quarry"),
        "Quarry is not one of your sites: nobody has opened it. Your sites: Market."
    );
}

#[test]
fn who_is_sent_must_be_of_the_own_team() {
    let game = busy_table();
    let refusal = refused(&game, "send:apprentice_wd:market");
    assert!(
        refusal.contains("is not in your team but in that of player 2. You can send"),
        "{refusal}"
    );
    let refusal = refused(&game, "send:machine_saw:market");
    assert!(refusal.contains("is not in your team. You can send"), "{refusal}");
    assert_eq!(
        refused(&game, "free:slave_sd"),
        "Prisoner sculptor (2 stone, 2 decoration) is not in your team. No prisoner of yours can be freed now."
    );
    let game = team(game, "slave_wd");
    assert_eq!(
        refused(&game, "free:slave_sd"),
        "Prisoner sculptor (2 stone, 2 decoration) is not in your team. \
         You can free Prisoner carver (2 wood, 2 decoration)."
    );
}

#[test]
fn a_tool_must_be_the_own_and_machines_carry_none() {
    let game = team(busy_table(), "machine_hoist");
    assert_eq!(
        refused(&game, "send:laborer_sd:market:wood"),
        "The Saw is not yours but belongs to player 2. You have no tool at hand."
    );
    assert_eq!(
        refused(&game, "send:laborer_sd:market:stone"),
        "You do not own the Mallet. You have no tool at hand."
    );
    assert_eq!(
        refused(&game, "send:machine_hoist:market:wood"),
        "A machine carries no tool. Send Hoist (3 stone) without it."
    );
}

#[test]
fn a_university_needs_somebody_and_nothing_else_does() {
    let game = rich(20, "", "");
    assert_eq!(
        refused(&game, "invest:university_wood"),
        "University of Wood teaches somebody at once. \
         You can teach Apprentice joiner (1 wood, 1 architecture)."
    );
    assert_eq!(
        refused(&game, "invest:tool_saw:apprentice_wa"),
        "Saw teaches nobody. Leave `student` empty (Apprentice joiner (1 wood, 1 architecture))."
    );
}

#[test]
fn a_university_that_nobody_can_pay_is_too_dear_whoever_is_named() {
    let mut game = team(rich(16, "fortress", ""), "machine_saw");
    play(&mut game, "open:fortress send:apprentice_wa:fortress");
    let educated =
        "University of Wood teaches somebody at once. Nobody in your team can learn this now.";
    assert_eq!(refused(&game, "invest:university_wood"), educated);
    game.players[0].coins = 6;
    let dear = "University of Wood costs 7 sesterces, and you hold 6.";
    for student in ["", ":apprentice_wa", ":machine_saw", ":laborer_wd"] {
        assert_eq!(refused(&game, &format!("invest:university_wood{student}")), dear);
    }
}

#[test]
fn the_advice_fits_the_order_and_names_members_as_they_are_now() {
    let mut game = team(rich(60, "fortress market", ""), "slave_sd slave_wd companion_all");
    play(&mut game, "free:slave_sd invest:university_wood:companion_all open:fortress");
    next_turn(&mut game);
    play(&mut game, "open:market send:apprentice_wa:fortress");
    assert_eq!(
        refused(&game, "free:apprentice_wa"),
        "Apprentice joiner (1 wood, 1 architecture) is not a prisoner, and only prisoners are freed. \
         You can free Prisoner carver (2 wood, 2 decoration)."
    );
    assert_eq!(
        refused(&game, "free:slave_sd"),
        "Freed prisoner sculptor (2 stone, 2 decoration) was freed already. \
         You can free Prisoner carver (2 wood, 2 decoration)."
    );
    assert_eq!(
        refused(&game, "invest:university_stone:apprentice_wa"),
        "Apprentice joiner (1 wood, 1 architecture) is at work on Fortress until that is finished. \
         You can teach Freed prisoner sculptor (2 stone, 2 decoration)."
    );
    assert_eq!(
        refused(&game, "send:apprentice_wa:market"),
        "Apprentice joiner (1 wood, 1 architecture) is at work on Fortress until that is finished. You can send \
         Companion all-round (1 stone, 3 wood, 1 architecture, 1 decoration), Freed prisoner sculptor (2 stone, 2 decoration), \
         Prisoner carver (2 wood, 2 decoration) to Market."
    );
}

#[test]
fn an_investment_that_is_too_dear_is_refused() {
    let game = rich(6, "", "");
    assert_eq!(
        refused(&game, "invest:slave_sd"),
        "Prisoner sculptor (2 stone, 2 decoration) costs 7 sesterces, and you hold 6."
    );
    assert!(refused(&game, "invest:university_wood:apprentice_wa").contains("costs 7 sesterces"));
}

#[test]
fn only_prisoners_are_freed() {
    let game = table("", "");
    assert_eq!(
        refused(&game, "free:apprentice_wa"),
        "Apprentice joiner (1 wood, 1 architecture) is not a prisoner, and only prisoners are freed. \
         No prisoner of yours can be freed now."
    );
}

#[test]
fn a_seat_waits_for_its_turn() {
    let mut game = table("house", "");
    let waits = Err(PlayError::NotYourTurn { to_move: ME });
    assert_eq!(game.play(other(), mv("open:house")), waits);
}
