import type * as calculus from './calculus-pack.js';
import type * as conics from './conics-pack.js';
import type * as differential from './differential-pack.js';
import type * as distributions from './distributions-pack.js';
import type * as expressions from './expressions-pack.js';
import type * as functions from './functions-pack.js';
import type * as algebra from './algebra-pack.js';
import type * as matrices from './matrices-pack.js';
import type * as numbers from './numbers-pack.js';
import type * as clauses from './clauses-pack.js';
import type * as wordProblems from './word-problems-pack.js';

/** Families that a page loads when a question needs them. Each is a module, and a chunk of the built app. */
export interface Packs {
  readonly calculus: typeof calculus;
  readonly conics: typeof conics;
  readonly differential: typeof differential;
  readonly distributions: typeof distributions;
  readonly expressions: typeof expressions;
  readonly functions: typeof functions;
  readonly algebra: typeof algebra;
  readonly matrices: typeof matrices;
  readonly numbers: typeof numbers;
  readonly clauses: typeof clauses;
  readonly wordProblems: typeof wordProblems;
}
export type PackName = keyof Packs;

/** Thrown where a pack is used that is not loaded: load it, and repeat the question from the start. */
export class PackNeeded extends Error {
  readonly pack: PackName;
  constructor(pack: PackName) {
    super(`The pack ${pack} is not loaded.`);
    this.name = 'PackNeeded';
    this.pack = pack;
  }
}

const loaded: { -readonly [N in PackName]?: Packs[N] } = {};

export const addPack = <N extends PackName>(name: N, pack: Packs[N]): void => {
  loaded[name] = pack;
};

/** @throws PackNeeded */
export const pack = <N extends PackName>(name: N): Packs[N] => {
  const found: Packs[N] | undefined = loaded[name];
  if (!found) throw new PackNeeded(name);
  return found;
};
