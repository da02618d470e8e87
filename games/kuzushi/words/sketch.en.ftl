### The words on Kuzushi's board in characters, for terminals.

# A player's tiles on the board (in teams "4/9", with the team's sum), the largest group, and what is left in the stack.
sketch-standing = { $tiles } tiles ({ $group }), { $left } left
