//! What a channel must be told after a change. Several AI turns in a row make one board post: a board and a ping are
//! due when a person must decide, or the game is over.

use super::{Notice, Occupant, PostKind, TableState, position::Position};
use crate::{
    board::{Game, Seat, Turn},
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
            posts.push(PostKind::ClearPing);
        }
        let last = match is {
            None => Some(PostKind::Final),
            Some(seat) if self.is_played(seat) => None,
            Some(seat) => Some(self.call(seat)),
        };
        let is_round = before.is_none_or(|before| before.game().round() != self.game().round());
        if if last.is_some() { is != was } else { is_round && self.is_watched() } {
            posts.push(PostKind::Board { from: self.boarded, to: number });
            posts.extend(last);
            self.boarded = number;
        }
        posts.into_iter().map(|post| post.owed_at(number)).collect()
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
