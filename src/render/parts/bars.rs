//! Bars of points: segments that differ in colour, pattern and icon.

use crate::render::canvas::{Area, Canvas, area, at};
use crate::render::gallery::sprite;
use crate::render::lettering::{Face, Type};
use crate::render::palette::Shade;
use crate::render::sprite::Sprite;

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
pub struct Segment {
    /// Its share.
    pub points: u32,
    /// The colour.
    pub ground: Shade,
    /// The colour of the number on it.
    pub ink: Shade,
    /// The pattern.
    pub pattern: Pattern,
}

const NUMBER: Type = Type::new(Face::Bold, 12.0);
/// The gap between segments.
const GAP: f32 = 0.9;

/// Draws segments from the left edge of a place, `unit` wide a point, with the numbers that fit.
pub fn draw_bar(canvas: &mut Canvas, place: Area, unit: f32, segments: &[Segment]) {
    let mut x = place.x;
    for segment in segments.iter().filter(|segment| segment.points > 0) {
        #[expect(clippy::cast_precision_loss, reason = "a few hundred points")]
        let width = segment.points as f32 * unit;
        let body = area(x, place.y, (width - GAP).max(1.0), place.h);
        fill_pattern(canvas, body, segment);
        let number = segment.points.to_string();
        let room = NUMBER.width(&number) + 6.0;
        if room <= body.w {
            let middle = body.centre();
            canvas.round(
                area(middle.x - room / 2.0, middle.y - 7.5, room, 15.0),
                3.0,
                segment.ground,
            );
            canvas.text_centred(at(middle.x, middle.y), NUMBER, segment.ink, &number);
        }
        x += width;
    }
}

/// Fills a rectangle with a segment's colour and pattern.
pub fn fill_pattern(canvas: &mut Canvas, place: Area, segment: &Segment) {
    canvas.repeat(place, texture(*segment));
}

/// One repeat of a pattern, 24 pixels square.
fn texture(segment: Segment) -> &'static Sprite {
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
