//! What each card costs, brings and does, in words (§1, §3), for `/game card`.

use super::{
    ids, menu, named,
    units::{self, actions, amount, load, points, resources, reward, sending_costs, sesterces},
};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member, added, loan, rules, slave_penalty, taught},
        resources::Resource,
    },
    say,
    talk::{
        layout::{Choice, OPTION_LABEL, OPTIONS},
        say::Text,
        spelling::{self, Fit},
    },
};

/// A card as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    /// A building or a machine of the row.
    Building(Building),
    /// A worker of the row, or an apprentice.
    Worker(Member),
    /// A card of the investment line.
    Investment(Investment),
}

impl Card {
    /// All different cards: of identical ones the first.
    pub fn all() -> Vec<Self> {
        let twin = |card: Member| Member::workers().find(|other| named::is_same_card(*other, card));
        Building::all()
            .map(Self::Building)
            .chain(Member::workers().filter(|card| twin(*card) == Some(*card)).map(Self::Worker))
            .chain(Investment::all().map(Self::Investment))
            .collect()
    }

    /// The name for people; several workers share one, and all prisoners.
    pub fn name(self) -> Text {
        match self {
            Self::Building(card) => card.name(),
            Self::Worker(card) => card.name(),
            Self::Investment(card) => card.name(),
        }
    }

    /// The id in commands, in the words of players.
    pub fn id(self) -> String {
        let id = match self {
            Self::Building(card) => card.id(),
            Self::Worker(card) => card.id(),
            Self::Investment(card) => card.id(),
        };
        ids::id(id)
    }

    /// Name, cost and effect on one line of at most 100 characters.
    pub fn label(self) -> Text {
        let line = match self {
            Self::Building(card) => building_line(card),
            Self::Worker(card) => {
                let brings = say!("builders-brings", what = load(card.produces()));
                Text::dotted([card.name(), brings, sending_costs(card.price())])
            }
            Self::Investment(card) => investment_line(card),
        };
        line.cut(OPTION_LABEL)
    }

    /// What it is found by besides its name.
    fn more(self) -> String {
        let kind = match self {
            Self::Building(card) if card.machine().is_some() => "machine",
            Self::Building(_) => "building",
            Self::Worker(_) => "worker",
            Self::Investment(Investment::Slave(_)) => "prisoner",
            Self::Investment(_) => "investment",
        };
        let words = [say!("builders_cards-kind", kind), self.id().into(), self.label()];
        Text::joined(" ", words).everywhere().join(" ")
    }
}

/// "Temple · needs 2 wood, 2 architecture, 2 decoration · 10 sesterces, 3 points".
fn building_line(card: Building) -> Text {
    let gain = match (card.sesterces(), card.points()) {
        (0, _) | (_, 0) => reward(card.sesterces(), card.points()),
        (coins, score) => Text::units([sesterces(coins), points(score)]),
    };
    let gain = match card.machine() {
        Some(machine) => {
            say!("builders_cards-then-brings", gain, brings = resources(machine.produces()))
        }
        None => gain,
    };
    let needs = say!("builders-needs", need = resources(card.need()));
    Text::dotted([card.name(), needs, gain])
}

/// "Saw · 2 sesterces · adds 1 wood".
fn investment_line(card: Investment) -> Text {
    let (name, price) = (units::investment(card), sesterces(card.price()));
    let does = match card {
        Investment::Slave(prisoner) => sending_costs(prisoner.price()),
        Investment::Tool(_) => menu::effect(card),
        Investment::University(resource) => {
            say!("builders_cards-worker-brings", brings = amount(resource, taught(resource)))
        }
        Investment::Loan => {
            let loan = loan();
            let now = say!("builders_cards-loan-now", gain = sesterces(loan.gain));
            let (repay, penalty) = (loan.repay, points(loan.penalty));
            return Text::dotted([name, now, say!("builders_cards-loan-later", repay, penalty)]);
        }
    };
    Text::dotted([name, price, does])
}

/// What was typed, in the words of players.
fn in_our_words(typed: &str) -> String {
    ids::id(&spelling::plain(typed))
}

/// The cards that fit what was typed, best first.
fn found(typed: &str) -> Vec<(Card, Fit)> {
    spelling::matching(Card::all().into_iter(), Card::name, Card::more, &in_our_words(typed))
}

/// The cards that fit what was typed, best first, as choices.
pub fn matching(typed: &str) -> Vec<Choice> {
    let choice = |(card, _): (Card, Fit)| Choice::new(card.id(), card.label());
    found(typed).into_iter().map(choice).take(OPTIONS).collect()
}

/// Whether a card has this id or whole name.
pub fn has_card(typed: &str) -> bool {
    by_id(typed).is_some() || matches!(found(typed)[..], [(_, Fit::Whole), ..])
}

