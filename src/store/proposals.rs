//! What those who sit at a table decide by majority: proposals, and who has voted on them or was called to.

use super::{
    Answer, BallotRow, MoveNumber, Over, PostId, ProposalId, ProposalRow, StoreError, TableId,
    Timestamp, Tx,
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

pub(super) const PROPOSED_SINCE: &str =
    "SELECT count(*) FROM proposals WHERE table_id = ?1 AND opened >= ?2 AND seat IS NULL";

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
        self.one(proposal!("WHERE id = ?1"), [id], proposal_row)
    }

    /// The open proposals of a table, in order.
    pub fn open_proposals(&self, table: TableId) -> Result<Vec<ProposalRow>, StoreError> {
        self.kept.proposals.of(table, || self.all(OPEN, [table], proposal_row))
    }

    /// Whether the program has proposed anything at this table since.
    pub fn has_proposed(&self, table: TableId, since: Timestamp) -> Result<bool, StoreError> {
        Ok(self.count(PROPOSED_SINCE, (table, since))? > 0)
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

    /// Who has voted on a proposal or was called to, by seat.
    pub fn ballots(&self, proposal: ProposalId) -> Result<Vec<BallotRow>, StoreError> {
        self.all(
            "SELECT seat, answer, called FROM ballots WHERE proposal = ?1 ORDER BY seat",
            [proposal],
            fields!(BallotRow: seat answer called),
        )
    }

    /// Keeps a vote, in the place of an earlier one of the same seat.
    pub fn cast(
        &self,
        proposal: &ProposalRow,
        seat: u8,
        answer: Answer,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO ballots (table_id, proposal, seat, answer, at) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (proposal, seat) DO UPDATE SET answer = ?4, at = ?5",
            (proposal.table, proposal.id, seat, answer, at),
        )
    }

    /// A seat has another holder, who has not voted and was not called.
    pub fn uncast(&self, table: TableId, seat: u8) -> Result<(), StoreError> {
        self.run("DELETE FROM ballots WHERE table_id = ?1 AND seat = ?2", (table, seat))
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
