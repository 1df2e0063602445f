//! Moves: legal, refused, delivered twice, at once.

use sha2::{Digest, Sha256};

use super::*;
use crate::board::{Seat, Seed, log};

#[tokio::test]
async fn a_whole_game_is_the_same_after_a_restart_at_each_of_its_turns() {
    let mut world = World::new();
    let id = world.game(2).await.id();
    let mut turns = 0;
    loop {
        let table = world.table(id).await;
        let before = everything(&table).await;
        drop(table);
        world = world.restart().await;
        let table = world.table(id).await;
        assert!(everything(&table).await == before, "turn {turns}");
        let look = table.look(None).await.unwrap();
        let Some(seat) = look.turn.seat() else { break };
        world.play_until(&table, |look| look.turn.seat() != Some(seat)).await;
        turns += 1;
    }
    assert!(turns > 10, "a game has more than {turns} turns");
}

#[tokio::test]
async fn a_finished_game_tells_its_outcome_and_proves_its_shuffle() {
    let world = World::new();
    let promised = world.tables.create(world.new_table(3, Options::PUBLISHER)).await.unwrap();
    world.post_card(promised.table);
    let joins = [world.click(), world.click()];
    world.tables.at_lobby(promised.table, player(1), joins[0], LobbyStep::Join).await.unwrap();
    world.tables.at_lobby(promised.table, player(2), joins[1], LobbyStep::Join).await.unwrap();
    let table = world.table(promised.table).await;
    assert_eq!(refusal(table.outcome().await), TableError::Refused(Refused::NotOver));
    let running = table.log().await.unwrap();
    assert!(!running.complete && running.text.contains(&promised.commitment.to_string()));
    assert!(!running.text.contains("decks") && !running.text.contains("secret"));
    world.finish(&table).await;
    let outcome = table.outcome().await.unwrap();
    assert_eq!(outcome.scores.len(), 3);
    assert!(outcome.scores.iter().all(|points| points.len() == lines()));
    assert_eq!(outcome.commitment, promised.commitment);
    assert_eq!(outcome.secret.commitment(), promised.commitment);
    let [first, last] = joins.map(|join| join.0);
    let mut hashed = hex::decode(outcome.secret.reveal()).unwrap();
    hashed.extend([0, first, last, last].iter().flat_map(|click: &u64| click.to_be_bytes()));
    let seed = Seed(Sha256::digest(&hashed).into());
    let again = GreatCity::new(&GreatCity::deal(3, &Options::PUBLISHER, seed)).unwrap();
    let first = table.stretch(MoveNumber(0), MoveNumber(0)).await.unwrap();
    assert_eq!(
        Some(&again.public_view()),
        first.public.typed::<GreatCity>(),
        "the deal follows from secret and clicks"
    );
    assert_eq!(world.kinds(table.id()).await.last(), Some(&PostKind::Final));
    let log = table.log().await.unwrap();
    let verified = log::verify::<GreatCity>(log.text.as_bytes()).unwrap();
    assert!(log.complete && verified.promised.is_some());
    assert_eq!(verified.scores.len(), 3);
    assert_eq!(
        refusal(
            table.play(player(0), world.click(), None, AnyMove::of::<GreatCity>(Move::Pass)).await
        ),
        TableError::Refused(Refused::Over)
    );
    assert!(matches!(world.tables.latest_in_channel(CHANNEL).await, Ok(TableRef::Game(_))));
    assert_eq!(
        refusal(world.tables.in_channel(CHANNEL).await),
        TableError::Refused(Refused::NoTable)
    );
}

