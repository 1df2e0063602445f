//! A game in progress, whatever game it is.

use std::{any::Any, ops::Deref, sync::Arc};

use super::{
    event::AnyEvent,
    kind::{GameKind, TypedGame},
    moves::{AnyIllegal, AnyMove},
    reel::AnyReel,
    views::{OwnView, PublicView},
};
use crate::board::{
    Clicks, Ends, PlayError, Rng, RulesVersion, Seat, Seed, Shooting, ShuffleSecret, Turn,
    log::{self, Played, Record, Unwritable},
};

/// A game in progress with its deal. Clones are cheap; one that is played on is its own from then on.
#[derive(Clone)]
pub struct AnyGame(Arc<dyn GameObject>);

/// Why a deal that was read begins no game. It names no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undealt {
    /// It is no deal of this game.
    #[error("its deal is not readable")]
    Unreadable,
    /// It was dealt by rules that this program does not know.
    #[error("it is played by the newer rules {}", .0.number())]
    Newer(RulesVersion),
    /// No cards can be dealt so.
    #[error("its deal cannot have been dealt")]
    Impossible,
}

impl AnyGame {
    /// The game after this deal.
    ///
    /// # Errors
    /// When it could not have been dealt.
    pub fn of<G: TypedGame>(setup: G::Setup) -> Result<Self, Undealt> {
        let rules = G::rules(&setup);
        if rules > G::RULES_VERSION {
            return Err(Undealt::Newer(rules));
        }
        let game = G::new(&setup).map_err(|_| Undealt::Impossible)?;
        Ok(Self(Arc::new(InPlay::<G> { setup: Arc::new(setup), game })))
    }

    /// Plays a move of this seat.
    ///
    /// # Errors
    /// When the game is over, another seat decides, or the move is illegal; then nothing has changed.
    pub fn play(&mut self, seat: Seat, mv: &AnyMove) -> Result<(), PlayError<AnyIllegal>> {
        self.alone().make(seat, mv)
    }

    /// Plays a move that is known to be legal. Any other leaves a state without meaning.
    pub fn play_unchecked(&mut self, mv: &AnyMove) {
        self.alone().make_unchecked(mv);
    }

    /// The game for this one alone: copied where others hold it as well.
    fn alone(&mut self) -> &mut dyn GameObject {
        if Arc::get_mut(&mut self.0).is_none() {
            self.0 = self.0.copied();
        }
        Arc::get_mut(&mut self.0).expect("it was copied for this one alone")
    }
}

impl Deref for AnyGame {
    type Target = dyn GameObject;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// What an [`AnyGame`] can be asked.
pub trait GameObject: Send + Sync {
    #[doc(hidden)]
    fn state(&self) -> &dyn Any;
    #[doc(hidden)]
    fn copied(&self) -> Arc<dyn GameObject>;
    #[doc(hidden)]
    fn make(&mut self, seat: Seat, mv: &AnyMove) -> Result<(), PlayError<AnyIllegal>>;
    #[doc(hidden)]
    fn make_unchecked(&mut self, mv: &AnyMove);
    /// Which game.
    fn kind(&self) -> GameKind;
    /// The deal as stored.
    fn setup_json(&self) -> String;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who decides next.
    fn turn(&self) -> Turn;
    /// Whose turn comes after that, if everybody knows it by now.
    fn next_seat(&self) -> Option<Seat>;
    /// How far the game is.
    fn round(&self) -> u32;
    /// The score that this seat would have if the game ended now, by the lines of the score pad.
    fn score(&self, seat: Seat) -> Vec<i32>;
    /// Whether the game ended only because nothing happened any more; `None` in a game that cannot stall.
    fn is_stalled(&self) -> Option<bool>;
    /// The legal move at the place that is chosen when it is known how many there are; `None` when the game is over.
    fn pick(&self, choose: &mut dyn FnMut(usize) -> usize) -> Option<AnyMove>;
    /// The move that the program makes for the seat to move without asking.
    fn forced(&self) -> Option<AnyMove>;
    /// What this standing order of the seat to move decides; `None` when it asks.
    fn by_order(&self, order: &str) -> Option<AnyMove>;
    /// The legal move that does least for the seat to move.
    fn idle_move(&self) -> Option<AnyMove>;
    /// Whether this legal move, once made, can no longer be taken back.
    fn seals(&self, mv: &AnyMove) -> bool;
    /// What everybody saw happen when this move turned this game into `after`, in order.
    fn events(&self, mv: &AnyMove, after: &AnyGame) -> Vec<AnyEvent>;
    /// All that a spectator may know.
    fn public_view(&self) -> PublicView;
    /// All that this seat knows and remembers, and what it may do.
    fn seat_view(&self, seat: Seat) -> OwnView;
    /// Both. To make a view takes longer than to copy what is public of it.
    fn views(&self, seat: Seat) -> (PublicView, OwnView);
    /// A game that looks like this one to a seat: all that the seat cannot know is dealt anew by this chance.
    fn imagined(&self, seat: Seat, chance: Seed) -> AnyGame;
    /// The game turn by turn from here on by these legal moves.
    fn reel(&self, line: &[(Seat, AnyMove)], ends: Ends) -> AnyReel;
    /// The whole log of this deal and these moves, without anything about the table.
    ///
    /// # Errors
    /// When the moves are not of this deal.
    fn bare_log(&self, moves: &[Played<AnyMove>]) -> Result<String, Unwritable>;
    /// The log of this deal and these moves with more keys in its first line: all of it with the proof of the shuffle where
    /// that is given, else what is public.
    ///
    /// # Errors
    /// When the moves are not of this deal.
    fn log(
        &self,
        moves: &[Played<AnyMove>],
        more: Record,
        proof: Option<(&ShuffleSecret, &Clicks)>,
    ) -> Result<String, Unwritable>;
}

fn typed<G: TypedGame>(moves: &[Played<AnyMove>]) -> Vec<Played<G::Move>> {
    let typed = |one: &Played<AnyMove>| Played { mv: one.mv.here::<G>(), auto: one.auto };
    moves.iter().map(typed).collect()
}

/// A game of a type.
struct InPlay<G: TypedGame> {
    setup: Arc<G::Setup>,
    game: G,
}

impl<G: TypedGame> GameObject for InPlay<G> {
    fn state(&self) -> &dyn Any {
        &self.game
    }

