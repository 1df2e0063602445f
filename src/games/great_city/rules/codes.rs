//! Moves as short text, for buttons and autocomplete: at most 60 characters of `[a-z0-9_.,:+-]`.
//!
//! `draft:market`, `place:3`, `pick:aqueduct`, `build:school:1,0:t02+-1-2:b1` (tokens of the farms at 0,2 and -1,-2;
//! one brick bought), `deck:ii`, `keep:10:4,18` (numbers of the cards in the order of §2.1), `produce:1`, `pass`.

use std::{fmt, str::FromStr};

use super::{
    cards::{Card, Deck},
    city::{Cell, CellSet},
    moves::{Bottom, Move, Space},
};

/// A text that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is no move; choose one of the moves that are offered")]
pub struct BadCode;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draft { card } => write!(f, "draft:{}", card.id()),
            Self::Place { space } => write!(f, "place:{space}"),
            Self::Pick { card } => write!(f, "pick:{}", card.id()),
            Self::Build { card, at, tokens, buy } => {
                write!(f, "build:{}:{},{}", card.id(), at.row(), at.col())?;
                for (place, farm) in tokens.iter().enumerate() {
                    write!(
                        f,
                        "{}{}{}",
                        if place == 0 { ":t" } else { "+" },
                        farm.row(),
                        farm.col()
                    )?;
                }
                if *buy > 0 { write!(f, ":b{buy}") } else { Ok(()) }
            }
            Self::SchoolDeck { deck } => write!(f, "deck:{}", deck.id().to_ascii_lowercase()),
            Self::SchoolKeep { keep, bottom } => {
                write!(f, "keep:{}", *keep as u8)?;
                for (place, card) in bottom.iter().enumerate() {
                    write!(f, "{}{}", if place == 0 { ':' } else { ',' }, card as u8)?;
                }
                Ok(())
            }
            Self::Produce { buy: 0 } => f.write_str("produce"),
            Self::Produce { buy } => write!(f, "produce:{buy}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = BadCode;

    fn from_str(code: &str) -> Result<Self, BadCode> {
        let mv = parse(code).ok_or(BadCode)?;
        // One text for one move: no leading zeros or signs, no tokens out of order.
        if mv.to_string() == code { Ok(mv) } else { Err(BadCode) }
    }
}

fn parse(code: &str) -> Option<Move> {
    let (verb, rest) = code.split_once(':').unwrap_or((code, ""));
    Some(match verb {
        "draft" => Move::Draft { card: Card::from_id(rest)? },
        "place" => Move::Place { space: Space::new(rest.parse().ok()?)? },
        "pick" => Move::Pick { card: Card::from_id(rest)? },
        "build" => parse_build(rest)?,
        "deck" => Move::SchoolDeck {
            deck: Deck::ALL.into_iter().find(|deck| deck.id().to_ascii_lowercase() == rest)?,
        },
        "keep" => parse_keep(rest)?,
        "produce" if rest.is_empty() => Move::Produce { buy: 0 },
        "produce" => Move::Produce { buy: rest.parse().ok()? },
        "pass" => Move::Pass,
        _ => return None,
    })
}

fn parse_build(text: &str) -> Option<Move> {
    let mut parts = text.split(':');
    let card = Card::from_id(parts.next()?)?;
    let (row, col) = parts.next()?.split_once(',')?;
    let at = Cell::new(row.parse().ok()?, col.parse().ok()?)?;
    let (mut tokens, mut buy) = (CellSet::EMPTY, 0);
    for part in parts {
        if let Some(farms) = part.strip_prefix('t') {
            tokens =
                farms.split('+').try_fold(tokens, |set, farm| Some(set.with(parse_farm(farm)?)))?;
        } else {
            buy = part.strip_prefix('b')?.parse().ok()?;
        }
    }
    Some(Move::Build { card, at, tokens, buy })
}

/// A row and a column of one digit each, with their signs: `02`, `-1-2`.
fn parse_farm(text: &str) -> Option<Cell> {
    let digit = text.find(|letter: char| letter.is_ascii_digit())?;
    let (row, col) = text.split_at(digit + 1);
    Cell::new(row.parse().ok()?, col.parse().ok()?)
}

fn parse_keep(text: &str) -> Option<Move> {
    let numbered = |number: &str| Card::ALL.get(number.parse::<usize>().ok()?).copied();
    let (keep, rest) = text.split_once(':').unwrap_or((text, ""));
    let cards: Option<Vec<Card>> =
        rest.split(',').filter(|number| !number.is_empty()).map(numbered).collect();
    Some(Move::SchoolKeep { keep: numbered(keep)?, bottom: Bottom::new(&cards?)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_code_has_at_most_60_characters() {
        let cell = |row, col| Cell::new(row, col).unwrap();
        let farms = [cell(-3, -2), cell(-2, -2), cell(-1, -2), cell(-3, -1)];
        let mv = Move::Build {
            card: Card::ImperialThermalBaths,
            at: cell(-1, -1),
            tokens: farms.into_iter().fold(CellSet::EMPTY, CellSet::with),
            buy: 99,
        };
        assert!(mv.to_string().len() <= 60, "{mv}");
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }

    #[test]
    fn a_text_that_is_no_move_is_refused() {
        for code in [
            "",
            ":",
            "build",
            "build:school",
            "build:school:9,9",
            "build:school:1,0:t9",
            "build:school:01,0",
            "build:school:1,0:b0",
            "build:school:1,0:b256",
            "keep:31",
            "keep:1:1,2,3,4,5",
            "place:0",
            "place:6",
            "draft:Market",
            "deck:v",
            "produce:0",
            "pass:",
            "pass:1",
            "é",
            "build:school:1,0:té0",
            "build:school:1,0:t-",
        ] {
            assert_eq!(code.parse::<Move>(), Err(BadCode), "{code}");
        }
    }
}
