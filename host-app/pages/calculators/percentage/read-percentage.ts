import { attempt } from '../../../maths/calculation-error';
import { parseAmount } from '../../../maths/amount';
import { percentage, type PercentAnswer } from '../../../maths/percentage/percentage';
import type { PercentInput } from '../../../maths/percentage/percent-kinds';
import type { Rational } from '../../../maths/rational';
import { decimalSign } from '../financial/amounts/language';
import type { FieldMessage } from '../financial/amounts/read-fields';
import type { PercentInputs } from './inputs';
import type { Sentence, SentenceField } from './sentences';

export interface PercentSolution {
  readonly sentence: Sentence;
  readonly answer: PercentAnswer;
}

export type PercentReading =
  | { readonly ok: true; readonly solution: PercentSolution }
  | {
      readonly ok: false;
      /** The messages by the name of the input in the formula. */
      readonly problems: Readonly<Record<string, FieldMessage>>;
    };

export const fieldsOf = ({ parts }: Sentence): readonly SentenceField[] =>
  parts.filter((part): part is SentenceField => typeof part !== 'string');

/** The field that causes a calculation error. */
const BLAMED: Partial<Record<string, string>> = {
  percentOfZero: 'whole',
  zeroPercentOfWhat: 'percent',
  changeFromZero: 'from',
  differenceOfOpposites: 'second',
  nothingLeft: 'percent',
  peopleNeeded: 'people',
};

/** Answers a question with the typed numbers, or returns a message for each invalid field. */
export const readPercentage = (sentence: Sentence, inputs: PercentInputs): PercentReading => {
  const values: Record<string, Rational> = {};
  const problems: Record<string, FieldMessage> = {};
  for (const { name, input } of fieldsOf(sentence)) {
    const read = parseAmount(inputs[input], decimalSign());
    if (read.ok) values[name] = read.value;
    else problems[name] = { message: read.message, params: read.params };
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const calculated = attempt(() => percentage(sentence.kind, values as PercentInput<typeof sentence.kind>));
  if (calculated.ok) return { ok: true, solution: { sentence, answer: calculated.value } };
  const { key, params } = calculated.error;
  const blamed = BLAMED[key] ?? fieldsOf(sentence)[0]?.name ?? '';
  return { ok: false, problems: { [blamed]: { message: key, params } } };
};
