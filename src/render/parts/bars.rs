//! Bars of points: segments that differ in colour, pattern and icon, and what is cut off their end.

use crate::board::points;
use crate::catalogue::Text;
use crate::render::canvas::{Area, Canvas, area, at};
use crate::render::gallery::{Style, icon, sprite};
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::shade::{Common, Shade};
use crate::render::sprite::Sprite;
use crate::render::theme::{self, SCALE};

/// The pattern of a segment, the second cue beside its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the patterns' names")]
pub enum Pattern {
    Lines,
    Columns,
    Rising,
    Dots,
    Lozenges,
    Falling,
    Waves,
}

/// A part of a bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment<S> {
    /// Its share, in units of the score; below 0 it is cut off the end of the bar.
    pub points: i32,
    /// The colour.
    pub ground: Shade<S>,
    /// The colour of the number on it.
    pub ink: Shade<S>,
    /// The pattern.
    pub pattern: Pattern,
    /// What stands for it where it is cut off.
    pub icon: Icon,
}

/// How units of a score become lengths and numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measure {
    /// How wide a unit is.
    pub width: f32,
    /// How far from the left edge nothing is: more than 0 where a total is below it.
    pub zero: f32,
    /// How many units make a point.
    pub point: i32,
}

impl Measure {
    /// The measure by which all from `least`, 0 or below, to `most` has room in a width.
    pub fn between(least: i32, most: i32, width: f32, point: i32) -> Self {
        let units = Self { width: 1.0, zero: 0.0, point };
        let width = width / units.length(most - least).max(1.0);
        Self { width, zero: units.length(-least) * width, point }
    }

    #[expect(clippy::cast_precision_loss, reason = "a few thousand units")]
    fn length(self, units: i32) -> f32 {
        units as f32 * self.width
    }
}

const NUMBER: Type = Type::new(Face::Bold, 12.0);
/// The gap between segments.
const GAP: f32 = 0.9;

/// Draws segments from zero to the right, with the numbers that fit, and strikes out at the end what is lost, so that
/// the bar stands as long as the total. What is lost beyond all that was gained goes left of zero, which has a line then.
pub fn draw_bar<S: Style>(
    canvas: &mut Canvas<S>,
    place: Area,
    measure: Measure,
    segments: &[Segment<S>],
) {
    let gained = segments.iter().filter(|segment| segment.points > 0);
    let lost = segments.iter().filter(|segment| segment.points < 0);
    let total: i32 = segments.iter().map(|segment| segment.points).sum();
    let zero = place.x + measure.zero;
    let stands = zero + measure.length(total);
    let mut x = zero;
    for segment in gained {
        let width = measure.length(segment.points);
        let body = area(x, place.y, (width - GAP).max(1.0), place.h);
        fill_pattern(canvas, body, segment);
        let seen = Area { w: body.w.min(stands - GAP - x), ..body };
        draw_number(canvas, seen, segment, &plain(segment.points, measure.point));
        x += width;
    }
    let mut left = stands;
    let cuts = lost.map(|segment| {
        let cut = Area { x: left, w: measure.length(-segment.points), ..place };
        left += cut.w;
        (segment, Area { w: cut.w.min(x - cut.x) - GAP, ..cut })
    });
    let cuts: Vec<_> = cuts.filter(|(_, cut)| cut.w > 0.0).collect();
    for (segment, cut) in &cuts {
        strike_out(canvas, *cut, zero, segment);
    }
    if measure.zero > 0.0 {
        canvas.fill(area(zero - 0.5, place.y - 3.0, 1.0, place.h + 6.0), theme::MUTED);
    }
    for (segment, cut) in cuts.iter().filter(|(_, cut)| cut.w >= 15.0) {
        canvas.disc(cut.centre(), 8.2, theme::PAGE);
        canvas.blit_centred(cut.centre(), icon(segment.icon, 13.0));
    }
    if left > stands {
        canvas.fill(area(stands - 1.0, place.y - 3.0, 2.0, place.h + 6.0), theme::WHITE);
    }
}

