import { describe, expect, it } from 'vitest';
import { plainMoney } from '../../../../host-app/maths/finance/money';
import type { Mortgage, MortgageInput } from '../../../../host-app/maths/finance/mortgage.types';
import type { ScheduleRow } from '../../../../host-app/maths/finance/schedule';
import { rational } from '../../../../host-app/maths/rational';
import { buy, money } from './buy';

const line = (row: ScheduleRow | undefined) =>
  row && [row.payment, row.interest, row.principal, row.balance].map(plainMoney).join(' ');
const facts = (m: Mortgage) => ({
  loan: plainMoney(m.loan),
  payment: plainMoney(m.payment),
  unrounded: `${plainMoney(m.unrounded.totalInterest)} ${plainMoney(m.unrounded.totalPaid)}`,
  schedule: `${m.schedule.rows.length} ${plainMoney(m.schedule.totalInterest)} ${plainMoney(m.schedule.lastPayment)}`,
  row1: line(m.schedule.rows[0]),
  row12: line(m.schedule.rows[11]),
});

describe('Mortgage figures are right to the cent', () => {
  it.each([
    [
      400000,
      80000,
      '6.5',
      30,
      '320000.00',
      '2022.62',
      '408142.36 728142.36',
      '360 408140.64 2020.06',
      '2022.62 1733.33 289.29 319710.71',
      '2022.62 1715.62 307.00 316423.24',
    ],
    [
      250000,
      12500,
      '6.875',
      30,
      '237500.00',
      '1560.21',
      '324174.14 561674.14',
      '360 324170.80 1555.41',
      '1560.21 1360.68 199.53 237300.47',
      '1560.21 1347.74 212.47 235028.71',
    ],
    [
      500000,
      100000,
      '5.25',
      15,
      '400000.00',
      '3215.51',
      '178791.96 578791.96',
      '180 178792.01 3215.72',
      '3215.51 1750.00 1465.51 398534.49',
      '3215.51 1677.91 1537.60 381984.49',
    ],
    [
      350000,
      70000,
      '4',
      30,
      '280000.00',
      '1336.76',
      '201234.62 481234.62',
      '360 201235.49 1338.65',
      '1336.76 933.33 403.43 279596.57',
      '1336.76 918.29 418.47 275069.14',
    ],
    [
      150000,
      30000,
      '3.125',
      10,
      '120000.00',
      '1165.67',
      '19879.90 139879.90',
      '120 19879.80 1165.07',
      '1165.67 312.50 853.17 119146.83',
      '1165.67 287.74 877.93 109614.04',
    ],
    [
      100000,
      20000,
      '6',
      30,
      '80000.00',
      '479.64',
      '92670.55 172670.55',
      '360 92670.66 479.90',
      '479.64 400.00 79.64 79920.36',
      '479.64 395.51 84.13 79017.60',
    ],
  ] as const)(
    '%d less %d at %s%% over %d years',
    (price, down, rate, years, loan, payment, unrounded, schedule, row1, row12) => {
      expect(facts(buy(price, down, rate, years))).toEqual({
        loan,
        payment,
        unrounded,
        schedule,
        row1,
        row12,
      });
    },
  );

  it('adds tax, insurance, association fee and mortgage insurance to the month', () => {
    const m = buy(250000, 12500, '6.875', 30, {
      propertyTax: money(3000),
      insurance: money(1200),
      hoa: 15000,
      pmiPercent: rational(3, 4),
    });
    expect(m.monthly).toEqual({
      principalAndInterest: 156021,
      tax: 25000,
      insurance: 10000,
      pmi: 14844,
      hoa: 15000,
      total: 220865,
    });
    expect(m.pmi).toMatchObject({
      requestMonth: 128,
      automaticMonth: 140,
      endMonth: 140,
      total: 14844 * 140,
    });
    expect(m.lifetime).toMatchObject({ principal: 23750000, interest: 32417080, tax: 9000000, hoa: 5400000 });
  });

  it('saves interest and months with an extra payment every month', () => {
    const m = buy(350000, 70000, '4', 30, { extras: { regular: { cents: 50000 } } });
    expect(m.withExtras?.rows).toHaveLength(214);
    expect(m.withExtras).toMatchObject({
      totalInterest: 11164122,
      lastPayment: 41134,
      interestSaved: 8959427,
      monthsSaved: 146,
    });
  });
});

describe('Mortgage insurance', () => {
  const insured = (down: number, rest: Partial<MortgageInput> = {}) =>
    buy(200000, down, '7', 30, { pmiPercent: rational(1), ...rest }).pmi;

  it('is not asked for at 20% down, and is a cent below', () => {
    expect(insured(40000)).toBeUndefined();
    expect(insured(39999.99)).toMatchObject({ monthly: 13333 });
  });

  it('ends when asked for at 80%, else by itself at 78%, sooner with extra payments', () => {
    const asked = insured(10000, { pmiEnds: 'on-request' });
    expect(asked?.endMonth).toBe(asked?.requestMonth);
    const faster = insured(10000, {
      pmiEnds: 'on-request',
      extras: { oneOff: [{ cents: 3_000_000, payment: 1 }] },
    });
    expect(faster?.endMonth).toBe(1);
    expect(insured(10000, { extras: { oneOff: [{ cents: 3_000_000, payment: 1 }] } })?.endMonth).toBe(
      insured(10000)?.automaticMonth,
    );
  });

  it('ends halfway through the term at the latest', () => {
    expect(buy(200000, 2000, '14', 30, { pmiPercent: rational(1) }).pmi?.automaticMonth).toBe(180);
  });
});
