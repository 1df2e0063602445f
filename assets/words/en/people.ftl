### The people at a table.

people-somebody = somebody
# Stands where the name of somebody stood who was forgotten.
people-forgotten = former player
people-an-ai = An AI
people-level =
    { $level ->
        [random] random
        [greedy] greedy
        [gentle] gentle
        [easy] easy
        [normal] normal
        [hard] hard
       *[master] master
    }
# The backslashes keep Discord from reading markdown.
people-ai = **{ $name } \(AI, { people-level }\)**
people-free-seat = **free seat of { $name }**
people-not-at-table =
    You do not sit at this table; { $number ->
        [0] nobody does.
        [one] { $names } does.
       *[other] { $names } do.
    }
