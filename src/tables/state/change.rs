//! What a decision makes of a table.

use super::table::TableState;
use crate::{
    store::{HandoverRow, InteractionId, MoveNumber, PostRole, UserId},
    tables::{Player, PostKind},
};

/// What a table becomes, and all that goes with it into one transaction. A refused decision makes none.
#[derive(Clone, Debug)]
pub(in crate::tables) struct Change {
    pub(in crate::tables) after: TableState,
    /// What the channel, or somebody, must be told, in order; with the records of which it tells.
    pub(in crate::tables) posts: Vec<(PostKind, MoveNumber)>,
    /// The seats that pass on.
    pub(in crate::tables) handovers: Vec<HandoverRow>,
    /// Whose turns have run out of time, for statistics.
    pub(in crate::tables) late: Vec<UserId>,
    /// Who acts, under the name of the moment.
    pub(in crate::tables) met: Option<Player>,
    /// The click that caused it, which is not used twice.
    pub(in crate::tables) click: Option<InteractionId>,
    pub(in crate::tables) follow_ups: FollowUps,
}

/// What others must do once a change is durable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is for another and may come alone")]
pub(in crate::tables) struct FollowUps {
    /// The time of a turn ran out: seats have changed, and the program may have to decide.
    pub(in crate::tables) time_up: bool,
    /// The table must be closed.
    pub(in crate::tables) close: bool,
    /// What is planned must be played.
    pub(in crate::tables) plan: bool,
    /// The table must do what the others have decided, or close what they have not.
    pub(in crate::tables) settle: bool,
}

impl Change {
    /// Nothing has changed yet.
    pub(in crate::tables) fn of(state: &TableState) -> Self {
        Self {
            after: state.clone(),
            posts: Vec::new(),
            handovers: Vec::new(),
            late: Vec::new(),
            met: None,
            click: None,
            follow_ups: FollowUps::default(),
        }
    }

    /// Owes a post that tells of the table as it is then. Lobby cards tell of no records.
    pub(in crate::tables) fn owe(&mut self, kind: PostKind) {
        let number = match kind {
            PostKind::LobbyCard => MoveNumber(0),
            _ => self.after.table.records,
        };
        self.owe_at(kind, number);
    }

    /// Owes a post of this number of records.
    pub(in crate::tables) fn owe_at(&mut self, kind: PostKind, number: MoveNumber) {
        if matches!(kind.role(), PostRole::Ping | PostRole::Notice) {
            self.after.calls.push(kind.clone());
        }
        self.posts.push((kind, number));
    }

    /// A post that may mention somebody is not on its way any more.
    pub(in crate::tables) fn settle(&mut self, kind: &PostKind) {
        let calls = &mut self.after.calls;
        if let Some(place) = calls.iter().position(|call| call == kind) {
            calls.remove(place);
        }
    }

    /// Takes the buttons off the lines in the channel that are such, each once.
    pub(in crate::tables) fn clear(&mut self, is_such: impl Fn(&PostKind) -> bool) {
        for post in self.after.clearing(is_such) {
            if self.posts.iter().all(|(owed, _)| *owed != post) {
                self.owe(post);
            }
        }
    }
}
