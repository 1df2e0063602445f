//! Seasons of leagues on a real database, with restarts in between.

use super::*;
use crate::{
    league::{Correction, SIGN_UP, fewest_entrants},
    pace::Boards,
    store::{MatchRow, check},
};

const DAY: Duration = Duration::from_secs(24 * 3600);
pub(super) const TERMS: Terms =
    Terms { pace: Pace::DAY, time_out: TimeOut::Ai, stakes: Stakes::Rated, ..EACH_TURN };

impl World {
    /// A season of these players at this many seats a table, which is drawn.
    pub(super) async fn drawn(&self, players: u8, entrants: u8) -> SeasonId {
        let season = self.league(players, 4).await;
        for index in 0..entrants {
            self.enters(season, index, EntrantState::In).await;
        }
        self.passes(SIGN_UP).await;
        season
    }

    pub(super) async fn league(&self, players: u8, size: u8) -> SeasonId {
        let new = NewLeague {
            guild: GUILD,
            channel: ChannelId(500),
            name: format!("Circus {}", self.click()),
            options: GameOptions::of::<GreatCity>(Options::PUBLISHER),
            terms: TERMS,
            players,
            size,
            weeks: Some(4),
            sign_up: SIGN_UP,
            organiser: player(99),
        };
        self.tables.create_league(new).await.unwrap()
    }

    pub(super) async fn enters(&self, season: SeasonId, index: u8, role: EntrantState) {
        self.tables.rank_here(player(index).user).await.unwrap();
        self.tables.join_league(season, player(index), role).await.unwrap();
    }

    pub(super) async fn settle(&self) {
        self.tables.scheduler().settle().await.unwrap();
    }

    pub(super) async fn passes(&self, time: Duration) {
        self.clock.forward(time);
        self.settle().await;
    }

    /// What the threads' opener does, without Discord; every call comes twice.
    pub(super) async fn open_matches(&self) {
        for one in self.tables.matches_to_open().await.unwrap() {
            let thread = ChannelId(1000 * one.season.0 + u64::from(one.number));
            // Another one of the same person may have been opened meanwhile.
            let _ = self.tables.open_match(one.season, one.number, thread).await;
            let _ = self.tables.open_match(one.season, one.number, thread).await;
        }
    }

    pub(super) async fn season(&self, season: SeasonId) -> SeasonLook {
        self.tables.season_anywhere(season).await.unwrap()
    }

    pub(super) async fn matches(&self, season: SeasonId) -> Vec<MatchRow> {
        self.season(season).await.state.matches
    }

    /// All who play this match press *Join*.
    pub(super) async fn all_ready(&self, season: SeasonId, one: &MatchRow) {
        let look = self.season(season).await;
        let table = one.table.unwrap();
        self.post_card(table);
        let people: Vec<_> = look.state.seats_of(one.number).cloned().collect();
        for seat in people {
            let user = look.state.entrant(seat.entrant).unwrap().player.unwrap();
            let by = Player { user, name: format!("P{user}") };
            self.tables.at_lobby(table, by, self.click(), LobbyStep::Join).await.unwrap();
        }
    }
}

