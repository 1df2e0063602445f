//! The games, one folder each, with the same folders and file names in every one:
//!
//! | folder | holds | uses |
//! | --- | --- | --- |
//! | `rules` | facts, state, legal moves, play, scoring, views, log records | `board` |
//! | `strategy` | what opponents know: ideas, estimate, play-outs, reasons | `board`, `rules` |
//! | `pictures` | pages from views, palette, icons | `render`, `rules` |
//! | `talk` | words, and the paths to the moves, from which the menus are made | `talk`, `rules`, `strategy`, `pictures` |
//!
//! The same duty has the same file in each `talk`:
//!
//! | file | holds |
//! | --- | --- |
//! | `orders` | the orders of the game's command and their options, as data |
//! | `guide` | the [`Guide`](crate::talk::paths::Guide): the path of each move, and the move that a path means |
//! | `fronts` | what stands above the buttons of each page, with its picture and shortcuts |
//! | `bill` | what a move costs and brings, by [`WhatIf`](crate::board::WhatIf) |
//! | `deed`, `labels` | a move, and the choices on the way to it, in words |
//! | `words`, `brief`, `help`, `rules`, `card_texts` | what happens, what can be done, and what can be looked up |

pub mod builders;
pub mod great_city;
pub mod marble;
