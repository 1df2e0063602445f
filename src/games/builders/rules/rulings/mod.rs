//! The rules §2 to §4 and the rulings B1 to B15, each as a test.
//!
//! Positions are played: the decks are stacked, moves are written as their codes, and sesterces are put into purses.

use super::{
    cards::{Building, Member},
    events::{Event, Payment},
    illegal::IllegalMove,
    moves::Move,
    options::Options,
    resources::{Resource, Resources},
    setup::Setup,
    state::{Builders, Ending},
    view::{MemberView, PlayerView, Score},
};
use crate::{
    board::{FirstPlayer, Game, PlayError, Seat, Seed, Turn},
    games::builders::talk::refusals::refusal,
    talk::names::Names,
};

mod completions;
mod ending;
mod investing;
mod refusals;
mod sending;
mod setup;
mod turns;

const ME: Seat = Seat::FIRST;

fn other() -> Seat {
    Seat::new(1).unwrap()
}

fn building(id: &str) -> Building {
    Building::from_id(id).unwrap()
}

fn member(id: &str) -> Member {
    Member::from_id(id).unwrap()
}

/// The codes of moves, in their order.
fn mv(code: &str) -> Move {
    code.parse().unwrap()
}

fn setup(seats: u8) -> Setup {
    let options = Options { first_player: FirstPlayer::Fixed(ME), ..Options::default() };
    let mut setup = Builders::deal(seats, &options, Seed::from_number(5));
    // Every seat its apprentice, in the order of the cards.
    let apprentices: Vec<Member> = Member::all().filter(|card| card.is_apprentice()).collect();
    setup.workers.retain(|card| !card.is_apprentice());
    setup.workers.extend(&apprentices[usize::from(seats)..]);
    setup.apprentices = apprentices[..usize::from(seats)].to_vec();
    setup
}

/// Puts the cards with these ids on top of a deck, the first on top.
fn stack<T: PartialEq>(deck: &mut Vec<T>, ids: &str, card: impl Fn(&str) -> T) {
    for (place, id) in ids.split_whitespace().enumerate() {
        let from = deck.iter().position(|other| *other == card(id)).unwrap();
        let card = deck.remove(from);
        deck.insert(place, card);
    }
}

/// Two players, seat 0 in turn; with these cards in the rows and then on top of the decks.
fn table(buildings: &str, workers: &str) -> Builders {
    let mut setup = setup(2);
    stack(&mut setup.buildings, buildings, building);
    stack(&mut setup.workers, workers, member);
    Builders::new(&setup).unwrap()
}

/// The same with so many sesterces for seat 0.
fn rich(coins: u16, buildings: &str, workers: &str) -> Builders {
    let mut game = table(buildings, workers);
    game.players[0].coins = coins;
    game
}

/// Plays the moves of seat 0 with these codes, one after the other.
#[track_caller]
fn play(game: &mut Builders, codes: &str) {
    for code in codes.split_whitespace() {
        let seat = game.turn().seat().unwrap();
        assert_eq!(game.play(seat, mv(code)), Ok(()), "{code}");
    }
}

/// Ends the turn and lets the others pass until seat 0 is in turn again.
#[track_caller]
fn next_turn(game: &mut Builders) {
    play(game, "end");
    while game.turn() != Turn::ToMove(ME) {
        play(game, "end");
    }
}

/// Lets the player in turn own these members.
fn team(mut game: Builders, ids: &str) -> Builders {
    ids.split_whitespace().for_each(|id| game.players[0].team |= member(id).bit());
    game
}

fn own(game: &Builders) -> PlayerView {
    game.public_view().players[0].clone()
}

fn seen(game: &Builders, id: &str) -> MemberView {
    *own(game).member(member(id)).unwrap()
}

fn missing(game: &Builders, id: &str) -> Resources {
    own(game).site(building(id)).unwrap().missing
}

fn coins(game: &Builders) -> u16 {
    game.player(ME).coins
}

fn actions(game: &Builders) -> u8 {
    game.turn.actions
}

fn legal(game: &Builders) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}

/// Why a move is refused, as its player reads it; that nothing changes is a law for all refusals.
#[track_caller]
fn refused(game: &Builders, code: &str) -> String {
    assert!(!legal(game).contains(&code.to_owned()), "{code} is listed");
    let names = Names::new((1..=4).map(|number| format!("player {number}")));
    refusal(&game.check(mv(code)).expect_err(code), &names).to_string().replace("**", "")
}

#[test]
fn a_state_is_small_and_copies_without_heap() {
    fn is_copy<T: Copy>() {}
    is_copy::<Builders>();
    assert!(size_of::<Builders>() <= 256, "{}", size_of::<Builders>());
    assert!(size_of::<Move>() <= 8, "{}", size_of::<Move>());
}
