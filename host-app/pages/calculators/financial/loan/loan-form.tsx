import { Segments } from '../../../../ui/kit/segments';
import { CurrencySelect } from '../amounts/currency-select';
import { MonthField } from '../amounts/month-field';
import { NumberField } from '../amounts/number-field';
import { ShareField } from '../amounts/share-field';
import { choiceOf, FINDS, KINDS, type LoanFormProps } from './inputs';
import { TermFields } from './term-fields';
import { Form } from '../../../../ui/kit/form';

const KIND_WORDS = {
  amortised: 'Equal payments until nothing is owed.',
  deferred: 'Interest adds up; all of it is due on one day.',
  bond: 'A fixed sum is due at the end; less is paid out now.',
} as const;

const AMOUNT_LABELS = { amortised: 'Loan amount', deferred: 'Loan amount', bond: 'Due at the end' } as const;

const QuestionFields = ({ inputs, change }: LoanFormProps) => {
  const kind = choiceOf(KINDS, inputs.kind, 'amortised');
  return (
    <fieldset className="field-group">
      <legend>Kind of loan</legend>
      <Segments
        label="Kind of loan"
        value={kind}
        options={KINDS}
        onChange={(next) => change({ kind: next })}
      />
      <p className="field-hint">{KIND_WORDS[kind]}</p>
      {kind === 'amortised' && (
        <div className="field">
          <span className="field-label" aria-hidden="true">
            Work out
          </span>
          <Segments
            label="Work out"
            value={choiceOf(FINDS, inputs.find, 'payment')}
            options={FINDS}
            onChange={(find) => change({ find })}
          />
        </div>
      )}
    </fieldset>
  );
};

const AmountFields = ({ inputs, change, field, sign }: LoanFormProps) => {
  const kind = choiceOf(KINDS, inputs.kind, 'amortised');
  const find = kind === 'amortised' ? choiceOf(FINDS, inputs.find, 'payment') : null;
  return (
    <fieldset className="field-group">
      <legend>Loan</legend>
      <div className="field-pair with-currency">
        {find !== 'amount' && <NumberField label={AMOUNT_LABELS[kind]} before={sign} {...field('amount')} />}
        {find !== null && find !== 'payment' && (
          <NumberField label="Payment each time" before={sign} {...field('payment')} />
        )}
        <CurrencySelect value={inputs.currency} change={change} />
      </div>
      <TermFields inputs={inputs} change={change} field={field} find={find} />
    </fieldset>
  );
};

const MoreFields = ({ inputs, field, share, sign, thisMonth }: LoanFormProps) => (
  <fieldset className="field-group">
    <legend>Fee, start and extra</legend>
    <ShareField
      label="Fee kept back"
      {...share('fee', 'feeUnit', 'amount')}
      hint="Raises the APR above the rate."
    />
    <MonthField label="Loan starts" {...field('start')} value={inputs.start || thisMonth} />
    <NumberField label="Extra with every payment" before={sign} {...field('extra')} />
  </fieldset>
);

/** The fields that the kind of loan needs. */
export const LoanForm = (props: LoanFormProps) => (
  <Form className="calculator-form no-print">
    <QuestionFields {...props} />
    <AmountFields {...props} />
    {choiceOf(KINDS, props.inputs.kind, 'amortised') === 'amortised' && <MoreFields {...props} />}
  </Form>
);
