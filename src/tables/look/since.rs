//! What everybody saw between a seat's last turn and this one.

use crate::{
    board::Seat,
    play::PublicView,
    tables::{
        By, MoveNumber, Since, Step, Why,
        play::{
            history::replay,
            position::{Position, happened},
        },
    },
};

/// The steps since a seat's last turn: those behind its decision `own` and before `end`.
#[derive(Debug, PartialEq, Eq)]
struct Stretch {
    own: Option<usize>,
    end: usize,
}

impl Position {
    /// What is new to this seat at a table that everybody sees like this. The same until it has decided in a later turn.
    pub(in crate::tables) fn since(&self, seat: Seat, public: &PublicView) -> Since {
        let line = self.history.line(self.number());
        let Stretch { own, end } = stretch(&line, seat, self.to_move() == Some(seat));
        let own = own.map(|place| line[place].number);
        let from = own.unwrap_or(MoveNumber(0));
        let (mut events, mut earlier) = (Vec::new(), self.start.clone());
        let later = replay(&self.start, &line[..end], from, |before, step, after| {
            if own == Some(step.number) {
                // The player knows the own decision, but not what followed from it.
                events.extend(happened(before, step, after).skip(1));
                earlier = after.clone();
            } else {
                events.extend(happened(before, step, after));
            }
        });
        let after = if end == line.len() { public.clone() } else { later.public_view() };
        let former = self.former.clone();
        Since { own, events, former, before: earlier.public_view(), after }
    }
}

/// Where the stretch lies on the line. During a turn of the seat it ends at the first decision of that turn.
fn stretch(line: &[Step], seat: Seat, is_my_turn: bool) -> Stretch {
    let by_hand = |step: &Step| step.seat == seat && matches!(step.by, By::Player(_));
    let of_others = |step: &Step| {
        step.seat != seat || matches!(step.by, By::Program(Why::Ai(_) | Why::Skipped))
    };
    let end = if is_my_turn {
        let turn = line.iter().rposition(of_others).map_or(0, |place| place + 1);
        line[turn..].iter().position(by_hand).map_or(line.len(), |place| turn + place)
    } else {
        line.len()
    };
    Stretch { own: line[..end].iter().rposition(by_hand), end }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::Level,
        games::great_city::{GreatCity, Move},
        play::AnyMove,
        tables::{InteractionId, MoveNumber},
    };

    /// A line of steps from letters: a to c are decisions of the seats, A to C what an AI did for them, 1 to 3 what
    /// the program did for them without a choice.
    fn line(letters: &str) -> Vec<Step> {
        let step = |(number, letter): (u32, char)| {
            let (first, by) = match letter {
                'a'..='c' => ('a', By::Player(InteractionId(u64::from(number)))),
                'A'..='C' => ('A', By::Program(Why::Ai(Level::Normal))),
                _ => ('1', By::Program(Why::Forced)),
            };
            let seat = Seat::new(letter as u8 - first as u8).unwrap();
            Step { number: MoveNumber(number), seat, mv: AnyMove::of::<GreatCity>(Move::Pass), by }
        };
        (0..).zip(letters.chars()).map(step).collect()
    }

    /// The stretch of seat a, as the letters in it.
    fn since(letters: &str, is_my_turn: bool) -> &str {
        let Stretch { own, end } = stretch(&line(letters), Seat::new(0).unwrap(), is_my_turn);
        &letters[own.map_or(0, |own| own + 1)..end]
    }

    #[test]
    fn a_turn_begins_with_what_others_did_since_the_last_own_decision() {
        assert_eq!(since("aabbc", true), "bbc");
        assert_eq!(since("bc", true), "bc", "before the first own decision everything is new");
        assert_eq!(since("", true), "");
    }

    #[test]
    fn it_stays_through_the_turn() {
        assert_eq!(since("abca", true), "bc");
        assert_eq!(since("abcaa1a", true), "bc");
    }

    #[test]
    fn who_waits_sees_what_came_after_the_last_own_decision() {
        assert_eq!(since("abcaa", false), "");
        assert_eq!(since("abcaab", false), "b");
    }

    #[test]
    fn steps_without_a_choice_belong_to_whom_they_follow() {
        assert_eq!(
            since("a1bc1", true),
            "1bc1",
            "the last was made for the player before the turn"
        );
        assert_eq!(since("a1bc1a", true), "1bc1");
    }

    #[test]
    fn what_an_ai_played_for_the_seat_is_new_to_its_player() {
        assert_eq!(since("abAAc", true), "bAAc");
        assert_eq!(since("abA", true), "bA", "back in the middle of the turn");
        assert_eq!(since("abAa", true), "bA");
    }
}
