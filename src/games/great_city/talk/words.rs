//! What happened, who must do what, and how the table stands: the sentences of The Great City of Rome.

use crate::{
    board::Seat,
    games::great_city::rules::{
        cards::Card,
        events::Event,
        options::TieBreakers,
        view::{Fate, Phase, PublicView, StripView, Symbol},
    },
    talk::names::{Names, count, list},
};

/// One line for the channel about what everybody saw.
#[must_use]
pub fn event(event: &Event, names: &Names) -> String {
    match deed(event) {
        Some((seat, did)) => format!("{} {did}.", names.bold(seat)),
        None => turning_point(event, names),
    }
}

/// What a player did, and who; `None` for what is nobody's deed.
#[must_use]
pub fn deed(event: &Event) -> Option<(Seat, String)> {
    Some(match event {
        Event::Draft { player } => (*player, "kept a card of the opening draft".to_owned()),
        Event::Place { player, space } => (*player, format!("put an emissary on space {space}")),
        Event::Pick { player, card, bricks, cogs } => {
            (*player, format!("took **{card}**, with {} to use", symbols(*bricks, *cogs)))
        }
        Event::Build { player, .. } => (*player, built(event)),
        Event::SchoolDeck { player, deck, drawn } => {
            (*player, format!("drew {} from deck {deck:?}", count(*drawn, "card")))
        }
        Event::SchoolKeep { player, deck } => {
            (*player, format!("kept a card; what else was drawn went under deck {deck:?}"))
        }
        Event::Produce { player, .. } => (*player, produced(event)),
        Event::Pass { player } => (*player, "ended the turn".to_owned()),
        Event::Round { .. } | Event::Influence { .. } | Event::End { .. } => return None,
    })
}

/// What follows from somebody's move without being it, as a sentence; empty for a deed.
#[must_use]
pub fn turning_point(event: &Event, names: &Names) -> String {
    match event {
        Event::Round { round, first_player, strip, offer, waiting } => format!(
            "__Round {round}__: {} places first on {}. {}",
            names.bold(*first_player),
            strip.map(symbol).join("-"),
            on_the_table(offer, waiting),
        ),
        Event::Influence { round: _, cards, tokens, winner } => {
            influence(cards, tokens, *winner, names)
        }
        Event::End { winners, totals } => end(winners, totals, names),
        Event::Draft { .. }
        | Event::Place { .. }
        | Event::Pick { .. }
        | Event::Build { .. }
        | Event::SchoolDeck { .. }
        | Event::SchoolKeep { .. }
        | Event::Produce { .. }
        | Event::Pass { .. } => String::new(),
    }
}

/// "Offer: **Market** and **School**. Waiting: influence card 3."
fn on_the_table(offer: &[Card], waiting: &[u8]) -> String {
    let cards = list(&offer.iter().map(|card| format!("**{card}**")).collect::<Vec<_>>());
    if waiting.is_empty() {
        format!("Offer: {cards}.")
    } else {
        format!("Offer: {cards}. Waiting: {}.", stakes(waiting))
    }
}

fn end(winners: &[Seat], totals: &[i32], names: &Names) -> String {
    let points: Vec<String> = totals
        .iter()
        .zip(Seat::all(4))
        .map(|(total, seat)| format!("{} {total}", names.bold(seat)))
        .collect();
    format!(
        "The game is over: {} {}. Points: {}.",
        names.all(winners.iter().copied().collect()),
        if winners.len() == 1 { "wins" } else { "share the victory" },
        list(&points)
    )
}

fn produced(event: &Event) -> String {
    let Event::Produce { spent, coins, bricks, influence, .. } = event else {
        return String::new();
    };
    let bought = match spent {
        0 => String::new(),
        spent => format!(" after buying cogs for {}", count(*spent, "coin")),
    };
    format!("produced {}{bought}", gains(*coins, *bricks, *influence, 0))
}

