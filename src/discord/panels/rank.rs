//! Boards and curves as pictures, with the buttons to other pages.

use crate::{
    discord::words::{
        dates::short_date_in_utc,
        rank::{self as words, board_alt, curve_alt, row_alt, unlisted_alt},
        rated::points,
    },
    rating::Rating,
    render::{
        Cast, Everybody, Persona, Picture,
        parts::{RankCurve, RankLevel, RankLine, RankPage, Strength, draw_rank_curve, draw_ranks},
    },
    say,
    tables::{BoardRow, GameKind, Known, LevelLine, RatedBoard, RatedCard, RatedScope},
    talk::{layout::Row, present::Spot, say::Text, verb::PersonVerb},
};

/// What a button of a board says: "board" or "show", the game, where, and the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPage {
    pub game: GameKind,
    pub place: Where,
    pub page: usize,
}

/// Whose board it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Where {
    /// That of this server.
    #[default]
    Here,
    /// That of all servers.
    Everywhere,
}

impl Where {
    /// What buttons call it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Everywhere => "everywhere",
        }
    }

    /// Which of them buttons call so.
    pub(super) fn from_id(id: &str) -> Option<Self> {
        [Self::Here, Self::Everywhere].into_iter().find(|place| place.name() == id)
    }
}

impl BoardPage {
    /// What a button carries that does this with the page.
    fn verb(self, what: &str) -> PersonVerb {
        let Self { game, place, page } = self;
        PersonVerb::Rank(format!("{what}:{}:{}:{page}", game.id(), place.name()))
    }

    /// What such a button asks for: whether to show it to everybody, and which page. `None` if this program never wrote it.
    pub fn read(text: &str) -> Option<(Shows, Self)> {
        let mut parts = text.split(':');
        let shows = match parts.next()? {
            "board" => Shows::Asker,
            "show" => Shows::Everybody,
            _ => return None,
        };
        let game = GameKind::from_id(parts.next()?)?;
        let place = Where::from_id(parts.next()?)?;
        Some((shows, Self { game, place, page: parts.next()?.parse().ok()? }))
    }
}

/// Who is to see a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    Asker,
    Everybody,
}

/// The buttons below a board: its other pages, and the way to show it.
pub fn buttons(of: BoardPage, board: &RatedBoard) -> Row {
    let at = |page: usize| BoardPage { page, ..of };
    let mut buttons = Vec::new();
    if board.page > 0 {
        let verb = at(board.page - 1).verb("board");
        buttons.push(Spot::NOWHERE.plain(verb, say!("button-previous")));
    }
    if board.page + 1 < board.pages {
        let verb = at(board.page + 1).verb("board");
        buttons.push(Spot::NOWHERE.plain(verb, say!("button-more")));
    }
    if !board.rows.is_empty() {
        let verb = at(board.page).verb("show");
        buttons.push(Spot::NOWHERE.plain(verb, say!("button-rank-show")));
    }
    Row::Buttons(buttons)
}

/// A page of a board, with the row of the one who asks below; `None` when there is nothing to draw.
pub fn picture(
    game: GameKind,
    scope: RatedScope,
    board: &RatedBoard,
    asker: &str,
) -> Option<Picture<Everybody>> {
    // Names of which the fonts have no letter are told apart by the places of their rows.
    let cast = Cast::new(board.rows.iter().map(|row| row.name.as_deref().unwrap_or_default()));
    let listed = |(row, persona): (&BoardRow, &Persona)| {
        line(row, persona.drawn(), board.own.as_ref() == Some(row))
    };
    let lines: Vec<RankLine> = board.rows.iter().zip(&cast.players).map(listed).collect();
    let own = match (&board.own, board.known) {
        // It is there already.
        (Some(row), _) if board.rows.contains(row) => None,
        (Some(row), _) => {
            let name = drawn(row.name.as_deref().unwrap_or_default());
            Some((line(row, &name, true), row_alt(row)))
        }
        (None, Some(known)) => Some((unlisted(asker, &known), unlisted_alt(asker, &known))),
        (None, None) => None,
    };
    if lines.is_empty() && own.is_none() {
        return None;
    }
    let (own, below) = own.unzip();
    let words = |text: Text| text.plain().to_string();
    let heading = words(game.title());
    let (page, pages) = (board.page + 1, board.pages);
    let after = words(match scope {
        RatedScope::Server(_) => say!("rank-picture-board", page, pages),
        RatedScope::Everywhere => say!("rank-picture-board-everywhere", page, pages),
    });
    let heads = heads().map(words);
    let range = lines.iter().chain(&own).fold(board.range, |(least, most), line| {
        let Strength { number, margin } = line.strength;
        (least.min(number - margin), most.max(number + margin))
    });
    let range = board.levels.iter().fold(range, |(least, most), line| {
        (least.min(line.rating.mean), most.max(line.rating.mean))
    });
    let heads = heads.each_ref().map(String::as_str);
    let levels = levels(board);
    let drawn = RankPage { heading: &heading, after: &after, heads, lines, own, levels, range };
    Some(Picture::new(draw_ranks(&drawn), &board_alt(game, board, below)))
}

