//! The puzzle of the day and the message of a day by the real bot.

use std::time::{Duration, Instant};

use aedile::{
    ai::review::Estimate,
    board::{Seed, ShuffleSecret},
    daily::{PUZZLE_CHOICES, Puzzle, PuzzleChoice, deal, read_iso},
    discord::words::dates::deal_date,
    local::{
        Message, UserId,
        cast::{AURELIA, BRUTUS, CLAUDIA, DECIMUS, FORUM},
        permissions::{EVERYBODY, VIEW_CHANNEL},
    },
    play::{AnyMove, GameKind},
};
use serde_json::json;

use super::{
    house::{House, button},
    whole::nothing_was_refused,
};

const HOUR: Duration = Duration::from_secs(3600);

/// The first moves of a game that read differently; the second is said to be best.
fn puzzle(kind: GameKind, number: u64) -> Puzzle {
    let deal = deal(kind, &ShuffleSecret(Seed::from_number(number).0));
    let (mut game, mut moves) = (deal.clone(), Vec::new());
    loop {
        let seat = game.turn().seat().unwrap();
        let view = game.seat_view(seat);
        let mut four: Vec<(String, AnyMove)> = Vec::new();
        for mv in view.legal() {
            let words = view.guide().what(&mv).plain().to_string();
            if four.len() < PUZZLE_CHOICES && four.iter().all(|(other, _)| *other != words) {
                four.push((words, mv));
            }
        }
        if moves.len() >= 6 && four.len() == PUZZLE_CHOICES && game.forced().is_none() {
            let loss = |place| Estimate { mean: if place == 1 { 0.0 } else { 2.5 }, error: 0.2 };
            let choice = |(place, (_, mv))| PuzzleChoice { mv, loss: loss(place) };
            let choices = four.into_iter().enumerate().map(choice).collect();
            return Puzzle { deal, moves, game, seat, choices, answer: 1, stars: 2 };
        }
        let mv = game.forced().unwrap_or_else(|| view.legal()[0].clone());
        moves.push((seat, mv.clone()));
        game.play_unchecked(&mv);
    }
}

/// Puts puzzles into the stock.
fn stock(house: &House, numbers: std::ops::Range<u64>) {
    let kind = GameKind::ALL[1];
    for number in numbers {
        let (id, game, body) = (number + 1, kind.id(), puzzle(kind, number).json());
        house.meddle(&format!("INSERT INTO puzzles VALUES ({id}, '{game}', '{body}', 1, NULL)"));
    }
}

/// Passes time until one in the morning of the next date; which date it is.
fn until_next_date(house: &House) -> String {
    let (now, hour, day) = (house.now().0, 3_600_000, 24 * 3_600_000);
    let date = now / day + 1;
    house.forward(Duration::from_millis((date * day + hour - now).unsigned_abs()));
    aedile::daily::iso(aedile::daily::date_of(date * day))
}

async fn press(house: &House, user: UserId, message: &Message, id: &str) -> Message {
    house.world().forge_click(user, message.id, id).await.unwrap().message.unwrap()
}

/// Asks until the date of a moment ago is closed.
async fn until_closed(house: &House, user: UserId, message: &Message, id: &str) -> Message {
    for _ in 0..200 {
        let answer = press(house, user, message, id).await;
        if answer.content.contains("is best") {
            return answer;
        }
    }
    panic!("its date is not closed");
}

