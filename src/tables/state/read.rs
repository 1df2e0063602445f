//! From rows to the value. What cannot be read of a table is found here, and is the matter of this table alone.

use super::{
    surroundings::Surroundings,
    table::{Line, Proposal, TableState},
};
use crate::{
    store::{AroundRows, Beside, ProposalRow, StateRows, TableId, Tx},
    tables::{
        PostKind, Refused, Stage, TableError,
        lobby::agreed::terms,
        people::{
            players::seated,
            settings::{preferences_from, server_from},
        },
    },
};

/// A table as stored, with what is around it: one journey to a server.
///
/// # Errors
/// When there is none; when it is damaged, or was written by a newer program.
pub(in crate::tables) fn read(
    tx: &Tx,
    table: TableId,
    beside: &Beside,
) -> Result<(TableState, Surroundings), TableError> {
    let (rows, around) = tx.state(table, beside)?.ok_or(Refused::NoTable)?;
    Ok((state(rows)?, surroundings(around)?))
}

fn state(rows: StateRows) -> Result<TableState, TableError> {
    let StateRows { table, seats, turn, plans, program_proposed, offers, .. } = rows;
    let broken = |why: &str| TableError::Broken { table: table.id, why: why.to_owned() };
    let is_whole = || (0..).zip(&seats).all(|(place, seat)| seat.seat == place);
    if table.state == Stage::Running && (seated(&seats).len() != seats.len() || !is_whole()) {
        return Err(broken("a seat is not readable"));
    }
    let mut proposals = Vec::new();
    for ProposalRow { id, seat, number, subject, opened, closes, over, table: _ } in rows.proposals
    {
        let subject = serde_json::from_str(&subject)
            .map_err(|_| broken(&format!("proposal {id} is not readable")))?;
        let of_it = rows.ballots.iter().filter(|(of, _)| *of == id);
        let ballots = of_it.map(|(_, ballot)| *ballot).collect();
        proposals.push(Proposal { id, seat, number, subject, opened, closes, over, ballots });
    }
    // Lines that this program does not understand have no buttons that it could take off.
    let lines = rows.lines.into_iter().filter_map(|line| {
        Some(Line { id: line.id, kind: kind(&line.kind)?, created: line.created })
    });
    let calls = rows.calls.iter().filter_map(|call| kind(call)).collect();
    let (lines, terms) = (lines.collect(), terms(&table)?);
    Ok(TableState {
        table,
        terms,
        seats,
        turn,
        plans,
        proposals,
        program_proposed,
        offers,
        calls,
        lines,
    })
}

fn kind(stored: &str) -> Option<PostKind> {
    serde_json::from_str(stored).ok()
}

fn surroundings(rows: AroundRows) -> Result<Surroundings, TableError> {
    let AroundRows { server, people, handovers, used_at, proposal, block, lobby } = rows;
    let mut read = Vec::new();
    for (user, settings) in people {
        read.push((user, preferences_from(Some(settings))?));
    }
    let server = server_from(server)?;
    Ok(Surroundings {
        server,
        people: read,
        handovers,
        used_at,
        proposal,
        block,
        lobby,
        ..Surroundings::default()
    })
}
