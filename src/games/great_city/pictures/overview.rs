//! The round at a glance for two, three or four players: header, strip, offer, cities. Visual language §5.

use crate::board::{Game, Seat};
use crate::catalogue::Text;
use crate::games::great_city::rules::state::GreatCity;
use crate::games::great_city::rules::view::{Fate, Phase, PublicView, SeatView, Stake};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::parts::{
    Mark, PLATE_BASE, RoundMark, Scores, StakeMark, Who, after_round, draw_standings, draw_track,
    draw_turn, draw_winners, marks, mosaic_rule, page, stat, title,
};
use crate::render::{Cast, Everybody, OneSeat, Picture, saying, theme};
use crate::say;

use super::icons;
use super::news::News;
use super::palette::{Canvas, seat_colours};
use super::players::{Shown, draw_block, draw_column};
use super::purse::farm_tokens;
use super::score_lines::lines;
use super::{alt, offer, strip};

/// Where the middle row begins.
const MIDDLE: f32 = 46.0;
/// What the open hand cards below the cities add to the height of a page.
const HANDS: f32 = 24.0;
/// The middle line of the header.
const HEADER: f32 = 20.5;

/// Draws the table as everybody sees it.
///
/// # Panics
/// When the cast has fewer players than the view.
pub fn overview(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    overview_since(view, &News::default(), cast)
}

/// The same with what is new marked.
///
/// # Panics
/// When the cast has fewer players than the view.
pub fn overview_since(view: &PublicView, news: &News, cast: &Cast) -> Picture<Everybody> {
    Picture::new(draw(view, news, cast), &alt::overview(view, news, cast))
}

/// The same as one of the players sees it: with the own hand open.
///
/// # Panics
/// When the cast has fewer players than the view.
pub fn overview_own(view: &SeatView, news: &News, cast: &Cast) -> Picture<OneSeat> {
    let mut public = view.public.clone();
    let player = &mut public.players[view.seat.index()];
    player.known_hand.clone_from(&view.own.hand);
    let (number, names) = (view.own.hand.len(), view.own.hand.iter().map(|card| card.name()));
    let hand = say!("great_city-alt-own-hand", number, cards = Text::units(names));
    let table = |room| alt::overview_in(room, &view.public, news, cast);
    Picture::new(draw(&public, news, cast), &saying::before(Some(hand), table))
}

fn draw(view: &PublicView, news: &News, cast: &Cast) -> Canvas {
    let marks = marks(cast, seat_colours(cast));
    let mut canvas = page(theme::HEIGHT + HANDS);
    draw_header(&mut canvas, view, news.closes, cast, &marks);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    let height = if view.players.len() == 2 { 118.0 } else { 124.0 };
    let (left, right) =
        (area(theme::MARGIN, MIDDLE, 222.0, height), area(238.0, MIDDLE, 302.0, height));
    if view.winners.is_some() {
        let middle = area(theme::MARGIN, MIDDLE, 530.0, height);
        draw_scores(&mut canvas, middle, view, cast, &marks);
    } else if let Some(spaces) = &view.strip {
        strip::draw_strip(&mut canvas, left, spaces, news.spaces(view), &marks);
        offer::draw_offer(&mut canvas, right, &view.offer, &news.taken(view), &marks);
    } else {
        strip::draw_draft_order(&mut canvas, left, view, &marks);
        offer::draw_draft(&mut canvas, right, view);
    }
    draw_players(&mut canvas, MIDDLE + height + theme::GUTTER, (view, news), cast, &marks);
    canvas
}

/// Draws what everybody has, where offer and strip were.
fn draw_scores(canvas: &mut Canvas, place: Area, view: &PublicView, cast: &Cast, marks: &[Mark]) {
    let of = |seat: Seat| {
        let score = &view.players[seat.index()].score;
        (lines(view, score), score.total)
    };
    let scores = Scores {
        cast,
        colours: seat_colours(cast),
        winners: view.winners,
        after: say!("great_city-picture-after-rounds", rounds = view.rounds),
        point: GreatCity::POINT,
        of: &of,
    };
    draw_standings(canvas, place, &scores, &marks[..view.players.len()]);
}

fn draw_players(
    canvas: &mut Canvas,
    top: f32,
    (view, news): (&PublicView, &News),
    cast: &Cast,
    marks: &[Mark],
) {
    let count = view.players.len();
    let room = theme::WIDTH - 2.0 * theme::MARGIN;
    let width = (room - theme::GUTTER * length(count - 1)) / length(count);
    let seats = Seat::all(u8::try_from(count).unwrap_or(0));
    for ((seat, player), (mark, persona)) in
        seats.zip(&view.players).zip(marks.iter().zip(&cast.players))
    {
        let left = theme::MARGIN + length(seat.index()) * (width + theme::GUTTER);
        let place = area(left, top, width, 342.0 + HANDS - top);
        let fresh = news.of(seat);
        let shown = Shown { seat, player, who: Who::new(persona, mark), fresh };
        if count == 2 {
            draw_block(canvas, place, view, &shown);
        } else {
            draw_column(canvas, place, view, &shown);
        }
    }
}

