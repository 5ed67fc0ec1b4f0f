import { Select } from '../../../../ui/kit/field';
import { NumberField } from '../amounts/number-field';
import { UnitField } from '../amounts/unit-field';
import { choiceOf, COMPOUNDINGS, FREQUENCIES, type Find } from './inputs';
import type { LoanFormProps } from './loan-form';

const UNITS = [
  ['years', 'Years'],
  ['months', 'Months'],
] as const;

interface TermFieldsProps extends Pick<LoanFormProps, 'inputs' | 'change' | 'errorOf'> {
  /** `null` where nothing is paid before the end. */
  readonly find: Find | null;
}

/** Rate and time, and how they are counted. */
export const TermFields = ({ inputs, change, errorOf, find }: TermFieldsProps) => (
  <>
    {find !== 'rate' && (
      <NumberField
        label="Interest rate a year"
        after="%"
        value={inputs.rate}
        onChange={(rate) => change({ rate })}
        error={errorOf('rate')}
      />
    )}
    {find !== 'term' && (
      <UnitField
        label="Term"
        value={inputs.term}
        onChange={(term) => change({ term })}
        unit={inputs.termUnit === 'months' ? 'months' : 'years'}
        units={UNITS}
        onUnit={(termUnit) => change({ termUnit })}
        error={errorOf('term')}
      />
    )}
    {find !== null && (
      <Select
        label="Payments"
        value={choiceOf(FREQUENCIES, inputs.every, '12')}
        options={FREQUENCIES}
        onChange={(every) => change({ every })}
      />
    )}
    <Select
      label="Interest is compounded"
      value={choiceOf(COMPOUNDINGS, inputs.compounding, '')}
      options={find === null ? LUMP_COMPOUNDINGS : COMPOUNDINGS}
      onChange={(compounding) => change({ compounding })}
    />
  </>
);

/** Without payments, the choice that follows them is a year. */
const LUMP_COMPOUNDINGS = COMPOUNDINGS.filter(([value]) => value !== '1').map(
  ([value, text]) => [value, value === '' ? 'Yearly (APY)' : text] as const,
);
