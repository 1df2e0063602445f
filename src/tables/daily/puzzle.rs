//! The puzzle of the day: one a date, one answer a person, both kept before anybody is told.

use super::{
    DailyDay, DailyRefused, DailyScope,
    kept::{closed, day},
};
use crate::{
    daily::{self, Puzzle},
    pace::Boards,
    play::GameKind,
    store::{DateNumber, GuildId, PuzzleAnswerRow, PuzzleRow, Tx, UserId},
    tables::{
        Tables, error::TableError, people::players::Player, rated::boards, run::shared::random,
    },
};

/// How many puzzles of each game are in stock.
const STOCK: u64 = 14;

/// The last puzzles of a game whose boards a new one does not repeat.
const UNLIKE: u32 = 400;

/// The puzzle of a date. It has no `Debug`: it holds the answer.
#[derive(Clone)]
pub struct DailyPuzzle {
    pub day: DailyDay,
    pub puzzle: Puzzle,
}

impl DailyPuzzle {
    pub fn date(&self) -> DateNumber {
        self.day.date
    }

    /// Whether its answer is public.
    pub fn is_closed(&self) -> bool {
        self.day.secret.is_some()
    }
}

/// How a puzzle was answered that is closed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleFigures {
    /// How many people chose each move, on all servers.
    pub chosen: Vec<usize>,
    /// Who found the best one and may be named, in the order of their names.
    pub found: Vec<(UserId, String)>,
}

impl Tables {
    /// Today's puzzle, which is chosen from the stock if there is none; `None` with an empty stock.
    ///
    /// # Errors
    /// Of the store; when the system gives no random numbers.
    pub async fn puzzle_today(&self) -> Result<Option<DailyPuzzle>, TableError> {
        self.daily_days().await?;
        let date = self.daily_today();
        let found = self.store().read(move |tx| read_on(tx, date)).await?;
        if found.is_some() {
            return Ok(found);
        }
        let game = daily::puzzle_game_of(date).id();
        let choose = move |tx: &Tx| {
            // It may have been closed by a clock that was wrong.
            if tx.daily(date)?.is_some_and(|row| row.closed.is_none()) {
                ask(tx, date, game)?;
            }
            read_on(tx, date)
        };
        self.store().with(choose).await
    }

    /// The puzzle of a date.
    ///
    /// # Errors
    /// When it has none, and of the store.
    pub async fn puzzle_on(&self, date: DateNumber) -> Result<DailyPuzzle, TableError> {
        let read = move |tx: &Tx| Ok(read_on(tx, date)?.ok_or(DailyRefused::NoPuzzle)?);
        self.store().read(read).await
    }

    /// What somebody has answered.
    ///
    /// # Errors
    /// Of the store.
    pub async fn puzzle_answer(
        &self,
        date: DateNumber,
        user: UserId,
    ) -> Result<Option<usize>, TableError> {
        let row = self.store().read(move |tx| tx.puzzle_answer(date, user)).await?;
        Ok(row.map(|row| usize::from(row.choice)))
    }

    /// Enters an answer to today's puzzle; the first one stays. Which one counts.
    ///
    /// # Errors
    /// When it is another date, there is no such choice, and of the store.
    pub async fn answer_puzzle(
        &self,
        date: DateNumber,
        (player, guild): (Player, GuildId),
        choice: usize,
    ) -> Result<usize, TableError> {
        let (at, today) = (self.now(), self.daily_today());
        let answer = move |tx: &Tx| {
            if let Some(kept) = tx.puzzle_answer(date, player.user)? {
                return Ok(usize::from(kept.choice));
            }
            let found = read_on(tx, date)?.ok_or(DailyRefused::NoPuzzle)?;
            if date != today || found.is_closed() {
                return Err(DailyRefused::PuzzleOver(date).into());
            }
            let choice = u8::try_from(choice).ok();
            let choice = choice.filter(|one| usize::from(*one) < found.puzzle.choices.len());
            let choice = choice.ok_or(DailyRefused::NoPuzzle)?;
            let Player { user, name } = player;
            let row = PuzzleAnswerRow { date, player: user, guild, name, choice, at };
            tx.enter_puzzle_answer(&row)?;
            let kept = tx.puzzle_answer(date, user)?.unwrap_or(row);
            Ok::<_, TableError>(usize::from(kept.choice))
        };
        self.store().with(answer).await
    }

