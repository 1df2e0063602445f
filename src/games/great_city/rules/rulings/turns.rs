//! Turns, producing, influence, payment: E22 to E55.

use super::*;
use crate::games::great_city::rules::cards::Card as C;

#[test]
fn e22_one_produce_action_a_turn() {
    let mut game = acting(Options::PUBLISHER, 0, 4);
    play(&mut game, Move::Produce { buy: 0 });
    assert_eq!(game.check(Move::Produce { buy: 0 }), Err(IllegalMove::AlreadyProduced));
    assert!(!legal(&game).iter().any(|mv| matches!(mv, Move::Produce { .. })));
}

#[test]
fn e23_both_cogs_may_be_bought() {
    let mut game = acting(Options::PUBLISHER, 0, 0);
    assert_eq!(
        game.check(Move::Produce { buy: 1 }),
        Err(IllegalMove::CogsShort { missing: 2, buy: 1 })
    );
    play(&mut game, Move::Produce { buy: 2 });
    assert_eq!(game.player(ME).coins, 5 - 2 + 1);
}

#[test]
fn e24_what_was_produced_may_pay_for_the_building() {
    let mut game = holding(
        with(acting(Options::PUBLISHER, 0, 2), &[(C::GrainFarm, 1, 0)]),
        &[C::Residential4],
    );
    me(&mut game).coins = 3;
    assert!(game.check(build(C::Residential4, 1, 1)).is_err());
    play(&mut game, Move::Produce { buy: 0 });
    let tokens = cells(&[(1, 0)]);
    play(&mut game, Move::Build { card: C::Residential4, at: cell(1, 1), tokens, buy: 2 });
    assert_eq!((game.player(ME).coins, game.player(ME).bricks), (0, CellSet::EMPTY));
}

#[test]
fn e25_a_farm_just_built_produces_at_once_and_market_coins_buy_cogs() {
    let mut game = holding(acting(Options::PUBLISHER, 2, 2), &[C::SheepFarm]);
    play(&mut game, build(C::SheepFarm, 1, 0));
    play(&mut game, Move::Produce { buy: 0 });
    assert_eq!(influence(&game), 1);
    let mut game =
        holding(with(acting(Options::PUBLISHER, 3, 0), &[(C::Aqueduct, 1, 1)]), &[C::Market]);
    me(&mut game).coins = 0;
    play(&mut game, build(C::Market, 1, 0));
    play(&mut game, Move::Produce { buy: 2 });
    assert_eq!(game.player(ME).coins, 1, "two from the market for the cogs, one from the farm");
}

#[test]
fn e26_a_market_cannot_help_pay_for_itself() {
    let mut game = holding(acting(Options::PUBLISHER, 2, 0), &[C::Market]);
    me(&mut game).coins = 1;
    let mv = Move::Build { card: C::Market, at: cell(1, 0), tokens: CellSet::EMPTY, buy: 1 };
    assert_eq!(game.check(mv), Err(IllegalMove::TooDear { card: C::Market, price: 2, held: 1 }));
}

#[test]
fn e27_producing_nothing_is_legal_unless_the_option_asks_for_gain() {
    for (asked, cogs, allowed) in [(false, 0, true), (true, 0, false), (true, 2, true)] {
        let options = Options { produce_requires_gain: asked, ..Options::PUBLISHER };
        let mut game = acting(options, 0, cogs);
        me(&mut game).remove(cell(0, 0));
        let mv = Move::Produce { buy: 2 - cogs };
        assert_eq!((game.check(mv).is_ok(), legal(&game).contains(&mv)), (allowed, allowed));
    }
}

#[test]
fn e28_vegetable_farms_are_linear_and_the_vineyard_is_one_of_them() {
    let farms = [(C::VegetableFarm, 1, 0), (C::VegetableFarm, 1, 1), (C::Vineyard, 2, 0)];
    let mut game = with(acting(Options::PUBLISHER, 0, 2), &farms);
    play(&mut game, Move::Produce { buy: 0 });
    assert_eq!((game.player(ME).coins, game.player(ME).bricks), (5 + 4, cells(&[(2, 0)])));
}

#[test]
fn e29_a_farm_holds_one_token() {
    let mut game = with(acting(Options::PUBLISHER, 0, 2), &[(C::GrainFarm, 1, 0)]);
    me(&mut game).bricks = cells(&[(1, 0)]);
    play(&mut game, Move::Produce { buy: 0 });
    assert_eq!(game.player(ME).bricks.len(), 1);
}

