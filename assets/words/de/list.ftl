list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-and-before-i = { $first } und { $last }
list-or-before-o = { $first } oder { $last }
list-decimal-sign = ,

list-sentences = { $first } { $last }
