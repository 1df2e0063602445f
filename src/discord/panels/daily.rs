//! The buttons of the deal of the day, and its board as a picture.

use super::{puzzle_page::PuzzlePage, rank::Where};
use crate::{
    board::{ids::DateNumber, points},
    daily::{iso, read_iso},
    discord::words::{
        daily::{self as words, below, board_alt, lead},
        dates::deal_date,
    },
    render::{
        Cast, Everybody, Persona, Picture,
        parts::{RankLevel, RankLine, RankPage, Strength, draw_ranks},
    },
    say,
    tables::{
        DailyBoard, DailyBoardRow, DailyDay, DailyPractice, DailyScope, GameKind, PracticeSource,
    },
    talk::{
        layout::{Button, NoPicture, Panel, Row, Style},
        present::Spot,
        say::Text,
        verb::PersonVerb,
    },
};

/// What a button about the deal of the day does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyButton {
    /// Shows today's deal, or goes on with it.
    Deal,
    /// Begins the deal of this date.
    Play(DateNumber),
    /// Posts the result of the one who clicks.
    Share(DateNumber),
    /// Shows a page of a board.
    Board(DateNumber, Where, usize),
    /// Posts it.
    Show(DateNumber, Where, usize),
    /// The log of the own play.
    Own(DateNumber),
    /// The log of the best play that the board names.
    Best(DateNumber, Where),
    /// Today's puzzle.
    PuzzleToday,
    /// A page of the puzzle of this date.
    Puzzle(DateNumber, PuzzlePage),
    /// Answers it by the choice at this place.
    Answer(DateNumber, usize),
    /// Posts how the one who clicks has answered it.
    SharePuzzle(DateNumber),
    /// Begins practice, but asks before another practice game ends.
    Practise(DailyPractice),
    /// Begins practice.
    PractiseNow(DailyPractice),
}

impl DailyButton {
    fn verb(self) -> PersonVerb {
        PersonVerb::Daily(match self {
            Self::Deal => "deal".to_owned(),
            Self::Play(date) => format!("play:{}", iso(date)),
            Self::Share(date) => format!("share:{}", iso(date)),
            Self::Board(date, place, page) => {
                format!("board:{}:{}:{page}", iso(date), place.name())
            }
            Self::Show(date, place, page) => format!("show:{}:{}:{page}", iso(date), place.name()),
            Self::Own(date) => format!("own:{}", iso(date)),
            Self::Best(date, place) => format!("best:{}:{}", iso(date), place.name()),
            Self::PuzzleToday => "puzzle".to_owned(),
            Self::Puzzle(date, page) => format!("position:{}:{}", iso(date), page.name()),
            Self::Answer(date, choice) => format!("answer:{}:{choice}", iso(date)),
            Self::SharePuzzle(date) => format!("tell:{}", iso(date)),
            Self::Practise(DailyPractice::Deal(date)) => format!("again:{}", iso(date)),
            Self::Practise(DailyPractice::Puzzle(date)) => format!("on:{}", iso(date)),
            Self::PractiseNow(DailyPractice::Deal(date)) => format!("again:{}:go", iso(date)),
            Self::PractiseNow(DailyPractice::Puzzle(date)) => format!("on:{}:go", iso(date)),
        })
    }

