import type { CheckWay, ProblemKind, Reading } from '../solution.js';
import { plain } from '../print/plain.js';
import { arg } from '../tree/expr.js';

/** The verb before the formula; equations and inequalities need none. */
const TASKS: Readonly<Partial<Record<ProblemKind, string>>> = {
  evaluate: 'work out',
  solve: 'solve',
  inequality: 'solve',
  system: 'solve the system',
  differential: 'solve the differential equation',
};
/** The variable, and where it goes. */
const aboutVariable = ({ kind, variable, question }: Reading): string => {
  if (kind === 'solve' || kind === 'inequality') return ` for ${variable}`;
  if (kind === 'derivative' || kind === 'integral') return ` with respect to ${variable}`;
  if (question.kind !== 'call' || !['limit', 'definite', 'series'].includes(kind)) return '';
  const [from, to] = [plain(arg(question, 2)), question.args[3]];
  if (kind !== 'limit') return ` from ${variable} = ${from} to ${to ? plain(to) : ''}`;
  const side = to?.kind === 'sym' ? ` from the ${to.name === '-' ? 'left' : 'right'}` : '';
  return ` as ${variable} approaches ${from}${side}`;
};

export const readingText = (reading: Reading): string => {
  const { kind, variable } = reading;
  const task = TASKS[kind] ?? reading.task;
  return `${task} ${plain(/^(?:counted|applied)$/.test(kind) ? reading.question : reading.expression)}${variable === '' ? '' : aboutVariable(reading)}`.trim();
};

export const CHECKED: Readonly<Record<CheckWay, string>> = {
  identity: 'both lines have the same value',
  substitution: 'the solutions satisfy it',
  numeric: 'compared with numbers',
  recomputed: 'worked out a second time, in another way',
};
