//! The pages: what lies open, for everybody. What is secret is not drawn at all.

use super::{
    rules::{setup::CARDS, table::PublicView},
    words::{WORDS, numbers},
};
use crate::{
    board::Seat,
    render::{
        Cast, Everybody, Picture, SeatColour,
        canvas::{Align, Area, Point, area, at, length},
        gallery::icon,
        icons::icons,
        parts::{
            Pattern, ScoreLine, Scores, Standing, Who, draw_scores, marks, page, player_ground,
            player_head, title,
        },
        saying,
        shade::Common,
        style::style,
        theme,
    },
    say,
    talk::say::Text,
};

style! {
    /// The style of this game: no shades but its own and the theme's.
    Felt, "";
    /// The back of a card.
    BACK = 0x1F_6B57;
}

icons! { "tests/example/goofspiel/icons": CARD = "card", }

/// The height of a player's row.
const ROW: f32 = 58.0;
const COLOURS: [SeatColour; Seat::MAX] =
    [SeatColour::Purple, SeatColour::Orange, SeatColour::White, SeatColour::Brown];

/// Draws the stake, and for each player the cards that are left, whether a bid lies face down, and the points.
#[must_use]
pub fn board(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let marks = marks(cast, &COLOURS[..view.hands.len()]);
    let mut canvas: Canvas = page(80.0 + ROW * length(marks.len()));
    title(&mut canvas, &"Goofspiel".into());
    for (number, prize) in view.stake.iter().enumerate() {
        draw_card(&mut canvas, at(12.0 + 26.0 * length(number), 36.0), *prize, theme::MARBLE);
    }
    for (seat, mark) in view.seats().zip(&marks) {
        let top = 74.0 + ROW * length(seat.index());
        let place = area(theme::MARGIN, top, 530.0, ROW - 6.0);
        draw_player(&mut canvas, place, view, seat, &Who::new(&cast.players[seat.index()], mark));
    }
    Picture::new(canvas, &board_text(view, cast).to_string())
}

fn draw_player(canvas: &mut Canvas, place: Area, view: &PublicView, seat: Seat, who: &Who<'_>) {
    let turn = view.turn();
    player_ground(canvas, place, Standing::of(seat, turn.seat(), turn.winners()));
    player_head(canvas, Area { w: 130.0, ..place }, who, false);
    if u8::from(seat) < view.bids {
        canvas.blit_centred(at(place.x + 20.0, place.y + 38.0), icon(CARD, 20.0));
    }
    for card in 1..=CARDS {
        let corner = at(place.x + 116.0 + 26.0 * f32::from(card), place.y + 11.0);
        let is_left = view.hands[seat.index()].contains(&card);
        draw_card(canvas, corner, card, if is_left { theme::MARBLE } else { theme::TO_COME });
    }
    let base = at(place.right() - 6.0, place.y + 36.0);
    let points = view.points(seat).to_string();
    canvas.text(base, Align::Right, theme::PAGE_TITLE, theme::TEXT, &points);
}

fn draw_card(canvas: &mut Canvas, corner: Point, card: u8, ground: Common) {
    let place = area(corner.x, corner.y, 23.0, 30.0);
    canvas.round(place, 4.0, ground);
    canvas.text_centred(place.centre(), theme::COUNT, theme::INK, &card.to_string());
}

/// Draws the points of all players.
#[must_use]
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let of = |seat: Seat| {
        let points = view.points(seat).into();
        let name = || say!(WORDS, "picture-prizes");
        (
            vec![ScoreLine::gained(name, CARD, points, (BACK, theme::WHITE), Pattern::Lozenges)],
            points,
        )
    };
    let after = say!(WORDS, "picture-round", round = view.round());
    let (winners, colours) = (view.turn().winners(), &COLOURS[..view.hands.len()]);
    let canvas = draw_scores(&Scores { cast, colours, winners, after, point: 1, of: &of });
    let alt = Text::lines(view.seats().map(|seat| player_text(view, seat, cast)));
    Picture::new(canvas, &alt.to_string())
}

/// All that lies open, in words.
#[must_use]
pub fn board_text(view: &PublicView, cast: &Cast) -> Text {
    let (round, stake, points) = (view.round(), numbers(&view.stake), view.at_stake());
    let head = say!(WORDS, "picture-stake", round, stake, points);
    let players = view.seats().map(|seat| player_text(view, seat, cast));
    Text::lines(std::iter::once(head).chain(players))
}

fn player_text(view: &PublicView, seat: Seat, cast: &Cast) -> Text {
    let (name, points) = (saying::noted(cast, seat, 30), view.points(seat));
    let has = if u8::from(seat) < view.bids { "bid" } else { "none" };
    say!(WORDS, "picture-player", name, points, hand = numbers(&view.hands[seat.index()]), has)
}