pub(super) fn why(error: TableError) -> LeagueRefused {
    match error {
        TableError::Refused(Refused::League(why)) => why,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_season_goes_from_sign_up_to_the_next_one_through_restarts() {
    let mut world = World::new();
    let season = world.league(2, 4).await;
    for index in 0..8 {
        world.enters(season, index, EntrantState::In).await;
    }
    let twice = world.tables.join_league(season, player(3), EntrantState::In).await;
    assert_eq!(why(twice.err().unwrap()), LeagueRefused::Joined);
    world.passes(DAY).await;
    assert_eq!(world.season(season).await.state.season.stage, SeasonStage::SignUp);
    world = world.restart().await;
    world.passes(SIGN_UP).await;
    let look = world.season(season).await;
    assert_eq!((look.state.season.stage, look.state.matches.len()), (SeasonStage::Playing, 12));
    assert_eq!(look.state.season.secret, [0; 32], "it decides lots that are still to be drawn");
    world.open_matches().await;
    world = world.restart().await;
    world.open_matches().await;
    let matches = world.matches(season).await;
    assert!(matches.iter().all(|one| one.state == MatchState::Open));
    for one in &matches {
        world.all_ready(season, one).await;
        let table = world.table(one.table.unwrap()).await;
        let look = table.look(None).await.unwrap();
        let order: Vec<_> = look.players.iter().map(Seated::user).collect();
        let state = world.season(season).await.state;
        let seats: Vec<_> = state
            .seats_of(one.number)
            .map(|seat| state.entrant(seat.entrant).unwrap().player)
            .collect();
        assert_eq!(order, seats, "the seats of match {} are those of the draw", one.number);
        world.finish(&table).await;
    }
    world = world.restart().await;
    world.settle().await;
    let look = world.season(season).await;
    assert_eq!(look.state.season.stage, SeasonStage::Closing);
    for rows in &look.divisions {
        let sum: u32 = rows.iter().map(|row| row.points).sum();
        assert_eq!((rows.len(), sum), (4, 12), "two halves for each of six matches");
    }
    world.passes(3 * DAY).await;
    world.settle().await;
    let [line] = &world.tables.leagues(GUILD).await.unwrap()[..] else { panic!("one league") };
    assert_eq!((line.season.number, line.season.stage), (2, SeasonStage::SignUp));
    let stays = world.tables.asked_to_stay(line.season.id).await.unwrap();
    assert_eq!(stays.len(), 8);
    let secret = world.season(season).await.state.season;
    assert_ne!(secret.secret, [0; 32], "it is shown when the season is over");
    world.tables.clone().close().await;
    let file = world.folder.path().join("aedile.db");
    // With PostgreSQL there is none.
    assert!(!file.exists() || check(&file).unwrap().file.is_empty());
}

#[tokio::test]
async fn who_is_not_ready_sits_down_all_the_same_and_their_click_counts_as_none() {
    let world = World::new();
    let season = world.drawn(3, 4).await;
    world.open_matches().await;
    let matches = world.matches(season).await;
    let table = matches[0].table.unwrap();
    world.post_card(table);
    let state = world.season(season).await.state;
    let seats: Vec<UserId> = state
        .seats_of(1)
        .map(|seat| state.entrant(seat.entrant).unwrap().player.unwrap())
        .collect();
    let by = Player { user: seats[1], name: "P".to_owned() };
    world.tables.at_lobby(table, by, world.click(), LobbyStep::Join).await.unwrap();
    let stranger = world.tables.at_lobby(table, player(50), world.click(), LobbyStep::Join).await;
    assert!(
        matches!(
            stranger.err(),
            Some(TableError::Refused(Refused::Lobby(LobbyRefused::SeatsKept { .. })))
        ),
        "its seats are for those who play the match"
    );
    world.passes(DAY).await;
    assert!(matches!(world.tables.by_id(table).await.unwrap(), TableRef::Lobby(_)));
    world.passes(DAY).await;
    let table = world.table(table).await;
    let look = table.look(None).await.unwrap();
    let sits: Vec<_> = look.players.iter().map(|seated| seated.user().unwrap()).collect();
    assert_eq!(sits, seats);
    // Those whose card is not posted wait for it: nothing promises their shuffle yet.
    let waits =
        matches!(world.tables.by_id(matches[1].table.unwrap()).await.unwrap(), TableRef::Lobby(_));
    assert!(waits);
    world.finish(&table).await;
    let log = table.log().await.unwrap();
    crate::play::verify_log(log.text.as_bytes()).unwrap();
}

#[tokio::test]
async fn who_is_forgotten_or_leaves_frees_their_seats_and_a_reserve_takes_over() {
    let world = World::new();
    let season = world.league(3, 4).await;
    for index in 0..4 {
        world.enters(season, index, EntrantState::In).await;
    }
    world.enters(season, 7, EntrantState::Reserve).await;
    world.passes(SIGN_UP).await;
    world.open_matches().await;
    let one = world.matches(season).await.swap_remove(0);
    world.all_ready(season, &one).await;
    let state = world.season(season).await.state;
    let first = state.seats_of(1).next().unwrap().entrant;
    let user = state.entrant(first).unwrap().player.unwrap();
    assert!(world.tables.forget(user).await.unwrap());
    let look = world.season(season).await;
    let entrant = look.state.entrant(first).unwrap();
    assert_eq!((entrant.player, entrant.state), (None, EntrantState::Out));
    assert!(!entrant.name.contains(&user.to_string()), "{}", entrant.name);
    let reserve = look.state.entrant_of(player(7).user).unwrap();
    assert_eq!(reserve.state, EntrantState::In);
    let taken = look.state.seats.iter().filter(|seat| seat.entrant == reserve.number).count();
    assert_eq!(taken, 2, "the match that has begun stays a forfeit");
    assert!(look.state.seats_of(1).next().unwrap().forfeit);
    let table = world.table(one.table.unwrap()).await;
    let look = table.look(None).await.unwrap();
    assert!(look.players.iter().all(|seated| seated.user() != Some(user)));
    let plays_on = |seated: &&Seated| matches!(seated.who, Occupant::Ai(_));
    assert_eq!(look.players.iter().filter(plays_on).count(), 1, "nobody waits for who is gone");
    let second = look.players.iter().find_map(Seated::user).unwrap();
    world.tables.leave_league(season, second).await.unwrap();
    let look = table.look(None).await.unwrap();
    assert_eq!(look.players.iter().filter(plays_on).count(), 2, "nor for the next one");
    let lobby = world.tables.lobby(one.table.unwrap()).await.unwrap();
    assert_eq!(lobby.state, Stage::Running);
    assert_eq!(world.tables.data_of(user).await.unwrap(), None);
    let data = world.tables.data_of(player(7).user).await.unwrap().unwrap();
    assert!(data.contains("\"entrants\""), "{data}");
}

#[tokio::test]
async fn a_league_needs_rated_tables_and_a_format_that_it_can_have() {
    let world = World::new();
    let season = world.league(3, 7).await;
    let refused = world.tables.join_league(season, player(1), EntrantState::In).await;
    let refused = refused.err().unwrap();
    assert_eq!(refused, RatedRefused::NotAsked.into(), "who is ranked nowhere is asked first");
    let missing = world.tables.leave_league(season, player(1).user).await;
    assert_eq!(why(missing.err().unwrap()), LeagueRefused::NotIn);
    let gone = world.tables.leave_league(SeasonId(77), player(1).user).await;
    assert_eq!(why(gone.err().unwrap()), LeagueRefused::NoLeague);
    let elsewhere = world.tables.season(season, GuildId(2)).await;
    assert_eq!(why(elsewhere.err().unwrap()), LeagueRefused::NoLeague);
    let taken = world.season(season).await.state.league.name;
    let made = |name: &str, players, size| NewLeague {
        guild: GUILD,
        channel: ChannelId(500),
        name: name.to_owned(),
        options: GameOptions::of::<GreatCity>(Options::PUBLISHER),
        terms: TERMS,
        players,
        size,
        weeks: None,
        sign_up: SIGN_UP,
        organiser: player(99),
    };
    for (new, refused) in [
        (made("  ", 3, 7), LeagueRefused::BadName),
        (made(&"x".repeat(41), 3, 7), LeagueRefused::BadName),
        (made(&taken, 3, 7), LeagueRefused::BadName),
        (made("x", 5, 7), LeagueRefused::BadFormat),
        (made("x", 3, 3), LeagueRefused::BadFormat),
        (made("x", 3, 9), LeagueRefused::BadFormat),
    ] {
        assert_eq!(why(world.tables.create_league(new).await.err().unwrap()), refused);
    }
    for _ in 1..8 {
        world.league(3, 7).await;
    }
    let many = world.tables.create_league(made("x", 3, 7)).await;
    assert_eq!(why(many.err().unwrap()), LeagueRefused::TooMany);
    assert_eq!(fewest_entrants(), 4);
}

#[tokio::test]
async fn people_who_are_ranked_nowhere_by_now_have_no_name_in_standings() {
    let world = World::new();
    let season = world.drawn(3, 4).await;
    let set = |set: &mut crate::pace::Preferences| {
        set.boards = Boards::Nowhere;
        Ok(())
    };
    world.tables.change_preferences(player(2).user, set).await.unwrap();
    let look = world.season(season).await;
    let own = look.state.entrant_of(player(2).user).unwrap();
    assert_eq!(look.name(own.number), "");
    let other = look.state.entrant_of(player(1).user).unwrap();
    assert_eq!(look.name(other.number), player(1).name);
}

#[tokio::test]
async fn a_match_made_void_closes_its_lobby_and_is_opened_anew_or_goes_on() {
    let world = World::new();
    let season = world.drawn(3, 4).await;
    world.open_matches().await;
    let [running, waiting, ..] = &world.matches(season).await[..] else { panic!("four matches") };
    world.all_ready(season, running).await;
    world.post_card(waiting.table.unwrap());
    let correct = async |correction| {
        let why = "a mistake".to_owned();
        world.tables.correct_league(season, player(99).user, correction, why).await.unwrap();
        world.settle().await;
    };
    for one in [running, waiting] {
        correct(Correction::Void { number: one.number }).await;
    }
    let closed = world.tables.lobby(waiting.table.unwrap()).await.unwrap();
    assert_eq!(closed.state, Stage::Ended, "nobody waits for a match that is void");
    let posts = world.posts(running.table.unwrap()).await;
    let is_told = |post: &&PostRow| post.kind.contains("match_decided");
    assert_eq!(posts.iter().filter(is_told).count(), 1, "who plays on reads that");
    world.clock.forward(DAY);
    for one in [running, waiting] {
        correct(Correction::Reopen { number: one.number }).await;
    }
    let [anew] = &world.tables.matches_to_open().await.unwrap()[..] else { panic!("one") };
    let drawn = world.season(season).await.state.season.starts;
    assert_eq!((anew.number, anew.drawn), (waiting.number, drawn), "its thread is the old one");
    assert_eq!(anew.since, world.clock.now(), "but its players are greeted anew");
    world.open_matches().await;
    let again = world.matches(season).await;
    let of = |one: &MatchRow| again.iter().find(|other| other.number == one.number).unwrap();
    assert_eq!(of(running).table, running.table, "the game that was begun goes on");
    assert_eq!(of(waiting).state, MatchState::Open);
    assert_ne!(of(waiting).table, waiting.table, "a closed lobby is not opened again");
}

#[tokio::test]
async fn who_comes_after_the_start_but_before_the_draw_does_not_draw_without_ratings() {
    let world = World::new();
    let season = world.league(3, 4).await;
    for index in 0..4 {
        world.enters(season, index, EntrantState::In).await;
    }
    world.clock.forward(SIGN_UP);
    world.tables.rank_here(player(5).user).await.unwrap();
    let _ = world.tables.join_league(season, player(5), EntrantState::In).await;
    assert_eq!(world.season(season).await.state.season.stage, SeasonStage::SignUp);
    world.settle().await;
    assert_eq!(world.season(season).await.state.season.stage, SeasonStage::Playing);
}
