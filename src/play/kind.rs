//! Which game.

use crate::{
    board::{Game, log::Logged},
    games::games,
    talk::present::Present,
};

/// A game of the list by its type: for the code of this module, and for tests that know their game.
pub trait TypedGame: Present + Logged {
    /// Which one.
    const KIND: GameKind;
}

macro_rules! kinds {
    ($dollar:tt $($(#[$doc:meta])* $variant:ident => $game:ty),+ $(,)?) => {
        /// One of our games. Facts about it are in [`AboutGame`](super::AboutGame).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameKind {
            $($(#[$doc])* $variant,)+
        }

        impl GameKind {
            /// All of them, in the order of the list.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name in commands, logs and the database.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => <$game>::ID,)+ }
            }

            /// With how many seats it can be played: from, to.
            pub const fn seats(self) -> (u8, u8) {
                match self { $(Self::$variant => (*<$game>::SEATS.start(), *<$game>::SEATS.end()),)+ }
            }

            /// The version of its rules.
            pub fn rules_version(self) -> u32 {
                match self { $(Self::$variant => <$game>::RULES_VERSION.number().into(),)+ }
            }

            /// How many units of its scores make a point.
            pub const fn point(self) -> i32 {
                match self { $(Self::$variant => <$game>::POINT,)+ }
            }

            /// The lines of its score pad, in order; the last is the total.
            pub fn score_lines(self) -> &'static [&'static str] {
                match self { $(Self::$variant => <$game>::score_lines(),)+ }
            }

            /// The game with this [`id`](Self::id).
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|kind| kind.id() == id)
            }
        }

        $(impl TypedGame for $game {
            const KIND: GameKind = GameKind::$variant;
        })+
    };
}
games!($ kinds);
