//! Durations and times of day as people type them.

use super::{
    PaceError, Span, WallTime,
    span::{DAY, HOUR, MINUTE},
};
use crate::catalogue::in_english;

/// Longer than anything that is asked for, and far from an overflow: ten years.
const LONGEST: f64 = 3650.0 * 86_400_000.0;

impl Span {
    /// What a person typed: "36h", "3 days", "a day", "1 day 12 hours", "1.5d", "in 2 weeks".
    ///
    /// # Errors
    /// When it is none of that, or a number without a unit.
    pub fn parse(typed: &str) -> Result<Self, PaceError> {
        let unreadable = || PaceError::UnreadableSpan { typed: typed.trim().to_owned() };
        let spaced = space_out(&in_english(typed).replace(',', "."));
        let mut words = spaced.split_whitespace().filter(|word| *word != "and").peekable();
        if matches!(words.peek(), Some(&("in" | "for"))) {
            words.next();
        }
        let mut sum = 0.0;
        if words.peek().is_none() {
            return Err(unreadable());
        }
        while let Some(number) = words.next() {
            let number: f64 = match number {
                "a" | "an" | "one" => 1.0,
                digits => digits.parse().map_err(|_| unreadable())?,
            };
            sum += number * words.next().and_then(unit).ok_or_else(unreadable)?;
        }
        if !sum.is_finite() || sum < 0.0 {
            return Err(unreadable());
        }
        #[expect(clippy::cast_possible_truncation, reason = "it is at most ten years")]
        Ok(Self(sum.min(LONGEST).round() as i64))
    }
}

/// "3d12h" → "3 d 12 h"
fn space_out(typed: &str) -> String {
    let mut spaced = String::new();
    let mut was_letter = None;
    for c in typed.chars() {
        let is_letter = c.is_alphabetic();
        if was_letter.is_some_and(|was| was != is_letter) {
            spaced.push(' ');
        }
        was_letter = Some(is_letter);
        spaced.push(c);
    }
    spaced
}

#[expect(clippy::cast_precision_loss, reason = "a week in milliseconds is far below 2^52")]
fn unit(word: &str) -> Option<f64> {
    let unit = match word {
        "m" | "min" | "mins" | "minute" | "minutes" => MINUTE,
        "h" | "hr" | "hrs" | "hour" | "hours" => HOUR,
        "d" | "day" | "days" => DAY,
        "w" | "week" | "weeks" => 7 * DAY,
        _ => return None,
    };
    Some(unit as f64)
}

impl WallTime {
    /// What a person typed: "22:00", "10pm", "7", "22.30", "2230", "noon".
    ///
    /// # Errors
    /// When it is no time of day.
    pub fn parse(typed: &str) -> Result<Self, PaceError> {
        read_time(&in_english(typed))
            .ok_or_else(|| PaceError::UnreadableTime { typed: typed.trim().to_owned() })
    }
}

fn read_time(typed: &str) -> Option<WallTime> {
    match typed {
        "noon" | "midday" => return WallTime::of_minute(12 * 60),
        "midnight" | "24:00" | "24" => return WallTime::of_minute(0),
        _ => {}
    }
    let (clock, half) = if let Some(clock) = typed.strip_suffix("am").or(typed.strip_suffix("a.m."))
    {
        (clock.trim_end(), Some(0))
    } else if let Some(clock) = typed.strip_suffix("pm").or(typed.strip_suffix("p.m.")) {
        (clock.trim_end(), Some(12))
    } else {
        (typed, None)
    };
    let (hour, minute) = match clock.split_once([':', '.', 'h']) {
        Some((hour, "")) => (hour, "0"),
        Some((hour, minute)) if minute.len() == 2 => (hour, minute),
        Some(_) => return None,
        None if clock.len() == 4 && clock.is_ascii() => clock.split_at(2),
        None => (clock, "0"),
    };
    let number = |digits: &str| -> Option<u16> {
        let is_short = matches!(digits.len(), 1 | 2) && digits.bytes().all(|b| b.is_ascii_digit());
        if is_short { digits.parse().ok() } else { None }
    };
    let (hour, minute) = (number(hour)?, number(minute)?);
    let hour = match half {
        Some(half) if (1..=12).contains(&hour) => hour % 12 + half,
        Some(_) => return None,
        None => hour,
    };
    if minute < 60 { WallTime::of_minute(hour * 60 + minute) } else { None }
}
