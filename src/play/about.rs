//! Facts about a game without a table: its title, rules, cards, settings and commands.

use std::{
    io::{BufRead, Read},
    marker::PhantomData,
};

use serde::Deserialize as _;
use serde_json::{Map, Value};

use super::{
    event::AnyEvent,
    game::{AnyGame, Undealt},
    kind::{GameKind, TypedGame},
    moves::AnyMove,
    options::GameOptions,
    shot::AnyShot,
    views::OwnView,
};
use crate::{
    ai::{self, Budget, Missed, NoTime},
    board::{
        BadWeights, Promised, Seat, SeatColour, Seed,
        log::{LogFault, Opened, Scored},
        points,
    },
    render::{Cast, Everybody, Picture, parts::Poster},
    talk::{
        layout::Choice,
        names::Names,
        paths::Order,
        present::Topic,
        say::{Entry, Text},
        story::Line,
        tell::{self, Happened},
        watched::Watch,
        wishes::{Preset, Wish},
    },
};

/// What the check of a whole log, of whichever game, has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Of which game it is.
    pub kind: GameKind,
    /// How many moves were replayed.
    pub moves: usize,
    /// The total of each seat, in points.
    pub totals: Vec<String>,
    /// Who won.
    pub winners: Vec<Seat>,
    /// What the log also proved of its shuffle; `None` when it tells no secret.
    pub promised: Option<Promised>,
}

