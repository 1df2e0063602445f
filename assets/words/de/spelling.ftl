spelling-fit = { $number ->
    [one] { $number } Karte passt:
   *[other] { $number } Karten passen:
}
spelling-one = - { $card }
spelling-more = … und noch { $number }; gib mehr vom Namen ein.
