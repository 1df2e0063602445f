//! What is stored about a person is handed out whole, and erased whole.

use super::*;
use crate::board::{Seat, log};

const ID: u64 = 987_654_321;
const NAME: &str = "Zephyrine";
const EARLIER: &str = "Zephyrine of old";

fn she() -> Player {
    Player { user: UserId(ID), name: NAME.to_owned() }
}

/// A game of hers against player 1, in this channel.
async fn game_of_hers(world: &World, channel: u64) -> Table {
    let new = world.new_table(2, Options::PUBLISHER);
    let host = Player { name: EARLIER.to_owned(), ..she() };
    let name = Some(format!("{NAME} and friends"));
    let new = NewTable { channel: ChannelId(channel), host, name, ..new };
    let id = world.open(new).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    world.table(id).await
}

/// A life: a finished game, a running one with a vote of hers, one that she has left, a lobby, a table of others that
/// she has ended, an offer to her, a seat that somebody has taken over from her and one that she has taken over, and what
/// she has set.
async fn life(world: &World) -> (Table, Table, TableId) {
    let finished = game_of_hers(world, 31).await;
    world.finish(&finished).await;
    let running = game_of_hers(world, 32).await;
    world
        .play_until(&running, |look| look.to_move().and_then(Seated::user) == Some(UserId(ID)))
        .await;
    let (by, look) = mover(&running).await;
    running
        .play(Player { user: by.user, ..she() }, world.click(), None, first_move(&look))
        .await
        .unwrap();
    world.meddle(&format!(
        "INSERT INTO proposals (id, table_id, number, subject, opened) VALUES (9, {0}, 1, '\"cancel\"', 5);
         INSERT INTO ballots (table_id, proposal, seat, answer, at) VALUES ({0}, 9, 0, 'agree', 5)",
        running.id()
    ));
    let left = game_of_hers(world, 33).await;
    world.tables.seat(left.id(), she(), world.click(), SeatStep::Resign).await.unwrap();
    let others = world.game_in(ChannelId(34), 2, Options::PUBLISHER).await.id();
    world.tables.end(others, she(), Authority::Moderator, world.click()).await.unwrap();
    let offering = world.game_in(ChannelId(35), 2, Options::PUBLISHER).await.id();
    let to = Recipient::Person(UserId(ID));
    let offer = SeatStep::Offer { seat: Seat::FIRST, to, authority: Authority::Own };
    world.tables.seat(offering, player(0), world.click(), offer).await.unwrap();
    passed_on(world).await;
    let new =
        NewTable { host: she(), channel: ChannelId(36), ..world.new_table(3, Options::PUBLISHER) };
    let lobby = world.open(new).await;
    world.tables.at_lobby(lobby, player(1), world.click(), LobbyStep::Join).await.unwrap();
    world
        .tables
        .change_preferences(UserId(ID), |set| {
            set.next_up = true;
            Ok(())
        })
        .await
        .unwrap();
    world.tables.set_note(running.id(), UserId(ID), Some("the arena".to_owned())).await.unwrap();
    let prediction = Prediction {
        name: NAME.to_owned(),
        seat: Seat::FIRST,
        confidence: Confidence::Sure,
        counts: true,
    };
    world.tables.predict(others, UserId(ID), prediction).await.unwrap();
    world.meddle(&format!(
        "INSERT INTO predictions VALUES (99, {ID}, 1, 'great_city', '{EARLIER}', 'sure', 2, 1, 1, 6)"
    ));
    learn(world).await;
    (finished, running, lobby)
}

/// A seat that she offers twice, under the name of that time, and that somebody takes over; and one of others that she
/// takes over.
async fn passed_on(world: &World) {
    let hers = game_of_hers(world, 37).await;
    let once = Player { name: EARLIER.to_owned(), ..she() };
    let (seat, authority) = (Seat::FIRST, Authority::Own);
    for to in [Recipient::Person(player(6).user), Recipient::Anybody] {
        let offer = SeatStep::Offer { seat, to, authority };
        world.tables.seat(hers.id(), once.clone(), world.click(), offer).await.unwrap();
    }
    world.take(&hers, &player(5), seat).await.unwrap();
    let others = world.game_in(ChannelId(38), 2, Options::PUBLISHER).await;
    world.tables.seat(others.id(), player(0), world.click(), SeatStep::Resign).await.unwrap();
    world.take(&others, &she(), seat).await.unwrap();
    world.tables.seat(others.id(), she(), world.click(), SeatStep::Resign).await.unwrap();
}

