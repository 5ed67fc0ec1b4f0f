/** Round by round another one begins, so that none is always measured on the machine another has warmed. */
export const inTurn = (all, round) => all.map((_, index) => all[(index + round) % all.length]);
