//! What goes first when there is much to send.

use super::*;
use crate::store::PostState;

const MUCH: Room = Room { all: 10, others: 10, order: Order::CallsFirst };

#[tokio::test]
async fn with_much_to_send_a_call_does_not_wait_for_its_picture() {
    let world = World::new();
    world.game(2).await;
    let posts = world.tables.posts();
    let kind = |claimed: Vec<DuePost>| claimed.into_iter().map(|post| post.kind).next();
    let card = posts.claim(MUCH).await.unwrap().remove(0);
    assert_eq!(card.kind, PostKind::LobbyCard, "nothing overtakes it");
    posts.settle(card.id, Settled::Placed(placed(&card), None)).await.unwrap();
    posts.wait(Order::CallsFirst).await;
    let call = kind(posts.claim(Room { others: 0, ..MUCH }).await.unwrap());
    assert!(matches!(call, Some(PostKind::Ping { .. })), "{call:?}");
    let board = kind(posts.claim(MUCH).await.unwrap());
    assert!(matches!(board, Some(PostKind::Board { .. })), "{board:?}");
}

#[tokio::test]
async fn boards_that_wait_are_one_picture_and_every_button_goes() {
    let world = World::new();
    let table = world.game(2).await;
    let posts = world.tables.posts();
    world.send_all().await;
    let from = table.look(None).await.unwrap().number;
    for _ in 0..3 {
        let mover = table.look(None).await.unwrap().turn.seat();
        world.play_until(&table, |look| look.turn.seat() != mover).await;
        // Only calls are taken.
        for call in posts.claim(Room { others: 0, ..MUCH }).await.unwrap() {
            posts.settle(call.id, Settled::Placed(placed(&call), None)).await.unwrap();
        }
    }
    let to = table.look(None).await.unwrap().number;
    let mut sent = Vec::new();
    for _ in 0..10 {
        for post in posts.claim(MUCH).await.unwrap() {
            posts
                .settle(post.id, Settled::Placed(post.edits.unwrap_or(placed(&post)), None))
                .await
                .unwrap();
            sent.push(post.kind);
        }
    }
    let cleared = sent.iter().filter(|kind| **kind == PostKind::ClearPing).count();
    let boards: Vec<_> =
        sent.iter().filter(|kind| matches!(kind, PostKind::Board { .. })).collect();
    assert_eq!(boards, [&PostKind::Board { from, to }], "{sent:?}");
    assert_eq!(cleared, 3, "{sent:?}");
    let left = world.posts(table.id()).await;
    assert!(left.iter().all(|post| matches!(post.state, PostState::Sent | PostState::Skipped)));
}

#[tokio::test]
async fn a_picture_that_discord_does_not_let_change_is_overtaken_by_calls_and_merged_with_the_next()
{
    let world = World::new();
    let table = world.game(2).await;
    let posts = world.tables.posts();
    world.send_all().await;
    let from = table.look(None).await.unwrap().number;
    let turn = async || {
        let mover = table.look(None).await.unwrap().turn.seat();
        world.play_until(&table, |look| look.turn.seat() != mover).await;
    };
    turn().await;
    let picture = loop {
        let post = posts.claim(1).await.unwrap().remove(0);
        if matches!(post.kind, PostKind::Board { .. } | PostKind::Redraw { .. }) {
            break post;
        }
        posts.settle(post.id, Settled::Placed(placed(&post), None)).await.unwrap();
    };
    posts.settle(picture.id, Settled::Held(Duration::from_secs(20))).await.unwrap();
    let sent = world.send_all().await;
    assert!(sent.iter().any(|post| matches!(post.kind, PostKind::Ping { .. })), "{sent:?}");
    turn().await;
    let to = table.look(None).await.unwrap().number;
    world.clock.forward(Duration::from_secs(20));
    let claimed = posts.claim(MUCH).await.unwrap();
    let kinds: Vec<_> = claimed.iter().map(|post| post.kind.clone()).collect();
    let is_all = |kind: &PostKind| matches!(kind, PostKind::Board { from: a, to: b } | PostKind::Redraw { from: a, to: b } if (*a, *b) == (from, to));
    assert!(kinds.iter().any(is_all), "{kinds:?}");
}
