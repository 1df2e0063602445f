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
    /// Of which kind that explanation was.
    said: String,
}

impl Explained {
    /// So many decisions of a kind are explained.
    pub const TIMES: u8 = 3;

    /// Which of these kinds of explanations a decision gets: the one that was told least often, the first of such. It counts
    /// once, however often the decision's panel is opened.
    pub fn explain(&mut self, kinds: &[String], decision: (u64, u32)) -> Option<usize> {
        if self.wanted == Explaining::Off {
            return None;
        }
        if self.last == Some(decision)
            && let Some(again) = kinds.iter().position(|kind| *kind == self.said)
        {
            return Some(again);
        }
        let times = |kind: &String| self.times.get(kind).copied().unwrap_or(0);
        let (place, kind) = kinds.iter().enumerate().min_by_key(|(_, kind)| times(kind))?;
        let told = times(kind);
        if told >= Self::TIMES {
            return None;
        }
        self.times.insert(kind.clone(), told + 1);
        self.last = Some(decision);
        self.said.clone_from(kind);
        Some(place)
    }

    /// Explains everything anew, or nothing more.
    pub fn set(&mut self, wanted: Explaining) {
        *self = Self { wanted, ..Self::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds<const N: usize>(kinds: [&str; N]) -> [String; N] {
        kinds.map(str::to_owned)
    }

    #[test]
    fn each_kind_of_decision_is_explained_three_times() {
        let mut told = Explained::default();
        let pick = kinds(["great_city.pick"]);
        for number in 0..3 {
            assert_eq!(told.explain(&pick, (1, number)), Some(0));
            assert_eq!(told.explain(&pick, (1, number)), Some(0), "the same panel once more");
        }
        assert_eq!(told.explain(&pick, (2, 0)), None);
        assert_eq!(told.explain(&kinds(["builders.act"]), (2, 0)), Some(0), "another kind");
    }

    #[test]
    fn of_several_explanations_the_one_told_least_often_comes_next() {
        let mut told = Explained::default();
        let act = kinds(["build", "areas", "produce"]);
        let mut next = |number| told.explain(&act, (1, number));
        assert_eq!([0, 1, 1, 2, 3, 4].map(&mut next), [0, 1, 1, 2, 0, 1].map(Some));
        assert_eq!((5..12).filter_map(next).count(), 4, "each three times, then no more");
    }

    #[test]
    fn nothing_is_explained_to_who_wants_none_until_they_want_it_again() {
        let mut told = Explained::default();
        let pick = kinds(["great_city.pick"]);
        told.set(Explaining::Off);
        assert_eq!(told.explain(&pick, (1, 0)), None);
        told.set(Explaining::FirstTimes);
        assert_eq!(told.explain(&pick, (1, 0)), Some(0));
    }

    #[test]
    fn what_was_told_is_kept_with_the_person() {
        let mut told = Explained::default();
        told.explain(&kinds(["great_city.pick"]), (7, 3));
        let json = serde_json::to_string(&told).unwrap();
        let times = r#""times":{"great_city.pick":1}"#;
        let kept =
            format!(r#"{{"wanted":"first_times",{times},"last":[7,3],"said":"great_city.pick"}}"#);
        assert_eq!(json, kept);
        assert_eq!(serde_json::from_str::<Explained>(&json).unwrap(), told);
        let before = format!(r#"{{"wanted":"first_times",{times},"last":[7,3]}}"#);
        let mut before: Explained = serde_json::from_str(&before).unwrap();
        assert_eq!(
            before.explain(&kinds(["great_city.pick"]), (7, 3)),
            Some(0),
            "as stored before"
        );
    }
}