    /// What such a button asks for; `None` if this program never wrote it.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(':');
        let what = parts.next()?;
        match what {
            "deal" => return Some(Self::Deal),
            "puzzle" => return Some(Self::PuzzleToday),
            _ => {}
        }
        let date = read_iso(parts.next()?)?;
        let mut place = || Where::from_id(parts.next()?);
        match what {
            "play" => Some(Self::Play(date)),
            "share" => Some(Self::Share(date)),
            "own" => Some(Self::Own(date)),
            "best" => Some(Self::Best(date, place()?)),
            "board" => Some(Self::Board(date, place()?, parts.next()?.parse().ok()?)),
            "position" => Some(Self::Puzzle(date, PuzzlePage::from_name(parts.next()?)?)),
            "answer" => Some(Self::Answer(date, parts.next()?.parse().ok()?)),
            "tell" => Some(Self::SharePuzzle(date)),
            "again" | "on" => {
                let deal = what == "again";
                let of = if deal { DailyPractice::Deal(date) } else { DailyPractice::Puzzle(date) };
                match parts.next() {
                    None => Some(Self::Practise(of)),
                    Some("go") => Some(Self::PractiseNow(of)),
                    Some(_) => None,
                }
            }
            "show" => Some(Self::Show(date, place()?, parts.next()?.parse().ok()?)),
            _ => None,
        }
    }

    /// The button itself.
    pub fn plain(self, label: Text) -> Button {
        Spot::NOWHERE.plain(self.verb(), label)
    }

    /// The button that matters most.
    pub fn main(self, label: Text) -> Button {
        Spot::NOWHERE.button(self.verb(), label, Style::Main)
    }
}

/// The button that begins today's deal.
pub fn offered(day: &DailyDay) -> Row {
    Row::Buttons(vec![DailyButton::Play(day.date).main(say!("button-daily-play"))])
}

/// Asks somebody with a practice game, which began so, whether this one is to end it.
pub fn asks_to_practise(
    of: DailyPractice,
    (kept, source): (GameKind, PracticeSource),
) -> Panel<NoPicture> {
    let game = kept.title();
    let ends = match source {
        PracticeSource::Lesson => say!("practice-ends-lesson", game),
        PracticeSource::Daily | PracticeSource::Fork => say!("practice-ends-other", game),
    };
    let begin = DailyButton::PractiseNow(of).main(say!("button-practice-begin"));
    Panel::text(ends).buttons([begin])
}

/// The way on from the end of such a practice game: the same once more.
pub fn again(of: DailyPractice) -> Row {
    Row::Buttons(vec![DailyButton::PractiseNow(of).main(say!("button-practice-again"))])
}

/// The buttons of the channel's message of a day, and of a date that is closed; with the puzzle if there is one.
pub fn announced(closed: Option<DateNumber>, puzzle: Option<DateNumber>) -> Row {
    let deal = DailyButton::Deal.main(say!("button-daily-deal"));
    let puzzle = puzzle.map(|date| match closed {
        Some(_) => {
            DailyButton::Puzzle(date, PuzzlePage::Moves).plain(say!("button-puzzle-solution"))
        }
        None => DailyButton::PuzzleToday.main(say!("button-puzzle")),
    });
    let board = closed
        .map(|date| DailyButton::Board(date, Where::Here, 0).plain(say!("button-daily-board")));
    Row::Buttons(std::iter::once(deal).chain(board).chain(puzzle).collect())
}

/// The ways on from the end of a play.
pub fn after(day: &DailyDay) -> Row {
    let share = DailyButton::Share(day.date).main(say!("button-daily-share"));
    let is_closed = day.secret.is_some();
    let board = DailyButton::Board(day.date, Where::Here, 0).plain(say!("button-daily-board"));
    let practise = DailyButton::Practise(DailyPractice::Deal(day.date));
    let practise = practise.plain(say!("button-daily-practise"));
    let closed = [board, practise].into_iter().filter(|_| is_closed);
    Row::Buttons(std::iter::once(share).chain(closed).collect())
}

