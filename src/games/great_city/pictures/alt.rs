//! Pictures in words: what a page shows, so that the position can be rebuilt from the text alone.

use crate::board::{Game, Seat, SeatSet, signed};
use crate::catalogue::Text;
use crate::games::great_city::rules::state::GreatCity;
use crate::games::great_city::rules::view::{PublicView, SeatView};
use crate::games::great_city::rules::{cards::Card, city::Cell, worth::worth_on};
use crate::render::parts::{Course, after_round_alt, course_words, rank};
use crate::render::{ALT_LIMIT, Cast, saying, saying::NAMES};
use crate::say;

use super::alt_news::{self, brief};
use super::extent::letters;
use super::facts::{self, Detail, bricks, cogs, coins, tokens, whereabouts};
use super::intent::Intent;
use super::news::News;
use super::purse::Purse;
use super::score_lines::lines;
use super::words::{brings, effect, in_words};

/// How much is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Length {
    /// How much is said of hands and cities, and how many characters a name has at most.
    Of(Detail, usize),
    /// As little as can be, and short names without notes.
    Least,
    /// The same without the last build, the offer and the influence cards.
    Bare,
}

/// The table in words: the most that fits into [`ALT_LIMIT`](crate::render::ALT_LIMIT) characters. All of it tells the
/// button *As text*.
///
/// What is new comes last, shorter when there is too little room.
pub(super) fn overview(view: &PublicView, news: &News, cast: &Cast) -> String {
    overview_in(ALT_LIMIT, view, news, cast)
}

/// The same in so many characters.
pub(super) fn overview_in(room: usize, view: &PublicView, news: &News, cast: &Cast) -> String {
    use Length::{Bare, Least, Of};
    let (words, short) = (alt_news::words(view, news, cast), alt_news::in_short(news));
    let [long, middle, _] = NAMES;
    let tries = [Detail::Rows, Detail::Names, Detail::Buildings].map(|detail| Of(detail, long));
    let tries = tries
        .into_iter()
        .chain([Detail::Buildings, Detail::Kinds].map(|detail| Of(detail, middle)));
    let tries = tries.map(|length| (length, words.clone()));
    let kinds = Of(Detail::Kinds, middle);
    let brief = [(kinds, short.clone()), (Least, short), (Least, None), (Bare, None)];
    let told = |(length, new): &(Length, Option<Text>)| {
        let more = (*length != Of(Detail::Rows, long)).then(|| say!("picture-more"));
        table(view, cast, *length).into_iter().chain(more).chain(new.clone()).collect()
    };
    let tries: Vec<_> = tries.chain(brief).collect();
    saying::fitting_in(room, after_round_alt(news.closes, view.round).as_ref(), &tries, told)
}

fn table(view: &PublicView, cast: &Cast, length: Length) -> Vec<Text> {
    let brief = |seat| brief(cast, seat);
    let name = |seat| match length {
        Length::Of(_, most) => saying::name(cast, seat, most),
        Length::Least | Length::Bare => brief(seat),
    };
    let in_full = |text: &Option<Text>| text.is_some() && length != Length::Bare;
    let turn = [Some(facts::turn(view, name)), Some(facts::first_player(view, name))];
    let turn = turn.into_iter().chain([facts::last_build(view, name)].into_iter().filter(in_full));
    let open = [facts::offer(view, brief), Some(facts::influence_cards(view, brief))];
    let open = open.into_iter().filter(in_full);
    let cards = std::iter::once(facts::strip(view, brief)).chain(open);
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    let players = seats.zip(&view.players).map(|(seat, player)| {
        let (who, detail) = match length {
            Length::Of(detail, most) => (saying::noted(cast, seat, most), detail),
            Length::Least | Length::Bare => (brief(seat), Detail::Kinds),
        };
        Text::sentences([
            facts::player(who, facts::holds(player, detail)),
            facts::city(&player.city, detail),
        ])
    });
    std::iter::once(Text::sentences(turn.chain(cards).flatten())).chain(players).collect()
}

/// One city in words: with names and coordinates, since there is room.
pub(super) fn city(view: &PublicView, seat: Seat, cast: &Cast) -> String {
    let player = &view.players[seat.index()];
    let (name, holds) = (saying::noted(cast, seat, 32), facts::holds(player, Detail::Rows));
    let of = say!("great_city-alt-city", name, round = view.round, holds);
    let points = lines(view, &player.score).into_iter();
    let points =
        points.map(|it| say!("great_city-alt-line", line = (it.name)(), points = it.points));
    let points =
        say!("great_city-alt-points", lines = Text::units(points), total = player.score.total);
    let rows = facts::city(&player.city, Detail::Rows);
    let all = std::iter::once(of).chain(facts::won(player)).chain([rows, points]);
    Text::sentences(all).to_string()
}

