/** All outcomes of an experiment, and events in words beside what they mean. */
export type Row = readonly string[];
export type Event = readonly [words: string, holds: (row: Row) => boolean];
export interface Scene {
  readonly said: string;
  readonly rows: readonly Row[];
  readonly events: readonly Event[];
}

export const withRepeats = (things: readonly string[], n: number): readonly Row[] =>
  n === 0 ? [[]] : withRepeats(things, n - 1).flatMap((row) => things.map((one) => [...row, one]));
export const withoutRepeats = (things: readonly string[], n: number): readonly Row[] =>
  n === 0
    ? [[]]
    : things.flatMap((one, k) =>
        withoutRepeats(
          things.filter((_, other) => other !== k),
          n - 1,
        ).map((row) => [one, ...row]),
      );
export const count = (row: Row, one: string): number => row.filter((other) => other === one).length;
export const sum = (row: Row): number => row.reduce((all, one) => all + Number(one), 0);
export const product = (row: Row): number => row.reduce((all, one) => all * Number(one), 1);
export const kinds = (row: Row): number => new Set(row).size;
export const isPrime = (n: number): boolean => [2, 3, 5, 7, 11, 13, 17].includes(n);
const words = ['zero', 'one', 'two', 'three', 'four', 'five'];

export const bounds = (many: string, one: string, of: (row: Row) => number, n: number): readonly Event[] =>
  Array.from({ length: n + 1 }, (_, k) => k).flatMap((k): readonly Event[] => {
    const name = k === 1 ? one : many;
    return [
      [`exactly ${k} ${name}`, (row) => of(row) === k],
      [`at least ${words[k]} ${name}`, (row) => of(row) >= k],
      [`at most ${k} ${name}`, (row) => of(row) <= k],
      [`no more than ${k} ${name}`, (row) => of(row) <= k],
      [`no fewer than ${k} ${name}`, (row) => of(row) >= k],
      [`more than ${k} ${name}`, (row) => of(row) > k],
      [`fewer than ${k} ${name}`, (row) => of(row) < k],
      [`not exactly ${k} ${name}`, (row) => of(row) !== k],
      [`only ${words[k]} ${name}`, (row) => of(row) === k],
      [`not getting ${k} ${name}`, (row) => of(row) !== k],
      [`not getting at least ${k} ${name}`, (row) => of(row) < k],
      [`${k} or more ${name}`, (row) => of(row) >= k],
      [`${k} or fewer ${name}`, (row) => of(row) <= k],
      [`${k} ${name}`, (row) => of(row) === k],
      [`exactly ${k} or ${k + 1} ${many}`, (row) => of(row) === k || of(row) === k + 1],
    ];
  });
export const places = (names: readonly string[], n: number): readonly Event[] =>
  ['first', 'second', 'third', 'last'].flatMap((place, at) => {
    const k = place === 'last' ? n - 1 : at;
    return k >= n
      ? []
      : names.flatMap((name): readonly Event[] => [
          [`the ${place} is ${name}`, (row) => row[k] === name],
          [`the ${place} one is not ${name}`, (row) => row[k] !== name],
          [`only the ${place} is ${name}`, (row) => row[k] === name && count(row, name) === 1],
        ]);
  });
