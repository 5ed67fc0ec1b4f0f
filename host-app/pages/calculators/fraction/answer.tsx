import type { FractionAnswer } from '../../../maths/fraction/fraction';
import { decimalForm } from '../../../maths/fraction/decimal';
import { mixed, improper, isMixed, over } from '../../../maths/fraction/written-fraction';
import { multiply, rational } from '../../../maths/rational';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Maths } from '../../../ui/content/maths';
import { writtenMaths, equalsLineMaths, lineMaths } from '../../../ui/maths-line/fraction-maths';
import { StepList, inOneRow } from '../../../ui/maths-line/step-list';
import type { DecimalForm } from '../../../maths/fraction/decimal';
import '../../../ui/maths-line/maths-line.css';
import type { FractionStep } from '../../../maths/fraction/fraction.types';
import type { WorkedStep } from '../../../ui/maths-line/step-list';
import { titleOf, whyOf } from './step-texts';

const toWorkedStep = (step: FractionStep): WorkedStep => ({
  title: titleOf(step),
  lines: inOneRow([lineMaths(step.before), equalsLineMaths(step.after)]),
  startsFrom: true,
  why: whyOf(step),
});

/** A decimal with a line over the repeating digits, and a text alternative for it. */
const DecimalText = ({ form }: { form: DecimalForm }) => {
  const text = form.text.replace('-', '−');
  if (form.repeating === '') return text;
  return (
    <>
      {text.slice(0, text.indexOf('('))}
      <span className="repeating">{form.repeating}</span>
      <span className="visually-hidden"> repeating</span>
    </>
  );
};

/** The result in large type, and its other forms. */
export const AnswerCard = ({ answer }: { answer: FractionAnswer }) => {
  const { value } = answer;
  const mixedForm = mixed(value);
  const percent = decimalForm(multiply(value, rational(100)), 12);
  return (
    <section className="card result-card" aria-labelledby="fraction-result">
      <h2 id="fraction-result">Result</h2>
      <div role="status">
        <FittedMaths tree={writtenMaths(improper(over(value.n, value.d)))} className="result-large" />
      </div>
      <dl className="forms">
        {isMixed(mixedForm) && (
          <div>
            <dt>Mixed number</dt>
            <dd className="maths-inline">
              <Maths tree={writtenMaths(mixedForm)} />
            </dd>
          </div>
        )}
        <div>
          <dt>Decimal</dt>
          <dd className="digits">
            <DecimalText form={answer.decimal} />
          </dd>
        </div>
        <div>
          <dt>Percent</dt>
          <dd className="digits">
            <DecimalText form={percent} />%
          </dd>
        </div>
      </dl>
    </section>
  );
};

/** The steps of the calculation. */
export const AnswerSteps = ({ answer }: { answer: FractionAnswer }) => (
  <section className="card" aria-labelledby="fraction-steps">
    <h2 id="fraction-steps">Step by step</h2>
    {answer.steps.length > 0 ? (
      <StepList steps={answer.steps.map(toWorkedStep)} />
    ) : (
      <p className="muted">
        Nothing to do here: this is already in lowest terms. No number but 1 divides both top and bottom.
      </p>
    )}
  </section>
);
