/** Families that a page fetches when a question needs them. Each is a module, and a chunk of the built app. */
export interface Packs {
  readonly calculus: typeof import('./calculus-pack.js');
  readonly functions: typeof import('./functions-pack.js');
  readonly further: typeof import('./further-pack.js');
  readonly matrices: typeof import('./matrices-pack.js');
  readonly numbers: typeof import('./numbers-pack.js');
  readonly words: typeof import('./words-pack.js');
}
export type PackName = keyof Packs;

/** Thrown where a pack is used that is not there yet: load it, and ask again from the start. */
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
