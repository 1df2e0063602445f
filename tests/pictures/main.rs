//! The pages against golden pictures.

mod views;

use aedile::render::{Cast, great_city};

fn four() -> Cast {
    Cast::new(["Claudia", "Marcus", "Livia", "Titus"])
}

#[test]
fn draw() {
    let t = std::time::Instant::now();
    let p = great_city::overview(&views::four_players(), &four());
    eprintln!("first {:?}", t.elapsed());
    std::fs::create_dir_all("/tmp/out").unwrap();
    std::fs::write("/tmp/out/1.png", p.png()).unwrap();
    std::fs::write("/tmp/out/1b.png", great_city::overview(&views::placing(), &four()).png()).unwrap();
    std::fs::write("/tmp/out/2.png", great_city::overview(&views::two_players(), &Cast::new(["Octavia", "Quintus the Patient"])).png()).unwrap();
    std::fs::write("/tmp/out/draft.png", great_city::overview(&views::drafting(), &four()).png()).unwrap();
    std::fs::write("/tmp/out/three.png", great_city::overview(&views::three_players(), &Cast::new(["Claudia", "Marcus", "Livia"])).png()).unwrap();
    std::fs::write("/tmp/out/crowded.png", great_city::overview(&views::crowded(), &Cast::new(["Maximilian Alexander von Habsb", "😀😀😀😀😀", "עברית", "Титус Александрович Щербаков"])).png()).unwrap();
    std::fs::write("/tmp/out/over.png", great_city::overview(&views::finished(), &four()).png()).unwrap();
    std::fs::write("/tmp/out/6.png", great_city::buildings().png()).unwrap();
    eprintln!("all {:?}", t.elapsed());
}
