//! Rated tables: who may sit there, what their end enters, and what is left of it.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::{company::TWO_DAYS, *};
use crate::{
    board::{Level, Seat},
    pace::{Boards, Span},
    rating::Rating,
    store::{Findings, RatedSeatRow, check},
    tables::Void,
};

const RATED: Terms =
    Terms { pace: Pace::DAY, time_out: TimeOut::Ai, stakes: Stakes::Rated, ..EACH_TURN };
const DAY: Duration = Duration::from_secs(24 * 3600);
const HERE: RatedScope = RatedScope::Server(GUILD);

impl World {
    async fn rank(&self, index: u8, boards: Boards) {
        let set = move |set: &mut crate::pace::Preferences| {
            set.boards = boards;
            Ok(())
        };
        self.tables.change_preferences(player(index).user, set).await.unwrap();
    }

    pub(super) fn rated_table(&self, channel: u64, seats: u8) -> NewTable {
        let channel = ChannelId(channel);
        NewTable { channel, terms: RATED, ..self.new_table(seats, Options::PUBLISHER) }
    }

    /// A rated game of the first few, who are all ranked here.
    pub(super) async fn rated_game(&self, channel: u64, seats: u8) -> Table {
        for index in 0..seats {
            self.rank(index, Boards::Here).await;
        }
        let id = self.open(self.rated_table(channel, seats)).await;
        for index in 1..seats {
            self.tables.at_lobby(id, player(index), self.click(), LobbyStep::Join).await.unwrap();
        }
        self.table(id).await
    }

    pub(super) async fn rated_row(
        &self,
        table: TableId,
    ) -> (Option<Void>, bool, Vec<RatedSeatRow>) {
        let read = move |tx: &crate::store::Tx| {
            let game = tx.rated_game(table)?.expect("it is rated");
            Ok::<_, TableError>((game.void, game.ended.is_some(), tx.rated_seats(table)?))
        };
        self.tables.store().with(read).await.unwrap()
    }

    pub(super) async fn numbers(&self) -> BTreeMap<UserId, Rating> {
        let fold = self.tables.rated_fold(GameKind::GreatCity, HERE).await.unwrap();
        fold.fold.people.iter().map(|(person, standing)| (*person, standing.rating)).collect()
    }

    pub(super) async fn seat(
        &self,
        table: &Table,
        by: u8,
        step: SeatStep,
    ) -> Result<Seating, TableError> {
        self.tables.seat(table.id(), player(by), self.click(), step).await
    }
}

/// The seat of this player.
async fn seat_of(table: &Table, index: u8) -> Seat {
    table.look(Some(player(index).user)).await.unwrap().seat.unwrap()
}

