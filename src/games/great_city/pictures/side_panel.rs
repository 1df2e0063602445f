//! The panel beside a city in detail: whose it is, and what stands there or is about to.

use crate::board::{Seat, signed};
use crate::catalogue::Text;
use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::cards::{Colour, Kind};
use crate::games::great_city::rules::view::{PublicView, SeatView};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::gallery::icon;
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::parts::{
    Mark, SIDE_LEFT, SIDE_PANEL, SIDE_RIGHT, SIDE_ROW, ScoreLine, SideCount, SidePoints, Who,
    dashed, side_counts, side_panel, side_points,
};
use crate::render::{Cast, theme};
use crate::say;

use super::counts::counts;
use super::dress::Dress;
use super::extent::letters;
use super::facts::{bricks, coins, tokens};
use super::icons;
use super::intent::{Chosen, Intent};
use super::palette::Canvas;
use super::players::last_of;
use super::score_lines::lines;
use super::site::{Site, draw_letter_disc};
use super::tile::{draw_point_token, draw_price, draw_tile};
use super::words::effect;

/// Draws the panel of the owner.
pub(super) fn draw_owner(canvas: &mut Canvas, view: &SeatView, cast: &Cast, mark: &Mark) {
    draw_head(canvas, &view.public, &Who::new(&cast.players[view.seat.index()], mark));
}

fn draw_head(canvas: &mut Canvas, view: &PublicView, who: &Who<'_>) {
    let round = if view.round == 0 {
        say!("great_city-picture-draft")
    } else {
        say!("great_city-picture-round", round = view.round)
    };
    side_panel(canvas, SIDE_PANEL, who, &round);
}

/// Draws what everybody knows of the owner: counts, influence cards, points so far.
pub(super) fn draw_facts(
    canvas: &mut Canvas,
    view: &PublicView,
    seat: Seat,
    cast: &Cast,
    mark: &Mark,
) {
    let player = &view.players[seat.index()];
    draw_head(canvas, view, &Who::new(&cast.players[seat.index()], mark));
    let counts =
        counts(player).map(|(icon, count, label)| SideCount { icon, count, label, is_new: false });
    side_counts(canvas, &counts);
    let mut y = 126.0;
    if !player.known_hand.is_empty() {
        y = draw_known(canvas, y, &player.known_hand) + 4.0;
    }
    draw_points(canvas, area(360.0, y, 170.0, 330.0 - y), view, seat);
}

/// How many known cards stand in a row, and their side.
const KNOWN: (usize, f32) = (6, 25.4);

/// Draws the hand cards that everybody knows, in two rows at most; says where the next line begins.
fn draw_known(canvas: &mut Canvas, top: f32, known: &[Card]) -> f32 {
    let (in_row, side) = KNOWN;
    let label = say!("great_city-picture-known").to_string();
    canvas.text(at(SIDE_LEFT, top), Align::Left, theme::LABEL, theme::MUTED, &label);
    let place = |number: usize| {
        let (row, column) = (length(number / in_row), length(number % in_row));
        area(SIDE_LEFT + column * (side + 3.0), top + 6.0 + row * (side + 3.0), side, side)
    };
    let most = 2 * in_row;
    let shown = if known.len() > most { most - 1 } else { known.len() };
    for (number, card) in known.iter().take(shown).enumerate() {
        draw_tile(canvas, place(number), *card, Dress::Built);
    }
    if shown < known.len() {
        let more = format!("+{}", known.len() - shown);
        canvas.text_centred(place(shown).centre(), theme::COUNT, theme::TEXT, &more);
    }
    let rows = known.len().min(most).div_ceil(in_row);
    top + 6.0 + length(rows) * (side + 3.0)
}

fn draw_points(canvas: &mut Canvas, place: Area, view: &PublicView, seat: Seat) {
    let score = &view.players[seat.index()].score;
    let all = lines(view, score).into_iter().map(|ScoreLine { icon, name, points, .. }| {
        SidePoints { icon, name: name(), points: points.to_string(), is_zero: points == 0 }
    });
    let says = if view.winners.is_some() {
        say!("picture-total")
    } else {
        say!("great_city-picture-points-so-far")
    };
    side_points(canvas, place, &all.collect::<Vec<_>>(), (&says, &score.total.to_string()));
}

