//! What a decision makes of a table.

use std::fmt;

use super::table::TableState;
use crate::{
    store::{
        HandoverRow, InteractionId, ModerationRow, MoveNumber, NewPostRow, PlanRow, PostRole,
        RecordRow, ResultRow, UserId,
    },
    tables::{Player, PostKind},
};

/// What a table becomes, and all that goes with it into one transaction. A refused decision makes none.
#[derive(Clone, Debug)]
pub(in crate::tables) struct Change {
    pub(in crate::tables) after: TableState,
    /// What the channel, or somebody, must be told, in order; with the records of which it tells.
    pub(in crate::tables) posts: Vec<(PostKind, MoveNumber)>,
    /// What is written of the game.
    pub(in crate::tables) game: GameChange,
    /// The seats that pass on.
    pub(in crate::tables) handovers: Vec<HandoverRow>,
    /// Whose turns have run out of time, for statistics.
    pub(in crate::tables) late: Vec<UserId>,
    /// Who acts, under the name of the moment.
    pub(in crate::tables) met: Option<Player>,
    /// The click that caused it, which is not used twice.
    pub(in crate::tables) click: Option<InteractionId>,
    /// Who joined with that click, while it is a lobby.
    pub(in crate::tables) joined: Option<UserId>,
    /// Who sits down at a rated table, if the database lets them.
    pub(in crate::tables) rated: Option<UserId>,
    /// Whom the host does not want in the lobby.
    pub(in crate::tables) dismissed: Option<UserId>,
    /// Whose conversation takes direct messages no more, or again.
    pub(in crate::tables) direct: Option<(UserId, bool)>,
    /// With what the game begins.
    pub(in crate::tables) deal: Option<Deal>,
    /// What the moderators' log keeps.
    pub(in crate::tables) moderated: Option<ModerationRow>,
    pub(in crate::tables) follow_ups: FollowUps,
}

/// What a change writes of a game beside its table. It does not show in logs, for it holds secrets.
#[derive(Clone, Default)]
pub(in crate::tables) struct GameChange {
    /// The moves and undos, numbered on from those that are there.
    pub(in crate::tables) records: Vec<RecordRow>,
    /// The plans that are others now, by seat; the table after the change knows when they are due.
    pub(in crate::tables) plans: Vec<(u8, Option<PlanRow>)>,
    /// What statistics learn of the turn.
    pub(in crate::tables) answered: Option<Answered>,
    /// How the game ended.
    pub(in crate::tables) results: Option<Results>,
}

impl fmt::Debug for GameChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameChange").finish_non_exhaustive()
    }
}

/// What a change says of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) enum Answered {
    /// This person has ended it.
    By(UserId),
    /// This person has taken back what ended it.
    TakenBack(UserId),
}

/// The end of a game that was played to it.
#[derive(Clone)]
pub(in crate::tables) struct Results {
    pub(in crate::tables) rows: Vec<ResultRow>,
    /// The places by seat, from 1.
    pub(in crate::tables) places: Vec<u8>,
}

/// With what a game begins. It does not show in logs, for it holds secrets.
#[derive(Clone)]
pub(in crate::tables) struct Deal {
    /// The deal as JSON.
    pub(in crate::tables) setup: String,
    /// The clicks that took part in it as JSON.
    pub(in crate::tables) clicks: String,
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deal").finish_non_exhaustive()
    }
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
            game: GameChange::default(),
            handovers: Vec::new(),
            late: Vec::new(),
            met: None,
            click: None,
            joined: None,
            rated: None,
            dismissed: None,
            direct: None,
            deal: None,
            moderated: None,
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

    /// Owes what a move brings.
    pub(in crate::tables) fn owe_rows(&mut self, posts: &[NewPostRow]) {
        for NewPostRow { kind, number, .. } in posts {
            let kind = serde_json::from_str(kind).expect("this program has just written it");
            self.owe_at(kind, *number);
        }
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
