//! The games, one folder each, with the same folders and file names in every one:
//!
//! | folder | holds | uses |
//! | --- | --- | --- |
//! | `rules` | facts, state, legal moves, play, scoring, views, log records | `board` |
//! | `strategy` | what opponents know: ideas, estimate, play-outs, reasons | `board`, `rules` |
//! | `pictures` | pages from views, palette, icons | `render`, `rules` |
//! | `talk` | choices, panels, words, help | `talk`, `rules`, `pictures` |

pub mod builders;
pub mod great_city;
pub mod marble;
