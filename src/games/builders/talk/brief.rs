//! What happened, as parts of a summary.

use super::units::{name, resources, reward, sesterces, small_tool};
use crate::{
    games::builders::rules::{
        cards::{Investment, Member},
        events::Event,
        resources::Resource,
    },
    say,
    talk::{names::Names, present::Brief, say::Text},
};

/// An event as a part of a summary.
pub fn brief(event: &Event, names: &Names) -> Brief {
    let (who, says) = match event {
        Event::Open { player, building, bought, .. } => {
            let opened = say!("builders-brief-opened", building = building.name());
            (player, buying(opened, *bought))
        }
        Event::Recruit { player, worker, bought, .. } => {
            (player, buying(recruited(*worker), *bought))
        }
        Event::Invest { player, card, bought, .. } => (player, buying(invested(*card), *bought)),
        Event::Send { player, worker, is_freed, tool, building, bought, .. } => {
            let sent = sent(name(*worker, *is_freed), *tool, building.name());
            (player, buying(sent, *bought))
        }
        Event::Finish { player, building, sesterces: coins, points, .. } => {
            let reward = reward(*coins, *points);
            (player, say!("builders-brief-finished", building = building.name(), reward))
        }
        Event::Take { player, coins, .. } => {
            (player, say!("builders-brief-took", sesterces = sesterces(*coins)))
        }
        Event::Free { player, bought, .. } => {
            (player, buying(say!("builders-brief-freed"), *bought))
        }
        Event::End { player, .. } => (player, say!("builders-brief-ended-turn")),
        Event::Round { .. } | Event::LastRound { .. } | Event::Over { .. } => {
            let says = super::words::event(event, names);
            return Brief { who: None, says, weight: weight(event) };
        }
    };
    Brief { who: Some(*who), says, weight: weight(event) }
}

/// The same with the actions that were bought for it, which cost as much as it did or more.
fn buying(did: Text, bought: u8) -> Text {
    match bought {
        0 => did,
        number => say!("builders-brief-buying", did, number),
    }
}

fn recruited(worker: Member) -> Text {
    let brings = resources(worker.produces());
    say!("builders-brief-recruited", worker = worker.name(), brings)
}

fn invested(card: Investment) -> Text {
    match card {
        Investment::Slave(prisoner) => {
            say!("builders-brief-prisoner", brings = resources(prisoner.produces()))
        }
        Investment::Tool(_) | Investment::University(_) => {
            say!("builders-brief-invested", card = card.name())
        }
        Investment::Loan => say!("builders-brief-loan"),
    }
}

fn sent(worker: Text, carried: Option<Resource>, building: Text) -> Text {
    match carried.map(small_tool) {
        None => say!("builders-brief-sent", worker, building),
        Some(tool) => say!("builders-brief-sent-with-tool", worker, tool, building),
    }
}

/// How much a player wants to know it.
const fn weight(event: &Event) -> u8 {
    match event {
        Event::End { .. } => 0,
        Event::Take { .. } => 1,
        Event::Send { .. } | Event::Round { .. } => 2,
        Event::Open { .. } | Event::Recruit { .. } | Event::Free { .. } => 3,
        Event::Invest { .. } => 4,
        Event::Finish { .. } => 5,
        Event::LastRound { .. } => 6,
        Event::Over { .. } => 7,
    }
}

/// Whether it is the end of a turn and nothing more.
pub const fn is_mere_end(event: &Event) -> bool {
    matches!(event, Event::End { unused: 0, .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Seat;

    #[test]
    fn actions_that_were_bought_are_told() {
        let names = Names::new(["Anna".to_owned()]);
        let says = |bought| {
            let (player, card) = (Seat::FIRST, Investment::Tool(Resource::Wood));
            brief(&Event::Invest { player, card, student: None, bought, spent: 2 }, &names).says
        };
        assert_eq!(says(0).to_string(), "invested: **Saw**");
        assert_eq!(says(1).to_string(), "invested: **Saw** with 1 bought action");
        assert_eq!(says(2).to_string(), "invested: **Saw** with 2 bought actions");
    }
}
