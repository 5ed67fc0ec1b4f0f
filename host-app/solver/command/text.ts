import {
  english,
  plain,
  separateQuestions,
  solve,
  type Method,
  type Misread,
  type Solution,
  type Step,
} from '../index.js';
import { besideExact } from '../answer.js';
import type { Expr } from '../tree/expr.js';
import { pack } from '../packs/registry.js';
import { lineText } from '../print/plain.js';
import { notesOf } from '../notes.js';
import { CHECKED, readingText } from './words.js';

export interface Layout {
  /** Columns of the terminal. */
  readonly width: number;
  /** Emphasis by escape codes; never where the output is a file. */
  readonly styled: boolean;
  /** Every method instead of the first. */
  readonly all: boolean;
}

const wrapped = (text: string, indent: number, width: number): string[] => {
  const pad = ' '.repeat(indent);
  const room = Math.max(24, width - indent);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(pad + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, pad + line];
};

const emphasis =
  (code: number, { styled }: Layout) =>
  (text: string): string =>
    styled ? `\u001B[${code}m${text}\u001B[0m` : text;

/** A line as text; a space keeps a unit apart from its number. */
const shown = (line: Expr): string => lineText(line).replaceAll('*\u00A0', ' ');

/** The line where a step begins, if it is not the one above. */
const startOf = (step: Step, above: Expr | undefined): string[] => {
  const start = shown(step.before);
  return above && start !== shown(above) ? [start] : [];
};

const stepLines = (step: Step, number: string, depth: number, layout: Layout, above?: Expr): string[] => {
  const [bold, dim] = [emphasis(1, layout), emphasis(2, layout)];
  const indent = 2 + depth * 4;
  const inner = indent + number.length + 2;
  return [
    `${' '.repeat(indent)}${number}. ${bold(english(step.titleKey))}${step.detail === undefined ? '' : `: ${step.detail}`}`,
    ...wrapped(step.act ?? english(step.whyKey), inner, layout.width).map(dim),
    ...startOf(step, above).flatMap((start) => wrapped(start, inner + 2, Math.max(layout.width, 60))),
    ...step.substeps.flatMap((part, at) =>
      stepLines(part, `${number}.${at + 1}`, depth + 1, layout, step.substeps[at - 1]?.after ?? step.before),
    ),
    ...wrapped(shown(step.after), inner + 2, Math.max(layout.width, 60)),
    ...(step.check === null ? [] : [dim(`${' '.repeat(inner + 2)}checked: ${CHECKED[step.check]}`)]),
    '',
  ];
};

const methodLines = ({ nameKey, steps }: Method, layout: Layout, question: Expr): string[] => [
  emphasis(1, layout)(english(nameKey)),
  '',
  ...steps.flatMap((step, at) => stepLines(step, `${at + 1}`, 0, layout, steps[at - 1]?.after ?? question)),
];

/** The exact answer, then a text where the formula is hard to read, then the decimal. */
const answerLines = (solution: Solution, layout: Layout): string[] => {
  const { answer } = solution;
  const { unit } = solution.reading;
  const { text: exact, approx } =
    unit === null
      ? { text: plain(answer.exact), approx: answer.approx && besideExact(answer.exact, answer.approx) }
      : pack('wordProblems').amountShown(answer, unit);
  const words = answer.words === null ? '' : english(answer.words);
  const shown = [answer.value.kind === 'verdict' && words !== '' ? '' : exact, words].filter(
    (text) => text !== '',
  );
  return [
    emphasis(1, layout)('Answer'),
    ...wrapped(shown.join(', '), 2, Math.max(layout.width, 60)),
    ...(approx === null ? [] : [`  ${approx}`]),
    ...notesOf(solution).flatMap((note) => wrapped(note, 2, layout.width)),
  ];
};

const solutionText = (solution: Solution, layout: Layout): string => {
  const { methods, alternatives, verification } = solution;
  const others = methods.slice(1).map(({ nameKey }) => english(nameKey));
  return [
    ...wrapped(`I read this as: ${readingText(solution.reading)}`, 0, layout.width),
    ...alternatives.map((other) => `It could also mean: ${readingText(other)}`),
    '',
    ...(layout.all ? methods : methods.slice(0, 1)).flatMap((method) =>
      methodLines(method, layout, solution.reading.question),
    ),
    ...answerLines(solution, layout),
    '',
    ...wrapped(
      verification === 'steps' ? 'Every step and the answer were checked.' : english('words.answer-only'),
      0,
      layout.width,
    ),
    ...(others.length > 0 && !layout.all
      ? wrapped(`Other ways: ${others.join(', ')} (--all shows them)`, 0, layout.width)
      : []),
  ].join('\n');
};

const misreadText = ({ problem, messageKey, span }: Misread): string =>
  [
    problem,
    `${' '.repeat(span.start)}${'^'.repeat(Math.max(1, span.end - span.start))}`,
    english(messageKey),
  ].join('\n');

/**
 * The solution of a question as text for people; `solved` is false when the text is the reason why there is
 * none.
 */
export const textOf = (
  question: string,
  layout: Layout,
): { readonly solved: boolean; readonly text: string } => {
  const parts = separateQuestions(question);
  if (parts.length > 1) {
    const answers = parts.map((part) => textOf(part, layout));
    return {
      solved: answers.every(({ solved }) => solved),
      text: answers.map(({ text }, at) => `${at + 1}. ${parts[at] ?? ''}\n\n${text}`).join('\n\n'),
    };
  }
  const found = solve(question);
  if (found.kind === 'solution') return { solved: true, text: solutionText(found, layout) };
  if (found.kind === 'misread') return { solved: false, text: misreadText(found) };
  const reading = found.reading ? [`I read this as: ${readingText(found.reading)}`] : [];
  return { solved: false, text: [...reading, english(found.messageKey)].join('\n') };
};
