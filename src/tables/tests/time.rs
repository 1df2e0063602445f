//! Time at tables with a database: calls, answers to them, time-outs, lobbies and idle tables.

use super::*;
use crate::pace::{Notify, Pace, Preferences, QuietHours, TimeOut, Zone};

const DAY: Duration = Duration::from_secs(24 * 3600);

impl World {
    pub(super) async fn prefers(
        &self,
        user: UserId,
        wish: impl FnOnce(&mut Preferences) + Send + 'static,
    ) {
        let change = self.tables.change_preferences(user, |settings| {
            wish(settings);
            Ok(())
        });
        change.await.unwrap();
    }

    /// A running game with a clock of a day.
    async fn timed(&self, seats: u8, time_out: TimeOut) -> Table {
        let terms = Terms { pace: Pace::DAY, time_out, ..EACH_TURN };
        let new = NewTable { terms, ..self.new_table(seats, Options::PUBLISHER) };
        let id = self.open(new).await;
        for index in 1..seats {
            self.tables.at_lobby(id, player(index), self.click(), LobbyStep::Join).await.unwrap();
        }
        self.table(id).await
    }

    /// Lets time pass, does what is due, and sends it.
    pub(super) async fn pass(&self, time: Duration) -> Vec<DuePost> {
        self.clock.forward(time);
        self.tables.scheduler().settle().await.unwrap();
        let sent = self.send_all().await;
        self.tables.scheduler().settle().await.unwrap();
        sent.into_iter().chain(self.send_all().await).collect()
    }

    pub(super) async fn state(&self, table: TableId) -> Stage {
        self.tables.lobby(table).await.unwrap().state
    }
}

pub(super) fn night() -> impl FnOnce(&mut Preferences) {
    |settings: &mut Preferences| {
        settings.zone = Some(Zone::parse("UTC").unwrap());
        settings.set_quiet(QuietHours::parse("22-8").unwrap()).unwrap();
    }
}

fn is_call(post: &DuePost) -> bool {
    matches!(post.kind, PostKind::Call { .. })
}

#[tokio::test]
async fn a_turn_that_begins_at_night_is_shown_silently_and_called_in_the_morning() {
    let world = World::new(); // midnight
    for seat in 0..2 {
        world.prefers(player(seat).user, night()).await;
    }
    let table = world.game(2).await;
    let sent = world.pass(Duration::ZERO).await;
    assert!(sent.iter().all(|post| !post.loud), "{sent:?}");
    assert!(sent.iter().any(|post| matches!(post.kind, PostKind::Ping { .. })));
    assert_eq!(world.pass(Duration::from_secs(8 * 3600) - Duration::from_secs(1)).await, []);
    let sent = world.pass(Duration::from_secs(1)).await;
    assert!(is_call(&sent[0]) && sent[0].loud, "{sent:?}");
    let old = sent[1].edits.expect("the silent line loses its buttons");
    assert!(matches!(sent[1].kind, PostKind::Unbutton { message, .. } if message == old.message));
    assert_eq!(world.pass(Duration::from_secs(12 * 3600)).await, [], "once");
    let (_, look) = mover(&table).await;
    assert_eq!(look.deadline, None);
}

#[tokio::test]
async fn a_silent_line_that_is_given_up_is_no_call() {
    let world = World::new(); // midnight
    for seat in 0..2 {
        world.prefers(player(seat).user, night()).await;
    }
    world.game(2).await;
    let posts = world.tables.posts();
    let mut given_up = 0;
    while let [post, ..] = &posts.claim(1).await.unwrap()[..] {
        if matches!(post.kind, PostKind::Ping { .. }) {
            given_up += 1;
            posts
                .settle(post.id, Settled::Failed("Invalid Form Body (50035)".to_owned()))
                .await
                .unwrap();
        } else {
            posts.settle(post.id, Settled::Placed(placed(post), None)).await.unwrap();
        }
    }
    let sent = world.pass(Duration::from_secs(8 * 3600)).await;
    assert_eq!((given_up, sent.iter().filter(|post| is_call(post) && post.loud).count()), (1, 1));
}

