//! The table in words: most important first, and less of it the more there is to say.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::render::parts::after_round_alt;
use crate::render::{ALT_LIMIT, Cast, saying};
use crate::say;

use super::alt_news;
use super::facts::{
    self,
    Detail::{self, Full, Names, Numbers},
    seats, to_do,
};
use super::news::News;

/// How much is said.
#[derive(Clone, Copy, Debug)]
struct Length {
    team: Detail,
    sites: Detail,
    /// [`Numbers`] leaves rows and line out.
    rows: Detail,
    line: Detail,
    /// Who plays first in a round, and where somebody worked last.
    asides: bool,
    /// The most characters of a name; with what stands beside it, or without where names are cut short.
    name: usize,
}

const WHOLE: Length =
    Length { team: Full, sites: Full, rows: Full, line: Full, asides: true, name: LONG };
const LONG: usize = saying::NAMES[0];
const MIDDLE: usize = saying::NAMES[1];
const SHORT: usize = saying::NAMES[2];

/// Whole names, and of cards that everybody sees no more than what they are called.
const NAMED: Length = Length { rows: Names, line: Numbers, ..WHOLE };
/// Names that may be cut at their end, and the number of people in a team.
const COUNTED: Length = Length { team: Numbers, name: MIDDLE, ..NAMED };
/// As many letters of a name as people need.
const LEAST: Length = Length { sites: Names, asides: false, name: SHORT, ..COUNTED };

/// From all to the least: what tells little goes first, then the ends of long names, and a number of points or sesterces never.
const LENGTHS: [Length; 11] = [
    WHOLE,
    Length { rows: Names, ..WHOLE },
    NAMED,
    Length { team: Names, ..NAMED },
    Length { team: Numbers, ..NAMED },
    COUNTED,
    Length { asides: false, ..COUNTED },
    Length { sites: Names, asides: false, ..COUNTED },
    LEAST,
    Length { rows: Numbers, ..LEAST },
    Length { rows: Numbers, sites: Numbers, ..LEAST },
];

/// The table in words, in at most [`ALT_LIMIT`](crate::render::ALT_LIMIT) characters; the button *As text* tells the
/// rest. What is new comes last, shorter when there is too little room.
pub(super) fn overview(view: &PublicView, news: &News, cast: &Cast) -> String {
    in_words(view, &seats(view).collect::<Vec<_>>(), news, cast)
}

/// The same with no other player than the one who is to act.
pub(super) fn act(view: &PublicView, seat: Seat, news: &News, cast: &Cast) -> String {
    in_words(view, &[seat], news, cast)
}

fn in_words(view: &PublicView, shown: &[Seat], news: &News, cast: &Cast) -> String {
    let (words, short) = (alt_news::words(view, news, cast), alt_news::in_short(news));
    let last = LENGTHS[LENGTHS.len() - 1];
    let tries = LENGTHS.into_iter().map(|length| (length, words.clone()));
    let tries = tries.chain([short, None].map(|new| (last, new)));
    let told = |(length, new): &(Length, Option<Text>)| {
        table(view, shown, cast, *length).into_iter().chain(new.clone()).collect()
    };
    let after = after_round_alt(news.closes, view.round);
    saying::fitting_in(ALT_LIMIT, after.as_ref(), &tries.collect::<Vec<_>>(), told)
}

fn table(view: &PublicView, shown: &[Seat], cast: &Cast, length: Length) -> Vec<Text> {
    let mut lines = vec![Text::sentences(heading(view, cast, length))];
    let words = |seat: &Seat| player_words(&view.players[seat.index()], cast, *seat, length);
    lines.extend(shown.iter().map(words));
    if view.winners.is_none() && length.rows != Numbers {
        lines.extend([facts::buildings(view, length.rows), facts::workers(view, length.rows)]);
        lines.push(facts::line(&view.line, length.line));
    }
    let is_whole = [length.team, length.sites, length.rows, length.line] == [Full; 4];
    lines.extend((!is_whole).then(|| say!("picture-more")));
    lines
}

fn heading(view: &PublicView, cast: &Cast, length: Length) -> Vec<Text> {
    let mut said = vec![say!("builders-alt-round", round = view.round)];
    let name = |seat| saying::name(cast, seat, length.name);
    if let Some(winners) = view.winners {
        let winners = Text::all_of(winners.iter().map(name));
        said.push(if view.is_stalled {
            say!("builders-alt-stalled", winners)
        } else {
            say!("builders-alt-over", winners)
        });
    } else if let (Some(seat), Some(turn)) = (view.to_move, &view.turn) {
        said.push(say!("builders-alt-turn", who = name(seat), to_do = to_do(*turn)));
    }
    if let (Some(seat), None) = (view.last_round, view.winners) {
        said.push(say!("builders-alt-last-round", who = name(seat)));
    }
    said.extend(facts::idle(view));
    if length.asides {
        said.push(say!("builders-alt-first", who = name(view.first_player)));
        said.extend(facts::last_site(view, name));
    }
    said
}

/// "Marcus: 5 points, 12 sesterces, the saw; 3 finished. Can be sent: 2 Apprentices. Sites: Shop (missing 1 wood)."
fn player_words(player: &PlayerView, cast: &Cast, seat: Seat, length: Length) -> Text {
    let who = match length.name {
        SHORT => saying::name(cast, seat, SHORT),
        most => saying::noted(cast, seat, most),
    };
    let (points, has) = (u32::from(player.points), facts::purse(player));
    let points = say!("builders-points", number = points);
    let counts = say!("builders-alt-player", who, points, has, finished = player.finished.len());
    let team = facts::team(player, length.team);
    Text::sentences([counts, team].into_iter().chain(facts::sites(player, length.sites)))
}
