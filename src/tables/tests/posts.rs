//! Owed posts: in order, once, across crashes.

use super::*;
use crate::store::{Outsider, PostState};

#[tokio::test]
async fn a_turn_change_owes_a_board_and_a_ping_and_takes_the_old_buttons_away() {
    let world = World::new();
    let table = world.game(2).await;
    let first = table.look(None).await.unwrap();
    let sent: Vec<_> = world.send_all().await.into_iter().map(|post| post.kind).collect();
    let mover = first.turn.seat().unwrap();
    assert_eq!(
        sent,
        [
            PostKind::LobbyCard,
            PostKind::Board { from: MoveNumber(0), to: first.number },
            PostKind::Ping { seat: mover, number: first.number, next: Some(mover.left(2)) },
        ],
        "of the lobby cards only the last is sent"
    );
    world.play_until(&table, |look| look.turn.seat() != Some(mover)).await;
    let second = table.look(None).await.unwrap();
    let sent = world.send_all().await;
    let ping = world
        .posts(table.id())
        .await
        .iter()
        .find(|post| post.message.is_some() && post.role == crate::store::PostRole::Ping)
        .unwrap()
        .message;
    let kinds: Vec<_> = sent.iter().map(|post| post.kind.clone()).collect();
    let mover = second.turn.seat().unwrap();
    assert_eq!(
        kinds,
        [
            PostKind::ClearPing,
            PostKind::Board { from: first.number, to: second.number },
            PostKind::Ping { seat: mover, number: second.number, next: Some(mover.left(2)) },
        ]
    );
    assert_eq!(sent[0].edits.map(|placed| placed.message), ping, "the ping that loses its buttons");
}

#[tokio::test]
async fn the_boards_of_a_game_tell_each_event_once() {
    let world = World::new();
    let table = world.game_in(CHANNEL, 2, Options::yucata()).await;
    world.finish(&table).await;
    let end = table.look(None).await.unwrap().number;
    let whole = table.stretch(MoveNumber(0), end).await.unwrap().events;
    let mut told = Vec::new();
    let mut last = MoveNumber(0);
    for kind in world.kinds(table.id()).await {
        if let PostKind::Board { from, to } = kind {
            assert_eq!(from, last);
            last = to;
            told.extend(table.stretch(from, to).await.unwrap().events);
        }
    }
    assert_eq!(last, end);
    assert!(told == whole);
}

#[tokio::test]
async fn the_posts_of_a_table_wait_for_each_other_and_not_for_other_tables() {
    let world = World::new();
    world.game(2).await;
    world.game_in(ChannelId(11), 2, Options::PUBLISHER).await;
    let posts = world.tables.posts();
    let first = posts.claim(10).await.unwrap();
    assert_eq!(first.iter().map(|post| post.channel.0).collect::<Vec<_>>(), [10, 11]);
    assert_eq!(posts.claim(10).await.unwrap(), [], "both wait to be settled");
    posts.settle(first[0].id, Settled::Placed(placed(&first[0]), None)).await.unwrap();
    let next = posts.claim(10).await.unwrap();
    assert_eq!(next.len(), 1);
    assert_eq!(next[0].channel, CHANNEL);
    assert!(matches!(next[0].kind, PostKind::Board { .. }));
}

#[tokio::test]
async fn a_lobby_card_is_one_message_with_the_latest_state() {
    let world = World::new();
    let id = world.unposted(4).await;
    let sent = world.send_all().await;
    assert_eq!(sent[0].edits, None);
    let card = Some(MessageId(9000 + sent[0].id.0));
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    world.tables.at_lobby(id, player(2), world.click(), LobbyStep::Join).await.unwrap();
    let sent = world.send_all().await;
    assert_eq!(sent.len(), 1, "two joins, one edit");
    assert_eq!(sent[0].edits.map(|placed| placed.message), card);
    assert_eq!(world.tables.lobby(id).await.unwrap().card, card);
}

