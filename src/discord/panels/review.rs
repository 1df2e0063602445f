//! Pages of a review: the curve with what it says, and one turning point.

use crate::{
    ai::review::{Estimate, Swing, SwingCause, TurningPoint},
    discord::{
        panels::{ending::verb, play_on},
        words::{
            bold, cast,
            review::{BAND, LEAST, Reader, cause, figures, margin, signed},
        },
    },
    play::{AnyMove, AnyShot, OwnView},
    render::{
        ALT_LIMIT, Everybody, Picture,
        parts::{ReviewMark, ReviewPage, ReviewPoint, ReviewSign, review_picture},
    },
    say,
    tables::{Review, ReviewedDecision, Shown},
    talk::{
        layout::{BUTTONS, Button, CONTENT, LABEL, NoPicture, Panel, Style},
        names::tame,
        present::Spot,
        say::Text,
        verb::GameVerb,
    },
};
use crate::{board::Seat, tables::Seated};

/// What a button of a review asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The page of a seat; `None` for the own one.
    Page(Option<Seat>),
    /// A turning point of a seat, by its place from 0.
    Point(Seat, usize),
}

impl Asks {
    /// What a button carries that asks for this.
    fn verb(self) -> GameVerb {
        GameVerb::Review(match self {
            Self::Page(None) => String::new(),
            Self::Page(Some(seat)) => seat.index().to_string(),
            Self::Point(seat, place) => format!("{}.{place}", seat.index()),
        })
    }

    /// What such a button asks for; `None` if this program never wrote it.
    pub fn read(text: &str) -> Option<Self> {
        let seat = |text: &str| Seat::new(text.parse().ok()?);
        match (text, text.split_once('.')) {
            ("", _) => Some(Self::Page(None)),
            (_, Some((of, place))) => Some(Self::Point(seat(of)?, place.parse().ok()?)),
            (text, None) => Some(Self::Page(Some(seat(text)?))),
        }
    }
}

/// The button that leads to the own review.
pub fn button(spot: Spot) -> Button {
    spot.plain(Asks::Page(None).verb(), say!("button-review"))
}

/// Buttons that lead to the reviews of these seats.
pub fn ways(players: &[Seated], seats: &[Seat], spot: Spot) -> Vec<Button> {
    let way = |seat: &Seat| {
        let name = tame(&players.get(seat.index())?.name);
        let label = say!("button-review-of", name).cut(LABEL);
        Some(spot.plain(Asks::Page(Some(*seat)).verb(), label))
    };
    seats.iter().filter_map(way).collect()
}

/// The page of a whole review, without its picture.
pub fn page(review: &Review, spot: Spot) -> Panel<NoPicture> {
    let found = &review.findings;
    let others = ways(&review.players, &review.others, spot);
    if found.choices < LEAST {
        let name = &review.players[review.seat.index()].name;
        let text =
            say!("review-too-few", name = bold(name), decisions = found.choices, least = LEAST);
        return Panel::text(text).buttons(others);
    }
    let points = found.turning_points.iter().map(|point| turning_point(review, *point));
    let points: Vec<_> = if found.turning_points.is_empty() {
        vec![say!("review-no-turning-points")]
    } else {
        std::iter::once(say!("review-turning-points")).chain(points).collect()
    };
    let swings = found.swings.iter().enumerate().map(|(place, one)| swing(review, place, *one));
    let swings: Vec<_> = swings.collect();
    let swings =
        (!swings.is_empty()).then(|| say!("review-swings", swings = Text::clauses(swings)));
    let lines = [head(review), figures(review, reader(review))]
        .into_iter()
        .chain(swings)
        .chain(points)
        .chain([say!("review-band")]);
    let shows: Vec<_> = (0..)
        .zip(&found.turning_points)
        .map(|(place, point)| {
            let round = review.decisions[point.decision].round;
            let label = say!("button-review-show", round, points = signed(-point.loss.mean));
            spot.plain(Asks::Point(review.seat, place).verb(), label.cut(LABEL))
        })
        .collect();
    let share = (review.is_own && !review.is_shared)
        .then(|| verb(&Shown::Review { seat: review.seat }))
        .map(|verb| spot.button(verb, say!("button-review-share"), Style::Main));
    let mut panel = Panel::text(Text::lines(lines).cut(CONTENT));
    for row in shows.chunks(BUTTONS) {
        panel = panel.buttons(row.iter().cloned());
    }
    panel.buttons(share.into_iter().chain(others))
}

fn reader(review: &Review) -> Reader {
    if review.is_own { Reader::Player } else { Reader::Others }
}

fn head(review: &Review) -> Text {
    let name = bold(&review.players[review.seat.index()].name);
    say!("review-head", name, game = review.kind.title())
}

fn swing(review: &Review, place: usize, swing: Swing) -> Text {
    say!(
        "review-swing",
        number = place + 1,
        cause = cause(swing.cause, review.is_own),
        round = review.decisions[swing.decision].round,
        points = signed(swing.by.mean),
        error = margin(swing.by)
    )
}

fn turning_point(review: &Review, point: TurningPoint) -> Text {
    let decision = &review.decisions[point.decision];
    say!(
        "review-turning-point",
        round = decision.round,
        points = signed(-point.loss.mean),
        error = margin(point.loss),
        made = decision.view.guide().what(&decision.mv)
    )
}

/// A turn that the search would have made: its first move, and what comes after it.
pub struct BetterTurn {
    pub first: AnyMove,
    /// What the later moves are called where they are made.
    pub then: Vec<Text>,
}

