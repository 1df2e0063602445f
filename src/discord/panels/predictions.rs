//! Predictions of people who watch: who will win, and the board of those who predict best.

use crate::{
    board::Seat,
    discord::words::{names, predictions as words, rank},
    rating::{Places, Rating},
    render::{
        Cast, Everybody, Persona, Picture,
        parts::{RankLine, RankPage, Strength, draw_ranks},
    },
    say,
    tables::{
        Confidence, Look, Occupant, Prediction, PredictionBoard, PredictionRecord, PredictorRow,
        Stage,
    },
    talk::{
        layout::{Button, NoPicture, Panel, Row},
        present::Spot,
        say::Text,
        verb::{GameVerb, PersonVerb},
    },
};

/// A button about predictions in a server, as it is written behind `rank:`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PredictionButton {
    /// A page of the board, for the person who asks.
    Board(usize),
    /// The same for everybody.
    Show(usize),
    /// The asker's own predictions.
    Own,
}

impl PredictionButton {
    fn verb(self) -> PersonVerb {
        PersonVerb::Rank(match self {
            Self::Board(page) => format!("predictions:board:{page}"),
            Self::Show(page) => format!("predictions:show:{page}"),
            Self::Own => "predictions:own".to_owned(),
        })
    }

    /// What such a button asks for; `None` if this program never wrote it.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.strip_prefix("predictions:")?;
        match text.split_once(':') {
            Some(("board", page)) => page.parse().ok().map(Self::Board),
            Some(("show", page)) => page.parse().ok().map(Self::Show),
            Some(_) => None,
            None => (text == "own").then_some(Self::Own),
        }
    }

    fn plain(self, label: Text) -> Button {
        Spot::NOWHERE.plain(self.verb(), label)
    }
}

/// Whether this table takes predictions now: until half of the game is over.
pub fn are_taken(look: &Look) -> bool {
    look.state == Stage::Running && !look.is_private() && is_before(look, 2)
}

/// Whether a prediction that is made now counts for the board: until a quarter of a game of people is over.
pub fn count(look: &Look) -> bool {
    let is_ai = look.players.iter().any(|one| matches!(one.who, Occupant::Ai(_)));
    are_taken(look) && !is_ai && is_before(look, 4)
}

/// Whether less than this part of the game is over.
fn is_before(look: &Look, part: u64) -> bool {
    let (done, whole) = look.public.progress();
    u64::from(done) * part < u64::from(whole)
}

/// The way to a prediction, for people who watch.
pub fn offered(look: &Look) -> Option<Button> {
    let is_offered = look.seat.is_none() && are_taken(look);
    let ask = GameVerb::Predict(String::new());
    is_offered.then(|| look.spot().plain(ask, say!("button-tip")))
}

/// What a button of [`page`] says: the seat, and how sure. A button from before there was confidence is a guess.
pub fn read(what: &str) -> Option<(Seat, Confidence)> {
    let (seat, confidence) = what.split_once(':').unwrap_or((what, Confidence::Guess.name()));
    Some((seat.parse().ok().and_then(Seat::new)?, Confidence::from_name(confidence)?))
}

/// Asks who will win, and shows what this person has predicted so far.
pub fn page(look: &Look, before: Option<&Prediction>) -> Panel<NoPicture> {
    let names = names(&look.players);
    let already = before.map(|one| words::own(one, &names));
    let how = if count(look) { say!("predictions-count") } else { say!("predictions-for-fun") };
    let lines = [Some(say!("predictions-who")), Some(how), already];
    let mut panel = Panel::text(Text::lines(lines.into_iter().flatten()));
    // Likely is as sure as a guess between two.
    let offered = |one: &Confidence| look.players.len() > 2 || *one != Confidence::Likely;
    for one in &look.players {
        let button = |confidence: Confidence| {
            let what = format!("{}:{confidence}", one.seat.index());
            let label = words::choice(&names, one.seat, confidence);
            look.spot().plain(GameVerb::Predict(what), label)
        };
        let all = Confidence::ALL.into_iter().filter(offered).map(button);
        panel = panel.row(Row::Buttons(all.collect()));
    }
    panel.buttons([back(look)])
}

