//! The icons of this game's pages: its own and those of the shared ones that it shows.

use crate::render::icons::icons;
pub use crate::render::icons::{
    COG, COIN, CROWN, FIRST_PLAYER, HOME, MARKET, STAR, TEMPLE, UNIVERSITY,
};

icons! { "assets/great_city/icons":
    AQUEDUCT = "aqueduct", ARENA = "arena", BRICK = "brick", COLOSSEUM = "colosseum", CUPID = "emblem-cupid",
    FORTUNA = "emblem-fortuna", JUNO = "emblem-juno", JUPITER = "emblem-jupiter", LUNA = "emblem-luna",
    MARS = "emblem-mars", MERCURY = "emblem-mercury", MINERVA = "emblem-minerva", SATURN = "emblem-saturn",
    VENUS = "emblem-venus", EMPEROR = "emperor", FORUM_ROMANUM = "forum-romanum", GRAIN_FARM = "grain-farm",
    GRAND_AQUEDUCT = "grand-aqueduct", HAND = "hand", IMPERIAL_BATHS = "imperial-baths", LAUREL = "laurel",
    LAUREL_DARK = "laurel-dark",
    RESIDENTIAL_2 = "residential-2", RESIDENTIAL_3 = "residential-3", RESIDENTIAL_4 = "residential-4", SCHOOL = "school",
    SHEEP_FARM = "sheep-farm", SHRINE = "shrine", TEMPLE_FRAME = "temple-frame", THERMAL_BATHS = "thermal-baths",
    VEGETABLE_FARM = "vegetable-farm", VINEYARD = "vineyard",
}
