languages-name = Deutsch
languages-as-discord = wie in Discord
languages-unknown = „{ $typed }“ ist keine meiner Sprachen. Wähle { $names }.
languages-channels = **Sprache der Kanäle:** { $name }.
languages-channels-discord = **Sprache der Kanäle:** { $name }, die Sprache des Servers in Discord.
languages-letters = **Sprache der Direktnachrichten:** { $name }.
languages-letters-discord = **Sprache der Direktnachrichten:** { $name }, die Sprache, die du zuletzt in Discord benutzt hast.
