import type { Constant } from '../../maths/expression/tree';
import type { MathTree } from '../../content/content.types';
import { row } from './parts';

const CONSTANTS: Readonly<Record<Constant, string>> = { pi: 'π', e: 'e', infinity: '∞' };
const SUBSCRIPTED = /^([A-Za-z])_?(\d+)$/;

export const constant = (name: Constant): MathTree => ['mi', null, CONSTANTS[name]];

/** A single letter is italic, a word is upright, x1 gets a subscript 1; I is the imaginary unit. */
export const identifier = (name: string): MathTree => {
  if (name === 'I') return ['mi', null, 'i'];
  const [, letter, index] = SUBSCRIPTED.exec(name) ?? [];
  if (letter !== undefined && index !== undefined)
    return ['msub', null, ['mi', null, letter], ['mn', null, index]];
  return ['mi', null, name];
};

/** sin, log₂ and others, before their argument. */
export const functionHead = (name: string): MathTree => {
  if (name === 'log2') return ['msub', null, ['mi', null, 'log'], ['mn', null, '2']];
  const inverse = /^a(sin|cos|tan|sec|csc|cot)(h?)$/.exec(name);
  return inverse
    ? [
        'msup',
        null,
        ['mi', null, `${inverse[1]}${inverse[2]}`],
        row(['mo', { form: 'prefix' }, '−'], ['mn', null, '1']),
      ]
    : ['mi', null, name];
};