/// Points in the language that is spoken: "16", "2.4".
pub fn plain(units: i32, point: i32) -> String {
    Text::decimal(points(units, point)).to_string()
}

/// Draws what was gained to the right of zero with the numbers that fit, and to the left of it, striped, what was lost.
pub fn draw_split_bar<S: Style>(
    canvas: &mut Canvas<S>,
    place: Area,
    measure: Measure,
    segments: &[Segment<S>],
) {
    let zero = place.x + measure.zero;
    let (mut right, mut left) = (zero, zero);
    for segment in segments {
        let width = measure.length(segment.points.abs());
        if segment.points > 0 {
            let body = area(right, place.y, (width - GAP).max(1.0), place.h);
            fill_pattern(canvas, body, segment);
            draw_number(canvas, body, segment, &plain(segment.points, measure.point));
            right += width;
        } else if segment.points < 0 {
            left -= width;
            let body = area(left, place.y, (width - GAP).max(1.0), place.h);
            canvas.fill(body, segment.ground);
            hatch(canvas, body, segment.pattern, theme::PAGE);
        }
    }
    if measure.zero > 0.0 {
        canvas.fill(area(zero - 0.8, place.y - 4.0, 1.6, place.h + 8.0), theme::WHITE);
    }
}

/// Writes a segment's number on it, if it fits.
fn draw_number<S: Style>(canvas: &mut Canvas<S>, seen: Area, segment: &Segment<S>, number: &str) {
    let room = NUMBER.width(number) + 6.0;
    if room > seen.w {
        return;
    }
    let middle = seen.centre();
    let plate = area(middle.x - room / 2.0, middle.y - 7.5, room, 15.0);
    canvas.round(plate, 3.0, segment.ground);
    canvas.text_centred(at(middle.x, middle.y), NUMBER, segment.ink, number);
}

/// Strikes out the end of a bar: dark stripes over what was there, left of zero over the colour of what takes it away.
fn strike_out<S: Style>(canvas: &mut Canvas<S>, place: Area, zero: f32, segment: &Segment<S>) {
    if place.x < zero {
        canvas.fill(Area { w: place.w.min(zero - place.x), ..place }, segment.ground);
    }
    hatch(canvas, place, segment.pattern, theme::PAGE);
}

/// Draws slanting stripes, the rest of the ground stays: they rise, or fall for [`Pattern::Falling`].
pub fn hatch<S: Style>(canvas: &mut Canvas<S>, place: Area, pattern: Pattern, ink: Common) {
    const PITCH: f32 = 5.0;
    const STRIPE: f32 = 3.2;
    let row = SCALE.recip();
    let (mut y, end) = (place.y, place.y + place.h);
    while y < end {
        let slant = if pattern == Pattern::Falling { y - place.y } else { end - y };
        let mut x = place.x + slant.rem_euclid(PITCH) - PITCH;
        while x < place.right() {
            let (from, to) = (x.max(place.x), (x + STRIPE).min(place.right()));
            if from < to {
                canvas.fill(area(from, y, to - from, row), ink);
            }
            x += PITCH;
        }
        y += row;
    }
}

/// Fills a rectangle with a segment's colour and pattern.
pub fn fill_pattern<S: Style>(canvas: &mut Canvas<S>, place: Area, segment: &Segment<S>) {
    canvas.repeat(place, texture(*segment));
}

