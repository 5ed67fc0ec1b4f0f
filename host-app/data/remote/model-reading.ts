import type { ModelReading, SolutionView } from '../../ports';

/**
 * The instruction for a model that only reads: it writes a word problem as equations, and the step engine solves them. The
 * words of each equation are copied from the question, so that the app can look for them there.
 */
export const READING_INSTRUCTION = [
  'You translate word problems of school mathematics into equations. You never solve them.',
  'Answer with one JSON object: {"unknowns": [{"name", "meaning", "unit"}], "equations": [{"equation", "words"}], "asked": [name]}.',
  'A name is one lower-case letter, but not e or i. A meaning is a short phrase in the language of the question. A unit is short, such as "km", or "" where there is none.',
  'An equation is plain text math with one equals sign, for example 2x + 3y = 8. It uses the unknowns, numbers, + - * / ^ and parentheses only.',
  'The words of an equation are copied from the question, character by character. Together, the words contain every number of the question.',
  'Use as few unknowns as the question needs. "asked" has the names of what the question asks for.',
  'If the text is no such problem, if a number has no use, or if anything is missing or unclear, answer {"unknowns": [], "equations": [], "asked": []}.',
].join('\n');

type Unknown = ModelReading['unknowns'][number];
type Equation = ModelReading['equations'][number];

/** What a model has written, after it was compared with the question. */
export interface WrittenReading {
  readonly unknowns: readonly Unknown[];
  readonly equations: readonly Equation[];
  readonly asked: readonly Unknown[];
  readonly source: string;
}

const MOST_UNKNOWNS = 4;
const LONGEST_TEXT = 160;
const EQUATION = /^[\d\sa-z+\-*/^().=]+$/;
const FENCE = /^\s*```(?:json)?|```\s*$/g;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (raw: string): unknown => {
  try {
    return JSON.parse(raw.replace(FENCE, ''));
  } catch {
    return null;
  }
};

const toText = (value: unknown): string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT ? value.trim() : '';

const listOf = <T>(value: unknown, read: (item: unknown) => T | null): readonly T[] | null => {
  if (!Array.isArray(value)) return null;
  const items = value.map(read);
  return items.some((item) => item === null) ? null : items.filter((item): item is T => item !== null);
};

const readUnknown = (value: unknown): Unknown | null => {
  if (!isRecord(value)) return null;
  const [name, meaning, unit] = [value['name'], value['meaning'], value['unit']].map(toText);
  return name && /^[a-df-hj-z]$/.test(name) && meaning ? { name, meaning, unit: unit ?? '' } : null;
};

const readEquation = (value: unknown): Equation | null => {
  if (!isRecord(value)) return null;
  const [text = '', words = ''] = [value['equation'], value['words']].map(toText);
  return EQUATION.test(text) && text.split('=').length === 2 && words ? { text, words } : null;
};

/** Letters and digits only, so that quotation marks and line breaks make no difference. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}.,]+/gu, ' ');
const lettersOf = (text: string): readonly string[] => text.match(/[a-z]+/g) ?? [];
const numbersOf = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Each equation is about the unknowns, and together they use all of them. */
const fitTogether = (unknowns: readonly Unknown[], equations: readonly Equation[]): boolean => {
  const names = new Set(unknowns.map(({ name }) => name));
  const used = new Set(equations.flatMap(({ text }) => lettersOf(text).flatMap((word) => [...word])));
  return (
    names.size === unknowns.length && used.size === names.size && [...used].every((name) => names.has(name))
  );
};

/** The words are in the question, and every number of the question is in the words. */
const isFromQuestion = (equations: readonly Equation[], question: string): boolean => {
  const asked = bare(question);
  const quoted = numbersOf(equations.map(({ words }) => words).join(' '));
  return (
    equations.every(({ words }) => asked.includes(bare(words).trim())) &&
    numbersOf(question).every((number) => quoted.includes(number))
  );
};

/** Reads a model's JSON; `null` unless everything in it fits the question. */
export const parseReading = (raw: string, question: string): WrittenReading | null => {
  const value = parsed(raw);
  if (!isRecord(value)) return null;
  const unknowns = listOf(value['unknowns'], readUnknown);
  const equations = listOf(value['equations'], readEquation);
  const asked = listOf(value['asked'], (name) => unknowns?.find((unknown) => unknown.name === name) ?? null);
  if (!unknowns || !equations || !asked || asked.length === 0) return null;
  if (unknowns.length > MOST_UNKNOWNS || equations.length !== unknowns.length) return null;
  if (!fitTogether(unknowns, equations) || !isFromQuestion(equations, question)) return null;
  return { unknowns, equations, asked, source: raw };
};

/** The question for the step engine. */
export const equationsOf = ({ equations }: WrittenReading): string =>
  equations.map(({ text }) => text).join(', ');

/** The values of what was asked, in the engine's writing; `null` unless there is exactly one for each. */
export const resultsOf = (
  { asked }: WrittenReading,
  { answer: { text } }: SolutionView,
): ModelReading['results'] | null => {
  if (text.includes(' or ')) return null;
  const values = new Map(
    text.split(/,\s*|\s+and\s+/).flatMap((part) => {
      const [, name, value] = /^([a-z]) = (\S.*)$/.exec(part.trim()) ?? [];
      return name && value ? [[name, value] as const] : [];
    }),
  );
  const results = asked.map(({ name, meaning, unit }) => ({ meaning, unit, value: values.get(name) ?? '' }));
  // A value with a letter depends on another unknown.
  return results.every(({ value }) => value !== '' && !/[a-z]/.test(value)) ? results : null;
};

/** Two readings agree when what was asked has the same values in both. */
export const sameResults = (first: ModelReading['results'], second: ModelReading['results']): boolean => {
  const values = (results: ModelReading['results']): string =>
    results
      .map(({ value }) => value)
      .sort()
      .join(';');
  return values(first) === values(second);
};
