//! What ratings say about people: boards, cards, curves, and the changes of one game.

use std::collections::BTreeSet;

use super::{
    choice::boards,
    levels::{LADDERS, LevelLine, levels},
};
use crate::{
    pace::Boards,
    play::GameKind,
    rating::{Places, Ranked, Rating, Standing, board, board_among},
    store::{RatedGameRow, RatedScope, RatedSeatRow, TableId, Timestamp, Tx, UserId, Void},
    tables::{Lobby, Seated, TableError, Tables},
};

/// How many rows a page of a board has.
const ROWS: usize = 10;

/// What is known of somebody's strength now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    pub rating: Rating,
    /// Rated games that they have finished.
    pub games: u32,
    /// Whether it is known well enough for a board.
    pub is_known: bool,
}

/// A row of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardRow {
    /// Who it is; nobody when they may not be named any more.
    pub person: Option<UserId>,
    /// The name at their latest rated game here.
    pub name: Option<String>,
    /// The places among which theirs lies.
    pub places: Places,
    pub rating: Rating,
    /// Rated games that they have finished.
    pub games: u32,
    /// The change within 90 days.
    pub trend: Option<f64>,
}

/// A page of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedBoard {
    /// The rows of the page, best first.
    pub rows: Vec<BoardRow>,
    /// The row of the one who asks, wherever it is.
    pub own: Option<BoardRow>,
    /// What is known of them, also when they are not on the board.
    pub known: Option<Known>,
    /// From 0.
    pub page: usize,
    pub pages: usize,
    /// How many people are on the board.
    pub people: usize,
    /// Where the AIs are, the weakest first; empty where too little is known of them.
    pub levels: Vec<LevelLine>,
    /// The least and the most that a bar of any row shows.
    pub range: (f64, f64),
}

/// What is known of one person at a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedCard {
    pub known: Known,
    /// Their row, if they are on the board.
    pub row: Option<BoardRow>,
    /// How many people are on the board.
    pub people: usize,
    /// The ratings after each game, with its end.
    pub curve: Vec<(Timestamp, Rating)>,
}

/// What a game has changed for one who began it.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    pub name: String,
    pub before: Rating,
    pub after: Rating,
    /// Whether they had left.
    pub left: bool,
    /// Whether they are known well enough for a board after it.
    pub is_known: bool,
}

impl Known {
    fn of(standing: &Standing<UserId>, now: Timestamp) -> Self {
        Self {
            rating: standing.at(now.0),
            games: standing.games,
            is_known: standing.is_known_at(now.0),
        }
    }
}

impl Tables {
    /// The numbers of those who sit in a lobby, by seat; `None` for who has none in this server or is ranked nowhere by now.
    ///
    /// # Errors
    /// Of the store.
    pub async fn ratings_of(&self, lobby: &Lobby) -> Result<Vec<Option<Known>>, TableError> {
        let now = self.now();
        let fold = self.rated_fold(lobby.game(), RatedScope::Server(lobby.guild)).await?;
        let (scope, people) = (RatedScope::Server(lobby.guild), lobby.players.clone());
        let known = move |tx: &Tx, player: &Seated| {
            let Some(user) = player.user() else { return Ok(None) };
            let Some(standing) = fold.fold.people.get(&user) else { return Ok(None) };
            let is_shown = is_shown(tx, user, scope)?;
            Ok::<_, TableError>(is_shown.then(|| Known::of(standing, now)))
        };
        self.store().peek(move |tx| people.iter().map(|player| known(tx, player)).collect()).await
    }

    /// What the rated game of a table has changed, by seat, or why it counts for nothing; `None` for a table that is not rated
    /// or not over. Those are left out who are ranked nowhere by now.
    ///
    /// # Errors
    /// Of the store.
    pub async fn rating_changes(
        &self,
        table: TableId,
    ) -> Result<Option<Result<Vec<RatingChange>, Void>>, TableError> {
        let read = move |tx: &Tx| {
            let Some(row) = tx.rated_game(table)? else { return Ok(None) };
            let mut seats = Vec::new();
            for seat in tx.rated_seats(table)? {
                if is_shown(tx, seat.person, RatedScope::Server(row.guild))? {
                    seats.push(seat);
                }
            }
            Ok::<_, TableError>(Some((row, seats)))
        };
        let Some((row, seats)) = self.store().read(read).await? else { return Ok(None) };
        let RatedGameRow { guild, game, ended: Some(ended), void, .. } = row else {
            return Ok(None);
        };
        if let Some(why) = void {
            return Ok(Some(Err(why)));
        }
        let Some(kind) = GameKind::from_id(&game) else { return Ok(None) };
        let fold = self.rated_fold(kind, RatedScope::Server(guild)).await?;
        let change = |seat: &RatedSeatRow| {
            let standing = fold.fold.people.get(&seat.person)?;
            change(standing, seat, ended)
        };
        Ok(Some(Ok(seats.iter().filter_map(change).collect())))
    }

