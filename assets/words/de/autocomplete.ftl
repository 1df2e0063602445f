autocomplete-table = { $table }: { $game }, mit { $players }
autocomplete-table-asleep = { $table }: { $game }, Kanal gelöscht, mit { $players }
autocomplete-last-turn = mein letzter Zug
autocomplete-day = vor einem Tag
autocomplete-week = vor einer Woche
autocomplete-start = Beginn der Partie
autocomplete-round = Runde { $round } (ab Spielzug { $number })

autocomplete-rated-result = { $table }: { $game }, { $ended }
