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
    std::fs::write("/tmp/out/1b.png", great_city::overview(&views::placing(), &four()).png())
        .unwrap();
    std::fs::write(
        "/tmp/out/2.png",
        great_city::overview(&views::two_players(), &Cast::new(["Octavia", "Quintus the Patient"]))
            .png(),
    )
    .unwrap();
    std::fs::write("/tmp/out/draft.png", great_city::overview(&views::drafting(), &four()).png())
        .unwrap();
    std::fs::write(
        "/tmp/out/three.png",
        great_city::overview(&views::three_players(), &Cast::new(["Claudia", "Marcus", "Livia"]))
            .png(),
    )
    .unwrap();
    std::fs::write(
        "/tmp/out/crowded.png",
        great_city::overview(
            &views::crowded(),
            &Cast::new([
                "Maximilian Alexander von Habsb",
                "😀😀😀😀😀",
                "עברית",
                "Титус Александрович Щербаков",
            ]),
        )
        .png(),
    )
    .unwrap();
    std::fs::write("/tmp/out/over.png", great_city::overview(&views::finished(), &four()).png())
        .unwrap();
    std::fs::write("/tmp/out/6.png", great_city::buildings().png()).unwrap();
    let valeria = Cast::new(["Valeria", "Marcus", "Livia", "Titus"]);
    let (view, plan) = views::planning();
    std::fs::write("/tmp/out/3.png", great_city::plan(&view, &plan, &valeria).png()).unwrap();
    let (view, plan) = views::replacing();
    std::fs::write("/tmp/out/3b.png", great_city::plan(&view, &plan, &valeria).png()).unwrap();
    std::fs::write(
        "/tmp/out/3c.png",
        great_city::city(&views::four_players(), views::seat(1), &four()).png(),
    )
    .unwrap();
    std::fs::write(
        "/tmp/out/3d.png",
        great_city::city(&views::finished(), views::seat(1), &four()).png(),
    )
    .unwrap();
    std::fs::write("/tmp/out/4.png", great_city::hand(&views::hand_of_four(), 0).png()).unwrap();
    std::fs::write("/tmp/out/4b.png", great_city::hand(&views::hand_of_seven(), 0).png()).unwrap();
    std::fs::write("/tmp/out/4c.png", great_city::hand(&views::hand_of_twenty(), 1).png()).unwrap();
    std::fs::write("/tmp/out/5.png", great_city::scores(&views::finished(), &four()).png())
        .unwrap();
    eprintln!("all {:?}", t.elapsed());
}
