//! A table of whichever game.

use std::sync::Arc;

use super::{GameKind, GameOptions, Table, TableId, shared::Shared, table::Kept};
use crate::{board::Game, games::games};

macro_rules! tables {
    ($dollar:tt $($(#[$doc:meta])* $variant:ident => $game:ty),+ $(,)?) => {
        /// A table that has started, of whichever game, for callers that do not care.
        ///
        /// Use `on_table!` to run the same generic code for each.
        #[derive(Clone)]
        pub enum AnyTable {
            $($(#[$doc])* $variant(Table<$game>),)+
        }

        impl AnyTable {
            pub const fn kind(&self) -> GameKind {
                match self { $(Self::$variant(_) => GameKind::$variant,)+ }
            }

            pub fn id(&self) -> TableId {
                match self { $(Self::$variant(table) => table.id(),)+ }
            }
        }

        /// A table in memory, of whichever game.
        #[derive(Clone)]
        pub(super) enum AnyKept {
            $($variant(Arc<Kept<$game>>),)+
        }

        impl AnyKept {
            pub(super) fn new(kind: GameKind, id: TableId) -> Self {
                match kind { $(GameKind::$variant => Self::$variant(Arc::new(Kept::new(id))),)+ }
            }

            pub(super) fn handle(&self, shared: &Arc<Shared>) -> AnyTable {
                match self { $(Self::$variant(kept) => AnyTable::$variant(kept.handle(shared)),)+ }
            }

            pub(super) fn is_idle(&self) -> bool {
                match self { $(Self::$variant(kept) => kept.is_idle(),)+ }
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

            fn any(table: Table<Self>) -> AnyTable {
                AnyTable::$variant(table)
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

    /// The table as one of any game.
    fn any(table: Table<Self>) -> AnyTable;

    /// These options as those of any game.
    fn agreed(options: Self::Options) -> GameOptions;
}

games!($ tables);
pub(crate) use on_table;
