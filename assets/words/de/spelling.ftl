spelling-fit = { $number ->
    [one] { $number } Karte passt:
   *[other] { $number } Karten passen:
}
spelling-one = - { $card }
spelling-more = … und noch { $number }; gib mehr vom Namen ein.
spelling-idle = der die das den dem des ein eine einen einem einer eines und oder mit zu zum zur von vom
