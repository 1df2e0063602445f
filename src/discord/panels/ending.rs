//! Pages about a game that is over.

use crate::{
    ai::Missed,
    board::{Level, Seat},
    discord::words::{link_to, names},
    play::{AnyMove, AnyShot},
    say,
    tables::{Decision, GuildId, MoveNumber, Seated, Showing, Shown},
    talk::{
        layout::{CONTENT, NoPicture, Panel, Row},
        names::tame,
        present::Spot,
        say::Text,
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

/// The button that posts for everybody what its reader alone sees.
pub fn show(spot: Spot, what: &Shown) -> Row {
    Row::Buttons(vec![spot.plain(verb(what), say!("button-show"))])
}

/// What a button carries that shows this to everybody.
pub fn verb(what: &Shown) -> GameVerb {
    GameVerb::Show(match what {
        Shown::Film => "film".to_owned(),
        Shown::Curve => "curve".to_owned(),
        Shown::Missed { seat: _, number, better, points } => {
            format!("missed:{number}:{points}:{better}")
        }
        Shown::Review { seat: _ } => "review".to_owned(),
    })
}

/// What such a button shows, pressed by the player of this seat.
pub fn read(what: &str, seat: Option<Seat>) -> Option<Shown> {
    match what.split_once(':') {
        None if what == "film" => Some(Shown::Film),
        None if what == "curve" => Some(Shown::Curve),
        None if what == "review" => Some(Shown::Review { seat: seat? }),
        Some(("missed", rest)) => {
            let (number, rest) = rest.split_once(':')?;
            let (points, better) = rest.split_once(':')?;
            let (number, points) = (MoveNumber(number.parse().ok()?), points.parse().ok()?);
            Some(Shown::Missed { seat: seat?, number, better: better.to_owned(), points })
        }
        None | Some(_) => None,
    }
}

/// What became of the wish to show something to everybody.
pub fn showing(showing: Showing, guild: GuildId) -> Text {
    match showing {
        Showing::Owed => say!("film-show-done"),
        Showing::Before { channel, message } => {
            say!("film-show-before", link = link_to(guild, channel, message))
        }
    }
}

/// The best move that was missed, by the reader or by somebody of this name, with the move that was made: both on one picture if
/// both have a place there, else on the page that would have confirmed the better one.
pub fn missed(decision: &Decision, missed: &Missed<AnyMove>, who: Option<&str>) -> Panel<AnyShot> {
    let guide = decision.view.guide();
    let marked = guide.marked(&[missed.better.clone(), decision.mv.clone()]);
    let (made, better) = (guide.summary(&decision.mv), guide.summary(&missed.better));
    let (points, reason) = (whole(missed.by), decision.view.reason(&missed.better));
    let level = Level::Hard.name();
    let heading = match who {
        None => say!("film-missed", level),
        Some(who) => say!("film-missed-by", who, level),
    };
    let made = match who {
        None => say!("film-missed-made", made),
        Some(_) => say!("film-missed-made-by", made),
    };
    let lines = [
        Some(heading),
        decision.public.heading(),
        Some(made),
        Some(say!("film-missed-better", better, points, reason)),
        marked.is_some().then(|| say!("film-missed-marked")),
    ];
    let text = Text::lines(lines.into_iter().flatten());
    Panel::new(text.cut(CONTENT), marked.or_else(|| guide.confirmed(&missed.better)))
}

/// A difference in points as it is told: a whole number, 1 at least.
#[expect(clippy::cast_possible_truncation, reason = "no game has so many points")]
pub fn whole(points: f32) -> i64 {
    points.max(1.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_better_move_is_worth_is_a_whole_number_of_points() {
        let told = |by: f32| {
            let (better, reason) = ("better", "reason");
            say!("film-missed-better", better, points = whole(by), reason).to_string()
        };
        assert!(
            told(0.3).ends_with("Better by about 1 point: **better** (reason)"),
            "{}",
            told(0.3)
        );
        assert!(told(2.6).contains("about 3 points:"));
    }
}
