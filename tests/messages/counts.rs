//! "1 points" and "2 coin": every number in the words and pictures of every game has the form of its noun.

use aedile::{
    board::{Rng, Seat, Seed, Turn},
    discord::words::look,
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    play::TypedGame,
    render::Cast,
    talk::{names::Names, paths::Guide as _},
};

/// What is counted, in the form for one.
const THINGS: [&str; 22] = [
    "sesterce",
    "action",
    "point",
    "prisoner",
    "loan",
    "worker",
    "building",
    "card",
    "round",
    "machine",
    "tool",
    "coin",
    "brick",
    "cog",
    "token",
    "tile",
    "magistrate",
    "bridge",
    "piece",
    "place",
    "turn",
    "temple",
];

/// "1 sesterces" or "2 sesterce"; "4 card points" is right.
pub fn miscounted(text: &str) -> Option<String> {
    let words: Vec<&str> = text
        .split(|sign: char| !sign.is_alphanumeric() && sign != '.')
        .map(|word| word.trim_end_matches('.'))
        .collect();
    let is_one = |word: &str| THINGS.contains(&word);
    let is_many = |word: &str| word.strip_suffix('s').is_some_and(is_one);
    (1..words.len()).find_map(|place| {
        let (number, thing) = (words[place - 1], words[place]);
        let of_more = words.get(place + 1).is_some_and(|next| is_one(next) || is_many(next));
        let is_number = !number.is_empty() && number.chars().all(|sign| sign.is_ascii_digit());
        let is_wrong = if number == "1" { is_many(thing) } else { is_one(thing) && !of_more };
        (is_number && is_wrong).then(|| format!("{number} {thing}"))
    })
}

#[test]
fn a_wrong_form_is_found() {
    assert_eq!(miscounted("Anna: 1 points, 2 coins.").as_deref(), Some("1 points"));
    assert_eq!(miscounted("Stacks: 12 temple.").as_deref(), Some("12 temple"));
    assert_eq!(
        miscounted("A temple is 1 point; **1** coin, 21 points, 4 card points, round 1."),
        None
    );
}

/// All that is said of a position, and of what has just happened.
fn said<G: TypedGame>(before: &G, mv: G::Move, after: &G, is_drawn: bool) -> Vec<String> {
    let names = Names::new(["Anna", "Ben", "Cleo", "Dora"].map(ToOwned::to_owned));
    let (old, new) = (before.public_view(), after.public_view());
    let events = G::events(before, mv, after);
    let mut said = vec![G::status(&new, &names)];
    said.extend(events.iter().map(|event| G::event(event, &names)));
    for (seat, part) in Seat::all(after.seats()).zip(G::parts(&new, &names)) {
        said.push(look::part(&part));
        said.extend(
            G::account(&new, seat).map(|account| look::account("Anna", &account, G::POINT)),
        );
    }
    if let Turn::ToMove(seat) = after.turn() {
        let view = after.seat_view(seat);
        let guide = G::guide(&view);
        said.extend(
            view.legal.iter().step_by(1 + view.legal.len() / 8).map(|mv| guide.summary(*mv)),
        );
    }
    let mut said: Vec<String> = said.iter().map(ToString::to_string).collect();
    if is_drawn {
        let cast =
            Cast::new(["Anna", "Ben", "Cleo", "Dora"].into_iter().take(after.seats().into()));
        said.push(G::board(&new, &G::news(&old, &new), &cast).alt().to_owned());
    }
    said
}

fn counts<G: TypedGame>() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let setup = G::deal(seats, &G::agree(0, None), Seed::from_number(seed));
        let mut game = G::new(&setup).unwrap();
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut number = 0;
        while let Turn::ToMove(seat) = game.turn() {
            let mv = *rng.choose(&game.seat_view(seat).legal);
            let before = game.clone();
            game.play(seat, mv).unwrap();
            number += 1;
            for text in said(&before, mv, &game, number % 12 == 0) {
                assert_eq!(miscounted(&text), None, "{text}");
            }
        }
    }
}

#[test]
fn the_great_city_counts_in_english() {
    counts::<GreatCity>();
}

#[test]
fn the_builders_count_in_english() {
    counts::<Builders>();
}

#[test]
fn city_of_marble_counts_in_english() {
    counts::<Marble>();
}
