import { CurrencySelect } from '../amounts/currency-select';
import { MonthField } from '../amounts/month-field';
import { NumberField } from '../amounts/number-field';
import { ShareField } from '../amounts/share-field';
import { UnitField } from '../amounts/unit-field';
import { CostFields } from './cost-fields';
import { ExtraFields } from './extra-fields';
import type { MortgageFormProps } from './inputs';
import { Form } from '../../../../ui/kit/form';

const YEARS_OR_MONTHS = [
  ['years', 'Years'],
  ['months', 'Months'],
] as const;

const HomeFields = ({ inputs, change, field, share, sign }: MortgageFormProps) => (
  <fieldset className="field-group">
    <legend>Home</legend>
    <div className="field-pair">
      <NumberField label="Home price" before={sign} {...field('price')} />
      <CurrencySelect value={inputs.currency} change={change} />
    </div>
    <ShareField label="Down payment" {...share('down', 'downUnit', 'price', 'downPayment')} />
  </fieldset>
);

const LoanFields = ({ inputs, change, field, thisMonth }: MortgageFormProps) => (
  <fieldset className="field-group">
    <legend>Loan</legend>
    <NumberField label="Interest rate" after="%" {...field('rate')} />
    <UnitField
      label="Loan term"
      {...field('term')}
      unit={inputs.termUnit === 'months' ? 'months' : 'years'}
      units={YEARS_OR_MONTHS}
      onUnit={(termUnit) => change({ termUnit })}
    />
    <MonthField label="Loan starts" {...field('start')} value={inputs.start || thisMonth} />
  </fieldset>
);

/** The fields of a mortgage, in four groups. */
export const MortgageForm = (props: MortgageFormProps) => (
  <Form className="calculator-form no-print">
    <HomeFields {...props} />
    <LoanFields {...props} />
    <CostFields {...props} />
    <ExtraFields {...props} />
  </Form>
);
