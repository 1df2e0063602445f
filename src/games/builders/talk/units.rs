//! Amounts with their units and cards with their names, as parts of other messages.

use crate::{
    board::{Game, points as points_of},
    games::builders::rules::{
        cards::{Investment, Member, MemberKind},
        resources::{Resource, Resources},
        state::Builders,
        view::MemberView,
    },
    say,
    talk::say::Text,
};

/// "1 sesterce", "3 sesterces".
#[must_use]
pub fn sesterces(number: impl Into<u32>) -> Text {
    say!("builders-sesterces", number = number.into())
}

/// "1 action", "3 actions".
#[must_use]
pub fn actions(number: impl Into<u32>) -> Text {
    say!("builders-actions", number = number.into())
}

/// "1 point", "3 points": whole points of a card, not a score in tenths.
#[must_use]
pub fn points(number: impl Into<u32>) -> Text {
    say!("builders-points", number = number.into())
}

/// "19.3" for 193 tenths.
#[must_use]
pub fn score(tenths: i32) -> Text {
    Text::verbatim(points_of(tenths, Builders::POINT))
}

/// "2 stone"
#[must_use]
pub fn amount(resource: Resource, amount: u8) -> Text {
    say!("builders-amount", amount, resource = resource.name())
}

/// "stone"
#[must_use]
pub fn resource(resource: Resource) -> Text {
    say!("builders-resource", resource = resource.name())
}

/// "2 stone, 1 wood"; "nothing".
#[must_use]
pub fn resources(resources: Resources) -> Text {
    if resources.is_none() {
        return say!("builders-no-resources");
    }
    Text::units(resources.iter().map(|(resource, much)| amount(resource, much)))
}

/// "still missing: 2 stone, 1 wood"; "nothing is missing".
#[must_use]
pub fn missing(missing: Resources) -> Text {
    if missing.is_none() {
        say!("builders-nothing-missing")
    } else {
        say!("builders-missing", missing = resources(missing))
    }
}

/// "Prisoner", "Freed prisoner", "Laborer": a card of a team.
#[must_use]
pub fn name(member: Member, is_freed: bool) -> Text {
    match member.kind() {
        MemberKind::Slave if is_freed => say!("builders-freed-prisoner"),
        MemberKind::Slave => say!("builders-prisoner"),
        MemberKind::Worker | MemberKind::Machine => member.name().into(),
    }
}

/// "Laborer (1 wood, 2 decoration)": a card as it is printed.
#[must_use]
pub fn card(member: Member) -> Text {
    with_load(name(member, false), member.produces())
}

/// "Laborer (1 wood, 2 decoration)" as it is now: freed, educated.
#[must_use]
pub fn member(view: &MemberView) -> Text {
    with_load(name(view.member, view.is_freed), view.produces)
}

/// "Saw", "Prisoner (2 stone, 2 decoration)": a card of the investment line.
#[must_use]
pub fn investment(investment: Investment) -> Text {
    match investment {
        Investment::Slave(prisoner) => card(prisoner),
        Investment::Tool(_) | Investment::University(_) | Investment::Loan => {
            investment.name().into()
        }
    }
}

/// A name with what its bearer brings.
#[must_use]
pub fn with_load(name: Text, brings: Resources) -> Text {
    say!("builders-member", name, brings = resources(brings))
}

/// "Saw": the tool that adds this resource.
#[must_use]
pub fn tool(tool: Resource) -> &'static str {
    Investment::Tool(tool).name()
}

/// "Apprentice, 2 Laborers and Freed prisoner": cards by name, some of them freed, those of one name together, in the
/// order of the first.
#[must_use]
pub fn crew(members: &[Member], freed: &[Member]) -> Text {
    let mut counted: Vec<(Text, usize)> = Vec::new();
    for member in members {
        let called = name(*member, freed.contains(member));
        match counted.iter_mut().find(|(name, _)| *name == called) {
            Some((_, number)) => *number += 1,
            None => counted.push((called, 1)),
        }
    }
    let some = |(name, number)| say!("builders-some-cards", name, number);
    Text::all_of(counted.into_iter().map(some))
}

/// "10 sesterces and 3 points": what finishing brings.
#[must_use]
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
#[must_use]
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
        assert_eq!(crew(&back, &[]).to_string(), "3 Prisoners and Laborer");
        assert_eq!(
            crew(&back, &[of("slave_wd")]).to_string(),
            "2 Prisoners, Laborer and Freed prisoner"
        );
    }
}
