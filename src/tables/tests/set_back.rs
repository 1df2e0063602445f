//! The clock was ahead for a while, and was then set right: nothing is skipped, and nothing waits until the clock has come
//! as far as it was.

use super::*;
use crate::{board::Seat, league::SIGN_UP, pace::Span};

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// By how much the clock was ahead.
const JUMPS: [Duration; 3] = [
    Duration::from_secs(5 * 60),
    Duration::from_secs(55 * 3600),
    Duration::from_secs(67 * 365 * 24 * 3600),
];

/// What happens at two tables, one after the other; the clock is ahead at one of these moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    Open,
    Start,
    Call,
    Look,
    Move,
    Hold,
    Propose,
    Pause,
    Plan,
    Refuse,
    Remind,
    Offer,
}

const MOMENTS: [Moment; 12] = [
    Moment::Open,
    Moment::Start,
    Moment::Call,
    Moment::Look,
    Moment::Move,
    Moment::Hold,
    Moment::Propose,
    Moment::Pause,
    Moment::Plan,
    Moment::Refuse,
    Moment::Remind,
    Moment::Offer,
];

struct Story {
    world: World,
    lobby: TableId,
    table: Option<Table>,
}

impl Story {
    async fn propose(&self, subject: Subject) {
        let id = self.table().id();
        let within = Span::hours(1);
        let step = SeatStep::Propose { subject, within };
        self.world.tables.seat(id, player(0), self.world.click(), step).await.unwrap();
    }

    fn table(&self) -> &Table {
        self.table.as_ref().expect("it has started")
    }

    async fn happens(&mut self, moment: Moment) {
        let world = &self.world;
        match moment {
            Moment::Open => {
                self.lobby = world.lobby_in(ChannelId(77)).await;
            }
            Moment::Start => {
                let terms = Terms { pace: Pace::DAY, ..EACH_TURN };
                let new = NewTable { terms, ..world.new_table(2, Options::PUBLISHER) };
                let id = world.open(new).await;
                let join = world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join);
                join.await.unwrap();
                self.table = Some(world.table(id).await);
            }
            Moment::Call => drop(world.pass(Duration::ZERO).await),
            Moment::Look | Moment::Hold => {
                let (by, _) = mover(self.table()).await;
                world.tables.looks_at(by.user, self.table().id());
                world.pass(Duration::ZERO).await;
            }
            Moment::Move => {
                let (by, look) = mover(self.table()).await;
                world.tables.looks_at(another(&look, &by).user, self.table().id());
                world.step(self.table(), 0).await;
                world.pass(Duration::ZERO).await;
            }
            // Of what is decided while the clock is wrong this does least.
            Moment::Propose => {
                self.propose(Subject::Time { seat: Seat::FIRST, more: Span::hours(1) }).await;
            }
            Moment::Pause => {
                let (id, until) = (self.table().id(), world.clock.now().0 + Span::days(3).0);
                let since = world.clock.now().0;
                world.meddle(&format!(
                    "UPDATE tables SET paused = {since}, paused_until = {until} WHERE id = {id}"
                ));
                world.pass(Duration::ZERO).await;
            }
            Moment::Plan => world.meddle(&format!(
                "INSERT INTO plans (table_id, seat, plan, number, due)
                     SELECT id, to_move, '{{}}', 0, {} FROM tables WHERE id = {}",
                world.clock.now().plus(MINUTE).0,
                self.table().id()
            )),
            Moment::Refuse => {
                world.step(self.table(), 0).await;
                for post in world.tables.posts().claim(10).await.unwrap() {
                    let again = Settled::Again(MINUTE, "refused".to_owned());
                    world.tables.posts().settle(post.id, again).await.unwrap();
                }
            }
            Moment::Remind => drop(world.pass(DAY).await),
            Moment::Offer => {
                let (seat, authority) = (Seat::FIRST, Authority::Own);
                let offer = SeatStep::Offer { seat, to: Recipient::Anybody, authority };
                let (by, _) = self.held_by(seat).await;
                world.tables.seat(self.table().id(), by, world.click(), offer).await.unwrap();
            }
        }
    }

    async fn held_by(&self, seat: Seat) -> (Player, Seat) {
        let look = self.table().look(None).await.unwrap();
        let held = &look.players[seat.index()];
        (Player { user: held.user().unwrap(), name: held.name.clone() }, seat)
    }

    /// Minute by minute, as the scheduler and the poster look.
    async fn minutes(&self, count: u32) -> Vec<DuePost> {
        let mut sent = Vec::new();
        for _ in 0..count {
            sent.extend(self.world.pass(MINUTE).await);
        }
        sent
    }

    /// The one who decides is called within minutes of the turn's beginning, has a day, and is reminded in a day.
    async fn goes_on(&self, what: &str) {
        let (world, id) = (&self.world, self.table().id());
        world.meddle(&format!(
            "DELETE FROM ballots WHERE table_id = {id}; DELETE FROM proposals WHERE table_id = {id}"
        ));
        let turn = || async move {
            let turn = self.world.tables.store().with(move |tx| tx.turn(id)).await.unwrap();
            turn.expect("the game runs")
        };
        self.minutes(4).await;
        let now = world.clock.now();
        let first = turn().await;
        assert!(first.called.is_some_and(|called| called <= now), "{what}: {first:?}");
        assert!(first.began <= now, "{what}: {first:?}");
        assert!(first.deadline.is_some_and(|at| at <= now.plus(DAY * 30)), "{what}: {first:?}");
        for _ in 0..2 {
            let (was, _) = mover(self.table()).await;
            while mover(self.table()).await.0 == was {
                world.step(self.table(), 0).await;
            }
            let sent = self.minutes(3).await;
            let is_call = |post: &DuePost| post.table == id && post.loud;
            assert!(sent.iter().any(is_call), "{what}: nobody is called: {sent:?}");
        }
        let mut sent = world.pass(DAY).await;
        sent.extend(self.minutes(2).await);
        let is_reminder =
            |post: &DuePost| matches!(post.kind, PostKind::Call { .. }) && post.table == id;
        assert!(sent.iter().any(is_reminder), "{what}: nobody is reminded: {sent:?}");
        assert_eq!(world.tables.lobby(id).await.unwrap().state, Stage::Running, "{what}");
        for _ in 0..8 {
            world.pass(DAY).await;
        }
        assert_eq!(world.state(self.lobby).await, Stage::Ended, "{what}: the lobby stays");
    }
}

