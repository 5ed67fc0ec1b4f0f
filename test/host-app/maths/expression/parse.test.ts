import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evaluate,
  parseExpression,
  variablesOf,
  type AngleUnit,
} from '../../../../host-app/maths/expression';
import { formatMessage } from '../../../../host-app/maths/messages';

const value = (text: string, variables: Record<string, number> = {}, angle: AngleUnit = 'rad'): number => {
  const read = parseExpression(text);
  if (!read.ok) throw new Error(`${text}: ${formatMessage(read.problem.message, read.problem.params)}`);
  return evaluate(read.tree, variables, { angle });
};

describe('What is typed is read as at school', () => {
  it.each([
    ['2+3*4', 14],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['2^-1', 0.5],
    ['2*-3', -6],
    ['--3', 3],
    ['6/2(1+2)', 9],
    ['3(4+1)', 15],
    ['(1+2)(3+4)', 21],
    ['(1+2)3', 9],
    ['2pi', 2 * Math.PI],
    ['2π3', 6 * Math.PI],
    ['√9+1', 4],
    ['2√16', 8],
    ['∛27', 3],
    ['√(2+2)', 2],
    ['3²', 9],
    ['2⁻¹', 0.5],
    ['2^3²', 512],
    ['8 × 3 ÷ 4 − 1', 5],
    ['2**3', 8],
    ['50%', 0.5],
    ['200*5%', 10],
    ['200+5%', 210],
    ['200-5%', 190],
    ['100+50+10%', 165],
    ['100+2*5%', 100.1],
    ['5!', 120],
    ['-3!', -6],
    ['5!!', 15],
    ['6!!', 48],
    ['(3!)!', 720],
    ['10 choose 3', 120],
    ['2*5 choose 2 + 1', 21],
    ['log_2(8)', 3],
    ['log₂(8)', 3],
    ['log_10 1000', 3],
    ['log_2^2(8)', 9],
    ['log_{1/2}(4)', -2],
    ['2log_3(81)', 8],
    ['½+1½', 2],
    ['2 ¾*4', 11],
    ['１２＋３．５', 15.5],
    ['（２＋３）×４', 20],
    ['٣+۴', 7],
    ['2^3!', 64],
    ['7 mod 3', 1],
    ['mod(-1, 12)', 11],
    ['|3-5|', 2],
    ['|-2||-3|', 6],
    ['2|1-4|+1', 7],
    ['||-2|-5|', 3],
    ['1,234.5+1', 1235.5],
    ['max(1,234)', 234],
    ['(1,000+1)', 1001],
    ['1.5e3', 1500],
    ['2e-3', 0.002],
    ['2e', 2 * Math.E],
    ['.5', 0.5],
    ['5.', 5],
    ['[1+{2*3}]', 7],
    ['round(2.5)', 3],
    ['round(-1.005, 2)', -1.01],
  ])('%s is %d', (text, expected) => {
    expect(value(text)).toBeCloseTo(expected, 12);
  });

  it.each([
    ['sin 30', 0.5],
    ['sin30', 0.5],
    ['Sin(30)', 0.5],
    ['sin^2(30)', 0.25],
    ['sin² 30', 0.25],
    ['sin^-1(1)', 90],
    ['sin⁻¹(0.5)', 30],
    ['arcsin(1)', 90],
    ['sin 2x', 1],
    ['sin x cos x', Math.SQRT1_2 ** 2],
    ['2sin 30 + 1', 2],
    ['sin -30', -0.5],
    ['sin(deg(30))', 0.5],
    ['sin 30°', 0.5],
    ['2sin30cos60', 0.5],
    ['sin30cos60+tan45', 1.25],
    ['cos60x', Math.cos(Math.PI * 15)],
    ['sin2x', 1],
    ['cos(rad(pi))', -1],
  ])('in degrees, %s is %d', (text, expected) => {
    expect(value(text, { x: 45 }, 'deg')).toBeCloseTo(expected, 12);
  });

  it('takes variables from a record, with letters, digits and underscores in their names', () => {
    expect(value('3x1^2 - 2r_max + λ', { x1: 2, r_max: 5, λ: 1 })).toBe(3);
    expect(value('a(b+1)', { a: 2, b: 3 })).toBe(8);
  });

  it('names the variables that need a value, without those bound by sums and integrals', () => {
    const read = parseExpression('sum(k*n, k, 1, n) + a*pi + integral(x*b, x, 0, a)');
    expect(read.ok && variablesOf(read.tree)).toEqual(['n', 'a', 'b']);
  });
});

