//! Aedile: slow board games about building Rome in the channels of a Discord server.
//!
//! # The map
//!
//! | module | what it is | uses |
//! | --- | --- | --- |
//! | [`board`] | what every game stands on: seats, turns, chance, logs, the traits of a game; knows no game | nothing of this crate |
//! | [`ai`] | opponents: a view in, a move out; knows no game | `board` |
//! | [`catalogue`] | the sentences that people read, as data, and their languages | `board` |
//! | [`render`] | canvas, lettering, sprites, shared parts of pictures; knows no game | `board`, `catalogue` |
//! | [`talk`] | panels, choices, people's names; no Discord library, no game | `board`, `catalogue`, `render` |
//! | [`games`] | one folder a game: rules, strategy, pictures, talk | `board`, `catalogue`, `render`, `talk` |
//! | [`play`] | one object a game: a game in progress, its views and moves, of whichever game; the only code above the games that is generic over them | `board`, `ai`, `catalogue`, `games`, `render`, `talk` |
//! | [`pace`] | when people play: zones, quiet hours, holidays, the clock of a turn; no clock of its own | nothing of this crate |
//! | [`daily`] | the deal of the day: dates, the deal, its opponent, par, streaks; no clock, no database | `board`, `ai`, `play` |
//! | [`rating`] | how strong people are, from the places they took at rated tables; no database | nothing of this crate |
//! | [`league`] | seasons of leagues: format, draw, standings, what time and people do to them; no database | `board`, `store` |
//! | [`store`] | SQLite in one file, or PostgreSQL: the only module with SQL | `board` |
//! | [`cluster`] | several processes on one database, and who plays which tables | `store` |
//! | [`tables`] | lobbies, running tables, the posts that are owed | `board`, `ai`, `catalogue`, `daily`, `league`, `pace`, `play`, `rating`, `store`, `talk` |
//! | [`opponents`] | plays for the seats that an AI holds or stands in for | `board`, `ai`, `daily`, `play`, `tables` |
//! | [`discord`] | commands, buttons, panels, words, the poster; no rules, no SQL | `board`, `catalogue`, `ai`, `render`, `talk`, `games`, `play`, `pace`, `cluster`, `daily`, `rating`, `tables`, `metrics` |
//! | [`local`] | a Discord on this machine: REST, gateway, world, web page; knows no game | `pages` |
//! | [`config`] | `config.toml` and the environment, checked once | nothing of this crate |
//! | [`metrics`] | what is counted while the bot runs | nothing of this crate |
//! | [`pages`] | serves HTTP to those who say in time what they want | nothing of this crate |
//! | [`cli`] | the command line; ties all of them together | all |
//!
//! The bot reaches [`local`] only as it reaches Discord: over its wire.
//!
//! A `mod.rs` lists its files and hands on what others may use of them; a file that takes a name from there uses the file
//! that defines it. So counted, no files use each other in a circle, anywhere (`tests/layers/circles.rs`).
//!
//! # The way of one command
//!
//! 1. poise parses `/rome build` into a move; a button's id is parsed into the same move ([`discord`]).
//! 2. The handler locks the table ([`tables`]).
//! 3. The move is played on a copy of the game: refused, or legal (`rules` of [`games`]).
//! 4. One transaction writes the move and the posts that it owes ([`store`]).
//! 5. The copy becomes the game. The answer is the player's view.
//! 6. The command draws it (`pictures` of [`games`]) and sends the panel, which only the player sees.
//! 7. The poster takes the owed post from the store, draws the public view and sends it once.
//!
//! Nothing goes backwards, nobody is told before step 4, and a crash after it loses nothing.
//!
//! # What keeps the secrets
//!
//! A [`Game`](board::Game) holds the whole truth and stays with its table, inside one [`AnyGame`](play::AnyGame). Everybody else gets a view of what one
//! viewer may know, and pictures, words, menus and logs are made of views. A picture of one seat's view has another
//! type than one for everybody, so that it does not fit into a public post.

pub mod ai;
pub mod board;
pub mod catalogue;
pub mod cli;
pub mod cluster;
pub mod config;
pub mod daily;
pub mod discord;
pub mod games;
pub mod league;
pub mod local;
pub mod metrics;
pub mod opponents;
pub mod pace;
pub mod pages;
pub mod play;
pub mod rating;
pub mod render;
pub mod store;
pub mod tables;
pub mod talk;

/// The tests of the example game are shared with those outside, which know the crate by its name.
#[cfg(test)]
extern crate self as aedile;

#[cfg(test)]
#[path = "../tests/example/mod.rs"]
mod example;
