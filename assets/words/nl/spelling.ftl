spelling-fit = { $number ->
    [one] { $number } kaart past:
   *[other] { $number } kaarten passen:
}
spelling-one = - { $card }
spelling-more = … en nog { $number }; typ meer van de naam.
spelling-idle = de het een en of met van tot te
