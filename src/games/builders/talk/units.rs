//! Amounts with their units and cards with their names, as parts of other messages.

use crate::{
    board::{Game, points as points_of},
    games::builders::{
        pictures::facts::{counted, title},
        rules::{
            cards::{Investment, Member},
            resources::Resources,
            state::Builders,
        },
    },
    say,
    talk::say::Text,
};

pub use crate::games::builders::pictures::facts::{
    amount, card, load, member, name, resource, resources, small_tool, tool, with_load,
};

/// "1 sesterce", "3 sesterces".
pub fn sesterces(number: impl Into<u32>) -> Text {
    say!("builders-sesterces", number = number.into())
}

/// "1 action", "3 actions".
pub fn actions(number: impl Into<u32>) -> Text {
    say!("builders-actions", number = number.into())
}

/// "1 point", "3 points": whole points of a card, not a score in tenths.
pub fn points(number: impl Into<u32>) -> Text {
    say!("builders-points", number = number.into())
}

/// "19.3" for 193 tenths.
pub fn score(tenths: i32) -> Text {
    Text::decimal(points_of(tenths, Builders::POINT))
}

/// "still missing: 2 stone, 1 wood"; "nothing is missing".
pub fn missing(missing: Resources) -> Text {
    if missing.is_none() {
        say!("builders-nothing-missing")
    } else {
        say!("builders-missing", missing = resources(missing))
    }
}

/// "Saw", "Prisoner (2 stone, 2 decoration)": a card of the investment line.
pub fn investment(investment: Investment) -> Text {
    match investment {
        Investment::Slave(prisoner) => card(prisoner),
        Investment::Tool(_) | Investment::University(_) | Investment::Loan => investment.name(),
    }
}

/// "Apprentice, 2 Laborers and Freed prisoner": cards by name, some of them freed, those of one name together, in the
/// order of the first.
pub fn crew(members: &[Member], freed: &[Member]) -> Text {
    counted(members.iter().map(|member| title(*member, freed.contains(member))))
}

/// "10 sesterces and 3 points": what finishing brings.
pub fn reward(coins: u8, score: u8) -> Text {
    match (coins, score) {
        (coins, 0) => sesterces(coins),
        (0, score) => points(score),
        (coins, score) => {
            say!("builders-reward", sesterces = sesterces(coins), points = points(score))
        }
    }
}

/// "costs 3 sesterces to send"; "costs nothing to send".
pub fn sending_costs(price: u8) -> Text {
    say!("builders-sending-costs", price)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn freed_prisoners_of_a_crew_are_called_so() {
        let of = |id: &str| Member::from_id(id).unwrap();
        let back = ["slave_sd", "laborer_wd", "slave_wd", "slave_sa"].map(of);
        assert_eq!(crew(&back, &[]).to_string(), "Prisoner ×3 and Laborer");
        assert_eq!(
            crew(&back, &[of("slave_wd")]).to_string(),
            "Prisoner ×2, Laborer and Freed prisoner"
        );
    }
}
