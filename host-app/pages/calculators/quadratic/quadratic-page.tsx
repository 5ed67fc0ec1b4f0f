import { about } from 'content:calculators/quadratic';
import { polynomialText } from '../../../maths/quadratic/polynomial-text';
import { solveQuadratic } from '../../../maths/quadratic/quadratic';
import type {
  Coefficients,
  Degenerate,
  Quadratic,
  MethodName,
} from '../../../maths/quadratic/quadratic.types';
import { formatRational } from '../../../maths/rational';
import { CalculatorPage } from '../layout/calculator-page';
import { useErrorEvent, useHistoryEntry } from '../layout/use-history-entry';
import { useInputs } from '../layout/use-inputs';
import { ParabolaCard, RootsCard } from './answer';
import { CoefficientFields } from './coefficient-fields';
import { DegenerateAnswer, LinearSteps } from './degenerate';
import { defaults, readCoefficients, METHOD_NAMES } from './inputs';
import { Segments } from '../../../ui/kit/segments';
import { StepList } from '../../../ui/maths-line/step-list';
import { toWorkedSteps } from './worked-steps';
import '../fraction/fraction.css';
import './quadratic.css';

interface MethodStepsProps {
  readonly quadratic: Quadratic;
  readonly chosen: string;
  readonly onChoose: (name: MethodName) => void;
}

/** The steps of one method; tabs change the method. */
const MethodSteps = ({ quadratic, chosen, onChoose }: MethodStepsProps) => {
  const { methods, factored } = quadratic;
  const method = methods.find(({ name }) => name === chosen) ?? methods[0];
  if (!method) return null;
  return (
    <section className="card method-card" aria-labelledby="steps">
      <h2 id="steps">Step by step</h2>
      <Segments
        label="Method"
        value={method.name}
        options={methods.map(({ name }) => [name, METHOD_NAMES[name]] as const)}
        onChange={onChoose}
      />
      {factored === undefined && (
        <p className="field-hint">Factoring is not offered here: the roots are not rational numbers.</p>
      )}
      <StepList key={method.name} steps={toWorkedSteps(method.steps)} />
    </section>
  );
};

const resultText = (solved: Quadratic | Degenerate): string => {
  if (solved.kind === 'quadratic') return solved.roots.map(({ exact }) => `x = ${exact}`).join(', ');
  if (solved.kind === 'linear') return `x = ${formatRational(solved.root)}`;
  return solved.kind === 'always' ? 'every x' : 'no solution';
};

/** The history entry: plain text that reads like the equation. */
const entryOf = (coefficients: Coefficients | null, solved: Quadratic | Degenerate | null) => {
  if (!coefficients || !solved) return null;
  const { a, b, c } = coefficients;
  return { calculator: 'quadratic', input: `${polynomialText([a, b, c])} = 0`, result: resultText(solved) };
};

/** /math/quadratic */
export const QuadraticPage = () => {
  const [inputs, change] = useInputs('quadratic', defaults);
  const { coefficients, errors } = readCoefficients(inputs);
  const solved = coefficients && solveQuadratic(coefficients);
  useHistoryEntry(entryOf(coefficients, solved));
  useErrorEvent('quadratic', coefficients ? undefined : 'amountNotRead');
  return (
    <CalculatorPage
      title="Quadratic equation solver"
      description="Exact roots, real or complex, with the graph and every step of three methods."
      layout="form"
      about={about}
    >
      <div className="fraction-columns">
        <CoefficientFields inputs={inputs} errors={errors} coefficients={coefficients} onChange={change} />
        {solved?.kind === 'quadratic' && <RootsCard quadratic={solved} />}
        {solved && coefficients && solved.kind !== 'quadratic' && (
          <DegenerateAnswer solved={solved} coefficients={coefficients} />
        )}
        {!solved && (
          <section className="card result-card result-waiting" aria-label="Solutions">
            <p className="muted">The solutions come here once a, b and c can be read.</p>
          </section>
        )}
      </div>
      {solved?.kind === 'quadratic' && (
        <>
          <ParabolaCard quadratic={solved} />
          <MethodSteps quadratic={solved} chosen={inputs.method} onChoose={(method) => change({ method })} />
        </>
      )}
      {solved?.kind === 'linear' && <LinearSteps solved={solved} />}
    </CalculatorPage>
  );
};
