//! The drawings of the cards: a building, a worker or an investment on a coloured plate.

use crate::games::builders::rules::{
    cards::{Building, Investment, Member, MemberKind},
    resources::Resource,
};
use crate::render::canvas::{Area, Canvas, at, pixels};
use crate::render::gallery::{Icon, sprite};
use crate::render::palette::Shade;
use crate::render::theme;

use super::card::pip;

/// The glyph of a resource; hollow while it is missing.
#[must_use]
pub const fn resource_icon(resource: Resource, filled: bool) -> Icon {
    match (resource, filled) {
        (Resource::Stone, true) => Icon::ResourceStone,
        (Resource::Wood, true) => Icon::ResourceWood,
        (Resource::Architecture, true) => Icon::ResourceArchitecture,
        (Resource::Decoration, true) => Icon::ResourceDecoration,
        (Resource::Stone, false) => Icon::HollowStone,
        (Resource::Wood, false) => Icon::HollowWood,
        (Resource::Architecture, false) => Icon::HollowArchitecture,
        (Resource::Decoration, false) => Icon::HollowDecoration,
    }
}

/// The glyph of the tool that adds this resource.
#[must_use]
pub const fn tool_icon(tool: Resource) -> Icon {
    match tool {
        Resource::Stone => Icon::Mallet,
        Resource::Wood => Icon::Saw,
        Resource::Architecture => Icon::SetSquare,
        Resource::Decoration => Icon::Paintbrush,
    }
}

/// The glyph of a building or a machine.
#[must_use]
pub fn building_icon(building: Building) -> Icon {
    match building.id() {
        "market" => Icon::Market,
        "quarry" => Icon::BuildQuarry,
        "watering_trough" => Icon::BuildTrough,
        "trading_post" => Icon::BuildTradingPost,
        "camel_stable" => Icon::BuildStable,
        "shop" => Icon::BuildShop,
        "rural_house" => Icon::BuildRuralHouse,
        "armory" => Icon::BuildArmory,
        "shipyard" => Icon::BuildShipyard,
        "port" => Icon::BuildPort,
        "archery_range" => Icon::BuildArchery,
        "town_hall" => Icon::BuildTownHall,
        "noble_house" => Icon::BuildNobleHouse,
        "urban_house" => Icon::BuildUrbanHouse,
        "temple" => Icon::Temple,
        "barracks" => Icon::BuildBarracks,
        "fortress" => Icon::BuildFortress,
        "forum" => Icon::BuildForum,
        "school_of_philosophy" => Icon::BuildPhilosophy,
        "ziggurat" => Icon::BuildZiggurat,
        "palace_of_assur" => Icon::BuildPalace,
        "alexandria_lighthouse" => Icon::BuildLighthouse,
        "theater" => Icon::BuildTheater,
        "tower_of_babel" => Icon::BuildBabel,
        "sphinx" => Icon::BuildSphinx,
        "hanging_gardens" => Icon::BuildGardens,
        "colossus_of_rhodes" => Icon::BuildColossus,
        "pyramid" => Icon::BuildPyramid,
        "machine_saw" => Icon::BuildSawMachine,
        "machine_architect_table" => Icon::BuildArchitectTable,
        "machine_scaffold" => Icon::BuildScaffold,
        "machine_hoist" => Icon::BuildHoist,
        // Every other building is a house.
        _ => Icon::Home,
    }
}

/// The plate of a building tells its size, as the need does in numbers: 2, 4, 6, 8, 10 resources, more. A machine
/// has the plate of machines.
fn building_plate(building: Building) -> Shade {
    if building.machine().is_some() {
        return theme::BRICK_PLATE;
    }
    match building.need().sum() {
        0..=2 => theme::OLIVE,
        3..=4 => theme::SLATE,
        5..=6 => theme::GREEN,
        7..=8 => theme::BLUE,
        9..=10 => theme::PLUM,
        11.. => theme::NOW,
    }
}

