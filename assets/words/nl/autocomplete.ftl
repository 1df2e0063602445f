autocomplete-table = { $table }: { $game }, met { $players }
autocomplete-table-asleep = { $table }: { $game }, kanaal verwijderd, met { $players }
autocomplete-last-turn = mijn laatste beurt
autocomplete-day = een dag geleden
autocomplete-week = een week geleden
autocomplete-start = het begin van de partij
autocomplete-round = ronde { $round } (vanaf zet { $number })

autocomplete-rated-result = { $table }: { $game }, { $ended }
