//! Channels that vanish, servers that send the bot away, tables that move: nobody is called into the void, nothing is lost.

use super::*;
use crate::{
    board::Seat,
    pace::{Notify, Pace, Span, Terms, TimeOut},
};

const ELSEWHERE: ChannelId = ChannelId(77);
const HOUR: Duration = Duration::from_secs(3600);

fn here(channel: ChannelId) -> Place {
    Place { guild: GUILD, channel }
}

/// Everything that is due is sent, and time goes on for so long, an hour at a time.
async fn pass(world: &World, hours: u32) -> Vec<DuePost> {
    let mut sent = Vec::new();
    for _ in 0..hours {
        world.clock.forward(HOUR);
        world.tables.scheduler().settle().await.unwrap();
        sent.extend(world.send_all().await);
    }
    sent
}

async fn move_to(world: &World, table: TableId, channel: ChannelId) -> Result<Moved, TableError> {
    world.tables.move_to(table, here(channel), player(0), world.click()).await
}

#[tokio::test]
async fn a_table_without_a_channel_sleeps_and_goes_on_elsewhere_with_board_and_ping() {
    let world = World::new();
    let table = world.game(2).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 2).await;
    world.send_all().await;
    let before = everything(&table).await;
    assert_eq!(world.tables.channel_gone(CHANNEL).await.unwrap(), Some(table.id()));
    assert_eq!(world.tables.channel_gone(ChannelId(5)).await.unwrap(), None);
    assert!(pass(&world, 100).await.is_empty(), "nobody is called");
    let (by, look) = mover(&table).await;
    let played = table.play(by, world.click(), Some(look.number), first_move(&look)).await;
    assert_eq!(refusal(played), TableError::Refused(Refused::Asleep));
    assert!(everything(&table).await == before, "nothing is lost");
    let moved = move_to(&world, table.id(), ELSEWHERE).await.unwrap();
    assert_eq!((moved.lobby.channel, moved.from), (ELSEWHERE, None));
    assert_eq!(table.look(None).await.unwrap().channel, ELSEWHERE);
    let sent = world.send_all().await;
    assert!(sent.iter().all(|post| post.channel == ELSEWHERE));
    let number = table.look(None).await.unwrap().number;
    let kinds: Vec<PostKind> = sent.into_iter().map(|post| post.kind).collect();
    assert!(matches!(&kinds[0], PostKind::Notice(Notice::Moved { name }) if name == "Player 0"));
    assert_eq!(kinds[1], PostKind::Board { from: number, to: number });
    assert!(matches!(kinds[2], PostKind::Ping { .. } | PostKind::Call { .. }), "{kinds:?}");
    assert!(everything(&table).await == before, "it goes on as it was");
    world.step(&table, 0).await;
}

#[tokio::test]
async fn a_board_that_was_lost_with_the_channel_is_told_in_the_next_one() {
    let world = World::new();
    let table = world.game(2).await;
    world.send_all().await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 2).await;
    world.tables.channel_gone(CHANNEL).await.unwrap();
    assert!(world.send_all().await.is_empty());
    let number = table.look(None).await.unwrap().number;
    move_to(&world, table.id(), ELSEWHERE).await.unwrap();
    let sent = world.send_all().await;
    let boards: Vec<_> =
        sent.iter().filter(|post| matches!(post.kind, PostKind::Board { .. })).collect();
    assert_eq!(boards.len(), 1);
    assert_eq!(boards[0].kind, PostKind::Board { from: MoveNumber(0), to: number });
}

#[tokio::test]
async fn a_table_goes_on_with_the_line_that_its_turn_needs() {
    let world = World::new();
    let terms = Terms {
        pace: Pace::Clock { allowance: Span::hours(24) },
        time_out: TimeOut::Vote,
        ..EACH_TURN
    };
    let new = NewTable { terms, ..world.new_table(2, Options::PUBLISHER) };
    let id = world.open(new).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    pass(&world, 30).await;
    world.tables.channel_gone(CHANNEL).await.unwrap();
    move_to(&world, id, ELSEWHERE).await.unwrap();
    let sent = world.send_all().await;
    assert!(sent.iter().any(|post| matches!(post.kind, PostKind::Proposal { .. })), "{sent:?}");
    world.tables.channel_gone(ELSEWHERE).await.unwrap();
    world.meddle("UPDATE seats SET player = NULL WHERE seat = (SELECT to_move FROM tables)");
    move_to(&world, id, CHANNEL).await.unwrap();
    let sent = world.send_all().await;
    assert!(matches!(sent.last().unwrap().kind, PostKind::Notice(Notice::SeatWaits { .. })));
}

