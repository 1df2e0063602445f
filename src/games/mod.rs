//! The games, one folder each, with the same folders and file names in every one:
//!
//! | folder | holds | uses |
//! | --- | --- | --- |
//! | `rules` | facts, state, legal moves, play, scoring, views, log records | `board` |
//! | `strategy` | what opponents know: ideas, estimate, play-outs, reasons | `board`, `rules` |
//! | `pictures` | pages from views, palette, icons | `render`, `rules` |
//! | `talk` | words, and the paths to the moves, from which the menus are made | `talk`, `rules`, `strategy`, `pictures` |
//!
//! The same duty has the same file in each `pictures`:
//!
//! | file | holds |
//! | --- | --- |
//! | `overview`, `news`, `players` | the table, what is new on it, and what each player has |
//! | `poster`, `scores`, `sheet`, `portrait` | the end, the score pad, all that there is, and one thing large |
//! | `alt`, `alt_news` | the pages in words, for who does not see them |
//! | `palette`, `icons`, `names` | colours, icons and what things are called |
//!
//! And in each `talk`, which has no others:
//!
//! | file | holds |
//! | --- | --- |
//! | `orders` | the orders of the game's command and their options, as data |
//! | `guide` | what is known of one seat's moves while one answer is made |
//! | `paths` | the path of each move, and the move that a path means: a [`Guide`](crate::talk::paths::Guide) |
//! | `fronts`, `shot` | what stands above the buttons of each page, and the pictures that a panel asks for |
//! | `bill`, where there is much to pay | what a move costs and brings, by [`WhatIf`](crate::board::WhatIf) |
//! | `menu`, `named`, `summary` | choices in menus, what people call them, and moves in a few words |
//! | `labels`, where they are many | what the choices of a page say, on one line and on buttons |
//! | `words`, `brief`, `story`, `refusals`, `reasons` | what happens, and why something is refused or advised |
//! | `status`, `near`, `account`, `own` | the table, its parts from near, how points come about, what one has |
//! | `units` | amounts with their units, as parts of other messages |
//! | `plans` | what a plan may depend on |
//! | `wishes`, where the host can choose rules | what may be agreed on before the deal |
//! | `help`, `rules`, `card_texts` or `pieces` | what can be done, and what can be looked up |
//! | `ids`, `instead`, `room`, where they are needed | ids in the words of players, why there is nothing to choose, what labels leave out |

pub mod builders;
/// The example game, which stands in tests only: see `docs/adding-a-game.md`.
#[cfg(test)]
#[path = "../../tests/example/goofspiel/mod.rs"]
pub mod goofspiel;
pub mod great_city;
pub mod marble;

/// The one list of the games: hands it to a macro of the caller's. A type is written as a path that holds everywhere; the
/// dollar is for macros that define macros: `games!($ kinds)`.
macro_rules! games {
    ($dollar:tt $kinds:ident) => {
        $crate::games::listed! { $kinds $dollar
            /// The Great City of Rome.
            GreatCity => $crate::games::great_city::GreatCity,
            /// The Builders: Antiquity.
            Builders => $crate::games::builders::Builders,
            /// Rome: City of Marble.
            Marble => $crate::games::marble::Marble,
        }
    };
}
pub(crate) use games;

/// What the list has in the program.
#[cfg(not(test))]
macro_rules! listed {
    ($kinds:ident $($games:tt)+) => { $kinds! { $($games)+ } };
}
/// The same with the example game. The tests inside the crate are a build of their own, so that neither the program nor the
/// tests that look at it from outside know of that game, and no feature of the package is needed to choose.
#[cfg(test)]
macro_rules! listed {
    ($kinds:ident $($games:tt)+) => {
        $kinds! { $($games)+
            /// Goofspiel.
            Goofspiel => $crate::games::goofspiel::Goofspiel,
        }
    };
}
pub(crate) use listed;
