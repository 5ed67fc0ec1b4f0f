import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mortgage } from '../../../../host-app/maths/finance/mortgage';
import type { Schedule } from '../../../../host-app/maths/finance/schedule';
import { byYear, scheduleTable, toCsv } from '../../../../host-app/maths/finance/schedule-views';
import { rational, zero } from '../../../../host-app/maths/rational';
import { buy, money, plain } from './buy';

describe('Extra payments and dates', () => {
  it('clamps month ends without forgetting the day', () => {
    const { rows, payoffDate } = buy(100000, 20000, '6', 30, { start: '2027-12-31' }).schedule;
    expect(rows.slice(0, 4).map((row) => row.date)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    expect(payoffDate).toBe('2057-12-31');
  });

  it('pays yearly extras in their month, one-off ones once, and regular ones from their start', () => {
    const { withExtras } = buy(100000, 20000, '6', 30, {
      start: '2026-11-15',
      extras: {
        regular: { cents: 1000, from: 6 },
        yearly: { cents: 50000, month: 3 },
        oneOff: [{ cents: 200000, payment: 2 }],
      },
    });
    const paid = withExtras?.rows
      .slice(0, 18)
      .filter((row) => row.extra > 0)
      .map((row) => [row.n, row.date, row.extra]);
    expect(paid?.slice(0, 4)).toEqual([
      [2, '2027-01-15', 200000],
      [4, '2027-03-15', 50000],
      [6, '2027-05-15', 1000],
      [7, '2027-06-15', 1000],
    ]);
    expect(paid?.at(-3)).toEqual([16, '2028-03-15', 51000]);
  });

  it('never pays more than is owed', () => {
    const { withExtras } = buy(100000, 20000, '6', 30, {
      extras: { oneOff: [{ cents: 99_000_000, payment: 3 }] },
    });
    expect(withExtras?.rows).toHaveLength(3);
    expect(withExtras?.rows.at(-1)?.balance).toBe(0);
    expect(withExtras?.totalPaid).toBe(8_000_000 + (withExtras?.totalInterest ?? 0));
  });
});

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const sound = ({ rows, totalInterest, totalPaid }: Schedule, loan: number): boolean => {
  const balances = [loan, ...rows.map((row) => row.balance)];
  return (
    sum(rows.map((row) => row.principal + row.extra)) === loan &&
    sum(rows.map((row) => row.interest)) === totalInterest &&
    sum(rows.map((row) => row.payment + row.extra)) === totalPaid &&
    rows.every((row, i) => balances[i]! - row.principal - row.extra === row.balance) &&
    rows.at(-1)?.balance === 0
  );
};

describe('Any mortgage', () => {
  it('has schedules whose parts add up to the cent, and extras that never cost', () => {
    const input = fc.record({
      price: fc.integer({ min: 100, max: 5_000_000 }),
      share: fc.integer({ min: 0, max: 99 }),
      rate: fc.integer({ min: 0, max: 25_000 }),
      years: fc.integer({ min: 1, max: 40 }),
      extra: fc.integer({ min: 0, max: 200_000 }),
      once: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(input, ({ price, share, rate, years, extra, once }) => {
        const m = buy(price, 0, String(rate / 1000), years, {
          downPayment: { kind: 'percent', percent: rational(share) },
          extras: { regular: { cents: extra }, oneOff: [{ cents: extra * 3, payment: once }] },
        });
        const years_ = byYear(m.schedule.rows);
        return (
          sound(m.schedule, m.loan) &&
          (!m.withExtras || (sound(m.withExtras, m.loan) && m.withExtras.interestSaved >= 0)) &&
          sum(years_.map((year) => year.interest)) === m.schedule.totalInterest &&
          years_.length <= years
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is refused with the field at fault', () => {
    const wrong = mortgage({
      ...plain,
      price: 0,
      downPayment: money(-1),
      ratePercent: rational(101),
      months: 0,
      hoa: -1,
      start: '2026-02-30',
    });
    expect(wrong.ok ? [] : wrong.problems.map(({ field, message }) => `${field} ${message}`)).toEqual([
      'price mustBePositive',
      'downPayment mustNotBeNegative',
      'rate percentTooHigh',
      'term termOutOfRange',
      'hoa mustNotBeNegative',
      'start noSuchDate',
    ]);
    expect(
      mortgage({ ...plain, price: 100, downPayment: money(1), ratePercent: zero, months: 12 }),
    ).toMatchObject({
      problems: [{ field: 'downPayment', message: 'downPaymentCoversPrice' }],
    });
  });
});

describe('The schedule as a file', () => {
  it('has text cells, and no columns that say nothing', () => {
    const { columns, rows } = scheduleTable(buy(100000, 20000, '6', 30).schedule.rows);
    expect(columns).toEqual(['n', 'payment', 'interest', 'principal', 'balance']);
    expect(rows[0]).toEqual(['1', '479.64', '400.00', '79.64', '79920.36']);
    expect(rows).toHaveLength(360);
    const dated = buy(100000, 20000, '6', 30, { start: '2026-01-01', extras: { regular: { cents: 1 } } });
    expect(scheduleTable(dated.withExtras!.rows).columns).toContain('extra');
  });

  it('quotes what needs quoting', () => {
    expect(toCsv(['a', 'b "c"'], [['1,5', 'x']])).toBe('a,"b ""c"""\r\n"1,5",x\r\n');
  });
});
