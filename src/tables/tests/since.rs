//! What happened since a player's last turn: everything once, nothing that was taken back.

use std::collections::HashMap;

use super::*;
use crate::board::{Rng, Seat, Seed, Turn};

/// What a player was shown at the begin of each of the turns that count, with the turn's first decision.
type Book = HashMap<Seat, Vec<(MoveNumber, Vec<Happened>)>>;

/// Plays a random game with undos and keeps the book of what each player was shown.
async fn played_with_undos(
    world: &World,
    table: &Table,
    rng: &mut Rng,
) -> (Book, HashMap<MoveNumber, Step>) {
    let (mut book, mut steps, mut undone) = (Book::new(), HashMap::new(), 0);
    while table.look(None).await.unwrap().to_move().is_some() {
        let (by, look) = mover(table).await;
        let seat = look.seat.unwrap();
        let since = look.since.clone().unwrap();
        assert!(since.after == look.public || !is_new_turn(&book, seat, &since));
        let legal = look.own.as_ref().unwrap().legal();
        let played =
            table.play(by.clone(), world.click(), None, rng.choose(&legal).clone()).await.unwrap();
        if is_new_turn(&book, seat, &since) {
            book.entry(seat).or_default().push((look.number, since.events));
        }
        steps.extend(played.steps.iter().map(|step| (step.number, step.clone())));
        if rng.below(3) == 0 && table.undo(by, world.click(), None).await.is_ok() {
            undone += 1;
            for turns in book.values_mut() {
                turns.retain(|(first, _)| *first < look.number);
            }
        }
    }
    assert!(undone > 5, "{undone} undone");
    (book, steps)
}

/// Whether the last decision before this turn is one that the book does not know as the begin of this turn.
fn is_new_turn(book: &Book, seat: Seat, since: &Since) -> bool {
    let last = book.get(&seat).and_then(|turns| turns.last());
    last.is_none_or(|(first, _)| since.own.is_some_and(|own| own >= *first))
}

#[tokio::test]
async fn between_the_turns_of_a_player_every_event_of_the_others_appears_once() {
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 2), (5, 4)] {
        let world = World::new();
        let options = if seed % 2 == 0 { Options::yucata() } else { Options::PUBLISHER };
        let table = world.game_in(CHANNEL, seats, options).await;
        let mut rng = Rng::new(Seed::from_number(seed));
        let (book, steps) = played_with_undos(&world, &table, &mut rng).await;
        let end = table.look(None).await.unwrap().number;
        let all = table.stretch(MoveNumber(0), end).await.unwrap().events;
        for index in 0..seats {
            let look = table.look(Some(player(index).user)).await.unwrap();
            let seat = look.seat.unwrap();
            let turns = book.get(&seat).into_iter().flatten().map(|(_, events)| events.clone());
            let shown: Vec<_> = turns.chain([look.since.unwrap().events]).flatten().collect();
            let by_others = |happened: &&Happened| {
                steps.get(&happened.number).is_none_or(|step| step.seat != seat)
            };
            let theirs: Vec<_> = shown.iter().filter(by_others).collect();
            assert_eq!(theirs, all.iter().filter(by_others).collect::<Vec<_>>(), "seed {seed}");
            let mut places = shown.iter().map(|event| all.iter().position(|one| one == event));
            assert!(places.all(|place| place.is_some()), "nothing that was taken back");
            assert!(shown.is_sorted_by_key(|event| event.number), "nothing twice, all in order");
        }
    }
}

#[tokio::test]
async fn what_is_new_is_the_same_through_a_whole_turn_and_none_of_it_is_the_players_own() {
    let world = World::new();
    let table = world.game_in(CHANNEL, 3, Options::PUBLISHER).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 3).await;
    let (by, first) = mover(&table).await;
    let new = first.since.as_ref().unwrap().events.clone();
    assert!(!new.is_empty());
    loop {
        let (now, look) = mover(&table).await;
        if now.user != by.user {
            let waiting = table.look(Some(by.user)).await.unwrap();
            assert!(waiting.since.unwrap().own >= Some(first.number), "the turn is over");
            return;
        }
        assert_eq!(look.since.unwrap().events, new);
        world.step(&table, 1).await;
    }
}

#[tokio::test]
async fn the_moment_of_the_first_move_since_a_time_is_found() {
    let world = World::new();
    let table = world.game(2).await;
    let begin = table.look(None).await.unwrap().number;
    world.step(&table, 0).await;
    world.clock.forward(Duration::from_secs(3600));
    let later = world.tables.now();
    let number = table.look(None).await.unwrap().number;
    world.step(&table, 0).await;
    let first = |moment| world.tables.first_since(table.id(), moment);
    assert_eq!(first(Timestamp(0)).await.unwrap(), Some(begin));
    assert_eq!(first(later).await.unwrap(), Some(number));
    assert_eq!(first(Timestamp(later.0 + 1)).await.unwrap(), None);
}

/// What everybody sees of an earlier moment is what everybody saw then, and no more, however the game went on.
#[tokio::test]
async fn an_earlier_moment_is_shown_as_it_was_seen_then() {
    let world = World::new();
    let table = world.game(3).await;
    let mut seen = Vec::new();
    loop {
        let look = table.look(None).await.unwrap();
        seen.push((look.number, look.public, look.turn));
        if !matches!(look.turn, Turn::ToMove(_)) {
            break;
        }
        let (by, look) = mover(&table).await;
        table
            .play(by, world.click(), None, look.own.unwrap().legal().last().unwrap().clone())
            .await
            .unwrap();
    }
    assert!(seen.len() > 60, "{} moments", seen.len());
    for pair in seen.windows(2) {
        let [(from, before, _), (to, public, turn)] = pair else { unreachable!("windows of two") };
        let then = table.stretch(*from, *to).await.unwrap();
        assert_eq!((&then.before, &then.public, then.turn), (before, public, *turn));
    }
}

#[tokio::test]
async fn a_spectator_has_no_last_turn() {
    let world = World::new();
    let table = world.game(2).await;
    assert!(table.look(None).await.unwrap().since.is_none());
    assert!(table.look(Some(player(9).user)).await.unwrap().since.is_none());
}