    /// How a puzzle was answered, once its date is closed.
    ///
    /// # Errors
    /// When it is not closed or there was none, and of the store.
    pub async fn puzzle_figures(
        &self,
        date: DateNumber,
        scope: DailyScope,
    ) -> Result<PuzzleFigures, TableError> {
        let now = self.now();
        let read = move |tx: &Tx| {
            closed(&tx.daily(date)?.ok_or(DailyRefused::NoPuzzle)?, now)?;
            let of = read_on(tx, date)?.ok_or(DailyRefused::NoPuzzle)?.puzzle;
            let mut figures =
                PuzzleFigures { chosen: vec![0; of.choices.len()], ..PuzzleFigures::default() };
            for row in tx.puzzle_answers(date)? {
                let choice = usize::from(row.choice);
                if let Some(count) = figures.chosen.get_mut(choice) {
                    *count += 1;
                }
                let least = match scope {
                    DailyScope::Server(here) if here == row.guild => Boards::Here,
                    DailyScope::Server(_) => continue,
                    DailyScope::Everywhere => Boards::Everywhere,
                };
                if choice == of.answer && boards(tx, row.player)? >= least {
                    figures.found.push((row.player, row.name));
                }
            }
            figures.found.sort_by(|one, other| one.1.cmp(&other.1).then(one.0.cmp(&other.0)));
            Ok::<_, TableError>(figures)
        };
        self.store().read(read).await
    }

    /// A game whose stock of puzzles is not full; `None` when all are, and in a process that does not have the first shard.
    ///
    /// # Errors
    /// Of the store.
    pub async fn puzzle_wanted(&self) -> Result<Option<GameKind>, TableError> {
        if !self.owned().borrow().shards().contains(&0) {
            return Ok(None);
        }
        let least = |tx: &Tx| {
            let mut least = None;
            for game in GameKind::ALL {
                let stock = tx.puzzle_stock(game.id())?;
                if stock < STOCK && least.is_none_or(|(_, other)| stock < other) {
                    least = Some((*game, stock));
                }
            }
            Ok::<_, TableError>(least.map(|(game, _)| game))
        };
        self.store().read(least).await
    }

    /// Chance from which a game follows that nobody knows.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn chance(&self) -> Result<[u8; 32], TableError> {
        random()
    }

    /// Enters a puzzle into the stock, unless one of the last ones has the same board. Whether it was entered.
    ///
    /// # Errors
    /// Of the store.
    pub async fn keep_puzzle(&self, puzzle: &Puzzle) -> Result<bool, TableError> {
        let (puzzle, made) = (puzzle.clone(), self.now());
        let (kind, board) = (puzzle.game.kind(), puzzle.game.public_view());
        let last = self.store().read(move |tx| tx.last_puzzles(kind.id(), UNLIKE)).await?;
        let is_same = move |row: &PuzzleRow| {
            let other = Puzzle::read(kind, &row.body);
            other.is_ok_and(|other| other.game.public_view() == board)
        };
        let same = tokio::task::spawn_blocking(move || last.into_iter().find(is_same)).await;
        if let Some(row) = same.ok().flatten() {
            tracing::info!(puzzle = row.id, "a puzzle that was found has the board of this one");
            return Ok(false);
        }
        self.store().with(move |tx| tx.enter_puzzle(kind.id(), &puzzle.json(), made)).await?;
        Ok(true)
    }
}

/// Lets the oldest puzzle be asked that can be read, of this game if there is one. Those that cannot are supply that nobody has seen,
/// and leave the stock, so that others are looked for.
fn ask(tx: &Tx, date: DateNumber, game: &str) -> Result<(), TableError> {
    for row in tx.puzzles_in_stock(game)? {
        // One of a game of another version of the program waits for that.
        let Some(kind) = GameKind::from_id(&row.game) else { continue };
        match Puzzle::read(kind, &row.body) {
            Ok(_) => return Ok(tx.ask_puzzle(date, row.id)?),
            Err(why) => {
                tracing::error!(puzzle = row.id, %why, "a puzzle is not readable and leaves the stock");
                tx.drop_puzzle(row.id)?;
            }
        }
    }
    Ok(())
}

fn read_on(tx: &Tx, date: DateNumber) -> Result<Option<DailyPuzzle>, TableError> {
    let (Some(row), Some(of)) = (tx.puzzle_on(date)?, tx.daily(date)?) else { return Ok(None) };
    Ok(Some(DailyPuzzle { day: day(&of)?, puzzle: read(&row)? }))
}

fn read(row: &PuzzleRow) -> Result<Puzzle, TableError> {
    let kind = GameKind::from_id(&row.game).ok_or(DailyRefused::UnknownGame)?;
    Puzzle::read(kind, &row.body).map_err(|why| {
        tracing::error!(puzzle = row.id, %why, "a puzzle is not readable");
        DailyRefused::NoPuzzle.into()
    })
}
