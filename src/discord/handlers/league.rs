//! `/league`: who joins and leaves, standings and matches, and what organisers correct.

use std::time::Duration;

use super::{App, Asked, Panicked, Refusal};
use crate::{
    discord::{
        panels::league::{self as panels, LeagueButton},
        wire::{Aside, File, Reply},
        words::{bold, export::division_file, league as words},
    },
    pace::{Pace, Stakes, Terms, TimeOut},
    say,
    tables::{
        Correction, EntrantState, GameKind, LeagueLine, LeagueRefused, NewLeague, RatedRefused,
        Refused, SIGN_UP, SeasonId, SeasonLook, SeasonStage, TableError, UserId,
    },
    talk::{layout::fitting, present::Seen, say::Text},
};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// What somebody wants of a new league.
pub struct WantedLeague {
    pub game: GameKind,
    pub name: String,
    /// How many sit at a table.
    pub players: Option<u8>,
    /// How many a division has.
    pub size: Option<u8>,
    pub weeks: Option<u32>,
    pub pace: Pace,
    /// For how many days sign-up is open.
    pub sign_up: Option<u32>,
}

/// What somebody wants to correct.
#[derive(Clone, Debug, Default)]
pub struct WantedCorrection {
    pub action: Option<Action>,
    pub number: Option<u32>,
    pub person: Option<UserId>,
    pub places: Option<String>,
    pub days: Option<u32>,
    pub reason: Option<String>,
}

/// What organisers do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Places,
    Void,
    Reopen,
    Remove,
    Restore,
    Deadline,
    Stop,
}

/// Creates a league in the channel.
///
/// # Errors
/// For who does not manage the server, in a thread, and where it cannot be played so.
pub async fn create(app: &App, asked: &Asked, wanted: WantedLeague) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    asked.has_room_for_a_table()?;
    if asked.is_in_thread() {
        return Err(Refusal::says(say!("places-is-thread")));
    }
    if let missing @ [_, ..] = asked.lacks.to_open_threads.as_slice() {
        return Err(Refusal::says(crate::discord::words::places::no_thread_for_lack_of(missing)));
    }
    let (least, most) = wanted.game.seats();
    let terms = Terms {
        pace: wanted.pace,
        time_out: TimeOut::Ai,
        stakes: Stakes::Rated,
        ..Terms::default()
    };
    let new = NewLeague {
        guild: asked.server()?,
        channel: asked.channel,
        name: wanted.name.clone(),
        options: wanted.game.agree(0, None),
        terms,
        players: wanted.players.unwrap_or_else(|| 3.clamp(least, most)),
        size: wanted.size.unwrap_or(7),
        weeks: wanted.weeks,
        sign_up: wanted.sign_up.map_or(SIGN_UP, |days| DAY * days),
        organiser: asked.player.clone(),
    };
    app.tables.create_league(new).await?;
    Ok(Reply::text(say!("league-created", league = bold(wanted.name.trim()))))
}

/// What stands before the number of a league in a choice. Names begin so, too: a league of this name is meant only if none has
/// the number.
pub const CHOSEN: char = '#';

/// The season that is meant: the latest of the league that is named, or of the only one.
///
/// # Errors
/// When there is none, or more than one and none is named.
pub async fn which(app: &App, asked: &Asked, named: Option<&str>) -> Result<SeasonId, Refusal> {
    let leagues = app.tables.leagues(asked.server()?).await?;
    if let Some(named) = named {
        let named = named.trim();
        let chosen = named.strip_prefix(CHOSEN).and_then(|id| id.parse().ok());
        let is_chosen = |line: &&LeagueLine| Some(line.league.id) == chosen;
        let has_name = |line: &&LeagueLine| line.league.name == named;
        let found = leagues.iter().find(is_chosen).or_else(|| leagues.iter().find(has_name));
        let found = found.map(|line| line.season.id);
        return found.ok_or_else(|| refused(LeagueRefused::NoLeague));
    }
    let mut open = leagues.iter().filter(|line| line.season.wake.is_some());
    match (open.next(), open.next(), leagues.as_slice()) {
        (Some(only), None, _) | (None, _, [only]) => Ok(only.season.id),
        (_, _, []) => Err(Refusal::says(say!("league-none"))),
        _ => Err(Refusal::says(say!("league-which"))),
    }
}

