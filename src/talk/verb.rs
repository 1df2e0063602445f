//! What a button or select does, by what it concerns. The text form is stored in messages of Discord for ever: it is
//! added to, never changed.

use std::{fmt, str::FromStr};

use super::{
    proposal_verb::ProposalVerb,
    seat_verb::{NoSuchVerb, SeatVerb},
};

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
}

/// What concerns a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonVerb {
    /// Forgets the one who clicks.
    Forget,
    /// Opens the panel of the next table that waits for the player.
    Next,
    /// Shows this page of the player's tables.
    Tables(String),
    /// Begins a lesson in the game with this id.
    Learn(String),
    /// Leaves the lesson.
    Unlearn,
    /// Shows the part of the rules with this id.
    Rules(String),
}

/// What concerns a table before it starts and after its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyVerb {
    /// Takes a seat.
    Join,
    /// Gives the seat up.
    Leave,
    /// Starts the game.
    Start,
    /// Gives the next seat to an AI of this level.
    AddAi(String),
    /// Sends the AI away that came last.
    RemoveAi,
    /// Opens the rematch of the table.
    Rematch,
    /// Shows what is set of the game's own rules.
    Settings,
    /// Sets one of them: its name, `=`, and `yes` or `no`.
    Set(String),
    /// Takes the seat from this user.
    Dismiss(String),
    /// Chooses the colour with this id for the seat of the player who clicks.
    Colour(String),
    /// Explains the promise of the shuffle.
    Promise,
}

/// What concerns a game that runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameVerb {
    /// Opens the panel of the player who clicks, who is back by that.
    Turn,
    /// Opens the panel of the player who clicks.
    Panel,
    /// Shows this [`Sight`](super::sight::Sight) of the table to anybody.
    Look(String),
    /// Shows this page of the own hand.
    Hand(String),
    /// Not now: no more reminders in this turn.
    Hush,
    /// Somebody still plays here.
    Still,
    /// Explains what can be done now.
    Help,
    /// Explains the kinds of decisions to the player who clicks, from now on, or no more: "on" or "off".
    Explain(String),
    /// Shows what an AI would do.
    Hint,
    /// Takes the last own move back.
    Undo,
    /// Turns the panel to a page of the game's own.
    Go(String),
    /// Leaves this standing order.
    Order(String),
    /// Plays the move with this code.
    Do(String),
    /// Shows or changes the plan of the player who clicks.
    Plan(String),
    /// Shows the film of the game.
    Film,
    /// Shows the scores turn by turn.
    Curve,
    /// Shows what the seat with this number, from 0, had hidden until the end.
    Hands(String),
    /// Shows the best move that the player who clicks has missed.
    Missed,
    /// Tips that the seat with this number, from 0, wins; without one it asks who.
    Tip(String),
}

impl From<PersonVerb> for Verb {
    fn from(verb: PersonVerb) -> Self {
        Self::Person(verb)
    }
}

impl From<LobbyVerb> for Verb {
    fn from(verb: LobbyVerb) -> Self {
        Self::Lobby(verb)
    }
}

impl From<SeatVerb> for Verb {
    fn from(verb: SeatVerb) -> Self {
        Self::Seat(verb)
    }
}

impl From<ProposalVerb> for Verb {
    fn from(verb: ProposalVerb) -> Self {
        Self::Proposal(verb)
    }
}

impl From<GameVerb> for Verb {
    fn from(verb: GameVerb) -> Self {
        Self::Game(verb)
    }
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, rest) = match self {
            Self::Person(verb) => verb.parts(),
            Self::Lobby(verb) => verb.parts(),
            Self::Proposal(verb) => verb.parts(),
            Self::Game(verb) => verb.parts(),
            Self::Seat(verb) => return verb.fmt(f),
        };
        f.write_str(name)?;
        if rest.is_empty() { Ok(()) } else { write!(f, ":{rest}") }
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
        match person().or_else(lobby).or_else(proposal).or_else(game) {
            Some(verb) => Ok(verb),
            None => text.parse().map(Self::Seat),
        }
    }
}

impl PersonVerb {
    fn parts(&self) -> (&'static str, &str) {
        match self {
            Self::Forget => ("forget", ""),
            Self::Next => ("next", ""),
            Self::Tables(page) => ("tables", page),
            Self::Learn(game) => ("learn", game),
            Self::Unlearn => ("unlearn", ""),
            Self::Rules(part) => ("rules", part),
        }
    }

    fn read(name: &str, rest: &str) -> Option<Self> {
        match (name, rest) {
            ("forget", "") => Some(Self::Forget),
            ("next", "") => Some(Self::Next),
            ("tables", page) => Some(Self::Tables(page.to_owned())),
            ("learn", game) => Some(Self::Learn(game.to_owned())),
            ("unlearn", "") => Some(Self::Unlearn),
            ("rules", part) => Some(Self::Rules(part.to_owned())),
            _ => None,
        }
    }
}

