//! A game of three kinds of moves, as small as can be, and what is made of it: throw a stone of a kind into a well, keep a
//! stone, or end.

use std::borrow::Cow;

use aedile::{
    board::MoveNumber,
    catalogue::{Entry, Language, Text},
    tables::TableId,
    talk::{
        layout::{Panel, Row, Style},
        paths::{
            Asked, Fork, Front, Guide, Label, Meant, Offered, Order, Page, Path, Thought, Typed,
            Value, decision, offer,
            order::{SAYS, THING, entry},
            read,
        },
        present::Spot,
        verb::{GameVerb, Verb},
        written::choices,
    },
};

use super::limits::Limits as _;

/// A move of the toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Toy {
    Throw { stone: u8, well: u8 },
    Keep { stone: u8 },
    End,
}

impl std::fmt::Display for Toy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Throw { stone, well } => write!(f, "throw:{stone}:{well}"),
            Self::Keep { stone } => write!(f, "keep:{stone}"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The first ones; the others have numbers.
const STONES: [&str; 3] = ["granite", "marble", "marble"];

struct ToyGuide(Vec<Toy>);

const STONE: Asked = Asked::new("stone");
const WELL: Asked = Asked::new("well").after_all();

impl Guide for ToyGuide {
    const COMMAND: &'static str = "toy";
    const ORDERS: &'static [Order] = &[
        Order::new("throw", Offered::Menu("throw"), &[STONE, WELL]),
        Order::new("keep", Offered::Buttons(Style::Plain), &[STONE]),
        Order::new("end", Offered::Buttons(Style::Ending), &[]).anyway(),
    ];
    type Move = Toy;
    type Shot = ();

    fn legal(&self) -> &[Toy] {
        &self.0
    }

    fn path(&self, mv: Toy) -> Path {
        // The two stones of marble are alike.
        let name = |stone: u8| match STONES.get(usize::from(stone)) {
            Some(name) => Cow::Borrowed(*name),
            None => Cow::Owned(format!("stone{stone}")),
        };
        match mv {
            Toy::Throw { stone, well } => {
                Path::new("throw").step(name(stone)).step(well.to_string())
            }
            Toy::Keep { stone } => Path::new("keep").step(name(stone)),
            Toy::End => Path::new("end"),
        }
    }

    fn label(&self, fork: &Fork<'_, Toy>, value: &str) -> Label {
        match fork.asked().id {
            "stone" => Label::new(format!("{value}, {} ways", fork.moves.len())),
            // All wells are called the same, so that they have to be told apart.
            _ => Label::new("a well").rank(value.parse::<i32>().unwrap() % 50).area(&value[..1]),
        }
    }

    fn names(&self, _fork: &Fork<'_, Toy>, value: &str) -> Vec<Text> {
        vec![value.into(), format!("the {value} one").into()]
    }

    fn known(&self, fork: &Fork<'_, Toy>) -> Vec<Vec<Value>> {
        let all = if fork.asked().id == "stone" { &STONES[..2] } else { &[] };
        vec![all.iter().map(|name| Cow::Borrowed(*name)).collect()]
    }

    fn meant(&self, path: &Path) -> Option<Toy> {
        let stone = STONES.iter().position(|name| *name == path.value(0))?;
        Some(Toy::Keep { stone: u8::try_from(stone).ok()? })
    }

    fn refusal(&self, mv: Toy) -> Option<Text> {
        (!self.0.contains(&mv)).then(|| "only marble can be kept".into())
    }

    fn summary(&self, mv: Toy) -> Text {
        format!("Do {mv}").into()
    }

    fn thought(&self, mv: Toy) -> Thought {
        if mv == Toy::End { Thought::Asked } else { Thought::None }
    }

    fn front(&self, page: &Page<'_, Toy>) -> Front<Toy, ()> {
        match page {
            Page::Start => Front::new("Your turn"),
            Page::Choose(fork) => Front::new(fork.asked().id),
            Page::Confirm(_) => Front::new("Sure?"),
        }
    }

    fn instead(&self, _fork: &Fork<'_, Toy>) -> Text {
        "No stone is left".into()
    }

    /// The toy has no words in the catalogue.
    fn says(of: &Entry, what: &'static str) -> Text {
        if what == THING { "stone".into() } else { format!("{what} {of:?}").into() }
    }
}

/// So many wells; the stones of marble can be kept as well.
fn toy(wells: u8) -> ToyGuide {
    let stones = 0..STONES.len().to_le_bytes()[0];
    let throws =
        stones.clone().flat_map(|stone| (0..wells).map(move |well| Toy::Throw { stone, well }));
    let keeps = [1, 2].map(|stone| Toy::Keep { stone });
    ToyGuide(throws.chain(keeps).chain([Toy::End]).collect())
}

fn page(guide: &ToyGuide, name: &str) -> Panel<(), String> {
    let spot = Spot { table: TableId(7), number: MoveNumber(12) };
    let panel = decision(guide, name, spot).unwrap();
    panel.check().unwrap();
    panel.to(Language::ENGLISH)
}

/// What a page offers: what each control does and says.
fn offered(panel: &Panel<(), String>) -> Vec<(Verb, String)> {
    let of = |row: &Row<String>| match row {
        Row::Buttons(buttons) => {
            buttons.iter().map(|one| (one.id.verb.clone(), one.label.clone())).collect::<Vec<_>>()
        }
        Row::Select(select) => select
            .options
            .iter()
            .map(|one| (select.id.clone().chosen(&one.value).verb, one.label.clone()))
            .collect(),
    };
    panel.rows.iter().flat_map(of).collect()
}

