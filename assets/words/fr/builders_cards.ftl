### Les Bâtisseurs : Antiquité : ce que chaque carte coûte, apporte et fait, pour `/game card`.

builders_cards-card = **{ $name }** (`{ $id }`) : { $facts }
builders_cards-building = bâtiment, demande { $need }.
    Une fois terminé, il rapporte { $gain }.
builders_cards-machine = machine, demande { $need }.
    Une fois terminée, elle rapporte { $gain }. Elle rejoint alors ton équipe, apporte { $brings } et { $sending }. Elle s’envoie comme un ouvrier, mais sans outil ni université.
builders_cards-worker = ouvrier, apporte { $brings }.
    Chaque envoi coûte { $price }. Il peut emporter un outil, et une université peut augmenter une des ressources qu’il apporte.
builders_cards-apprentice = Tout le monde commence avec un apprenti ; les autres sont dans la pioche.
builders_cards-twins = { $number ->
    [one] Cette carte existe en { $number } exemplaire.
   *[other] Cette carte existe en { $number } exemplaires.
}
builders_cards-prisoner = un investissement à { $price }. Un prisonnier rejoint ton équipe, apporte { $brings } et { $sending }, mais sans outil ni université.
    À la fin, chaque prisonnier que tu n’as pas libéré te coûte { $penalty }. Le libérer prend { $freeing } de ton tour, ou { $tally } au décompte final ; impossible tant qu’il est sur un chantier. Un prisonnier libéré apporte { $freed }, { $later }, et peut recevoir outil et université comme un ouvrier.
builders_cards-tool = un investissement à { $price }. L’ouvrier ou prisonnier libéré que tu envoies peut l’emporter, un outil chacun : il ajoute { $adds }. Cela ne coûte ni action ni sesterces. L’outil revient quand le bâtiment est terminé.
builders_cards-university = un investissement à { $price }. Un de tes ouvriers ou prisonniers libérés qui n’est sur aucun chantier apprend aussitôt et apporte désormais { $taught } ; ses autres ressources et son prix ne changent pas. Personne n’apprend deux fois.
builders_cards-loan = un investissement qui apporte { $gain } tout de suite. Au décompte final, il est remboursé pour { $repay } si tu les as ; un emprunt non remboursé coûte { $penalty }. Il y a { $cards } cartes de ce type.

## Une carte en une ligne
builders_cards-then-brings = { $gain }, puis apporte { $brings }
builders_cards-worker-brings = un ouvrier apporte ensuite { $brings }
builders_cards-loan-now = apporte { $gain } maintenant
builders_cards-loan-later = à la fin, rembourser { $repay } ou perdre { $penalty }

## Par quoi une carte est trouvée, outre son nom
builders_cards-kind = { $kind ->
    [machine] machine
    [building] bâtiment
    [worker] ouvrier
    [prisoner] prisonnier libéré investissement
   *[investment] investissement
}
