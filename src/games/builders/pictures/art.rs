//! The drawings of the cards: a building, a worker or an investment on a coloured plate.

use crate::games::builders::rules::{
    cards::{Building, Investment, Member, MemberKind},
    resources::Resource,
};
use crate::render::canvas::{Area, Point, at, pixels};
use crate::render::gallery::sprite;
use crate::render::icons::Icon;
use crate::render::theme;

use super::icons;
use super::palette::{self, Canvas, Shade};
use super::pip::{Fill, pip};

/// The glyph of the tool that adds this resource.
pub const fn tool_icon(tool: Resource) -> Icon {
    match tool {
        Resource::Stone => icons::MALLET,
        Resource::Wood => icons::SAW,
        Resource::Architecture => icons::SET_SQUARE,
        Resource::Decoration => icons::PAINTBRUSH,
    }
}

/// The glyph of a building or a machine.
pub fn building_icon(building: Building) -> Icon {
    match building.id() {
        "market" => icons::MARKET,
        "quarry" => icons::BUILD_QUARRY,
        "watering_trough" => icons::BUILD_TROUGH,
        "trading_post" => icons::BUILD_TRADING_POST,
        "camel_stable" => icons::BUILD_STABLE,
        "shop" => icons::BUILD_SHOP,
        "rural_house" => icons::BUILD_RURAL_HOUSE,
        "armory" => icons::BUILD_ARMORY,
        "shipyard" => icons::BUILD_SHIPYARD,
        "port" => icons::BUILD_PORT,
        "archery_range" => icons::BUILD_ARCHERY,
        "town_hall" => icons::BUILD_TOWN_HALL,
        "noble_house" => icons::BUILD_NOBLE_HOUSE,
        "urban_house" => icons::BUILD_URBAN_HOUSE,
        "temple" => icons::TEMPLE,
        "barracks" => icons::BUILD_BARRACKS,
        "fortress" => icons::BUILD_FORTRESS,
        "forum" => icons::BUILD_FORUM,
        "school_of_philosophy" => icons::BUILD_PHILOSOPHY,
        "ziggurat" => icons::BUILD_ZIGGURAT,
        "palace_of_assur" => icons::BUILD_PALACE,
        "alexandria_lighthouse" => icons::BUILD_LIGHTHOUSE,
        "theater" => icons::BUILD_THEATER,
        "tower_of_babel" => icons::BUILD_BABEL,
        "sphinx" => icons::BUILD_SPHINX,
        "hanging_gardens" => icons::BUILD_GARDENS,
        "colossus_of_rhodes" => icons::BUILD_COLOSSUS,
        "pyramid" => icons::BUILD_PYRAMID,
        "machine_saw" => icons::BUILD_SAW_MACHINE,
        "machine_architect_table" => icons::BUILD_ARCHITECT_TABLE,
        "machine_scaffold" => icons::BUILD_SCAFFOLD,
        "machine_hoist" => icons::BUILD_HOIST,
        // Every other building is a house.
        _ => icons::HOME,
    }
}

/// The plate of a building tells its size, as the need does in numbers: 2, 4, 6, 8, 10 resources, more. A machine
/// has the plate of machines.
fn building_plate(building: Building) -> Shade {
    if building.machine().is_some() {
        return palette::MACHINE;
    }
    match building.need().sum() {
        0..=2 => palette::OLIVE,
        3..=4 => palette::SLATE,
        5..=6 => palette::GREEN,
        7..=8 => palette::BLUE,
        9..=10 => palette::PLUM,
        11.. => palette::RED,
    }
}

/// The rank of a worker, 1 to 4 by its price; 0 for prisoners and machines.
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
            (building.map_or(icons::COG, building_icon), palette::MACHINE)
        }
        (MemberKind::Slave, _) if is_freed => (icons::FREED, palette::PLUM),
        (MemberKind::Slave, _) => (icons::PRISONER, theme::PLOT_LINE.into()),
        (MemberKind::Worker, 1) => (icons::APPRENTICE, palette::SLATE),
        (MemberKind::Worker, 2) => (icons::LABORER, palette::OLIVE),
        (MemberKind::Worker, 3) => (icons::COMPANION, palette::GREEN),
        (MemberKind::Worker, _) => (icons::MASTER, palette::BLUE),
    }
}

/// Draws a building on its plate.
pub fn building_art(canvas: &mut Canvas, place: Area, building: Building) {
    draw_plate(canvas, place, building_icon(building), building_plate(building), 76.0);
}

/// Draws a member of a team on its plate.
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
            draw_plate(canvas, place, icons::UNIVERSITY, palette::YELLOW, 76.0);
            let side = place.w * 0.48;
            let corner = at(place.right() - side * 0.5, place.y + place.h - side * 0.5);
            pip(canvas, corner, side, resource, (Fill::Full, ""));
        }
        Investment::Loan => draw_plate(canvas, place, icons::LOAN, theme::MOSAIC_DARK, 76.0),
    }
}

/// Draws the head of a member of a team in a ring, `side` units across.
pub fn head(canvas: &mut Canvas, centre: Point, side: f32, member: Member, is_freed: bool) {
    let (glyph, ground) = member_art(member, is_freed);
    let across = pixels(side).cast_unsigned();
    let key = 2 << 8 | u16::from(ground.index());
    let drawing = sprite((glyph.name(), key, across, across), || {
        let [red, green, blue] = ground.rgb();
        let (middle, extent) = if is_bust(glyph) { (52.0, 88.0) } else { (50.0, 62.0) };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><clipPath id=\"c\">\
             <circle cx=\"50\" cy=\"50\" r=\"44\"/></clipPath><circle cx=\"50\" cy=\"50\" r=\"50\" fill=\"#F6EEDF\"/>\
             <circle cx=\"50\" cy=\"50\" r=\"44\" fill=\"rgb({red},{green},{blue})\"/><g clip-path=\"url(#c)\">{}</g></svg>",
            glyph.within((50.0, middle), extent)
        )
    });
    canvas.blit_centred(centre, drawing);
}

/// Whether a glyph shows a person, who stands on the lower edge; all else hangs in the middle.
fn is_bust(glyph: Icon) -> bool {
    matches!(
        glyph,
        icons::APPRENTICE
            | icons::LABORER
            | icons::COMPANION
            | icons::MASTER
            | icons::PRISONER
            | icons::FREED
    )
}

/// A glyph of this many hundredths of the height on a plate with a lip, visual language §4.
fn draw_plate(canvas: &mut Canvas, place: Area, icon: Icon, ground: impl Into<Shade>, extent: f32) {
    let ground = ground.into();
    let (across, down) = (pixels(place.w).cast_unsigned(), pixels(place.h).cast_unsigned());
    let member = 1 << 8 | u16::from(ground.index());
    let drawing = sprite((icon.name(), member, across, down), || {
        let [red, green, blue] = ground.rgb();
        let dark = |channel: u8| u16::from(channel) * 55 / 100;
        let middle = if is_bust(icon) { 96.5 - extent / 2.0 } else { 48.2 };
        let wide = 100.0 * place.w / place.h;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} 100\">\
             <rect width=\"{wide}\" height=\"100\" rx=\"9\" fill=\"rgb({},{},{})\"/>\
             <rect width=\"{wide}\" height=\"96.5\" rx=\"9\" fill=\"rgb({red},{green},{blue})\"/>{}</svg>",
            dark(red),
            dark(green),
            dark(blue),
            icon.within((wide / 2.0, middle), extent)
        )
    });
    canvas.blit(at(place.x, place.y), drawing);
}
