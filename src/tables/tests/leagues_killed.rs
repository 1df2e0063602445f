//! A league of 64 people while the program is killed again and again: every step happens once.

use std::{collections::BTreeMap, future::Future, pin::pin, task::Poll};

use super::{leagues::TERMS, *};
use crate::{
    board::{Rng, Seed},
    league::SIGN_UP,
};

const PEOPLE: u64 = 64;
const HOUR: Duration = Duration::from_secs(3600);

/// What is done can be cut off after any of so many waits: each is for a transaction.
const WAITS: u32 = 2;

/// How many of the matches are played to their end; the deadline decides the others.
const PLAYED: usize = 12;

/// A program that is killed at random, and a Discord that stays.
struct Life {
    world: Option<World>,
    rng: Rng,
    kills: u32,
    /// The names of the threads that were opened.
    threads: Vec<String>,
}

impl Life {
    fn world(&self) -> &World {
        self.world.as_ref().expect("it lives")
    }

    /// Does something, or is killed in the middle of it and starts again; what has come of it, if anybody was told.
    async fn does<T, F: Future<Output = T>>(
        &mut self,
        what: impl FnOnce(Tables) -> F,
    ) -> Option<T> {
        let tables = self.world().tables.clone();
        if self.rng.below(3) > 0 {
            return Some(what(tables).await);
        }
        let mut left = self.rng.below(WAITS);
        let done = {
            let mut doing = pin!(what(tables));
            std::future::poll_fn(|cx| match doing.as_mut().poll(cx) {
                Poll::Ready(done) => Poll::Ready(Some(done)),
                Poll::Pending if left == 0 => Poll::Ready(None),
                Poll::Pending => {
                    left -= 1;
                    Poll::Pending
                }
            })
            .await
        };
        if done.is_none() {
            self.kills += 1;
            let world = self.world.take().expect("it lives");
            self.world = Some(world.restart().await);
        }
        done
    }

    async fn settles(&mut self) {
        loop {
            let settle = |tables: Tables| async move { tables.scheduler().settle().await };
            if let Some(done) = self.does(settle).await {
                return done.unwrap();
            }
        }
    }

    async fn state(&self, season: SeasonId) -> SeasonState {
        self.world().tables.season_anywhere(season).await.unwrap().state
    }

    async fn all_join(&mut self, season: SeasonId) {
        for user in 1..=PEOPLE {
            let by = Player { user: UserId(user), name: format!("P{user}") };
            self.world().tables.rank_here(by.user).await.unwrap();
            while self.state(season).await.entrant_of(by.user).is_none() {
                let by = by.clone();
                self.does(|tables| async move {
                    let _ = tables.join_league(season, by, EntrantState::In).await;
                })
                .await;
            }
        }
    }

    /// Opens all matches as the program does: it looks for the thread by its name before it opens one.
    async fn opens(&mut self) {
        loop {
            let open = self.world().tables.matches_to_open().await.unwrap();
            let Some(one) = open.into_iter().next() else { return };
            let name = format!("{}-{}", one.season, one.number);
            let known = self.threads.iter().position(|known| *known == name);
            let thread = known.unwrap_or(self.threads.len());
            if known.is_none() {
                self.threads.push(name);
            }
            let channel = ChannelId(10_000 + thread as u64);
            self.does(|tables| async move {
                let _ = tables.open_match(one.season, one.number, channel).await;
            })
            .await;
        }
    }

    /// Some press *Join* in time, and some matches have to start without.
    async fn some_are_ready(&mut self, season: SeasonId) {
        let state = self.state(season).await;
        for one in state.matches.iter().filter(|one| one.state == MatchState::Open) {
            let table = one.table.unwrap();
            self.world().post_card(table);
            for seat in state.seats_of(one.number) {
                let Some(user) = state.entrant(seat.entrant).unwrap().player else { continue };
                if self.rng.below(5) == 0 {
                    continue;
                }
                let (by, click) = (Player { user, name: format!("P{user}") }, self.world().click());
                self.does(|tables| async move {
                    let _ = tables.at_lobby(table, by, click, LobbyStep::Join).await;
                })
                .await;
            }
        }
    }

    async fn some_leave(&mut self, season: SeasonId) {
        for user in 1..=PEOPLE {
            if self.rng.below(12) == 0 {
                self.does(|tables| async move {
                    let _ = tables.leave_league(season, UserId(user)).await;
                })
                .await;
            }
        }
    }

