//! Goofspiel in words, menus and pictures.

mod guide;

use super::{
    pictures,
    rules::{
        moves::{Event, Move, NotInHand},
        setup::{CARDS, Options},
        table::{Goofspiel, PublicView, SeatView},
    },
    strategy::aim,
    words::{WORDS, numbers},
};
use crate::{
    board::Seat,
    render::{Cast, Everybody, Picture},
    say,
    talk::{
        layout::Panel,
        names::Names,
        present::{Panels, Pictures, Reference, Settings, Spot, Topic, Words},
        say::Text,
    },
};

impl Words for Goofspiel {
    fn title() -> Text {
        say!(WORDS, "title")
    }

    fn event(event: &Event, names: &Names) -> Text {
        match event {
            Event::Bid { player } => say!(WORDS, "bid", who = names.bold(*player)),
            Event::Reveal { bids, stake, taker } => revealed(bids, *stake, *taker, names),
            Event::Round { round, prize } => say!(WORDS, "prize", round, prize),
            Event::Over { winners } => {
                let names = winners.iter().map(|seat| names.bold(seat));
                say!(WORDS, "over", winners = Text::all_of(names), number = winners.len())
            }
        }
    }

    fn counted(kind: &str, number: usize) -> Text {
        say!(WORDS, "counted", kind, number)
    }

    fn progress(view: &PublicView) -> (u32, u32) {
        (u32::try_from(view.turned.len()).unwrap_or(u32::MAX), CARDS.into())
    }

    fn call(view: &PublicView) -> Text {
        say!(WORDS, "call", points = view.at_stake())
    }

    fn refusal(NotInHand(card, hand): &NotInHand, _names: &Names) -> Text {
        say!(WORDS, "not-in-hand", card, hand = numbers(hand))
    }

    fn reason(view: &SeatView, Move::Bid { card }: Move) -> Text {
        let aim = aim(&view.public);
        let fit = if card < aim { "below" } else { "enough" };
        say!(WORDS, "reason", points = view.public.at_stake(), fit)
    }

    fn status(view: &PublicView, names: &Names) -> Text {
        pictures::board_text(view, &Cast::new(view.seats().map(|seat| names.plain(seat))))
    }

    fn help(_view: &SeatView) -> Text {
        say!(WORDS, "help")
    }
}

/// Who took the stake, and with which bids.
fn revealed(bids: &[u8], points: u8, taker: Option<Seat>, names: &Names) -> Text {
    let bid = |(seat, card): (Seat, &u8)| say!(WORDS, "one-bid", who = names.bold(seat), card);
    let bids = Text::units(Seat::all(4).zip(bids).map(bid));
    match taker {
        Some(seat) => say!(WORDS, "taken", bids, who = names.bold(seat), points),
        None => say!(WORDS, "not-taken", bids, points),
    }
}

const TOPICS: &[Topic] =
    &[Topic::new("round", || say!(WORDS, "topic-round"), || say!(WORDS, "rules", cards = CARDS))];

impl Reference for Goofspiel {
    fn topics() -> &'static [Topic] {
        TOPICS
    }
}

impl Settings for Goofspiel {
    fn agree(_preset: usize, automatic: Option<bool>) -> Options {
        Options { ask_always: automatic == Some(false) }
    }
}

impl Pictures for Goofspiel {
    type Shot = ();
    type News = ();
    const BOARD: () = ();

    fn board(view: &PublicView, _news: &(), cast: &Cast) -> Picture<Everybody> {
        pictures::board(view, cast)
    }

    fn scores(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
        pictures::scores(view, cast)
    }
}

impl Panels for Goofspiel {
    type Guide<'v> = &'v SeatView;

    fn own() -> Text {
        say!(WORDS, "own")
    }

    fn hand(view: &SeatView, _page: usize, spot: Spot) -> Panel<()> {
        let hand = numbers(&view.public.hands[view.seat.index()]);
        let bid = view.own.map(|card| say!(WORDS, "face-down", card));
        let lines = std::iter::once(say!(WORDS, "hand", hand)).chain(bid);
        spot.aside(Text::lines(lines), ())
    }
}
