//! Laws of what anybody may look at: whatever the table, each page keeps Discord's limits, leads somewhere and tells no secret, and
//! each account of points adds up to the total.

use aedile::{
    board::{Game, Rng, Seat, Seed, Turn, log::Logged},
    catalogue::Language,
    discord::{
        panels::{
            look::{self, Drawing, Earlier},
            player::{self, Occasion},
        },
        words::{cast, names},
    },
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    pace::Terms,
    play::{AnyNews, AnyShot, OwnView, PublicView, TypedGame},
    render::ALT_LIMIT,
    tables::{ChannelId, Look, MoveNumber, Occupant, Seated, Stage, TableId, UndoRefused, UserId},
    talk::{
        layout::{Panel, Row},
        present::Seen,
        sight::{Page, Sight},
        verb::{GameVerb, Verb},
    },
};

use crate::common::languages::in_turn;

use super::{
    every::{all_views, position},
    limits::Limits as _,
};
use crate::corpus::story::all_of;

/// Names as long as Discord allows, full of markdown, or of what no font draws.
const NAMES: [&str; 4] = [
    "**Marcus_Aurelius_Antoninus_Aug**",
    "🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛",
    "שלום עליכם לכולם כאן",
    "[Julia](https://x.example) @all",
];

/// What a seat sees of a table with the greatest numbers that can be.
pub fn look_at<G: TypedGame>(game: &G, viewer: Option<Seat>) -> Look {
    let player = |(seat, name): (Seat, &str)| Seated {
        seat,
        who: Occupant::Person(UserId(u64::MAX)),
        name: name.to_owned(),
        colour: None,
        away: false,
    };
    let is_running = matches!(game.turn(), Turn::ToMove(_));
    Look {
        table: TableId(u64::MAX),
        kind: G::KIND,
        channel: ChannelId(1),
        state: if is_running { Stage::Running } else { Stage::Finished },
        number: MoveNumber(99_999),
        players: Seat::all(game.seats()).zip(NAMES).map(player).collect(),
        turn: game.turn(),
        terms: Terms::default(),
        deadline: None,
        seat: viewer,
        imagined: false,
        public: PublicView::of::<G>(game.public_view()),
        own: viewer.map(|seat| OwnView::of::<G>(game.seat_view(seat))),
        hint: None,
        standing_order: None,
        plan: None,
        undo: Err(UndoRefused::NoMove),
        since: None,
    }
}

/// A moment in the middle of a long game, with as many others as there may be.
fn earlier() -> Earlier {
    let line = || "**Marcus_Aurelius_Antoninus_Aug** built **Imperial Thermal Baths**.".into();
    Earlier {
        after: MoveNumber(88_888),
        lines: (0..9).map(|_| line()).collect(),
        previous: Some(MoveNumber(88_887)),
        next: Some(MoveNumber(88_889)),
        others: (0..25).map(|at| (MoveNumber(at), format!("round {at}").into())).collect(),
    }
}

/// Where the buttons and the menu of a page lead.
fn leads<P>(panel: &Panel<P>) -> Vec<Sight> {
    let ids = panel.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.id.clone()).collect::<Vec<_>>(),
        Row::Select(select) => {
            let options = select.options.iter();
            options.map(|option| select.id.clone().chosen(&option.value)).collect()
        }
    });
    let sight = |verb| match verb {
        Verb::Game(GameVerb::Look(text)) => Some(Sight::read(&text)),
        _ => None,
    };
    ids.filter_map(|id| sight(id.verb)).collect()
}

fn every_page_keeps_the_limits<G: TypedGame>() {
    for (seats, number, moves) in [(2, 1, 40), (3, 2, 90), (4, 3, 0), (4, 4, 160), (4, 5, 5000)] {
        let game: G = position(seats, &G::Options::default(), number, moves);
        in_turn(number).speak(|| every_page_keeps_the_limits_in(&game));
    }
}

fn every_page_keeps_the_limits_in<G: TypedGame>(game: &G) {
    let seen = [None, Some(Seat::FIRST)].map(|viewer| look_at(game, viewer));
    for (look, then) in seen.iter().flat_map(|look| [(look, None), (look, Some(earlier()))]) {
        let names = names(&look.players);
        let first = look::panel(look, Page::Table, then.as_ref(), &names);
        let mut pages: Vec<Page> = leads(&first).iter().map(|sight| sight.page).collect();
        pages.push(Page::Words(1));
        for page in pages {
            let panel = look::panel(look, page, then.as_ref(), &names);
            panel.check().unwrap_or_else(|why| panic!("{page} of {}: {why}", G::ID));
            let same = |sight: &Sight| sight.after == then.as_ref().map(|then| then.after);
            assert!(leads(&panel).iter().any(same), "the menu stays at its moment");
            if then.is_none() {
                draws(look, panel.picture);
            }
        }
    }
}

