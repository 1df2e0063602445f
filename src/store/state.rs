//! One table as a whole: the rows on which a decision about it may depend, read in one journey to a server, and the
//! difference that a decision makes to them.

use super::{
    BallotRow, BlockRow, HandoverRow, InteractionId, OfferRow, PostId, ProposalId, ProposalRow,
    SeatRow, StoreError, TableId, TableRow, Timestamp, TurnRow, Tx, UserId,
    lobby::LobbyRows,
    moderation, moves, posts, proposals, seats, settings,
    sql::{Given, Query, Row, fields, given},
    tables, turns,
};

/// The rows of one table.
#[derive(Clone, Debug)]
pub struct StateRows {
    pub table: TableRow,
    /// In order.
    pub seats: Vec<SeatRow>,
    pub turn: Option<TurnRow>,
    /// The seats with a plan.
    pub plans: Vec<PlanDueRow>,
    /// Those that are open, in order.
    pub proposals: Vec<ProposalRow>,
    /// The votes on them.
    pub ballots: Vec<(ProposalId, BallotRow)>,
    /// When the program proposed something last.
    pub program_proposed: Option<Timestamp>,
    pub offers: Vec<OfferRow>,
    /// What the posts say, as JSON, that are not settled and may mention somebody, in order.
    pub calls: Vec<String>,
    /// What the channel reads beside boards and calls, in order; empty where nobody needs it ([`Beside::lines`]).
    pub lines: Vec<LineRow>,
}

/// What a decision depends on beside the table.
#[derive(Clone, Debug)]
pub struct AroundRows {
    /// What its server has set, as JSON.
    pub server: Option<String>,
    /// What those who sit there, or are offered a seat, have set, as JSON; nothing of who never did.
    pub people: Vec<(UserId, String)>,
    /// The seats that passed on; empty unless asked for.
    pub handovers: Vec<HandoverRow>,
    /// Where the click was used before.
    pub used_at: Option<TableId>,
    /// The proposal that was asked for.
    pub proposal: Option<ProposalRow>,
    /// The block of the person that was asked for, also one that is over.
    pub block: Option<BlockRow>,
    /// What a lobby is beside its table; nothing unless asked for.
    pub lobby: LobbyRows,
}

/// That a seat has a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanDueRow {
    pub seat: u8,
    /// When its next move is played: the seat decides now.
    pub due: Option<Timestamp>,
}

/// A line of a table, or what takes the buttons off one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRow {
    pub id: PostId,
    /// What it says, as JSON.
    pub kind: String,
    /// Since when it is owed.
    pub created: Timestamp,
}

/// What is read in the same journey, for those who need it.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each asks for other rows and may come alone")]
pub struct Beside {
    /// The lines of the table. Without this they are read where it was asked whether anybody plays, a seat is offered or something
    /// proposed.
    pub lines: bool,
    /// The seats that passed on.
    pub handovers: bool,
    /// What appending a move takes.
    pub moves: bool,
    /// Where this click was used.
    pub click: Option<InteractionId>,
    /// This proposal, open or not.
    pub proposal: Option<ProposalId>,
    /// What this person has set, and whether the server of the table blocks them.
    pub person: Option<UserId>,
    /// What a lobby is beside its table.
    pub lobby: bool,
}

const PLANS: &str = "SELECT seat, due FROM plans WHERE table_id = ?1 ORDER BY seat";

const BALLOTS: &str = "SELECT proposal, seat, answer, called FROM ballots WHERE table_id = ?1 ORDER BY proposal, seat";

// The condition on the role is that of the index.
const LINES: &str = "SELECT id, kind, created FROM posts WHERE table_id = ?1 AND role IN ('notice', 'clear_ping') ORDER BY id";

const LINES_IF_NEEDED: &str = "SELECT id, kind, created FROM posts
    WHERE table_id = ?1 AND role IN ('notice', 'clear_ping')
    AND (EXISTS (SELECT 1 FROM offers WHERE table_id = ?1)
        OR EXISTS (SELECT 1 FROM proposals WHERE table_id = ?1 AND over IS NULL)
        OR EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND asked IS NOT NULL))
    ORDER BY id";

/// What is one value each: settings of the server, when the program proposed something last, where the click was used; and
/// whether there is what most tables have not.
const SUMMARY: &str = "SELECT (SELECT settings FROM servers WHERE guild = tables.guild),
    (SELECT max(opened) FROM proposals WHERE table_id = ?1 AND seat IS NULL),
    (SELECT table_id FROM moves WHERE interaction = ?2),
    (SELECT table_id FROM interactions WHERE id = ?2),
    EXISTS (SELECT 1 FROM plans WHERE table_id = ?1),
    EXISTS (SELECT 1 FROM proposals WHERE table_id = ?1 AND over IS NULL),
    EXISTS (SELECT 1 FROM offers WHERE table_id = ?1)
    FROM tables WHERE id = ?1";

/// The answer to [`SUMMARY`].
struct Summary {
    server: Option<String>,
    program_proposed: Option<Timestamp>,
    moved_at: Option<TableId>,
    used_at: Option<TableId>,
    has_plans: bool,
    has_proposals: bool,
    has_offers: bool,
}