#[tokio::test]
async fn a_puzzle_is_answered_once_shared_practised_and_told_when_its_date_is_over() {
    let mut house = House::open().await;
    let date = until_next_date(&house);
    for user in [CLAUDIA, AURELIA] {
        house.says(user, FORUM, "me boards", json!({"where": 1})).await;
    }
    let none = house.says(CLAUDIA, FORUM, "daily puzzle", json!({})).await;
    assert!(none.contains("no puzzle today"), "{none}");
    stock(&house, 0..2);
    let asked = house.answer(CLAUDIA, FORUM, "daily puzzle", json!({})).await;
    assert!(asked.content.contains("Which of these moves is best"), "{}", asked.content);
    assert!(!asked.content.contains("points") && asked.attachments.len() == 1);
    let unanswered = asked.content.clone();
    let early = press(&house, CLAUDIA, &asked, &format!("a:0:0:day:on:{date}")).await;
    assert!(early.content.contains("have not answered"), "{}", early.content);
    let early = press(&house, CLAUDIA, &asked, &format!("a:0:0:day:tell:{date}")).await;
    assert!(early.content.contains("have not answered"), "{}", early.content);
    house.restart_bot().await;
    let asked = house.answer(CLAUDIA, FORUM, "daily puzzle", json!({})).await;
    let table = house.click(CLAUDIA, asked.id, &button(&asked, "The whole table")).await;
    assert_eq!(table.content, unanswered, "looking answers nothing");
    let right = house.click(CLAUDIA, table.id, &button(&table, "B")).await;
    assert!(right.content.contains("**B** is right"), "{}", right.content);
    assert!(!right.content.contains("person"), "how many chose what comes later");
    let again = press(&house, CLAUDIA, &asked, &format!("a:0:0:day:answer:{date}:3")).await;
    assert_eq!(again.content, right.content, "a second answer shows the first");
    for (user, choice) in [(AURELIA, 0), (BRUTUS, 3)] {
        let hers = house.answer(user, FORUM, "daily puzzle", json!({})).await;
        assert_eq!(hers.content, unanswered, "what others have answered changes nothing");
        let hers = press(&house, user, &hers, &format!("a:0:0:day:answer:{date}:{choice}")).await;
        assert!(hers.content.contains("**B** is best"), "{}", hers.content);
        press(&house, user, &hers, &format!("a:0:0:day:tell:{date}")).await;
    }
    let [one, other] = [house.told(FORUM, "Aurelia").await, house.told(FORUM, "Brutus").await];
    assert_eq!(one.content.replace("Aurelia", ""), other.content.replace("Brutus", ""));
    assert!(one.attachments.is_empty() && one.content.contains("not found"), "{}", one.content);
    let on = house.click(CLAUDIA, right.id, &button(&right, "Practise")).await;
    assert!(on.content.contains("from the position of the puzzle"), "{}", on.content);
    is_over(&house, &asked, &date).await;
    nothing_was_refused(&house);
}

/// The next day at seven.
async fn is_over(house: &House, asked: &Message, date: &str) {
    house.forward(30 * HOUR);
    let solution = format!("a:0:0:day:position:{date}:moves");
    let page = house.answer(DECIMUS, FORUM, "daily puzzle", json!({})).await;
    let told = until_closed(house, DECIMUS, &page, &solution).await;
    for words in ["(1 person)", "(0 people)", "Found here by **Claudia**."] {
        assert!(told.content.contains(words), "{words}: {}", told.content);
    }
    let late = press(house, DECIMUS, &page, &format!("a:0:0:day:answer:{date}:1")).await;
    assert!(late.content.contains("cannot be answered now"), "{}", late.content);
    let next = house.answer(DECIMUS, FORUM, "daily puzzle", json!({})).await;
    assert!(next.content.contains("Which of these moves is best"), "{}", next.content);
    let streak = house.says(CLAUDIA, FORUM, "daily streak", json!({})).await;
    assert!(streak.contains("Puzzles: **1 day**"), "{streak}");
    let again = press(house, CLAUDIA, asked, &format!("a:0:0:day:again:{date}")).await;
    assert!(again.content.contains("ends your practice game"), "{}", again.content);
    let deal = press(house, CLAUDIA, asked, &format!("a:0:0:day:again:{date}:go")).await;
    assert!(deal.content.contains("against the same AI"), "{}", deal.content);
}

