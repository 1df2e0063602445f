//! The panel of the puzzle of the day.

use super::{daily::DailyButton, puzzle_page::PuzzlePage};
use crate::{
    discord::{
        wire::{File, Reply},
        words::puzzle as words,
    },
    play::{AnyNews, AnyShot},
    render::Cast,
    say,
    tables::{DailyPractice, DailyPuzzle, PuzzleFigures},
    talk::{
        layout::{CONTENT, Row},
        present::Spot,
    },
};

/// A puzzle as its reader may see it: with the answer only once they have given theirs, or the date is closed.
#[derive(Clone)]
pub struct PuzzleSeen {
    pub found: DailyPuzzle,
    pub own: Option<usize>,
    /// How it was answered, once that is public.
    pub figures: Option<PuzzleFigures>,
}

impl PuzzleSeen {
    fn is_answered(&self) -> bool {
        self.own.is_some() || self.figures.is_some()
    }
}

/// A page of a puzzle with its picture. It takes as long as a picture.
pub fn page(seen: &PuzzleSeen, page: PuzzlePage) -> Reply {
    let puzzle = &seen.found.puzzle;
    let (view, kind) = (puzzle.view(), puzzle.game.kind());
    let names = [say!("puzzle-you"), say!("puzzle-other")].map(|name| name.plain().to_string());
    let mut order: Vec<&str> = names.iter().map(String::as_str).collect();
    if puzzle.seat.index() == 1 {
        order.reverse();
    }
    let cast = Cast::new(order);
    let text = if seen.is_answered() {
        words::solution(&seen.found, seen.own, seen.figures.as_ref())
    } else {
        words::question(&seen.found)
    };
    let (text, shot) = match page {
        PuzzlePage::Moves => (text, marked(seen)),
        PuzzlePage::Table => (text, None),
        PuzzlePage::Hand => {
            let hand = view.hand(0, Spot::NOWHERE);
            (hand.text, hand.picture)
        }
    };
    let shot = shot.unwrap_or(kind.board());
    let drawn = puzzle.game.public_view().draw(&shot, Some(&view), &AnyNews::default(), &cast);
    let rows = buttons(seen, page);
    Reply { rows, ..Reply::text(text.cut(CONTENT)) }
        .with_file(drawn.map(|seen| File::private(&seen)))
}

/// All moves before the answer; the best one and the own one after it.
fn marked(seen: &PuzzleSeen) -> Option<AnyShot> {
    let puzzle = &seen.found.puzzle;
    let is_shown =
        |place: &usize| !seen.is_answered() || *place == puzzle.answer || seen.own == Some(*place);
    let mut places: Vec<usize> = (0..puzzle.choices.len()).filter(is_shown).collect();
    if seen.is_answered() {
        places.sort_by_key(|place| *place != puzzle.answer);
    }
    let moves: Vec<_> = places.iter().map(|place| puzzle.choices[*place].mv.clone()).collect();
    let view = puzzle.view();
    view.guide().suggested(&moves)
}

