spelling-fit = { $number ->
    [one] { $number } Karte passt:
   *[other] { $number } Karten passen:
}
spelling-one = - { $card }
spelling-more = … und noch { $number }; tipp mehr vom Namen.
