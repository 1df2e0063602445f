//! A part of the rules with the way to the others, and an example of a score.

use crate::{
    board::{Level, Seat},
    discord::words::{
        look,
        rules::{Depth, Part, example_id, short},
    },
    play::AnyShot,
    say,
    tables::{GameKind, Look, PracticeSource},
    talk::{
        layout::{Button, CONTENT, Choice, NoPicture, OPTIONS, Panel, Row, Style},
        names::Names,
        present::{Changed, Spot},
        say::Text,
        verb::PersonVerb,
    },
};

/// This part, with those of the game in which the same was found, else with all of them, to choose from.
pub fn panel(part: Part, others: &[Part], changed: &[Changed]) -> Panel<NoPicture> {
    let all = short(&[part.kind]);
    let (listed, placeholder) = match others {
        [] => (&all[..], say!("rules-choose")),
        others => (others, say!("rules-found")),
    };
    let choice = |part: &Part| Choice::new(part.id(), part.choice().label);
    let options = listed.iter().take(OPTIONS).map(choice);
    let another = PersonVerb::Rules(String::new());
    let turned = match part.depth {
        Depth::Short => part.told(Depth::Details).map(|part| (part, say!("button-rules-details"))),
        Depth::Details => part.told(Depth::Short).map(|part| (part, say!("button-rules-short"))),
    };
    let button =
        turned.map(|(part, label)| Spot::NOWHERE.plain(PersonVerb::Rules(part.id()), label));
    let example = PersonVerb::Rules(example_id(part.kind));
    let example = Spot::NOWHERE.plain(example, say!("button-rules-example"));
    Panel::text(part.text(changed))
        .buttons(button.into_iter().chain([example]))
        .row(Spot::NOWHERE.select(another, placeholder, options))
}

/// How far a lesson is when it has taught all that it teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonOver {
    /// Its game can be played on.
    Lesson,
    /// Its game is over, too.
    Game,
}

/// The ways on from the end of a lesson in this game: its game, or another lesson; a real game against its AI; and the rules.
pub fn after_lesson(kind: GameKind, over: LessonOver) -> Row {
    let label = match over {
        LessonOver::Lesson => say!("button-play-on"),
        LessonOver::Game => say!("button-learn-again"),
    };
    let on = Spot::NOWHERE.button(PersonVerb::Learn(kind.id().to_owned()), label, Style::Main);
    let versus = PersonVerb::New(format!("{}:{}", kind.id(), Level::Easy.name()));
    let versus = Spot::NOWHERE.plain(versus, say!("button-versus"));
    Row::Buttons(vec![on, versus, whole_rules(kind)])
}

/// What follows the game in the button of a lesson that ends another.
const ANEW: &str = ":anew";

/// The game in which a lesson is to begin in the place of another one, if a button says so.
pub fn anew(text: &str) -> Option<GameKind> {
    text.strip_suffix(ANEW).and_then(GameKind::from_id)
}

/// Asks somebody with a practice game, which began so, whether a lesson in another game is to end it.
pub fn another_lesson(
    (kept, source): (GameKind, PracticeSource),
    other: GameKind,
) -> Panel<NoPicture> {
    let lesson = |id: String, label| Spot::NOWHERE.plain(PersonVerb::Learn(id), label);
    let asks = match source {
        PracticeSource::Lesson => say!("lesson-asks-to-replace", game = kept.title()),
        PracticeSource::Daily | PracticeSource::Fork => {
            say!("practice-asks-to-replace", game = kept.title())
        }
    };
    Panel::text(asks).buttons([
        lesson(String::new(), say!("button-learn-on", game = kept.title())),
        lesson(format!("{}{ANEW}", other.id()), say!("button-learn-other", game = other.title())),
    ])
}

/// The buttons that open a table of each game.
pub fn which_game() -> Panel<NoPicture> {
    let button =
        |kind: &GameKind| Spot::NOWHERE.plain(PersonVerb::New(kind.id().to_owned()), kind.title());
    Panel::text(say!("lobby-which-game")).buttons(GameKind::ALL.iter().map(button))
}

fn whole_rules(kind: GameKind) -> Button {
    let first = short(&[kind]).first().map(|part| part.id()).unwrap_or_default();
    Spot::NOWHERE.plain(PersonVerb::Rules(first), say!("button-rules-back"))
}

/// How the points of the first seat of a finished game came about, with the way back to the rules.
pub fn example(game: &Look, names: &Names) -> Panel<AnyShot> {
    let seat = Seat::FIRST;
    let account = game.public.account(seat);
    let told = account.map(|account| look::account(&names.bold(seat), &account, game.kind.point()));
    let text = Text::lines(
        [Some(say!("rules-example", game = game.kind.title())), told].into_iter().flatten(),
    );
    let own = game.public.parts(names).into_iter().next().and_then(|part| part.shot);
    let back = whole_rules(game.kind);
    Panel::new(text.cut(CONTENT), own.unwrap_or(game.kind.board())).buttons([back])
}
