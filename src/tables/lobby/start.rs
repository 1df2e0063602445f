//! From who sits in a lobby over the deal to the first position.

use super::{
    agreed::options,
    click::Click,
    kept::{missing, order},
};
use crate::{
    board::{Clicks, ShuffleSecret},
    store::{SeatRow, Stage, UserId},
    tables::{
        InteractionId, LobbyRefused, Player, PostKind, STAND_IN, TableError, Timestamp,
        people::players::joins,
        play::{
            history::row,
            position::{self, Position, stored},
        },
        state::{Change, Deal, Surroundings, TableState},
        time::{self, Tick, check},
    },
};

/// Seats them all; the game starts with the last seat. If the click came before the lobby card, the number of the card stands
/// for it in the shuffle; if the card is not posted yet, [`once_posted`] starts the game.
pub(super) fn sit(
    change: &mut Change,
    around: &Surroundings,
    click: &Click,
) -> Result<(), TableError> {
    wait(change, around)?;
    let is_full = is_full(&change.after);
    match around.lobby.first_card.filter(|_| is_full) {
        Some(post) => {
            let start = click.interaction.0.max(post.0);
            let clicks = Clicks::after(post.0, joins(&change.after.seats), start);
            begin(change, around, clicks, click.now)
        }
        None => Ok(()),
    }
}

/// Starts a table that a join filled before its lobby card was posted, now that it is posted; `None` if it does not start. No other
/// click is needed: the number of the card stands for the join, which came too early for the shuffle.
pub(super) fn once_posted(
    state: &TableState,
    around: &Surroundings,
    now: Timestamp,
) -> Result<Option<Change>, TableError> {
    let is_ready =
        state.table.state == Stage::Lobby && is_full(state) && is_filled_by_join(state, around);
    let Some(post) = around.lobby.first_card.filter(|_| is_ready) else { return Ok(None) };
    let mut change = Change::of(state);
    let clicks = Clicks::after(post.0, joins(&state.seats), post.0);
    begin(&mut change, around, clicks, now)?;
    Ok(Some(change))
}

/// Starts a match of a league without waiting for those who are not ready: they sit down all the same, and in the seats of those who
/// are out of the season an AI does. `None` before its card is posted.
///
/// Who is not ready takes part in the shuffle by the seat alone, and the card's number stands for the start.
pub(super) fn without_missing(
    state: &TableState,
    around: &Surroundings,
    now: Timestamp,
) -> Result<Option<(Change, Vec<Player>)>, TableError> {
    let (Some(post), Some(people)) = (around.lobby.first_card, &around.lobby.of_match) else {
        return Ok(None);
    };
    let (mut change, mut met) = (Change::of(state), Vec::new());
    for one in missing(state, people) {
        let mut seat = SeatRow { seat: one.seat, name: one.name.clone(), ..SeatRow::default() };
        match one.player {
            Some(user) => {
                met.push(Player { user, name: one.name.clone() });
                seat.player = Some(user);
            }
            None => seat.ai = Some(STAND_IN.name().to_owned()),
        }
        change.after.seats.push(seat);
    }
    wait(&mut change, around)?;
    let clicks = Clicks::after(post.0, joins(&change.after.seats), post.0);
    begin(&mut change, around, clicks, now)?;
    Ok(Some((change, met)))
}

fn is_full(state: &TableState) -> bool {
    state.seats.len() >= usize::from(state.table.seats)
}

/// Whether the latest click at a table is a join of somebody who sits there. The command that opened it is none, and neither is
/// an AI, after which the host starts the game.
fn is_filled_by_join(state: &TableState, around: &Surroundings) -> bool {
    let sits = |user: &UserId| state.seat_of(*user).is_some();
    around.lobby.last_joined.filter(sits).is_some_and(|user| state.table.host != Some(user))
}

/// Seats them all, and waits for the host to start the game.
pub(super) fn wait(change: &mut Change, around: &Surroundings) -> Result<(), TableError> {
    order(around, &mut change.after.seats)?;
    seat_anew(&mut change.after.seats);
    Ok(())
}

/// Numbers the seats from 0 in this order.
pub(super) fn seat_anew(seats: &mut [SeatRow]) {
    for (number, seat) in (0..).zip(seats) {
        seat.seat = number;
    }
}

/// Starts the game with the click of its host.
///
/// # Errors
/// When the click came before the promise of the shuffle was posted, with the lobby card: then it could not take part.
pub(super) fn by_host(
    change: &mut Change,
    around: &Surroundings,
    click: &Click,
) -> Result<(), TableError> {
    let InteractionId(start) = click.interaction;
    let post = around.lobby.first_card.filter(|post| post.0 < start);
    let post = post.ok_or(LobbyRefused::NotPosted)?;
    let clicks = Clicks::after(post.0, joins(&change.after.seats), start);
    begin(change, around, clicks, click.now)
}

/// Deals with the seed that the secret and the clicks make, plays what is forced, and owes the first board.
fn begin(
    change: &mut Change,
    around: &Surroundings,
    clicks: Clicks,
    now: Timestamp,
) -> Result<(), TableError> {
    let after = &mut change.after;
    let table = &mut after.table;
    let seed = ShuffleSecret(table.secret).seed(&clicks.ids);
    let seats = u8::try_from(after.seats.len()).expect("there are four seats");
    let start = options(table)?.deal(seats, seed);
    let setup = start.setup_json();
    let dealt = Position::dealt(table, &after.seats, start, clicks)?;
    let clicks = serde_json::to_string(&dealt.clicks).expect("ids are plain data");
    let position::Change { entries, posts, after: begun } = dealt.begin()?;
    (table.state, table.seats, table.started) = (Stage::Running, seats, Some(now));
    (table.records, table.boarded) = (begun.number(), begun.boarded);
    table.to_move = stored(begun.to_move());
    // The question whether the lobby closes is not one to the running table.
    after.touch(now);
    time::begin(after, now);
    change.game.records = entries.iter().map(|entry| row(entry, now)).collect();
    change.deal = Some(Deal { setup, clicks });
    // The card goes first: it is the place where people look for the table.
    change.owe(PostKind::LobbyCard);
    change.owe_rows(&posts);
    check(change, around, Tick::InPassing, now);
    Ok(())
}
