//! Posts that belong to no table: once, edited in place, across crashes, closed channels, days away and clocks set back.

use super::*;
use crate::{
    daily::tests::a_puzzle,
    store::{PostState, Tx},
};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The server wants the message of a day.
async fn wanted(world: &World) {
    let set = |settings: &mut ServerSettings| {
        settings.daily_channel = Some(CHANNEL);
        Ok(())
    };
    world.tables.change_server(GUILD, set).await.unwrap();
    world.tables.announce_dailies().await.unwrap();
}

async fn claim(world: &World) -> Vec<DueAnnouncement> {
    world.tables.posts().claim_announcements(10).await.unwrap()
}

async fn settle(world: &World, due: &DueAnnouncement, end: AnnouncementEnd) {
    world.tables.posts().settle_announcement(due, end).await.unwrap();
}

fn refused(why: &str) -> Unsent {
    Unsent::Refused(why.to_owned())
}

fn trouble(why: &str) -> Unsent {
    Unsent::Trouble(why.to_owned())
}

/// A manager chooses this channel.
async fn chosen(world: &World, channel: ChannelId) {
    let (change, now) = (
        ServerChange { daily_channel: Some(channel), ..ServerChange::default() },
        world.tables.now(),
    );
    let set = move |settings: &mut ServerSettings| Ok(settings.apply(&change, now)?);
    world.tables.change_server_by(GUILD, player(0).user, set).await.unwrap();
    world.tables.announce_dailies().await.unwrap();
}

/// Three dates whose messages the channel refuses.
async fn three_are_refused(world: &World) {
    for _ in 0..3 {
        let due = claim(world).await.remove(0);
        settle(world, &due, AnnouncementEnd::Failed(refused("Missing Access"))).await;
        pass(world, DAY).await;
    }
}

async fn state(world: &World, key: &str) -> (PostState, Option<MessageId>) {
    let key = key.to_owned();
    let row = world.tables.store().read(move |tx| tx.announcement(&key)).await.unwrap().unwrap();
    (row.state, row.message)
}

/// What happens at 0:00 and 6:00.
async fn pass(world: &World, time: Duration) {
    world.clock.forward(time);
    world.tables.close_dailies().await.unwrap();
    world.tables.announce_dailies().await.unwrap();
}

#[tokio::test]
async fn the_message_of_a_day_is_sent_once_and_edited_when_its_date_is_closed() {
    let world = World::new();
    assert_eq!(claim(&world).await, [], "nobody wants it");
    wanted(&world).await;
    let [due] = &claim(&world).await[..] else { panic!("one is due") };
    assert_eq!((due.what.clone(), due.channel), (Announced::Deal { date: DateNumber(0) }, CHANNEL));
    assert!(due.edits.is_none() && !due.in_doubt && !due.is_late);
    settle(&world, due, AnnouncementEnd::Sent(MessageId(77))).await;
    world.tables.announce_dailies().await.unwrap();
    assert_eq!(claim(&world).await, [], "one a date");
    pass(&world, DAY + Duration::from_secs(3600)).await;
    let [next] = &claim(&world).await[..] else { panic!("the next date") };
    assert_eq!(next.what, Announced::Deal { date: DateNumber(1) });
    assert_ne!(next.nonce(), due.nonce());
    settle(&world, next, AnnouncementEnd::Sent(MessageId(78))).await;
    pass(&world, Duration::from_secs(6 * 3600)).await;
    let [closed] = &claim(&world).await[..] else { panic!("the first is closed") };
    let of_first = (Announced::DealClosed { date: DateNumber(0) }, Some(MessageId(77)));
    assert_eq!((closed.what.clone(), closed.edits), of_first);
    settle(&world, closed, AnnouncementEnd::Sent(MessageId(77))).await;
    assert_eq!(claim(&world).await, []);
}

