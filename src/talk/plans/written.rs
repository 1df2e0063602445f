//! Alternatives as they are stored and typed.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::plan::{Alternative, BadPlan};
use crate::talk::paths::Path;

/// Behind a path of which the best move is meant.
const BEST: char = '*';
/// Behind a path whose last number or a higher one is meant.
const OR_MORE: char = '+';
/// The alternative that asks.
const ASK: &str = "?";

impl fmt::Display for Alternative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(path) => path.fmt(f),
            Self::Best(path) => write!(f, "{path}{BEST}"),
            Self::AtLeast(path) => write!(f, "{path}{OR_MORE}"),
            Self::Ask => f.write_str(ASK),
        }
    }
}

impl FromStr for Alternative {
    type Err = BadPlan;

    fn from_str(text: &str) -> Result<Self, BadPlan> {
        if text == ASK {
            return Ok(Self::Ask);
        }
        let path = |text: &str| text.parse::<Path>().map_err(|_| BadPlan::NoMeaning);
        if let Some(text) = text.strip_suffix(BEST) {
            return path(text).map(Self::Best);
        }
        match text.strip_suffix(OR_MORE) {
            Some(text) => {
                let path = path(text)?;
                path.number().map(|_| Self::AtLeast(path)).ok_or(BadPlan::NoMeaning)
            }
            None => path(text).map(Self::Move),
        }
    }
}

impl Serialize for Alternative {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Alternative {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
