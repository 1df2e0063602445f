//! Single values of JSON, read as leniently as their meaning allows.

use serde_json::Value;

/// An id: a number in a string, as Discord sends it, or a plain one. Never 0, never beyond what the database holds.
pub fn id(sent: &Value) -> Option<u64> {
    let number = sent.as_u64().or_else(|| sent.as_str()?.parse().ok())?;
    (1..=i64::MAX.unsigned_abs()).contains(&number).then_some(number)
}

/// A text with something in it.
pub fn text(sent: &Value) -> Option<&str> {
    sent.as_str().filter(|text| !text.is_empty())
}

/// A number that fits into 8 bits.
pub fn small(sent: &Value) -> Option<u8> {
    sent.as_u64().and_then(|number| u8::try_from(number).ok())
}

/// The lowest 64 bits of a number, in a string or plain: flags that nobody knows yet are above those that are known.
pub fn bits(sent: &Value) -> Option<u64> {
    let Some(digits) = text(sent) else { return sent.as_u64() };
    let mut all = digits.chars().map(|digit| digit.to_digit(10).map(u64::from));
    all.try_fold(0_u64, |bits, digit| Some(bits.wrapping_mul(10).wrapping_add(digit?)))
}

/// All ids of a list that can be read.
pub fn ids(sent: &Value) -> Vec<String> {
    let all = sent.as_array().map(Vec::as_slice).unwrap_or_default();
    all.iter().filter_map(id).map(|id| id.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn ids_are_numbers_that_the_database_holds() {
        assert_eq!((id(&json!("7")), id(&json!(7))), (Some(7), Some(7)));
        for none in [json!(null), json!(""), json!(0), json!("x"), json!(u64::MAX), json!(1.5)] {
            assert_eq!(id(&none), None, "{none}");
        }
    }

    #[test]
    fn bits_above_64_are_left_out() {
        // 2^64 + 32.
        assert_eq!(bits(&json!("18446744073709551648")), Some(32));
        assert_eq!((bits(&json!("8")), bits(&json!(8))), (Some(8), Some(8)));
        assert_eq!((bits(&json!("-8")), bits(&json!([])), bits(&json!(""))), (None, None, None));
    }
}
