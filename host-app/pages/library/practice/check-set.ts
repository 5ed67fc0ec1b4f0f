import type { Real } from '../../../maths/real/real';
import { readValue } from '../numbers/read-value';
import { same, valueOf } from './check-number';
import type { AnswerVerdict } from './answer-verdict.types';

/** '2; 3', '2 and 3', 'x = 2 or x = 3', '{2, 3}', '±5'. Commas separate values unless there are semicolons. */
const partsOf = (typed: string): readonly string[] => {
  const bare = typed.trim().replace(/^\{([\s\S]*)\}$/, '$1');
  const separator = bare.includes(';') ? /;|\n/ : /,|\n|\band\b|\bor\b/i;
  return bare
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, before = '', after = ''] = /^(.*?)(?:±|\+\/?-)(.*)$/.exec(part) ?? [];
      return after === '' ? [part] : [`${before}+(${after})`, `${before}-(${after})`];
    });
};

const different = (values: readonly Real[]): readonly Real[] =>
  values.filter((value, index) => values.findIndex((other) => same(other, value)) === index);

const COUNT = ['none', 'one', 'two', 'three', 'four', 'five'];
const count = (number: number): string => COUNT[number] ?? String(number);

const message = (right: number, given: number, wanted: number): string => {
  if (right === 0) return 'Not yet. Put your values back into the question: do they fit?';
  if (given > right)
    return right === wanted
      ? 'All of it is there, but something is too much. Put each value back into the question.'
      : `${right === 1 ? 'One of them is' : `${count(right)} of them are`} right. Check the others.`;
  return right === 1
    ? 'This one is right. There is more to find.'
    : 'These are right. There is more to find.';
};

/** Accepts the same values in any order and form, without duplicates. */
export const checkSet = (values: readonly string[], typed: string): AnswerVerdict => {
  const parts = partsOf(typed);
  if (parts.length === 0)
    return { kind: 'unclear', message: 'Type your answers first, with commas between them.' };
  const given: Real[] = [];
  for (const part of parts) {
    const read = readValue(part);
    if (read.kind === 'problem') return { kind: 'unclear', message: read.message };
    if (read.kind === 'value') given.push(read.value);
  }
  const wanted = values.map(valueOf);
  const found = different(given);
  const right = found.filter((value) => wanted.some((other) => same(value, other))).length;
  if (right === wanted.length && found.length === right) return { kind: 'right' };
  const text = message(right, found.length, wanted.length);
  return { kind: 'wrong', message: text.charAt(0).toUpperCase() + text.slice(1) };
};
