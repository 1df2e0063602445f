//! What is kept for statistics, and what they tell to whom.

use std::{collections::BTreeSet, time::Duration};

use super::*;
use crate::store::{GameTally, ResultRow};

const HOUR: Duration = Duration::from_secs(3600);

async fn results(world: &World, table: TableId) -> Vec<ResultRow> {
    world.tables.store().with(move |tx| tx.results(table)).await.unwrap()
}

async fn of(world: &World, index: u8, asker: u8) -> Option<Statistics> {
    let (player, asker) = (player(index).user, player(asker).user);
    world.tables.statistics_of(player, Some(GUILD), asker).await.unwrap()
}

#[tokio::test]
async fn a_game_enters_its_results_with_its_last_move() {
    let world = World::new();
    let table = world.game(3).await;
    world.step(&table, 0).await;
    assert_eq!(results(&world, table.id()).await, []);
    world.finish(&table).await;
    let outcome = table.outcome().await.unwrap();
    let entered = results(&world, table.id()).await;
    assert_eq!(entered.len(), 3);
    for (row, (seated, scores)) in entered.iter().zip(outcome.players.iter().zip(&outcome.scores)) {
        assert_eq!(row.player, seated.user());
        assert_eq!(row.won, outcome.winners.contains(&seated.seat));
        let kept: serde_json::Value = serde_json::from_str(&row.scores).unwrap();
        for (line, points) in GreatCity::score_lines().iter().zip(scores) {
            assert_eq!(kept[line], *points);
        }
    }
}

#[tokio::test]
async fn what_an_ai_did_in_somebodys_place_is_counted_and_in_the_log() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    let (id, own) = (table.id(), u8::from(look.seat.unwrap()));
    drop(table);
    world
        .alter(id, move |change, _| {
            let row = &mut change.after.seats[usize::from(own)];
            (row.missed, row.away) = (2, true);
        })
        .await;
    let world = world.restart().await;
    let table = world.table(id).await;
    let think = table.to_think().await.unwrap().unwrap();
    let mv = think.view.legal()[0].clone();
    table.play_for(&think, mv).await.unwrap();
    world.wish(&table, &by, SeatStep::Back).await.unwrap();
    world.finish(&table).await;
    let stood_in: Vec<_> =
        results(&world, id).await.iter().map(|row| (row.seat == own, row.stood_in)).collect();
    assert_eq!(stood_in.iter().filter(|row| **row == (true, 1)).count(), 1, "{stood_in:?}");
    assert_eq!(stood_in.iter().filter(|row| **row == (false, 0)).count(), 1, "{stood_in:?}");
    assert_eq!(self::own(&world, &by).await.stood_in, 1);
    let log = table.log().await.unwrap().text;
    let first: serde_json::Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    assert_eq!(first["stood_in"].as_array().unwrap().len(), 1, "{first}");
    assert!(crate::board::log::verify::<GreatCity>(log.as_bytes()).is_ok());
}

/// Plays until somebody has ended a turn with a move that can be taken back; who, and what was counted before.
async fn turn_that_can_be_taken_back(world: &World, table: &Table) -> (Player, AnyMove, GameTally) {
    for skip in 0..100 {
        world.clock.forward(HOUR);
        let (by, look) = mover(table).await;
        let before = own(world, &by).await;
        let legal = look.own.as_ref().unwrap().legal();
        let mv = legal[skip % legal.len()].clone();
        let played = table.play(by.clone(), world.click(), None, mv.clone()).await.unwrap();
        if played.look.undo.is_ok() && played.look.turn != look.turn {
            return (by, mv, before);
        }
    }
    panic!("turns can be taken back in this game");
}

async fn own(world: &World, by: &Player) -> GameTally {
    world.tables.statistics_of(by.user, None, by.user).await.unwrap().unwrap().tally
}

#[tokio::test]
async fn an_answer_counts_once_with_its_time_also_when_it_was_taken_back() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, mv, before) = turn_that_can_be_taken_back(&world, &table).await;
    let answered = own(&world, &by).await;
    assert_eq!(answered.turns, before.turns + 1);
    let took = Duration::from_millis(answered.took - before.took);
    assert!(took >= HOUR, "{took:?}");
    table.undo(by.clone(), world.click(), None).await.unwrap();
    assert_eq!(own(&world, &by).await.turns, before.turns);
    world.clock.forward(HOUR);
    table.play(by.clone(), world.click(), None, mv.clone()).await.unwrap();
    let again = own(&world, &by).await;
    assert_eq!(again.turns, before.turns + 1);
    assert_eq!(Duration::from_millis(again.took - before.took), took + HOUR, "all its time");
}