#[tokio::test]
async fn a_call_that_is_late_waits_for_the_morning_and_is_not_lost() {
    let world = World::new();
    world.clock.forward(Duration::from_secs(21 * 3600));
    for seat in 0..2 {
        world.prefers(player(seat).user, night()).await;
    }
    world.game(2).await;
    // The card and the board go out; the ping is tried before ten and fails, again after ten.
    let posts = world.tables.posts();
    let ping = loop {
        let post = posts.claim(1).await.unwrap().remove(0);
        if matches!(post.kind, PostKind::Ping { .. }) {
            break post;
        }
        posts.settle(post.id, Settled::Placed(placed(&post), None)).await.unwrap();
    };
    assert!(ping.loud);
    posts
        .settle(ping.id, Settled::Again(Duration::from_secs(2 * 3600), "500".to_owned()))
        .await
        .unwrap();
    let sent = world.pass(Duration::from_secs(2 * 3600)).await;
    assert_eq!((sent.len(), sent[0].id, sent[0].loud), (1, ping.id, false));
    let sent = world.pass(Duration::from_secs(9 * 3600)).await;
    assert!(is_call(&sent[0]) && sent[0].loud);
}

#[tokio::test]
async fn after_days_without_the_bot_there_is_one_reminder() {
    let world = World::new();
    world.game(2).await;
    world.pass(Duration::ZERO).await;
    let world = world.restart().await;
    let sent = world.pass(6 * DAY).await;
    assert_eq!(sent.iter().filter(|post| is_call(post)).count(), 1, "{sent:?}");
    assert_eq!(world.pass(DAY / 2).await, []);
    assert_eq!(world.pass(DAY / 2).await.iter().filter(|post| is_call(post)).count(), 1);
}

#[tokio::test]
async fn three_reminders_then_one_line_and_then_nothing() {
    let world = World::new();
    let table = world.game(2).await;
    world.pass(Duration::ZERO).await;
    let mut kinds = Vec::new();
    for _ in 0..8 {
        kinds.extend(world.pass(DAY).await.into_iter().map(|post| post.kind));
    }
    let calls = kinds.iter().filter(|kind| matches!(kind, PostKind::Call { .. })).count();
    let cleared = kinds.iter().filter(|kind| matches!(kind, PostKind::Unbutton { .. })).count();
    assert_eq!((calls, cleared), (3, 3), "{kinds:?}");
    let seat = table.look(None).await.unwrap().turn.seat().unwrap();
    let is_line = |kind: &&PostKind| !matches!(kind, PostKind::Proposal { .. });
    let last = kinds.iter().rfind(is_line);
    assert_eq!(last, Some(&PostKind::Notice(Notice::Stalled { seat })), "but for the vote");
}

#[tokio::test]
async fn direct_messages_call_the_person_and_the_channel_is_told_silently() {
    let world = World::new();
    for seat in 0..2 {
        world.prefers(player(seat).user, |settings| settings.notify = Notify::Direct).await;
    }
    let table = world.game(2).await;
    let (by, _) = mover(&table).await;
    let sent = world.pass(Duration::ZERO).await;
    let ping = sent.iter().find(|post| matches!(post.kind, PostKind::Ping { .. })).unwrap();
    assert!(!ping.loud && ping.direct.is_none());
    let call = sent.iter().find(|post| is_call(post)).unwrap();
    assert_eq!((call.loud, call.direct), (true, Some(by.user)));
    // At the end of the turn both lose their buttons.
    let before = table.look(None).await.unwrap().turn;
    world.play_until(&table, |look| look.turn != before).await;
    let sent = world.pass(Duration::ZERO).await;
    let edits: Vec<_> = sent.iter().filter_map(|post| post.edits).collect();
    assert_eq!(edits, [placed(ping), placed(call)]);
}

#[tokio::test]
async fn a_closed_conversation_falls_back_to_the_channel_once_and_is_not_tried_again() {
    let world = World::new();
    for seat in 0..2 {
        world.prefers(player(seat).user, |settings| settings.notify = Notify::Direct).await;
    }
    let table = world.game(2).await;
    let (by, _) = mover(&table).await;
    let posts = world.tables.posts();
    let direct = loop {
        let post = posts.claim(1).await.unwrap().remove(0);
        if is_call(&post) {
            break post;
        }
        posts.settle(post.id, Settled::Placed(placed(&post), None)).await.unwrap();
        world.tables.scheduler().settle().await.unwrap();
    };
    posts.settle(direct.id, Settled::Closed("50007".to_owned())).await.unwrap();
    let sent = world.pass(Duration::ZERO).await;
    assert_eq!((is_call(&sent[0]), sent[0].loud, sent[0].direct), (true, true, None));
    assert!(world.tables.preferences(by.user).await.unwrap().direct_closed);
    let sent = world.pass(DAY).await;
    assert_eq!(sent[0].direct, None, "the reminder goes to the channel, too");
}