impl LobbyVerb {
    fn parts(&self) -> (&'static str, &str) {
        match self {
            Self::Join => ("join", ""),
            Self::Leave => ("leave", ""),
            Self::Start => ("start", ""),
            Self::AddAi(level) => ("ai", level),
            Self::RemoveAi => ("unai", ""),
            Self::Rematch => ("rematch", ""),
            Self::Settings => ("settings", ""),
            Self::Set(choice) => ("set", choice),
            Self::Dismiss(user) => ("dismiss", user),
            Self::Colour(colour) => ("colour", colour),
            Self::Promise => ("promise", ""),
        }
    }

    fn read(name: &str, rest: &str) -> Option<Self> {
        match (name, rest) {
            ("join", "") => Some(Self::Join),
            ("leave", "") => Some(Self::Leave),
            ("start", "") => Some(Self::Start),
            ("ai", level) => Some(Self::AddAi(level.to_owned())),
            ("unai", "") => Some(Self::RemoveAi),
            ("rematch", "") => Some(Self::Rematch),
            ("settings", "") => Some(Self::Settings),
            ("set", choice) => Some(Self::Set(choice.to_owned())),
            ("dismiss", user) => Some(Self::Dismiss(user.to_owned())),
            ("colour", colour) => Some(Self::Colour(colour.to_owned())),
            ("promise", "") => Some(Self::Promise),
            _ => None,
        }
    }
}

impl GameVerb {
    fn parts(&self) -> (&'static str, &str) {
        match self {
            Self::Turn => ("turn", ""),
            Self::Panel => ("panel", ""),
            Self::Look(sight) => ("look", sight),
            Self::Hand(page) => ("hand", page),
            Self::Hush => ("hush", ""),
            Self::Still => ("still", ""),
            Self::Help => ("help", ""),
            Self::Explain(wanted) => ("explain", wanted),
            Self::Hint => ("hint", ""),
            Self::Undo => ("undo", ""),
            Self::Go(page) => ("go", page),
            Self::Order(order) => ("order", order),
            Self::Do(code) => ("do", code),
            Self::Plan(what) => ("plan", what),
            Self::Film => ("film", ""),
            Self::Curve => ("curve", ""),
            Self::Hands(seat) => ("hands", seat),
            Self::Missed => ("missed", ""),
            Self::Tip(seat) => ("tip", seat),
        }
    }

    fn read(name: &str, rest: &str) -> Option<Self> {
        match (name, rest) {
            ("turn", "") => Some(Self::Turn),
            ("panel", "") => Some(Self::Panel),
            ("look", sight) => Some(Self::Look(sight.to_owned())),
            ("hand", page) => Some(Self::Hand(page.to_owned())),
            ("hush", "") => Some(Self::Hush),
            ("still", "") => Some(Self::Still),
            ("help", "") => Some(Self::Help),
            ("explain", wanted) => Some(Self::Explain(wanted.to_owned())),
            ("hint", "") => Some(Self::Hint),
            ("undo", "") => Some(Self::Undo),
            ("go", page) => Some(Self::Go(page.to_owned())),
            ("order", order) => Some(Self::Order(order.to_owned())),
            ("do", code) => Some(Self::Do(code.to_owned())),
            ("plan", what) => Some(Self::Plan(what.to_owned())),
            ("film", "") => Some(Self::Film),
            ("curve", "") => Some(Self::Curve),
            ("hands", seat) => Some(Self::Hands(seat.to_owned())),
            ("missed", "") => Some(Self::Missed),
            ("tip", seat) => Some(Self::Tip(seat.to_owned())),
            _ => None,
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
            (PersonVerb::Learn("marble".into()).into(), "learn:marble"),
            (PersonVerb::Unlearn.into(), "unlearn"),
            (PersonVerb::Rules("rome.cards".into()).into(), "rules:rome.cards"),
            (LobbyVerb::Join.into(), "join"),
            (LobbyVerb::Leave.into(), "leave"),
            (LobbyVerb::Start.into(), "start"),
            (LobbyVerb::AddAi("hard".into()).into(), "ai:hard"),
            (LobbyVerb::RemoveAi.into(), "unai"),
            (LobbyVerb::Rematch.into(), "rematch"),
            (LobbyVerb::Settings.into(), "settings"),
            (LobbyVerb::Set("shrine=yes".into()).into(), "set:shrine=yes"),
            (LobbyVerb::Dismiss("42".into()).into(), "dismiss:42"),
            (LobbyVerb::Colour("red".into()).into(), "colour:red"),
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
            (GameVerb::Plan("0:go:build".into()).into(), "plan:0:go:build"),
            (GameVerb::Film.into(), "film"),
            (GameVerb::Curve.into(), "curve"),
            (GameVerb::Hands("1".into()).into(), "hands:1"),
            (GameVerb::Missed.into(), "missed"),
            (GameVerb::Tip("1".into()).into(), "tip:1"),
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
