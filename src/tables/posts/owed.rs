//! What a channel must be told after a change. Several AI turns in a row make one board post: a board and a ping are
//! due when a person must decide, or the game is over. Whether the board is a new picture is for the table to agree on.

use crate::{
    board::{Seat, Turn},
    pace::Posting,
    store::NewPostRow,
    tables::{
        MoveNumber, Notice, Occupant, PostKind, Stage,
        play::{history::replay, position::Position},
    },
};

impl Position {
    /// Whether the program decides for this seat at once: an AI holds it, or stands in for one who is away.
    pub(in crate::tables) fn is_played(&self, seat: Seat) -> bool {
        match self.players[seat.index()].who {
            Occupant::Ai(_) => true,
            Occupant::Person(_) => self.away.contains(seat),
            Occupant::Vacant => false,
        }
    }

    /// Whether the program decides for all seats, so that the channel only watches.
    pub(in crate::tables) fn is_watched(&self) -> bool {
        self.players.iter().all(|player| self.is_played(player.seat))
    }

    /// Whether another turn begins between here and there: another seat decides, or a plan has decided as far as it could.
    pub(in crate::tables) fn waits_otherwise(&self, after: &Self) -> bool {
        let (was, is) = (self.to_move(), after.to_move());
        let is_left = |seat: Seat| self.is_planned(seat) && !after.is_planned(seat);
        was != is || was.is_some_and(is_left)
    }

    /// Whether somebody may have been called for the present turn. While a plan decides nobody was, but for an earlier decision
    /// of the same turn.
    fn has_called(&self) -> bool {
        let Some(seat) = self.to_move() else { return false };
        let line = self.history.line(self.number());
        let mut since = line.iter().filter(|step| step.number >= self.boarded).peekable();
        let is_earlier = since.peek().is_some() && since.all(|step| step.seat == seat);
        !matches!(self.players[seat.index()].who, Occupant::Ai(_))
            && (!self.is_planned(seat) || is_earlier)
    }

    /// Whether the channel gets to see the table though nobody need be called: a round of a table that only the program
    /// plays, or each move where that is agreed.
    fn is_shown_meanwhile(&self, before: Option<&Self>) -> bool {
        let Some(before) = before else { return self.is_watched() };
        let is_round = before.game().round() != self.game().round();
        let is_move = before.number() != self.number();
        is_round && self.is_watched() || is_move && self.terms.posting == Posting::Move
    }

    /// The boards that are due: a new picture, or the standing one changed. What is taken back posts nothing new. Where each round
    /// has its own message, that message is completed before the next round begins.
    fn boards(&self, before: Option<&Self>) -> Vec<PostKind> {
        let (from, to) = (self.boarded, self.number());
        let new = vec![PostKind::Board { from, to }];
        let Some(before) = before else { return new };
        let is_over = self.to_move().is_none();
        match self.terms.posting {
            _ if self.is_watched() => new,
            Posting::Move | Posting::Turn if is_over => new,
            Posting::Round if is_over => self.rounds(from, to),
            _ if self.history.has_undo(before.number()) => vec![PostKind::Redraw { from, to }],
            Posting::Move | Posting::Turn => new,
            Posting::Round => self.rounds(from, to),
        }
    }

    /// The standing message and one for each round that has begun since.
    fn rounds(&self, from: MoveNumber, to: MoveNumber) -> Vec<PostKind> {
        let mut begun = self.begun(from);
        let is_over = self.to_move().is_none();
        let Some(first) = begun.first().copied() else {
            let end = PostKind::RoundEnd { from, to };
            return vec![if is_over { end } else { PostKind::Redraw { from, to } }];
        };
        if begun.last() != Some(&to) || !is_over {
            begun.push(to);
        }
        let later = begun.windows(2).map(|pair| PostKind::Board { from: pair[0], to: pair[1] });
        std::iter::once(PostKind::RoundEnd { from, to: first }).chain(later).collect()
    }

    /// The moments since `from` at which a round began.
    fn begun(&self, from: MoveNumber) -> Vec<MoveNumber> {
        let mut begun = Vec::new();
        replay(&self.start, &self.history.line(self.number()), from, |before, step, after| {
            if before.round() != after.round() {
                begun.push(MoveNumber(step.number.0 + 1));
            }
        });
        begun
    }

    /// The line that says who must act: a call, or that a free seat must.
    fn call(&self, seat: Seat) -> PostKind {
        let seated = &self.players[seat.index()];
        match seated.who {
            Occupant::Person(_) | Occupant::Ai(_) => {
                PostKind::Ping { seat, number: self.number(), next: self.next() }
            }
            Occupant::Vacant => {
                PostKind::Notice(Notice::SeatWaits { seat, name: seated.name.clone() })
            }
        }
    }

    /// The posts that are owed since the table was like `before`; `None` is the time before the deal.
    pub(in crate::tables) fn owed_since(&mut self, before: Option<&Self>) -> Vec<NewPostRow> {
        if matches!(self.turn(), Turn::Over { .. }) {
            self.state = Stage::Finished;
        }
        self.consult_plans();
        let number = self.number();
        let is = self.to_move();
        let is_another = before.is_none_or(|before| before.waits_otherwise(self));
        let mut posts = Vec::new();
        if before.is_some_and(|before| is_another && before.has_called()) {
            posts.push(PostKind::end_of_ping(&self.terms));
        }
        // A plan mentions nobody, and everything else is posted as if there were none.
        let is_turn = is.is_none_or(|seat| !self.is_played(seat));
        let is_passed = before.is_none_or(|before| before.to_move() != is);
        if is_turn && is_passed || self.is_shown_meanwhile(before) {
            posts.extend(self.boards(before));
            self.boarded = number;
        }
        let last = match is {
            None => Some(PostKind::Final),
            Some(seat) => (!self.is_planned(seat)).then(|| self.call(seat)),
        };
        posts.extend(last.filter(|_| is_turn && is_another));
        posts.into_iter().map(|post| post.owed_at(number)).collect()
    }
}
