//! A lesson: a private game against an easy AI by the ordinary panel, in which each decision is explained.

use super::{
    App, Asked, Refusal, hint, play,
    private::{self, PrivatePage},
};
use crate::{
    ai::Budget,
    discord::{
        panels::{
            player::Occasion,
            rules::{self, LessonOver},
        },
        wire::{File, Reply},
        words::{cast, summary},
    },
    say,
    tables::{GameKind, Lesson, MoveNumber, TableError, TableRef},
    talk::{
        custom_id::ComponentId,
        present::Seen,
        say::Text,
        verb::{GameVerb, apart},
    },
};

/// Goes on with the lesson in this game, or begins one, but asks before it ends another. Without a name it goes on with any, or
/// begins one in the game of the channel's table, else in the first of the list.
///
/// # Errors
/// When the game cannot be dealt, a search fails, or the store does.
pub async fn begin(app: &App, asked: &Asked, kind: Option<GameKind>) -> Result<Reply, Refusal> {
    if let Some(lesson) = app.tables.lesson(asked.user()).await? {
        return Ok(match kind.filter(|kind| *kind != lesson.kind()) {
            Some(other) => rules::another_lesson(lesson.kind(), other).into(),
            None => resume(app, &lesson).await,
        });
    }
    let here = match app.tables.in_channel(asked.channel).await {
        Ok(TableRef::Lobby(lobby)) => Some(lobby.options.kind()),
        Ok(TableRef::Game(table)) => Some(table.kind()),
        Err(_) => None,
    };
    start(app, asked, kind.or(here).unwrap_or(GameKind::ALL[0])).await
}

/// Goes on with the lesson that this person has left off.
async fn resume(app: &App, lesson: &Lesson) -> Reply {
    let note = say!("lesson-goes-on", game = lesson.kind().title());
    play::turn_to(app, lesson.look(), "", (Occasion::Opened, Some(note))).await
}

/// Begins a lesson in this game, also in the place of another one.
///
/// # Errors
/// When the game cannot be dealt, a search fails, or the store does.
pub async fn start(app: &App, asked: &Asked, kind: GameKind) -> Result<Reply, Refusal> {
    let lesson = Lesson::begin(asked.player.clone(), &kind.agree(0, Some(true)))?;
    let (game, rounds, aim) = (kind.title(), kind.lesson_rounds(), kind.aim());
    app.tables.end_lesson(asked.user()).await?;
    go_on(app, lesson, None, Some(say!("lesson-begins", game, rounds, aim))).await
}

/// A button of a lesson.
///
/// # Errors
/// When there is no lesson, a search fails, or the store does.
pub async fn press(
    app: &App,
    asked: &Asked,
    id: &ComponentId,
    verb: &GameVerb,
) -> Result<Reply, Refusal> {
    // Boxed, as what handles a button at a table would be as large as this.
    Box::pin(at_lesson(app, asked, id.number, verb)).await
}

/// Ends the lesson of the one who asks.
pub async fn leave(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let kind = app.tables.lesson_kind(asked.user()).await?;
    app.tables.end_lesson(asked.user()).await?;
    let left = |kind: GameKind| say!("lesson-left", game = kind.title());
    Ok(Reply::text(kind.map_or_else(|| say!("lesson-none"), left)))
}

async fn at_lesson(
    app: &App,
    asked: &Asked,
    number: MoveNumber,
    verb: &GameVerb,
) -> Result<Reply, Refusal> {
    let lesson = app.tables.lesson(asked.user()).await?;
    let lesson = lesson.ok_or_else(|| Refusal::says(say!("lesson-none")))?;
    let noting = async |note| Ok(play::show_noting(app, lesson.look(), note).await);
    match verb {
        GameVerb::Do(code) | GameVerb::Unasked(code) => match lesson.kind().parse(code) {
            Some(mv) => moved(app, &lesson, lesson.play(asked.id, number, mv)).await,
            None => noting(say!("player-foreign-button")).await,
        },
        GameVerb::All(codes) => {
            let moves: Vec<_> = apart(codes).filter_map(|code| lesson.kind().parse(code)).collect();
            moved(app, &lesson, lesson.play_all(asked.id, number, &moves)).await
        }
        GameVerb::Undo => moved(app, &lesson, lesson.undo(asked.id, number)).await,
        GameVerb::Hint => hint::of_look(app, asked, lesson.look()).await,
        other => match private::page(app, asked, lesson.look(), (number, other)).await? {
            PrivatePage::Page(page) => Ok(*page),
            PrivatePage::Move(mv) => moved(app, &lesson, lesson.play(asked.id, number, mv)).await,
            PrivatePage::NotHere => noting(say!("lesson-not-here")).await,
        },
    }
}

/// What comes after a move, or why it was refused.
async fn moved(
    app: &App,
    before: &Lesson,
    after: Result<Lesson, TableError>,
) -> Result<Reply, Refusal> {
    let done = match after {
        Ok(after) => go_on(app, after, Some(before), None).await,
        Err(error) => Err(error.into()),
    };
    let Err(refusal) = done else { return done };
    let Some(words) = refusal.words() else { return Err(refusal) };
    // Another click may have been quicker.
    let kept = app.tables.lesson(before.learner()).await?;
    let kept = kept.ok_or_else(|| Refusal::says(say!("lesson-none")))?;
    Ok(play::show_noting(app, kept.look(), words).await)
}

/// The opponent's moves, then the learner's panel; or the end, when the rounds of a lesson are played.
async fn go_on(
    app: &App,
    lesson: Lesson,
    before: Option<&Lesson>,
    note: Option<Text>,
) -> Result<Reply, Refusal> {
    let read_at = before.map(Lesson::number);
    let was = before.and_then(Lesson::round);
    let occasion = if lesson.has_news() { Occasion::Opened } else { Occasion::Moved };
    let think = move || {
        lesson.answered(|level, view, chance| view.choose(level, chance, &Budget::OF_LEVEL))
    };
    let lesson = app.think(think).await??;
    let look = lesson.look();
    let rounds = look.kind.lesson_rounds();
    let is_taught = was.is_none_or(|was| was <= rounds);
    let over = match lesson.round() {
        None => Some(LessonOver::Game),
        Some(round) if round > rounds && is_taught => Some(LessonOver::Lesson),
        Some(_) => None,
    };
    if let Some(over) = over {
        match over {
            LessonOver::Game => app.tables.finish_lesson(&lesson, read_at).await?,
            LessonOver::Lesson => app.tables.keep_lesson(&lesson, read_at).await?,
        }
        let news = (occasion == Occasion::Opened).then(|| summary::summary(&look, false)).flatten();
        let (cast, public) = (cast(&look.players), look.public);
        let scores = app.draw(move || File::private(&Seen::Everybody(public.scores(&cast))));
        let rows = vec![rules::after_lesson(look.kind, over)];
        let over = Reply {
            rows,
            ..Reply::text(Text::paragraphs(news.into_iter().chain([say!("lesson-over")])))
        };
        return Ok(over.with_file(Some(scores.await?)));
    }
    app.tables.keep_lesson(&lesson, read_at).await?;
    Ok(play::turn_to(app, look, "", (occasion, note)).await)
}
