import { afterEach, describe, expect, it } from 'vitest';
import { FractionPage } from '../../../host-app/pages/calculators/fraction/fraction-page';
import { lineRange } from '../../../host-app/pages/calculators/fraction/number-line';
import {
  problemOf,
  readTerms,
  termsText,
  writeTerms,
} from '../../../host-app/pages/calculators/fraction/terms';
import type { Term } from '../../../host-app/pages/calculators/fraction/terms';
import { openPage, type MoneyPage } from './money-page';

const LINE = 'Fractions, mixed numbers and decimals';
const RESULT = '.result-large';

let page: MoneyPage | undefined;
const open = async (query = ''): Promise<MoneyPage> => {
  page = await openPage(FractionPage, `/math/fraction${query}`);
  return page;
};
afterEach(async () => {
  await page?.leave();
  page = undefined;
});

const term = (whole: string, top = '', bottom = '', operator: Term['operator'] = '+'): Term => ({
  operator,
  whole,
  top,
  bottom,
});

describe('fraction calculator', () => {
  it('works a line out as it is typed: fraction, mixed number, decimal and percent', async () => {
    const fraction = await open();
    await fraction.type(LINE, '1/2 + 1/3');
    expect(fraction.text(`${RESULT} mfrac`)).toBe('56');
    expect(fraction.texts('.forms dd')).toEqual(['0.83 repeating', '83.3 repeating%']);
    expect(fraction.text('.forms .repeating')).toBe('3');
    await fraction.type(LINE, '-2 1/2');
    expect(fraction.text(RESULT)).toBe('−52');
    expect(fraction.texts('.forms dt')).toEqual(['Mixed number', 'Decimal', 'Percent']);
  });

  it('titles and explains every step', async () => {
    const fraction = await open('?e=2 1/2 %2B 3/4 × 0.1(6)');
    expect(fraction.texts('.worked-step h3')).toEqual([
      'Write decimals as fractions',
      'Multiply across',
      'Reduce to lowest terms',
      'Turn mixed numbers into improper fractions',
      'Find a common denominator',
      'Add and subtract the top numbers',
      'Write it as a mixed number',
    ]);
    const reasons = fraction.texts('.worked-step > p');
    expect(reasons.filter((text) => text.length < 20 || /undefined|\{|NaN/.test(text))).toEqual([]);
    expect(reasons[4]).toContain('The smallest number that 2 and 8 all divide is 8');
    expect(reasons[6]).toBe('21 divided by 8 is 2, remainder 5. The remainder stays over 8.');
  });

  it('says so when there is nothing to simplify', async () => {
    const fraction = await open('?e=3/4');
    expect(fraction.texts('.worked-step')).toEqual([]);
    expect(document.body.textContent).toContain('already in lowest terms');
  });

  it('says beside the field what is wrong, marks the place and keeps what was typed', async () => {
    const fraction = await open();
    await fraction.type(LINE, '1/2 + 3/0');
    expect(fraction.errorOf(LINE)).toBe('You can’t divide by zero.');
    expect(fraction.text('.typed-marked mark')).toBe('3/0');
    expect(fraction.valueOf(LINE)).toBe('1/2 + 3/0');
    expect(fraction.texts(RESULT)).toEqual([]);
  });

  it('takes numbers in boxes, adds and removes them, and keeps them in the address', async () => {
    const fraction = await open();
    await fraction.choose('Boxes');
    await fraction.press('Add a number');
    expect(fraction.text('.term .field-error')).toBe('Enter a number.');
    await fraction.type('Whole part, number 3', '1');
    await fraction.type('Operation before number 3', '×');
    await fraction.type('Top, number 3', '1');
    expect(fraction.text('.term .field-error')).toBe('Enter the bottom number.');
    await fraction.type('Bottom, number 3', '3');
    // 2 1/2 + 3/4 × 1 1/3
    expect(fraction.text(RESULT)).toBe('72');
    await fraction.pass(400);
    const query = new URLSearchParams(location.search);
    expect([query.get('in'), query.get('terms')]).toEqual(['fields', '+_2_1_2;+__3_4;×_1_1_3']);
    await fraction.press('Remove number 1');
    expect(fraction.text(RESULT)).toBe('1');
  });

  it('compares, tells which is larger and why, and draws both on a line', async () => {
    const fraction = await open('?mode=compare');
    expect(fraction.text('.verdict')).toBe('2/3 is larger than 5/8.');
    expect(fraction.texts('.worked-step h3')).toEqual(['Write all over 24', 'Compare the tops', 'Conclude']);
    expect(fraction.texts('.worked-step')[1]).toContain('15<16');
    expect(document.querySelector('.number-line')?.getAttribute('aria-label')).toBe(
      'On the number line, from left to right: 5/8, 2/3',
    );
    await fraction.press('Add a number');
    await fraction.type('Number 3', '-0.1(6)');
    expect(fraction.text('.verdict')).toBe('2/3 is the largest, −1/6 the smallest.');
    await fraction.type('Number 3', 'a half');
    expect(fraction.errorOf('Number 3')).toContain('I don’t know the character');
    expect(fraction.errorOf('Number 1')).toBe('');
    await fraction.press('Remove number 3');
    await fraction.type('Number 2', '0.625');
    expect(fraction.text('.verdict')).toBe('Both are equal.');
  });

  it('records a result that stands, once', async () => {
    const fraction = await open('?e=1/2 %2B 1/3');
    await fraction.pass(5000);
    await fraction.pass(5000);
    expect(fraction.recorded).toEqual([
      { calculator: 'fraction', input: '1/2 + 1/3', result: '5/6', path: expect.stringContaining('e=1') },
    ]);
  });
});

describe('numbers in boxes', () => {
  it('come back from the address as they were typed', () => {
    const terms = [term('2', '1', '2'), term('', '3', '4', '÷'), term(' -5 ', '', '', '−')];
    expect(readTerms(writeTerms(terms))).toEqual(terms);
  });

  it('read as the line they stand for, negative ones in parentheses', () => {
    expect(termsText([term('-2', '1', '2'), term('', '-3', '4', '×'), term('0.5', '', '', '−')])).toBe(
      '-2 1/2 × (-3/4) − 0.5',
    );
  });

  it('say at which box something is wrong', () => {
    const at = (...parts: [string, string?, string?]) => problemOf(term(...parts))?.part ?? null;
    expect(at('2', '1', '2')).toBeNull();
    expect(at('1,250')).toBeNull();
    expect(at('')).toBe('whole');
    expect(at('two')).toBe('whole');
    expect(at('0.5', '1', '2')).toBe('whole');
    expect(at('1', '', '2')).toBe('top');
    expect(at('1', '-1', '2')).toBe('top');
    expect(at('', '1')).toBe('bottom');
    expect(at('', '1', '0')).toBe('bottom');
    expect(at('', '1', '-2')).toBe('bottom');
  });
});

describe('number line', () => {
  it('runs from 0 to 1 where the numbers are apart in there, and closes in where they are not', () => {
    expect(lineRange([0.625, 2 / 3])).toEqual([0, 1]);
    expect(lineRange([-0.5, 2.25])).toEqual([-1, 3]);
    expect(lineRange([3, 3])).toEqual([2, 4]);
    const [from, to] = lineRange([0.5, 0.501]);
    expect(to - from).toBeCloseTo(0.003);
  });
});
