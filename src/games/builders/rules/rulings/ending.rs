//! The end and the tally: §4, B9, B12, B13.

use super::*;
use crate::games::builders::rules::{
    cards, scoring,
    state::{IDLE_ROUNDS, ROUND_LIMIT},
};

/// Three players in round 1, seat 0 first, who have so many points.
fn with_points(points: [u8; 3]) -> Builders {
    let mut game = Builders::new(&setup(3)).unwrap();
    for (player, points) in game.players.iter_mut().zip(points) {
        player.points = points;
    }
    game
}

#[test]
fn whoever_ends_a_turn_with_17_points_makes_the_round_the_last() {
    let mut game = with_points([17, 0, 0]);
    let before = game;
    play(&mut game, "end");
    assert_eq!(game.public_view().last_round, Some(ME));
    assert_eq!(
        Builders::events(&before, Move::End, &game)[1..],
        [Event::LastRound { player: ME, points: 17 }]
    );
    play(&mut game, "end");
    assert_eq!(game.turn(), Turn::ToMove(Seat::new(2).unwrap()), "all have equally many turns");
    play(&mut game, "end");
    assert!(matches!(game.turn(), Turn::Over { .. }));
    assert!(legal(&game).is_empty() && game.idle_move().is_none() && game.forced().is_none());
    assert_eq!(game.check(Move::End), Err(IllegalMove::Over));
    assert_eq!(game.play(ME, Move::End), Err(PlayError::Over));
    assert_eq!((game.round(), game.public_view().is_stalled), (1, false));
}

#[test]
fn when_the_last_player_of_a_round_has_the_points_the_game_ends_at_once() {
    let mut game = with_points([16, 16, 17]);
    play(&mut game, "end end");
    let before = game;
    play(&mut game, "end");
    let events = Builders::events(&before, Move::End, &game);
    assert!(matches!(events[..], [Event::End { .. }, Event::LastRound { .. }, Event::Over { .. }]));
}

#[test]
fn the_points_count_at_the_end_of_a_turn_and_not_before() {
    let mut game = rich(40, "house", "");
    game.players[0].points = 17;
    play(&mut game, "open:house");
    assert_eq!(game.public_view().last_round, None);
    play(&mut game, "end");
    assert_eq!(game.public_view().last_round, Some(ME));
}

#[test]
fn penalties_do_not_count_for_the_end() {
    let mut game = team(with_points([17, 0, 0]), "slave_sd slave_ad slave_sa");
    game.players[0].coins = 0;
    play(&mut game, "end");
    assert_eq!(game.public_view().last_round, Some(ME));
}

/// What is paid and scored with these slaves and loans and so many sesterces.
fn tally(slaves: &str, loans: u8, coins: u16) -> (Payment, Score) {
    let mut game = team(rich(coins, "", ""), slaves);
    game.players[0].loans = loans;
    (game.payment_of(ME), game.score_of(ME))
}

#[test]
fn b9_slaves_are_freed_first_then_loans_repaid_as_long_as_the_sesterces_last() {
    let paid = |slaves, loans, coins| {
        let (Payment { freed, repaid }, score) = tally(slaves, loans, coins);
        (freed, repaid, score.prisoners, score.loans, score.sesterces, score.total)
    };
    assert_eq!(paid("slave_sd", 1, 4), (0, 0, -10, -20, 4, -26));
    assert_eq!(paid("slave_sd", 1, 5), (1, 0, 0, -20, 0, -20));
    assert_eq!(paid("slave_sd", 1, 19), (1, 0, 0, -20, 14, -6));
    assert_eq!(paid("slave_sd", 1, 20), (1, 1, 0, 0, 0, 0));
    assert_eq!(paid("slave_sd slave_ad", 2, 26), (2, 1, 0, -20, 1, -19));
    assert_eq!(paid("", 2, 31), (0, 2, 0, 0, 1, 1));
}

#[test]
fn b9_each_payment_gains_half_a_point() {
    let tenths = i32::from(cards::rules().tenths_of_point_per_sesterce);
    let free = i32::from(cards::rules().free_slave_final_cost);
    for slave in Member::slaves() {
        assert_eq!(10 * i32::from(cards::slave_penalty(slave)) - tenths * free, 5);
    }
    let loan = cards::loan();
    assert_eq!(10 * i32::from(loan.penalty) - tenths * i32::from(loan.repay), 5);
    assert!(free < i32::from(loan.repay), "the cheaper payment first");
}

#[test]
fn b9_a_slave_on_a_site_cannot_be_freed_in_the_tally() {
    let mut game = team(rich(40, "fortress", ""), "slave_sd slave_wa");
    play(&mut game, "open:fortress send:slave_sd:fortress");
    assert_eq!(game.payment_of(ME), Payment { freed: 1, repaid: 0 });
    assert_eq!((own(&game).score.prisoners, own(&game).score.sesterces), (-10, 35));
}

