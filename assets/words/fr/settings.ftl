### Les règles d’une partie que l’hôte choisit dans l’annonce.

settings-heading = **Les règles de la table { $table }**, telles qu’elles sont réglées :
settings-none = **Table { $table }**. Ce jeu n’a pas de règles à choisir.
settings-set = - { $what } : { $answer ->
        [true] **oui**
       *[false] **non**
    }
settings-name = Nom de la table : { $name }. Tu peux le changer avec `{ name-game-new } name:` dans son salon jusqu’à la fin de la partie.
settings-no-name = La table n’a pas de nom. Tu peux lui en donner un avec `{ name-game-new } name:` dans son salon jusqu’à la fin de la partie.
settings-name-line = Jusqu’à { $longest } caractères
settings-yours = Tu as ouvert cette table, donc tu peux les changer, et le jeu aussi, jusqu’au début. L’annonce montre à tout le monde ce qui est réglé.
settings-of-host = Seule la personne qui a ouvert cette table ({ $host }) peut les changer, jusqu’au début.
settings-fixed = La partie a commencé, donc elles ne changent plus.
settings-change = { $what } : passer à { $answer ->
        [true] oui
       *[false] non
    }
settings-dismiss = Exclure quelqu’un (sans retour possible)
settings-question = Choisis quoi changer
settings-game-question = Jouer à un autre jeu

settings-own-colour = Tes pièces : **{ $colour }**.
settings-colour =
    { $colour ->
        [purple] cercle violet
        [orange] bouclier orange
        [white] losange blanc
       *[brown] carré brun
    }
settings-colour-question = Choisir une autre couleur pour tes pièces
