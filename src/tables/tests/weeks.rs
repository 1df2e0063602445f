//! Six weeks of a table of four people in three time zones, with everything that goes wrong: restarts at random moments,
//! three days without the bot, messages that fail or whose answer is lost, a holiday, the end of summer time, and one who
//! never answers.

use std::collections::HashMap;

use super::*;
use crate::{
    board::{Rng, Seed},
    pace::{Holiday, Moment, Notify, Pace, Preferences, QuietHours, Span, TimeOut, Zone},
};

/// Monday, 5 October 2026, 00:00 UTC. Berlin puts its clocks back on 25 October, New York on 1 November.
const START: Timestamp = Timestamp(1_791_158_400_000);
const WEEKS: i64 = 6;
/// The bot is down for three days from here.
const OUTAGE: Moment = Moment(START.0).plus(Span::days(9));
const OUTAGE_ENDS: Moment = OUTAGE.plus(Span::days(3));
const ALLOWANCE: Span = Span::days(1);
/// The one who never answers.
const SILENT: UserId = UserId(103);
/// The one who wants direct messages.
const DIRECT: UserId = UserId(102);

fn people() -> HashMap<UserId, Preferences> {
    let person = |zone: &str, quiet: Option<&str>| {
        let mut person =
            Preferences { zone: Some(Zone::parse(zone).unwrap()), ..Preferences::default() };
        if let Some(quiet) = quiet {
            person.set_quiet(QuietHours::parse(quiet).unwrap()).unwrap();
        }
        person
    };
    let mut new_york = person("America/New_York", Some("23-8"));
    let zone = new_york.zone.clone().unwrap();
    new_york.holidays =
        Holiday::parse("2026-10-20", "2026-10-26", START.into(), &zone).unwrap().into();
    let mut tokyo = person("Asia/Tokyo", Some("21-6:30"));
    tokyo.notify = Notify::Direct;
    HashMap::from([
        (UserId(100), person("Europe/Berlin", Some("22-7"))),
        (UserId(101), new_york),
        (DIRECT, tokyo),
        (SILENT, person("Europe/Berlin", None)),
    ])
}

/// A message that Discord has, whether or not the bot knows.
#[derive(Clone, Copy, Debug)]
struct Message {
    at: Timestamp,
    /// Who hears it.
    calls: Option<UserId>,
    turn: MoveNumber,
    is_first: bool,
}

struct Weeks {
    world: Option<World>,
    id: TableId,
    rng: Rng,
    people: HashMap<UserId, Preferences>,
    messages: HashMap<PostId, Message>,
    /// When the one whose turn it is will play, once called.
    plan: Option<(MoveNumber, Timestamp)>,
    had_outage: bool,
}

impl Weeks {
    async fn begin(seed: u64) -> Self {
        let world = World::new();
        world.clock.forward(Timestamp(0).before(START));
        let people = people();
        for (user, wishes) in people.clone() {
            world
                .tables
                .change_preferences(user, |settings| {
                    *settings = wishes;
                    Ok(())
                })
                .await
                .unwrap();
        }
        let terms =
            Terms { pace: Pace::clock(ALLOWANCE).unwrap(), time_out: TimeOut::Ai, ..EACH_TURN };
        let new = NewTable { terms, ..world.new_table(4, Options::PUBLISHER) };
        let id = world.open(new).await;
        for index in 1..4 {
            world.tables.at_lobby(id, player(index), world.click(), LobbyStep::Join).await.unwrap();
        }
        Self {
            world: Some(world),
            id,
            rng: Rng::new(Seed::from_number(seed)),
            people,
            messages: HashMap::new(),
            plan: None,
            had_outage: false,
        }
    }

    const fn world(&self) -> &World {
        self.world.as_ref().expect("it is taken for a restart only")
    }

    fn now(&self) -> Timestamp {
        self.world().clock.now()
    }

    async fn restart(&mut self) {
        self.world = Some(self.world.take().expect("there is one").restart().await);
    }

    /// Lives until the game is over; how many days that took.
    async fn live(&mut self) -> i64 {
        loop {
            self.world().tables.scheduler().settle().await.unwrap();
            self.post_all().await;
            self.stand_in().await;
            if self.rng.below(12) == 0 {
                self.restart().await;
            }
            let look = self.world().table(self.id).await.look(None).await.unwrap();
            if look.state != Stage::Running && self.next_post().await.is_none() {
                assert_eq!(look.state, Stage::Finished);
                return (self.now().0 - START.0) / (24 * 3_600_000);
            }
            self.act_or_plan(&look).await;
            self.pass_time().await;
            assert!(self.now().0 < START.0 + Span::days(7 * WEEKS).0, "it takes too long");
        }
    }

