//! What may be built where, and what it costs and gives: E1 to E21.

use super::*;
use crate::games::great_city::rules::cards::Card as C;
use crate::games::great_city::rules::piles::Laid;

#[test]
fn e1_an_aqueduct_may_replace_an_aqueduct_by_option() {
    for allowed in [true, false] {
        let options = Options { aqueduct_over_aqueduct: allowed, ..Options::PUBLISHER };
        let game = with(acting(options, 1, 0), &[(C::Aqueduct, 1, 0)]);
        let game = holding(game, &[C::GrandAqueduct]);
        let verdict = game.check(build(C::GrandAqueduct, 1, 0));
        assert_eq!(verdict.is_ok(), allowed);
        if !allowed {
            assert_eq!(verdict, Err(IllegalMove::AqueductOverAqueduct { at: cell(1, 0) }));
        }
    }
}

#[test]
fn e2_e5_e6_a_replaced_building_takes_its_tokens_and_star_and_leaves_what_it_gave() {
    let mut game = with(acting(Options::PUBLISHER, 1, 0), &[(C::LuxuryResidential2, 0, 2)]);
    me(&mut game).insert(C::ThermalBaths, cell(1, 0), 3);
    let mut game = holding(game, &[C::Aqueduct]);
    me(&mut game).influence = 1;
    play(&mut game, build(C::Aqueduct, 1, 0));
    assert_eq!(game.players[0].buildings().map(|(_, _, points)| points).sum::<u8>(), 0);
    assert_eq!((influence(&game), game.player(ME).coins), (1, 5));
}

#[test]
fn e3_an_unspent_brick_token_is_lost_with_its_farm() {
    let mut game =
        holding(with(acting(Options::PUBLISHER, 1, 0), &[(C::GrainFarm, 1, 0)]), &[C::Aqueduct]);
    me(&mut game).bricks = cells(&[(1, 0)]);
    play(&mut game, build(C::Aqueduct, 1, 0));
    assert!(game.player(ME).bricks.is_empty() && game.player(ME).granaries.is_empty());
}

#[test]
fn e4_the_token_of_the_replaced_farm_may_pay_by_option() {
    for allowed in [true, false] {
        let options = Options { spend_replaced_farm_token: allowed, ..Options::PUBLISHER };
        let mut game = holding(with(acting(options, 0, 0), &[(C::Vineyard, 1, 0)]), &[C::Aqueduct]);
        me(&mut game).bricks = cells(&[(1, 0)]);
        let mv =
            Move::Build { card: C::Aqueduct, at: cell(1, 0), tokens: cells(&[(1, 0)]), buy: 0 };
        assert_eq!((game.check(mv).is_ok(), legal(&game).contains(&mv)), (allowed, allowed));
        let elsewhere =
            Move::Build { card: C::Aqueduct, at: cell(0, 0), tokens: cells(&[(1, 0)]), buy: 0 };
        assert!(game.check(elsewhere).is_ok());
    }
}

#[test]
fn e7_n_counts_what_stands_now() {
    let mut game =
        holding(with(acting(Options::PUBLISHER, 3, 0), &[(C::Aqueduct, 1, 1)]), &[C::Market]);
    play(&mut game, build(C::Market, 1, 0));
    assert_eq!(game.player(ME).coins, 5 + 2);
}

#[test]
fn e8_a_starting_building_may_be_replaced() {
    let mut game = holding(acting(Options::PUBLISHER, 1, 0), &[C::Aqueduct]);
    play(&mut game, build(C::Aqueduct, 0, 0));
    assert_eq!(game.player(ME).building(cell(0, 0)), Some((C::Aqueduct, 0)));
    assert_eq!((game.player(ME).built.len(), game.player(ME).orchards), (2, 0));
}

#[test]
fn e9_a_building_needs_a_neighbour() {
    let game = holding(acting(Options::PUBLISHER, 3, 0), &[C::Market]);
    assert_eq!(
        game.check(build(C::Market, 2, 2)),
        Err(IllegalMove::NotAdjacent { at: cell(2, 2) })
    );
}

/// A school just built that may draw so many cards.
fn at_school(seats: u8, draws: u8) -> GreatCity {
    let mut game = in_round(seats, Options::PUBLISHER, 2);
    game.to_move = ME;
    game.turn = TurnState::at(Space::new(5).unwrap(), (0, 2));
    game.turn.built = true;
    game.turn.draws = draws;
    game.phase = Phase::SchoolDeck;
    game
}

#[test]
fn e10_a_short_deck_gives_what_is_there() {
    let mut game = at_school(3, 5);
    while game.piles.len(Deck::III) > 2 {
        game.piles.draw(Deck::III);
    }
    play(&mut game, Move::SchoolDeck { deck: Deck::III });
    assert_eq!(game.drawn.cards().len(), 2);
}

#[test]
fn e11_e12_a_school_draws_from_decks_in_play_but_never_from_deck_one() {
    let decks = |seats| legal(&at_school(seats, 2));
    let deck = |deck| Move::SchoolDeck { deck };
    assert_eq!(decks(2), [deck(Deck::II)]);
    assert_eq!(decks(3), [deck(Deck::II), deck(Deck::III)]);
    assert_eq!(decks(4), [deck(Deck::II), deck(Deck::III), deck(Deck::IV)]);
    let choices = vec![Deck::II, Deck::III];
    assert_eq!(
        at_school(3, 2).check(deck(Deck::I)),
        Err(IllegalMove::DeckOne { choices: choices.clone() })
    );
    assert_eq!(
        at_school(3, 2).check(deck(Deck::IV)),
        Err(IllegalMove::DeckNotInPlay { deck: Deck::IV, players: 3, choices })
    );
}

