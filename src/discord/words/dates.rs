//! Dates as each language writes them. What people type, and files, have them as 2026-11-28.

use jiff::civil::Date;

use crate::{
    catalogue::Text,
    daily,
    pace::{Moment, Zone},
    say,
    tables::{DateNumber, Timestamp},
};

/// "28 November 2026"
pub fn date(on: Date) -> Text {
    say!("time-date", day = on.day(), month = on.month(), year = on.year())
}

/// The same of a deal or a puzzle.
pub fn deal_date(on: DateNumber) -> Text {
    date(daily::civil(on))
}

/// The date in UTC of a moment, where no reader's own clock shows it: in a picture, a label, an alt text.
pub fn date_in_utc(at: Timestamp) -> Text {
    date(Zone::UTC.date(Moment::from(at)))
}

/// The same in numbers alone, below the ends of a curve: "2026-11-28", and "28.11.2026" in German.
pub fn short_date_in_utc(at: Timestamp) -> Text {
    let on = Zone::UTC.date(Moment::from(at));
    let padded = |part: i8| format!("{part:02}");
    say!("time-date-short", day = padded(on.day()), month = padded(on.month()), year = on.year())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Language;

    #[test]
    fn each_language_writes_a_date_in_its_own_way() {
        let written = |tag: &str, on: Date| date(on).to(Language::of_tag(tag).unwrap());
        let november = Date::constant(2026, 11, 28);
        for (tag, expected) in [
            ("en", "28 November 2026"),
            ("de", "28. November 2026"),
            ("fr", "28 novembre 2026"),
            ("nl", "28 november 2026"),
            ("es", "28 de noviembre de 2026"),
        ] {
            assert_eq!(written(tag, november), expected);
        }
        assert_eq!(written("fr", Date::constant(2027, 1, 1)), "1er janvier 2027");
        for language in Language::all() {
            let months = (1..=12).map(|month| date(Date::constant(2026, month, 2)).to(*language));
            let months: std::collections::BTreeSet<_> = months.collect();
            assert_eq!(months.len(), 12, "{}: {months:?}", language.tag());
        }
    }

    #[test]
    fn a_moment_and_a_deal_have_the_same_date() {
        let moment = Timestamp(daily::begins(DateNumber(20_790)));
        assert_eq!(deal_date(DateNumber(20_790)), date_in_utc(moment));
        assert_eq!(date_in_utc(moment).to_string(), "3 December 2026");
        assert_eq!(
            short_date_in_utc(moment).everywhere(),
            ["2026-12-03", "03.12.2026", "03/12/2026", "03/12/2026", "03-12-2026"]
        );
    }
}
