//! What may be an argument of a message.

use super::text::{Argument, Text};
use crate::board::{MoveNumber, TableId};

/// What is lent is told as what is given.
impl<T: Clone> From<&T> for Argument
where
    Self: From<T>,
{
    fn from(value: &T) -> Self {
        value.clone().into()
    }
}

impl From<Text> for Argument {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<String> for Argument {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl From<&str> for Argument {
    fn from(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

/// The word by which a message selects.
impl From<bool> for Argument {
    fn from(is_so: bool) -> Self {
        Self::Word(is_so.to_string())
    }
}

/// The number of a table is a name: no plural depends on it, and every digit counts.
impl From<TableId> for Argument {
    fn from(table: TableId) -> Self {
        Self::Word(table.to_string())
    }
}

impl From<MoveNumber> for Argument {
    fn from(number: MoveNumber) -> Self {
        Self::Number(number.0.into())
    }
}

macro_rules! from_numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}
from_numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say;

    #[test]
    fn an_argument_is_told_as_it_is() {
        let told = |last: Argument| say!("list-and", first = "**@{ $last }**", last).to_string();
        assert_eq!(told("\u{5e9}".into()), "**@{ $last }** and \u{5e9}");
        assert_eq!(told(true.into()), "**@{ $last }** and true");
        assert_eq!(told((-3).into()), "**@{ $last }** and −3");
        assert_eq!(told(12_000.into()), "**@{ $last }** and 12000");
        assert_eq!(told(Argument::tenths(41.25)), "**@{ $last }** and 41.3");
        assert_eq!(told(Argument::tenths(-0.34)), "**@{ $last }** and −0.3");
        assert_eq!(told(Argument::tenths(41.0)), "**@{ $last }** and 41.0");
        assert_eq!(told(TableId(u64::MAX).into()), "**@{ $last }** and 18446744073709551615");
        assert_eq!(told(Text::one_of(["x", "y"]).into()), "**@{ $last }** and x or y");
    }
}
