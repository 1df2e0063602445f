//! Leagues: the buttons below the message of a season and the standings, and the standings as a picture.

use crate::{
    discord::words::league::{self as words, alt, days_left, halves},
    render::{
        Cast, Everybody, Persona, Picture,
        parts::{CellTone, Move, SeasonCell, SeasonLine, SeasonPage, draw_season},
    },
    say,
    tables::{
        EntrantState, MatchRow, MatchSeatRow, MatchState, SeasonId, SeasonLook, SeasonStage,
        StandingsRow, Timestamp, UserId,
    },
    talk::{
        layout::{Button, Row, Style},
        present::Spot,
        say::Text,
        verb::PersonVerb,
    },
};

/// What a button of a league does in a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeagueButton {
    /// Joins to play.
    Join,
    /// Joins as a reserve.
    Reserve,
    /// Is ranked here from now on, and joins so.
    Ranked(EntrantState),
    /// Leaves; asks first where the season has begun.
    Leave,
    /// Leaves for sure.
    LeaveSure,
    /// Shows the standings of a division; 0 for the own one.
    Standings(u32),
    /// Posts them.
    Show(u32),
    /// The own matches.
    Mine,
    /// All matches.
    Schedule,
    /// What organisers have corrected.
    Log,
}

impl LeagueButton {
    fn verb(self, season: SeasonId) -> PersonVerb {
        let what = match self {
            Self::Join => "join".to_owned(),
            Self::Reserve => "reserve".to_owned(),
            Self::Ranked(role) => format!("ranked:{}", role.name()),
            Self::Leave => "leave".to_owned(),
            Self::LeaveSure => "leave-sure".to_owned(),
            Self::Standings(division) => format!("standings:{division}"),
            Self::Show(division) => format!("show:{division}"),
            Self::Mine => "mine".to_owned(),
            Self::Schedule => "schedule".to_owned(),
            Self::Log => "log".to_owned(),
        };
        PersonVerb::League(format!("{season}:{what}"))
    }

    /// What such a button asks for, in which season; `None` if this program never wrote it.
    pub fn read(text: &str) -> Option<(SeasonId, Self)> {
        let mut parts = text.split(':');
        let season = parts.next()?.parse().ok()?;
        let (what, more) = (parts.next()?, parts.next());
        let division = || more?.parse().ok();
        let button = match (what, more) {
            ("join", None) => Self::Join,
            ("reserve", None) => Self::Reserve,
            ("ranked", Some(role)) => match EntrantState::from_name(role)? {
                role @ (EntrantState::In | EntrantState::Reserve) => Self::Ranked(role),
                EntrantState::Out => return None,
            },
            ("leave", None) => Self::Leave,
            ("leave-sure", None) => Self::LeaveSure,
            ("standings", Some(_)) => Self::Standings(division()?),
            ("show", Some(_)) => Self::Show(division()?),
            ("mine", None) => Self::Mine,
            ("schedule", None) => Self::Schedule,
            ("log", None) => Self::Log,
            _ => return None,
        };
        Some((season, button))
    }

    fn plain(self, season: SeasonId, label: Text) -> Button {
        Spot::NOWHERE.plain(self.verb(season), label)
    }

    fn main(self, season: SeasonId, label: Text) -> Button {
        Spot::NOWHERE.button(self.verb(season), label, Style::Main)
    }
}

/// The rows below the message of a season.
pub fn card_rows(look: &SeasonLook) -> Vec<Row> {
    let id = look.state.season.id;
    let reserve = LeagueButton::Reserve.plain(id, say!("button-league-reserve"));
    let leave = LeagueButton::Leave.plain(id, say!("button-league-leave"));
    match look.state.season.stage {
        SeasonStage::SignUp => {
            let join = match look.state.season.number {
                1 => say!("button-league-join"),
                _ => say!("button-league-stay"),
            };
            vec![Row::Buttons(vec![LeagueButton::Join.main(id, join), reserve, leave])]
        }
        SeasonStage::Playing => vec![seen(id), Row::Buttons(vec![reserve, leave])],
        SeasonStage::Closing | SeasonStage::Closed => vec![seen(id)],
        SeasonStage::Cancelled => Vec::new(),
    }
}

/// The ways to look at a season.
fn seen(id: SeasonId) -> Row {
    Row::Buttons(vec![
        LeagueButton::Standings(0).main(id, say!("button-league-standings")),
        LeagueButton::Mine.plain(id, say!("button-league-mine")),
        LeagueButton::Schedule.plain(id, say!("button-league-schedule")),
        LeagueButton::Log.plain(id, say!("button-league-log")),
    ])
}

/// The rows below the standings of a division.
pub fn standings_rows(look: &SeasonLook, division: u32) -> Vec<Row> {
    let id = look.state.season.id;
    let mut first = Vec::new();
    if division > 1 {
        let label = say!("button-league-up");
        first.push(LeagueButton::Standings(division - 1).plain(id, label));
    }
    if division < look.state.divisions() {
        let label = say!("button-league-down");
        first.push(LeagueButton::Standings(division + 1).plain(id, label));
    }
    first.push(LeagueButton::Show(division).plain(id, say!("button-rank-show")));
    let second = vec![
        LeagueButton::Mine.plain(id, say!("button-league-mine")),
        LeagueButton::Schedule.plain(id, say!("button-league-schedule")),
        LeagueButton::Log.plain(id, say!("button-league-log")),
    ];
    vec![Row::Buttons(first), Row::Buttons(second)]
}

