### Les gens à une table.

people-somebody = quelqu’un
people-forgotten = personne oubliée
people-an-ai = Une IA
people-level =
    { $level ->
        [random] aléatoire
        [greedy] gloutonne
        [gentle] douce
        [easy] facile
        [normal] normale
        [hard] difficile
       *[master] maître
    }
people-ai = **{ $name } \(IA, { people-level }\)**
people-free-seat = **place libre (avant : { $name })**
people-not-at-table =
    Tu n’as pas de place à cette table ; { $number ->
        [0] personne n’en a.
        [one] { $names } en a une.
       *[other] { $names } en ont.
    }
