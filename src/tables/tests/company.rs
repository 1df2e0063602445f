//! People at a running table who decide something by majority.

use super::*;
use crate::{board::Seat, pace::Span};

/// So long they can vote.
pub(super) const TWO_DAYS: Span = Span::days(2);

/// A running table of people, of whom the first proposes.
pub(super) struct Company {
    pub(super) world: World,
    pub(super) table: Table,
}

impl Company {
    pub(super) async fn of(seats: u8) -> Self {
        Self::with(seats, EACH_TURN).await
    }

    pub(super) async fn with(seats: u8, terms: Terms) -> Self {
        let world = World::new();
        let id = world.open(NewTable { terms, ..world.new_table(seats, Options::PUBLISHER) }).await;
        for index in 1..seats {
            world.tables.at_lobby(id, player(index), world.click(), LobbyStep::Join).await.unwrap();
        }
        let table = world.table(id).await;
        world.send_all().await;
        Self { world, table }
    }

    pub(super) async fn restart(self) -> Self {
        let Self { world, table } = self;
        let id = table.id();
        drop(table);
        let world = world.restart().await;
        let table = world.table(id).await;
        Self { world, table }
    }

    pub(super) async fn wish(&self, by: u8, step: SeatStep) -> Result<SeatDone, TableError> {
        let (tables, click) = (&self.world.tables, self.world.click());
        Ok(tables.seat(self.table.id(), player(by), click, step).await?.done)
    }

    pub(super) async fn propose(&self, by: u8, subject: Subject) -> ProposalId {
        match self.wish(by, SeatStep::Propose { subject, within: TWO_DAYS }).await {
            Ok(SeatDone::Proposed(proposal)) => proposal,
            other => panic!("{other:?}"),
        }
    }

    pub(super) async fn vote(&self, by: u8, proposal: ProposalId, answer: Answer) -> VoteCount {
        let step = SeatStep::Vote { asked: VotedOn::Proposal(proposal), answer };
        match self.wish(by, step).await {
            Ok(SeatDone::Voted(tally)) => tally,
            other => panic!("{other:?}"),
        }
    }

    /// The first proposes, and all others agree.
    pub(super) async fn agree(&self, subject: Subject, others: std::ops::Range<u8>) {
        let proposal = self.propose(0, subject).await;
        for by in others {
            self.vote(by, proposal, Answer::Agree).await;
        }
        assert_eq!(self.polls().await, []);
    }

    pub(super) async fn polls(&self) -> Vec<Polled> {
        self.world.tables.polls(self.table.id()).await.unwrap()
    }

    pub(super) async fn refused(&self, by: u8, step: SeatStep) -> SeatRefused {
        match refusal(self.wish(by, step).await) {
            TableError::Refused(Refused::Seat(refused)) => refused,
            other => panic!("{other}"),
        }
    }

    /// Lets time pass, does what is due, and sends it.
    pub(super) async fn pass(&self, time: Duration) -> Vec<DuePost> {
        self.world.clock.forward(time);
        self.sent().await
    }

    pub(super) async fn sent(&self) -> Vec<DuePost> {
        self.world.tables.scheduler().settle().await.unwrap();
        let sent = self.world.send_all().await;
        self.world.tables.scheduler().settle().await.unwrap();
        sent.into_iter().chain(self.world.send_all().await).collect()
    }

    pub(super) async fn lobby(&self) -> Lobby {
        self.world.tables.lobby(self.table.id()).await.unwrap()
    }

    pub(super) fn in_days(&self, days: u64) -> Timestamp {
        self.world.clock.now().plus(Duration::from_secs(24 * days * 3600))
    }

    /// The place of the one who decides.
    pub(super) async fn mover(&self) -> (u8, Seat) {
        let (by, look) = mover(&self.table).await;
        (u8::try_from(by.user.0 - 100).unwrap(), look.seat.unwrap())
    }
}
