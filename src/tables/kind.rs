//! Which game, and what is agreed on about it.
//!
//! Code that is the same for every game is generic over the game and reached through [`on_options!`] (with a lobby's
//! options), [`on_kind!`] (with nothing but the kind), or `on_table!` (with a table).

use crate::{
    board::{Game, Seat},
    games::games,
};

macro_rules! kinds {
    ($dollar:tt $($(#[$doc:meta])* $variant:ident => $game:ty),+ $(,)?) => {
        /// One of our games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameKind {
            $($(#[$doc])* $variant,)+
        }

        impl GameKind {
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

            /// Who began the game with this deal; `None` when the game does not say.
            pub(super) fn first_player(self, setup: &str) -> Option<Seat> {
                match self {
                    $(GameKind::$variant => serde_json::from_str(setup).ok().map(|setup| <$game as Game>::agreed(&setup).first_player),)+
                }
            }

            /// The game with this [`id`](Self::id).
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|kind| kind.id() == id)
            }
        }

        /// A game and what its players agree on.
        #[derive(Clone)]
        pub enum GameOptions {
            $($(#[$doc])* $variant(<$game as Game>::Options),)+
        }

        impl GameOptions {
            pub const fn kind(&self) -> GameKind {
                match self { $(Self::$variant(_) => GameKind::$variant,)+ }
            }

            pub(super) fn to_json(&self) -> String {
                match self { $(Self::$variant(options) => serde_json::to_string(options),)+ }
                    .expect("options are plain data")
            }

            pub(super) fn from_json(kind: GameKind, json: &str) -> serde_json::Result<Self> {
                match kind { $(GameKind::$variant => serde_json::from_str(json).map(Self::$variant),)+ }
            }

            /// The same with the first seat as the first player, if the game knows one.
            pub fn where_the_first_seat_begins(self) -> Self {
                match self {
                    $(Self::$variant(options) => Self::$variant(<$game>::with_first_player(options, Seat::FIRST)),)+
                }
            }
        }

        /// Runs generic code for the options of whichever game: `on_options!(any, |G, options| G::options(options))`.
        macro_rules! on_options {
            ($dollar any:expr, |$dollar G:ident, $dollar options:ident| $dollar code:expr) => {
                match $dollar any {
                    $($crate::tables::GameOptions::$variant($dollar options) => {
                        type $dollar G = $game;
                        $dollar code
                    })+
                }
            };
        }

        /// Runs generic code for the type of whichever game: `on_kind!(kind, G => G::score_lines())`.
        macro_rules! on_kind {
            ($dollar kind:expr, $dollar name:ident => $dollar code:expr) => {
                match $dollar kind {
                    $($crate::tables::GameKind::$variant => {
                        type $dollar name = $game;
                        $dollar code
                    })+
                }
            };
        }
    };
}
games!($ kinds);
pub(crate) use {on_kind, on_options};
