//! Sentences about leagues.

use super::{bold, dates::date_in_utc, mention, server, time::span, when};
use crate::{
    pace::{Pace, Terms},
    render::ALT_LIMIT,
    say,
    tables::{
        Correction, EntrantRow, EntrantState, GameKind, LeagueLogRow, LeagueRefused, MatchRow,
        MatchSeatRow, MatchState, MatchToOpen, NOT_SHOWN, SeasonLook, SeasonRow, SeasonStage,
        StandingsRow, Timestamp, UserId, fewest_entrants,
    },
    talk::{layout::CONTENT, say::Text},
};

/// The pictures that go with the message of a season: Discord takes no more.
pub const SHOWN: u32 = 10;

/// How many names are written out.
const MOST_NAMED: usize = 40;

/// Why a league does not allow something.
pub fn refused(why: LeagueRefused) -> Text {
    match why {
        LeagueRefused::Stage(stage) => match stage {
            SeasonStage::SignUp => say!("league-refused-stage-signup"),
            SeasonStage::Playing => say!("league-refused-stage-playing"),
            SeasonStage::Closing => say!("league-refused-stage-closing"),
            SeasonStage::Closed => say!("league-refused-stage-closed"),
            SeasonStage::Cancelled => say!("league-refused-stage-cancelled"),
        },
        LeagueRefused::Joined => say!("league-refused-joined"),
        LeagueRefused::NoEntrant => say!("league-refused-no-entrant"),
        LeagueRefused::NotIn => say!("league-refused-not-in"),
        LeagueRefused::Out => say!("league-refused-out"),
        LeagueRefused::Full => say!("league-refused-full"),
        LeagueRefused::NoLeague => say!("league-refused-no-league"),
        LeagueRefused::NoMatch => say!("league-refused-no-match"),
        LeagueRefused::MatchState => say!("league-refused-match-state"),
        LeagueRefused::Own => say!("league-refused-own"),
        LeagueRefused::NotOrganiser => say!("league-refused-no-organiser"),
        LeagueRefused::NoReason => say!("league-refused-no-reason"),
        LeagueRefused::BadPlaces => say!("league-refused-places"),
        LeagueRefused::BadDeadline => say!("league-refused-deadline"),
        LeagueRefused::TooMany => say!("league-refused-too-many"),
        LeagueRefused::BadFormat => say!("league-refused-format"),
        LeagueRefused::BadName => say!("league-refused-name"),
    }
}

/// The name of a league, and the number of its season.
fn named(look: &SeasonLook) -> (Text, u32) {
    (bold(&look.state.league.name).into(), look.state.season.number)
}

/// What an entrant is called.
pub fn name(look: &SeasonLook, entrant: u32) -> Text {
    match look.name(entrant) {
        "" => say!("rank-somebody"),
        name => bold(name).into(),
    }
}

/// These entrants, as many as are written out.
fn names<'a>(look: &SeasonLook, people: impl Iterator<Item = &'a EntrantRow>) -> Text {
    let all: Vec<u32> = people.map(|one| one.number).collect();
    let named = all.iter().take(MOST_NAMED).map(|number| name(look, *number));
    let more = all.len().saturating_sub(MOST_NAMED);
    let more = (more > 0).then(|| say!("league-more", more));
    let named = Text::all_of(named);
    match more {
        None => named,
        Some(more) => Text::sentences([named, more]),
    }
}

