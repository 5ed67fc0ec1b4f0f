import { useId } from 'react';
import type { Formula, FormulaVariable, Rearrangement } from '../../../content/content.types';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Maths } from '../../../ui/content/maths';
import { plainText } from '../../../stores/library/formula-search';
import { Button } from '../../../ui/kit/button';
import { Notice } from '../../../ui/kit/notice';
import { solveFor } from './solve-for';
import type { Outcome, TypedValues } from './solve-for';
import { useTypedValues } from './use-typed-values';
import { ValueFields } from './value-fields';

interface TargetsProps {
  readonly formula: Formula;
  readonly target: string;
  readonly onChoose: (symbol: string) => void;
}

/** The variables as radio buttons, drawn as in the formula. */
const Targets = ({ formula, target, onChoose }: TargetsProps) => {
  const name = useId();
  return (
    <fieldset className="targets">
      <legend>Solve for</legend>
      <div className="segments">
        {formula.rearrangements.map(({ solveFor: symbol }) => {
          const variable = formula.variables.find((one) => one.symbol === symbol);
          return (
            variable && (
              <label key={symbol} className="segment">
                <input
                  type="radio"
                  name={name}
                  checked={symbol === target}
                  aria-label={`${symbol}, ${plainText(variable.name)}`}
                  onChange={() => onChoose(symbol)}
                />
                <span>
                  <Maths tree={variable.math} />
                </span>
              </label>
            )
          );
        })}
      </div>
    </fieldset>
  );
};

/** 'a, b, and c' */
const listed = (variables: readonly FormulaVariable[]): string => {
  const names = variables.map(({ name }) => plainText(name));
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  return `${names.join(', ')}${names.length > 1 ? ',' : ''} and ${last}`;
};

const Result = ({ outcome, variable }: { outcome: Outcome; variable: FormulaVariable }) => {
  switch (outcome.kind) {
    case 'waiting':
      return <p className="muted">Still needed: {listed(outcome.missing)}.</p>;
    case 'refused':
      return <p className="muted">The result comes as soon as all values can be used.</p>;
    case 'impossible':
      return <p className="result-problem">No result: {outcome.message}</p>;
    case 'value': {
      const { text, isRounded, fraction } = outcome.value;
      return (
        <>
          <p className="result-value">
            <Maths tree={variable.math} />
            <span>{fraction === null && isRounded ? '≈' : '='}</span>
            {fraction !== null && (
              <>
                <strong>{fraction}</strong>
                <span>≈</span>
              </>
            )}
            <strong>{text}</strong>
            {variable.unit !== null && variable.unit !== '$' && (
              <span className="result-unit">{variable.unit}</span>
            )}
          </p>
          {outcome.warning !== null && <Notice tone="warning">{outcome.warning}</Notice>}
        </>
      );
    }
  }
};

/** The result replaces the value that was typed for the variable, so that the next calculation can use it. */
const carried = (rearrangement: Rearrangement, outcome: Outcome, typed: TypedValues): TypedValues =>
  outcome.kind === 'value' ? { ...typed, [rearrangement.solveFor]: outcome.plain } : typed;

/** The user chooses a variable and types the others; the widget shows its value. */
export const SolveForWidget = ({ formula }: { formula: Formula }) => {
  const { filled, change, fillExample } = useTypedValues(formula);
  const rearrangement =
    formula.rearrangements.find((one) => one.solveFor === filled.target) ?? formula.rearrangements[0];
  const variable = formula.variables.find(({ symbol }) => symbol === rearrangement?.solveFor);
  if (!rearrangement || !variable) return null;
  const { inputs, outcome } = solveFor(formula, rearrangement, filled.typed);
  return (
    <section className="widget card">
      <div className="widget-head">
        <h2>Calculate</h2>
        <div className="widget-actions no-print">
          <Button variant="quiet" size="small" onClick={fillExample}>
            Example values
          </Button>
          <Button variant="quiet" size="small" onClick={() => change({ ...filled, typed: {} })}>
            Clear
          </Button>
        </div>
      </div>
      {formula.rearrangements.length > 1 && (
        <Targets
          formula={formula}
          target={rearrangement.solveFor}
          onChoose={(target) => change({ typed: carried(rearrangement, outcome, filled.typed), target })}
        />
      )}
      <FittedMaths className="widget-maths" tree={rearrangement.math} />
      <ValueFields
        inputs={inputs}
        typed={filled.typed}
        onChange={(typed) => change({ typed, target: rearrangement.solveFor })}
      />
      <div className="result" role="status">
        <Result outcome={outcome} variable={variable} />
      </div>
    </section>
  );
};
