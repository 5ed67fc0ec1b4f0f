import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amortisedLoan,
  bond,
  checkLoan,
  deferredLoan,
  tryLoan,
  type LoanTerms,
} from '../../../../host-app/maths/finance/loan';
import { plainMoney } from '../../../../host-app/maths/finance/money';
import { formatMessage } from '../../../../host-app/maths/messages';
import { parseRational, rational, toFixed, toNumber } from '../../../../host-app/maths/rational';

const monthly: LoanTerms = { paymentsPerYear: 12, compounding: 12 };
const percent = (text: string) => parseRational(text)!;
const borrow = (amount: number, rate: string, periods: number, terms = monthly) =>
  amortisedLoan({ find: 'payment', amount: amount * 100, ratePercent: percent(rate), periods }, terms);

describe('Loan figures are right to the cent', () => {
  it.each([
    [20000, '7.5', 60, '400.76', '24045.54 4045.54', '60 4045.51 400.67', '400.76 125.00 275.76 19724.24'],
    [5000, '0', 24, '208.33', '5000.00 0.00', '24 0.00 208.41', '208.33 0.00 208.33 4791.67'],
    [15000, '12', 48, '395.01', '18960.36 3960.36', '48 3960.35 394.88', '395.01 150.00 245.01 14754.99'],
    [1000, '24', 12, '94.56', '1134.72 134.72', '12 134.70 94.54', '94.56 20.00 74.56 925.44'],
  ])('%d at %s%% in %d payments', (amount, rate, periods, payment, unrounded, schedule, row1) => {
    const loan = borrow(amount, rate, periods);
    const first = loan.schedule.rows[0]!;
    expect({
      payment: plainMoney(loan.payment),
      unrounded: `${plainMoney(loan.unrounded.totalPaid)} ${plainMoney(loan.unrounded.totalInterest)}`,
      schedule: `${loan.schedule.rows.length} ${plainMoney(loan.schedule.totalInterest)} ${plainMoney(loan.schedule.lastPayment)}`,
      row1: [first.payment, first.interest, first.principal, first.balance].map(plainMoney).join(' '),
    }).toEqual({ payment, unrounded, schedule, row1 });
  });

  it('compounds daily while payments are monthly', () => {
    const loan = borrow(100000, '6', 120, { paymentsPerYear: 12, compounding: 365 });
    expect(plainMoney(loan.payment)).toBe('1110.93');
    expect([loan.unrounded.totalPaid, loan.unrounded.totalInterest].map(plainMoney)).toEqual([
      '133312.18',
      '33312.18',
    ]);
    expect(toFixed(loan.periodicPercent, 10)).toBe('0.5012107886');
  });

  it('finds a rate per period to all its digits, whatever the frequencies', () => {
    const rate = (paymentsPerYear: number, compounding: number | 'continuous') =>
      toNumber(borrow(1000, '8', 10, { paymentsPerYear, compounding }).periodicPercent) / 100;
    expect(rate(12, 1)).toBeCloseTo(1.08 ** (1 / 12) - 1, 14);
    expect(rate(1, 12)).toBeCloseTo((1 + 0.08 / 12) ** 12 - 1, 14);
    expect(rate(52, 2)).toBeCloseTo(1.04 ** (1 / 26) - 1, 14);
    expect(rate(12, 'continuous')).toBeCloseTo(Math.exp(0.08 / 12) - 1, 14);
  });

  it('discounts a bond and grows a deferred loan', () => {
    expect(bond(10_000_000, percent('6'), 120, 1)).toEqual({
      received: 5583948,
      due: 10_000_000,
      interest: 4416052,
    });
    expect(deferredLoan(5583948, percent('6'), 120, 1).due).toBe(10_000_000);
    expect(deferredLoan(100_000, percent('12'), 6, 12).due).toBe(106_152);
    expect(deferredLoan(100_000, percent('10'), 6, 1).due).toBe(Math.round(100_000 * Math.sqrt(1.1)));
    expect(deferredLoan(100_000, percent('10'), 24, 'continuous').due).toBe(
      Math.round(100_000 * Math.exp(0.2)),
    );
  });

  it('tells the yearly cost when a fee is kept back', () => {
    const loan = borrow(10000, '8', 36, { ...monthly, fee: 30000 });
    expect(plainMoney(loan.payment)).toBe('313.36');
    expect(loan.aprPercent?.toFixed(4)).toBe('10.0816');
    expect(borrow(10000, '8', 36).aprPercent).toBeUndefined();
  });
});

