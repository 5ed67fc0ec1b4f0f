import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentage } from '../../../host-app/maths/percentage/percentage';
import { PERCENT_KINDS, type PercentKind } from '../../../host-app/maths/percentage/percent-kinds';
import { calculate } from '../../../host-app/maths/real/calculate';
import { isExact } from '../../../host-app/maths/real/real';
import { equals, parseRational, rational } from '../../../host-app/maths/rational';

const ask = (kind: PercentKind, ...numbers: string[]) => {
  const names: readonly string[] = PERCENT_KINDS[kind];
  const input = Object.fromEntries(names.map((name, i) => [name, parseRational(numbers[i] ?? '1')!]));
  return percentage(kind, input as Parameters<typeof percentage<typeof kind>>[1]);
};

describe('Percentages', () => {
  it.each<[PercentKind, string[], string, string]>([
    ['percentOf', ['15', '240'], '36', '15/100*240'],
    ['ofWhat', ['45', '30'], '150', '45/(30/100)'],
    ['change', ['250', '200'], '-20', '(200 - 250)/abs(250)*100'],
    ['increaseBy', ['60', '12.5'], '67.5', '60*(1 + 12.5/100)'],
    ['reverseDecrease', ['60', '25'], '80', '60/(1 - 25/100)'],
    ['difference', ['40', '50'], '22.2222222222', 'abs(40 - 50)/(abs(40 + 50)/2)*100'],
    ['tip', ['64.50', '18'], '11.61', '64.5*18/100'],
    ['successive', ['100', '10', '-10'], '99', '100*(1 + 10/100)*(1 + (-10)/100)'],
    ['whatPercent', ['7', '3'], '233.333333333', '7/3*100'],
    ['decreaseBy', ['80', '25'], '60', '80*(1 - 25/100)'],
    ['reverseIncrease', ['107', '7'], '100', '107/(1 + 7/100)'],
    ['addTax', ['19.99', '8.25'], '21.64', '19.99*(1 + 8.25/100)'],
    ['removeTax', ['119', '19'], '100.00', '119/(1 + 19/100)'],
    ['discount', ['49.99', '15'], '42.49', '49.99*(1 - 15/100)'],
    ['toPercent', ['3/8'], '37.5', '(3/8)*100'],
    ['toPercent', ['-1/3'], '-33.3333333333', '(-1/3)*100'],
    ['toPercent', ['2'], '200', '2*100'],
    ['fromPercent', ['37.5'], '3/8', '37.5/100'],
    ['fromPercent', ['300'], '3', '300/100'],
    ['points', ['4', '6'], '2', '6 - 4'],
    ['points', ['6.5', '4'], '-2.5', '4 - 6.5'],
    ['discountThenTax', ['79.99', '15', '8.25'], '73.60', '79.99*(1 - 15/100)*(1 + 8.25/100)'],
    ['change', ['-50', '-25'], '50', '((-25) - (-50))/abs((-50))*100'],
  ])('%s %j is %s by %s', (kind, numbers, text, filled) => {
    const answer = ask(kind, ...numbers);
    expect(answer).toMatchObject({ text, formula: { filled } });
  });

  it('tells what belongs to the answer as well', () => {
    expect(ask('tip', '64.50', '18', '3').besides).toEqual({
      total: '76.11',
      perPerson: '25.37',
      tipPerPerson: '3.87',
    });
    expect(ask('change', '250', '200').besides).toEqual({ amount: '-50' });
    expect(ask('successive', '100', '10', '-10').besides).toEqual({ overall: '-1' });
    expect(ask('addTax', '19.99', '8.25').besides).toEqual({ tax: '1.65' });
    expect(ask('points', '4', '6').besides).toEqual({ relative: '50' });
    expect(ask('points', '0', '6').besides).toEqual({});
    expect(ask('toPercent', '1/3').besides).toEqual({ decimal: '0.333333333333' });
    expect(ask('discountThenTax', '79.99', '15', '8.25').besides).toEqual({
      reduced: '67.99',
      saved: '12.00',
      tax: '5.61',
    });
    expect(ask('removeTax', '119', '19').besides).toEqual({ tax: '19.00' });
  });

  it.each<[PercentKind, string[], string]>([
    ['whatPercent', ['7', '0'], 'percentOfZero'],
    ['ofWhat', ['7', '0'], 'zeroPercentOfWhat'],
    ['change', ['0', '5'], 'changeFromZero'],
    ['difference', ['5', '-5'], 'differenceOfOpposites'],
    ['reverseDecrease', ['5', '100'], 'nothingLeft'],
    ['tip', ['50', '18', '0'], 'peopleNeeded'],
  ])('%s %j has no answer: %s', (kind, numbers, key) => {
    expect(() => ask(kind, ...numbers)).toThrow(expect.objectContaining({ key }));
  });

  it('shows the formula that gives the answer', () => {
    const number = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(PERCENT_KINDS) as PercentKind[])),
        number,
        number,
        number,
        (kind, a, b, c) => {
          fc.pre(kind !== 'reverseDecrease' || b !== 100);
          const answer = ask(kind, `${a}`, `${b}`, `${c}`);
          const worked = calculate(answer.formula.filled);
          if (!worked.ok || !isExact(worked.value)) return false;
          const cent = answer.unit === 'money' ? 0.005 : 0;
          return (
            equals(worked.value, answer.value) ||
            Math.abs(Number(worked.value.n) / Number(worked.value.d) - Number(answer.text)) <= cent + 1e-9
          );
        },
      ),
    );
  });

  it('goes there and back: what was taken off can be found again', () => {
    const number = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 99 }), (value, percent) => {
        const input = { value: rational(value, 100), percent: rational(percent) };
        const less = percentage('decreaseBy', input).value;
        return equals(
          percentage('reverseDecrease', { value: less, percent: input.percent }).value,
          input.value,
        );
      }),
    );
  });
});
