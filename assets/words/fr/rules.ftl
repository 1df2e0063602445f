### Les règles de tous les jeux, à lire et à chercher.
rules-more = -# `{ name-game-rules } topic:` cherche dans les règles.
rules-more-of = -# `{ name-game-rules } topic:` cherche dans les règles, aussi dans celles d’autres jeux : { $games }.
rules-game = *{ $game }*
rules-details = { $topic }, détails
rules-here = **À cette table :** { $options }.
rules-choose = Une autre partie des règles
rules-found = Aussi trouvé dans
rules-example = **Exemple de score.** Deux IA qui prévoient un coup à l’avance ont joué une partie ({ $game }) selon les règles habituelles. Voici, ligne par ligne, le score final de celle qui a joué en premier.
rules-nothing = Les règles ne parlent pas de « { $typed } ». Voici leur première partie.