/// A lesson of hers in which she and the AI have decided something, and a deal of the day in which she has.
async fn learn(world: &World) {
    let lesson =
        Practice::lesson(she(), &GameOptions::of::<GreatCity>(Options::PUBLISHER)).unwrap();
    let first = |view: &OwnView| view.legal()[0].clone();
    let look = lesson.look();
    let lesson =
        lesson.play(world.click(), look.number, first(look.own.as_ref().unwrap())).unwrap();
    let lesson = lesson.answered(|_, view, _| first(view)).unwrap();
    world.tables.keep_practice(&lesson, None).await.unwrap();
    let (today, _) = world.tables.daily_days().await.unwrap();
    let begun = world.tables.begin_daily(today.date, she(), GUILD).await.unwrap();
    let decided = begun.play(world.click(), begun.number(), &[first_move(&begun.look())]).unwrap();
    world.tables.keep_daily(&decided, begun.number()).await.unwrap();
    let puzzle = crate::daily::tests::a_puzzle(GameKind::ALL[1], 1, 1);
    world.tables.keep_puzzle(&puzzle).await.unwrap();
    world.tables.puzzle_today().await.unwrap();
    world.tables.answer_puzzle(today.date, (she(), GUILD), 2).await.unwrap();
}

#[tokio::test]
async fn everything_about_a_person_is_handed_out() {
    let world = World::new();
    let (finished, running, _) = life(&world).await;
    let json = world.tables.data_of(UserId(ID)).await.unwrap().unwrap();
    let data: serde_json::Value = serde_json::from_str(&json).unwrap();
    let count = |part: &str| data[part].as_array().unwrap().len();
    assert_eq!(data["identity"][0]["name"], NAME);
    assert_eq!(data["preferences"][0]["next_up"], true);
    let parts = [
        "seats",
        "hosted_tables",
        "seats_given_up",
        "results",
        "offers",
        "votes",
        "notes",
        "predictions",
        "predictions_scored",
        "practice",
        "daily_plays",
        "puzzle_answers",
    ];
    let counts = parts.map(|part| (part, count(part)));
    let learned = data["practice"][0]["moves"].as_array().unwrap();
    assert_eq!(learned.len(), 1, "what she decided, and nothing of the AI's: {learned:?}");
    assert!(count("answers") > 0);
    let expected = [3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    assert_eq!(counts.map(|(_, count)| count), expected, "{counts:?}");
    assert!(
        count("notices") >= 2,
        "what she ended and what is offered to her: {}",
        data["notices"]
    );
    let steps = world.tables.store().with(move |tx| tx.records(finished.id())).await.unwrap();
    let mine = |table: TableId| {
        data["moves"].as_array().unwrap().iter().filter(move |mv| mv["table"] == table.0).count()
    };
    let seat = data["results"][0]["seat"].as_u64().unwrap();
    let by_hand = |row: &&crate::store::RecordRow| {
        u64::from(row.seat) == seat && !matches!(row.kind, crate::store::RecordKind::Auto(..))
    };
    assert_eq!(mine(TableId(1)), steps.iter().filter(by_hand).count());
    assert!(mine(running.id()) > 0);
    let seats = running.look(None).await.unwrap().players;
    let own = seats.iter().find(|seated| seated.user() == Some(UserId(ID))).unwrap().seat;
    let others =
        |mv: &&serde_json::Value| mv["table"] == running.id().0 && mv["seat"] != u8::from(own);
    assert_eq!(
        data["moves"].as_array().unwrap().iter().filter(others).count(),
        0,
        "no move of others"
    );
}

/// Decks, hands, the chance of the table and what others have done may be what they like: she is handed out the same.
#[tokio::test]
async fn what_is_handed_out_tells_nothing_of_what_she_must_not_know() {
    let world = World::new();
    let running = game_of_hers(&world, 32).await;
    world.play_until(&running, |look| look.number.0 > 30).await;
    let seats = running.look(None).await.unwrap().players;
    let hers = seats.iter().find(|seated| seated.user() == Some(UserId(ID))).unwrap().seat;
    let (id, hers) = (running.id(), u8::from(hers));
    learn(&world).await;
    let whole = world.tables.data_of(UserId(ID)).await.unwrap().unwrap();
    let change = |sql: &str| world.meddle(sql);
    change("DROP TRIGGER moves_stay");
    change(&format!("UPDATE tables SET secret = commitment WHERE id = {id}"));
    change(&format!("UPDATE deals SET setup = '{{}}' WHERE table_id = {id}"));
    let others = format!("table_id = {id} AND seat <> {hers}");
    change(&format!("UPDATE moves SET record = '{{}}' WHERE record IS NOT NULL AND {others}"));
    change(&format!(
        "INSERT INTO plans (table_id, seat, plan, number) VALUES ({id}, 1 - {hers}, '{{}}', 0)"
    ));
    change("UPDATE practice SET deal = '{}'");
    change("UPDATE puzzles SET body = '{}'");
    change("UPDATE daily SET deal = '{}', secret = zeroblob(32), commitment = zeroblob(32)");
    assert_eq!(world.tables.data_of(UserId(ID)).await.unwrap().unwrap(), whole);
    change(&format!("UPDATE moves SET record = '{{}}' WHERE kind = 'move' AND seat = {hers}"));
    assert_ne!(
        world.tables.data_of(UserId(ID)).await.unwrap().unwrap(),
        whole,
        "her own are there"
    );
}

#[tokio::test]
async fn nothing_is_left_of_somebody_who_is_forgotten() {
    let world = World::new();
    let (finished, running, lobby) = life(&world).await;
    let id = ID.to_string();
    assert!(world.places_of(&[&id, NAME]).len() > 15, "the scan finds what is there");
    let traces = world.tables.traces_of(UserId(ID)).await.unwrap().unwrap();
    assert_eq!((traces.lobbies, traces.running, traces.over), (1, 1, 4));
    let scores = finished.outcome().await.unwrap().scores;
    assert!(world.tables.forget(UserId(ID)).await.unwrap());
    assert_eq!(world.places_of(&[&id, NAME, EARLIER]), Vec::<String>::new());

    let outcome = finished.outcome().await.unwrap();
    let names: Vec<_> = outcome.players.iter().map(|seated| seated.name.as_str()).collect();
    assert!(names.contains(&"former player") && names.contains(&"Player 1"), "{names:?}");
    assert_eq!(outcome.scores, scores);
    let log = finished.log().await.unwrap();
    assert!(log.complete && log.text.contains("former player"));
    assert!(log::verify::<GreatCity>(log.text.as_bytes()).unwrap().promised.is_some());
    let seats = running.look(None).await.unwrap().players;
    assert!(
        seats.iter().any(|seated| seated.who == Occupant::Vacant && seated.name == "former player")
    );
    let lobby = world.tables.lobby(lobby).await.unwrap();
    assert_eq!((lobby.players.len(), lobby.host), (1, Some(player(1).user)));
    for table in [finished.id(), running.id(), lobby.table] {
        for post in world.posts(table).await {
            serde_json::from_str::<PostKind>(&post.kind).expect("every post can still be read");
        }
    }
    world.send_all().await;

    assert!(!world.tables.forget(UserId(ID)).await.unwrap(), "twice is once");
    assert_eq!(world.tables.data_of(UserId(ID)).await.unwrap(), None);
    let stranger = refusal(
        running.play(she(), world.click(), None, AnyMove::of::<GreatCity>(Move::Pass)).await,
    );
    assert!(matches!(stranger, TableError::Refused(Refused::NotAtTable { .. })));
    let id = finished.id();
    drop((finished, running));
    let world = world.restart().await;
    let again = world.table(id).await.outcome().await.unwrap();
    assert_eq!(again.scores, scores);
}

#[tokio::test]
async fn about_a_stranger_nothing_is_stored() {
    let world = World::new();
    let tables = &world.tables;
    assert_eq!(tables.data_of(UserId(ID)).await.unwrap(), None);
    assert_eq!(tables.traces_of(UserId(ID)).await.unwrap(), None);
    assert!(!tables.forget(UserId(ID)).await.unwrap());
}

#[tokio::test]
async fn an_offer_to_somebody_forgotten_is_not_told() {
    let world = World::new();
    life(&world).await;
    world.tables.forget(UserId(ID)).await.unwrap();
    for post in world.send_all().await {
        let PostKind::Notice(Notice::SeatOffered { by, .. }) = &post.kind else { continue };
        assert_ne!(*by, player(0).name, "{post:?}");
    }
}

#[tokio::test]
async fn whoever_sits_down_again_while_being_forgotten_is_asked_to_try_again() {
    let world = World::new();
    // Only SQLite takes a trigger in these words.
    if !world.is_in_a_file() {
        return;
    }
    let running = game_of_hers(&world, 31).await;
    world.meddle(&format!(
        "CREATE TRIGGER sits_down_again AFTER UPDATE OF player ON seats WHEN NEW.player IS NULL
         BEGIN UPDATE seats SET player = {ID} WHERE table_id = NEW.table_id AND seat = NEW.seat; END"
    ));
    let refused = refusal(world.tables.forget(UserId(ID)).await);
    assert!(matches!(refused, TableError::Refused(Refused::StillSeated)), "{refused}");
    world.meddle("DROP TRIGGER sits_down_again");
    assert!(world.tables.forget(UserId(ID)).await.unwrap());
    assert_eq!(running.look(None).await.unwrap().players[0].who, Occupant::Vacant);
}