#[test]
fn e30_stars_are_taken_when_built() {
    let mut game = holding(acting(Options::PUBLISHER, 2, 0), &[C::TempleOfMars]);
    play(&mut game, build(C::TempleOfMars, 1, 0));
    assert_eq!(influence(&game), 3);
}

/// Ends a round in which these influence cards wait, with these tokens; who holds what then.
fn end_of_round(round: u8, waiting: u8, tokens: [u8; 3]) -> GreatCity {
    let mut game = in_round(3, Options::PUBLISHER, round);
    game.phase = Phase::Act;
    game.turn = TurnState::at(Space::new(5).unwrap(), (0, 0));
    game.waiting = waiting;
    for (player, tokens) in game.players.iter_mut().zip(tokens) {
        player.influence = tokens;
        player.won = 0;
    }
    play(&mut game, Move::Pass);
    game
}

#[test]
fn e31_to_e34_the_sole_leader_takes_all_waiting_cards_once_and_returns_the_tokens() {
    let tied = end_of_round(4, 0b1, [2, 2, 1]);
    assert_eq!((tied.waiting, tied.players[0].influence), (0b1, 2));
    let nobody = end_of_round(4, 0b1, [0, 0, 0]);
    assert_eq!(nobody.waiting, 0b1);
    let won = end_of_round(7, 0b11, [2, 3, 1]);
    assert_eq!(
        (won.waiting, won.players[1].won, won.players.map(|p| p.influence)[..3].to_vec()),
        (0, 3, vec![2, 0, 1])
    );
    let unclaimed = end_of_round(14, 0b1000, [1, 1, 0]);
    assert!(matches!(unclaimed.turn(), Turn::Over { .. }));
    assert!(unclaimed.players.iter().all(|player| player.won == 0));
    let last = end_of_round(14, 0b1100, [1, 2, 0]);
    assert_eq!(last.score_of(Seat::new(1).unwrap()).influence_cards, 24);
}

#[test]
fn e35_the_winner_of_the_last_scoring_has_no_tokens_left() {
    let last = end_of_round(14, 0b1000, [1, 4, 0]);
    assert_eq!(last.players[1].influence, 0);
}

#[test]
fn e36_without_a_waiting_card_all_tokens_are_kept() {
    let kept = end_of_round(4, 0, [2, 3, 1]);
    assert_eq!(kept.players[1].influence, 3);
}

#[test]
fn e37_with_two_players_influence_cards_come_in_rounds_2_4_and_7() {
    let appears = |round| in_round(2, Options::PUBLISHER, round).waiting;
    assert_eq!((appears(1), appears(2), appears(4), appears(7)), (0, 0b1, 0b11, 0b111));
    assert_eq!(in_round(2, Options::PUBLISHER, 1).offer.iter().flatten().count(), 4);
}

#[test]
fn e45_the_shrine_needs_no_brick_but_the_build_action() {
    let options = Options { shrine: true, ..Options::PUBLISHER };
    let mut game = acting(options, 0, 1);
    me(&mut game).coins = 0;
    play(&mut game, build(C::Shrine, 1, 0));
    assert!(game.turn.built);
    let mut game = holding(with(acting(options, 1, 0), &[(C::Shrine, 1, 0)]), &[C::Aqueduct]);
    play(&mut game, build(C::Aqueduct, 1, 0));
    assert_eq!(game.player(ME).building(cell(1, 0)), Some((C::Aqueduct, 0)));
}

#[test]
fn e46_e47_the_pick_comes_first_and_may_be_built_at_once() {
    let mut game = acting(Options::PUBLISHER, 3, 0);
    game.phase = Phase::Pick;
    game.offer = [Some(Offered { card: C::Market, taken_by: None }), None, None, None];
    assert_eq!(game.check(Move::Pass), Err(IllegalMove::OtherStep { now: Phase::Pick }));
    play(&mut game, Move::Pick { card: C::Market });
    play(&mut game, build(C::Market, 1, 0));
}

#[test]
fn e48_passing_is_always_legal_in_a_turn() {
    let game = acting(Options::PUBLISHER, 0, 0);
    assert_eq!(legal(&game).last(), Some(&Move::Pass));
}

#[test]
fn e49_a_second_building_cannot_be_built() {
    let mut game = holding(acting(Options::PUBLISHER, 3, 0), &[C::Residential2, C::Residential2]);
    play(&mut game, build(C::Residential2, 1, 0));
    assert_eq!(game.check(build(C::Residential2, 1, 1)), Err(IllegalMove::AlreadyBuilt));
}

