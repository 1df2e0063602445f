//! The paths to the legal moves: one step, which card.

use crate::{
    games::goofspiel::{
        rules::{moves::Move, setup::CARDS, table::SeatView},
        strategy::aim,
        words::WORDS,
    },
    say,
    talk::{
        paths::{self, Asked, Fork, Front, Label, Offered, Order, Page, Path, Value},
        say::{Entry, Text},
    },
};

impl paths::Guide for &SeatView {
    const COMMAND: &'static str = "goofspiel";
    const ORDERS: &'static [Order] =
        &[Order::new("bid", Offered::Menu("bid"), &[Asked::new("card").numbers()])];

    type Move = Move;
    type Shot = ();

    fn legal(&self) -> &[Move] {
        &self.legal
    }

    fn path(&self, Move::Bid { card }: Move) -> Path {
        Path::new("bid").step(card.to_string())
    }

    /// The nearer to what is at stake, the better.
    fn label(&self, fork: &Fork<'_, Move>, _value: &str) -> Label {
        let Move::Bid { card } = fork.moves[0];
        Label::new(self.summary(fork.moves[0])).rank(-i32::from(card.abs_diff(aim(&self.public))))
    }

    fn known(&self, _fork: &Fork<'_, Move>) -> Vec<Vec<Value>> {
        vec![(1..=CARDS).map(|card| card.to_string().into()).collect()]
    }

    fn meant(&self, path: &Path) -> Option<Move> {
        path.value(0).parse().ok().map(|card| Move::Bid { card })
    }

    fn summary(&self, Move::Bid { card }: Move) -> Text {
        say!(WORDS, "choice", card)
    }

    fn front(&self, _page: &Page<'_, Move>) -> Front<Move, ()> {
        let points = self.public.at_stake();
        Front::new(say!(WORDS, "your-turn", points)).picture(())
    }

    fn order_name(order: &Order) -> Text {
        order.id.into()
    }

    fn says(of: &Entry, what: &'static str) -> Text {
        of.of(&WORDS).says(what)
    }
}