async fn with_a_jump(at: Moment, by: Duration, restarts: Restarts) {
    let what = format!("{at:?}, {by:?} ahead, {restarts:?}");
    let mut story = Story { world: World::new(), lobby: TableId(0), table: None };
    story.world.clock.forward(DAY * 365);
    for moment in MOMENTS {
        if moment == at {
            story.world.clock.go_wrong(by);
        }
        story.happens(moment).await;
        if moment == at {
            story.world.pass(Duration::ZERO).await;
            story.world.clock.go_wrong(Duration::ZERO);
            if restarts == Restarts::Then {
                let id = story.table.take().map(|table| table.id());
                story.world = story.world.restart().await;
                if let Some(id) = id {
                    story.table = Some(story.world.table(id).await);
                }
            }
            if restarts == Restarts::Unnoticed {
                let clock = &story.world.tables.shared.clock;
                clock.now();
                assert!(clock.was_set_back(), "nobody else learns of it");
                story.minutes(6).await;
            }
        }
        if moment == Moment::Pause {
            // Nobody moves at a table that rests.
            story.minutes(1).await;
            if let Some(table) = &story.table {
                let rests = story.world.tables.rests_until(table.id()).await.unwrap();
                let latest = story.world.clock.now().plus(DAY * 60);
                assert!(rests.is_none_or(|until| until <= latest), "{what}: {rests:?}");
                let id = table.id();
                story.world.meddle(&format!(
                    "UPDATE tables SET paused_until = 0 WHERE id = {id} AND paused IS NOT NULL"
                ));
                story.world.meddle(&format!("UPDATE tables SET wake = 0 WHERE id = {id}"));
                story.minutes(1).await;
            }
        }
    }
    story.goes_on(&what).await;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Restarts {
    Never,
    Then,
    /// As if another program had written, whose clock was ahead.
    Unnoticed,
}

#[tokio::test]
async fn what_was_written_while_the_clock_was_ahead_is_counted_from_now() {
    for at in MOMENTS {
        for by in JUMPS {
            with_a_jump(at, by, Restarts::Never).await;
        }
        with_a_jump(at, JUMPS[1], Restarts::Then).await;
        with_a_jump(at, JUMPS[1], Restarts::Unnoticed).await;
    }
}

#[tokio::test]
async fn what_statistics_and_predictions_keep_from_a_future_that_is_taken_back_is_of_now() {
    let world = World::new();
    world.clock.forward(DAY * 365);
    let table = world.game(2).await;
    for index in 0..2 {
        world.tables.rank_here(player(index).user).await.unwrap();
    }
    world.finish(&table).await;
    world.send_all().await;
    world.clock.forward(DAY * 2);
    assert_eq!(world.tables.drop_older_than(DAY).await.unwrap(), 1);
    let (now, ahead) = (world.clock.now(), world.clock.now().plus(DAY * 90));
    let id = table.id();
    world.meddle(&format!(
        "UPDATE results SET began = {};
         INSERT INTO predictions (table_id, player, guild, game, name, confidence, seats, winners, came_true, ended)
         VALUES ({id}, 71, 1, 'great_city', 'Ida', 'sure', 2, 1, 1, {});",
        ahead.0, ahead.0
    ));
    let set_right = move |tx: &crate::store::Tx| {
        tx.set_clock_right(&crate::store::Owned::all(1), now)?;
        let began = tx.played(GUILD, None)?.iter().map(|row| row.began).collect::<Vec<_>>();
        Ok::<_, TableError>((began, tx.predictions_since(GUILD, now)?.len()))
    };
    let kept = world.tables.store().with(set_right).await.unwrap();
    assert_eq!(kept, (vec![Some(now); 2], 0));
}

/// The clock is ahead by so much while something is done, and then set right; where the program starts anew, it has not seen
/// that.
async fn ahead(
    mut world: World,
    (by, restarts): (Duration, bool),
    what: impl AsyncFnOnce(&World),
) -> World {
    world.clock.go_wrong(by);
    what(&world).await;
    world.clock.go_wrong(Duration::ZERO);
    if restarts {
        world = world.restart().await;
    }
    world.settle().await;
    world
}

async fn of_season(world: &World, season: SeasonId) -> SeasonRow {
    world.season(season).await.state.season
}

async fn all_join(world: &World, season: SeasonId) {
    for index in 0..4 {
        world.enters(season, index, EntrantState::In).await;
    }
}

#[tokio::test]
async fn what_a_season_waits_for_is_counted_from_now_when_the_clock_was_ahead() {
    let weeks = DAY * 28;
    for how in [(DAY, false), (DAY, true), (DAY * 400, false), (DAY * 400, true)] {
        let world = World::new();
        world.clock.forward(DAY * 365);
        // Its sign-up opens.
        let mut made = None;
        let world = ahead(world, how, async |world| made = Some(world.league(3, 4).await)).await;
        let (season, now) = (made.unwrap(), world.clock.now());
        let row = of_season(&world, season).await;
        assert_eq!((row.opened, row.starts), (now, now.plus(SIGN_UP)), "{how:?}");
        all_join(&world, season).await;
        // It is drawn too early, and its matches open.
        let draw = async |world: &World| {
            world.settle().await;
            world.open_matches().await;
        };
        world.clock.forward(DAY * 6 + MINUTE);
        let world = ahead(world, how, draw).await;
        let (row, now) = (of_season(&world, season).await, world.clock.now());
        assert_eq!(row.stage, SeasonStage::Playing);
        assert_eq!((row.starts, row.deadline), (now, Some(now.plus(weeks))), "{how:?}");
        let before = world.matches(season).await;
        assert!(before.iter().all(|one| one.opened == Some(now)), "{how:?}: {before:?}");
        assert!(world.tables.matches_to_open().await.unwrap().is_empty());
        // Its deadline passes too early.
        world.clock.forward(weeks.saturating_sub(MINUTE));
        let world = ahead(world, how, async |world| world.settle().await).await;
        let (row, now) = (of_season(&world, season).await, world.clock.now());
        assert_eq!(
            (row.stage, row.closes),
            (SeasonStage::Closing, Some(now.plus(DAY * 3))),
            "{how:?}"
        );
        world.passes(DAY * 3).await;
        assert_eq!(of_season(&world, season).await.stage, SeasonStage::Closed, "{how:?}");
        let [line] = &world.tables.leagues(GUILD).await.unwrap()[..] else { panic!("one league") };
        assert_eq!((line.season.number, line.season.starts), (2, world.clock.now().plus(SIGN_UP)));
    }
}
