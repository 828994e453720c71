# Wanzen tanzen: what is said at the table, and the rules in our own words.
