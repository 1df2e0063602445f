autocomplete-table = { $table }: { $game }, con { $players }
autocomplete-table-asleep = { $table }: { $game }, canal borrado, con { $players }
autocomplete-last-turn = mi último turno
autocomplete-day = hace un día
autocomplete-week = hace una semana
autocomplete-start = el inicio de la partida
autocomplete-round = ronda { $round } (desde la jugada { $number })

autocomplete-rated-result = { $table }: { $game }, { $ended }