/// The places in words: where each letter lies.
pub(super) fn places(view: &SeatView, intent: &Intent) -> String {
    let city = &view.own().city;
    let lettered = letters(&intent.places);
    let (card, needed) = (intent.card.name(), bricks(intent.card.bricks()));
    let build = say!("great_city-alt-build", card, bricks = needed);
    let chosen = intent.chosen.as_ref().map(|chosen| {
        let letter =
            lettered.iter().find(|(_, cell)| *cell == chosen.at).map_or('?', |(letter, _)| *letter);
        let tokens = tokens(u8::try_from(chosen.tokens.len()).unwrap_or(u8::MAX));
        let coins = coins(2 * chosen.buy);
        say!("great_city-alt-chosen", letter = letter.to_string(), tokens, coins)
    });
    let place = |(letter, cell): &(char, Cell), with: Brings| {
        let (letter, place) = (letter.to_string(), whereabouts(city, *cell));
        let worth = worth_on(view.own(), intent.card, *cell, &view.public.options);
        match with {
            Brings::InWords => {
                let brings = in_words(worth).unwrap_or_else(|| say!("great_city-worth-nothing"));
                say!("great_city-alt-place-brings", letter, place, brings)
            }
            Brings::Score => {
                let brings = signed(worth.score);
                say!("great_city-alt-place-brings", letter, place, brings)
            }
            Brings::Untold => say!("great_city-alt-place", letter, place),
        }
    };
    let head = Text::sentences(
        std::iter::once(build).chain(chosen).chain([facts::city(city, Detail::Rows)]),
    );
    saying::fitting([Brings::InWords, Brings::Score, Brings::Untold].map(|with| {
        let places = lettered.iter().map(|lettered| place(lettered, with));
        let places = Text::units(places);
        vec![head.clone(), say!("great_city-alt-places", places)]
    }))
}

/// How much is said of what a card brings at a place.
#[derive(Clone, Copy)]
enum Brings {
    InWords,
    Score,
    Untold,
}

/// A hand in words, with the effects as far as they fit.
pub(super) fn cards(view: &SeatView, heading: &Text, subtitle: &Text, cards: &[Card]) -> String {
    let purse = Purse::of(view);
    let symbols = purse.turn.map(|(some, others)| [bricks(some), cogs(others)]);
    let tokens = (purse.tokens > 0).then(|| say!("great_city-brick-tokens", number = purse.tokens));
    let has = std::iter::once(coins(purse.coins)).chain(symbols.into_iter().flatten());
    let has = Text::units(has.chain(tokens));
    let head = say!("great_city-alt-cards", heading, subtitle, has);
    let none = cards.is_empty().then(|| say!("great_city-alt-no-cards"));
    let head = Text::sentences(std::iter::once(head).chain(none));
    let each = cards.iter().map(|card| {
        let (name, effect) = (card.name(), effect(*card));
        let verdict = purse.verdict(*card).says(*card);
        match brings(view, *card).filter(|_| view.public.winners.is_none()) {
            Some(now) => say!("great_city-alt-card-now", card = name, verdict, effect, now),
            None => say!("great_city-alt-card", card = name, verdict, effect),
        }
    });
    Text::lines(std::iter::once(head).chain(each)).to_string()
}

/// The scores in words.
pub(super) fn scores(view: &PublicView, cast: &Cast) -> String {
    let head = if view.winners.is_some() {
        say!("great_city-alt-final")
    } else {
        say!("great_city-alt-so-far", round = view.round)
    };
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    let totals: Vec<i32> = view.players.iter().map(|player| player.score.total).collect();
    let each = seats.zip(&view.players).map(|(seat, player)| {
        let (total, place) = (player.score.total, rank(&totals, view.winners, seat));
        let points = lines(view, &player.score)
            .into_iter()
            .map(|it| say!("great_city-alt-line", line = (it.name)(), points = it.points));
        let (name, lines) = (saying::noted(cast, seat, 32), Text::units(points));
        say!("great_city-alt-score", name, place, total, lines)
    });
    Text::lines(std::iter::once(head).chain(each)).to_string()
}

/// The end in words: the scores, the cities of the winners and how the points grew, as much as fits.
pub(super) fn finale(view: &PublicView, course: &Course, cast: &Cast) -> String {
    let scores = Text::verbatim(scores(view, cast));
    let winners = view.winners.into_iter().flat_map(SeatSet::iter);
    let built: Vec<Text> = winners
        .map(|seat| {
            let built = facts::city(&view.players[seat.index()].city, Detail::Rows);
            say!("picture-built", name = saying::name(cast, seat, 30), built)
        })
        .collect();
    let with = |more: Vec<Text>| std::iter::once(scores.clone()).chain(more).collect::<Vec<_>>();
    let rounds = course_words(course, cast, GreatCity::POINT);
    let all = built.iter().cloned().chain(rounds).collect();
    saying::fitting([with(all), with(built), with(Vec::new())])
}

/// The own turn in words: the hand with what it brings, the city, and the offer.
pub(super) fn act(view: &SeatView) -> String {
    let (heading, only) = (say!("great_city-picture-hand"), say!("great_city-picture-only-you"));
    let hand = Text::verbatim(cards(view, &heading, &only, &view.hand));
    let seat = |seat: Seat| say!("great_city-picture-seat", number = seat.index() + 1);
    let offer = facts::offer(&view.public, |of| seat(of).to_string());
    let city = facts::city(&view.own().city, Detail::Rows);
    let more = say!("picture-more");
    saying::fitting([
        std::iter::once(hand.clone()).chain([city.clone()]).chain(offer).collect(),
        vec![hand.clone(), city.clone()],
        vec![hand, more.clone()],
        vec![city, more],
    ])
}

/// A sheet of buildings in words.
pub(super) fn sheet(title: &str, cards: &[Card]) -> String {
    let each = cards.iter().map(|card| {
        let (name, bricks, number) = (card.name(), bricks(card.bricks()), card.copies());
        say!("great_city-alt-building", name, bricks, number, effect = effect(*card))
    });
    Text::lines(std::iter::once(title.into()).chain(each)).to_string()
}
