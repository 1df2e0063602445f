### Ce qu’on lit sur ses propres réglages.

me-how-quiet = Dis quand tes heures calmes commencent et finissent, et où tu vis : `{ name-me-quiet } from:22:00 to:07:00 zone:Europe/Paris`. `days:lun-ven` laisse les autres jours de côté. `{ name-me-quiet } off:True` les supprime. `{ name-me-settings }` montre tes réglages.
me-how-holiday = Dis le premier et le dernier jour : `{ name-me-holiday } from:24 déc to:6 janv`. Tu peux saisir plusieurs périodes. `{ name-me-holiday } off:True` les supprime toutes. `{ name-me-settings }` montre tes réglages. Rien n’a changé.
me-noted = Noté.
me-how-to-change = -# Pour changer : `{ name-me-notify }`, `{ name-me-quiet }`, `{ name-me-holiday }`, `{ name-me-zone }` et `{ name-me-stats }`.

me-notify-channel = **Quand c’est à toi de jouer :** je te mentionne dans le salon de la table.
me-notify-direct = **Quand c’est à toi de jouer :** je t’écris un message privé.
me-notify-closed = **Quand c’est à toi de jouer :** tu veux un message privé, mais Discord ne me laisse pas t’en envoyer. Je te mentionne donc dans le salon. Autorise les messages privés des membres de ce serveur, puis utilise à nouveau `{ name-me-notify }`.
me-notify-off = **Quand c’est à toi de jouer :** ni mention ni message ; `{ name-me-tables }` liste ce qui t’attend.

me-reminders-none = **Rappels :** aucun.
me-reminders-one = **Rappels :** un seul, { $first } après la mention.
me-reminders = **Rappels :** { $most } au plus ; le premier { $first } après la mention, puis { $every }.

## "chaque jour", "toutes les 12 heures"
me-every-hours =
    { $hours ->
        [one] chaque heure
       *[other] toutes les { $hours } heures
    }
me-every-days =
    { $days ->
        [one] chaque jour
       *[other] tous les { $days } jours
    }
me-every-span = à intervalles de { $span }

me-next-up-no = **Quand ton tour est le prochain :** aucun message ; `{ name-me-notify } next_up:True` change cela.
me-next-up-off = **Quand ton tour est le prochain :** aucun message, parce que tu ne veux pas de mentions.
me-next-up = **Quand ton tour est le prochain :** un message quand commence le tour juste avant.

me-zone-none = **Fuseau horaire :** aucun ; les dates sont comptées en UTC.
me-zone = **Fuseau horaire :** { $zone } (il y est { $clock }).
me-zone-fixed = **Fuseau horaire :** { $zone } (il y est { $clock }), sans heure d’été. Si tu changes d’heure en été, choisis une ville à ton heure, par exemple Europe/Paris.
me-zone-choice = { $zone } · { $clock } maintenant
me-zone-choice-fixed = { $zone } · { $clock } maintenant, sans heure d’été

me-quiet-none = **Heures calmes :** aucune.
me-quiet = **Heures calmes :** de { $from } à { $to }. Je ne te mentionne pas pendant ce temps, et ta pendule est arrêtée.
me-quiet-days = **Heures calmes :** de { $from } à { $to }, à partir de ces jours : { $days }. Je ne te mentionne pas pendant ce temps, et ta pendule est arrêtée.
me-weekday =
    { $day ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    }
me-holiday-none = **Vacances :** aucune.
me-holiday =
    { $count ->
        [one] **Vacances :**
       *[other] **Vacances :**
    } { $dates } (premier et dernier jour compris). Je ne te mentionne pas pendant ce temps, et ta pendule est arrêtée.
me-holiday-dates = du { $from } au { $to }
me-next-quiet = Tes prochaines heures calmes : du { $begin } au { $end }.
me-quiet-now = Ce sont tes heures calmes, jusqu’au { $end }.

me-away = Tu n’es pas là jusqu’au { $until }. Je ne te mentionne pas d’ici là, et ta pendule est arrêtée. Tables informées : { $told }.
me-away-tables = À chacune de tes tables, tu peux laisser un plan (*{ button-plan-ahead }*), donner ta place à une IA ou à quelqu’un d’autre (`{ name-game-seat-replace }`), ou laisser la table attendre. Les autres peuvent aussi décider entre-temps. `{ name-me-tables }` y mène. Si tu reviens plus tôt : `{ name-me-holiday } off:True` supprime toutes les vacances saisies.

me-stats-shown = **Statistiques :** tes parties sont montrées.
me-stats-hidden = **Statistiques :** tes parties sont cachées.