fn why(error: TableError) -> RatedRefused {
    match error {
        TableError::Refused(Refused::Rated(why)) => why,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn only_what_comes_to_an_end_by_the_published_rules_can_be_rated() {
    let world = World::new();
    world.rank(0, Boards::Here).await;
    let slow = Pace::clock(Span::days(4)).unwrap();
    let bad = |terms: Terms| NewTable { terms, ..world.rated_table(31, 2) };
    for (new, refused) in [
        (
            bad(Terms { pace: Pace::Relaxed, time_out: TimeOut::Remind, ..RATED }),
            RatedRefused::NoClock,
        ),
        (bad(Terms { pace: slow, ..RATED }), RatedRefused::NoClock),
        (bad(Terms { time_out: TimeOut::Vote, ..RATED }), RatedRefused::NoClock),
        (
            NewTable {
                options: GameOptions::of::<GreatCity>(Options {
                    show_known_hands: true,
                    ..Options::PUBLISHER
                }),
                ..world.rated_table(31, 2)
            },
            RatedRefused::OwnRules,
        ),
        (NewTable { opponents: vec![Level::Easy], ..world.rated_table(31, 2) }, RatedRefused::NoAi),
    ] {
        assert_eq!(why(refusal(world.tables.create(new).await)), refused);
    }
    let yucata =
        GameOptions::of::<GreatCity>(Options { auto_play_forced: true, ..Options::yucata() });
    world.tables.create(NewTable { options: yucata, ..world.rated_table(31, 2) }).await.unwrap();
    let off = |set: &mut ServerSettings| {
        set.rated = false;
        Ok(())
    };
    world.tables.change_server(GUILD, off).await.unwrap();
    let refused = refusal(world.tables.create(world.rated_table(32, 2)).await);
    assert_eq!(why(refused), RatedRefused::Off);
}

#[tokio::test]
async fn who_is_ranked_nowhere_is_asked_before_they_sit_down() {
    let world = World::new();
    let refused = refusal(world.tables.create(world.rated_table(31, 3)).await);
    assert_eq!(why(refused), RatedRefused::NotAsked);
    world.tables.rank_here(player(0).user).await.unwrap();
    let id = world.open(world.rated_table(31, 3)).await;
    let join = |by: u8| world.tables.at_lobby(id, player(by), world.click(), LobbyStep::Join);
    assert_eq!(why(refusal(join(1).await)), RatedRefused::NotAsked);
    let ai = LobbyStep::AddAi(Level::Easy);
    let ai = world.tables.at_lobby(id, player(0), world.click(), ai).await;
    assert_eq!(why(refusal(ai)), RatedRefused::NoAi);
    world.tables.rank_here(player(1).user).await.unwrap();
    join(1).await.unwrap();

    let friendly = world.tables.set_stakes(id, player(0), world.click(), Stakes::Friendly).await;
    assert_eq!(friendly.unwrap().terms.stakes, Stakes::Friendly);
    join(2).await.unwrap();
}

#[tokio::test]
async fn a_lobby_becomes_rated_when_all_who_sit_there_want_it() {
    let world = World::new();
    let new =
        NewTable { terms: Terms { stakes: Stakes::Friendly, ..RATED }, ..world.rated_table(31, 3) };
    let id = world.open(new).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let rate = || world.tables.set_stakes(id, player(0), world.click(), Stakes::Rated);
    assert_eq!(why(refusal(rate().await)), RatedRefused::NotAsked);
    world.rank(0, Boards::Here).await;
    let names = vec![player(1).name];
    assert_eq!(why(refusal(rate().await)), RatedRefused::OthersNotAsked { names });
    world.rank(1, Boards::Everywhere).await;
    assert!(rate().await.unwrap().terms.stakes.are_rated());
    let set = |options: &mut GameOptions| {
        *options =
            GameOptions::of::<GreatCity>(Options { show_known_hands: true, ..Options::PUBLISHER });
    };
    let set = world.tables.change_options(id, player(0), world.click(), set).await;
    assert_eq!(why(refusal(set)), RatedRefused::OwnRules);
}

#[tokio::test]
async fn two_tables_at_once_until_five_are_finished_and_three_leaves_bar_for_a_month() {
    let world = World::new();
    world.rank(0, Boards::Here).await;
    for channel in [31, 32] {
        world.open(world.rated_table(channel, 2)).await;
    }
    let refused = refusal(world.tables.create(world.rated_table(33, 2)).await);
    assert_eq!(why(refused), RatedRefused::TooManyAtFirst { most: 2, finished: 5 });
    for table in 101..106 {
        world.meddle(&format!(
            "INSERT INTO rated_games VALUES ({table}, 1, 'great_city', 0, 0, 5, NULL, NULL)"
        ));
        world.meddle(&format!(
            "INSERT INTO rated_seats VALUES ({table}, 0, 100, 'Player 0', 1, NULL), ({table}, 1, 200, 'X', 2, 4)"
        ));
    }
    let more = |set: &mut ServerSettings| {
        set.tables_each = 50;
        Ok(())
    };
    world.tables.change_server(GUILD, more).await.unwrap();
    for channel in 33..37 {
        world.open(world.rated_table(channel, 2)).await;
    }
    let refused = refusal(world.tables.create(world.rated_table(37, 2)).await);
    assert_eq!(why(refused), RatedRefused::TooMany { most: 6 });

    world.meddle("UPDATE rated_seats SET gone = 4 WHERE person = 100 AND table_id < 104");
    let until = Timestamp(4).plus(DAY * 30);
    let refused = refusal(world.tables.create(world.rated_table(37, 2)).await);
    assert_eq!(why(refused), RatedRefused::Left { until });
    world.meddle("UPDATE rated_games SET void = 'manager' WHERE table_id = 101");
    let refused = refusal(world.tables.create(world.rated_table(37, 2)).await);
    assert!(!matches!(why(refused), RatedRefused::Left { .. }), "a manager took one of them away");
}

#[tokio::test]
async fn the_end_of_a_rated_game_enters_places_and_changes_numbers() {
    let world = World::new();
    let table = world.rated_game(31, 3).await;
    let before = world.rated_row(table.id()).await;
    assert!(before.2.iter().all(|seat| seat.place.is_none() && seat.gone.is_none()));
    world.finish(&table).await;
    let (void, is_over, seats) = world.rated_row(table.id()).await;
    assert_eq!((void, is_over), (None, true));
    let outcome = table.outcome().await.unwrap();
    for seat in &seats {
        let at = Seat::new(seat.seat).unwrap();
        assert_eq!(seat.place == Some(1), outcome.winners.contains(&at), "{seats:?}");
    }
    let numbers = world.numbers().await;
    assert_eq!(numbers.len(), 3);
    let mut by_place = seats.clone();
    by_place.sort_by_key(|seat| seat.place);
    let means: Vec<f64> = by_place.iter().map(|seat| numbers[&seat.person].mean).collect();
    assert!(means.is_sorted_by(|a, b| a >= b), "{means:?}");
    let changes = world.tables.rating_changes(table.id()).await.unwrap().unwrap().unwrap();
    assert_eq!(changes.len(), 3);
    assert!(changes.iter().all(|change| change.before == Rating::START));
    let friendly = world.game_in(ChannelId(32), 2, Options::PUBLISHER).await;
    world.finish(&friendly).await;
    assert_eq!(world.tables.rating_changes(friendly.id()).await.unwrap(), None);
}

#[tokio::test]
async fn who_leaves_is_last_whoever_plays_on_for_them() {
    let world = World::new();
    let table = world.rated_game(31, 3).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 4).await;
    let leaver = seat_of(&table, 1).await;
    world.seat(&table, 1, SeatStep::Resign).await.unwrap();
    let taken = world.seat(&table, 5, SeatStep::Take { seat: leaver }).await.unwrap();
    assert_eq!(taken.done, SeatDone::Taken(leaver));
    world.finish(&table).await;
    let (void, _, seats) = world.rated_row(table.id()).await;
    assert_eq!(void, None);
    assert_eq!(seats.iter().filter(|seat| seat.gone.is_some()).count(), 1);
    let numbers = world.numbers().await;
    assert!(!numbers.contains_key(&player(5).user), "a replacement is not rated");
    let left = numbers[&player(1).user].mean;
    assert!([0, 2].iter().all(|other| numbers[&player(*other).user].mean > left), "{numbers:?}");
}

#[tokio::test]
async fn a_game_that_is_over_at_once_or_by_agreement_counts_for_nothing() {
    let world = World::new();
    let early = world.rated_game(31, 2).await;
    world.seat(&early, 1, SeatStep::Resign).await.unwrap();
    world.seat(&early, 0, SeatStep::Resign).await.unwrap();
    assert_eq!(world.rated_row(early.id()).await.0, Some(Void::Early));

    let agreed = world.rated_game(32, 2).await;
    world.play_until(&agreed, |look| look.public.typed::<GreatCity>().unwrap().round == 4).await;
    let propose = SeatStep::Propose { subject: Subject::EndNow, within: TWO_DAYS };
    let SeatDone::Proposed(proposal) = world.seat(&agreed, 0, propose).await.unwrap().done else {
        panic!("the other must agree")
    };
    let vote = SeatStep::Vote { asked: VotedOn::Proposal(proposal), answer: Answer::Agree };
    world.seat(&agreed, 1, vote).await.unwrap();
    assert_eq!(world.rated_row(agreed.id()).await.0, Some(Void::Agreed));
    assert_eq!(world.numbers().await, BTreeMap::new());
    let told = world.tables.rating_changes(agreed.id()).await.unwrap();
    assert_eq!(told, Some(Err(Void::Agreed)));
}

/// Who is about to lose ends nothing while the others are on holiday; nobody is voted out, and the clock stays.
#[tokio::test]
async fn a_rated_game_is_ended_by_all_and_nobody_is_voted_out_of_it() {
    let world = World::new();
    let table = world.rated_game(31, 3).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 4).await;
    world.meddle("UPDATE seats SET away = 1 WHERE player IN (101, 102)");
    let propose = |subject| SeatStep::Propose { subject, within: TWO_DAYS };
    let cancel = world.seat(&table, 0, propose(Subject::Cancel)).await.unwrap().done;
    let SeatDone::Proposed(proposal) = cancel else { panic!("{cancel:?}") };
    let vote = SeatStep::Vote { asked: VotedOn::Proposal(proposal), answer: Answer::Agree };
    let SeatDone::Voted(tally) = world.seat(&table, 1, vote).await.unwrap().done else { panic!() };
    assert_eq!((tally.votes, tally.needed), (1, 2));
    world.seat(&table, 0, SeatStep::TakeBack { proposal }).await.unwrap();
    let seat = seat_of(&table, 1).await;
    for (subject, refused) in [
        (Subject::Offer { seat }, RatedRefused::NoVotesAboutPeople),
        (Subject::StandIn { seat }, RatedRefused::NoVotesAboutPeople),
        (Subject::Pace { pace: Pace::Relaxed, time_out: TimeOut::Remind }, RatedRefused::NoClock),
    ] {
        assert_eq!(why(refusal(world.seat(&table, 0, propose(subject)).await)), refused);
    }
}

