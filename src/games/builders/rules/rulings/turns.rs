//! Rows, actions, sesterces, the end of a turn: §3, B1, B5, B11, B14 to B16.

use super::*;

#[test]
fn opening_takes_a_card_of_the_row_which_is_refilled_at_once() {
    let mut game = table("house market quarry shop port temple", "");
    let before = game;
    play(&mut game, "open:market");
    assert_eq!((actions(&game), coins(&game)), (2, 10));
    let row = game.public_view().buildings;
    assert_eq!(row[1], Some(building("temple")), "the new card lies where the old one lay");
    assert_eq!(missing(&game, "market"), Resources::new([1, 0, 0, 1]));
    assert_eq!(
        Builders::events(&before, mv("open:market"), &game),
        [Event::Open {
            player: ME,
            building: building("market"),
            bought: 0,
            refill: Some(building("temple"))
        }]
    );
}

#[test]
fn recruiting_takes_a_worker_of_the_row_which_is_refilled_at_once() {
    let workers = "laborer_wd laborer_sd laborer_wa laborer_sa master_ds master_sw";
    let mut game = table("", workers);
    play(&mut game, "recruit:laborer_wd recruit:master_sw");
    assert_eq!((actions(&game), coins(&game)), (1, 10));
    assert_eq!(own(&game).team.len(), 3);
    assert!(seen(&game, "master_sw").is_available());
}

#[test]
fn a_turn_has_three_free_actions_and_ends_only_when_it_is_ended() {
    let mut game = table("house market quarry", "");
    play(&mut game, "open:house open:market open:quarry");
    assert_eq!((actions(&game), game.turn()), (0, Turn::ToMove(ME)));
    play(&mut game, "end");
    assert_eq!((actions(&game), game.turn()), (3, Turn::ToMove(other())));
}

#[test]
fn whoever_stops_early_loses_the_actions() {
    let mut game = table("", "");
    let before = game;
    play(&mut game, "end");
    assert_eq!(coins(&game), 10);
    assert_eq!(Builders::events(&before, mv("end"), &game), [Event::End { player: ME, unused: 3 }]);
}

#[test]
fn play_goes_clockwise_and_a_round_begins_with_the_first_player() {
    let mut setup = setup(3);
    setup.first_player = Seat::new(2).unwrap();
    let mut game = Builders::new(&setup).unwrap();
    let order: Vec<u8> = (0..7)
        .map(|_| {
            let seat = game.turn().seat().unwrap();
            play(&mut game, "open:house");
            game.plots = Builders::new(&setup).unwrap().plots;
            game.buildings[0] = Some(building("house"));
            play(&mut game, "end");
            u8::from(seat)
        })
        .collect();
    assert_eq!((order, game.round()), (vec![2, 0, 1, 2, 0, 1, 2], 3));
}

#[test]
fn b1_the_order_pays_for_the_actions_that_are_lacking() {
    let mut game = table("house market quarry shop port temple theater", "");
    play(&mut game, "open:house open:market open:quarry");
    let before = game;
    play(&mut game, "open:shop");
    assert_eq!((actions(&game), coins(&game)), (0, 5));
    let bought = |events: &[Event]| matches!(events, [Event::Open { bought: 1, .. }]);
    assert!(bought(&Builders::events(&before, mv("open:shop"), &game)));
    play(&mut game, "open:port");
    assert_eq!((coins(&game), game.public_view().turn.unwrap().bought), (0, 2));
    assert_eq!(
        refused(&game, "open:temple"),
        "Opening Temple costs 5 sesterces, and you hold 0. 1 action must be bought."
    );
    assert_eq!(legal(&game), ["end"]);
}