    fn copied(&self) -> Arc<dyn GameObject> {
        Arc::new(Self { setup: Arc::clone(&self.setup), game: self.game.clone() })
    }

    fn make(&mut self, seat: Seat, mv: &AnyMove) -> Result<(), PlayError<AnyIllegal>> {
        self.game.play(seat, mv.here::<G>()).map_err(|error| match error {
            PlayError::Over => PlayError::Over,
            PlayError::NotYourTurn { to_move } => PlayError::NotYourTurn { to_move },
            PlayError::Illegal(illegal) => PlayError::Illegal(AnyIllegal::of::<G>(illegal)),
        })
    }

    fn make_unchecked(&mut self, mv: &AnyMove) {
        self.game.play_unchecked(mv.here::<G>());
    }

    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn setup_json(&self) -> String {
        serde_json::to_string(&*self.setup).expect("a deal is plain data")
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn next_seat(&self) -> Option<Seat> {
        self.game.next_seat()
    }

    fn round(&self) -> u32 {
        self.game.round()
    }

    fn score(&self, seat: Seat) -> Vec<i32> {
        self.game.score(seat)
    }

    fn is_stalled(&self) -> Option<bool> {
        self.game.is_stalled()
    }

    fn pick(&self, choose: &mut dyn FnMut(usize) -> usize) -> Option<AnyMove> {
        let mut legal = Vec::new();
        self.game.legal_moves(&mut legal);
        (!legal.is_empty()).then(|| AnyMove::of::<G>(legal[choose(legal.len())]))
    }

    fn forced(&self) -> Option<AnyMove> {
        self.game.forced().map(AnyMove::of::<G>)
    }

    fn by_order(&self, order: &str) -> Option<AnyMove> {
        self.game.by_order(order).map(AnyMove::of::<G>)
    }

    fn idle_move(&self) -> Option<AnyMove> {
        self.game.idle_move().map(AnyMove::of::<G>)
    }

    fn seals(&self, mv: &AnyMove) -> bool {
        self.game.seals(mv.here::<G>())
    }

    fn events(&self, mv: &AnyMove, after: &AnyGame) -> Vec<AnyEvent> {
        let after = after.state().downcast_ref().expect("a move leads to the same game");
        G::events(&self.game, mv.here::<G>(), after).into_iter().map(AnyEvent::of::<G>).collect()
    }

    fn public_view(&self) -> PublicView {
        PublicView::of::<G>(self.game.public_view())
    }

    fn seat_view(&self, seat: Seat) -> OwnView {
        OwnView::of::<G>(self.game.seat_view(seat))
    }

    fn views(&self, seat: Seat) -> (PublicView, OwnView) {
        let own = self.game.seat_view(seat);
        (PublicView::of::<G>(own.public.clone()), OwnView::of::<G>(own))
    }

    fn imagined(&self, seat: Seat, chance: Seed) -> AnyGame {
        let game = G::imagine(&self.game.seat_view(seat), &mut Rng::new(chance));
        AnyGame(Arc::new(Self { setup: Arc::clone(&self.setup), game }))
    }

    fn reel(&self, line: &[(Seat, AnyMove)], ends: Ends) -> AnyReel {
        let mut game = self.game.clone();
        let mut shooting = Shooting::begin(&game);
        for (seat, mv) in line {
            let before = game.clone();
            game.play_unchecked(mv.here::<G>());
            shooting.watch(&before, *seat, &game);
        }
        AnyReel::of::<G>(shooting.finish(&game, ends))
    }

    fn bare_log(&self, moves: &[Played<AnyMove>]) -> Result<String, Unwritable> {
        log::full_log::<G>(&self.setup, &typed::<G>(moves), &Record::new())
    }

    fn log(
        &self,
        moves: &[Played<AnyMove>],
        more: Record,
        proof: Option<(&ShuffleSecret, &Clicks)>,
    ) -> Result<String, Unwritable> {
        let moves = typed::<G>(moves);
        let options = G::agreed(&self.setup).options;
        let text = match proof {
            Some((secret, clicks)) => {
                let mut extra = log::proof::<G>(secret, clicks, &options);
                extra.extend(more);
                log::full_log::<G>(&self.setup, &moves, &extra)?
            }
            None => log::public_log::<G>(&self.setup, &moves, &more)?,
        };
        Ok(log::chained::<G>(&text))
    }
}
