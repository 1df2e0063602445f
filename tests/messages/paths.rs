//! The menus that are made from paths, over whole random games of every game: everything legal can be clicked and typed, nothing
//! else is offered, and no limit is broken, by long names and crowded boards either.

use std::collections::BTreeSet;

use aedile::{
    board::{Rng, Seed, Turn},
    tables::{MoveNumber, TableId},
    talk::{
        custom_id::ComponentId,
        layout::{Choice, OPTIONS, Panel, ROWS, Row},
        paths::{Guide, Meant, Order, Typed, Ways, decision, offer, read},
        present::{Panels, Spot},
        say::Language,
        verb::{GameVerb, Verb},
        written::choices,
    },
};

use super::limits::{Limits as _, check_choices};

/// The greatest table number and move number that can be.
pub const SPOT: Spot = Spot { table: TableId(u64::MAX), number: MoveNumber(99_999) };

/// Everything that can be played by clicking through all pages, as paths, and all that these say.
fn clickable<G: Guide>(guide: &G) -> (BTreeSet<String>, Vec<String>) {
    let (mut moves, mut said) = (BTreeSet::new(), Vec::new());
    let (mut seen, mut open) = (BTreeSet::new(), vec![String::new()]);
    while let Some(page) = open.pop() {
        let panel = decision(guide, &page, SPOT)
            .unwrap_or_else(|| panic!("page {page:?} is offered and does not exist"));
        panel.check().unwrap_or_else(|limit| panic!("page {page:?}: {limit}\n{:#?}", panel.rows));
        let panel = panel.to(Language::ENGLISH);
        assert!(panel.rows.len() < ROWS, "page {page:?} leaves no row for the tools");
        said.extend(words(&panel));
        for id in ids(&panel) {
            match id.verb {
                Verb::Game(GameVerb::Do(code)) => _ = moves.insert(path(guide, &code)),
                Verb::Game(GameVerb::Go(page)) if seen.insert(page.clone()) => open.push(page),
                _ => {}
            }
        }
    }
    (moves, said)
}

/// The path of the legal move with this code.
fn path<G: Guide>(guide: &G, code: &str) -> String {
    let mv = guide.legal().iter().find(|mv| mv.to_string() == code);
    guide.path(*mv.unwrap_or_else(|| panic!("{code} is offered and not legal"))).to_string()
}

/// The ids of all components, and of each option of a select.
pub fn ids<P>(panel: &Panel<P, String>) -> Vec<ComponentId> {
    let of = |row: &Row<String>| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.id.clone()).collect(),
        Row::Select(select) => {
            let options = select.options.iter();
            options.map(|option| select.id.clone().chosen(&option.value)).collect::<Vec<_>>()
        }
    };
    let ids = panel.rows.iter().flat_map(of);
    ids.map(|id| id.to_string().parse().expect("an id is read back")).collect()
}

fn words<P>(panel: &Panel<P, String>) -> Vec<String> {
    let of = |row: &Row<String>| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.label.clone()).collect(),
        Row::Select(select) => {
            let labels = select.options.iter().map(|option| option.label.clone());
            labels.chain([select.placeholder.clone()]).collect::<Vec<_>>()
        }
    };
    panel.rows.iter().flat_map(of).chain([panel.text.clone()]).collect()
}

/// Everything that can be typed with what autocomplete offers, as paths, and all that this says.
fn typeable<G: Guide>(guide: &G) -> (BTreeSet<String>, Vec<String>) {
    let (mut moves, mut said) = (BTreeSet::new(), Vec::new());
    for order in G::ORDERS {
        let is_possible = guide.legal().iter().any(|mv| guide.path(*mv).order() == order.id);
        if is_possible {
            fill_in(guide, order, 0, Typed::new(order.id), &mut moves, &mut said);
        }
    }
    (moves, said)
}

/// Fills in the options of an order from this one on with all that is offered.
fn fill_in<G: Guide>(
    guide: &G,
    order: &'static Order,
    at: usize,
    typed: Typed,
    moves: &mut BTreeSet<String>,
    said: &mut Vec<String>,
) {
    let Some(asked) = order.asks.get(at) else {
        let mv = match read(guide, &Typed { is_sure: true, ..typed.clone() }) {
            Ok(Meant::Play(mv)) => mv,
            other => panic!("{typed:?} is offered and read as {:?}", other.is_err()),
        };
        moves.insert(path(guide, &mv.to_string()));
        return;
    };
    match offer(guide, &typed, asked.id) {
        Ok(offered) => {
            let choices = choices(&offered, Language::ENGLISH);
            check(&choices);
            for Choice { value, label, .. } in choices {
                said.push(label);
                let typed = typed.clone().with(asked.id, value);
                fill_in(guide, order, at + 1, typed, moves, said);
            }
        }
        Err(instead) => {
            let instead = instead.to_string();
            assert!((1..=100).contains(&instead.chars().count()), "{instead}");
            fill_in(guide, order, at + 1, typed, moves, said);
        }
    }
}

/// What is offered fits into autocomplete, 25 at a time; all of it together is told apart.
fn check(choices: &[Choice<String>]) {
    let labels: BTreeSet<&str> = choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels.len(), choices.len(), "{choices:#?}");
    for some in choices.chunks(OPTIONS) {
        check_choices(some).unwrap_or_else(|limit| panic!("{limit}\n{some:#?}"));
    }
}

/// Plays a random game, in which the moves that `dull` names are rare; looks at positions with few moves, and at every `nth`.
pub fn everything_can_be_chosen<G: Panels>(
    options: &G::Options,
    seats: u8,
    nth: usize,
    dull: impl Fn(&G::Move) -> bool,
) {
    let seed = Seed::from_number(10 + u64::from(seats));
    let mut game = G::new(&G::deal(seats, options, seed)).unwrap();
    let mut rng = Rng::new(seed);
    for number in 0.. {
        let Turn::ToMove(seat) = game.turn() else { break };
        let view = game.seat_view(seat);
        let legal = view.legal.clone();
        if legal.len() <= 8 || number % nth == 0 {
            look_at(&G::guide(&view));
        }
        let lively: Vec<G::Move> = legal.iter().copied().filter(|mv| !dull(mv)).collect();
        let some = if lively.is_empty() || rng.below(6) == 0 { &legal } else { &lively };
        game.play(seat, *rng.choose(some)).unwrap();
    }
}

fn look_at<G: Guide>(guide: &G) {
    let legal: BTreeSet<String> =
        Ways::of(guide).all().iter().map(|(path, _)| path.to_string()).collect();
    let (clicked, shown) = clickable(guide);
    assert_eq!(clicked, legal);
    let (typed, offered) = typeable(guide);
    assert_eq!(typed, legal);
    let bad = shown.iter().chain(&offered).find(|text| text.to_lowercase().contains("slave"));
    assert_eq!(bad, None, "players read of prisoners");
}
