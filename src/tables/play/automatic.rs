//! The moves that need nobody's answer: those without a choice, and those that a standing order decides.

use super::{
    history::Entry,
    position::{Change, MOST_AUTOS, Position},
};
use crate::{
    board::Seat,
    play::AnyMove,
    tables::{By, Player, Refused, Step, TableError, Why},
};

impl Position {
    /// Plays them until somebody must answer.
    pub(in crate::tables) fn play_forced(
        &mut self,
        entries: &mut Vec<Entry>,
    ) -> Result<(), TableError> {
        while let Some((seat, mv, why)) = self.decided_already() {
            let fault = |why: &str| TableError::Broken { table: self.table, why: why.to_owned() };
            if entries.len() > MOST_AUTOS {
                return Err(fault("the automatic moves do not end"));
            }
            let step = Step { number: self.number(), seat, mv, by: By::Program(why) };
            self.game.play(seat, &step.mv).map_err(|_| fault("an automatic move breaks a rule"))?;
            self.history.push(Entry::Step(step.clone()));
            entries.push(Entry::Step(step));
        }
        Ok(())
    }

    /// The move that needs nobody's answer now: the rules leave no choice, or the person whose decision it is has left a
    /// standing order for it.
    fn decided_already(&self) -> Option<(Seat, AnyMove, Why)> {
        let seat = self.turn().seat()?;
        if let Some(mv) = self.game.forced() {
            return Some((seat, mv, Why::Forced));
        }
        let player = &self.players[seat.index()];
        player.user()?;
        let order = self.standing_order(seat)?;
        self.game.by_order(order).map(|mv| (seat, mv, Why::Ordered))
    }

    /// The standing order of a seat: the player's own, else the game's usual one; `None` in a game without.
    pub(in crate::tables) fn standing_order(&self, seat: Seat) -> Option<&str> {
        let usual = self.game.kind().standing_orders().first().copied();
        self.orders.get(seat.index()).and_then(Option::as_deref).or(usual)
    }

    /// Leaves a standing order; if it answers what is asked just now, that is played.
    pub(in crate::tables) fn order(
        &self,
        by: &Player,
        order: &str,
    ) -> Result<(Seat, Change), TableError> {
        let seat = self.admit(by.user, None)?;
        if !self.game.kind().standing_orders().contains(&order) {
            return Err(Refused::NoSuchOrder.into());
        }
        let mut after = self.clone();
        after.orders[seat.index()] = Some(order.to_owned());
        after.meet(by);
        let mut entries = Vec::new();
        after.play_forced(&mut entries)?;
        let posts = if entries.is_empty() { Vec::new() } else { after.owed_since(Some(self)) };
        Ok((seat, Change { entries, posts, after }))
    }
}