const PEOPLE: &str = "SELECT player, settings FROM preferences WHERE player IN (
    SELECT player FROM seats WHERE table_id = ?1 UNION SELECT person FROM offers WHERE table_id = ?1)";

/// Columns before and after: each with its name.
macro_rules! columns {
    ($was:expr, $is:expr; $($name:ident)+) => {
        [$((stringify!($name), given(&$was.$name), given(&$is.$name))),+]
    };
}

impl Tx<'_> {
    /// The rows of this table, and what is around it.
    pub fn state(
        &self,
        id: TableId,
        beside: &Beside,
    ) -> Result<Option<(StateRows, AroundRows)>, StoreError> {
        self.prefetch(id, beside)?;
        let Some(table) = self.table(id)? else { return Ok(None) };
        let has = self.one(SUMMARY, (id, beside.click), summary)?;
        let Some(has) = has else { return Ok(None) };
        let offers = if has.has_offers { self.offers(id)? } else { Vec::new() };
        let proposals = if has.has_proposals { self.open_proposals(id)? } else { Vec::new() };
        let lines = if beside.lines {
            self.lines(LINES, id)?
        } else if table.asked.is_some() || !offers.is_empty() || !proposals.is_empty() {
            self.lines(LINES_IF_NEEDED, id)?
        } else {
            Vec::new()
        };
        let ballots = if proposals.is_empty() { Vec::new() } else { self.all_ballots(id)? };
        let rows = StateRows {
            table,
            seats: self.seats(id)?,
            turn: self.turn(id)?,
            plans: if has.has_plans { self.plans_due(id)? } else { Vec::new() },
            proposals,
            ballots,
            program_proposed: has.program_proposed,
            offers,
            calls: self.unsettled_calls(id)?,
            lines,
        };
        let around = self.around(&rows, has, beside)?;
        Ok(Some((rows, around)))
    }

    fn around(
        &self,
        rows: &StateRows,
        has: Summary,
        beside: &Beside,
    ) -> Result<AroundRows, StoreError> {
        let id = rows.table.id;
        let mut people = self.all(PEOPLE, [id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        if let Some(person) = beside.person
            && people.iter().all(|(user, _)| *user != person)
        {
            people.extend(self.preferences(person)?.map(|set| (person, set)));
        }
        Ok(AroundRows {
            server: has.server,
            people,
            handovers: if beside.handovers { self.handovers(id)? } else { Vec::new() },
            used_at: if beside.moves { has.moved_at } else { has.used_at },
            proposal: match beside.proposal {
                Some(proposal) => self.proposal(proposal)?,
                None => None,
            },
            block: match beside.person {
                Some(person) => self.block_at(id, person)?,
                None => None,
            },
            lobby: if beside.lobby {
                self.lobby(&rows.table, &rows.seats, beside.person)?
            } else {
                LobbyRows::default()
            },
        })
    }

    /// Asks a server all this at once.
    fn prefetch(&self, id: TableId, beside: &Beside) -> Result<(), StoreError> {
        let key = [given(&id)];
        let with_click = [given(&id), given(&beside.click)];
        let mut queries: Vec<Query<'_>> = [
            tables::TABLE,
            tables::SEATS,
            turns::TURN,
            PLANS,
            proposals::OPEN,
            BALLOTS,
            seats::OFFERS,
            posts::UNSETTLED_CALLS,
            if beside.lines { LINES } else { LINES_IF_NEEDED },
            PEOPLE,
        ]
        .map(|sql| (sql, &key[..]))
        .to_vec();
        queries.push((SUMMARY, &with_click));
        queries.extend(beside.handovers.then_some((seats::HANDOVERS, &key[..])));
        queries.extend(beside.moves.then_some((moves::LAST_CHECKSUM, &key[..])));
        let proposal = beside.proposal.as_ref().map(|proposal| [given(proposal)]);
        queries.extend(proposal.iter().map(|one| (proposals::PROPOSAL, &one[..])));
        let lobby = [posts::FIRST_CARD, posts::LATEST_CARD].map(|sql| (sql, &key[..]));
        queries.extend(lobby.into_iter().filter(|_| beside.lobby));
        let person = beside.person.as_ref().map(|person| [given(&id), given(person)]);
        if let Some(person) = &person {
            queries.push((settings::PREFERENCES, &person[1..]));
            queries.push((moderation::BLOCK_AT, &person[..]));
            if beside.lobby {
                queries.push((moves::FIRST_JOIN, &person[..]));
                queries.push((tables::DISMISSED, &person[..]));
            }
        }
        self.noted(self.driver.prefetch(&queries))
    }

    fn plans_due(&self, id: TableId) -> Result<Vec<PlanDueRow>, StoreError> {
        self.all(PLANS, [id], fields!(PlanDueRow: seat due))
    }

    fn all_ballots(&self, id: TableId) -> Result<Vec<(ProposalId, BallotRow)>, StoreError> {
        self.all(BALLOTS, [id], |row| {
            let (seat, answer, called) = (row.get(1)?, row.get(2)?, row.get(3)?);
            Ok((row.get(0)?, BallotRow { seat, answer, called }))
        })
    }

    fn lines(&self, sql: &str, id: TableId) -> Result<Vec<LineRow>, StoreError> {
        self.all(sql, [id], fields!(LineRow: id kind created))
    }

    /// Writes what differs of the table's own row.
    pub fn save_table(&self, was: &TableRow, is: &TableRow) -> Result<(), StoreError> {
        let ((was_since, was_until), (since, until)) = (was.paused.unzip(), is.paused.unzip());
        let pause = [
            ("paused", given(&was_since), given(&since)),
            ("paused_until", given(&was_until), given(&until)),
        ];
        let columns = columns!(was, is; host name named_by channel own_thread game rules_version options terms seats state records to_move boarded started closed
            active asked asleep wake);
        self.update("tables", &[("id", given(&is.id))], &[&columns[..], &pause].concat())
    }

    /// Writes what differs of the seats: the changed ones, or all where there are more or fewer, or somebody sits elsewhere.
    pub fn save_seats(
        &self,
        table: TableId,
        was: &[SeatRow],
        is: &[SeatRow],
    ) -> Result<(), StoreError> {
        let pairs = || was.iter().zip(is);
        let has_moved = |user: UserId, from: u8| {
            is.iter().any(|seat| seat.player == Some(user) && seat.seat != from)
        };
        if was.len() != is.len()
            || pairs().any(|(was, is)| was.seat != is.seat)
            || was.iter().any(|seat| seat.player.is_some_and(|user| has_moved(user, seat.seat)))
        {
            return self.set_seats(table, is);
        }
        for (was, is) in pairs() {
            let mut columns = columns!(was, is; player ai name interaction bank missed away standing_order colour).to_vec();
            if was.player != is.player {
                // The new holder has read of no refused post here.
                columns.push(("shown_refusal", given(&None::<i64>), given(&0_i64)));
            }
            let key = [("table_id", given(&table)), ("seat", given(&is.seat))];
            self.update("seats", &key, &columns)?;
        }
        Ok(())
    }

    /// Writes the turn if it differs.
    pub fn save_turn(
        &self,
        table: TableId,
        was: Option<&TurnRow>,
        is: Option<&TurnRow>,
    ) -> Result<(), StoreError> {
        match is {
            _ if was == is => Ok(()),
            Some(turn) => self.set_turn_row(table, turn),
            None => self.end_turn(table),
        }
    }

    /// Writes which plans have gone, and when the others are due.
    pub fn save_plans(
        &self,
        table: TableId,
        was: &[PlanDueRow],
        is: &[PlanDueRow],
    ) -> Result<(), StoreError> {
        for old in was {
            match is.iter().find(|plan| plan.seat == old.seat) {
                None => self.drop_plan(table, old.seat)?,
                Some(new) if new == old => {}
                Some(PlanDueRow { seat, due }) => self.run(
                    "UPDATE plans SET due = ?3 WHERE table_id = ?1 AND seat = ?2",
                    (table, seat, due),
                )?,
            }
        }
        Ok(())
    }

    /// Writes which seats are offered, and to whom.
    pub fn save_offers(
        &self,
        table: TableId,
        was: &[OfferRow],
        is: &[OfferRow],
    ) -> Result<(), StoreError> {
        for old in was.iter().filter(|old| is.iter().all(|offer| offer.seat != old.seat)) {
            self.run("DELETE FROM offers WHERE table_id = ?1 AND seat = ?2", (table, old.seat))?;
        }
        for offer in is.iter().filter(|offer| !was.contains(offer)) {
            self.run(
                "INSERT INTO offers (table_id, seat, person, at) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (table_id, seat) DO UPDATE SET person = ?3, at = ?4",
                (table, offer.seat, offer.person, offer.at),
            )?;
        }
        Ok(())
    }

    /// Writes the columns that differ.
    fn update(
        &self,
        table: &str,
        key: &[(&str, Given<'_>)],
        columns: &[(&str, Given<'_>, Given<'_>)],
    ) -> Result<(), StoreError> {
        let changed: Vec<_> = columns.iter().filter(|(_, was, is)| was != is).collect();
        if changed.is_empty() {
            return Ok(());
        }
        let number = |(number, name): (usize, &str)| format!("{name} = ?{number}");
        let keys: Vec<_> = (1..).zip(key.iter().map(|(name, _)| *name)).map(number).collect();
        let set = (key.len() + 1..).zip(changed.iter().map(|(name, ..)| *name)).map(number);
        let sql = format!(
            "UPDATE {table} SET {} WHERE {}",
            set.collect::<Vec<_>>().join(", "),
            keys.join(" AND ")
        );
        let values =
            key.iter().map(|(_, value)| *value).chain(changed.iter().map(|(_, _, is)| *is));
        self.run_with(&sql, &values.collect::<Vec<_>>())
    }
}

fn summary(row: &Row<'_>) -> Result<Summary, StoreError> {
    let read = fields!(Summary: server program_proposed moved_at used_at has_plans has_proposals has_offers);
    read(row)
}
