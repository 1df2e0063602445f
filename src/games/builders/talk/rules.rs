//! The rules in short and in detail, for `/game rules`. Every number comes from the data.

use super::units::{actions, points, score, sending_costs, sesterces};
use crate::{
    board::Game,
    games::builders::rules::{
        cards::{Building, Investment, Member, loan, rules, send_actions, slave_penalty, taught},
        resources::Resource,
        state::{Builders, IDLE_ROUNDS, ROUND_LIMIT},
    },
    say,
    talk::{present::Topic, say::Text},
};

/// The parts of the rules, a turn first.
pub const TOPICS: &[Topic] = &[
    Topic::new("turn", || say!("builders_rules-turn-name"), turn)
        .with(|| say!("builders_rules-turn-details")),
    Topic::new("sending", || say!("builders_rules-sending-name"), send)
        .with(|| say!("builders_rules-sending-details")),
    Topic::new(
        "finishing",
        || say!("builders_rules-finishing-name"),
        || say!("builders_rules-finishing"),
    ),
    Topic::new("investments", || say!("builders_rules-investments-name"), invest)
        .with(|| say!("builders_rules-investments-details")),
    Topic::new("prisoners", || say!("builders_rules-prisoners-name"), prisoners),
    Topic::new("machines", || say!("builders_rules-machines-name"), machines),
    Topic::new("loans", || say!("builders_rules-loans-name"), loans),
    Topic::new("end", || say!("builders_rules-end-name"), tally)
        .with(|| say!("builders_rules-end-details")),
    Topic::new("stalled", || say!("builders_rules-stalled-name"), stalled),
    Topic::new("setup", || say!("builders_rules-setup-name"), setup),
    Topic::new("moves", || say!("builders_rules-moves-name"), || say!("builders_rules-moves")),
];

/// A turn and what can be done in it.
pub fn turn() -> Text {
    let rules = rules();
    let taken = rules.take_sesterces.iter();
    say!(
        "builders_rules-turn",
        start = sesterces(rules.start_sesterces),
        free = actions(rules.free_actions),
        extra = sesterces(rules.extra_action_cost),
        one = actions(1u8),
        send = actions(sending(1)),
        taken = Text::one_of(taken.clone().map(ToString::to_string)),
        used = Text::one_of((1..=taken.len()).map(|number| number.to_string())),
        freeing = actions(rules.free_slave_actions)
    )
}

/// What the worker with this number, from 1, costs in actions (B2).
fn sending(number: u8) -> u8 {
    send_actions(number.saturating_sub(1))
}

/// Sending and what it costs.
pub fn send() -> Text {
    say!(
        "builders_rules-sending",
        first = actions(sending(1)),
        second = sending(2),
        third = sending(3),
        three = (1..=3).map(sending).sum::<u8>(),
        extra = sesterces(rules().extra_action_cost)
    )
}

/// The investment line.
pub fn invest() -> Text {
    say!(
        "builders_rules-investments",
        one = actions(1u8),
        prisoner = each(Member::slaves().map(|card| Investment::Slave(card).price())),
        sending = sending_costs(Member::slaves().map(Member::price).max().unwrap_or(0)),
        tool = each(Resource::ALL.map(|tool| Investment::Tool(tool).price())),
        university = each(Resource::ALL.map(|resource| Investment::University(resource).price())),
        taught = Resource::ALL.map(taught).into_iter().max().unwrap_or(0),
        gain = sesterces(loan().gain)
    )
}

/// "7 sesterces"; "5 to 7 sesterces" if they differ.
fn each(prices: impl IntoIterator<Item = u8>) -> Text {
    let prices: Vec<u8> = prices.into_iter().collect();
    match (prices.iter().min(), prices.iter().max()) {
        (Some(least), Some(most)) if least != most => {
            say!("builders_rules-range", least = *least, most = sesterces(*most))
        }
        (_, most) => sesterces(most.copied().unwrap_or(0)),
    }
}

