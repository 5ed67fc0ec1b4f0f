import { afterEach, describe, expect, it } from 'vitest';
import { UnitsPage } from '../../../host-app/pages/calculators/units/units-page';
import { openPage, type MoneyPage } from './money-page';

let page: MoneyPage | undefined;
const open = async (query = ''): Promise<MoneyPage> => {
  page = await openPage(UnitsPage, `/math/units${query}`);
  return page;
};
const NUMBER = '.result-number strong';
const ASKED = '.result-title';
const RULE = '.units-rule';

afterEach(async () => {
  await page?.leave();
  page = undefined;
});

describe('unit converter', () => {
  it('converts while it is typed, with the factor and every other unit', async () => {
    const units = await open();
    expect(units.text(ASKED)).toBe('1\u00a0mi =');
    expect(units.text(NUMBER)).toBe('1.609344\u00a0km');
    expect(units.text(RULE)).toBe('');
    await units.type('Value', '26.2');
    expect(units.text(NUMBER)).toBe('42.1648128\u00a0km');
    expect(units.text(RULE)).toBe('1\u00a0mi = 1.609344\u00a0km');
    expect(units.texts('.facts div')).toContain('Yard46,112\u00a0yd');
  });

  it('swaps the units, and begins anew with another quantity', async () => {
    const units = await open('?value=5');
    await units.press('Swap');
    expect(units.text(ASKED)).toBe('5\u00a0km ≈');
    expect(units.text(NUMBER)).toBe('3.10685596119\u00a0mi');
    await units.type('Quantity', 'mass');
    expect(units.text(NUMBER)).toBe('2.26796185\u00a0kg');
  });

  it.each([
    ['?quantity=temperature&value=212', '100\u00a0°C', '(°F − 32) × 5/9 = °C'],
    ['?quantity=temperature&value=100&from=°C&to=°F', '212\u00a0°F', '°C × 9/5 + 32 = °F'],
    ['?quantity=temperature&value=0&from=°C&to=K', '273.15\u00a0K', '°C + 273.15 = K'],
    [
      '?quantity=length&value=1e9&from=mi&to=nm',
      '1.609344 × 10²¹\u00a0nm',
      '1\u00a0mi = 1,609,344,000,000\u00a0nm',
    ],
  ])('%s', async (query, shown, rule) => {
    const units = await open(query);
    expect(units.text(NUMBER)).toBe(shown);
    expect(units.text(RULE)).toBe(rule);
  });

  it('says what is wrong, and keeps the result of before', async () => {
    const units = await open('?quantity=temperature&value=20&from=°C&to=K');
    await units.type('Value', '-300');
    expect(units.errorOf('Value')).toContain('absolute zero');
    expect(units.text(NUMBER)).toBe('293.15\u00a0K');
    await units.type('Value', 'many');
    expect(units.errorOf('Value')).toContain('many');
    for (const text of ['5%', '💥', '1/0']) {
      await units.type('Value', text);
      expect(units.errorOf('Value')).not.toBe('');
      expect(units.valueOf('Value')).toBe(text);
    }
  });

  it('says where the number that was typed is rounded', async () => {
    const units = await open('?value=1/3');
    expect(units.text(ASKED)).toBe('0.333333333333\u00a0mi ≈');
    expect(units.text(NUMBER)).toBe('0.536448\u00a0km');
  });

  it('opens with units of its own where a link names some that do not exist', async () => {
    const units = await open('?quantity=weight&from=parsec&to=km');
    expect(units.text(ASKED)).toBe('1\u00a0mi =');
  });
});
