//! Why a move is good, in words for people: what it brings at once, and what it prepares.

use crate::{
    board::Luck,
    games::marble::rules::{
        kinds::{Building, Kind},
        moves::{Move, OneOrTwo},
        places::Vertex,
        prospect::{Completed, Prospect, Prospects},
        state::{Marble, Stage},
        view::SeatView,
    },
};

/// Why the seat of the view might make this legal move: one line.
#[must_use]
pub fn of(view: &SeatView, mv: Move) -> String {
    let world = Marble::imagined(view, &mut Luck::new(0));
    match mv {
        Move::Draw { tiles } => world.why_draw(tiles),
        Move::Expand { pieces } => world.why_lay(pieces.iter().map(|piece| piece.to)),
        Move::Open { path, .. } => world.why_lay(path.iter()),
        Move::Recall { tile } if world.is_spent(tile) => {
            "it can count for no site any more, and you can use it elsewhere at once".to_owned()
        }
        Move::Recall { .. } => "it is needed elsewhere more than there".to_owned(),
        Move::Play { tile, magistrate, .. } => {
            let done = world.why_play(&Prospects::new(view).of(mv));
            done.unwrap_or_else(|| {
                if magistrate {
                    format!("your magistrate waits there for a {tile}")
                } else {
                    "brings sites near where you have influence".to_owned()
                }
            })
        }
        Move::Finish { site } => world.told(world.completed(site)),
        Move::Reward { tile: Some(tile) } => {
            let gain = world.space();
            if world.is_spent(tile) {
                format!("it can count for no site any more, and {gain}")
            } else {
                format!("{gain}, and the magistrate is free again at the end of your turn")
            }
        }
        Move::Reward { tile: None } => {
            "your magistrates there can still win other sites".to_owned()
        }
        Move::Spend { imperium } => {
            format!("one more action; a {imperium} tile is what you can spare")
        }
        Move::End => "nothing is worth an imperium tile for one more action".to_owned(),
    }
}

impl Marble {
    fn why_draw(&self, tiles: OneOrTwo<Kind>) -> String {
        let ready = self.mover().ready;
        let missing: Vec<&str> =
            tiles.iter().filter(|kind| ready.of(*kind) == 0).map(Kind::name).collect();
        match missing[..] {
            [] => format!("{} tiles ready are few to choose from", ready.total()),
            _ => format!("you have no {} tile ready", missing.join(" and no ")),
        }
    }

    /// What a tile does at once, if it does something.
    fn why_play(&self, prospect: &Prospect) -> Option<String> {
        let mut parts: Vec<String> = prospect.sites.iter().map(|site| self.told(*site)).collect();
        parts.extend(
            prospect.bridges.iter().map(|space| format!("takes bridge {}", space.number())),
        );
        parts.extend(prospect.springs.iter().map(|spring| format!("opens the {spring} aqueduct")));
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    /// What a complete site becomes.
    fn told(&self, completed: Completed) -> String {
        let Completed { site, building, owner, points } = completed;
        match owner {
            None => format!("{site} becomes a fountain"),
            Some(seat) if seat == self.to_move => {
                format!("{site} becomes your {building}: {points} points")
            }
            Some(seat) => format!("{site} becomes a {building} of {}", seat.called()),
        }
    }

    fn why_lay(&self, reached: impl Iterator<Item = Vertex>) -> String {
        let (mut own, mut coins) = (0_u8, 0_u8);
        for to in reached {
            own += u8::from(self.owned[self.to_move.index()].contains(to));
            coins += u8::from(self.fountains.contains(to));
        }
        match (own, coins) {
            (0, 0) => "leads on to where you can build".to_owned(),
            (0, coins) => some(coins, "coin"),
            (own, 0) => format!("reaches {}", some(own, "building of yours")),
            (own, coins) => format!(
                "reaches {} and brings {}",
                some(own, "building of yours"),
                some(coins, "coin")
            ),
        }
    }

    /// What a magistrate brings from the site just finished.
    fn space(&self) -> String {
        match self.stage {
            Stage::Reward(site) => match self.building_at(site) {
                Building::Fountain => "it brings a coin".to_owned(),
                building => format!("it brings a {building} tile of imperium"),
            },
            Stage::Act | Stage::Open | Stage::Finish | Stage::Over => "it comes home".to_owned(),
        }
    }
}

fn some(number: u8, what: &str) -> String {
    match (number, what.split_once(' ')) {
        (1, _) => format!("1 {what}"),
        (more, None) => format!("{more} {what}s"),
        (more, Some((noun, rest))) => format!("{more} {noun}s {rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_things_are_told_as_several() {
        assert_eq!(some(1, "coin"), "1 coin");
        assert_eq!(some(2, "building of yours"), "2 buildings of yours");
    }
}