#[test]
fn b1_an_action_is_bought_at_any_moment_of_the_turn_but_only_what_is_lacking() {
    let mut game = rich(20, "alexandria_lighthouse", "");
    game = team(game, "companion_sa companion_wd laborer_wd");
    play(&mut game, "open:alexandria_lighthouse send:companion_sa:alexandria_lighthouse");
    assert_eq!((actions(&game), coins(&game)), (1, 16));
    // The second costs two actions: one is left, one is bought.
    play(&mut game, "send:companion_wd:alexandria_lighthouse");
    assert_eq!((actions(&game), coins(&game)), (0, 16 - 4 - 5));
}

#[test]
fn b5_each_order_of_taking_sesterces_pays_by_itself() {
    for (codes, gain) in [
        ("take:1", 1),
        ("take:2", 3),
        ("take:3", 6),
        ("take:1 take:1 take:1", 3),
        ("take:2 take:1", 4),
    ] {
        let mut game = table("", "");
        play(&mut game, codes);
        assert_eq!(coins(&game), 10 + gain, "{codes}");
    }
}

#[test]
fn b16_sesterces_are_taken_for_actions_that_are_left_alone() {
    let mut game = table("house", "");
    assert_eq!(refused(&game, "take:4"), "One command takes sesterces for 1 to 3 actions, not 4.");
    refused(&game, "take:0");
    play(&mut game, "open:house");
    assert_eq!(
        refused(&game, "take:3"),
        "You have 2 actions left and cannot take sesterces for 3. A bought action costs more than it gives."
    );
    play(&mut game, "take:2");
    assert!(refused(&game, "take:1").starts_with("You have 0 actions left"));
}

#[test]
fn b11_a_row_whose_deck_is_empty_shrinks() {
    let mut game = rich(500, "", "");
    while game.public_view().worker_deck > 0 {
        let worker = game.workers[0].unwrap();
        play(&mut game, &format!("recruit:{}", worker.id()));
    }
    let last = game.workers[2].unwrap();
    assert!(!game.seals(Move::Recruit { worker: last }));
    play(&mut game, &format!("recruit:{}", last.id()));
    let row = game.public_view().workers;
    assert_eq!((row.len(), row[2], row.iter().flatten().count()), (5, None, 4));
}

#[test]
fn only_a_refilled_row_cannot_be_taken_back() {
    let mut game = rich(500, "house market", "laborer_wd");
    assert!(game.seals(mv("open:house")) && game.seals(mv("recruit:laborer_wd")));
    let seals: Vec<String> = legal(&game).into_iter().filter(|code| game.seals(mv(code))).collect();
    assert!(seals.iter().all(|code| code.starts_with("open") || code.starts_with("recruit")));
    assert_eq!(seals.len(), 10);
    play(&mut game, "open:house");
    assert!(!game.seals(mv("send:apprentice_wa:house")) && !game.seals(mv("end")));
}

#[test]
fn b15_whoever_is_skipped_turns_actions_into_sesterces_and_ends_the_turn() {
    let mut game = table("house", "");
    let mut idle = Vec::new();
    while game.turn() == Turn::ToMove(ME) {
        idle.push(game.idle_move().unwrap().to_string());
        play(&mut game, idle.last().unwrap());
    }
    assert_eq!((idle.join(" ").as_str(), coins(&game)), ("take:3 end", 16));
    next_turn(&mut game);
    play(&mut game, "open:house");
    assert_eq!(game.idle_move(), Some(Move::Take { actions: 2 }));
    play(&mut game, "take:2");
    assert_eq!(game.idle_move(), Some(Move::End));
}

#[test]
fn a_turn_in_which_nothing_else_is_possible_is_ended_by_option() {
    for wanted in [true, false] {
        let mut game = table("house market quarry shop port", "");
        game.options.auto_play_forced = wanted;
        play(&mut game, "open:house open:market open:quarry");
        assert_eq!(game.forced(), None, "an action can be bought");
        play(&mut game, "open:shop open:port");
        assert_eq!(game.forced(), wanted.then_some(Move::End));
    }
    let mut game = table("", "");
    game.options.auto_play_forced = true;
    game.players[0].coins = 0;
    assert_eq!(game.forced(), None, "actions can become sesterces");
}
