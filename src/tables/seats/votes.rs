//! The vote of the others about a turn whose time ran out. More than half of them decide, and the player by acting first.

use crate::{
    board::Seat,
    pace::TimeOut,
    store::{TableRow, TurnRow, Tx, VoteRow},
    tables::{
        MoveNumber, Notice, Player, PostKind, Refused, TableError, TableId, TableState, Tables,
        Timestamp, VoteChoice, agreed::terms, turns,
    },
};

use super::{
    Ballot, Left, SeatDone, SeatRefused, Tally,
    passing::{Seats, standing},
};

/// A vote that is open.
struct Poll {
    turn: TurnRow,
    votes: Vec<VoteRow>,
    /// How many may vote.
    others: usize,
}

impl Poll {
    fn tally(&self, choice: VoteChoice) -> Tally {
        let votes = self.votes.iter().filter(|vote| vote.choice == choice).count();
        Tally { choice, votes, needed: self.others / 2 + 1 }
    }

    /// What more than half of the others want.
    fn decided(&self) -> Option<VoteChoice> {
        let choices = [VoteChoice::Skip, VoteChoice::Replace, VoteChoice::Wait];
        choices.into_iter().find(|choice| self.others > 0 && self.tally(*choice).is_decided())
    }
}

/// Whether the others decide about turns of this table whose time ran out.
fn votes_decide(row: &TableRow) -> Result<bool, TableError> {
    Ok(terms(row)?.time_out == TimeOut::Vote)
}

impl Seats<'_, '_> {
    /// The vote about the present turn, if its time ran out.
    fn poll(&self) -> Result<Option<Poll>, TableError> {
        if self.row.state != TableState::Running || !votes_decide(&self.row)? {
            return Ok(None);
        }
        let turn = self.tx.turn(self.row.id)?.filter(|turn| turn.expired.is_some());
        let Some(turn) = turn else { return Ok(None) };
        let votes = self.tx.votes(self.row.id, turn.number)?;
        let may_vote = |seat: &u8| *seat != turn.seat;
        let persons = self.rows.iter().filter(|row| row.player.is_some());
        let others = persons.map(|row| row.seat).filter(may_vote).count();
        Ok(Some(Poll { turn, votes, others }))
    }

    /// Somebody votes, or votes otherwise.
    pub(super) fn vote(
        &mut self,
        by: &Player,
        number: MoveNumber,
        choice: VoteChoice,
    ) -> Result<SeatDone, TableError> {
        let seat =
            self.seat_of(by.user).ok_or_else(|| Refused::NotAtTable { players: self.players() })?;
        let turn = self.tx.turn(self.row.id)?;
        if turn.is_some_and(|turn| turn.number != number) {
            return Err(SeatRefused::VoteOver.into());
        }
        let mut poll = self.poll()?.ok_or(SeatRefused::NoVote)?;
        if poll.turn.seat == u8::from(seat) {
            return Err(SeatRefused::OwnTurn.into());
        }
        let vote = VoteRow { number, seat: seat.into(), choice, at: self.now };
        let is_own = |vote: &VoteRow| vote.seat == u8::from(seat);
        if poll.votes.iter().any(|vote| is_own(vote) && vote.choice == choice) {
            let tally = poll.tally(choice);
            // Decided and not done: the program ended in between.
            return if tally.is_decided() {
                Ok(SeatDone::Voted(tally))
            } else {
                Err(SeatRefused::SameVote { tally }.into())
            };
        }
        poll.votes.retain(|vote| !is_own(vote));
        poll.votes.push(vote);
        self.tx.vote(self.row.id, &vote)?;
        Ok(SeatDone::Voted(poll.tally(choice)))
    }

    /// The seat whose turn the others have decided to skip.
    pub(super) fn to_skip(&self) -> Result<Option<Seat>, TableError> {
        let poll = self.poll()?.filter(|poll| poll.decided() == Some(VoteChoice::Skip));
        Ok(poll.and_then(|poll| Seat::new(poll.turn.seat)))
    }

