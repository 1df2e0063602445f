//! Sending and finishing: §3, B1 to B4.

use super::*;

#[test]
fn the_lighthouse_of_the_rulebook_is_finished_by_its_last_laborer() {
    let game = rich(40, "alexandria_lighthouse", "");
    let mut game = team(game, "companion_sa companion_wd laborer_wd");
    play(&mut game, "open:alexandria_lighthouse");
    assert_eq!(missing(&game, "alexandria_lighthouse"), Resources::new([2, 4, 1, 3]));
    play(
        &mut game,
        "send:companion_sa:alexandria_lighthouse send:companion_wd:alexandria_lighthouse",
    );
    next_turn(&mut game);
    assert_eq!(missing(&game, "alexandria_lighthouse"), Resources::new([0, 1, 0, 2]));
    let (before, held) = (game, coins(&game));
    let last = mv("send:laborer_wd:alexandria_lighthouse");
    play(&mut game, "send:laborer_wd:alexandria_lighthouse");
    assert_eq!(coins(&game), held - 3 + 14);
    assert_eq!(
        (own(&game).points, own(&game).finished),
        (5, vec![building("alexandria_lighthouse")])
    );
    assert!(own(&game).sites.is_empty() && own(&game).team.iter().all(MemberView::is_available));
    assert_eq!(
        Builders::events(&before, last, &game),
        [
            Event::Send {
                player: ME,
                worker: member("laborer_wd"),
                is_freed: false,
                building: building("alexandria_lighthouse"),
                tool: None,
                brings: Resources::new([0, 1, 0, 2]),
                actions: 1,
                bought: 0,
                spent: 3,
                missing: Resources::NONE,
            },
            Event::Finish {
                player: ME,
                building: building("alexandria_lighthouse"),
                sesterces: 14,
                points: 5,
                crew: ["companion_sa", "companion_wd", "laborer_wd"].map(member).to_vec(),
                freed: Vec::new(),
            },
        ]
    );
}

#[test]
fn the_companion_with_a_mallet_of_the_rulebook_costs_one_action_and_four_sesterces() {
    let game = rich(20, "alexandria_lighthouse", "");
    let mut game = team(game, "companion_wd");
    play(&mut game, "open:alexandria_lighthouse invest:tool_mallet");
    assert_eq!((actions(&game), coins(&game)), (1, 18));
    play(&mut game, "send:companion_wd:alexandria_lighthouse:stone");
    assert_eq!((actions(&game), coins(&game)), (0, 14));
    assert_eq!(missing(&game, "alexandria_lighthouse"), Resources::new([1, 1, 1, 2]));
}

#[test]
fn b2_the_kth_worker_to_one_building_in_one_turn_costs_k_actions() {
    let game = rich(60, "hanging_gardens", "");
    let mut game = team(game, "slave_sa slave_wd machine_saw apprentice_sd");
    play(&mut game, "open:hanging_gardens");
    let cost = |game: &Builders| own(game).site(building("hanging_gardens")).unwrap().next_cost;
    let spent = |game: &Builders| 60 - i32::from(coins(game)) - 5 * i32::from(actions(game));
    let mut paid = Vec::new();
    // Slaves and machines count like workers.
    for sent in ["slave_sa", "slave_wd", "machine_saw"] {
        let (before, price) = (spent(&game), cost(&game));
        play(&mut game, &format!("send:{sent}:hanging_gardens"));
        paid.push((price, (spent(&game) - before) / 5));
    }
    assert_eq!(paid, [(1, 1), (2, 2), (3, 3)], "1 + 2 + 3 = 6 actions");
    assert_eq!(cost(&game), 4);
    next_turn(&mut game);
    assert_eq!(cost(&game), 1, "the count is by turns");
}

#[test]
fn b2_workers_to_two_buildings_cost_one_action_each() {
    let game = rich(20, "house market", "");
    let mut game = team(game, "slave_sa slave_wd");
    play(&mut game, "open:house open:market");
    next_turn(&mut game);
    play(&mut game, "send:slave_sa:house send:slave_wd:market");
    assert_eq!(actions(&game), 1);
}

#[test]
fn b3_the_price_is_due_in_full_whatever_it_brings() {
    let game = rich(3, "house", "");
    let mut game = team(game, "companion_all");
    play(&mut game, "open:house");
    assert_eq!(
        refused(&game, "send:companion_all:house"),
        "Sending Companion all-round (1 of each resource) to House costs 4 sesterces, and you hold 3."
    );
    game.turn.actions = 0;
    assert_eq!(
        refused(&game, "send:companion_all:house"),
        "Sending Companion all-round (1 of each resource) to House costs 9 sesterces, and you hold 3. \
         That is 4 sesterces plus 5 sesterces for 1 bought action."
    );
    game.turn.actions = 1;
    game.players[0].coins = 4;
    play(&mut game, "send:companion_all:house");
    assert_eq!(coins(&game), 10, "all paid, then 10 for the house");
}

