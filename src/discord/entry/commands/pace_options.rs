//! The options of a table's terms; `/game new` and `/admin settings` share those of pace and time-out.

use super::choices::choices;
use crate::pace::{Pace, PaceError, Posting, TimeOut};

/// How long a turn may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum PaceChoice {
    /// No clock.
    #[name = "relaxed"]
    Relaxed,
    /// A day.
    #[name = "day"]
    Day,
    /// Half a day.
    #[name = "half_day"]
    HalfDay,
    /// As `custom_pace` says.
    #[name = "custom"]
    Custom,
}

choices!(TimeOut: [("remind", Self::Remind), ("ai", Self::Ai), ("vote", Self::Vote)]);

choices!(Posting: [("round", Self::Round), ("turn", Self::Turn), ("move", Self::Move)]);

/// How long a turn may take, as it was chosen or typed; `None` if neither.
///
/// # Errors
/// When both or too little was said, or what was typed is out of range.
pub fn pace(choice: Option<PaceChoice>, custom: Option<&str>) -> Result<Option<Pace>, PaceError> {
    match (choice, custom) {
        (None, None) => Ok(None),
        (None | Some(PaceChoice::Custom), Some(typed)) => Pace::parse(typed).map(Some),
        (Some(PaceChoice::Custom), None) => Err(PaceError::NoCustomPace),
        (Some(_), Some(_)) => Err(PaceError::TwoPaces),
        (Some(PaceChoice::Relaxed), None) => Ok(Some(Pace::Relaxed)),
        (Some(PaceChoice::Day), None) => Ok(Some(Pace::DAY)),
        (Some(PaceChoice::HalfDay), None) => Ok(Some(Pace::HALF_DAY)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::Span;

    #[test]
    fn a_custom_pace_needs_no_choice() {
        for choice in [None, Some(PaceChoice::Custom)] {
            assert_eq!(pace(choice, Some("36h")), Pace::clock(Span::hours(36)).map(Some));
        }
        assert_eq!(pace(None, None), Ok(None));
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        assert_eq!(pace(Some(PaceChoice::Custom), None), Err(PaceError::NoCustomPace));
        assert_eq!(pace(Some(PaceChoice::Day), Some("36h")), Err(PaceError::TwoPaces));
        let short = pace(None, Some("10 min"));
        assert_eq!(short, Err(PaceError::PaceOutOfRange { asked: Span::minutes(10) }));
    }
}