#[test]
fn a_slave_freed_earlier_costs_nothing_in_the_tally() {
    let mut game = team(rich(40, "", ""), "slave_sd");
    play(&mut game, "free:slave_sd");
    assert_eq!(game.payment_of(ME), Payment::default());
    assert_eq!(own(&game).score.total, 40);
}

#[test]
fn b12_sites_and_idle_workers_cost_nothing_at_the_end() {
    let mut game = team(rich(13, "pyramid", ""), "master_ds");
    play(&mut game, "open:pyramid");
    assert_eq!(own(&game).score, Score { sesterces: 13, total: 13, ..Score::default() });
}

#[test]
fn buildings_and_machines_are_scored_in_tenths_by_themselves() {
    let game = rich(30, "machine_hoist shop", "");
    let mut game = team(game, "master_wa laborer_wd");
    play(&mut game, "open:machine_hoist open:shop send:master_wa:machine_hoist");
    next_turn(&mut game);
    play(&mut game, "send:laborer_wd:shop");
    let score = own(&game).score;
    let left = i32::from(coins(&game));
    assert_eq!(
        score,
        Score {
            buildings: 10,
            machines: 20,
            sesterces: left,
            total: 30 + left,
            ..Score::default()
        }
    );
    assert_eq!(game.score(ME), score.lines());
    assert_eq!((Builders::score_lines().last(), Builders::POINT), (Some(&"total"), scoring::POINT));
}

#[test]
fn the_highest_total_wins_and_ties_share() {
    let winners = |coins: [u16; 3]| {
        let mut game = with_points([17, 0, 0]);
        game.players.iter_mut().zip(coins).for_each(|(player, coins)| player.coins = coins);
        play(&mut game, "end end end");
        let Turn::Over { winners } = game.turn() else { panic!("the game is over") };
        assert_eq!(game.public_view().winners, Some(winners));
        winners.iter().map(u8::from).collect::<Vec<_>>()
    };
    assert_eq!(winners([10, 12, 11]), [1]);
    assert_eq!(winners([12, 11, 12]), [0, 2]);
}

#[test]
fn b13_after_three_full_rounds_of_nothing_the_game_ends() {
    let mut game = table("house", "");
    play(&mut game, "take:3 end open:house end");
    assert_eq!((game.round(), game.public_view().idle_rounds), (2, 0));
    for idle in 1..=IDLE_ROUNDS {
        assert_eq!(game.ending, Ending::None);
        play(&mut game, "take:1 take:2 end end");
        assert_eq!(game.public_view().idle_rounds, idle);
    }
    assert_eq!(game.ending, Ending::Stalled);
    assert!(game.public_view().is_stalled && game.public_view().winners.is_some());
}

#[test]
fn b13_anything_else_by_anybody_begins_the_count_anew() {
    for code in ["open:house", "recruit:laborer_wd", "invest:loan", "free:slave_sd"] {
        let mut game = team(table("house", "laborer_wd"), "slave_sd");
        play(&mut game, "end end end end");
        assert_eq!(game.public_view().idle_rounds, 2);
        play(&mut game, code);
        assert!(!game.public_view().is_round_idle);
        play(&mut game, "end end");
        assert_eq!((game.public_view().idle_rounds, game.ending), (0, Ending::None), "{code}");
    }
}

#[test]
fn b13_no_game_is_longer_than_60_rounds() {
    let mut game = rich(1000, "", "");
    game.round = ROUND_LIMIT - 1;
    let cards: Vec<&str> = game.buildings.iter().flatten().map(|card| card.id()).collect();
    play(&mut game, &format!("open:{} end end", cards[0]));
    assert_eq!((game.round(), game.ending), (60, Ending::None));
    play(&mut game, &format!("open:{} end", cards[1]));
    let before = game;
    play(&mut game, "end");
    let events = Builders::events(&before, Move::End, &game);
    assert!(matches!(events[..], [Event::End { .. }, Event::Over { stalled: true, .. }]));
}

#[test]
fn the_points_end_a_game_before_it_is_stalled() {
    let mut game = with_points([0, 17, 0]);
    game.round = ROUND_LIMIT;
    play(&mut game, "end end end");
    assert_eq!(game.ending, Ending::Points);
}

#[test]
fn in_the_last_round_nobody_comes_after_the_last_seat() {
    let mut game = table("", "");
    assert_eq!(game.next_seat(), Seat::new(1));
    game.last_round = Some(ME);
    assert_eq!(game.next_seat(), Seat::new(1));
    play(&mut game, "end");
    assert_eq!(game.next_seat(), None);
}
