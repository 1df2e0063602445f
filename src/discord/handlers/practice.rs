//! Practice: a private game against AI by the ordinary panel. A lesson is one in which each decision is explained.

use super::{
    App, Asked, Refusal, hint, play,
    private::{self, PrivatePage},
};
use crate::{
    ai::Budget,
    discord::{
        panels::{
            daily, play_on,
            player::Occasion,
            rules::{self, LessonOver},
        },
        wire::{File, Reply},
        words::{cast, summary},
    },
    say,
    tables::{DailyPractice, GameKind, Practice, PracticeSource, TableError, TableId, TableRef},
    talk::{
        custom_id::ComponentId,
        present::Seen,
        say::Text,
        verb::{GameVerb, apart},
    },
};

/// Goes on with the lesson in this game, or begins one, but asks before it ends another practice game. Without a name it goes on
/// with any, or begins a lesson in the game of the channel's table, else in the first of the list.
///
/// # Errors
/// When the game cannot be dealt, a search fails, or the store does.
pub async fn begin(app: &App, asked: &Asked, kind: Option<GameKind>) -> Result<Reply, Refusal> {
    if let Some(practice) = app.tables.practice(asked.user()).await? {
        let (kept, source) = (practice.kind(), practice.source());
        let is_another = |kind: &GameKind| source != PracticeSource::Lesson || *kind != kept;
        return Ok(match kind.filter(is_another) {
            Some(other) => rules::another_lesson((kept, source), other).into(),
            None => resume(app, &practice).await,
        });
    }
    let here = match app.tables.in_channel(asked.channel).await {
        Ok(TableRef::Lobby(lobby)) => Some(lobby.options.kind()),
        Ok(TableRef::Game(table)) => Some(table.kind()),
        Err(_) => None,
    };
    start(app, asked, kind.or(here).unwrap_or(GameKind::ALL[0])).await
}

/// Goes on with the practice game that this person has left off.
async fn resume(app: &App, practice: &Practice) -> Reply {
    let game = practice.kind().title();
    let note = match practice.source() {
        PracticeSource::Lesson => say!("lesson-goes-on", game),
        PracticeSource::Daily | PracticeSource::Fork => say!("practice-goes-on", game),
    };
    play::turn_to(app, practice.look(), "", (Occasion::Opened, Some(note))).await
}

/// Begins a lesson in this game, also in the place of another practice game.
///
/// # Errors
/// When the game cannot be dealt, a search fails, or the store does.
pub async fn start(app: &App, asked: &Asked, kind: GameKind) -> Result<Reply, Refusal> {
    let lesson = Practice::lesson(asked.player.clone(), &kind.agree(0, Some(true)))?;
    let (game, rounds, aim) = (kind.title(), kind.lesson_rounds(), kind.aim());
    go_on(app, lesson, None, Some(say!("lesson-begins", game, rounds, aim))).await
}

/// A button of a practice game.
///
/// # Errors
/// When there is no such game, a search fails, or the store does.
pub async fn press(
    app: &App,
    asked: &Asked,
    id: &ComponentId,
    verb: &GameVerb,
) -> Result<Reply, Refusal> {
    // Boxed, as what handles a button at a table would be as large as this.
    Box::pin(at_practice(app, asked, id, verb)).await
}

/// Ends the practice game of the one who asks.
pub async fn leave(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let practised = app.tables.practice_source(asked.user()).await?;
    app.tables.end_practice(asked.user()).await?;
    Ok(Reply::text(match practised {
        Some((kind, PracticeSource::Lesson)) => say!("lesson-left", game = kind.title()),
        Some((_, PracticeSource::Daily | PracticeSource::Fork)) => say!("practice-left"),
        None => say!("lesson-none"),
    }))
}

