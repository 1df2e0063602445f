//! The one list of the games. A new game is one more line in it, with its type as a path that holds everywhere.
//!
//! Code that is the same for every game is generic over the game and reached through [`on_table!`] (with a table),
//! [`on_options!`] (with a lobby's options) or [`on_kind!`] (with nothing but the kind).

use std::{fmt, sync::Arc};

use tokio::sync::mpsc::WeakSender;

use super::{
    Table, TableError, TableId, Timestamp,
    registry::Shared,
    results,
    start::{Begun, deal},
    table::Request,
    task,
};
use crate::{
    board::{Game, Seat},
    store::{GameRow, ResultRow, SeatRow, TableRow},
};

macro_rules! games {
    ($dollar:tt $($(#[$doc:meta])* $variant:ident => $game:ty),+ $(,)?) => {
        /// One of our games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameKind {
            $($(#[$doc])* $variant,)+
        }

        impl GameKind {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name in commands, logs and the database.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => <$game>::ID,)+ }
            }

            /// The name for people.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => <$game>::NAME,)+ }
            }

            /// With how many seats it can be played: from, to.
            #[must_use]
            pub const fn seats(self) -> (u8, u8) {
                match self { $(Self::$variant => (*<$game>::SEATS.start(), *<$game>::SEATS.end()),)+ }
            }

            /// The version of its rules.
            #[must_use]
            pub const fn rules_version(self) -> u32 {
                match self { $(Self::$variant => <$game>::RULES_VERSION,)+ }
            }

            /// How many units of its scores make a point.
            #[must_use]
            pub const fn point(self) -> i32 {
                match self { $(Self::$variant => <$game>::POINT,)+ }
            }

            /// The lines of its score pad, in order; the last is the total.
            #[must_use]
            pub fn score_lines(self) -> &'static [&'static str] {
                match self { $(Self::$variant => <$game>::score_lines(),)+ }
            }

            /// Who began the game with this deal; `None` when the game does not say.
            pub(super) fn first_player(self, setup: &str) -> Option<Seat> {
                match self {
                    $(GameKind::$variant => serde_json::from_str(setup).ok().and_then(|setup| <$game as Game>::first_player(&setup)),)+
                }
            }

            /// How a finished table of this game ended.
            pub(super) fn results(self, stored: &GameRow) -> Result<Vec<ResultRow>, TableError> {
                match self { $(Self::$variant => results::read::<$game>(stored),)+ }
            }

            /// The game with this [`id`](Self::id).
            #[must_use]
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
            /// Which game.
            #[must_use]
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
            #[must_use]
            pub fn where_the_first_seat_begins(self) -> Self {
                match self {
                    $(Self::$variant(options) => Self::$variant(<$game>::with_first_player(options, Seat::FIRST)),)+
                }
            }

            /// Deals.
            pub(super) fn begin(
                &self,
                table: &TableRow,
                seats: &[SeatRow],
                now: Timestamp,
            ) -> Result<Begun, TableError> {
                match self { $(Self::$variant(options) => deal::<$game>(options, table, seats, now),)+ }
            }
        }

        /// A table that has started, of whichever game, for callers that do not care.
        ///
        /// Use `on_table!` to run the same generic code for each.
        #[derive(Clone)]
        pub enum AnyTable {
            $($(#[$doc])* $variant(Table<$game>),)+
        }

        impl AnyTable {
            /// Which game.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self { $(Self::$variant(_) => GameKind::$variant,)+ }
            }

            /// The table's id.
            #[must_use]
            pub const fn id(&self) -> TableId {
                match self { $(Self::$variant(table) => table.id(),)+ }
            }

            /// Starts the task of a table.
            pub(super) fn spawn(kind: GameKind, shared: Arc<Shared>, id: TableId) -> Self {
                match kind { $(GameKind::$variant => Self::$variant(task::spawn::<$game>(shared, id)),)+ }
            }

            pub(super) fn downgrade(&self) -> AnyWeak {
                match self { $(Self::$variant(table) => AnyWeak::$variant(table.downgrade()),)+ }
            }
        }

        /// A table that leaves memory when nobody else needs it.
        pub(super) enum AnyWeak {
            $($variant(WeakSender<Request<$game>>),)+
        }

        impl AnyWeak {
            pub(super) fn upgrade(&self, id: TableId) -> Option<AnyTable> {
                match self {
                    $(Self::$variant(weak) => weak.upgrade().map(|sender| AnyTable::$variant(Table::new(id, sender))),)+
                }
            }
        }

        $(impl Listed for $game {
            const KIND: GameKind = GameKind::$variant;

            fn table(any: AnyTable) -> Result<Table<Self>, GameKind> {
                match any {
                    AnyTable::$variant(table) => Ok(table),
                    #[allow(unreachable_patterns, reason = "with one game in the list there is no other")]
                    other => Err(other.kind()),
                }
            }

            fn agreed(options: Self::Options) -> GameOptions {
                GameOptions::$variant(options)
            }
        })+

        /// Runs generic code for the table of whichever game: `on_table!(any, |table| table.log().await)`.
        macro_rules! on_table {
            ($dollar any:expr, |$dollar table:ident| $dollar code:expr) => {
                match $dollar any { $($crate::tables::AnyTable::$variant($dollar table) => $dollar code,)+ }
            };
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

/// A game of the list.
pub trait Listed: Game {
    /// Which one.
    const KIND: GameKind;

    /// The table, if it is one of this game.
    ///
    /// # Errors
    /// Which game is played there instead.
    fn table(any: AnyTable) -> Result<Table<Self>, GameKind>;

    /// These options as those of any game.
    fn agreed(options: Self::Options) -> GameOptions;
}

games! { $
    /// The Great City of Rome.
    GreatCity => crate::games::great_city::GreatCity,
    /// The Builders: Antiquity.
    Builders => crate::games::builders::Builders,
}
pub(crate) use {on_kind, on_options, on_table};

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
