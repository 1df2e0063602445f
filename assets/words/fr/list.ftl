### Comment plusieurs choses deviennent un texte.

list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

list-sentences = { $first } { $last }
