//! The scores by category, at the end or so far.

use crate::board::{Game, Seat};
use crate::catalogue::Text;
use crate::games::marble::rules::scoring::Score;
use crate::games::marble::rules::state::Marble as Rules;
use crate::games::marble::rules::view::PublicView;
use crate::render::parts::{Pattern, ScoreLine, Scores, draw_scores, rank};
use crate::render::{Cast, Everybody, Picture, saying, theme};
use crate::say;

use super::icons;
use super::palette::{self, Marble, seat_colours};
use super::players::seats;

/// The categories of a score in their fixed order.
#[must_use]
pub fn lines(score: &Score) -> [ScoreLine<Marble>; 7] {
    use Pattern as P;
    let (line, ink, white) = (ScoreLine::gained, theme::INK, theme::WHITE);
    let (marble, aqueducts) = (theme::MARBLE.into(), palette::SCORE_AQUEDUCTS);
    let (bridges, fountains) = (palette::SCORE_BRIDGES, palette::SCORE_FOUNTAINS);
    let (coins, most) = (palette::SCORE_COINS, palette::SCORE_MOST);
    let imperium = palette::SCORE_IMPERIUM;
    [
        line(|| say!("marble-score-sites"), icons::SITE, score.sites, (marble, ink), P::Columns),
        line(
            || say!("marble-score-bridges"),
            icons::BRIDGE,
            score.bridges,
            (bridges, white),
            P::Waves,
        ),
        line(
            || say!("marble-score-aqueducts"),
            icons::AQUEDUCT,
            score.aqueducts,
            (aqueducts, ink),
            P::Lines,
        ),
        line(
            || say!("marble-score-fountains"),
            icons::FOUNTAIN,
            score.fountains,
            (fountains, white),
            P::Dots,
        ),
        line(|| say!("marble-score-coins"), icons::COIN, score.coins, (coins, ink), P::Lozenges),
        line(
            || say!("marble-score-most"),
            icons::MOST_COINS,
            score.most_coins,
            (most, ink),
            P::Rising,
        ),
        line(
            || say!("marble-score-imperium"),
            icons::IMPERIUM,
            score.imperium,
            (imperium, white),
            P::Falling,
        ),
    ]
}

/// What the page says beside its title: how far the game is.
pub(super) fn after(view: &PublicView) -> Text {
    match view.winners {
        None => say!("marble-picture-in-round", round = view.round),
        Some(_) => say!("marble-picture-after-rounds", rounds = view.round),
    }
}

/// Draws the points of all players by category: the final scores, or those if the game ended now, without the bridges,
/// whose values are secret.
///
/// # Panics
/// When the cast has fewer players than the view.
#[must_use]
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let of = |seat: Seat| {
        let score = &view.players[seat.index()].score;
        (lines(score).to_vec(), score.total)
    };
    let (winners, after, point) = (view.winners, after(view), Rules::POINT);
    let colours = &seat_colours(cast)[..view.players.len()];
    let canvas = draw_scores(&Scores { cast, colours, winners, after, point, of: &of });
    Picture::new(canvas, &alt(view, cast))
}

/// The scores in words.
fn alt(view: &PublicView, cast: &Cast) -> String {
    let heading = match view.winners {
        Some(_) => say!("marble-alt-scores", round = view.round),
        None => say!("marble-alt-scores-so-far", round = view.round),
    };
    let mut said = vec![heading];
    let totals: Vec<i32> = view.players.iter().map(|player| player.score.total).collect();
    for seat in seats(&view.players) {
        let score = view.players[seat.index()].score;
        said.push(say!(
            "marble-alt-score",
            name = saying::noted(cast, seat, 30),
            rank = rank(&totals, view.winners, seat),
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
