//! Pages about a game that is over.

use crate::{
    ai::Missed,
    board::{Level, Seat},
    discord::words::names,
    play::{AnyMove, AnyShot},
    say,
    tables::{Decision, Seated},
    talk::{
        layout::{CONTENT, NoPicture, Panel},
        names::tame,
        present::Spot,
        verb::GameVerb,
    },
};

/// What one seat had hidden until the end, with the way to those of the others.
pub fn hands(players: &[Seated], shown: Seat, spot: Spot) -> Panel<NoPicture> {
    let others = players.iter().filter(|player| player.seat != shown).map(|player| {
        let verb = GameVerb::Hands(player.seat.index().to_string());
        spot.plain(verb, tame(&player.name))
    });
    let text = say!("film-hand", name = names(players).bold(shown));
    Panel::text(text).buttons(others)
}

/// The best move that was missed, on the page that would have confirmed it.
pub fn missed(decision: &Decision, missed: &Missed<AnyMove>) -> Panel<AnyShot> {
    let guide = decision.view.guide();
    let text = say!(
        "film-missed",
        level = Level::Hard.name(),
        number = decision.number,
        made = guide.deed(&decision.mv),
        better = guide.deed(&missed.better),
        points = whole(missed.by),
        reason = decision.view.reason(&missed.better)
    );
    let picture = guide.confirmed(&missed.better);
    Panel::new(text.cut(CONTENT), picture)
}

/// A difference in points as it is told: a whole number, 1 at least.
#[expect(clippy::cast_possible_truncation, reason = "no game has so many points")]
fn whole(points: f32) -> i64 {
    points.max(1.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_better_move_is_worth_is_a_whole_number_of_points() {
        let told = |by: f32| {
            let (level, points) = (Level::Hard.name(), whole(by));
            let better = ("better", "reason");
            say!(
                "film-missed",
                level,
                number = 7,
                made = "made",
                better = better.0,
                points,
                reason = better.1
            )
            .to_string()
        };
        assert!(
            told(0.3).ends_with("Better by about 1 point: **better** (reason)"),
            "{}",
            told(0.3)
        );
        assert!(told(2.6).contains("about 3 points:"));
    }
}