#[tokio::test]
async fn statistics_count_what_is_over_and_what_runs() {
    let world = World::new();
    let first = world.game(2).await;
    world.finish(&first).await;
    let running = world.game_in(ChannelId(11), 2, Options::PUBLISHER).await;
    let ended = world.game_in(ChannelId(12), 2, Options::PUBLISHER).await;
    world.tables.end(ended.id(), player(3), Authority::Moderator, world.click()).await.unwrap();
    let mine = of(&world, 0, 0).await.unwrap();
    let GameTally { games, running: runs, finished, .. } = mine.tally;
    assert_eq!((games, runs, finished), (3, 1, 1));
    assert_eq!(mine.tally.finished_share(), Some(50));
    let outcome = first.outcome().await.unwrap();
    let (line, total) = *mine.scores[0].means.last().unwrap();
    assert_eq!(line, "total");
    assert!((total - f64::from(*outcome.scores[0].last().unwrap())).abs() < 1e-9);
    let server = async || world.tables.statistics_in(GUILD, BTreeSet::new()).await.unwrap();
    assert_eq!(server().await.ranking, [], "nobody wants to be ranked");
    ranked(&world).await;
    let server = server().await;
    assert_eq!((server.tally.games, server.tally.running, server.tally.finished), (3, 1, 1));
    assert_eq!(server.scores[0].results, 2);
    assert_eq!(server.ranking.len(), 2);
    let winner = &outcome.players[outcome.winners[0].index()].name;
    assert_eq!((&server.ranking[0].name, server.ranking[0].won), (winner, 1));
    assert_eq!(
        world.tables.statistics_in(GuildId(2), BTreeSet::new()).await.unwrap().tally,
        GameTally::default()
    );
    assert_eq!(of(&world, 3, 0).await.unwrap().tally.games, 0, "who never played has no games");
    drop(running);
}

#[tokio::test]
async fn who_does_not_want_to_be_shown_is_hidden_from_others_alone() {
    let world = World::new();
    let table = world.game(2).await;
    world.finish(&table).await;
    ranked(&world).await;
    hide(&world, 1).await;
    assert_eq!(of(&world, 1, 0).await, None);
    assert_eq!(of(&world, 1, 1).await.unwrap().tally.finished, 1);
    let server = world.tables.statistics_in(GUILD, BTreeSet::new()).await.unwrap();
    let names: Vec<_> = server.ranking.iter().map(|rank| rank.name.as_str()).collect();
    assert_eq!(names, ["Player 0"]);
    assert_eq!(server.tally.finished, 1, "the game is still one of the server's");
    let records = world.tables.records_of(&world.tables.lobby(table.id()).await.unwrap()).await;
    let finished = records.unwrap().into_iter().map(|record| record.map(|tally| tally.finished));
    assert_eq!(finished.collect::<Vec<_>>(), [Some(1), None], "nor on the card of a lobby");
}

#[tokio::test]
async fn old_games_get_their_results_and_a_damaged_one_spoils_nothing() {
    let world = World::new();
    let mut tables = Vec::new();
    for channel in 20..23 {
        let table = world.game_in(ChannelId(channel), 2, Options::PUBLISHER).await;
        world.finish(&table).await;
        tables.push(table.id());
    }
    let entered = results(&world, tables[2]).await;
    world.meddle("DELETE FROM results");
    world.meddle(&format!("UPDATE deals SET setup = '{{}}' WHERE table_id = {}", tables[0]));
    assert_eq!(world.tables.fill_in_results().await.unwrap(), 2);
    assert_eq!(results(&world, tables[0]).await, []);
    assert_eq!(results(&world, tables[2]).await, entered);
    assert_eq!(world.tables.fill_in_results().await.unwrap(), 0);
}

async fn records(world: &World, gone: &[u8]) -> Vec<Record> {
    let gone = gone.iter().map(|index| player(*index).user).collect();
    world.tables.records_in(GUILD, gone).await.unwrap()
}

