import { attempt } from '../../../../maths/calculation-error';
import { parseDate, paymentInMonth } from '../../../../maths/finance/dates';
import { mortgage } from '../../../../maths/finance/mortgage';
import type { Mortgage, MortgageInput } from '../../../../maths/finance/mortgage.types';
import type { Extras } from '../../../../maths/finance/schedule';
import { createFieldReader, type FieldReader } from '../amounts/read-fields';
import type { MoneyReading } from '../amounts/use-money-form';
import type { MortgageInputs } from './inputs';
import { readOneOffs } from './one-off-list';

export interface MortgageAnswer {
  readonly input: MortgageInput;
  readonly result: Mortgage;
}

type Day = NonNullable<ReturnType<typeof parseDate>>;

const readMonth = (reader: FieldReader, field: string, text: string): Day => {
  const day = parseDate(text);
  if (day) return day;
  reader.note(field, 'noSuchDate');
  return { year: 2000, month: 1, day: 1 };
};

const readExtras = (inputs: MortgageInputs, start: Day, reader: FieldReader): Extras => {
  const optional = { isOptional: true };
  const regular = reader.money('extra', inputs.extra, optional);
  const yearly = reader.money('yearly', inputs.yearly, optional);
  const from = inputs.extraFrom === '' ? start : readMonth(reader, 'extraFrom', inputs.extraFrom);
  return {
    regular: { cents: regular, from: paymentInMonth(start, from) },
    yearly: { cents: yearly, month: Number(inputs.yearlyMonth) || 1 },
    oneOff: readOneOffs(inputs.once).map(({ amount, month }, index) => ({
      cents: reader.money(`once${index}`, amount, optional),
      payment: paymentInMonth(start, readMonth(reader, `onceMonth${index}`, month)),
    })),
  };
};

const readInput = (inputs: MortgageInputs, reader: FieldReader, thisMonth: string): MortgageInput => {
  const start = inputs.start || thisMonth;
  return {
    price: reader.money('price', inputs.price),
    downPayment: reader.share('downPayment', inputs.down, inputs.downUnit),
    ratePercent: reader.number('rate', inputs.rate),
    months: reader.months('term', inputs.term, inputs.termUnit),
    propertyTax: reader.share('propertyTax', inputs.tax, inputs.taxUnit),
    insurance: reader.share('insurance', inputs.insurance, inputs.insuranceUnit),
    hoa: reader.money('hoa', inputs.hoa, { isOptional: true }),
    pmiPercent: reader.number('pmi', inputs.pmi, { isOptional: true }),
    pmiEnds: inputs.pmiEnds === 'on-request' ? 'on-request' : 'by-itself',
    start,
    extras: readExtras(inputs, readMonth(reader, 'start', start), reader),
  };
};

/** Calculates the mortgage from the typed inputs, or returns a message for each invalid field. */
export const readMortgage = (inputs: MortgageInputs, thisMonth: string): MoneyReading<MortgageAnswer> => {
  const reader = createFieldReader();
  const input = readInput(inputs, reader, thisMonth);
  if (Object.keys(reader.problems).length > 0) return { ok: false, problems: reader.problems };
  const calculated = attempt(() => mortgage(input));
  if (!calculated.ok)
    return {
      ok: false,
      problems: { price: { message: calculated.error.key, params: calculated.error.params } },
    };
  const result = calculated.value;
  if (result.ok) return { ok: true, answer: { input, result } };
  const found = result.problems.map(({ field, ...message }) => [field, message] as const);
  return { ok: false, problems: Object.fromEntries(found) };
};
