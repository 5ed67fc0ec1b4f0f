import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AngleUnit } from '../../../host-app/maths/expression';
import { display } from '../../../host-app/maths/keypad/press';
import { press, submit, type ScientificKey } from '../../../host-app/maths/scientific/press';
import { scientificResult, scientificStart } from '../../../host-app/maths/scientific/scientific';

const keys = (...pressed: ScientificKey[]) => display(pressed.reduce(press, scientificStart));

it('says how it reads two factorial signs', () => {
  const note = 'Double factorial: 5!! = 5 × 3 × 1';
  expect(keys('5', '!', '!')).toMatchObject({ result: '15', note });
  expect(display(submit(scientificStart, '1 + 6!!'))).toMatchObject({ result: '49', note });
  expect(display(submit(scientificStart, '(3!)!'))).toMatchObject({ result: '720', note: '' });
});

describe('Scientific calculator, whole expressions', () => {
  it.each<[string, AngleUnit, string]>([
    ['sin(30)', 'deg', '0.5'],
    ['asin(1)', 'deg', '90'],
    ['ln(e^2)', 'rad', '2'],
    ['log(2)', 'rad', '0.3010299957'],
    ['sqrt(2)', 'rad', '1.414213562'],
    ['-2^2', 'rad', '-4'],
    ['5!', 'rad', '120'],
    ['170!', 'rad', '7.257415615e+306'],
    ['nCr(10,3)', 'rad', '120'],
    ['sinh(1)', 'rad', '1.175201194'],
    ['cbrt(27)', 'rad', '3'],
    ['7 mod 3', 'rad', '1'],
    ['2pi', 'rad', '6.283185307'],
    ['1/(1+1/(1+1/2))', 'rad', '0.6'],
    ['sin(pi)', 'rad', '0'],
    ['sin(2pi)', 'rad', '0'],
    ['cos(pi/2)', 'rad', '0'],
    ['cos(60)', 'deg', '0.5'],
    ['cos(-240)', 'deg', '-0.5'],
    ['sin(36000000000000000000000030)', 'deg', '0.5'],
    ['tan(45)', 'deg', '1'],
    ['tan(50)', 'grad', '1'],
    ['sin(100)', 'grad', '1'],
    ['acos(-0.5)', 'deg', '120'],
    ['atan(-1)', 'deg', '-45'],
    ['sin 30 + cos 60', 'deg', '1'],
    ['sin^2(25)+cos^2(25)', 'deg', '1'],
    ['2^3^2', 'rad', '512'],
    ['(-8)^(1/3)', 'rad', '-2'],
    ['(-8)^(2/3)', 'rad', '4'],
    ['sqrt(4/9)', 'rad', '0.6666666667'],
    ['sqrt(8)^2', 'rad', '8'],
    ['log(1000)', 'rad', '3'],
    ['200!/198!', 'rad', '39800'],
    ['nCr(100,50)', 'rad', '1.008913445e+29'],
    ['nCr(sqrt(2)^2, 1)', 'rad', '2'],
    ['12345678901', 'rad', '1.23456789e+10'],
    ['1/3', 'rad', '0.3333333333'],
    ['-1 mod 12', 'rad', '11'],
    ['sum(1/n, n, 1, 10)', 'rad', '2.928968254'],
  ])('%s (%s) = %s', (expression, angle, text) => {
    expect(scientificResult(expression, angle)).toMatchObject({ ok: true, text });
  });

  it.each<[string, AngleUnit, string, string]>([
    ['tan(90)', 'deg', 'trigUndefined', 'tan is undefined at this angle.'],
    ['tan(pi/2)', 'rad', 'trigUndefined', 'tan is undefined at this angle.'],
    ['tan(300)', 'grad', 'trigUndefined', 'tan is undefined at this angle.'],
    ['sqrt(-4)', 'rad', 'evenRootOfNegative', 'A negative number has no real square root.'],
    ['2+ln(-1)', 'rad', 'logarithmDomain', 'Logarithms exist only for numbers above zero.'],
    [
      '9999999999!',
      'rad',
      'tooCostly',
      'This would take too long to calculate. Use smaller numbers or fewer terms.',
    ],
    ['9^9^9^9', 'rad', 'overflow', 'The result is too large to show.'],
    ['(-1)^0.5', 'rad', 'fractionalPowerOfNegative', 'A negative number to this power is not a real number.'],
  ])('%s (%s) is refused in words', (expression, angle, message, words) => {
    expect(scientificResult(expression, angle)).toMatchObject({ ok: false, problem: { message }, words });
  });

  it('shows an exact fraction beside the decimal where there is one', () => {
    expect(scientificResult('1/6+1/4', 'rad')).toMatchObject({ text: '0.4166666667', fraction: '5/12' });
    expect(scientificResult('sqrt(2)', 'rad')).toMatchObject({ fraction: undefined });
  });

  it('agrees with itself for sine and cosine a quarter turn apart, in every unit', () => {
    const quarter = { deg: 90, grad: 100 } as const;
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.constantFrom('deg', 'grad'), (angle, unit) => {
        const sine = scientificResult(`sin(${angle}+${quarter[unit]})`, unit);
        const cosine = scientificResult(`cos(${angle})`, unit);
        return sine.ok && cosine.ok && Math.abs(Number(sine.text) - Number(cosine.text)) < 1e-9;
      }),
    );
  });
});

