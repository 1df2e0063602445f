//! The law of secrets on every output: all that a viewer cannot know is dealt anew, and every byte that the viewer is shown
//! stays the same: views, pictures, alt texts, panels, menus, autocompletes, hints, plans and what they foresee, refusals, event
//! lines, and whether the program moves at once. (`/me data` is made of rows, not of views: `tables/tests/privacy.rs`.)
//!
//! It is the same for every game and asks nothing of one beyond what the bot asks. `AEDILE_SECRETS` says how many positions
//! are looked at.

use std::{collections::VecDeque, env};

use aedile::{
    ai::{self, Budget},
    board::{Level, Rng, Seat, Seed, Turn, ViewOf, WhatIf},
    play::{OwnView, PublicView, TypedGame},
    render::{Cast, Picture},
    tables::{MoveNumber, TableId},
    talk::{
        layout::{Panel, Row},
        names::Names,
        paths::{Guide, Path, Typed, decision, offer},
        plans::{Alternative, Plan, Repeat, decide},
        present::{Panels, Present, Seen, Spot},
        say::Language,
        verb::{GameVerb, Verb},
    },
};

use super::{every::position, limits::Limits as _};

/// Positions of each game, unless told otherwise.
const POSITIONS: u64 = 40;
/// Pages of a panel that are opened in each position, and pictures that are drawn.
const PAGES: usize = 16;
const PICTURES: usize = 2;
/// Legal moves that are played, and foreign ones that are refused, in each position.
const MOVES: usize = 12;
/// Decisions ahead that plans look.
const STEPS: usize = 3;
/// So far are games played to a position at most.
const LONGEST: u64 = 260;

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dora"];
const SPOT: Spot = Spot { table: TableId(7), number: MoveNumber(9) };

/// What somebody is shown, by what it is.
#[derive(Default)]
pub struct Shown {
    texts: Vec<(String, String)>,
    pictures: Vec<(String, Vec<u8>)>,
}

impl Shown {
    #[expect(
        clippy::needless_pass_by_value,
        reason = "texts, numbers and moves are told as they are"
    )]
    fn text(&mut self, what: impl Into<String>, text: impl ToString) {
        self.texts.push((what.into(), text.to_string()));
    }

    fn picture<A>(&mut self, what: &str, picture: &Picture<A>) {
        self.text(format!("alt text of {what}"), picture.alt());
        self.pictures.push((what.to_owned(), picture.png().to_vec()));
    }

    /// What is shown here is what is shown there, byte by byte.
    pub fn is_the_same_as(&self, there: &Self) {
        assert_eq!(self.texts.len(), there.texts.len());
        for (here, there) in self.texts.iter().zip(&there.texts) {
            assert_eq!(here, there);
        }
        assert_eq!(self.pictures.len(), there.pictures.len());
        for ((what, here), (_, there)) in self.pictures.iter().zip(&there.pictures) {
            assert!(here == there, "the picture of {what} tells more than its viewer may know");
        }
    }
}

/// What everybody is shown.
fn shown_to_all<G: Present>(game: &G) -> Shown {
    let (public, names) = (game.public_view(), Names::new(NAMES.map(str::to_owned)));
    let mut shown = Shown::default();
    shown.text("public view", serde_json::to_string(&public).expect("plain data"));
    shown.text("public view in a trace", format!("{public:?}"));
    shown.text("whose turn it is", format!("{:?}", game.turn()));
    // The program answers at once where it does: that it does must not tell what the seat holds.
    shown.text("played without asking", game.forced().is_some());
    for order in G::STANDING_ORDERS {
        shown.text(format!("played by {order}"), game.by_order(order).is_some());
    }
    shown.text("status", G::status(&public, &names));
    for part in G::parts(&public, &names) {
        shown.text(part.name.to_string(), part.says);
    }
    for seat in Seat::all(game.seats()) {
        let account = G::account(&public, seat);
        shown.text(format!("account of {seat:?}"), format!("{account:?}"));
    }
    if game.turn().seat().is_some() {
        shown.text("call", G::call(&public));
        shown.text("duty", G::duty(&public));
    }
    shown
}

/// What this seat is shown besides: its view, its hand, and what it can do when it is its turn.
pub fn shown_to<G: Present>(game: &G, seat: Seat) -> (Shown, Vec<G::Shot>) {
    let view = game.seat_view(seat);
    let mut shown = Shown::default();
    shown.text("view", serde_json::to_string(&view).expect("plain data"));
    shown.text("view in a trace", format!("{view:?}"));
    shown.text("help", G::help(&view));
    shown.text("explanation", format!("{:?}", G::explain(&view)));
    let hand = G::hand(&view, 0, SPOT);
    let mut shots: Vec<G::Shot> = hand.picture.iter().cloned().collect();
    shown.text("hand", said(hand));
    foreseen::<G>(&view, &mut shown);
    let names = Names::new(NAMES.map(str::to_owned));
    shots.extend(G::parts(&game.public_view(), &names).into_iter().filter_map(|part| part.shot));
    if game.turn() == Turn::ToMove(seat) {
        shots.extend(panels::<G>(&view, &mut shown));
        menus::<G>(&view, &mut shown);
        hints::<G>(&view, &mut shown);
        plans::<G>(&view, &mut shown);
    }
    (shown, shots)
}

