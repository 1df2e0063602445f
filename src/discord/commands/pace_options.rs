//! The options of pace and time-out, which `/game new` and `/admin settings` share.

use crate::pace::{Pace, PaceError, Terms, TimeOut};

/// How long a turn may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum PaceChoice {
    /// No clock.
    #[name = "relaxed: no clock"]
    Relaxed,
    /// A day.
    #[name = "a day a turn"]
    Day,
    /// Half a day.
    #[name = "12 hours a turn"]
    HalfDay,
    /// As `custom_pace` says.
    #[name = "custom: as custom_pace says"]
    Custom,
}

/// What happens then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum TimeOutChoice {
    /// Nothing more.
    #[name = "remind: the game waits"]
    Remind,
    /// An AI.
    #[name = "AI: it plays the turn"]
    Ai,
    /// A vote.
    #[name = "vote: the others decide"]
    Vote,
}

impl From<TimeOutChoice> for TimeOut {
    fn from(choice: TimeOutChoice) -> Self {
        match choice {
            TimeOutChoice::Remind => Self::Remind,
            TimeOutChoice::Ai => Self::Ai,
            TimeOutChoice::Vote => Self::Vote,
        }
    }
}

/// What somebody said of pace and time-out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TermsWish {
    /// The choice.
    pub pace: Option<PaceChoice>,
    /// What was typed.
    pub custom: Option<String>,
    /// What is to happen then.
    pub time_out: Option<TimeOutChoice>,
}

impl TermsWish {
    /// The terms: what was said, else what is usual.
    ///
    /// # Errors
    /// When what was said does not fit together, or is out of range.
    pub fn over(&self, usual: Terms) -> Result<Terms, PaceError> {
        let pace = match (self.pace, &self.custom) {
            (None, None) => usual.pace,
            (None | Some(PaceChoice::Custom), Some(typed)) => Pace::parse(typed)?,
            (Some(PaceChoice::Custom), None) => return Err(PaceError::NoCustomPace),
            (Some(_), Some(_)) => return Err(PaceError::TwoPaces),
            (Some(PaceChoice::Relaxed), None) => Pace::Relaxed,
            (Some(PaceChoice::Day), None) => Pace::DAY,
            (Some(PaceChoice::HalfDay), None) => Pace::HALF_DAY,
        };
        match (self.time_out, pace) {
            (Some(time_out), _) => Terms::new(pace, time_out.into()),
            // What usually follows a time-out is no reason to refuse a table without a clock.
            (None, Pace::Relaxed) => Terms::new(pace, TimeOut::Remind),
            (None, Pace::Clock { .. }) => Terms::new(pace, usual.time_out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::Span;

    const USUAL: Terms = Terms { pace: Pace::DAY, time_out: TimeOut::Ai };

    fn wish(
        pace: Option<PaceChoice>,
        custom: Option<&str>,
        time_out: Option<TimeOutChoice>,
    ) -> TermsWish {
        TermsWish { pace, custom: custom.map(str::to_owned), time_out }
    }

    #[test]
    fn what_is_not_said_is_as_usual() {
        assert_eq!(TermsWish::default().over(USUAL), Ok(USUAL));
        let relaxed = wish(Some(PaceChoice::Relaxed), None, None);
        assert_eq!(relaxed.over(USUAL), Ok(Terms::default()), "no time runs out");
        let vote = wish(None, None, Some(TimeOutChoice::Vote));
        assert_eq!(vote.over(USUAL), Ok(Terms { time_out: TimeOut::Vote, ..USUAL }));
    }

    #[test]
    fn a_custom_pace_needs_no_choice() {
        let pace = Pace::clock(Span::hours(36)).unwrap();
        for choice in [None, Some(PaceChoice::Custom)] {
            assert_eq!(wish(choice, Some("36h"), None).over(USUAL), Ok(Terms { pace, ..USUAL }));
        }
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        let custom = Some(PaceChoice::Custom);
        assert_eq!(wish(custom, None, None).over(USUAL), Err(PaceError::NoCustomPace));
        let day = Some(PaceChoice::Day);
        assert_eq!(wish(day, Some("36h"), None).over(USUAL), Err(PaceError::TwoPaces));
        let vote = Some(TimeOutChoice::Vote);
        let idle = wish(Some(PaceChoice::Relaxed), None, vote).over(USUAL);
        assert_eq!(idle, Err(PaceError::TimeOutWithoutClock));
        assert_eq!(
            wish(None, None, vote).over(Terms::default()),
            Err(PaceError::TimeOutWithoutClock)
        );
        let short = wish(None, Some("10 min"), None).over(USUAL);
        assert_eq!(short, Err(PaceError::PaceOutOfRange { asked: Span::minutes(10) }));
    }
}