    async fn next_post(&self) -> Option<Timestamp> {
        let now = self.now();
        let next = self
            .world()
            .tables
            .store()
            .with(move |tx| tx.next_due(&Owned::all(1), Order::AsOwed, now))
            .await;
        next.unwrap()
    }

    /// On to whatever comes first.
    async fn pass_time(&mut self) {
        let scheduler = self.world().tables.scheduler().next().await.unwrap();
        let moments = [scheduler, self.next_post().await, self.plan.map(|(_, at)| at)];
        let next =
            moments.into_iter().flatten().min().expect("a running table waits for something");
        let now = self.now();
        if !self.had_outage && next.0 >= OUTAGE.0 {
            self.had_outage = true;
            self.world().clock.forward(now.before(OUTAGE_ENDS.into()));
            return self.restart().await;
        }
        // A little late, as a busy program is; never early.
        self.world().clock.forward(now.before(next) + Duration::from_millis(3));
    }

    /// The person who was called plays the turn after a while, unless it is night or holiday by then.
    async fn act_or_plan(&mut self, look: &Look) {
        let Some(user) = look.to_move().and_then(Seated::user).filter(|user| *user != SILENT)
        else {
            self.plan = None;
            return;
        };
        let id = self.id;
        let turn = self.world().tables.store().with(move |tx| tx.turn(id)).await.unwrap().unwrap();
        match self.plan.filter(|(number, _)| *number == turn.number) {
            Some((_, at)) if at <= self.now() => {
                self.plan = None;
                self.play_turn(user).await;
            }
            Some(_) => {}
            None => {
                self.plan = None;
                if turn.called.is_some() {
                    let wait = Span::minutes(5 + i64::from(self.rng.below(7 * 60)));
                    let then = Moment::from(self.now()).plus(wait);
                    self.plan = Some((turn.number, self.people[&user].next_awake(then).into()));
                }
            }
        }
    }

    async fn play_turn(&mut self, user: UserId) {
        let table = self.world().table(self.id).await;
        loop {
            let look = table.look(Some(user)).await.unwrap();
            if !look.is_my_turn() {
                return;
            }
            let mv = self.rng.choose(&look.own.as_ref().unwrap().legal()).clone();
            let by = Player { user, name: "Somebody".to_owned() };
            let click = self.world().click();
            table.play(by.clone(), click, Some(look.number), mv).await.unwrap();
            if self.rng.below(9) == 0 {
                // It may be too late for that.
                let _ = table.undo(by, self.world().click(), None).await;
            }
        }
    }

    /// The program plays where it must, with the first move there is.
    async fn stand_in(&mut self) {
        let table = self.world().table(self.id).await;
        while let Some(think) = table.to_think().await.unwrap() {
            let holder = table.look(None).await.unwrap();
            assert_eq!(holder.to_move().unwrap().user(), Some(SILENT), "the others are in time");
            table.play_for(&think, think.view.legal()[0].clone()).await.unwrap();
        }
    }

    /// The poster's work, with Discord as it is.
    async fn post_all(&mut self) {
        loop {
            let claimed = self.world().tables.posts().claim(4).await.unwrap();
            if claimed.is_empty() {
                return;
            }
            for post in claimed {
                self.post(&post).await;
            }
        }
    }

    /// One attempt at one post.
    async fn post(&mut self, post: &DuePost) {
        let at = post.edits.unwrap_or(placed(post));
        let known = self.messages.get(&post.id).copied().filter(|_| post.in_doubt_since.is_some());
        if let Some(known) = known.filter(|_| post.edits.is_none()) {
            let sound = if known.calls.is_some() { Sound::Aloud } else { Sound::Silent };
            return self
                .world()
                .tables
                .posts()
                .settle(post.id, Settled::Placed(at, Some(sound)))
                .await
                .unwrap();
        }
        let is_call = matches!(post.kind, PostKind::Call { .. } | PostKind::NextUp { .. });
        if is_call && !post.loud {
            return self.world().tables.posts().settle(post.id, Settled::Dropped).await.unwrap();
        }
        let luck = self.rng.below(20);
        // It fails; or it arrives, and the answer is lost; or the bot ends before or after that; or all is well.
        if !matches!(luck, 0 | 3) {
            self.arrive(post);
        }
        match luck {
            0 | 1 => {
                let wait = Duration::from_secs(2 << post.attempts.min(8));
                let posts = self.world().tables.posts();
                posts.settle(post.id, Settled::Again(wait, "500".to_owned())).await.unwrap();
            }
            2 | 3 => self.restart().await,
            _ => self
                .world()
                .tables
                .posts()
                .settle(post.id, Settled::Placed(at, None))
                .await
                .unwrap(),
        }
    }