#[tokio::test]
async fn a_post_in_doubt_is_offered_again_after_a_crash_with_the_same_nonce() {
    let world = World::new();
    world.unposted(2).await;
    let claimed = world.tables.posts().claim(10).await.unwrap().remove(0);
    assert_eq!((claimed.in_doubt_since, claimed.attempts), (None, 0));
    world.clock.forward(Duration::from_secs(60));
    let world = world.restart().await;
    let again = world.tables.posts().claim(10).await.unwrap().remove(0);
    assert_eq!(again.nonce(), claimed.nonce());
    assert_eq!(again.picture_name(), claimed.picture_name());
    assert_eq!((again.in_doubt_since, again.attempts), (Some(Timestamp(0)), 1));
    world.tables.posts().settle(again.id, Settled::Placed(placed(&again), None)).await.unwrap();
    assert_eq!(world.tables.posts().claim(10).await.unwrap(), []);
}

#[tokio::test]
async fn a_card_in_doubt_is_settled_before_the_next_state_is_sent() {
    let world = World::new();
    let id = world.unposted(3).await;
    world.tables.posts().claim(10).await.unwrap();
    let world = world.restart().await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let sent = world.send_all().await;
    assert_eq!(sent.len(), 2);
    assert!(sent[0].in_doubt_since.is_some());
    assert_eq!(sent[1].edits, Some(placed(&sent[0])), "one card, not two");
}

#[tokio::test]
async fn a_claim_that_its_owner_forgot_lapses() {
    let world = World::new();
    world.unposted(2).await;
    let posts = world.tables.posts();
    let first = posts.claim(10).await.unwrap();
    world.clock.forward(Duration::from_secs(4 * 60));
    assert_eq!(posts.claim(10).await.unwrap(), []);
    world.clock.forward(Duration::from_secs(2 * 60));
    let again = posts.claim(10).await.unwrap();
    assert_eq!(again[0].id, first[0].id);
}

#[tokio::test]
async fn an_outcome_waits_for_a_database_that_refuses_and_no_longer() {
    let world = World::new();
    if !world.is_in_a_file() {
        return;
    }
    world.game(2).await;
    let store = world.tables.store();
    Outsider::hurry(store).await;
    let posts = world.tables.posts();
    let post = posts.claim(1).await.unwrap().remove(0);
    let lock = world.lock_the_database();
    let settling =
        tokio::spawn(
            async move { posts.settle(post.id, Settled::Placed(placed(&post), None)).await },
        );
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!settling.is_finished());
    drop(lock);
    let settled = tokio::time::timeout(Duration::from_secs(2), settling).await;
    assert_eq!(settled.expect("in time").unwrap(), Ok(()));
    assert_eq!(world.tables.posts().claim(1).await.unwrap().len(), 1, "the next post of the table");
}

#[tokio::test]
async fn a_ping_that_comes_too_late_is_not_sent() {
    let world = World::new();
    let table = world.game(2).await;
    let mover = table.look(None).await.unwrap().turn.seat();
    world.play_until(&table, |look| look.turn.seat() != mover).await;
    let sent: Vec<_> = world.send_all().await.into_iter().map(|post| post.kind).collect();
    let pings: Vec<_> = sent.iter().filter(|kind| matches!(kind, PostKind::Ping { .. })).collect();
    assert_eq!(pings.len(), 1, "only who must act now is called: {sent:?}");
    assert!(
        !sent.contains(&PostKind::ClearPing),
        "no ping was sent whose buttons could be taken away"
    );
}

#[tokio::test]
async fn a_channel_that_is_gone_does_not_stop_the_table() {
    let world = World::new();
    let table = world.game(2).await;
    let posts = world.tables.posts();
    let post = posts.claim(1).await.unwrap().remove(0);
    posts.settle(post.id, Settled::Failed("Unknown Channel (10003)".to_owned())).await.unwrap();
    let row = &world.posts(table.id()).await[1];
    assert_eq!(
        (row.state, row.failure.as_deref()),
        (PostState::Failed, Some("Unknown Channel (10003)"))
    );
    world.step(&table, 0).await;
    assert_eq!(world.tables.list(GUILD, 0).await.unwrap().tables.len(), 1);
}