    /// A page of the board of a game, for somebody who asks, without those who are `gone` from the server.
    ///
    /// # Errors
    /// Of the store.
    pub async fn rated_board(
        &self,
        (game, scope): (GameKind, RatedScope),
        asker: UserId,
        page: usize,
        gone: BTreeSet<UserId>,
    ) -> Result<RatedBoard, TableError> {
        let now = self.now();
        let fold = self.rated_fold(game, scope).await?;
        let known = fold.fold.people.get(&asker).map(|standing| Known::of(standing, now));
        let read = move |tx: &Tx| {
            let ranked = ranked(tx, &fold.fold, scope, &gone, now)?;
            let pages = ranked.len().div_ceil(ROWS).max(1);
            let page = page.min(pages - 1);
            let rows = ranked.iter().skip(page * ROWS).take(ROWS);
            let rows = rows.map(|row| named(tx, row, scope)).collect::<Result<Vec<_>, _>>()?;
            let own = ranked.iter().find(|row| row.person == asker);
            let own = own.map(|row| named(tx, row, scope)).transpose()?;
            let (people, range) = (ranked.len(), range(&ranked));
            let levels = levels(tx, (game, scope), LADDERS.get(game.id()), &ranked)?;
            let board = RatedBoard { rows, own, known, page, pages, people, levels, range };
            Ok::<_, TableError>(board)
        };
        self.store().read(read).await
    }

    /// What is known of one person at a game, for somebody who asks; `None` when they are ranked nowhere and it is not
    /// themselves, or have no rated game.
    ///
    /// # Errors
    /// Of the store.
    pub async fn rated_card(
        &self,
        (game, scope): (GameKind, RatedScope),
        person: UserId,
        asker: UserId,
    ) -> Result<Option<RatedCard>, TableError> {
        let now = self.now();
        let fold = self.rated_fold(game, scope).await?;
        let read = move |tx: &Tx| {
            if person != asker && !is_shown(tx, person, scope)? {
                return Ok(None);
            }
            let Some(standing) = fold.fold.people.get(&person) else { return Ok(None) };
            let ranked = ranked(tx, &fold.fold, scope, &BTreeSet::new(), now)?;
            let row = ranked.iter().find(|row| row.person == person);
            let row = row.map(|row| named(tx, row, scope)).transpose()?;
            let curve = standing.curve.iter().map(|(at, rating)| (Timestamp(*at), *rating));
            Ok::<_, TableError>(Some(RatedCard {
                known: Known::of(standing, now),
                row,
                people: ranked.len(),
                curve: curve.collect(),
            }))
        };
        self.store().read(read).await
    }
}

/// Who is on a board. A server's has those alone who want to be there; on the one of all servers the others have no name.
fn ranked(
    tx: &Tx,
    fold: &crate::rating::Fold<UserId>,
    scope: RatedScope,
    gone: &BTreeSet<UserId>,
    now: Timestamp,
) -> Result<Vec<Ranked<UserId>>, TableError> {
    let mut hidden = BTreeSet::new();
    if let RatedScope::Server(_) = scope {
        // The settings of a thousand people who are on no board anyway are not worth reading.
        for Ranked { person, .. } in board(fold, now.0) {
            if gone.contains(&person) || !is_shown(tx, person, scope)? {
                hidden.insert(person);
            }
        }
    }
    Ok(board_among(fold, now.0, |person| !hidden.contains(person)))
}

/// Whether somebody may be named on a board of this scope.
fn is_shown(tx: &Tx, person: UserId, scope: RatedScope) -> Result<bool, TableError> {
    if person.is_pseudonym() {
        return Ok(false);
    }
    let least = match scope {
        RatedScope::Server(_) => Boards::Here,
        RatedScope::Everywhere => Boards::Everywhere,
    };
    Ok(boards(tx, person)? >= least)
}

fn named(tx: &Tx, row: &Ranked<UserId>, scope: RatedScope) -> Result<BoardRow, TableError> {
    let is_shown = is_shown(tx, row.person, scope)?;
    let name = if is_shown { tx.rated_name(row.person, scope)? } else { None };
    Ok(BoardRow {
        person: is_shown.then_some(row.person),
        name,
        places: row.places.clone(),
        rating: row.rating,
        games: row.games,
        trend: row.trend,
    })
}

/// From the lowest to the highest end of all bars, so that pages can be compared.
fn range(rows: &[Ranked<UserId>]) -> (f64, f64) {
    let low = |row: &Ranked<UserId>| row.rating.mean - row.rating.margin();
    let high = |row: &Ranked<UserId>| row.rating.mean + row.rating.margin();
    let least = rows.iter().map(low).fold(f64::INFINITY, f64::min);
    let most = rows.iter().map(high).fold(f64::NEG_INFINITY, f64::max);
    if least < most { (least, most) } else { (Rating::START.mean, Rating::START.mean) }
}

/// What the game that ended then has changed.
fn change(
    standing: &Standing<UserId>,
    seat: &RatedSeatRow,
    ended: Timestamp,
) -> Option<RatingChange> {
    if seat.person.is_pseudonym() {
        return None;
    }
    let place = standing.curve.iter().position(|(at, _)| *at == ended.0)?;
    let before = place.checked_sub(1).map_or(Rating::START, |place| standing.curve[place].1);
    let after = standing.curve[place].1;
    Some(RatingChange {
        name: seat.name.clone(),
        before,
        after,
        left: seat.gone.is_some(),
        is_known: standing.known,
    })
}