/// The button with which somebody is ranked here and joins.
pub fn ranked_row(season: SeasonId, role: EntrantState) -> Row {
    let label = say!("button-league-ranked");
    Row::Buttons(vec![LeagueButton::Ranked(role).main(season, label)])
}

/// The button with which somebody leaves for sure.
pub fn leave_row(season: SeasonId) -> Row {
    let label = say!("button-league-leave-sure");
    Row::Buttons(vec![LeagueButton::LeaveSure.plain(season, label)])
}

/// The standings of a division; `None` where there is nothing to draw.
pub fn picture(
    look: &SeasonLook,
    division: u32,
    asker: Option<UserId>,
    now: Timestamp,
) -> Option<Picture<Everybody>> {
    let index = usize::try_from(division.checked_sub(1)?).ok()?;
    let rows = look.divisions.get(index).filter(|rows| !rows.is_empty())?;
    let cast = Cast::new(rows.iter().map(|row| look.name(row.entrant)));
    let own = asker.and_then(|user| look.state.entrant_of(user)).map(|own| own.number);
    let line = |(row, persona): (&StandingsRow, &Persona)| SeasonLine {
        is_own: own == Some(row.entrant),
        ..line(look, row, persona.drawn(), now)
    };
    let lines = rows.iter().zip(&cast.players).map(line).collect();
    let cells: Vec<Vec<Text>> = rows.iter().map(|row| said_of(look, row)).collect();
    let heads = [
        say!("league-head-place"),
        say!("league-head-name"),
        say!("league-head-points"),
        say!("league-head-most"),
        say!("league-head-matches"),
    ]
    .map(|text| text.to_string());
    let heading = Cast::new([look.state.league.name.as_str()]).players[0].drawn().to_owned();
    let after = say!("league-picture-after", season = look.state.season.number, division);
    let (after, foot) = (after.to_string(), words::foot(&look.state.season).to_string());
    let drawn = SeasonPage {
        heading: &heading,
        after: &after,
        heads: heads.each_ref().map(String::as_str),
        lines,
        foot: &foot,
    };
    Some(Picture::new(draw_season(&drawn), &alt(look, division, &cells)))
}

fn line(look: &SeasonLook, row: &StandingsRow, drawn: &str, now: Timestamp) -> SeasonLine {
    let name = match look.name(row.entrant) {
        "" => say!("rank-somebody").to_string(),
        _ => drawn.to_owned(),
    };
    SeasonLine {
        place: row.place.to_string(),
        name,
        points: halves(row.points),
        most: halves(row.most),
        cells: cells_of(look, row, now),
        moves: moves(row),
        is_own: false,
    }
}

const fn moves(row: &StandingsRow) -> Move {
    match (row.is_out, row.goes_up, row.goes_down) {
        (true, ..) => Move::Out,
        (false, true, _) => Move::Up,
        (false, false, true) => Move::Down,
        (false, false, false) => Move::Stays,
    }
}

/// The matches of a row, in a few signs.
fn cells_of(look: &SeasonLook, row: &StandingsRow, now: Timestamp) -> Vec<SeasonCell> {
    let own = look.state.seats.iter().filter(|seat| seat.entrant == row.entrant);
    let cell =
        |seat: &MatchSeatRow| Some(cell(look, look.state.match_row(seat.number)?, seat, now));
    own.filter_map(cell).collect()
}

/// The same in words: the places, then how many are open.
fn said_of(look: &SeasonLook, row: &StandingsRow) -> Vec<Text> {
    let own = look.state.seats.iter().filter(|seat| seat.entrant == row.entrant);
    let (mut said, mut open) = (Vec::new(), 0_usize);
    for seat in own {
        let Some(one) = look.state.match_row(seat.number) else { continue };
        match (one.state, seat.place) {
            (MatchState::Void, _) => said.push(say!("league-alt-void")),
            (MatchState::Drawn | MatchState::Open, _) if !seat.forfeit => open += 1,
            (MatchState::Done | MatchState::Adjudicated, Some(place)) => {
                said.push(say!("league-alt-place", place));
            }
            (
                MatchState::Drawn | MatchState::Open | MatchState::Done | MatchState::Adjudicated,
                _,
            ) => said.push(say!("league-alt-forfeit")),
        }
    }
    said.extend((open > 0).then(|| say!("league-alt-open", matches = open)));
    said
}

fn cell(look: &SeasonLook, one: &MatchRow, seat: &MatchSeatRow, now: Timestamp) -> SeasonCell {
    let days = days_left(look.state.season.deadline, now);
    let open = |text: Text| SeasonCell { text: text.to_string(), tone: CellTone::Open };
    match (one.state, seat.place) {
        (MatchState::Void, _) => open(say!("league-cell-void")),
        (MatchState::Drawn, _) => open(say!("league-cell-drawn")),
        (MatchState::Open, _) if !seat.forfeit => open(say!("league-cell-open", days)),
        (MatchState::Done | MatchState::Adjudicated, Some(place)) => {
            let is_won = place == 1 && one.state == MatchState::Done;
            let tone = if is_won { CellTone::Won } else { CellTone::Over };
            SeasonCell { text: place.to_string(), tone }
        }
        (MatchState::Open | MatchState::Done | MatchState::Adjudicated, _) => {
            SeasonCell { text: "×".to_owned(), tone: CellTone::Over }
        }
    }
}

/// The text and rows of the message of a season.
pub fn card(look: &SeasonLook, stay: &[UserId]) -> (Text, Vec<Row>) {
    (words::card(look, stay), card_rows(look))
}
