//! The facts of the cards as the data file has them. Numbers stand nowhere else, but for three that give the state its
//! shape: the length of the two rows, one apprentice and one investment; a test holds them to the file.

use std::sync::LazyLock;

use serde::Deserialize;

use super::resources::Resources;
use crate::board::Dealt;

/// The numbers of the rules, §2 to §4.
#[derive(Clone, Debug, Deserialize)]
pub struct Rules {
    pub start_sesterces: u8,
    pub start_apprentices: u8,
    pub worker_row: u8,
    pub building_row: u8,
    pub free_actions: u8,
    pub extra_action_cost: u8,
    pub take_sesterces: Vec<u8>,
    pub send_action_cost: Vec<u8>,
    pub investments_per_turn: u8,
    pub free_slave_actions: u8,
    pub free_slave_final_cost: u8,
    pub end_trigger_points: u8,
    pub tenths_of_point_per_sesterce: u8,
}

#[derive(Deserialize)]
pub(crate) struct WorkerFacts {
    pub id: String,
    pub apprentice: bool,
    pub send_cost: u8,
    pub produces: Resources,
    count: u8,
    #[serde(flatten)]
    pub dealt: Dealt,
}

#[derive(Deserialize)]
pub(crate) struct BuildingFacts {
    pub id: String,
    pub cost: Resources,
    #[serde(default)]
    pub sesterces: u8,
    pub points: u8,
    /// A machine has these two.
    pub produces: Option<Resources>,
    pub send_cost: Option<u8>,
    #[serde(flatten)]
    pub dealt: Dealt,
}

#[derive(Deserialize)]
pub(crate) struct SlaveFacts {
    pub id: String,
    pub purchase_cost: u8,
    pub send_cost: u8,
    pub produces: Resources,
    pub penalty_points: u8,
    pub freed_produces: Resources,
    pub freed_send_cost: u8,
}

#[derive(Deserialize)]
pub(crate) struct ToolFacts {
    pub id: String,
    pub purchase_cost: u8,
    pub adds: Resources,
}

#[derive(Deserialize)]
pub(crate) struct UniversityFacts {
    pub id: String,
    pub purchase_cost: u8,
    pub sets: Resources,
}

#[derive(Deserialize)]
pub(crate) struct LoanFacts {
    pub id: String,
    pub gain: u8,
    pub repay_cost: u8,
    pub penalty_points: u8,
    pub count: u8,
}

#[derive(Deserialize)]
struct File {
    rules: Rules,
    worker: Vec<WorkerFacts>,
    building: Vec<BuildingFacts>,
    machine: Vec<BuildingFacts>,
    slave: Vec<SlaveFacts>,
    tool: Vec<ToolFacts>,
    university: Vec<UniversityFacts>,
    loan: Vec<LoanFacts>,
}

/// The facts, one entry for each card, identical ones side by side.
pub(crate) struct Facts {
    pub rules: Rules,
    pub workers: Vec<WorkerFacts>,
    /// First the buildings, then the machines.
    pub buildings: Vec<BuildingFacts>,
    pub slaves: Vec<SlaveFacts>,
    /// In the order of the resources.
    pub tools: Vec<ToolFacts>,
    /// In the order of the resources.
    pub universities: Vec<UniversityFacts>,
    pub loan: LoanFacts,
}

/// The one reading of the data file, which is part of the program.
pub(crate) static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/builders_antiquity.toml");
    let File { rules, worker, mut building, machine, slave, tool, university, mut loan } =
        toml::from_str(text).expect("the data file is tested");
    building.extend(machine);
    Facts {
        rules,
        workers: each(worker, |facts| facts.count, WorkerFacts::copy),
        buildings: building,
        slaves: slave,
        tools: tool,
        universities: university,
        loan: loan.pop().expect("the data file is tested"),
    }
});

/// As many entries as there are cards; the second of two identical ones has `_2` after its id.
fn each<T>(kinds: Vec<T>, count: impl Fn(&T) -> u8, copy: impl Fn(&T, u8) -> T) -> Vec<T> {
    let mut cards = Vec::new();
    for kind in kinds {
        let copies: Vec<T> = (2..=count(&kind)).map(|number| copy(&kind, number)).collect();
        cards.push(kind);
        cards.extend(copies);
    }
    cards
}

impl WorkerFacts {
    fn copy(&self, number: u8) -> Self {
        Self { id: format!("{}_{number}", self.id), ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Game as _, Seed},
        games::builders::rules::{
            cards::Investment,
            illegal::IllegalMove,
            moves::Move,
            options::Options,
            resources::Resource,
            state::{Builders, ROW},
        },
    };

    /// The part of the data file that only says how many cards there must be.
    #[derive(Deserialize)]
    struct Expected {
        expected_counts: Counts,
    }

    #[derive(Deserialize)]
    struct Counts {
        worker: usize,
        apprentice: usize,
        building: usize,
        machine: usize,
        slave: usize,
        tool: usize,
        university: usize,
        loan: u8,
    }

    /// What the state is built for and cannot read from the file.
    #[test]
    fn the_state_has_the_shape_that_the_data_file_says() {
        let Rules { worker_row, building_row, start_apprentices, investments_per_turn, .. } =
            FACTS.rules;
        assert_eq!([worker_row, building_row].map(usize::from), [ROW; 2]);
        let setup = Builders::deal(3, &Options::default(), Seed::from_number(1));
        let mut game = Builders::new(&setup).unwrap();
        for player in &game.public_view().players {
            assert_eq!(player.team.len(), usize::from(start_apprentices));
        }
        assert_eq!(investments_per_turn, 1);
        let [one, other] = [Resource::Stone, Resource::Wood]
            .map(|tool| Move::Invest { card: Investment::Tool(tool), student: None });
        assert_eq!(game.play(setup.first_player, one), Ok(()));
        assert_eq!(game.check(other), Err(IllegalMove::AlreadyInvested));
    }

    #[test]
    fn there_are_as_many_cards_as_the_data_file_says() {
        let text = include_str!("../../../../assets/builders_antiquity.toml");
        let Expected { expected_counts: expected } = toml::from_str(text).unwrap();
        let facts = &*FACTS;
        let apprentices = facts.workers.iter().filter(|worker| worker.apprentice).count();
        let machines = facts.buildings.iter().filter(|card| card.produces.is_some()).count();
        assert_eq!(facts.workers.len(), expected.worker);
        assert_eq!(apprentices, expected.apprentice);
        assert_eq!(facts.buildings.len() - machines, expected.building);
        assert_eq!(machines, expected.machine);
        assert_eq!(facts.slaves.len(), expected.slave);
        assert_eq!(facts.tools.len(), expected.tool);
        assert_eq!(facts.universities.len(), expected.university);
        assert_eq!(facts.loan.count, expected.loan);
    }
}
