//! The pages and moves of the panel as text in a component: nothing is remembered between two clicks.

use std::{fmt, str::FromStr};

use crate::{
    games::builders::rules::{
        cards::{Building, Member},
        moves::Move,
    },
    talk::{present::NoSuchPage, verb::GameVerb},
};

/// A page of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// What can be done now.
    Main,
    /// A building: who can go there, or what opening it takes.
    At(Building),
    /// Sending this member there, with or without a tool.
    Send(Member, Building),
    /// What this move costs and brings; of a university without a student, who can be educated.
    Show(Move),
    /// Whether to end the turn although actions are left.
    End,
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Main => Ok(()),
            Self::At(building) => write!(f, "at:{}", building.id()),
            Self::Send(worker, building) => write!(f, "send:{}:{}", worker.id(), building.id()),
            Self::Show(mv) => write!(f, "show:{mv}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Page {
    type Err = NoSuchPage;

    fn from_str(text: &str) -> Result<Self, NoSuchPage> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        match name {
            "" if rest.is_empty() => Ok(Self::Main),
            "end" if rest.is_empty() => Ok(Self::End),
            "at" => Building::from_id(rest).map(Self::At).ok_or(NoSuchPage),
            "show" => rest.parse().map(Self::Show).map_err(|_| NoSuchPage),
            "send" => {
                let (worker, building) = rest.split_once(':').ok_or(NoSuchPage)?;
                let worker = Member::from_id(worker).ok_or(NoSuchPage)?;
                Ok(Self::Send(worker, Building::from_id(building).ok_or(NoSuchPage)?))
            }
            _ => Err(NoSuchPage),
        }
    }
}

/// The verb that plays this move.
#[must_use]
pub fn do_it(mv: Move) -> GameVerb {
    GameVerb::Do(mv.to_string())
}

/// The verb that turns to this page.
#[must_use]
pub fn go(page: Page) -> GameVerb {
    GameVerb::Go(page.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_back_as_it_was_written() {
        for text in [
            "",
            "at:temple",
            "send:laborer_wd:temple",
            "show:recruit:laborer_wd",
            "show:invest:university_wood",
            "end",
        ] {
            assert_eq!(text.parse::<Page>().map(|page| page.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn a_forged_page_is_refused() {
        for text in [
            "at",
            "at:castle",
            "send:temple",
            "send:laborer_wd:castle",
            "send:nobody:temple",
            "show:win",
            "end:now",
            "dance",
        ] {
            assert_eq!(text.parse::<Page>(), Err(NoSuchPage), "{text}");
        }
    }
}