/// All about the card with this id or name, or all that fit what was typed; `None` when none does.
pub fn card(typed: &str) -> Option<Text> {
    match by_id(typed) {
        Some(card) => Some(describe(card)),
        None if in_our_words(typed).is_empty() => None,
        None => spelling::told(&found(typed), describe, Card::label),
    }
}

/// The card with this id or name; `None` when none or several fit what was typed.
pub fn named(typed: &str) -> Option<Card> {
    let found = || spelling::only(&found(typed)).filter(|_| !in_our_words(typed).is_empty());
    by_id(typed).or_else(found)
}

fn by_id(typed: &str) -> Option<Card> {
    let typed = in_our_words(typed);
    Card::all().into_iter().find(|card| spelling::plain(&card.id()) == typed)
}

/// All about a card.
pub fn describe(card: Card) -> Text {
    say!("builders_cards-card", name = card.name(), id = card.id(), facts = about(card))
}

/// What it is, costs, brings and does.
pub fn about(card: Card) -> Text {
    match card {
        Card::Building(card) => building(card),
        Card::Worker(card) => worker(card),
        Card::Investment(Investment::Slave(card)) => prisoner(card),
        Card::Investment(Investment::Tool(resource)) => tool(resource),
        Card::Investment(Investment::University(resource)) => university(resource),
        Card::Investment(Investment::Loan) => a_loan(),
    }
}

fn building(card: Building) -> Text {
    let (need, gain) = (resources(card.need()), reward(card.sesterces(), card.points()));
    match card.machine() {
        None => say!("builders_cards-building", need, gain),
        Some(machine) => say!(
            "builders_cards-machine",
            need,
            gain,
            brings = resources(machine.produces()),
            sending = sending_costs(machine.price())
        ),
    }
}

fn worker(card: Member) -> Text {
    let facts = say!(
        "builders_cards-worker",
        brings = resources(card.produces()),
        price = sesterces(card.price())
    );
    let start = card.is_apprentice().then(|| say!("builders_cards-apprentice"));
    let number = Member::workers().filter(|other| named::is_same_card(*other, card)).count();
    let twins = (number > 1).then(|| say!("builders_cards-twins", number));
    Text::sentences([Some(facts), start, twins].into_iter().flatten())
}

fn prisoner(card: Member) -> Text {
    say!(
        "builders_cards-prisoner",
        price = sesterces(Investment::Slave(card).price()),
        brings = resources(card.produces()),
        sending = sending_costs(card.price()),
        penalty = points(slave_penalty(card)),
        freeing = actions(rules().free_slave_actions),
        tally = sesterces(rules().free_slave_final_cost),
        freed = resources(card.freed_produces()),
        later = sending_costs(card.freed_price())
    )
}

fn tool(resource: Resource) -> Text {
    let price = sesterces(Investment::Tool(resource).price());
    say!("builders_cards-tool", price, adds = resources(added(resource)))
}

fn university(resource: Resource) -> Text {
    let price = sesterces(Investment::University(resource).price());
    say!("builders_cards-university", price, taught = amount(resource, taught(resource)))
}

