//! Words, menus and panels over whole random games: nothing breaks Discord's limits, everything legal can be clicked and
//! typed, and nothing else is offered.
#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

mod builders_moves;
mod builders_panel;
mod builders_words;
mod catalogue;
mod choosing;
mod commands;
mod counts;
mod languages;
mod marble;
mod my_tables;
mod paths;
mod plans;
mod privacy;
mod proposals;
mod refusals;
mod seats;
mod settings;
mod since;
mod time;
mod toy;
mod words;

use aedile::{
    board::{Game, Rng, Seat, Seed, Turn},
    discord::panels::player::{self as panel, Occasion},
    games::great_city::{GreatCity, Move, Options},
    pace::{Explaining, Terms},
    play::{GameKind, OwnView, PublicView},
    tables::{ChannelId, Look, MoveNumber, Occupant, Seated, Stage, TableId, UndoRefused, UserId},
    talk::{
        layout::CONTENT,
        names::Names,
        present::{Panels as _, Words as _},
    },
};

use crate::common::{
    languages::in_turn,
    limits::{self, Limits as _},
};

/// Names as long as Discord allows, full of markdown.
const NAMES: [&str; 4] = [
    "**Marcus_Aurelius_Antoninus_Aug**",
    "🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛",
    "שלום עליכם לכולם כאן",
    "[Julia](https://x.example) @all",
];

/// The greatest table number and move number that can be.
const TABLE: TableId = TableId(u64::MAX);
const NUMBER: MoveNumber = MoveNumber(99_999);

fn look(game: &GreatCity, seat: Seat) -> Look {
    let players = Seat::all(game.seats())
        .zip(NAMES)
        .map(|(seat, name)| Seated {
            seat,
            who: Occupant::Person(UserId(u64::MAX)),
            name: name.to_owned(),
            colour: None,
            away: false,
        })
        .collect();
    let state = if game.turn().seat().is_some() { Stage::Running } else { Stage::Finished };
    Look {
        table: TABLE,
        kind: GameKind::GreatCity,
        channel: ChannelId(1),
        state,
        number: NUMBER,
        players,
        turn: game.turn(),
        terms: Terms::default(),
        deadline: None,
        seat: Some(seat),
        imagined: false,
        public: PublicView::of::<GreatCity>(game.public_view()),
        own: Some(OwnView::of::<GreatCity>(game.seat_view(seat))),
        hint: None,
        standing_order: None,
        plan: None,
        undo: if seat.index() == 0 { Ok(()) } else { Err(UndoRefused::NoMove) },
        since: None,
    }
}

/// Plays a random game; `watch` sees each position with its number and the seat to move.
fn play(
    seats: u8,
    options: Options,
    seed: u64,
    mut watch: impl FnMut(usize, &GreatCity, Seat),
) -> GreatCity {
    let mut game =
        GreatCity::new(&GreatCity::deal(seats, &options, Seed::from_number(seed))).unwrap();
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut moves = 0;
    while let Turn::ToMove(seat) = game.turn() {
        watch(moves, &game, seat);
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        // Hands grow to their longest when nobody builds, so some games build rarely.
        let lazy = seed.is_multiple_of(3) && legal.contains(&Move::Pass) && rng.below(8) > 0;
        let mv = if lazy { Move::Pass } else { *rng.choose(&legal) };
        game.play(seat, mv).unwrap();
        moves += 1;
    }
    game
}

fn all_options() -> [Options; 4] {
    let shrine = |options: Options| Options { shrine: true, ..options };
    [Options::PUBLISHER, shrine(Options::PUBLISHER), Options::yucata(), shrine(Options::yucata())]
}

#[test]
fn a_panel_tells_nothing_that_its_player_cannot_know() {
    for seats in 2..=4 {
        let options = Options { shrine: true, ..Options::PUBLISHER };
        play(seats, options, 7000 + u64::from(seats), |number, game, seat| {
            if number % 12 != 0 {
                return;
            }
            let mut rng = Rng::new(Seed::from_number(number as u64));
            let other = GreatCity::imagine(&game.seat_view(seat), &mut rng);
            let (here, there) = (look(game, seat), look(&other, seat));
            for page in ["", "build:market", "keep:school"] {
                let shown = |look| panel::panel(look, page, Occasion::Opened);
                assert_eq!(
                    shown(&here),
                    shown(&there),
                    "another world that looks the same to the player"
                );
            }
            let names = Names::new(NAMES.map(ToOwned::to_owned));
            assert_eq!(here.public.status(&names), there.public.status(&names));
        });
    }
}

#[test]
fn no_message_of_a_whole_game_breaks_a_limit() {
    for seats in 2..=4 {
        for (place, options) in all_options().into_iter().enumerate() {
            for seed in 0..3 {
                let number = 1000 + 10 * seed + place as u64;
                let check = || play(seats, options, number, |_, game, seat| check_all(game, seat));
                in_turn(number).speak(check);
            }
        }
    }
}

fn check_all(game: &GreatCity, to_move: Seat) {
    let names = Names::new(NAMES.map(ToOwned::to_owned));
    for seat in Seat::all(game.seats()) {
        let look = look(game, seat);
        for occasion in [Occasion::Opened, Occasion::Moved, Occasion::Undone] {
            panel::panel(&look, "", occasion).check().unwrap();
        }
        for explaining in [Explaining::FirstTimes, Explaining::Off] {
            panel::help(&look, explaining).check().unwrap();
        }
        let own = look.own.as_ref().unwrap().typed::<GreatCity>().unwrap();
        let can_build = own.legal.iter().any(|mv| matches!(mv, Move::Build { .. }));
        let advised = GreatCity::explain(own).iter().any(|one| one.kind == "act");
        assert!(!advised || can_build, "who cannot build is not told to");
        for page in 0..4 {
            GreatCity::hand(own, page, look.spot()).check().unwrap();
        }
    }
    for part in GreatCity::parts(&game.public_view(), &names) {
        let says = part.says.to_string();
        assert!(!says.contains(": none."), "{says}");
    }
    assert!(GreatCity::status(&game.public_view(), &names).to_string().chars().count() <= CONTENT);
    assert!(GreatCity::call(&game.public_view()).to_string().chars().count() <= CONTENT / 2);
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    let mut after = *game;
    after.play(to_move, legal[0]).unwrap();
    let lines: Vec<String> = GreatCity::events(game, legal[0], &after)
        .iter()
        .map(|event| GreatCity::event(event, &names).to_string())
        .collect();
    assert!(lines.iter().all(|line| !line.is_empty() && !line.contains('\n')), "{lines:?}");
}
