//! Boards: who is on them, under which name, and who is not.

use std::collections::BTreeSet;

use super::*;
use crate::{
    board::Level,
    pace::Boards,
    rating::{Ranked, Rating},
    tables::{
        Known,
        rated::{Ladder, levels},
    },
};

const HERE: RatedScope = RatedScope::Server(GUILD);
const GAME: GameKind = GameKind::GreatCity;

/// Six people who have all played against each other often; those with lower numbers win three of four games.
fn season() -> World {
    let world = World::new();
    let (mut games, mut seats, mut table) = (Vec::new(), Vec::new(), 0);
    for round in 0..8 {
        for one in 0..6 {
            for other in one + 1..6 {
                table += 1;
                let (first, second) = if round % 4 == 3 { (2, 1) } else { (1, 2) };
                games.push(format!("({table}, 1, 'great_city', 1, 0, {table}, NULL, NULL)"));
                seats.push(format!("({table}, 0, {}, 'P{one}', {first}, NULL)", 100 + one));
                seats.push(format!("({table}, 1, {}, 'P{other}', {second}, NULL)", 100 + other));
            }
        }
    }
    world.meddle(&format!("INSERT INTO rated_games VALUES {}", games.join(", ")));
    world.meddle(&format!("INSERT INTO rated_seats VALUES {}", seats.join(", ")));
    world
}

async fn choose(world: &World, index: u8, boards: Boards) {
    let set = move |set: &mut crate::pace::Preferences| {
        set.boards = boards;
        Ok(())
    };
    world.tables.change_preferences(player(index).user, set).await.unwrap();
}

async fn names(world: &World, scope: RatedScope, gone: &[u8]) -> Vec<Option<String>> {
    let gone = gone.iter().map(|index| player(*index).user).collect::<BTreeSet<_>>();
    let asker = player(0).user;
    let board = world.tables.rated_board((GAME, scope), asker, 0, gone).await.unwrap();
    assert_eq!(board.people, board.rows.len());
    board.rows.into_iter().map(|row| row.name).collect()
}

#[tokio::test]
async fn who_chose_nowhere_or_has_left_the_server_is_not_on_its_board() {
    let world = season();
    assert!(names(&world, HERE, &[]).await.is_empty(), "nobody has chosen to be there");
    for index in [0, 1, 2, 3, 5] {
        choose(&world, index, Boards::Here).await;
    }
    let named = |all: &[&str]| all.iter().map(|name| Some((*name).to_owned())).collect::<Vec<_>>();
    assert_eq!(names(&world, HERE, &[]).await, named(&["P0", "P1", "P2", "P3", "P5"]));
    assert_eq!(names(&world, HERE, &[1]).await, named(&["P0", "P2", "P3", "P5"]));
    choose(&world, 0, Boards::Nowhere).await;
    assert_eq!(names(&world, HERE, &[]).await, named(&["P1", "P2", "P3", "P5"]));
    world.tables.forget(player(2).user).await.unwrap();
    assert_eq!(names(&world, HERE, &[]).await, named(&["P1", "P3", "P5"]));
    let hidden = world.tables.rated_card((GAME, HERE), player(0).user, player(1).user).await;
    assert_eq!(hidden.unwrap(), None, "others learn nothing");
    let own = world.tables.rated_card((GAME, HERE), player(0).user, player(0).user).await;
    assert_eq!(own.unwrap().unwrap().curve.len(), 40);
}

#[tokio::test]
async fn on_the_board_of_all_servers_only_those_have_a_name_who_chose_that() {
    let world = season();
    choose(&world, 1, Boards::Everywhere).await;
    choose(&world, 2, Boards::Here).await;
    let all = names(&world, RatedScope::Everywhere, &[]).await;
    assert_eq!(all.len(), 6);
    assert_eq!(all.iter().flatten().collect::<Vec<_>>(), ["P1"]);
    world.meddle("UPDATE rated_games SET everywhere = 0");
    assert!(names(&world, RatedScope::Everywhere, &[]).await.is_empty());
}

#[tokio::test]
async fn the_last_page_stands_for_all_beyond_it_and_the_own_row_is_always_told() {
    let world = season();
    for index in 0..6 {
        choose(&world, index, Boards::Here).await;
    }
    let asker = player(5).user;
    let board = world.tables.rated_board((GAME, HERE), asker, 7, BTreeSet::new()).await.unwrap();
    assert_eq!((board.page, board.pages), (0, 1));
    assert_eq!(board.own.unwrap().name.as_deref(), Some("P5"));
    let (least, most) = board.range;
    let inside = |row: &BoardRow| {
        least <= row.rating.mean - row.rating.margin()
            && row.rating.mean + row.rating.margin() <= most
    };
    assert!(board.rows.iter().all(inside), "{least} {most}");
}

