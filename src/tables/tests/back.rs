//! Coming back: from an AI that stands in, and to a seat that others gave away.

use super::{
    seats::{refused, seat},
    *,
};

#[tokio::test]
async fn with_everybody_away_the_game_waits_and_goes_on_once_one_is_back() {
    let world = World::new();
    let table = world.game(2).await;
    let id = table.id();
    let mover = table.look(None).await.unwrap().turn.seat().unwrap();
    let other = player(u8::from(mover != seat(1)));
    drop(table);
    let leave = move |tx: &crate::store::Tx| {
        let mut seats = tx.seats(id)?;
        for seat in &mut seats {
            seat.away = true;
        }
        tx.set_seats(id, &seats)
    };
    world.tables.store().with(leave).await.unwrap();
    let world = world.restart().await;
    let table = world.table(id).await;
    assert!(table.to_think().await.unwrap().is_none(), "in whose name would it play?");
    world.wish(&table, &other, SeatStep::Back).await.unwrap();
    assert_eq!(
        world.tables.called().await,
        [id],
        "the AI is told that there is somebody to play with"
    );
    let think = table.to_think().await.unwrap().expect("the mover is still away");
    assert_eq!(think.seat, mover);
}

#[tokio::test]
async fn whoever_was_away_is_back_by_a_click_or_a_move() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    let (id, own) = (table.id(), u8::from(look.seat.unwrap()));
    let leave = || {
        world.alter(id, move |change, _| {
            let row = &mut change.after.seats[usize::from(own)];
            (row.missed, row.away) = (2, true);
        })
    };
    let rows = || world.tables.store().with(move |tx| tx.seats(id));

    assert!(matches!(
        world.wish(&table, &by, SeatStep::Back).await.unwrap().done,
        SeatDone::WasThere(_)
    ));
    leave().await;
    let shown = world.tables.lobby(id).await.unwrap().players;
    assert!(shown.iter().all(|one| one.away == (Some(one.seat) == look.seat)), "pictures mark it");
    let done = world.wish(&table, &by, SeatStep::Back).await.unwrap();
    assert_eq!(done.done, SeatDone::Back(look.seat.unwrap()));
    let row = rows().await.unwrap().swap_remove(usize::from(own));
    assert_eq!((row.missed, row.away), (0, false));
    let sent: Vec<_> = world.kinds(id).await;
    assert!(matches!(sent.last(), Some(PostKind::Ping { .. })), "{sent:?}");

    leave().await;
    drop(table);
    let world = world.restart().await;
    let table = world.table(id).await;
    table.play(by, world.click(), None, first_move(&look)).await.unwrap();
    let row = world.tables.store().with(move |tx| tx.seats(id)).await.unwrap();
    assert_eq!((row[usize::from(own)].missed, row[usize::from(own)].away), (0, false));
    let kinds = world.kinds(id).await;
    assert!(
        kinds.iter().filter(|kind| matches!(kind, PostKind::Notice(Notice::Back { .. }))).count()
            == 2
    );
}

#[tokio::test]
async fn a_seat_that_was_given_away_is_not_taken_back_by_being_back() {
    let world = World::new();
    let table = world.game(3).await;
    let anna = player(0);
    world.wish(&table, &anna, SeatStep::Resign).await.unwrap();
    let back = refused(world.wish(&table, &anna, SeatStep::Back).await);
    assert!(matches!(back, SeatRefused::GivenAway { held_by } if held_by.who == Occupant::Vacant));
    world.take(&table, &player(5), seat(0)).await.unwrap();
    let before = world.all(&table).await;
    let back = refused(world.wish(&table, &anna, SeatStep::Back).await);
    assert!(matches!(&back, SeatRefused::GivenAway { held_by } if held_by.name == "Player 5"));
    let stranger = refusal(world.wish(&table, &player(9), SeatStep::Back).await);
    assert!(matches!(stranger, TableError::Refused(Refused::NotAtTable { .. })));
    assert!(world.all(&table).await == before);
}
