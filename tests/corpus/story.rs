//! The law of lines: the post of a round holds the whole round. Over all recorded games, each build, site, tile and finish of each
//! player is readable in the post of its round, in few characters.

use std::{fs::File, io::Read as _};

use aedile::{
    board::{
        Seat, Turn,
        log::{self, Logged, Summary},
    },
    discord::words::story::{ROOM, news, story},
    games::{
        builders::{Builders, Event as Site},
        great_city::{Event as City, GreatCity},
        marble::{Event as Hill, Marble, Move},
    },
    play::{AnyEvent, PublicView, TypedGame},
    tables::{Happened, MoveNumber, Occupant, Seated, Stretch, TableId, UserId, Why},
};

use flate2::read::GzDecoder;

/// Names as long as Discord allows.
const NAMES: [&str; 4] = [
    "Marcus Aurelius Antoninus Augus.",
    "Lucius Septimius Severus Pertin.",
    "Publius Aelius Traianus Hadrian.",
    "Gaius Iulius Verus Maximinus Th.",
];

/// All recorded games of a game, of its newest rules.
pub fn all_of<G: Logged>() -> Vec<Summary<G>> {
    let name = format!("tests/corpus/{}-{}.jsonl.gz", G::ID, G::RULES_VERSION.number());
    let mut text = String::new();
    GzDecoder::new(File::open(name).unwrap()).read_to_string(&mut text).unwrap();
    let games = text.split_inclusive("\n\n").map(str::trim_end);
    games.map(|game| log::verify(game.as_bytes()).unwrap()).collect()
}

/// What must be readable of an event in the line of a player, or in any line.
type Must<E> = fn(&E) -> Option<(Option<Seat>, String)>;

/// The posts of the rounds of a game: the public views at both ends of each, and what happened.
fn rounds<G: TypedGame>(names: [&str; 4], setup: &G::Setup, moves: &[G::Move]) -> Vec<Stretch> {
    let mut game = G::new(setup).unwrap();
    let seated = |(seat, name): (Seat, &str)| Seated {
        seat,
        who: Occupant::Person(UserId(7)),
        name: name.to_owned(),
        colour: None,
        away: false,
    };
    let players: Vec<Seated> = Seat::all(game.seats()).zip(names).map(seated).collect();
    let begin = |game: &G| Stretch {
        table: TableId(1),
        kind: G::KIND,
        number: MoveNumber(0),
        players: players.clone(),
        former: Vec::new(),
        taken_back: Vec::new(),
        turn: game.turn(),
        public: PublicView::of::<G>(game.public_view()),
        before: PublicView::of::<G>(game.public_view()),
        events: Vec::new(),
    };
    let (mut all, mut stretch) = (Vec::new(), begin(&game));
    for (number, mv) in (0..).zip(moves) {
        let (before, number) = (game.clone(), MoveNumber(number));
        let forced = before.forced() == Some(*mv);
        game.play_unchecked(*mv);
        let why = forced.then_some(Why::Forced);
        let events = G::events(&before, *mv, &game).into_iter();
        stretch.events.extend(events.map(|event| Happened {
            number,
            event: AnyEvent::of::<G>(event),
            why,
        }));
        if before.round() != game.round() || matches!(game.turn(), Turn::Over { .. }) {
            stretch.public = PublicView::of::<G>(game.public_view());
            all.push(std::mem::replace(&mut stretch, begin(&game)));
        }
    }
    all
}

/// Checks all recorded games; the longest post of a round, and by how many characters posts were too long with all their words.
fn holds<G: TypedGame>(must: Must<G::Event>) -> usize {
    let mut longest = (0, String::new());
    for summary in all_of::<G>() {
        let moves: Vec<G::Move> = summary.moves.iter().map(|played| played.mv).collect();
        for round in rounds::<G>(NAMES, &summary.setup, &moves) {
            let lines: Vec<String> = story(&round).iter().map(ToString::to_string).collect();
            for (seat, words) in
                round.events.iter().filter_map(|one| must(one.event.typed::<G>().unwrap()))
            {
                let name = seat.map(|seat| NAMES[seat.index()].replace('.', "\\."));
                let is_there = |line: &&String| {
                    name.as_ref().is_none_or(|name| line.starts_with(&format!("**{name}**")))
                        && line.contains(&words)
                };
                assert!(
                    lines.iter().any(|line| is_there(&line)),
                    "{words} of {seat:?}: {lines:#?}"
                );
            }
            assert_no_turn_is_missing::<G>(&round, &lines);
            let text = lines.join("\n");
            if text.chars().count() > longest.0 {
                longest = (text.chars().count(), text);
            }
        }
    }
    println!("{}: {} characters\n{}", G::ID, longest.0, longest.1);
    longest.0
}

