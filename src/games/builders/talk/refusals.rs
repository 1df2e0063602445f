//! Why a move is refused, and what would be possible instead.

use super::units::{
    self, actions, amount, card as printed, name, resource, resources, sesterces, with_load,
};
use crate::{
    board::Seat,
    games::builders::rules::{
        cards::{Building, Investment, Member, rules},
        illegal::{Cost, IllegalMove, Remedy, Who},
        moves::Move,
        resources::Resource,
    },
    say,
    talk::{names::Names, say::Text},
};

/// Why the rules refuse a move, for the player who wanted to make it.
pub fn refusal(illegal: &IllegalMove, names: &Names) -> Text {
    use IllegalMove as No;
    match illegal {
        No::BuildingNotInRow { building, by, row } => {
            not_in_building_row(*building, *by, row, names)
        }
        No::WorkerNotInRow { worker, by, row } => not_in_worker_row(*worker, *by, row, names),
        No::NotInLine { card, by, line } => not_in_line(*card, *by, line, names),
        No::AlreadyInvested => say!("builders_refusals-invested"),
        No::NobodyEducated { university, remedy } => {
            instead(say!("builders_refusals-nobody-educated", card = university.name()), remedy)
        }
        No::PrisonerEducated { student, remedy } => {
            instead(say!("builders_refusals-prisoner-educated", student = who(*student)), remedy)
        }
        No::MachineEducated { remedy, .. } => {
            instead(say!("builders_refusals-machine-educated"), remedy)
        }
        No::AlreadyEducated { student, learnt, remedy } => {
            let (student, learned) = (who(*student), resource(*learnt));
            instead(say!("builders_refusals-already-educated", student, learned), remedy)
        }
        No::NothingToLearn { student, resource, amount: number, remedy } => {
            let (student, amount) = (who(*student), amount(*resource, *number));
            instead(say!("builders_refusals-nothing-to-learn", student, amount), remedy)
        }
        No::NothingTaught { card, student } => {
            say!("builders_refusals-nothing-taught", card = card.name(), student = who(*student))
        }
        No::NotInTeam { member, by, remedy } => {
            let who = who(*member);
            let not_yours = match by {
                None => say!("builders_refusals-not-in-team", who),
                Some(by) => {
                    say!("builders_refusals-in-another-team", who, other = names.bold(*by))
                }
            };
            instead(not_yours, remedy)
        }
        No::AtWork { member, building, remedy } => {
            let (who, building) = (who(*member), building.name());
            instead(say!("builders_refusals-at-work", who, building), remedy)
        }
        No::NoPrisoner { member, remedy } => {
            instead(say!("builders_refusals-no-prisoner", who = who(*member)), remedy)
        }
        No::FreedAlready { slave, remedy } => {
            instead(say!("builders_refusals-freed-already", who = who(*slave)), remedy)
        }
        No::ForeignSite { building, by, own } => {
            let (building, who) = (building.name(), names.bold(*by));
            Text::sentences([say!("builders_refusals-foreign-site", building, who), sites(own)])
        }
        No::FinishedSite { building, by, own } => {
            let (building, who) = (building.name(), names.bold(*by));
            Text::sentences([say!("builders_refusals-finished-site", building, who), sites(own)])
        }
        No::NotOpened { building, own } => Text::sentences([
            say!("builders_refusals-not-opened", building = building.name()),
            sites(own),
        ]),
        No::Useless { worker, brings, building, missing } => say!(
            "builders_refusals-useless",
            who = called(*worker),
            brings = resources(*brings),
            building = building.name(),
            missing = resources(*missing)
        ),
        No::PrisonerWithTool { worker } => {
            say!("builders_refusals-prisoner-with-tool", who = who(*worker))
        }
        No::MachineWithTool { worker } => {
            say!("builders_refusals-machine-with-tool", who = who(*worker))
        }
        No::NotYourTool { tool, by, own } => not_your_tool(*tool, *by, own, names),
        No::ToolAtWork { tool, carrier, building, own } => {
            let (tool, carrier) = (units::tool(*tool), who(*carrier));
            let building = building.name();
            let at_work = say!("builders_refusals-tool-at-work", tool, carrier, building);
            Text::sentences([at_work, tools(own)])
        }
        No::NoSuchTake { actions } => {
            say!("builders_refusals-no-such-take", most = rules().take_sesterces.len(), actions)
        }
        No::TooFewActions { actions: wanted, left } => {
            say!("builders_refusals-too-few-actions", left = actions(*left), actions = wanted)
        }
        No::TooDear { cost, held } => too_dear(cost, *held),
        No::Over => say!("builders_refusals-over"),
    }
}

/// "Laborer (1 wood, 2 decoration)" as it is now.
fn who(who: Who) -> Text {
    with_load(called(who), who.produces)
}

fn called(who: Who) -> Text {
    name(who.card, who.is_freed)
}