describe('Scientific calculator, key by key', () => {
  it.each<[ScientificKey[], string, string]>([
    [['sin', '3', '0', '='], 'sin(30', '0.5'],
    [['rad', 'sin', 'pi', ')', '='], 'sin(π)', '0'],
    [['2', 'change-sign', 'square', '='], '(−2)²', '4'],
    [['-', '2', '^', '2', '='], '(−2)^2', '4'],
    [['5', '!', '='], '5!', '120'],
    [['4', 'reciprocal', '='], '4⁻¹', '0.25'],
    [['nCr', '1', '0', ',', '3', ')', '='], 'nCr(10, 3)', '120'],
    [
      ['6', 'times-ten-to', '2', '3', '/', '2', 'times-ten-to', 'change-sign', '2', '='],
      '6E23÷2E−2',
      '3e+25',
    ],
    [['7', 'mod', '3', '='], '7 mod 3', '1'],
    [['2', 'pi', '='], '2π', '6.283185307'],
    [['2', 'ten-to', '3', '='], '2×10^(3', '2000'],
    [['2', '+', '3', '=', '*', 'answer', '='], '5×5', '25'],
    [['1', '/', '3', '=', 'clear', 'answer', '*', '3', '='], '0.3333333333×3', '1'],
    [['3', '0', 'degree-sign', '='], '30°', '30'],
    [['root', '8', ',', '3', '='], 'root(8, 3', '2'],
  ])('%j shows %s = %s', (pressed, expression, result) => {
    expect(keys(...pressed)).toMatchObject({ expression, result });
  });

  it('shows the unit of angles at once: switching it works the question out again', () => {
    const asked = (['sin', '1', '='] as ScientificKey[]).reduce(press, scientificStart);
    expect(display(asked).result).toBe('0.01745240644');
    expect(display(press(press(asked, 'rad'), '=')).result).toBe('0.8414709848');
  });

  it('takes text as well, points to the mistake in it, and knows Ans', () => {
    const first = submit(scientificStart, '2(3+4)');
    expect(display(first).result).toBe('14');
    expect(display(submit(first, 'Ans/7')).result).toBe('2');
    expect(submit(first, '12+3/(2-2)').problem).toMatchObject({
      message: 'divisionByZero',
      at: { start: 3, end: 10 },
    });
    expect(submit(first, '12+*3').problem).toMatchObject({
      message: 'missingOperand',
      at: { start: 3, end: 4 },
    });
  });
});
