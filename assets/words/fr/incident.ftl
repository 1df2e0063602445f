### Nos propres pannes.

incident-report = Cela n’a pas marché ; rien n’a changé. Réessaie, s’il te plaît. Si cela se reproduit, signale-le aux gens qui gèrent ce bot : incident `{ $id }`.
incident-damaged = Les données enregistrées de la table { $table } sont abîmées : elle ne peut donc pas continuer. Les autres tables ne sont pas touchées. Signale-le, s’il te plaît, aux gens qui gèrent ce bot : table { $table }, incident `{ $id }`.
incident-panic = Quelque chose n’a pas marché. `{ name-game-board }` montre l’état actuel ; si cela se reproduit, signale-le aux gens qui gèrent ce bot : incident `{ $id }`.
