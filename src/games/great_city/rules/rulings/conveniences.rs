//! Strips, refusals, automatic moves and what lies open: §4, §9 and §11.

use super::*;
use crate::games::great_city::rules::{cards::Card as C, piles::Laid, setup::DeckCard};

#[test]
fn strips_show_in_the_order_of_the_table_in_4() {
    let game = in_round(3, Options::PUBLISHER, 1);
    let s = game.strips;
    let shown: Vec<_> = (1..=14).map(|round| game.strip_of(round)).collect();
    let turned = |k: usize| s[k].turned();
    let table = [
        s[1],
        s[2],
        s[3],
        s[4],
        s[5],
        turned(0),
        turned(1),
        turned(2),
        turned(3),
        turned(4),
        turned(5),
        s[0],
        s[1],
        s[2],
    ];
    assert_eq!(shown, table);
}

#[test]
fn refusals_say_what_would_be_right() {
    let mut game = in_round(3, Options::PUBLISHER, 1);
    play(&mut game, Move::Place { space: Space::FIRST });
    let free: Vec<Space> = (2..=5).filter_map(Space::new).collect();
    assert_eq!(
        game.check(Move::Place { space: Space::FIRST }),
        Err(IllegalMove::SpaceTaken { space: Space::FIRST, nearest: free[0], free })
    );
    game.offer[0] = Some(Offered { card: C::Vineyard, taken_by: Seat::new(1) });
    game.phase = Phase::Pick;
    let gone = game.check(Move::Pick { card: C::Vineyard }).unwrap_err();
    let by = Seat::new(1).unwrap();
    assert!(
        matches!(&gone, IllegalMove::CardTaken { card: C::Vineyard, by: taken, .. } if *taken == by),
        "{gone}"
    );
}

#[test]
fn the_last_emissary_goes_where_nothing_speaks_against_it() {
    // 11.4, with the emissaries of the others on these spaces; the last placer decides.
    let automatic = |taken: &[u8]| {
        let options = Options { emissary_auto_place: true, ..Options::PUBLISHER };
        let mut game = in_round(u8::try_from(taken.len()).unwrap() + 1, options, 1);
        for number in taken {
            play(&mut game, Move::Place { space: Space::new(*number).unwrap() });
        }
        game.forced()
    };
    let place = |number| Some(Move::Place { space: Space::new(number).unwrap() });
    assert_eq!(automatic(&[1, 2]), place(5));
    assert_eq!(automatic(&[1, 5]), place(4));
    assert_eq!(automatic(&[1, 3]), None);
    assert_eq!(automatic(&[1, 2, 5]), place(4));
    assert_eq!(automatic(&[2, 3, 4]), None);
}

#[test]
fn nobody_places_the_last_emissary_elsewhere_than_the_program() {
    // 11.4: with one sensible space the emissary goes there; with several, or without the option, any free space is legal.
    let placed = |option, taken: [u8; 2], number| {
        let options = Options { emissary_auto_place: option, ..Options::PUBLISHER };
        let mut game = in_round(3, options, 1);
        for number in taken {
            play(&mut game, Move::Place { space: Space::new(number).unwrap() });
        }
        let mv = Move::Place { space: Space::new(number).unwrap() };
        assert_eq!(legal(&game).contains(&mv), game.check(mv).is_ok());
        game.check(mv)
    };
    let [space, sensible] = [3, 5].map(|number| Space::new(number).unwrap());
    let refused = IllegalMove::PlacedByProgram { space, sensible };
    assert_eq!(placed(true, [1, 2], 3), Err(refused));
    assert_eq!(placed(true, [1, 2], 5), Ok(()));
    assert_eq!(placed(true, [1, 3], 2), Ok(()), "2 and 5 are both sensible");
    assert_eq!(
        placed(true, [1, 3], 4),
        Ok(()),
        "dropped spaces stay legal beside two sensible ones"
    );
    assert_eq!(placed(false, [1, 2], 3), Ok(()));
}

#[test]
fn forced_moves_depend_on_open_facts_alone() {
    let options = Options { auto_play_forced: true, ..Options::PUBLISHER };
    let mut game = acting(options, 0, 0);
    me(&mut game).coins = 1;
    assert_eq!(game.forced(), Some(Move::Pass), "no hidden card is buildable without a brick");
    me(&mut game).coins = 2;
    game.turn.produced = true;
    assert_eq!(game.forced(), None, "the drafted card might cost one brick, whatever it is");
}

#[test]
fn a_state_is_small_and_copies_without_heap() {
    fn is_copy<T: Copy>() {}
    is_copy::<GreatCity>();
    assert!(size_of::<GreatCity>() <= 512, "{}", size_of::<GreatCity>());
    assert!(size_of::<Move>() <= 16, "{}", size_of::<Move>());
}

#[test]
fn the_first_drafters_card_never_lies_open_and_the_first_players_as_in_the_table_of_9() {
    let options = Options { show_known_hands: true, ..Options::PUBLISHER };
    let deal =
        |number| GreatCity::new(&GreatCity::deal(2, &options, Seed::from_number(number))).unwrap();
    for number in 0..20 {
        let mut game = deal(number);
        let rng = &mut Rng::new(Seed::from_number(number));
        let drafters: [Seat; 2] = std::array::from_fn(|_| {
            let seat = game.to_move;
            let mv = *rng.choose(&legal(&game));
            play(&mut game, mv);
            seat
        });
        let view = game.public_view();
        let open = |seat: Seat| view.players[seat.index()].known_hand.len();
        assert_eq!((open(drafters[0]), open(drafters[1])), (0, 1));
    }
}

