//! The vector art of a tile: body, cornice, glyph, frame, stars. All numbers are hundredths of the side.

use std::fmt::Write;

use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::cards::{Colour, Kind};
use crate::render::icons::Icon;

use super::dress::{Dress, Grade, Socket};
use super::icons;

/// The cream of cornices.
const CREAM: &str = "#FFF3D6";
/// The lower lip, visual language §4.
const LIP: f32 = 3.5;

/// The drawing of a card's tile with its body from (0, 0) to (100, 100).
pub(super) fn draw(card: Card, dress: Dress, grade: Grade) -> String {
    let frame = Frame::of(card, grade);
    let mut svg = body(card, &frame);
    match card.kind() {
        Kind::Production => svg.push_str(&furrows(grade)),
        Kind::Public(colour) => svg.push_str(&cornices(colour, grade, &frame)),
        Kind::Residential(_) | Kind::Aqueduct | Kind::Temple => {}
    }
    svg.push_str(&glyph(card, dress, grade));
    svg.push_str(&frame.svg());
    svg.push_str(&stars(card, grade));
    match dress {
        Dress::Ghost => format!("<g opacity=\"0.8\">{svg}</g>"),
        Dress::Priced | Dress::Built | Dress::Token => svg,
    }
}

/// The gold frame of deck I.
struct Frame {
    /// Its breadth; 0 without a frame.
    gold: f32,
    corner: f32,
}

impl Frame {
    fn of(card: Card, grade: Grade) -> Self {
        match (card.is_special(), grade) {
            (false, _) => Self { gold: 0.0, corner: 0.0 },
            (true, Grade::Small) => Self { gold: 6.5, corner: 13.6 },
            (true, Grade::Large) => Self { gold: 4.5, corner: 11.0 },
        }
    }

    const fn is_there(&self) -> bool {
        self.gold > 0.0
    }

    fn svg(&self) -> String {
        if !self.is_there() {
            return String::new();
        }
        let (gold, middle, dark) = (self.gold, self.gold / 2.0, self.gold + 0.95);
        let mut svg = format!(
            "<rect x=\"{dark}\" y=\"{dark}\" width=\"{0}\" height=\"{0}\" fill=\"none\" stroke=\"#3A2408\" stroke-width=\"1.900\"/>\
             <rect x=\"{middle}\" y=\"{middle}\" width=\"{1}\" height=\"{1}\" fill=\"none\" stroke=\"#F6C445\" stroke-width=\"{gold}\"/>",
            100.0 - 2.0 * dark,
            100.0 - gold
        );
        let (near, far) = (-0.2, 100.2 - self.corner);
        for (x, y) in [(near, near), (far, near), (near, far), (far, far)] {
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{0}\" height=\"{0}\" rx=\"1.200\" fill=\"#F6C445\" stroke=\"#3A2408\" \
                 stroke-width=\"1.500\"/>",
                self.corner
            );
        }
        svg
    }
}

/// The colour of the body, 0xRRGGBB.
const fn body_colour(card: Card) -> u32 {
    match card.kind() {
        Kind::Production => 0x5F_6B33,
        Kind::Residential(2) => 0xE6_D3B0,
        Kind::Residential(3) => 0xE2_B283,
        Kind::Residential(_) => 0xD0_8A62,
        Kind::Public(Colour::Green) => 0x1E_7B69,
        Kind::Public(Colour::Red) => 0xA9_2B26,
        Kind::Public(Colour::Yellow) => 0xE0_A62E,
        Kind::Public(Colour::Blue) => 0x1F_4E9C,
        Kind::Aqueduct => 0x62_747F,
        Kind::Temple => 0x54_365B,
    }
}

/// A darker shade of a colour, `percent` as bright.
fn darker(rgb: u32, percent: u32) -> String {
    let [_, channels @ ..] = rgb.to_be_bytes();
    let [red, green, blue] = channels.map(|channel| u32::from(channel) * percent / 100);
    format!("#{red:02X}{green:02X}{blue:02X}")
}

