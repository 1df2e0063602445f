//! Time zones that are only a distance from UTC: how people write them, and how they are stored.
//!
//! People write `UTC+2` or `GMT+2` for clocks that are two hours ahead. IANA's names have the sign of POSIX: there `Etc/GMT-2` is
//! two hours ahead. Whole hours are stored by these names, as earlier versions of the program read them.

use jiff::tz::Offset;

/// The farthest ahead of UTC and behind that clocks are anywhere, in hours.
const AHEAD: i32 = 14;
const BEHIND: i32 = 12;

/// What IANA's names of whole hours begin with.
const IANA: &str = "Etc/GMT";

const HOUR: i32 = 3600;
const MINUTE: i32 = 60;

/// What somebody means who types `UTC+5:30`, `gmt-3`, `+02:00`, `UTC +0530` or `-9`; `None` for anything else.
pub(super) fn typed(text: &str) -> Option<Offset> {
    let (is_behind, rest) = signed(text)?;
    let (hours, minutes) = match rest.split_once([':', '.']) {
        Some((hours, minutes)) if minutes.len() == 2 => (hours, minutes),
        Some(_) => return None,
        // Without a sign between them, the last two digits of three or four are minutes.
        None if rest.len() > 2 => rest.split_at_checked(rest.len() - 2)?,
        None => (rest.as_str(), "0"),
    };
    let number = |digits: &str, most: usize| {
        let is_number =
            (1..=most).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        is_number.then(|| digits.parse::<i32>().ok()).flatten()
    };
    let (hours, minutes) = (number(hours, 2)?, number(minutes, 2)?);
    let seconds = hours * HOUR + minutes * MINUTE;
    let most = if is_behind { BEHIND } else { AHEAD } * HOUR;
    let is_one = seconds <= most && [0, 15, 30, 45].contains(&minutes);
    let seconds = if is_behind { -seconds } else { seconds };
    is_one.then(|| Offset::from_seconds(seconds).ok()).flatten()
}

/// The offsets that somebody may be about to type, the one that is typed first; none if it is something else.
pub(super) fn matching(text: &str) -> Vec<Offset> {
    let Some((is_behind, rest)) = signed(text) else { return Vec::new() };
    let exact = typed(text);
    let hours = if is_behind { 1..=BEHIND } else { 1..=AHEAD };
    let hours = hours.filter(|hours| hours.to_string().starts_with(&rest));
    let whole = hours.filter_map(|hours| {
        Offset::from_seconds(if is_behind { -hours * HOUR } else { hours * HOUR }).ok()
    });
    exact.into_iter().chain(whole.filter(|one| Some(*one) != exact)).collect()
}

/// Whether it is behind UTC, and what is typed after the sign.
fn signed(text: &str) -> Option<(bool, String)> {
    let text: String = text.to_lowercase().split_whitespace().collect();
    let rest = text.strip_prefix("utc").or_else(|| text.strip_prefix("gmt")).unwrap_or(&text);
    let mut rest = rest.chars();
    match rest.next()? {
        '+' => Some((false, rest.collect())),
        '-' | '\u{2212}' | '\u{2013}' => Some((true, rest.collect())),
        _ => None,
    }
}

/// As people read it: `UTC+5:30`, `UTC-3`, `UTC`.
pub(super) fn name(ahead: Offset) -> String {
    let seconds = ahead.seconds();
    let sign = if seconds < 0 { '-' } else { '+' };
    let (hours, minutes) = (seconds.abs() / HOUR, seconds.abs() % HOUR / MINUTE);
    match (hours, minutes) {
        (0, 0) => "UTC".to_owned(),
        (hours, 0) => format!("UTC{sign}{hours}"),
        (hours, minutes) => format!("UTC{sign}{hours}:{minutes:02}"),
    }
}

/// As it is stored: by IANA's name, if there is one.
pub(super) fn to_store(ahead: Offset) -> String {
    let seconds = ahead.seconds();
    match (seconds / HOUR, seconds % HOUR) {
        (0, 0) => "UTC".to_owned(),
        (hours, 0) if hours > 0 => format!("{IANA}-{hours}"),
        (hours, 0) => format!("{IANA}+{}", -hours),
        _ => name(ahead),
    }
}

/// What [`to_store`] has stored, if it is no plain name of IANA's.
pub(super) fn stored(text: &str) -> Option<Offset> {
    let behind = match text.strip_prefix(IANA) {
        Some(behind) => behind.parse::<i32>().ok()?,
        None => return text.strip_prefix("UTC").and_then(|_| typed(text)),
    };
    Offset::from_seconds(-behind * HOUR).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offset_is_read_with_its_everyday_sign_and_shown_like_that() {
        for (text, shown) in [
            ("GMT+2", "UTC+2"),
            ("utc+2", "UTC+2"),
            ("UTC +02:00", "UTC+2"),
            ("+5:30", "UTC+5:30"),
            ("UTC+0530", "UTC+5:30"),
            ("utc-3", "UTC-3"),
            ("\u{2212}3.30", "UTC-3:30"),
            ("GMT+0", "UTC"),
            ("UTC+14", "UTC+14"),
            ("UTC-12", "UTC-12"),
        ] {
            assert_eq!(typed(text).map(name).as_deref(), Some(shown), "{text}");
        }
        for text in [
            "UTC", "GMT", "2", "UTC+", "UTC+15", "UTC-13", "UTC+5:3", "UTC+5:20", "+1:000",
            "Berlin", "+a", "+\u{663}",
        ] {
            assert_eq!(typed(text), None, "{text}");
        }
    }

    #[test]
    fn an_offset_is_stored_as_earlier_versions_read_it_and_read_back() {
        for (text, as_stored) in [
            ("UTC+2", "Etc/GMT-2"),
            ("UTC-3", "Etc/GMT+3"),
            ("UTC+5:30", "UTC+5:30"),
            ("UTC-3:30", "UTC-3:30"),
            ("UTC-0:30", "UTC-0:30"),
        ] {
            let ahead = typed(text).unwrap();
            assert_eq!(to_store(ahead), as_stored);
            assert_eq!(stored(as_stored), Some(ahead));
        }
        for name in ["UTC", "Etc/GMT", "GMT", "Europe/Berlin", "Etc/UTC"] {
            assert_eq!(stored(name), None, "{name}");
        }
    }

    #[test]
    fn whoever_types_an_offset_is_offered_those_that_it_can_become() {
        let offered = |text| matching(text).into_iter().map(name).collect::<Vec<_>>();
        assert_eq!(offered("utc-1"), ["UTC-1", "UTC-10", "UTC-11", "UTC-12"]);
        assert_eq!(offered("UTC+5:30"), ["UTC+5:30"]);
        assert_eq!(offered("gmt+").len(), 14);
        assert_eq!(offered("Berlin"), [""; 0]);
    }
}
