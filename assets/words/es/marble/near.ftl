marble-near-player = Piezas: { $who }
marble-near-supplies = Reserva
marble-near-stacks = Losetas en las pilas: { $tiles }. Fichas de imperium: { $imperium }. En la reserva: { $coins }.
marble-near-bridges = Las losetas de puente tienen estos valores: { $values }. Quien toma una ve su valor; al final se muestran todos.

## De dónde vienen los puntos
marble-account-sites = edificios: { $sites }; puntos por edificio: { $each }
marble-account-bridges = losetas de puente
marble-account-bridges-secret = losetas de puente: cuentan al final, y sus valores son secretos hasta entonces
marble-account-aqueducts = edificios en acueductos
marble-account-fountains = fuentes junto a tus edificios
marble-account-most-coins = el mayor número de monedas
marble-account-imperium = más imperium de un tipo
marble-account-brings = { marble-building }: { $points }
