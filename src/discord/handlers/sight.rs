//! What anybody is shown of a table: a page of it, now or at an earlier moment. All of it is public.

use std::collections::HashSet;

use super::{App, Asked, Means, Refusal, film, history, play};
use crate::{
    discord::{
        panels::look::{self as panel, Drawing, Earlier},
        wire::{self, File, Reply},
        words::{cast, moment::Moment, names, summary},
    },
    say,
    tables::{Happened, Look, MoveNumber, Since, Stretch, Table, UndoRefused},
    talk::{
        layout::{OPTIONS, Panel},
        present::Seen,
        say::Text,
        sight::{Page, Sight},
    },
};

/// Shows this of a table.
///
/// # Errors
/// When the table fails.
pub async fn show(app: &App, asked: &Asked, table: &Table, sight: Sight) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    if sight.page == Page::Film {
        let shown = film::film(app, asked, table).await?;
        let follows = play::follows(&look, aside(asked));
        let mut rows = vec![panel::to_table(&look, sight)];
        rows.extend(shown.rows);
        return Ok(Reply { rows, follows, ..shown });
    }
    match sight.after.filter(|after| *after < look.number) {
        Some(after) => earlier(app, (asked, table), look, sight.at(Some(after))).await,
        None => page(app, asked, look, (sight.page, None)).await,
    }
}

/// Shows the table as it stood at a moment that somebody typed or chose.
///
/// # Errors
/// When the game has no such moment.
pub async fn show_at(
    app: &App,
    asked: &Asked,
    table: &Table,
    typed: &str,
) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    let moment = Moment::read(typed);
    let after = match history::first(app, &look, &moment).await? {
        // That table stood after the move; of what is counted in time, and at the start, before it.
        Some(from) => match moment {
            Moment::Number(_) => MoveNumber(from.0 + 1),
            Moment::Turn => look.since.as_ref().and_then(|since| since.own).map_or(from, next),
            Moment::Ago(_) | Moment::Start | Moment::Round(_) | Moment::Unknown(_) => from,
        },
        None if matches!(moment, Moment::Ago(_)) => look.number,
        None => {
            let whole = table.stretch(MoveNumber(0), look.number).await?;
            next(whole.events[history::begin(&whole.events, &moment)?].number)
        }
    };
    let sight = Sight::now(Page::Table).at((after < look.number).then_some(after));
    show(app, asked, table, sight).await
}

/// The moment right after this move.
const fn next(number: MoveNumber) -> MoveNumber {
    MoveNumber(number.0 + 1)
}

/// The last moment that is not after the wanted one.
async fn earlier(
    app: &App,
    (asked, table): (&Asked, &Table),
    look: Look,
    sight: Sight,
) -> Result<Reply, Refusal> {
    let wanted = sight.after.unwrap_or(look.number);
    let whole = table.stretch(MoveNumber(0), look.number).await?;
    let stops = stops(&whole.events);
    let place = stops.partition_point(|stop| *stop <= wanted).saturating_sub(1);
    let previous = place.checked_sub(1).map(|place| stops[place]);
    let after = stops[place];
    let then = table.stretch(previous.unwrap_or_default(), after).await?;
    let earlier = Earlier {
        after,
        lines: summary::numbered(&then.events, (&then.players, &then.former), Vec::new()),
        previous,
        next: stops.get(place + 1).copied().filter(|stop| *stop < look.number),
        others: others(&look, &whole.events),
    };
    page(app, asked, past(look, then), (sight.page, Some(earlier))).await
}

/// The start, and after each move that counts.
fn stops(events: &[Happened]) -> Vec<MoveNumber> {
    let mut stops = vec![MoveNumber(0)];
    stops.extend(events.iter().map(|one| next(one.number)));
    stops.dedup();
    stops
}

/// The own last turn, the start, and the rounds, the latest first, each moment once; as many as a select takes.
fn others(look: &Look, events: &[Happened]) -> Vec<(MoveNumber, Text)> {
    let turn = look.since.as_ref().and_then(|since| since.own);
    let turn = turn.map(|own| (next(own), say!("autocomplete-last-turn")));
    let rounds = events.iter().rev().filter_map(|one| {
        let round = one.event.new_round()?;
        Some((next(one.number), say!("autocomplete-round", round, number = one.number)))
    });
    let start = (MoveNumber(0), say!("autocomplete-start"));
    let mut seen = HashSet::new();
    let all = turn.into_iter().chain([start]).chain(rounds);
    all.filter(|(after, _)| seen.insert(*after)).take(OPTIONS).collect()
}

/// The same look with the table as everybody saw it then, and nothing that belongs to one seat or to now.
fn past(look: Look, then: Stretch) -> Look {
    let since = Since {
        own: None,
        events: then.events,
        former: then.former,
        before: then.before,
        after: then.public.clone(),
    };
    Look {
        public: then.public,
        own: None,
        turn: then.turn,
        deadline: None,
        hint: None,
        plan: None,
        undo: Err(UndoRefused::NoMove),
        since: Some(Box::new(since)),
        ..look
    }
}

/// Makes a page of a table or a lesson where it blocks nobody, and draws it: as it stands now, or at an earlier moment.
///
/// # Errors
/// When the page cannot be made.
pub(super) async fn page(
    app: &App,
    asked: &Asked,
    look: Look,
    (page, earlier): (Page, Option<Earlier>),
) -> Result<Reply, Refusal> {
    let made = move || {
        let panel = panel::panel(&look, page, earlier.as_ref(), &names(&look.players));
        (look, panel)
    };
    let (look, Panel { text, rows, picture }) = app.draw(made).await?;
    let (shot, drawing) = match picture {
        Some(Drawing::Shot(shot)) => (Some(shot), None),
        Some(Drawing::Scores) => (None, Some((look.public.clone(), cast(&look.players)))),
        None => (None, None),
    };
    let reply = play::draw(app, look, Panel { text, rows, picture: shot }, aside(asked)).await;
    let Some((public, cast)) = drawing else { return Ok(reply) };
    let draw = move || File::private(&Seen::Everybody(public.scores(&cast)));
    Ok(reply.with_file(app.draw(draw).await.ok()))
}

/// How a page on which somebody looks something up goes on with the table: in the panel alone.
fn aside(asked: &Asked) -> Option<wire::PanelPage> {
    match asked.by {
        Means::Panel => Some(wire::PanelPage::Aside),
        Means::Public => None,
    }
}
