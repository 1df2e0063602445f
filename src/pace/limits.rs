//! The shortest and the longest time that may be agreed on.

use super::Span;

/// No turn and no wait is shorter.
pub(super) const SHORTEST: Span = Span::hours(1);

/// No turn and no wait is longer.
pub(super) const LONGEST: Span = Span::days(14);

/// The span, if it is one hour to fourteen days.
pub fn hour_to_fortnight(span: Span) -> Option<Span> {
    (SHORTEST..=LONGEST).contains(&span).then_some(span)
}