/// The message of a season; `stay` are those who are asked whether they stay.
pub fn card(look: &SeasonLook, stay: &[UserId]) -> Text {
    let (state, season) = (&look.state, &look.state.season);
    let game = GameKind::from_id(&state.league.game).map_or_else(Text::default, |it| it.title());
    let (league, _) = named(look);
    let head =
        say!("league-head", league, season = season.number, game, players = state.league.players);
    let in_it = state.entrants.iter().filter(|one| one.state == EntrantState::In);
    let people = in_it.clone().count();
    let reserves: Vec<_> =
        state.entrants.iter().filter(|one| one.state == EntrantState::Reserve).collect();
    let reserves = (!reserves.is_empty())
        .then(|| say!("league-reserves", names = names(look, reserves.into_iter())));
    let joined =
        say!("league-joined", people, least = fewest_entrants(), names = names(look, in_it));
    let divisions = say!("league-divisions", divisions = state.divisions(), people);
    let mut lines = vec![head];
    lines.extend(match season.stage {
        SeasonStage::SignUp => {
            let (at, season) = (when(season.starts), season.number);
            [say!("league-sign-up", at, season)]
                .into_iter()
                .chain(terms(look))
                .chain([joined])
                .collect()
        }
        SeasonStage::Playing => vec![playing(season.deadline), divisions],
        SeasonStage::Closing => vec![closing(season.closes), divisions],
        SeasonStage::Closed => vec![say!("league-closed"), divisions],
        SeasonStage::Cancelled => vec![say!("league-cancelled")],
    });
    if state.divisions() > SHOWN {
        lines.push(say!("league-divisions-shown", shown = SHOWN));
    }
    lines.extend(reserves.filter(|_| season.wake.is_some()));
    if !stay.is_empty() && season.stage == SeasonStage::SignUp {
        let people = Text::all_of(stay.iter().map(|user| Text::from(mention(*user))));
        lines.push(say!("league-stay", people, season = season.number));
    }
    lines.push(match season.stage {
        SeasonStage::Closed | SeasonStage::Cancelled => {
            say!("league-secret", secret = hex::encode(season.secret))
        }
        SeasonStage::SignUp | SeasonStage::Playing | SeasonStage::Closing => {
            say!("league-promise", commitment = hex::encode(season.commitment))
        }
    });
    Text::lines(lines).cut(CONTENT)
}

/// What those who sign up want to know: how large divisions are, how long the season is, and how long a turn may take.
fn terms(look: &SeasonLook) -> Option<Text> {
    let league = &look.state.league;
    let Pace::Clock { allowance } = serde_json::from_str::<Terms>(&league.terms).ok()?.pace else {
        return None;
    };
    let clock = say!("lobby-poster-clock", allowance = span(allowance));
    Some(say!("league-terms", size = league.size, weeks = league.weeks, clock))
}

fn playing(deadline: Option<Timestamp>) -> Text {
    deadline.map_or_else(Text::default, |at| say!("league-playing", at = when(at)))
}

fn closing(closes: Option<Timestamp>) -> Text {
    closes.map_or_else(Text::default, |at| say!("league-closing", at = when(at)))
}

/// The name of the thread of a match, at most 100 characters; the same each time.
pub fn thread(of: &MatchToOpen) -> String {
    let league = of.league.clone();
    let (season, division, number) = (of.season_number, of.division, of.number);
    say!("league-thread", league, season, division, number).to_string()
}

/// What its players read first in a thread.
pub fn hello(of: &MatchToOpen) -> Text {
    if of.people.is_empty() {
        return say!("league-hello-nobody");
    }
    let people = Text::all_of(of.people.iter().map(|user| Text::from(mention(*user))));
    say!("league-hello", people)
}

/// What somebody reads who has joined.
pub fn joined(look: &SeasonLook, role: EntrantState) -> Text {
    let (league, season) = named(look);
    match role {
        EntrantState::Reserve => say!("league-done-reserve", league, season),
        EntrantState::In | EntrantState::Out => say!("league-done-joined", league, season),
    }
}

/// What somebody reads who has left.
pub fn left(look: &SeasonLook) -> Text {
    let (league, season) = named(look);
    say!("league-done-left", league, season)
}

/// The question to somebody who leaves a season that has begun.
pub fn leave_question() -> Text {
    Text::lines([say!("league-leave-question"), say!("league-left-out")])
}