/// The buttons below a board.
pub fn buttons(place: Where, board: &DailyBoard) -> Vec<Row> {
    let (date, page) = (board.day.date, board.page);
    let mut first = Vec::new();
    if let Some(before) = board.before {
        let label = say!("button-daily-before", date = deal_date(before));
        first.push(DailyButton::Board(before, place, 0).plain(label));
    }
    if page > 0 {
        let label = say!("button-previous");
        first.push(DailyButton::Board(date, place, page - 1).plain(label));
    }
    if page + 1 < board.pages {
        first.push(DailyButton::Board(date, place, page + 1).plain(say!("button-more")));
    }
    let mut second = Vec::new();
    if !board.rows.is_empty() {
        second.push(DailyButton::Show(date, place, page).plain(say!("button-rank-show")));
        second.push(DailyButton::Best(date, place).plain(say!("button-daily-best")));
    }
    if board.own.is_some() {
        second.push(DailyButton::Own(date).plain(say!("button-daily-own")));
    }
    let practise = DailyButton::Practise(DailyPractice::Deal(date));
    second.push(practise.plain(say!("button-daily-practise")));
    second.push(DailyButton::Puzzle(date, PuzzlePage::Moves).plain(say!("button-puzzle-solution")));
    [first, second].into_iter().filter(|row| !row.is_empty()).map(Row::Buttons).collect()
}

/// A page of a board, with the row of the one who asks below if it is on another one; `None` when there is nothing to draw.
pub fn picture(scope: DailyScope, board: &DailyBoard) -> Option<Picture<Everybody>> {
    let game = board.day.game;
    let cast = Cast::new(board.rows.iter().map(|row| row.name.as_deref().unwrap_or_default()));
    let is_own = |row: &DailyBoardRow| {
        row.person.is_some() && board.own.as_ref().is_some_and(|own| own.person == row.person)
    };
    let listed = |(row, persona): (&DailyBoardRow, &Persona)| {
        line(game, board.day.par, row, (persona.drawn(), is_own(row)))
    };
    let lines: Vec<RankLine> = board.rows.iter().zip(&cast.players).map(listed).collect();
    let own = below(board).map(|own| {
        let cast = Cast::new([own.name.as_deref().unwrap_or_default()]);
        line(game, board.day.par, own, (cast.players[0].drawn(), true))
    });
    if lines.is_empty() && own.is_none() {
        return None;
    }
    let words = |text: Text| text.plain().to_string();
    let heading = words(say!("daily-picture-heading", date = deal_date(board.day.date)));
    let after = words(match scope {
        DailyScope::Server(_) => say!("daily-picture-here", game = game.title()),
        DailyScope::Everywhere => say!("daily-picture-everywhere", game = game.title()),
    });
    let heads = [
        say!("rank-head-place"),
        say!("rank-head-name"),
        say!("daily-head-lead"),
        say!("daily-head-par"),
        say!("daily-head-points"),
    ]
    .map(words);
    let par = board.day.par.map(|par| RankLevel {
        name: words(say!("daily-picture-par")),
        number: in_points(game, par),
    });
    let marks = [board.range.0, board.range.1].into_iter().chain(board.day.par);
    let marks = marks.map(|units| in_points(game, units));
    let range = marks.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), mark| {
        (least.min(mark), most.max(mark))
    });
    let drawn = RankPage {
        heading: &heading,
        after: &after,
        heads: heads.each_ref().map(String::as_str),
        lines,
        own,
        levels: par.into_iter().collect(),
        range,
    };
    Some(Picture::new(draw_ranks(&drawn), &board_alt(board)))
}

fn in_points(game: GameKind, units: i32) -> f64 {
    f64::from(units) / f64::from(game.point())
}

