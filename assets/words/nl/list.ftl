list-comma = { $first }, { $last }
list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-and-before-i = { $first } en { $last }
list-or-before-o = { $first } of { $last }
list-decimal-sign = ,

list-sentences = { $first } { $last }
