import type { SolvedQuestion } from '../data/ai-questions';
import type { Answered } from '../ports';
import type { QuestionLog } from './account/question-log';
import type { ConversationMemory } from './conversation-memory';
import type { CountedQuestions } from './counted-questions';
import type { HistoryStore } from './history';
import type { SiteEventStore } from './site-events';
import type { UsageStore } from './usage';

export interface AnswerRecorderParts {
  readonly usage: UsageStore;
  readonly history: HistoryStore;
  readonly questions: QuestionLog;
  readonly counted: CountedQuestions;
  readonly events: SiteEventStore;
}

const recordOf = (question: string, answer: Exclude<Answered, { kind: 'graph' }>): SolvedQuestion => {
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
  (
    { usage, history, questions, counted, events }: AnswerRecorderParts,
    memory: ConversationMemory,
  ): RecordAnswer =>
  (question, answer, isFree) => {
    memory.add(question, answer);
    const remember = (result: string) =>
      history.add({
        calculator: 'ai',
        input: question,
        result,
        path: `/ai?q=${encodeURIComponent(question)}`,
      });
    // A graph is no solved problem: it is free, as the graphing calculator is.
    if (answer.kind === 'graph') return void remember('Graph');
    const solved = recordOf(question, answer);
    // An answer that this device calculates again does not count; a remote model's answer always does.
    const isOwn = answer.kind === 'solution' && !answer.modelReading;
    const isRepeat = isOwn && counted.has(question);
    if (!isRepeat) {
      if (isFree) usage.take();
      void questions.record(solved, isFree);
      events.question(answer.kind === 'solution' ? answer.subject : null);
      if (isOwn) counted.add(question);
    }
    void remember(summaryOf(solved.answer));
    return undefined;
  };
