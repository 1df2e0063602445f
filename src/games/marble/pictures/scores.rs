//! The scores by category, at the end or so far.

use crate::board::{Game, Seat};
use crate::catalogue::Text;
use crate::games::marble::rules::{Marble as Rules, PublicView, Score};
use crate::render::parts::{Course, Pattern, ScoreLine, Scores, course_words, draw_scores, rank};
use crate::render::{Cast, Everybody, Picture, saying, theme};
use crate::say;

use super::icons;
use super::palette::{self, Marble, seat_colours};

/// The categories of a score in their fixed order.
pub fn lines(score: &Score) -> [ScoreLine<Marble>; 7] {
    use Pattern as P;
    let (line, ink, white) = (ScoreLine::gained, theme::INK, theme::WHITE);
    let marble = (theme::MARBLE.into(), ink);
    let (bridges, aqueducts) = ((palette::SCORE_BRIDGES, white), (palette::SCORE_AQUEDUCTS, ink));
    let (fountains, coins) = ((palette::SCORE_FOUNTAINS, white), (palette::SCORE_COINS, ink));
    let (most, imperium) = ((palette::SCORE_MOST, ink), (palette::SCORE_IMPERIUM, white));
    let [sites, bridge, aqueduct, fountain, coin, most_coins, majority, _] = score.lines();
    [
        line(|| says("sites"), icons::SITE, sites, marble, P::Columns),
        line(|| says("bridges"), icons::BRIDGE, bridge, bridges, P::Waves),
        line(|| says("aqueducts"), icons::AQUEDUCT, aqueduct, aqueducts, P::Lines),
        line(|| says("fountains"), icons::FOUNTAIN, fountain, fountains, P::Dots),
        line(|| says("coins"), icons::COIN, coin, coins, P::Lozenges),
        line(|| says("most"), icons::MOST_COINS, most_coins, most, P::Rising),
        line(|| says("imperium"), icons::IMPERIUM, majority, imperium, P::Falling),
    ]
}

/// The categories of a seat's score, and their total.
pub(super) fn account(view: &PublicView, seat: Seat) -> (Vec<ScoreLine<Marble>>, i32) {
    let score = view.open_score(seat);
    (lines(&score).to_vec(), score.total)
}

fn says(line: &str) -> Text {
    say!("marble-score", line)
}

/// What the page says beside its title: how far the game is.
pub(super) fn after(view: &PublicView) -> Text {
    say!("marble-picture-after", is_over = view.winners().is_some(), round = view.round)
}

/// Draws the points of all players by category: the final scores, or those if the game ended now, without the bridges,
/// whose values are secret.
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let of = |seat| account(view, seat);
    let (winners, after, point) = (view.winners(), after(view), Rules::POINT);
    let colours = &seat_colours(cast)[..usize::from(view.seats)];
    let canvas = draw_scores(&Scores { cast, colours, winners, after, point, of: &of });
    Picture::new(canvas, &alt(view, cast))
}

/// The end in words: the scores and how they grew, as much as fits.
pub(super) fn alt_of_end(view: &PublicView, course: &Course, cast: &Cast) -> String {
    let scores = Text::verbatim(alt(view, cast));
    let all = std::iter::once(scores.clone()).chain(course_words(course, cast, Rules::POINT));
    saying::fitting([all.collect(), vec![scores]])
}

/// The scores in words.
fn alt(view: &PublicView, cast: &Cast) -> String {
    let heading = say!("marble-alt-scores", is_over = view.winners().is_some(), round = view.round);
    let mut said = vec![heading];
    let totals: Vec<i32> = view.all_seats().map(|seat| view.open_score(seat).total).collect();
    for seat in view.all_seats() {
        let score = view.open_score(seat);
        said.push(say!(
            "marble-alt-score",
            name = saying::noted(cast, seat, 30),
            rank = rank(&totals, view.winners(), seat),
            total = score.total,
            sites = score.sites,
            bridges = score.bridges,
            aqueducts = score.aqueducts,
            fountains = score.fountains,
            coins = score.coins,
            most = score.most_coins,
            imperium = score.imperium,
        ));
    }
    Text::lines(said).to_string()
}
