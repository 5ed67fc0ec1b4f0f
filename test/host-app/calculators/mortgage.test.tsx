import { afterEach, describe, expect, it, vi } from 'vitest';
import { MortgagePage } from '../../../host-app/pages/calculators/financial/mortgage/mortgage-page';
import { openPage, type MoneyPage } from './money-page';

let page: MoneyPage | undefined;
const open = async (query = ''): Promise<MoneyPage> => {
  page = await openPage(MortgagePage, `/financial/mortgage${query}`);
  return page;
};
const plain = '?tax=0&insurance=0&start=2026-11';
const PAYMENT = '.result-number strong';

afterEach(async () => {
  vi.restoreAllMocks();
  await page?.leave();
  page = undefined;
});

describe('mortgage calculator', () => {
  it('shows the monthly payment of what the address says, and what it is made of', async () => {
    const mortgage = await open(
      '?price=250000&down=5&rate=6.875&tax=3000&taxUnit=money&insurance=1200&pmi=0.75&hoa=150&start=2026-11',
    );
    expect(mortgage.text(PAYMENT)).toBe('$2,208.65');
    expect(mortgage.texts('.donut-parts tbody tr').map((row) => row.replace(/[\d.]+%/, ' '))).toEqual([
      'Principal and interest $1,560.21',
      'Property tax $250.00',
      'Home insurance $100.00',
      'PMI $148.44',
      'HOA fees $150.00',
    ]);
  });

  it('makes no formatter in American English, because the first one takes a slow phone 100 ms', async () => {
    const formatters = [
      vi.spyOn(Intl, 'NumberFormat'),
      vi.spyOn(Intl, 'DateTimeFormat'),
      vi.spyOn(Number.prototype, 'toLocaleString'),
    ];
    const mortgage = await open(plain);
    expect(mortgage.text('.result-number')).toContain('$');
    for (const formatter of formatters) expect(formatter).not.toHaveBeenCalled();
  });

  it('reads numbers as people type them, and settles them when the field is left', async () => {
    const mortgage = await open(plain);
    await mortgage.type('Home price', '$ 400k');
    await mortgage.type('Interest rate', '6.5 %');
    await mortgage.type('Down payment', '$80,000');
    expect(mortgage.text(PAYMENT)).toBe('$2,022.62');
    expect(mortgage.valueOf('Home price')).toBe('400,000');
  });

  it('says beside the field what is wrong, and keeps the last result and what was typed', async () => {
    const mortgage = await open(plain);
    await mortgage.type('Home price', 'a lot');
    expect(mortgage.errorOf('Home price')).toContain('“a lot” is not a number');
    expect(mortgage.valueOf('Home price')).toBe('a lot');
    expect(mortgage.text(PAYMENT)).toBe('$2,022.62');
    expect(mortgage.texts('.result-panel.stale')).toHaveLength(1);
    await mortgage.type('Home price', '400000');
    expect(mortgage.errorOf('Home price')).toBe('');
    expect(mortgage.texts('.stale')).toHaveLength(0);
  });

  it('takes nothing where the down payment covers the price', async () => {
    const mortgage = await open(plain);
    await mortgage.type('Down payment', '400000 $');
    expect(mortgage.errorOf('Down payment')).toContain('covers the whole price');
  });

  it('converts the down payment when its unit is switched', async () => {
    const mortgage = await open(plain);
    await mortgage.choose('$');
    expect(mortgage.valueOf('Down payment')).toBe('80,000');
    expect(mortgage.text(PAYMENT)).toBe('$2,022.62');
  });

  it('opens a year of the schedule to its months', async () => {
    const mortgage = await open(plain);
    expect(mortgage.texts('.year-row')).toHaveLength(31);
    expect(mortgage.texts('.month-row')).toHaveLength(0);
    await mortgage.press('2027');
    expect(mortgage.texts('.month-row')).toHaveLength(12);
    await mortgage.press('Open all years');
    expect(mortgage.texts('.month-row')).toHaveLength(360);
    expect(mortgage.texts('.month-row td:last-child').at(-1)).toBe('$0.00');
  });

  it('says what extra payments of every kind save', async () => {
    const mortgage = await open(`${plain}&extra=200`);
    const regular = mortgage.text('.notice-box.success');
    expect(regular).toMatch(/save \$[\d,.]+ of interest, and the loan ends \d+ years/);
    await mortgage.press('Add a one-off payment');
    await mortgage.type('One-off payment 1', '10,000');
    expect(mortgage.text('.notice-box.success')).not.toBe(regular);
    await mortgage.press('Remove one-off payment 1');
    expect(mortgage.text('.notice-box.success')).toBe(regular);
  });

  it('keeps the currency everywhere once it is chosen', async () => {
    const mortgage = await open(`${plain}&currency=EUR`);
    expect(mortgage.text(PAYMENT)).toBe('€2,022.62');
    expect(mortgage.texts('.facts dd, .schedule td').filter((text) => text.includes('$'))).toEqual([]);
  });

  it('keeps in the history what stands for a while', async () => {
    const mortgage = await open(plain);
    await mortgage.pass(5000);
    expect(mortgage.recorded).toMatchObject([
      { calculator: 'mortgage', input: '$320,000 at 6.5% for 30 years', result: '$2,022.62 a month' },
    ]);
  });

  it('says when private mortgage insurance ends', async () => {
    const mortgage = await open('?down=10&start=2026-11');
    expect(mortgage.texts('.notice-box').join(' ')).toMatch(
      /PMI of \$150\.00 a month ends in December 2035 \(payment 109\)\. You may ask for it to end from/,
    );
  });
});