#[tokio::test]
async fn after_a_crash_a_claimed_one_is_in_doubt_and_keeps_its_nonce() {
    let world = World::new();
    wanted(&world).await;
    let before = claim(&world).await.remove(0);
    assert_eq!(claim(&world).await, [], "somebody sends it");
    let world = world.restart().await;
    let after = claim(&world).await.remove(0);
    assert!(after.in_doubt && after.nonce() == before.nonce());
    assert_eq!(after.attempts, 1);
    settle(&world, &after, AnnouncementEnd::Again(Duration::from_secs(2), trouble("no answer")))
        .await;
    assert_eq!(claim(&world).await, [], "not yet");
    world.clock.forward(Duration::from_secs(2));
    assert!(claim(&world).await.remove(0).in_doubt);
}

#[tokio::test]
async fn what_says_something_else_while_it_is_sent_is_edited_afterwards() {
    let world = World::new();
    wanted(&world).await;
    let due = claim(&world).await.remove(0);
    world.meddle("UPDATE daily SET closed = 1 WHERE date = 0");
    world.tables.announce_dailies().await.unwrap();
    settle(&world, &due, AnnouncementEnd::Sent(MessageId(77))).await;
    let edit = claim(&world).await.remove(0);
    assert_eq!(edit.what, Announced::DealClosed { date: DateNumber(0) });
    assert_eq!((edit.edits, edit.in_doubt), (Some(MessageId(77)), false));
    settle(&world, &edit, AnnouncementEnd::Sent(MessageId(77))).await;
    assert_eq!(state(&world, &edit.key).await, (PostState::Sent, Some(MessageId(77))));
}

#[tokio::test]
async fn days_away_leave_no_old_messages_and_a_gone_channel_does_not_hold_the_next_day() {
    let world = World::new();
    wanted(&world).await;
    pass(&world, 3 * DAY + Duration::from_secs(7 * 3600)).await;
    assert_eq!(claim(&world).await, [], "that of the first date comes too late");
    let [due] = &claim(&world).await[..] else { panic!("today's") };
    assert_eq!(due.what, Announced::Deal { date: DateNumber(3) });
    settle(&world, due, AnnouncementEnd::Failed(refused("Unknown Channel"))).await;
    assert_eq!(state(&world, &due.key).await, (PostState::Failed, None));
    pass(&world, DAY).await;
    assert_eq!(claim(&world).await.remove(0).what, Announced::Deal { date: DateNumber(4) });
}

#[tokio::test]
async fn a_clock_set_back_by_a_day_sends_nothing_twice() {
    let world = World::new();
    world.clock.forward(5 * DAY);
    wanted(&world).await;
    let due = claim(&world).await.remove(0);
    settle(&world, &due, AnnouncementEnd::Sent(MessageId(77))).await;
    world.clock.go_wrong(DAY);
    world.tables.announce_dailies().await.unwrap();
    let due = claim(&world).await.remove(0);
    settle(&world, &due, AnnouncementEnd::Sent(MessageId(78))).await;
    world.clock.go_wrong(Duration::ZERO);
    world.tables.announce_dailies().await.unwrap();
    assert_eq!(claim(&world).await, [], "that date has its message");
    world.clock.go_wrong(DAY);
    world.tables.announce_dailies().await.unwrap();
    assert_eq!(claim(&world).await, [], "and so has this one");
}

async fn is_wanted(world: &World) -> bool {
    world.tables.server(GUILD).await.unwrap().daily_channel.is_some()
}

