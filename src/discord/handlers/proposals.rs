//! What those who sit at a table propose and vote on: buttons, and the code that they share with the commands.

use super::{App, Asked, Refusal, home::at_home, play, seats};
use crate::{
    board::Seat,
    discord::{
        panels::proposals::{self as panels, HOURS, TAKE_BACK},
        wire::Reply,
        words::names,
    },
    pace::{self, Pace, PaceError, Span, TimeOut},
    say,
    tables::{
        Answer, Lobby, ProposalId, Refused, SeatRefused, SeatStep, Seated, Stage, Subject,
        TableError, TableId, Timestamp, VotedOn,
    },
    talk::{layout::Choice, verb::ProposalVerb},
};

/// A button or select about proposals.
///
/// # Errors
/// When the table refuses.
pub async fn press(
    app: &App,
    asked: &Asked,
    table: TableId,
    verb: &ProposalVerb,
) -> Result<Reply, Refusal> {
    at_home(app, asked, table).await?;
    match verb {
        ProposalVerb::Menu(hours) => menu(app, asked, table, hours).await,
        ProposalVerb::Propose(what) => match chosen(app, asked, table, what).await {
            Ok(done) => Ok(Reply { rows: vec![panels::back(table)], ..done }),
            Err(refusal) => beside_the_panel(app, asked, table, refusal).await,
        },
        ProposalVerb::Vote(vote) => cast(app, asked, table, vote).await,
        ProposalVerb::TakeBack(id) => {
            let proposal = id.parse().map_err(|_| foreign())?;
            seats::act(app, asked, table, SeatStep::TakeBack { proposal }).await
        }
    }
}

/// Proposes what was chosen on the page.
async fn chosen(app: &App, asked: &Asked, table: TableId, what: &str) -> Result<Reply, Refusal> {
    let (hours, code) = ProposalVerb::split(what).map_err(|_| foreign())?;
    let lobby = app.tables.lobby(table).await?;
    let subject = coded(code, &lobby, app.tables.now()).ok_or_else(foreign)?;
    propose(app, asked, table, subject, read_hours(hours)?).await
}

/// Why nothing was proposed, above the own panel as it stands now, so that one can go on from there.
async fn beside_the_panel(
    app: &App,
    asked: &Asked,
    table: TableId,
    refusal: Refusal,
) -> Result<Reply, Refusal> {
    let Some(words) = refusal.words() else { return Err(refusal) };
    let Ok(game) = app.game(table).await else { return Err(refusal) };
    match game.look(Some(asked.user())).await {
        Ok(look) if look.own.is_some() => Ok(play::show_noting(app, look, words).await),
        Ok(_) | Err(_) => Err(refusal),
    }
}

fn foreign() -> Refusal {
    Refusal::says(say!("command-foreign-button"))
}

fn read_hours(hours: &str) -> Result<Span, Refusal> {
    let hours: i64 = hours.parse().map_err(|_| foreign())?;
    let asked = Span::hours(hours.clamp(0, i64::from(u16::MAX)));
    pace::hour_to_fortnight(asked).ok_or_else(|| PaceError::WaitOutOfRange { asked }.into())
}

async fn menu(app: &App, asked: &Asked, table: TableId, hours: &str) -> Result<Reply, Refusal> {
    let within = read_hours(hours)?;
    let lobby = app.tables.lobby(table).await?;
    Refused::unless(lobby.state, Stage::Running)?;
    if lobby.seat_of(asked.user()).is_none() {
        return Err(Refused::NotAtTable { players: lobby.players }.into());
    }
    let rests = app.tables.rests_until(table).await?;
    let hours = within.0 / Span::hours(1).0;
    Ok(panels::menu(&lobby, asked.user(), rests, hours).into())
}

/// What an option of the page stands for.
fn coded(code: &str, lobby: &Lobby, now: Timestamp) -> Option<Subject> {
    let (name, rest) = code.split_once(':').unwrap_or((code, ""));
    Some(match name {
        "ai" => Subject::StandIn { seat: panels::seat(rest)? },
        "seat" => Subject::Offer { seat: panels::seat(rest)? },
        "time" => {
            let (place, hours) = rest.split_once(':')?;
            let hours = hours.parse::<u16>().ok()?;
            Subject::Time { seat: panels::seat(place)?, more: Span::hours(hours.into()) }
        }
        "pause" => {
            let days = rest.parse::<u16>().ok()?;
            Subject::Pause { until: Timestamp(now.0.saturating_add(Span::days(days.into()).0)) }
        }
        "go_on" => Subject::GoOn,
        "pace" => {
            let pace = match rest.parse::<u16>().ok()? {
                0 => Pace::Relaxed,
                hours => Pace::clock(Span::hours(hours.into())).ok()?,
            };
            Subject::Pace { pace, time_out: panels::time_out(pace, lobby.terms.time_out) }
        }
        "cancel" => Subject::Cancel,
        "end" => Subject::EndNow,
        _ => return None,
    })
}

