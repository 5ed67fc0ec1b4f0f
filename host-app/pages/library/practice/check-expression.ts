import type { PracticeAnswer } from '../../../content/content.types';
import { attempt } from '../../../maths/calculation-error';
import { evaluate, parseExpression, variablesOf } from '../../../maths/expression';
import type { Tree } from '../../../maths/expression';
import { formatMessage } from '../../../maths/messages';
import type { AnswerVerdict } from './answer-verdict.types';

type ExpressionAnswer = Extract<PracticeAnswer, { readonly kind: 'expression' }>;

/** Not near whole numbers, where different expressions often agree; with both signs, small and large. */
const POINTS = [0.37, 1.61, 2.83, 4.19, 7.07, 11.3, -0.53, -1.39, -2.71, -5.47, 0.091, -0.117];
const ENOUGH = 4;
const SAME = 1e-9;

/** Removes a prefix: 'y =', 'f(x) =', "f'(x) =". */
const NAME = /^\s*[\p{L}][\p{L}\p{N}]*[′'’]*(?:\s*\(\s*\p{L}\s*\))?\s*=/u;

const valueAt = (tree: Tree, names: readonly string[], index: number): number | null => {
  // Each variable starts at another point, so that no two are equal.
  const values = names.map(
    (name, place) => [name, POINTS[(index + 5 * place) % POINTS.length] ?? 1] as const,
  );
  const calculated = attempt(() => evaluate(tree, Object.fromEntries(values)));
  return calculated.ok ? calculated.value : null;
};

interface Comparison {
  readonly compared: number;
  readonly differing: number;
  /** The quotient of both expressions, if it is constant. */
  readonly factor: number | null;
}

const compareAll = (given: Tree, wanted: Tree, names: readonly string[]): Comparison => {
  let [compared, differing] = [0, 0];
  const quotients: number[] = [];
  for (let index = 0; index < POINTS.length; index += 1) {
    const [a, b] = [valueAt(given, names, index), valueAt(wanted, names, index)];
    if (b === null) continue;
    compared += 1;
    if (a === null || Math.abs(a - b) > SAME * Math.max(1, Math.abs(a), Math.abs(b))) differing += 1;
    if (a !== null && Math.abs(b) > SAME) quotients.push(a / b);
  }
  const [first] = quotients;
  const isSteady =
    first !== undefined && quotients.every((one) => Math.abs(one - first) <= 1e-8 * Math.abs(first));
  return { compared, differing, factor: isSteady && quotients.length >= ENOUGH ? first : null };
};

const mistakeHint = ({ factor }: Comparison): string => {
  if (factor !== null && Math.abs(factor + 1) < 1e-8) return 'Everything has the wrong sign.';
  if (factor !== null && factor !== 0) return 'The form is right, but a constant factor is not.';
  return 'Not yet. Test it: put x = 1 into the question and into your answer.';
};

/** Accepts any form of the expression: it must be equal at every point where the answer has a value. */
export const checkExpression = ({ value, variables }: ExpressionAnswer, typed: string): AnswerVerdict => {
  const text = typed.replace(NAME, '').trim();
  if (text === '') return { kind: 'unclear', message: 'Type your answer first.' };
  const [given, wanted] = [parseExpression(text), parseExpression(value)];
  if (!wanted.ok) throw new Error(`'${value}' is no answer`);
  if (!given.ok)
    return { kind: 'unclear', message: formatMessage(given.problem.message, given.problem.params) };
  const strange = variablesOf(given.tree).find((name) => !variables.includes(name));
  if (strange !== undefined)
    return {
      kind: 'unclear',
      message: `The question has no “${strange}”. Use ${variables.join(' and ')} and numbers.`,
    };
  const comparison = compareAll(given.tree, wanted.tree, variables);
  if (comparison.compared >= ENOUGH && comparison.differing === 0) return { kind: 'right' };
  return { kind: 'wrong', message: mistakeHint(comparison).replace('x = 1', `${variables[0] ?? 'x'} = 1`) };
};