async fn games_of(world: &World, index: u8, asker: u8) -> Vec<PersonGame> {
    let (player, asker) = (player(index).user, player(asker).user);
    world.tables.person_games(GUILD, player, asker).await.unwrap()
}

/// Three games between two people, of different length in time, who are both ranked here.
async fn three_games(world: &World) -> Vec<Table> {
    let mut tables = Vec::new();
    for number in 0..3_u8 {
        let table = world.game_in(ChannelId(40 + u64::from(number)), 2, Options::PUBLISHER).await;
        world.clock.forward(HOUR * (3 - u32::from(number)));
        world.step(&table, 1 + usize::from(number)).await;
        world.finish(&table).await;
        tables.push(table);
    }
    ranked(world).await;
    tables
}

/// The first two people are ranked here from now on.
async fn ranked(world: &World) {
    for index in 0..2 {
        world.tables.rank_here(player(index).user).await.unwrap();
    }
}

/// Somebody does not want others to see their statistics.
async fn hide(world: &World, index: u8) {
    let hide = |set: &mut crate::pace::Preferences| {
        set.stats = false;
        Ok(())
    };
    world.tables.change_preferences(player(index).user, hide).await.unwrap();
}

#[tokio::test]
async fn hidden_people_are_named_neither_in_records_nor_among_those_who_won_most() {
    let world = World::new();
    three_games(&world).await;
    let named = async |gone: &[u8]| {
        let of: Vec<_> = gone.iter().map(|index| player(*index).user).collect();
        let server = world.tables.statistics_in(GUILD, of.into_iter().collect()).await.unwrap();
        let ranking = server.ranking.into_iter().map(|rank| rank.name);
        let mut ranking: Vec<_> = ranking.collect();
        ranking.sort();
        (ranking, records(&world, gone).await.len(), games_of(&world, 1, 0).await.len())
    };
    let [zero, one] = [0, 1].map(|index| player(index).name);
    assert_eq!(named(&[]).await, (vec![zero.clone(), one], 4, 1));
    assert_eq!(named(&[1]).await, (vec![zero.clone()], 0, 1), "who has left the server");
    hide(&world, 1).await;
    assert_eq!(named(&[]).await, (vec![zero], 0, 0));
}

#[tokio::test]
async fn what_an_ai_has_played_for_somebody_is_no_record() {
    let world = World::new();
    let tables = three_games(&world).await;
    let fastest = async || {
        let all = records(&world, &[]).await;
        all.iter().find(|one| matches!(one.feat, Feat::Fastest { .. })).unwrap().table
    };
    let stood_in = |moves: u8| {
        let table = tables[2].id();
        world.meddle(&format!(
            "UPDATE results SET stood_in = {moves} WHERE table_id = {table} AND seat = 1"
        ));
    };
    stood_in(2);
    assert_eq!(fastest().await, tables[2].id());
    stood_in(3);
    assert_eq!(fastest().await, tables[1].id());
    assert!(records(&world, &[]).await.iter().all(|one| one.table != tables[2].id()));
    assert_eq!(games_of(&world, 1, 0).await[0].games(), 3, "it is one of their games");
}

#[tokio::test]
async fn numbers_and_picture_are_the_same_and_stay_when_games_are_deleted() {
    let world = World::new();
    three_games(&world).await;
    let both = async || {
        let said = of(&world, 0, 1).await.unwrap();
        let drawn = games_of(&world, 0, 1).await.swap_remove(0);
        let finished = (said.tally.finished, said.tally.won);
        let drawn_won = drawn.places[0];
        assert_eq!(finished, (drawn.games().into(), drawn_won.into()));
        let mean = said.scores[0].means.last().unwrap().1;
        assert!((mean - drawn.lines.last().unwrap().mean).abs() < 1e-9);
        (finished, said.scores, said.tally.finished_share(), said.tally.deleted)
    };
    let server = async || world.tables.statistics_in(GUILD, BTreeSet::new()).await.unwrap();
    let (before, ranking) = (both().await, server().await.ranking);
    assert_eq!((before.2, before.3), (Some(100), 0));
    world.send_all().await;
    world.clock.forward(HOUR * 48);
    assert_eq!(world.tables.drop_older_than(HOUR * 24).await.unwrap(), 3);
    let after = both().await;
    assert_eq!((after.0, after.1), (before.0, before.1));
    assert_eq!((after.2, after.3), (None, 3), "of what ended otherwise nothing is left");
    let server = server().await;
    assert_eq!((server.ranking, server.tally.finished), (ranking, 3));
}

