//! What a game must offer so that the bot can show it, all from views: [`Words`], a [`Reference`] of its cards and rules, its
//! [`Settings`], [`Pictures`], and [`Panels`], whose menus are made from paths. A game that has them all is [`Present`].

use std::fmt::Debug;

use serde::Serialize;

pub use super::{
    spot::Spot,
    topic::{Changed, Topic},
};

use super::{
    layout::{Choice, Panel},
    names::Names,
    paths::{self, Order, Value},
    say::{Entry, Text},
    sight::{Account, Part},
    story::{Action, Importance, SeatStory},
    watched::{Happening, Watch},
    wishes::{Preset, Wish},
};
use crate::{
    board::{
        Seat, Strategy, ViewOf,
        log::{field, object},
    },
    render::{
        Cast, Everybody, OneSeat, Picture, SeatColour,
        parts::{Course, Poster, draw_poster},
    },
};

/// A picture for a private message: what everybody may see, or what one seat may see.
pub enum Seen {
    /// For everybody.
    Everybody(Picture<Everybody>),
    /// For the seat whose panel it is.
    OneSeat(Picture<OneSeat>),
}

impl Seen {
    /// The same, marked as what has not happened.
    pub fn imagined(self) -> Self {
        match self {
            Self::Everybody(picture) => Self::Everybody(picture.imagined()),
            Self::OneSeat(picture) => Self::OneSeat(picture.imagined()),
        }
    }
}

/// An event as a part of a summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// Who did it; nobody in particular.
    pub who: Option<Seat>,
    /// What, behind the name and a colon: "took **School**"; a whole sentence where it was nobody in particular.
    pub says: Text,
    /// How much a player wants to know it, from 0.
    pub weight: u8,
}

/// What a kind of decision is about, for a first game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The name of the kind, `[a-z_]`; never renamed, for what people were told is stored with it.
    pub kind: &'static str,
    /// What matters there, in at most 400 characters.
    pub says: Text,
}

/// The kind of an event: the `type` that it has in JSON.
pub fn kind_of(event: &impl Serialize) -> String {
    field(&object(event), "type").unwrap_or_default()
}

/// The round that begins with this event: the `round` of one that is a `round` in JSON.
pub fn new_round(event: &impl Serialize) -> Option<u8> {
    let event = object(event);
    let is_round = field::<String>(&event, "type").is_ok_and(|kind| kind == "round");
    is_round.then(|| field(&event, "round").ok()).flatten()
}

/// What happens at a table, and what is to be done, in words.
pub trait Words: Strategy {
    /// So many rounds make a lesson.
    const LESSON_ROUNDS: u32 = 3;

    /// How its pictures mark what is new: `corners` with a star, or `outlines`.
    const MARKS: &str = "corners";

    /// The title of the game: "The Great City of Rome".
    fn title() -> Text;

    /// One line for the channel about what everybody saw.
    fn event(event: &Self::Event, names: &Names) -> Text;

    /// The same for a summary.
    fn brief(event: &Self::Event, names: &Names) -> Brief {
        Brief { who: None, says: Self::event(event, names), weight: 1 }
    }

    /// What one seat did in a row, in few words, for the line of a [post](super::story); without more said, what summaries say.
    fn story(events: &[&Self::Event], names: &Names) -> Vec<SeatStory> {
        let action =
            |event: &&Self::Event| Action::new(Importance::Kept, Self::brief(event, names).says);
        vec![SeatStory::Turn { actions: events.iter().map(action).collect(), gains: None }]
    }

    /// What concerns everybody and has a line of its own in a post; `None` for what somebody did in a turn.
    fn apart(event: &Self::Event, names: &Names) -> Option<Action> {
        let Brief { who, says, weight: _ } = Self::brief(event, names);
        who.is_none().then(|| Action::new(Importance::Much, says))
    }

    /// Whether it may lie within the turn of somebody else, which goes on behind it.
    fn is_aside(_event: &Self::Event) -> bool {
        false
    }

    /// What stands above the lines of a round that is like this at its beginning: "**Round 4**".
    fn heading(_view: &Self::PublicView) -> Option<Text> {
        None
    }

    /// So many events of this [kind](Words::kind), for a summary that only counts them: "3 builds".
    fn counted(kind: &str, number: usize) -> Text;

    /// What kind of event it is to a summary; without more said, [that of logs](kind_of).
    fn kind(event: &Self::Event) -> String {
        kind_of(event)
    }

    /// Whether it is the end of a turn and nothing more: made without a choice, it goes without saying.
    fn is_mere_end(_event: &Self::Event) -> bool {
        false
    }

