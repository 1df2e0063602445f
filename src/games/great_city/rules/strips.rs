//! Action strips, §4.

use serde::{Deserialize, Serialize};

use super::view::Symbol;

/// One side of an action strip: five symbols from the emperor outwards, two of them cogs, §4.
///
/// In JSON five letters, `b` for a brick and `c` for a cog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Strip {
    /// Bit `k` is set when space `k + 1` is a cog.
    cogs: u8,
}

impl Strip {
    /// The fronts of the six strips, classes A to F, §4.
    pub const FRONTS: [Self; 6] = [
        Self::with_cogs(1, 5),
        Self::with_cogs(2, 4),
        Self::with_cogs(1, 2),
        Self::with_cogs(1, 3),
        Self::with_cogs(1, 4),
        Self::with_cogs(2, 3),
    ];

    const fn with_cogs(one: u8, other: u8) -> Self {
        Self { cogs: 1 << (one - 1) | 1 << (other - 1) }
    }

    /// The strip with these symbols, which must be two cogs and three bricks.
    pub(crate) fn of(symbols: [Symbol; 5]) -> Self {
        let cogs = (0..5).filter(|k| symbols[*k] == Symbol::Cog);
        Self { cogs: cogs.fold(0, |bits, k| bits | 1 << k) }
    }

    /// The other side, which is the mirror image, §4.
    pub const fn turned(self) -> Self {
        Self { cogs: self.cogs.reverse_bits() >> 3 }
    }

    /// Which of the six strips it is, 0 to 5 for A to F.
    pub(crate) fn class(self) -> usize {
        let is_side = |front: &Self| *front == self || front.turned() == self;
        Self::FRONTS
            .iter()
            .position(is_side)
            .expect("the six classes show all ten arrangements, §4")
    }

    /// The five symbols, from the emperor outwards.
    pub fn symbols(self) -> [Symbol; 5] {
        std::array::from_fn(|k| if self.cogs >> k & 1 == 1 { Symbol::Cog } else { Symbol::Brick })
    }

    /// The bricks and cogs that an emissary on this space gains, §5.3.
    pub const fn gains(self, space: super::moves::Space) -> (u8, u8) {
        let number = space.number();
        let cogs = (self.cogs & ((1 << number) - 1)).count_ones().to_le_bytes()[0];
        (number - cogs, cogs)
    }
}

impl TryFrom<String> for Strip {
    type Error = String;

    fn try_from(letters: String) -> Result<Self, String> {
        let mut cogs = 0;
        let known =
            letters.len() == 5 && letters.bytes().all(|letter| letter == b'b' || letter == b'c');
        for (k, _) in letters.bytes().take(5).enumerate().filter(|(_, letter)| *letter == b'c') {
            cogs |= 1 << k;
        }
        if known && u8::count_ones(cogs) == 2 {
            Ok(Self { cogs })
        } else {
            Err("a strip is five letters, three b and two c (§4)".to_owned())
        }
    }
}

impl From<Strip> for String {
    fn from(strip: Strip) -> Self {
        strip.symbols().map(|symbol| if symbol == Symbol::Cog { 'c' } else { 'b' }).iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::great_city::rules::moves::Space;

    fn letters(strip: Strip) -> String {
        strip.into()
    }

    #[test]
    fn the_six_classes_are_those_of_4() {
        let fronts = Strip::FRONTS.map(letters);
        assert_eq!(fronts, ["cbbbc", "bcbcb", "ccbbb", "cbcbb", "cbbcb", "bccbb"]);
        let backs = Strip::FRONTS.map(|front| letters(front.turned()));
        assert_eq!(backs, ["cbbbc", "bcbcb", "bbbcc", "bbcbc", "bcbbc", "bbccb"]);
    }

    #[test]
    fn a_space_gives_the_symbols_between_it_and_the_emperor() {
        let strip = Strip::try_from("cbbcb".to_owned()).unwrap();
        let gains: Vec<_> =
            (1..=5).filter_map(Space::new).map(|space| strip.gains(space)).collect();
        assert_eq!(gains, [(0, 1), (1, 1), (2, 1), (2, 2), (3, 2)]);
    }

    #[test]
    fn letters_that_are_no_strip_are_refused() {
        for text in ["", "cbbb", "ccbbc", "bbbbb", "cbbbx", "cbbbcb", "ébbc"] {
            assert!(Strip::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
