import { Select } from '../../../../ui/kit/field';
import { NumberField } from '../amounts/number-field';
import { ShareField } from '../amounts/share-field';
import type { MortgageFormProps } from './inputs';

const PMI_ENDS = [
  ['by-itself', 'By itself, at 78% of the price'],
  ['on-request', 'On request, at 80% of the price'],
] as const;

/** The monthly costs of a home besides the loan. */
export const CostFields = ({ inputs, change, errorOf, sign }: MortgageFormProps) => (
  <fieldset className="field-group">
    <legend>Taxes and costs</legend>
    <ShareField
      label="Property tax a year"
      value={inputs.tax}
      unit={inputs.taxUnit}
      whole={inputs.price}
      sign={sign}
      onChange={(tax) => change({ tax })}
      onUnit={(taxUnit, tax) => change({ taxUnit, tax })}
      error={errorOf('propertyTax')}
    />
    <ShareField
      label="Home insurance a year"
      value={inputs.insurance}
      unit={inputs.insuranceUnit}
      whole={inputs.price}
      sign={sign}
      onChange={(insurance) => change({ insurance })}
      onUnit={(insuranceUnit, insurance) => change({ insuranceUnit, insurance })}
      error={errorOf('insurance')}
    />
    <NumberField
      label="HOA fees a month"
      before={sign}
      value={inputs.hoa}
      onChange={(hoa) => change({ hoa })}
      error={errorOf('hoa')}
    />
    <NumberField
      label="PMI a year"
      after="%"
      value={inputs.pmi}
      onChange={(pmi) => change({ pmi })}
      error={errorOf('pmi')}
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