fn body(card: Card, frame: &Frame) -> String {
    let rgb = body_colour(card);
    let plain = darker(rgb, 100);
    if frame.is_there() {
        return format!("<rect x=\"1\" y=\"1\" width=\"98\" height=\"98\" fill=\"{plain}\"/>");
    }
    let lip = darker(rgb, 55);
    format!(
        "<rect width=\"100\" height=\"100\" rx=\"8\" fill=\"{lip}\"/><rect width=\"100\" height=\"{}\" rx=\"8\" fill=\"{plain}\"/>",
        100.0 - LIP
    )
}

/// The ground between two tiles of joined houses, so many pixels wide and high, with the lip of tiles so high.
pub(super) fn seam(card: Card, (width, height): (u32, u32), tile: u32) -> String {
    let rgb = body_colour(card);
    let (plain, lip) = (darker(rgb, 100), darker(rgb, 55));
    let foot = f64::from(height) - f64::from(tile) * f64::from(LIP) / 100.0;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\
         <path d=\"M0 0h{width}v{height}H0z\" fill=\"{lip}\"/><path d=\"M0 0h{width}v{foot}H0z\" fill=\"{plain}\"/></svg>"
    )
}

/// The lines of a ploughed field.
fn furrows(grade: Grade) -> String {
    let (lines, stroke): (&[f32], f32) = match grade {
        Grade::Small => (&[27.0, 56.0, 84.0], 3.8),
        Grade::Large => (&[16.0, 32.0, 48.5, 65.0, 81.0], 2.8),
    };
    let path = lines
        .iter()
        .fold(String::new(), |path, y| format!("{path}M4 {y}q11.500 7 23 0t23 0 23 0 23 0"));
    format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"#4A5426\" stroke-width=\"{stroke}\" stroke-linecap=\"round\"/>"
    )
}

/// The bands of a public building, above and, on larger tiles, below.
fn cornices(colour: Colour, grade: Grade, frame: &Frame) -> String {
    let (height, repeats) = match (grade, frame.is_there()) {
        (Grade::Small, false) => (19.0, 5),
        (Grade::Small, true) => (15.0, 5),
        (Grade::Large, false) => (15.0, 7),
        (Grade::Large, true) => (12.5, 7),
    };
    let dark = shadow(colour);
    let band = Band { left: frame.gold, width: 100.0 - 2.0 * frame.gold, height, repeats };
    let mut svg = String::new();
    if frame.is_there() {
        let _ = write!(
            svg,
            "<rect x=\"5\" y=\"5\" width=\"90\" height=\"{}\" fill=\"{dark}\"/>",
            frame.gold + height - 5.0
        );
    } else {
        let _ = write!(
            svg,
            "<path d=\"M0 {height}V8a8 8 0 0 1 8-8h84a8 8 0 0 1 8 8V{height}z\" fill=\"{dark}\"/>"
        );
    }
    svg.push_str(&band.motif(colour, frame.gold + height / 2.0));
    if grade == Grade::Small {
        return svg;
    }
    let foot = if frame.is_there() { 100.0 - frame.gold } else { 100.0 - LIP } - height;
    if frame.is_there() {
        let _ = write!(
            svg,
            "<rect x=\"5\" y=\"{foot}\" width=\"90\" height=\"{}\" fill=\"{dark}\"/>",
            95.0 - foot
        );
    } else {
        let end = 100.0 - LIP;
        let _ = write!(
            svg,
            "<path d=\"M0 {foot}h100V{0}a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z\" fill=\"{dark}\"/>",
            end - 8.0
        );
    }
    svg + &band.motif(colour, foot + height / 2.0)
}

/// The dark of a colour, which cornices have as their ground.
const fn shadow(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "#134C41",
        Colour::Red => "#691B18",
        Colour::Yellow => "#7B5B1B",
        Colour::Blue => "#13305F",
    }
}

/// A band of a cornice.
struct Band {
    left: f32,
    width: f32,
    height: f32,
    repeats: u8,
}