/// The table as it may come, on which the pages of plans are made.
fn foreseen<G: Present>(view: &ViewOf<G>, shown: &mut Shown) {
    let mut world = WhatIf::<G>::new(view);
    for _ in 0..STEPS {
        if !world.go_on(G::STANDING_ORDERS.first().copied()) {
            break;
        }
        shown.text("table as it may come", format!("{:?}", world.view()));
        shown.text("ideas there", format!("{:?}", world.ideas()));
        world.make_best();
    }
}

/// What plans mean to this decision: whole moves, beginnings of them, and the best of a beginning.
fn plans<G: Panels>(view: &ViewOf<G>, shown: &mut Shown) {
    let guide = G::guide(view);
    let paths: Vec<Path> = guide.legal().iter().map(|mv| guide.path(*mv)).collect();
    for path in spread(&paths) {
        for wanted in [path.clone(), path.clone().back(), Path::new(path.order().to_owned())] {
            for wanted in [Alternative::Move(wanted.clone()), Alternative::Best(wanted)] {
                let plan = Plan::again(wanted, Repeat::Never);
                shown.text(format!("{plan:?}"), format!("{:?}", decide::<G>(&plan, view)));
            }
        }
    }
}

/// A panel with all its ids, labels and words.
fn said<P>(panel: Panel<P>) -> String {
    let panel = panel.to(Language::ENGLISH);
    format!("{}\n{:?}", panel.text, panel.rows)
}

/// The pages of the panel, the nearest first; the pictures that they ask for.
fn panels<G: Panels>(view: &ViewOf<G>, shown: &mut Shown) -> Vec<G::Shot> {
    let guide = G::guide(view);
    let (mut open, mut seen) = (VecDeque::from([String::new()]), vec![String::new()]);
    let mut shots = Vec::new();
    for _ in 0..PAGES {
        let Some(name) = open.pop_front() else { break };
        let Some(panel) = decision(&guide, &name, SPOT) else { panic!("{name:?} is offered") };
        shots.extend(panel.picture.clone());
        for row in &panel.rows {
            for page in pages(row).into_iter().filter(|page| !page.is_empty()) {
                if !seen.contains(&page) {
                    seen.push(page.clone());
                    open.push_back(page);
                }
            }
        }
        shown.text(format!("page {name:?}"), said(panel));
    }
    shots
}

/// The pages to which a row leads.
fn pages(row: &Row) -> Vec<String> {
    let ids = match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.id.clone()).collect::<Vec<_>>(),
        Row::Select(select) => {
            let chosen =
                select.options.iter().map(|option| select.id.clone().chosen(&option.value));
            chosen.collect()
        }
    };
    let page = |verb: Verb| match verb {
        Verb::Game(GameVerb::Go(page)) => Some(page),
        _ => None,
    };
    ids.into_iter().filter_map(|id| page(id.verb)).collect()
}

/// What autocomplete offers for each option of the slash command, with nothing else typed and with the best of the one before.
fn menus<G: Panels>(view: &ViewOf<G>, shown: &mut Shown) {
    let guide = G::guide(view);
    for order in <G::Guide<'_> as Guide>::ORDERS {
        let mut typed = Typed::new(order.id);
        for asked in order.asks {
            let offered = offer(&guide, &typed, asked.id);
            shown.text(format!("{} {}", order.id, asked.id), format!("{offered:?}"));
            if let Some(best) = offered.ok().and_then(|choices| choices.into_iter().next()) {
                typed = typed.with(asked.id, best.value);
            }
        }
    }
}

/// What each opponent would play, and what one advises, by the same chance.
fn hints<G: Present>(view: &ViewOf<G>, shown: &mut Shown) {
    let (chance, short) = (Seed::from_number(5), Budget::iterations(20));
    for level in Level::ALL {
        shown.text(level.name(), ai::choose::<G>(level, view, chance, &short));
    }
    for advice in ai::advise::<G>(Level::Normal, view, chance, &short) {
        shown.text("advice", format!("{advice:?} {}", G::reason(view, advice.mv)));
    }
}

/// What the seat to move is told when it plays what shows no secret, and when it tries what the rules refuse.
fn answers<G: Present>(game: &G, foreign: &[G::Move]) -> Shown {
    let names = Names::new(NAMES.map(str::to_owned));
    let (mut shown, mut legal) = (Shown::default(), Vec::new());
    game.legal_moves(&mut legal);
    for mv in spread(&legal) {
        shown.text(format!("whether {mv} shows a secret"), game.seals(*mv));
        if game.seals(*mv) {
            continue;
        }
        let mut after = game.clone();
        after.play_unchecked(*mv);
        if after.turn().seat().is_none() {
            // The end shows everything to everybody.
            continue;
        }
        for event in G::events(game, *mv, &after) {
            shown.text(format!("event of {mv}"), G::event(&event, &names));
            shown.text(format!("{mv} to plans"), format!("{:?}", G::happening(&event)));
        }
        shown.text(format!("table after {mv}"), format!("{:?}", after.public_view()));
    }
    for mv in spread(foreign) {
        let refusal = game.check(*mv).err().map(|rule| G::refusal(&rule, &names).to_string());
        shown.text(format!("refusal of {mv}"), refusal.unwrap_or_default());
    }
    shown
}