#[tokio::test]
async fn managers_make_results_void_but_not_their_own() {
    let world = World::new();
    let table = world.rated_game(31, 2).await;
    let own = world.tables.end(table.id(), player(1), Authority::Moderator, world.click()).await;
    assert_eq!(why(refusal(own)), RatedRefused::OwnTable);
    let seat = seat_of(&table, 0).await;
    let own = world.seat(&table, 1, SeatStep::Vacate { seat }).await;
    assert_eq!(why(refusal(own)), RatedRefused::OwnTable);
    world.finish(&table).await;
    assert_eq!(world.numbers().await.len(), 2);
    let void = |by: u8, reason: &str| {
        world.tables.void_result(GUILD, table.id(), player(by).user, reason.to_owned())
    };
    assert_eq!(why(refusal(void(1, "I lost").await)), RatedRefused::OwnTable);
    assert_eq!(why(refusal(void(9, "  ").await)), RatedRefused::NoReason);
    void(9, "played by two accounts").await.unwrap();
    assert_eq!(world.numbers().await, BTreeMap::new());
    assert_eq!(why(refusal(void(9, "again").await)), RatedRefused::NoResult);
    let data = world.tables.data_of(player(0).user).await.unwrap().unwrap();
    assert!(data.contains("played by two accounts") && data.contains("rated_games"), "{data}");
}