/// Everybody who made a move in the round has a line.
fn assert_no_turn_is_missing<G: TypedGame>(round: &Stretch, lines: &[String]) {
    let names = aedile::discord::words::names(&round.players);
    for one in round.events.iter().filter(|one| one.why.is_none()) {
        let Some(seat) = one.event.brief(&names).who else { continue };
        // Where a magistrate goes after a finish is no turn of its own.
        if G::is_aside(one.event.typed::<G>().unwrap()) {
            continue;
        }
        let name = names.bold(seat);
        assert!(lines.iter().any(|line| line.contains(&name)), "{name}: {lines:#?}");
    }
}

#[test]
fn the_posts_of_the_builders_hold_each_site_and_each_finish() {
    let longest = holds::<Builders>(|event| match event {
        Site::Open { player, building, .. } | Site::Finish { player, building, .. } => {
            Some((Some(*player), building.name().to_string()))
        }
        _ => None,
    });
    assert!(longest <= ROOM, "{longest}");
}

/// The purses can be kept by the posts alone, as long as names leave room for all words.
#[test]
fn the_posts_of_the_builders_tell_what_everybody_pays_and_gets() {
    let names = ["Anna", "Ben", "Cleo", "Dora"];
    let (mut told, mut tools) = (0, 0);
    for summary in all_of::<Builders>() {
        let moves: Vec<_> = summary.moves.iter().map(|played| played.mv).collect();
        for round in rounds::<Builders>(names, &summary.setup, &moves) {
            let [was, is] = [&round.before, &round.public]
                .map(|view| view.typed::<Builders>().unwrap().players.clone());
            let lines: Vec<String> = story(&round).iter().map(ToString::to_string).collect();
            // What is repaid at the end stands with the scores.
            let is_over = matches!(
                round.events.last().unwrap().event.typed::<Builders>(),
                Some(Site::Over { .. })
            );
            for (name, (was, is)) in names.iter().zip(was.iter().zip(&is)) {
                let turn = lines.iter().filter(|line| line.starts_with(&format!("**{name}**")));
                let change: i32 = turn.map(|line| purse(line)).sum();
                let expected = i32::from(is.coins) - i32::from(was.coins);
                assert!(change == expected || is_over, "{name} {expected}: {lines:#?}");
                told += usize::from(change != 0);
            }
            tools += lines.iter().filter(|line| line.contains(" with the ")).count();
        }
    }
    assert!(told > 1000 && tools > 100, "{told} changes, {tools} with tools");
}

/// The picture below the lines says the round of the lines.
#[test]
fn the_picture_below_the_lines_of_a_round_is_of_that_round() {
    fn check<G: TypedGame>() {
        let summary = all_of::<G>().remove(0);
        let moves: Vec<G::Move> = summary.moves.iter().map(|played| played.mv).collect();
        let all = rounds::<G>(["Anna", "Ben", "Cleo", "Dora"], &summary.setup, &moves);
        for round in all.iter().rev().skip(1).rev().skip(1) {
            let heading = story(round)[0].to_string();
            let number: String = heading.chars().filter(char::is_ascii_digit).collect();
            let cast = aedile::discord::words::cast(&round.players);
            let alt = round.public.board(&news(round), &cast).alt().to_owned();
            assert!(alt.starts_with(&format!("After round {number}.")), "{heading}: {alt}");
        }
        assert!(all.len() > 5, "{} rounds", all.len());
    }
    check::<Builders>();
    check::<GreatCity>();
    check::<Marble>();
}

/// By how much the line of a turn changes a purse.
fn purse(line: &str) -> i32 {
    let (did, gains) = line.split_once(" · ").unwrap_or((line, ""));
    let number = |word: &str| word.replace('−', "-").parse::<i32>().ok();
    if let Some(coins) = gains.split(", ").find(|gain| gain.contains("sesterce")) {
        return coins.split(' ').filter_map(number).sum();
    }
    let behind = |text: &str| {
        let words = did.split(text).skip(1).filter_map(|rest| rest.split(' ').next());
        words.filter_map(number).sum::<i32>()
    };
    let bought = did.split_once("bought ").and_then(|(_, rest)| rest.split_once(" action"));
    let price = bought.and_then(|(_, rest)| rest.split_once('(')?.1.split_once(')'));
    behind("took ") + behind("took a loan of ")
        - price.and_then(|(price, _)| number(price)).unwrap_or(0)
}

#[test]
fn the_posts_of_the_great_city_hold_each_build() {
    let longest = holds::<GreatCity>(|event| match event {
        City::Build { player, card, .. } | City::Pick { player, card, .. } => {
            Some((Some(*player), card.name().to_string()))
        }
        _ => None,
    });
    assert!(longest <= ROOM, "{longest}");
}

#[test]
fn the_posts_of_city_of_marble_hold_each_tile_and_each_finish() {
    let longest = holds::<Marble>(|event| match event {
        Hill::Did { player, mv: Move::Play { at, .. }, .. } => {
            Some((Some(*player), at.to_string()))
        }
        Hill::Build { player, site, .. } => Some((*player, site.to_string())),
        _ => None,
    });
    assert!(longest <= ROOM, "{longest}");
}
