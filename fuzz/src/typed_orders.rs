//! Slash commands of every game, typed by anybody at any moment: each is a legal move, or a refusal with words.

use std::collections::BTreeSet;

use aedile::{
    board::{Rng, Seed, Turn},
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    talk::{
        names::Names,
        paths::{Guide, Meant, Typed, offer, read as meant},
        present::Present,
        say::Language,
    },
};

/// Reads an order: a byte each for the game, the deal, the moves before and the order, then the texts of its options, a
/// line each.
///
/// # Panics
/// When something is offered or played that must not be.
pub fn read(bytes: &[u8]) {
    let [game, deal, moves, order, texts @ ..] = bytes else { return };
    let Ok(texts) = str::from_utf8(texts) else { return };
    let texts: Vec<&str> = texts.split('\n').collect();
    let play = match game % 3 {
        0 => typed::<GreatCity>,
        1 => typed::<Builders>,
        _ => typed::<Marble>,
    };
    play([*deal, *moves, *order], &texts);
}

fn typed<G: Present>([deal, moves, order]: [u8; 3], texts: &[&str]) {
    let game: G = position(deal, moves);
    let Turn::ToMove(seat) = game.turn() else { return };
    let view = game.seat_view(seat);
    let guide = G::guide(&view);
    let orders = <G::Guide<'_> as Guide>::ORDERS;
    let order = &orders[usize::from(order) % orders.len()];
    let asked = order.asks.iter().zip(texts).filter(|(_, text)| !text.is_empty());
    let typed =
        asked.fold(Typed::new(order.id), |typed, (asked, text)| typed.with(asked.id, *text));
    for asked in order.asks {
        if let Ok(choices) = offer(&guide, &typed, asked.id) {
            let values: BTreeSet<&str> = choices.iter().map(|one| one.value.as_str()).collect();
            assert_eq!(values.len(), choices.len(), "two choices of {} are one", asked.id);
        }
    }
    let Ok(Meant::Play(mv)) = meant(&guide, &Typed { is_sure: true, ..typed }) else { return };
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    match game.check(mv) {
        Ok(()) => assert!(legal.contains(&mv), "{mv} is not listed"),
        Err(rule) => {
            let names = Names::new(["Anna", "Ben", "Cleo", "Dora"].map(str::to_owned));
            let words = G::refusal(&rule, &names).to(Language::ENGLISH);
            assert!(!legal.contains(&mv) && !words.is_empty(), "{mv} is listed and refused");
        }
    }
}

/// A game after some random moves.
fn position<G: Present>(deal: u8, moves: u8) -> G {
    let seed = Seed::from_number(deal.into());
    let seats = G::SEATS.start() + deal % 3;
    let mut game = G::new(&G::deal(seats, &G::Options::default(), seed)).expect("it was dealt");
    let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
    for _ in 0..moves {
        legal.clear();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            break;
        }
        game.play_unchecked(*rng.choose(&legal));
    }
    game
}
