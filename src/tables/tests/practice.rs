//! Games that go on in private from a moment of a finished one.

use super::*;
use crate::{
    board::{Level, Rng, Seat, SeatColour, Seed, Turn},
    play::AnyGame,
    tables::play::position::Position,
};

const COLOURS: [SeatColour; 3] = [SeatColour::Purple, SeatColour::Orange, SeatColour::White];

fn names(seats: u8) -> Vec<(String, SeatColour)> {
    let named = |colour: SeatColour| (format!("The {colour} one"), colour);
    COLOURS.into_iter().cycle().take(seats.into()).map(named).collect()
}

fn on(number: u32, seat: u8, hidden: HiddenCards) -> PlayOn {
    let (number, seat) = (MoveNumber(number), Seat::new(seat).unwrap());
    PlayOn { number, seat, level: Level::Greedy, hidden }
}

/// All that anybody knows.
fn all_known(game: &AnyGame) -> Vec<OwnView> {
    Seat::all(game.seats()).map(|seat| game.seat_view(seat)).collect()
}

fn first(_: Level, view: &OwnView, _: Seed) -> AnyMove {
    view.legal()[0].clone()
}

async fn finished(world: &World) -> Table {
    let table = world.game_in(ChannelId(31), 3, Options::PUBLISHER).await;
    world.finish(&table).await;
    table
}

/// The finished game itself.
async fn whole(table: &Table) -> Position {
    table.with(|position| Ok(position.clone())).await.unwrap()
}

#[tokio::test]
async fn each_seat_finds_its_moment_again_and_hidden_cards_lie_as_they_did_or_anew() {
    let world = World::new();
    let table = finished(&world).await;
    let game = whole(&table).await;
    let (mut dealt_anew, mut tried) = (0, 0);
    for number in (0..game.number().0).step_by(9) {
        let then = game.game_after(&game.history.line(MoveNumber(number))).unwrap();
        for seat in 0..3 {
            let begin = async |hidden| {
                table.practice(player(7), on(number, seat, hidden), names(3)).await.unwrap()
            };
            let same = begin(HiddenCards::AsTheyLay).await;
            let start = &same.position.start;
            assert!(all_known(start) == all_known(&then), "seat {seat} at {number}");
            let anew = begin(HiddenCards::Anew).await;
            let (own, start) = (Seat::new(seat).unwrap(), &anew.position.start);
            assert!(start.seat_view(own) == then.seat_view(own), "seat {seat} at {number}");
            dealt_anew += u32::from(all_known(start) != all_known(&then));
            tried += 1;
        }
    }
    // A player without hidden cards gets none, and a few cards may come again: about every third differs, in some deals far
    // fewer.
    assert!(dealt_anew * 20 > tried, "{dealt_anew} of {tried} times something else was hidden");
}

#[tokio::test]
async fn only_a_moment_of_a_finished_game_and_a_seat_that_it_has_are_played_on() {
    let world = World::new();
    let table = world.game_in(ChannelId(31), 2, Options::PUBLISHER).await;
    let begin = async |number, seat| {
        let on = on(number, seat, HiddenCards::Anew);
        table.practice(player(0), on, names(2)).await.err()
    };
    world.step(&table, 0).await;
    assert_eq!(begin(0, 0).await, Some(Refused::NotOver.into()), "not of a game that runs");
    world.finish(&table).await;
    assert_eq!(begin(0, 0).await, None);
    let none = ReviewRefused::NoSuchSeat;
    assert_eq!(begin(0, 3).await, Some(none.into()));
    let over = table.look(None).await.unwrap().number;
    for number in [over.0, u32::MAX] {
        assert_eq!(begin(number, 0).await, Some(Refused::Over.into()));
    }
}

