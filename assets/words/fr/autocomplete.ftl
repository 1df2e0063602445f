### Ce qui est proposé pendant qu’on tape une commande : au plus 100 caractères, sans markdown.
autocomplete-table = { $table } : { $game }, avec { $players }
autocomplete-table-asleep = { $table } : { $game }, salon supprimé, avec { $players }
autocomplete-last-turn = mon dernier tour
autocomplete-day = il y a un jour
autocomplete-week = il y a une semaine
autocomplete-start = le début de la partie
autocomplete-round = manche { $round } (à partir du coup { $number })

autocomplete-rated-result = { $table } : { $game }, { $ended }
