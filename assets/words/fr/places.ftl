### Salons et fils.

places-missing-permissions = Je ne peux pas travailler dans ce salon. Permissions manquantes : { $permissions }. Une personne qui gère le serveur peut les donner dans les paramètres du salon ; puis réessaie.
places-no-thread = Il me manque cette permission : { $permissions }
places-permission = *{ $name }*
places-permission-name = { $name ->
    [view_channel] Voir le salon
    [send_messages] Envoyer des messages
    [send_messages_in_threads] Envoyer des messages dans les fils
    [create_public_threads] Créer des fils publics
    [attach_files] Joindre des fichiers
    [embed_links] Intégrer des liens
   *[read_message_history] Voir les anciens messages
}
places-thread-named = { $name } : { $game }
places-thread-name = { $game }, hôte : { $host }
places-opened-in-thread = { $host } a ouvert la table { $table } ({ $game }) dans un fil : <#{ $channel }>
places-goes-on-in = La table { $table } continue dans <#{ $channel }>.
places-waits-here = La table { $table } attend maintenant ici que des gens la rejoignent.
places-goes-on-here = La table { $table } continue ici. Suivent le plateau et une mention de qui doit jouer.
## Pourquoi une table n’a pas son propre fil, derrière deux points
places-is-thread = ceci est déjà un fil
places-threads-off = ce serveur a désactivé les fils dans `{ name-admin-settings }`
places-most-threads = Discord ne permet pas plus de fils ici
places-thread-forbidden = Discord ne me laisse pas en ouvrir ; il me faut *Créer des fils publics* et *Envoyer des messages dans les fils*
places-thread-no-answer = Discord n’a pas répondu à temps
places-thread-impossible = on ne peut pas ouvrir de fil dans ce salon

## Posts de tables dans les forums. Noms de tags : au plus 20 caractères
places-tag-free = place libre
places-tag-turn = à qui de jouer
places-tag-finished = terminée
places-forum-post = Ce post est celui d’une table d’un jeu de société. Son annonce suit : *{ button-join }* y prend une place.
places-no-forum = <#{ $channel }> n’est pas un forum. Choisis un forum, ou n’utilise pas l’option `forum`.
places-forum-forbidden = Discord ne me laisse pas ouvrir de post dans <#{ $channel }>. Il me faut *Voir le salon*, *Envoyer des messages* et *Envoyer des messages dans les fils* ; une personne qui gère le serveur peut les donner dans les paramètres du forum.
places-forum-needs-tag = Un post dans <#{ $channel }> demande un tag, et aucun ne dit où en est une table. Une personne qui gère le serveur peut ajouter le tag « { places-tag-free } », ou en nommer un autre avec `{ name-admin-settings } tag_free:`.
places-forum-full = Discord ne permet pas plus de posts ouverts dans <#{ $channel }>. Fermes-en, ou ouvre la table dans un autre salon.
places-forum-no-answer = Discord n’a pas répondu à temps, donc aucune table n’a été ouverte. Réessaie.
places-forum-impossible = Discord refuse d’ouvrir un post dans <#{ $channel }>, donc aucune table n’a été ouverte. Utilise `{ name-game-new }` dans un autre salon.