#[test]
fn b3_tool_and_education_do_not_change_the_price() {
    let game = rich(30, "alexandria_lighthouse", "");
    let mut game = team(game, "companion_all");
    play(&mut game, "invest:university_wood:companion_all open:alexandria_lighthouse");
    assert_eq!((seen(&game, "companion_all").price, coins(&game)), (4, 23));
    play(&mut game, "send:companion_all:alexandria_lighthouse");
    assert_eq!(coins(&game), 19);
    assert_eq!(missing(&game, "alexandria_lighthouse"), Resources::new([1, 1, 0, 2]));
}

#[test]
fn b4_a_worker_that_adds_nothing_is_refused() {
    let game = rich(30, "market", "");
    let mut game = team(game, "master_wa");
    play(&mut game, "open:market");
    assert_eq!(
        refused(&game, "send:master_wa:market"),
        "Master carpenter brings 3 wood, 2 architecture, and Market still needs \
         1 stone, 1 decoration. A worker who adds nothing would only be stuck there."
    );
    // What is there already counts as little as what was never needed.
    let mut game = team(game, "companion_sa apprentice_sa");
    play(&mut game, "send:companion_sa:market");
    assert!(refused(&game, "send:apprentice_sa:market").contains("still needs 1 decoration"));
}

#[test]
fn b4_a_worker_may_add_by_its_tool_alone() {
    let game = rich(30, "market", "");
    let mut game = team(game, "master_wa");
    play(&mut game, "open:market invest:tool_mallet send:master_wa:market:stone");
    assert_eq!(missing(&game, "market"), Resources::one(Resource::Decoration));
}

#[test]
fn a_worker_stays_locked_until_the_building_is_finished() {
    let game = rich(30, "town_hall house", "");
    let mut game = team(game, "companion_as");
    play(&mut game, "open:town_hall open:house send:companion_as:town_hall");
    next_turn(&mut game);
    assert_eq!(
        refused(&game, "send:companion_as:house"),
        "Companion architect (1 stone, 3 architecture) is at work on Town Hall until that is finished. \
         You can send Apprentice joiner (1 wood, 1 architecture) to House."
    );
}

#[test]
fn finishing_is_no_action_and_crew_and_tools_are_used_again_in_the_same_turn() {
    let game = rich(30, "house quarry", "");
    let mut game = team(game, "");
    play(&mut game, "open:house open:quarry invest:tool_mallet");
    next_turn(&mut game);
    play(&mut game, "send:apprentice_wa:house:stone");
    assert_eq!((actions(&game), own(&game).finished), (2, vec![building("house")]));
    // Apprentice and mallet are free at once, and another building's first worker costs one action.
    play(&mut game, "send:apprentice_wa:quarry:stone");
    assert_eq!((actions(&game), own(&game).finished.len()), (1, 2));
    assert_eq!(coins(&game), 30 - 2 - 2 + 10 - 2 + 10);
}

#[test]
fn surplus_is_lost() {
    let game = rich(30, "house quarry", "");
    let mut game = team(game, "master_wa");
    play(&mut game, "open:house open:quarry send:master_wa:house");
    assert_eq!(missing(&game, "quarry"), Resources::new([1, 1, 0, 0]));
    assert_eq!(own(&game).points, 0);
}

#[test]
fn a_finished_machine_scores_and_joins_the_team_as_a_free_worker() {
    let game = rich(30, "machine_hoist town_hall", "");
    let mut game = team(game, "master_wa");
    play(&mut game, "open:machine_hoist open:town_hall send:master_wa:machine_hoist");
    let hoist = seen(&game, "machine_hoist");
    assert_eq!((own(&game).points, coins(&game)), (2, 25));
    assert_eq!((hoist.produces, hoist.price, hoist.at), (Resources::new([3, 0, 0, 0]), 0, None));
    next_turn(&mut game);
    play(&mut game, "send:machine_hoist:town_hall");
    assert_eq!((missing(&game, "town_hall"), coins(&game)), (Resources::new([0, 0, 2, 2]), 25));
    // It comes back like a worker, and its points stay.
    assert_eq!(own(&game).score.machines, 20);
}

#[test]
fn b12_there_may_be_any_number_of_open_sites() {
    let mut game = rich(500, "", "");
    for _ in 0..33 {
        let card = game.buildings.into_iter().flatten().next().unwrap();
        play(&mut game, &format!("open:{}", card.id()));
    }
    let view = game.public_view();
    assert_eq!((view.players[0].sites.len(), view.building_deck), (33, 0));
    assert!(view.buildings.iter().all(Option::is_none));
    assert_eq!(own(&game).score.buildings, 0);
}

#[test]
fn the_crew_stands_in_the_order_of_sending_and_sites_in_that_of_opening() {
    let game = rich(60, "hanging_gardens colossus_of_rhodes house", "");
    let mut game = team(game, "slave_wd apprentice_sd laborer_sa");
    play(&mut game, "open:hanging_gardens open:colossus_of_rhodes open:house");
    next_turn(&mut game);
    play(
        &mut game,
        "send:slave_wd:hanging_gardens send:laborer_sa:hanging_gardens send:apprentice_wa:house",
    );
    let sites: Vec<&str> = own(&game).sites.iter().map(|site| site.building.id()).collect();
    assert_eq!(sites, ["hanging_gardens", "colossus_of_rhodes"]);
    assert_eq!(own(&game).sites[0].crew, ["slave_wd", "laborer_sa"].map(member));
}
