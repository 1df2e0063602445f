//! The table at a glance for two, three or four players: header, board, players.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::marble::rules::{
    Aqueduct, Building, Kind, Player, Post, PublicView, SeatView, grid, numbers,
};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::gallery::icon;
use crate::render::parts::{
    Mark, Standing, Who, draw_notice, draw_turn, draw_winners, marks, round_title,
};
use crate::render::{ALT_LIMIT, Cast, Everybody, OneSeat, Picture, saying, theme};
use crate::say;

use super::board::{Asked, Scene, bare, draw_board};
use super::ground::point;
use super::names::decision;
use super::news::News;
use super::palette::{Canvas, seat_colours};
use super::players::{Shown, Stand, draw_bridges, draw_player, draw_post};
use super::terrain::{END, HEIGHT};
use super::{alt, icons, pieces, player_text};

/// Where the panels begin and end.
const TOP: f32 = 47.0;
const FOOT: f32 = HEIGHT - 8.0;
/// Between panels.
const GAP: f32 = 5.0;
/// The most height of a panel.
const MOST: f32 = 92.0;

/// Draws the table as everybody sees it.
pub fn overview(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    overview_since(view, &News::default(), cast)
}

/// The same with what is new marked.
pub fn overview_since(view: &PublicView, news: &News, cast: &Cast) -> Picture<Everybody> {
    let canvas = draw(view, news, &Asked::default(), cast);
    Picture::new(canvas, &alt::overview(ALT_LIMIT, view, news, cast))
}

/// The same as one of the players sees it: with the values of the own bridges.
pub fn overview_own(view: &SeatView, news: &News, cast: &Cast) -> Picture<OneSeat> {
    let mut canvas = draw(&view.public, news, &Asked::default(), cast);
    let values: Vec<u8> = view.own.bridges.iter().map(|bridge| bridge.value).collect();
    if !values.is_empty() {
        draw_bridges(&mut canvas, player_place(view.public.seats, view.seat), &values);
    }
    let all = |room| alt::overview(room, &view.public, news, cast);
    Picture::new(canvas, &saying::before(own_bridges(view), all))
}

/// The own bridges with their values in words; nothing without one.
pub fn own_bridges(view: &SeatView) -> Option<Text> {
    let bridges = view.bridges.iter().map(|bridge| {
        let space = grid().bridge_tip(bridge.space);
        say!("marble-alt-own-bridge", space, value = bridge.value)
    });
    let bridges: Vec<Text> = bridges.collect();
    (!bridges.is_empty()).then(|| say!("marble-alt-own-bridges", bridges = Text::all_of(bridges)))
}

/// The same with the tiles on which a player has a magistrate, and the sites that the player owns, pointed out.
pub fn overview_of(view: &PublicView, seat: Seat, cast: &Cast) -> Picture<Everybody> {
    let asked = Asked {
        tiles: view.player(seat).posts().collect(),
        sites: view.owned[seat.index()].iter().collect(),
        ..Asked::default()
    };
    let says = Text::paragraphs([
        say!("marble-alt-of-player", name = saying::noted(cast, seat, 32)),
        player_text(view, seat, cast),
    ]);
    let mut canvas = draw(view, &News::default(), &asked, cast);
    draw_whose(&mut canvas, cast, seat);
    Picture::new(canvas, &says.to_string())
}

/// Says whose pieces are pointed out.
fn draw_whose(canvas: &mut Canvas, cast: &Cast, seat: Seat) {
    let name = cast.players[seat.index()].drawn();
    let font = theme::CAPTION;
    for (line, says) in [say!("marble-picture-ringed").to_string(), name.into()].iter().enumerate()
    {
        let base = at(END - 6.0, 84.0 + 12.0 * length(line) + font.cap_height() / 2.0);
        canvas.text(base, Align::Right, font, theme::MUTED, &font.shorten(says, 70.0));
    }
}

fn draw(view: &PublicView, news: &News, asked: &Asked, cast: &Cast) -> Canvas {
    let marks = marks(cast, seat_colours(cast));
    let mut canvas = bare();
    draw_header(&mut canvas, view, news.closes, cast, &marks);
    draw_board(&mut canvas, &Scene { view, marks: &marks, news, asked });
    draw_springs(&mut canvas, view);
    draw_legend(&mut canvas, view, &marks[0]);
    draw_players(&mut canvas, view, news, cast, &marks);
    canvas
}

fn draw_players(canvas: &mut Canvas, view: &PublicView, news: &News, cast: &Cast, marks: &[Mark]) {
    for seat in view.all_seats() {
        let shown = Shown {
            view,
            seat,
            who: Who::new(&cast.players[seat.index()], &marks[seat.index()]),
            standing: Standing::of(seat, view.decider(), view.winners()),
            fresh: news.of(seat),
        };
        draw_player(canvas, player_place(view.seats, seat), &shown);
    }
}

/// The panel of a player at a table of so many.
fn player_place(seats: u8, seat: Seat) -> Area {
    let height = ((FOOT - TOP + GAP) / length(seats.into()) - GAP).min(MOST);
    let left = END + 4.0;
    let top = TOP + length(seat.index()) * (height + GAP);
    area(left, top, theme::WIDTH - theme::MARGIN - left, height)
}

/// What the seat that decides has to do: "2 actions left".
pub(super) fn to_do(view: &PublicView) -> Text {
    let (decision, site) = decision(view);
    say!("marble-picture-to-do", decision, actions = view.actions, site)
}

