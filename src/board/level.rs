//! How well an opponent plays: a name only, kept with a seat; what stands behind it is in `ai`.

use super::named;

named! {
    /// The level of an opponent, the weakest first. Tables are read back through its name for ever.
    Level: 7 {
        /// Any legal move.
        Random = "random",
        /// A look at the positions after its move, and among the moves that look good there any.
        Gentle = "gentle",
        /// The move after which its own position looks best.
        Greedy = "greedy",
        /// A short search, and among the best moves any.
        Easy = "easy",
        /// A search.
        Normal = "normal",
        /// A long search.
        Hard = "hard",
        /// As long a search as people care to wait for.
        Master = "master",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_json_are_those_of_the_commands() {
        for level in Level::ALL {
            assert_eq!(serde_json::to_value(level).unwrap(), level.name());
            assert_eq!(Level::from_name(level.name()), Some(level));
        }
        assert_eq!(Level::from_name("Hard"), None);
    }
}
