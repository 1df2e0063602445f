//! Rated tables as people see them, and `/rank`.

use std::fmt::Write as _;

use aedile::local::{
    GuildId, Message, UserId,
    cast::{AURELIA, BATHS, BRUTUS, CIRCUS, FLAVIA, FORUM, GNAEUS, server},
};
use serde_json::json;

#[cfg(all(unix, feature = "postgres"))]
use super::cluster::Cluster;
use super::{
    buttons::Clicker,
    house::{House, PEOPLE, button},
    whole::nothing_was_refused,
};

#[tokio::test]
async fn who_is_ranked_nowhere_is_asked_once_and_hints_are_off() {
    let house = House::open().await;
    let [host, guest, other] = [PEOPLE[0], PEOPLE[1], PEOPLE[2]];
    let asked = house.says(host, FORUM, "game new", json!({"rated": true, "seats": 2})).await;
    assert!(asked.contains("is not rated yet"), "{asked}");
    let card = house.told(FORUM, "opened by").await;
    assert!(!card.content.contains("**Rated**"), "{}", card.content);
    let set = house.says(host, FORUM, "me boards", json!({"where": 1})).await;
    assert!(set.contains("in the servers where you play rated games"), "{set}");
    let page = house.click(host, card.id, &button(&card, "Settings")).await;
    let select = page.selects()[0].custom_id.clone();
    let page = house.select(host, page.id, &select, "rated=yes").await;
    assert!(page.content.contains("Rated: **yes**"), "{}", page.content);
    let card = house.told(FORUM, "**Rated**").await;
    let words = house.lobby(FORUM).await;
    assert!(words.contains("has none yet"), "{words}");

    let question = house.click(guest, card.id, &button(&card, "Join")).await;
    assert!(question.content.contains("This table is rated"), "{}", question.content);
    let no = house.click(guest, question.id, &button(&question, "Don't join")).await;
    assert!(no.content.contains("Nothing has changed"), "{}", no.content);
    let question = house.click(other, card.id, &button(&card, "Join")).await;
    house.click(other, question.id, &button(&question, "Join and be ranked here")).await;
    house.told(FORUM, "The game has started").await;
    let hint = house.says(host, FORUM, "game hint", json!({})).await;
    assert!(hint.contains("No AI gives advice at a rated table"), "{hint}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_board_without_anybody_says_how_to_get_there() {
    let house = House::open().await;
    let board = house.says(PEOPLE[0], FORUM, "rank board", json!({"game": 0})).await;
    assert!(board.contains("nobody is on the board of this server yet"), "{board}");
    assert!(board.contains("You have no rated game here yet"), "{board}");
    let history = house.says(PEOPLE[0], FORUM, "rank history", json!({"game": 0})).await;
    assert!(history.contains("no rated game"), "{history}");
    let person = json!({"who": PEOPLE[1].0.to_string(), "game": 0});
    let person = house.says(PEOPLE[0], FORUM, "rank person", person).await;
    assert!(person.contains("ranked nowhere"), "{person}");
    nothing_was_refused(&house);
}

/// Six people who have all played against each other eight times, as the database has it; those of lower numbers win three
/// of four games.
fn season(people: &[(UserId, &str)], guild: GuildId, now: i64) -> String {
    let guild = guild.0;
    let mut sql = String::new();
    let mut table: i64 = 900_000;
    for round in 0..8 {
        for (index, (one, name)) in people.iter().enumerate() {
            for (other, other_name) in &people[index + 1..] {
                table += 1;
                let (first, second) = if round % 4 == 3 { (2, 1) } else { (1, 2) };
                let seats = [(0, one, name, first), (1, other, other_name, second)];
                writeln!(
                    sql,
                    "INSERT INTO rated_games VALUES ({table}, {guild}, 'great_city', 0, 0, {}, NULL, NULL);",
                    now - 1_000_000_000 + table
                )
                .unwrap();
                for (seat, person, name, place) in seats {
                    writeln!(
                        sql,
                        "INSERT INTO rated_seats VALUES ({table}, {seat}, {}, '{name}', {place}, NULL);",
                        person.0
                    )
                    .unwrap();
                }
            }
        }
    }
    sql
}

/// All that a message says to eyes and ears.
fn all_of(message: &Message) -> String {
    let alts = message.attachments.iter().filter_map(|file| file.description.clone());
    std::iter::once(message.content.clone()).chain(alts).collect::<Vec<_>>().join("\n")
}

const NAMES: [&str; 6] = ["Aurelia", "Brutus", "Claudia", "Decimus", "Flavia", "Gnaeus Pompeius"];

/// A season lies behind all six, and all but the last want to be on boards here.
async fn begin(house: &House, meddle: impl Fn(&House, &str)) {
    let people = [PEOPLE[0], PEOPLE[1], PEOPLE[2], PEOPLE[3], FLAVIA, GNAEUS];
    let named: Vec<_> = people.into_iter().zip(NAMES).collect();
    meddle(house, &season(&named, server(0), house.now().0));
    for person in &people[..5] {
        house.says(*person, FORUM, "me boards", json!({"where": 1})).await;
    }
}

/// A rated game of two, from its opening to the board after a restart.
async fn plays_rated(mut house: House) {
    let ai = json!({"rated": true, "seats": 2, "ai": "easy"});
    let refused = house.says(AURELIA, BATHS, "game new", ai).await;
    assert!(refused.contains("Only people play at a rated table"), "{refused}");
    house.seated(CIRCUS, 2, json!({"rated": true})).await;
    let mut player = Clicker::new(71);
    assert!(player.play(&house, CIRCUS, 5).await.is_none());
    house.restart_bot().await;
    let last = player.play(&house, CIRCUS, usize::MAX).await.unwrap();
    let said = all_of(&last);
    assert_eq!(said.matches("Ratings: ").count(), 2, "also behind the picture's alt text: {said}");
    for name in ["Aurelia", "Brutus"] {
        assert!(last.content.contains(&format!("**{name}** 1")), "{name}: {said}");
    }
    let before = house.answer(BRUTUS, FORUM, "rank board", json!({"game": 0})).await;
    let told = all_of(&before);
    assert!(told.contains("5 people on the board of this server"), "{told}");
    for name in &NAMES[..5] {
        assert!(told.contains(name), "{name} is not in {told}");
    }
    assert!(!told.contains("Gnaeus"), "who chose nothing is on no board: {told}");
    house.restart_bot().await;
    let after = house.answer(BRUTUS, FORUM, "rank board", json!({"game": 0})).await;
    assert_eq!(all_of(&after), told, "ratings are folded again to the same");
    shows(&house, &after).await;
    nothing_was_refused(&house);
}

/// What others see of a board, and what nobody sees of somebody who is ranked nowhere.
async fn shows(house: &House, board: &Message) {
    let shown = house.click(BRUTUS, board.id, &button(board, "Show here")).await;
    assert!(shown.content.contains("The board is in the channel"), "{}", shown.content);
    let shown = house.told(FORUM, "shows the board of").await;
    let picture = shown.attachments[0].description.clone().unwrap();
    assert!(picture.contains("Aurelia") && !picture.contains("Gnaeus"), "{picture}");
    let none = json!({"who": GNAEUS.0.to_string(), "game": 0});
    let none = house.says(BRUTUS, FORUM, "rank person", none).await;
    assert!(none.contains("is ranked nowhere"), "{none}");
    let own = house.answer(GNAEUS, FORUM, "rank history", json!({"game": 0})).await;
    assert!(own.content.contains("40 rated games"), "{}", own.content);
    assert_eq!(own.attachments.len(), 1, "the curve of one's own");
}

#[tokio::test]
async fn a_rated_game_changes_numbers_and_a_restart_changes_nothing() {
    let house = House::open().await;
    begin(&house, House::meddle).await;
    plays_rated(house).await;
}

#[cfg(all(unix, feature = "postgres"))]
#[tokio::test]
async fn the_same_with_the_tables_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    let database = cluster.database();
    let house = House::open_on(database.parse().unwrap()).await;
    let name = database.split("@/").nth(1).unwrap().split('?').next().unwrap();
    begin(&house, |_, sql| cluster.run(name, sql)).await;
    plays_rated(house).await;
}