/// A finished game of a person against an AI of this level, with the points of both.
fn against(table: u64, (person, ai): (u64, &str), (own, other): (u8, u8)) -> String {
    let options = GAME.agree(0, Some(true)).to_json();
    let won = (u8::from(own >= other), u8::from(other >= own));
    let scores = |points: u8| format!(r#"{{"{}":{points}}}"#, GAME.score_lines().last().unwrap());
    format!(
        "INSERT INTO tables (id, guild, channel, game, options, seats, secret, commitment, rules_version, state, created,
             started, closed, active)
         VALUES ({table}, 1, 1, 'great_city', '{options}', 2, zeroblob(32), zeroblob(32), 1, 'finished', 1, 5, 9, 9);
         INSERT INTO seats (table_id, seat, player, ai, name, interaction)
         VALUES ({table}, 0, {person}, NULL, 'P', 1), ({table}, 1, NULL, '{ai}', 'AI', 2);
         INSERT INTO results (table_id, seat, player, scores, won)
         VALUES ({table}, 0, {person}, '{}', {}), ({table}, 1, NULL, '{}', {});",
        scores(own),
        won.0,
        scores(other),
        won.1
    )
}

/// The lines of the AIs on a board with one person on it, by what was measured before the moment `since`.
async fn lines(world: &World, learned: String, since: i64) -> Vec<(Level, f64)> {
    let person = player(0).user;
    let rating = Rating { mean: 1600.0, deviation: 40.0 };
    let board = vec![Ranked { person, rating, games: 30, places: 1..=1, trend: None }];
    let gaps = [(Level::Easy, 0.0), (Level::Normal, 300.0)].into_iter().collect();
    let ladder = Ladder { learned, since: Timestamp(since), gaps };
    let read = move |tx: &crate::store::Tx| levels(tx, (GAME, HERE), Some(&ladder), &board);
    let lines = world.tables.store().read(read).await.unwrap();
    lines.into_iter().map(|line| (line.level, line.rating.mean)).collect()
}

#[tokio::test]
async fn ais_stand_where_people_of_the_board_win_against_them_as_often_as_they_did() {
    let world = World::new();
    world.meddle("INSERT INTO players (id, name, since) VALUES (100, 'P', 1), (101, 'Q', 1)");
    let person = player(0).user.0;
    for table in 0..29 {
        let points = if table % 2 == 0 { (60, 50) } else { (50, 60) };
        world.meddle(&against(1_000 + table, (person, "easy"), points));
        // Who is not on the board says nothing, and neither does an AI that was not measured.
        world.meddle(&against(2_000 + table, (person + 1, "easy"), (90, 10)));
        world.meddle(&against(3_000 + table, (person, "greedy"), (90, 10)));
    }
    assert!(lines(&world, GAME.learned(), 0).await.is_empty(), "29 games are too few");
    world.meddle(&against(1_029, (person, "easy"), (50, 60)));
    let found = lines(&world, GAME.learned(), 0).await;
    let [(Level::Easy, easy), (Level::Normal, normal)] = found[..] else { panic!("{found:?}") };
    assert!((easy - 1600.0).abs() < 20.0, "{easy}");
    assert!((normal - easy - 300.0).abs() < 1e-9, "{normal}");
    assert!(lines(&world, "of another release".to_owned(), 0).await.is_empty());
    assert!(lines(&world, GAME.learned(), 6).await.is_empty(), "they began before the release");
    world.meddle("UPDATE results SET stood_in = 1 WHERE table_id = 1000 AND seat = 0");
    assert!(lines(&world, GAME.learned(), 0).await.is_empty(), "an AI moved for the person");
}

#[tokio::test]
async fn who_chose_nowhere_since_is_in_no_post_and_on_no_card() {
    let world = World::new();
    let table = world.rated_game(31, 2).await;
    world.finish(&table).await;
    choose(&world, 0, Boards::Nowhere).await;
    let changes = world.tables.rating_changes(table.id()).await.unwrap().unwrap().unwrap();
    assert_eq!(changes.into_iter().map(|change| change.name).collect::<Vec<_>>(), ["Player 1"]);
    let new = NewTable { host: player(1), ..world.rated_table(32, 2) };
    let lobby = world.tables.create(new).await.unwrap();
    let numbers = world.tables.ratings_of(&lobby).await.unwrap();
    assert!(matches!(numbers[..], [Some(Known { games: 1, .. })]), "{numbers:?}");
    choose(&world, 1, Boards::Nowhere).await;
    assert_eq!(world.tables.ratings_of(&lobby).await.unwrap(), [None]);
}