#[tokio::test]
async fn a_channel_that_no_message_reaches_for_three_dates_gets_no_more() {
    let world = World::new();
    wanted(&world).await;
    for date in 0..3 {
        let due = claim(&world).await.remove(0);
        assert_eq!(due.what, Announced::Deal { date: DateNumber(date) });
        settle(&world, &due, AnnouncementEnd::Failed(refused("Missing Access"))).await;
        pass(&world, DAY).await;
    }
    assert_eq!(claim(&world).await, []);
    assert!(!is_wanted(&world).await, "it is switched off");
    let log = world.tables.moderation(GUILD, 0, 10).await.unwrap();
    let [entry] = &log[..] else { panic!("{log:?}") };
    assert_eq!(entry.what, Some(Moderated::DailyStopped { channel: CHANNEL }));
    assert_eq!((entry.moderator, entry.at), (None, world.tables.now()));
    chosen(&world, ChannelId(4242)).await;
    let due = claim(&world).await.remove(0);
    assert_eq!(due.channel, ChannelId(4242), "another channel begins anew");
    settle(&world, &due, AnnouncementEnd::Sent(MessageId(79))).await;
}

#[tokio::test]
async fn a_server_that_sends_the_bot_away_is_owed_nothing() {
    let world = World::new();
    wanted(&world).await;
    let due = claim(&world).await.remove(0);
    settle(&world, &due, AnnouncementEnd::Sent(MessageId(77))).await;
    world.tables.server_gone(GUILD).await.unwrap();
    assert!(!is_wanted(&world).await);
    pass(&world, DAY).await;
    assert_eq!(claim(&world).await, []);
}

#[tokio::test]
async fn old_messages_are_forgotten_and_those_of_the_last_weeks_are_not() {
    let world = World::new();
    wanted(&world).await;
    for date in 0..2 {
        let due = claim(&world).await.remove(0);
        settle(&world, &due, AnnouncementEnd::Sent(MessageId(77 + date))).await;
        pass(&world, DAY).await;
    }
    let keys = || async {
        let all = |tx: &Tx| tx.announced(&Owned::all(1), (Timestamp(0), Timestamp(i64::MAX)));
        let rows = world.tables.store().read(all).await.unwrap();
        rows.into_iter().map(|row| row.key).collect::<Vec<_>>()
    };
    assert_eq!(keys().await.len(), 3);
    let first = keys().await.remove(0);
    pass(&world, 89 * DAY).await;
    let later = keys().await;
    assert!(!later.contains(&first) && later.len() == 3, "{later:?}");
}

#[tokio::test]
async fn a_channel_that_was_switched_off_gets_messages_again_when_it_is_chosen_again() {
    let world = World::new();
    wanted(&world).await;
    three_are_refused(&world).await;
    assert!(!is_wanted(&world).await);
    chosen(&world, CHANNEL).await;
    assert!(is_wanted(&world).await, "it is on");
    let due = claim(&world).await.remove(0);
    assert_eq!((due.what.clone(), due.channel), (Announced::Deal { date: DateNumber(3) }, CHANNEL));
    settle(&world, &due, AnnouncementEnd::Failed(refused("Missing Access"))).await;
    for date in 4..6 {
        pass(&world, DAY).await;
        let due = claim(&world).await.remove(0);
        assert_eq!(due.what, Announced::Deal { date: DateNumber(date) });
        settle(&world, &due, AnnouncementEnd::Failed(refused("Missing Access"))).await;
    }
    pass(&world, DAY).await;
    assert!(!is_wanted(&world).await, "three new ones count");
}

#[tokio::test]
async fn the_message_of_today_that_was_refused_is_sent_when_its_channel_is_chosen_again() {
    let world = World::new();
    chosen(&world, CHANNEL).await;
    let first = claim(&world).await.remove(0);
    settle(&world, &first, AnnouncementEnd::Failed(refused("Unknown Channel"))).await;
    world.tables.announce_dailies().await.unwrap();
    assert_eq!(claim(&world).await, [], "it is given up");
    world.clock.forward(Duration::from_secs(60));
    chosen(&world, CHANNEL).await;
    let again = claim(&world).await.remove(0);
    assert_eq!((again.key.clone(), again.edits, again.in_doubt), (first.key.clone(), None, false));
    let hour = Duration::from_secs(3600);
    settle(&world, &again, AnnouncementEnd::Again(hour, refused("Missing Access"))).await;
    world.clock.forward(Duration::from_secs(60));
    assert_eq!(claim(&world).await, [], "it waits");
    chosen(&world, CHANNEL).await;
    let again = claim(&world).await.remove(0);
    settle(&world, &again, AnnouncementEnd::Sent(MessageId(77))).await;
    world.clock.forward(Duration::from_secs(60));
    chosen(&world, CHANNEL).await;
    assert_eq!(claim(&world).await, [], "it is there");
}