    /// Discord has the message.
    fn arrive(&mut self, post: &DuePost) {
        if post.edits.is_some() {
            return;
        }
        let seat = match &post.kind {
            PostKind::Ping { seat, number, .. } | PostKind::Call { seat, number, .. } => {
                Some((*seat, *number))
            }
            _ => None,
        };
        let calls = seat.filter(|_| post.loud).map(|(seat, _)| UserId(100 + seat.index() as u64));
        let is_first =
            !matches!(post.kind, PostKind::Call { why: Calling::Reminder | Calling::Warning, .. });
        let turn = seat.map_or(MoveNumber(0), |(_, number)| number);
        let message = Message { at: self.now(), calls, turn, is_first };
        assert!(self.messages.insert(post.id, message).is_none(), "sent twice: {post:?}");
        if let Some(user) = calls {
            let via = if user == DIRECT { Some(DIRECT) } else { None };
            assert_eq!(post.direct, via);
            let at = self.now().into();
            assert!(self.people[&user].is_awake(at), "{user} is called at night: {message:?}");
        }
    }

    /// What must hold of the whole time.
    async fn check(&self) {
        let posts = self.world().posts(self.id).await;
        for post in &posts {
            let is_call = matches!(post.role, crate::store::PostRole::Ping);
            let is_gone = post.state == crate::store::PostState::Skipped;
            assert!(
                post.state == crate::store::PostState::Sent
                    || is_gone && (is_call || post.message.is_none()),
                "{post:?}"
            );
        }
        let mut calls: Vec<_> =
            self.messages.values().filter(|message| message.calls.is_some()).collect();
        calls.sort_by_key(|message| message.at);
        let mut by_turn: HashMap<MoveNumber, Vec<&Message>> = HashMap::new();
        for call in calls {
            by_turn.entry(call.turn).or_default().push(call);
        }
        for (turn, calls) in &by_turn {
            assert_eq!(
                calls.iter().filter(|call| call.is_first).count(),
                1,
                "turn {turn}: {calls:?}"
            );
            assert!(calls[0].is_first && calls.len() <= 4, "turn {turn}: {calls:?}");
            for pair in calls.windows(2) {
                assert!(pair[0].at.before(pair[1].at) > Duration::from_secs(3600), "{pair:?}");
            }
        }
        self.check_time_outs(&posts);
    }

    /// The silent one was given the whole time twice, with a warning, and was then played for.
    fn check_time_outs(&self, posts: &[PostRow]) {
        let is_time_up = |post: &&PostRow| post.kind.contains("time_up");
        let times_up: Vec<_> = posts.iter().filter(is_time_up).collect();
        assert_eq!(times_up.len(), 2, "after the second an AI plays on");
        let calls = |is_first| {
            let to_silent = move |message: &&Message| {
                message.calls == Some(SILENT) && message.is_first == is_first
            };
            let mut found: Vec<_> = self.messages.values().filter(to_silent).copied().collect();
            found.sort_by_key(|message| message.at);
            found
        };
        let (first, warned) = (calls(true), calls(false));
        assert_eq!((first.len(), warned.len()), (2, 2), "{first:?} {warned:?}");
        for (call, up) in first.iter().zip(times_up) {
            // Called within the minutes that a message in trouble takes; the silent one has no night.
            let took = call.at.before(up.created);
            let (day, late) = (Duration::from_secs(24 * 3600), Duration::from_secs(20 * 60));
            let is_in_outage = call.at.0 < OUTAGE_ENDS.0 && up.created.0 >= OUTAGE_ENDS.0;
            assert!(
                took + late > day && (took <= day + Duration::from_secs(1) || is_in_outage),
                "{took:?}"
            );
        }
    }
}

#[tokio::test]
async fn four_people_in_three_zones_finish_in_six_weeks_and_nobody_is_called_at_night() {
    for seed in 0..4 {
        let mut weeks = Weeks::begin(seed).await;
        let days = weeks.live().await;
        println!("seed {seed}: {days} days, {} messages", weeks.messages.len());
        weeks.check().await;
    }
}
