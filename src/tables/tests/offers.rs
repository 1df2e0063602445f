//! Seats that are offered at night.

use super::{time::night, *};
use crate::pace::Notify;

/// Of the lines that offer a seat: whether each is loud, and whom it calls.
fn offered(sent: &[DuePost]) -> Vec<(bool, Vec<UserId>)> {
    let is_it = |post: &&DuePost| matches!(post.kind, PostKind::Notice(Notice::SeatOffered { .. }));
    sent.iter().filter(is_it).map(|post| (post.loud, post.electors.clone())).collect()
}

#[tokio::test]
async fn whoever_is_offered_a_seat_at_night_is_called_once_when_it_ends() {
    let world = World::new(); // midnight
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    let (own, new) = (look.seat.unwrap(), player(7));
    world.prefers(new.user, night()).await;
    world.pass(Duration::ZERO).await;
    world.offer(&table, &by, own, Recipient::Person(new.user)).await.unwrap();
    assert_eq!(offered(&world.pass(Duration::ZERO).await), [(false, vec![])], "silently");
    assert_eq!(offered(&world.pass(Duration::from_secs(7 * 3600)).await), []);
    assert_eq!(offered(&world.pass(Duration::from_secs(3600)).await), [(true, vec![new.user])]);
    for _ in 0..3 {
        assert_eq!(offered(&world.pass(Duration::from_secs(12 * 3600)).await), [], "once");
    }
    world.take(&table, &new, own).await.unwrap();
    let sent = world.pass(Duration::ZERO).await;
    let is_end = |post: &&DuePost| matches!(post.kind, PostKind::ClearNotice { .. });
    assert_eq!(sent.iter().filter(is_end).count(), 2, "both lines lose their buttons: {sent:?}");
}

#[tokio::test]
async fn an_offer_that_was_loud_is_taken_back_or_is_for_somebody_who_wants_no_calls_calls_nobody_in_the_morning()
 {
    for case in 0..4 {
        let world = World::new();
        let table = world.game(2).await;
        let (by, look) = mover(&table).await;
        let (own, new) = (look.seat.unwrap(), player(7));
        if case > 0 {
            world.prefers(new.user, night()).await;
        }
        if case == 1 {
            world.prefers(new.user, |settings| settings.notify = Notify::Off).await;
        }
        let to = if case == 2 { Recipient::Anybody } else { Recipient::Person(new.user) };
        world.offer(&table, &by, own, to).await.unwrap();
        let lines = offered(&world.pass(Duration::ZERO).await);
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].0, case == 0, "{case}");
        if case == 3 {
            let authority = Authority::Own;
            world.wish(&table, &by, SeatStep::Withdraw { seat: own, authority }).await.unwrap();
        }
        for _ in 0..4 {
            assert_eq!(offered(&world.pass(Duration::from_secs(6 * 3600)).await), [], "{case}");
        }
    }
}