/// Prisoners.
pub fn prisoners() -> Text {
    say!(
        "builders_rules-prisoners",
        price = each(Member::slaves().map(|card| Investment::Slave(card).price())),
        sending = sending_costs(Member::slaves().map(Member::price).max().unwrap_or(0)),
        penalty = points(Member::slaves().map(slave_penalty).max().unwrap_or(0)),
        freeing = actions(rules().free_slave_actions),
        freed = each(Member::slaves().map(Member::freed_price)),
        tally = sesterces(rules().free_slave_final_cost)
    )
}

/// Machines.
pub fn machines() -> Text {
    let all = || Building::all().filter(|card| card.machine().is_some());
    let machines = || all().filter_map(Building::machine);
    say!(
        "builders_rules-machines",
        machines = Text::all_of(all().map(Building::name)),
        points = points(all().map(Building::points).max().unwrap_or(0)),
        brings = machines().map(|machine| machine.produces().sum()).max().unwrap_or(0),
        sending = sending_costs(machines().map(Member::price).max().unwrap_or(0))
    )
}

/// Loans.
pub fn loans() -> Text {
    let loan = loan();
    let gain = i32::from(loan.penalty) * Builders::POINT
        - i32::from(loan.repay) * i32::from(rules().tenths_of_point_per_sesterce);
    say!(
        "builders_rules-loans",
        one = actions(1u8),
        gain = sesterces(loan.gain),
        cards = loan.cards,
        repay = sesterces(loan.repay),
        penalty = points(loan.penalty),
        worth = score(gain)
    )
}

/// What the game is about, for who knows nothing of it.
pub fn aim() -> Text {
    say!("builders_rules-aim", points = points(rules().end_trigger_points))
}

/// The end and the tally.
pub fn tally() -> Text {
    let (rules, loan) = (rules(), loan());
    say!(
        "builders_rules-end",
        points = points(rules.end_trigger_points),
        free = sesterces(rules.free_slave_final_cost),
        repay = sesterces(loan.repay),
        prisoner = points(Member::slaves().map(slave_penalty).max().unwrap_or(0)),
        loan = points(loan.penalty),
        sesterce = score(rules.tenths_of_point_per_sesterce.into())
    )
}

/// Games that would never end.
pub fn stalled() -> Text {
    say!("builders_rules-stalled", idle = IDLE_ROUNDS, last = ROUND_LIMIT)
}