#[test]
fn e13_special_public_buildings_give_one_more() {
    let gain = |card| {
        let mut game = holding(acting(Options::PUBLISHER, 3, 0), &[card]);
        play(&mut game, build(card, 1, 0));
        let player = *game.player(ME);
        let points: u8 = player.buildings().map(|(_, _, points)| points).sum();
        [player.coins - 5, player.influence, points, game.turn.draws]
    };
    assert_eq!((gain(C::Market), gain(C::ForumRomanum)), ([1, 0, 0, 0], [2, 0, 0, 0]));
    assert_eq!((gain(C::Arena), gain(C::Colosseum)), ([0, 1, 0, 0], [0, 2, 0, 0]));
    assert_eq!(
        (gain(C::ThermalBaths), gain(C::ImperialThermalBaths)),
        ([0, 0, 1, 0], [0, 0, 2, 0])
    );
    assert_eq!((gain(C::School), gain(C::University)), ([0, 0, 0, 1], [0, 0, 0, 2]));
}

#[test]
fn e14_e16_the_kept_card_comes_into_the_hand_before_the_second_action() {
    let mut game = at_school(3, 2);
    play(&mut game, Move::SchoolDeck { deck: Deck::II });
    let before = game.player(ME).hand.len();
    assert_eq!(game.check(Move::Pass), Err(IllegalMove::OtherStep { now: Phase::SchoolKeep }));
    let keep = legal(&game)[0];
    play(&mut game, keep);
    assert_eq!(
        (game.player(ME).hand.len(), game.phase, game.to_move),
        (before + 1, Phase::Act, ME)
    );
    assert_eq!(legal(&game), [Move::Produce { buy: 0 }, Move::Pass]);
}

#[test]
fn e15_returned_cards_go_under_the_deck_in_the_chosen_order() {
    let mut game = at_school(3, 3);
    play(&mut game, Move::SchoolDeck { deck: Deck::II });
    let drawn = game.drawn.cards().to_vec();
    let bottom = Bottom::new(&[drawn[2], drawn[0]]).unwrap();
    play(&mut game, Move::SchoolKeep { keep: drawn[1], bottom });
    let pile: Vec<Card> = game.piles.cards(Deck::II).map(Laid::card).collect();
    assert_eq!(pile[pile.len() - 2..], [drawn[2], drawn[0]]);
    assert_eq!(game.seat_view(ME).memory.bottoms.len(), 2);
    assert!(game.seat_view(Seat::new(1).unwrap()).memory.bottoms.is_empty());
}

#[test]
fn e17_a_city_may_enclose_empty_spaces() {
    let ring = [
        (C::Market, 1, 0),
        (C::Market, 2, 0),
        (C::Market, 2, 1),
        (C::Market, 2, 2),
        (C::Market, 1, 2),
    ];
    let game = holding(with(acting(Options::PUBLISHER, 3, 0), &ring), &[C::Residential2]);
    assert!(legal(&game).contains(&build(C::Residential2, 1, 1)));
}

#[test]
fn e18_four_by_four_is_a_bounding_box() {
    // A row of three on columns 0 to 2 and a building on column -1 below: column 3 would be the fifth.
    let wide = [(C::Market, 0, 2), (C::Market, 1, 0), (C::Market, 1, -1)];
    let game = holding(with(acting(Options::PUBLISHER, 3, 0), &wide), &[C::Residential2]);
    let refused = game.check(build(C::Residential2, 0, 3)).unwrap_err();
    assert_eq!(refused, IllegalMove::TooWide { at: cell(0, 3), rows: 2, columns: 5 });
    assert!(game.check(build(C::Residential2, 0, -1)).is_ok());
}

#[test]
fn e19_e20_an_aqueduct_without_a_free_line_can_only_replace_another() {
    let diagonal =
        [(C::Aqueduct, 0, 2), (C::Aqueduct, 1, 0), (C::Aqueduct, 2, 1), (C::Aqueduct, 3, 3)];
    let mut game = with(acting(Options::PUBLISHER, 1, 0), &diagonal);
    for (row, col) in [(1, 1), (2, 2), (3, 2)] {
        me(&mut game).insert(C::Market, cell(row, col), 0);
    }
    let game = holding(game, &[C::GrandAqueduct]);
    let mut spots: Vec<Move> = legal(&game).into_iter().filter(|mv| *mv != Move::Pass).collect();
    spots.retain(|mv| {
        !matches!(mv, Move::Produce { .. } | Move::Build { card: C::Residential2, .. })
    });
    let grand = spots.iter().filter(|mv| matches!(mv, Move::Build { card: C::GrandAqueduct, .. }));
    assert_eq!(grand.count(), 4);
    let refused = game.check(build(C::GrandAqueduct, 0, 3)).unwrap_err();
    assert_eq!(refused, IllegalMove::AqueductInLine { at: cell(0, 3), other: cell(0, 2) });
}
