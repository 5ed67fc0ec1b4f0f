import { Select } from '../../../../ui/kit/field';
import { NumberField } from '../amounts/number-field';
import { ShareField } from '../amounts/share-field';
import type { MortgageFormProps } from './inputs';

const PMI_ENDS = [
  ['by-itself', 'By itself, at 78% of the price'],
  ['on-request', 'On request, at 80% of the price'],
] as const;

/** The monthly costs of a home besides the loan. */
export const CostFields = ({ inputs, change, field, share, sign }: MortgageFormProps) => (
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
