//! How a tile is shown, in how much detail, and which tokens it can carry.

use crate::games::great_city::rules::cards::Card;

/// How a tile is shown: with room for the price above its corner, or as it stands in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dress {
    Priced,
    Built,
    /// As built, with a token in the lower right corner, or a plate along the foot.
    Token,
    /// As built, faint: not yet there.
    Ghost,
}

/// How much detail a tile has, by its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grade {
    Small,
    Large,
}

impl Grade {
    /// Up to 42 units: bold, one cornice, few lines.
    pub(super) fn of(side: f32) -> Self {
        if side <= 42.0 { Self::Small } else { Self::Large }
    }
}

/// Which tokens a card can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Socket {
    None,
    Brick,
    Points,
}

impl Socket {
    pub(super) const fn of(card: Card) -> Self {
        match card {
            Card::GrainFarm | Card::Vineyard => Self::Brick,
            Card::ThermalBaths | Card::ImperialThermalBaths => Self::Points,
            _ => Self::None,
        }
    }
}
