//! What a button or select does about proposals.

use super::seat_verb::NoSuchVerb;

/// What a button or select does about proposals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProposalVerb {
    /// Shows what can be proposed, with so many hours to vote.
    Menu(String),
    /// Proposes it: the hours, `:`, and what.
    Propose(String),
    /// Votes: the number of the proposal, `:`, and the answer.
    Vote(String),
    /// Takes the proposal of this number back.
    TakeBack(String),
}

impl ProposalVerb {
    pub(super) fn parts(&self) -> (&'static str, &str) {
        match self {
            Self::Menu(hours) => ("proposals", hours),
            Self::Propose(what) => ("propose", what),
            Self::Vote(vote) => ("vote", vote),
            Self::TakeBack(proposal) => ("unpropose", proposal),
        }
    }

    pub(super) fn read(name: &str, rest: &str) -> Option<Self> {
        let rest = rest.to_owned();
        match name {
            "proposals" => Some(Self::Menu(rest)),
            "propose" => Some(Self::Propose(rest)),
            "vote" => Some(Self::Vote(rest)),
            "unpropose" => Some(Self::TakeBack(rest)),
            _ => None,
        }
    }

    /// Two parts of what a button carries.
    ///
    /// # Errors
    /// When there is one only.
    pub fn split(rest: &str) -> Result<(&str, &str), NoSuchVerb> {
        rest.split_once(':').ok_or(NoSuchVerb)
    }
}
