export function inTurn<T>(all: readonly T[], round: number): T[];
