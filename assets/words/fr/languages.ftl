### La langue des salons et des messages privés.

languages-name = Français
languages-as-discord = comme dans Discord
languages-unknown = « { $typed } » n’est pas une de mes langues. Choisis { $names }.
languages-channels = **Langue des salons :** { $name }.
languages-channels-discord = **Langue des salons :** { $name }, celle du serveur dans Discord.
languages-letters = **Langue des messages privés :** { $name }.
languages-letters-discord = **Langue des messages privés :** { $name }, ta dernière langue dans Discord.
