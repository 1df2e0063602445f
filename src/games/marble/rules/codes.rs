//! Moves as short text, for buttons and autocomplete: at most 60 characters of `[a-z0-9_.,:+-]`.
//!
//! `draw:temple,arena`, `expand:grey.g4,white.g5`, `recall:e5-f5`, `play:theatre:e5-f5`, `play:theatre:e5-f5:magistrate`,
//! `open:grey:b4,c4,d4`, `open:grey:` (where not one piece can be laid), `finish:e5`, `reward:e5-f5`, `reward:none`,
//! `spend:arena`, `end`.

use std::{fmt, str::FromStr};

use tinyvec::{Array, ArrayVec};

use super::{
    kinds::{Aqueduct, Kind},
    moves::{Move, Piece},
};

/// A text that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is no move; choose one of the moves that are offered")]
pub struct BadCode;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = match self {
            Self::Draw { tiles } => format!("draw:{}", joined(tiles)),
            Self::Expand { pieces } => format!("expand:{}", joined(pieces)),
            Self::Recall { tile } => format!("recall:{tile}"),
            Self::Play { tile, at, magistrate: false } => format!("play:{tile}:{at}"),
            Self::Play { tile, at, magistrate: true } => format!("play:{tile}:{at}:magistrate"),
            Self::Open { aqueduct, path } => format!("open:{aqueduct}:{}", joined(path)),
            Self::Finish { site } => format!("finish:{site}"),
            Self::Reward { tile: Some(tile) } => format!("reward:{tile}"),
            Self::Reward { tile: None } => "reward:none".to_owned(),
            Self::Spend { imperium } => format!("spend:{imperium}"),
            Self::End => "end".to_owned(),
        };
        f.write_str(&code.to_lowercase())
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.aqueduct, self.to)
    }
}

/// Reads "grey.g4", and "grey-g4" as a choice has it.
impl FromStr for Piece {
    type Err = BadCode;

    fn from_str(text: &str) -> Result<Self, BadCode> {
        let (aqueduct, to) = text.split_once(['.', '-']).ok_or(BadCode)?;
        let aqueduct = Aqueduct::from_name(aqueduct).ok_or(BadCode)?;
        Ok(Self { aqueduct, to: to.parse().map_err(|_| BadCode)? })
    }
}

fn joined(parts: impl IntoIterator<Item = impl fmt::Display>) -> String {
    parts.into_iter().map(|part| part.to_string()).collect::<Vec<_>>().join(",")
}

impl FromStr for Move {
    type Err = BadCode;

    fn from_str(code: &str) -> Result<Self, BadCode> {
        let mut values = code.split([':', ',']);
        let mv = Self::read(values.next().unwrap_or_default(), values).ok_or(BadCode)?;
        // One text for one move: no capitals or leading zeros, nothing after the end.
        if mv.to_string() == code { Ok(mv) } else { Err(BadCode) }
    }
}

impl Move {
    /// The move of an order and what is chosen for it, one after the other; what is empty does not count.
    pub(crate) fn read<'a>(order: &str, values: impl Iterator<Item = &'a str>) -> Option<Self> {
        let values: Vec<&str> = values.filter(|value| !value.is_empty()).collect();
        Some(match (order, &values[..]) {
            ("draw", kinds @ [_, ..]) => Self::Draw { tiles: list(kinds, Kind::from_name)? },
            ("expand", pieces @ [_, ..]) => {
                Self::Expand { pieces: list(pieces, |piece| piece.parse().ok())? }
            }
            ("recall", [tile]) => Self::Recall { tile: tile.parse().ok()? },
            ("play", [tile, at, more @ ..]) => {
                let (tile, at) = (Kind::from_name(tile)?, at.parse().ok()?);
                Self::Play { tile, at, magistrate: !more.is_empty() }
            }
            ("open", [aqueduct, path @ ..]) => {
                let path = list(path, |to| to.parse().ok())?;
                Self::Open { aqueduct: Aqueduct::from_name(aqueduct)?, path }
            }
            ("finish", [site]) => Self::Finish { site: site.parse().ok()? },
            ("reward", ["none"]) => Self::Reward { tile: None },
            ("reward", [tile]) => Self::Reward { tile: Some(tile.parse().ok()?) },
            ("spend", [imperium]) => Self::Spend { imperium: Kind::from_name(imperium)? },
            ("end", []) => Self::End,
            _ => return None,
        })
    }
}

/// As many things as there is room for; `None` when there are more, or one is none.
fn list<A: Array>(texts: &[&str], one: impl Fn(&str) -> Option<A::Item>) -> Option<ArrayVec<A>> {
    let all = texts.iter().map(|text| one(text)).collect::<Option<Vec<_>>>()?;
    (all.len() <= A::CAPACITY).then(|| all.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_code_is_refused() {
        let bad = "End end: draw draw: draw:temple, draw:temple,arena,arena draw:forum expand:grey \
                   expand:grey.z9 expand:red.e5 recall:e5-e7 recall:a1-a2 play:theatre \
                   play:theatre:E5-f5 play:theatre:f5-e5 play:theatre:e5-f5: play:theatre:e5-f5:two \
                   open:grey open:grey:b4,c4,d4,e4 open:grey:b04 finish:b9 finish:é reward reward: \
                   spend:fountain";
        for code in bad.split(' ').chain([""]) {
            assert_eq!(code.parse::<Move>(), Err(BadCode), "{code}");
        }
    }

    #[test]
    fn a_record_that_draws_nothing_or_three_tiles_is_refused() {
        let read = |tiles: &str| {
            serde_json::from_str::<Move>(&format!("{{\"type\":\"draw\",\"tiles\":[{tiles}]}}"))
        };
        assert!(read("").unwrap_err().to_string().contains("there must be one or two, not 0"));
        let temple = "\"temple\"";
        assert!(read(temple).is_ok());
        let three = read(&[temple; 3].join(",")).unwrap_err().to_string();
        assert!(three.contains("there can be 2 at most, not 3"), "{three}");
    }
}
