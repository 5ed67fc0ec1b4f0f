import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AngleUnit } from '../../../../host-app/maths/expression';
import { display } from '../../../../host-app/maths/keypad/press';
import { ballOf, onGrid, type Ball } from '../../../../host-app/maths/real/ball';
import { calculate } from '../../../../host-app/maths/real/calculate';
import { createEffort } from '../../../../host-app/maths/real/effort';
import { isExact } from '../../../../host-app/maths/real/real';
import { submit } from '../../../../host-app/maths/scientific/press';
import { scientificResult, scientificStart } from '../../../../host-app/maths/scientific/scientific';

const text = (expression: string, unit: AngleUnit = 'rad'): string => {
  const answer = scientificResult(expression, unit);
  return answer.ok ? answer.text : answer.words;
};

describe('Values that are exact', () => {
  it.each<[string, AngleUnit]>([
    ['sqrt(2)^2 - 2', 'rad'],
    ['sqrt(2) + sqrt(3) - sqrt(5 + 2sqrt(6))', 'rad'],
    ['sin(45) - sqrt(2)/2', 'deg'],
    ['2sin(60) - sqrt(3)', 'deg'],
    ['tan(22.5) - sqrt(2) + 1', 'deg'],
    ['sin(18) - (sqrt(5)-1)/4', 'deg'],
    ['sin(pi/4) - cos(pi/4)', 'rad'],
    ['pi - 3pi/3', 'rad'],
  ])('%s (%s) is exactly 0', (expression, unit) => {
    const answer = calculate(expression, {}, unit);
    expect(answer).toMatchObject({ ok: true, value: { n: 0n } });
  });

  it('proves sin² + cos² = 1 for every tenth of a degree', () => {
    fc.assert(
      fc.property(fc.integer({ min: -7200, max: 7200 }), (tenths) => {
        const answer = calculate(`sin(${tenths}/10)^2 + cos(${tenths}/10)^2 - 1`, {}, 'deg');
        return answer.ok && isExact(answer.value) && answer.value.n === 0n;
      }),
      { numRuns: 40 },
    );
  });

  it('shows the fraction that a product of roots is', () => {
    expect(scientificResult('sqrt(8)*sqrt(2)/3', 'rad')).toMatchObject({ fraction: '4/3' });
    expect(text('(sqrt(9) + floor(sqrt(2)^2))!')).toBe('120');
    expect(text('1/(sqrt(2)^2 - 2)')).toBe('You can’t divide by zero.');
  });
});

describe('Digits that are not certain', () => {
  it('are left out, and the answer says so', () => {
    expect(scientificResult('ln(6) - ln(2) - ln(3)', 'rad')).toMatchObject({
      text: '0',
      note: { message: 'certainlySmall', params: { places: 1231 } },
    });
    expect(scientificResult('diff(sin(x), x, 1)', 'rad')).toMatchObject({
      text: '0.5403023059',
      note: { message: 'estimatedDigits', params: { count: 10 } },
    });
    expect(display(submit(scientificStart, 'ln(6)-ln(2)-ln(3)')).note).toBe(
      'Zero to at least 1231 decimal places. Whether it is exactly zero is not certain.',
    );
    expect(display(submit(scientificStart, 'sqrt(2)')).note).toBe('');
  });

  it('do not decide anything', () => {
    const words = 'This depends on a value that differs too little from zero or from a whole number to tell.';
    expect(text('1/(ln(6) - ln(2) - ln(3))')).toBe(words);
    expect(text('floor(ln(e^2))')).toBe(words);
  });

  it('end with a sentence where the work would not end', () => {
    const words = 'This would take too long to calculate. Use smaller numbers or fewer terms.';
    for (const expression of ['sum(1/n^2, n, 1, 1000000)', 'sin(10^30000)', '9999999!'])
      expect(text(expression)).toBe(words);
  });
});

describe('Later calculations', () => {
  it('use an earlier result with as many digits as they need', () => {
    const root = submit(scientificStart, 'sqrt(10^20+1)');
    expect(display(root).result).toBe('1e+10');
    expect(display(submit(root, 'Ans - 10^10')).result).toBe('5e-11');
    const half = submit(scientificStart, 'ln(2)');
    expect(display(submit(half, 'e^Ans')).result).toBe('2');
  });

  it('stay fast when each depends on the one before', () => {
    let state = submit(scientificStart, 'sqrt(2)');
    for (let i = 0; i < 100; i += 1) state = submit(state, 'Ans*Ans/sqrt(2)+Ans-Ans');
    expect(display(state).result).toBe('1.414213562');
  });
});

const leaf = fc.oneof(
  fc.integer({ min: -50, max: 50 }).map((n) => `(${n})`),
  fc.integer({ min: 1, max: 999 }).map((n) => `${n / 100}`),
  fc.constantFrom('pi', 'e'),
);
const expressions = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc
      .tuple(tie('tree'), fc.constantFrom('+', '-', '*', '/'), tie('tree'))
      .map(([a, operator, b]) => `(${a}${operator}${b})`),
    fc
      .tuple(fc.constantFrom('sin', 'cos', 'atan', 'sqrt', 'ln', 'tanh', 'cbrt', 'exp'), tie('tree'))
      .map(([name, of]) => `${name}(${of})`),
  ),
})).tree;

const shareNumbers = (a: Ball, b: Ball): boolean => {
  const exponent = Math.min(a.exponent, b.exponent);
  const [x, y] = [onGrid(a, exponent), onGrid(b, exponent)];
  const apart = x.mid - y.mid;
  return (apart < 0n ? -apart : apart) <= x.radius + y.radius;
};

describe('Intervals', () => {
  it('at a higher precision share the number with those at a lower one', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const answer = calculate(expression);
        if (!answer.ok || isExact(answer.value) || !answer.value.again) return true;
        const finer = answer.value.again(createEffort()(700));
        return shareNumbers(answer.value.ball, isExact(finer) ? ballOf(finer, 800) : finer.ball);
      }),
      // Too large for bounds that are fractions.
      { numRuns: 300, examples: [['(exp(exp((12)))+(sin((0))+0.01))']] },
    );
  });

  it('agree with doubles where doubles are precise', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 20, noNaN: true }), (x) => {
        const near = (expression: string, value: number): boolean =>
          Math.abs(Number(text(expression)) - value) <= 1e-9 * Math.abs(value) + 1e-15;
        return (
          near(`exp(${x})`, Math.exp(x)) &&
          near(`ln(${x})+5`, Math.log(x) + 5) &&
          near(`atan(${x})`, Math.atan(x)) &&
          near(`sin(${x})+2`, Math.sin(x) + 2)
        );
      }),
    );
  });
});
