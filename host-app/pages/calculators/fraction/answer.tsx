import type { FractionAnswer } from '../../../maths/fraction/fraction';
import { decimalForm, type DecimalForm } from '../../../maths/fraction/decimal';
import { mixed, improper, isMixed, over } from '../../../maths/fraction/written-fraction';
import { multiply, rational } from '../../../maths/rational';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Maths } from '../../../ui/content/maths';
import { writtenMaths, equalsLineMaths, lineMaths } from '../../../ui/maths-line/fraction-maths';
import { StepList, inOneRow, type WorkedStep } from '../../../ui/maths-line/step-list';
import type { FractionStep } from '../../../maths/fraction/fraction.types';
import { texts } from 'content:texts/fraction-steps';
import { filled } from '../../../maths/messages';
import '../../../ui/maths-line/maths-line.css';

const list = (numbers: string): string => {
  const each = [...new Set(numbers.split(', '))];
  return each.length < 2 ? numbers : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
};

/** The cases in which a step has a reason of its own. */
const casesOf = ({ kind, before, params }: FractionStep): readonly string[] => {
  if (kind === 'combine') return [params['denominator'] === '1' ? 'whole' : 'parts'];
  const decimals = before.flatMap((item) => (typeof item === 'string' ? [] : (item.decimal ?? [])));
  const isRepeating = (decimal: string): boolean => /[(…]|\.{3}/.test(decimal);
  return [
    ...(decimals.every(isRepeating) ? [] : ['ends']),
    ...(decimals.some(isRepeating) ? ['repeats'] : []),
  ];
};

const titleOf = ({ kind }: FractionStep): string => texts[kind]?.title ?? '';

const whyOf = (step: FractionStep): string => {
  const why = texts[step.kind]?.why ?? '';
  const [value] = step.before;
  const text =
    typeof why === 'string'
      ? why
      : casesOf(step)
          .map((name) => why[name])
          .join(' ');
  return filled(text, {
    ...step.params,
    denominators: list(step.params['denominators'] ?? ''),
    top: typeof value === 'object' ? String(value.top) : '',
  });
};

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
