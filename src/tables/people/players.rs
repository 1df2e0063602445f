//! People at tables.

use serde::{Deserialize, Serialize};

use crate::{
    board::{Level, Seat, SeatColour, SeatSet},
    say,
    store::{HandoverRow, SeatRow},
    tables::{InteractionId, MoveNumber, UserId},
};

/// Somebody who clicks or types, with the name that the server shows at that moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The user.
    pub user: UserId,
    /// The display name in the server.
    pub name: String,
}

/// Somebody who sits at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    pub seat: Seat,
    pub who: Occupant,
    /// The display name at the last interaction with this table; of a seat that was given up, that of who left it.
    pub name: String,
    /// The colour that was chosen for the seat.
    pub colour: Option<SeatColour>,
    /// Whether an AI plays on until the player is back.
    pub away: bool,
}

impl Seated {
    /// The user, if a person holds the seat.
    pub const fn user(&self) -> Option<UserId> {
        match self.who {
            Occupant::Person(user) => Some(user),
            Occupant::Ai(_) | Occupant::Vacant => None,
        }
    }

    /// Whose seat it is.
    pub fn whose(&self) -> Whose {
        match self.who {
            Occupant::Person(_) => Whose::Person(self.name.clone()),
            Occupant::Ai(level) => Whose::Ai(self.name.clone(), level),
            Occupant::Vacant => Whose::Nobody(self.name.clone()),
        }
    }
}

/// Whose seat it is or was, by the name of the moment. Stored with posts: never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", from = "StoredWhose")]
pub enum Whose {
    /// A person's.
    Person(String),
    /// That of an AI.
    Ai(String, Level),
    /// Nobody's since this person left it.
    Nobody(String),
}

/// [`Whose`] as posts hold it.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", untagged)]
enum StoredWhose {
    Person {
        person: String,
    },
    Ai {
        ai: (String, Level),
    },
    Nobody {
        nobody: String,
    },
    /// What versions before wrote: the label in English.
    Label(String),
}

impl From<StoredWhose> for Whose {
    fn from(stored: StoredWhose) -> Self {
        match stored {
            StoredWhose::Person { person } => Self::Person(person),
            StoredWhose::Ai { ai: (name, level) } => Self::Ai(name, level),
            StoredWhose::Nobody { nobody } => Self::Nobody(nobody),
            StoredWhose::Label(label) => match label.strip_prefix("free seat of ") {
                Some(left_by) => Self::Nobody(left_by.to_owned()),
                None => Self::Person(label),
            },
        }
    }
}

impl Whose {
    /// The name of whoever sits there, or sat there last.
    fn name(&self) -> &str {
        let (Self::Person(name) | Self::Ai(name, _) | Self::Nobody(name)) = self;
        name
    }

    /// The name, if it is a person's.
    pub(in crate::tables) const fn name_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Person(name) | Self::Nobody(name) => Some(name),
            Self::Ai(..) => None,
        }
    }
}

/// Who held a seat before another did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Former {
    pub seat: Seat,
    /// The first move that was made when it had passed on.
    pub until: MoveNumber,
    pub whose: Whose,
}

/// Whether a person held this seat when this move was made.
pub fn is_of_person(
    players: &[Seated],
    former: &[Former],
    (seat, number): (Seat, MoveNumber),
) -> bool {
    let then = former.iter().find(|one| one.seat == seat && number < one.until);
    match then.map(|one| &one.whose) {
        Some(Whose::Person(_)) => true,
        Some(Whose::Ai(..) | Whose::Nobody(_)) => false,
        None => {
            let now = players.get(seat.index()).map(|player| player.who);
            matches!(now, Some(Occupant::Person(_)))
        }
    }
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A Discord user.
    Person(UserId),
    /// An AI of this level.
    Ai(Level),
    /// Nobody: it was given up and waits for somebody.
    Vacant,
}

