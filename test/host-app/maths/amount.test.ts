import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, type DecimalSign } from '../../../host-app/maths/amount';
import { formatMessage } from '../../../host-app/maths/messages';
import { formatRational, parseRational } from '../../../host-app/maths/rational';

const read = (text: string, decimal?: DecimalSign): string => {
  const amount = parseAmount(text, decimal);
  return amount.ok ? formatRational(amount.value) : amount.message;
};
const exact = (text: string): string => formatRational(parseRational(text)!);

describe('Numbers typed into fields', () => {
  it.each([
    ['1234.5', '1234.5'],
    [' 1 234.50 ', '1234.5'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1’234.50', '1234.5'],
    ['12,34,567.89', '1234567.89'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['0,125', '0.125'],
    ['$400,000', '400000'],
    ['400.000,00 €', '400000'],
    ['US$ 5', '5'],
    ['-$5', '-5'],
    ['$-5', '-5'],
    ['($5)', '-5'],
    ['5-', '-5'],
    ['−3', '-3'],
    ['+3', '3'],
    ['6.5%', '6.5'],
    ['250k', '250000'],
    ['1.5M', '1500000'],
    ['1e6', '1000000'],
    ['3/4', '0.75'],
    ['½', '0.5'],
    ['$ 1½', '1.5'],
    ['１２．５％', '12.5'],
    ['４，０００', '4000'],
    ['.5', '0.5'],
    ['5.', '5'],
  ])('%s is %s', (text, value) => {
    expect(read(text)).toBe(exact(value));
  });

  it('asks about a comma that may be a decimal sign or a slip, unless the language has decimal commas', () => {
    const amount = parseAmount('1,5');
    expect(amount.ok ? '' : formatMessage(amount.message, amount.params)).toBe(
      'Is “1,5” the number 1.5? Write decimals with a point.',
    );
    expect(['-12,50', '1234,567', '6,5 %', 'EUR 12,50'].map((text) => read(text))).toEqual(
      Array.from({ length: 4 }, () => 'amountComma'),
    );
    expect(['12,5', '1234,567', '6,5 %', 'EUR 12,50'].map((text) => read(text, ','))).toEqual(
      ['12.5', '1234.567', '6.5', '12.5'].map(exact),
    );
  });

  it('lets the language decide where three digits could mean either', () => {
    expect([read('1,234', ','), read('1.234', ','), read('1.234.567', '.'), read('0.125', ',')]).toEqual(
      ['1.234', '1234', '1234567', '0.125'].map(exact),
    );
  });

  it('tells the currency and the percent sign', () => {
    expect(parseAmount('$ 5')).toMatchObject({ currency: '$', percent: false });
    expect(parseAmount('5 % ')).toMatchObject({ currency: undefined, percent: true });
  });

  it.each([
    ['', 'amountMissing'],
    ['  ', 'amountMissing'],
    ['$', 'amountNotRead'],
    ['abc', 'amountNotRead'],
    ['12abc', 'amountNotRead'],
    ['1.2.3', 'amountSeparators'],
    ['1,23,4', 'amountSeparators'],
    ['1.234,56.7', 'amountSeparators'],
    ['1/0', 'divisionByZero'],
    ['--5', 'amountNotRead'],
    ['.', 'amountSeparators'],
  ])('%s is refused: %s', (text, message) => {
    expect(read(text)).toBe(message);
  });

  it('says what to do, and never loses what was typed', () => {
    const amount = parseAmount(' 1.2.3 ');
    expect(amount.typed).toBe(' 1.2.3 ');
    expect(amount.ok ? '' : formatMessage(amount.message, amount.params)).toBe(
      'I can’t tell the decimals in “1.2.3”. Write it without thousands separators.',
    );
    fc.assert(fc.property(fc.string(), (text) => parseAmount(text).typed === text));
  });

  it('reads what Intl writes, in every convention', () => {
    const number = fc.integer({ min: -99_999_999, max: 99_999_999 });
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'es-ES'),
        (cents, locale) => {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          const decimal = /,\d\d$/.test(text) ? ',' : '.';
          return read(text, decimal) === formatRational(parseRational(`${cents}e-2`)!);
        },
      ),
    );
  });
});