/// Proposes something at a table.
///
/// # Errors
/// When the table refuses.
pub async fn propose(
    app: &App,
    asked: &Asked,
    table: TableId,
    subject: Subject,
    within: Span,
) -> Result<Reply, Refusal> {
    seats::act(app, asked, table, SeatStep::Propose { subject, within }).await
}

/// What a command proposes, as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProposalCommand {
    /// An AI stands in for whoever sits there.
    StandIn(String),
    /// The seat is free for anybody.
    Offer(String),
    /// Whoever sits there gets so much more time.
    Time(String, String),
    /// A pause until this date.
    Pause(String),
    /// The end of the pause.
    GoOn,
    /// Another pace, and perhaps what follows a time-out.
    Pace(Option<Pace>, Option<TimeOut>),
    /// The end without a score.
    Cancel,
    /// The end with the scores as they are.
    EndNow,
}

/// Proposes at the table of the channel.
///
/// # Errors
/// When what was typed means nothing, or the table refuses.
pub async fn here(
    app: &App,
    asked: &Asked,
    typed: ProposalCommand,
    within: Option<String>,
) -> Result<Reply, Refusal> {
    let (table, players) = seats::running(app, asked.channel).await?;
    let within = within.map_or(Ok(Span::hours(HOURS)), |typed| Span::parse(&typed))?;
    let seat = |typed: &str| seat_called(&players, typed);
    let subject = match typed {
        ProposalCommand::StandIn(typed) => Subject::StandIn { seat: seat(&typed)? },
        ProposalCommand::Offer(typed) => Subject::Offer { seat: seat(&typed)? },
        ProposalCommand::Time(typed, more) => {
            Subject::Time { seat: seat(&typed)?, more: Span::parse(&more)? }
        }
        ProposalCommand::Pause(until) => {
            let zone = app.tables.preferences(asked.user()).await?.zone_or_utc().clone();
            let now = app.tables.now();
            Subject::Pause { until: pace::end_of_pause(&until, now.into(), &zone)?.into() }
        }
        ProposalCommand::GoOn => Subject::GoOn,
        ProposalCommand::Pace(pace, time_out) => {
            let terms = app.tables.lobby(table).await?.terms;
            let pace = pace.unwrap_or(terms.pace);
            let usual = panels::time_out(pace, terms.time_out);
            Subject::Pace { pace, time_out: time_out.unwrap_or(usual) }
        }
        ProposalCommand::Cancel => Subject::Cancel,
        ProposalCommand::EndNow => Subject::EndNow,
    };
    propose(app, asked, table, subject, within).await
}

fn seat_called(players: &[Seated], typed: &str) -> Result<Seat, TableError> {
    crate::discord::panels::seats::seat(players, typed).ok_or(SeatRefused::NoSuchSeat.into())
}

/// Votes as a choice of `/game propose vote` says, or takes the own proposal back.
///
/// # Errors
/// When it is none of the choices, or the table refuses.
pub async fn vote_here(app: &App, asked: &Asked, choice: &str) -> Result<Reply, Refusal> {
    let (table, _) = seats::running(app, asked.channel).await?;
    match choice.split_once(':') {
        Some((id, TAKE_BACK)) => {
            let proposal =
                id.parse().map_err(|_| Refusal::from(TableError::from(SeatRefused::NoVote)))?;
            seats::act(app, asked, table, SeatStep::TakeBack { proposal }).await
        }
        _ => cast(app, asked, table, choice).await,
    }
}

async fn cast(app: &App, asked: &Asked, table: TableId, vote: &str) -> Result<Reply, Refusal> {
    let read = |vote: &str| {
        let (id, answer) = vote.split_once(':')?;
        Some((id.parse::<ProposalId>().ok()?, Answer::from_name(answer)?))
    };
    let (id, answer) = read(vote).ok_or_else(|| TableError::from(SeatRefused::NoVote))?;
    let step = SeatStep::Vote { asked: VotedOn::Proposal(id), answer };
    seats::act(app, asked, table, step).await
}

/// The choices of `/game propose vote` for somebody in this channel.
///
/// # Errors
/// When no game runs there.
pub async fn choices(app: &App, asked: &Asked) -> Result<Vec<Choice>, TableError> {
    let (table, players) = seats::running(app, asked.channel).await?;
    let polls = app.tables.polls(table).await?;
    let own = players.iter().find(|one| one.user() == Some(asked.user())).map(|one| one.seat);
    Ok(panels::choices(&polls, own, &names(&players)))
}
