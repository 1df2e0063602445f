//! What happens at a table as plans watch for it: the events that a game tells of, by whom and about what.

use std::{fmt, str::FromStr};

use super::{paths::Value, say::Text};
use crate::board::Seat;

/// Before what an event must be about.
const ABOUT: char = ':';
/// Before the player who must do it.
const BY: char = '@';

/// A kind of event on which a plan may depend.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// Its name, `[a-z_]`; never renamed, for plans are stored with it.
    pub name: &'static str,
    /// What happens then, in at most 60 characters besides names: "somebody else builds".
    pub says: fn(Phrase) -> Text,
    /// Who does it.
    pub actor: Actor,
}

/// Who does what an event tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Nobody's, or it does not matter whose.
    Nobodys,
    /// A player's, so that one can watch for a certain one.
    Players,
}

/// Of what a watch speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// "somebody else", or the name of a player.
    pub who: Text,
    /// The thing that it is about, if it is about a certain one.
    pub what: Option<Text>,
}

/// What happened, as everybody saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// The name of the [`Watch`].
    pub watch: &'static str,
    /// Who did it; no plan of this player watches for it.
    pub by: Option<Seat>,
    /// What it was about: a card, a place, the area around it.
    pub about: Vec<Value>,
}

/// What a plan watches for, as it is stored and typed: `pick`, `pick:school`, `pick@2`, `pick:school@2`, and `@2` for any move of
/// the second player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    /// The name of the [`Watch`]; `None` for any move.
    pub watch: Option<String>,
    /// What it must be about.
    pub about: Option<String>,
    /// Who must do it.
    pub by: Option<Seat>,
}

/// A text that watches for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is nothing to watch for")]
pub struct BadWatch;

impl Happening {
    /// An event of this name that is nobody's action.
    pub const fn new(watch: &'static str) -> Self {
        Self { watch, by: None, about: Vec::new() }
    }

    /// The same as this player's action.
    pub fn by(self, player: impl Into<Option<Seat>>) -> Self {
        Self { by: player.into(), ..self }
    }

    /// The same about this, too.
    pub fn about(mut self, what: impl Into<Value>) -> Self {
        self.about.push(what.into());
        self
    }
}

impl Watched {
    /// Any event of this name.
    pub fn any(watch: &str) -> Self {
        Self { watch: Some(watch.to_owned()), about: None, by: None }
    }

    /// One of them that is about this.
    pub fn about(watch: &str, what: &str) -> Self {
        Self { about: Some(what.to_owned()), ..Self::any(watch) }
    }

    /// An action of this player: an event of this name, or any move without one.
    pub fn by(watch: Option<&str>, player: Seat) -> Self {
        Self { watch: watch.map(str::to_owned), about: None, by: Some(player) }
    }

    /// Whether it is about any move of this player.
    pub fn is_any_move_of(&self, player: Seat) -> bool {
        self.watch.is_none() && self.by == Some(player)
    }

    /// Whether this is what the plan of a seat watches for; never its own action.
    pub fn is(&self, what: &Happening, own: Seat) -> bool {
        let fits = |about: &String| what.about.iter().any(|one| *one == **about);
        self.watch.as_deref() == Some(what.watch)
            && what.by != Some(own)
            && (self.by.is_none() || self.by == what.by)
            && self.about.as_ref().is_none_or(fits)
    }
}

impl fmt::Display for Watched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.watch.as_deref().unwrap_or_default())?;
        if let Some(about) = &self.about {
            write!(f, "{ABOUT}{about}")?;
        }
        match self.by {
            Some(seat) => write!(f, "{BY}{}", seat.index() + 1),
            None => Ok(()),
        }
    }
}

impl FromStr for Watched {
    type Err = BadWatch;

    fn from_str(text: &str) -> Result<Self, BadWatch> {
        let (action, by) = match text.split_once(BY) {
            Some((action, number)) => {
                let number: u8 = number.parse().map_err(|_| BadWatch)?;
                let seat = number.checked_sub(1).and_then(Seat::new).ok_or(BadWatch)?;
                (action, Some(seat))
            }
            None => (text, None),
        };
        let (watch, about) = match action.split_once(ABOUT) {
            Some((watch, about)) => (watch, Some(about.to_owned())),
            None => (action, None),
        };
        let watch = Some(watch.to_owned()).filter(|watch| !watch.is_empty());
        let is_something = watch.is_some() || about.is_none() && by.is_some();
        if is_something { Ok(Self { watch, about, by }) } else { Err(BadWatch) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watched(text: &str) -> Watched {
        text.parse().unwrap()
    }

    #[test]
    fn what_is_watched_for_is_read_back_as_it_was_written() {
        for text in ["pick", "pick:school", "pick@2", "pick:school@4", "@1"] {
            assert_eq!(watched(text).to_string(), text);
        }
        for odd in ["", ":school", ":school@2", "@", "@0", "@9", "pick@two", "pick@2@3"] {
            assert_eq!(odd.parse::<Watched>(), Err(BadWatch), "{odd}");
        }
    }

    #[test]
    fn a_watch_sees_what_it_names_and_never_the_own_deed() {
        let [own, other, third] = [0, 1, 2].map(|index| Seat::new(index).unwrap());
        let picked = Happening::new("pick").by(other).about("school").about("a");
        for text in ["pick", "pick:school", "pick:a", "pick@2", "pick:school@2"] {
            assert!(watched(text).is(&picked, own), "{text}");
            assert!(!watched(text).is(&picked, other), "{text} by oneself");
        }
        for text in ["place", "pick:market", "pick@3", "pick:market@2", "@2"] {
            assert!(!watched(text).is(&picked, own), "{text}");
        }
        let round = Happening::new("round");
        assert!(watched("round").is(&round, own));
        assert!(!watched("round@2").is(&round, own));
        assert!(watched("@2").is_any_move_of(other));
        assert!(!watched("@2").is_any_move_of(third) && !watched("pick@2").is_any_move_of(other));
    }
}