fn draw_header(canvas: &mut Canvas, view: &PublicView, closes: bool, cast: &Cast, marks: &[Mark]) {
    let now = say!("marble-picture-round", round = view.round);
    let end = round_title(canvas, closes, view.round, now) + 14.0;
    let end = draw_stacks(canvas, end, view) + 8.0;
    if let Some(winners) = view.winners() {
        draw_winners(canvas, end, winners, cast, marks);
    } else {
        let end = view.last_round.map_or(end, |seat| {
            let mark = &marks[seat.index()];
            draw_notice(canvas, end, &say!("marble-picture-last-round"), Some(mark))
        });
        draw_turn(canvas, end, view.to_move, (&to_do(view), 0.0), cast, marks);
    }
}

/// Draws what is left in the stacks; says where that ends.
fn draw_stacks(canvas: &mut Canvas, left: f32, view: &PublicView) -> f32 {
    let font = theme::COUNT_LARGE;
    let base = 20.5 + font.cap_height() / 2.0;
    let (label, says) = (theme::LABEL, say!("marble-picture-stacks").to_string());
    let mut x = left + canvas.text(at(left, 24.4), Align::Left, label, theme::MUTED, &says);
    for kind in Kind::ALL {
        canvas.blit_centred(at(x + 13.0, 20.5), pieces::counter(kind, 20.0));
        let left = view.stacks.of(kind);
        let ink = if left == 0 { theme::ZERO } else { theme::TEXT };
        let start = at(x + 23.5, base);
        x = start.x + canvas.text(start, Align::Left, font, ink, &left.to_string());
    }
    x
}

/// Says beside each spring how many pieces are left: below the board in one line, else outside in two.
pub(super) fn draw_springs(canvas: &mut Canvas, view: &PublicView) {
    let (font, ink) = (theme::CAPTION, theme::MUTED);
    for aqueduct in Aqueduct::ALL {
        let place = point(grid().spring(aqueduct));
        let spring = Text::from(aqueduct);
        let left = if view.course(aqueduct).is_open {
            say!("marble-picture-left", left = view.pieces_left(aqueduct))
        } else {
            say!("marble-picture-closed")
        };
        if place.y > FOOT - 20.0 {
            let start = at(place.x + 14.0, HEIGHT - 6.6);
            let says = say!("marble-picture-spring-left", spring, left).to_string();
            canvas.text(start, Align::Left, font, ink, &says);
            continue;
        }
        let is_left = place.x < END / 2.0;
        let (align, x) = if is_left { (Align::Right, -25.0) } else { (Align::Left, 25.0) };
        canvas.text(at(place.x + x, place.y - 2.0), align, font, ink, &spring.to_string());
        canvas.text(at(place.x + x, place.y + 10.0), align, font, ink, &left.to_string());
    }
}

/// Says in the free corners what the counters and marks mean that are there.
fn draw_legend(canvas: &mut Canvas, view: &PublicView, mark: &Mark) {
    let (font, ink) = (theme::CAPTION, theme::MUTED);
    let left = theme::MARGIN + 2.0;
    let line = |canvas: &mut Canvas, x: f32, y: f32, text: Text| {
        let base = at(x, y + font.cap_height() / 2.0);
        canvas.text(base, Align::Left, font, ink, &text.to_string());
    };
    canvas.blit_centred(at(left + 7.0, 56.0), pieces::counter(Kind::Temple, 14.6));
    let bold = theme::COUNTS[1];
    let base = 56.0 + bold.cap_height() / 2.0;
    let x = left + 15.0;
    let x = x + canvas.text(at(x, base), Align::Left, bold, theme::TEXT, "2");
    let x = x + canvas.text(at(x, base), Align::Left, bold, theme::GOLD, "+1");
    line(canvas, x + 3.0, 56.0, say!("marble-picture-ready"));
    canvas.blit_centred(at(left + 7.0, 73.0), pieces::banner(Kind::Temple, 12.8));
    line(canvas, left + 16.0, 73.0, say!("marble-picture-imperium"));
    if view.last_round.is_none() {
        line(canvas, END - 84.0, 52.0, say!("marble-picture-last-when"));
        let stacks = numbers().turn.stacks_empty_to_end;
        line(canvas, END - 84.0, 64.0, say!("marble-picture-stacks-empty", stacks));
    }
    let lowest = HEIGHT - 15.0;
    let any = |is_there: fn(&Player) -> bool| view.players().iter().any(is_there);
    let is_sent = |player: &Player| player.spaces().total() + player.count(Post::Treasury) > 0;
    let posts = [
        (Stand::Banner(Kind::Temple), any(is_sent), say!("marble-picture-sent")),
        (
            Stand::Tile(Kind::Temple),
            any(|player| player.posts().next().is_some()),
            say!("marble-picture-on-tile"),
        ),
    ];
    let shown = posts.into_iter().filter(|(_, is_there, _)| *is_there);
    for (number, (post, _, text)) in shown.enumerate() {
        let y = 90.0 + 17.0 * length(number);
        let end = draw_post(canvas, at(left, y), mark, post);
        line(canvas, end + 4.0, y, text);
    }
    let right = END - 58.0;
    if !view.fountains.is_empty() {
        canvas.blit_centred(at(right, lowest - 17.0), pieces::building(Building::Fountain, 15.0));
        line(canvas, right + 11.0, lowest - 17.0, say!("marble-picture-fountain"));
    }
    canvas.blit_centred(at(right, lowest), icon(icons::BRIDGE, 14.0));
    line(canvas, right + 11.0, lowest, say!("marble-picture-bridge"));
}