fn go(page: &str, label: &str) -> (Verb, String) {
    (GameVerb::Go(page.to_owned()).into(), label.to_owned())
}

fn does(code: &str, label: &str) -> (Verb, String) {
    (GameVerb::Do(code.to_owned()).into(), label.to_owned())
}

#[test]
fn the_first_page_offers_the_first_choice_of_each_order_and_a_step_with_one_choice_is_not_asked() {
    let guide = toy(2);
    assert_eq!(
        offered(&page(&guide, "")),
        [
            go("throw:granite", "granite, 2 ways"),
            go("throw:marble", "marble, 2 ways"),
            does("keep:1", "Do keep:1"),
            go("end", "Do end"),
        ]
    );
    let wells = offered(&page(&guide, "throw:granite"));
    let expected = [does("throw:0:1", "a well"), does("throw:0:0", "a well (2)"), go("", "Back")];
    assert_eq!(wells, expected, "best first, told apart, done at once");
    assert_eq!(offered(&page(&guide, "end")), [does("end", "Do end"), go("", "Back")]);
    let one = offered(&page(&toy(1), ""));
    assert_eq!(one[0], does("throw:0:0", "Do throw:0:0"), "the only well is not asked for");
}

#[test]
fn what_is_too_much_for_a_select_is_offered_in_parts_and_every_move_is_reached() {
    let guide = toy(60);
    let first = page(&guide, "throw:granite");
    let parts: Vec<_> = offered(&first)
        .into_iter()
        .filter(|(verb, _)| matches!(verb, Verb::Game(GameVerb::Go(page)) if page.contains('@')))
        .collect();
    assert_eq!(parts[1], go("throw:granite@1", "1 · 11"), "by the first digit, the area");
    let mut reached = std::collections::BTreeSet::new();
    for (verb, _) in parts {
        let Verb::Game(GameVerb::Go(name)) = verb else { unreachable!("these lead on") };
        reached.extend(offered(&page(&guide, &name)).into_iter().filter_map(
            |(verb, _)| match verb {
                Verb::Game(GameVerb::Do(code)) => Some(code),
                _ => None,
            },
        ));
    }
    assert_eq!(reached.len(), 60);
}

#[test]
fn an_order_that_is_too_much_for_a_menu_is_one_choice_that_says_what_the_order_does() {
    let throws = (0..30).map(|stone| Toy::Throw { stone, well: 0 });
    let guide = ToyGuide(throws.chain([Toy::End]).collect());
    let says = ToyGuide::says(&entry("toy").below("throw"), SAYS);
    let first = offered(&page(&guide, ""));
    // The two stones of marble are alike.
    assert_eq!(first, [go("throw", &format!("{says} · 29")), go("end", "Do end")]);
    assert_eq!(offered(&page(&guide, "throw@1")).len(), 5, "four stones and the way back");
}

#[test]
fn a_page_of_no_legal_move_is_refused() {
    let spot = Spot { table: TableId(7), number: MoveNumber(12) };
    for name in ["dance", "throw:pearl", "throw:granite:9", "throw:granite@9", "end:now", ":", "@"]
    {
        assert!(decision(&toy(2), name, spot).is_none(), "{name}");
    }
}

#[test]
fn an_autocomplete_offers_what_is_legal_with_what_is_typed_already() {
    let guide = toy(2);
    let labels = |typed: &Typed, option| -> Result<Vec<String>, String> {
        let offered = offer(&guide, typed, option).map_err(|words| words.to_string())?;
        let offered = choices(&offered, Language::ENGLISH);
        Ok(offered.into_iter().map(|one| one.label).collect())
    };
    let throw = Typed::new("throw");
    assert_eq!(labels(&throw, "stone").unwrap(), ["granite, 2 ways", "marble, 2 ways"]);
    assert_eq!(labels(&throw, "well").unwrap_err(), "Fill in “stone” first");
    let marble = throw.with("stone", "marb");
    assert_eq!(labels(&marble, "well").unwrap(), ["a well", "a well (2)"]);
    let none = ToyGuide(Vec::new());
    assert_eq!(offer(&none, &marble, "stone").unwrap_err(), "No stone is left".into());
}

#[test]
fn typed_words_are_read_as_they_were_meant() {
    let guide = toy(2);
    let throw = |stone: &str, well: &str| {
        read(&guide, &Typed::new("throw").with("stone", stone).with("well", well))
            .map_err(|words| words.to_string())
    };
    let meant = Ok(Meant::Play(Toy::Throw { stone: 0, well: 1 }));
    assert_eq!(throw("granite", "1"), meant);
    assert_eq!(throw("GRAN", " the 1 one "), meant);
    assert_eq!(throw("granit", "1"), meant);
    let unknown = "“pearl” is unknown (stone); choices: granite and marble.";
    assert_eq!(throw("pearl", "1").unwrap_err(), unknown);
    assert!(throw("marble", "").unwrap_err().ends_with("Choices: 0 and 1."));
    let left_out = read(&guide, &Typed::new("throw")).unwrap_err().0.to_string();
    assert!(left_out.ends_with("Choices: granite and marble."), "{left_out}");
    let end = Typed::new("end");
    assert_eq!(read(&guide, &end), Ok(Meant::Ask("end".to_owned())));
    assert_eq!(read(&guide, &Typed { is_sure: true, ..end }), Ok(Meant::Play(Toy::End)));
    // Granite is known and cannot be kept: the rules say why.
    let granite = Typed::new("keep").with("stone", "granite");
    assert_eq!(read(&guide, &granite), Ok(Meant::Play(Toy::Keep { stone: 0 })));
}