/// What lies where at the beginning.
pub fn setup() -> Text {
    let rules = rules();
    say!(
        "builders_rules-setup",
        buildings = rules.building_row,
        workers = rules.worker_row,
        start = sesterces(rules.start_sesterces),
        prisoners = Member::slaves().count(),
        loans = loan().cards
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_of_a_turn_read_like_this() {
        insta::assert_snapshot!(turn(), @r"
        **The Builders: Antiquity.** You open buildings and send your workers to them. When a building has all the stone, wood, architecture and decoration that it needs, it is finished and brings sesterces and points. Everybody starts with 10 sesterces and an apprentice. All cards are face up except the decks.
        In your turn you have 3 actions and can buy more for 5 sesterces each. Do these in any order, as often as you like where nothing else is said:
        - **Open** a building of the row (1 action): it becomes your site, where your workers can go.
        - **Recruit** a worker of the row (1 action), who joins your team and costs nothing until you send them.
        - **Send** one of your team to a site of yours: 1 action or more, and the worker's price.
        - **Invest** in a card of the investment line (1 action and its price), once a turn.
        - **Take sesterces**: 1, 3 or 6 for 1, 2 or 3 actions.
        - **Free** a prisoner (1 action).
        Then end your turn; actions that you have not used are lost. A row is filled up at once.
        ");
        insta::assert_snapshot!(send(), @r"
        **Sending.** Anybody in your team who is on no site can be sent to a site of yours. You pay the worker's price in full, and the worker brings all that the card says; what is more than the building needs is lost. A worker who adds nothing that is missing, even with a tool, cannot be sent.
        The first one sent to a site in a turn takes 1 action, the second 2, the third 3, and so on: three to one site take 6 actions. Each site is counted by itself, and each turn anew. Prisoners and machines count like workers.
        If you have too few actions left, the others are bought at the same time, for 5 sesterces each.
        A **tool** can go along with a worker or a freed prisoner, one each: name it when you send. It adds 1 of its resource and costs neither an action nor sesterces.
        Nobody can be called back: workers and tools stay until the building is finished.
        ");
        insta::assert_snapshot!(say!("builders_rules-finishing"), @"
        **Finishing** takes no action. As soon as nothing is missing, the building is finished: you get its sesterces and points, and everybody who worked on it and all tools come back to you. You can use them, and the sesterces, in the same turn.
        You may have any number of sites. They cannot be given back, but one that is not finished at the end costs nothing.
        ");
        insta::assert_snapshot!(invest(), @r"
        **Investments.** Once a turn you may invest: 1 action and the price of a card of the investment line. All cards that are left can be chosen. Cards that were taken do not come back.
        - **Prisoner**, 7 sesterces: joins your team and costs nothing to send.
        - **Tool**, 2 sesterces: adds 1 of its resource each time it goes along.
        - **University**, 7 sesterces: you choose at once a worker or freed prisoner of yours who is on no site, and from now on that card brings 3 of the resource. Its other resources and its price stay. Nobody learns twice, and only if it changes something.
        - **Loan**: costs only the action and brings 10 sesterces now; see the topic about loans.
        Tools and universities are not for prisoners who are not freed, and not for machines.
        ");
    }

    #[test]
    fn the_rules_of_prisoners_machines_and_loans_read_like_this() {
        insta::assert_snapshot!(prisoners(), @r"
        **Prisoners** are investments for 7 sesterces. A prisoner costs nothing to send, takes as many actions as a worker, and no tool and no university. At the end each prisoner who is not freed costs you 1 point.
        You can **free** them: that takes 1 action of your turn and no sesterces, and is no investment. You can do it even in the turn in which you got the prisoner, but not while the prisoner is on a site. A freed prisoner costs 4 sesterces to send, and takes a tool and a university like a worker.
        In the final scoring the program frees the others for 5 sesterces each, as long as your sesterces last. A prisoner who is still on a site then cannot be freed.
        ");
        insta::assert_snapshot!(machines(), @"**Machines** lie in the row of buildings: Saw Machine, Architect's Table, Scaffold and Hoist. They are opened and built like buildings and bring no sesterces but 2 points. A finished machine joins your team: it brings 3 of one resource and costs nothing to send, in the same turn if you like. Sending it takes actions like sending a worker. It takes no tool and no university.");
        insta::assert_snapshot!(loans(), @r"
        **Loans.** A loan is an investment: 1 action of your turn, and you have 10 sesterces more at once. There are 4 for all of you, and you may hold several.
        In the final scoring each is repaid for 15 sesterces if you have them, else it costs 2 points. Repaying is worth 0.5 points more than keeping the sesterces, so the program repays what it can. During the game a loan cannot be repaid.
        ");
    }

    #[test]
    fn the_rules_of_the_end_and_the_commands_read_like_this() {
        insta::assert_snapshot!(tally(), @r"
        **The end.** When somebody ends a turn with 17 points or more from finished buildings and machines, the round is played to the end, so that everybody has the same number of turns. Then comes the final scoring:
        1. The program frees your prisoners who are on no site, for 5 sesterces each, then repays your loans, for 15 sesterces each, as long as your sesterces last. Each payment is worth more points than the sesterces that it takes.
        2. You score the points of your finished buildings and machines, plus 0.1 for each sesterce left, minus 1 point for each prisoner who is not freed and 2 points for each loan that is not repaid.
        The player with the most points wins; in a tie they share the victory.
        ");
        insta::assert_snapshot!(stalled(), @"**Stalled games.** Workers cannot be called back, so all of them may be stuck. After 3 full rounds in a row in which everybody only took sesterces or did nothing the game is over, and after round 60 in any case. Then comes the final scoring as always.");
        insta::assert_snapshot!(say!("builders_rules-moves"), @r"
        **Here** the button *Your turn* under the mention opens your panel: everything can be done with its buttons and menus, and everything can be typed as well. If you can finish a building this turn, the panel shows how.
        `/builders open`, `recruit`, `invest`, `send`, `take`, `free`, `end` are the moves; each option offers what is legal now, with its cost and effect. `/game board`, `status`, `score`, `log` show the table, `/game hand` your team, `/game undo` takes back your last move until a row is refilled or the next player acts, `/game card` explains a card, `/game hint` advises.
        ");
    }
}