async fn at_practice(
    app: &App,
    asked: &Asked,
    id: &ComponentId,
    verb: &GameVerb,
) -> Result<Reply, Refusal> {
    let number = id.number;
    let found = app.tables.practice(asked.user()).await?.filter(|found| found.table() == id.table);
    let practice = found.ok_or_else(|| none(id.table))?;
    let noting = async |note| Ok(play::show_noting(app, practice.look(), note).await);
    match verb {
        GameVerb::Do(code) | GameVerb::Unasked(code) => match practice.kind().parse(code) {
            Some(mv) => moved(app, &practice, practice.play(asked.id, number, mv)).await,
            None => noting(say!("player-foreign-button")).await,
        },
        GameVerb::All(codes) => {
            let moves: Vec<_> =
                apart(codes).filter_map(|code| practice.kind().parse(code)).collect();
            moved(app, &practice, practice.play_all(asked.id, number, &moves)).await
        }
        GameVerb::Undo => moved(app, &practice, practice.undo(asked.id, number)).await,
        GameVerb::Hint => hint::of_look(app, asked, practice.look()).await,
        other => match private::page(app, asked, practice.look(), (number, other)).await? {
            PrivatePage::Page(page) => Ok(*page),
            PrivatePage::Move(mv) => {
                moved(app, &practice, practice.play(asked.id, number, mv)).await
            }
            PrivatePage::NotHere => noting(not_here(&practice)).await,
        },
    }
}

/// Why a button of a practice game does nothing any more.
fn none(table: TableId) -> Refusal {
    let is_lesson = table == Practice::LESSON;
    Refusal::says(if is_lesson { say!("lesson-none") } else { say!("practice-none") })
}

fn not_here(practice: &Practice) -> Text {
    match practice.source() {
        PracticeSource::Lesson => say!("lesson-not-here"),
        PracticeSource::Daily | PracticeSource::Fork => say!("practice-not-here"),
    }
}

/// What comes after a move, or why it was refused.
async fn moved(
    app: &App,
    before: &Practice,
    after: Result<Practice, TableError>,
) -> Result<Reply, Refusal> {
    let done = match after {
        Ok(after) => go_on(app, after, Some(before), None).await,
        Err(error) => Err(error.into()),
    };
    let Err(refusal) = done else { return done };
    let Some(words) = refusal.words() else { return Err(refusal) };
    // Another click may have been quicker.
    let kept = app.tables.practice(before.player()).await?;
    let kept = kept.ok_or_else(|| none(before.table()))?;
    Ok(play::show_noting(app, kept.look(), words).await)
}

/// The moves of the others, then the player's panel; or the end: when the rounds of a lesson are played, or the game is over.
pub(super) async fn go_on(
    app: &App,
    practice: Practice,
    before: Option<&Practice>,
    note: Option<Text>,
) -> Result<Reply, Refusal> {
    let read_at = before.map(Practice::number);
    let was = before.and_then(Practice::round);
    let occasion = if practice.has_news() { Occasion::Opened } else { Occasion::Moved };
    let think = move || {
        practice.answered(|level, view, chance| view.choose(level, chance, &Budget::OF_LEVEL))
    };
    let practice = app.think(think).await??;
    let rounds = practice.kind().lesson_rounds();
    let is_taught = was.is_none_or(|was| was <= rounds);
    let over = match (practice.source(), practice.round()) {
        (_, None) => Some(LessonOver::Game),
        (PracticeSource::Lesson, Some(round)) if round > rounds && is_taught => {
            Some(LessonOver::Lesson)
        }
        (PracticeSource::Lesson | PracticeSource::Daily | PracticeSource::Fork, Some(_)) => None,
    };
    match over {
        Some(LessonOver::Game) => app.tables.finish_practice(&practice, read_at).await?,
        Some(LessonOver::Lesson) | None => app.tables.keep_practice(&practice, read_at).await?,
    }
    match over {
        Some(over) => is_over(app, &practice, (over, occasion)).await,
        None => Ok(play::turn_to(app, practice.look(), "", (occasion, note)).await),
    }
}

/// What a practice game says at its end, and the ways on.
async fn is_over(
    app: &App,
    practice: &Practice,
    (over, occasion): (LessonOver, Occasion),
) -> Result<Reply, Refusal> {
    let look = practice.look();
    let news = (occasion == Occasion::Opened).then(|| summary::summary(&look)).flatten();
    let (says, ways) = match practice.play_on() {
        None => (say!("lesson-over"), rules::after_lesson(look.kind, over)),
        Some((table, on)) => {
            let again = DailyPractice::of(table).map(daily::again);
            (say!("practice-over"), again.unwrap_or_else(|| play_on::again(table, on)))
        }
    };
    let (cast, public) = (cast(&look.players), look.public);
    let scores = app.draw(move || File::private(&Seen::Everybody(public.scores(&cast))));
    let over =
        Reply { rows: vec![ways], ..Reply::text(Text::paragraphs(news.into_iter().chain([says]))) };
    Ok(over.with_file(Some(scores.await?)))
}
