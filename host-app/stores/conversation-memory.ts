import type { Answered, TextStore } from '../ports';

const STORAGE_KEY = 'ai_conversation';
const MAX_STORED = 10;

interface StoredQuestion {
  readonly question: string;
  /** A remote model's answer in Markdown; `null` for an answer that this device can calculate again. */
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
        explanation: answer.kind === 'explanation' ? answer.text : null,
      };
      store.write(STORAGE_KEY, JSON.stringify([...all(), entry].slice(-MAX_STORED)));
    },
    forget: () => store.remove(STORAGE_KEY),
  };
};
