//! The menus and words of every game, and what somebody reads who types what cannot be bid.

#[path = "../messages/paths.rs"]
mod paths;

use super::limits;
use aedile::{
    board::{Game, Seat, Seed},
    games::goofspiel::{Goofspiel, Move, Options},
    talk::{
        names::Names,
        paths::{Meant, Typed, read},
        present::{Panels as _, Words as _},
    },
};

fn game() -> Goofspiel {
    Goofspiel::new(&Goofspiel::deal(2, &Options::default(), Seed::from_number(1))).unwrap()
}

#[test]
fn everything_legal_can_be_clicked_and_typed_and_nothing_else() {
    for seats in 2..=4 {
        paths::everything_can_be_chosen::<Goofspiel>(&Options::default(), seats, 1, |_| false);
    }
}

#[test]
fn a_card_that_is_gone_is_refused_by_the_rule_and_what_is_no_card_by_the_reader() {
    let mut game = game();
    for card in [7, 6] {
        game.play_unchecked(Move::Bid { card });
    }
    let view = game.seat_view(Seat::FIRST);
    let meant = |card: &str| read(&Goofspiel::guide(&view), &Typed::new("bid").with("card", card));
    let Ok(Meant::Play(gone)) = meant("7") else { panic!("a known card is read") };
    let names = Names::new(["Anna", "Ben"].map(str::to_owned));
    let refused = Goofspiel::refusal(&game.check(gone).unwrap_err(), &names).to_string();
    insta::assert_snapshot!(refused, @"You have no card 7 any more. You can bid 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13.");
    let unread = meant("king").unwrap_err().0.to_string();
    assert!(unread.starts_with("“king” is unknown (card); choices: 1"), "{unread}");
}

#[test]
fn what_happens_is_told_in_words() {
    let names = Names::new(["Anna", "Ben"].map(str::to_owned));
    let (mut game, mut told) = (game(), Vec::new());
    for card in [7, 6, 5, 5] {
        let (before, mv) = (game.clone(), Move::Bid { card });
        game.play_unchecked(mv);
        let events = Goofspiel::events(&before, mv, &game);
        told.extend(events.iter().map(|event| Goofspiel::event(event, &names).to_string()));
    }
    insta::assert_snapshot!(told.join("\n"), @"
    **Anna** bid a card, face down.
    **Ben** bid a card, face down.
    The bids are **Anna** 7, **Ben** 6: **Anna** takes 2 points.
    __Round 2__ begins: prize 10 is turned up.
    **Anna** bid a card, face down.
    **Ben** bid a card, face down.
    The bids are **Anna** 5, **Ben** 5: nobody alone bid most, and nobody takes the 10 points.
    __Round 3__ begins: prize 1 is turned up.
    ");
    insta::assert_snapshot!(Goofspiel::status(&game.public_view(), &names), @"
    Round 3. At stake: 10, 1 (11 points).
    Anna: 2 points; holds 1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13.
    Ben: 0 points; holds 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13.
    ");
}
