import type { Formula } from '../../../content/content.types';
import { Button } from '../../../ui/kit/button';
import { compareSides } from './compare-sides';
import type { Compared } from './compare-sides';
import { useTyped } from './use-typed';
import { ValueFields } from './value-fields';
import type { Shown } from '../numbers/shown-number';

const Side = ({ name, value }: { name: string; value: Shown }) => (
  <p className="result-value">
    <span className="result-side">{name}</span>
    <span>{value.isRounded ? '≈' : '='}</span>
    <strong>{value.text}</strong>
  </p>
);

const Result = ({ outcome }: { outcome: Compared }) => {
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
  const { filled, change, fillExample } = useTyped(formula);
  const { inputs, outcome } = compareSides(formula, identity, filled.typed);
  return (
    <section className="widget card">
      <div className="widget-head">
        <h2>Try values</h2>
        <div className="widget-actions no-print">
          <Button look="quiet" size="small" onClick={fillExample}>
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
