### Pourquoi une table refuse. Rien n’a changé alors.

refusal-no-table = Il n’y a pas de table ici. Ouvres-en une avec `{ name-game-new }`.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-still-seated = Entre-temps, tu as pris une place à une partie en cours, donc rien n’a été supprimé. Essaie encore une fois `{ name-me-forget }`.
refusal-not-moderator = Seules les personnes qui gèrent le serveur peuvent arrêter une partie en cours, avec `{ name-admin-end }`.
refusal-not-over = La partie n’est pas encore terminée. `{ name-game-status }` montre où elle en est.
refusal-already-started = Cette partie a déjà commencé. `{ name-game-board }` la montre.
refusal-not-started = Cette partie n’a pas encore commencé. Appuie sur *{ button-start }* ou utilise `{ name-game-start }`.
refusal-over = Cette partie est terminée. `{ name-game-score }` montre le résultat ; `{ name-game-new }` en ouvre une autre.
refusal-ended = Cette table a été arrêtée. `{ name-game-new }` en ouvre une autre.
refusal-asleep = Le salon de cette table a été supprimé ; une personne qui gère le serveur peut la continuer ailleurs avec `{ name-admin-move }`.
refusal-not-your-turn = Ce n’est pas à toi de jouer ; rien n’a changé.
refusal-lost-table = Ce bouton est celui d’une table qui n’existe plus : ce bot a repris une sauvegarde, et ce qui s’est passé après le { $taken } est perdu. Tu peux ouvrir une autre table avec `{ name-game-new }`.
refusal-lost-moves = Ce bouton est celui d’un coup qui n’existe plus : ce bot a repris une sauvegarde, et cette table a repris là où elle en était le { $taken }. `{ name-game-status }` la montre.
refusal-stale = Ce bouton est celui d’un coup passé ; rien n’a changé.
refusal-no-such-order = Ce jeu n’a pas cette consigne ; rien n’a changé. Choisis une de celles proposées.
refusal-no-plans-here = Cette table a choisi de décider chaque coup quand il vient ; rien ne peut être planifié ici.
refusal-plan-too-long = { $most ->
    [one] Un plan a { $most } étape au plus ; rien n’a changé.
   *[other] Un plan a { $most } étapes au plus ; rien n’a changé.
}
refusal-plan-too-many = { $most ->
    [one] Une étape d’un plan a { $most } alternative au plus ; rien n’a changé.
   *[other] Une étape d’un plan a { $most } alternatives au plus ; rien n’a changé.
}
refusal-plan-watches = { $most ->
    [one] Un plan surveille { $most } chose au plus ; rien n’a changé.
   *[other] Un plan surveille { $most } choses au plus ; rien n’a changé.
}
refusal-plan-no-such-step = Ton plan n’a pas cette étape ; rien n’a changé.
refusal-plan-empty = Tu n’as encore rien planifié : ajoute d’abord un coup.
refusal-plan-no-meaning = Cela ne peut pas être planifié dans ce jeu ; rien n’a changé.
refusal-used-elsewhere = Ce clic a déjà été traité. Rien de plus n’a changé.

refusal-channel-taken = La table { $table } est déjà ouverte dans ce salon ; `{ name-game-join }` y prend une place tant qu’il y en a une libre. Tu peux aussi utiliser un autre salon ou un fil.
refusal-channel-plays = La partie de la table { $table } est en cours dans ce salon ; `{ name-game-board }` la montre. Utilise un autre salon ou un fil.
refusal-not-of-this-server = Il n’y a pas de table { $table } ouverte sur ce serveur. Choisis une de celles proposées ; `{ name-game-list }` les nomme.
refusal-already-there = La table { $table } est déjà dans ce salon. Utilise la commande dans le salon ou le fil où elle doit continuer.
refusal-wrong-seats = Ce jeu a { $least } à { $most } places.
refusal-lobby-full = Les { $seats } places sont toutes prises. Tu peux ouvrir une autre table dans un autre salon avec `{ name-game-new }`.
refusal-seats-kept = Les places libres de cette revanche sont réservées jusqu’au { $until } : { $names }. Tu peux la rejoindre ensuite, ou ouvrir une autre table dans un autre salon.
refusal-rematched = [La table { $table }]({ $link }) est la revanche de celle-ci. Si une place t’y est réservée, prends-la avec *{ button-join }*.
refusal-watch = Tu peux regarder avec `{ name-game-board }`.
refusal-not-posted = L’annonce de cette table n’est pas encore là, et la partie se lance par un clic qui vient après elle. Appuie sur *{ button-start }* quand tu la vois.
refusal-starting = Cette table est en train de commencer : le premier clic est gardé, et il est réessayé jusqu’à ce qu’il soit enregistré. Rien d’autre ne peut changer d’ici là.
refusal-dismissed = L’hôte t’a retiré ta place à cette table, donc tu ne peux plus la rejoindre. `{ name-game-new }` dans un autre salon ouvre ta propre table.
refusal-colour-taken = Quelqu’un d’autre vient de choisir cette couleur, donc rien n’a changé. Choisis-en une autre avec *{ button-settings }* dans l’annonce.
refusal-dismisses-self = C’est toi ; rien n’a changé. `{ name-game-leave }` rend ta place ; la personne suivante devient alors hôte.
refusal-not-seated = Cette personne n’a pas de place à cette table, donc rien n’a changé.
refusal-not-host = Seule la personne qui a ouvert cette table ({ $name }) peut faire cela.
refusal-too-few = Il faut au moins { $least } personnes pour jouer ; jusqu’ici, il y en a { $have }. Les autres rejoignent avec *{ button-join }* ou `{ name-game-join }`.

refusal-too-many-ai = Cette table a { $seats } places, donc { $seats } IA au plus peuvent la rejoindre. Donne-lui plus de places ou moins d’IA.
refusal-no-ai = Aucune IA n’a de place à cette table. *{ company-add-ai }* ou `{ name-game-ai-add }` en ajoute une.
refusal-too-many-watched =
    { $most ->
        [one] { $most } table au plus avec seulement des IA peut être en cours
       *[other] { $most } tables au plus avec seulement des IA peuvent être en cours
    } à la fois sur ce serveur. Attends que l’une d’elles soit terminée, ou laisse une place libre pour toi.
refusal-watches-enough =
    { $most ->
        [one] Tu peux regarder { $most } table au plus avec seulement des IA.
       *[other] Tu peux regarder { $most } tables au plus avec seulement des IA.
    } Attends que l’une d’elles soit terminée, ou laisse une place libre pour toi.

## Pourquoi rien ne peut être annulé
refusal-undo-no-move = Tu n’as aucun coup à annuler.
refusal-undo-others-moved = { $name } a joué depuis, donc ton coup ne peut pas être annulé.
refusal-undo-sealed = Ce coup a révélé un secret ou laissé décider le hasard, donc il ne peut pas être annulé.
refusal-undo-inherited = Ce coup a été joué par la personne qui avait ta place avant, donc il ne peut pas être annulé.
refusal-undo-over = La partie est terminée ; son dernier coup ne peut pas être annulé.
