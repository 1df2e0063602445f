//! Counts: fixed numbers of moves and positions, the yardsticks of the rules texts, and the listed moves against a
//! search by brute force.

mod builders;
mod great_city;
mod marble;