fn draw_header(canvas: &mut Canvas, view: &PublicView, closes: bool, cast: &Cast, marks: &[Mark]) {
    let mut end = if let Some(after) = after_round(closes, view.round) {
        title(canvas, &after)
    } else if view.round == 0 {
        title(canvas, &say!("great_city-picture-opening"))
    } else {
        let end = title(canvas, &say!("great_city-picture-round", round = view.round));
        let of = say!("great_city-picture-of-rounds", rounds = view.rounds).to_string();
        end + 5.5
            + canvas.text(at(end + 5.5, 26.6), Align::Left, theme::LABEL_LARGE, theme::MUTED, &of)
    };
    let rounds: Vec<_> = (1..=view.rounds).map(|round| round_mark(view, round)).collect();
    end = (end + 8.0).max(if view.rounds > 7 { 130.0 } else { 137.0 });
    let track = if view.rounds > 7 { 222.0 } else { 156.0 };
    draw_track(canvas, at(end, HEADER), track, &rounds);
    draw_turn_plate(canvas, end + track + 6.0, view, cast, marks);
}

fn round_mark(view: &PublicView, round: u8) -> RoundMark {
    let stake = view.stakes.iter().find(|stake| stake.round == round).copied().map(stake_mark);
    let now = if view.phase == Phase::Over { view.rounds + 1 } else { view.round };
    RoundMark { when: round.cmp(&now), stake }
}

fn stake_mark(stake: Stake) -> StakeMark {
    let (is_waiting, is_gone) = match stake.fate {
        Fate::ToCome => (false, false),
        Fate::Waiting => (true, false),
        Fate::Won(_) | Fate::Lost => (false, true),
    };
    let symbol = if is_gone { icons::LAUREL } else { icons::LAUREL_DARK };
    StakeMark { symbol, value: stake.value, is_waiting, is_gone }
}

/// Draws the plate that names who must act, right-aligned; it leaves the track free up to `from`.
fn draw_turn_plate(canvas: &mut Canvas, from: f32, view: &PublicView, cast: &Cast, marks: &[Mark]) {
    if let Some(winners) = view.winners {
        draw_winners(canvas, from, winners, cast, marks);
        return;
    }
    let Some(seat) = view.to_move else { return };
    let is_at_school = matches!(view.phase, Phase::SchoolDeck | Phase::SchoolKeep);
    let gives = view.turn.as_ref().filter(|_| !is_at_school).map(|turn| (turn.bricks, turn.cogs));
    // Bricks are those of the strip and, behind a plus, the tokens on own farms, as in the purse: "2+1".
    let tokens = match farm_tokens(&view.players[seat.index()].city) {
        0 => String::new(),
        tokens => format!("+{tokens}"),
    };
    let more = theme::COUNT.width(&tokens);
    let room = gives.map_or(0.0, |_| 2.0 * STAT + more + 3.0);
    let to_do = say!("great_city-picture-to-do", phase = view.phase.word());
    let drawn = draw_turn(canvas, from, seat, (&to_do, room), cast, marks);
    if let Some((bricks, cogs)) = gives {
        let start = at(drawn.right() - room + 0.5, PLATE_BASE);
        let end = stat(canvas, start, icons::BRICK, u32::from(bricks), theme::COUNT);
        canvas.text(at(end, start.y), Align::Left, theme::COUNT, theme::TEXT, &tokens);
        let next = at(start.x + STAT + more, start.y);
        stat(canvas, next, icons::COG, u32::from(cogs), theme::COUNT);
    }
}

/// An icon with a count of one digit on the plate.
const STAT: f32 = 25.5;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Seat, Seed};
    use crate::catalogue::Language;
    use crate::games::great_city::rules::options::Options;

    #[test]
    fn an_empty_hand_is_said_to_be_empty() {
        let setup = GreatCity::deal(2, &Options::default(), Seed::from_number(3));
        let game = GreatCity::new(&setup).unwrap();
        let mut view = game.seat_view(Seat::new(0).unwrap());
        view.own.hand.clear();
        let drawn = || overview_own(&view, &News::default(), &Cast::new(["Anna", "Ben"]));
        assert!(drawn().alt().starts_with("Your hand is empty.\n"), "{}", drawn().alt());
        let german = Language::of_tag("de").unwrap().speak(drawn);
        assert!(german.alt().starts_with("Deine Hand ist leer.\n"), "{}", german.alt());
    }
}
