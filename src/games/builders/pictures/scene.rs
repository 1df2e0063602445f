//! The scene in which a player's buildings stand: sky, clouds, hills, an aqueduct far away, and the ground.

use crate::games::builders::pictures::palette as shades;
use crate::render::canvas::{Area, area, at, length, pixels};
use crate::render::gallery::sprite;

use super::palette::{Canvas, Shade};

/// The radius of a scene's corners.
const RADIUS: f32 = 4.0;
/// From one cloud, one hill and one arch to the next.
const CLOUDS: f32 = 118.0;
const HILLS: f32 = 148.0;
const ARCH: f32 = 5.4;
/// From one arch of a terrace's wall to the next.
const VAULT: f32 = 23.0;

/// How a shade is written in a drawing.
fn rgb(shade: Shade) -> String {
    let [red, green, blue] = shade.rgb();
    format!("rgb({red},{green},{blue})")
}

/// Draws a scene of which the lowest `ground` units are paved.
pub(super) fn draw_scene(canvas: &mut Canvas, place: Area, ground: f32) {
    let (across, down) = (pixels(place.w).cast_unsigned(), pixels(place.h).cast_unsigned());
    let member = u16::try_from(pixels(ground)).unwrap_or(0);
    let drawing = sprite(("scene", member, across, down), || scene_svg(place.w, place.h, ground));
    canvas.blit(at(place.x, place.y), drawing);
}

fn scene_svg(wide: f32, high: f32, ground: f32) -> String {
    let foot = high - ground;
    let [sky, far, hill] = [shades::SKY, shades::FAR_HILL, shades::HILL].map(rgb);
    let [paving, light, dark] =
        [shades::PAVING, shades::PAVING_LIGHT, shades::PAVING_DARK].map(rgb);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\"><clipPath id=\"c\">\
         <rect width=\"{wide}\" height=\"{high}\" rx=\"{RADIUS}\"/></clipPath><g clip-path=\"url(#c)\">\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"{sky}\"/>{}<g fill=\"{far}\">{}{}</g><g fill=\"{hill}\">{}</g>\
         <rect y=\"{foot}\" width=\"{wide}\" height=\"{ground}\" fill=\"{paving}\"/>\
         <rect y=\"{foot}\" width=\"{wide}\" height=\"1.2\" fill=\"{light}\"/>\
         <path d=\"M5 {} H{wide}\" stroke=\"{dark}\" stroke-width=\"0.9\" stroke-dasharray=\"9 7\"/></g></svg>",
        clouds(wide, foot),
        hills(wide, foot, 0.2, 0.34),
        aqueduct(wide, foot),
        hills(wide, foot, 0.62, 0.22),
        foot + ground * 0.6,
    )
}

/// Clouds, one higher than the next.
fn clouds(wide: f32, foot: f32) -> String {
    let shade = rgb(shades::CLOUD);
    let count = every(wide, CLOUDS);
    let cloud = |number: usize| {
        let x = CLOUDS * (length(number) + 0.34);
        let y = foot * if number.is_multiple_of(2) { 0.24 } else { 0.4 };
        let size = (foot * 0.2).min(9.0);
        format!(
            "<path transform=\"translate({x} {y}) scale({size})\" d=\"M-2 0a.6.6 0 0 1 .7-.6 .9.9 0 0 1 1.6-.3 .7.7 0 0 1 1.1.4 \
             .5.5 0 0 1 .6.5z\" fill=\"{shade}\"/>"
        )
    };
    (0..count).map(cloud).collect()
}

/// Round hills whose middles are shifted by a share of their distance, as high as a share of what is above the ground.
fn hills(wide: f32, foot: f32, shift: f32, share: f32) -> String {
    let hill = |number: usize| {
        let x = HILLS * (length(number) + shift - 0.5);
        let up = (foot * share).min(26.0) * if number.is_multiple_of(2) { 1.0 } else { 0.72 };
        format!("<ellipse cx=\"{x}\" cy=\"{foot}\" rx=\"{}\" ry=\"{up}\"/>", HILLS * 0.64)
    };
    (0..=every(wide, HILLS)).map(hill).collect()
}