    /// Does what the others have decided; the seat if its turn is to be skipped, which takes the game.
    pub(super) fn settle_vote(&mut self) -> Result<Option<Seat>, TableError> {
        let Some(poll) = self.poll()? else { return Ok(None) };
        let decided = poll.decided();
        let Some((choice, seat)) = decided.zip(Seat::new(poll.turn.seat)) else { return Ok(None) };
        match choice {
            VoteChoice::Skip => return Ok(Some(seat)),
            VoteChoice::Replace => {
                self.end_vote()?;
                self.free(seat, Left::Voted)?;
            }
            VoteChoice::Wait => {
                self.end_vote()?;
                self.decided(seat, choice);
                again(self.tx, self.row.id, poll.turn, self.now)?;
            }
        }
        Ok(None)
    }
}

impl Tables {
    /// The vote about the present turn of a table, if one is open.
    ///
    /// # Errors
    /// Of the store, and when the table does not run.
    pub async fn ballot(&self, table: TableId) -> Result<Option<Ballot>, TableError> {
        let now = self.now();
        let poll = self.store().read(move |tx| Seats::read(tx, table, now)?.poll()).await?;
        let ballot = |poll: Poll| {
            let seat = Seat::new(poll.turn.seat)?;
            Some(Ballot { seat, votes: poll.votes.len(), others: poll.others })
        };
        Ok(poll.filter(|poll| poll.others > 0).and_then(ballot))
    }
}

/// The player who decides gets the time of a turn once more, and has been called.
fn again(tx: &Tx, table: TableId, turn: TurnRow, now: Timestamp) -> Result<(), TableError> {
    turns::begin(tx, table, Some(turn.seat), turn.number, now)?;
    if let Some(fresh) = tx.turn(table)? {
        tx.set_turn_row(table, &TurnRow { called: Some(now), ..fresh })?;
    }
    Ok(())
}

/// What moves mean beside the game, in the transaction that writes them and before it does: whoever acts is back, and a
/// vote about the turn is void.
pub(in crate::tables) fn before_moves(
    tx: &Tx,
    table: TableId,
    acted: Option<Seat>,
    is_turn_over: bool,
    now: Timestamp,
) -> Result<(), TableError> {
    let Some(row) = tx.table(table)? else { return Ok(()) };
    let mut posts = Vec::new();
    if let Some(seat) = acted {
        let rows = tx.seats(table)?;
        if let Some(row) = rows.get(seat.index()).filter(|row| row.away || row.missed > 0) {
            tx.set_missed(table, row.seat, 0, false)?;
            let name = row.name.clone();
            posts.extend(row.away.then_some(PostKind::Notice(Notice::Back { seat, name })));
        }
    }
    let turn = tx.turn(table)?.filter(|turn| turn.expired.is_some());
    if let Some(turn) = turn
        && votes_decide(&row)?
    {
        tx.end_votes(table)?;
        posts.extend(standing(tx, table, |notice| matches!(notice, Notice::Vote { .. }))?);
        if !is_turn_over {
            again(tx, table, turn, now)?;
        }
    }
    let posts: Vec<_> = posts.iter().map(|post| post.owed_at(row.records)).collect();
    Ok(tx.owe(table, &posts, now)?)
}

/// The seat whose turn the others have decided to skip, as long as that is not done.
pub(in crate::tables) fn to_skip(
    tx: &Tx,
    table: TableId,
    now: Timestamp,
) -> Result<Option<Seat>, TableError> {
    if tx.table(table)?.is_none_or(|row| row.state != TableState::Running) {
        return Ok(None);
    }
    Seats::read(tx, table, now)?.to_skip()
}

/// Says that the turn is skipped, in the transaction that writes the moves and before it does.
pub(in crate::tables) fn write_skip(
    tx: &Tx,
    table: TableId,
    seat: Seat,
    now: Timestamp,
) -> Result<(), TableError> {
    let mut seats = Seats::read(tx, table, now)?;
    if seats.poll()?.and_then(|poll| poll.decided()) != Some(VoteChoice::Skip) {
        return Err(SeatRefused::VoteOver.into());
    }
    seats.decided(seat, VoteChoice::Skip);
    let posts: Vec<_> = seats.posts.iter().map(|post| post.owed_at(seats.row.records)).collect();
    Ok(tx.owe(table, &posts, now)?)
}