fn built(event: &Event) -> String {
    let Event::Build { card, at: _, replaced, spent, tokens, coins, influence, points, .. } = event
    else {
        return String::new();
    };
    let instead = replaced.map(|old| format!(" in place of {old}")).unwrap_or_default();
    let paid = match (spent, tokens) {
        (0, 0) => String::new(),
        (coins, 0) => format!(" for {}", count(*coins, "coin")),
        (0, tokens) => format!(" for {}", count(*tokens, "brick token")),
        (coins, tokens) => {
            format!(" for {} and {}", count(*tokens, "brick token"), count(*coins, "coin"))
        }
    };
    let got = match (coins, influence, points) {
        (0, 0, 0) => String::new(),
        _ => format!(" and got {}", gains(*coins, 0, *influence, *points)),
    };
    format!("built **{card}**{instead}{paid}{got}")
}

fn influence(cards: &[u8], tokens: &[u8], winner: Option<Seat>, names: &Names) -> String {
    let cards_won = stakes(cards);
    match winner {
        Some(seat) => format!(
            "Influence: {} leads with {} and takes {cards_won}; the tokens go back.",
            names.bold(seat),
            count(tokens.get(seat.index()).copied().unwrap_or(0), "token"),
        ),
        None => format!(
            "Influence: the lead is shared, so {cards_won} {} on.",
            if cards.len() == 1 { "waits" } else { "wait" }
        ),
    }
}

/// "influence card 3", "influence cards 3 and 6".
fn stakes(values: &[u8]) -> String {
    let cards = list(&values.iter().map(ToString::to_string).collect::<Vec<_>>());
    if values.len() == 1 {
        format!("influence card {cards}")
    } else {
        format!("influence cards {cards}")
    }
}

/// "2 bricks and 1 cog".
#[must_use]
pub fn symbols(bricks: u8, cogs: u8) -> String {
    match (bricks, cogs) {
        (0, cogs) => count(cogs, "cog"),
        (bricks, 0) => count(bricks, "brick"),
        (bricks, cogs) => format!("{} and {}", count(bricks, "brick"), count(cogs, "cog")),
    }
}

/// "2 coins and 1 influence token"; "nothing".
#[must_use]
pub fn gains(coins: u8, bricks: u8, influence: u8, points: u8) -> String {
    let things = [
        (coins, "coin"),
        (bricks, "brick token"),
        (influence, "influence token"),
        (points, "point token"),
    ];
    let some: Vec<String> = things
        .iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, thing)| count(*number, thing))
        .collect();
    if some.is_empty() { "nothing".to_owned() } else { list(&some) }
}

const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Brick => "brick",
        Symbol::Cog => "cog",
    }
}

/// What the seat to move must do, after "your turn: ".
#[must_use]
pub fn call(view: &PublicView) -> String {
    let turn = view.turn.as_ref();
    match view.phase {
        Phase::Draft => "keep a card of the opening draft.".to_owned(),
        Phase::Place => format!(
            "place an emissary; free: {}.",
            view.strip.as_ref().map(free_spaces).unwrap_or_default()
        ),
        Phase::Pick => turn.map_or_else(
            || "take a card of the offer.".to_owned(),
            |turn| {
                format!(
                    "space {} gives you {}; take a card of the offer.",
                    turn.space,
                    symbols(turn.bricks, turn.cogs)
                )
            },
        ),
        Phase::Act => turn.map_or_else(
            || "act or end the turn.".to_owned(),
            |turn| {
                format!(
                    "you have {}; {}.",
                    symbols(turn.bricks, turn.cogs),
                    open_actions(turn.built, turn.produced)
                )
            },
        ),
        Phase::SchoolDeck => "choose the deck from which your school draws.".to_owned(),
        Phase::SchoolKeep => "choose the card that your school keeps.".to_owned(),
        Phase::Over => "the game is over.".to_owned(),
    }
}

const fn open_actions(built: bool, produced: bool) -> &'static str {
    match (built, produced) {
        (false, false) => "build, produce or end the turn",
        (true, false) => "produce or end the turn",
        (false, true) => "build or end the turn",
        (true, true) => "the turn is over",
    }
}

fn free_spaces(strip: &StripView) -> String {
    let free: Vec<String> = strip
        .spaces
        .iter()
        .filter(|space| space.emissary.is_none())
        .map(|space| format!("{} ({})", space.number, symbols(space.bricks, space.cogs)))
        .collect();
    list(&free)
}