#[tokio::test]
async fn a_table_that_is_awake_can_be_moved_and_its_old_buttons_go() {
    let world = World::new();
    let table = world.game(2).await;
    world.send_all().await;
    let click = world.click();
    let to = here(ELSEWHERE);
    let moved = world.tables.move_to(table.id(), to, player(0), click).await.unwrap();
    assert_eq!(moved.from, Some(CHANNEL));
    let sent = world.send_all().await;
    let cleared = sent.iter().find(|post| post.kind == PostKind::ClearPing).unwrap();
    assert_eq!(cleared.edits.unwrap().channel, CHANNEL);
    let again = world.tables.move_to(table.id(), to, player(0), click).await.unwrap();
    assert_eq!(again.from, None);
    assert!(world.send_all().await.is_empty(), "a click delivered twice moves once");
    assert_eq!(
        refusal(world.tables.in_channel(CHANNEL).await),
        TableError::Refused(Refused::NoTable)
    );
    assert_eq!(world.tables.in_channel(ELSEWHERE).await.unwrap().id(), table.id());
    world.finish(&table).await;
    let told = world.send_all().await;
    assert!(told.iter().all(|post| post.channel == ELSEWHERE));
}

#[tokio::test]
async fn a_move_to_where_it_cannot_be_is_refused_and_changes_nothing() {
    let world = World::new();
    let table = world.game(2).await;
    let other = world.game_in(ELSEWHERE, 2, Options::PUBLISHER).await;
    world.send_all().await;
    let taken = TableError::Refused(Refused::Lobby(LobbyRefused::ChannelTaken {
        table: other.id(),
        channel: ELSEWHERE,
        state: Stage::Running,
    }));
    assert_eq!(refusal(move_to(&world, table.id(), ELSEWHERE).await), taken);
    let already =
        TableError::Refused(Refused::Lobby(LobbyRefused::AlreadyThere { table: table.id() }));
    assert_eq!(refusal(move_to(&world, table.id(), CHANNEL).await), already);
    let nowhere =
        TableError::Refused(Refused::Lobby(LobbyRefused::NotOfThisServer { table: TableId(99) }));
    assert_eq!(refusal(move_to(&world, TableId(99), ChannelId(5)).await), nowhere);
    let abroad = Place { guild: GuildId(9), channel: ChannelId(5) };
    let foreign = world.tables.move_to(table.id(), abroad, player(0), world.click()).await;
    assert_eq!(
        refusal(foreign),
        TableError::Refused(Refused::Lobby(LobbyRefused::NotOfThisServer { table: table.id() }))
    );
    world.finish(&other).await;
    assert_eq!(
        refusal(move_to(&world, other.id(), ChannelId(5)).await),
        TableError::Refused(Refused::Over)
    );
    assert_eq!(world.tables.place_of(table.id()).await.unwrap(), Some(here(CHANNEL)));
    assert!(world.send_all().await.iter().all(|post| post.table == other.id()));
}

