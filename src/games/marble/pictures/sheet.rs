//! The sheet: what the pieces are, what tiles that meet make, and what counts at the end.

use crate::catalogue::Text;
use crate::games::marble::rules::{Aqueduct, Building, Kind, numbers};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::gallery::icon;
use crate::render::lettering::{Face, Type};
use crate::render::parts::{footed_page, mosaic_rule, panel, title};
use crate::render::{Everybody, Picture, theme};
use crate::say;

use super::icons;
use super::palette::{Canvas, Sprite};
use super::pieces::{self, Flow};

/// How many sheets there are.
pub const SHEETS: usize = 1;
const HEIGHT: f32 = 330.0;
const NAME: Type = Type::new(Face::Bold, 15.0);
const TEXT: Type = Type::new(Face::Text, 12.0);

/// Draws the sheet; there is one, whatever the number.
pub fn sheet(_number: usize) -> Picture<Everybody> {
    let mut canvas = footed_page(HEIGHT);
    title(&mut canvas, &say!("marble-picture-sheet"));
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    for (number, kind) in Kind::ALL.into_iter().enumerate() {
        let place = area(10.0 + length(number) * 133.5, 48.0, 129.5, 112.0);
        draw_kind(&mut canvas, place, kind);
    }
    let (left, right) = (area(10.0, 166.0, 263.0, 156.0), area(277.0, 166.0, 263.0, 156.0));
    draw_pieces(&mut canvas, left);
    draw_points(&mut canvas, right);
    Picture::new(canvas, &alt())
}

/// What tiles of a type make.
fn draw_kind(canvas: &mut Canvas, place: Area, kind: Kind) {
    panel(canvas, place);
    let (numbers, middle) = (numbers(), place.centre().x);
    canvas.blit_centred(at(middle - 28.0, place.y + 32.0), pieces::counter(kind, 48.0));
    let built = pieces::building(Building::civic(kind), 46.0);
    canvas.blit_centred(at(middle + 26.0, place.y + 32.0), built);
    let (points, tiles) = (numbers.points.of(kind), numbers.tiles.of(kind));
    let lines = [
        say!("marble-picture-tiles-meet", tiles = numbers.meet(kind)),
        say!("marble-picture-points-tiles", points, tiles),
    ];
    let name = at(middle, place.y + 74.0);
    let says = say!("marble-picture-kind", kind).to_string();
    canvas.text(name, Align::Centre, NAME, theme::TEXT, &says);
    for (line, base) in lines.iter().zip([89.0, 103.0]) {
        let base = at(middle, place.y + base);
        canvas.text(base, Align::Centre, TEXT, theme::MUTED, &line.to_string());
    }
}

/// Draws lines, each behind its drawing.
fn draw_lines(canvas: &mut Canvas, place: Area, lines: &[(&Sprite, Text)]) {
    panel(canvas, place);
    let pitch = (place.h - 8.0) / length(lines.len());
    for (number, (drawing, text)) in lines.iter().enumerate() {
        let y = place.y + 4.0 + (length(number) + 0.5) * pitch;
        canvas.blit_centred(at(place.x + 20.0, y), drawing);
        let (font, text) = TEXT.fit(&text.to_string(), place.w - 48.0);
        let base = at(place.x + 40.0, y + TEXT.cap_height() / 2.0);
        canvas.text(base, Align::Left, font, theme::TEXT, &text);
    }
}

fn draw_pieces(canvas: &mut Canvas, place: Area) {
    let aqueducts = &numbers().aqueducts;
    let (each, opening) = (aqueducts.pieces_per_colour, aqueducts.pieces_on_opening);
    let (closed, open) =
        (pieces::spring(Aqueduct::Grey, Flow::Closed), pieces::spring(Aqueduct::Brown, Flow::Open));
    let fountain = pieces::building(Building::Fountain, 22.0);
    let lines = [
        (icon(icons::HILL, 22.0), say!("marble-picture-sheet-hill")),
        (icon(icons::BRIDGE, 22.0), say!("marble-picture-sheet-bridge")),
        (closed, say!("marble-picture-sheet-spring", pieces = opening)),
        (open, say!("marble-picture-sheet-aqueduct", pieces = each)),
        (fountain, say!("marble-picture-sheet-fountain")),
        (pieces::banner(Kind::Temple, 18.0), say!("marble-picture-sheet-imperium")),
    ];
    draw_lines(canvas, place, &lines);
}

fn draw_points(canvas: &mut Canvas, place: Area) {
    let scoring = &numbers().scoring;
    let (aqueduct, fountain) = (scoring.aqueduct_building, scoring.fountain_adjacent);
    let (most, tied) = (scoring.imperium_most, scoring.imperium_tied);
    let fountains = pieces::building(Building::Fountain, 22.0);
    let banner = pieces::banner(Kind::Arena, 18.0);
    let coins = icon(icons::MOST_COINS, 20.0);
    let lines = [
        (icon(icons::BRIDGE, 20.0), say!("marble-picture-points-bridges")),
        (icon(icons::AQUEDUCT, 20.0), say!("marble-picture-points-aqueduct", points = aqueduct)),
        (fountains, say!("marble-picture-points-fountain", points = fountain)),
        (icon(icons::COIN, 18.0), say!("marble-picture-points-coin", points = scoring.coin)),
        (coins, say!("marble-picture-points-most", points = scoring.most_coins)),
        (banner, say!("marble-picture-points-imperium", most, tied)),
    ];
    draw_lines(canvas, place, &lines);
}

/// The sheet in words.
fn alt() -> String {
    let numbers = numbers();
    let of_type = |kind: Kind| {
        let (points, stack) = (numbers.points.of(kind), numbers.tiles.of(kind));
        say!("marble-alt-sheet-type", tiles = numbers.meet(kind), kind, points, stack)
    };
    let scoring = &numbers.scoring;
    let (least, most) = numbers.bridge_values();
    say!(
        "marble-alt-sheet",
        types = Text::sentences(Kind::ALL.map(of_type)),
        least,
        most,
        empty = numbers.turn.stacks_empty_to_end,
        aqueduct = scoring.aqueduct_building,
        fountain = scoring.fountain_adjacent,
        coin = scoring.coin,
        coins = scoring.most_coins,
        alone = scoring.imperium_most,
        tied = scoring.imperium_tied,
    )
    .to_string()
}