/// What stands above the standings of a division.
pub fn standings(look: &SeasonLook, division: u32) -> Text {
    let (league, season) = named(look);
    let divisions = look.state.divisions();
    let head = say!("league-standings", league, season, division, divisions);
    let season = &look.state.season;
    let until = match season.stage {
        SeasonStage::Playing => {
            season.deadline.map(|at| say!("league-standings-until", at = when(at)))
        }
        SeasonStage::Closing => Some(closing(season.closes)),
        SeasonStage::SignUp | SeasonStage::Closed | SeasonStage::Cancelled => None,
    };
    Text::lines([Some(head), until].into_iter().flatten())
}

/// What stands below the picture of standings: until when they can change, and by what.
pub fn foot(season: &SeasonRow) -> Text {
    match (season.stage, season.deadline, season.closes) {
        (SeasonStage::Playing, Some(at), _) => {
            say!("league-picture-until", date = date_in_utc(at))
        }
        (SeasonStage::Closing, _, Some(at)) => {
            say!("league-picture-closing", date = date_in_utc(at))
        }
        _ => say!("league-picture-over"),
    }
}

/// Halves as people write them: "2½".
pub fn halves(points: u32) -> String {
    match (points / 2, points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// How many whole days are left until a deadline.
pub fn days_left(deadline: Option<Timestamp>, now: Timestamp) -> u64 {
    const DAY: u64 = 24 * 60 * 60;
    deadline.map_or(0, |at| now.before(at).as_secs().div_ceil(DAY))
}

/// The alt text of the standings of a division; `cells` are the matches of each row.
pub fn alt(look: &SeasonLook, division: u32, cells: &[Vec<Text>]) -> String {
    let league = look.state.league.name.clone();
    let (season, divisions) = (look.state.season.number, look.state.divisions());
    let head = say!("league-alt", league, season, division, divisions);
    let index = usize::try_from(division.saturating_sub(1)).unwrap_or(0);
    let rows = look.divisions.get(index).map_or(&[][..], Vec::as_slice);
    let rows = rows.iter().zip(cells).map(|(row, cells)| row_alt(look, row, cells));
    let all = Text::lines([head, foot(&look.state.season)].into_iter().chain(rows));
    all.plain().cut(ALT_LIMIT).to_string()
}

fn row_alt(look: &SeasonLook, row: &StandingsRow, cells: &[Text]) -> Text {
    let moves = match (row.is_out, row.goes_up, row.goes_down) {
        (true, ..) => "out",
        (false, true, _) => "up",
        (false, false, true) => "down",
        (false, false, false) => "stays",
    };
    let cells = match cells {
        [] => say!("league-alt-none"),
        cells => Text::all_of(cells.iter().cloned()),
    };
    say!(
        "league-alt-row",
        place = row.place,
        name = name(look, row.entrant),
        points = halves(row.points),
        most = halves(row.most),
        cells,
        moves
    )
}

/// The matches of a season, those of one entrant alone if one is named.
pub fn schedule(look: &SeasonLook, of: Option<u32>) -> Vec<Text> {
    let (league, season) = named(look);
    let is_shown = |one: &&MatchRow| {
        of.is_none_or(|own| look.state.seats_of(one.number).any(|seat| seat.entrant == own))
    };
    let matches = look.state.matches.iter().filter(is_shown).map(|one| match_line(look, one));
    let matches: Vec<Text> = matches.collect();
    let own = of.and_then(|own| look.state.entrant(own)).map(|own| own.state);
    let head = match (of, matches.is_empty(), look.state.matches.is_empty()) {
        (_, _, true) => say!("league-schedule-none"),
        (Some(_), true, false) if own == Some(EntrantState::Reserve) => {
            joined(look, EntrantState::Reserve)
        }
        (Some(_), true, false) => say!("league-mine-none"),
        (Some(_), false, false) => say!("league-mine", league, season),
        (None, _, false) => say!("league-schedule", league, season),
    };
    let out = (own == Some(EntrantState::Out)).then(|| say!("league-refused-out"));
    [head].into_iter().chain(matches).chain(out).collect()
}

fn match_line(look: &SeasonLook, one: &MatchRow) -> Text {
    let seats = || look.state.seats_of(one.number);
    let people = Text::all_of(seats().map(|seat| name(look, seat.entrant)));
    let results = || Text::all_of(seats().map(|seat| result(look, seat)));
    let state = match one.state {
        MatchState::Drawn => match &one.trouble {
            None => say!("league-match-drawn"),
            Some(why) => say!("league-match-trouble", why = trouble(why)),
        },
        MatchState::Open => match one.thread {
            Some(thread) => say!("league-match-open", thread = server::channel(thread)),
            None => say!("league-match-open-nowhere"),
        },
        MatchState::Done => say!("league-match-done", results = results()),
        MatchState::Adjudicated => say!("league-match-adjudicated", results = results()),
        MatchState::Void => say!("league-match-void"),
    };
    say!("league-match", number = one.number, division = one.division, people, state)
}

fn result(look: &SeasonLook, seat: &MatchSeatRow) -> Text {
    let name = name(look, seat.entrant);
    if seat.forfeit {
        return say!("league-result-forfeit", name);
    }
    say!("league-result", name, points = halves(seat.points.unwrap_or(0).into()))
}

/// Why a thread was not opened, by what was stored.
pub fn trouble(why: &str) -> Text {
    match why {
        "most" => say!("places-most-threads"),
        "forbidden" => say!("places-thread-forbidden"),
        "passing" => say!("places-thread-no-answer"),
        _ => say!("places-thread-impossible"),
    }
}

/// What organisers have corrected.
pub fn log(look: &SeasonLook) -> Vec<Text> {
    let (league, season) = named(look);
    if look.log.is_empty() {
        return vec![say!("league-log-none")];
    }
    let head = say!("league-log", league, season);
    [head].into_iter().chain(look.log.iter().map(|row| log_line(look, row))).collect()
}

fn log_line(look: &SeasonLook, row: &LeagueLogRow) -> Text {
    if row.what == NOT_SHOWN {
        return say!("league-log-not-shown", at = when(row.at));
    }
    let what = match serde_json::from_str(&row.what) {
        Ok(correction) => corrected(look, &correction),
        Err(_) => say!("league-log-other"),
    };
    let reason = match &row.reason {
        Some(reason) => Text::from(bold(reason)),
        None => say!("league-log-no-reason"),
    };
    say!("league-log-line", at = when(row.at), what, reason)
}

fn corrected(look: &SeasonLook, correction: &Correction) -> Text {
    let listed = |places: &[u8]| {
        let places: Vec<String> = places.iter().map(u8::to_string).collect();
        places.join(" ")
    };
    match correction {
        Correction::Places { number, before, places } => say!(
            "league-log-places",
            number = *number,
            places = listed(places),
            before = listed(before)
        ),
        Correction::Void { number } => say!("league-log-void", number = *number),
        Correction::Reopen { number } => say!("league-log-reopen", number = *number),
        Correction::Remove { entrant } => {
            say!("league-log-remove", name = name(look, *entrant))
        }
        Correction::Restore { entrant } => {
            say!("league-log-restore", name = name(look, *entrant))
        }
        Correction::Deadline { before, to } => {
            say!("league-log-deadline", before = when(*before), to = when(*to))
        }
        Correction::Stop => say!("league-log-stop"),
    }
}

/// The panel for organisers.
pub fn manage(look: &SeasonLook) -> Text {
    let (league, season) = named(look);
    let troubled = look.state.matches.iter().filter(|one| one.trouble.is_some());
    let troubled: Vec<Text> = troubled.map(|one| match_line(look, one)).collect();
    let out: Vec<&EntrantRow> =
        look.state.entrants.iter().filter(|one| one.state == EntrantState::Out).collect();
    let out =
        (!out.is_empty()).then(|| say!("league-manage-out", names = names(look, out.into_iter())));
    let lines = [Some(say!("league-manage", league, season)), out, Some(say!("league-manage-how"))];
    Text::lines(lines.into_iter().flatten().chain(troubled)).cut(CONTENT)
}
