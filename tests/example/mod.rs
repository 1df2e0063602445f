//! The example game is asked all that each game of the house is asked, by the same code. Its folder and its line in the list
//! of games (`src/games/mod.rs`) are all that there is of it.

mod bot;
mod corpus;
mod laws;
#[path = "../common/limits.rs"]
mod limits;
mod logs;
mod menus;
mod opponents;