#[tokio::test]
async fn a_post_that_makes_no_sense_is_given_up_and_the_others_go_out() {
    let world = World::new();
    let (one, two) =
        (world.unposted(2).await, world.game_in(ChannelId(11), 2, Options::PUBLISHER).await);
    let nonsense = crate::store::NewPostRow {
        kind: "{}".to_owned(),
        role: crate::store::PostRole::Notice,
        number: MoveNumber(0),
    };
    let owed = world.tables.store().with(move |tx| tx.owe(one, &[nonsense], Timestamp(0)));
    owed.await.unwrap();
    assert_eq!(world.send_all().await.len(), 4);
    assert_eq!(world.posts(one).await[1].state, PostState::Failed);
    assert!(world.posts(two.id()).await.iter().all(|post| post.state != PostState::Due));
}

#[tokio::test]
async fn the_poster_is_woken_by_a_new_post_and_by_the_end_of_a_wait() {
    let world = World::new();
    world.unposted(2).await;
    let posts = world.tables.posts();
    posts.wait(Order::AsOwed).await;
    let post = posts.claim(1).await.unwrap().remove(0);
    posts.settle(post.id, Settled::Again(Duration::from_secs(7), "500".to_owned())).await.unwrap();
    posts.wait(Order::AsOwed).await; // for the return itself
    assert_eq!(posts.claim(1).await.unwrap(), [], "not yet");
    let waiting = tokio::spawn(async move { posts.wait(Order::AsOwed).await });
    world.clock.forward(Duration::from_secs(7));
    waiting.await.unwrap();
    let posts = world.tables.posts();
    let again = posts.claim(1).await.unwrap();
    assert_eq!(again[0].id, post.id);
}

#[tokio::test]
async fn a_message_that_is_gone_is_owed_again_until_the_table_has_gone_on() {
    let week = Duration::from_secs(7 * 24 * 3600);
    let world = World::new();
    let table = world.game(2).await;
    world.send_all().await;
    let posts = world.tables.posts();
    let standing = posts.standing(Owned::all(1), week, 10).await.unwrap();
    let look = table.look(None).await.unwrap();
    assert_eq!(standing.len(), 2, "the ping, and before it the board");
    for lost in standing.iter().rev() {
        posts.lost(lost.id).await.unwrap();
        posts.lost(lost.id).await.unwrap();
    }
    let board = PostKind::Board { from: MoveNumber(0), to: look.number };
    let seat = look.turn.seat().unwrap();
    let ping = PostKind::Ping { seat, number: look.number, next: Some(seat.left(2)) };
    let again: Vec<_> = world.send_all().await.into_iter().map(|post| post.kind).collect();
    assert_eq!(again, [board, ping], "each once, as it was");

    world.play_until(&table, |now| now.turn != look.turn).await;
    assert_eq!(posts.standing(Owned::all(1), week, 10).await.unwrap(), [], "later ones wait");
    world.send_all().await;
    assert_eq!(posts.standing(Owned::all(1), week, 10).await.unwrap().len(), 2, "the later ones");
    for old in standing {
        posts.lost(old.id).await.unwrap();
    }
    assert_eq!(world.send_all().await, [], "overtaken");
    world.clock.forward(week + Duration::from_secs(1));
    assert_eq!(
        posts.standing(Owned::all(1), week, 10).await.unwrap(),
        [],
        "nobody looks for old ones"
    );
}

/// A running game of two on the terms that are usual.
async fn usual(world: &World) -> Table {
    let new = NewTable { terms: Terms::default(), ..world.new_table(2, Options::yucata()) };
    let id = world.open(new).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    world.table(id).await
}

