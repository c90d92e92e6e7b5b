# What the session says.