describe('A mistake is said with its place', () => {
  it.each([
    ['', 'empty', 0],
    ['   ', 'empty', 3],
    ['2+', 'unexpectedEnd', 2],
    ['2*/3', 'missingOperand', 2],
    ['(2+3', 'missingCloseParenthesis', 0],
    ['2+3)', 'missingOpenParenthesis', 3],
    ['2+()', 'emptyParentheses', 2],
    ['2 3', 'missingOperator', 2],
    ['50% 2', 'missingOperator', 4],
    ['1.2.3', 'missingOperator', 3],
    ['2 # 3', 'unexpectedCharacter', 2],
    ['2+1,5', 'decimalComma', 2],
    ['5!!!', 'manyFactorials', 0],
    ['|2+3', 'missingCloseBar', 0],
    ['nCr(5)', 'argumentCount', 0],
    ['1+sin()', 'functionWithoutArgument', 2],
    ['1+sin', 'functionWithoutArgument', 2],
    ['sum(2, 3, 1, 4)', 'needsVariable', 7],
    ['sum(n, n, 1)', 'argumentCount', 0],
    ['('.repeat(400), 'tooDeep', 151],
    ['1+'.repeat(1500), 'tooLong', 2000],
  ] as const)('%s: %s', (text, message, start) => {
    const read = parseExpression(text);
    expect(read.ok ? undefined : [read.problem.message, read.problem.at.start]).toEqual([message, start]);
  });

  it.each([
    ['1+2/(3-3)', 'divisionByZero', [2, 9]],
    ['sqrt(-4)', 'evenRootOfNegative', [0, 8]],
    ['2+ln(0)', 'logarithmDomain', [2, 7]],
    ['tan(pi/2)', 'trigUndefined', [0, 9]],
    ['k+1', 'unknownName', [0, 1]],
    ['171!', 'overflow', [0, 4]],
    ['10^400', 'overflow', [0, 6]],
    ['(-8)^(1/3)', 'fractionalPowerOfNegative', [0, 10]],
    ['2.5!', 'factorialDomain', [0, 4]],
    ['nCr(5, 1.5)', 'chooseDomain', [0, 11]],
    ['asin(2)', 'inverseTrigDomain', [0, 7]],
    ['0^-1', 'zeroToNegativePower', [0, 4]],
    ['root(-16, 4)', 'evenRootOfNegative', [0, 12]],
    ['gcd(1.5, 2)', 'wholeNumberNeeded', [0, 11]],
    ['1+infinity', 'overflow', [0, 10]],
  ] as const)('%s: %s', (text, key, [start, end]) => {
    expect(() => value(text)).toThrow(expect.objectContaining({ key, at: { start, end } }));
  });

  it('never throws while reading, whatever is typed, and its places lie within the text', () => {
    const bits = fc.constantFrom(
      '1',
      '2.5',
      'x',
      'sin',
      '(',
      ')',
      '|',
      '+',
      '-',
      '^',
      '²',
      '%',
      '!',
      ',',
      '√',
      ' ',
      'e',
      '$',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 25 }), (parts) => {
        const text = parts.join('');
        const read = parseExpression(text);
        const { start, end } = read.ok ? read.tree.span : read.problem.at;
        return start >= 0 && start <= end && end <= text.length;
      }),
      { numRuns: 3000 },
    );
  });
});