/// That a prediction is stored, or that the one before stays.
pub fn stored(look: &Look, prediction: &Prediction, is_new: bool) -> Panel<NoPicture> {
    let names = names(&look.players);
    let text =
        if is_new { words::stored(prediction, &names) } else { words::fixed(prediction, &names) };
    Panel::text(text).buttons([back(look)])
}

/// The way back to the table, from where people predict.
fn back(look: &Look) -> Button {
    look.spot().plain(GameVerb::Look(String::new()), say!("button-back"))
}

/// The buttons below the board.
pub fn buttons(board: &PredictionBoard) -> Vec<Row> {
    let page = board.page;
    let before = page.checked_sub(1);
    let before = before.map(|page| PredictionButton::Board(page).plain(say!("button-previous")));
    let after = (page + 1 < board.pages)
        .then(|| PredictionButton::Board(page + 1).plain(say!("button-more")));
    let show = (!board.rows.is_empty())
        .then(|| PredictionButton::Show(page).plain(say!("button-rank-show")));
    let own = (board.record.points.count > 0)
        .then(|| PredictionButton::Own.plain(say!("predictions-button-own")));
    let all: Vec<Button> = [before, after, show, own].into_iter().flatten().collect();
    if all.is_empty() { Vec::new() } else { vec![Row::Buttons(all)] }
}

/// The way back to the board, from the own predictions.
pub fn to_board() -> Row {
    Row::Buttons(vec![PredictionButton::Board(0).plain(say!("predictions-button-board"))])
}

/// A page of the board, with the row of the person who asks below if it is on another one; `None` when there is nothing to draw.
pub fn picture(board: &PredictionBoard, asker: &str) -> Option<Picture<Everybody>> {
    let cast = Cast::new(board.rows.iter().map(|row| row.name.as_str()));
    let listed = |(row, persona): (&PredictorRow, &Persona)| {
        let is_own = board.own.as_ref() == Some(row);
        line((Some(&row.places), persona.drawn()), &row.record, is_own)
    };
    let lines: Vec<RankLine> = board.rows.iter().zip(&cast.players).map(listed).collect();
    let is_listed = board.own.as_ref().is_some_and(|own| board.rows.contains(own));
    let has_own = !is_listed && (board.own.is_some() || board.record.points.count > 0);
    let own = has_own.then(|| {
        let places = board.own.as_ref().map(|row| &row.places);
        line((places, Cast::new([asker]).players[0].drawn()), &board.record, true)
    });
    if lines.is_empty() && own.is_none() {
        return None;
    }
    let plain = |text: Text| text.plain().to_string();
    let heads = [
        say!("rank-head-place"),
        say!("rank-head-name"),
        say!("predictions-head-points"),
        say!("predictions-head-number"),
        say!("predictions-head-true"),
    ]
    .map(plain);
    let ends = lines.iter().chain(&own).map(|line| line.strength);
    let range = ends.fold((0.0_f64, 0.0_f64), |(least, most), Strength { number, margin }| {
        (least.min(number - margin), most.max(number + margin))
    });
    let heading = plain(say!("predictions-picture-heading"));
    let after = say!("predictions-picture-page", page = board.page + 1, pages = board.pages);
    let drawn = RankPage {
        heading: &heading,
        after: &plain(after),
        heads: heads.each_ref().map(String::as_str),
        lines,
        own,
        levels: Vec::new(),
        range,
    };
    Some(Picture::new(draw_ranks(&drawn), &words::alt(board, asker)))
}

fn line(
    (places, drawn): (Option<&Places>, &str),
    record: &PredictionRecord,
    is_own: bool,
) -> RankLine {
    let rating: Rating = record.rating();
    RankLine {
        places: places.map_or_else(|| say!("rank-no-place"), rank::places).to_string(),
        name: drawn.to_owned(),
        number: rank::trend(Some(rating.mean)).to_string(),
        strength: Strength { number: rating.mean, margin: rating.margin() },
        games: record.points.count.to_string(),
        trend: words::share(record).to_string(),
        is_own,
    }
}
