//! What is known of a review so far, as it is stored.

use serde::{Deserialize, Serialize};

use crate::{ai::review::Progress, play::GameKind, store::ReviewRow};

/// The form in which reviews are stored.
pub(super) const FORM: u32 = 1;

/// What is known of the decisions of a seat, its moves by their text form.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Body {
    /// What tells the numbers by which the search thinks.
    learned: String,
    pub(super) progress: Progress<String>,
}

impl Body {
    /// Before anything is known.
    pub(super) fn new(kind: GameKind) -> Self {
        Self { learned: kind.learned(), progress: Progress::new() }
    }

    /// As it is stored; `None` for one of another form, or damaged: it is computed anew.
    pub(super) fn read(row: &ReviewRow) -> Option<Self> {
        if row.form != FORM {
            return None;
        }
        serde_json::from_str(&row.body).ok()
    }

    /// Whether the search still thinks as it did when this was begun: it is gone on with only then.
    pub(super) fn is_of(&self, kind: GameKind) -> bool {
        self.learned == kind.learned()
    }

    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).expect("numbers and the texts of moves are plain data")
    }
}
