//! What the coach says of a game, in words.

use super::bold;
use crate::{
    ai::review::{Estimate, SwingCause},
    say,
    tables::{Review, ReviewRefused},
    talk::say::{Argument, Text},
};

/// How far a band reaches that holds nine of ten, in standard errors.
pub const BAND: f32 = 1.64;

/// With fewer decisions a review says nothing.
pub const LEAST: usize = 10;

/// Why somebody reads no review.
pub fn refused(why: &ReviewRefused) -> Text {
    match why {
        ReviewRefused::NoSuchSeat => say!("review-no-such-seat"),
        ReviewRefused::Private { name } => say!("review-private", name = bold(name)),
        ReviewRefused::Enough { most } => say!("review-enough", most = *most),
        ReviewRefused::Off => say!("review-off"),
        ReviewRefused::NotWhole => say!("review-not-whole"),
    }
}

/// Points with a tenth and their sign.
pub fn signed(points: f32) -> Text {
    let tenths = (points * 10.0).round();
    let number = Argument::tenths(f64::from(points.abs()));
    if tenths > 0.0 {
        say!("review-more", points = number)
    } else if tenths < 0.0 {
        say!("review-less", points = number)
    } else {
        say!("review-even", points = number)
    }
}

/// Half the width of the band, with a tenth.
pub fn margin(estimate: Estimate) -> Text {
    say!("review-even", points = Argument::tenths(f64::from(estimate.error * BAND)))
}

/// By what the lead changed.
pub fn cause(cause: SwingCause, is_own: bool) -> Text {
    match cause {
        SwingCause::OwnMove if is_own => say!("review-cause-own"),
        SwingCause::OwnMove => say!("review-cause-move"),
        SwingCause::Others => say!("review-cause-others"),
        SwingCause::Cards => say!("review-cause-cards"),
    }
}

/// What the decisions gave up in all.
pub fn figures(review: &Review, reader: Reader) -> Text {
    let found = &review.findings;
    let (decisions, clean) = (found.choices, found.clean);
    let (lost, error) = (whole(found.lost.mean), whole(found.lost.error * BAND));
    match reader {
        Reader::Player => say!("review-own", decisions, lost, error, clean),
        Reader::Others => {
            let name = bold(&review.players[review.seat.index()].name);
            say!("review-of-other", name, decisions, lost, error, clean)
        }
    }
}

/// Who reads of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Whose game it is.
    Player,
    /// Somebody else.
    Others,
}

/// A number of points that is given up: what is below none is noise.
#[expect(clippy::cast_possible_truncation, reason = "no game has so many points")]
fn whole(points: f32) -> i64 {
    points.max(0.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_sign_and_a_tenth() {
        let said = [4.06, -4.06, 0.04, -0.04].map(|points| signed(points).to_string());
        assert_eq!(said, ["+4.1", "−4.1", "0.0", "0.0"]);
        assert_eq!(margin(Estimate { mean: 3.0, error: 0.55 }).to_string(), "0.9");
        assert_eq!((whole(8.6), whole(-0.7)), (9, 0));
    }
}
