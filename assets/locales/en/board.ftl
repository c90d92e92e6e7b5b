# What the board says.