#[tokio::test]
async fn forged_buttons_of_the_puzzle_do_nothing() {
    let house = House::open().await;
    stock(&house, 0..1);
    let asked = house.answer(CLAUDIA, FORUM, "daily puzzle", json!({})).await;
    for (id, words) in [
        ("a:0:0:day:answer:2026-13-01:0", "not mine"),
        ("a:0:0:day:answer:2199-01-01:0", "There is no such puzzle"),
        ("a:0:0:day:position:2199-01-01:moves", "There is no such puzzle"),
        ("a:0:0:day:position:2199-01-01:all", "not mine"),
        ("a:0:0:day:on:2199-01-01:go", "There is no such puzzle"),
        ("a:0:0:day:again:2199-01-01:go", "No deal of the day is over yet"),
        ("a:2000020790:0:do:end", "no table here"),
    ] {
        let said = press(&house, CLAUDIA, &asked, id).await.content;
        assert!(said.contains(words), "{id}: {said}");
    }
    let today = aedile::daily::iso(aedile::daily::date_of(house.now().0));
    let said = press(&house, CLAUDIA, &asked, &format!("a:0:0:day:answer:{today}:4")).await.content;
    assert!(said.contains("There is no such puzzle"), "{said}");
}

/// The messages of days in the channel.
fn days(house: &House) -> Vec<Message> {
    let all = house.world().messages(FORUM, None);
    all.into_iter().filter(|message| message.content.contains("deal of the day")).collect()
}

/// The requests about messages of the channel that were refused.
fn refusals(house: &House) -> usize {
    let requests = house.world().requests();
    let is_it = |path: &str| path.contains(&format!("/channels/{FORUM}/messages"));
    requests.iter().filter(|sent| sent.status == 403 && is_it(&sent.path)).count()
}

fn count(house: &House, sql: &str) -> i64 {
    let database = rusqlite::Connection::open(house.file()).unwrap();
    database.query_row(sql, [], |row| row.get(0)).unwrap()
}

/// Whether the server has a channel for the message of a day.
fn is_on(house: &House) -> bool {
    count(house, "SELECT count(*) FROM servers WHERE settings LIKE '%\"daily_channel\"%'") > 0
}