    async fn some_is_played(&mut self, season: SeasonId) {
        let state = self.state(season).await;
        let open = state.matches.iter().filter(|one| one.state == MatchState::Open);
        let tables: Vec<_> = open.filter_map(|one| one.table).take(PLAYED).collect();
        for table in tables {
            if let TableRef::Game(table) = self.world().tables.by_id(table).await.unwrap() {
                // Where an AI sits nobody plays on here.
                for skip in 0..300 {
                    let look = table.look(None).await.unwrap();
                    if look.to_move().and_then(Seated::user).is_none() {
                        break;
                    }
                    self.world().step(&table, skip).await;
                }
            }
            self.settles().await;
        }
    }
}

/// What must hold of a season at any time.
async fn is_whole(life: &Life, season: SeasonId) {
    let state = life.state(season).await;
    assert_eq!(state.entrants.len(), usize::try_from(PEOPLE).unwrap());
    let mut tables: BTreeMap<TableId, u32> = BTreeMap::new();
    for one in &state.matches {
        if let Some(table) = one.table {
            assert_eq!(tables.insert(table, one.number), None, "a table of two matches");
        }
        assert_eq!(state.seats_of(one.number).count(), 3);
    }
    // No table was opened for nothing.
    let last = tables.keys().last().map_or(0, |table| table.0);
    assert!(!life.world().is_in_a_file() || last == tables.len() as u64, "{last}");
}

/// From sign-up to the next season; how often the program was killed.
async fn season(seed: u64) -> u32 {
    let rng = Rng::new(Seed::from_number(seed));
    let mut life = Life { world: Some(World::new()), rng, kills: 0, threads: Vec::new() };
    let new = NewLeague {
        guild: GUILD,
        channel: ChannelId(500),
        name: "Circus".to_owned(),
        options: GameOptions::of::<GreatCity>(Options::PUBLISHER),
        terms: TERMS,
        players: 3,
        size: 8,
        weeks: Some(4),
        sign_up: SIGN_UP,
        organiser: player(99),
    };
    let season = life.world().tables.create_league(new).await.unwrap();
    life.all_join(season).await;
    life.world().clock.forward(SIGN_UP);
    life.settles().await;
    let drawn = life.state(season).await;
    assert_eq!((drawn.divisions(), drawn.matches.len()), (8, 64));
    life.opens().await;
    is_whole(&life, season).await;
    let opened = life.state(season).await;
    assert!(opened.matches.iter().all(|one| one.state == MatchState::Open));
    assert_eq!(life.threads.len(), 64, "a thread a match");
    life.some_are_ready(season).await;
    life.some_leave(season).await;
    for _ in 0..4 {
        let jump = HOUR * (1 + life.rng.below(30));
        life.world().clock.forward(jump);
        life.settles().await;
        life.opens().await;
    }
    life.some_is_played(season).await;
    is_whole(&life, season).await;
    life.world().clock.forward(HOUR * 24 * 29);
    life.settles().await;
    let decided = life.state(season).await;
    assert_eq!(decided.season.stage, SeasonStage::Closing);
    for one in &decided.matches {
        assert!(!matches!(one.state, MatchState::Drawn | MatchState::Open), "{one:?} waits");
        let points: u32 =
            decided.seats_of(one.number).map(|seat| u32::from(seat.points.unwrap_or(0))).sum();
        let has_forfeit = decided.seats_of(one.number).any(|seat| seat.forfeit);
        if one.state == MatchState::Done && !has_forfeit {
            assert_eq!(points, 6, "two halves for each of three pairs: {one:?}");
        }
        assert_eq!(one.table, opened.match_row(one.number).unwrap().table, "its first table");
    }
    let standings = life.world().tables.season_anywhere(season).await.unwrap().divisions;
    life.world().clock.forward(HOUR * 24 * 4);
    life.settles().await;
    life.settles().await;
    let after = life.world().tables.season_anywhere(season).await.unwrap();
    assert_eq!(after.divisions, standings, "the close changes nothing");
    let [league] = &life.world().tables.leagues(GUILD).await.unwrap()[..] else { panic!("one") };
    assert_eq!((league.season.number, league.season.stage), (2, SeasonStage::SignUp));
    assert_eq!(league.season.id.0, season.0 + 1, "one season follows");
    life.kills
}

#[tokio::test]
async fn a_league_of_64_goes_on_where_it_was_when_the_program_is_killed_dozens_of_times() {
    let kills = season(1).await;
    println!("killed {kills} times");
    assert!(kills >= 24, "{kills}");
}

/// Takes minutes: `AEDILE_SLOW=1 cargo test --lib a_thousand_times -- --ignored --nocapture`.
#[tokio::test]
#[ignore = "takes minutes"]
async fn a_league_of_64_goes_on_where_it_was_when_the_program_is_killed_a_thousand_times() {
    let (mut kills, mut seasons) = (0, 0);
    while kills < 1_000 {
        seasons += 1;
        kills += season(100 + seasons).await;
    }
    println!("{seasons} seasons, killed {kills} times");
}
