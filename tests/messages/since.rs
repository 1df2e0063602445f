//! "Since your last turn": a few lines in which every event is told or counted, once.

use aedile::{
    board::{Game, Level, Seat},
    discord::{
        panels::player::{self as panel, Occasion},
        words::{
            bold, names_before,
            summary::{self, LINES, Rest},
        },
    },
    games::great_city::{Card, Event, GreatCity, Options},
    play::{AnyEvent, PublicView},
    tables::{Former, Happened, Look, MoveNumber, Occupant, Seated, Since, UserId, Whose, Why},
    talk::names::Names,
};

use super::{NAMES, all_options, limits::Limits as _, look, play};

/// What has happened at a table, and what each seat has not seen yet.
struct Watched {
    before: GreatCity,
    new: Vec<(Vec<Happened>, GreatCity)>,
    mover: Seat,
}

fn happened(number: MoveNumber, event: Event, why: Option<Why>) -> Happened {
    Happened { number, event: AnyEvent::of::<GreatCity>(event), why }
}

/// Plays a random game and hands over each look with which a turn begins.
fn each_turn(seats: u8, options: Options, seed: u64, mut watch: impl FnMut(&Look)) {
    let mut watched: Option<Watched> = None;
    let _ = play(seats, options, seed, |number, game, seat| {
        let number = MoveNumber(u32::try_from(number).unwrap());
        let Some(Watched { before, new, mover }) = &mut watched else {
            let new = (0..seats).map(|_| (Vec::new(), *game)).collect();
            watched = Some(Watched { before: *game, new, mover: seat });
            return;
        };
        let mv = last_move(before, game);
        let events = GreatCity::events(before, mv, game);
        for (index, (unseen, _)) in new.iter_mut().enumerate() {
            let own = usize::from(index == mover.index());
            let others = events.iter().skip(own).cloned();
            unseen.extend(others.map(|event| happened(number, event, None)));
        }
        if seat != *mover {
            let (events, earlier) = std::mem::replace(&mut new[seat.index()], (Vec::new(), *game));
            let since = Since {
                own: (events.len() > 20).then_some(MoveNumber(1)),
                events,
                former: Vec::new(),
                before: PublicView::of::<GreatCity>(earlier.public_view()),
                after: PublicView::of::<GreatCity>(game.public_view()),
            };
            watch(&Look { since: Some(Box::new(since)), ..look(game, seat) });
        }
        (*before, *mover) = (*game, seat);
    });
}

/// The move between two positions that follow each other.
fn last_move(before: &GreatCity, after: &GreatCity) -> <GreatCity as Game>::Move {
    let mut legal = Vec::new();
    before.legal_moves(&mut legal);
    let leads_here = |mv: &_| {
        let mut game = *before;
        game.play_unchecked(*mv);
        game.public_view() == after.public_view()
    };
    legal.into_iter().find(leads_here).expect("one of them was made")
}

/// How many events the last line says it counts, and how many its parts are together.
fn counted(lines: &[String]) -> (usize, usize) {
    let Some(fold) = lines.last().and_then(|line| line.strip_prefix("… and ")) else {
        return (0, 0);
    };
    let (whole, parts) = fold.split_once(" more: ").unwrap();
    let parts = parts.split_once('.').unwrap().0;
    let numbers = parts.split([',', ' ']).filter_map(|word| word.parse::<usize>().ok());
    (whole.parse().unwrap(), numbers.sum())
}

/// The lines of a summary, as they are read.
fn told(since: &Since, names: &Names) -> Vec<String> {
    summary::lines(since, names, Rest::Logged).iter().map(ToString::to_string).collect()
}

#[test]
fn every_event_is_told_or_counted_once() {
    let names = Names::new(NAMES.map(ToOwned::to_owned));
    let mut folded_ever = 0;
    for seats in 2..=4 {
        for (place, options) in all_options().into_iter().enumerate() {
            each_turn(seats, options, 40 + 10 * u64::from(seats) + place as u64, |look| {
                let since = look.since.as_ref().unwrap();
                let lines = told(since, &names);
                assert!(lines.len() <= LINES, "{lines:#?}");
                let (folded, parts) = counted(&lines);
                assert_eq!(folded, parts, "{lines:#?}");
                let mut says: Vec<String> = since
                    .events
                    .iter()
                    .map(|one| one.event.brief(&names).says.to_string())
                    .collect();
                says.sort_by_key(|says| std::cmp::Reverse(says.len()));
                let mut text = lines.join("\n");
                let told = says.iter().filter(|says| {
                    let is_told = text.contains(says.as_str());
                    text = text.replacen(says.as_str(), "", 1);
                    is_told
                });
                assert_eq!(told.count() + folded, since.events.len(), "{lines:#?}");
                folded_ever += folded;
            });
        }
    }
    assert!(folded_ever > 0, "no game had more to tell than fits");
}