#[tokio::test]
async fn not_now_silences_until_the_next_turn_and_only_for_the_one_whose_turn_it_is() {
    let world = World::new();
    let table = world.game(2).await;
    world.pass(Duration::ZERO).await;
    let (by, look) = mover(&table).await;
    let (id, turn) = (table.id(), look.number);
    let other = another(&look, &by);
    let stranger = world.tables.hush(id, UserId(77), turn).await;
    assert!(matches!(stranger, Err(TableError::Refused(Refused::NotAtTable { .. }))));
    let wrong = world.tables.hush(id, other.user, turn).await;
    assert!(matches!(wrong, Err(TableError::Refused(Refused::NotYourTurn { .. }))));
    let stale = world.tables.hush(id, by.user, MoveNumber(turn.0 + 1)).await;
    assert!(matches!(stale, Err(TableError::Refused(Refused::Stale { .. }))));
    assert_eq!(world.pass(DAY).await.len(), 2, "nothing has changed: a reminder, and buttons go");
    world.tables.hush(id, by.user, turn).await.unwrap();
    assert_eq!(world.pass(2 * DAY).await, []);
    world.play_until(&table, |now| now.turn != look.turn).await;
    assert!(world.pass(Duration::ZERO).await.iter().any(|post| post.loud), "the next is called");
    assert!(matches!(
        world.tables.hush(id, by.user, turn).await,
        Err(TableError::Refused(Refused::Stale { .. }))
    ));
}

#[tokio::test]
async fn answers_to_a_table_that_is_over_or_not_there_are_refused() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    let click = world.click();
    world.tables.end(table.id(), by.clone(), Authority::Moderator, click).await.unwrap();
    let hush = world.tables.hush(table.id(), by.user, look.number).await;
    assert_eq!(hush, Err(TableError::Refused(Refused::Ended)));
    assert_eq!(
        world.tables.still(table.id(), by.user).await,
        Err(TableError::Refused(Refused::Ended))
    );
    assert_eq!(
        world.tables.still(TableId(99), by.user).await,
        Err(TableError::Refused(Refused::NoTable))
    );
    let sent = world.pass(10 * DAY).await;
    assert!(!sent.iter().any(is_call), "nobody is reminded of a table that was ended: {sent:?}");
}

#[tokio::test]
async fn a_time_out_lets_an_ai_play_and_after_the_second_it_plays_on() {
    let world = World::new();
    let table = world.timed(2, TimeOut::Ai).await;
    world.pass(Duration::ZERO).await;
    let (late, look) = mover(&table).await;
    assert_eq!(look.deadline, Some(Timestamp(0).plus(DAY)));
    assert!(table.to_think().await.unwrap().is_none());
    world.pass(DAY * 3 / 4).await;
    let sent = world.pass(DAY / 4).await;
    let late_one = look.turn.seat().unwrap();
    let notice = Notice::TimeUp { seat: late_one, until: StandsIn::TurnEnds };
    assert_eq!(sent[0].kind, PostKind::Notice(notice));
    let think = table.to_think().await.unwrap().expect("an AI must play");
    assert_eq!(think.seat, late_one);
    table.play_for(&think, think.view.legal()[0].clone()).await.unwrap();
    while let Some(think) = table.to_think().await.unwrap() {
        table.play_for(&think, think.view.legal()[0].clone()).await.unwrap();
    }
    // The other plays, and the same one is late again.
    world.play_until(&table, |look| look.to_move().unwrap().user() == Some(late.user)).await;
    world.pass(Duration::ZERO).await;
    let sent = world.pass(DAY).await;
    let notice = Notice::TimeUp { seat: late_one, until: StandsIn::PlayerIsBack };
    assert!(sent.iter().any(|post| post.kind == PostKind::Notice(notice.clone())), "{sent:?}");
    for seated in look.players.iter().filter_map(Seated::user) {
        let known = world.tables.statistics_of(seated, Some(GUILD), seated).await.unwrap().unwrap();
        let times = if seated == late.user { 2 } else { 0 };
        assert_eq!(known.tally.late, times, "of {seated}");
    }
}

#[tokio::test]
async fn a_time_out_at_a_table_that_votes_asks_the_others_and_goes_on_reminding() {
    let world = World::new();
    let table = world.timed(3, TimeOut::Vote).await;
    world.pass(Duration::ZERO).await;
    let slow = table.look(None).await.unwrap().turn.seat().unwrap();
    world.pass(DAY * 3 / 4).await;
    let sent = world.pass(DAY / 4).await;
    let polls = world.tables.polls(table.id()).await.unwrap();
    assert_eq!(polls[0].subject, Subject::Late { seat: slow });
    assert_eq!(sent[0].kind, PostKind::Proposal { proposal: polls[0].proposal });
    assert!(sent[0].loud && sent[0].electors.len() == 2, "the two others are called");
    let mut later = Vec::new();
    for _ in 0..6 {
        later.extend(world.pass(DAY).await);
    }
    assert!(later.iter().any(|post| is_call(post) && post.loud), "{later:?}");
    let stalled =
        later.iter().filter(|post| matches!(post.kind, PostKind::Notice(Notice::Stalled { .. })));
    assert_eq!(stalled.count(), 1, "a vote that nobody casts does not leave the table silent");
    assert_eq!(world.pass(5 * DAY).await, []);
}