/// What can be asked of a [`GameKind`]. All is as the traits of [`present`](crate::talk::present) and
/// [`Game`](crate::board::Game) say it.
pub trait AboutGame: Sync {
    /// The title of the game.
    fn title(&self) -> Text;
    /// How its pictures mark what is new.
    fn marks(&self) -> &'static str;
    /// Checks what its opponents learned.
    ///
    /// # Errors
    /// When it does not fit this program.
    fn check_learned(&self) -> Result<(), BadWeights>;
    /// How far apart good players are at the end, in points.
    fn clear_lead(&self) -> f32;
    /// What tells the numbers by which its opponents play from all others.
    fn learned(&self) -> String;
    /// How many rounds make a lesson.
    fn lesson_rounds(&self) -> u32;
    /// The name of a line of its scores.
    fn score_line(&self, line: &'static str) -> Text;
    /// The name of one of its cards, as an example.
    fn a_card(&self) -> Option<Text>;
    /// What happened at a table in lines, one for each player and turn.
    fn story(&self, happened: &[Happened<'_, AnyEvent>], names: &Names) -> Vec<Line>;
    /// The parts of its rules.
    fn topics(&self) -> &'static [Topic];
    /// What it is about and how one wins.
    fn aim(&self) -> Text;
    /// The cards that fit what was typed, best first.
    fn cards(&self, typed: &str) -> Vec<Choice>;
    /// Whether one of its cards has this id or whole name.
    fn has_card(&self, typed: &str) -> bool;
    /// All about a card.
    fn card(&self, typed: &str) -> Option<Text>;
    /// The sets of its rules from which a table can start.
    fn presets(&self) -> &'static [Preset];
    /// The rules of the set at this place, and whether moves without a choice are made by the program.
    fn agree(&self, preset: usize, automatic: Option<bool>) -> GameOptions;
    /// What can be set on the lobby card.
    fn wishes(&self) -> &'static [Wish];
    /// Options as they are stored.
    ///
    /// # Errors
    /// When they are not this game's.
    fn read_options(&self, json: &str) -> serde_json::Result<GameOptions>;
    /// Options: those given by name, and the defaults for the others.
    ///
    /// # Errors
    /// When they are not this game's.
    fn options_with(&self, given: Map<String, Value>) -> serde_json::Result<GameOptions>;
    /// What is on each page of all its cards.
    fn sheets(&self) -> &'static [fn() -> Text];
    /// A page of all its cards.
    fn sheet(&self, page: usize) -> Picture<Everybody>;
    /// One of its cards.
    fn portrait(&self, typed: &str) -> Option<Picture<Everybody>>;
    /// The shot of the public board.
    fn board(&self) -> AnyShot;
    /// The poster of a table that has not started.
    fn poster(&self, poster: &Poster) -> Picture<Everybody>;
    /// The colours of the seats at a table with so many players.
    fn seat_colours(&self, cast: &Cast) -> &'static [SeatColour];
    /// Whether seats hide something until the end that the board does not show then.
    fn hides(&self) -> bool;
    /// On what of its events a plan may be made to depend.
    fn watches(&self) -> &'static [Watch];
    /// What this is called that an event of this name may be about.
    fn watched(&self, watch: &str, about: &str) -> Option<Text>;
    /// The path of the move with which a seat does nothing and ends its turn, for plans that pass.
    fn pass(&self) -> Option<&'static str>;
    /// The ids of its standing orders.
    fn standing_orders(&self) -> &'static [&'static str];
    /// What a standing order says.
    fn standing_order(&self, id: &str) -> Text;
    /// The button that shows what is one's own.
    fn own(&self) -> Text;
    /// The name of the slash command with its moves.
    fn command(&self) -> &'static str;
    /// The orders of that command.
    fn orders(&self) -> &'static [Order];
    /// What the catalogue has for the command.
    fn says(&self) -> fn(&Entry, &'static str) -> Text;
    /// The move with this text form.
    fn parse(&self, text: &str) -> Option<AnyMove>;
    /// A move as logs and the database have it.
    fn read_move(&self, json: &str) -> Option<AnyMove>;
    /// A deal as it is stored.
    ///
    /// # Errors
    /// Why it begins no game; it names no secret.
    fn read_deal(&self, json: &str) -> Result<AnyGame, Undealt>;
    /// Who began the game with this deal; `None` when the deal is not readable.
    fn first_player(&self, deal: &str) -> Option<Seat>;
    /// What `format` says in the first line of a log.
    fn log_format(&self) -> &'static str;
    /// Replays a log of this game.
    ///
    /// # Errors
    /// The first fault, with the number of its line.
    fn verify(&self, log: Opened<Box<dyn BufRead + '_>>) -> Result<Checked, LogFault>;
    /// The score of a file that has what one player holds, or the whole table.
    ///
    /// # Errors
    /// What is wrong with the file.
    fn score_file(&self, file: &mut dyn Read, options: &GameOptions) -> Result<Scored, String>;
    /// The decision in which most was lost, see [`ai::missed`].
    ///
    /// # Errors
    /// When the budget is over before one decision has been searched.
    fn missed(
        &self,
        decisions: &[(OwnView, AnyMove)],
        seed: Seed,
        budget: &Budget<'_>,
    ) -> Result<Option<Missed<AnyMove>>, NoTime>;
}

/// A game by its type.
pub(super) struct About<G>(pub(super) PhantomData<fn() -> G>);

impl<G: TypedGame> AboutGame for About<G> {
    fn title(&self) -> Text {
        G::title()
    }

    fn marks(&self) -> &'static str {
        G::MARKS
    }

    fn check_learned(&self) -> Result<(), BadWeights> {
        G::learned().map(drop)
    }

    fn clear_lead(&self) -> f32 {
        G::CLEAR_LEAD
    }

    fn learned(&self) -> String {
        G::beliefs().fingerprint()
    }

    fn lesson_rounds(&self) -> u32 {
        G::LESSON_ROUNDS
    }

    fn score_line(&self, line: &'static str) -> Text {
        G::score_line(line)
    }

    fn a_card(&self) -> Option<Text> {
        G::a_card()
    }

    fn story(&self, happened: &[Happened<'_, AnyEvent>], names: &Names) -> Vec<Line> {
        let typed = happened.iter().map(|one| {
            let event = one.event.typed::<G>().expect("the events of a table are of its game");
            Happened { number: one.number, event, mark: one.mark }
        });
        tell::lines::<G>(&typed.collect::<Vec<_>>(), names)
    }

    fn topics(&self) -> &'static [Topic] {
        G::topics()
    }

    fn aim(&self) -> Text {
        G::aim()
    }

    fn cards(&self, typed: &str) -> Vec<Choice> {
        G::cards(typed)
    }

    fn has_card(&self, typed: &str) -> bool {
        G::has_card(typed)
    }

    fn card(&self, typed: &str) -> Option<Text> {
        G::card(typed)
    }

    fn presets(&self) -> &'static [Preset] {
        G::presets()
    }

    fn agree(&self, preset: usize, automatic: Option<bool>) -> GameOptions {
        GameOptions::of::<G>(G::agree(preset, automatic))
    }

    fn wishes(&self) -> &'static [Wish] {
        G::wishes()
    }

    fn read_options(&self, json: &str) -> serde_json::Result<GameOptions> {
        serde_json::from_str(json).map(GameOptions::of::<G>)
    }

    fn options_with(&self, given: Map<String, Value>) -> serde_json::Result<GameOptions> {
        G::Options::deserialize(Value::Object(given)).map(GameOptions::of::<G>)
    }

    fn sheets(&self) -> &'static [fn() -> Text] {
        G::SHEETS
    }

