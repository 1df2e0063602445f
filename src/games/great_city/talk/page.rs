//! The pages and moves of the panel as text in a component: nothing is remembered between two clicks.

use std::{fmt, str::FromStr};

use crate::{
    games::great_city::rules::{cards::Card, city::Cell, moves::Move},
    talk::{present::NoSuchPage, verb::GameVerb},
};

/// A page of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// What can be done now.
    Main,
    /// Where this card can go.
    Plan(Card),
    /// How to pay for this card at this place; the preview when there is one way only.
    At(Card, Cell),
    /// What this build costs and brings.
    Show(Move),
    /// In which order the cards return when this one is kept.
    Order(Card),
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Main => Ok(()),
            Self::Plan(card) => write!(f, "plan:{}", card.id()),
            Self::At(card, at) => write!(f, "at:{}:{},{}", card.id(), at.row(), at.col()),
            Self::Show(mv) => write!(f, "show:{mv}"),
            Self::Order(card) => write!(f, "order:{}", card.id()),
        }
    }
}

impl FromStr for Page {
    type Err = NoSuchPage;

    fn from_str(text: &str) -> Result<Self, NoSuchPage> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        match name {
            "" => Ok(Self::Main),
            "plan" => Ok(Self::Plan(card(rest)?)),
            "order" => Ok(Self::Order(card(rest)?)),
            "show" => Ok(Self::Show(rest.parse().map_err(|_| NoSuchPage)?)),
            "at" => {
                let (id, place) = rest.split_once(':').ok_or(NoSuchPage)?;
                Ok(Self::At(card(id)?, cell(place).ok_or(NoSuchPage)?))
            }
            _ => Err(NoSuchPage),
        }
    }
}

fn card(id: &str) -> Result<Card, NoSuchPage> {
    Card::ALL.into_iter().find(|card| card.id() == id).ok_or(NoSuchPage)
}

/// The cell written as `row,col`.
#[must_use]
pub fn cell(text: &str) -> Option<Cell> {
    let (row, col) = text.split_once(',')?;
    Cell::new(row.trim().parse().ok()?, col.trim().parse().ok()?)
}

/// The verb that plays this move.
#[must_use]
pub fn do_it(mv: Move) -> GameVerb {
    GameVerb::Do(mv.to_string())
}

/// The moves without repetition, in order.
pub fn distinct(moves: impl Iterator<Item = Move>) -> impl Iterator<Item = Move> {
    let mut seen: Vec<Move> = Vec::new();
    moves.filter(move |mv| {
        let is_new = !seen.contains(mv);
        if is_new {
            seen.push(*mv);
        }
        is_new
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_back_as_it_was_written() {
        for text in ["", "plan:school", "at:school:-1,2", "order:market"] {
            assert_eq!(text.parse::<Page>().map(|page| page.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn a_forged_page_is_refused() {
        for text in [
            "plan",
            "plan:pyramid",
            "at:school",
            "at:school:9,9",
            "at:school:x",
            "show:win",
            "dance",
        ] {
            assert_eq!(text.parse::<Page>(), Err(NoSuchPage), "{text}");
        }
    }
}