#[tokio::test]
async fn a_lobby_that_moves_gets_a_card_in_its_new_place_and_can_be_joined_there() {
    let world = World::new();
    let table = world.lobby(2).await;
    world.send_all().await;
    world.tables.channel_gone(CHANNEL).await.unwrap();
    move_to(&world, table, ELSEWHERE).await.unwrap();
    let sent = world.send_all().await;
    let card = sent.iter().find(|post| post.kind == PostKind::LobbyCard).unwrap();
    assert_eq!((card.channel, card.edits), (ELSEWHERE, None), "a new card, no edit of the old");
    world.tables.at_lobby(table, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let edited = world.send_all().await;
    let card = edited.iter().find(|post| post.kind == PostKind::LobbyCard).unwrap();
    assert_eq!(card.edits.unwrap().channel, ELSEWHERE);
}

#[tokio::test]
async fn a_server_that_sends_the_bot_away_and_calls_it_back_finds_its_tables_as_they_were() {
    let world = World::new();
    let (one, two) = (world.game(2).await, world.lobby_in(ELSEWHERE).await);
    world.send_all().await;
    assert_eq!(world.tables.server_gone(GuildId(9)).await.unwrap(), 0);
    assert_eq!(world.tables.server_gone(GUILD).await.unwrap(), 2);
    assert!(pass(&world, 50).await.is_empty());
    let asleep = world.tables.asleep_in(GUILD).await.unwrap();
    assert_eq!(asleep, [(one.id(), CHANNEL), (two, ELSEWHERE)]);
    for (table, _) in asleep {
        world.tables.place_back(table).await.unwrap();
        world.tables.place_back(table).await.unwrap();
    }
    assert!(world.tables.asleep_in(GUILD).await.unwrap().is_empty());
    let sent = world.send_all().await;
    let boards = sent.iter().filter(|post| matches!(post.kind, PostKind::Board { .. })).count();
    assert_eq!(boards, 1, "back once, whatever is delivered twice");
    assert!(sent.iter().any(|post| post.table == two && post.kind == PostKind::LobbyCard));
}

/// Discord's refusal was on its way while the bot was called back.
#[tokio::test]
async fn a_post_whose_channel_was_gone_puts_no_table_to_sleep_that_has_its_place_again() {
    let world = World::new();
    let table = world.game(2).await;
    let posts = world.tables.posts();
    let late = posts.claim(10).await.unwrap();
    assert!(!late.is_empty());
    world.tables.server_gone(GUILD).await.unwrap();
    world.tables.place_back(table.id()).await.unwrap();
    for post in late {
        posts.settle(post.id, Settled::ChannelGone("unknown".to_owned())).await.unwrap();
    }
    assert!(world.tables.asleep_in(GUILD).await.unwrap().is_empty());
    let sent = world.send_all().await;
    assert!(sent.iter().any(|post| matches!(post.kind, PostKind::Board { .. })), "{sent:?}");
}

#[tokio::test]
async fn a_direct_message_that_was_on_its_way_while_a_table_had_no_place_has_arrived() {
    let world = World::new();
    for seat in 0..2 {
        world.prefers(player(seat).user, |settings| settings.notify = Notify::Direct).await;
    }
    let table = world.game(2).await;
    let posts = world.tables.posts();
    let direct = loop {
        let post = posts.claim(1).await.unwrap().remove(0);
        if post.direct.is_some() {
            break post;
        }
        posts.settle(post.id, Settled::Placed(placed(&post), None)).await.unwrap();
        world.tables.scheduler().settle().await.unwrap();
    };
    world.tables.server_gone(GUILD).await.unwrap();
    world.tables.place_back(table.id()).await.unwrap();
    posts.settle(direct.id, Settled::Placed(placed(&direct), None)).await.unwrap();
    let row = world.tables.store().with(move |tx| tx.post(direct.id)).await.unwrap().unwrap();
    assert_eq!(row.message, Some(placed(&direct).message), "its buttons can be taken off");
}

#[tokio::test]
async fn the_clock_stands_still_while_a_table_sleeps() {
    let world = World::new();
    let terms = Terms { pace: Pace::Clock { allowance: Span::hours(24) }, ..EACH_TURN };
    let new = NewTable { terms, ..world.new_table(2, Options::PUBLISHER) };
    let id = world.open(new).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    pass(&world, 3).await;
    let deadline = async || {
        let turn = world.tables.store().with(move |tx| tx.turn(id)).await.unwrap();
        turn.unwrap().deadline.unwrap()
    };
    let before = deadline().await;
    world.tables.channel_gone(CHANNEL).await.unwrap();
    pass(&world, 100).await;
    move_to(&world, id, ELSEWHERE).await.unwrap();
    world.tables.scheduler().settle().await.unwrap();
    world.send_all().await;
    let after = deadline().await;
    assert_eq!(after, before.plus(100 * HOUR), "as much of the day is left as before");
    let turn = world.tables.store().with(move |tx| tx.turn(id)).await.unwrap().unwrap();
    assert_eq!(turn.expired, None);
    assert!(Seat::new(turn.seat).is_some());
}

#[tokio::test]
async fn who_takes_direct_messages_is_told_once_that_the_channel_is_gone() {
    let world = World::new();
    let direct = player(0).user;
    world.prefers(direct, |settings| settings.notify = Notify::Direct).await;
    let table = world.game(2).await;
    world.send_all().await;
    world.tables.channel_gone(CHANNEL).await.unwrap();
    let sent = world.send_all().await;
    assert!(matches!(sent[..], [DuePost { kind: PostKind::ShutOut { why: Shut::Gone, .. }, .. }]));
    assert_eq!((sent[0].direct, sent[0].loud), (Some(direct), true));
    world.tables.channel_gone(CHANNEL).await.unwrap();
    assert!(pass(&world, 48).await.is_empty(), "once");
    move_to(&world, table.id(), ELSEWHERE).await.unwrap();
    let sent = world.send_all().await;
    assert!(!sent.iter().any(|post| matches!(post.kind, PostKind::ShutOut { .. })), "{sent:?}");
}

#[tokio::test]
async fn nobody_is_told_that_a_channel_is_gone_when_the_table_has_another_by_then() {
    let world = World::new();
    world.prefers(player(0).user, |settings| settings.notify = Notify::Direct).await;
    let table = world.game(2).await;
    world.send_all().await;
    world.step(&table, 0).await;
    let posts = world.tables.posts();
    let post = posts.claim(1).await.unwrap().remove(0);
    posts.settle(post.id, Settled::ChannelGone("unknown".to_owned())).await.unwrap();
    assert_eq!(world.tables.asleep_in(GUILD).await.unwrap(), [(table.id(), CHANNEL)]);
    move_to(&world, table.id(), ELSEWHERE).await.unwrap();
    let sent = world.send_all().await;
    assert!(!sent.iter().any(|post| matches!(post.kind, PostKind::ShutOut { .. })), "{sent:?}");
}

#[test]
fn what_is_stored_of_a_line_about_a_closed_channel_is_read_as_ever() {
    let seat = Seat::new(1).unwrap();
    for (json, why) in [
        (r#"{"shut_out":{"seat":1}}"#, Shut::Refused),
        (r#"{"shut_out":{"seat":1,"why":"gone"}}"#, Shut::Gone),
    ] {
        let kind = PostKind::ShutOut { seat, why };
        assert_eq!(serde_json::from_str::<PostKind>(json).unwrap(), kind);
        assert_eq!(serde_json::to_string(&kind).unwrap(), json);
    }
}
