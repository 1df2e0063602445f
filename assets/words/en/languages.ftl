### In which language channels and direct messages are.

# This language's own name for itself
languages-name = English
# In an autocomplete
languages-as-discord = as in Discord
languages-unknown = “{ $typed }” is not one of my languages. Choose { $names }.
languages-channels = **Language of the channels:** { $name }.
languages-channels-discord = **Language of the channels:** { $name }, the server's language in Discord.
languages-letters = **Language of direct messages:** { $name }.
languages-letters-discord = **Language of direct messages:** { $name }, which you used last in Discord.
