import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Values = Readonly<Record<string, number>>;

/** What host-app/content/README.md says a formula is, as it stands in its file. */
export interface FormulaSource {
  readonly id: string;
  readonly subject: string;
  readonly file: string;
  readonly topics: readonly string[];
  readonly title: string;
  readonly aliases: readonly string[];
  readonly tex: string;
  readonly summary: string;
  readonly variables: readonly {
    readonly symbol: string;
    readonly tex: string;
    readonly name: string;
    readonly unit?: string;
    readonly domain?: string;
  }[];
  readonly conditions: readonly string[];
  readonly derivation: string;
  readonly rearrangements?: readonly {
    readonly solveFor: string;
    readonly tex: string;
    readonly expression: string;
  }[];
  readonly identity?: { readonly left: string; readonly right: string; readonly at: readonly Values[] };
  readonly example: {
    readonly problem: string;
    readonly given: Values;
    readonly solveFor?: string;
    readonly evaluate?: string;
    readonly result: number;
    readonly steps: readonly string[];
  };
  readonly related: readonly string[];
  readonly solverPrompt?: string;
  readonly solverLine?: string;
}

type Shape = 'text' | 'number' | 'values' | readonly [Shape] | { readonly [field: string]: Shape };

// A question mark marks what may be missing.
const FORMULA: Shape = {
  id: 'text',
  topics: ['text'],
  title: 'text',
  aliases: ['text'],
  tex: 'text',
  summary: 'text',
  variables: [{ symbol: 'text', tex: 'text', name: 'text', 'unit?': 'text', 'domain?': 'text' }],
  conditions: ['text'],
  derivation: 'text',
  'rearrangements?': [{ solveFor: 'text', tex: 'text', expression: 'text' }],
  'identity?': { left: 'text', right: 'text', at: ['values'] },
  example: {
    problem: 'text',
    given: 'values',
    'solveFor?': 'text',
    'evaluate?': 'text',
    result: 'number',
    steps: ['text'],
  },
  related: ['text'],
  'solverPrompt?': 'text',
  'solverLine?': 'text',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldProblems = (
  value: Record<string, unknown>,
  shape: Record<string, Shape>,
  at: string,
): string[] => {
  const known = Object.entries(shape).map(([field, inner]) => ({
    name: field.replace('?', ''),
    optional: field.endsWith('?'),
    inner,
  }));
  const strange = Object.keys(value).filter((key) => !known.some(({ name }) => name === key));
  return [
    ...strange.map((key) => `${at}.${key} is no known field`),
    ...known
      .filter(({ name, optional }) => !optional || value[name] !== undefined)
      .flatMap(({ name, inner }) => shapeProblems(value[name], inner, `${at}.${name}`)),
  ];
};

/** Where `value` differs from `shape`. */
export const shapeProblems = (value: unknown, shape: Shape = FORMULA, at = 'formula'): string[] => {
  if (shape === 'text') return typeof value === 'string' && value.trim() ? [] : [`${at} is no text`];
  if (shape === 'number') return Number.isFinite(value) ? [] : [`${at} is no number`];
  if (shape === 'values')
    return isRecord(value) && Object.values(value).every((one) => Number.isFinite(one))
      ? []
      : [`${at} are not numbers by name`];
  if (Array.isArray(shape))
    return Array.isArray(value)
      ? value.flatMap((one, i) => shapeProblems(one, shape[0] as Shape, `${at}[${i}]`))
      : [`${at} is no list`];
  return isRecord(value) ? fieldProblems(value, shape as Record<string, Shape>, at) : [`${at} has no fields`];
};

const readFormulas = (file: string, subject: string): FormulaSource[] => {
  const list: unknown = parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file} is no list`);
  return list.map((source: unknown, i) => {
    const problems = shapeProblems(source, FORMULA, `${file}[${i}]`);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return { ...(source as FormulaSource), subject, file };
  });
};

/** Every formula of the library. */
export const allFormulas = (root = 'host-app/content/formulas'): FormulaSource[] =>
  readdirSync(root).flatMap((subject) =>
    readdirSync(join(root, subject))
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => readFormulas(join(root, subject, name), subject)),
  );
