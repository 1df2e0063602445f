//! What somebody wants of a table's terms, over what is usual.

use super::{OldCalls, Pace, PaceError, Plans, Posting, Span, Stakes, Terms, TimeOut};

/// What somebody said of a table's terms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WantedTerms {
    /// How long a turn may take.
    pub pace: Option<Pace>,
    /// What is to happen then.
    pub time_out: Option<TimeOut>,
    /// When the channel is to get a new picture.
    pub posting: Option<Posting>,
    /// What is to become of old calls.
    pub old_calls: Option<OldCalls>,
    /// Whether players may decide in advance.
    pub plans: Option<Plans>,
    /// How far apart reminders are to come; 1 hour to 14 days.
    pub reminders: Option<Span>,
    /// Whether the result is to change ratings.
    pub stakes: Stakes,
}

impl WantedTerms {
    /// The terms: what was said, else what is usual.
    ///
    /// # Errors
    /// When what was said does not fit together.
    pub fn over(self, usual: Terms) -> Result<Terms, PaceError> {
        let (pace, usual) = match self.stakes {
            Stakes::Friendly => (self.pace.unwrap_or(usual.pace), usual),
            Stakes::Rated => self.rated_over(usual),
        };
        let terms = match (self.time_out, pace) {
            (Some(time_out), _) => Terms::new(pace, time_out),
            // What usually follows a time-out is no reason to refuse a table without a clock.
            (None, Pace::Relaxed) => Terms::new(pace, TimeOut::Remind),
            (None, Pace::Clock { .. }) => Terms::new(pace, usual.time_out),
        }?;
        let posting = self.posting.unwrap_or_default();
        let plans = self.plans.unwrap_or(usual.plans);
        let (old_calls, reminders) = (self.old_calls.unwrap_or_default(), self.reminders);
        Ok(Terms { posting, old_calls, plans, reminders, stakes: self.stakes, ..terms })
    }

    /// The pace of a rated table, and what is usual there: a day a turn with an AI that plays on, where nothing else is said and
    /// what is usual here would not do.
    fn rated_over(self, usual: Terms) -> (Pace, Terms) {
        let usual = if usual.end_by_themselves() {
            usual
        } else {
            Terms { pace: Pace::DAY, time_out: TimeOut::Ai, ..usual }
        };
        (self.pace.unwrap_or(usual.pace), usual)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Terms = Terms {
        pace: Pace::DAY,
        time_out: TimeOut::Ai,
        posting: Posting::Round,
        old_calls: OldCalls::Deleted,
        plans: Plans::Forbidden,
        reminders: None,
        stakes: Stakes::Friendly,
    };

    #[test]
    fn what_is_not_said_is_as_usual() {
        assert_eq!(WantedTerms::default().over(USUAL), Ok(USUAL));
        let relaxed = WantedTerms { pace: Some(Pace::Relaxed), ..WantedTerms::default() };
        let terms = Terms { plans: Plans::Forbidden, ..Terms::default() };
        assert_eq!(relaxed.over(USUAL), Ok(terms), "no time runs out");
        let planned = WantedTerms { plans: Some(Plans::Allowed), ..WantedTerms::default() };
        assert_eq!(planned.over(USUAL), Ok(Terms { plans: Plans::Allowed, ..USUAL }));
        let often = Some(Span::hours(6));
        let reminded = WantedTerms { reminders: often, ..WantedTerms::default() };
        assert_eq!(reminded.over(USUAL), Ok(Terms { reminders: often, ..USUAL }));
        let vote = WantedTerms { time_out: Some(TimeOut::Vote), ..WantedTerms::default() };
        assert_eq!(vote.over(USUAL), Ok(Terms { time_out: TimeOut::Vote, ..USUAL }));
    }

    #[test]
    fn a_rated_table_has_a_clock_and_an_ai_unless_something_else_is_said() {
        let rated = WantedTerms { stakes: Stakes::Rated, ..WantedTerms::default() };
        let terms = rated.over(Terms::default()).unwrap();
        assert_eq!((terms.pace, terms.time_out), (Pace::DAY, TimeOut::Ai));
        assert!(terms.end_by_themselves() && terms.stakes.are_rated());
        let half = Terms { pace: Pace::HALF_DAY, ..USUAL };
        assert_eq!(rated.over(half).unwrap().pace, Pace::HALF_DAY, "what is usual here does");
        let slow = WantedTerms { pace: Some(Pace::clock(Span::days(4)).unwrap()), ..rated };
        assert!(!slow.over(USUAL).unwrap().end_by_themselves(), "what is said counts");
        let vote = WantedTerms { time_out: Some(TimeOut::Vote), ..rated };
        assert!(!vote.over(USUAL).unwrap().end_by_themselves());
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        let time_out = Some(TimeOut::Vote);
        for (wanted, usual) in [
            (WantedTerms { pace: Some(Pace::Relaxed), time_out, ..WantedTerms::default() }, USUAL),
            (WantedTerms { pace: None, time_out, ..WantedTerms::default() }, Terms::default()),
        ] {
            assert_eq!(wanted.over(usual), Err(PaceError::TimeOutWithoutClock));
        }
    }
}