/// The dashed lines of the AIs.
fn levels(board: &RatedBoard) -> Vec<RankLevel> {
    let level = |line: &LevelLine| RankLevel {
        name: say!("people-level", level = line.level.name()).to_string(),
        number: line.rating.mean,
    };
    board.levels.iter().map(level).collect()
}

/// The heads of the columns.
fn heads() -> [Text; 5] {
    [
        say!("rank-head-place"),
        say!("rank-head-name"),
        say!("rank-head-rating"),
        say!("rank-head-games"),
        say!("rank-head-trend"),
    ]
}

fn strength(rating: Rating) -> Strength {
    Strength { number: rating.mean, margin: rating.margin() }
}

/// The name as the fonts can write it.
fn drawn(name: &str) -> String {
    Cast::new([name]).players[0].drawn().to_owned()
}

fn line(row: &BoardRow, drawn: &str, is_own: bool) -> RankLine {
    RankLine {
        places: words::places(&row.places).to_string(),
        name: match row.name {
            Some(_) => drawn.to_owned(),
            None => words::name(row).to_string(),
        },
        number: points(row.rating.mean).to_string(),
        strength: strength(row.rating),
        games: row.games.to_string(),
        trend: words::trend(row.trend).to_string(),
        is_own,
    }
}

fn unlisted(asker: &str, known: &Known) -> RankLine {
    let number = points(known.rating.mean);
    RankLine {
        places: say!("rank-no-place").to_string(),
        name: drawn(asker),
        number: if known.is_known { number.to_string() } else { format!("{number}?") },
        strength: strength(known.rating),
        games: known.games.to_string(),
        trend: words::trend(None).to_string(),
        is_own: true,
    }
}

