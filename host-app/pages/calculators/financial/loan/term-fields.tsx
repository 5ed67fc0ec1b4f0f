import { Select } from '../../../../ui/kit/field';
import { NumberField } from '../amounts/number-field';
import { UnitField } from '../amounts/unit-field';
import { choiceOf, COMPOUNDINGS, FREQUENCIES, type Find, type LoanFormProps } from './inputs';

const UNITS = [
  ['years', 'Years'],
  ['months', 'Months'],
] as const;

interface TermFieldsProps extends Pick<LoanFormProps, 'inputs' | 'change' | 'field'> {
  /** `null` for kinds of loan without regular payments. */
  readonly find: Find | null;
}

/** Rate and term, with their units. */
export const TermFields = ({ inputs, change, field, find }: TermFieldsProps) => (
  <>
    <div className="field-pair">
      {find !== 'rate' && <NumberField label="Interest rate a year" after="%" {...field('rate')} />}
      {find !== null && (
        <Select
          label="Payments"
          value={choiceOf(FREQUENCIES, inputs.every, '12')}
          options={FREQUENCIES}
          onChange={(every) => change({ every })}
        />
      )}
    </div>
    {find !== 'term' && (
      <UnitField
        label="Term"
        {...field('term')}
        unit={inputs.termUnit === 'months' ? 'months' : 'years'}
        units={UNITS}
        onUnit={(termUnit) => change({ termUnit })}
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

/** Without payments, compounding with every payment is not offered. */
const LUMP_COMPOUNDINGS = COMPOUNDINGS.filter(([value]) => value !== '1').map(
  ([value, text]) => [value, value === '' ? 'Yearly (APY)' : text] as const,
);
