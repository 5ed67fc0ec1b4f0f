/** Draws a number below `sides`. */
export type Draw = (sides: number) => number;

/**
 * Independent draws from one number. The remainders of one number are not independent: a number that is 6 below a multiple
 * of 9 has the same ninth part everywhere.
 */
export const drawsOf = (pick: number): Draw => {
  let state = pick + 1;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 16), 0x45d9f3b) + 0x1234567) >>> 0;
    return Math.floor(((state ^ (state >>> 15)) >>> 0) / (2 ** 32 / sides));
  };
};
