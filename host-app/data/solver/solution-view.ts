import { english, mathml, plain, solve } from '../../solver/engine';
import { read } from '../../solver/intent/index';
import { besideExact } from '../../solver/answer';
import { notesOf } from '../../solver/notes';
import { questionExpression } from '../../solver/question-expression';
import { lineText } from '../../solver/print/plain';
import type { Expr } from '../../solver/tree/expr';
import { pack, PackNeeded } from '../../solver/packs/registry';
import type { Reading, Solution, Step } from '../../solver/engine';
import type { MathTree } from '../../content/content.types';
import type { MathsSubject, ReadingView, SolutionView, StepView, SolverAnswer } from '../../ports';
import { graphOf } from './graph';
import { numberLineOf } from './number-line';

type Element = ReturnType<typeof mathml>;

const isAttributes = (part: Element[number]): part is Readonly<Record<string, string>> =>
  typeof part === 'object' && !Array.isArray(part);

/** Converts the solver's elements into the trees that the pages draw. */
const toTree = ([tag, ...rest]: Element): MathTree => {
  const attributes = rest.find(isAttributes);
  const children = rest.filter((part): part is Element | string => !isAttributes(part));
  const { class: className, ...others } = attributes ?? {};
  return [
    tag,
    attributes ? { ...others, ...(className !== undefined && { className }) } : null,
    ...children.map((child) => (typeof child === 'string' ? child : toTree(child))),
  ];
};

const CHECKS = {
  identity: 'Both lines are equal: checked exactly.',
  substitution: 'Checked by putting the solutions in.',
  numeric: 'Checked with numbers at many points.',
  recomputed: 'Calculated a second time, in another way.',
} as const;

/** '= 3x² − 3' below the line that it is equal to. */
const withEquals = ([tag, attributes, ...children]: MathTree): MathTree => [
  tag,
  attributes,
  ['mrow', null, ['mo', null, '='], ...children],
];

/** A step shows its own start where it does not go on from the line above it; smaller steps begin anew. */
const toStep = (step: Step, above: Expr | null): StepView => {
  const startsAnew = above === null || lineText(above) !== lineText(step.before);
  const after = toTree(mathml(step.after, step.focus));
  return {
    // The row or the equation that the title refers to.
    title: step.detail === undefined ? english(step.titleKey) : `${english(step.titleKey)}: ${step.detail}`,
    why: step.act ?? english(step.whyKey),
    start: startsAnew ? toTree(mathml(step.before)) : null,
    after: startsAnew && step.link === 'equal' ? withEquals(after) : after,
    checked: step.check === null ? '' : CHECKS[step.check],
    substeps: toSteps(step.substeps, null),
  };
};
const toSteps = (steps: readonly Step[], start: Expr | null): StepView[] =>
  steps.map((step, at) => toStep(step, steps[at - 1]?.after ?? start));

/** Every other kind is algebra. */
const SUBJECTS: Readonly<Partial<Record<Reading['kind'], MathsSubject>>> = {
  evaluate: 'arithmetic',
  gcd: 'arithmetic',
  lcm: 'arithmetic',
  'prime-factors': 'arithmetic',
  'is-prime': 'arithmetic',
  'is-composite': 'arithmetic',
  remainder: 'arithmetic',
  numbers: 'arithmetic',
  derivative: 'calculus',
  integral: 'calculus',
  definite: 'calculus',
  double: 'calculus',
  limit: 'calculus',
  series: 'calculus',
  convergence: 'calculus',
  differential: 'calculus',
  extrema: 'calculus',
  implicit: 'calculus',
  monotonic: 'calculus',
  tangent: 'calculus',
  measure: 'geometry',
  counted: 'statistics',
  probability: 'statistics',
  story: 'word-problems',
};

/** Of counted numbers, those with a unit are converted amounts. */
const subjectOf = ({ kind, unit }: Reading): MathsSubject =>
  kind === 'counted' && unit !== null ? 'arithmetic' : (SUBJECTS[kind] ?? 'algebra');

const toReading = ({ task, text, expression, question: asked }: Reading): ReadingView => {
  return {
    // The formula shows the task already.
    task: asked === expression || asked.kind !== 'call' ? task : '',
    text: `${task} ${text}`.trim(),
    math: toTree(mathml(asked)),
  };
};

const answerOf = ({
  answer,
  reading: { unit },
}: Solution): Pick<SolutionView['answer'], 'math' | 'text' | 'approx'> => {
  const { exact, approx, words } = answer;
  if (unit !== null) {
    const { shown, isBefore, ...texts } = pack('wordProblems').amountShown(answer, unit);
    const [tag, attributes, ...children] = toTree(mathml(shown));
    const sign: MathTree = ['mtext', null, isBefore || unit === '%' ? unit : `\u00a0${unit}`];
    const row: MathTree = ['mrow', null, ...(isBefore ? [sign, ...children] : [...children, sign])];
    return { ...texts, math: [tag, attributes, row] };
  }
  return {
    math: toTree(mathml(exact)),
    text: plain(exact) || (words === null ? '' : english(words)),
    approx: approx && besideExact(exact, approx, approx.replace('-', '−')),
  };
};

/** An equation without a real solution may have complex ones: offered where the engine finds them. */
const overComplexNumbers = ({ reading, answer, problem }: Solution): ReadingView[] => {
  const { value } = answer;
  const isOpen =
    reading.kind === 'solve' && value.kind === 'roots' && value.roots.length === 0 && value.complex !== true;
  const text = `solve ${reading.text} over the complex numbers`;
  if (!isOpen || /complex/i.test(problem) || solve(text).kind !== 'solution') return [];
  return [{ ...toReading(reading), task: 'complex solutions of', text }];
};

const toSolution = (solution: Solution): SolutionView => ({
  kind: 'solution',
  subject: subjectOf(solution.reading),
  reading: toReading(solution.reading),
  ...(solution.reading.kind === 'story' && {
    amounts: pack('wordProblems').amountsOf(solution.problem, solution.reading.expression),
  }),
  alternatives: [
    ...solution.alternatives.map((other) => ({ ...toReading(other), text: other.text })),
    ...overComplexNumbers(solution),
  ],
  methods: solution.methods.map(({ nameKey, steps }) => ({
    name: english(nameKey),
    steps: toSteps(steps, solution.reading.question),
  })),
  answer: {
    ...answerOf(solution),
    words: solution.answer.words && english(solution.answer.words),
  },
  notes: notesOf(solution),
  verification: solution.verification,
  graph: graphOf(solution),
  numberLine: numberLineOf(solution),
});

/** Solves a problem and converts the result into the view. */
export const answerView = (text: string): SolverAnswer => {
  const found = solve(text);
  switch (found.kind) {
    case 'solution':
      return toSolution(found);
    case 'misread':
      return {
        kind: 'misread',
        message: english(found.messageKey),
        from: found.span.start,
        to: found.span.end,
      };
    case 'cannot-solve':
      return {
        kind: 'cannot-solve',
        message: english(found.messageKey),
        reading: found.reading && toReading(found.reading),
      };
  }
};

/** The formula as the solver reads it; `null` while it cannot be read. */
export const previewView = (text: string): MathTree | null => {
  try {
    const problem = read(text);
    return problem && toTree(mathml(questionExpression(problem)));
  } catch (error) {
    if (error instanceof PackNeeded) throw error;
    // The text is usually an incomplete problem.
    return null;
  }
};
