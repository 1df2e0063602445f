//! What a button or select does, by what it concerns. The text form is stored in messages of Discord for ever: it is
//! added to, never changed.

use std::{fmt, str::FromStr};

use super::seat_verb::{NoSuchVerb, SeatVerb};

/// What a component does. A select appends the chosen value to the text of its verb.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verb {
    /// To the person who clicks, at whatever table.
    Person(PersonVerb),
    /// To a table that has not started, or is over.
    Lobby(LobbyVerb),
    /// To a seat of a running table.
    Seat(SeatVerb),
    /// To the course of a running table, which those who sit there decide.
    Proposal(ProposalVerb),
    /// To a game that runs.
    Game(GameVerb),
    /// To a server, by those who manage it.
    Manager(ManagerVerb),
}

/// Makes verbs from a table: what each is called in the text form, and what may follow there.
macro_rules! verbs {
    ($(#[$about:meta])* $concern:ident($verbs:ident) {
        $($(#[$what:meta])* $verb:ident $(($rest:ident: $string:ty))? = $name:literal,)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $verbs {
            $($(#[$what])* $verb $(($string))?,)+
        }

        impl $verbs {
            fn parts(&self) -> (&'static str, Option<&String>) {
                match self {
                    $(Self::$verb $(($rest))? => ($name, verbs!(@rest $($rest)?)),)+
                }
            }

            fn read(name: &str, rest: &str) -> Option<Self> {
                match name {
                    $($name => verbs!(@read rest, $verb $($rest)?),)+
                    _ => None,
                }
            }

            /// What follows the name, if anything can.
            pub(super) fn rest_mut(&mut self) -> Option<&mut String> {
                match self {
                    $(Self::$verb $(($rest))? => verbs!(@rest $($rest)?),)+
                }
            }
        }

        impl From<$verbs> for Verb {
            fn from(verb: $verbs) -> Self {
                Self::$concern(verb)
            }
        }
    };
    (@rest) => { None };
    (@rest $rest:ident) => { Some($rest) };
    (@read $text:ident, $verb:ident) => { $text.is_empty().then_some(Self::$verb) };
    (@read $text:ident, $verb:ident $rest:ident) => { Some(Self::$verb($text.to_owned())) };
}

verbs! {
    /// What concerns a person.
    Person(PersonVerb) {
        /// Forgets the one who clicks.
        Forget = "forget",
        /// Opens the panel of the next table that waits for the player.
        Next = "next",
        /// Shows this page of the player's tables.
        Tables(page: String) = "tables",
        /// Shows the tables of the server without so many of the first ones.
        List(skip: String) = "list",
        /// Begins a lesson in the game with this id; with `:anew` behind it in the place of another one.
        Learn(game: String) = "learn",
        /// Leaves the lesson.
        Unlearn = "unlearn",
        /// Opens a table of the game with this id in the channel; behind `:` the AI players at it, as typed.
        New(table: String) = "new",
        /// Shows the part of the rules with this id.
        Rules(part: String) = "rules",
        /// Shows or posts a page of a board: "board" or "show", the game, "here" or "everywhere", and the page, with `:` between.
        Rank(what: String) = "rank",
        /// Does something about the deal of the day: what, and its date behind `:` with more of that kind.
        Daily(what: String) = "day",
        /// Does something in a season of a league: its number, and what behind `:`.
        League(what: String) = "lg",
    }
}

verbs! {
    /// What concerns a table before it starts and after its end.
    Lobby(LobbyVerb) {
        /// Takes a seat.
        Join = "join",
        /// Gives the seat up.
        Leave = "leave",
        /// Starts the game.
        Start = "start",
        /// Gives the next seat to an AI of this level.
        AddAi(level: String) = "ai",
        /// Sends the AI away that came last.
        RemoveAi = "unai",
        /// Opens the rematch of the table.
        Rematch = "rematch",
        /// Shows what is set of the game's own rules.
        Settings = "settings",
        /// Sets one of them: its name, `=`, and `yes` or `no`.
        Set(choice: String) = "set",
        /// Opens the form for the table's name.
        AskName = "askname",
        /// Names the table, as typed.
        Name(typed: String) = "name",
        /// Takes the seat from this user.
        Dismiss(user: String) = "dismiss",
        /// Chooses the colour with this id for the seat of the player who clicks.
        Colour(colour: String) = "colour",
        /// Is ranked in this server from now on, and joins or makes the own table rated.
        Ranked = "ranked",
        /// Does not.
        Unranked = "unranked",
        /// Explains the promise of the shuffle.
        Promise = "promise",
        /// Says all about it in words.
        Words = "words",
    }
}

verbs! {
    /// What managers do in their server.
    Manager(ManagerVerb) {
        /// Closes tables: which, `:`, and the number of the last one that was asked about.
        Close(which: String) = "close",
        /// Shows the moderators' log without so many of its newest entries.
        Log(skip: String) = "modlog",
    }
}

verbs! {
    /// What a button or select does about proposals.
    Proposal(ProposalVerb) {
        /// Shows what can be proposed, with so many hours to vote.
        Menu(hours: String) = "proposals",
        /// Proposes it: the hours, `:`, and what.
        Propose(what: String) = "propose",
        /// Votes: the number of the proposal, `:`, and the answer.
        Vote(vote: String) = "vote",
        /// Takes the proposal of this number back.
        TakeBack(proposal: String) = "unpropose",
    }
}

verbs! {
    /// What concerns a game that runs.
    Game(GameVerb) {
        /// Opens the panel of the player who clicks, who is back by that.
        Turn = "turn",
        /// Opens the panel of the player who clicks.
        Panel = "panel",
        /// Shows this [`Sight`](super::sight::Sight) of the table to anybody.
        Look(sight: String) = "look",
        /// Shows this page of the own hand.
        Hand(page: String) = "hand",
        /// Not now: no more reminders in this turn.
        Hush = "hush",
        /// Somebody still plays here.
        Still = "still",
        /// Explains what can be done now.
        Help = "help",
        /// Explains the kinds of decisions to the player who clicks, from now on, or no more: "on" or "off".
        Explain(wanted: String) = "explain",
        /// Shows what an AI would do.
        Hint = "hint",
        /// Takes the last own move back.
        Undo = "undo",
        /// Turns the panel to a page of the game's own.
        Go(page: String) = "go",
        /// Leaves this standing order.
        Order(order: String) = "order",
        /// Plays the move with this code.
        Do(code: String) = "do",
        /// The same, and from now on the player is not asked before such moves at this table.
        Unasked(code: String) = "unasked",
        /// Plays the moves with these codes, one after the other, see [`together`].
        All(codes: String) = "all",
        /// Shows or changes the plan of the player who clicks.
        Plan(what: String) = "plan",
        /// Shows the film of the game.
        Film = "film",
        /// Shows the scores turn by turn.
        Curve = "curve",
        /// Shows what the seat with this number, from 0, had hidden until the end.
        Hands(seat: String) = "hands",
        /// Shows the best move that the player who clicks has missed.
        Missed = "missed",
        /// Shows or shares a review: nothing for the own one, the seat with this number, from 0, behind `.` a turning point, or
        /// "share".
        Review(what: String) = "review",
        /// Plays on from a moment of a game that is over, in private: the number of entries, the seat, from 0, the level and what
        /// becomes of hidden cards, with `.` between; with "go" at the end it begins, else it asks.
        PlayOn(what: String) = "fork",
        /// Posts this of a game that is over for everybody: "film", "curve", or "missed" with the number of the decision, the
        /// points and the text form of the better move, with `:` between.
        Show(what: String) = "show",
        /// Predicts that the seat with this number, from 0, wins; after a `:`, how sure that is. Without a seat it asks who.
        Predict(seat: String) = "tip",
    }
}

/// Between the codes of moves that are played together.
const TOGETHER: char = '/';

/// The codes of moves as one text, for [`GameVerb::All`].
pub fn together(codes: impl IntoIterator<Item = String>) -> String {
    codes.into_iter().collect::<Vec<_>>().join(&TOGETHER.to_string())
}

/// The codes in such a text.
pub fn apart(codes: &str) -> impl Iterator<Item = &str> {
    codes.split(TOGETHER)
}

impl ProposalVerb {
    /// Two parts of what a button carries.
    ///
    /// # Errors
    /// When there is one only.
    pub fn split(rest: &str) -> Result<(&str, &str), NoSuchVerb> {
        rest.split_once(':').ok_or(NoSuchVerb)
    }
}

impl From<SeatVerb> for Verb {
    fn from(verb: SeatVerb) -> Self {
        Self::Seat(verb)
    }
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, rest) = match self {
            Self::Person(verb) => verb.parts(),
            Self::Lobby(verb) => verb.parts(),
            Self::Proposal(verb) => verb.parts(),
            Self::Game(verb) => verb.parts(),
            Self::Manager(verb) => verb.parts(),
            Self::Seat(verb) => return verb.fmt(f),
        };
        match rest {
            Some(rest) if !rest.is_empty() => write!(f, "{name}:{rest}"),
            _ => f.write_str(name),
        }
    }
}

impl FromStr for Verb {
    type Err = NoSuchVerb;

    fn from_str(text: &str) -> Result<Self, NoSuchVerb> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let person = || PersonVerb::read(name, rest).map(Self::Person);
        let lobby = || LobbyVerb::read(name, rest).map(Self::Lobby);
        let game = || GameVerb::read(name, rest).map(Self::Game);
        let proposal = || ProposalVerb::read(name, rest).map(Self::Proposal);
        let manager = || ManagerVerb::read(name, rest).map(Self::Manager);
        match person().or_else(lobby).or_else(proposal).or_else(game).or_else(manager) {
            Some(verb) => Ok(verb),
            None => text.parse().map(Self::Seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every verb but those of seats, which are tested beside them, and what messages of Discord hold for it.
    fn verbs() -> Vec<(Verb, &'static str)> {
        vec![
            (PersonVerb::Forget.into(), "forget"),
            (PersonVerb::Next.into(), "next"),
            (PersonVerb::Tables("2".into()).into(), "tables:2"),
            (PersonVerb::List("12".into()).into(), "list:12"),
            (PersonVerb::Learn("marble".into()).into(), "learn:marble"),
            (PersonVerb::Unlearn.into(), "unlearn"),
            (PersonVerb::New("marble:easy".into()).into(), "new:marble:easy"),
            (PersonVerb::Rules("rome.cards".into()).into(), "rules:rome.cards"),
            (PersonVerb::Rank("board:marble:here:0".into()).into(), "rank:board:marble:here:0"),
            (PersonVerb::Daily("play:2026-12-03".into()).into(), "day:play:2026-12-03"),
            (PersonVerb::League("3:join".into()).into(), "lg:3:join"),
            (LobbyVerb::Join.into(), "join"),
            (LobbyVerb::Leave.into(), "leave"),
            (LobbyVerb::Start.into(), "start"),
            (LobbyVerb::AddAi("hard".into()).into(), "ai:hard"),
            (LobbyVerb::RemoveAi.into(), "unai"),
            (LobbyVerb::Rematch.into(), "rematch"),
            (LobbyVerb::Settings.into(), "settings"),
            (LobbyVerb::Set("shrine=yes".into()).into(), "set:shrine=yes"),
            (LobbyVerb::AskName.into(), "askname"),
            (LobbyVerb::Name("Friday: Romans".into()).into(), "name:Friday: Romans"),
            (LobbyVerb::Words.into(), "words"),
            (LobbyVerb::Dismiss("42".into()).into(), "dismiss:42"),
            (LobbyVerb::Colour("red".into()).into(), "colour:red"),
            (LobbyVerb::Ranked.into(), "ranked"),
            (LobbyVerb::Unranked.into(), "unranked"),
            (LobbyVerb::Promise.into(), "promise"),
            (ProposalVerb::Menu("24".into()).into(), "proposals:24"),
            (ProposalVerb::Propose("24:ai:1".into()).into(), "propose:24:ai:1"),
            (ProposalVerb::Vote("5:agree".into()).into(), "vote:5:agree"),
            (ProposalVerb::TakeBack("5".into()).into(), "unpropose:5"),
            (GameVerb::Turn.into(), "turn"),
            (GameVerb::Panel.into(), "panel"),
            (GameVerb::Look("@9.part1".into()).into(), "look:@9.part1"),
            (GameVerb::Hand("1".into()).into(), "hand:1"),
            (GameVerb::Hush.into(), "hush"),
            (GameVerb::Still.into(), "still"),
            (GameVerb::Help.into(), "help"),
            (GameVerb::Explain("on".into()).into(), "explain:on"),
            (GameVerb::Hint.into(), "hint"),
            (GameVerb::Undo.into(), "undo"),
            (GameVerb::Go("at:school:1,0".into()).into(), "go:at:school:1,0"),
            (GameVerb::Order("first".into()).into(), "order:first"),
            (GameVerb::Do("place:3".into()).into(), "do:place:3"),
            (GameVerb::Unasked("place:3".into()).into(), "unasked:place:3"),
            (GameVerb::All("place:3/end".into()).into(), "all:place:3/end"),
            (GameVerb::Plan("0:go:build".into()).into(), "plan:0:go:build"),
            (GameVerb::Film.into(), "film"),
            (GameVerb::Curve.into(), "curve"),
            (GameVerb::Hands("1".into()).into(), "hands:1"),
            (GameVerb::Missed.into(), "missed"),
            (GameVerb::Review("1.2".into()).into(), "review:1.2"),
            (GameVerb::PlayOn("9.1.easy.anew".into()).into(), "fork:9.1.easy.anew"),
            (GameVerb::Show("film".into()).into(), "show:film"),
            (GameVerb::Predict("1:sure".into()).into(), "tip:1:sure"),
            (ManagerVerb::Close("idle:30:57".into()).into(), "close:idle:30:57"),
            (ManagerVerb::Log("8".into()).into(), "modlog:8"),
        ]
    }

    #[test]
    fn the_text_of_a_verb_is_for_ever() {
        for (verb, text) in verbs() {
            assert_eq!(verb.to_string(), text);
            assert_eq!(text.parse(), Ok(verb));
        }
    }

    #[test]
    fn a_verb_is_followed_by_something_only_if_it_can_take_it() {
        for (verb, text) in verbs() {
            let (name, rest) = text.split_once(':').unwrap_or((text, ""));
            let more = format!("{name}:x").parse::<Verb>().map(|verb| verb.to_string());
            if rest.is_empty() {
                assert_eq!(more, Err(NoSuchVerb), "{verb:?}");
            } else {
                assert_eq!(more, Ok(format!("{name}:x")), "{verb:?}");
                let bare = name.parse::<Verb>().map(|verb| verb.to_string());
                assert_eq!(bare, Ok(name.to_owned()), "{verb:?}");
            }
        }
    }
}