describe('What is looked for', () => {
  it('finds the number of payments, and says when there is none', () => {
    const find = (payment: number) =>
      tryLoan({ find: 'term', amount: 1_000_000, ratePercent: percent('12'), payment }, monthly);
    const refused = find(10_000);
    expect(refused.ok ? '' : formatMessage(refused.error.key, refused.error.params)).toContain(
      'does not cover the monthly interest of 100.00',
    );
    const barely = find(10_001);
    expect(barely.ok && barely.value.periods).toBeGreaterThan(900);
    const loan = find(50_000);
    expect(loan.ok && [loan.value.periods, loan.value.schedule.lastPayment]).toEqual([23, 21_348]);
  });

  it('finds the rate and the amount behind a payment', () => {
    const rate = amortisedLoan({ find: 'rate', amount: 2_000_000, payment: 40_076, periods: 60 }, monthly);
    expect(toNumber(rate.ratePercent)).toBeCloseTo(7.5, 3);
    expect(rate.schedule.rows).toHaveLength(60);
    const amount = amortisedLoan(
      { find: 'amount', payment: 40_076, ratePercent: percent('7.5'), periods: 60 },
      monthly,
    );
    expect(Math.abs(amount.amount - 2_000_000)).toBeLessThan(30);
    const free = amortisedLoan({ find: 'rate', amount: 120_000, payment: 10_000, periods: 12 }, monthly);
    expect(toNumber(free.ratePercent)).toBe(0);
  });

  it('refuses payments that add up to less than the loan', () => {
    const refused = tryLoan({ find: 'rate', amount: 100_000, payment: 100, periods: 12 }, monthly);
    expect(refused).toMatchObject({
      ok: false,
      error: { key: 'paymentsBelowAmount', params: { least: '83.34' } },
    });
  });

  it('goes there and back: payment, then rate, term and amount', () => {
    const input = fc.record({
      amount: fc.integer({ min: 500_000, max: 50_000_000 }),
      rate: fc.integer({ min: 1, max: 300 }),
      periods: fc.integer({ min: 2, max: 240 }),
      perYear: fc.constantFrom(1, 4, 12, 26, 52),
      compounding: fc.constantFrom(1, 2, 12, 365, 'continuous' as const),
    });
    fc.assert(
      fc.property(input, ({ amount, rate, periods, perYear, compounding }) => {
        // Over centuries half a cent a payment grows into whole periods.
        fc.pre((rate / 1000) * (periods / perYear) < 1.5);
        const terms: LoanTerms = { paymentsPerYear: perYear, compounding };
        const ratePercent = rational(rate, 10);
        const { payment, schedule } = amortisedLoan({ find: 'payment', amount, ratePercent, periods }, terms);
        const term = amortisedLoan({ find: 'term', amount, ratePercent, payment }, terms);
        const back = amortisedLoan({ find: 'amount', ratePercent, payment, periods }, terms);
        const principal = schedule.rows.reduce((sum, row) => sum + row.principal, 0);
        return (
          principal === amount &&
          Math.abs(term.periods - periods) <= 1 &&
          Math.abs(back.amount - amount) <= periods / 2 + 2
        );
      }),
      { numRuns: 60 },
    );
  });

  it('dates weekly, two-weekly and half-monthly payments', () => {
    const dates = (paymentsPerYear: number) =>
      borrow(1000, '5', 3, { paymentsPerYear, compounding: 12, start: '2028-02-20' }).schedule.rows.map(
        (row) => row.date,
      );
    expect(dates(52)).toEqual(['2028-02-27', '2028-03-05', '2028-03-12']);
    expect(dates(26)).toEqual(['2028-03-05', '2028-03-19', '2028-04-02']);
    expect(dates(24)).toEqual(['2028-03-06', '2028-03-20', '2028-04-04']);
    expect(dates(4)).toEqual(['2028-05-20', '2028-08-20', '2028-11-20']);
  });

  it('pays extras on top, and gives up on a loan that would never end', () => {
    const extras = { regular: { cents: 10_000 } };
    const faster = borrow(20000, '7.5', 60, { ...monthly, extras }).withExtras;
    expect(faster && [faster.periodsSaved, faster.rows.length, faster.rows.at(-1)?.balance]).toEqual([
      13, 47, 0,
    ]);
    expect(borrow(20000, '7.5', 60, { ...monthly, extras: { oneOff: [] } }).withExtras).toBeUndefined();
    const late = { regular: { cents: 100_000, from: 9000 } };
    const never = tryLoan(
      { find: 'term', amount: 1_000_000, ratePercent: percent('12'), payment: 5000 },
      { ...monthly, extras: late },
    );
    expect(never).toMatchObject({ ok: false, error: { key: 'paymentTooSmall' } });
    expect(() => deferredLoan(9e14, percent('100'), 1200, 12)).toThrow(
      expect.objectContaining({ key: 'amountTooLarge' }),
    );
  });

  it('names the field that is wrong', () => {
    const wrong = checkLoan(
      { find: 'payment', amount: 0, ratePercent: rational(-1), periods: 1.5 },
      { ...monthly, start: 'soon' },
    );
    expect(wrong.map(({ field }) => field)).toEqual(['amount', 'term', 'rate', 'start']);
  });
});