#[tokio::test]
async fn records_are_those_of_games_whose_people_are_all_ranked() {
    let world = World::new();
    let tables = three_games(&world).await;
    let mut totals = Vec::new();
    for table in &tables {
        let outcome = table.outcome().await.unwrap();
        totals.extend(outcome.scores.iter().map(|score| *score.last().unwrap()));
    }
    let point = f64::from(GameKind::GreatCity.point());
    let all = records(&world, &[]).await;
    let [highest, closest, fastest, longest] = &all[..] else { panic!("{all:?}") };
    let Feat::Highest { points, .. } = &highest.feat else { panic!("{highest:?}") };
    assert!((points * point - f64::from(*totals.iter().max().unwrap())).abs() < 1e-9);
    let leads = totals.chunks(2).map(|both| (both[0] - both[1]).abs());
    let Feat::Closest { lead, names } = &closest.feat else { panic!("{closest:?}") };
    assert!((lead * point - f64::from(leads.min().unwrap())).abs() < 1e-9);
    assert_eq!(names.len(), 2);
    assert_eq!((fastest.table, longest.table), (tables[2].id(), tables[0].id()));
    assert!(matches!(longest.feat, Feat::Longest { took, .. } if took == HOUR * 3), "{longest:?}");

    assert_eq!(records(&world, &[1]).await, [], "who has left the server");
    let another = world.game_in(ChannelId(50), 2, Options::PUBLISHER).await;
    world.tables.seat(another.id(), player(0), world.click(), SeatStep::Resign).await.unwrap();
    world.take(&another, &player(5), crate::board::Seat::FIRST).await.unwrap();
    world.finish(&another).await;
    assert_eq!(records(&world, &[]).await, all, "player 5 is ranked nowhere");
    let nowhere = |set: &mut crate::pace::Preferences| {
        set.boards = crate::pace::Boards::Nowhere;
        Ok(())
    };
    world.tables.change_preferences(player(1).user, nowhere).await.unwrap();
    assert_eq!(records(&world, &[]).await, []);
    assert_eq!(games_of(&world, 1, 0).await, [], "of somebody who is ranked nowhere");
    assert_eq!(games_of(&world, 1, 1).await[0].games(), 4, "their own they see");
}

#[tokio::test]
async fn records_stay_right_when_games_are_deleted_and_say_that_the_film_is_gone() {
    let world = World::new();
    three_games(&world).await;
    let hidden = world.game_in(ChannelId(51), 2, Options::PUBLISHER).await;
    world.tables.seat(hidden.id(), player(1), world.click(), SeatStep::Resign).await.unwrap();
    world.take(&hidden, &player(6), crate::board::Seat::new(1).unwrap()).await.unwrap();
    world.finish(&hidden).await;
    world.send_all().await;
    let (before, games) = (records(&world, &[]).await, games_of(&world, 0, 1).await);
    assert!(before.iter().all(|record| record.has_film));
    assert_eq!(games[0].games(), 4);
    world.clock.forward(HOUR * 48);
    assert_eq!(world.tables.drop_older_than(HOUR * 24).await.unwrap(), 4);
    let mut after = records(&world, &[]).await;
    assert!(after.iter().all(|record| !record.has_film));
    for record in &mut after {
        record.has_film = true;
    }
    assert_eq!(after, before);
    let mut kept = games_of(&world, 0, 1).await;
    assert!(!kept[0].has_film);
    kept[0].has_film = true;
    assert_eq!(kept, games);
    let left = results(&world, hidden.id()).await;
    assert_eq!(left.len(), 1, "of who is ranked nowhere nothing is left");
    assert_eq!(left[0].player, Some(player(0).user));
    // What is forgotten is forgotten there, too.
    assert!(world.tables.forget(player(0).user).await.unwrap());
    assert_eq!((records(&world, &[]).await, games_of(&world, 0, 0).await), (vec![], vec![]));
    assert_eq!(world.places_of(&[&player(0).name]), Vec::<String>::new());
}