/// Some of many, evenly.
fn spread<T>(all: &[T]) -> impl Iterator<Item = &T> {
    all.iter().step_by(all.len() / MOVES + 1)
}

fn draw<G: Present>(game: &G, seat: Seat, shots: &[G::Shot]) -> Shown {
    let (public, own) = (game.public_view(), game.seat_view(seat));
    let (cast, news) = (Cast::new(NAMES), G::News::default());
    let mut shown = Shown::default();
    shown.picture("the board", &G::board(&public, &news, &cast));
    for shot in shots {
        match G::draw(shot, &public, Some(&own), &news, &cast) {
            Some(Seen::Everybody(picture)) => shown.picture(&format!("{shot:?}"), &picture),
            Some(Seen::OneSeat(picture)) => shown.picture(&format!("{shot:?}"), &picture),
            None => shown.text(format!("{shot:?}"), "nothing"),
        }
    }
    shown
}

/// What the objects tell that tables and the bot hold instead of a game: the view of everybody, and that of this seat.
fn told_by_objects<G: TypedGame>(game: &G, seat: Seat) -> Shown {
    let public = PublicView::of::<G>(game.public_view());
    let own = OwnView::of::<G>(game.seat_view(seat));
    let (mut shown, names) = (Shown::default(), Names::new(NAMES.map(str::to_owned)));
    shown.text("public object", format!("{public:?}"));
    shown.text("its status", public.status(&names));
    shown.text("its parts", format!("{:?}", public.parts(&names)));
    shown.text("own object", format!("{own:?} {:?}", own.own_json()));
    shown.text("its help", format!("{:?} {:?}", own.help(), own.explain()));
    shown.text("its hand", format!("{:?}", own.hand(0, SPOT)));
    let (guide, legal) = (own.guide(), own.legal());
    if !legal.is_empty() {
        shown.text("its first page", format!("{:?}", guide.first(SPOT)));
    }
    for mv in spread(&legal) {
        let page = guide.decision(&guide.path(mv).to_string(), SPOT);
        shown.text(format!("its page of {mv}"), format!("{page:?}"));
        shown.text(format!("its reason for {mv}"), own.reason(mv));
    }
    let mut world = own.world();
    let goes_on = world.go_on(G::STANDING_ORDERS.first().copied());
    shown.text("its future", format!("{goes_on} {:?} {:?}", world.public(), world.view()));
    shown.text("its ways there", format!("{:?}", world.paths()));
    shown
}

/// Looks at one position with the eyes of every seat, in the world as it is and in one that is dealt anew behind its back.
fn shows_no_secret<G: TypedGame>(game: &G, foreign: &[G::Move], luck: u64) {
    let seats = game.seats();
    for seat in Seat::all(seats) {
        let world = G::imagine(&game.seat_view(seat), &mut Rng::new(Seed::from_number(luck)));
        shown_to_all(game).is_the_same_as(&shown_to_all(&world));
        let ((here, shots), (there, _)) = (shown_to(game, seat), shown_to(&world, seat));
        here.is_the_same_as(&there);
        told_by_objects(game, seat).is_the_same_as(&told_by_objects(&world, seat));
        if game.turn() == Turn::ToMove(seat) {
            answers(game, foreign).is_the_same_as(&answers(&world, foreign));
        }
        // Pictures take the most time: of each position one viewer has some drawn.
        if seat.index() as u64 == luck % u64::from(seats) {
            let first = usize::try_from(luck / 7).expect("small") % shots.len().max(1);
            let some: Vec<_> = shots.into_iter().cycle().skip(first).take(PICTURES).collect();
            draw(game, seat, &some).is_the_same_as(&draw(&world, seat, &some));
        }
    }
}

/// Looks at many positions of a game with its usual rules.
pub fn every_output_keeps_the_secrets<G: TypedGame>() {
    let told = env::var("AEDILE_SECRETS").ok().and_then(|number| number.parse().ok());
    let options = G::Options::default();
    for number in 0..told.unwrap_or(POSITIONS) {
        let seats = G::SEATS.start() + (number % 3) as u8 % (G::SEATS.end() - G::SEATS.start() + 1);
        let moves =
            |step: u64| usize::try_from((number * 37 + step * 53) % LONGEST).expect("small");
        let game: G = position(seats, &options, number, moves(0));
        let mut foreign = Vec::new();
        for step in 1..3 {
            position::<G>(seats, &options, number + step, moves(step)).legal_moves(&mut foreign);
        }
        shows_no_secret(&game, &foreign, number);
    }
}
