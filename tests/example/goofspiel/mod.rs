//! *Goofspiel* on one page: the example of `docs/adding-a-game.md`, a whole game that stands in tests only.
//!
//! Rules, by the paragraphs that the code names:
//!
//! 1. Two to four players. Each holds the cards 1 to 13; the prizes 1 to 12 and 15 lie in a shuffled pile.
//! 2. A round: the top prize is turned up and joins the stake. Each player bids a card face down, in the order of the seats; then
//!    all bids are turned up, and are out of the game.
//! 3. The highest bid that one player alone made takes the stake. If there is none, it stays for the next round.
//! 4. After thirteen rounds the most points of prizes win; equals share the victory.
//!
//! It has two versions of rules and cards, to show how both change (`docs/fixing-a-rule.md`). In the first the prizes were 1
//! to 13, and where several players made the highest bid, nobody took the stake.
//!
//! Secret are a bid until it is turned up, and the order of the pile. Everybody's last card is bid by the program, unless the
//! table wants to do that itself.

pub mod pictures;
pub mod rules;
pub mod strategy;
pub mod talk;
pub mod words;

pub use rules::{moves::Move, setup::Options, table::Goofspiel};
