import { afterEach, describe, expect, it } from 'vitest';
import { PercentagePage } from '../../../host-app/pages/calculators/percentage/percentage-page';
import { PERCENT_KINDS } from '../../../host-app/maths/percentage/percent-kinds';
import { fieldsOf } from '../../../host-app/pages/calculators/percentage/read-percentage';
import { sentenceGroups } from '../../../host-app/pages/calculators/percentage/sentences';
import { openPage, type MoneyPage } from './money-page';

let page: MoneyPage | undefined;
const open = async (query = ''): Promise<MoneyPage> => {
  page = await openPage(PercentagePage, `/math/percentage${query}`);
  return page;
};
const NUMBER = '.result-number strong';

afterEach(async () => {
  await page?.leave();
  page = undefined;
});

describe('percentage calculator', () => {
  it('asks every question there is, with a field for each of its numbers', () => {
    const asked = sentenceGroups
      .flatMap(({ sentences }) => sentences)
      .map(
        (sentence) =>
          [
            sentence.kind,
            fieldsOf(sentence)
              .map(({ name }) => name)
              .sort(),
          ] as const,
      );
    const known = Object.entries(PERCENT_KINDS).map(([kind, names]) => [kind, [...names].sort()] as const);
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(known));
  });

  it('answers while it is typed, and shows the rule with the numbers in their places', async () => {
    const percentage = await open();
    expect(percentage.text(NUMBER)).toBe('36');
    await percentage.type('Percentage', '12.5 %');
    await percentage.type('Whole', '60');
    expect(percentage.text(NUMBER)).toBe('7.5');
    expect(percentage.texts('.rule math')).toEqual(['percent100×whole', '12.5100×60=7.5']);
  });

  it('says that a result is rounded where it is', async () => {
    const percentage = await open('?kind=whatPercent&part=7&whole=3');
    expect(percentage.text(NUMBER)).toBe('233.333333333%');
    expect(percentage.texts('.rule math').at(-1)).toContain('≈');
  });

  it('takes a fraction as it is typed, and says it as a percentage and back', async () => {
    const percentage = await open('?kind=toPercent');
    await percentage.type('Fraction or decimal', '5/8');
    expect(percentage.text(NUMBER)).toBe('62.5%');
    expect(percentage.valueOf('Fraction or decimal')).toBe('5/8');
    expect(percentage.texts('.facts > div')).toEqual(['As a decimal0.625']);
    await percentage.choose('Percent to fraction');
    await percentage.type('Percentage', '0.5');
    expect(percentage.text(NUMBER)).toBe('1/200');
  });

  it('tells percentage points from percent', async () => {
    const percentage = await open('?kind=points');
    expect(percentage.text(NUMBER)).toBe('2 percentage points');
    expect(percentage.texts('.facts > div')).toEqual(['In percent of the first50%']);
    await percentage.type('To', '5');
    expect(percentage.text(NUMBER)).toBe('1 percentage point');
  });

  it('takes a discount off before it adds the tax', async () => {
    const percentage = await open('?kind=discountThenTax&price=79.99&percent=15');
    expect(percentage.text(NUMBER)).toBe('$73.60');
    expect(percentage.texts('.facts > div')).toEqual(['Reduced price$67.99', 'You save$12.00', 'Tax$5.61']);
  });

  it('splits a bill with its tip', async () => {
    const percentage = await open('?kind=tip&people=3');
    expect(percentage.text(NUMBER)).toBe('$11.61');
    expect(percentage.texts('.facts > div')).toEqual([
      'Bill with tip$76.11',
      'Each person pays$25.37',
      'Tip of each$3.87',
    ]);
    await percentage.press('20%');
    expect(percentage.text(NUMBER)).toBe('$12.90');
  });

  it('says under the sentence what has no answer, and keeps the last one', async () => {
    const percentage = await open('?kind=change');
    await percentage.type('From', '0');
    expect(percentage.errorOf('From')).toContain('A change from zero has no percentage');
    await percentage.pass(4000);
    expect(percentage.events).toMatchObject([
      { event: 'calculation_error', parameters: { calculator: 'percentage' } },
    ]);
    expect(percentage.text(NUMBER)).toBe('25%');
    expect(percentage.texts('.stale')).toHaveLength(1);
  });

  it('keeps a number when another question asks for the same', async () => {
    const percentage = await open();
    await percentage.type('Percentage', '20');
    await percentage.choose('Find the whole');
    expect(percentage.valueOf('Percentage')).toBe('20');
    expect(percentage.text(NUMBER)).toBe('180');
  });

  it('puts the sentence into the history', async () => {
    const percentage = await open();
    await percentage.pass(5000);
    expect(percentage.recorded).toMatchObject([{ input: 'What is 15% of 240?', result: '36' }]);
  });
});
