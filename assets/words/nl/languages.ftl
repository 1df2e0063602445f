languages-name = Nederlands
languages-as-discord = zoals in Discord
languages-unknown = ‘{ $typed }’ is niet een van mijn talen. Kies { $names }.
languages-channels = **Taal van de kanalen:** { $name }.
languages-channels-discord = **Taal van de kanalen:** { $name }, de taal van de server in Discord.
languages-letters = **Taal van privéberichten:** { $name }.
languages-letters-discord = **Taal van privéberichten:** { $name }, die je het laatst in Discord gebruikte.
