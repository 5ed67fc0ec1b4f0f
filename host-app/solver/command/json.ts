import { english, plain, separateQuestions, solve, type Solution, type Step } from '../index.js';
import { answerForm, type AnswerForm } from './answer-form.js';
import { ascii } from './ascii.js';
import { notesOf } from '../notes.js';
import { readingText } from './words.js';

/** The answer to a question, null when there is none; of several questions a list of answers. */
export const answerOf = (text: string): AnswerForm => {
  const [question = text, ...more] = separateQuestions(text);
  if (more.length > 0) return [question, ...more].map(answerOf);
  const found = solve(question);
  return found.kind === 'solution' ? answerForm(found.answer.requested?.value ?? found.answer.value) : null;
};

interface StepForm {
  readonly title: string;
  readonly detail?: string;
  readonly why: string;
  readonly before: string;
  readonly after: string;
  readonly link: Step['link'];
  readonly check: Step['check'];
  readonly steps?: readonly StepForm[];
}
const stepForm = ({
  titleKey,
  whyKey,
  act,
  detail,
  before,
  after,
  link,
  check,
  substeps,
}: Step): StepForm => ({
  title: english(titleKey),
  ...(detail !== undefined && { detail }),
  why: act ?? english(whyKey),
  before: plain(before),
  after: plain(after),
  link,
  check,
  ...(substeps.length > 0 && { steps: substeps.map(stepForm) }),
});

const countOf = (steps: readonly Step[]): { steps: number; checked: number } =>
  steps.reduce(
    (total, step) => {
      const inner = countOf(step.substeps);
      return {
        steps: total.steps + 1 + inner.steps,
        checked: total.checked + (step.check === null ? 0 : 1) + inner.checked,
      };
    },
    { steps: 0, checked: 0 },
  );

const solutionForm = (solution: Solution) => {
  const [method, ...others] = solution.methods;
  return {
    answer: answerForm(solution.answer.value),
    reading: readingText(solution.reading),
    maths: ascii(solution.reading.expression),
    approx: solution.answer.approx,
    notes: notesOf(solution),
    method: method ? english(method.nameKey) : null,
    steps: (method?.steps ?? []).map(stepForm),
    checks: { answer: true, ...countOf(method?.steps ?? []) },
    otherMethods: others.map(({ nameKey, steps }) => ({
      method: english(nameKey),
      steps: steps.map(stepForm),
    })),
  };
};

/** The answer with its steps and checks, or the reason why there is none; of several questions the parts. */
export const detailsOf = (text: string) => {
  const [question = text, ...more] = separateQuestions(text);
  if (more.length === 0) return detailsOfOne(question);
  const parts = [question, ...more].map((part) => ({ question: part, ...detailsOfOne(part) }));
  return {
    answer: parts.map(({ answer }) => answer),
    reading: null,
    parts,
    steps: parts.flatMap(({ steps }) => steps),
  };
};
const detailsOfOne = (question: string) => {
  const found = solve(question);
  if (found.kind === 'solution') return solutionForm(found);
  return {
    answer: null,
    reading: found.kind === 'cannot-solve' && found.reading ? readingText(found.reading) : null,
    message: english(found.messageKey),
    ...(found.kind === 'misread' && { from: found.span.start, to: found.span.end }),
    steps: [],
  };
};
