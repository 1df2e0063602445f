//! The laws of *The Great City of Rome*: what nobody may know shows nowhere, and nothing is lost.

use aedile::{
    board::{Game, PlayError, Rng, Seat, Seed},
    games::great_city::{
        Card, Cell, Deck, GreatCity, Move, Options, Phase, rules::setup::DeckCard,
    },
};
use proptest::prelude::*;

use crate::laws::{all_views, config, logs_are_the_same, position, told};

/// Options of every kind, chosen by the bits of a number.
fn options(bits: u16) -> Options {
    let on = |bit: u32| bits >> bit & 1 == 1;
    let base = if on(0) { Options::yucata() } else { Options::PUBLISHER };
    Options {
        shrine: on(1),
        shrine_counts_as_temple: on(2),
        produce_requires_gain: on(3),
        brick_tokens_first: on(4),
        aqueduct_over_aqueduct: on(5),
        spend_replaced_farm_token: on(6),
        exact_payment: on(7),
        show_known_hands: on(8),
        auto_play_forced: on(9),
        ..base
    }
}

/// The way to a position; a game itself shows its secrets to nobody, not even to a failed test.
#[derive(Clone, Debug)]
struct Way {
    seats: u8,
    bits: u16,
    number: u64,
    moves: usize,
}

impl Way {
    fn game(&self) -> GreatCity {
        position(self.seats, &options(self.bits), self.number, self.moves)
    }
}