impl Occupant {
    /// As stored: the user, and the level of the AI; `None` when there is no such level.
    fn read(row: &SeatRow) -> Option<Self> {
        match (row.player, row.ai.as_deref()) {
            (Some(user), _) => Some(Self::Person(user)),
            (None, Some(level)) => Level::from_name(level).map(Self::Ai),
            (None, None) => Some(Self::Vacant),
        }
    }
}

/// What lets somebody do a thing that not every player may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authority {
    /// None but one's own: the host's, if it is the host.
    Own,
    /// That of a moderator, as Discord's permissions say.
    Moderator,
}

/// The seat rows as people. A seat that cannot be read is left out, so that the table is found damaged.
pub(in crate::tables) fn seated(rows: &[SeatRow]) -> Vec<Seated> {
    rows.iter()
        .filter_map(|row| {
            let seat = Seat::new(row.seat)?;
            let colour = row.colour.as_deref().and_then(SeatColour::from_name);
            let (who, name, away) = (Occupant::read(row)?, row.name.clone(), row.away);
            Some(Seated { seat, who, name, colour, away })
        })
        .collect()
}

/// Those who held seats before, in the order in which they left; without those whose names were not kept yet.
pub(in crate::tables) fn former(rows: &[HandoverRow]) -> Vec<Former> {
    let mut all: Vec<Former> = Vec::new();
    for row in rows {
        let Some(seat) = Seat::new(row.seat) else { continue };
        let left =
            |former: &&Former| former.seat == seat && !matches!(former.whose, Whose::Nobody(_));
        let whose = match (&row.name, row.ai.as_deref().and_then(Level::from_name)) {
            (Some(name), Some(level)) => Some(Whose::Ai(name.clone(), level)),
            (Some(name), None) => Some(Whose::Person(name.clone())),
            (None, _) => {
                all.iter().rfind(left).map(|left| Whose::Nobody(left.whose.name().to_owned()))
            }
        };
        all.extend(whose.map(|whose| Former { seat, until: row.number, whose }));
    }
    all
}

/// The seats for which an AI plays on until their players are back.
pub(in crate::tables) fn away(rows: &[SeatRow]) -> SeatSet {
    rows.iter().filter(|row| row.away).filter_map(|row| Seat::new(row.seat)).collect()
}

/// What stays of the name of somebody who was forgotten. It is stored in place of the name, so in the words of the house and
/// not of each reader.
pub(in crate::tables) fn forgotten() -> String {
    say!("people-forgotten").to_string()
}

/// The row of somebody who takes a seat of a lobby, and who first did so with this interaction.
pub(in crate::tables) fn joining(by: &Player, first_join: InteractionId) -> SeatRow {
    SeatRow {
        player: Some(by.user),
        name: by.name.clone(),
        interaction: first_join,
        ..SeatRow::default()
    }
}

/// The joins of the seats in order.
pub(in crate::tables) fn joins(rows: &[SeatRow]) -> impl Iterator<Item = u64> {
    rows.iter().map(|row| row.interaction.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whose_seat_it_was_is_read_as_it_was_stored_and_as_versions_before_stored_it() {
        let all = [
            Whose::Person("Anna".to_owned()),
            Whose::Ai("Celer".to_owned(), Level::Easy),
            Whose::Nobody("Anna".to_owned()),
        ];
        for whose in &all {
            let json = serde_json::to_string(whose).unwrap();
            assert_eq!(serde_json::from_str::<Whose>(&json).unwrap(), *whose, "{json}");
        }
        assert_eq!(serde_json::to_string(&all[1]).unwrap(), r#"{"ai":["Celer","easy"]}"#);
        let before = |label: &str| serde_json::from_value::<Whose>(label.into()).unwrap();
        assert_eq!(before("Anna"), all[0]);
        assert_eq!(before("free seat of Anna"), all[2]);
        let ai = "Celer (AI, easy)".to_owned();
        assert_eq!(before(&ai), Whose::Person(ai), "told as it was");
    }
}
