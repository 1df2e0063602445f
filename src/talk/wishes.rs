//! What a game asks about its rules before it is dealt.

use std::collections::BTreeMap;

/// An option of `/game new` that belongs to one game, or to several that give it the same name.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// The option's name.
    pub name: &'static str,
    /// What it means, in at most 100 characters.
    pub says: &'static str,
    /// The answers to choose from; none for yes or no.
    pub answers: &'static [&'static str],
}

/// What somebody wants of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Whether moves without a choice are made by the program; `None` leaves it to the rules chosen.
    pub automatic: Option<bool>,
    given: BTreeMap<&'static str, Answer>,
}

/// What was said to one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes or no.
    Flag(bool),
    /// The answer at this place of the list.
    Choice(usize),
}

impl Wishes {
    /// Nothing but whether moves without a choice are made by the program.
    #[must_use]
    pub fn new(automatic: Option<bool>) -> Self {
        Self { automatic, ..Self::default() }
    }

    /// Notes what was said to the question of this name.
    pub fn give(&mut self, name: &'static str, answer: Answer) {
        self.given.insert(name, answer);
    }

    /// What was said to a question of yes or no.
    #[must_use]
    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.given.get(name) {
            Some(Answer::Flag(flag)) => Some(*flag),
            Some(Answer::Choice(_)) | None => None,
        }
    }

    /// Which of the answers was chosen, by its place.
    #[must_use]
    pub fn choice(&self, name: &str) -> Option<usize> {
        match self.given.get(name) {
            Some(Answer::Choice(place)) => Some(*place),
            Some(Answer::Flag(_)) | None => None,
        }
    }
}
