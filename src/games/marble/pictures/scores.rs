//! The scores by category, at the end or so far.

use crate::board::Game;
use crate::games::marble::rules::scoring::Score;
use crate::games::marble::rules::state::Marble as Rules;
use crate::games::marble::rules::view::PublicView;
use crate::render::icons::Icon;
use crate::render::parts::{Pattern, ScoreLine, draw_scores, marks, rank, score_rows};
use crate::render::{Cast, Everybody, Picture, saying, theme};
use crate::say;
use crate::talk::say::Text;

use super::icons;
use super::palette::{self, Marble, Shade, seat_colours};
use super::players::seats;

/// The categories of a score in their fixed order.
#[must_use]
pub fn lines(score: &Score) -> [ScoreLine<Marble>; 7] {
    use Pattern as P;
    let (ink, white): (Shade, Shade) = (theme::INK.into(), theme::WHITE.into());
    let marble = theme::MARBLE.into();
    let (aqueducts, most) = (palette::SCORE_AQUEDUCTS, palette::SCORE_MOST);
    let (bridges, fountains) = (palette::SCORE_BRIDGES, palette::SCORE_FOUNTAINS);
    let (coins, imperium) = (palette::SCORE_COINS, palette::SCORE_IMPERIUM);
    let line = |name, icon: Icon, points, ground: Shade, ink: Shade, pattern| ScoreLine {
        name,
        icon,
        points,
        is_loss: false,
        ground,
        ink,
        pattern,
    };
    [
        line("Sites", icons::TEMPLE, score.sites, marble, ink, P::Columns),
        line("Bridges", icons::BRIDGE, score.bridges, bridges, white, P::Waves),
        line("Aqued.", icons::AQUEDUCT, score.aqueducts, aqueducts, ink, P::Lines),
        line("Fountains", icons::FOUNTAIN, score.fountains, fountains, white, P::Dots),
        line("Coins", icons::COIN, score.coins, coins, ink, P::Lozenges),
        line("Most coins", icons::MOST_COINS, score.most_coins, most, ink, P::Rising),
        line("Imperium", icons::IMPERIUM, score.imperium, imperium, white, P::Falling),
    ]
}

/// What the page says beside its title: how far the game is.
pub(super) fn after(view: &PublicView) -> String {
    match view.winners {
        None => format!("in round {}, without bridges", view.round),
        Some(_) => format!("after {} rounds", view.round),
    }
}

/// Draws the points of all players by category: the final scores, or those if the game ended now, without the bridges,
/// whose values are secret.
///
/// # Panics
/// When the cast has fewer players than the view.
#[must_use]
pub fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    let heading = if view.winners.is_some() { "Final scores" } else { "Scores so far" };
    let marks = marks(cast, &seat_colours(cast)[..view.players.len()]);
    let rows = score_rows(cast, &marks, view.winners, |seat| {
        let score = &view.players[seat.index()].score;
        (lines(score).to_vec(), score.total)
    });
    let canvas = draw_scores(heading, &after(view), &rows, Rules::POINT);
    Picture::new(canvas, &alt(view, cast))
}

/// The scores in words.
fn alt(view: &PublicView, cast: &Cast) -> String {
    let heading = match view.winners {
        Some(_) => say!("marble-alt-scores", round = view.round),
        None => say!("marble-alt-scores-so-far", round = view.round),
    };
    let mut said = vec![heading];
    for seat in seats(&view.players) {
        let score = view.players[seat.index()].score;
        let totals = view.players.iter().map(|player| player.score.total);
        let is_winner = view.winners.is_some_and(|winners| winners.contains(seat));
        said.push(say!(
            "marble-alt-score",
            name = saying::noted(cast, seat, 30),
            rank = if is_winner { "winner" } else { rank(totals, score.total) },
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