fn a_loan() -> Text {
    let loan = loan();
    say!(
        "builders_cards-loan",
        gain = sesterces(loan.gain),
        repay = sesterces(loan.repay),
        penalty = points(loan.penalty),
        cards = loan.cards
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::talk::layout::CONTENT;

    #[test]
    fn every_card_is_found_by_its_id_and_fits_into_a_line_and_a_message() {
        let all = Card::all();
        assert_eq!(all.len(), 33 + 17 + 6 + 4 + 4 + 1);
        for one in all {
            assert_eq!(card(&one.id()), Some(describe(one)));
            assert!(describe(one).to_string().chars().count() <= CONTENT);
            assert!(!one.label().to_string().ends_with('…'), "{}", one.label());
            assert!(
                matching(&one.name().to_string()).iter().any(|choice| choice.value == one.id())
            );
        }
    }

    #[test]
    fn a_card_is_found_by_a_part_of_its_name_in_whatever_spelling() {
        let begins = |typed: &str| card(typed).map(|text| text.to_string()[..12].to_owned());
        for typed in ["babel", "Tower Of BABEL", "tower-of-babel", "towr of babel"] {
            assert_eq!(begins(typed).as_deref(), Some("**Tower of B"), "{typed}");
        }
        assert_eq!(begins("architects table").as_deref(), Some("**Architect'"));
        assert_eq!(begins("temple").as_deref(), Some("**Temple** ("));
        assert_eq!(begins("saw").as_deref(), Some("**Saw** (`to"), "the tool, not the machine");
        assert_eq!(begins("slave_wa"), begins("prisoner_wa"));
        assert_eq!(card("spaceport"), None);
        assert_eq!(card(" "), None);
    }

    #[test]
    fn cards_of_one_name_are_listed() {
        insta::assert_snapshot!(card("labourer").unwrap(), @r"
        4 cards fit:
        - Laborer decorator · brings 1 wood, 2 decoration · costs 3 sesterces to send
        - Laborer mason · brings 2 stone, 1 decoration · costs 3 sesterces to send
        - Laborer carpenter · brings 2 wood, 1 architecture · costs 3 sesterces to send
        - Laborer architect · brings 1 stone, 2 architecture · costs 3 sesterces to send
        ");
        insta::assert_snapshot!(card("wood").unwrap(), @r"
        39 cards fit:
        - University of Wood · 7 sesterces · a worker then brings 3 wood
        - House · needs 1 wood, 1 architecture · 10 sesterces
        - Quarry · needs 1 stone, 1 wood · 10 sesterces
        - Trading Post · needs 1 wood, 1 architecture · 6 sesterces, 1 point
        - Shop · needs 1 wood, 1 decoration · 6 sesterces, 1 point
        - Armory · needs 1 stone, 1 wood, 2 architecture · 8 sesterces, 2 points
        - Port · needs 2 stone, 1 wood, 1 decoration · 8 sesterces, 2 points
        - Archery Range · needs 2 wood, 1 architecture, 1 decoration · 8 sesterces, 2 points
        - Noble House · needs 2 stone, 2 wood, 2 decoration · 10 sesterces, 3 points
        - Urban House · needs 2 stone, 2 wood, 2 architecture · 10 sesterces, 3 points
        - Temple · needs 2 wood, 2 architecture, 2 decoration · 10 sesterces, 3 points
        - Barracks · needs 2 stone, 3 wood, 1 architecture, 2 decoration · 12 sesterces, 4 points
        … and 27 more; type more of the name.
        ");
    }

    #[test]
    fn each_kind_of_card_is_described_with_all_its_numbers() {
        let one = |id: &str| card(id).unwrap();
        insta::assert_snapshot!(one("alexandria"), @"
        **Alexandria Lighthouse** (`alexandria_lighthouse`): building, needs 2 stone, 4 wood, 1 architecture, 3 decoration.
        When finished it brings 14 sesterces and 5 points.
        ");
        insta::assert_snapshot!(one("machine_hoist"), @r"
        **Hoist** (`machine_hoist`): machine, needs 1 wood, 2 architecture.
        When finished it brings 2 points. It then joins your team, brings 3 stone and costs nothing to send. It is sent like a worker, but takes no tool and no university.
        ");
        insta::assert_snapshot!(one("apprentice_wa"), @r"
        **Apprentice joiner** (`apprentice_wa`): worker, brings 1 wood, 1 architecture.
        Sending costs 2 sesterces each time. A tool can go along, and one university can raise what this worker brings of one resource. Everybody starts with one apprentice; the others are in the deck.
        ");
        insta::assert_snapshot!(one("companion_all"), @r"
        **Companion all-round** (`companion_all`): worker, brings 1 stone, 1 wood, 1 architecture, 1 decoration.
        Sending costs 4 sesterces each time. A tool can go along, and one university can raise what this worker brings of one resource. This card exists 2 times.
        ");
        insta::assert_snapshot!(one("prisoner_sd"), @r"
        **Prisoner sculptor** (`prisoner_sd`): an investment for 7 sesterces. A prisoner joins your team, brings 2 stone, 2 decoration and costs nothing to send, but takes no tool and no university.
        At the end each prisoner you have not freed costs you 1 point. Freeing takes 1 action of your turn, or 5 sesterces in the final scoring; nobody on a site can be freed. A freed prisoner brings 2 stone, 2 decoration, costs 4 sesterces to send, and takes a tool and a university like a worker.
        ");
        insta::assert_snapshot!(one("mallet"), @"**Mallet** (`tool_mallet`): an investment for 2 sesterces. It goes along with a worker or freed prisoner whom you send, one tool each, and adds 1 stone. That costs neither an action nor sesterces. It comes back when the building is finished.");
        insta::assert_snapshot!(one("university of wood"), @"**University of Wood** (`university_wood`): an investment for 7 sesterces. One of your workers or freed prisoners who is on no site learns at once and brings 3 wood from then on; the other resources and the price stay. Nobody learns twice.");
        insta::assert_snapshot!(one("loan"), @"**Loan** (`loan`): an investment that brings 10 sesterces at once. In the final scoring it is repaid for 15 sesterces if you have them; a loan that is not repaid costs 2 points. There are 4 of this card.");
    }
}