    /// How far the game is: how much of the whole. From a half on, who wins is no guess any more.
    fn progress(view: &Self::PublicView) -> (u32, u32);

    /// What the seat to move must do, after "your turn: ".
    fn call(view: &Self::PublicView) -> Text;

    /// What the seat to move must do, after "it is the turn of Anna, who can ".
    fn duty(view: &Self::PublicView) -> Text {
        Self::call(view)
    }

    /// Why the rules refuse a move, in whole sentences for who wanted to make it.
    fn refusal(illegal: &Self::Illegal, names: &Names) -> Text;

    /// Why the seat of the view might make this legal move, behind the move and a colon: for a hint.
    fn reason(view: &ViewOf<Self>, mv: Self::Move) -> Text;

    /// The table in words.
    fn status(view: &Self::PublicView, names: &Names) -> Text;

    /// How the points of a seat come about so far, without what is secret; `None` in a game whose score pad says it all.
    fn account(_view: &Self::PublicView, _seat: Seat) -> Option<Account> {
        None
    }

    /// The name of a line of its scores, of which [`score_lines`](crate::board::Game::score_lines) tells; as logs have it, if it
    /// needs no other.
    fn score_line(line: &'static str) -> Text {
        Text::verbatim(line.replace('_', " "))
    }

    /// What can be done now and how, for the button *Help*.
    fn help(view: &ViewOf<Self>) -> Text;

    /// What matters in the decision of this seat, for somebody who plays a first game, the first thing first; none if nothing
    /// needs to be said. One is told at a time, the one that was told least often.
    fn explain(_view: &ViewOf<Self>) -> Vec<Explanation> {
        Vec::new()
    }
}

/// The rules of a game, to look up, and its cards, if it has some that need to be explained.
pub trait Reference: Strategy {
    /// The name of one of its cards, as an example.
    fn a_card() -> Option<Text> {
        None
    }

    /// The parts of its rules; the first one says what a round or turn is.
    fn topics() -> &'static [Topic];

    /// What it is about and how one wins, in at most 500 characters, for somebody who knows nothing of it.
    fn aim() -> Text {
        Self::topics().first().map_or_else(Text::default, |topic| (topic.text)())
    }

    /// The cards that fit what was typed, best first.
    fn cards(_typed: &str) -> Vec<Choice> {
        Vec::new()
    }

    /// Whether one of its cards has this id or whole name.
    fn has_card(_typed: &str) -> bool {
        false
    }

    /// All about the card with this id or name, or a part of a name that fits no other.
    fn card(_typed: &str) -> Option<Text> {
        None
    }
}

/// What is agreed about the rules before the deal.
pub trait Settings: Strategy {
    /// The sets of its rules from which a table can start, the usual one first; none when there is only one.
    fn presets() -> &'static [Preset] {
        &[]
    }

    /// The rules of the set at this place, and whether moves without a choice are made by the program; `None` leaves that to
    /// the set.
    fn agree(preset: usize, automatic: Option<bool>) -> Self::Options;

    /// What can be set on the lobby card until the game starts, at most as many as a select has options.
    fn wishes() -> &'static [Wish] {
        &[]
    }

    /// What is set; `None` for a wish that the game does not know.
    fn answer(_options: &Self::Options, _wish: &str) -> Option<bool> {
        None
    }

    /// Sets it; a wish that the game does not know changes nothing.
    fn set(_options: &mut Self::Options, _wish: &str, _answer: bool) {}

    /// The options that differ from the default, with what they change.
    fn changed(_options: &Self::Options) -> Vec<Changed> {
        Vec::new()
    }
}

/// What a game draws.
pub trait Pictures: Strategy {
    /// A picture that a panel asks for, drawn later by [`draw`](Pictures::draw).
    type Shot: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// The places that changed between two public views, to be marked in pictures.
    type News: Clone + Default + Send + Sync + 'static;

    /// What is on each page of all its cards: "buildings"; none in a game without.
    const SHEETS: &'static [fn() -> Text] = &[];

    /// The shot of the public board.
    const BOARD: Self::Shot;

    /// A page of all its cards, by the place of its title in [`SHEETS`](Pictures::SHEETS); the last one beyond them.
    ///
    /// # Panics
    /// In a game without such pages: nobody asks for one.
    fn sheet(_page: usize) -> Picture<Everybody> {
        unreachable!("{} has no pages of cards", Self::ID)
    }

    /// One of its cards, by its id or name, with what it does and how many there are; `None` where none or several are meant.
    fn portrait(_typed: &str) -> Option<Picture<Everybody>> {
        None
    }

    /// What changed from one public view of a table to a later one.
    fn news(_before: &Self::PublicView, _after: &Self::PublicView) -> Self::News {
        Self::News::default()
    }