fn line(
    game: GameKind,
    par: Option<i32>,
    row: &DailyBoardRow,
    (drawn, is_own): (&str, bool),
) -> RankLine {
    RankLine {
        places: words::place(row).to_string(),
        name: match row.name {
            Some(_) => drawn.to_owned(),
            None => words::name(row).plain().to_string(),
        },
        number: lead(game, row.margin).to_string(),
        strength: Strength { number: in_points(game, row.margin), margin: 0.0 },
        games: par.map(|par| lead(game, row.margin - par)).unwrap_or_default().to_string(),
        trend: Text::decimal(points(row.points, game.point())).to_string(),
        is_own,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::ShuffleSecret,
        daily::game_of,
        render::ALT_LIMIT,
        tables::{GuildId, UserId},
    };

    const DATE: DateNumber = DateNumber(20_790);

    #[test]
    fn a_button_is_read_back_and_forged_ones_are_not() {
        for button in [
            DailyButton::Deal,
            DailyButton::Play(DATE),
            DailyButton::Share(DATE),
            DailyButton::Board(DATE, Where::Everywhere, 3),
            DailyButton::Show(DATE, Where::Here, 0),
            DailyButton::Own(DATE),
            DailyButton::Best(DATE, Where::Here),
            DailyButton::PuzzleToday,
            DailyButton::Puzzle(DATE, PuzzlePage::Hand),
            DailyButton::Answer(DATE, 3),
            DailyButton::SharePuzzle(DATE),
            DailyButton::Practise(DailyPractice::Deal(DATE)),
            DailyButton::Practise(DailyPractice::Puzzle(DATE)),
            DailyButton::PractiseNow(DailyPractice::Deal(DATE)),
            DailyButton::PractiseNow(DailyPractice::Puzzle(DATE)),
        ] {
            let PersonVerb::Daily(text) = button.verb() else { panic!("it is about the day") };
            assert_eq!(DailyButton::read(&text), Some(button), "{text}");
        }
        for bad in
            ["", "play", "play:2026-13-01", "play:-1", "board:2026-12-03:there:0", "x:2026-12-03"]
        {
            assert_eq!(DailyButton::read(bad), None, "{bad}");
        }
    }

    fn full() -> DailyBoard {
        let names = [
            Some("Aurelia"),
            Some("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"),
            None,
            Some("皇帝"),
            Some("Zoë 🦊"),
        ];
        let secret = ShuffleSecret([7; 32]);
        let row = |number: usize| {
            let margin = [31, 24, 24, 9, 5, 0, -2, -14, -20, -41][number];
            let name = names[number % names.len()].map(str::to_owned);
            let place = if number == 2 { 2 } else { number + 1 };
            DailyBoardRow {
                place,
                person: name.as_ref().map(|_| UserId(number as u64 + 1)),
                name,
                margin,
                points: 60 + margin,
            }
        };
        DailyBoard {
            day: DailyDay {
                date: DATE,
                game: game_of(DATE),
                commitment: secret.commitment(),
                par: Some(9),
                secret: Some(secret),
            },
            rows: (0..10).map(row).collect(),
            own: Some(DailyBoardRow {
                place: 12,
                person: Some(UserId(99)),
                name: Some("Gnaeus".to_owned()),
                margin: -44,
                points: 31,
            }),
            better_than: Some((2, 14)),
            page: 0,
            pages: 2,
            people: 14,
            range: (-50, 31),
            before: Some(DateNumber(20_789)),
        }
    }

    #[test]
    fn the_picture_of_a_full_board_says_every_row() {
        let drawn = picture(DailyScope::Server(GuildId(1)), &full()).unwrap();
        assert!(drawn.alt().chars().count() <= ALT_LIMIT);
        assert!(drawn.alt().contains("Aurelia"), "{}", drawn.alt());
        if let Some(folder) = std::env::var_os("AEDILE_SHOW") {
            std::fs::write(std::path::Path::new(&folder).join("daily.png"), drawn.png()).unwrap();
        }
        assert!(drawn.alt().contains("Below, the row of the one who asks. 12: Gnaeus"));
        let first = DailyBoard { own: full().rows.into_iter().next(), ..full() };
        let drawn = picture(DailyScope::Everywhere, &first).unwrap();
        assert!(!drawn.alt().contains("Below"), "it is there once: {}", drawn.alt());
        let none = DailyBoard { rows: Vec::new(), own: None, ..full() };
        assert!(picture(DailyScope::Everywhere, &none).is_none());
    }
}
