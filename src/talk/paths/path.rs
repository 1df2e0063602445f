//! The way to a move as data: the order and, step by step, what is chosen.

use std::{borrow::Cow, fmt, str::FromStr};

/// What the program reads of a choice: `school`, `1,0`; of `[a-z0-9_.,+-]`, and empty where nothing is to be chosen.
pub type Value = Cow<'static, str>;

/// Between the steps of a path in its text form.
const BETWEEN: char = ':';

/// The way to a legal move, or its beginning: `build:school:1,0`.
///
/// Moves of equal paths are alike in every respect, so that nobody is asked to choose between them. A path that stops early
/// means every move below it: `build:school` is "build the School, wherever it goes".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Path {
    order: Value,
    values: Vec<Value>,
}

/// A text that is no path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is no way to a move")]
pub struct BadPath;

impl Path {
    /// The path to everything that this order can do.
    pub fn new(order: impl Into<Value>) -> Self {
        Self { order: order.into(), values: Vec::new() }
    }

    /// The same, one step on.
    pub fn step(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// The same without its last step.
    pub fn back(mut self) -> Self {
        self.values.pop();
        self
    }

    /// The path to everything that its order can do.
    pub fn to_order(&self) -> Self {
        Self::new(self.order.clone())
    }

    /// The order, such as `build`.
    pub fn order(&self) -> &str {
        &self.order
    }

    /// What is chosen so far.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// What is chosen at this step, from 0; empty beyond the last one.
    pub fn value(&self, step: usize) -> &str {
        self.values.get(step).map_or("", Cow::as_ref)
    }

    /// The number that is chosen at the last step, if it is one.
    pub fn number(&self) -> Option<u32> {
        number(self.values.last()?)
    }

    /// The number of another path at the last step of this one, if it is at least the one there and both begin alike.
    pub fn reaches(&self, other: &Self) -> Option<u32> {
        let last = self.values.len().checked_sub(1)?;
        let begins = self.order == other.order
            && (0..last).all(|step| self.value(step) == other.value(step));
        let reached = number(other.value(last)).filter(|_| begins)?;
        (reached >= self.number()?).then_some(reached)
    }

    /// Whether the other path begins like this one, or is the same.
    pub fn leads_to(&self, other: &Self) -> bool {
        self.order == other.order
            && self.values.iter().enumerate().all(|(step, value)| other.value(step) == value)
    }
}

/// Digits and nothing else.
fn number(value: &str) -> Option<u32> {
    value.bytes().all(|byte| byte.is_ascii_digit()).then(|| value.parse().ok())?
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.order)?;
        self.values.iter().try_for_each(|value| write!(f, "{BETWEEN}{value}"))
    }
}

impl FromStr for Path {
    type Err = BadPath;

    fn from_str(text: &str) -> Result<Self, BadPath> {
        let mut parts = text.split(BETWEEN).map(|part| Cow::Owned(part.to_owned()));
        let order = parts.next().filter(|order: &Value| !order.is_empty()).ok_or(BadPath)?;
        Ok(Self { order, values: parts.collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_read_back_as_it_was_written() {
        for text in ["end", "open:temple", "build:school:-1,0:t02+b1"] {
            assert_eq!(text.parse::<Path>().map(|path| path.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("".parse::<Path>(), Err(BadPath));
        assert_eq!(":school".parse::<Path>(), Err(BadPath));
    }

    #[test]
    fn a_path_that_stops_early_leads_to_all_that_begin_like_it() {
        let school = Path::new("build").step("school");
        assert!(school.leads_to(&Path::new("build").step("school").step("1,0")));
        assert!(Path::new("build").leads_to(&school));
        assert!(!school.leads_to(&Path::new("build").step("market")));
        assert!(!school.leads_to(&Path::new("draft").step("school")));
    }

    #[test]
    fn a_path_that_ends_in_a_number_reaches_all_from_there_on_and_nothing_else() {
        let path = |text: &str| text.parse::<Path>().unwrap();
        let from = path("take:stone:4");
        for (text, reached) in [
            ("take:stone:4", Some(4)),
            ("take:stone:12:now", Some(12)),
            ("take:stone:3", None),
            ("take:wood:5", None),
            ("give:stone:5", None),
            ("take:stone", None),
            ("take:stone:all", None),
            ("take:stone:+5", None),
        ] {
            assert_eq!(from.reaches(&path(text)), reached, "{text}");
        }
        for text in ["take", "take:stone", "take:stone:", "take:stone:-4"] {
            assert_eq!(path(text).number(), None, "{text}");
            assert_eq!(path(text).reaches(&from), None, "{text}");
        }
    }
}