impl Band {
    /// The band's pattern along the line `y`: the cue beside the colour, visual language §2.
    fn motif(&self, colour: Colour, y: f32) -> String {
        let margin = 4.0;
        let pitch = (self.width - 2.0 * margin) / f32::from(self.repeats);
        let half = self.height * 0.36;
        let path: String = (0..self.repeats)
            .map(|number| self.left + margin + pitch * (f32::from(number) + 0.5))
            .map(|x| match colour {
                Colour::Green => {
                    format!("M{x} {}l{half} {half}-{half} {half}-{half}-{half}z", y - half)
                }
                Colour::Red => {
                    format!("M{} {}h{pitch}L{x} {}z", x - pitch / 2.0, y + half, y - half)
                }
                Colour::Yellow => {
                    let (w, h) = (pitch * 0.48, half * 1.85);
                    format!("M{} {}h{w}v{h}h-{w}z", x - w / 2.0, y - h / 2.0)
                }
                Colour::Blue => {
                    let (quarter, depth) = (pitch / 4.0, half * 1.5);
                    format!(
                        "M{} {y}q{quarter} -{depth} {} 0t{} 0",
                        x - pitch / 2.0,
                        pitch / 2.0,
                        pitch / 2.0
                    )
                }
            })
            .collect();
        match colour {
            Colour::Green | Colour::Red | Colour::Yellow => {
                format!("<path d=\"{path}\" fill=\"{CREAM}\"/>")
            }
            Colour::Blue => {
                let stroke = self.height * 0.17;
                format!(
                    "<path d=\"{path}\" fill=\"none\" stroke=\"{CREAM}\" stroke-width=\"{stroke}\" stroke-linecap=\"round\"/>"
                )
            }
        }
    }
}

/// Where the glyph stands and how large it is: leaves room for price, stars, tokens and cornices.
fn glyph_place(card: Card, dress: Dress, grade: Grade) -> ((f32, f32), f32) {
    let priced = dress == Dress::Priced;
    let framed = card.is_special();
    match (card.kind(), grade) {
        (Kind::Residential(_), _) if dress == Dress::Token => {
            ((50.0, if framed { 36.0 } else { 32.5 }), if framed { 58.0 } else { 64.0 })
        }
        (Kind::Residential(_), _) if priced => ((50.0, 51.3), 68.0),
        (Kind::Residential(_), Grade::Small) => ((50.0, 48.2), if framed { 72.6 } else { 78.0 }),
        (Kind::Residential(_), Grade::Large) => ((50.0, 48.0), if framed { 72.0 } else { 78.0 }),
        (Kind::Public(_), Grade::Small) if framed => ((50.0, 57.5), 60.0),
        (Kind::Public(_), Grade::Small) => ((50.0, 59.0), 66.0),
        (Kind::Public(_), Grade::Large) => ((50.0, 49.5), if framed { 58.0 } else { 60.0 }),
        (Kind::Temple, _) if card == Card::Shrine => {
            ((50.0, if priced { 53.0 } else { 48.5 }), 72.0)
        }
        (Kind::Temple, _) if card.stars() > 0 => {
            ((50.0, if grade == Grade::Small { 42.5 } else { 44.0 }), 69.0)
        }
        (Kind::Temple, _) if priced => ((50.0, 51.5), 72.0),
        (Kind::Temple, _) => ((50.0, 48.2), 78.0),
        (Kind::Aqueduct, _) if framed => ((50.0, if priced { 53.0 } else { 50.0 }), 60.0),
        (Kind::Aqueduct, _) => {
            ((50.0, if priced { 51.5 } else { 47.5 }), if priced { 66.0 } else { 74.0 })
        }
        (Kind::Production, Grade::Small) if Socket::of(card) == Socket::Brick => {
            ((43.5, 47.5), 66.0)
        }
        (Kind::Production, _) => {
            ((50.0, if priced { 51.3 } else { 48.2 }), if priced || framed { 66.0 } else { 72.0 })
        }
    }
}

fn glyph(card: Card, dress: Dress, grade: Grade) -> String {
    let (centre, side) = glyph_place(card, dress, grade);
    let mut drawn = icon(card).within(centre, side);
    if card.kind() == Kind::Aqueduct && dress == Dress::Built {
        drawn = channel(card, centre, side) + &drawn;
    }
    match emblem(card) {
        None => drawn,
        // In the temple's middle, a little below: between the columns.
        Some(emblem) => {
            drawn + &emblem.within((centre.0, centre.1 + side * 8.3 / 64.0), side * 34.0 / 64.0)
        }
    }
}

