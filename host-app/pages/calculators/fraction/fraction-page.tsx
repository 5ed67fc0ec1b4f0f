import { about } from 'content:calculators/fraction';
import { calculateFraction } from '../../../maths/fraction/fraction';
import { Segments } from '../../../ui/kit/segments';
import { CalculatorPage } from '../layout/calculator-page';
import { useErrorEvent, useHistoryEntry } from '../layout/use-history-entry';
import { useInputs } from '../layout/use-inputs';
import type { Inputs } from '../layout/use-inputs';
import { AnswerCard, AnswerSteps } from './answer';
import { CompareCard, CompareEntry, CompareSteps } from './compare';
import { compareTyped, mixedText } from './comparison';
import './fraction.css';
import { defaults, ENTRIES, MODES, readCompared, writeCompared } from './inputs';
import type { FractionInput } from './inputs';
import { LineEntry, Preview } from './line-entry';
import { TermFields } from './term-fields';
import { problemOf, readTerms, termsText, writeTerms } from './terms';

interface ModeProps {
  readonly inputs: Inputs<FractionInput>;
  readonly change: (changes: Partial<Inputs<FractionInput>>) => void;
}

const Nothing = ({ children }: { children: string }) => (
  <section className="card result-card result-waiting" aria-label="Result">
    <p className="muted">{children}</p>
  </section>
);

const Work = ({ inputs, change }: ModeProps) => {
  const inFields = inputs.in === 'fields';
  const terms = readTerms(inputs.terms);
  const isComplete = !inFields || terms.every((term) => problemOf(term) === null);
  const text = inFields ? termsText(terms) : inputs.e;
  const calculated = isComplete ? calculateFraction(text) : null;
  const answer = calculated?.ok ? calculated.value : null;
  const error = calculated && !calculated.ok ? calculated.error : null;
  useHistoryEntry(answer && { calculator: 'fraction', input: text, result: answer.fraction });
  useErrorEvent('fraction', error?.key);
  return (
    <>
      <div className="fraction-columns">
        <section className="card fraction-input" aria-label="Input">
          <Segments
            label="Entry"
            value={inFields ? 'fields' : 'line'}
            options={ENTRIES}
            onChange={(entry) => change({ in: entry })}
          />
          {inFields ? (
            <TermFields terms={terms} onChange={(next) => change({ terms: writeTerms(next) })} />
          ) : (
            <LineEntry text={text} error={error} onChange={(e) => change({ e })} />
          )}
          {isComplete && <Preview text={text} error={error} />}
        </section>
        {answer ? (
          <AnswerCard answer={answer} />
        ) : (
          <Nothing>The result comes here once everything beside can be read.</Nothing>
        )}
      </div>
      {answer && <AnswerSteps answer={answer} />}
    </>
  );
};

const Compare = ({ inputs, change }: ModeProps) => {
  const typed = readCompared(inputs.compare);
  const { errors, result } = compareTyped(typed);
  const input = `compare ${typed.join(', ')}`;
  const chain = result?.ordered.map(
    (value, at) => `${at === 0 ? '' : ` ${result.relations[at - 1]} `}${mixedText(value)}`,
  );
  useHistoryEntry(chain ? { calculator: 'fraction', input, result: chain.join('') } : null);
  return (
    <>
      <div className="fraction-columns">
        <section className="card fraction-input" aria-label="Input">
          <CompareEntry
            typed={typed}
            errors={errors}
            onChange={(next) => change({ compare: writeCompared(next) })}
          />
        </section>
        {result ? (
          <CompareCard result={result} />
        ) : (
          <Nothing>The comparison comes here once all numbers can be read.</Nothing>
        )}
      </div>
      {result && <CompareSteps result={result} />}
    </>
  );
};

/** /math/fraction */
export const FractionPage = () => {
  const [inputs, change] = useInputs('fraction', defaults);
  const isCompare = inputs.mode === 'compare';
  return (
    <CalculatorPage
      title="Fraction calculator"
      description="Add, subtract, multiply, divide, simplify, convert and compare fractions, with every step explained."
      layout="form"
      about={about}
    >
      <Segments
        label="What to do"
        value={isCompare ? 'compare' : 'work'}
        options={MODES}
        onChange={(mode) => change({ mode })}
      />
      {isCompare ? <Compare inputs={inputs} change={change} /> : <Work inputs={inputs} change={change} />}
    </CalculatorPage>
  );
};
