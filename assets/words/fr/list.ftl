### Comment plusieurs choses deviennent un texte.

list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

list-and-before-i = { $first } et { $last }
list-or-before-o = { $first } ou { $last }

list-decimal-sign = ,
list-sentences = { $first } { $last }