fn refused(why: LeagueRefused) -> Refusal {
    TableError::from(why).into()
}

/// Joins a season; who is ranked nowhere is asked first.
///
/// # Errors
/// When they may not.
pub async fn join(
    app: &App,
    asked: &Asked,
    (season, role): (SeasonId, EntrantState),
) -> Result<Reply, Refusal> {
    look(app, asked, season).await?;
    match app.tables.join_league(season, asked.player.clone(), role).await {
        Err(TableError::Refused(Refused::Rated(RatedRefused::NotAsked))) => {
            let rows = vec![panels::ranked_row(season, role)];
            Ok(Reply { rows, ..Reply::text(say!("league-question")) })
        }
        Err(error) => Err(error.into()),
        Ok(_) => Ok(Reply::text(words::joined(&look(app, asked, season).await?, role))),
    }
}

/// Leaves a season, after a question where it has begun.
///
/// # Errors
/// When they are not in it.
pub async fn leave(app: &App, asked: &Asked, season: SeasonId) -> Result<Reply, Refusal> {
    let look = look(app, asked, season).await?;
    let own = look.state.entrant_of(asked.user());
    let plays = own.is_some_and(|own| own.state == EntrantState::In);
    if plays && look.state.season.stage == SeasonStage::Playing {
        let rows = vec![panels::leave_row(season)];
        return Ok(Reply { rows, ..Reply::text(words::leave_question()) });
    }
    leave_now(app, asked, season).await
}

async fn leave_now(app: &App, asked: &Asked, season: SeasonId) -> Result<Reply, Refusal> {
    let look = look(app, asked, season).await?;
    app.tables.leave_league(season, asked.user()).await?;
    Ok(Reply::text(words::left(&look)))
}

/// A season of this server.
async fn look(app: &App, asked: &Asked, season: SeasonId) -> Result<SeasonLook, Refusal> {
    Ok(app.tables.season(season, asked.server()?).await?)
}

/// The standings of a division, for the one who asks; 0 is the own one.
///
/// # Errors
/// Of the store, and where it cannot be drawn.
pub async fn standings(
    app: &App,
    asked: &Asked,
    (season, division): (SeasonId, u32),
) -> Result<Reply, Refusal> {
    let look = look(app, asked, season).await?;
    let division = division_of(&look, asked.user(), division);
    let (text, rows) = (words::standings(&look, division), panels::standings_rows(&look, division));
    let (user, now) = (asked.user(), app.tables.now());
    let draw = move || panels::picture(&look, division, Some(user), now).map(Seen::Everybody);
    let file = app.draw(move || draw().map(|seen| File::private(&seen))).await?;
    match file {
        Some(file) => Ok(Reply { text, rows, file: Some(file), ..Reply::default() }),
        None => Ok(Reply::text(say!("league-standings-none"))),
    }
}

fn division_of(look: &SeasonLook, user: UserId, wanted: u32) -> u32 {
    let own = look.state.entrant_of(user).and_then(|own| own.division);
    let wanted = if wanted == 0 { own.unwrap_or(1) } else { wanted };
    wanted.clamp(1, look.state.divisions().max(1))
}

/// Posts the standings for everybody in the channel.
async fn show(
    app: &App,
    asked: &Asked,
    (season, division): (SeasonId, u32),
) -> Result<Reply, Refusal> {
    let look = look(app, asked, season).await?;
    let now = app.tables.now();
    let league = bold(&look.state.league.name);
    let draw = move || {
        let picture = panels::picture(&look, division, None, now)?;
        Some(File::public(division_file(division), picture))
    };
    let channels = app.channel_language(asked.server()?).await;
    let drawn: Result<_, Panicked> = channels.during(app.draw(draw)).await;
    let Some(file) = drawn? else { return Ok(Reply::text(say!("league-standings-none"))) };
    let text = say!("league-shown", name = bold(&asked.player.name), league);
    let aside = Aside { channel: asked.channel, text, file: Some(file) };
    Ok(Reply { aside: Some(aside), ..Reply::text(say!("league-shown-done")) })
}

