//! Names for opponents: the architects of Rome, known ones and those of whom one inscription tells.

use crate::store::SeatRow;

/// Architects and engineers of the republic and the empire, the best known first. More than a table has seats, so that
/// there is always one left.
const ARCHITECTS: [&str; 16] = [
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

/// An architect who does not sit at this table yet. Tables begin at different places of the list; the same table always
/// names the same one next.
pub fn free_name(table: crate::store::TableId, seats: &[SeatRow]) -> &'static str {
    let start = usize::try_from(table.0 % ARCHITECTS.len() as u64).unwrap_or(0);
    let is_free = |name: &&str| seats.iter().all(|seat| seat.name != *name);
    let mut round = ARCHITECTS.iter().copied().cycle().skip(start).take(ARCHITECTS.len());
    round.find(is_free).unwrap_or(ARCHITECTS[start])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Level, store::TableId};

    fn seat(name: &str) -> SeatRow {
        SeatRow {
            ai: Some(Level::Hard.name().to_owned()),
            name: name.to_owned(),
            ..SeatRow::default()
        }
    }

    #[test]
    fn no_architect_sits_twice_at_a_table() {
        for table in 0..40 {
            let mut seats = Vec::new();
            for _ in 0..4 {
                let name = free_name(TableId(table), &seats);
                assert!(seats.iter().all(|seat: &SeatRow| seat.name != name), "{name}");
                seats.push(seat(name));
            }
        }
        assert_eq!(free_name(TableId(0), &[]), "Vitruvius");
        assert_eq!(free_name(TableId(0), &[seat("Vitruvius")]), "Apollodorus");
    }
}