#[tokio::test]
async fn the_clock_gives_unused_time_to_later_turns_and_an_undo_gives_what_was_left() {
    let world = World::new();
    let table = world.timed(2, TimeOut::Ai).await;
    let is_about = |time: Duration, right: Duration| {
        assert!(time <= right && time + Duration::from_secs(2) > right, "{time:?}, not {right:?}");
    };
    let left = |look: &Look| world.tables.now().before(look.deadline.unwrap());
    // On to a turn that ends with a move that can be taken back.
    let (by, had) = loop {
        world.clock.forward(DAY / 4);
        let (by, before) = mover(&table).await;
        let had = left(&before);
        world.step(&table, 0).await;
        let after = table.look(Some(by.user)).await.unwrap();
        if after.turn != before.turn && after.undo.is_ok() {
            // More than three days are not saved.
            break (by, had.min(3 * DAY));
        }
    };
    world.clock.forward(DAY / 4);
    table.undo(by.clone(), world.click(), None).await.unwrap();
    is_about(left(&table.look(None).await.unwrap()), had);
    world.step(&table, 0).await;
    world.play_until(&table, |look| look.to_move().unwrap().user() == Some(by.user)).await;
    is_about(left(&table.look(None).await.unwrap()), DAY + had);
}

#[tokio::test]
async fn a_lobby_is_told_and_closes_after_a_week() {
    let world = World::new();
    let id = world.lobby(3).await;
    world.pass(Duration::ZERO).await;
    let sent = world.pass(6 * DAY).await;
    let at = Timestamp(0).plus(7 * DAY);
    assert_eq!(sent[0].kind, PostKind::Notice(Notice::LobbyCloses { at }));
    let sent = world.pass(DAY).await;
    let kinds: Vec<_> = sent.into_iter().map(|post| post.kind).collect();
    assert_eq!(kinds, [PostKind::LobbyCard, PostKind::Notice(Notice::LobbyExpired)]);
    assert_eq!(world.state(id).await, Stage::Ended);
    let late = world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await;
    assert_eq!(refusal(late), TableError::Refused(Refused::Ended));
}

#[tokio::test]
async fn a_table_whose_channel_is_gone_sleeps() {
    let world = World::new();
    let table = world.game(2).await;
    let posts = world.tables.posts();
    let post = posts.claim(1).await.unwrap().remove(0);
    posts
        .settle(post.id, Settled::ChannelGone("Unknown Channel (10003)".to_owned()))
        .await
        .unwrap();
    assert_eq!(world.pass(40 * DAY).await, [], "nothing is sent, nobody is reminded");
    assert_eq!(world.state(table.id()).await, Stage::Running);
}

#[tokio::test]
async fn a_player_may_have_the_one_called_who_must_act_but_not_often_and_not_at_night() {
    let world = World::new();
    world.clock.forward(DAY / 2);
    let table = world.game(2).await;
    world.pass(Duration::ZERO).await;
    let (by, look) = mover(&table).await;
    let other = another(&look, &by);
    let ask = async |who: &Player| world.tables.remind(table.id(), who.user).await;
    let lately = refusal(ask(&other).await);
    assert!(
        matches!(lately, TableError::Refused(Refused::Remind(RemindRefused::Lately { .. }))),
        "{lately:?}"
    );
    world.pass(DAY / 2).await;
    assert_eq!(refusal(ask(&by).await), RemindRefused::YourTurn.into());
    let stranger = refusal(ask(&player(9)).await);
    assert!(matches!(stranger, TableError::Refused(Refused::NotAtTable { .. })), "{stranger:?}");
    world.prefers(by.user, night()).await;
    let asleep = refusal(ask(&other).await);
    assert_eq!(asleep, RemindRefused::Quiet { name: by.name.clone() }.into());
    world.pass(Duration::from_secs((12 * 60 - 1) * 60)).await;
    assert_eq!(ask(&other).await, Ok(by.name));
    let sent = world.pass(Duration::ZERO).await;
    assert!(is_call(&sent[0]) && sent[0].loud, "{sent:?}");
}
