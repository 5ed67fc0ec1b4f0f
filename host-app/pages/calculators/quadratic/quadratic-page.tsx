import { about } from 'content:calculators/quadratic';
import { polynomialText } from '../../../maths/quadratic/polynomial-text';
import { solveQuadratic } from '../../../maths/quadratic/quadratic';
import type { Coefficients, Degenerate, Quadratic } from '../../../maths/quadratic/quadratic.types';
import { formatRational } from '../../../maths/rational';
import { CalculatorPage } from '../layout/calculator-page';
import { useErrorEvent, useHistoryEntry } from '../layout/use-history-entry';
import { useInputs } from '../layout/use-inputs';
import { ParabolaCard, RootsCard } from './answer';
import { CoefficientFields } from './coefficient-fields';
import { DegenerateAnswer, LinearSteps } from './degenerate';
import { defaults, readCoefficients } from './inputs';
import { MethodSteps } from './method-steps';
import '../fraction/fraction.css';
import './quadratic.css';

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