    fn sheet(&self, page: usize) -> Picture<Everybody> {
        G::sheet(page)
    }

    fn portrait(&self, typed: &str) -> Option<Picture<Everybody>> {
        G::portrait(typed)
    }

    fn board(&self) -> AnyShot {
        AnyShot::of::<G>(G::BOARD)
    }

    fn poster(&self, poster: &Poster) -> Picture<Everybody> {
        G::poster(poster)
    }

    fn seat_colours(&self, cast: &Cast) -> &'static [SeatColour] {
        G::seat_colours(cast)
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn watches(&self) -> &'static [Watch] {
        G::WATCHES
    }

    fn watched(&self, watch: &str, about: &str) -> Option<Text> {
        G::watched(watch, about)
    }

    fn pass(&self) -> Option<&'static str> {
        G::PASS
    }

    fn standing_orders(&self) -> &'static [&'static str] {
        G::STANDING_ORDERS
    }

    fn standing_order(&self, id: &str) -> Text {
        G::standing_order(id)
    }

    fn own(&self) -> Text {
        G::own()
    }

    fn command(&self) -> &'static str {
        G::command()
    }

    fn orders(&self) -> &'static [Order] {
        G::orders()
    }

    fn says(&self) -> fn(&Entry, &'static str) -> Text {
        G::says
    }

    fn parse(&self, text: &str) -> Option<AnyMove> {
        AnyMove::parse::<G>(text)
    }

    fn read_move(&self, json: &str) -> Option<AnyMove> {
        serde_json::from_str(json).ok().map(AnyMove::of::<G>)
    }

    fn read_deal(&self, json: &str) -> Result<AnyGame, Undealt> {
        // The message of a JSON error may quote the deal.
        AnyGame::of::<G>(serde_json::from_str(json).map_err(|_| Undealt::Unreadable)?)
    }

    fn first_player(&self, deal: &str) -> Option<Seat> {
        serde_json::from_str(deal).ok().map(|setup| G::agreed(&setup).first_player)
    }

    fn log_format(&self) -> &'static str {
        G::FORMAT
    }

    fn verify(&self, log: Opened<Box<dyn BufRead + '_>>) -> Result<Checked, LogFault> {
        let summary = log.verify(told::<G>)?;
        Ok(Checked {
            kind: G::KIND,
            moves: summary.moves.len(),
            totals: summary.totals().map(|total| points(total, G::POINT)).collect(),
            winners: summary.winners.iter().collect(),
            promised: summary.promised,
        })
    }

    fn score_file(&self, file: &mut dyn Read, options: &GameOptions) -> Result<Scored, String> {
        let options = options.typed::<G>().expect("the options are of the game that is scored");
        G::score_file(file, options)
    }

    fn missed(
        &self,
        decisions: &[(OwnView, AnyMove)],
        seed: Seed,
        budget: &Budget<'_>,
    ) -> Result<Option<Missed<AnyMove>>, NoTime> {
        let typed = |(view, mv): &(OwnView, AnyMove)| (view.here::<G>().clone(), mv.here::<G>());
        let decisions: Vec<_> = decisions.iter().map(typed).collect();
        let found = ai::missed::<G>(&decisions, seed, budget)?;
        Ok(found.map(|Missed { decision, better, by }| Missed {
            decision,
            better: AnyMove::of::<G>(better),
            by,
        }))
    }
}

/// The rule that a move breaks, in the words that its player would read; players count from 0, as in the log.
fn told<G: TypedGame>(game: &G, rule: &G::Illegal) -> String {
    let names = Seat::all(game.seats()).map(|seat| format!("player {}", u8::from(seat)));
    G::refusal(rule, &Names::new(names)).plain().to_string()
}
