builders-near-player = Equipo y obras: { $who }
builders-near-decks = Filas, inversiones, mazos
builders-near-buildings = __Edificios__, restantes: { $number }, en un orden que nadie conoce: { $cards }.
builders-near-workers = __Trabajadores__, restantes: { $number }, en un orden que nadie conoce: { $cards }.

## De dónde vienen los puntos
builders-account-prisoners = prisioneros sin liberar al final
builders-account-loans = préstamos sin devolver al final
builders-account-sesterces = { $spent ->
    [0] sestercios restantes, 10 por punto
   *[other] sestercios restantes, 10 por punto: { $coins }, menos { $spent } por prisioneros y préstamos
}
builders-account-unfinished = { $building } cuando esté terminado: { $points }
