import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalForm, parseRepeating } from '../../../../host-app/maths/fraction/decimal';
import { calculateFraction, compareFractions } from '../../../../host-app/maths/fraction/fraction';
import { lineText } from '../../../../host-app/maths/fraction/written-fraction';
import { equals, formatRational, rational } from '../../../../host-app/maths/rational';

const forms = (text: string): string => {
  const result = calculateFraction(text);
  if (!result.ok) return result.error.key;
  return [result.value.fraction, result.value.mixed, result.value.decimal.text].join(' | ');
};
const working = (text: string): string[] => {
  const result = calculateFraction(text);
  return result.ok
    ? result.value.steps.map(({ kind, before, after, params }) =>
        [`${kind}: ${lineText(before)} = ${lineText(after)}`, ...Object.values(params)].join('; '),
      )
    : [];
};

describe('Fractions', () => {
  it.each([
    ['1/2+1/3', '5/6 | 5/6 | 0.8(3)'],
    ['2/3*9/4', '3/2 | 1 1/2 | 1.5'],
    ['2 1/2 + 3 3/4', '25/4 | 6 1/4 | 6.25'],
    ['simplify 84/126', '2/3 | 2/3 | 0.(6)'],
    ['0.375 as fraction', '3/8 | 3/8 | 0.375'],
    ['22/7', '22/7 | 3 1/7 | 3.(142857)'],
    ['4/8 / 2', '1/4 | 1/4 | 0.25'],
    ['(1/2)/(0/5)', 'divisionByZero'],
    ['1/0', 'divisionByZero'],
    ['1/2 ÷ 3/4', '2/3 | 2/3 | 0.(6)'],
    ['-2 1/2', '-5/2 | -2 1/2 | -2.5'],
    ['1/2 - 3/4', '-1/4 | -1/4 | -0.25'],
    ['-(1/2 + 1/2)', '-1 | -1 | -1'],
    ['2 1/2 × -1 1/3', '-10/3 | -3 1/3 | -3.(3)'],
    ['1/2 + 1/3 − 1/4 + 1/6', '3/4 | 3/4 | 0.75'],
    ['0.1(6) + 1/3', '1/2 | 1/2 | 0.5'],
    ['0.(9)', '1 | 1 | 1'],
    ['0.333…', '1/3 | 1/3 | 0.(3)'],
    ['2½ + ¾', '13/4 | 3 1/4 | 3.25'],
    ['(1/2 + 1/3) × (2 − 1/5) ÷ 3', '1/2 | 1/2 | 0.5'],
    ['-3', '-3 | -3 | -3'],
    ['1/2 +', 'unexpectedEnd'],
    ['1/2 1/3', 'missingOperator'],
    ['(1/2', 'missingCloseParenthesis'],
    ['1/2)', 'missingOpenParenthesis'],
    ['1/2 & 3', 'unexpectedCharacter'],
    ['', 'empty'],
    ['* 1/2', 'missingOperand'],
  ])('%s: %s', (text, expected) => {
    expect(forms(text)).toBe(expected);
  });

  it('adds in steps: common denominator, convert, combine', () => {
    expect(working('1/2+1/3')).toEqual([
      'common-denominator: 1/2 + 1/3 = 3/6 + 2/6; 2, 3; 6',
      'combine: 3/6 + 2/6 = 5/6; 6',
    ]);
  });

  it('makes mixed numbers improper first and mixed again at the end', () => {
    expect(working('2 1/2 + 3 3/4')).toEqual([
      'improper: 2 1/2 + 3 3/4 = 5/2 + 15/4',
      'common-denominator: 5/2 + 15/4 = 10/4 + 15/4; 2, 4; 4',
      'combine: 10/4 + 15/4 = 25/4; 4',
      'to-mixed: 25/4 = 6 1/4; 6; 1; 4',
    ]);
  });

  it('multiplies, and reduces by the greatest common divisor', () => {
    expect(working('2/3*9/4').slice(0, 2)).toEqual(['multiply: 2/3 × 9/4 = 18/12', 'reduce: 18/12 = 3/2; 6']);
    expect(working('simplify 84/126')).toEqual(['reduce: 84/126 = 2/3; 42']);
  });

  it('divides by multiplying with the reciprocal, and works parentheses out first', () => {
    expect(working('(1/2 + 1/2) ÷ -2/3')).toEqual([
      'combine: 1/2 + 1/2 = 2/2; 2',
      'reduce: 2/2 = 1; 2',
      'invert: 1 ÷ (-2/3) = 1 × (-3/2)',
      'multiply: 1 × (-3/2) = -3/2',
      'to-mixed: -3/2 = -1 1/2; 1; 1; 2',
    ]);
  });

  it('turns decimals into fractions over a power of ten', () => {
    expect(working('0.375')).toEqual(['from-decimal: 0.375 = 375/1000', 'reduce: 375/1000 = 3/8; 125']);
  });

  it('compares and sorts over a common denominator', () => {
    const compared = compareFractions(['3/4', '0.7', '2/3']);
    expect(compared).toMatchObject({ ok: true, value: { lcd: 60n, ascending: [2, 1, 0], sign: '>' } });
    expect(compared.ok && lineText(compared.value.common)).toBe('45/60 42/60 40/60');
    expect(compareFractions(['1/2', '2/4'])).toMatchObject({ value: { sign: '=' } });
    expect(compareFractions(['1/2', '1/'])).toMatchObject({ ok: false });
  });

  it('comes back from repeating decimals, and cuts those that repeat too late', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 59 }), (n, d) => {
        const value = rational(n, d);
        const { text, repeating, cut } = decimalForm(value);
        const back = repeating === '' ? null : parseRepeating(text.replace('-', ''));
        return !cut && (back === null || equals(back, n < 0 ? rational(-n, d) : value));
      }),
    );
    expect(decimalForm(rational(1, 9973)).text).toMatch(/^0\.\d{60}…$/);
  });

  it('agrees with exact arithmetic, in steps that each keep their value', () => {
    const number = fc.tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
    );
    fc.assert(
      fc.property(number, number, fc.constantFrom('+', '-', '*', '÷'), ([a, b, c], [d, e, f], operator) => {
        const [left, right] = [rational(a * c + b, c), rational(d * f + e, f)];
        fc.pre(operator !== '÷' || right.n !== 0n);
        const result = calculateFraction(`${a} ${b}/${c} ${operator} ${d} ${e}/${f}`);
        const expected = {
          '+': rational(left.n * right.d + right.n * left.d, left.d * right.d),
          '-': rational(left.n * right.d - right.n * left.d, left.d * right.d),
          '*': rational(left.n * right.n, left.d * right.d),
          '÷': right.n === 0n ? left : rational(left.n * right.d, left.d * right.n),
        }[operator];
        if (!result.ok || formatRational(expected) !== result.value.fraction) return false;
        return result.value.steps.every(({ before, after }) => {
          const [from, to] = [before, after].map((line) => calculateFraction(lineText(line)));
          return from?.ok && to?.ok && equals(from.value.value, to.value.value);
        });
      }),
    );
  });
});