    /// The same for a picture below the lines of a round that is over: it says which round that is, though the view is of the
    /// next one already. Without more said, it does not.
    fn closing(news: Self::News) -> Self::News {
        news
    }

    /// Draws what a panel asks for, what is new marked; `None` when it needs a seat's view and there is none. Without more
    /// said, it is always the board.
    fn draw(
        _shot: &Self::Shot,
        public: &Self::PublicView,
        _own: Option<&ViewOf<Self>>,
        news: &Self::News,
        cast: &Cast,
    ) -> Option<Seen> {
        Some(Seen::Everybody(Self::board(public, news, cast)))
    }

    /// The poster of a table that has not started, with buildings of the game; without more said, with none.
    fn poster(poster: &Poster) -> Picture<Everybody> {
        draw_poster(poster, Self::seat_colours(&poster.cast), &[])
    }

    /// The public board, what is new marked.
    fn board(view: &Self::PublicView, news: &Self::News, cast: &Cast) -> Picture<Everybody>;

    /// The colours of the seats at a table with so many players.
    fn seat_colours(_cast: &Cast) -> &'static [SeatColour] {
        &[SeatColour::Purple, SeatColour::Orange, SeatColour::White, SeatColour::Brown]
    }

    /// Whether seats hide something until the end that the board does not show then, see [`opened`](Pictures::opened).
    const HIDES: bool = false;

    /// What a seat had hidden until the end; `None` in a game that [hides](Pictures::HIDES) nothing.
    fn opened(_view: &ViewOf<Self>, _cast: &Cast) -> Option<Picture<Everybody>> {
        None
    }

    /// The end of a game that took this course as one tall picture: who has won and with what, the places, the points by
    /// round. Without more said, the score pad.
    fn finale(view: &Self::PublicView, _course: &Course, cast: &Cast) -> Picture<Everybody> {
        Self::scores(view, cast)
    }

    /// The score pad.
    fn scores(view: &Self::PublicView, cast: &Cast) -> Picture<Everybody>;
}

/// What a player sees and does in private. The menus are made from paths to the legal moves, see [`paths`].
pub trait Panels: Pictures {
    /// On what of the game's events a plan may be made to depend; a few.
    const WATCHES: &'static [Watch] = &[];

    /// The path of the move with which a seat does nothing and ends its turn, for plans that pass; `None` in a game without.
    const PASS: Option<&'static str> = None;

    /// What is known of the moves of one view.
    type Guide<'v>: paths::Guide<Move = Self::Move, Shot = Self::Shot> + From<&'v ViewOf<Self>>;

    /// What the [standing order](crate::board::Game::STANDING_ORDERS) of this id says, in at most [`OPTION_LABEL`](super::layout::OPTION_LABEL)
    /// characters.
    fn standing_order(id: &str) -> Text {
        id.into()
    }

    /// The button that shows what is one's own: "My hand".
    fn own() -> Text;

    /// What can be looked at from near: what each player has, what is left; nothing in a game whose board shows it all.
    fn parts(_view: &Self::PublicView, _names: &Names) -> Vec<Part<Self::Shot>> {
        Vec::new()
    }

    /// What this event is to plans that watch for it; nothing that not everybody saw.
    fn happening(_event: &Self::Event) -> Option<Happening> {
        None
    }

    /// What an event of this name may be about now, the likeliest first; nothing where plans watch for any such event only.
    fn watchable(_view: &ViewOf<Self>, _watch: &str) -> Vec<Value> {
        Vec::new()
    }

    /// What this is called that an event of this name may be about; `None` for what it is never about.
    fn watched(_watch: &str, _about: &str) -> Option<Text> {
        None
    }

    /// The guide to the moves of this view.
    fn guide(view: &ViewOf<Self>) -> Self::Guide<'_> {
        view.into()
    }

    /// The page of the own hand with this number, from 0; the last one for a number beyond it.
    fn hand(view: &ViewOf<Self>, page: usize, spot: Spot) -> Panel<Self::Shot>;

    /// The name of the slash command with its moves.
    fn command() -> &'static str {
        <Self::Guide<'static> as paths::Guide>::COMMAND
    }

    /// What the catalogue has for the command, see [`Guide::says`](paths::Guide::says).
    fn says(of: &Entry, what: &'static str) -> Text {
        <Self::Guide<'static> as paths::Guide>::says(of, what)
    }

    /// The orders of that command.
    fn orders() -> &'static [Order] {
        <Self::Guide<'static> as paths::Guide>::ORDERS
    }
}

/// A game that the bot can show.
pub trait Present: Words + Reference + Settings + Panels {}

impl<G: Words + Reference + Settings + Panels> Present for G {}