/// Discord does not answer for a week.
#[tokio::test]
async fn an_outage_switches_nothing_off() {
    let world = World::new();
    wanted(&world).await;
    for date in 0..7 {
        let due = claim(&world).await.remove(0);
        assert_eq!(due.what, Announced::Deal { date: DateNumber(date) });
        let (wait, why) = (Duration::from_secs(2), trouble("503"));
        settle(&world, &due, AnnouncementEnd::Again(wait, why)).await;
        pass(&world, DAY).await;
        let late = claim(&world).await.remove(0);
        assert!(late.is_late && late.in_doubt, "{late:?}");
        let end = match date % 3 {
            0 => AnnouncementEnd::Dropped,
            1 => AnnouncementEnd::Failed(trouble("500")),
            _ => {
                AnnouncementEnd::Again(Duration::from_secs(DAY.as_secs() * 30), trouble("timeout"))
            }
        };
        settle(&world, &late, end).await;
        if date % 3 == 2 {
            let key = &late.key;
            world
                .meddle(&format!("UPDATE announcements SET state = 'skipped' WHERE key = '{key}'"));
        }
    }
    assert!(is_wanted(&world).await);
    assert_eq!(world.tables.moderation(GUILD, 0, 10).await.unwrap(), []);
}

#[tokio::test]
async fn refusals_until_the_end_of_the_date_count() {
    let world = World::new();
    wanted(&world).await;
    for _ in 0..3 {
        let due = claim(&world).await.remove(0);
        let (wait, why) = (Duration::from_secs(2), refused("Missing Access"));
        settle(&world, &due, AnnouncementEnd::Again(wait, why)).await;
        pass(&world, DAY).await;
        if let Some(late) = claim(&world).await.into_iter().find(|due| due.is_late) {
            settle(&world, &late, AnnouncementEnd::Failed(refused("Missing Access"))).await;
        }
    }
    assert!(!is_wanted(&world).await);
}

#[tokio::test]
async fn an_unreadable_puzzle_stops_no_message_of_a_day() {
    let world = World::new();
    let first = a_puzzle(GameKind::ALL[1], 1, 0);
    world.tables.keep_puzzle(&first).await.unwrap();
    assert!(world.tables.puzzle_today().await.unwrap().is_some());
    world.meddle("UPDATE puzzles SET body = '{}'");
    wanted(&world).await;
    let due = claim(&world).await.remove(0);
    assert_eq!(due.what, Announced::Deal { date: DateNumber(0) }, "today's is damaged");
    settle(&world, &due, AnnouncementEnd::Sent(MessageId(77))).await;
    for number in 2..4 {
        world.tables.keep_puzzle(&a_puzzle(GameKind::ALL[1], number, 0)).await.unwrap();
    }
    world.meddle("UPDATE puzzles SET body = '{}' WHERE id = 2");
    pass(&world, DAY).await;
    let due = claim(&world).await.remove(0);
    assert_eq!(due.what, Announced::Deal { date: DateNumber(1) }, "one in stock is damaged");
    let asked = world.tables.puzzle_today().await.unwrap().unwrap();
    assert_eq!(asked.puzzle.json(), a_puzzle(GameKind::ALL[1], 3, 0).json(), "the next is asked");
    let left = world.tables.store().read(|tx| tx.puzzles()).await.unwrap();
    assert_eq!(left.iter().map(|row| row.id).collect::<Vec<_>>(), [1, 3], "it left the stock");
}
