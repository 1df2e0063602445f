//! The film of a game, and its scores turn by turn as a picture, from what everybody may see.

use std::time::Duration;

use super::{present::Pictures, say::Text};
use crate::{
    board::{
        Reel, Seat, points,
        reel::{End, Moment},
    },
    render::{
        Cast, Everybody, Picture,
        film::{self, Still},
        house::House,
        parts::{Course, Curve, CurveLine, Who, draw_curve, marks},
        saying,
    },
    say,
};

/// An animated picture with its text.
#[derive(Clone, Debug)]
pub struct Film {
    /// The GIF.
    pub gif: Vec<u8>,
    /// What it shows, in words.
    pub alt: String,
}

/// How long the last turn stands, each hand, the scores, and the curve of the scores before all begins anew.
const LAST_TURN: Duration = Duration::from_secs(4);
const HAND: Duration = Duration::from_secs(4);
const SCORES: Duration = Duration::from_secs(6);
const CURVE: Duration = Duration::from_secs(15);

/// The longest text of the last position in that of a film.
const LAST: usize = 800;
/// At most so many rounds in the text of a curve.
const SAID: usize = 8;

/// The game turn by turn, what is new marked; after its end the hands, the scores, and their curve.
///
/// # Panics
/// When the reel has no moment: each has the deal.
pub fn film<G: Pictures>(reel: &Reel<G>, cast: &Cast) -> Film {
    let views: Vec<_> = reel.moments.iter().map(|moment| &moment.public).collect();
    let (last, turns) = (views[views.len() - 1], views.len());
    let mut closing = vec![Still::new(G::board(last, &G::News::default(), cast), LAST_TURN)];
    if let Some(end) = &reel.end {
        let hands = end.hands.iter().filter_map(|view| G::opened(view, cast));
        closing.extend(hands.map(|hand| Still::new(hand, HAND)));
        closing.push(Still::new(G::scores(last, cast), SCORES));
        closing.push(Still::new(curve::<G>(&reel.moments, end, cast), CURVE));
    }
    let draw = |before: Option<usize>, turn: usize| {
        let news = before.map(|before| G::news(views[before], views[turn]));
        G::board(views[turn], &news.unwrap_or_default(), cast)
    };
    let shot = film::film(turns, draw, &closing);
    let board = G::board(last, &G::News::default(), cast);
    let alt = match &reel.end {
        Some(end) if end.winners.is_empty() => say!("film-alt-ended", turns = turns - 1),
        Some(end) => say!("film-alt-over", turns = turns - 1, winners = winners(end, cast)),
        None => say!("film-alt", turns = turns - 1),
    };
    let last = saying::cut_lines(board.alt(), LAST);
    Film { gif: shot.gif, alt: Text::lines([alt, last.into()]).to_string() }
}

/// The totals of a game by turn; nothing of one that goes on.
pub fn course<G: Pictures>(reel: &Reel<G>) -> Course {
    let totals = reel.end.as_ref().map(|end| end.totals.clone()).unwrap_or_default();
    Course { ends: round_ends(&reel.moments), totals }
}

/// The score of each seat turn by turn.
pub fn curve<G: Pictures>(moments: &[Moment<G>], end: &End<G>, cast: &Cast) -> Picture<Everybody> {
    let marks = marks(cast, G::seat_colours(cast));
    let seats = Seat::all(*G::SEATS.end());
    let line = |(seat, mark): (Seat, _)| CurveLine {
        who: Who::new(&cast.players[seat.index()], mark),
        is_winner: end.winners.contains(seat),
        totals: end.totals.iter().map(|totals| totals[seat.index()]).collect(),
    };
    let (heading, rounds) = (say!("film-curve").to_string(), say!("film-curve-rounds").to_string());
    let after = say!("film-curve-turns", turns = moments.len() - 1).to_string();
    let ends = round_ends(moments);
    let shown = Curve {
        heading: &heading,
        after: &after,
        rounds: &rounds,
        lines: seats.zip(&marks).map(line).collect(),
        point: G::POINT,
        ends: ends.clone(),
    };
    Picture::new(draw_curve::<House>(&shown), &curve_text::<G>(&ends, end, cast).to_string())
}

/// The moment at which each round is over, and the round; what comes before the first is none. With the last decision of a
/// round the game is in the next one already.
fn round_ends<G: Pictures>(moments: &[Moment<G>]) -> Vec<(usize, u32)> {
    let ends = moments.windows(2).enumerate().filter_map(|(at, pair)| {
        (pair[0].round != pair[1].round && pair[0].round > 0).then_some((at + 1, pair[0].round))
    });
    let last = moments.last().map(|moment| (moments.len() - 1, moment.round));
    ends.chain(last).collect()
}

fn curve_text<G: Pictures>(ends: &[(usize, u32)], end: &End<G>, cast: &Cast) -> Text {
    let every = ends.len().div_ceil(SAID).max(1);
    let mut said: Vec<_> = ends.iter().rev().step_by(every).collect();
    said.reverse();
    let seats = Seat::all(*G::SEATS.end()).take(cast.players.len());
    let lines = seats.map(|seat| {
        let steps = said.iter().map(|(moment, round)| {
            let total = end.totals[*moment].get(seat.index()).copied().unwrap_or(0);
            say!("film-curve-step", round = *round, points = Text::decimal(points(total, G::POINT)))
        });
        say!("film-curve-line", name = saying::noted(cast, seat, 30), steps = Text::all_of(steps))
    });
    let head = if end.winners.is_empty() {
        say!("film-curve")
    } else {
        say!("film-curve-alt", winners = winners(end, cast))
    };
    Text::lines(std::iter::once(head).chain(lines))
}

fn winners<G: Pictures>(end: &End<G>, cast: &Cast) -> Text {
    Text::all_of(end.winners.iter().map(|seat| saying::name(cast, seat, 30)))
}