#[tokio::test]
async fn a_round_is_one_picture_that_is_changed_in_place() {
    let world = World::new();
    let table = usual(&world).await;
    let (mut sent, mut rounds) = (world.send_all().await, vec![0]);
    loop {
        let look = table.look(None).await.unwrap();
        if look.to_move().is_none() {
            break;
        }
        world.step(&table, 7).await;
        let owed = world.send_all().await;
        if !owed.is_empty() {
            rounds.push(look.public.typed::<GreatCity>().unwrap().round);
        }
        sent.extend(owed);
    }
    let new = sent.iter().filter(|post| matches!(post.kind, PostKind::Board { .. })).count();
    rounds.dedup();
    assert_eq!(new, rounds.len(), "one for each round");
    let mut standing = None;
    let mut told = Vec::new();
    for post in &sent {
        match post.kind {
            PostKind::Board { from, to } => {
                standing = Some((placed(post), from));
                told.push((from, to));
            }
            PostKind::Redraw { from, to } | PostKind::RoundEnd { from, to } => {
                assert_eq!(post.edits.map(|placed| (placed, from)), standing, "it goes on telling");
                *told.last_mut().unwrap() = (from, to);
            }
            _ => {}
        }
    }
    let end = table.look(None).await.unwrap().number;
    let ends: Vec<_> = told.iter().skip(1).map(|(from, _)| *from).chain([end]).collect();
    assert_eq!(told.iter().map(|(_, to)| *to).collect::<Vec<_>>(), ends, "each move is told once");
    for (from, to) in told {
        let events = table.stretch(from, to).await.unwrap().events;
        let last = events.len().saturating_sub(1);
        let begins = events.iter().position(|one| one.event.new_round().is_some());
        assert!(begins.is_none_or(|at| at == last), "a post holds one round: {events:?}");
    }
}

#[tokio::test]
async fn a_call_is_deleted_when_its_turn_is_over() {
    let world = World::new();
    let table = usual(&world).await;
    let called = world.send_all().await.pop().unwrap();
    assert!(matches!(called.kind, PostKind::Ping { .. }));
    let (first, _) = mover(&table).await;
    world.play_until(&table, |look| look.to_move().unwrap().user() != Some(first.user)).await;
    let ended = world.send_all().await.remove(0);
    assert_eq!((ended.kind, ended.edits), (PostKind::DeletePing, Some(placed(&called))));
}

#[tokio::test]
async fn what_is_taken_back_changes_the_standing_picture() {
    for posting in [Posting::Round, Posting::Turn, Posting::Move] {
        let world = World::new();
        let terms = Terms { posting, ..Terms::default() };
        let new = NewTable { terms, ..world.new_table(2, Options::PUBLISHER) };
        let id = world.open(new).await;
        world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
        let table = world.table(id).await;
        world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 1).await;
        let (by, look) = mover(&table).await;
        let mv = first_move(&look);
        table.play(by.clone(), world.click(), None, mv).await.unwrap();
        world.send_all().await;
        table.undo(by, world.click(), None).await.unwrap();
        let kinds: Vec<_> = world.send_all().await.into_iter().map(|post| post.kind).collect();
        let is_new = |kind: &PostKind| matches!(kind, PostKind::Board { .. });
        assert!(!kinds.iter().any(is_new), "{posting:?}: {kinds:?}");
    }
}

#[tokio::test]
async fn each_move_has_its_picture_where_that_is_agreed() {
    let world = World::new();
    let terms = Terms { posting: Posting::Move, ..Terms::default() };
    let new = NewTable { terms, ..world.new_table(2, Options::PUBLISHER) };
    let id = world.open(new).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let table = world.table(id).await;
    world.send_all().await;
    for skip in 0..10 {
        world.step(&table, skip).await;
        let sent = world.send_all().await;
        let boards = sent.iter().filter(|post| matches!(post.kind, PostKind::Board { .. }));
        assert_eq!(boards.count(), 1, "{sent:?}");
    }
}
