//! Names of tables: who may give them, where they go, and that they are forgotten with who gave them.

use super::*;
use crate::board::log;

async fn rename(
    world: &World,
    table: TableId,
    by: u8,
    said: &str,
    authority: Authority,
) -> Result<(), TableError> {
    world.tables.rename(table, player(by).user, said.to_owned(), authority).await
}

#[tokio::test]
async fn the_host_or_a_manager_names_a_table_until_its_game_is_over() {
    let world = World::new();
    let new = NewTable {
        name: Some("Friday Romans".to_owned()),
        ..world.new_table(2, Options::PUBLISHER)
    };
    let id = world.open(new).await;
    assert_eq!(world.tables.lobby(id).await.unwrap().name, Some("Friday Romans".to_owned()));
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let table = world.table(id).await;
    let refused = rename(&world, id, 1, "Mine", Authority::Own).await;
    assert!(matches!(
        refused,
        Err(TableError::Refused(Refused::Lobby(LobbyRefused::NotHost { .. })))
    ));
    let cards = |kinds: &[PostKind]| {
        kinds.iter().filter(|kind| matches!(kind, PostKind::LobbyCard)).count()
    };
    let before = cards(&world.kinds(id).await);
    rename(&world, id, 0, "Saturday", Authority::Own).await.unwrap();
    assert_eq!(cards(&world.kinds(id).await), before + 1, "the card shows it");
    rename(&world, id, 3, "Sunday", Authority::Moderator).await.unwrap();
    assert_eq!(world.tables.lobby(id).await.unwrap().name, Some("Sunday".to_owned()));
    assert_eq!(
        world.tables.tables_of(player(1).user).await.unwrap()[0].name,
        Some("Sunday".to_owned())
    );
    assert_eq!(
        world.tables.list(GUILD, 0).await.unwrap().tables[0].name,
        Some("Sunday".to_owned())
    );
    assert!(table.log().await.unwrap().text.contains("\"table_name\":\"Sunday\""));
    let posts = world.tables.posts().claim(9).await.unwrap();
    assert!(posts.iter().all(|post| post.name == Some("Sunday".to_owned())) && !posts.is_empty());
    world.finish(&table).await;
    log::verify::<GreatCity>(table.log().await.unwrap().text.as_bytes()).unwrap();
    let late = rename(&world, id, 0, "Monday", Authority::Own).await;
    assert!(matches!(late, Err(TableError::Refused(_))));
}

#[tokio::test]
async fn a_name_is_forgotten_with_who_gave_it_also_at_the_rematch_of_somebody_else() {
    let world = World::new();
    let new =
        NewTable { name: Some("Ben's table".to_owned()), ..world.new_table(2, Options::PUBLISHER) };
    let old = world.open(new).await;
    world.tables.at_lobby(old, player(1), world.click(), LobbyStep::Join).await.unwrap();
    world.finish(&world.table(old).await).await;
    let again = world.tables.rematch(old, player(1), world.click()).await.unwrap();
    assert_eq!(again.name, Some("Ben's table".to_owned()));
    let about = async |by: u8| {
        let user = player(by).user;
        let all = world.tables.store().read(move |tx| tx.all_about(user)).await.unwrap();
        all.into_iter().find(|(part, _)| *part == "named_tables").unwrap().1
    };
    assert_eq!((about(0).await.len(), about(1).await.len()), (2, 0));
    let erase = |tx: &crate::store::Tx| tx.erase(player(0).user, "someone", Timestamp(9));
    world.tables.store().with(erase).await.unwrap();
    for table in [old, again.table] {
        assert_eq!(world.tables.lobby(table).await.unwrap().name, None);
    }
    assert!(about(0).await.is_empty());
}
