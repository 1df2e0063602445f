//! What buttons and the options of menus say of a move: name, cost and effect.

use super::{
    bill::{Build, Gain, Production},
    guide::Guide,
    orders::{CARD, CHOICE, PLACE},
    units::{self, brick_tokens, bricks, cards, coins, influence_tokens},
};
use crate::{
    board::signed,
    games::great_city::{
        pictures::{
            extent::letters,
            facts::whereabouts,
            purse::{Purse, Verdict},
            words::brings,
        },
        rules::{
            cards::{Card, Deck},
            city::{Cell, CellSet},
            moves::{Bottom, Move},
            view::{CityView, SeatView, StripView},
        },
    },
    say,
    talk::{
        layout::short_label,
        paths::{Fork, Guide as _, Label},
        say::Text,
    },
};

/// What a choice says, and how good it looks.
pub fn label(guide: &Guide<'_>, fork: &Fork<'_, Move>, value: &str) -> Label {
    let Some(first) = fork.moves.first().copied() else { return Label::new(value) };
    match (first, fork.asked().id) {
        (Move::Build { card, .. }, CARD) => {
            let builds: Vec<Build> = guide.builds_of(card).copied().collect();
            let short = card_in_short(card, &builds);
            Label::new(self::card(card, &builds)).shortened(short).rank(best(&builds))
        }
        (Move::Build { card, at, .. }, PLACE) => {
            let here: Vec<Build> =
                guide.builds_of(card).filter(|build| build.at == at).copied().collect();
            let cheapest = cheapest(&here);
            let city = &guide.view.own().city;
            let letter = letter(guide, card, at);
            let label = cheapest.map_or_else(
                || Label::new(value),
                |build| {
                    let in_full = self::place(letter, build, city);
                    Label::new(in_full).shortened(place_in_short(letter, build))
                },
            );
            label.rank(best(&here))
        }
        (Move::Build { at, .. }, _) => guide.build(first).map_or_else(
            || Label::new(value),
            |build| {
                let says = self::payment_in_full(build, &guide.view.own().city);
                // Brick tokens before coins, and of several farms the one that is replaced (§11.2).
                let tokens = 2 * i32::try_from(build.tokens.len()).unwrap_or(i32::MAX);
                let spared = i32::from(!build.tokens.contains(at));
                Label::new(says.clone())
                    .shortened([says, payment(build)])
                    .rank(-(100 * i32::from(build.coins) + tokens + spared))
            },
        ),
        (Move::Place { space }, _) => {
            let strip = guide.view.public.strip.as_ref();
            let all = self::space(space.number(), strip);
            Label::new(all.clone()).shortened([all, space_in_short(space.number(), strip)])
        }
        (Move::Draft { card }, _) => Label::new(choice(guide.view, card)),
        (Move::Pick { card }, _) => {
            let offer = guide.view.public.offer.iter();
            let mut free = offer.filter(|offered| offered.taken_by.is_none());
            let place = free.position(|offered| offered.card == card);
            let rank = place.and_then(|place| i32::try_from(place).ok()).map_or(i32::MIN, |it| -it);
            Label::new(choice(guide.view, card)).rank(rank)
        }
        (Move::SchoolDeck { deck }, _) => Label::new(self::deck(guide.view, deck)),
        (Move::SchoolKeep { keep, .. }, CHOICE) => Label::new(choice(guide.view, keep)),
        (Move::SchoolKeep { bottom, .. }, _) => {
            let all = self::returned(bottom);
            Label::new(all.clone()).shortened([all])
        }
        (Move::Produce { .. } | Move::Pass, _) => Label::new(guide.summary(first)),
    }
}

fn best(builds: &[Build]) -> i32 {
    builds.iter().map(Build::worth).max().unwrap_or(0)
}

/// The build that costs the fewest coins, then the fewest tokens.
pub fn cheapest(builds: &[Build]) -> Option<&Build> {
    builds.iter().min_by_key(|build| (build.coins, build.tokens.len()))
}

