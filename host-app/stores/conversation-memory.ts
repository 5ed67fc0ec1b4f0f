import type { ShownExplanation, ShownSolution, TextStore } from '../ports';

const KEPT = 'ai_conversation';
const MOST_KEPT = 10;

export interface KeptQuestion {
  readonly question: string;
  /** A remote model's answer in Markdown; `null` for an answer that this device can calculate again. */
  readonly explanation: string | null;
}

export interface ConversationMemory {
  all(): readonly KeptQuestion[];
  add(question: string, answer: ShownSolution | ShownExplanation): void;
  forget(): void;
}

const toKept = (value: unknown): readonly KeptQuestion[] => {
  if (typeof value !== 'object' || value === null || !('question' in value)) return [];
  const { question } = value;
  const explanation = 'explanation' in value ? value.explanation : null;
  return typeof question === 'string'
    ? [{ question, explanation: typeof explanation === 'string' ? explanation : null }]
    : [];
};

/** The questions of this tab, so that a reload does not lose them. */
export const createConversationMemory = (store: TextStore): ConversationMemory => {
  const all = (): readonly KeptQuestion[] => {
    try {
      const value: unknown = JSON.parse(store.read(KEPT) ?? '[]');
      return Array.isArray(value) ? value.flatMap(toKept).slice(-MOST_KEPT) : [];
    } catch {
      return [];
    }
  };
  return {
    all,
    add(question, answer) {
      const entry: KeptQuestion = {
        question,
        explanation: answer.kind === 'explanation' ? answer.text : null,
      };
      store.write(KEPT, JSON.stringify([...all(), entry].slice(-MOST_KEPT)));
    },
    forget: () => store.remove(KEPT),
  };
};
