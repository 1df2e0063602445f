//! The track of rounds: a tessera for each, a plate for those at whose end something is won.

use crate::render::canvas::{Align, Canvas, Point, area, at, length};
use crate::render::gallery::{Style, icon};
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

/// A round on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundMark {
    /// Done, now or to come, as this round stands to the one being played.
    pub when: std::cmp::Ordering,
    /// What lies at its end, with the points it is worth.
    pub stake: Option<StakeMark>,
}

/// A stake on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StakeMark {
    /// What its points are of, as it shows on the plate.
    pub symbol: Icon,
    /// The points.
    pub value: u8,
    /// Whether it lies on the table and can be won now.
    pub is_waiting: bool,
    /// Whether nobody can win it any more.
    pub is_gone: bool,
}

/// Draws the track from a place on its middle line, `width` units at most.
pub fn draw_track<S: Style>(
    canvas: &mut Canvas<S>,
    start: Point,
    width: f32,
    rounds: &[RoundMark],
) {
    let plates: f32 = rounds.iter().filter_map(|round| round.stake).map(plate_width).sum();
    let squares = rounds.iter().filter(|round| round.stake.is_none()).count();
    let gap = if rounds.len() > 7 { 2.3 } else { 4.2 };
    let gaps = length(rounds.len()) * gap;
    let side = ((width - plates - gaps) / length(squares.max(1))).clamp(7.5, 11.0);
    let mut x = start.x;
    for round in rounds {
        if let Some(stake) = round.stake {
            draw_plate(canvas, at(x, start.y), stake);
            x += plate_width(stake) + gap;
        } else {
            draw_round(canvas, at(x, start.y), side, round.when);
            x += side + gap;
        }
    }
}

const PLATE_HEIGHT: f32 = 15.6;
const PLATE_TYPE: Type = Type::new(Face::Bold, 11.6);

fn plate_width(stake: StakeMark) -> f32 {
    if stake.value < 10 { 23.5 } else { 29.5 }
}

fn draw_round<S: Style>(canvas: &mut Canvas<S>, left: Point, side: f32, when: std::cmp::Ordering) {
    let square = area(left.x, left.y - side / 2.0, side, side);
    match when {
        std::cmp::Ordering::Less => canvas.round(square, 1.0, theme::TERRACOTTA),
        std::cmp::Ordering::Equal => canvas.round(square, 1.0, theme::WHITE),
        std::cmp::Ordering::Greater => {
            canvas.framed(square, 1.3, (0.8, theme::TO_COME), theme::PLOT);
        }
    }
}

fn draw_plate<S: Style>(canvas: &mut Canvas<S>, left: Point, stake: StakeMark) {
    let plate = area(left.x, left.y - PLATE_HEIGHT / 2.0, plate_width(stake), PLATE_HEIGHT);
    let (ground, ink) =
        if stake.is_gone { (theme::TAKEN, theme::MUTED) } else { (theme::GOLD, theme::INK) };
    if stake.is_waiting {
        canvas.round(plate.inset(-1.5), 4.5, theme::WHITE);
    } else {
        canvas.round(plate.inset(-0.6), 3.6, theme::INK);
    }
    canvas.round(plate, 3.0, ground);
    canvas.blit_centred(at(plate.x + 7.6, left.y), icon(stake.symbol, 11.6));
    let right = at(plate.right() - 4.2, left.y + PLATE_TYPE.cap_height() / 2.0);
    canvas.text(right, Align::Right, PLATE_TYPE, ink, &stake.value.to_string());
}