/// One turning point, with the picture on which both moves are marked.
pub fn point(
    review: &Review,
    (point, better): (TurningPoint, &BetterTurn),
    spot: Spot,
) -> Panel<AnyShot> {
    let ReviewedDecision { number, round, mv, view, then, .. } = &review.decisions[point.decision];
    let guide = view.guide();
    let (points, error) = (signed(-point.loss.mean), margin(point.loss));
    let made = guide.what(mv);
    let made = if review.is_own {
        say!("review-point-made", made)
    } else {
        let name = bold(&review.players[review.seat.index()].name);
        say!("review-point-made-by", name, made)
    };
    let later = then.iter().map(|(view, mv): &(OwnView, AnyMove)| view.guide().summary(mv));
    let instead = say!(
        "review-point-better",
        better = guide.what(&better.first),
        reason = view.reason(&better.first)
    );
    let lines = [
        Some(say!("review-point-head", round = *round, number = *number, points, error)),
        Some(made),
        moves(later.collect()),
        Some(instead),
        moves(better.then.clone()),
    ];
    let picture = guide.suggested(&[better.first.clone(), mv.clone()]);
    let back = spot.plain(Asks::Page(Some(review.seat)).verb(), say!("button-review-back"));
    let on = play_on::button(spot, *number, review.seat);
    Panel::new(Text::lines(lines.into_iter().flatten()).cut(CONTENT), picture).buttons([on, back])
}

fn moves(moves: Vec<Text>) -> Option<Text> {
    (!moves.is_empty()).then(|| say!("review-point-then", moves = Text::clauses(moves)))
}

/// The curve of the expected lead; `None` with too few decisions.
pub fn picture(review: &Review) -> Option<Picture<Everybody>> {
    let found = &review.findings;
    if found.choices < LEAST {
        return None;
    }
    let cast = cast(&review.players);
    let name = cast.players[review.seat.index()].drawn().to_owned();
    let heading = review.kind.title().plain().to_string();
    let after = say!("review-picture-after", name = name.clone()).plain().to_string();
    let below = say!("review-picture-below").to_string();
    let point = |one: &Estimate| ReviewPoint { lead: one.mean, margin: one.error * BAND };
    let points: Vec<_> =
        found.moments.iter().flat_map(|one| [point(&one.before), point(&one.after)]).collect();
    let mark = |swing: &Swing| ReviewMark {
        place: place(*swing).min(points.len() - 1),
        sign: sign(swing.cause),
        cause: cause(swing.cause, review.is_own).to_string(),
        says: say!(
            "review-picture-swing",
            round = review.decisions[swing.decision].round,
            points = signed(swing.by.mean),
            error = margin(swing.by)
        )
        .to_string(),
    };
    let marks = found.swings.iter().map(mark).collect();
    let rounds = rounds(review).map(|(place, round)| (2 * place, round)).collect();
    let page =
        ReviewPage { heading: &heading, after: &after, points, rounds, below: &below, marks };
    Some(review_picture(&page, &alt(review, &name)))
}

/// The first decisions of the rounds.
fn rounds(review: &Review) -> impl Iterator<Item = (usize, u32)> {
    let rounds = review.decisions.iter().map(|one| one.round).enumerate();
    rounds.filter(|(place, round)| {
        place.checked_sub(1).is_none_or(|before| review.decisions[before].round != *round)
    })
}

/// Where on the curve a swing ends: after the decision, or before the next one.
const fn place(swing: Swing) -> usize {
    match swing.cause {
        SwingCause::OwnMove => 2 * swing.decision + 1,
        SwingCause::Others | SwingCause::Cards => 2 * swing.decision + 2,
    }
}

const fn sign(cause: SwingCause) -> ReviewSign {
    match cause {
        SwingCause::OwnMove => ReviewSign::Disc,
        SwingCause::Others => ReviewSign::Square,
        SwingCause::Cards => ReviewSign::Diamond,
    }
}

/// The curve in words: its ends, and the lead at the beginning of each round as far as there is room.
fn alt(review: &Review, name: &str) -> String {
    let moments = &review.findings.moments;
    let leads = || moments.iter().flat_map(|one| [one.before.mean, one.after.mean]);
    let last = moments.last().map_or_else(Estimate::default, |one| one.after);
    let whole = say!(
        "review-alt",
        game = review.kind.title(),
        name = bold(name),
        round = review.decisions.first().map_or(1, |one| one.round),
        first = signed(leads().next().unwrap_or_default()),
        least = signed(leads().fold(f32::INFINITY, f32::min)),
        most = signed(leads().fold(f32::NEG_INFINITY, f32::max)),
        last = signed(last.mean),
        error = margin(last)
    );
    let swings = review.findings.swings.iter().enumerate();
    let swings: Vec<_> = swings.map(|(place, one)| swing(review, place, *one)).collect();
    let swings =
        (!swings.is_empty()).then(|| say!("review-swings", swings = Text::clauses(swings)));
    let of_round = |(place, round): (usize, u32)| {
        let before = moments[place].before;
        say!("review-alt-round", round, points = signed(before.mean), error = margin(before))
    };
    let all = [Some(whole), swings].into_iter().flatten().chain(rounds(review).map(of_round));
    let mut text = String::new();
    for part in all {
        let part = part.plain().to_string();
        if text.chars().count() + part.chars().count() + 1 > ALT_LIMIT {
            break;
        }
        text = if text.is_empty() { part } else { format!("{text} {part}") };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_button_of_a_review_carries_is_read_back() {
        let seat = Seat::new(2).expect("a table of four has it");
        for asks in [Asks::Page(None), Asks::Page(Some(seat)), Asks::Point(seat, 7)] {
            let GameVerb::Review(text) = asks.verb() else { panic!("it is about reviews") };
            assert_eq!(Asks::read(&text), Some(asks));
        }
        for forged in ["9", "x", "2.", "2.x", ".1", "-1", "share"] {
            assert_eq!(Asks::read(forged), None, "{forged}");
        }
    }
}
