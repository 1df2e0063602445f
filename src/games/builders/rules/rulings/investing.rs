//! The investment line: §3, B6 to B8, B10.

use super::*;

#[test]
fn each_kind_of_investment_costs_an_action_and_its_price() {
    for (code, price) in [
        ("invest:slave_sd", 7),
        ("invest:tool_saw", 2),
        ("invest:university_stone:apprentice_wa", 7),
        ("invest:loan", -10),
    ] {
        let mut game = rich(20, "", "");
        play(&mut game, code);
        assert_eq!((actions(&game), i32::from(coins(&game))), (2, 20 - price), "{code}");
    }
}

#[test]
fn b6_one_investment_a_turn_also_with_bought_actions() {
    let mut game = rich(60, "", "");
    play(&mut game, "invest:tool_saw take:2");
    assert_eq!(
        refused(&game, "invest:loan"),
        "You have made the investment of this turn already. A turn has one, whatever the kind."
    );
    assert!(!legal(&game).iter().any(|code| code.starts_with("invest")));
    next_turn(&mut game);
    play(&mut game, "invest:loan");
}

#[test]
fn a_slave_joins_the_team_and_is_sent_for_nothing() {
    let mut game = rich(20, "port", "");
    play(&mut game, "invest:slave_sd open:port send:slave_sd:port");
    assert_eq!((coins(&game), missing(&game, "port")), (13, Resources::new([0, 1, 0, 0])));
    assert_eq!(own(&game).score.prisoners, -10);
}

#[test]
fn a_slave_carries_no_tool_and_learns_nothing_until_it_is_freed() {
    let mut game = team(rich(40, "town_hall", ""), "slave_sd");
    game.tools[Resource::Wood.index()] = crate::games::builders::rules::state::Tool::Ready(ME);
    play(&mut game, "open:town_hall");
    assert_eq!(
        refused(&game, "send:slave_sd:town_hall:wood"),
        "A prisoner carries no tool. Send Prisoner sculptor (2 stone, 2 decoration) without it, or free the prisoner first."
    );
    assert_eq!(
        refused(&game, "invest:university_wood:slave_sd"),
        "A prisoner cannot learn. Free Prisoner sculptor (2 stone, 2 decoration) first. \
         You can teach Apprentice joiner (1 wood, 1 architecture)."
    );
    play(&mut game, "free:slave_sd invest:university_wood:slave_sd");
    assert_eq!(seen(&game, "slave_sd").produces, Resources::new([2, 3, 0, 2]));
}

#[test]
fn a_freed_slave_is_a_worker_with_its_own_price_and_carries_a_tool() {
    let mut game = team(rich(40, "town_hall", ""), "slave_sd");
    game.tools[Resource::Architecture.index()] =
        crate::games::builders::rules::state::Tool::Ready(ME);
    play(&mut game, "open:town_hall free:slave_sd");
    let freed = seen(&game, "slave_sd");
    assert_eq!((freed.is_freed, freed.price), (true, member("slave_sd").freed_price()));
    assert_eq!(freed.produces, member("slave_sd").freed_produces());
    play(&mut game, "send:slave_sd:town_hall:architecture");
    assert_eq!(coins(&game), 40 - u16::from(freed.price));
    assert_eq!(missing(&game, "town_hall"), Resources::new([0, 0, 1, 0]));
    assert_eq!(own(&game).score.prisoners, 0);
}

#[test]
fn b8_a_slave_may_be_freed_in_the_turn_of_purchase_for_one_action_and_no_sesterces() {
    let mut game = rich(20, "", "");
    play(&mut game, "invest:slave_wa free:slave_wa");
    assert_eq!((actions(&game), coins(&game)), (1, 13));
    // Freeing is no investment, and buying the action is possible.
    let mut game = team(rich(20, "", ""), "slave_wd");
    play(&mut game, "invest:loan take:2 free:slave_wd");
    assert_eq!(coins(&game), 20 + 10 + 3 - 5);
    assert_eq!(
        refused(&game, "free:slave_wd"),
        "Freed prisoner carver (2 wood, 2 decoration) was freed already. No prisoner of yours can be freed now."
    );
}

#[test]
fn a_finished_site_tells_who_of_its_crew_is_freed_and_the_log_does_not() {
    let mut game = team(rich(40, "market", ""), "slave_sd");
    play(&mut game, "open:market free:slave_sd");
    let (before, last) = (game, mv("send:slave_sd:market"));
    play(&mut game, "send:slave_sd:market");
    let events = Builders::events(&before, last, &game);
    let finish = events.last().unwrap();
    assert!(matches!(finish, Event::Finish { freed, .. } if *freed == [member("slave_sd")]));
    let logged = serde_json::to_value(finish).unwrap();
    let keys: Vec<_> = logged.as_object().unwrap().keys().map(String::as_str).collect();
    let known = ["building", "crew", "player", "points", "sesterces", "type"];
    assert!(keys.len() == known.len() && known.iter().all(|key| keys.contains(key)), "{keys:?}");
}

