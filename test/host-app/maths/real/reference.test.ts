import { describe, expect, it } from 'vitest';
import type { AngleUnit } from '../../../../host-app/maths/expression';
import { scientificResult } from '../../../../host-app/maths/scientific/scientific';
import reference from './reference.json';

/** Expression, unit of angles, and 30 digits from mpmath 1.3.0, which calculated with 1,500. */
const REFERENCE = reference as [string, AngleUnit, string][];

/** Sign, digits and power of ten: '-0.00120' is '-12e-3'. Rounds to ten digits, half up. */
const normalized = (text: string): string => {
  const [, minus = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  if (all === '') return '0';
  const exponent = Number(power) + all.length - fraction.length - 1;
  const rounded = (BigInt(all.padEnd(11, '0').slice(0, 11)) + 5n) / 10n;
  const carried = rounded.toString().length - 10;
  return `${minus}${rounded.toString().replace(/0+$/, '')}e${exponent + carried}`;
};

describe('Scientific calculator against a library of another language', () => {
  it.each(REFERENCE)('%s (%s) is %s', (expression, unit, value) => {
    const answer = scientificResult(expression, unit);
    if (!answer.ok) throw new Error(answer.words);
    expect([normalized(answer.text), answer.note]).toEqual([normalized(value), undefined]);
  });
});
