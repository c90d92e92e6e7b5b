# What the app says.
