//! Moves as short text, for buttons and autocomplete: at most 60 characters of `[a-z0-9_.,:+-]`.
//!
//! `open:house`, `recruit:laborer_wd`, `invest:slave_sd`, `invest:university_wood:laborer_wd`,
//! `send:laborer_wd:house`, `send:laborer_wd:house:wood` (with the tool for wood), `take:3`, `free:slave_sd`, `end`.

use std::{fmt, str::FromStr};

use super::{
    cards::{Building, Investment, Member},
    moves::Move,
    resources::Resource,
};

/// A text that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is no move; choose one of the moves that are offered")]
pub struct BadCode;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open { building } => write!(f, "open:{}", building.id()),
            Self::Recruit { worker } => write!(f, "recruit:{}", worker.id()),
            Self::Invest { card, student: None } => write!(f, "invest:{}", card.id()),
            Self::Invest { card, student: Some(student) } => {
                write!(f, "invest:{}:{}", card.id(), student.id())
            }
            Self::Send { worker, building, tool } => {
                write!(f, "send:{}:{}", worker.id(), building.id())?;
                tool.map_or(Ok(()), |tool| write!(f, ":{tool}"))
            }
            Self::Take { actions } => write!(f, "take:{actions}"),
            Self::Free { slave } => write!(f, "free:{}", slave.id()),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = BadCode;

    fn from_str(code: &str) -> Result<Self, BadCode> {
        let mv = parse(code).ok_or(BadCode)?;
        // One text for one move: no leading zeros or signs, nothing after the end.
        if mv.to_string() == code { Ok(mv) } else { Err(BadCode) }
    }
}

fn parse(code: &str) -> Option<Move> {
    let mut parts = code.split(':');
    let verb = parts.next()?;
    let mut part = || parts.next();
    Some(match verb {
        "open" => Move::Open { building: Building::from_id(part()?)? },
        "recruit" => Move::Recruit { worker: Member::from_id(part()?)? },
        "invest" => {
            let card = Investment::from_id(part()?)?;
            Move::Invest {
                card,
                student: part().map_or(Some(None), |id| Some(Some(Member::from_id(id)?)))?,
            }
        }
        "send" => {
            let (worker, building) = (Member::from_id(part()?)?, Building::from_id(part()?)?);
            let tool = part().map_or(Some(None), |name| Some(Some(Resource::from_name(name)?)))?;
            Move::Send { worker, building, tool }
        }
        "take" => Move::Take { actions: part()?.parse().ok()? },
        "free" => Move::Free { slave: Member::from_id(part()?)? },
        "end" => Move::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::builders::rules::cards::MemberKind;

    /// Every move that can be written down, but for the amounts of `take`.
    fn all() -> impl Iterator<Item = Move> {
        let tools = || std::iter::once(None).chain(Resource::ALL.map(Some));
        let students = || std::iter::once(None).chain(Member::all().map(Some));
        let sends = Member::all().flat_map(move |worker| {
            Building::all().flat_map(move |building| {
                tools().map(move |tool| Move::Send { worker, building, tool })
            })
        });
        let invest = move |card| students().map(move |student| Move::Invest { card, student });
        Building::all()
            .map(|building| Move::Open { building })
            .chain(Member::all().map(|worker| Move::Recruit { worker }))
            .chain(Investment::all().flat_map(invest))
            .chain(sends)
            .chain([0, 1, 3, 255].map(|actions| Move::Take { actions }))
            .chain(Member::all().map(|slave| Move::Free { slave }))
            .chain([Move::End])
    }

    #[test]
    fn every_code_is_short_and_leads_back_to_its_move() {
        for mv in all() {
            let code = mv.to_string();
            let is_never_legal = matches!(mv, Move::Send { worker, tool: Some(_), .. }
                if worker.kind() == MemberKind::Machine);
            assert!(code.len() <= 60 || is_never_legal, "{code}");
            assert!(
                code.bytes()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || b"_:".contains(&c))
            );
            assert_eq!(code.parse(), Ok(mv), "{code}");
        }
    }

    #[test]
    fn every_record_leads_back_to_its_move() {
        for mv in all() {
            let json = serde_json::to_string(&mv).unwrap();
            assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), mv, "{json}");
        }
    }

    #[test]
    fn a_text_that_is_no_move_is_refused() {
        for code in [
            "",
            ":",
            "open",
            "open:",
            "open:castle",
            "open:house:",
            "open:house:house",
            "recruit:house",
            "invest",
            "invest:university_wood:",
            "invest:university_wood:house",
            "send:laborer_wd",
            "send:laborer_wd:house:mallet",
            "send:laborer_wd:house:wood:wood",
            "send:house:laborer_wd",
            "take",
            "take:03",
            "take:+3",
            "take:-1",
            "take:256",
            "free:loan",
            "end:",
            "End",
            "é",
            "send:é:house",
        ] {
            assert_eq!(code.parse::<Move>(), Err(BadCode), "{code}");
        }
    }
}