/// That a building does not lie in the row, and what lies there.
fn not_in_building_row(
    building: Building,
    by: Option<Seat>,
    row: &[Building],
    names: &Names,
) -> Text {
    let card = building.name();
    let gone = match by {
        None => say!("builders_refusals-not-in-building-row", card),
        Some(by) => {
            say!("builders_refusals-taken-from-building-row", card, who = names.bold(by))
        }
    };
    Text::sentences([gone, row_of(row.iter().map(|card| card.name()))])
}

fn not_in_worker_row(worker: Member, by: Option<Seat>, row: &[Member], names: &Names) -> Text {
    let card = printed(worker);
    let gone = match by {
        None => say!("builders_refusals-not-in-worker-row", card),
        Some(by) => say!("builders_refusals-taken-from-worker-row", card, who = names.bold(by)),
    };
    Text::sentences([gone, row_of(row.iter().map(|card| printed(*card)))])
}

fn row_of(cards: impl ExactSizeIterator<Item = Text>) -> Text {
    if cards.len() == 0 {
        return say!("builders_refusals-no-row");
    }
    say!("builders_refusals-row", cards = Text::units(cards))
}

fn not_in_line(card: Investment, by: Option<Seat>, line: &[Investment], names: &Names) -> Text {
    let card = units::investment(card);
    let gone = match by {
        None => say!("builders_refusals-not-in-line", card),
        Some(by) => say!("builders_refusals-taken-from-line", card, who = names.bold(by)),
    };
    let left = if line.is_empty() {
        say!("builders_refusals-no-line")
    } else {
        let cards = Text::units(line.iter().map(|card| units::investment(*card)));
        say!("builders_refusals-line", cards)
    };
    Text::sentences([gone, left])
}

/// What is wrong, and with whom it would be possible.
fn instead(wrong: Text, remedy: &Remedy) -> Text {
    let (Remedy::Send(_, able) | Remedy::Educate(_, able) | Remedy::Free(able)) = remedy;
    let members = Text::units(able.iter().copied().map(who));
    let right = match (remedy, able.is_empty()) {
        (Remedy::Send(to, _), false) => {
            say!("builders_refusals-can-send", members, building = to.name())
        }
        (Remedy::Send(to, _), true) => {
            say!("builders_refusals-nobody-to-send", building = to.name())
        }
        (Remedy::Educate(..), false) => say!("builders_refusals-can-educate", members),
        (Remedy::Educate(..), true) => say!("builders_refusals-nobody-to-educate"),
        (Remedy::Free(_), false) => say!("builders_refusals-can-free", members),
        (Remedy::Free(_), true) => say!("builders_refusals-nobody-to-free"),
    };
    Text::sentences([wrong, right])
}

fn sites(own: &[Building]) -> Text {
    if own.is_empty() {
        return say!("builders_refusals-no-sites");
    }
    let sites = Text::units(own.iter().map(|site| site.name()));
    say!("builders_refusals-sites", sites)
}

fn not_your_tool(tool: Resource, by: Option<Seat>, own: &[Resource], names: &Names) -> Text {
    let tool = units::tool(tool);
    let not_yours = match by {
        None => say!("builders_refusals-not-your-tool", tool),
        Some(by) => say!("builders_refusals-tool-of-another", tool, who = names.bold(by)),
    };
    Text::sentences([not_yours, tools(own)])
}

fn tools(own: &[Resource]) -> Text {
    if own.is_empty() {
        return say!("builders_refusals-no-tools");
    }
    let tools = Text::units(own.iter().map(|tool| units::tool(*tool)));
    say!("builders_refusals-tools", tools)
}

/// That somebody cannot pay, with the parts of the price when there are two (B1, B3).
fn too_dear(cost: &Cost, held: u16) -> Text {
    let total = sesterces(cost.total());
    let whom = cost.who.map_or_else(Text::default, who);
    let dear = match cost.mv {
        Move::Open { building } => {
            say!("builders_refusals-opening-too-dear", building = building.name(), total, held)
        }
        Move::Recruit { .. } => {
            say!("builders_refusals-recruiting-too-dear", who = whom, total, held)
        }
        Move::Invest { card, .. } => {
            say!(
                "builders_refusals-investing-too-dear",
                card = units::investment(card),
                total,
                held
            )
        }
        Move::Send { building, .. } => say!(
            "builders_refusals-sending-too-dear",
            who = whom,
            building = building.name(),
            total,
            held
        ),
        Move::Free { .. } => say!("builders_refusals-freeing-too-dear", who = whom, total, held),
        Move::Take { .. } | Move::End => say!("builders_refusals-too-dear", total, held),
    };
    let bought = (cost.lacking > 0).then(|| match cost.price {
        0 => say!("builders_refusals-must-be-bought", number = cost.lacking),
        price => say!(
            "builders_refusals-must-be-bought-too",
            number = cost.lacking,
            price = sesterces(price),
            bought = sesterces(cost.for_actions)
        ),
    });
    Text::sentences(std::iter::once(dear).chain(bought))
}
