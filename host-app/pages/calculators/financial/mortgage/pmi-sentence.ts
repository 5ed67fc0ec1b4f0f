import type { Pmi } from '../../../../maths/finance/pmi';
import type { Schedule } from '../../../../maths/finance/schedule';
import type { Money } from '../amounts/money';
import { longMonth } from '../amounts/month';

/** The end date of private mortgage insurance, and how it can end sooner. */
export const pmiSentence = (pmi: Pmi, schedule: Schedule, money: Money): string => {
  const when = (payment: number): string => {
    const date = schedule.rows[payment - 1]?.date;
    return date ? `${longMonth(date)} (payment ${payment})` : `payment ${payment}`;
  };
  const start = `PMI of ${money.exact(pmi.monthly)} a month ends in ${when(pmi.endMonth)}.`;
  if (pmi.endMonth < pmi.automaticMonth)
    return `${start} Ask your lender then, when 80% of the price is owed; otherwise it ends by itself in ${when(pmi.automaticMonth)}.`;
  return pmi.requestMonth < pmi.endMonth
    ? `${start} You may ask for it to end from ${when(pmi.requestMonth)}, when 80% of the price is owed.`
    : start;
};
