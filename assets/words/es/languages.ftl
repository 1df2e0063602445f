languages-name = Español
languages-as-discord = como en Discord
languages-unknown = «{ $typed }» no es uno de mis idiomas. Elige { $names }.
languages-channels = **Idioma de los canales:** { $name }.
languages-channels-discord = **Idioma de los canales:** { $name }, el del servidor en Discord.
languages-letters = **Idioma de los mensajes directos:** { $name }.
languages-letters-discord = **Idioma de los mensajes directos:** { $name }, el último que usaste en Discord.