/// The rank of a worker, 1 to 4 by its price; 0 for prisoners and machines.
#[must_use]
pub fn rank(member: Member) -> u8 {
    match member.kind() {
        MemberKind::Worker => member.price().saturating_sub(1).clamp(1, 4),
        MemberKind::Slave | MemberKind::Machine => 0,
    }
}

/// The glyph and plate of a member of a team.
fn member_art(member: Member, is_freed: bool) -> (Icon, Shade) {
    match (member.kind(), rank(member)) {
        (MemberKind::Machine, _) => {
            let building = Building::all().find(|building| building.machine() == Some(member));
            (building.map_or(Icon::Cog, building_icon), theme::BRICK_PLATE)
        }
        (MemberKind::Slave, _) if is_freed => (Icon::Freed, theme::PLUM),
        (MemberKind::Slave, _) => (Icon::Prisoner, theme::PLOT_LINE),
        (MemberKind::Worker, 1) => (Icon::Apprentice, theme::SLATE),
        (MemberKind::Worker, 2) => (Icon::Laborer, theme::OLIVE),
        (MemberKind::Worker, 3) => (Icon::Companion, theme::GREEN),
        (MemberKind::Worker, _) => (Icon::Master, theme::BLUE),
    }
}

/// Draws a building on its plate, a square.
pub fn building_art(canvas: &mut Canvas, place: Area, building: Building) {
    draw_plate(canvas, place, building_icon(building), building_plate(building), 76.0);
}

/// Draws a member of a team on its plate, a square.
pub fn worker_art(canvas: &mut Canvas, place: Area, member: Member, is_freed: bool) {
    let (glyph, ground) = member_art(member, is_freed);
    draw_plate(
        canvas,
        place,
        glyph,
        ground,
        if member.kind() == MemberKind::Machine { 76.0 } else { 82.0 },
    );
}

/// Draws a card of the investment line on its plate, a square.
pub fn investment_art(canvas: &mut Canvas, place: Area, card: Investment) {
    match card {
        Investment::Slave(slave) => worker_art(canvas, place, slave, false),
        Investment::Tool(tool) => {
            draw_plate(canvas, place, tool_icon(tool), theme::MOSAIC_DARK, 70.0);
        }
        Investment::University(resource) => {
            draw_plate(canvas, place, Icon::University, theme::YELLOW, 76.0);
            let side = place.w * 0.48;
            let corner = at(place.right() - side * 0.5, place.y + place.h - side * 0.5);
            pip(canvas, corner, side, resource, true);
        }
        Investment::Loan => draw_plate(canvas, place, Icon::Loan, theme::MOSAIC_DARK, 76.0),
    }
}

/// A glyph of this many hundredths on a plate with a lip, visual language §4.
fn draw_plate(canvas: &mut Canvas, place: Area, icon: Icon, ground: Shade, extent: f32) {
    let side = pixels(place.w).cast_unsigned();
    let member = (icon as u16) << 8 | u16::from(ground.index());
    let drawing = sprite(("plate of a card", member, side, side), || {
        let [red, green, blue] = ground.rgb();
        let dark = |channel: u8| u16::from(channel) * 55 / 100;
        let is_bust = matches!(
            icon,
            Icon::Apprentice
                | Icon::Laborer
                | Icon::Companion
                | Icon::Master
                | Icon::Prisoner
                | Icon::Freed
        );
        // A bust stands on the lower edge; all else hangs in the middle.
        let middle = if is_bust { 96.5 - extent / 2.0 } else { 48.2 };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\
             <rect width=\"100\" height=\"100\" rx=\"9\" fill=\"rgb({},{},{})\"/>\
             <rect width=\"100\" height=\"96.5\" rx=\"9\" fill=\"rgb({red},{green},{blue})\"/>{}</svg>",
            dark(red),
            dark(green),
            dark(blue),
            icon.within((50.0, middle), extent)
        )
    });
    canvas.blit(at(place.x, place.y), drawing);
}