fn buttons(seen: &PuzzleSeen, page: PuzzlePage) -> Vec<Row> {
    let date = seen.found.date();
    let answers: Vec<_> = if seen.is_answered() {
        let share = seen.own.map(|_| DailyButton::SharePuzzle(date));
        let share = share.map(|share| share.main(say!("button-daily-share")));
        let on = DailyButton::Practise(DailyPractice::Puzzle(date));
        share.into_iter().chain([on.plain(say!("button-daily-practise"))]).collect()
    } else {
        let answer = |place| {
            let label = say!("button-puzzle-answer", letter = words::letter(place));
            DailyButton::Answer(date, place).main(label)
        };
        (0..seen.found.puzzle.choices.len()).map(answer).collect()
    };
    let hides = seen.found.puzzle.view().hand(0, Spot::NOWHERE).picture.is_some();
    let others = PuzzlePage::ALL.into_iter().filter(|one| *one != page);
    let others = others.filter(|one| *one != PuzzlePage::Hand || hides);
    let look = |page: PuzzlePage| {
        let label = match page {
            PuzzlePage::Moves => say!("button-puzzle-moves"),
            PuzzlePage::Table => say!("button-puzzle-table"),
            PuzzlePage::Hand => say!("button-puzzle-hand"),
        };
        DailyButton::Puzzle(date, page).plain(label)
    };
    vec![Row::Buttons(answers), Row::Buttons(others.map(look).collect())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{ShuffleSecret, ids::DateNumber},
        daily::{Puzzle, game_of, tests::a_puzzle},
        discord::words::daily as deal_words,
        play::GameKind,
        tables::{DailyDay, UserId},
    };

    const DATE: DateNumber = DateNumber(20_790);

    fn day(secret: u8) -> DailyDay {
        let commitment = ShuffleSecret([secret; 32]).commitment();
        DailyDay { date: DATE, game: game_of(DATE), commitment, par: None, secret: None }
    }

    fn of(puzzle: Puzzle) -> DailyPuzzle {
        DailyPuzzle { day: day(7), puzzle }
    }

    fn seen(puzzle: Puzzle, own: Option<usize>) -> PuzzleSeen {
        PuzzleSeen { found: of(puzzle), own, figures: None }
    }

    /// Each page of a puzzle before and after the answer, and when it is closed.
    #[test]
    fn every_page_of_every_game_has_its_picture_and_its_buttons() {
        for kind in GameKind::ALL {
            let open = seen(a_puzzle(*kind, 5, 1), None);
            let answered = seen(a_puzzle(*kind, 5, 1), Some(2));
            let found = vec![(UserId(7), "Aurelia".to_owned()), (UserId(8), "Brutus".to_owned())];
            let figures = PuzzleFigures { chosen: vec![0, 12, 1, 3], found };
            let closed = PuzzleSeen { figures: Some(figures), ..seen(a_puzzle(*kind, 5, 1), None) };
            for (name, seen) in [("open", open), ("answered", answered), ("closed", closed)] {
                for part in PuzzlePage::ALL {
                    let reply = page(&seen, part);
                    let file = reply.file.unwrap_or_else(|| panic!("{kind:?} {name} {part:?}"));
                    assert!(!file.alt.unwrap().is_empty());
                    let text = reply.text.plain().to_string();
                    assert!(text.chars().count() <= 2000, "{text}");
                    if let Some(folder) = std::env::var_os("AEDILE_SHOW") {
                        let to = std::path::Path::new(&folder);
                        let name = format!("puzzle-{}-{name}-{}", kind.id(), part.name());
                        std::fs::write(to.join(format!("{name}.png")), file.bytes).unwrap();
                        std::fs::write(to.join(format!("{name}.txt")), text).unwrap();
                    }
                }
            }
        }
    }

    /// The same position with other answers, and puzzles that are not alike.
    #[test]
    fn what_is_shown_before_the_answer_and_what_others_read_depends_on_no_answer() {
        for kind in GameKind::ALL {
            let one = a_puzzle(*kind, 5, 0);
            let other = Puzzle { stars: one.stars, ..a_puzzle(*kind, 5, 3) };
            for part in PuzzlePage::ALL {
                let [left, right] =
                    [&one, &other].map(|puzzle| page(&seen(puzzle.clone(), None), part));
                assert_eq!(left.text.plain().to_string(), right.text.plain().to_string());
                assert_eq!((left.rows, left.file), (right.rows, right.file), "{kind:?} {part:?}");
            }
            let foreign = a_puzzle(*kind, 6, 3);
            let [one, foreign] = [one, foreign].map(of);
            let posted = |puzzle: &DailyPuzzle| words::announced(puzzle).plain().to_string();
            assert_eq!(posted(&one), posted(&foreign));
            let shared = |puzzle, own| words::shared("Aurelia", puzzle, own).plain().to_string();
            assert_eq!(shared(&one, 0), shared(&foreign, 3), "found");
            assert_eq!(shared(&one, 1), shared(&one, 3), "not found, whatever it was");
            assert_eq!(shared(&one, 1), shared(&foreign, 0));
            assert_ne!(shared(&one, 0), shared(&one, 1));
        }
    }

    /// Two deals of one date.
    #[test]
    fn what_is_posted_of_an_open_date_depends_on_nothing_but_its_promises() {
        let said = |secret: u8| {
            let (day, next) = (day(secret), day(secret + 1).commitment.to_string());
            let text = deal_words::offer(&day, &next).plain().to_string();
            text.replace(&day.commitment.to_string(), "own").replace(&next, "next")
        };
        assert_eq!(said(1), said(2));
    }
}
