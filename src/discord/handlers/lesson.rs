//! A lesson: a private game against an easy AI by the ordinary panel, in which each decision is explained.

use super::{App, Asked, Refusal, hint, play};
use crate::{
    ai::{self, Budget},
    discord::{
        panels::player::{self, Occasion},
        wire::{File, Reply},
        words::{Shown, cast},
    },
    pace::Explaining,
    say,
    tables::{GameKind, Lesson, MoveNumber, TableError, TableRef, on_kind},
    talk::{custom_id::ComponentId, present::Seen, say::Text, verb::GameVerb},
};

/// Begins a lesson in this game; without a name in that of the channel's table, else in the first of the list.
///
/// # Errors
/// When the game cannot be dealt, or a search fails.
pub async fn begin(app: &App, asked: &Asked, kind: Option<GameKind>) -> Result<Reply, Refusal> {
    let here = match app.tables.in_channel(asked.channel).await {
        Ok(TableRef::Lobby(lobby)) => Some(lobby.options.kind()),
        Ok(TableRef::Game(table)) => Some(table.kind()),
        Err(_) => None,
    };
    on_kind!(kind.or(here).unwrap_or(GameKind::ALL[0]), G => start::<G>(app, asked).await)
}

async fn start<G: Shown>(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let lesson = Lesson::<G>::begin(asked.player.clone(), &G::agree(0, Some(true)))?;
    let rounds = G::LESSON_ROUNDS;
    app.lessons.end(asked.user());
    go_on(app, lesson, Some(say!("lesson-begins", game = G::NAME, rounds, aim = G::aim()))).await
}

/// A button of a lesson.
///
/// # Errors
/// When there is no lesson, or a search fails.
pub async fn press(
    app: &App,
    asked: &Asked,
    id: &ComponentId,
    verb: &GameVerb,
) -> Result<Reply, Refusal> {
    let kind = app.lessons.kind(asked.user()).ok_or_else(|| Refusal::says(say!("lesson-none")))?;
    on_kind!(kind, G => at_lesson::<G>(app, asked, id.number, verb).await)
}

/// Ends the lesson of the one who asks.
#[must_use]
pub fn leave(app: &App, asked: &Asked) -> Reply {
    let had_one = app.lessons.end(asked.user());
    Reply::text(if had_one { say!("lesson-left") } else { say!("lesson-none") })
}

async fn at_lesson<G: Shown>(
    app: &App,
    asked: &Asked,
    number: MoveNumber,
    verb: &GameVerb,
) -> Result<Reply, Refusal> {
    let lesson = app.lessons.of::<G>(asked.user());
    let lesson = lesson.ok_or_else(|| Refusal::says(say!("lesson-none")))?;
    match verb {
        GameVerb::Do(code) => match code.parse::<G::Move>() {
            Ok(mv) => moved(app, &lesson, lesson.play(asked.id, number, mv)).await,
            Err(_) => Ok(noting(app, &lesson, say!("player-foreign-button")).await),
        },
        GameVerb::Undo => moved(app, &lesson, lesson.undo(asked.id, number)).await,
        GameVerb::Hint => hint::of_look(app, asked, lesson.look()).await,
        GameVerb::Hand(page) => {
            let look = lesson.look();
            let panel = player::hand(&look, page.parse().unwrap_or(0));
            let panel = panel.unwrap_or_else(|| player::panel(&look, "", Occasion::Turned));
            Ok(play::draw(app, look, panel, None).await)
        }
        GameVerb::Help => {
            let look = lesson.look();
            let panel = player::help(&look, Explaining::FirstTimes);
            Ok(play::draw(app, look, panel, None).await)
        }
        GameVerb::Go(page) if page.is_empty() || number == lesson.look().number => {
            Ok(play::turn_to(app, lesson.look(), page, (Occasion::Turned, None)).await)
        }
        GameVerb::Go(_) => Ok(noting(app, &lesson, say!("player-moved-on")).await),
        GameVerb::Turn
        | GameVerb::Look(_)
        | GameVerb::Hush
        | GameVerb::Still
        | GameVerb::Explain(_)
        | GameVerb::Order(_)
        | GameVerb::Plan(_)
        | GameVerb::Film
        | GameVerb::Curve
        | GameVerb::Hands(_)
        | GameVerb::Missed
        | GameVerb::Tip(_) => Ok(noting(app, &lesson, say!("lesson-not-here")).await),
    }
}

/// The panel after a note.
async fn noting<G: Shown>(app: &App, lesson: &Lesson<G>, note: Text) -> Reply {
    play::turn_to(app, lesson.look(), "", (Occasion::Turned, Some(note))).await
}

/// What comes after a move, or why it was refused.
async fn moved<G: Shown>(
    app: &App,
    before: &Lesson<G>,
    after: Result<Lesson<G>, TableError>,
) -> Result<Reply, Refusal> {
    match after {
        Ok(after) => go_on(app, after, None).await,
        Err(error) => {
            let refusal = Refusal::from(error);
            let Some(words) = refusal.words() else { return Err(refusal) };
            Ok(noting(app, before, words).await)
        }
    }
}

/// The opponent's moves, then the learner's panel; or the end, when the rounds of a lesson are played.
async fn go_on<G: Shown>(
    app: &App,
    lesson: Lesson<G>,
    note: Option<Text>,
) -> Result<Reply, Refusal> {
    let occasion = if lesson.waits() { Occasion::Opened } else { Occasion::Moved };
    let think = move || {
        lesson
            .answered(|level, view, chance| ai::choose::<G>(level, view, chance, &Budget::OF_LEVEL))
    };
    let lesson = app.think(think).await??;
    let look = lesson.look();
    if lesson.round().is_none_or(|round| round > G::LESSON_ROUNDS) {
        app.lessons.end(lesson.learner());
        let (cast, public) = (cast(&look.players), look.public);
        let scores = app.draw(move || File::private(&Seen::Everybody(G::scores(&public, &cast))));
        let text = say!("lesson-over");
        return Ok(Reply::text(text).with_file(Some(scores.await?)));
    }
    app.lessons.keep(lesson);
    Ok(play::turn_to(app, look, "", (occasion, note)).await)
}
