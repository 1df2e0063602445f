//! What a channel must be told after a change. Several AI turns in a row make one board post: a board and a ping are
//! due when a person must decide, or the game is over. Whether the board is a new picture is for the table to agree on.

use super::{
    MoveNumber, Notice, Occupant, PostKind, TableState, history::replay, position::Position,
};
use crate::{
    board::{Game, Seat, Turn},
    pace::Posting,
    store::NewPostRow,
};

impl<G: Game> Position<G> {
    /// Whether the program decides for this seat at once: an AI holds it, or stands in for one who is away.
    pub(super) fn is_played(&self, seat: Seat) -> bool {
        match self.players[seat.index()].who {
            Occupant::Ai(_) => true,
            Occupant::Person(_) => self.away.contains(seat),
            Occupant::Vacant => false,
        }
    }

    /// Whether the program decides for all seats, so that the channel only watches.
    pub(super) fn is_watched(&self) -> bool {
        self.players.iter().all(|player| self.is_played(player.seat))
    }

    /// The posts that are owed since the table was like `before`; `None` is the time before the deal.
    pub(super) fn owed_since(&mut self, before: Option<&Self>) -> Vec<NewPostRow> {
        if matches!(self.turn(), Turn::Over { .. }) {
            self.state = TableState::Finished;
        }
        let number = self.number();
        let was = before.and_then(Self::to_move);
        let is = self.to_move();
        let mut posts = Vec::new();
        if let Some(seat) = was
            && is != was
            && !matches!(self.players[seat.index()].who, Occupant::Ai(_))
        {
            posts.push(PostKind::end_of_ping(&self.terms));
        }
        let last = match is {
            None => Some(PostKind::Final),
            Some(seat) if self.is_played(seat) => None,
            Some(seat) => Some(self.call(seat)),
        };
        let is_turn = last.is_some() && is != was;
        if is_turn || self.is_shown_meanwhile(before) {
            posts.push(self.board(before));
            self.boarded = number;
        }
        posts.extend(last.filter(|_| is_turn));
        posts.into_iter().map(|post| post.owed_at(number)).collect()
    }

    /// Whether the channel gets to see the table though nobody need be called: a round of a table that only the program
    /// plays, or each move where that is agreed.
    fn is_shown_meanwhile(&self, before: Option<&Self>) -> bool {
        let Some(before) = before else { return self.is_watched() };
        let is_round = before.game().round() != self.game().round();
        let is_move = before.number() != self.number();
        is_round && self.is_watched() || is_move && self.terms.posting == Posting::Move
    }

    /// The board that is due: a new picture, or the standing one changed. What is taken back posts nothing new.
    fn board(&self, before: Option<&Self>) -> PostKind {
        let (from, to) = (self.boarded, self.number());
        let Some(before) = before else { return PostKind::Board { from, to } };
        let is_new = match self.terms.posting {
            _ if self.to_move().is_none() || self.is_watched() => true,
            _ if self.history.has_undo(before.number()) => false,
            Posting::Move | Posting::Turn => true,
            Posting::Round => self.round_at(from) != Some(self.game().round()),
        };
        if is_new { PostKind::Board { from, to } } else { PostKind::Redraw { from, to } }
    }

    /// The round after so many records.
    fn round_at(&self, number: MoveNumber) -> Option<u32> {
        let then = replay(&self.start, &self.history.line(number), |_, _, _| ()).ok()?;
        Some(then.round())
    }

    /// The line that says who must act: a call, or that a free seat must.
    fn call(&self, seat: Seat) -> PostKind {
        let seated = &self.players[seat.index()];
        match seated.who {
            Occupant::Person(_) | Occupant::Ai(_) => PostKind::Ping { seat, number: self.number() },
            Occupant::Vacant => {
                PostKind::Notice(Notice::SeatWaits { seat, name: seated.name.clone() })
            }
        }
    }
}