#[test]
fn e50_overpaying_is_refused_or_allowed_by_option_and_never_listed() {
    for exact in [true, false] {
        let options = Options { exact_payment: exact, ..Options::PUBLISHER };
        let mut game =
            holding(with(acting(options, 1, 2), &[(C::GrainFarm, 1, 0)]), &[C::Residential2]);
        me(&mut game).bricks = cells(&[(1, 0)]);
        let over = [
            Move::Build { card: C::Residential2, at: cell(1, 1), tokens: cells(&[(1, 0)]), buy: 1 },
            Move::Produce { buy: 1 },
        ];
        for mv in over {
            assert_eq!(game.check(mv).is_ok(), !exact);
            assert!(!legal(&game).contains(&mv));
        }
    }
}

#[test]
fn e51_coins_may_be_paid_while_tokens_lie_there_unless_tokens_go_first() {
    for first in [false, true] {
        let options = Options { brick_tokens_first: first, ..Options::PUBLISHER };
        let mut game =
            holding(with(acting(options, 0, 0), &[(C::GrainFarm, 1, 0)]), &[C::Residential2]);
        me(&mut game).bricks = cells(&[(1, 0)]);
        let mv =
            Move::Build { card: C::Residential2, at: cell(1, 1), tokens: CellSet::EMPTY, buy: 1 };
        assert_eq!((game.check(mv).is_ok(), legal(&game).contains(&mv)), (!first, !first));
    }
}

#[test]
fn e53_two_spaces_in_a_row_are_two_separate_turns() {
    let mut game = in_round(2, Options::PUBLISHER, 1);
    for number in [1, 3, 2, 4] {
        play(&mut game, Move::Place { space: Space::new(number).unwrap() });
    }
    let seat = game.to_move;
    let (first_pick, second_turn) = (first(&game), Space::new(2).unwrap());
    play(&mut game, first_pick);
    play(&mut game, Move::Pass);
    assert_eq!((game.to_move, game.phase, game.turn.space), (seat, Phase::Pick, second_turn));
    assert_eq!(game.offer.iter().flatten().filter(|offered| offered.taken_by.is_none()).count(), 3);
}

#[test]
fn e54_e55_turns_go_by_spaces_and_symbols_between_count_in_full() {
    let mut game = in_round(3, Options::PUBLISHER, 1);
    let placers: Vec<Seat> = [5, 1, 3]
        .map(|number| {
            let seat = game.to_move;
            play(&mut game, Move::Place { space: Space::new(number).unwrap() });
            seat
        })
        .to_vec();
    let mut order = Vec::new();
    while game.round == 1 {
        if game.phase == Phase::Pick {
            order.push((game.to_move, game.turn.bricks + game.turn.cogs));
        }
        let mv = first(&game);
        play(&mut game, mv);
    }
    assert_eq!(order, [(placers[1], 1), (placers[2], 3), (placers[0], 5)]);
    assert_eq!(game.first_player(), placers[1]);
}

#[test]
fn whoever_comes_next_follows_from_the_draft_the_emissaries_and_the_spaces() {
    let seat = |index| Seat::new(index).unwrap();
    let next = |game: &GreatCity| (game.to_move, game.next_seat());
    let mut game =
        GreatCity::new(&GreatCity::deal(3, &Options::PUBLISHER, Seed::from_number(5))).unwrap();
    let first = game.opener;
    let mut seen = Vec::new();
    while game.phase != Phase::Pick {
        seen.push(next(&game));
        let mv = legal(&game)[0];
        play(&mut game, mv);
    }
    let (left, right) = (first.left(3), first.right(3));
    let draft = [(right, Some(left)), (left, Some(first)), (first, Some(left))];
    assert_eq!(seen[..3], draft, "counterclockwise, and then the first player begins");
    let emissaries = [(first, Some(left)), (left, Some(right)), (right, None)];
    assert_eq!(seen[3..], emissaries, "where the last one goes decides whose turn is the first");

    (game.to_move, game.turn.space) = (seat(2), Space::new(1).unwrap());
    game.spaces = [2, 2, 0, 1, 3].map(|index| (index < 3).then(|| seat(index)));
    assert_eq!(game.next_seat(), Some(seat(0)), "E53: two turns of seat 2 in a row");
    (game.to_move, game.turn.space) = (seat(1), Space::new(4).unwrap());
    let second = if left == seat(1) { left.left(3) } else { left };
    assert_eq!(game.next_seat(), Some(second), "who places first in round 2, if not the same");
    game.round = game.rounds();
    assert_eq!(game.next_seat(), None, "the last turn of the game");
}
