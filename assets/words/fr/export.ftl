### Journaux et ce qu’ils prouvent.

export-of-others = La table { $table } n’est ni de ce salon ni une des tiennes. `{ name-game-log-export }` dans son salon donne son journal.

export-verified = La table { $table } est en ordre.
export-replayed =
    - Rejouée selon les règles : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $totals } points à la fin.
export-promise = - Le secret `{ $secret }` a le SHA-256 `{ $promise }` : compare-le avec la dernière ligne de la description (ALT) de l’image dans l’annonce, et avec ta propre note.
export-shuffle =
    - { $clicks ->
        [one] Ce secret et { $clicks } clic donnent exactement cette donne.
       *[other] Ce secret et { $clicks } clics donnent exactement cette donne.
    }
export-shuffle-after =
    - { $clicks ->
        [one] Ce secret et { $clicks } clic donnent exactement cette donne. D’après son numéro, le clic est venu après le message { $post }, l’annonce.
       *[other] Ce secret et { $clicks } clics donnent exactement cette donne. D’après leurs numéros, tous sont venus après le message { $post }, l’annonce.
    }
export-shuffle-card = - Ce secret et le numéro du message { $post }, l’annonce, donnent exactement la donne jouée. Toutes les places étaient prises avant l’envoi de l’annonce.
export-not-proved = - Personne à la table n’a donc pu choisir ni prévoir la donne. Pas prouvé : que les gens qui m’hébergent n’ont pas regardé dans ma base de données, ou ne m’ont pas modifié.
export-no-secret = - Ce journal ne dit pas le secret de son mélange, donc cela n’a pas été vérifié.
export-how = -# `{ name-game-log-export }` donne le journal ; `aedile verify` le vérifie sans moi.
export-whole = Le journal entier. `{ name-game-log-verify }` le vérifie ici, `aedile verify` n’importe où.
export-so-far = Ce qui est public jusqu’ici. Le journal entier vient quand la partie est terminée.

## Noms de fichiers
export-file-table = table-{ $table }.txt
export-file-data = mes-donnees.json
export-file-board = classement.png
export-file-division = division-{ $division }.png
