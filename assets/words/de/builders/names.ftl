## Team
builders-card-apprentice = Lehrling
builders-card-laborer = Handlanger
builders-card-companion = Geselle
builders-card-master = Meister

builders-card-person = { $title } { $trade }
builders-picture-trade = { $resources ->
    [S] Steinmetz
    [W] Zimmerer
    [A] Architekt
    [D] Dekorateur
    [SW] Handwerker
    [SA] Maurer
    [SD] Bildhauer
    [WA] Tischler
    [WD] Schnitzer
    [AD] Gestalter
   *[other] Alleskönner
}

## Gebäude
builders-card-house = Haus
builders-card-market = Markt
builders-card-quarry = Steinbruch
builders-card-watering_trough = Tränke
builders-card-trading_post = Handelsposten
builders-card-camel_stable = Kamelstall
builders-card-shop = Laden
builders-card-rural_house = Landhaus
builders-card-armory = Waffenkammer
builders-card-shipyard = Werft
builders-card-port = Hafen
builders-card-archery_range = Schießplatz
builders-card-town_hall = Rathaus
builders-card-noble_house = Adelshaus
builders-card-urban_house = Stadthaus
builders-card-temple = Tempel
builders-card-barracks = Kaserne
builders-card-fortress = Festung
builders-card-forum = Forum
builders-card-school_of_philosophy = Philosophenschule
builders-card-ziggurat = Zikkurat
builders-card-palace_of_assur = Palast von Assur
builders-card-alexandria_lighthouse = Leuchtturm von Alexandria
builders-card-theater = Theater
builders-card-tower_of_babel = Turm zu Babel
builders-card-sphinx = Sphinx
builders-card-hanging_gardens = Hängende Gärten
builders-card-colossus_of_rhodes = Koloss von Rhodos
builders-card-pyramid = Pyramide

## Maschinen
builders-card-machine_saw = Sägewerk
builders-card-machine_architect_table = Zeichentisch
builders-card-machine_scaffold = Gerüst
builders-card-machine_hoist = Kran

## Werkzeuge
builders-card-tool_mallet = Schlägel
builders-card-tool_saw = Säge
builders-card-tool_set_square = Winkel
builders-card-tool_paintbrush = Pinsel

## Universitäten
builders-card-university_stone = Universität (Stein)
builders-card-university_wood = Universität (Holz)
builders-card-university_architecture = Universität (Architektur)
builders-card-university_decoration = Universität (Verzierung)

## Darlehen
builders-card-loan = Darlehen
