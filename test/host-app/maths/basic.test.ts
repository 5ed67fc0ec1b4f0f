import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basicResult, basicStart, display, press } from '../../../host-app/maths/basic/basic';
import type { BasicKey } from '../../../host-app/maths/keypad/keypad.types';

const KEYS: Record<string, BasicKey> = { C: 'clear', '<': 'backspace', N: 'change-sign' };
const MEMORY: Record<string, BasicKey> = {
  MC: 'memory-clear',
  MR: 'memory-recall',
  'M+': 'memory-add',
  'M-': 'memory-subtract',
};
/** 'C' clears, '<' takes back, 'N' changes the sign. */
const typing = (text: string) =>
  (text.replaceAll(' ', '').match(/M[CR+-]|./g) ?? [])
    .map((key) => MEMORY[key] ?? KEYS[key] ?? (key as BasicKey))
    .reduce(press, basicStart);
const result = (text: string): string => display(typing(text)).result;

describe('Basic calculator, whole expressions', () => {
  it.each([
    ['2+3*4', '14'],
    ['0.1+0.2', '0.3'],
    ['2/3', '0.666666666667'],
    ['200*5%', '10'],
    ['9999999*9999999', '9.999998e+13'],
    ['1.005*100', '100.5'],
    ['50%', '0.5'],
    ['200+5%', '210'],
    ['1/3*3', '1'],
    ['999999999999', '999999999999'],
    ['999999999999.5', '1e+12'],
    ['999999999999+1', '1e+12'],
    ['1/10000000', '0.0000001'],
    ['0.99/10000000', '9.9e-8'],
    ['-1/3', '-0.333333333333'],
    ['0.0000005*2', '0.000001'],
    ['9^400', '4.97741412294e+381'],
    ['(1/3-1/3)*5', '0'],
    ['2^0.5*2^0.5', '2'],
    ['sqrt(2)^2-2', '0'],
  ])('%s = %s', (expression, text) => {
    expect(basicResult(expression)).toEqual({ ok: true, text });
  });

  it('says division by zero in words, with its place', () => {
    expect(basicResult('5/0')).toEqual({
      ok: false,
      problem: { message: 'divisionByZero', params: {}, at: { start: 0, end: 3 } },
      words: 'You can’t divide by zero.',
    });
  });

  it('adds and multiplies decimals without rounding errors', () => {
    const cents = fc.integer({ min: -999_999, max: 999_999 });
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const sum = basicResult(`${(a / 100).toFixed(2)}+${(b / 100).toFixed(2)}`);
        return sum.ok && Number(sum.text) === Number(((a + b) / 100).toFixed(2));
      }),
    );
  });
});

describe('Basic calculator, key by key', () => {
  it.each([
    ['2+3*4=', '14'],
    ['5+3===', '14'],
    ['2*3==', '18'],
    ['2+3*4==', '26'],
    ['100+10%==', '121'],
    ['1/3=*3=', '1'],
    ['2+3=4', ''],
    ['2+3=4+1=', '5'],
    ['12<3=', '13'],
    ['2+*3=', '6'],
    ['5N=', '−5'],
    ['5N3+60=', '7'],
    ['2+3N=', '−1'],
    ['3N%=', '−0.03'],
    ['2+3=N=', '−5'],
    ['-5+8=', '3'],
    ['00.5+.5=', '1'],
    ['1..5=', '1.5'],
    ['(2+3)*4=', '20'],
    ['(2+3=', '5'],
    ['2*(3+(4=', '14'],
    ['2+3)=', '5'],
    ['7+1C4=', '4'],
    ['2(3=', '6'],
    ['5 M+ 3 M+ MR =', '8'],
    ['5 M+ 3 M- MR =', '2'],
    ['1/3 M+ C MR *3=', '1'],
    ['5 M+ MC MR 7=', '7'],
    ['9 M+ 2+12 MR =', '11'],
    ['1/0=', ''],
    ['1/0<2=', '0.5'],
    ['2+3=<<4=', '6'],
  ])('%s shows %s', (keys, shown) => {
    expect(result(keys)).toBe(shown);
  });

  it('shows what is being entered as it is written, with a preview of the result', () => {
    expect(display(typing('1234567.5*2N'))).toMatchObject({
      expression: '1,234,567.5×(−2)',
      result: '−2469135',
      settled: false,
    });
    expect(display(typing('5+'))).toMatchObject({ expression: '5+', result: '', problem: undefined });
  });

  it('keeps a tape of what was asked and answered, and clears it on its own key', () => {
    const state = typing('2+3=*4==');
    expect(state.tape).toEqual([
      { expression: '2+3', result: '5' },
      { expression: '5×4', result: '20' },
      { expression: '20×4', result: '80' },
    ]);
    expect(press(state, 'clear').tape).toHaveLength(3);
    expect(press(state, 'clear-tape').tape).toEqual([]);
  });

  it('keeps an entry that has no result, and says why', () => {
    const state = typing('8+1/(2-2)=');
    expect(display(state)).toMatchObject({
      expression: '8+1÷(2−2)',
      problem: { message: 'divisionByZero', at: { start: 2, end: 9 } },
    });
    expect(display(typing('2+='))).toMatchObject({ expression: '2+', problem: { message: 'unexpectedEnd' } });
  });

  it('survives any keys', () => {
    const key = fc.constantFrom<BasicKey>(
      '1',
      '0',
      '.',
      '+',
      '-',
      '*',
      '/',
      '(',
      ')',
      '%',
      '=',
      'clear',
      'backspace',
      'change-sign',
      'memory-add',
      'memory-subtract',
      'memory-recall',
      'memory-clear',
    );
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
        const state = keys.reduce(press, basicStart);
        const { expression, result: shown, problem } = display(state);
        return (
          !/NaN|Infinity|v_|undefined/.test(expression + shown) &&
          (!problem || problem.at.end <= expression.length)
        );
      }),
      { numRuns: 2000 },
    );
  });
});
