//! What somebody wants of a table's terms, over what is usual.

use super::{Pace, PaceError, Terms, TimeOut};

/// What somebody said of pace and time-out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WantedTerms {
    /// How long a turn may take.
    pub pace: Option<Pace>,
    /// What is to happen then.
    pub time_out: Option<TimeOut>,
}

impl WantedTerms {
    /// The terms: what was said, else what is usual.
    ///
    /// # Errors
    /// When what was said does not fit together.
    pub fn over(self, usual: Terms) -> Result<Terms, PaceError> {
        let pace = self.pace.unwrap_or(usual.pace);
        match (self.time_out, pace) {
            (Some(time_out), _) => Terms::new(pace, time_out),
            // What usually follows a time-out is no reason to refuse a table without a clock.
            (None, Pace::Relaxed) => Terms::new(pace, TimeOut::Remind),
            (None, Pace::Clock { .. }) => Terms::new(pace, usual.time_out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Terms = Terms { pace: Pace::DAY, time_out: TimeOut::Ai };

    #[test]
    fn what_is_not_said_is_as_usual() {
        assert_eq!(WantedTerms::default().over(USUAL), Ok(USUAL));
        let relaxed = WantedTerms { pace: Some(Pace::Relaxed), time_out: None };
        assert_eq!(relaxed.over(USUAL), Ok(Terms::default()), "no time runs out");
        let vote = WantedTerms { pace: None, time_out: Some(TimeOut::Vote) };
        assert_eq!(vote.over(USUAL), Ok(Terms { time_out: TimeOut::Vote, ..USUAL }));
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        let time_out = Some(TimeOut::Vote);
        for (wanted, usual) in [
            (WantedTerms { pace: Some(Pace::Relaxed), time_out }, USUAL),
            (WantedTerms { pace: None, time_out }, Terms::default()),
        ] {
            assert_eq!(wanted.over(usual), Err(PaceError::TimeOutWithoutClock));
        }
    }
}