/// The table in words: round, offer, strip, and a line for each player.
#[must_use]
pub fn status(view: &PublicView, names: &Names) -> String {
    let mut lines = vec![headline(view, names)];
    if let Some(strip) = &view.strip {
        lines.push(strip_line(strip, names));
    }
    let offer: Vec<String> = view
        .offer
        .iter()
        .filter(|card| card.taken_by.is_none())
        .map(|card| card.card.to_string())
        .collect();
    if !offer.is_empty() {
        lines.push(format!("Offer: {}.", list(&offer)));
    }
    lines.extend(Seat::all(4).zip(&view.players).map(|(seat, player)| {
        format!(
            "{}: {}, {}, {} in hand, {} built, {}{}.",
            names.bold(seat),
            count(player.coins, "coin"),
            count(player.influence, "influence token"),
            count(player.hand, "card"),
            player.city.buildings.len(),
            count(player.score.total, "point"),
            if player.influence_cards.is_empty() {
                String::new()
            } else {
                format!(", won {}", stakes(&player.influence_cards))
            },
        )
    }));
    let waiting: Vec<u8> = view
        .stakes
        .iter()
        .filter(|stake| stake.fate == Fate::Waiting)
        .map(|stake| stake.value)
        .collect();
    if !waiting.is_empty() {
        lines.push(format!("Waiting for a sole leader in influence tokens: {}.", stakes(&waiting)));
    }
    lines.join("\n")
}

fn headline(view: &PublicView, names: &Names) -> String {
    let turn = match view.to_move {
        Some(seat) => format!("{} must {}", names.bold(seat), duty(view.phase)),
        None => view
            .winners
            .map_or_else(String::new, |winners| format!("won by {}", names.all(winners))),
    };
    match view.phase {
        Phase::Over => format!("The game is over, {turn}."),
        Phase::Draft => format!("Opening draft: {turn}."),
        Phase::Place | Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::SchoolKeep => {
            format!("Round {} of {}: {turn}.", view.round, view.rounds)
        }
    }
}

/// What has to be done in this phase, after "must".
#[must_use]
pub const fn duty(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "keep a card of the opening draft",
        Phase::Place => "place an emissary",
        Phase::Pick => "take a card of the offer",
        Phase::Act => "build, produce or end the turn",
        Phase::SchoolDeck => "choose a deck for the school",
        Phase::SchoolKeep => "choose the card that the school keeps",
        Phase::Over => "do nothing",
    }
}

fn strip_line(strip: &StripView, names: &Names) -> String {
    let spaces: Vec<String> = strip
        .spaces
        .iter()
        .map(|space| match space.emissary {
            Some(seat) => format!("{} {} {}", space.number, symbol(space.symbol), names.bold(seat)),
            None => format!("{} {}", space.number, symbol(space.symbol)),
        })
        .collect();
    format!("Strip from the emperor: {}.", spaces.join(" · "))
}

/// The options that differ from the publisher's game, in words; `None` when none does.
#[must_use]
pub fn options(options: &crate::games::great_city::rules::options::Options) -> Option<String> {
    let mut words = Vec::new();
    let mut say = |holds: bool, text: &str| {
        if holds {
            words.push(text.to_owned());
        }
    };
    say(options.shrine, "with the Shrine");
    say(!options.shrine_counts_as_temple, "the Shrine is no temple");
    say(options.tie_breakers == TieBreakers::InfluenceThenCoins, "coins part a second tie");
    say(options.produce_requires_gain, "producing must be worth its cogs");
    say(options.brick_tokens_first, "brick tokens are spent before coins");
    say(!options.aqueduct_over_aqueduct, "no aqueduct over an aqueduct");
    say(!options.spend_replaced_farm_token, "a replaced farm cannot pay");
    say(!options.exact_payment, "surplus may be bought");
    say(
        options.emissary_auto_place,
        "the last emissary places itself when one sensible space is left",
    );
    say(options.auto_play_forced, "moves without a choice are made by the program");
    say(options.show_known_hands, "hand cards that all know lie open");
    if words.is_empty() { None } else { Some(list(&words)) }
}
