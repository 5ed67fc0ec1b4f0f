import { afterEach, describe, expect, it } from 'vitest';
import { LoanPage } from '../../../host-app/pages/calculators/financial/loan/loan-page';
import { openPage, type MoneyPage } from './money-page';

let page: MoneyPage | undefined;
const open = async (query = ''): Promise<MoneyPage> => {
  page = await openPage(LoanPage, `/financial/loan?start=2026-11${query}`);
  return page;
};
const NUMBER = '.result-number strong';

afterEach(async () => {
  await page?.leave();
  page = undefined;
});

describe('loan calculator', () => {
  it('works out the payment', async () => {
    const loan = await open();
    expect(loan.text('.result-title')).toBe('Monthly payment');
    expect(loan.text(NUMBER)).toBe('$400.76');
  });

  it('works out the term, the rate and the amount from the other three', async () => {
    const loan = await open('&payment=400.76');
    await loan.choose('Term');
    expect(loan.text(NUMBER)).toBe('5 years');
    await loan.choose('Rate');
    expect(loan.text(NUMBER)).toBe('7.5%');
    await loan.choose('Amount');
    expect(loan.text(NUMBER)).toBe('$20,000.05');
  });

  it('says how much a payment must be when it is too small, in the chosen currency', async () => {
    const loan = await open('&find=term&payment=100&currency=GBP');
    expect(loan.errorOf('Payment each time')).toContain('does not cover the monthly interest of £125.00');
    expect(loan.texts(NUMBER)).toEqual([]);
  });

  it('divides a loan without interest evenly', async () => {
    const loan = await open('&amount=5000&rate=0&term=24&termUnit=months');
    expect(loan.text(NUMBER)).toBe('$208.33');
    expect(loan.texts('.facts').join()).toContain('Last payment$208.41');
  });

  it('shows the APR once there is a fee', async () => {
    const loan = await open();
    expect(loan.texts('.facts dt')).not.toContain('APR with the fee');
    await loan.type('Fee kept back', '2%');
    expect(loan.texts('.facts').join()).toMatch(/APR with the fee8\.\d+%/);
    expect(loan.texts('.facts').join()).toContain('Paid out after the fee$19,600.00');
  });

  it('lets a lump sum grow, and discounts a bond', async () => {
    const loan = await open('&amount=1000&rate=10&term=2');
    await loan.choose('At the end');
    expect(loan.text(NUMBER)).toBe('$1,210.00');
    await loan.choose('Bond');
    expect(loan.text(NUMBER)).toBe('$826.45');
  });

  it('counts compounding that is not the rhythm of the payments', async () => {
    const loan = await open();
    const monthly = loan.text(NUMBER);
    await loan.type('Interest is compounded', 'continuous');
    expect(loan.text(NUMBER)).not.toBe(monthly);
  });
});