prop_compose! {
    fn any_way()(seats in 2_u8..=4, bits: u16, number: u64, moves in 0_usize..240) -> Way {
        Way { seats, bits, number, moves }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_seat_cannot_tell_worlds_apart(way in any_way(), luck: u64) {
        crate::laws::no_seat_can_tell_worlds_apart(&way.game(), luck);
    }

    #[test]
    fn an_opponent_knows_its_view_and_its_chance_alone(way in any_way(), luck: u64, chance: u64) {
        crate::laws::an_opponent_knows_its_view_and_its_chance_alone(&way.game(), luck, chance);
    }

    #[test]
    fn a_review_knows_its_view_and_its_chance_alone(way in any_way(), luck: u64, chance: u64) {
        crate::laws::a_review_knows_its_view_and_its_chance_alone(&way.game(), luck, chance);
    }

    #[test]
    fn listed_moves_are_accepted_and_have_short_codes(way in any_way()) {
        crate::laws::listed_moves_are_accepted_and_have_short_codes(&way.game());
    }

    #[test]
    fn an_imagined_game_can_be_played_to_its_end(way in any_way(), luck: u64) {
        crate::laws::an_imagined_game_can_be_played_to_its_end(&way.game(), luck);
    }
}

/// The cards of all places in a game as its seats and the public know them, counted against §2.2.
fn cards_are_conserved(game: &GreatCity) {
    let view = game.public_view();
    let mut held: Vec<Card> = Vec::new();
    for seat in Seat::all(game.seats()) {
        held.extend(game.seat_view(seat).own.hand);
    }
    let hands: usize = view.players.iter().map(|player| usize::from(player.hand)).sum();
    assert_eq!(held.len(), hands);
    for card in Card::ALL {
        let in_play: u8 = view.decks.iter().map(|(deck, _)| deck.copies(card)).sum();
        let of_players = match card {
            Card::VegetableFarm | Card::Residential2 => game.seats(),
            Card::Shrine => game.seats() * u8::from(view.options.shrine),
            _ => 0,
        };
        let cities = view.players.iter().flat_map(|player| &player.city.buildings);
        let built = cities.filter(|building| building.card == card).count();
        let offered =
            view.offer.iter().filter(|offer| offer.card == card && offer.taken_by.is_none());
        let seen = built + held.iter().filter(|other| **other == card).count() + offered.count();
        assert!(
            seen <= usize::from(in_play + of_players),
            "{}: {seen} of {}",
            card.id(),
            in_play + of_players
        );
    }
    for (deck, size) in &view.decks {
        let dealt = view
            .record
            .dealt
            .iter()
            .find(|(other, _)| other == deck)
            .map_or(0, |(_, cards)| cards.len());
        let taken = view.record.taken.iter().filter(|(_, other)| other == deck).count();
        let drafting = if *deck == Deck::II && view.phase == Phase::Draft {
            usize::from(game.seats()) - taken
        } else {
            0
        };
        let drawn = view
            .turn
            .as_ref()
            .and_then(|turn| turn.school?.drawn)
            .filter(|(other, _)| other == deck);
        let drawn = drawn.map_or(0, |(_, cards)| usize::from(cards));
        assert_eq!(
            dealt + taken + drafting + drawn + usize::from(*size),
            deck.cards().count(),
            "deck {deck}"
        );
    }
}

/// What holds of every city, §5.4 and §13.
fn cities_are_sound(game: &GreatCity) {
    for player in &game.public_view().players {
        let cells: Vec<Cell> = player.city.buildings.iter().map(|building| building.at).collect();
        let span = |of: fn(&Cell) -> i8| {
            cells.iter().map(of).max().expect("never empty")
                - cells.iter().map(of).min().expect("never empty")
        };
        assert!(cells.len() <= 16 && span(|cell| cell.row()) < 4 && span(|cell| cell.col()) < 4);
        assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "in reading order");
        let aqueducts = player.city.buildings.iter().filter(|building| building.card.is_aqueduct());
        let lines: Vec<Cell> = aqueducts.map(|building| building.at).collect();
        for (place, one) in lines.iter().enumerate() {
            assert!(
                lines[..place]
                    .iter()
                    .all(|other| other.row() != one.row() && other.col() != one.col()),
                "E19"
            );
        }
        assert!(player.coins < 100 && player.influence < 100 && player.hand <= 20);
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn nothing_is_lost_and_nothing_grows_beyond_its_limits(seats in 2_u8..=4, bits: u16, number: u64) {
        let mut game: GreatCity = position(seats, &options(bits), number, 0);
        let mut rng = Rng::new(Seed::from_number(!number));
        let (mut legal, mut moves, mut turns) = (Vec::new(), 0, vec![0_u8; usize::from(seats)]);
        loop {
            cards_are_conserved(&game);
            cities_are_sound(&game);
            legal.clear();
            game.legal_moves(&mut legal);
            let Some(seat) = game.turn().seat() else { break };
            let mv = *rng.choose(&legal);
            turns[seat.index()] += u8::from(matches!(mv, Move::Pick { .. }));
            game.play(seat, mv).expect("a listed move is legal");
            moves += 1;
        }
        // §13
        prop_assert!(moves <= [118, 177, 236][usize::from(seats) - 2]);
        prop_assert_eq!(turns, vec![14; usize::from(seats)]);
        prop_assert_eq!(game.play(Seat::FIRST, Move::Pass), Err(PlayError::Over));
    }

    #[test]
    fn a_refused_move_changes_nothing(way in any_way(), other in any_way()) {
        let mut moves = Vec::new();
        other.game().legal_moves(&mut moves);
        crate::laws::a_refused_move_changes_nothing(&mut way.game(), &moves);
    }

    /// Decks that differ only in what nobody has seen: every byte that anybody gets is the same.
    #[test]
    fn the_order_of_unseen_cards_shows_nowhere(seats in 2_u8..=4, bits: u16, number: u64, swap: u64) {
        let options = options(bits);
        let setup = GreatCity::deal(seats, &options, Seed::from_number(number));
        let mut rng = Rng::new(Seed::from_number(swap));
        let deck = Deck::in_play(seats)[rng.below(u32::from(seats)) as usize];
        let cards = &setup.decks[&deck];
        let places: Vec<usize> =
            (4..cards.len()).filter(|place| matches!(cards[*place], DeckCard::Building(_))).collect();
        let (one, two) = (*rng.choose(&places), *rng.choose(&places));
        let above = |card: &&DeckCard| matches!(card, DeckCard::Building(_));
        let nearer = cards[..one.min(two)].iter().filter(above).count();
        let mut other = setup.clone();
        other.decks.get_mut(&deck).unwrap().swap(one, two);
        let (mut here, mut there) = (GreatCity::new(&setup).unwrap(), GreatCity::new(&other).unwrap());
        let (mut legal, mut moves) = (Vec::new(), Vec::new());
        let offers = u8::from(seats == 2) + 1;
        loop {
            // Stop before the nearer of the two can be dealt, or drawn by a school.
            let drafted = if deck == Deck::II { usize::from(seats) } else { 0 };
            let dealt = usize::from((here.public_view().round + 1) * offers) + drafted;
            legal.clear();
            here.legal_moves(&mut legal);
            legal.retain(|mv| !matches!(mv, Move::SchoolDeck { deck: chosen } if *chosen == deck));
            if dealt >= nearer || legal.is_empty() {
                break;
            }
            let mv = *rng.choose(&legal);
            let (before_here, before_there) = (here, there);
            moves.push(mv);
            prop_assert_eq!(here.forced(), there.forced());
            prop_assert_eq!(here.seals(mv), there.seals(mv));
            here.play_unchecked(mv);
            there.play_unchecked(mv);
            prop_assert_eq!(told(&before_here, mv, &here), told(&before_there, mv, &there));
            prop_assert_eq!(all_views(&here), all_views(&there));
        }
        // The log of a game that is over shows the decks.
        if here.turn().seat().is_some() {
            logs_are_the_same::<GreatCity>((&setup, &moves), (&other, &moves));
        }
    }

    /// Two drafters hold each other's card: nobody but they notices, until one of the cards is built.
    #[test]
    fn a_drafted_card_shows_to_nobody_who_did_not_see_it(seats in 3_u8..=4, number: u64, luck: u64, moves in 0_usize..150) {
        let setup = GreatCity::deal(seats, &Options::PUBLISHER, Seed::from_number(number));
        let (mut here, mut there) = (GreatCity::new(&setup).unwrap(), GreatCity::new(&setup).unwrap());
        let mut rng = Rng::new(Seed::from_number(luck));
        let mut drafters = Vec::new();
        let mut drafted = Vec::new();
        for _ in 0..seats {
            let seat = here.turn().seat().unwrap();
            let view = here.seat_view(seat);
            let card = *rng.choose(&view.draft);
            drafters.push(seat);
            drafted.push(card);
            here.play(seat, Move::Draft { card }).unwrap();
        }
        let mut swapped = drafted.clone();
        swapped.swap(1, 2);
        for (seat, card) in drafters.iter().zip(&swapped) {
            there.play(*seat, Move::Draft { card: *card }).unwrap();
        }
        let draft = |cards: &[Card]| cards.iter().map(|card| Move::Draft { card: *card }).collect();
        let (mut played, mut other): (Vec<_>, Vec<_>) = (draft(&drafted), draft(&swapped));
        let mut legal = Vec::new();
        for _ in 0..moves {
            let Some(seat) = here.turn().seat() else { break };
            legal.clear();
            here.legal_moves(&mut legal);
            let secret = [drafted[1], drafted[2]];
            legal.retain(|mv| !matches!(mv, Move::Build { card, .. } if secret.contains(card)));
            let mv = *rng.choose(&legal);
            let (before_here, before_there) = (here, there);
            here.play(seat, mv).unwrap();
            there.play(seat, mv).unwrap();
            played.push(mv);
            other.push(mv);
            prop_assert_eq!(told(&before_here, mv, &here), told(&before_there, mv, &there));
            for viewer in Seat::all(seats).filter(|viewer| *viewer != drafters[1] && *viewer != drafters[2]) {
                prop_assert_eq!(here.seat_view(viewer), there.seat_view(viewer));
            }
            prop_assert_eq!(here.forced(), there.forced());
        }
        if here.turn().seat().is_some() {
            logs_are_the_same::<GreatCity>((&setup, &played), (&setup, &other));
        }
    }

    #[test]
    fn forced_moves_are_legal_and_the_public_could_name_them(seats in 2_u8..=4, bits: u16, number: u64) {
        let options = Options { auto_play_forced: true, ..options(bits) };
        let mut game: GreatCity = position(seats, &options, number, 0);
        let mut rng = Rng::new(Seed::from_number(number));
        let mut legal = Vec::new();
        loop {
            legal.clear();
            game.legal_moves(&mut legal);
            let Some(seat) = game.turn().seat() else { break };
            if let Some(mv) = game.forced() {
                prop_assert!(legal.contains(&mv));
            }
            // Whoever looks: in the world that they imagine the program does the same, but for a card that is named.
            let viewer = seat.left(seats);
            let world = GreatCity::imagine(&game.seat_view(viewer), &mut rng);
            prop_assert_eq!(game.forced().map(kind), world.forced().map(kind));
            game.play_unchecked(*rng.choose(&legal));
        }
    }
}

#[test]
fn imagined_worlds_differ_in_what_a_seat_cannot_know() {
    let game: GreatCity = position(4, &Options::PUBLISHER, 3, 4);
    let drafted_first = game.public_view().first_player.right(4);
    let view = game.seat_view(drafted_first);
    let hands = |luck| {
        let world = GreatCity::imagine(&view, &mut Rng::new(Seed::from_number(luck)));
        Seat::all(4).map(|seat| world.seat_view(seat).own.hand).collect::<Vec<_>>()
    };
    let worlds: Vec<_> = (0..40).map(hands).collect();
    for seat in Seat::all(4).map(Seat::index) {
        let differ = worlds.iter().any(|hands| hands[seat] != worlds[0][seat]);
        assert_eq!(differ, seat != drafted_first.index(), "seat {seat}");
    }
}

/// A move without a card that may be secret.
fn kind(mv: Move) -> String {
    match mv {
        Move::Draft { .. } => "draft".to_owned(),
        Move::SchoolKeep { .. } => "keep".to_owned(),
        _ => mv.to_string(),
    }
}
