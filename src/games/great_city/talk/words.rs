//! What happened and who must do what: the sentences of The Great City of Rome.

use super::units::{brick_tokens, coins, gains, influence_tokens, stakes, symbol, symbols};
use crate::{
    board::Seat,
    games::great_city::{
        pictures::facts,
        rules::{
            cards::Card,
            events::Event,
            options::{Options, TieBreakers},
            view::{Phase, PublicView, StripView, Symbol, TurnView},
        },
    },
    say,
    talk::{names::Names, present::Changed, say::Text},
};

/// One line for the channel about what everybody saw.
pub fn event(event: &Event, names: &Names) -> Text {
    let who = |player: &Seat| names.bold(*player);
    match event {
        Event::Draft { player } => say!("great_city-drafted", who = who(player)),
        Event::Place { player, space } => {
            say!("great_city-placed", who = who(player), space = space.number())
        }
        Event::Pick { player, card, bricks, cogs } => {
            let symbols = symbols(*bricks, *cogs);
            say!("great_city-picked", who = who(player), card = card.name(), symbols)
        }
        Event::Build { player, coins, influence, points, .. } => {
            let is_empty = (*coins, *influence, *points) == (0, 0, 0);
            let got = (!is_empty).then(|| gains(*coins, 0, *influence, *points));
            let got = got.map(|gains| say!("great_city-build-gives", gains));
            Text::sentences(std::iter::once(built(event, who(player))).chain(got))
        }
        Event::SchoolDeck { player, deck, drawn } => {
            say!("great_city-drew", who = who(player), number = drawn, deck = deck.id())
        }
        Event::SchoolKeep { player, deck } => {
            say!("great_city-kept", who = who(player), deck = deck.id())
        }
        Event::Produce { player, spent, coins: got, bricks, influence } => {
            let gains = gains(*got, *bricks, *influence, 0);
            match spent {
                0 => say!("great_city-produced", who = who(player), gains),
                spent => {
                    say!("great_city-produced-for", who = who(player), price = coins(*spent), gains)
                }
            }
        }
        Event::Pass { player } => say!("great_city-passed", who = who(player)),
        Event::Round { round, first_player, strip, offer, waiting } => Text::sentences([
            round_begins(*round, who(first_player), *strip),
            on_the_table(offer, waiting),
        ]),
        Event::Influence { round: _, cards, tokens, winner } => {
            influence(cards, tokens, *winner, names)
        }
        Event::End { winners, totals } => over(winners, totals, names),
    }
}

/// What was built, over what, and for which price.
fn built(event: &Event, who: String) -> Text {
    let Event::Build { card, replaced, spent, tokens, .. } = event else {
        return Text::default();
    };
    let card = card.name();
    let paid = [(*tokens > 0).then(|| brick_tokens(*tokens)), (*spent > 0).then(|| coins(*spent))];
    let is_free = paid.iter().all(Option::is_none);
    let price = Text::all_of(paid.into_iter().flatten());
    match replaced.map(Card::name) {
        None if is_free => say!("great_city-built", who, card),
        None => say!("great_city-built-for", who, card, price),
        Some(replaced) if is_free => say!("great_city-built-over", who, card, replaced),
        Some(replaced) => say!("great_city-built-over-for", who, card, replaced, price),
    }
}

fn round_begins(round: u8, who: String, strip: [Symbol; 5]) -> Text {
    say!("great_city-round", round, who, strip = Text::units(strip.map(symbol)))
}

/// "Offer: **Market** and **School**. Waiting: influence card 3."
fn on_the_table(offer: &[Card], waiting: &[u8]) -> Text {
    let cards =
        Text::all_of(offer.iter().map(|card| say!("great_city-offered", card = card.name())));
    let offer = say!("great_city-offer", cards);
    let waiting =
        (!waiting.is_empty()).then(|| say!("great_city-waiting", stakes = stakes(waiting)));
    Text::sentences(std::iter::once(offer).chain(waiting))
}