/// The water of a built aqueduct, which runs on across the streets on both sides.
fn channel(card: Card, centre: (f32, f32), side: f32) -> String {
    let (top, water, stone) = if card.is_special() { (2.0, 8.0, 5.0) } else { (6.0, 9.0, 8.0) };
    let unit = side / 64.0;
    let (top, water, stone) = (centre.1 - side / 2.0 + top * unit, water * unit, stone * unit);
    format!(
        "<rect x=\"-5\" y=\"{top}\" width=\"110\" height=\"{water}\" fill=\"#5DB4E8\"/>\
         <rect x=\"-5\" y=\"{}\" width=\"110\" height=\"{stone}\" fill=\"#FBF3E4\"/>",
        top + water
    )
}

/// The drawing of a card; all temples share the gable.
const fn icon(card: Card) -> Icon {
    match card {
        Card::VegetableFarm => icons::VEGETABLE_FARM,
        Card::GrainFarm => icons::GRAIN_FARM,
        Card::SheepFarm => icons::SHEEP_FARM,
        Card::Vineyard => icons::VINEYARD,
        Card::Residential2 | Card::LuxuryResidential2 => icons::RESIDENTIAL_2,
        Card::Residential3 | Card::LuxuryResidential3 => icons::RESIDENTIAL_3,
        Card::Residential4 | Card::LuxuryResidential4 => icons::RESIDENTIAL_4,
        Card::Market => icons::MARKET,
        Card::ForumRomanum => icons::FORUM_ROMANUM,
        Card::Arena => icons::ARENA,
        Card::Colosseum => icons::COLOSSEUM,
        Card::School => icons::SCHOOL,
        Card::University => icons::UNIVERSITY,
        Card::ThermalBaths => icons::THERMAL_BATHS,
        Card::ImperialThermalBaths => icons::IMPERIAL_BATHS,
        Card::Aqueduct => icons::AQUEDUCT,
        Card::GrandAqueduct => icons::GRAND_AQUEDUCT,
        Card::Shrine => icons::SHRINE,
        Card::TempleOfMinerva
        | Card::TempleOfFortuna
        | Card::TempleOfCupid
        | Card::TempleOfJuno
        | Card::TempleOfSaturn
        | Card::TempleOfLuna
        | Card::TempleOfMars
        | Card::TempleOfVenus
        | Card::TempleOfJupiter
        | Card::TempleOfMercury => icons::TEMPLE_FRAME,
    }
}

/// The emblem within a temple.
const fn emblem(card: Card) -> Option<Icon> {
    match card {
        Card::TempleOfMinerva => Some(icons::MINERVA),
        Card::TempleOfFortuna => Some(icons::FORTUNA),
        Card::TempleOfCupid => Some(icons::CUPID),
        Card::TempleOfJuno => Some(icons::JUNO),
        Card::TempleOfSaturn => Some(icons::SATURN),
        Card::TempleOfLuna => Some(icons::LUNA),
        Card::TempleOfMars => Some(icons::MARS),
        Card::TempleOfVenus => Some(icons::VENUS),
        Card::TempleOfJupiter => Some(icons::JUPITER),
        Card::TempleOfMercury => Some(icons::MERCURY),
        _ => None,
    }
}

/// The stars: on a temple's step, else in the upper right corner.
fn stars(card: Card, grade: Grade) -> String {
    let count = f32::from(card.stars());
    if count == 0.0 {
        return String::new();
    }
    let (star, pitch, height, low) = match grade {
        Grade::Small => (25.0, 26.0, 30.0, 82.5),
        Grade::Large => (18.5, 20.0, 25.0, 84.5),
    };
    let is_temple = card.kind() == Kind::Temple;
    let (centre, width, height) = match (is_temple, grade) {
        (true, _) => ((50.0, low), height + 5.0 + (count - 1.0) * pitch, height),
        (false, Grade::Small) => ((85.0, 15.0), 36.0, 36.0),
        (false, Grade::Large) => ((88.0, 12.0), 30.0, 30.0),
    };
    let mut svg = format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"{}\" fill=\"#1F1512\" stroke=\"#F6C445\" stroke-width=\"1.900\"/>",
        centre.0 - width / 2.0,
        centre.1 - height / 2.0,
        height / 2.0
    );
    for number in 0..card.stars() {
        let x = centre.0 + pitch * (f32::from(number) - (count - 1.0) / 2.0);
        svg.push_str(&icons::STAR.within((x, centre.1), star));
    }
    svg
}
