import type { Answered, TextStore } from '../ports';

const STORAGE_KEY = 'ai_conversation';
const MAX_STORED = 10;

interface StoredQuestion {
  readonly question: string;
  /** What a remote model has written; `null` for an answer that this device can calculate again. */
  readonly explanation: string | null;
}

export interface ConversationMemory {
  all(): readonly StoredQuestion[];
  add(question: string, answer: Answered): void;
  forget(): void;
}

const toStoredQuestion = (value: unknown): readonly StoredQuestion[] => {
  if (typeof value !== 'object' || value === null || !('question' in value)) return [];
  const { question } = value;
  const explanation = 'explanation' in value ? value.explanation : null;
  return typeof question === 'string'
    ? [{ question, explanation: typeof explanation === 'string' ? explanation : null }]
    : [];
};

const writtenByModel = (answer: Answered): string | null => {
  if (answer.kind === 'explanation') return answer.text;
  return answer.kind === 'solution' ? (answer.modelReading?.source ?? null) : null;
};

/** The questions of this tab, so that a reload does not lose them. */
export const createConversationMemory = (store: TextStore): ConversationMemory => {
  const all = (): readonly StoredQuestion[] => {
    try {
      const value: unknown = JSON.parse(store.read(STORAGE_KEY) ?? '[]');
      return Array.isArray(value) ? value.flatMap(toStoredQuestion).slice(-MAX_STORED) : [];
    } catch {
      return [];
    }
  };
  return {
    all,
    add(question, answer) {
      const entry: StoredQuestion = {
        question,
        explanation: writtenByModel(answer),
      };
      store.write(STORAGE_KEY, JSON.stringify([...all(), entry].slice(-MAX_STORED)));
    },
    forget: () => store.remove(STORAGE_KEY),
  };
};