#[test]
fn b8_a_slave_on_a_site_cannot_be_freed() {
    let mut game = team(rich(20, "fortress", ""), "slave_sd");
    play(&mut game, "open:fortress send:slave_sd:fortress");
    assert!(refused(&game, "free:slave_sd").contains("is at work on Fortress"));
}

#[test]
fn a_tool_adds_one_of_its_resource_and_costs_nothing_to_carry() {
    let mut game = rich(20, "armory", "");
    play(&mut game, "invest:tool_mallet open:armory");
    play(&mut game, "send:apprentice_wa:armory:stone");
    assert_eq!((actions(&game), coins(&game)), (0, 20 - 2 - 2));
    assert_eq!(missing(&game, "armory"), Resources::new([0, 0, 1, 0]));
    assert_eq!(seen(&game, "apprentice_wa").tool, Some(Resource::Stone));
}

#[test]
fn a_tool_stays_on_its_site_until_the_building_is_finished() {
    let mut game = team(rich(40, "armory shop", ""), "laborer_wd");
    play(&mut game, "invest:tool_mallet open:armory open:shop");
    next_turn(&mut game);
    play(&mut game, "send:apprentice_wa:armory:stone");
    assert_eq!(
        refused(&game, "send:laborer_wd:shop:stone"),
        "Your Mallet is with Apprentice joiner (1 wood, 1 architecture) on Armory until that is finished. \
         You have no tool at hand."
    );
    // One each: a second tool is named with another order, and no move can name two.
    assert_eq!(own(&game).tools[0].carried_by, Some(member("apprentice_wa")));
}

#[test]
fn a_university_raises_its_resource_to_three_and_leaves_price_and_the_rest() {
    let mut game = team(rich(20, "", ""), "companion_all");
    play(&mut game, "invest:university_architecture:companion_all");
    let learnt = seen(&game, "companion_all");
    assert_eq!((learnt.produces, learnt.price), (Resources::new([1, 1, 3, 1]), 4));
    assert_eq!(learnt.educated, Some(Resource::Architecture));
}

#[test]
fn a_card_is_educated_once_and_only_while_it_is_available() {
    let mut game = team(rich(60, "fortress", ""), "companion_all machine_saw");
    play(&mut game, "invest:university_stone:companion_all");
    next_turn(&mut game);
    let refusal = refused(&game, "invest:university_wood:companion_all");
    assert!(refusal.contains("has learned stone already, and nobody learns twice."), "{refusal}");
    let refusal = refused(&game, "invest:university_wood:machine_saw");
    assert_eq!(
        refusal,
        "A machine cannot learn. You can teach Apprentice joiner (1 wood, 1 architecture)."
    );
    play(&mut game, "open:fortress send:apprentice_wa:fortress");
    let refusal = refused(&game, "invest:university_wood:apprentice_wa");
    assert!(refusal.contains("is at work on Fortress"), "{refusal}");
}

#[test]
fn b10_education_without_effect_is_refused() {
    let game = team(rich(20, "", ""), "companion_wd");
    assert_eq!(
        refused(&game, "invest:university_wood:companion_wd"),
        "Companion carpenter (3 wood, 1 decoration) brings 3 wood already, so this would change nothing. \
         You can teach Apprentice joiner (1 wood, 1 architecture)."
    );
}

#[test]
fn any_card_of_the_line_may_be_taken_and_gone_is_gone() {
    let mut game = table("", "");
    play(&mut game, "invest:tool_saw end");
    assert_eq!(
        refused(&game, "invest:tool_saw").split('.').next(),
        Some("Saw is no longer in the investment line: player 1 took it")
    );
    play(&mut game, "invest:university_wood:apprentice_wd end");
    assert!(refused(&game, "invest:university_wood:apprentice_wa").contains("player 2 took it"));
}

#[test]
fn b7_there_are_four_loans_for_all_together() {
    let mut game = table("", "");
    play(&mut game, "invest:loan end invest:loan end invest:loan end invest:loan end");
    let refusal = refused(&game, "invest:loan");
    assert!(
        refusal.starts_with("Loan is no longer in the investment line. What is left there:"),
        "{refusal}"
    );
    assert_eq!((own(&game).loans, coins(&game)), (2, 30));
}

#[test]
fn a_loan_does_not_pay_for_its_own_action() {
    let mut game = rich(4, "", "");
    play(&mut game, "take:3");
    game.players[0].coins = 4;
    assert_eq!(
        refused(&game, "invest:loan"),
        "Loan costs 5 sesterces, and you hold 4. 1 action must be bought."
    );
    game.players[0].coins = 5;
    play(&mut game, "invest:loan");
    assert_eq!(coins(&game), 10);
}