/// The text of the picture, which everybody may see, or the viewer alone.
fn drawn(look: &Look, drawing: Option<Drawing<AnyShot>>) -> Option<String> {
    let (cast, news) = (cast(&look.players), AnyNews::default());
    match drawing? {
        Drawing::Shot(shot) => match look.public.draw(&shot, look.own.as_ref(), &news, &cast) {
            Some(Seen::Everybody(picture)) => Some(picture.alt().to_owned()),
            Some(Seen::OneSeat(picture)) if look.own.is_some() => Some(picture.alt().to_owned()),
            Some(Seen::OneSeat(_)) | None => panic!("{shot:?} is for everybody"),
        },
        Drawing::Scores => Some(look.public.scores(&cast).alt().to_owned()),
    }
}

/// The picture has a text, and the text its limit.
fn draws(look: &Look, drawing: Option<Drawing<AnyShot>>) {
    if let Some(alt) = drawn(look, drawing) {
        assert!((1..=ALT_LIMIT).contains(&alt.chars().count()), "{alt}");
    }
}

/// What a viewer reads on each page of *Look*, the table in sentences among them, with what can be pressed there and the text
/// of its picture.
fn pages<G: TypedGame>(game: &G, viewer: Option<Seat>, then: Option<&Earlier>) -> Vec<String> {
    let look = look_at(game, viewer);
    let names = names(&look.players);
    let first = look::panel(&look, Page::Table, then, &names);
    let mut pages: Vec<Page> = leads(&first).iter().map(|sight| sight.page).collect();
    pages.push(Page::Words(1));
    let shown = pages.into_iter().map(|page| {
        let panel = look::panel(&look, page, then, &names).to(Language::ENGLISH);
        let alt = drawn(&look, panel.picture);
        format!("{page}: {}\n{:?}\n{alt:?}", panel.text, panel.rows)
    });
    shown.collect()
}

/// All that the viewer cannot know is dealt anew behind their back, and each page stays the same: for a seat, and for a
/// spectator, from whom the hands of all are hidden, now and at an earlier moment. Says in how many positions it was another
/// table to somebody.
fn no_page_tells_a_secret<G: TypedGame>() -> usize {
    let mut others = 0;
    for (number, moves) in (0..).zip([0, 31, 58, 83, 122, 149]) {
        let game: G = position(2 + (number % 3) as u8, &G::Options::default(), number, moves);
        let seats: Vec<Seat> = Seat::all(game.seats()).collect();
        let [seat, other] = [moves, moves + 1].map(|at| seats[at % seats.len()]);
        let anew = |game: &G, seat: Seat| {
            G::imagine(&game.seat_view(seat), &mut Rng::new(Seed::from_number(number)))
        };
        let to_seat = anew(&game, seat);
        let to_nobody = anew(&to_seat, other);
        others += usize::from(all_views(&game) != all_views(&to_nobody));
        for (world, viewer, then) in [
            (&to_seat, Some(seat), None),
            (&to_nobody, None, None),
            (&to_nobody, None, Some(earlier())),
        ] {
            let (here, there) =
                (pages(&game, viewer, then.as_ref()), pages(world, viewer, then.as_ref()));
            assert!(here.len() > 3, "{} pages", here.len());
            assert_eq!(here, there, "{}, game {number}", G::ID);
        }
    }
    others
}

#[test]
fn no_page_of_look_tells_a_secret() {
    assert!(no_page_tells_a_secret::<GreatCity>() > 3);
    assert!(no_page_tells_a_secret::<Marble>() > 1);
    assert_eq!(no_page_tells_a_secret::<Builders>(), 0, "only the order of its decks is hidden");
}

#[test]
fn every_page_of_every_table_keeps_the_limits() {
    every_page_keeps_the_limits::<GreatCity>();
    every_page_keeps_the_limits::<Builders>();
    every_page_keeps_the_limits::<Marble>();
}