/// Draws the card that is planned, what it costs and what it brings at the chosen place.
pub(super) fn draw_plan(
    canvas: &mut Canvas,
    view: &SeatView,
    intent: &Intent,
    cast: &Cast,
    mark: &Mark,
) {
    draw_owner(canvas, view, cast, mark);
    let tile = area(SIDE_LEFT, 64.0, 78.0, 78.0);
    draw_tile(canvas, tile, intent.card, Dress::Priced);
    draw_price(canvas, tile, intent.card, 5.0);
    let name = Type::new(Face::Bold, 14.5);
    let mut y = 76.0;
    let (font, lines) = name.wrap_whole(&intent.card.name().to_string(), SIDE_RIGHT - 450.0, 3);
    for line in lines {
        canvas.text(at(450.0, y), Align::Left, font, theme::TEXT, &line);
        y += 16.0;
    }
    let says = effect(intent.card);
    let (font, lines) = theme::EFFECT_SIDE.wrap_whole(&says, SIDE_RIGHT - 450.0, 4);
    for line in lines {
        canvas.text(at(450.0, y + 0.6), Align::Left, font, theme::MUTED, &line);
        y += 14.0;
    }
    draw_payment(canvas, y.max(156.0) + 10.0, intent);
    let raised = area(360.0, y.max(156.0) + 22.0, 170.0, 66.0);
    canvas.round(raised, 4.0, theme::RAISED);
    match &intent.chosen {
        Some(chosen) => draw_choice(canvas, raised, view, intent, chosen),
        None => draw_question(canvas, raised, intent),
    }
    draw_legend(canvas, raised.y + raised.h + 21.0, view, intent);
}

/// From one brick of a price to the next.
const BRICK: f32 = 16.6;

fn draw_payment(canvas: &mut Canvas, base: f32, intent: &Intent) {
    let bricks = intent.card.bricks();
    let says = if intent.chosen.is_some() {
        say!("great_city-picture-pays")
    } else {
        say!("great_city-picture-costs")
    };
    let text = match &intent.chosen {
        None if bricks == 0 => say!("great_city-picture-nothing"),
        None => self::bricks(bricks),
        Some(chosen) => payment(bricks, chosen),
    };
    let (says, text) = (says.to_string(), text.to_string());
    // What it is paid with needs no heading where there is no room for both.
    let room = SIDE_RIGHT - SIDE_LEFT - f32::from(bricks) * BRICK - 3.0;
    let mut x = SIDE_LEFT;
    if SIDE_ROW.width(&says) + 7.0 + SIDE_ROW.width(&text) <= room {
        x += canvas.text(at(x, base), Align::Left, SIDE_ROW, theme::MUTED, &says) + 7.0;
    }
    for _ in 0..bricks {
        canvas.blit(at(x, base - 11.6), icon(icons::BRICK, 15.0));
        x += BRICK;
    }
    let text = SIDE_ROW.shorten_words(&text, SIDE_RIGHT - x - 3.0);
    canvas.text(at(x + 3.0, base), Align::Left, SIDE_ROW, theme::TEXT, &text);
}

/// Where the bricks come from, for example "2 strip, 1 token".
fn payment(bricks: u8, chosen: &Chosen) -> Text {
    let tokens = u8::try_from(chosen.tokens.len()).unwrap_or(u8::MAX);
    let strip = bricks.saturating_sub(tokens).saturating_sub(chosen.buy);
    let parts = [
        (strip > 0).then(|| say!("great_city-picture-strip", number = strip)),
        (tokens > 0).then(|| self::tokens(tokens)),
        (chosen.buy > 0).then(|| coins(2 * chosen.buy)),
    ];
    if parts.iter().all(Option::is_none) {
        return say!("great_city-picture-nothing");
    }
    Text::units(parts.into_iter().flatten())
}

fn draw_question(canvas: &mut Canvas, place: Area, intent: &Intent) {
    let places = letters(&intent.places);
    let text = match places[..] {
        [] => say!("great_city-picture-no-place"),
        [(only, _)] => say!("great_city-picture-one-place", letter = only.to_string()),
        [(first, _), .., (last, _)] => {
            let (first, last) = (first.to_string(), last.to_string());
            say!("great_city-picture-choose", first, last)
        }
    };
    canvas.text_centred(place.centre(), SIDE_ROW, theme::TEXT, &text.to_string());
}

