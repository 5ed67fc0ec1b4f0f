import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { basicKeys, functionKeys, keyFor } from '../../../host-app/pages/calculators/keypad/keys';
import { BasicPage } from '../../../host-app/pages/calculators/keypad/basic-page';
import { ScientificPage } from '../../../host-app/pages/calculators/keypad/scientific-page';
import { openPage, type MoneyPage } from './money-page';

let page: MoneyPage | undefined;
const basic = async (query = ''): Promise<MoneyPage> =>
  (page = await openPage(BasicPage, `/math/basic${query}`));
const scientific = async (query = ''): Promise<MoneyPage> =>
  (page = await openPage(ScientificPage, `/math/scientific${query}`));
afterEach(async () => {
  await page?.leave();
  page = undefined;
});

const keyboard = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await act(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
};
const RESULT = '.screen-result';

describe('basic calculator', () => {
  it('calculates from the keyboard, previews, and repeats the last operation', async () => {
    const calculator = await basic();
    await keyboard(...'0.1+0,2'.split(''));
    expect(calculator.text(RESULT)).toBe('0.3');
    await keyboard('Enter');
    expect(calculator.text('.screen-expression')).toBe('0.1+0.2 =');
    await keyboard('Enter');
    expect(calculator.text(RESULT)).toBe('0.5');
    expect(calculator.texts('.tape li')).toEqual(['0.1+0.2 = 0.3']);
    await keyboard('Escape');
    expect(calculator.text(RESULT)).toBe('0');
    expect(calculator.texts('.tape li')).toEqual(['0.1+0.2 = 0.3', '0.3+0.2 = 0.5']);
  });

  it('calculates by pressing keys, and a line of the tape again', async () => {
    const calculator = await basic();
    for (const name of ['2', '0', '0', 'Add', '5', 'Percent', 'Equals', 'Clear'])
      await calculator.press(name);
    await calculator.press('200+5% = 210');
    expect(calculator.text(RESULT)).toBe('210');
    expect(calculator.text('.visually-hidden[role="status"]')).toBe('200+5% = 210');
    await calculator.press('Clear tape');
    expect(calculator.texts('.tape li')).toEqual([]);
  });

  it('says in words that zero does not divide, and shows where', async () => {
    const calculator = await basic();
    await keyboard(...'8/0'.split(''), 'Enter');
    expect(calculator.text('.screen-problem')).toBe('You can’t divide by zero.');
    expect(calculator.text('.screen-expression mark')).not.toBe('');
    expect(calculator.text('.screen-expression')).toBe('8÷0');
    await calculator.pass(4000);
    expect(calculator.events).toEqual([
      { event: 'calculation_error', parameters: { calculator: 'basic', problem: 'divisionByZero' } },
    ]);
  });

  it('puts the calculation into the address and the history, and opens with a shared one', async () => {
    const calculator = await basic('?e=12*7');
    expect(calculator.text(RESULT)).toBe('84');
    await keyboard('-', '4', 'Enter');
    expect(new URLSearchParams(location.search).get('e')).toBe('84−4');
    expect(calculator.recorded.at(-1)).toMatchObject({ calculator: 'basic', input: '84−4', result: '80' });
  });

  it('leaves keys alone while a dialog is open or Enter presses a button', async () => {
    const calculator = await basic();
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    await keyboard('7');
    expect(calculator.text('.screen-expression').trim()).toBe('');
    document.querySelector('dialog')?.remove();
    await keyboard('7', '+', '1');
    const link = document.querySelector('button');
    await act(async () => {
      link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    expect(calculator.texts('.tape li')).toEqual([]);
  });
});

describe('scientific calculator', () => {
  it('reads angles in the unit that is chosen, and shares it', async () => {
    const calculator = await scientific();
    await calculator.press('Sine');
    await keyboard('3', '0', ')', 'Enter');
    expect(calculator.text(RESULT)).toBe('0.5');
    await calculator.choose('RAD');
    await keyboard('Enter');
    expect(calculator.text(RESULT)).toBe('−0.9880316241');
    expect(location.search).toContain('unit=rad');
    const address = location.search;
    await calculator.leave();
    const again = await scientific(address);
    expect(again.text(RESULT)).toBe('−0.9880316241');
  });

  it('says that tan 90° is undefined', async () => {
    const calculator = await scientific('?e=tan(90)');
    expect(calculator.text('.screen-problem')).toBe('tan is undefined at this angle.');
  });

  it('writes powers of ten as people do', async () => {
    await scientific('?e=25!');
    expect(document.querySelector(`${RESULT} sup`)?.textContent).toBe('25');
  });

  it('takes a whole expression in its field', async () => {
    const calculator = await scientific();
    await calculator.type('Or type an expression', 'nCr(5, 2)');
    await act(async () => document.querySelector('form')?.requestSubmit());
    expect(calculator.text(RESULT)).toBe('10');
  });

  it('turns functions over with 2nd', async () => {
    const calculator = await scientific();
    await calculator.press('2nd');
    await calculator.press('Inverse sine');
    await keyboard('1', 'Enter');
    expect(calculator.text(RESULT)).toBe('90');
  });

  const functions = functionKeys.flatMap(
    ({ key, name, second }) =>
      [
        [name, key],
        [second?.name, second?.key],
      ] as const,
  );
  const applied = functions.filter(
    ([, key]) => key && /^(a?(sin|cos|tan)h?|ln|log2?|sqrt|cbrt|abs|e-to|ten-to)$/.test(key),
  );
  it.each(applied)('reads a line of the tape with %s again', async (name, key) => {
    const calculator = await scientific();
    if (functionKeys.some(({ second }) => second?.key === key)) await calculator.press('2nd');
    await calculator.press(name ?? '');
    await keyboard(...(key === 'acosh' ? '1' : '0.5').split(''), ')', 'Enter');
    const result = calculator.text(RESULT);
    expect(result).not.toBe('');
    await keyboard('Escape');
    const line = calculator.texts('.tape button').at(-1) ?? '';
    await calculator.press(line);
    expect(calculator.texts('.screen-problem')).toEqual([]);
    expect(calculator.text(RESULT)).toBe(result);
  });
});

describe('keys', () => {
  it('on the keyboard do what is on them, a comma being a point where there are no arguments', () => {
    for (const { key } of basicKeys.filter(({ key: one }) => one.length === 1))
      expect(keyFor(key, false)).toBe(key);
    expect(keyFor(',', false)).toBe('.');
    expect(keyFor(',', true)).toBe(',');
    expect(keyFor('!', false)).toBeNull();
    expect(keyFor('^', true)).toBe('^');
    expect(keyFor('Tab', true)).toBeNull();
  });
});
