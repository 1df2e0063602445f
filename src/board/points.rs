//! Scores as people read them.

/// Units of a score in points, with as many decimals as a point has, and none that are all zero: "105" where the unit is a point,
/// "19.3", "19" and "−0.5" where it is a tenth. The minus is as long as a plus.
///
/// `point` is a game's [`POINT`](super::Game::POINT), a power of ten.
pub fn points(units: i32, point: i32) -> String {
    let (units, point) = (i64::from(units), i64::from(point.max(1)));
    let sign = if units < 0 { "−" } else { "" };
    let (whole, parts) = (units.abs() / point, units.abs() % point);
    match point.ilog10() as usize {
        _ if parts == 0 => format!("{sign}{whole}"),
        decimals => format!("{sign}{whole}.{parts:0decimals$}"),
    }
}

/// A difference: "+6", "−2", "±0".
pub fn signed(number: i32) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        ..0 => points(number, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_has_as_many_decimals_as_its_unit() {
        for (units, point, text) in [
            (105, 1, "105"),
            (-2, 1, "−2"),
            (0, 1, "0"),
            (193, 10, "19.3"),
            (190, 10, "19"),
            (0, 10, "0"),
            (-5, 10, "−0.5"),
            (-20, 10, "−2"),
            (1905, 100, "19.05"),
            (i32::MIN, 1, "−2147483648"),
        ] {
            assert_eq!(points(units, point), text);
        }
    }
}
