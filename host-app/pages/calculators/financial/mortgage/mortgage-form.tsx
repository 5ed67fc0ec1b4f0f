import { CurrencySelect } from '../amounts/currency-select';
import { MonthField } from '../amounts/month-field';
import { NumberField } from '../amounts/number-field';
import { ShareField } from '../amounts/share-field';
import { UnitField } from '../amounts/unit-field';
import { ExtraFields } from './extra-fields';
import type { MortgageFormProps } from './inputs';
import { Form } from '../../../../ui/kit/form';
import { Select } from '../../../../ui/kit/field';

const PMI_ENDS = [
  ['by-itself', 'By itself, at 78% of the price'],
  ['on-request', 'On request, at 80% of the price'],
] as const;

/** The monthly costs of a home besides the loan. */
const CostFields = ({ inputs, change, field, share, sign }: MortgageFormProps) => (
  <fieldset className="field-group">
    <legend>Taxes and costs</legend>
    <ShareField label="Property tax a year" {...share('tax', 'taxUnit', 'price', 'propertyTax')} />
    <ShareField label="Home insurance a year" {...share('insurance', 'insuranceUnit', 'price')} />
    <NumberField label="HOA fees a month" before={sign} {...field('hoa')} />
    <NumberField
      label="PMI a year"
      after="%"
      {...field('pmi')}
      hint="Of the loan; only with less than 20% down."
    />
    <Select
      label="PMI ends"
      value={inputs.pmiEnds === 'on-request' ? 'on-request' : 'by-itself'}
      options={PMI_ENDS}
      onChange={(pmiEnds) => change({ pmiEnds })}
    />
  </fieldset>
);

const YEARS_OR_MONTHS = [
  ['years', 'Years'],
  ['months', 'Months'],
] as const;

const HomeFields = ({ inputs, change, field, share, sign }: MortgageFormProps) => (
  <fieldset className="field-group">
    <legend>Home</legend>
    <div className="field-pair with-currency">
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
