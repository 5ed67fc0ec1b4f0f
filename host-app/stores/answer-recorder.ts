import type { SolvedQuestion } from '../data/ai-questions';
import type { Answered } from '../ports';
import type { QuestionLog } from './account/question-log';
import type { ConversationMemory } from './conversation-memory';
import type { CountedQuestions } from './counted-questions';
import type { HistoryStore } from './history';
import type { UsageStore } from './usage';

export interface AnswerRecorderParts {
  readonly usage: UsageStore;
  readonly history: HistoryStore;
  readonly questions: QuestionLog;
  readonly counted: CountedQuestions;
}

const recordOf = (question: string, answer: Answered): SolvedQuestion => {
  if (answer.kind === 'graph')
    return { question, answer: 'Graph', approx: null, steps: 0, verification: 'answer' };
  if (answer.kind === 'solution') {
    const { methods, verification } = answer;
    const { text, approx } = answer.answer;
    return { question, answer: text, approx, steps: methods[0]?.steps.length ?? 0, verification };
  }
  const { verification } = answer;
  if (verification.kind === 'contradicted') return recordOf(question, verification.ours);
  const isChecked = verification.kind === 'verified';
  return {
    question,
    answer: answer.text,
    approx: null,
    steps: 0,
    verification: isChecked ? 'answer' : 'unchecked',
  };
};

const CUT = 120;
/** The beginning of a long answer in one line. */
const summaryOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= CUT ? line : `${line.slice(0, CUT - 1)}…`;
};

export type RecordAnswer = (question: string, answer: Answered, isFree: boolean) => void;

/** Writes an answer to the tab's memory, the usage counter, the question log and the history. */
export const createAnswerRecorder =
  ({ usage, history, questions, counted }: AnswerRecorderParts, memory: ConversationMemory): RecordAnswer =>
  (question, answer, isFree) => {
    memory.add(question, answer);
    const solved = recordOf(question, answer);
    // An answer that this device calculates again does not count; a remote model's answer always does.
    const isRepeat = answer.kind !== 'explanation' && counted.has(question);
    if (!isRepeat) {
      if (isFree) usage.take();
      void questions.record(solved, isFree);
      if (answer.kind !== 'explanation') counted.add(question);
    }
    void history.add({
      calculator: 'ai',
      input: question,
      result: summaryOf(solved.answer),
      path: `/ai?q=${encodeURIComponent(question)}`,
    });
  };
