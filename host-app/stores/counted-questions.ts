import type { Clock, TextStore } from '../ports';
import { WINDOW_MS } from './usage';

const STORAGE_KEY = 'ai_counted';
const MAX_STORED = 20;

/**
 * The questions that this device has answered within a window. Repeating one of them, from the history or a
 * link, does not count again.
 */
export interface CountedQuestions {
  has(question: string): boolean;
  add(question: string): void;
}

interface Counted {
  readonly mark: number;
  readonly at: number;
}

/** FNV-1a. Stores a hash instead of the text, because other people may use this browser. */
const hashOf = (question: string): number => {
  let mark = 0x811c9dc5;
  for (const letter of question.replace(/\s+/g, ' ').trim())
    mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mark >>> 0;
};

const toCounted = (value: unknown): readonly Counted[] => {
  if (typeof value !== 'object' || value === null || !('mark' in value) || !('at' in value)) return [];
  const { mark, at } = value;
  return typeof mark === 'number' && typeof at === 'number' ? [{ mark, at }] : [];
};

export const createCountedQuestions = (store: TextStore, clock: Clock): CountedQuestions => {
  const all = (): readonly Counted[] => {
    const now = clock.now();
    try {
      const value: unknown = JSON.parse(store.read(STORAGE_KEY) ?? '[]');
      const found = Array.isArray(value) ? value.flatMap(toCounted) : [];
      return found.filter(({ at }) => at <= now && now - at < WINDOW_MS);
    } catch {
      return [];
    }
  };
  return {
    has: (question) => all().some(({ mark }) => mark === hashOf(question)),
    add: (question) =>
      store.write(
        STORAGE_KEY,
        JSON.stringify([...all(), { mark: hashOf(question), at: clock.now() }].slice(-MAX_STORED)),
      ),
  };
};