#[test]
fn a_turn_that_ends_by_itself_goes_without_saying() {
    let names = Names::new(["Anna", "Ben"].map(ToOwned::to_owned));
    let mut news = None;
    each_turn(2, Options::PUBLISHER, 5, |look| news = look.since.clone().or(news.take()));
    let mut since = *news.unwrap();
    let happened = |number, event, why| happened(MoveNumber(number), event, why);
    let took = Event::Pick { player: Seat::FIRST, card: Card::Market, bricks: 1, cogs: 0 };
    let ended = Event::Pass { player: Seat::FIRST };
    let lines = |since: &Since| told(since, &names).join("\n");
    since.events =
        vec![happened(3, took.clone(), None), happened(4, ended.clone(), Some(Why::Forced))];
    assert_eq!(lines(&since), "**Anna**: took **Market**.");
    since.events = vec![happened(3, took, None), happened(4, ended, None)];
    assert_eq!(lines(&since), "**Anna**: took **Market**; ended the turn.");
}

#[test]
fn what_was_done_before_a_seat_passed_on_is_told_apart() {
    let former = [Former {
        seat: Seat::FIRST,
        until: MoveNumber(4),
        whose: Whose::Ai("Celer".to_owned(), Level::Easy),
    }];
    let person = |(seat, name): (Seat, &str)| Seated {
        seat,
        who: Occupant::Person(UserId(u64::from(u8::from(seat)))),
        name: name.to_owned(),
        colour: None,
        away: false,
    };
    let players: Vec<_> = Seat::all(2).zip(["Anna", "Ben"]).map(person).collect();
    let names = names_before(&players, &former);
    let mut news = None;
    each_turn(2, Options::PUBLISHER, 5, |look| news = look.since.clone().or(news.take()));
    let mut since = *news.unwrap();
    let happened = |number, event| happened(MoveNumber(number), event, None);
    let took = Event::Pick { player: Seat::FIRST, card: Card::Market, bricks: 1, cogs: 0 };
    since.events = vec![happened(3, took), happened(4, Event::Pass { player: Seat::FIRST })];
    assert_eq!(
        told(&since, &names),
        [r"**Celer \(AI, easy\)**: took **Market**.", "**Anna**: ended the turn."]
    );
}

#[test]
fn the_panel_opens_with_it_and_keeps_the_limits() {
    let (mut shortened, mut named) = (0, 0);
    for seats in 2..=4 {
        for (place, options) in all_options().into_iter().enumerate() {
            each_turn(seats, options, 90 + 10 * u64::from(seats) + place as u64, |look| {
                let opened = panel::panel(look, "", Occasion::Opened);
                opened.check().unwrap_or_else(|limit| panic!("{limit}\n{opened:#?}"));
                let has_news = !look.since.as_ref().unwrap().events.is_empty();
                let heading = ["**Since your last turn:**", "**So far:**"];
                let text = opened.text.to_string();
                if let Some(told) = text.lines().find(|line| line.ends_with("has the rest.")) {
                    let says = |one: &Seated| told.contains(&bold(&one.name));
                    named += usize::from(look.players.iter().any(says));
                    assert!(told.chars().count() < 240, "{told}");
                    shortened += 1;
                }
                let lines = opened.text.to_string().lines().filter(|line| !line.is_empty()).count();
                assert!(lines <= 2, "{}", opened.text);
                let tells =
                    heading.iter().any(|heading| opened.text.to_string().starts_with(heading));
                assert_eq!(tells, has_news, "{}", opened.text);
                assert!(!opened.text.to_string().ends_with('…'), "the decision itself is not cut");
                for occasion in [Occasion::Turned, Occasion::Moved, Occasion::Undone] {
                    let panel = panel::panel(look, "", occasion);
                    assert!(
                        !panel.text.to_string().contains("Since your last turn"),
                        "{}",
                        panel.text
                    );
                }
            });
        }
    }
    assert!(shortened > 20 && 10 * named > 9 * shortened, "{named} of {shortened}");
}

#[test]
fn it_reads_like_this() {
    let names = Names::new(["Anna", "Ben", "Cleo"].map(ToOwned::to_owned));
    let (mut last, mut all) = (None, Vec::new());
    each_turn(3, Options::PUBLISHER, 5, |look| {
        let since = look.since.clone().unwrap();
        all.extend(since.events.iter().cloned());
        last = Some(since);
    });
    let last = last.unwrap();
    insta::assert_snapshot!(told(&last, &names).join("\n"), @"
    **Anna**: put an emissary on space 2.
    **Ben**: put an emissary on space 4.
    **Anna**: took **Residential 3**; built **Sheep Farm**; ended the turn.
    **Ben**: took **Temple of Jupiter**; built **Residential 2**; produced 2 coins.
    ");
    let whole = Since { events: all, ..*last };
    insta::assert_snapshot!(told(&whole, &names).join("\n"), @r"
    Influence: the lead is tied. Still waiting: influence card 10.
    Influence: the lead is tied. Still waiting: influence card 10.
    Influence: **Ben** leads with 2 influence tokens and takes influence card 10. The tokens go back.
    Influence: **Ben** leads with 2 influence tokens and takes influence card 10. The tokens go back.
    Influence: **Ben** leads with 2 influence tokens and takes influence card 10. The tokens go back.
    … and 394 more: 84 emissaries, 81 cards taken, 63 builds, 49 productions, 42 new rounds, 34 turns ended, 13 influence scorings, 10 aqueducts, 6 drafted cards, 6 school draws and 6 school cards kept. `/game log show since:` shows all.
    ");
}
