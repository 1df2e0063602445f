//! Practice of a deal of the day that is closed, or from a puzzle that one has answered.

use super::{
    DailyRefused,
    kept::{broken, closed, dealt_to},
    number::{daily_of, number_of_puzzle, puzzle_of},
};
use crate::{
    board::{Seat, SeatColour},
    daily::{OPPONENT, Puzzle, YOU},
    store::{DateNumber, GuildId, MoveNumber, PracticeSource, TableId, Tx, UserId},
    tables::{
        HiddenCards, PlayOn, Practice, Tables,
        error::TableError,
        people::players::{Occupant, Player, Seated},
        play::position::Position,
        practice::records,
        run::shared::random,
    },
};

/// What of a date somebody practises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyPractice {
    /// The whole deal.
    Deal(DateNumber),
    /// From the position of the puzzle on.
    Puzzle(DateNumber),
}

impl DailyPractice {
    /// What the practice with this number in its beginning was of.
    pub fn of(table: TableId) -> Option<Self> {
        daily_of(table).map(Self::Deal).or_else(|| puzzle_of(table).map(Self::Puzzle))
    }
}

impl Tables {
    /// A practice game of a deal that is closed, or from a puzzle whose answer this player knows; its seats are called like this.
    ///
    /// # Errors
    /// When the deal is not closed or the puzzle not answered, and of the store.
    pub async fn practise_daily(
        &self,
        of: DailyPractice,
        player: Player,
        seats: Vec<(String, SeatColour)>,
    ) -> Result<Practice, TableError> {
        let user = player.user;
        let (position, on) = match of {
            DailyPractice::Deal(date) => self.closed_deal(date, player.clone()).await?,
            DailyPractice::Puzzle(date) => self.answered_position(date, user).await?,
        };
        let now = (self.now(), u64::from_le_bytes(random()?));
        Practice::of_position(&position, (player, PracticeSource::Daily), (on, seats), now)
    }

    /// The deal as everybody met it: what was hidden is public by now.
    async fn closed_deal(
        &self,
        date: DateNumber,
        player: Player,
    ) -> Result<(Position, PlayOn), TableError> {
        let now = self.now();
        let read = move |tx: &Tx| {
            let row = tx.daily(date)?.ok_or(DailyRefused::None)?;
            closed(&row, now)?;
            Ok::<_, TableError>(dealt_to(&row, (player, GuildId(0)), now)?.position)
        };
        let position = self.store().read(read).await?;
        let hidden = HiddenCards::AsTheyLay;
        Ok((position, PlayOn { number: MoveNumber(0), seat: YOU, level: OPPONENT, hidden }))
    }

    /// The position of a puzzle. What its seat cannot know is dealt anew.
    async fn answered_position(
        &self,
        date: DateNumber,
        user: UserId,
    ) -> Result<(Position, PlayOn), TableError> {
        let found = self.puzzle_on(date).await?;
        if !found.is_closed() && self.puzzle_answer(date, user).await?.is_none() {
            return Err(DailyRefused::NotAnswered(date).into());
        }
        let Puzzle { deal, game, seat, .. } = &found.puzzle;
        let players = Seat::all(deal.seats()).map(|seat| Seated {
            seat,
            who: Occupant::Ai(OPPONENT),
            name: String::new(),
            colour: None,
            away: false,
        });
        let mut position = Position::apart(number_of_puzzle(date), players.collect(), deal.clone());
        position.history =
            records(deal.kind(), &found.puzzle.moves_json()).map_err(|why| broken(date, why))?;
        position.game = game.clone();
        let number = position.number();
        let hidden = HiddenCards::Anew;
        Ok((position, PlayOn { number, seat: *seat, level: OPPONENT, hidden }))
    }
}
