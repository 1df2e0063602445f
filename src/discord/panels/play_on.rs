//! Playing on from a moment of a finished game: what is chosen before, and the ways there.

use crate::{
    board::{Level, Seat},
    say,
    tables::{GameKind, HiddenCards, Look, MoveNumber, PlayOn, PracticeSource, Seated, TableId},
    talk::{
        layout::{Button, CONTENT, Choice, LABEL, NoPicture, OPTION_LABEL, Panel, Row, Style},
        names::tame,
        present::Spot,
        say::Text,
        sight::{Page, Sight},
        verb::GameVerb,
    },
};

/// The level that is offered first.
const USUAL: Level = Level::Normal;

/// What a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayOnAsks {
    /// The page on which seat, level and cards are chosen.
    Page(PlayOn),
    /// The practice game itself.
    Begin(PlayOn),
}

impl PlayOnAsks {
    /// What a button carries that asks for this.
    fn verb(self) -> GameVerb {
        GameVerb::PlayOn(match self {
            Self::Page(on) => written(on),
            Self::Begin(on) => format!("{}.go", written(on)),
        })
    }

    /// What such a button asks for; `None` if this program never wrote it.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let number = MoveNumber(parts.next()?.parse().ok()?);
        let seat = Seat::new(parts.next()?.parse().ok()?)?;
        let level = Level::from_name(parts.next()?).filter(|one| PlayOn::LEVELS.contains(one))?;
        let hidden = HiddenCards::from_name(parts.next()?)?;
        let on = PlayOn { number, seat, level, hidden };
        match (parts.next(), parts.next()) {
            (None, _) => Some(Self::Page(on)),
            (Some("go"), None) => Some(Self::Begin(on)),
            (Some(_), _) => None,
        }
    }
}

fn written(PlayOn { number, seat, level, hidden }: PlayOn) -> String {
    format!("{number}.{}.{level}.{hidden}", seat.index())
}

/// The button that leads to the choices for this seat at this moment.
pub fn button(spot: Spot, number: MoveNumber, seat: Seat) -> Button {
    let on = PlayOn { number, seat, level: USUAL, hidden: HiddenCards::Anew };
    spot.plain(PlayOnAsks::Page(on).verb(), say!("button-play-on-from-here"))
}

/// The same for an earlier moment of a finished game at which somebody looks: for their own seat, or the one that decided then.
pub fn offered(look: &Look, after: MoveNumber) -> Option<Button> {
    let decides = look.turn.seat()?;
    Some(button(look.spot(), after, look.seat.unwrap_or(decides)))
}

/// What can be chosen before the practice game begins, for somebody who has another one that would end.
pub fn page(look: &Look, on: PlayOn, ends: Option<(GameKind, PracticeSource)>) -> Panel<NoPicture> {
    let spot = look.spot();
    let ends = ends.map(|(kind, source)| match source {
        PracticeSource::Lesson => say!("practice-ends-lesson", game = kind.title()),
        PracticeSource::Daily | PracticeSource::Fork => {
            say!("practice-ends-other", game = kind.title())
        }
    });
    let hidden = match on.hidden {
        HiddenCards::Anew => say!("practice-cards-anew"),
        HiddenCards::AsTheyLay => say!("practice-cards-as-they-lay"),
    };
    let offer = say!("practice-offer", number = on.number, table = look.table);
    let text = Text::lines([offer, hidden].into_iter().chain(ends));
    let begin =
        spot.button(PlayOnAsks::Begin(on).verb(), say!("button-practice-begin"), Style::Main);
    let (other, label) = match on.hidden {
        HiddenCards::Anew => (HiddenCards::AsTheyLay, say!("button-cards-as-they-lay")),
        HiddenCards::AsTheyLay => (HiddenCards::Anew, say!("button-cards-anew")),
    };
    let other = PlayOnAsks::Page(PlayOn { hidden: other, ..on });
    let then = Sight::now(Page::Table).at(Some(on.number));
    let back = spot.plain(GameVerb::Look(then.to_string()), say!("button-back"));
    Panel::text(text.cut(CONTENT))
        .row(seats(&look.players, on, spot))
        .row(levels(on, spot))
        .buttons([begin, spot.plain(other.verb(), label.cut(LABEL)), back])
}

/// Whose place to take.
fn seats(players: &[Seated], on: PlayOn, spot: Spot) -> Row {
    let choice = |seated: &Seated| {
        let name = tame(&seated.name);
        let label = if seated.seat == on.seat {
            say!("practice-seat-chosen", name)
        } else {
            say!("practice-seat", name)
        };
        let value = format!("{}.{}.{}", seated.seat.index(), on.level, on.hidden);
        Choice::new(value, label.cut(OPTION_LABEL))
    };
    let verb = GameVerb::PlayOn(format!("{}.", on.number));
    spot.select(verb, say!("practice-seat-question"), players.iter().map(choice))
}

/// Against whom.
fn levels(on: PlayOn, spot: Spot) -> Row {
    let choice = |level: Level| {
        let name = level.name();
        let label = if level == on.level {
            say!("practice-level-chosen", level = name)
        } else {
            say!("practice-level", level = name)
        };
        Choice::new(format!("{name}.{}", on.hidden), label.cut(OPTION_LABEL))
    };
    let verb = GameVerb::PlayOn(format!("{}.{}.", on.number, on.seat.index()));
    spot.select(verb, say!("practice-level-question"), PlayOn::LEVELS.into_iter().map(choice))
}

/// The way on from the end of a practice game: the same once more.
pub fn again(table: TableId, on: PlayOn) -> Row {
    let begin = PlayOnAsks::Begin(on).verb();
    Row::Buttons(vec![Spot::of(table).button(begin, say!("button-practice-again"), Style::Main)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_button_carries_is_read_back_and_nothing_else() {
        let seat = Seat::new(2).expect("a table of four has it");
        let on = PlayOn {
            number: MoveNumber(17),
            seat,
            level: Level::Hard,
            hidden: HiddenCards::AsTheyLay,
        };
        for asks in [PlayOnAsks::Page(on), PlayOnAsks::Begin(on)] {
            let GameVerb::PlayOn(text) = asks.verb() else { panic!("it is about playing on") };
            assert_eq!(PlayOnAsks::read(&text), Some(asks));
        }
        let forged = [
            "",
            "17",
            "17.2",
            "17.2.hard",
            "17.9.hard.lay",
            "x.2.hard.lay",
            "17.2.master.lay",
            "17.2.random.lay",
            "17.2.hard.up",
            "17.2.hard.lay.stay",
            "17.2.hard.lay.go.go",
        ];
        for forged in forged {
            assert_eq!(PlayOnAsks::read(forged), None, "{forged}");
        }
    }
}
