import { addPack, PackNeeded, type PackName } from './registry.js';

const LOADERS: { readonly [N in PackName]: () => Promise<void> } = {
  calculus: async () => addPack('calculus', await import('./calculus-pack.js')),
  conics: async () => addPack('conics', await import('./conics-pack.js')),
  differential: async () => addPack('differential', await import('./differential-pack.js')),
  distributions: async () => addPack('distributions', await import('./distributions-pack.js')),
  expressions: async () => addPack('expressions', await import('./expressions-pack.js')),
  functions: async () => addPack('functions', await import('./functions-pack.js')),
  algebra: async () => addPack('algebra', await import('./algebra-pack.js')),
  matrices: async () => addPack('matrices', await import('./matrices-pack.js')),
  numbers: async () => addPack('numbers', await import('./numbers-pack.js')),
  clauses: async () => addPack('clauses', await import('./clauses-pack.js')),
  wordProblems: async () => addPack('wordProblems', await import('./word-problems-pack.js')),
};

/** A part of the engine could not be loaded: the browser is offline, or there is a newer version. */
export class PackUnavailable extends Error {
  override readonly name = 'PackUnavailable';
}

/**
 * Runs `work` and loads the packs that it needs.
 * @throws PackUnavailable
 */
export const withPacks = async <T>(work: () => T): Promise<T> => {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof PackNeeded)) throw error;
      await LOADERS[error.pack]().catch((cause: unknown) => {
        throw new PackUnavailable('A part of the solver could not be fetched.', { cause });
      });
    }
  }
};
