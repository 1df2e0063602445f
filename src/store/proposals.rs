//! What those who sit at a table decide by majority: proposals, and who has voted on them or was called to.

use super::{
    Answer, MoveNumber, Over, PostId, ProposalId, ProposalRow, StoreError, TableId, Timestamp, Tx,
    sql::{Row, fields},
};

/// Proposals, with what follows from there on.
macro_rules! proposal {
    ($rest:literal) => {
        concat!(
            "SELECT id, table_id, seat, number, subject, opened, closes, over FROM proposals ",
            $rest
        )
    };
}

pub(super) const OPEN: &str = proposal!("WHERE table_id = ?1 AND over IS NULL ORDER BY id");

pub(super) const PROPOSAL: &str = proposal!("WHERE id = ?1");

impl Tx<'_> {
    /// Enters a proposal of this seat, or of the program, with its subject as JSON: when the table has so many records it opens,
    /// and `closes`, or with the turn that it is about.
    pub fn propose(
        &self,
        table: TableId,
        seat: Option<u8>,
        subject: &str,
        number: MoveNumber,
        opened: Timestamp,
        closes: Option<Timestamp>,
    ) -> Result<ProposalId, StoreError> {
        let id = self.value(
            "INSERT INTO proposals (table_id, seat, number, subject, opened, closes) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             RETURNING id",
            (table, seat, number, subject, opened, closes),
        )?;
        id.ok_or(StoreError::Closed)
    }

    /// The proposal with this number.
    pub fn proposal(&self, id: ProposalId) -> Result<Option<ProposalRow>, StoreError> {
        self.one(PROPOSAL, [id], proposal_row)
    }

    /// The open proposals of a table, in order.
    pub fn open_proposals(&self, table: TableId) -> Result<Vec<ProposalRow>, StoreError> {
        self.all(OPEN, [table], proposal_row)
    }

    /// A proposal is over; how anybody voted is not kept.
    pub fn close_proposal(&self, id: ProposalId, over: Over) -> Result<(), StoreError> {
        self.run("DELETE FROM ballots WHERE proposal = ?1", [id])?;
        self.run("UPDATE proposals SET over = ?2 WHERE id = ?1 AND over IS NULL", (id, over))
    }

    /// Nothing that was proposed at this table can be decided any more.
    pub(super) fn end_proposals(&self, table: TableId) -> Result<(), StoreError> {
        self.run("DELETE FROM ballots WHERE table_id = ?1", [table])?;
        self.run("UPDATE proposals SET over = 'void' WHERE table_id = ?1 AND over IS NULL", [table])
    }

    /// Keeps a vote, in the place of an earlier one of the same seat.
    pub fn cast(
        &self,
        (table, proposal): (TableId, ProposalId),
        seat: u8,
        answer: Answer,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO ballots (table_id, proposal, seat, answer, at) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (proposal, seat) DO UPDATE SET answer = ?4, at = ?5",
            (table, proposal, seat, answer, at),
        )
    }

    /// A seat has another holder, who has not voted and was not called.
    pub fn uncast(&self, proposal: ProposalId, seat: u8) -> Result<(), StoreError> {
        self.run("DELETE FROM ballots WHERE proposal = ?1 AND seat = ?2", (proposal, seat))
    }

    /// Keeps that this post calls a seat to vote.
    pub fn call_to_vote(
        &self,
        proposal: ProposalId,
        seat: u8,
        post: PostId,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO ballots (table_id, proposal, seat, called)
             SELECT table_id, id, ?2, ?3 FROM proposals WHERE id = ?1 AND over IS NULL
             ON CONFLICT (proposal, seat) DO UPDATE SET called = ?3",
            (proposal, seat, post),
        )
    }
}

fn proposal_row(row: &Row) -> Result<ProposalRow, StoreError> {
    fields!(ProposalRow: id table seat number subject opened closes over)(row)
}