/// An aqueduct before the far hills.
fn aqueduct(wide: f32, foot: f32) -> String {
    let (left, right) = (wide * 0.3, wide * 0.3 + (wide * 0.34).min(150.0));
    let top = foot - (foot * 0.36).min(22.0);
    let pier = |number: usize| {
        let x = left + ARCH * length(number);
        format!("M{x} {foot}V{top}H{}V{foot}z", x + 1.8)
    };
    let piers: String = (0..every(right - left, ARCH)).map(pier).collect();
    format!(
        "<path fill-opacity=\"0.55\" d=\"{piers}M{left} {top}h{}v2.6h-{}z\"/>",
        right - left,
        right - left
    )
}

/// How often a step goes into a length, at least once.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few steps")]
fn every(room: f32, step: f32) -> usize {
    (room / step).ceil().max(1.0) as usize
}

/// Draws the wall with arches below terraces.
pub(super) fn draw_wall(canvas: &mut Canvas, place: Area) {
    let (across, down) = (pixels(place.w).cast_unsigned(), pixels(place.h).cast_unsigned());
    let drawing = sprite(("wall", 0, across, down), || {
        let [wall, arch, edge] = [shades::WALL, shades::EARTH, shades::PAVING_DARK].map(rgb);
        let (wide, high) = (place.w, place.h);
        let top = (high * 0.3).max(2.6);
        let vault = |number: usize| {
            let x = VAULT * (length(number) + 0.2);
            let side = VAULT * 0.58;
            format!(
                "M{x} {high}V{}a{} {} 0 0 1 {side} 0V{high}z",
                top + side / 2.0,
                side / 2.0,
                side / 2.0
            )
        };
        let vaults: String = (0..every(wide, VAULT)).map(vault).collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\">\
             <rect width=\"{wide}\" height=\"{high}\" fill=\"{wall}\"/><path d=\"{vaults}\" fill=\"{arch}\" fill-opacity=\"0.6\"/>\
             <rect width=\"{wide}\" height=\"1.4\" fill=\"{edge}\"/></svg>"
        )
    });
    canvas.blit(at(place.x, place.y), drawing);
}

/// Draws a meadow on the ground of a street, with stakes where nothing has been built yet.
pub(super) fn draw_meadow(canvas: &mut Canvas, place: Area, stakes: usize) {
    if place.w < 6.0 {
        return;
    }
    canvas.fill(place, shades::MEADOW);
    canvas.fill(Area { h: 1.2, ..place }, shades::HILL);
    let tuft = sprite(("tuft", 0, 21, 12), || {
        let shade = rgb(shades::OLIVE);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 21 12\"><path d=\"M10 12 5 2l2 10zM10 12 10.500 0l1.500 12z\
             M12 12 16 3l-2 9z\" fill=\"{shade}\"/></svg>"
        )
    });
    let mut x = place.x + 9.0;
    while x + 8.0 < place.right() {
        canvas.blit(at(x, place.y + place.h * 0.35), tuft);
        x += 23.0;
    }
    for number in 0..stakes {
        let x = place.x + place.w * (length(number) + 0.6) / length(stakes) - 1.0;
        canvas.fill(area(x, place.y - 7.0, 1.6, 10.0), shades::WOOD);
        canvas.fill(area(x + 1.6, place.y - 7.0, 4.4, 2.8), shades::RED);
    }
}

/// Draws a cypress with its foot at a place.
pub(super) fn draw_cypress(canvas: &mut Canvas, foot: crate::render::canvas::Point, high: f32) {
    let (across, down) = (pixels(high * 0.3).cast_unsigned(), pixels(high).cast_unsigned());
    let drawing = sprite(("cypress", 0, across, down), || {
        let shade = rgb(shades::HILL);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 100\"><path d=\"M13 90h4v10h-4z\" fill=\"#3A2A20\"/>\
             <path d=\"M15 0C22 26 28 52 27 72c-1 12-6 20-12 20S4 84 3 72C2 52 8 26 15 0z\" fill=\"{shade}\"/></svg>"
        )
    });
    canvas.blit(at(foot.x - high * 0.15, foot.y - high), drawing);
}
