//! The colours of seats.

use super::named;

named! {
    /// The colour of a seat's pieces. Each has a shape of its own, so that nobody needs to tell colours apart.
    #[expect(missing_docs, reason = "the names are the colours' names")]
    SeatColour: 4 {
        Purple = "purple",
        Orange = "orange",
        White = "white",
        Brown = "brown",
    }
}

impl SeatColour {
    /// The colours of all seats, where some have `chosen` theirs. The others have the `usual` colour of their seat, or one
    /// that is left if somebody has chosen that.
    pub fn of_seats(chosen: &[Option<Self>], usual: &[Self]) -> Vec<Self> {
        let mut colours = chosen.to_vec();
        for (seat, colour) in usual.iter().enumerate().take(chosen.len()) {
            if colours[seat].is_none() && !colours.contains(&Some(*colour)) {
                colours[seat] = Some(*colour);
            }
        }
        for seat in 0..colours.len() {
            if colours[seat].is_none() {
                colours[seat] = Self::ALL.into_iter().find(|left| !colours.contains(&Some(*left)));
            }
        }
        colours.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{
        SeatColour,
        SeatColour::{Brown, Orange, Purple, White},
    };

    #[test]
    fn who_has_chosen_has_it_and_nobody_shares_a_colour() {
        let of = |chosen: &[_]| SeatColour::of_seats(chosen, &[White, Brown]);
        assert_eq!(of(&[None, None]), [White, Brown]);
        assert_eq!(of(&[None, Some(White)]), [Purple, White], "the first makes room");
        assert_eq!(of(&[Some(Orange), None]), [Orange, Brown]);
        assert_eq!(of(&[None, Some(Purple), None, Some(Brown)]), [White, Purple, Orange, Brown]);
    }
}
