"""The players of Elios: alpha-beta for two seats; for three and four, tree search that plays games out by chance."""