#[tokio::test]
async fn results_stay_when_games_are_deleted_and_when_the_program_starts_anew() {
    let world = World::new();
    let table = world.rated_game(31, 2).await;
    world.finish(&table).await;
    world.send_all().await;
    let before = world.numbers().await;
    drop(table);
    world.clock.forward(DAY * 40);
    assert_eq!(world.tables.drop_older_than(DAY * 30).await.unwrap(), 1);
    let world = world.restart().await;
    assert_eq!(world.numbers().await, before);
    if world.is_in_a_file() {
        let found = check(&world.folder.path().join("aedile.db")).unwrap();
        assert!(found.is_good(), "{found:?}");
        world.meddle("UPDATE rated_seats SET place = NULL");
        let found = check(&world.folder.path().join("aedile.db")).unwrap();
        assert_eq!(found, Findings { tables: found.tables.clone(), ..found.clone() });
        assert_eq!(found.tables.len(), 1, "{found:?}");
    }
}

/// Results among five people: who plays, in which order they come in, and who has left.
fn results() -> impl Strategy<Value = Vec<(Vec<u8>, bool)>> {
    let people = prop::sample::subsequence((0..5u8).collect::<Vec<_>>(), 2..=4).prop_shuffle();
    prop::collection::vec((people, prop::bool::weighted(0.2)), 1..25)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// What is kept in memory is what a new fold gives, also after somebody was forgotten, and nobody else's number changes.
    #[test]
    fn forgetting_somebody_changes_nobody_elses_number_by_a_bit(games in results()) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let world = World::new();
            for (number, (people, left)) in games.iter().enumerate() {
                let table = number + 1;
                world.meddle(&format!(
                    "INSERT INTO rated_games VALUES ({table}, 1, 'great_city', 0, 0, {number}, NULL, NULL)"
                ));
                for (place, person) in people.iter().enumerate() {
                    let gone = if *left && place == 0 { "1" } else { "NULL" };
                    world.meddle(&format!(
                        "INSERT INTO rated_seats VALUES ({table}, {place}, {}, 'P', {place} + 1, {gone})",
                        100 + u64::from(*person)
                    ));
                }
                if number == games.len() / 2 {
                    world.numbers().await;
                }
            }
            let before = world.numbers().await;
            let forgotten = player(2).user;
            world.tables.forget(forgotten).await.unwrap();
            let kept = world.numbers().await;
            let world = world.restart().await;
            let after = world.numbers().await;
            assert_eq!(kept, after, "what is kept is what a new fold gives");
            assert!(!after.contains_key(&forgotten));
            assert_eq!(before.len(), after.len());
            for (person, rating) in before.iter().filter(|(person, _)| **person != forgotten) {
                assert_eq!(after[person].mean.to_bits(), rating.mean.to_bits());
                assert_eq!(after[person].deviation.to_bits(), rating.deviation.to_bits());
            }
            assert!(world.tables.data_of(forgotten).await.unwrap().is_none());
        });
    }
}
