//! What cards are called where there is little room.

use crate::games::builders::rules::cards::{Building, Member, MemberKind};
use crate::render::lettering::Type;

/// What a card is called where names alone would not do: several workers share one. "Laborer wd".
pub(super) fn label(member: Member) -> String {
    let name = member.name();
    match (member.kind(), member.id().split_once('_')) {
        (MemberKind::Worker | MemberKind::Slave, Some((_, rest))) => {
            format!("{name} {}", rest.replace('_', " "))
        }
        _ => name.to_owned(),
    }
}

/// A name for a card that has no room for the whole one: its telling word.
pub(super) fn short_name(building: Building) -> &'static str {
    match building.id() {
        "watering_trough" => "Trough",
        "school_of_philosophy" => "Philosophy",
        "palace_of_assur" => "Palace",
        "alexandria_lighthouse" => "Lighthouse",
        "hanging_gardens" => "Gardens",
        "colossus_of_rhodes" => "Colossus",
        "tower_of_babel" => "Babel",
        "machine_architect_table" => "Arch. Table",
        _ => building.name(),
    }
}

/// A name for a narrow line beside the art, where the telling word is still too long.
pub(super) fn least_name(building: Building) -> &'static str {
    match building.id() {
        "school_of_philosophy" => "Philos.",
        "alexandria_lighthouse" => "Lightho.",
        "archery_range" => "Archery",
        "trading_post" => "Post",
        "camel_stable" => "Stable",
        "noble_house" => "Noble H.",
        "urban_house" => "Urban H.",
        "rural_house" => "Rural H.",
        "machine_saw" => "Saw",
        "machine_architect_table" => "Table",
        _ => short_name(building),
    }
}

/// The name of a building, its telling word where the whole does not fit, or the shortest that still tells.
pub(super) fn fitting(building: Building, font: Type, room: f32) -> String {
    let names = [building.name(), short_name(building), least_name(building)];
    let name = names.into_iter().find(|name| font.width(name) <= room);
    font.shorten(name.unwrap_or(names[2]), room)
}
