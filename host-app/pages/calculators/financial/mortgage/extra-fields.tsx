import { useState } from 'react';
import { Select } from '../../../../ui/kit/field';
import { monthOptions } from '../amounts/month';
import { MonthField } from '../amounts/month-field';
import { NumberField } from '../amounts/number-field';
import type { MortgageFormProps } from './inputs';
import { OneOffFields } from './one-off-fields';

/** Closed when there are no extra payments. */
export const ExtraFields = (props: MortgageFormProps) => {
  const { inputs, change, field, sign, thisMonth } = props;
  const [startsOpen] = useState(() => inputs.extra + inputs.yearly + inputs.once !== '');
  return (
    <details className="field-group" open={startsOpen}>
      <summary>Extra payments</summary>
      <div className="folded-fields">
        <NumberField label="Extra every month" before={sign} {...field('extra')} />
        <MonthField
          label="First extra"
          {...field('extraFrom')}
          value={inputs.extraFrom || inputs.start || thisMonth}
        />
        <NumberField label="Extra every year" before={sign} {...field('yearly')} />
        <Select
          label="Paid in"
          value={inputs.yearlyMonth}
          options={monthOptions()}
          onChange={(yearlyMonth) => change({ yearlyMonth })}
        />
        <OneOffFields {...props} />
      </div>
    </details>
  );
};
