//! Strips, refusals, automatic moves and what lies open: §4, §9 and §11.

use super::*;
use crate::games::great_city::Card as C;

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
    let taken = game.check(Move::Place { space: Space::FIRST }).unwrap_err().to_string();
    assert_eq!(
        taken,
        "space 1 is taken; the free space nearest to the emperor is 2, free are 2, 3, 4, 5"
    );
    game.offer[0] = Some(Offered { card: C::Vineyard, taken_by: Seat::new(1) });
    game.phase = Phase::Pick;
    let gone = game.check(Move::Pick { card: C::Vineyard }).unwrap_err().to_string();
    assert!(
        gone.starts_with("Vineyard was taken by player 2 in this round; you can take"),
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