/// One repeat of a pattern, 24 pixels square.
fn texture<S: Style>(segment: Segment<S>) -> &'static Sprite<S> {
    let [red, green, blue] = segment.ground.rgb();
    let member = u16::from(segment.ground.index()) << 8 | segment.pattern as u16;
    sprite(("texture", member, 24, 24), || {
        let dark = |channel: u8| u16::from(channel) * 80 / 100;
        let stroke =
            format!("stroke=\"rgb({},{},{})\" fill=\"none\"", dark(red), dark(green), dark(blue));
        let fill = format!("fill=\"rgb({},{},{})\"", dark(red), dark(green), dark(blue));
        let marks = match segment.pattern {
            Pattern::Lines => format!("<path d=\"M0 5h24M0 17h24\" {stroke} stroke-width=\"2\"/>"),
            Pattern::Columns => {
                format!("<path d=\"M4 0v24M12 0v24M20 0v24\" {stroke} stroke-width=\"2.600\"/>")
            }
            Pattern::Rising => format!(
                "<path d=\"M-6 30 30-6M-18 18 18-18M6 42 42 6\" {stroke} stroke-width=\"3.600\"/>"
            ),
            Pattern::Falling => format!(
                "<path d=\"M-6-6 30 30M-18 6 18 42M6-18 42 18\" {stroke} stroke-width=\"3.600\"/>"
            ),
            Pattern::Dots => format!(
                "<g {fill}><circle cx=\"6\" cy=\"6\" r=\"2.400\"/><circle cx=\"18\" cy=\"18\" r=\"2.400\"/></g>"
            ),
            Pattern::Lozenges => format!(
                "<path d=\"M12 6.500l5.500 5.500-5.500 5.500L6.500 12zM0-5.500 5.500 0 0 5.500zM24-5.500V5.500L18.500 0z\
                 M0 18.500 5.500 24 0 29.500zM24 18.500V29.500L18.500 24z\" {fill}/>"
            ),
            Pattern::Waves => format!(
                "<path d=\"M-6 6q6-6 12 0t12 0 12 0M-6 18q6-6 12 0t12 0 12 0\" {stroke} stroke-width=\"2.400\"/>"
            ),
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><rect width=\"24\" height=\"24\" \
             fill=\"rgb({red},{green},{blue})\"/>{marks}</svg>"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::gallery::Plain;
    use crate::render::icons;

    /// The columns of a bar 100 units wide in which a row above the icons has one of these colours.
    fn columns(
        segments: &[Segment<Plain>],
        least: i32,
        most: i32,
        shades: &[Common],
    ) -> Vec<usize> {
        let mut canvas: Canvas<Plain> = Canvas::new(40.0, theme::PANEL);
        let measure = Measure::between(least, most, 100.0, 10);
        draw_bar(&mut canvas, area(0.0, 6.0, 100.0, 25.0), measure, segments);
        let row = canvas.line(24);
        let is_one = |(x, pixel): (usize, &u8)| {
            shades.iter().any(|shade| shade.index() == *pixel).then_some(x / 3)
        };
        let mut found: Vec<_> = row.iter().enumerate().filter_map(is_one).collect();
        found.dedup();
        found
    }

    #[test]
    fn a_total_below_zero_goes_left_of_the_line_at_zero() {
        let part = |points, ground: Common, pattern| Segment {
            points,
            ground: ground.into(),
            ink: theme::INK.into(),
            pattern,
            icon: icons::COG,
        };
        let gain = part(10, theme::GOLD, Pattern::Lozenges);
        let loss = part(-30, theme::TERRACOTTA, Pattern::Rising);
        let below = columns(&[gain, loss], -20, 80, &[theme::TERRACOTTA]);
        assert!(below.iter().all(|x| *x < 20), "{below:?}");
        assert!(below.iter().any(|x| *x < 5) && below.iter().any(|x| *x > 14), "{below:?}");
        let gained = columns(&[gain, loss], -20, 80, &[theme::GOLD]);
        assert!(!gained.is_empty() && gained.iter().all(|x| (20..30).contains(x)), "{gained:?}");
        assert!(
            columns(&[gain, loss], -20, 80, &[theme::MUTED]).iter().all(|x| (19..=20).contains(x))
        );
        assert_eq!(columns(&[gain], 0, 80, &[theme::MUTED]), [0_usize; 0], "no line without need");
    }
}
