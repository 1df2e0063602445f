//! When somebody may be called, and how the clock of a turn runs.

use std::iter::Peekable;

use jiff::{
    ToSpan as _,
    civil::{Date, DateTime, Time},
};

use super::{Holiday, Moment, Preferences, QuietHours, Span, Zone};

/// A stretch of time: its first moment, and the first after it.
type Stretch = (Moment, Moment);

/// Later than anything: the end of a day without a night.
const NEVER: Moment = Moment(i64::MAX);

impl Preferences {
    /// Whether the person may be called, and a turn's clock runs.
    pub fn is_awake(&self, at: Moment) -> bool {
        self.next_awake(at) == at
    }

    /// The first moment from `at` on, or `at` itself, outside quiet time.
    pub fn next_awake(&self, at: Moment) -> Moment {
        self.waking(at).next().map_or(at, |(awake, _)| awake)
    }

    /// When quiet time begins next, after `at`; `None` for somebody who has none. Asked within quiet time, it is the
    /// time after that.
    pub fn next_quiet(&self, at: Moment) -> Option<Moment> {
        let (_, quiet) = self.waking(at).next()?;
        (quiet < NEVER).then_some(quiet)
    }

    /// How long the clock of a turn runs between two moments; nothing if `to` is not later.
    pub fn ran(&self, from: Moment, to: Moment) -> Span {
        let days = self.waking(from).take_while(|(awake, _)| *awake < to);
        days.fold(Span::ZERO, |ran, (awake, quiet)| ran.plus(quiet.min(to).since(awake)))
    }

    /// When a clock runs out that has `left` at the moment `from`: never within quiet time.
    ///
    /// So it is the last moment for which [`Preferences::ran`] says `left`, if quiet time begins just then.
    pub fn runs_out(&self, from: Moment, left: Span) -> Moment {
        let mut left = left;
        for (awake, quiet) in self.waking(from) {
            if left < quiet.since(awake) {
                return awake.plus(left);
            }
            left = left.less(quiet.since(awake));
        }
        NEVER
    }

    /// The stretches outside quiet time from `at` on; the first begins with `at`, or when its quiet time is over.
    fn waking(&self, at: Moment) -> impl Iterator<Item = Stretch> {
        let zone = self.zone_or_utc();
        let stretch = |holiday: Holiday| {
            let begin = zone.first(midnight(holiday.from()))?;
            Some((begin, zone.last(midnight(holiday.to().tomorrow().ok()?))?))
        };
        let holidays = self.holidays.iter().filter_map(stretch).collect();
        let hours = self.quiet.filter(|_| self.zone.is_some());
        // The night before last may still be on when the clocks go back over midnight.
        let first = hours.and_then(|_| zone.date(at).checked_sub(2.days()).ok());
        let days = std::iter::successors(first, |day| day.tomorrow().ok());
        let nights = days.filter_map(move |day| night(zone, hours?, day));
        Waking { at, nights: nights.peekable(), holidays }
    }
}

/// The night that begins on this day; none if the clock jumps over it, or on another day of the week.
fn night(zone: &Zone, hours: QuietHours, day: Date) -> Option<Stretch> {
    if !hours.days().contains(day) {
        return None;
    }
    let ends = if hours.from() < hours.to() { day } else { day.tomorrow().ok()? };
    let from = zone.first(DateTime::from_parts(day, hours.from().time()))?;
    let to = zone.last(DateTime::from_parts(ends, hours.to().time()))?;
    (from < to).then_some((from, to))
}

fn midnight(day: Date) -> DateTime {
    DateTime::from_parts(day, Time::midnight())
}

/// The time between the nights and around the holidays.
struct Waking<N: Iterator<Item = Stretch>> {
    at: Moment,
    /// In the order of their beginnings and ends.
    nights: Peekable<N>,
    holidays: Vec<Stretch>,
}

impl<N: Iterator<Item = Stretch>> Waking<N> {
    /// The end of the quiet time that `at` is in. There may be another right behind it.
    fn quiet_until(&mut self) -> Option<Moment> {
        while self.nights.next_if(|(_, to)| *to <= self.at).is_some() {}
        let quiet = self.nights.peek().copied().into_iter().chain(self.holidays.iter().copied());
        quiet.filter(|(from, to)| (*from..*to).contains(&self.at)).map(|(_, to)| to).max()
    }
}

impl<N: Iterator<Item = Stretch>> Iterator for Waking<N> {
    type Item = Stretch;

    fn next(&mut self) -> Option<Stretch> {
        while let Some(end) = self.quiet_until() {
            self.at = end;
        }
        let awake = self.at;
        let quiet = self.nights.peek().copied().into_iter().chain(self.holidays.iter().copied());
        let next = quiet.map(|(from, _)| from).filter(|from| *from > awake).min();
        self.at = next.unwrap_or(NEVER);
        (awake < self.at).then_some((awake, self.at))
    }
}
