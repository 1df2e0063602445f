//! What is decided about a lobby, as lists of cases: no database, no clock.

use super::{
    click::Click,
    start::once_posted,
    steps::{LobbyStep, close, decide, end, stand_up},
};
use crate::{
    board::Level,
    games::great_city::{GreatCity, Options},
    store::{
        BeforeRows, BlockRow, InteractionId, LobbyRows, MessageId, MoveNumber, SeatRow, Stage,
        UserId,
    },
    tables::{
        Authority, GameOptions, LobbyRefused, Notice, Player, PostKind, Refused, TableError,
        Timestamp,
        state::{Change, Surroundings, TableState},
        tests::running,
    },
};

const NOW: Timestamp = Timestamp(1_000);

const CARD: MessageId = MessageId(50);

/// A lobby of so many seats in which so many people sit: person 100, the host, in the first seat, and so on.
fn lobby(people: u8, seats: u8) -> TableState {
    let mut state = running(people);
    let table = &mut state.table;
    (table.state, table.seats, table.started, table.to_move) = (Stage::Lobby, seats, None, None);
    (table.records, table.boarded) = (MoveNumber(0), MoveNumber(0));
    table.options = GameOptions::of::<GreatCity>(Options::PUBLISHER).to_json();
    state.turn = None;
    for (join, seat) in (20..).zip(&mut state.seats) {
        seat.interaction = InteractionId(join);
    }
    state
}

/// What is around a lobby whose card is posted.
fn around(rows: LobbyRows) -> Surroundings {
    Surroundings { lobby: rows, ..Surroundings::default() }
}

fn posted() -> LobbyRows {
    LobbyRows { first_card: Some(CARD), card: Some(CARD), ..LobbyRows::default() }
}

fn person(index: u8) -> UserId {
    UserId(100 + u64::from(index))
}

fn click(index: u8) -> Click {
    let by = Player { user: person(index), name: format!("Player {index}") };
    Click { by, interaction: InteractionId(60 + u64::from(index)), now: NOW }
}

fn told(change: &Change) -> Vec<PostKind> {
    change.posts.iter().map(|(kind, _)| kind.clone()).collect()
}

fn seats(change: &Change) -> Vec<(u8, Option<UserId>)> {
    change.after.seats.iter().map(|seat| (seat.seat, seat.player)).collect()
}

#[test]
fn the_last_seat_starts_the_game_once_the_card_is_posted() {
    let begun = decide(&lobby(1, 2), &around(posted()), &click(1), LobbyStep::Join).unwrap();
    let table = &begun.after.table;
    assert_eq!((table.state, table.started, table.seats), (Stage::Running, Some(NOW), 2));
    assert_eq!(
        begun.after.turn.map(|turn| (Some(turn.seat), turn.number)),
        Some((table.to_move, table.records))
    );
    assert_eq!(table.records.0 as usize, begun.game.records.len());
    assert_eq!(begun.joined, Some(person(1)));
    assert!(told(&begun).starts_with(&[PostKind::LobbyCard]) && begun.posts.len() > 1);

    let waits = decide(&lobby(1, 2), &around(LobbyRows::default()), &click(1), LobbyStep::Join);
    let waits = waits.unwrap();
    assert_eq!((waits.after.table.state, told(&waits)), (Stage::Lobby, vec![PostKind::LobbyCard]));
    assert!(waits.deal.is_none());
    assert_eq!(seats(&waits), [(0, Some(person(0))), (1, Some(person(1)))]);
}

#[test]
fn a_full_lobby_starts_with_its_card_only_if_somebody_who_sits_there_joined_last() {
    let cases = [
        (2, Some(CARD), Some(person(1)), true),
        (2, None, Some(person(1)), false),
        (1, Some(CARD), Some(person(1)), false),
        // The host opened it, and somebody who has left since sits nowhere.
        (2, Some(CARD), Some(person(0)), false),
        (2, Some(CARD), Some(person(2)), false),
        (2, Some(CARD), None, false),
    ];
    for (people, first_card, last_joined, starts) in cases {
        let rows = LobbyRows { first_card, last_joined, ..LobbyRows::default() };
        let change = once_posted(&lobby(people, 2), &around(rows), NOW).unwrap();
        assert_eq!(change.is_some(), starts, "{people} {first_card:?} {last_joined:?}");
    }
    let rows = LobbyRows { last_joined: Some(person(1)), ..posted() };
    assert!(once_posted(&running(2), &around(rows), NOW).unwrap().is_none(), "it runs");
}

#[test]
fn who_joins_again_takes_part_in_the_shuffle_as_the_first_time() {
    let first_join = Some(InteractionId(7));
    let rows = LobbyRows { first_join, ..posted() };
    let joined = decide(&lobby(1, 3), &around(rows), &click(1), LobbyStep::Join).unwrap();
    assert_eq!(joined.after.seats[1].interaction, InteractionId(7));
    let joined = decide(&lobby(1, 3), &around(posted()), &click(1), LobbyStep::Join).unwrap();
    assert_eq!(joined.after.seats[1].interaction, click(1).interaction);
}

