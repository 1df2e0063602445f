//! What the rules refuse, as players read it: people by their names, and no number of a rule or of a seat.

use aedile::{
    board::{Game as _, PlayError, Rng, Seat, Seed, Turn},
    games::{
        builders::{self, Builders, Building, Investment, Member, Resource},
        great_city::{self, Card, Cell, CellSet, Deck, GreatCity, Space},
    },
    talk::{
        names::Names,
        paths::Guide as _,
        present::{Panels as _, Settings as _, Words},
    },
};

const PEOPLE: [&str; 4] = ["Anna", "Ben", "Cleo", "Dora"];

/// What the mover reads who asks for this; `None` if it is legal.
fn refusal<G: Words>(game: &G, mv: G::Move) -> Option<String> {
    let refused = game.clone().play(game.turn().seat()?, mv).err()?;
    let PlayError::Illegal(illegal) = refused else { return None };
    let names = Names::new(PEOPLE.map(str::to_owned));
    Some(G::refusal(&illegal, &names).to_string())
}

#[test]
fn a_menu_that_knows_no_names_refuses_without_a_question_mark() {
    let setup = Builders::deal(4, &Builders::agree(0, None), Seed::from_number(4));
    let (mut game, mut rng) = (Builders::new(&setup).unwrap(), Rng::new(Seed::from_number(4)));
    let mut named = 0;
    while let Turn::ToMove(seat) = game.turn() {
        let view = game.seat_view(seat);
        let others = Seat::all(4).zip(&view.public.players).filter(|(other, _)| *other != seat);
        let building =
            others.flat_map(|(_, player)| &player.sites).map(|site| site.building).next();
        if let (Some(building), Some(own)) = (building, view.own().team.first()) {
            let send = builders::Move::Send { building, worker: own.member, tool: None };
            let refusal = Builders::guide(&view).refusal(send).unwrap().to_string();
            assert!(refusal.contains("is a site of **somebody**."), "{refusal}");
            named += 1;
        }
        game.play(seat, *rng.choose(&view.legal)).unwrap();
    }
    assert!(named > 10, "there were only {named} sites of others");
}

/// Whether a rule or a seat is called by its number.
fn is_numbered(words: &str) -> bool {
    let begins = |rest: &str, letters: &[char]| {
        rest.strip_prefix(letters)
            .is_some_and(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    words.contains('§')
        || words.split('(').skip(1).any(|rest| begins(rest, &['B', 'E']) || rest.starts_with("11."))
        || words
            .split("player ")
            .skip(1)
            .any(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()))
}

/// Plays random games and asks for everything at many moments; how many refusals named somebody.
fn named<G: Words>(options: &G::Options, wishes: impl Fn(&mut Rng) -> Vec<G::Move>) -> usize {
    let mut named = 0;
    for seats in 2..=4 {
        let seed = Seed::from_number(u64::from(seats));
        let mut game = G::new(&G::deal(seats, options, seed)).unwrap();
        let mut rng = Rng::new(seed);
        while let Turn::ToMove(seat) = game.turn() {
            for words in wishes(&mut rng).into_iter().filter_map(|mv| refusal(&game, mv)) {
                assert!(!is_numbered(&words), "{words}");
                named +=
                    usize::from(PEOPLE.iter().any(|name| words.contains(&format!("**{name}**"))));
            }
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            game.play(seat, *rng.choose(&legal)).unwrap();
        }
    }
    named
}

#[test]
fn the_builders_refuse_in_words_and_names() {
    let named = named::<Builders>(&builders::Options::default(), |rng| {
        use builders::Move;
        let member = *rng.choose(&Member::all().collect::<Vec<_>>());
        let building = *rng.choose(&Building::all().collect::<Vec<_>>());
        let card = *rng.choose(&Investment::all().collect::<Vec<_>>());
        let tool = Some(*rng.choose(&Resource::ALL));
        vec![
            Move::Open { building },
            Move::Recruit { worker: member },
            Move::Invest { card, student: None },
            Move::Invest { card, student: Some(member) },
            Move::Send { worker: member, building, tool: None },
            Move::Send { worker: member, building, tool },
            Move::Take { actions: 4 },
            Move::Free { slave: member },
        ]
    });
    assert!(named > 20, "{named}");
}

#[test]
fn the_great_city_refuses_in_words_and_names() {
    for options in [great_city::Options::PUBLISHER, great_city::Options::yucata()] {
        let named = named::<GreatCity>(&options, |rng| {
            use great_city::Move;
            let card = *rng.choose(&Card::ALL);
            let at = Cell::new(1, 1).unwrap();
            let place = Space::new(1 + u8::try_from(rng.below(5)).unwrap()).unwrap();
            let build = |buy| Move::Build { card, at, tokens: CellSet::EMPTY, buy };
            let mut all =
                vec![Move::Draft { card }, Move::Pick { card }, Move::Place { space: place }];
            all.extend([build(0), build(9), Move::Produce { buy: 0 }, Move::Produce { buy: 9 }]);
            all.extend([Deck::I, Deck::II, Deck::IV].map(|deck| Move::SchoolDeck { deck }));
            all
        });
        assert!(named > 0, "{named}");
    }
}
