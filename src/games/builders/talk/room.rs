//! What is left out of a label where there is no room for all.

use super::{bill::Bill, units::resources};
use crate::{
    say,
    talk::{layout::OPTION_LABEL, say::Text},
};

/// One of these labels of a sending, the best first, with what it does; where there is no room, with how much is missing then,
/// which the picture tells more of; at last the last label alone.
pub fn with_outcome<const N: usize>(most: usize, bill: &Bill, labels: [Text; N]) -> Text {
    let in_short = match bill.finished {
        Some(_) => outcome(bill),
        None => say!("builders-panel-then-missing-so-many", number = bill.missing.sum()),
    };
    let last = labels.last().cloned();
    let with = |label: Text| {
        [outcome(bill), in_short.clone()].map(|outcome| Text::dotted([label.clone(), outcome]))
    };
    first_fitting(most, labels.into_iter().flat_map(with).chain(last))
}

/// The first that has at most so many characters, else the last.
pub fn first_fitting(most: usize, labels: impl IntoIterator<Item = Text>) -> Text {
    let mut last = Text::default();
    for label in labels {
        if label.len() <= most {
            return label;
        }
        last = label;
    }
    last
}

/// What a sending does: "finishes it" or "then missing 2 wood".
pub fn outcome(bill: &Bill) -> Text {
    match bill.finished {
        Some(_) => say!("builders-panel-finishes"),
        None => say!("builders-panel-then-missing", missing = resources(bill.missing)),
    }
}

/// A choice with one more thing about it, if there is room.
pub fn if_it_fits(choice: Text, more: Option<Text>) -> Text {
    let all = Text::dotted(std::iter::once(choice.clone()).chain(more));
    first_fitting(OPTION_LABEL, [all, choice])
}
