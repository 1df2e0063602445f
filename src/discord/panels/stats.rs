//! How a person played as a picture, and the ways to films.

use crate::{
    discord::words::played as words,
    render::{
        Cast, Everybody, Picture,
        parts::{PersonBlock, PersonPage, PersonScore, draw_person},
    },
    say,
    tables::{PersonGame, PersonLine, Record, TableId},
    talk::{
        layout::{BUTTONS, Row},
        present::Spot,
        say::Text,
        verb::GameVerb,
    },
};

/// How many films there are buttons for: two rows.
const FILMS: usize = 10;

/// How a person played; `None` where no game was played to its end.
pub fn picture(name: &str, games: &[PersonGame]) -> Option<Picture<Everybody>> {
    if games.is_empty() {
        return None;
    }
    let cast = Cast::new([name]);
    let after = say!("stats-picture-after").to_string();
    let heads = [say!("stats-picture-mean"), say!("stats-picture-best")];
    let heads = heads.map(|head| head.to_string());
    let drawn = PersonPage {
        heading: cast.players[0].drawn(),
        after: &after,
        heads: heads.each_ref().map(String::as_str),
        blocks: games.iter().map(block).collect(),
    };
    Some(Picture::new(draw_person(&drawn), &words::alt(name, games)))
}

fn block(game: &PersonGame) -> PersonBlock {
    let plain = |text: Text| text.plain().to_string();
    let place = |(place, count): (usize, u32)| {
        (count, plain(say!("stats-picture-place", place = place + 1, count)))
    };
    let mut places = game.places.iter().copied().enumerate().map(place);
    PersonBlock {
        title: plain(game.game.title()),
        after: plain(words::picture_after(game)),
        places: std::array::from_fn(|_| places.next().unwrap_or_default()),
        scores: game.lines.iter().map(|line| score(game, line)).collect(),
    }
}

fn score(game: &PersonGame, line: &PersonLine) -> PersonScore {
    let said = [words::tenths(line.mean), words::tenths(line.best)];
    let name = game.game.score_line(line.line).plain().to_string();
    PersonScore { name, mean: line.mean, best: line.best, said }
}

/// Buttons with the films of the best games of a person.
pub fn films_of(games: &[PersonGame]) -> Vec<Row> {
    films(games.iter().filter(|game| game.has_film).map(|game| game.best))
}

/// Buttons with the films of records.
pub fn films_of_records(records: &[Record]) -> Vec<Row> {
    films(records.iter().filter(|record| record.has_film).map(|record| record.table))
}

fn films(tables: impl Iterator<Item = TableId>) -> Vec<Row> {
    let mut known: Vec<TableId> = Vec::new();
    for table in tables {
        if !known.contains(&table) {
            known.push(table);
        }
    }
    let button = |table: &TableId| {
        Spot::of(*table).plain(GameVerb::Film, say!("stats-button-film", table = table.0))
    };
    let rows = known[..known.len().min(FILMS)].chunks(BUTTONS);
    rows.map(|row| Row::Buttons(row.iter().map(button).collect())).collect()
}
