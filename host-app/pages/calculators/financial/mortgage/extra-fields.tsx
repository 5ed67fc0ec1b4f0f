import { useState } from 'react';
import { Select } from '../../../../ui/kit/field';
import { monthOptions } from '../amounts/month';
import { MonthField } from '../amounts/month-field';
import { NumberField } from '../amounts/number-field';
import type { MortgageFormProps } from './inputs';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../../../ui/kit/button';
import { Icon } from '../../../../ui/kit/icon';
import { readOneOffs, writeOneOffs, type OneOff } from './one-off-list';

const MOST = 20;

/** A year after the last payment in the list. */
const suggestedMonth = (last: string): string => last.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/** Extra payments on a single date, such as an inheritance or a bonus. */
const OneOffFields = ({ inputs, change, errorOf, sign, thisMonth }: MortgageFormProps) => {
  const list = readOneOffs(inputs.once);
  const set = (next: readonly OneOff[]): void => change({ once: writeOneOffs(next) });
  const edit = (at: number, changes: Partial<OneOff>): void =>
    set(list.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  const latest = list.at(-1)?.month ?? (inputs.start || thisMonth);
  return (
    <div className="one-offs">
      {list.map(({ amount, month }, index) => (
        <div key={index} className="one-off" role="group" aria-label={`One-off payment ${index + 1}`}>
          <NumberField
            label={`One-off payment ${index + 1}`}
            before={sign}
            value={amount}
            onChange={(typed) => edit(index, { amount: typed })}
            error={errorOf(`once${index}`)}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove one-off payment ${index + 1}`}
            onClick={() => set(list.filter((_, other) => other !== index))}
          >
            <Icon icon={X} />
          </button>
          <MonthField
            label="Paid in"
            value={month}
            onChange={(typed) => edit(index, { month: typed })}
            error={errorOf(`onceMonth${index}`)}
          />
        </div>
      ))}
      {list.length < MOST && (
        <Button onClick={() => set([...list, { amount: '', month: suggestedMonth(latest) }])}>
          <Icon icon={Plus} size={18} /> Add a one-off payment
        </Button>
      )}
    </div>
  );
};

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
