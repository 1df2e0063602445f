### The people at a table.

people-somebody = somebody
people-an-ai = An AI
# The backslashes keep Discord from reading markdown.
people-ai = **{ $name } \(AI, { $level }\)**
people-free-seat = **free seat of { $name }**
people-not-at-table =
    You do not sit at this table; { $number ->
        [0] nobody does.
        [one] { $names } does.
       *[other] { $names } do.
    }