/// Waits until today's message is owed, if one is wanted, and nothing can be sent now.
async fn settled(house: &House) {
    let today = aedile::daily::iso(aedile::daily::date_of(house.now().0));
    let owed = format!("SELECT count(*) FROM announcements WHERE key LIKE 'daily/{today}/%'");
    let under_way = format!(
        "SELECT count(*) FROM announcements WHERE state = 'claimed' OR (state = 'due' AND not_before <= {}
         AND key = (SELECT key FROM announcements WHERE state IN ('due', 'claimed') ORDER BY created, key LIMIT 1))",
        house.now().0
    );
    let until = Instant::now() + HOUR / 12;
    while (is_on(house) && count(house, &owed) == 0) || count(house, &under_way) > 0 {
        assert!(Instant::now() < until, "it does not come to rest");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Chooses the channel for the message of a day.
async fn choose(house: &House) {
    let options = json!({"daily_channel": FORUM.to_string()});
    let set = house.says(AURELIA, FORUM, "admin settings", options).await;
    assert!(set.contains("announced in"), "{set}");
}

#[tokio::test]
async fn the_message_of_a_day_is_posted_once_and_edited_in_place() {
    let mut house = House::open().await;
    let date = until_next_date(&house);
    stock(&house, 0..1);
    choose(&house).await;
    let message = house.told(FORUM, "deal of the day").await;
    assert!(message.content.contains("**The puzzle of the day**"), "{}", message.content);
    let spoken = deal_date(read_iso(&date).unwrap()).to_string();
    assert!(message.content.contains(&spoken), "{spoken}: {}", message.content);
    assert!(message.attachments.is_empty());
    house.restart_bot().await;
    settled(&house).await;
    assert_eq!(days(&house).len(), 1, "once, also after a restart");
    let panel = house.click(CLAUDIA, message.id, &button(&message, "Answer the puzzle")).await;
    house.click(CLAUDIA, panel.id, &button(&panel, "B")).await;
    assert_eq!(house.world().message(message.id).unwrap().content, message.content, "an answer");
    house.forward(30 * HOUR);
    let id = message.id;
    let edited = house
        .world()
        .until(|world| world.message(id).filter(|one| one.content.contains("is closed")))
        .await;
    assert!(
        edited.content.contains("Of 1 answer on all servers, 1 was right"),
        "{}",
        edited.content
    );
    house.world().until(|_| (days(&house).len() == 2).then_some(())).await;
}

#[tokio::test]
async fn the_message_of_a_day_is_given_up_where_it_is_forbidden_until_it_is_chosen_again() {
    let house = House::open().await;
    house.expect_error("an announcement is given up");
    house.expect_error("may not post in this channel");
    until_next_date(&house);
    choose(&house).await;
    house.told(FORUM, "deal of the day").await;
    house.world().set_permissions(FORUM, EVERYBODY & !VIEW_CHANNEL).unwrap();
    let mut hours = 0;
    while is_on(&house) {
        hours += 1;
        house.forward(HOUR);
        settled(&house).await;
        assert!(hours < 6 * 24, "it is not given up");
    }
    assert!(hours > 3 * 24 - 6, "only after three dates: {hours} hours");
    // What is still owed of earlier dates is tried once more.
    let owed = "SELECT count(*) FROM announcements WHERE state IN ('due', 'claimed')";
    while count(&house, owed) > 0 {
        house.forward(HOUR);
        settled(&house).await;
    }
    let asked = refusals(&house);
    assert!(asked > 0);
    for _ in 0..24 {
        house.forward(3 * HOUR);
        settled(&house).await;
    }
    assert_eq!(refusals(&house), asked, "nothing is asked any more");
    house.world().set_permissions(FORUM, EVERYBODY).unwrap();
    let before = days(&house).len();
    let log = house.says(AURELIA, FORUM, "admin log", json!({})).await;
    assert!(log.contains("I stopped the daily message in"), "{log}");
    choose(&house).await;
    house.world().until(|_| (days(&house).len() > before).then_some(())).await;
    settled(&house).await;
    assert!(is_on(&house) && days(&house).len() == before + 1, "today's, once");
}

/// Two hundred people who are not there any more have found it.
#[tokio::test]
async fn a_solution_asks_discord_about_few_of_its_finders() {
    let house = House::open().await;
    let date = until_next_date(&house);
    stock(&house, 0..1);
    house.says(CLAUDIA, FORUM, "me boards", json!({"where": 1})).await;
    let asked = house.answer(CLAUDIA, FORUM, "daily puzzle", json!({})).await;
    house.click(CLAUDIA, asked.id, &button(&asked, "B")).await;
    house.meddle(
        "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 200)
         INSERT INTO puzzle_answers (date, player, guild, name, choice, at)
         SELECT date, 5000000 + n, guild, 'Aa' || n, choice, at FROM puzzle_answers, many;
         INSERT INTO preferences SELECT player, '{\"boards\":\"here\"}' FROM puzzle_answers WHERE player > 5000000
         AND player < 5001000",
    );
    house.forward(30 * HOUR);
    let solution = format!("a:0:0:day:position:{date}:moves");
    let page = house.answer(DECIMUS, FORUM, "daily puzzle", json!({})).await;
    let told = until_closed(&house, DECIMUS, &page, &solution).await;
    assert!(told.content.contains("(201 people)"), "{}", told.content);
    let requests = house.world().requests();
    let members = requests.iter().filter(|sent| sent.path.contains("/members/50")).count();
    assert!((1..=100).contains(&members), "{members}");
}
