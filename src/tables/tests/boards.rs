//! Boards: who is on them, under which name, and who is not.

use std::collections::BTreeSet;

use super::*;
use crate::pace::Boards;

const HERE: RatedScope = RatedScope::Server(GUILD);
const GAME: GameKind = GameKind::GreatCity;

/// Six people who have all played against each other often; those with lower numbers win three of four games.
async fn season() -> World {
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
    let world = season().await;
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
    let world = season().await;
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
    let world = season().await;
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
