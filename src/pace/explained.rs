//! What a person has been told of the kinds of decisions: each is explained in the first games, a few times.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Whether decisions are explained to somebody. Stored with the person: never renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Explaining {
    /// Each kind, the first few times.
    #[default]
    FirstTimes,
    /// None.
    Off,
}

/// What was explained to somebody, and whether more is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Explained {
    /// Whether more is wanted.
    pub wanted: Explaining,
    /// How often each kind of decision was explained, by the game's id, a dot, and the name of the kind.
    times: BTreeMap<String, u8>,
    /// The last decision that was: the numbers of its table and of its move.
    last: Option<(u64, u32)>,
}

impl Explained {
    /// So many decisions of a kind are explained.
    pub const TIMES: u8 = 3;

    /// Whether a decision of this kind is explained; it counts once, however often its panel is opened.
    pub fn explain(&mut self, kind: &str, decision: (u64, u32)) -> bool {
        if self.wanted == Explaining::Off {
            return false;
        }
        if self.last == Some(decision) {
            return true;
        }
        let times = self.times.get(kind).copied().unwrap_or(0);
        if times >= Self::TIMES {
            return false;
        }
        self.times.insert(kind.to_owned(), times + 1);
        self.last = Some(decision);
        true
    }

    /// Explains everything anew, or nothing more.
    pub fn set(&mut self, wanted: Explaining) {
        *self = Self { wanted, ..Self::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_decision_is_explained_three_times() {
        let mut told = Explained::default();
        for number in 0..3 {
            assert!(told.explain("great_city.pick", (1, number)));
            assert!(told.explain("great_city.pick", (1, number)), "the same panel once more");
        }
        assert!(!told.explain("great_city.pick", (2, 0)));
        assert!(told.explain("builders.act", (2, 0)), "another kind");
    }

    #[test]
    fn nothing_is_explained_to_who_wants_none_until_they_want_it_again() {
        let mut told = Explained::default();
        told.set(Explaining::Off);
        assert!(!told.explain("great_city.pick", (1, 0)));
        told.set(Explaining::FirstTimes);
        assert!(told.explain("great_city.pick", (1, 0)));
    }

    #[test]
    fn what_was_told_is_kept_with_the_person() {
        let mut told = Explained::default();
        told.explain("great_city.pick", (7, 3));
        let json = serde_json::to_string(&told).unwrap();
        assert_eq!(json, r#"{"wanted":"first_times","times":{"great_city.pick":1},"last":[7,3]}"#);
        assert_eq!(serde_json::from_str::<Explained>(&json).unwrap(), told);
    }
}
