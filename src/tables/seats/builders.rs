//! Names for opponents: the builders of Rome, known ones and those of whom one inscription tells.

use crate::{board::Level, store::SeatRow};

/// Architects and engineers of the republic and the empire, the best known first. More than a table has seats, so that
/// there is always one left.
const BUILDERS: [&str; 16] = [
    "Vitruvius",
    "Apollodorus",
    "Agrippa",
    "Rabirius",
    "Severus",
    "Celer",
    "Hermodorus",
    "Cossutius",
    "Frontinus",
    "Decrianus",
    "Mucius",
    "Cyrus",
    "Numisius",
    "Postumius",
    "Fuficius",
    "Valerius",
];

/// A builder who does not sit at this table yet. Tables begin at different places of the list; the same table always
/// names the same one next.
#[must_use]
pub fn builder(table: crate::store::TableId, seats: &[SeatRow]) -> &'static str {
    let start = usize::try_from(table.0 % BUILDERS.len() as u64).unwrap_or(0);
    let is_free = |name: &&str| seats.iter().all(|seat| seat.name != *name);
    let mut round = BUILDERS.iter().copied().cycle().skip(start).take(BUILDERS.len());
    round.find(is_free).unwrap_or(BUILDERS[start])
}

/// "Vitruvius (AI, normal)"
#[must_use]
pub fn with_level(name: &str, level: Level) -> String {
    format!("{name} (AI, {})", level.id())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{InteractionId, TableId};

    fn seat(name: &str) -> SeatRow {
        SeatRow {
            seat: 0,
            player: None,
            ai: Some(Level::Hard.id().to_owned()),
            name: name.to_owned(),
            interaction: InteractionId(1),
            bank: 0,
            missed: 0,
            away: false,
            standing_order: None,
        }
    }

    #[test]
    fn no_builder_sits_twice_at_a_table() {
        for table in 0..40 {
            let mut seats = Vec::new();
            for _ in 0..4 {
                let name = builder(TableId(table), &seats);
                assert!(seats.iter().all(|seat: &SeatRow| seat.name != name), "{name}");
                seats.push(seat(name));
            }
        }
        assert_eq!(builder(TableId(0), &[]), "Vitruvius");
        assert_eq!(builder(TableId(0), &[seat("Vitruvius")]), "Apollodorus");
    }

    #[test]
    fn the_level_stands_beside_the_name() {
        assert_eq!(with_level("Celer", Level::Easy), "Celer (AI, easy)");
    }
}
