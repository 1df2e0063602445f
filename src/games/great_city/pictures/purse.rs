//! What the owner of a hand can pay with, and what that means for a card.

use crate::games::great_city::rules::{
    cards::Card,
    view::{CityView, SeatView},
};
use crate::render::theme;
use crate::say;

use super::dress::Socket;
use super::facts::bricks;
use super::palette::{self, Shade};

/// What the owner can pay with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purse {
    /// Bricks and cogs that the turn still has; `None` when it is not the owner's turn.
    pub turn: Option<(u8, u8)>,
    /// Whether the build action of the turn is used.
    pub built: bool,
    /// Brick tokens on the own farms.
    pub tokens: u8,
    pub coins: u8,
}

impl Purse {
    /// What the owner of this view has.
    pub fn of(view: &SeatView) -> Self {
        let player = view.own();
        let turn = view.public.turn.as_ref().filter(|turn| turn.seat == view.seat);
        Self {
            turn: turn.map(|turn| (turn.bricks, turn.cogs)),
            built: turn.is_some_and(|turn| turn.built),
            tokens: farm_tokens(&player.city),
            coins: player.coins,
        }
    }

    /// Whether it pays for a card.
    pub fn verdict(self, card: Card) -> Verdict {
        let Some((bricks, _)) = self.turn.filter(|_| !self.built) else { return Verdict::Later };
        let missing = card.bricks().saturating_sub(bricks + self.tokens);
        match missing {
            0 => Verdict::Enough,
            short if price_of(short) <= self.coins => Verdict::Short(short),
            short => Verdict::TooDear(short),
        }
    }
}

/// The brick tokens on the farms of a city, which pay as bricks do.
pub(super) fn farm_tokens(city: &CityView) -> u8 {
    let farms = city.buildings.iter().filter(|built| Socket::of(built.card) == Socket::Brick);
    farms.map(|farm| farm.tokens).sum()
}

/// What so many missing bricks cost in coins.
pub(super) const fn price_of(bricks: u8) -> u8 {
    2 * bricks
}

/// Whether a card can be paid now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing can be built now.
    Later,
    /// With bricks alone.
    Enough,
    /// With so many bricks bought.
    Short(u8),
    /// Not even with all coins.
    TooDear(u8),
}

impl Verdict {
    /// In a few words.
    pub fn says(self, card: Card) -> String {
        let bricks = match card.bricks() {
            0 => say!("great_city-picture-no-bricks"),
            number => bricks(number),
        };
        let says = match self {
            Self::Later => bricks,
            Self::Enough => say!("great_city-picture-enough", bricks),
            Self::Short(number) => {
                say!("great_city-picture-short", number, coins = price_of(number))
            }
            Self::TooDear(number) => say!("great_city-picture-too-dear", number),
        };
        says.to_string()
    }

    pub(super) fn colours(self) -> (Shade, Shade) {
        match self {
            Self::Later | Self::TooDear(_) => (theme::MARBLE_LIP.into(), theme::EFFECT.into()),
            Self::Enough => (palette::ENOUGH, palette::ENOUGH_INK),
            Self::Short(_) => (palette::SHORT, palette::SHORT_INK),
        }
    }
}
