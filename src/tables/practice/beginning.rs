//! A moment of a game from which somebody plays on.

use serde::{Deserialize, Serialize};

use super::{number::number_at, written::Written};
use crate::{
    board::{Level, Seat, SeatColour, Seed, Turn, named},
    play::AnyGame,
    store::{MoveNumber, TableId, Timestamp},
    tables::{
        error::{Refused, TableError},
        people::players::{Occupant, Player, Seated},
        play::{history::index, position::Position},
        reviews::ReviewRefused,
    },
};

named! {
    /// What becomes of the cards that the seat could not know.
    HiddenCards: 2 {
        /// They are dealt anew, so that they may be any that the seat could expect.
        Anew = "anew",
        /// They are those of the game.
        AsTheyLay = "lay",
    }
}

/// Where somebody plays on, and against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOn {
    /// After this many entries of the game's history.
    pub number: MoveNumber,
    /// The seat of the player.
    pub seat: Seat,
    /// The level of all others.
    pub level: Level,
    pub hidden: HiddenCards,
}

impl PlayOn {
    /// The levels that practice offers. A master thinks for longer than anybody waits where several of them move in a row.
    pub const LEVELS: [Level; 4] = [Level::Gentle, Level::Easy, Level::Normal, Level::Hard];
}

/// A [`PlayOn`] as it is stored, with all that is needed to replay the moment: the game may be deleted before the practice ends. No
/// `Debug`: its moves and its chance may reveal secrets.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Beginning {
    /// Its number in the ids of its buttons.
    pub(super) id: TableId,
    pub(super) table: TableId,
    number: MoveNumber,
    seat: u8,
    level: Level,
    hidden: HiddenCards,
    /// The seed by which hidden cards are dealt anew.
    chance: u64,
    /// What the others are called, and the colours of all, by seat.
    seats: Vec<(String, SeatColour)>,
    /// The moves from the deal to the moment.
    moves: Vec<Written>,
}

impl Beginning {
    /// That moment of the game at this table, with what its seats are called instead of their names.
    pub(super) fn at(
        position: &Position,
        on: PlayOn,
        seats: Vec<(String, SeatColour)>,
        (now, chance): (Timestamp, u64),
    ) -> Result<Self, TableError> {
        let PlayOn { number, seat, level, hidden } = on;
        if seat.index() >= position.players.len() {
            return Err(ReviewRefused::NoSuchSeat.into());
        }
        let line = position.history.line(number);
        if matches!(position.game_after(&line)?.turn(), Turn::Over { .. }) {
            return Err(Refused::Over.into());
        }
        let moves = line.iter().map(Written::of_step).collect();
        let (id, table, seat) = (number_at(now), position.table, index(seat));
        Ok(Self { id, table, number, seat, level, hidden, chance, seats, moves })
    }

    /// Where it goes on; `None` if this program never stored it.
    pub(super) fn play_on(&self) -> Option<PlayOn> {
        let Self { number, level, hidden, .. } = *self;
        Some(PlayOn { number, seat: Seat::new(self.seat)?, level, hidden })
    }

    /// The game of this player at the moment, before anything has been decided since. The error names the place and no secret.
    pub(super) fn position(&self, player: &Player, deal: &AnyGame) -> Result<Position, String> {
        let own = Seat::new(self.seat).filter(|seat| seat.index() < self.seats.len());
        let own = own.ok_or("there is no such seat")?;
        let mut game = deal.clone();
        for one in &self.moves {
            let step = one.step(deal.kind()).ok_or("a move before it is not readable")?;
            game.play(step.0, &step.1).map_err(|_| "a move before it breaks a rule")?;
        }
        let start = match self.hidden {
            HiddenCards::Anew => game.imagined(own, Seed::from_number(self.chance)),
            HiddenCards::AsTheyLay => game,
        };
        let seats = Seat::all(start.seats()).zip(&self.seats);
        let seats = seats.map(|(seat, (name, colour))| {
            let (who, name) = if seat == own {
                (Occupant::Person(player.user), player.name.clone())
            } else {
                (Occupant::Ai(self.level), name.clone())
            };
            Seated { seat, who, name, colour: Some(*colour), away: false }
        });
        Ok(Position::apart(self.id, seats.collect(), start))
    }
}
