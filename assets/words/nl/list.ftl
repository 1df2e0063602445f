list-comma = { $first }, { $last }
list-and = { $first } en { $last }
list-or = { $first } of { $last }

list-sentences = { $first } { $last }