/// The places where this card can go, in reading order.
pub fn places(guide: &Guide<'_>, card: Card) -> Vec<Cell> {
    let mut places: Vec<Cell> = guide
        .view
        .legal
        .iter()
        .filter_map(|mv| match mv {
            Move::Build { card: built, at, .. } if *built == card => Some(*at),
            _ => None,
        })
        .collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// The letter of a place for this card.
pub fn letter(guide: &Guide<'_>, card: Card, at: Cell) -> char {
    let lettered = letters(&places(guide, card));
    lettered.into_iter().find(|(_, place)| *place == at).map_or('?', |(letter, _)| letter)
}

/// "School · 3 bricks, you pay 2 coins · best: draw 3 cards".
pub fn card(card: Card, builds: &[Build]) -> Text {
    let of_card = || builds.iter().filter(|build| build.card == card);
    let price = of_card().min_by_key(|build| (build.coins, build.tokens.len()));
    let best = of_card().max_by_key(|build| build.worth());
    let bricks = bricks(card.bricks());
    let costs = match price.map(payment) {
        Some(payment) => say!("great_city-panel-price", bricks, payment),
        None => bricks,
    };
    let best = best.map(|build| match effect(build) {
        Some(effect) => say!("great_city-panel-best", effect),
        None => say!("great_city-panel-brings-nothing"),
    });
    Text::dotted([card.name(), costs].into_iter().chain(best))
}

/// "School · you pay 2 coins · draw 3 cards", as much of it as fits.
fn card_in_short(card: Card, builds: &[Build]) -> [Text; 4] {
    let pays =
        cheapest(builds).map(|build| say!("great_city-panel-you-pay", payment = payment(build)));
    let best = builds.iter().max_by_key(|build| build.worth()).and_then(effect);
    let name = || std::iter::once(card.name());
    let all = Text::dotted(name().chain(pays.clone()).chain(best.clone()));
    let [paid, good] = [pays, best].map(|part| Text::dotted(name().chain(part)));
    [all, paid, good, card.name()]
}

/// "B · 3 influence tokens, +4 points · over Sheep Farm", as much of it as fits.
fn place_in_short(letter: char, build: &Build) -> [Text; 4] {
    let letter = || std::iter::once(Text::from(letter.to_string()));
    let brings = || effect(build).unwrap_or_else(|| say!("great_city-panel-brings-nothing"));
    let over = over(build);
    let all = Text::dotted(letter().chain([brings()]).chain(over.clone()));
    let score = city_points(build);
    let in_short = Text::dotted(letter().chain([score]).chain(over.clone()));
    [all, in_short, Text::dotted(letter().chain(over)), Text::dotted(letter())]
}

/// "Market at B · +4 points · over Sheep Farm", as much of it as fits.
pub fn picked(card: Card, letter: char, build: &Build) -> Text {
    let at = say!("great_city-panel-at", card = card.name(), letter = letter.to_string());
    let score = city_points(build);
    let all = Text::dotted([Some(at.clone()), effect(build), over(build)].into_iter().flatten());
    let over = Text::dotted([at.clone()].into_iter().chain(over(build)));
    short_label([all, over, Text::dotted([at.clone(), score]), at])
}

/// "Space 3 · 2 bricks and 1 cog": the same without its own symbol.
fn space_in_short(number: u8, strip: Option<&StripView>) -> Text {
    let spaces = strip.into_iter().flat_map(|strip| &strip.spaces);
    let view = spaces.into_iter().find(|space| space.number.number() == number);
    let called = say!("great_city-called-space", space = number);
    let gives = view.map(|space| units::symbols(space.bricks, space.cogs));
    Text::dotted([called].into_iter().chain(gives))
}

/// "2 coins", "1 brick token and 2 coins", "nothing".
pub fn payment(build: &Build) -> Text {
    let tokens = build.tokens.len();
    let tokens = (tokens > 0).then(|| brick_tokens(tokens));
    let coins = (build.coins > 0).then(|| coins(build.coins));
    if tokens.is_none() && coins.is_none() {
        return say!("great_city-nothing");
    }
    Text::all_of(tokens.into_iter().chain(coins))
}

/// "+4 points": what a build adds to the points of the city, in the words in which cards to take say it.
fn city_points(build: &Build) -> Text {
    let points = build.city_points;
    say!("great_city-worth-points", points, change = signed(points))
}

/// What a build brings at once and by how much the points of the city change; nothing when neither.
pub fn effect(build: &Build) -> Option<Text> {
    let score = (build.city_points != 0).then(|| city_points(build));
    let parts: Vec<Text> = gain(build.gain).into_iter().chain(score).collect();
    (!parts.is_empty()).then(|| Text::units(parts))
}

/// "2 coins and 1 influence token"; nothing for nothing.
pub fn gain(gain: Gain) -> Option<Text> {
    let Gain { coins, bricks, influence, points, draws } = gain;
    let things = [
        (coins > 0).then(|| units::coins(coins)),
        (bricks > 0).then(|| brick_tokens(bricks)),
        (influence > 0).then(|| influence_tokens(influence)),
        (points > 0).then(|| say!("great_city-point-tokens", number = points)),
        (draws > 0).then(|| say!("great_city-panel-draw", cards = cards(draws))),
    ];
    let things: Vec<Text> = things.into_iter().flatten().collect();
    (!things.is_empty()).then(|| Text::all_of(things))
}

/// "B · row 1, column 2 · over Sheep Farm · 3 influence tokens, +4 points".
pub fn place(letter: char, build: &Build, city: &CityView) -> Text {
    let effect = effect(build).unwrap_or_else(|| say!("great_city-panel-brings-nothing"));
    let parts = [
        Some(letter.to_string().into()),
        Some(whereabouts(city, build.at)),
        over(build),
        Some(effect),
    ];
    Text::dotted(parts.into_iter().flatten())
}

/// "over Sheep Farm".
pub fn over(build: &Build) -> Option<Text> {
    build.replaced.map(|old| say!("great_city-panel-over", card = old.name()))
}

/// "2 coins and the brick token of Grain Farm (row 1, column 2)".
pub fn payment_in_full(build: &Build, city: &CityView) -> Text {
    let mut parts = farms(build.tokens, city);
    if build.coins > 0 {
        parts.push(coins(build.coins));
    }
    if parts.is_empty() { say!("great_city-panel-strip-pays") } else { Text::all_of(parts) }
}

fn farms(tokens: CellSet, city: &CityView) -> Vec<Text> {
    let farm_at = |at: Cell| city.buildings.iter().find(|building| building.at == at);
    let brick_of = |at: Cell| {
        let farm = farm_at(at)?.card.name();
        Some(say!("great_city-panel-brick-of", farm, place = whereabouts(city, at)))
    };
    tokens.iter().filter_map(brick_of).collect()
}

/// "Produce 2 coins and 1 brick token · buys 1 cog for 1 coin".
pub fn produce(production: &Production) -> Text {
    let gain = gain(production.gain).unwrap_or_else(|| say!("great_city-nothing"));
    let bought = production.coins;
    let buys = (bought > 0).then(|| {
        let cogs = units::symbols(0, bought);
        say!("great_city-panel-buys", cogs, coins = coins(bought))
    });
    let what = say!("great_city-panel-produce-what", gain);
    Text::dotted(std::iter::once(what).chain(buys))
}

/// "Space 3 · 2 bricks and 1 cog".
pub fn space(number: u8, strip: Option<&StripView>) -> Text {
    let view =
        strip.and_then(|strip| strip.spaces.iter().find(|space| space.number.number() == number));
    match view {
        Some(space) => {
            let symbol = units::symbol(space.symbol);
            let named = say!("great_city-panel-space", space = number, symbol);
            Text::dotted([named, units::symbols(space.bricks, space.cogs)])
        }
        None => say!("great_city-called-space", space = number),
    }
}

/// "Deck II · 12 cards left".
pub fn deck(view: &SeatView, deck: Deck) -> Text {
    let left =
        view.public.decks.iter().find(|(other, _)| *other == deck).map_or(0, |(_, left)| *left);
    let named = say!("great_city-called-deck", deck = deck.to_string());
    Text::dotted([named, say!("great_city-panel-left", cards = cards(left))])
}

/// "Temple of Mercury · 2 bricks · +4 points": a card to keep or to take, with what it costs and what it would bring now, as much
/// of it as fits on a button.
pub fn choice(view: &SeatView, card: Card) -> Text {
    let needs = bricks(card.bricks());
    let (costs, in_short) = match Purse::of(view).verdict(card) {
        Verdict::Later => (needs.clone(), None),
        Verdict::Enough => (say!("great_city-panel-price-enough", bricks = &needs), None),
        Verdict::Short(number) => {
            let coins = coins(2 * number);
            let costs =
                say!("great_city-panel-price-short", bricks = &needs, number, coins = &coins);
            (costs, Some(say!("great_city-panel-price-coins", coins)))
        }
        Verdict::TooDear(_) => {
            let too_dear = say!("great_city-panel-too-dear");
            (say!("great_city-panel-price-too-dear", bricks = &needs), Some(too_dear))
        }
    };
    let brings =
        brings(view, card).unwrap_or_else(|| say!("great_city-worth-produces", card = card.id()));
    let all = |costs: Text| Text::dotted([card.name(), costs, brings.clone()]);
    let priced = |costs: Text| Text::dotted([card.name(), costs]);
    let costs = [Some(costs), in_short.clone()].into_iter().flatten().map(all);
    let costs: Vec<Text> = costs.chain(in_short.map(priced)).collect();
    let without = [all(needs.clone()), Text::dotted([card.name(), brings.clone()]), priced(needs)];
    short_label(costs.into_iter().chain(without).chain([card.name()]))
}

/// "Market, then School": the order in which cards return under a deck.
pub fn returned(bottom: Bottom) -> Text {
    let names = bottom.iter().map(Card::name);
    let then = |first: Text, last: Text| say!("great_city-panel-then", first, last);
    names.reduce(then).unwrap_or_else(|| say!("great_city-panel-nothing-returns"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Game, Rng, Seed},
        games::great_city::{GreatCity, Options},
    };

    /// What the cards of the offer are called on their buttons, in random games, with what they cost.
    fn taken(watch: &mut impl FnMut(Verdict, &str)) {
        for number in 0..20 {
            let setup = GreatCity::deal(4, &Options::PUBLISHER, Seed::from_number(number));
            let mut game = GreatCity::new(&setup).expect("a deal");
            let mut rng = Rng::new(Seed::from_number(number));
            while let Some(seat) = game.turn().seat() {
                let view = game.seat_view(seat);
                for mv in &view.legal {
                    if let Move::Pick { card } = *mv {
                        watch(Purse::of(&view).verdict(card), &choice(&view, card).to_string());
                    }
                }
                let mv = *rng.choose(&view.legal);
                game.play(seat, mv).expect("it is legal");
            }
        }
    }

    #[test]
    fn a_card_that_costs_coins_says_how_many() {
        let (mut short, mut cut) = (0, 0);
        taken(&mut |verdict, label| match verdict {
            Verdict::Short(number) => {
                short += 1;
                cut += u32::from(label.contains("build: "));
                assert!(label.contains(&coins(2 * number).to_string()), "{label}");
            }
            Verdict::TooDear(_) => assert!(label.contains("too expensive"), "{label}"),
            Verdict::Later | Verdict::Enough => {}
        });
        assert!(short > 100 && cut > 0, "{short} cost coins, {cut} of them in short");
    }

    /// A free build by its place, with what the picture of that place says that it adds to the score.
    #[test]
    fn one_card_has_one_figure() {
        use crate::games::great_city::rules::{cards::Colour, cards::Kind, worth::worth_on};
        use crate::talk::paths::Guide as _;
        let (mut compared, mut rng) = (0, Rng::new(Seed::from_number(5)));
        let setup = GreatCity::deal(3, &Options::PUBLISHER, Seed::from_number(5));
        let mut game = GreatCity::new(&setup).expect("a deal");
        while let Some(seat) = game.turn().seat() {
            let view = game.seat_view(seat);
            let guide = Guide::from(&view);
            for build in guide.legal().iter().filter_map(|mv| guide.build(*mv)) {
                // Coins that a market brings count for the Temple of Mercury, too.
                let is_market = build.card.kind() == Kind::Public(Colour::Green);
                if build.coins > 0 || !build.tokens.is_empty() || is_market {
                    continue;
                }
                let shown = worth_on(view.own(), build.card, build.at, &view.public.options);
                assert_eq!(build.city_points, shown.score, "{build:?}");
                compared += usize::from(build.gain.influence > 0);
            }
            game.play(seat, *rng.choose(&view.legal)).expect("it is legal");
        }
        assert!(compared > 0, "builds with influence");
    }
}