fn draw_choice(
    canvas: &mut Canvas,
    place: Area,
    view: &SeatView,
    intent: &Intent,
    chosen: &Chosen,
) {
    let city = &view.own().city;
    let site = Site::of(city);
    let letter = letters(&intent.places).into_iter().find(|(_, cell)| *cell == chosen.at);
    let mut rows =
        vec![(Symbol::Letter(letter.map_or('?', |(letter, _)| letter)), standing(&site, chosen))];
    rows.extend(gain(intent.card, site.gain(intent.card, chosen.at)));
    if let Some(change) = chosen.score_change {
        let score = say!("great_city-picture-score", change = signed(change));
        rows.push((Symbol::Icon(icons::CROWN), score));
    }
    rows.truncate(3);
    let step = place.h / length(rows.len());
    for (number, (symbol, text)) in rows.into_iter().enumerate() {
        let middle = place.y + (length(number) + 0.5) * step;
        draw_symbol(canvas, at(378.5, middle), symbol);
        let text = SIDE_ROW.shorten_words(&text.to_string(), SIDE_RIGHT - 397.0);
        canvas.text(
            at(397.0, middle + SIDE_ROW.cap_height() / 2.0),
            Align::Left,
            SIDE_ROW,
            theme::TEXT,
            &text,
        );
    }
}

fn standing(site: &Site<'_>, chosen: &Chosen) -> Text {
    match site.replaced(chosen.at) {
        Some(card) => say!("great_city-picture-replaces", card = card.name()),
        None => say!("great_city-picture-neighbours", number = site.neighbours(chosen.at)),
    }
}

/// What stands before a row.
#[derive(Clone, Copy)]
enum Symbol {
    Letter(char),
    Points(u8),
    Icon(Icon),
}

fn draw_symbol(canvas: &mut Canvas, centre: Point, symbol: Symbol) {
    match symbol {
        Symbol::Letter(letter) => draw_letter_disc(canvas, centre, letter),
        Symbol::Points(points) => draw_point_token(canvas, Area::square(centre, 17.5), points),
        Symbol::Icon(symbol) => canvas.blit_centred(centre, icon(symbol, 17.0)),
    }
}

/// What the card brings when it is built.
fn gain(card: Card, amount: u8) -> Option<(Symbol, Text)> {
    let influence = |number: u8| say!("great_city-picture-influence", number);
    Some(match card.kind() {
        Kind::Public(Colour::Blue) => {
            (Symbol::Points(amount), say!("great_city-picture-point-tokens"))
        }
        Kind::Public(Colour::Green) => (Symbol::Icon(icons::COIN), coins(amount)),
        Kind::Public(Colour::Red) => (Symbol::Icon(icons::STAR), influence(amount)),
        Kind::Public(Colour::Yellow) => {
            let cards = say!("great_city-cards", number = amount);
            (Symbol::Icon(icons::HAND), say!("great_city-picture-draws", cards))
        }
        Kind::Production | Kind::Residential(_) | Kind::Aqueduct | Kind::Temple
            if card.stars() > 0 =>
        {
            (Symbol::Icon(icons::STAR), influence(card.stars()))
        }
        Kind::Production | Kind::Residential(_) | Kind::Aqueduct | Kind::Temple => return None,
    })
}

fn draw_legend(canvas: &mut Canvas, top: f32, view: &SeatView, intent: &Intent) {
    let rows = [
        say!("great_city-picture-may-be-built"),
        say!("great_city-picture-your-choice"),
        say!("great_city-picture-last-building"),
    ];
    let is_there = [
        !intent.places.is_empty(),
        intent.chosen.is_some(),
        last_of(&view.public, view.seat).is_some(),
    ];
    let shown = rows.iter().enumerate().filter(|(number, _)| is_there[*number]);
    for (line, (number, text)) in shown.enumerate() {
        let centre = at(369.6, top + length(line) * 22.4);
        let sample = Area::square(centre, 15.6);
        match number {
            0 => {
                canvas.round(sample, 2.4, theme::PLACE_GROUND);
                dashed(canvas, sample, 2.0, 1.0, theme::PLACE);
            }
            1 => {
                canvas.round(sample, 2.4, theme::PLOT);
                dashed(canvas, sample, 2.0, 1.4, theme::WHITE);
            }
            _ => crate::render::parts::bracket(canvas, sample.inset(1.0)),
        }
        canvas.text(
            at(386.0, centre.y + 4.0),
            Align::Left,
            SIDE_ROW,
            theme::MUTED,
            &text.to_string(),
        );
    }
}
