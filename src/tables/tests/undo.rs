//! Taking back, product §4.

use super::*;
use crate::board::log::verify;

/// A game in which seat and phase are past the draft: the first placing.
async fn placing(world: &World) -> Table {
    let table = world.game(2).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 1).await;
    table
}

#[tokio::test]
async fn a_move_is_taken_back_until_another_has_moved() {
    let world = World::new();
    let table = placing(&world).await;
    let (by, look) = mover(&table).await;
    let before = table.look(Some(by.user)).await.unwrap();
    table.play(by.clone(), world.click(), None, first_move(&look)).await.unwrap();
    let undone = table.undo(by.clone(), world.click(), None).await.unwrap();
    assert_eq!(undone.moves, 1);
    assert_eq!(undone.look.own, before.own);
    assert_eq!(undone.look.number, MoveNumber(before.number.0 + 2), "numbers only grow");

    table.play(by.clone(), world.click(), None, first_move(&look)).await.unwrap();
    let (next, look) = mover(&table).await;
    if next.user != by.user {
        table.play(next.clone(), world.click(), None, first_move(&look)).await.unwrap();
        let refused = refusal(table.undo(by, world.click(), None).await);
        assert!(
            matches!(refused, TableError::Refused(Refused::Undo(UndoRefused::OthersMoved { by })) if by.user() == Some(next.user))
        );
    }
}

#[tokio::test]
async fn an_undo_stays_undone_after_a_restart_and_can_be_followed_by_more() {
    let world = World::new();
    let table = placing(&world).await;
    let (by, look) = mover(&table).await;
    table.play(by.clone(), world.click(), None, first_move(&look)).await.unwrap();
    let click = world.click();
    table.undo(by.clone(), click, None).await.unwrap();
    let (id, before) = (table.id(), everything(&table).await);
    drop(table);
    let world = world.restart().await;
    let table = world.table(id).await;
    assert!(everything(&table).await == before);
    let again = table.undo(by.clone(), click, None).await.unwrap();
    assert!(again.repeated);
    assert_eq!(again.moves, 1);
    assert!(everything(&table).await == before, "delivered twice, undone once");
    world.finish(&table).await;
    let refused = refusal(table.undo(by, world.click(), None).await);
    assert_eq!(refused, TableError::Refused(Refused::Over));
}

#[tokio::test]
async fn who_has_not_moved_has_nothing_to_take_back() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, _) = mover(&table).await;
    let refused = refusal(table.undo(by.clone(), world.click(), None).await);
    assert_eq!(refused, TableError::Refused(Refused::Undo(UndoRefused::NoMove)));
    let stranger = refusal(table.undo(player(9), world.click(), None).await);
    assert!(matches!(stranger, TableError::Refused(Refused::NotAtTable { .. })));
    let stale = refusal(table.undo(by, world.click(), Some(MoveNumber(50))).await);
    assert!(matches!(stale, TableError::Refused(Refused::Stale { .. })));
}

#[tokio::test]
async fn what_the_look_offers_is_what_the_undo_does() {
    let world = World::new();
    let table = world.game_in(CHANNEL, 3, Options::yucata()).await;
    let (mut taken, mut sealed) = (0, 0);
    for skip in 0.. {
        let (by, look) = mover(&table).await;
        let legal = look.own.as_ref().unwrap().legal();
        let mv = legal[(skip * 5) % legal.len()].clone();
        let before = everything(&table).await;
        let played = table.play(by.clone(), world.click(), None, mv.clone()).await.unwrap();
        if played.look.to_move().is_none() {
            break;
        }
        let offered = played.look.undo;
        match table.undo(by.clone(), world.click(), None).await {
            Ok(undone) => {
                taken += 1;
                assert_eq!(offered, Ok(()));
                assert_eq!(
                    undone.moves as usize,
                    played.steps.len(),
                    "the automatic ones go with it"
                );
                let views = |all: Vec<(MoveNumber, Option<OwnView>)>| {
                    all.into_iter().map(|(_, view)| view).collect::<Vec<_>>()
                };
                assert!(views(everything(&table).await) == views(before));
                table.play(by, world.click(), None, mv).await.unwrap();
            }
            Err(refused) => {
                sealed +=
                    usize::from(refused == TableError::Refused(Refused::Undo(UndoRefused::Sealed)));
                assert_eq!(offered.map_err(TableError::from), Err(refused));
            }
        }
    }
    assert!(taken > 20 && sealed > 3, "{taken} taken back, {sealed} sealed");
    let log = table.log().await.unwrap();
    assert!(
        verify::<GreatCity>(log.text.as_bytes()).is_ok(),
        "a log leaves out what was taken back"
    );
}

#[tokio::test]
async fn an_undo_is_named_in_the_channel_and_its_moves_leave_the_board_post() {
    let world = World::new();
    let table = placing(&world).await;
    let (by, look) = mover(&table).await;
    world.send_all().await;
    let legal = look.own.as_ref().unwrap().legal();
    table.play(by.clone(), world.click(), None, legal[0].clone()).await.unwrap();
    table.undo(by.clone(), world.click(), None).await.unwrap();
    let seat = look.seat.unwrap();
    table.play(by, world.click(), None, legal[1].clone()).await.unwrap();
    let number = table.look(None).await.unwrap().number;
    let page = table.stretch(look.number, number).await.unwrap();
    assert_eq!(
        page.events.len(),
        1,
        "one emissary was placed, whatever was tried before: {:?}",
        page.events
    );
    let back = TakenBack { number: MoveNumber(look.number.0 + 1), seat, moves: 1 };
    assert_eq!(page.taken_back, [back]);
    let before = table.stretch(MoveNumber(0), look.number).await.unwrap();
    assert_eq!(before.taken_back, [], "an earlier post does not tell it");
}
