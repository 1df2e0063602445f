//! How well an opponent plays: a name only, kept with a seat; what stands behind it is in `ai`.

use serde::{Deserialize, Serialize};

/// The level of an opponent. Its JSON is its id, and tables are read back through it for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move after which its own position looks best.
    Greedy,
    /// A short search, and among the best moves any.
    Easy,
    /// A search.
    Normal,
    /// A long search.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Greedy, Self::Easy, Self::Normal, Self::Hard];

    /// The id in commands and in the database, for example `hard`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }

    /// The level with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_in_json_are_those_of_the_commands() {
        for level in Level::ALL {
            assert_eq!(serde_json::to_value(level).unwrap(), level.id());
            assert_eq!(Level::from_id(level.id()), Some(level));
        }
        assert_eq!(Level::from_id("Hard"), None);
    }
}
