import type { Formula } from '../../../content/content.types';
import { Button } from '../../../ui/kit/button';
import { compareSides } from './compare-sides';
import type { ComparedSides } from './compare-sides';
import { useTypedValues } from './use-typed-values';
import { ValueFields } from './value-fields';
import type { FormattedNumber } from '../numbers/format-number';

const Side = ({ name, value }: { name: string; value: FormattedNumber }) => (
  <p className="result-value">
    <span className="result-side">{name}</span>
    <span>{value.isRounded ? '≈' : '='}</span>
    <strong>{value.text}</strong>
  </p>
);

const Result = ({ outcome }: { outcome: ComparedSides }) => {
  switch (outcome.kind) {
    case 'waiting':
      return <p className="muted">Type a value for every letter.</p>;
    case 'refused':
      return <p className="muted">The result comes as soon as all values can be used.</p>;
    case 'impossible':
      return <p className="result-problem">No value there: {outcome.message}</p>;
    case 'both':
      return (
        <>
          <Side name="Left side" value={outcome.left} />
          <Side name="Right side" value={outcome.right} />
          <p className={outcome.agree ? 'sides-agree' : 'result-problem'}>
            {outcome.agree
              ? 'Both sides agree.'
              : 'They differ here: these values do not meet the conditions below.'}
          </p>
        </>
      );
  }
};

/** Evaluates both sides of an identity for the typed values. */
export const IdentityWidget = ({
  formula,
  identity,
}: {
  formula: Formula;
  identity: NonNullable<Formula['identity']>;
}) => {
  const { filled, change, fillExample } = useTypedValues(formula);
  const { inputs, outcome } = compareSides(formula, identity, filled.typed);
  return (
    <section className="widget card">
      <div className="widget-head">
        <h2>Try values</h2>
        <div className="widget-actions no-print">
          <Button variant="quiet" size="small" onClick={fillExample}>
            Example values
          </Button>
        </div>
      </div>
      <ValueFields inputs={inputs} typed={filled.typed} onChange={(typed) => change({ ...filled, typed })} />
      <div className="result" role="status">
        <Result outcome={outcome} />
      </div>
    </section>
  );
};
