import type { Looks } from './look.types';

/** The bits of a mask; a browser's bit operations have 32. */
export const MOST_RULES = 30;

/** A look without overrides. */
export const plainLooks = <T>(base: T): Looks<T> => ({ base, rules: [], resolveLook: () => base });

/** Keeps each computed look, because React compares looks by identity. */
const kept = <T>(read: (mask: number) => T): ((mask: number) => T) => {
  const known = new Map<number, T>();
  return (mask) => {
    const look = known.get(mask) ?? read(mask);
    known.set(mask, look);
    return look;
  };
};

/** Looks whose values are computed on first use. */
export const createLooks = <T extends object>(
  base: T,
  rules: Looks<T>['rules'],
  read: (mask: number) => T,
): Looks<T> => {
  if (rules.length === 0) return plainLooks(base);
  const resolveLook = kept(read);
  return { base, rules, resolveLook: (mask) => (mask === 0 ? base : resolveLook(mask)) };
};

/** The same rules with changed looks. */
export const mapLooks = <T extends object, U extends object>(
  looks: Looks<T>,
  change: (look: T) => U,
): Looks<U> => createLooks(change(looks.base), looks.rules, (mask) => change(looks.resolveLook(mask)));

/** The rules of both: `over` applies to the result of `under`. */
export const combineLooks = <T extends object, U extends object>(
  under: Looks<T>,
  over: Looks<U>,
  merge: (under: T, over: U) => T,
): Looks<T> => {
  const shift = under.rules.length;
  const low = (1 << shift) - 1;
  return createLooks(merge(under.base, over.base), [...under.rules, ...over.rules], (mask) =>
    merge(under.resolveLook(mask & low), over.resolveLook(mask >>> shift)),
  );
};

/** The base and the look of each rule alone. */
export const everyLook = <T>({ base, rules, resolveLook }: Looks<T>): readonly T[] => [
  base,
  ...rules.map((_, index) => resolveLook(1 << index)),
];