/// A game of so many players whose drafters, in order, keep these cards out of those dealt to the draft.
fn drafted(kept: &[Card], options: Options) -> (GreatCity, Vec<Seat>) {
    let seats = u8::try_from(kept.len()).unwrap();
    let mut setup = GreatCity::deal(seats, &options, Seed::from_number(1));
    let deck = setup.decks.get_mut(&Deck::II).unwrap();
    for (place, card) in kept.iter().enumerate() {
        let from =
            deck[place..].iter().position(|other| *other == DeckCard::Building(*card)).unwrap();
        deck.swap(place, place + from);
    }
    let mut game = GreatCity::new(&setup).unwrap();
    let drafters = kept.iter().map(|card| {
        let seat = game.to_move;
        play(&mut game, Move::Draft { card: *card });
        seat
    });
    let drafters = drafters.collect();
    (game, drafters)
}

/// The seat builds its drafted card, wherever.
fn builds(game: &mut GreatCity, seat: Seat, card: Card) {
    game.ledger.show(seat, card);
    game.players[seat.index()].hand.remove(card);
}

#[test]
fn known_cards_lie_open_as_in_the_table_of_9() {
    let options = Options { show_known_hands: true, ..Options::PUBLISHER };
    let cards = [C::Market, C::Arena, C::School, C::Aqueduct];
    let open =
        |game: &GreatCity, seat: Seat| game.public_view().players[seat.index()].known_hand.clone();
    let (game, order) = drafted(&cards[..2], options);
    assert_eq!((open(&game, order[0]), open(&game, order[1])), (vec![], vec![C::Arena]));
    let (mut game, order) = drafted(&cards[..3], options);
    assert!(order.iter().all(|seat| open(&game, *seat).is_empty()));
    builds(&mut game, order[1], C::Arena);
    assert_eq!((open(&game, order[0]), open(&game, order[2])), (vec![], vec![C::School]));
    let (mut game, order) = drafted(&cards, options);
    builds(&mut game, order[1], C::Arena);
    assert!(open(&game, order[3]).is_empty());
    builds(&mut game, order[2], C::School);
    assert_eq!(open(&game, order[3]), [C::Aqueduct]);
    assert!(open(&game, order[0]).is_empty());
}

#[test]
fn equal_drafted_cards_are_known_earlier() {
    let options = Options { show_known_hands: true, ..Options::PUBLISHER };
    let (game, order) = drafted(&[C::Market, C::Aqueduct, C::Aqueduct], options);
    let first = game.seat_view(order[0]);
    assert_eq!(first.others[order[1].index()], [C::Aqueduct]);
    assert_eq!(first.public.players[order[2].index()].known_hand, [C::Aqueduct]);
    assert_eq!(game.seat_view(order[2]).others[order[1].index()], []);
}

#[test]
fn a_schools_card_leaves_it_open_which_of_two_was_built() {
    let (mut game, order) = drafted(&[C::Market, C::Aqueduct, C::Arena], Options::PUBLISHER);
    let second = order[1];
    while game.piles.cards(Deck::II).next().map(Laid::card) != Some(C::Aqueduct) {
        let card = game.piles.draw(Deck::II);
        game.piles.put_under(Deck::II, Laid::unseen(card));
    }
    let kept = game.piles.draw(Deck::II);
    game.ledger.enter(second, Deck::II, kept);
    game.players[second.index()].hand.add(kept);
    builds(&mut game, second, C::Aqueduct);
    let known = |game: &GreatCity| game.seat_view(order[0]).others[order[2].index()].clone();
    assert!(known(&game).is_empty(), "the aqueduct may be the school's");
    builds(&mut game, second, C::Aqueduct);
    assert_eq!(known(&game), [C::Arena], "both are built, so one was drafted");
}

#[test]
fn with_hands_secret_only_picks_and_the_shrine_lie_open() {
    let options = Options { shrine: true, ..Options::PUBLISHER };
    let (game, order) = drafted(&[C::Market, C::Arena], options);
    let view = game.public_view();
    assert!(order.iter().all(|seat| view.players[seat.index()].known_hand == [C::Shrine]));
    assert_eq!(game.seat_view(order[0]).others[order[1].index()], [C::Arena, C::Shrine]);
    assert!(!game.seat_view(order[1]).others[order[0].index()].contains(&C::Market));
}

#[test]
fn building_a_hidden_card_cannot_be_taken_back() {
    let mut game = acting(Options::PUBLISHER, 3, 0);
    let drafted = game.ledger.hidden().find(|entry| entry.seat == ME).unwrap().card;
    assert!(game.seals(build(drafted, 1, 0)) && game.seals(Move::SchoolDeck { deck: Deck::II }));
    me(&mut game).hand.add(drafted);
    assert!(!game.seals(build(drafted, 1, 0)), "an equal card lies open and goes first");
}