#[test]
fn what_is_refused_says_why() {
    let blocked = |until| {
        let block = BlockRow { until, reason: "spam".to_owned() };
        Surroundings { block: Some(block), ..around(posted()) }
    };
    let dismissed = || around(LobbyRows { is_dismissed: true, ..posted() });
    let early = || around(LobbyRows { first_card: Some(MessageId(999)), ..posted() });
    let full = LobbyRefused::LobbyFull { seats: 2 };
    let not_host = || LobbyRefused::NotHost { host_name: "Player 0".to_owned() };
    let until = Timestamp(1_001);
    let is_blocked = LobbyRefused::Blocked { until, reason: "spam".to_owned() };
    let cases = vec![
        (lobby(2, 2), around(posted()), 2, LobbyStep::Join, full.clone()),
        (lobby(2, 2), around(posted()), 0, LobbyStep::AddAi(Level::Easy), full),
        (lobby(1, 2), dismissed(), 1, LobbyStep::Join, LobbyRefused::Dismissed),
        (lobby(1, 2), blocked(until), 1, LobbyStep::Join, is_blocked),
        (lobby(2, 3), around(posted()), 1, LobbyStep::Start, not_host()),
        (
            lobby(1, 3),
            around(posted()),
            0,
            LobbyStep::Start,
            LobbyRefused::TooFew { have: 1, least: 2 },
        ),
        (lobby(2, 3), early(), 0, LobbyStep::Start, LobbyRefused::NotPosted),
        (lobby(2, 3), around(posted()), 0, LobbyStep::RemoveAi, LobbyRefused::NoAi),
        (lobby(2, 3), around(posted()), 1, LobbyStep::Dismiss(person(0)), not_host()),
        (
            lobby(2, 3),
            around(posted()),
            0,
            LobbyStep::Dismiss(person(0)),
            LobbyRefused::DismissesSelf,
        ),
        (lobby(2, 3), around(posted()), 0, LobbyStep::Dismiss(person(5)), LobbyRefused::NotSeated),
    ];
    for (state, around, index, step, why) in cases {
        let refused = decide(&state, &around, &click(index), step).expect_err("it is refused");
        assert_eq!(refused, TableError::Refused(Refused::Lobby(why)), "{step:?}");
    }
    let over = decide(&lobby(1, 3), &blocked(NOW), &click(1), LobbyStep::Join);
    assert!(over.is_ok(), "a block that is over keeps nobody out");
    let twice = decide(&lobby(2, 3), &around(posted()), &click(1), LobbyStep::Join);
    assert_eq!(twice.expect_err("once"), TableError::Refused(Refused::AlreadySeated));
}

#[test]
fn who_leaves_passes_the_table_on_and_the_last_one_ends_it() {
    let left = decide(&lobby(3, 4), &around(posted()), &click(0), LobbyStep::Leave).unwrap();
    assert_eq!(left.after.table.host, Some(person(1)));
    assert_eq!(seats(&left), [(0, Some(person(1))), (1, Some(person(2)))]);
    assert_eq!((left.after.table.state, told(&left)), (Stage::Lobby, vec![PostKind::LobbyCard]));

    let gone = stand_up(&lobby(1, 4), person(0), NOW).unwrap();
    assert_eq!((gone.after.table.state, gone.after.table.closed), (Stage::Ended, Some(NOW)));
    assert_eq!(told(&gone), [PostKind::LobbyCard]);

    let dismiss = LobbyStep::Dismiss(person(1));
    let out = decide(&lobby(2, 4), &around(posted()), &click(0), dismiss).unwrap();
    assert_eq!((out.dismissed, seats(&out)), (Some(person(1)), vec![(0, Some(person(0)))]));
}

#[test]
fn seats_of_a_rematch_wait_for_those_who_played_and_keep_the_order() {
    let before = BeforeRows { table: running(3).table, seats: running(3).seats, setup: None };
    let rows = || LobbyRows { before: Some(before.clone()), ..posted() };
    let stranger = decide(&lobby(1, 3), &around(rows()), &click(7), LobbyStep::Join);
    let Err(TableError::Refused(Refused::Lobby(LobbyRefused::SeatsKept { names, .. }))) = stranger
    else {
        panic!("both seats are kept")
    };
    assert_eq!(names, ["Player 1", "Player 2"]);
    // The first seat began; so it is the last one now.
    let joined = decide(&lobby(1, 3), &around(rows()), &click(2), LobbyStep::Join).unwrap();
    assert_eq!(seats(&joined), [(0, Some(person(2))), (1, Some(person(0)))]);
}

#[test]
fn a_moderator_who_ends_a_lobby_is_noted_and_its_host_is_not() {
    let cases = [(0, Authority::Own, false), (9, Authority::Moderator, true)];
    for (index, authority, is_noted) in cases {
        let ended = end(&lobby(2, 3), &click(index), authority).unwrap();
        assert_eq!((ended.after.table.state, ended.moderated.is_some()), (Stage::Ended, is_noted));
        let Click { by: Player { user, name }, .. } = click(index);
        let notice = PostKind::Notice(Notice::Ended { by: user, name });
        assert_eq!(told(&ended), [PostKind::LobbyCard, notice]);
        assert_eq!(told(&close(&lobby(2, 3), &click(index).by, NOW)), told(&ended));
    }
    assert!(end(&lobby(2, 3), &click(1), Authority::Own).is_err());
}

#[test]
fn an_opponent_fills_the_last_seat_and_starts_only_if_the_host_asks() {
    let add = LobbyStep::AddAi(Level::Hard);
    for (index, stage) in [(0, Stage::Running), (1, Stage::Lobby)] {
        let change = decide(&lobby(2, 3), &around(posted()), &click(index), add).unwrap();
        assert_eq!(change.after.table.state, stage, "{index}");
        let ai = change.after.seats.iter().filter(|seat: &&SeatRow| seat.ai.is_some()).count();
        assert_eq!((ai, change.joined), (1, None));
    }
}