/// The curve of a person.
pub fn curve(game: GameKind, who: &str, card: &RatedCard) -> Picture<Everybody> {
    let ratings = card.curve.iter().map(|(_, rating)| *rating);
    let strengths = [Rating::START].into_iter().chain(ratings).map(strength).collect();
    let end = |at: Option<&(crate::tables::Timestamp, Rating)>| {
        at.map(|(at, _)| short_date_in_utc(*at).to_string()).unwrap_or_default()
    };
    let ends = [end(card.curve.first()), end(card.curve.last())];
    let heading = game.title().plain().to_string();
    let after = format!("{} · {}", points(card.known.rating.mean), drawn(who));
    let below = say!("rank-curve-below", games = card.known.games).to_string();
    let drawn = RankCurve {
        heading: &heading,
        after: &after,
        strengths,
        ends: ends.each_ref().map(String::as_str),
        below: &below,
    };
    Picture::new(draw_rank_curve(&drawn), &curve_alt(game, who, card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::Level,
        render::ALT_LIMIT,
        tables::{GuildId, Timestamp, UserId},
    };

    const HERE: RatedScope = RatedScope::Server(GuildId(1));

    fn row(place: usize, name: Option<&str>, mean: f64, deviation: f64) -> BoardRow {
        BoardRow {
            person: name.map(|_| UserId(7)),
            name: name.map(str::to_owned),
            places: place..=(place + 2).min(12),
            rating: Rating { mean, deviation },
            games: 150 - u32::try_from(place).unwrap_or_default() * 11,
            trend: (place != 4).then_some(30.0 - 7.5 * mean / 400.0),
        }
    }

    /// Ten rows with the longest names, one without a name, and the own row below.
    fn full_board() -> RatedBoard {
        let long = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";
        let names = [
            Some("Aurelia"),
            Some(long),
            Some("Maximilian von Hohenzollern-Sigm."),
            Some("皇帝"),
            None,
            Some("Ben"),
            Some("Flavia Domitilla the Younger of R"),
            Some("x"),
            Some("Zoë 🦊"),
            Some("iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii"),
        ];
        let row = |(number, name): (u32, Option<&str>)| {
            let place = usize::try_from(number).unwrap_or_default() + 1;
            row(place, name, 1742.0 - 41.0 * f64::from(number), 48.0 + 6.0 * f64::from(number))
        };
        let rows: Vec<_> = (0..).zip(names).map(row).collect();
        let level = |(level, mean)| LevelLine { level, rating: Rating { mean, deviation: 41.0 } };
        let levels = [(Level::Easy, 1140.0), (Level::Normal, 1491.0), (Level::Hard, 1586.0)];
        let levels = levels.map(level);
        let own = Some(self::row(12, Some(long), 1204.0, 109.0));
        RatedBoard {
            rows,
            own,
            known: None,
            page: 0,
            pages: 2,
            people: 12,
            levels: levels.to_vec(),
            range: (1025.0, 1822.0),
        }
    }

    /// For eyes: where it is asked for, pictures are written to look at.
    fn show(name: &str, picture: &Picture<Everybody>) {
        if let Some(folder) = std::env::var_os("AEDILE_SHOW") {
            std::fs::write(std::path::Path::new(&folder).join(name), picture.png()).unwrap();
        }
    }

    #[test]
    fn the_alt_text_of_a_full_board_says_every_row() {
        let board = full_board();
        let drawn = picture(GameKind::ALL[0], HERE, &board, "").unwrap();
        assert!(drawn.alt().chars().count() <= ALT_LIMIT);
        assert!(drawn.alt().contains("5 to 7: somebody 1578 ± 118, 95 games"), "{}", drawn.alt());
        assert!(
            drawn.alt().contains("Below, the row of the one who asks. 12: WWW"),
            "{}",
            drawn.alt()
        );
        show("board.png", &drawn);
    }

    #[test]
    fn who_is_not_on_the_board_has_a_row_below_it() {
        let rating = Rating { mean: 1540.4, deviation: 131.0 };
        let known = Some(Known { rating, games: 4, is_known: false });
        let board = RatedBoard { own: None, known, ..full_board() };
        let few = RatedBoard { rows: board.rows[..2].to_vec(), page: 1, ..board };
        let drawn = picture(GameKind::ALL[0], HERE, &few, "Anna").unwrap();
        assert!(drawn.alt().ends_with("–: Anna 1540 ± 215, 4 games."), "{}", drawn.alt());
        show("few.png", &drawn);
        let nothing = RatedBoard { rows: Vec::new(), own: None, known: None, ..few };
        assert!(picture(GameKind::ALL[0], HERE, &nothing, "Anna").is_none());
    }

    #[test]
    fn a_curve_is_drawn_of_one_game_or_many() {
        for (games, name) in [(1, "one.png"), (60, "curve.png")] {
            let point = |game: u32| {
                let game = f64::from(game);
                let mean = 1500.0 + 3.0 * game + 60.0 * (game / 4.0).sin();
                (Timestamp(0), Rating { mean, deviation: 60.0 + 90.0 / (1.0 + game / 6.0) })
            };
            let curve: Vec<_> = (0..games).map(point).collect();
            let rating = curve.last().unwrap().1;
            let known = Known { rating, games, is_known: games > 20 };
            let card = RatedCard { known, row: None, people: 0, curve };
            let drawn = self::curve(GameKind::ALL[0], "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", &card);
            assert!(
                drawn.alt().contains("from 1 January 1970 to 1 January 1970"),
                "{}",
                drawn.alt()
            );
            assert!(drawn.alt().contains("The rating began at 1500"), "{}", drawn.alt());
            show(name, &drawn);
        }
    }

    #[test]
    fn a_button_of_a_board_is_read_back() {
        for place in [Where::Here, Where::Everywhere] {
            let page = BoardPage { game: GameKind::ALL[0], place, page: 3 };
            for (what, shows) in [("board", Shows::Asker), ("show", Shows::Everybody)] {
                let PersonVerb::Rank(text) = page.verb(what) else { panic!("it is about ranks") };
                assert_eq!(BoardPage::read(&text), Some((shows, page)));
            }
        }
        for bad in
            ["", "board", "board:chess:here:0", "board:marble:there:0", "board:marble:here:x"]
        {
            assert_eq!(BoardPage::read(bad), None, "{bad}");
        }
    }
}
