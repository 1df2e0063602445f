//! Who held a seat before another did.

use super::*;

#[tokio::test]
async fn what_happened_bears_the_name_of_who_held_the_seat_then() {
    let world = World::new();
    let table = world.game(3).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 1).await;
    let (first, look) = mover(&table).await;
    let own = look.seat.unwrap();
    world.wish(&table, &first, SeatStep::Resign).await.unwrap();
    let by = another(&look, &first);
    world.let_ai(&table, &by, own).await.unwrap();
    let ai = table.look(None).await.unwrap().players[own.index()].whose();
    let page = table.stretch(MoveNumber(0), look.number).await.unwrap();
    let until = look.number;
    let former = |whose| Former { seat: own, until, whose };
    let left_by = || first.name.clone();
    assert_eq!(page.former, [former(Whose::Person(left_by())), former(Whose::Nobody(left_by()))]);
    let to = Recipient::Person(player(7).user);
    world.offer(&table, &by, own, to).await.unwrap();
    world.take(&table, &player(7), own).await.unwrap();
    let id = table.id();
    drop(table);
    let world = world.restart().await;
    let page = world.table(id).await.stretch(MoveNumber(0), until).await.unwrap();
    assert_eq!(page.former.len(), 3);
    assert_eq!(page.former[2].whose, ai);
}
