//! The panels of the players: tiles, imperium, magistrates, coins, bridges, points.

use crate::board::{Seat, points};
use crate::games::marble::rules::{Kind, Post, PublicView};
use crate::render::canvas::{Align, Area, Point, at, length};
use crate::render::gallery::icon;
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::parts::{Mark, Standing, Who, draw_mark, draw_who, new_line, player_ground};
use crate::render::theme;

use super::icons;
use super::news::Fresh;
use super::palette::{Canvas, Sprite};
use super::pieces;

/// A player as a panel shows it.
pub(super) struct Shown<'a> {
    pub view: &'a PublicView,
    pub seat: Seat,
    pub who: Who<'a>,
    pub standing: Standing,
    pub fresh: Fresh,
}

/// The points beside a name.
const POINTS: Type = Type::new(Face::Title, 18.0);
/// Counts, the largest first that fits.
const COUNTS: [Type; 3] =
    [Type::new(Face::Bold, 12.6), Type::new(Face::Bold, 11.4), Type::new(Face::Bold, 10.2)];
/// The height of a counter.
pub(super) const COUNTER: f32 = 14.6;
/// The height of a banner.
const BANNER: f32 = 12.8;
/// The side of a mark before a counter.
const SMALL_MARK: f32 = 12.4;

/// Draws the panel of a player.
pub(super) fn draw_player(canvas: &mut Canvas, place: Area, shown: &Shown<'_>) {
    player_ground(canvas, place, shown.standing);
    draw_head(canvas, place, shown);
    let pitch = ((place.h - 25.6) / 3.0).min(22.0);
    let row = |number: usize| place.y + 22.8 + (length(number) + 0.5) * pitch;
    draw_types(canvas, [0, 1].map(|number| at(place.x + 6.0, row(number))), place.w - 10.0, shown);
    draw_magistrates(canvas, at(place.x + 6.0, row(2)), place, shown);
}

/// Mark, name, the note below it, and the points.
fn draw_head(canvas: &mut Canvas, place: Area, shown: &Shown<'_>) {
    let Shown { who, fresh, .. } = shown;
    draw_mark(canvas, at(place.x + 14.6, place.y + 14.2), 20.5, who.mark);
    let total = points(shown.view.points_of(shown.seat), 1);
    let end = at(place.right() - 8.0, place.y + 20.4);
    let taken = canvas.text(end, Align::Right, POINTS, theme::TEXT, &total);
    if fresh.points != 0 {
        new_line(canvas, at(end.x - taken, end.y), end.x);
    }
    let left = place.x + 28.0;
    let bases = [19.0, 12.8, 23.0].map(|base| place.y + base);
    let room = end.x - taken - 5.0 - left;
    draw_who(canvas, left, room, &theme::PLAYER_NAMES_LARGE, bases, who);
}

/// A drawing with a count beside it, and in gold behind a plus what is to come.
struct Counted<'a> {
    drawing: &'a Sprite,
    count: u8,
    more: u8,
    is_new: bool,
}

/// Draws a count in so much room; says where it ends. `place` is the middle of its left edge.
fn draw_count(canvas: &mut Canvas, place: Point, room: f32, count: &Counted<'_>) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few dozen pixels")]
    let side = count.drawing.width as f32 / theme::SCALE;
    canvas.blit_centred(at(place.x + side / 2.0, place.y), count.drawing);
    let left = place.x + side + 2.0;
    let (ready, more) = (count.count.to_string(), format!("+{}", count.more));
    let more = if count.more > 0 { more } else { String::new() };
    let width = |font: &Type| side + 2.0 + font.width(&ready) + font.width(&more);
    let font = *COUNTS.iter().find(|font| width(font) <= room).unwrap_or(&COUNTS[2]);
    let base = place.y + font.cap_height() / 2.0;
    let ink = if count.count == 0 { theme::ZERO } else { theme::TEXT };
    let mut end = left + canvas.text(at(left, base), Align::Left, font, ink, &ready);
    end += canvas.text(at(end, base), Align::Left, font, theme::GOLD, &more);
    if count.is_new {
        new_line(canvas, at(place.x, base), end);
    }
    end
}

