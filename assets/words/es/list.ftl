list-comma = { $first }, { $last }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-and-before-i = { $first } e { $last }
list-or-before-o = { $first } u { $last }
list-decimal-sign = ,
list-sentences = { $first } { $last }