fn influence(cards: &[u8], tokens: &[u8], winner: Option<Seat>, names: &Names) -> Text {
    let stakes = stakes(cards);
    let Some(seat) = winner else {
        return say!("great_city-influence-shared", number = cards.len(), stakes);
    };
    let tokens = influence_tokens(tokens.get(seat.index()).copied().unwrap_or(0));
    say!("great_city-influence", who = names.bold(seat), tokens, stakes)
}

fn over(winners: &[Seat], totals: &[i32], names: &Names) -> Text {
    let total =
        |(points, seat): (&i32, Seat)| say!("great_city-total", who = names.bold(seat), points);
    let totals = Text::all_of(totals.iter().zip(Seat::all(4)).map(total));
    let (number, winners) = (winners.len(), names.all(winners.iter().copied().collect()));
    say!("great_city-over", number, winners, totals)
}

/// What the seat to move must do, after "your turn: ".
pub fn call(view: &PublicView) -> Text {
    match (view.phase, &view.turn) {
        (Phase::Draft, _) => say!("great_city-call-draft"),
        (Phase::Place, _) => {
            let spaces = view.strip.as_ref().map(free_spaces).unwrap_or_default();
            say!("great_city-call-place", spaces)
        }
        (Phase::Pick, Some(turn)) => {
            let symbols = symbols(turn.bricks, turn.cogs);
            say!("great_city-call-pick", space = turn.space.number(), symbols)
        }
        (Phase::Act, Some(turn)) => say!(
            "great_city-call-act",
            open = open_actions(turn),
            symbols = symbols(turn.bricks, turn.cogs)
        ),
        (Phase::SchoolDeck, _) => say!("great_city-call-school-deck"),
        (Phase::SchoolKeep, _) => say!("great_city-call-school-keep"),
        (Phase::Pick | Phase::Act | Phase::Over, _) => say!("great_city-call-over"),
    }
}

/// Which actions of a turn are still open.
const fn open_actions(turn: &TurnView) -> &'static str {
    match (turn.built, turn.produced) {
        (false, false) => "both",
        (true, false) => "produce",
        (false, true) => "build",
        (true, true) => "none",
    }
}

/// "1 (1 brick), 3 (2 bricks and 1 cog) and 5 (3 bricks and 2 cogs)"
fn free_spaces(strip: &StripView) -> Text {
    let free = strip.spaces.iter().filter(|space| space.emissary.is_none());
    Text::all_of(free.map(|space| {
        let symbols = symbols(space.bricks, space.cogs);
        say!("great_city-free-space", space = space.number.number(), symbols)
    }))
}

/// What has to be done in this phase, after "it is the turn of Anna, who can ".
pub fn duty(view: &PublicView) -> Text {
    facts::duty(view.phase)
}

/// The options that differ from the publisher's game.
pub fn changed(options: &Options) -> Vec<Changed> {
    let coins_part = options.tie_breakers == TieBreakers::InfluenceThenCoins;
    let differ = [
        (options.shrine, "shrine", say!("great_city-option-shrine")),
        (!options.shrine_counts_as_temple, "shrine", say!("great_city-option-shrine-no-temple")),
        (coins_part, "scoring", say!("great_city-option-coins-part")),
        (options.produce_requires_gain, "producing", say!("great_city-option-worth-its-cogs")),
        (options.brick_tokens_first, "building", say!("great_city-option-tokens-first")),
        (
            !options.aqueduct_over_aqueduct,
            "building",
            say!("great_city-option-no-aqueduct-over-aqueduct"),
        ),
        (
            !options.spend_replaced_farm_token,
            "building",
            say!("great_city-option-no-replaced-farm"),
        ),
        (!options.exact_payment, "building", say!("great_city-option-surplus")),
        (options.emissary_auto_place, "round", say!("great_city-option-emissary")),
        (!options.auto_play_forced, "options", say!("great_city-option-automatic")),
        (options.show_known_hands, "secrets", say!("great_city-option-open-hands")),
    ];
    let differ = differ.into_iter().filter(|(differs, ..)| *differs);
    differ.map(|(_, topic, says)| Changed { topic, says }).collect()
}
