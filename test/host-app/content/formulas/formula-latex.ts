import { CalculationError } from '../../../../host-app/maths/calculation-error';
import { evaluate, parseExpression } from '../../../../host-app/maths/expression';
import type { FormulaSource } from './formula-files';

type Values = Readonly<Record<string, number>>;
type Variables = FormulaSource['variables'];

/** Stands for LaTeX that is more than plain arithmetic; no expression has it. */
const UNREADABLE = '?';
const FUNCTION = /^\\((?:arc)?(?:sin|cos|tan)|sec|csc|cot|ln|exp)(?![a-z])/;
const LOGARITHM = /^\\log_(\w)\s*(\w|\((?:[^()]*)\)|\\frac(?:\{\w+\}){2})/;
const WORDS: Readonly<Record<string, string>> = {
  '\\cdot': '*',
  '\\times': '*',
  '\\pi': ' pi ',
  '\\lvert': ' abs(',
  '\\rvert': ') ',
  '\\left': '',
  '\\right': '',
  '\\,': ' ',
  '{': '(',
  '}': ')',
  '[': '(',
  ']': ')',
};

/** What stands between an opening brace or bracket and its partner, and the rest. */
const group = (tex: string, open = '{', close = '}'): readonly [string, string] | undefined => {
  if (!tex.startsWith(open)) return undefined;
  for (let at = 0, depth = 0; at < tex.length; at += 1) {
    if (tex[at] === open) depth += 1;
    if (tex[at] === close) depth -= 1;
    if (depth === 0) return [tex.slice(1, at), tex.slice(at + 1)];
  }
  return undefined;
};

const fraction = (tex: string, variables: Variables): string => {
  const [above, below] = group(tex) ?? ['', ''];
  const [divisor, rest] = group(below) ?? [UNREADABLE, ''];
  return `((${inNotation(above, variables)})/(${inNotation(divisor, variables)}))${inNotation(rest, variables)}`;
};

const root = (tex: string, variables: Variables): string => {
  const [index, after] = group(tex, '[', ']') ?? ['2', tex];
  const [inside, rest] = group(after) ?? [UNREADABLE, ''];
  return `root(${inNotation(inside, variables)}, ${inNotation(index, variables)})${inNotation(rest, variables)}`;
};

/** The variable that `tex` begins with; \phi is not the beginning of \phita, and x_1 comes before x. */
const variableAt = (tex: string, variables: Variables): Variables[number] | undefined =>
  [...variables]
    .sort((a, b) => b.tex.length - a.tex.length)
    .find(
      ({ tex: own }) =>
        tex.startsWith(own) && !(own.startsWith('\\') && /^[a-z]/i.test(tex.slice(own.length))),
    );

/** LaTeX in calculator notation, as far as it is plain arithmetic. */
const inNotation = (tex: string, variables: Variables): string => {
  if (tex === '') return '';
  const read = (from: number): string => inNotation(tex.slice(from), variables);
  const variable = variableAt(tex, variables);
  if (variable) return ` ${variable.symbol} ${read(variable.tex.length)}`;
  if (tex.startsWith('\\frac{')) return fraction(tex.slice(5), variables);
  if (/^\\sqrt[{[]/.test(tex)) return root(tex.slice(5), variables);
  if (tex.startsWith('^\\circ')) return `°${read(6)}`;
  const [called, name] = FUNCTION.exec(tex) ?? [];
  if (called) return ` ${name} ${read(called.length)}`;
  const [logarithm, base = '', of = ''] = LOGARITHM.exec(tex) ?? [];
  if (logarithm)
    return ` logb(${inNotation(base, variables)}, ${inNotation(of, variables)}) ${read(logarithm.length)}`;
  const word = /^(?:\\[a-z]+|\\?[\s\S])/i.exec(tex)?.[0] ?? '';
  return (WORDS[word] ?? (word.startsWith('\\') ? UNREADABLE : word)) + read(word.length);
};

/** What LaTeX is worth, or undefined where it is more than plain arithmetic. */
export const latexValue = (tex: string, variables: Variables, values: Values): number | undefined => {
  const parsed = parseExpression(inNotation(tex.trim(), variables));
  if (!parsed.ok) return undefined;
  try {
    return evaluate(parsed.tree, values);
  } catch (error) {
    if (error instanceof CalculationError) return undefined;
    throw error;
  }
};
