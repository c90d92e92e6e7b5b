# What the cli says.