/// Tiles, then imperium: a column for each type.
fn draw_types(canvas: &mut Canvas, rows: [Point; 2], width: f32, shown: &Shown<'_>) {
    let column = width / 4.0;
    let Shown { view, seat, fresh, .. } = shown;
    let (player, drawn) = (view.player(*seat), view.fresh_of(*seat));
    for (number, kind) in Kind::ALL.into_iter().enumerate() {
        let tiles = Counted {
            drawing: pieces::counter(kind, COUNTER),
            count: player.ready.of(kind),
            more: drawn.of(kind),
            is_new: fresh.tiles[number] != 0,
        };
        let imperium = Counted {
            drawing: pieces::banner(kind, BANNER),
            count: player.imperium.of(kind),
            more: 0,
            is_new: fresh.imperium[number] != 0,
        };
        for (row, count) in rows.into_iter().zip([tiles, imperium]) {
            let left = at(row.x + length(number) * column, row.y);
            draw_count(canvas, left, column - 3.0, &count);
        }
    }
}

/// What a magistrate stands before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stand {
    /// Nothing: it is at hand.
    Bare,
    /// A tile of this type.
    Tile(Kind),
    /// The banner of an imperium space.
    Banner(Kind),
    /// A coin.
    Coin,
}

/// Where all magistrates of a player are: at hand, on tiles, sent.
fn stands(view: &PublicView, seat: Seat) -> impl Iterator<Item = Stand> {
    let mut posts = view.player(seat).magistrates;
    posts.sort_by_key(|post| *post != Post::Ready);
    posts.into_iter().map(|post| match post {
        Post::Ready => Stand::Bare,
        Post::Tile(tile) => Stand::Tile(view.kind_at(tile)),
        Post::Imperium(kind) => Stand::Banner(kind),
        Post::Treasury => Stand::Coin,
    })
}

/// Draws a mark, before what it stands on; says where it ends. `place` is the middle of its left edge.
pub(super) fn draw_post(canvas: &mut Canvas, place: Point, mark: &Mark, stand: Stand) -> f32 {
    let behind = match stand {
        Stand::Bare => None,
        Stand::Tile(kind) => Some(pieces::counter(kind, COUNTER)),
        Stand::Banner(kind) => Some(pieces::banner(kind, BANNER)),
        Stand::Coin => Some(icon(icons::COIN, 12.4)),
    };
    let mut end = place.x + SMALL_MARK;
    if let Some(drawing) = behind {
        canvas.blit_centred(at(place.x + 14.0, place.y), drawing);
        end = place.x + 20.4;
    }
    let plain = Mark { colour: mark.colour, letter: String::new() };
    draw_mark(canvas, at(place.x + SMALL_MARK / 2.0, place.y + 0.6), SMALL_MARK + 2.0, &plain);
    end
}

/// Magistrates, coins, bridges.
fn draw_magistrates(canvas: &mut Canvas, place: Point, panel: Area, shown: &Shown<'_>) {
    let Shown { view, seat, who, fresh, .. } = shown;
    let (player, mut x) = (view.player(*seat), place.x);
    for stand in stands(view, *seat) {
        x = draw_post(canvas, at(x, place.y), who.mark, stand) + 2.4;
    }
    if fresh.magistrates > 0 {
        new_line(canvas, at(place.x, place.y + 5.4), x - 2.4);
    }
    let bridges = player.bridges.count_ones().to_le_bytes()[0];
    let end = panel.right() - 4.0;
    let each: [(Icon, u8, bool, f32); 2] = [
        (icons::COIN, player.coins, fresh.coins != 0, end - 61.0),
        (icons::BRIDGE, bridges, fresh.bridges != 0, end - 28.0),
    ];
    for (drawing, count, is_new, left) in each {
        let count = Counted { drawing: icon(drawing, 13.0), count, more: 0, is_new };
        draw_count(canvas, at(left.max(x), place.y), 30.0, &count);
    }
}

/// Draws over the count of bridges in a player's panel what they are worth, which only their owner sees: "2+4".
pub(super) fn draw_bridges(canvas: &mut Canvas, panel: Area, values: &[u8]) {
    let each: Vec<String> = values.iter().map(u8::to_string).collect();
    let (font, text) = (theme::COUNT, each.join("+"));
    let width = (font.width(&text) + 24.0).max(34.0);
    let plate =
        Area { x: panel.right() - 2.0 - width, y: panel.y + panel.h - 20.0, w: width, h: 17.0 };
    canvas.framed(plate, 4.0, (1.0, theme::GOLD), theme::PLOT);
    let middle = plate.centre().y;
    canvas.blit_centred(at(plate.x + 11.0, middle), icon(icons::BRIDGE, 13.0));
    let base = at(plate.right() - 5.0, middle + font.cap_height() / 2.0);
    canvas.text(base, Align::Right, font, theme::GOLD, &text);
}