#[tokio::test]
async fn the_wrong_one_the_wrong_moment_and_the_wrong_move_are_refused_and_change_nothing() {
    let world = World::new();
    let table = world.game(3).await;
    let (by, look) = mover(&table).await;
    let (before, posts) = (everything(&table).await, world.posts(table.id()).await);
    let mv = first_move(&look);

    let stranger = refusal(table.play(player(9), world.click(), None, mv.clone()).await);
    assert!(
        matches!(stranger, TableError::Refused(Refused::NotAtTable { players }) if players.len() == 3)
    );
    let other = another(&look, &by);
    let early = refusal(table.play(other, world.click(), Some(look.number), mv.clone()).await);
    assert_eq!(
        early,
        TableError::Refused(Refused::NotYourTurn { to_move: look.to_move().unwrap().clone() })
    );
    let stale = refusal(table.play(by.clone(), world.click(), Some(MoveNumber(77)), mv).await);
    let TableError::Refused(Refused::Stale { expected: MoveNumber(77), to_move, .. }) = stale
    else {
        panic!("{stale:?}")
    };
    assert_eq!(to_move.map(|seated| seated.name), Some(by.name.clone()));
    let illegal =
        refusal(table.play(by, world.click(), None, AnyMove::of::<GreatCity>(Move::Pass)).await);
    assert!(
        matches!(illegal, TableError::Refused(Refused::Illegal { .. })),
        "no pass in the draft: {illegal:?}"
    );

    assert!(everything(&table).await == before);
    assert_eq!(world.posts(table.id()).await, posts);
}

#[tokio::test]
async fn a_click_delivered_twice_is_one_move_with_one_answer() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    let (mv, click) = (first_move(&look), world.click());
    let (first, second) = tokio::join!(
        table.play(by.clone(), click, Some(look.number), mv.clone()),
        table.play(by.clone(), click, Some(look.number), mv.clone())
    );
    let (first, second) = (first.unwrap(), second.unwrap());
    assert_eq!((first.repeated, second.repeated), (false, true));
    assert_eq!(first.steps, second.steps);
    assert_eq!(first.look.own, second.look.own);

    // Much later, after others have moved and the program was started anew: still the same answer.
    world.step(&table, 0).await;
    let id = table.id();
    drop(table);
    let world = world.restart().await;
    let table = world.table(id).await;
    let number = table.look(None).await.unwrap().number;
    let posts = world.posts(id).await;
    let third = table.play(by, click, Some(look.number), mv).await.unwrap();
    assert!(third.repeated);
    assert_eq!(third.steps, first.steps);
    assert_eq!((third.look.number, third.look.own), (first.look.number, first.look.own));
    assert_eq!(table.look(None).await.unwrap().number, number, "nothing was played again");
    assert_eq!(world.posts(id).await, posts);
}

#[tokio::test]
async fn of_two_clicks_at_once_one_wins_and_the_other_is_stale() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    let mv = first_move(&look);
    let play = || table.play(by.clone(), world.click(), Some(look.number), mv.clone());
    let (first, second) = tokio::join!(play(), play());
    assert!(first.is_ok());
    assert!(matches!(refusal(second), TableError::Refused(Refused::Stale { .. })));
}

#[tokio::test]
async fn a_click_of_one_table_moves_nothing_at_another() {
    let world = World::new();
    let (one, two) =
        (world.game(2).await, world.game_in(ChannelId(11), 2, Options::PUBLISHER).await);
    let click = world.click();
    let (by, look) = mover(&one).await;
    one.play(by, click, None, first_move(&look)).await.unwrap();
    let (by, look) = mover(&two).await;
    let refused = refusal(two.play(by, click, None, first_move(&look)).await);
    assert_eq!(refused, TableError::Refused(Refused::UsedElsewhere { table: one.id() }));
}

#[tokio::test]
async fn forced_moves_follow_in_the_same_answer_and_are_marked() {
    let world = World::new();
    let table = world.game_in(CHANNEL, 2, Options::yucata()).await;
    let mut autos = 0;
    while table.look(None).await.unwrap().to_move().is_some() {
        let played = world.step(&table, autos).await;
        assert!(matches!(played.steps[0].by, By::Player(_)));
        assert!(played.steps[1..].iter().all(|step| step.by == By::Program(Why::Forced)));
        autos += played.steps.len() - 1;
    }
    let end = table.look(None).await.unwrap().number;
    let events = table.stretch(MoveNumber(0), end).await.unwrap().events;
    let told = events.iter().filter(|happened| happened.why.is_some()).count();
    assert!(autos > 0 && told > 0, "the last card of the offer alone is forced once a round");
    let stored = world.tables.store().with({
        let id = table.id();
        move |tx| tx.records(id)
    });
    let marked = stored
        .await
        .unwrap()
        .iter()
        .filter(|row| matches!(row.kind, crate::store::RecordKind::Auto(..)))
        .count();
    assert!(marked >= autos);
}