/// The matches of a season; with `Whose::Own` those of the one who asks.
///
/// # Errors
/// Of the store.
pub async fn schedule(
    app: &App,
    asked: &Asked,
    (season, whose): (SeasonId, Whose),
) -> Result<Reply, Refusal> {
    let look = look(app, asked, season).await?;
    let of = match whose {
        Whose::All => None,
        // Nobody has the number 0.
        Whose::Own => Some(look.state.entrant_of(asked.user()).map_or(0, |own| own.number)),
    };
    Ok(Reply::text(fitting([words::schedule(&look, of)])))
}

/// Whose matches are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Own,
    All,
}

/// A button of a league.
///
/// # Errors
/// When it is none of ours, and as of the other functions.
pub async fn press(app: &App, asked: &Asked, what: &str) -> Result<Reply, Refusal> {
    let foreign = || Refusal::says(say!("command-foreign-button"));
    let (season, button) = LeagueButton::read(what).ok_or_else(foreign)?;
    match button {
        LeagueButton::Join => join(app, asked, (season, EntrantState::In)).await,
        LeagueButton::Reserve => join(app, asked, (season, EntrantState::Reserve)).await,
        LeagueButton::Ranked(role) => {
            app.tables.rank_here(asked.user()).await?;
            join(app, asked, (season, role)).await
        }
        LeagueButton::Leave => leave(app, asked, season).await,
        LeagueButton::LeaveSure => leave_now(app, asked, season).await,
        LeagueButton::Standings(division) => standings(app, asked, (season, division)).await,
        LeagueButton::Show(division) => show(app, asked, (season, division)).await,
        LeagueButton::Mine => schedule(app, asked, (season, Whose::Own)).await,
        LeagueButton::Schedule => schedule(app, asked, (season, Whose::All)).await,
        LeagueButton::Log => {
            Ok(Reply::text(fitting([words::log(&look(app, asked, season).await?)])))
        }
    }
}

/// The panel for organisers, or what they correct.
///
/// # Errors
/// For who does not manage the server, and where it cannot be corrected so.
pub async fn manage(
    app: &App,
    asked: &Asked,
    season: SeasonId,
    wanted: WantedCorrection,
) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    let look = look(app, asked, season).await?;
    let Some(action) = wanted.action else { return Ok(Reply::text(words::manage(&look))) };
    let correction = correction(app, &look, action, &wanted)?;
    let reason = wanted.reason.unwrap_or_default();
    app.tables.correct_league(season, asked.user(), correction, reason).await?;
    Ok(Reply::text(say!("league-corrected")))
}

fn correction(
    app: &App,
    look: &SeasonLook,
    action: Action,
    wanted: &WantedCorrection,
) -> Result<Correction, Refusal> {
    let number = || wanted.number.ok_or_else(|| missing("match"));
    let entrant = || {
        let person = wanted.person.ok_or_else(|| missing("person"))?;
        let entrant = look.state.entrant_of(person).map(|one| one.number);
        entrant.ok_or_else(|| refused(LeagueRefused::NoEntrant))
    };
    Ok(match action {
        Action::Places => {
            let typed = wanted.places.as_deref().ok_or_else(|| missing("places"))?;
            let places = typed.split([' ', ',', ';']).filter(|word| !word.is_empty());
            let places: Result<Vec<u8>, _> = places.map(str::parse).collect();
            let places = places.map_err(|_| refused(LeagueRefused::BadPlaces))?;
            Correction::Places { number: number()?, before: Vec::new(), places }
        }
        Action::Void => Correction::Void { number: number()? },
        Action::Reopen => Correction::Reopen { number: number()? },
        Action::Remove => Correction::Remove { entrant: entrant()? },
        Action::Restore => Correction::Restore { entrant: entrant()? },
        Action::Deadline => {
            let days = wanted.days.ok_or_else(|| missing("days"))?;
            let now = app.tables.now();
            let to = now.plus(DAY * days);
            Correction::Deadline { before: now, to }
        }
        Action::Stop => Correction::Stop,
    })
}

fn missing(option: &'static str) -> Refusal {
    let said: Text = say!("league-refused-missing", option);
    Refusal::says(said)
}