#[tokio::test]
async fn it_goes_on_after_a_restart_is_the_players_alone_and_counts_nowhere() {
    let world = World::new();
    let table = finished(&world).await;
    let id = table.id();
    let on = on(40, 1, HiddenCards::Anew);
    let mut now = table.practice(player(7), on, names(3)).await.unwrap();
    now = now.answered(first).unwrap();
    world.tables.keep_practice(&now, None).await.unwrap();
    let shown = now.look();
    let called: Vec<_> = shown.players.iter().map(|seated| seated.name.as_str()).collect();
    assert_eq!(called, ["The purple one", "Player 7", "The white one"], "no name of the game");
    assert!(matches!(shown.players[0].who, Occupant::Ai(Level::Greedy)));
    assert!(shown.is_practice() && !shown.is_lesson() && shown.is_private());
    let undone = refusal(now.undo(world.click(), now.number()));
    assert!(matches!(undone, TableError::Refused(Refused::Undo(_))), "nothing before is undone");

    drop(table);
    let world = world.restart().await;
    // The game may go before the practice does.
    world.send_all().await;
    world.clock.forward(Duration::from_secs(48 * 3600));
    assert_eq!(world.tables.drop_older_than(Duration::from_secs(24 * 3600)).await.unwrap(), 1);
    let user = player(7).user;
    for _ in 0..400 {
        let read = world.tables.practice(user).await.unwrap().expect("it is kept");
        let (own, kept) = (read.look().own.unwrap(), now.look().own.unwrap());
        assert!(own == kept && read.number() == now.number(), "as it was left");
        assert_eq!(read.play_on(), Some((id, on)));
        if now.round().is_none() {
            break;
        }
        let played = read.play(world.click(), read.number(), own.legal()[0].clone()).unwrap();
        now = played.answered(first).unwrap();
        world.tables.keep_practice(&now, Some(read.number())).await.unwrap();
    }
    assert!(now.round().is_none(), "it comes to its end");
    world.tables.finish_practice(&now, Some(now.number())).await.unwrap();
    assert!(world.tables.practice(user).await.unwrap().is_none());
    assert!(
        world.tables.data_of(user).await.unwrap().is_none(),
        "no result, and nothing else of it"
    );
}

#[tokio::test]
async fn a_button_of_the_practice_before_changes_nothing_in_the_next_one() {
    let world = World::new();
    let table = finished(&world).await;
    let begin = async |number| {
        let on = on(number, 0, HiddenCards::AsTheyLay);
        table.practice(player(0), on, names(3)).await.unwrap().answered(first).unwrap()
    };
    let old = begin(0).await;
    world.tables.keep_practice(&old, None).await.unwrap();
    world.clock.forward(Duration::from_secs(2));
    let new = begin(0).await;
    assert_ne!(old.table(), new.table());
    world.tables.keep_practice(&new, None).await.unwrap();
    let mv = first_move(&old.look());
    let late = old.play(world.click(), old.number(), mv).unwrap();
    let refused = world.tables.keep_practice(&late, Some(old.number())).await;
    assert!(matches!(refused, Err(TableError::Refused(Refused::Stale { .. }))), "{refused:?}");
    let kept = world.tables.practice(player(0).user).await.unwrap().unwrap();
    assert_eq!((kept.table(), kept.number()), (new.table(), new.number()));
}

/// A game played at random to some moment.
fn played(kind: GameKind, seats: u8, number: u64, moves: u64) -> AnyGame {
    let mut game = kind.agree(0, None).deal(seats, Seed::from_number(number));
    let mut rng = Rng::new(Seed::from_number(!number));
    for _ in 0..moves {
        let mut any = |of: usize| rng.below(u32::try_from(of).unwrap()) as usize;
        let Some(mv) = game.pick(&mut any) else { break };
        game.play_unchecked(&mv);
    }
    game
}

/// What is dealt anew follows from what the seat knows and from the chance, whatever the truth was.
#[test]
fn two_games_that_look_alike_to_a_seat_go_on_alike() {
    let mut others = 0;
    for &kind in GameKind::ALL {
        for moves in (0..120).step_by(8) {
            let truth = played(kind, 3, moves, moves);
            if matches!(truth.turn(), Turn::Over { .. }) {
                break;
            }
            for seat in Seat::all(3) {
                let alike = truth.imagined(seat, Seed::from_number(1));
                others += u32::from(all_known(&alike) != all_known(&truth));
                let anew = |game: &AnyGame| all_known(&game.imagined(seat, Seed::from_number(2)));
                assert!(anew(&truth) == anew(&alike), "{kind:?}, {seat:?} after {moves}");
            }
        }
    }
    assert!(others > 30, "{others} times something else was hidden");
}