#[tokio::test]
async fn a_name_is_that_of_the_last_move() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    let renamed = Player { name: "Livia 🏛️".to_owned(), ..by };
    table.play(renamed.clone(), world.click(), None, first_move(&look)).await.unwrap();
    let id = table.id();
    drop(table);
    let world = world.restart().await;
    let players = world.table(id).await.look(None).await.unwrap().players;
    assert!(
        players
            .iter()
            .any(|seated| seated.user() == Some(renamed.user) && seated.name == renamed.name)
    );
}

#[tokio::test]
async fn a_store_that_refuses_leaves_the_table_as_it_was_and_goes_on_later() {
    let world = World::new();
    if !world.is_in_a_file() {
        return;
    }
    let table = world.game(2).await;
    let before = everything(&table).await;
    let (by, look) = mover(&table).await;
    let other = world.lock_the_database();
    let refused = refusal(table.play(by.clone(), world.click(), None, first_move(&look)).await);
    assert!(matches!(refused, TableError::Store(_)), "{refused:?}");
    assert!(everything(&table).await == before, "one can still look");
    drop(other);
    table.play(by, world.click(), None, first_move(&look)).await.unwrap();
}

/// How long a move takes is decided by how much the disk must take (product §10).
#[tokio::test]
async fn a_move_writes_few_bytes() {
    let world = World::new();
    if !world.is_in_a_file() {
        return;
    }
    let table = world.game(4).await;
    let before = world.log_bytes();
    for skip in 0..40 {
        world.step(&table, skip * 7).await;
    }
    let each = (world.log_bytes() - before) / 40;
    assert!(each < 16 * 1024, "{each} bytes a move");
}

#[tokio::test]
async fn a_seat_whose_ai_cannot_be_read_is_damage_and_not_free() {
    let world = World::new();
    let id = world.game(2).await.id();
    world.meddle(&format!(
        "UPDATE seats SET player = NULL, ai = 'perfect' WHERE seat = 1 AND table_id = {id}"
    ));
    let world = world.restart().await;
    let table = world.table(id).await;
    let seat = Seat::new(1).unwrap();
    let refused = [table.look(None).await.err(), world.take(&table, &player(5), seat).await.err()];
    for refused in refused {
        assert!(
            matches!(refused, Some(TableError::Broken { table, .. }) if table == id),
            "{refused:?}"
        );
    }
}

#[tokio::test]
async fn a_damaged_table_is_refused_and_the_others_go_on() {
    let world = World::new();
    let (one, two) =
        (world.game(2).await, world.game_in(ChannelId(11), 2, Options::PUBLISHER).await);
    let id = one.id();
    drop(one);
    world.tables.store().with(move |tx| tx.set_seats(id, &[])).await.unwrap();
    let refused = refusal(world.table(id).await.look(None).await);
    assert!(matches!(&refused, TableError::Broken { table, .. } if *table == id), "{refused:?}");
    world.step(&two, 0).await;
}

#[tokio::test(start_paused = true)]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let world = World::new();
    let table = world.game(2).await;
    world.step(&table, 0).await;
    let (id, before) = (table.id(), everything(&table).await);
    drop(table);
    assert_eq!(world.tables.number_awake(), 1);
    tokio::time::advance(Duration::from_secs(20 * 60)).await;
    world.tables.awake.let_idle_go();
    assert_eq!(world.tables.number_awake(), 0);
    assert!(everything(&world.table(id).await).await == before);
}