/// `is_open`: nothing of a running game's score is secret.
fn every_account_adds_up<G: TypedGame>(is_open: impl Fn(&G) -> bool) {
    for number in 0..30 {
        let moves = usize::try_from(number * 17).expect("small");
        let seats = 2 + (number % 3) as u8;
        let game: G =
            position(seats, &G::Options::default(), number, if number > 26 { 5000 } else { moves });
        for seat in Seat::all(seats) {
            let account = G::account(&game.public_view(), seat).expect("each of our games has one");
            let sum: i32 = account.lines.iter().map(|(_, points)| points).sum();
            assert_eq!(sum, account.total, "{account:?}");
            if is_open(&game) {
                assert_eq!(Some(&account.total), game.score(seat).last(), "{account:?}");
            }
            assert!(matches!(game.turn(), Turn::ToMove(_)) || account.more.is_empty());
        }
    }
}

#[test]
fn every_account_of_points_adds_up_to_the_total() {
    every_account_adds_up::<GreatCity>(|_| true);
    every_account_adds_up::<Builders>(|_| true);
    every_account_adds_up::<Marble>(|game| matches!(game.turn(), Turn::Over { .. }));
}

/// As many cards as are told lie in the decks.
#[test]
fn what_nobody_has_seen_is_what_the_decks_of_the_builders_hold() {
    for number in 0..20 {
        let moves = usize::try_from(number * 23).expect("small");
        let game: Builders = position(2 + (number % 3) as u8, &<_>::default(), number, moves);
        let look = look_at(&game, None);
        let view = look.public.typed::<Builders>().unwrap();
        let page = |page| look::panel(&look, Page::Words(page), None, &names(&look.players));
        let said: String = (1..6).map(|number| page(number).text.to_string()).collect();
        for left in [view.building_deck, view.worker_deck] {
            assert!(said.contains(&format!("__, {left} left")), "{left}: {said}");
        }
    }
}

/// So many lines of text stand beside a picture at most.
const BESIDE: usize = 2;

/// Beside a picture of *Look* or of a panel stand two lines at most; whatever else there is to say is behind *As text* and *Help*.
fn pictures_come_first<G: Logged + TypedGame>() -> usize {
    let mut count = 0;
    let mut told = |panel: Panel<()>| {
        let Some(()) = panel.picture else { return };
        let text = panel.to(Language::ENGLISH).text;
        let lines = text.lines().filter(|line| !line.is_empty()).count();
        assert!(lines <= BESIDE, "{}: {text}", G::ID);
        count += 1;
    };
    for recorded in all_of::<G>().into_iter().take(3) {
        let mut game = G::new(&recorded.setup).expect("it was recorded");
        for (number, played) in recorded.moves.iter().enumerate() {
            if let (Some(seat), 0) = (game.turn().seat(), number % 13) {
                let look = look_at(&game, Some(seat));
                let names = names(&look.players);
                let first = look::panel(&look, Page::Table, None, &names);
                for page in leads(&first).iter().map(|sight| sight.page) {
                    for then in [None, Some(earlier())] {
                        told(bare(look::panel(&look, page, then.as_ref(), &names)));
                    }
                }
                let mut open = vec![String::new()];
                for depth in 0..2 {
                    let shown: Vec<_> = open.iter().map(|page| panel(&look, page)).collect();
                    open = shown.iter().flat_map(turns).take(8 / (depth + 1)).collect();
                    for shown in shown {
                        told(bare(shown));
                    }
                }
                told(bare(player::hand(&look, 0).expect("it has a seat")));
            }
            game.play_unchecked(played.mv);
        }
    }
    count
}

fn panel(look: &Look, page: &str) -> Panel<AnyShot> {
    player::panel(look, page, Occasion::Opened)
}

/// The pages to which one leads.
fn turns(panel: &Panel<AnyShot>) -> Vec<String> {
    let ids = panel.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|one| one.id.clone()).collect::<Vec<_>>(),
        Row::Select(select) => {
            select.options.iter().map(|one| select.id.clone().chosen(&one.value)).collect()
        }
    });
    ids.filter_map(|id| match id.verb {
        Verb::Game(GameVerb::Go(page)) if !page.is_empty() => Some(page),
        _ => None,
    })
    .collect()
}

/// The same panel, with whether it has a picture.
fn bare<P>(panel: Panel<P>) -> Panel<()> {
    Panel { text: panel.text, rows: panel.rows, picture: panel.picture.map(|_| ()) }
}

#[test]
fn pictures_come_first_in_every_recorded_game() {
    assert!(pictures_come_first::<GreatCity>() > 200);
    assert!(pictures_come_first::<Builders>() > 200);
    assert!(pictures_come_first::<Marble>() > 200);
}
