//! What people do at a lobby: pure decisions about it.

use super::{
    agreed::kind,
    ai,
    click::Click,
    kept,
    look::must_be_host,
    start::{by_host, seat_anew, sit},
};
use crate::{
    board::Level,
    store::Stage,
    tables::{
        Authority, LobbyRefused, Notice, Player, PostKind, Refused, TableError, Timestamp, UserId,
        moderation::{Moderated, entry, not_blocked},
        people::players::joining,
        state::{Change, Surroundings, TableState},
    },
};

/// What somebody can do at a lobby, as long as it waits for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyStep {
    /// Takes the next seat, if there is a free one and the user has none. The click takes part in the shuffle, if it is the
    /// first with which the user joins.
    Join,
    /// Gives the seat back.
    Leave,
    /// Starts the game with those who sit, if the user is the host, they are enough and the lobby card is posted. The click
    /// takes part in the shuffle.
    Start,
    /// Gives the next seat to an AI of this level, if there is a free one and the user has a seat or is the host.
    AddAi(Level),
    /// Sends the AI away that came last, if the user has a seat or is the host.
    RemoveAi,
    /// Takes the seat from this person, whom the host does not want there.
    Dismiss(UserId),
}

impl LobbyStep {
    /// Whether the game may start with it.
    pub(in crate::tables) const fn may_start(self) -> bool {
        matches!(self, Self::Join | Self::Start | Self::AddAi(_))
    }
}

/// What a step makes of a lobby.
pub(super) fn decide(
    state: &TableState,
    around: &Surroundings,
    click: &Click,
    step: LobbyStep,
) -> Result<Change, TableError> {
    let mut change = Change::of(state);
    match step {
        LobbyStep::Join => join(&mut change, around, click)?,
        LobbyStep::Leave => leave(&mut change, click.by.user, click.now)?,
        LobbyStep::Start => start(&mut change, around, click)?,
        LobbyStep::AddAi(level) => ai::add(&mut change, around, click, level)?,
        LobbyStep::RemoveAi => ai::remove(&mut change, &click.by)?,
        LobbyStep::Dismiss(user) => dismiss(&mut change, click, user)?,
    }
    // What begins has owed its card.
    if change.deal.is_none() {
        change.owe(PostKind::LobbyCard);
    }
    Ok(change)
}

fn join(change: &mut Change, around: &Surroundings, click: &Click) -> Result<(), TableError> {
    let Click { by, interaction, now } = click;
    if change.after.seat_of(by.user).is_some() {
        return Err(Refused::AlreadySeated.into());
    }
    if around.lobby.is_dismissed {
        return Err(LobbyRefused::Dismissed.into());
    }
    not_blocked(around.block.as_ref(), *now)?;
    kept::room(&change.after, around, Some(by.user), *now)?;
    // Who leaves a lobby and joins it again changes nothing of the shuffle.
    let first = around.lobby.first_join.unwrap_or(*interaction);
    change.after.seats.push(joining(by, first));
    (change.met, change.joined) = (Some(by.clone()), Some(by.user));
    // Who plays a league has agreed to all of its matches.
    let is_match = around.lobby.of_match.is_some();
    change.rated = (!is_match && change.after.terms.stakes.are_rated()).then_some(by.user);
    sit(change, around, click)
}

/// The host wants somebody at the table no more, who does not get in again.
fn dismiss(change: &mut Change, click: &Click, user: UserId) -> Result<(), TableError> {
    must_be_host(&change.after, click.by.user)?;
    if user == click.by.user {
        return Err(LobbyRefused::DismissesSelf.into());
    }
    if change.after.seat_of(user).is_none() {
        return Err(LobbyRefused::NotSeated.into());
    }
    change.dismissed = Some(user);
    leave(change, user, click.now)
}

/// Somebody gives the seat back who wants to be forgotten.
pub(in crate::tables) fn stand_up(
    state: &TableState,
    user: UserId,
    now: Timestamp,
) -> Result<Change, TableError> {
    let mut change = Change::of(state);
    leave(&mut change, user, now)?;
    change.owe(PostKind::LobbyCard);
    Ok(change)
}

/// A host who leaves passes the table on to the next seat; the last one to leave ends it.
fn leave(change: &mut Change, user: UserId, now: Timestamp) -> Result<(), TableError> {
    let after = &mut change.after;
    if after.seat_of(user).is_none() {
        return Err(Refused::NotAtTable { players: after.players() }.into());
    }
    after.seats.retain(|seat| seat.player != Some(user));
    seat_anew(&mut after.seats);
    match after.seats.iter().find_map(|seat| seat.player) {
        // A match of a league has no host, and waits on.
        None if after.table.host.is_some() => after.close(Stage::Ended, now),
        Some(next) if after.table.host == Some(user) => after.table.host = Some(next),
        None | Some(_) => {}
    }
    Ok(())
}

fn start(change: &mut Change, around: &Surroundings, click: &Click) -> Result<(), TableError> {
    let after = &mut change.after;
    must_be_host(after, click.by.user)?;
    let (least, _) = kind(&after.table)?.seats();
    let have = u8::try_from(after.seats.len()).expect("there are four seats");
    if have < least {
        return Err(LobbyRefused::TooFew { have, least }.into());
    }
    for seat in after.seats.iter_mut().filter(|seat| seat.player == Some(click.by.user)) {
        seat.name.clone_from(&click.by.name);
    }
    change.met = Some(click.by.clone());
    by_host(change, around, click)
}

/// Ends a table that waits for players.
pub(in crate::tables) fn end(
    state: &TableState,
    click: &Click,
    authority: Authority,
) -> Result<Change, TableError> {
    let table = &state.table;
    let moderated = match authority {
        Authority::Moderator => {
            let what = Moderated::Ended { table: table.id };
            Some(entry((click.by.user, click.now), &what, (table.host, None)))
        }
        Authority::Own => {
            must_be_host(state, click.by.user)?;
            None
        }
    };
    Ok(Change { moderated, ..close(state, &click.by, click.now) })
}

/// The same whoever does it.
pub(in crate::tables) fn close(state: &TableState, by: &Player, now: Timestamp) -> Change {
    let mut change = Change::of(state);
    change.after.close(Stage::Ended, now);
    change.owe(PostKind::LobbyCard);
    change.owe(PostKind::Notice(Notice::Ended { by: by.user, name: by.name.clone() }));
    change
}
