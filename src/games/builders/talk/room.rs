//! What is left out of a label where there is no room for all.

use super::{
    bill::Bill,
    units::{resources, sesterces},
};
use crate::{
    say,
    talk::{
        layout::{LABEL, OPTION_LABEL, short_label},
        say::Text,
    },
};

/// What is paid, told in full and in short: "pay 5 sesterces", "pay 5"; nothing for nothing.
fn prices(coins: u16) -> Option<[Text; 2]> {
    let in_short = || Text::verbatim(coins.to_string());
    let pay = |price: Text| say!("builders-panel-pay", price);
    (coins > 0).then(|| [sesterces(coins), in_short()].map(pay))
}

/// The first of these labels that a phone shows as a whole with what is paid; of the last one as much as there is room for. The
/// price tells it from others and is never left out.
pub fn with_price(coins: u16, labels: impl IntoIterator<Item = Text>) -> Text {
    let Some(prices) = prices(coins) else { return short_label(labels) };
    let mut last = Text::default();
    for label in labels {
        for price in &prices {
            let told = Text::dotted([label.clone(), price.clone()]);
            if told.len() <= LABEL {
                return told;
            }
        }
        last = label;
    }
    let [_, shortest] = prices;
    let room = LABEL.saturating_sub(Text::dotted([Text::default(), shortest.clone()]).len());
    Text::dotted([last.cut(room), shortest])
}

/// A sending for a button: one of these labels with all that it costs or these names with what is paid, and what it does, as much
/// of it as fits.
pub fn sending(bill: &Bill, in_full: &[Text], names: &[Text]) -> Text {
    let paid = prices(bill.coins);
    let priced = |name: &Text| match &paid {
        Some(prices) => {
            prices.iter().map(|price| Text::dotted([name.clone(), price.clone()])).collect()
        }
        None => vec![name.clone()],
    };
    let labels = in_full.iter().cloned().chain(names.iter().flat_map(priced));
    let outcomes = outcomes(bill);
    let told = |label: Text| outcomes.clone().map(|outcome| Text::dotted([label.clone(), outcome]));
    let fitting = labels.flat_map(told).find(|label| label.len() <= LABEL);
    let last = names.last().cloned();
    fitting.unwrap_or_else(|| with_price(bill.coins, last))
}

/// One of these labels of a sending, the best first, with what it does; where there is no room, with how much is missing then,
/// which the picture tells more of; at last the last label alone.
pub fn with_outcome<const N: usize>(most: usize, bill: &Bill, labels: [Text; N]) -> Text {
    let (last, outcomes) = (labels.last().cloned(), outcomes(bill));
    let with = |label: Text| outcomes.clone().map(|outcome| Text::dotted([label.clone(), outcome]));
    first_fitting(most, labels.into_iter().flat_map(with).chain(last))
}

/// What a sending does, in full and in short.
fn outcomes(bill: &Bill) -> [Text; 2] {
    let in_short = match bill.finished {
        Some(_) => outcome(bill),
        None => say!("builders-panel-then-missing-so-many", number = bill.missing.sum()),
    };
    [outcome(bill), in_short]
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
