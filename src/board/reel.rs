//! A game turn by turn: what everybody saw at the end of each, and what may be told once it is over.

use super::{
    ViewOf,
    game::Game,
    seat::{Seat, SeatSet},
    turn::Turn,
};

/// A game turn by turn.
#[derive(Clone)]
pub struct Reel<G: Game> {
    /// The table after the deal and at the end of each turn, and as it stands.
    pub moments: Vec<Moment<G>>,
    /// What is told of a game that is over.
    pub end: Option<End<G>>,
}

/// What everybody saw at the end of a turn.
#[derive(Clone)]
pub struct Moment<G: Game> {
    /// How far the game was: its [round](Game::round).
    pub round: u32,
    /// The table.
    pub public: G::PublicView,
}

/// Where a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// Where its rules end it; before that it goes on.
    ByItsRules,
    /// Here: its table was ended.
    Here,
}

/// What nobody may know before the game is over.
#[derive(Clone)]
pub struct End<G: Game> {
    /// Who has won; nobody where a table was ended before the end of its game.
    pub winners: SeatSet,
    /// The total of each seat at each moment, in units of which [`POINT`](Game::POINT) make a point.
    pub totals: Vec<Vec<i32>>,
    /// What each seat knows at the end.
    pub hands: Vec<ViewOf<G>>,
}

/// A reel under work. It knows the scores, which a game may keep secret, and gives them away only at the end.
#[derive(Clone)]
pub struct Shooting<G: Game> {
    moments: Vec<Moment<G>>,
    totals: Vec<Vec<i32>>,
    /// Whether something has happened since the last moment.
    is_behind: bool,
}

impl<G: Game> Shooting<G> {
    /// Begins with the table after the deal.
    pub fn begin(dealt: &G) -> Self {
        let mut shooting = Self { moments: Vec::new(), totals: Vec::new(), is_behind: true };
        shooting.take(dealt);
        shooting
    }

    /// Sees a decision of this seat; when it has ended the turn, the table then is a moment.
    pub fn watch(&mut self, before: &G, seat: Seat, after: &G) {
        self.is_behind = true;
        if after.turn().seat() != Some(seat) || after.round() != before.round() {
            self.take(after);
        }
    }

    /// Ends with the table as it is now.
    pub fn finish(mut self, game: &G, ends: Ends) -> Reel<G> {
        self.take(game);
        let hands = || Seat::all(game.seats()).map(|seat| game.seat_view(seat)).collect();
        let winners = match (game.turn(), ends) {
            (Turn::Over { winners }, _) => Some(winners),
            (Turn::ToMove(_), Ends::Here) => Some(SeatSet::default()),
            (Turn::ToMove(_), Ends::ByItsRules) => None,
        };
        let end = winners.map(|winners| End { winners, totals: self.totals, hands: hands() });
        Reel { moments: self.moments, end }
    }

    fn take(&mut self, game: &G) {
        if !std::mem::replace(&mut self.is_behind, false) {
            return;
        }
        let total = |seat| game.score(seat).last().copied().unwrap_or(0);
        self.totals.push(Seat::all(game.seats()).map(total).collect());
        self.moments.push(Moment { round: game.round(), public: game.public_view() });
    }
}
