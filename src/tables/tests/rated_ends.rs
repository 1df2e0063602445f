//! Ends of rated games at which somebody is left alone.

use super::{company::TWO_DAYS, *};

#[tokio::test]
async fn who_is_left_alone_has_won_without_playing_on() {
    let world = World::new();
    let table = world.rated_game(31, 2).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 4).await;
    world.seat(&table, 1, SeatStep::Resign).await.unwrap();
    let propose = SeatStep::Propose { subject: Subject::Cancel, within: TWO_DAYS };
    world.seat(&table, 0, propose).await.unwrap();
    let (void, is_over, _) = world.rated_row(table.id()).await;
    assert_eq!((void, is_over), (None, true));
    let numbers = world.numbers().await;
    assert!(numbers[&player(0).user].mean > numbers[&player(1).user].mean);

    let table = world.rated_game(32, 2).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 4).await;
    for leaves in [1, 0] {
        world.seat(&table, leaves, SeatStep::Resign).await.unwrap();
    }
    let (void, _, seats) = world.rated_row(table.id()).await;
    let gone =
        |index: u8| seats.iter().find(|seat| seat.person == player(index).user).unwrap().gone;
    assert_eq!((void, gone(0).is_some(), gone(1).is_some()), (None, false, true), "the last to go");
}
