//! The one list of the games. A new game is one more line in it, with its type as a path that holds everywhere.

/// Hands the list to a macro of the caller's; the dollar is for macros that define macros: `games!($ kinds)`.
macro_rules! games {
    ($dollar:tt $kinds:ident) => {
        $kinds! { $dollar
            /// The Great City of Rome.
            GreatCity => crate::games::great_city::GreatCity,
            /// The Builders: Antiquity.
            Builders => crate::games::builders::Builders,
            /// Rome: City of Marble.
            Marble => crate::games::marble::Marble,
        }
    };
}
pub(super) use games;
