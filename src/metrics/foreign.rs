//! Signs that another process answers for the same bot, with another database: one token was given to two.

use std::{
    collections::VecDeque,
    sync::Arc,
    time::{Duration, Instant},
};

use parking_lot::Mutex;
use prometheus_client::{
    encoding::EncodeLabelValue,
    metrics::{counter::Counter, family::Family},
    registry::Registry,
};

/// How long a sign is remembered. So many of them within that time are no chance.
const MEMORY: Duration = Duration::from_secs(10 * 60);
const ENOUGH: usize = 2;
/// How many signs are remembered, and how many interactions to which an answer may have been sent without confirmation.
const KEPT: usize = 256;

/// What shows that somebody else answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub enum Sign {
    /// Discord says that an interaction has an answer, and this process has sent none.
    AnsweredElsewhere,
    /// Somebody clicked below a message of this bot, made while this process ran, whose table is not in the database.
    UnknownTable,
}

/// Counts signs. Clones share them.
#[derive(Clone, Default)]
pub(super) struct Foreign {
    signs: Family<[(&'static str, Sign); 1], Counter>,
    seen: Arc<Mutex<Seen>>,
}

#[derive(Default)]
struct Seen {
    recent: VecDeque<Instant>,
    is_said: bool,
    doubtful: VecDeque<u64>,
}

impl Seen {
    fn forget_old(&mut self, now: Instant) {
        self.recent.retain(|at| now.duration_since(*at) < MEMORY);
        if self.recent.is_empty() {
            self.is_said = false;
        }
    }
}

impl Foreign {
    /// No signs; the registry shows those that come.
    pub fn registered(registry: &mut Registry) -> Self {
        let foreign = Self::default();
        for sign in [Sign::AnsweredElsewhere, Sign::UnknownTable] {
            drop(foreign.signs.get_or_create(&[("sign", sign)]));
        }
        let what = "Signs that another process answers for the same bot, with another database";
        registry.register("foreign_answers", what, foreign.signs.clone());
        foreign
    }

    /// Counts a sign; whether it is time to say so, which is so once until there were none for a while.
    pub fn saw(&self, sign: Sign) -> bool {
        self.saw_at(sign, Instant::now())
    }

    fn saw_at(&self, sign: Sign, now: Instant) -> bool {
        self.signs.get_or_create(&[("sign", sign)]).inc();
        let mut seen = self.seen.lock();
        seen.forget_old(now);
        if seen.recent.len() == KEPT {
            seen.recent.pop_front();
        }
        seen.recent.push_back(now);
        let is_time = seen.recent.len() >= ENOUGH && !seen.is_said;
        seen.is_said |= is_time;
        is_time
    }

    /// Whether there were enough signs lately.
    pub fn is_there(&self) -> bool {
        let mut seen = self.seen.lock();
        seen.forget_old(Instant::now());
        seen.recent.len() >= ENOUGH
    }

    /// An answer to this interaction was sent, and nobody knows whether it has arrived.
    pub fn doubt(&self, interaction: u64) {
        let mut seen = self.seen.lock();
        if seen.doubtful.len() == KEPT {
            seen.doubtful.pop_front();
        }
        seen.doubtful.push_back(interaction);
    }

    /// Whether this process may have answered this interaction.
    pub fn is_doubtful(&self, interaction: u64) -> bool {
        self.seen.lock().doubtful.contains(&interaction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sign_may_be_chance_and_two_are_said_once() {
        let (foreign, now) = (Foreign::default(), Instant::now());
        let said = [0, 1, 2].map(|_| foreign.saw_at(Sign::AnsweredElsewhere, now));
        assert_eq!(said, [false, true, false]);
        assert!(foreign.is_there());
        let later = now + MEMORY;
        assert_eq!([0, 1].map(|_| foreign.saw_at(Sign::UnknownTable, later)), [false, true]);
    }

    #[test]
    fn an_answer_without_confirmation_is_no_sign() {
        let foreign = Foreign::default();
        foreign.doubt(7);
        assert!(foreign.is_doubtful(7) && !foreign.is_doubtful(8));
        (100..100 + KEPT as u64).for_each(|id| foreign.doubt(id));
        assert!(!foreign.is_doubtful(7), "the oldest is forgotten");
    }
}
